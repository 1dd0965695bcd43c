"""The player on turn plays a card of his hand, or ends his actions."""

from mypy_extensions import i64

from serai.core.step import Choice
from serai.games.ilos import position as pos
from serai.games.ilos.board import KINDS, MARKET, SHIP
from serai.games.ilos.market import why_no_market
from serai.games.ilos.pioneers import why_not_build
from serai.games.ilos.position import Position
from serai.games.ilos.turn import end_actions, lose_card
from serai.games.ilos.voyage import why_no_voyage


def why_not_play(state: Position, seat: i64, card: i64) -> str:
    """Why this player could not carry out and pay this card completely now."""
    if state.hands[KINDS * seat + card] == 0:
        return "no-card"
    if card == SHIP:
        return why_no_voyage(state, seat)
    if card == MARKET:
        return why_no_market(state, seat)
    return why_not_build(state, seat, card)


class Action(Choice[Position]):
    """A card that can be played completely leaves the hand, and its target is named next; or the actions end."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.play0, state.board.actions.pay0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return why_not_play(state, seat, which)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        lose_card(state, seat, which)
        state.card = which
        if which == SHIP:
            state.ask(pos.SHIP_SOURCE, seat)
        elif which == MARKET:
            state.ask(pos.MARKET_GOOD, seat)
        else:
            state.ask(pos.SITE, seat)

    def decline(self, state: Position, seat: i64) -> None:
        end_actions(state)
