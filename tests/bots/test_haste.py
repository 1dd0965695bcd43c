"""Playing on in haste: the first thing that is better than to do nothing is done, and what is offered is legal."""

import pytest

import serai
from serai.bots.lookahead import first_good, look
from serai.core.state import Moves, State

TABLES = [(name, seats) for name in serai.game_ids() for seats in serai.game(name).seats]


def never() -> bool:
    return False


def hasty_moments(name: str, seats: int, wanted: int) -> list[tuple[State, int, Moves]]:
    """Moments of a random game in which somebody could be in haste, and what he would try then."""
    game = serai.game(name)
    advice = game.advice(seats)
    rng = serai.Rng(31)
    state = game.start(seats)
    found: list[tuple[State, int, Moves]] = []
    for _ in range(3000):
        serai.settle(state, rng)
        if state.over or len(found) == wanted:
            break
        seat = state.deciders[0]
        moves = Moves()
        advice.write_in_haste(state, seat, moves)
        if moves.count:
            found.append((state.copy(), seat, moves))
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_who_is_in_haste_thinks_of_all_he_may_do(name: str, seats: int) -> None:
    for state, seat, moves in hasty_moments(name, seats, 12):
        assert sorted(moves.listed()) == sorted(state.legal(seat))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_in_haste_the_first_good_thing_is_done(seats: int) -> None:
    moments = hasty_moments("brillance", seats, 8)
    assert moments
    for state, seat, moves in moments:
        tried = moves.listed()
        seen = {prospect.action: prospect.worth for prospect in look(state, seat, tried, never)}
        better = [action for action in tried if seen[action] > seen[tried[-1]] + 1e-9]
        assert first_good(state, seat, moves).action == (better[0] if better else tried[-1])
