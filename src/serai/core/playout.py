"""Random play at full speed: the loop that simulations and searches run, compiled together with the rules."""

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE, Moves, State


def playout(state: State, rng: Rng, most: i64 = 1_000_000) -> i64:
    """Play on at random, in place, until the game is over or ``most`` steps are done; returns the steps taken.

    Every decision takes one of the legal actions with equal chance; steps of chance count as steps.
    """
    steps: i64 = 0
    moves = Moves()
    while steps < most:
        seat = state.decider
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        elif seat < 0:
            break
        else:
            moves.clear()
            state.write_legal(seat, moves)
            state.apply(seat, moves.item(rng.below(moves.count)))
        steps += 1
    return steps


def copies(state: State, times: i64) -> None:
    """Copy a state so many times: what bench/ measures."""
    i: i64 = 0
    while i < times:
        state.copy()
        i += 1
