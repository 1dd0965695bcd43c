"""How to think ahead in Feuville."""

from typing import cast

from mypy_extensions import i64

from serai.core.advice import Advice
from serai.core.state import State
from serai.games.feuville.position import Position


class FeuvilleAdvice(Advice):
    """A turn is many small steps and much is drawn between two turns: thought goes only a little beyond one's own."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.scale = 33.0 if seats == 2 else 15.0
        self.horizon = 2
        self.faith = 15.0
        self.by_table = True

    def turn(self, state: State) -> i64:
        position = cast("Position", state)
        return position.seats * position.round + position.mover
