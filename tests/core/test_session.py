"""A game being played: steps, logs, and what may be taken back."""

import gc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toys import DEAL, DIE, DOUBT, TOY, TRUST, Toy, ToyState

from serai.core.errors import IllegalAction, NothingToUndo
from serai.core.game import Event
from serai.core.record import Record
from serai.core.registry import game
from serai.core.rng import Rng
from serai.core.session import Session, event_for
from serai.core.state import CHANCE


def toy(seats: int = 2) -> Session:
    """The toy after the first deal and the die: seat 0 holds ant and bee, seat 1 cat and dog."""
    session = Session(Record(TOY, {}, seats))
    for card in range(2 * seats):
        session.play(CHANCE, DEAL + card % 4)
    session.play(CHANCE, DIE)
    return session


def kurier(*steps: str, **options: str) -> Session:
    """Kurier with named steps; chance's begin with a star, the others are taken by whoever decides."""
    chosen = game("kurier")
    session = Session(Record(chosen, options, 2))
    for step in steps:
        seat = CHANCE if step.startswith("*") else int(session.state.decider)
        session.play(seat, chosen.parse(step.lstrip("* ")))
    return session


def snapshot(session: Session) -> tuple[object, ...]:
    """All that a session is."""
    return session.state.dump(), list(session.record.steps), [session.log(viewer) for viewer in (0, 1, None)]


# ---------------------------------------------------------------------- playing


def test_a_refused_step_changes_nothing() -> None:
    session = toy()
    before = snapshot(session)
    with pytest.raises(IllegalAction):
        session.play(0, DOUBT)
    assert snapshot(session) == before


def test_every_moment_can_be_looked_at() -> None:
    session = toy()
    assert session.at(0).dump() == TOY.start(2).dump()
    assert session.at(len(session.record.steps)).dump() == session.state.dump()
    assert session.at(2).dump() == session.record.replay(2).dump()


@pytest.mark.parametrize("name", ["himalaya", "kurier"])
def test_every_moment_of_a_long_game_is_what_its_record_says(name: str) -> None:
    """Few moments are kept: the others are played again, in any order, and after steps were taken back."""
    rng = Rng(5)
    session = Session(Record(game(name), {}, 3))
    while len(session.record.steps) < 150 and not session.state.over:
        if session.state.chance:
            session.settle(rng)
            continue
        seat = int(session.state.deciders[rng.below(len(session.state.deciders))])
        run = session.undo_run(seat)
        if run and rng.below(3) == 0:
            session.undo_steps(seat, 1 + rng.below(len(run)))
        else:
            actions = session.state.legal(seat)
            session.play(seat, int(actions[rng.below(len(actions))]))
        number = rng.below(len(session.record.steps) + 1)
        assert session.at(number).dump() == session.record.replay(number).dump()
    again = Session(session.record)
    for number, state in enumerate(session.record.states()):
        assert state.dump() == session.at(number).dump() == again.at(number).dump()
    for outside in (-1, len(session.record.steps) + 1):
        with pytest.raises(IndexError):
            session.at(outside)


def test_a_long_game_keeps_few_of_its_moments() -> None:
    chosen, rng = game("kurier"), Rng(3)
    kind = type(chosen.start(2))

    def held() -> int:
        gc.collect()
        return sum(type(state) is kind for state in gc.get_objects())

    before = held()  # what other tests have left behind
    session = Session(Record(chosen, {}, 2))
    while not session.state.over and len(session.record.steps) < 200:
        session.settle(rng)
        if not session.state.over:
            actions = session.state.legal(session.state.decider)
            session.play(int(session.state.decider), int(actions[rng.below(len(actions))]))
    steps = len(session.record.steps)
    for number in range(0, steps, 40):
        session.at(number)
    assert steps > 150
    assert held() - before < steps / 2


def test_a_session_takes_up_a_record() -> None:
    session = toy()
    again = Session(session.record)
    assert again.state.dump() == session.state.dump()


def test_chance_settles_and_stands_in_the_record() -> None:
    session = Session(Record(TOY, {}, 2))
    fell = session.settle(Rng(3))
    assert session.record.steps == [(CHANCE, action) for action in fell]
    assert session.state.deciders == (0, 1)
    assert session.settle(Rng(3)) == []


# ---------------------------------------------------------------------- undo: the rule


def test_nothing_to_undo_at_the_start() -> None:
    session = Session(Record(TOY, {}, 2))
    assert session.undoable(0) is None
    with pytest.raises(NothingToUndo):
        session.undo(0)


def test_an_own_step_is_taken_back() -> None:
    session = kurier("* start red", "* courier lady", start_player="random")
    before = snapshot(session)
    action = session.state.legal(session.state.decider)[0]
    seat = session.state.decider
    session.play(seat, action)
    assert session.state.chance  # his reserve is turned up next
    assert session.undo(seat) == action
    assert snapshot(session) == before


def test_a_whole_turn_is_taken_back_step_by_step() -> None:
    session = _at_first_turn()
    seat = int(session.state.decider)
    start = len(session.record.steps)
    taken = []
    for text in ("deploy reserve", None):
        legal = session.state.legal(seat)
        action = game("kurier").parse(text) if text else int(legal[0])
        session.play(seat, action)
        taken.append(action)
    while session.state.decider == seat and len(taken) < 4:
        action = int(session.state.legal(seat)[0])
        session.play(seat, action)
        taken.append(action)
    assert not session.state.chance or session.record.steps[-1][0] == seat
    back = [session.undo(seat) for _ in taken]
    assert back == taken[::-1]
    assert len(session.record.steps) == start
    assert session.undoable(seat) is None  # a courier was turned up before


def test_not_after_chance_fell() -> None:
    session = kurier("* start red", "* courier lady")
    seat = int(session.state.decider)
    session.play(seat, int(session.state.legal(seat)[0]))
    assert session.undoable(seat) == 2
    session.settle(Rng(1))
    assert session.undoable(seat) is None
    with pytest.raises(NothingToUndo) as caught:
        session.undo(seat)
    assert caught.value.say("nl") != caught.value.say("en")


def test_not_after_another_seat_acted() -> None:
    session = _at_first_turn()
    first = int(session.state.decider)
    while session.state.decider == first:
        session.play(first, int(session.state.legal(first)[0]))
        session.settle(Rng(2))
    second = int(session.state.decider)
    session.play(second, int(session.state.legal(second)[-1]))
    assert session.undoable(second) is not None
    assert session.undoable(first) is None


def test_never_somebody_elses_step() -> None:
    session = _at_first_turn()
    seat = int(session.state.decider)
    session.play(seat, int(session.state.legal(seat)[0]))
    assert session.undoable(1 - seat) is None
    assert session.undoable(CHANCE) is None


def test_not_once_hidden_things_were_shown() -> None:
    session = toy()
    for seat, card in ((0, 0), (1, 2)):
        session.play(seat, card)
        session.play(seat, TRUST)
    assert session.state.shown == 1
    assert session.undoable(0) is None
    assert session.undoable(1) is None


def _at_first_turn() -> Session:
    session = Session(Record(game("kurier"), {"start_player": "1"}, 2))
    rng = Rng(1)
    session.settle(rng)
    while not session.state.view()["turn"]:
        seat = int(session.state.decider)
        session.play(seat, int(session.state.legal(seat)[0]))
        session.settle(rng)
    return session


# ---------------------------------------------------------------------- undo: the exception of secret steps


def test_a_secret_step_is_taken_back_whatever_others_did_meanwhile() -> None:
    session = toy()
    session.play(0, 0)
    session.play(1, 2)
    session.play(1, DOUBT)
    assert session.undo(0) == 0
    assert session.state.legal(0) == [0, 1]
    assert session.state.deciders == (0,)
    assert session.record.steps[-2:] == [(1, 2), (1, DOUBT)]


def test_after_an_undo_among_others_the_record_still_replays() -> None:
    session = toy(3)
    for seat, action in ((2, session.state.legal(2)[0]), (0, session.state.legal(0)[0]), (2, TRUST)):
        session.play(seat, int(action))
    session.undo(2)
    session.undo(0)
    assert session.record.replay().dump() == session.state.dump()
    assert [seat for seat, _ in session.record.steps[-1:]] == [2]


def test_secret_steps_are_taken_back_until_the_reveal_and_no_further() -> None:
    session = toy()
    session.play(0, 1)
    session.play(0, TRUST)
    session.play(1, 3)
    assert session.undo(0) == TRUST
    assert session.undo(0) == 1
    assert session.undoable(0) is None  # the die fell before
    assert session.undo(1) == 3
    assert session.undoable(1) is None


class OpenedState(ToyState):
    """After the die seat 0 says openly that it begins; only then do all decide in secret."""

    @property
    def opened(self) -> bool:
        return self.points[0] % 2 == 1  # a toy's toy: the field that is at hand

    @property
    def deciders(self) -> tuple[int, ...]:
        return super().deciders if self.opened or self.decider < 0 else (0,)

    @property
    def simultaneous(self) -> bool:
        return self.opened and super().simultaneous

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) if self.opened else [TRUST] if seat in self.deciders else []

    def apply(self, seat: int, action: int) -> None:
        if self.opened or seat == CHANCE:
            super().apply(seat, action)
        else:
            self.points[0] += 1


class OpenedToy(Toy):
    state_class = OpenedState


def test_the_exception_is_for_secret_steps_only() -> None:
    session = Session(Record(OpenedToy(), {}, 2))
    session.settle(Rng(1))
    session.play(0, TRUST)
    assert session.undoable(0) == len(session.record.steps) - 1
    session.play(1, int(session.state.legal(1)[0]))
    before = snapshot(session)
    assert session.undoable(0) is None  # another seat acted after that open step
    with pytest.raises(NothingToUndo):
        session.undo(0)
    assert snapshot(session) == before
    session.undo(1)
    session.undo(0)
    assert session.state.legal(0) == [TRUST]


# ---------------------------------------------------------------------- undo: several steps


def himalaya_caravans_placed() -> tuple[Session, list[int]]:
    """Himalaya for three, all caravans placed in the open, the orders about to be given in secret; who placed when."""
    session = Session(Record(game("himalaya"), {}, 3))
    placed: list[int] = []
    while True:
        session.settle(Rng(1))
        if session.state.simultaneous:
            return session, placed
        placed.append(int(session.state.decider))
        session.play(placed[-1], int(session.state.legal(placed[-1])[0]))


def test_a_whole_turn_ends_at_an_open_step_after_which_others_acted_in_secret() -> None:
    session, placed = himalaya_caravans_placed()
    last, other = placed[-1], placed[0]
    open_step = len(session.record.steps) - 1
    assert session.undo_run(last) == [open_step]
    session.play(other, int(session.state.legal(other)[0]))
    assert session.undo_run(last) == []
    for _ in range(2):
        session.play(last, int(session.state.legal(last)[0]))
    before = snapshot(session)
    assert session.undo_run(last) == [open_step + 3, open_step + 2]
    with pytest.raises(NothingToUndo):
        session.undo_steps(last, 3)
    assert snapshot(session) == before
    assert len(session.undo_steps(last, 2)) == 2
    assert session.undo_run(last) == []
    assert [seat for seat, _ in session.record.steps[open_step:]] == [last, other]


def test_steps_that_stand_are_not_taken_back() -> None:
    session, placed = himalaya_caravans_placed()
    seat, start = placed[0], len(session.record.steps)
    for _ in range(3):
        session.play(seat, int(session.state.legal(seat)[0]))
    assert session.undo_run(seat) == [start + 2, start + 1, start]
    assert session.undo_run(seat, floor=start + 1) == [start + 2, start + 1]
    with pytest.raises(NothingToUndo):
        session.undo_steps(seat, 3, floor=start + 1)
    for count in (0, -1):
        with pytest.raises(NothingToUndo):
            session.undo_steps(seat, count)
    assert len(session.record.steps) == start + 3


@pytest.mark.parametrize("name", ["toy", "brillance", "kurier", "ilos", "feuville", "himalaya"])
@settings(max_examples=12, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_run_is_what_can_be_taken_back_one_by_one(name: str, data: st.DataObject) -> None:
    chosen = TOY if name == "toy" else game(name)
    seats = data.draw(st.sampled_from(list(chosen.seats)))
    session, rng = Session(Record(chosen, {}, seats)), Rng(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(0, 60))):
        session.settle(rng)
        if session.state.over:
            break
        seat = int(session.state.deciders[rng.below(len(session.state.deciders))])
        legal = session.state.legal(seat)
        session.play(seat, int(legal[rng.below(len(legal))]))
        if rng.below(6) == 0 and (count := len(session.undo_run(seat))):
            session.undo_steps(seat, 1 + int(rng.below(count)))
    for seat in range(seats):
        run, steps = session.undo_run(seat), list(session.record.steps)
        for taken, number in enumerate(run):
            assert session.undo_run(seat) == run[taken:]
            assert session.undo(seat) == steps[number][1]
        assert session.undoable(seat) is None
        assert session.record.steps == [step for number, step in enumerate(steps) if number not in run]
        assert session.record.replay().dump() == session.state.dump()
        assert all(step[0] == seat for number, step in enumerate(steps) if number in run)
        one_by_one = session.state.dump(), session.record.steps
        again = Record(chosen, {}, seats)
        again.steps = list(steps)
        at_once = Session(again)
        if run:
            assert at_once.undo_steps(seat, len(run)) == [steps[number][1] for number in run]
        assert (at_once.state.dump(), at_once.record.steps) == one_by_one
        again.steps = steps
        session = Session(again)


# ---------------------------------------------------------------------- what viewers learn


def test_a_glimpse_is_as_much_as_the_viewer_sees() -> None:
    session = toy()
    state = session.state
    assert event_for(state, 0, 0, 1) == Event(0, 1)
    assert event_for(state, 1, 0, 1) == Event(0, None)
    assert event_for(state, None, 0, 1) == Event(0, None)
    assert event_for(state, 1, 0, DOUBT) is None
    assert event_for(session.at(0), 0, CHANCE, DEAL) == Event(CHANCE, DEAL)
    assert event_for(session.at(0), 1, CHANCE, DEAL) == Event(CHANCE, None)


def test_events_and_log_leave_out_what_a_viewer_may_not_know() -> None:
    session = toy()
    session.play(0, 0)
    session.play(0, DOUBT)
    assert [number for number, _ in session.events(0, since=5)] == [5, 6]
    assert session.events(1, since=5) == [(5, Event(0, None))]
    assert [line.key for line in session.log(0, since=5)] == ["log-laid-seen", "log-mood"]
    assert [line.key for line in session.log(1, since=5)] == ["log-laid"]
    assert [line.key for line in session.log(None, since=4)] == ["log-die", "log-laid"]


def test_an_undone_step_leaves_the_log() -> None:
    session = toy()
    before = session.log(1)
    session.play(0, 0)
    assert session.log(1) != before
    session.undo(0)
    assert session.log(1) == before
