"""The dragon: whom he comes to, what burns, and how ruins rise again."""

from mypy_extensions import i64

from serai.core.step import Step
from serai.games.feuville import actions as act
from serai.games.feuville import position as pos
from serai.games.feuville.board import FIRE_PROTECTION
from serai.games.feuville.position import BURNT, MARKS, STRIDE, Position
from serai.games.feuville.skyline import burn_all, burnable, can_restore, loss, turn_column, why_not_burn
from serai.games.feuville.step import ColumnChoice, Either


class Attack(Step[Position]):
    """The dragon comes to the players one after the other, from the active one on."""

    def begin(self, state: Position, seat: i64) -> bool:
        for about in range(state.popped_about(), state.seats):
            victim = (state.mover + about) % state.seats
            burning = loss(state, victim)
            if burning > 0:
                state.then(self.number, victim, about + 1)
                protected = state.spell_place(victim, FIRE_PROTECTION) >= 0
                state.then(pos.USE_FIRE_PROTECTION if protected else pos.BURN_COLUMN, victim, burning)
                break
        return False


class UseFireProtection(Either):
    """Whether a fire protection keeps the dragon away."""

    def play(self, state: Position, seat: i64, action: i64) -> None:
        if action == act.YES:
            state.spend(seat, FIRE_PROTECTION)
        else:
            state.then(pos.BURN_COLUMN, seat, state.about)


class BurnColumn(ColumnChoice):
    """Which column burns, of those that can; so many are still to burn."""

    def begin(self, state: Position, seat: i64) -> bool:
        if state.popped_about() < burnable(state, seat):
            return super().begin(state, seat)
        burn_all(state, seat)
        return False

    def bars(self, state: Position, seat: i64, column: i64) -> str:
        return why_not_burn(state, seat, column)

    def choose(self, state: Position, seat: i64, column: i64) -> None:
        turn_column(state, seat, column)
        if state.about > 1:
            state.then(self.number, seat, state.about - 1)


class RestoreColumn(ColumnChoice):
    """Which ruin rises again, by so much magic, or (0) by clouds to spare; there may be more."""

    def bars(self, state: Position, seat: i64, column: i64) -> str:
        return "" if state.skyline[seat][STRIDE * column + MARKS] & BURNT != 0 else "not-burnt"

    def choose(self, state: Position, seat: i64, column: i64) -> None:
        turn_column(state, seat, column)
        if state.about != 1 and can_restore(state, seat, state.about - 1):
            state.then(self.number, seat, state.about - 1 if state.about > 0 else 0)
