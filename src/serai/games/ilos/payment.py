"""A card is paid for, and takes effect."""

from mypy_extensions import i64

from serai.core.step import Choice
from serai.games.ilos import position as pos
from serai.games.ilos.archipelago import lay_open_tile, sail, settle_site
from serai.games.ilos.board import BUILDING, GOLD, GOODS, KINDS, RUIN, SHIP
from serai.games.ilos.position import A_FORT, NONE, Position
from serai.games.ilos.turn import lose_card, pioneers_placed, refill


def ask_payment(state: Position, seat: i64) -> None:
    """The target is complete: now its price is paid."""
    if state.card == SHIP:
        state.due = state.board.card_cost[SHIP]
    else:
        state.due = state.cost(seat, state.card, state.island_of(state.site))
    state.ask(pos.PAY_CARD, seat)
    pay_the_rest(state, seat)


class PayCard(Choice[Position]):
    """A card of the hand pays a part of the price."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.pay0, state.board.actions.good0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "" if state.hands[KINDS * seat + which] > 0 else "no-card"

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        pay(state, seat, which)
        pay_the_rest(state, seat)


def pay(state: Position, seat: i64, kind: i64) -> None:
    """A card of this kind is paid."""
    lose_card(state, seat, kind)
    state.aside[kind] += 1
    state.due -= 1


def pay_the_rest(state: Position, seat: i64) -> None:
    """If the whole hand is due, it is paid and so comes to light; if nothing is due any more, the card takes effect."""
    if state.due > 0 and state.due == state.hand_size[seat]:
        state.shown += 1
        for kind in range(KINDS):
            while state.hands[KINDS * seat + kind] > 0:
                pay(state, seat, kind)
    if state.due == 0:
        carry_out(state, seat)


def carry_out(state: Position, seat: i64) -> None:
    """The card and its payment are discarded, and the action takes place."""
    for kind in range(KINDS):
        state.discard[kind] += state.aside[kind]
        state.aside[kind] = 0
    state.discard[state.card] += 1
    if state.card == SHIP:
        put_to_sea(state, seat)
    else:
        put_pioneer(state, seat)
    clear_table(state)
    refill(state)


def put_to_sea(state: Position, seat: i64) -> None:
    """Lay the tile, if one was taken, and bring the ship to its place."""
    if state.tile != NONE:
        lay_open_tile(state)
    sail(state, seat, state.source, state.target)


def put_pioneer(state: Position, seat: i64) -> None:
    """A pioneer takes the site: a plantation, a mine, a building or a plundered ruin."""
    settle_site(state, seat, state.site, state.use)
    state.pioneers[seat] -= 1
    state.settled = True
    if pioneers_placed(state, seat) >= state.board.limits.last_pioneer:
        state.last_round = True
    if state.card == RUIN:
        state.stock[GOODS * seat + GOLD] += state.board.limits.ruin_gold
    elif state.card != BUILDING:
        state.production[GOODS * seat + state.board.site_kind[state.site]] += 1
    else:
        state.tokens -= 1
        if state.use == A_FORT:
            state.forts_built[seat] += 1
        else:
            state.production[GOODS * seat + state.use] += 1


def clear_table(state: Position) -> None:
    """Nothing is being played any more."""
    state.card = state.source = state.target = state.site = state.use = NONE
    state.tile = state.cell = state.rotation = NONE
    state.due = 0
