"""How to think ahead in Brillance."""

from typing import cast

from mypy_extensions import i64

from serai.core.advice import Advice
from serai.core.odds import shares, softmax
from serai.core.rng import Rng
from serai.core.state import NOBODY, State
from serai.games.brillance.position import (
    BRIBE_REACTION,
    CART_ACTION,
    NOT_ASKED,
    PASSED,
    REACTION,
    REACTS,
    Position,
)
from serai.games.brillance.windows import can_react


class BrillanceAdvice(Advice):
    """A turn is many steps long: a journey is thought about as a whole, and the look ahead counts for much."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.scale = 24.0
        self.late: float = 10.0 if seats == 2 else 6.0
        """The scale at the end of the night."""
        self.early: float = 60.0 if seats == 2 else 120.0
        """What is added to it at the beginning, when a lead says little yet."""
        self.horizon = 2
        self.faith = 30.0
        self.whole_lines = True

    def turn(self, state: State) -> i64:
        position = cast("Position", state)
        return position.seats * position.round + position.mover

    def is_hard(self, state: State, seat: i64) -> bool:
        """A journey is chosen with the cart and with its first step; the rest of it follows from that."""
        position = cast("Position", state)
        return position.step != CART_ACTION or position.fresh

    def chances(self, state: State) -> list[float]:
        """A lead counts for more and more in the course of the night."""
        if state.decider == NOBODY:
            return shares(state.ranking)
        position = cast("Position", state)
        to_come = 1.0 - float(position.round - 1) / float(position.rounds)
        worths = [position.evaluate(seat) for seat in range(position.seats)]
        return softmax(worths, self.late + self.early * to_come * to_come)

    def fill_in(self, state: State, seat: i64, rng: Rng) -> None:
        position = cast("Position", state)
        if position.step != REACTION and position.step != BRIBE_REACTION:
            return
        other: i64 = 0
        while other < position.seats:
            if other != seat and position.answer[other] != NOT_ASKED:
                answer(position, other)
            other += 1
        position.decider = seat


def answer(position: Position, seat: i64) -> None:
    """Let a player who is asked in a window answer as he judges best."""
    position.answer[seat] = PASSED
    if can_react(position, seat):
        passing = position.evaluate(seat)
        position.answer[seat] = REACTS
        if position.evaluate(seat) <= passing:
            position.answer[seat] = PASSED
