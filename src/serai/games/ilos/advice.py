"""How to think ahead in Ilôs."""

from typing import cast

from mypy_extensions import i64

from serai.core.advice import Advice
from serai.core.state import State
from serai.games.ilos.position import PAY_CARD, Position


class IlosAdvice(Advice):
    """A turn is some cards long; thought goes to the end of the others' turns, once round the table."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.scale = 40.0
        self.horizon = 2 if seats == 2 else seats
        self.faith = 15.0
        self.caution = 1.5

    def turn(self, state: State) -> i64:
        position = cast("Position", state)
        return position.seats * position.round + position.mover

    def is_hard(self, state: State, seat: i64) -> bool:
        return cast("Position", state).step != PAY_CARD
