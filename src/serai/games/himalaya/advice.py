"""How to think ahead in Himalaya."""

from typing import cast

from mypy_extensions import i64

from serai.core.advice import Advice
from serai.core.odds import shares
from serai.core.rng import Rng
from serai.core.state import NOBODY, State
from serai.games.himalaya.actions import COMMANDS
from serai.games.himalaya.board import SLOTS
from serai.games.himalaya.forecast import chances
from serai.games.himalaya.plan import prospects
from serai.games.himalaya.position import COMMAND, NONE, Position

_DOUBT = 0.6
"""How far another player may misjudge what a command is worth to him."""


class HimalayaAdvice(Advice):
    """A round is planned in secret and then carried out: thought goes to its end."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.scale = 22.0 if seats == 2 else 15.0
        self.horizon = 1
        self.faith = 6.0
        self.caution = 1.5
        self.worlds = 16

    def turn(self, state: State) -> i64:
        return cast("Position", state).round

    def chances(self, state: State) -> list[float]:
        """As the final count may come out: a lead in ``evaluate`` alone does not tell who drops out first."""
        if state.decider == NOBODY:
            return shares(state.ranking)
        return chances(cast("Position", state))

    def fill_in(self, state: State, seat: i64, rng: Rng) -> None:
        position = cast("Position", state)
        if position.step != COMMAND:
            return
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                plan(position, other, rng)
            other += 1
        position.decider = seat


def plan(position: Position, seat: i64, rng: Rng) -> None:
    """Lay a whole programme for this player, one command after the other, as he would about judge it."""
    slot: i64 = 0
    while slot < SLOTS:
        position.programmes[SLOTS * seat + slot] = NONE
        slot += 1
    in_a_village = position.caravans[seat] >= 0
    slot = 0
    while slot < SLOTS:
        best = -1e18
        chosen: i64 = 0
        command: i64 = 0
        while command < COMMANDS:
            position.programmes[SLOTS * seat + slot] = command
            worth = (prospects(position, seat) if in_a_village else 0.0) + _DOUBT * rng.random()
            if worth > best:
                best = worth
                chosen = command
            command += 1
        position.programmes[SLOTS * seat + slot] = chosen
        slot += 1
