"""The player who thinks ahead: legal, deaf to what it cannot know, and back in time."""

from collections.abc import Iterator

import pytest

import serai
from serai.bots import Budget, SearchBot
from serai.bots.search import race
from serai.core.game import Game
from serai.core.state import State

TABLES = [(name, seats) for name in serai.game_ids() for seats in serai.game(name).seats]


def moments(game: Game, seats: int, seed: int, wanted: int) -> Iterator[tuple[State, int]]:
    """Some moments of a random game at which a seat has a choice, from its beginning on."""
    rng = serai.Rng(seed)
    state = game.start(seats)
    taken = 0
    while taken < wanted:
        serai.settle(state, rng)
        if state.over:
            return
        seat = state.deciders[rng.below(len(state.deciders))]
        legal = state.legal(seat)
        if len(legal) > 1 and rng.below(6) == 0:
            taken += 1
            yield state, seat
        state.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_thought_ends_in_a_legal_action(name: str, seats: int) -> None:
    game = serai.game(name)
    for state, seat in moments(game, seats, 3, 3):
        chosen = SearchBot().choose(game, state.view(seat), state.legal(seat), serai.Rng(5), Budget(rounds=4))
        assert chosen in state.legal(seat)


@pytest.mark.parametrize("name", serai.game_ids())
def test_two_worlds_with_one_view_get_one_answer(name: str) -> None:
    """The truth is exchanged for another that the seat cannot tell from it; every thought stays the same."""
    game = serai.game(name)
    for state, seat in moments(game, game.seats[-1], 8, 2):
        view = state.view(seat)
        other = game.imagine(view, serai.Rng(77))
        assert other.view(seat) == view
        assert thoughts(game, state, seat) == thoughts(game, other, seat)


def thoughts(game: Game, state: State, seat: int) -> tuple[int, list[list[float]]]:
    """What the seat chooses after a few rounds of thought, and how each of these ended for each action."""
    running = race(game, state.view(seat), state.legal(seat), serai.Rng(9), Budget(rounds=4))
    tried = running.running
    return running.run(4).action, [runner.ends for runner in tried]


class Clock:
    """A clock that moves on whenever somebody looks at it."""

    def __init__(self, looks: int) -> None:
        self.left = looks
        self.late = 0
        """How often it was looked at after time was up."""

    def out_of_time(self) -> bool:
        self.left -= 1
        if self.left < 0:
            self.late += 1
        return self.left < 0


@pytest.mark.parametrize("name", serai.game_ids())
@pytest.mark.parametrize("looks", [0, 1, 7, 30])
def test_when_time_is_up_it_answers_at_once(name: str, looks: int) -> None:
    game = serai.game(name)
    state, seat = next(moments(game, game.seats[0], 4, 1))
    clock = Clock(looks)
    legal = state.legal(seat)
    budget = Budget(rounds=1_000_000, out_of_time=clock.out_of_time)
    assert SearchBot().choose(game, state.view(seat), legal, serai.Rng(1), budget) in legal
    # Each action not yet looked at asks once more whether there is time for it, and so does each thing after that.
    assert clock.late <= 2 * len(legal) + 20


def test_it_thinks_no_more_rounds_than_it_may() -> None:
    game = serai.game("kurier")
    counted: list[int] = []
    for rounds in (1, 5, 20):
        for state, seat in moments(game, 2, 6, 4):
            running = race(game, state.view(seat), state.legal(seat), serai.Rng(2), Budget(rounds=rounds))
            assert running.run(rounds).action in state.legal(seat)
            assert running.rounds <= rounds
            counted.append(running.rounds)
    assert max(counted) == 20
