"""A price rises: the Market card."""

from mypy_extensions import i64

from serai.core.step import Choice
from serai.games.ilos import position as pos
from serai.games.ilos.board import GOODS, MARKET, PRICES
from serai.games.ilos.payment import clear_table
from serai.games.ilos.position import Position


def why_no_market(state: Position, seat: i64) -> str:
    """Why a Market card cannot be played: a marker must be left, and a good in stock whose price can still rise."""
    if state.markers == 0:
        return "no-markers"
    if state.markets >= state.board.limits.markets_per_turn:
        return "one-market"
    for good in range(GOODS):
        if not why_not_raise(state, seat, good):
            return ""
    return "no-goods"


def why_not_raise(state: Position, seat: i64, good: i64) -> str:
    """Why this player cannot raise the price of this good: he needs a unit of it, below its last price."""
    if state.raises[good] >= PRICES - 1:
        return "good-top"
    return "" if state.stock[GOODS * seat + good] > 0 else "good-none"


class MarketGood(Choice[Position]):
    """A unit of a good goes to the bank, and a marker covers its old price."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.good0, state.board.actions.from0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return why_not_raise(state, seat, which)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.stock[GOODS * seat + which] -= 1
        state.spent[GOODS * seat + which] += 1
        state.raises[which] += 1
        state.markers -= 1
        state.markets += 1
        state.discard[MARKET] += 1
        clear_table(state)
        state.ask(pos.ACTION, seat)
