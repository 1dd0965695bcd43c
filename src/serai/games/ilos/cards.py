"""Playing a card: which cards can be played completely, what they aim at, how they are paid, and what they do."""

from mypy_extensions import i64

from serai.games.ilos import reasons as why
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
    MARKET_GOOD,
    NONE,
    PAY_CARD,
    SHIP_SOURCE,
    SITE,
    Position,
)
from serai.games.ilos.reasons import ALLOWED
from serai.games.ilos.turn import lose_card, refill

# ---------------------------------------------------------------------- can it be played?


def why_not_play(state: Position, seat: i64, card: i64) -> i64:
    """Why this player could not carry out and pay this card completely now."""
    if state.hands[KINDS * seat + card] == 0:
        return why.NO_CARD
    if card == SHIP:
        return why_no_voyage(state, seat)
    if card == MARKET:
        return why_no_market(state, seat)
    return why_not_build(state, seat, card)


def why_no_voyage(state: Position, seat: i64) -> i64:
    """Why a Ship card cannot be played: it must be paid, and some ship of the player can go somewhere."""
    if state.hand_size[seat] <= state.board.card_cost[SHIP]:
        return why.SHIP_PAYMENT
    if ships_in_supply(state, seat):
        return ALLOWED
    ship = state.board.limits.ships * seat
    last = ship + state.board.limits.ships
    while ship < last:
        if has_target(state, state.ships[ship]):
            return ALLOWED
        ship += 1
    return why.SHIP_NOWHERE


def has_target(state: Position, place: i64) -> bool:
    """Whether a ship at this place can go anywhere: to another island, to a free den, or exploring."""
    here = island_at(state, place)
    if here == NONE:
        return True
    part: i64 = 0
    while part < state.board.parts:
        if why_not_anchor(state, part, here) == ALLOWED:
            return True
        part += 1
    for tile in state.board.dens:
        if state.why_no_den(tile) == ALLOWED:
            return True
    return state.can_explore()


def island_at(state: Position, place: i64) -> i64:
    """The island at whose coast this place is; NONE for a den or the supply."""
    return state.island[place] if 0 <= place < state.board.parts else NONE


def why_not_anchor(state: Position, part: i64, here: i64) -> i64:
    """Why a ship that is at an island (or NONE) cannot go to this coast: it must be another island on the map."""
    island = state.island[part]
    if island == NONE:
        return why.NOT_LAID
    return ALLOWED if island != here else why.SAME_ISLAND


def why_no_market(state: Position, seat: i64) -> i64:
    """Why a Market card cannot be played: a marker must be left, and a good in stock whose price can still rise."""
    if state.markers == 0:
        return why.NO_MARKERS
    if state.markets >= state.board.limits.markets_per_turn:
        return why.ONE_MARKET
    good: i64 = 0
    while good < GOODS:
        if why_not_raise(state, seat, good) == ALLOWED:
            return ALLOWED
        good += 1
    return why.NO_GOODS


def why_not_raise(state: Position, seat: i64, good: i64) -> i64:
    """Why this player cannot raise the price of this good: he needs a unit of it, below its last price."""
    if state.raises[good] >= PRICES - 1:
        return why.GOOD_TOP
    return ALLOWED if state.stock[GOODS * seat + good] > 0 else why.GOOD_NONE


def why_not_build(state: Position, seat: i64, card: i64) -> i64:
    """Why no island with enough ships of this player has a free site for the card at a price he can pay."""
    if state.pioneers[seat] == 0:
        return why.NO_PIONEERS
    if card == BUILDING and state.tokens == 0:
        return why.NO_SITE
    board = state.board
    money = state.hand_size[seat] - 1
    ship = board.limits.ships * seat
    last = ship + board.limits.ships
    while ship < last:
        island = island_at(state, state.ships[ship])
        if (
            island != NONE
            and has_site_for(state, island, card)
            and why_not_open(state, seat, card, island, money) == ALLOWED
        ):
            return ALLOWED
        ship += 1
    return why.NO_SITE


def has_site_for(state: Position, island: i64, card: i64) -> bool:
    """Whether the island has a free site of the kind the card names."""
    return state.free[island] & state.board.count_bits_for[card] != 0


def why_not_open(state: Position, seat: i64, card: i64, island: i64, money: i64) -> i64:
    """Why this player lacks the ships or, with so many further cards, the price for the card on this island."""
    if state.ships_at(seat, island) < state.board.ships_needed[card]:
        return why.SITE_SHIPS
    return ALLOWED if state.cost(seat, card, island) <= money else why.SITE_COST


def why_not_settle(state: Position, seat: i64, site: i64) -> i64:
    """Why the card being played cannot be used on this site, which is of its kind."""
    island = state.island[state.board.site_part[site]]
    if island == NONE:
        return why.NOT_LAID
    if state.owner[site] != NONE:
        return why.SITE_TAKEN
    return why_not_open(state, seat, state.card, island, state.hand_size[seat])


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
