"""Playing a card: which cards can be played completely, what they aim at, how they are paid, and what they do."""

from mypy_extensions import i64

from serai.games.ilos.archipelago import lay_open_tile, sail, settle_site, ships_in_supply
from serai.games.ilos.board import (
    BUILDING,
    BUILDING_SITE,
    GOLD,
    GOODS,
    KINDS,
    MARKET,
    PRICES,
    RUIN,
    SHIP,
)
from serai.games.ilos.position import (
    A_FORT,
    ACTION,
    BUILDING_USE,
    IN_SUPPLY,
    MARKET_GOOD,
    NONE,
    PAY_CARD,
    SHIP_SOURCE,
    SITE,
    Position,
)
from serai.games.ilos.turn import lose_card, refill

# ---------------------------------------------------------------------- can it be played?


def can_play(state: Position, seat: i64, card: i64) -> bool:
    """Whether this player could carry out and pay this card (which he holds) completely now."""
    if card == SHIP:
        return state.hand_size[seat] > state.board.card_cost[SHIP] and has_voyage(state, seat)
    if card == MARKET:
        return can_raise(state, seat)
    return can_build(state, seat, card)


def has_voyage(state: Position, seat: i64) -> bool:
    """Whether this player has a ship that can go somewhere."""
    if ships_in_supply(state, seat):
        return True
    ship = state.board.limits.ships * seat
    last = ship + state.board.limits.ships
    while ship < last:
        if has_target(state, state.ships[ship]):
            return True
        ship += 1
    return False


def has_target(state: Position, place: i64) -> bool:
    """Whether a ship at this place can go anywhere: to another island, to a free den, or exploring."""
    if place == IN_SUPPLY or place >= state.board.parts:
        return True
    island = state.island[place]
    for other in state.island:
        if other != NONE and other != island:
            return True
    for tile in state.board.dens:
        if state.den_is_free(tile):
            return True
    return state.can_explore()


def can_raise(state: Position, seat: i64) -> bool:
    """Whether a Market card can be played: a marker is left, and a good in stock whose price can still rise."""
    if state.markers == 0 or state.markets >= state.board.limits.markets_per_turn:
        return False
    good: i64 = 0
    while good < GOODS:
        if may_raise(state, seat, good):
            return True
        good += 1
    return False


def may_raise(state: Position, seat: i64, good: i64) -> bool:
    """Whether this player has a unit of this good, and its last price is not yet reached."""
    return state.stock[GOODS * seat + good] > 0 and state.raises[good] < PRICES - 1


def can_build(state: Position, seat: i64, card: i64) -> bool:
    """Whether some island with enough ships of this player has a free site for the card at a price he can pay."""
    if state.pioneers[seat] == 0 or (card == BUILDING and state.tokens == 0):
        return False
    board = state.board
    ship = board.limits.ships * seat
    last = ship + board.limits.ships
    while ship < last:
        place = state.ships[ship]
        if 0 <= place < board.parts:
            island = state.island[place]
            if has_site_for(state, island, card) and is_open_to(state, seat, card, island, state.hand_size[seat] - 1):
                return True
        ship += 1
    return False


def has_site_for(state: Position, island: i64, card: i64) -> bool:
    """Whether the island has a free site of the kind the card names."""
    return state.free[island] & state.board.count_bits_for[card] != 0


def is_open_to(state: Position, seat: i64, card: i64, island: i64, money: i64) -> bool:
    """Whether this player has the ships and, with so many further cards, the price for the card on this island."""
    return state.cost(seat, card, island) <= money and state.ships_at(seat, island) >= state.board.ships_needed[card]


def may_settle(state: Position, seat: i64, site: i64) -> bool:
    """Whether the card being played can be used on this site."""
    if state.owner[site] != NONE:
        return False
    island = state.island[state.board.site_part[site]]
    return island != NONE and is_open_to(state, seat, state.card, island, state.hand_size[seat])


# ---------------------------------------------------------------------- from the card to its payment


def play_card(state: Position, seat: i64, card: i64) -> None:
    """The card leaves the hand; next its target is named."""
    lose_card(state, seat, card)
    state.card = card
    if card == SHIP:
        state.ask(SHIP_SOURCE, seat)
    elif card == MARKET:
        state.ask(MARKET_GOOD, seat)
    else:
        state.ask(SITE, seat)


def choose_site(state: Position, seat: i64, site: i64) -> None:
    """The site is named; on a building site it is asked next what to build."""
    state.site = site
    if state.board.site_kind[site] == BUILDING_SITE:
        state.ask(BUILDING_USE, seat)
    else:
        ask_payment(state, seat)


def ask_payment(state: Position, seat: i64) -> None:
    """The target is complete: now its price is paid."""
    if state.card == SHIP:
        state.due = state.board.card_cost[SHIP]
    else:
        state.due = state.cost(seat, state.card, state.island[state.board.site_part[state.site]])
    state.ask(PAY_CARD, seat)
    pay_the_rest(state, seat)


def pay(state: Position, seat: i64, kind: i64) -> None:
    """Pay with one card of this kind."""
    lose_card(state, seat, kind)
    state.aside[kind] += 1
    state.due -= 1
    pay_the_rest(state, seat)


def pay_the_rest(state: Position, seat: i64) -> None:
    """If the whole hand is due, it is paid and so comes to light; if nothing is due any more, the card takes effect."""
    if state.due > 0 and state.due == state.hand_size[seat]:
        state.shown += 1
        kind: i64 = 0
        while kind < KINDS:
            while state.hands[KINDS * seat + kind] > 0:
                lose_card(state, seat, kind)
                state.aside[kind] += 1
            kind += 1
        state.due = 0
    if state.due == 0:
        carry_out(state, seat)


# ---------------------------------------------------------------------- what it does


def carry_out(state: Position, seat: i64) -> None:
    """The card and its payment are discarded, and the action takes place."""
    kind: i64 = 0
    while kind < KINDS:
        state.discard[kind] += state.aside[kind]
        state.aside[kind] = 0
        kind += 1
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
    if state.board.limits.pioneers - state.pioneers[seat] >= state.board.limits.last_pioneer:
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


def raise_price(state: Position, seat: i64, good: i64) -> None:
    """A unit of the good goes to the bank, and a marker covers its old price."""
    state.stock[GOODS * seat + good] -= 1
    state.spent[GOODS * seat + good] += 1
    state.raises[good] += 1
    state.markers -= 1
    state.markets += 1
    state.discard[MARKET] += 1
    clear_table(state)
    state.ask(ACTION, seat)


def clear_table(state: Position) -> None:
    """Nothing is being played any more."""
    state.card = NONE
    state.source = NONE
    state.target = NONE
    state.tile = NONE
    state.cell = NONE
    state.rotation = NONE
    state.site = NONE
    state.use = NONE
    state.due = 0
