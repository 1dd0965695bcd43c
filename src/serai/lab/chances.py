"""How a program had better think about the game of a state."""

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
