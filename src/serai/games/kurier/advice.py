"""How to think ahead in Kurier."""

from typing import cast

from mypy_extensions import i64

from serai.core.advice import Advice
from serai.core.state import State
from serai.games.kurier.position import Position


class KurierAdvice(Advice):
    """One turn is short; what matters is where all stand when the turn has gone round twice."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.scale = 30.0
        self.horizon = 4 if seats == 2 else 2 * seats
        self.faith = 6.0
        self.caution = 1.5

    def turn(self, state: State) -> i64:
        return cast("Position", state).turn
