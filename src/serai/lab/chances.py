"""The chance of each seat to win: by what the game has learned, or else as it advises programs to judge a position."""

from functools import lru_cache

from serai.core.advice import Advice
from serai.core.game import Game
from serai.core.state import State


@lru_cache(maxsize=32)
def _advice(game: Game, seats: int) -> Advice:
    return game.advice(seats)


def advice_of(state: State) -> Advice:
    """How a program had better think about the game of this state."""
    return _advice(state.game, int(state.seats))


def winning_chances(state: State) -> list[float]:
    """For each seat its chance to win, all together 1; when the game is over, who has won."""
    return state.chances() if state.weights() else advice_of(state).chances(state)
