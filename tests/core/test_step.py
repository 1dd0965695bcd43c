"""Steps: what a question and a draw have in common in all games."""

from typing import Any

import pytest
from mypy_extensions import i64

from serai import Rng
from serai.core.arrays import vec
from serai.core.state import CHANCE, NOBODY, Moves, State, ranked
from serai.core.step import NO_ACTION, OTHER_STEP, Choice, FromBag, FromMany, FromSeats, Step, Steps, StepState


class Ended:
    """As much of a game as a state asks for."""

    endings = ("lost", "won")


ENDED = Ended()


class Toy(StepState):
    """Three things, of which some are there; a number of each; what was done."""

    def __init__(self, there: int = 0b111, counts: tuple[int, ...] = (0, 0, 0, 0), steps: Any = None) -> None:
        super().__init__(ENDED, 2, {}, steps or Steps([]))
        self.there = there
        self.counts = vec[i64](counts)
        self.done: list[str] = []

    def copy(self) -> State:
        raise NotImplementedError

    @property
    def ranking(self) -> tuple[int, ...]:
        return ()

    @property
    def scores(self) -> tuple[int, ...]:
        return ()


class Pick(Choice[Any]):
    """Actions 10 to 12 take a thing that is there."""

    def answers(self, state: Toy) -> tuple[i64, i64]:
        return 10, 13

    def bars(self, state: Toy, seat: i64, which: i64) -> str:
        return "" if state.there >> which & 1 else "gone"

    def choose(self, state: Toy, seat: i64, which: i64) -> None:
        state.done.append(f"{seat} takes {which}")

    def decline(self, state: Toy, seat: i64) -> None:
        state.done.append(f"{seat} declines")


class Bag(FromBag[Any]):
    """Actions 20 and 21; the bag is the second half of the array."""

    def first(self, state: Toy) -> i64:
        return 20

    def bag(self, state: Toy) -> vec[i64]:
        return state.counts

    def part(self, state: Toy) -> tuple[i64, i64]:
        return 2, 4

    def drawn(self, state: Toy, which: i64) -> None:
        state.done.append(f"drawn {which}")


class Lot(FromMany[Any]):
    """Actions 30 to 32, as far as they are there."""

    def first(self, state: Toy) -> i64:
        return 30

    def among(self, state: Toy) -> i64:
        return state.there

    def drawn(self, state: Toy, which: i64) -> None:
        state.done.append(f"drawn {which}")


def legal(step: Step[Any], state: Toy) -> list[int]:
    moves = Moves()
    step.write_legal(state, 0, moves)
    return list(moves.listed())


def test_a_choice_offers_what_nothing_bars_and_says_why_not() -> None:
    step, state = Pick(0, "pick", 5), Toy(0b101)
    assert legal(step, state) == [10, 12, 5]
    assert [step.why_not(state, 0, action) for action in (5, 10, 11, 13)] == ["", "", "gone", OTHER_STEP]
    step.play(state, 1, 12)
    step.play(state, 0, 5)
    assert state.done == ["1 takes 2", "0 declines"]


def test_a_choice_without_a_way_out_offers_the_things_alone() -> None:
    assert legal(Pick(0, "pick"), Toy(0b010)) == [11]
    assert Pick(0, "pick").why_not(Toy(), 0, NO_ACTION) == OTHER_STEP


@pytest.mark.parametrize(("there", "only"), [(0, NO_ACTION), (0b100, 12), (0b110, NO_ACTION), (0b111, NO_ACTION)])
def test_only_is_the_single_answer(there: int, only: int) -> None:
    assert Pick(0, "pick").only(Toy(there), 0) == only


def test_a_draw_from_a_bag_is_by_the_counts_of_its_part() -> None:
    step, state = Bag(0, "bag"), Toy(0, (9, 9, 3, 1))
    assert step.outcomes(state) == [(20, 3), (21, 1)]
    assert step.outcomes(Toy(0, (9, 9, 0, 1))) == [(21, 1)]
    rng = Rng(1)
    drawn = [int(step.draw(state, rng)) for _ in range(400)]
    assert set(drawn) == {20, 21}
    assert 240 < drawn.count(20) < 360
    step.play(state, -1, 21)
    assert state.done == ["drawn 1"]


def test_a_draw_from_many_takes_each_that_is_there() -> None:
    step, state = Lot(0, "lot"), Toy(0b101)
    assert step.outcomes(state) == [(30, 1), (32, 1)]
    rng = Rng(1)
    assert {int(step.draw(state, rng)) for _ in range(50)} == {30, 32}


def test_steps_are_listed_by_number() -> None:
    steps: Steps[Any] = Steps([Pick(0, "pick"), Step(1, "over")])
    assert (steps.at(1).name, steps.names) == ("over", ("pick", "over"))
    with pytest.raises(ValueError, match="pick"):
        Steps([Step(1, "over"), Pick(0, "pick")])


class Start(FromSeats[Any]):
    """Actions 40 and 41: who begins."""

    def first(self, state: Toy) -> i64:
        return 40

    def drawn(self, state: Toy, which: i64) -> None:
        state.ask(0, which)


def moment(there: int = 0b111) -> Toy:
    """A state at its first step, of three."""
    return Toy(there, steps=Steps([Pick(0, "pick"), Start(1, "start"), Step(2, "over")]))


def test_a_state_leaves_to_its_step_what_is_legal_and_what_follows() -> None:
    state = moment(0b101)
    state.let_chance(1)
    assert (state.chance, state.deciders, state.outcomes()) == (True, (), [(40, 1), (41, 1)])
    assert state.draw(Rng(1)) in (40, 41)
    state.apply(CHANCE, 41)
    assert (state.deciders, state.legal(1), state.legal(0)) == ((1,), [10, 12], [])
    assert [state.why_not(1, action) for action in (10, 11)] == ["", "gone"]
    state.apply(1, 12)
    assert state.done == ["1 takes 2"]


def test_a_finished_game_is_at_its_last_step_and_tells_how_it_ended() -> None:
    state = moment()
    assert state.ending == ""
    state.finish(1)
    assert (state.over, state.decider, state.step, state.ending, state.deciders) == (True, NOBODY, 2, "won", ())


@pytest.mark.parametrize(
    ("there", "decides", "done"), [(0, False, []), (0b010, False, ["1 takes 1"]), (0b110, True, [])]
)
def test_a_step_that_is_come_to_is_put_only_where_there_is_a_choice(there: int, decides: bool, done: list[str]) -> None:
    state = moment(there)
    assert state.steps.at(0).begin(state, 1) == decides
    assert state.done == done
    assert state.steps.at(1).begin(state, 1)
    assert state.chance


def test_ranks_are_shared_by_equals() -> None:
    assert ranked([7, 9, 7, -1]) == (2, 1, 2, 4)
