"""How good a position of Ilôs is, and which choices are worth a program's thought."""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit
from serai.games.ilos.actions import DONE, EXPLORE, SUPPLY
from serai.games.ilos.board import (
    BUILDING_SITE,
    CROPS,
    DIRECTIONS,
    DYE,
    EBONY,
    GOLD,
    GOLD_MINE,
    GOODS,
    KINDS,
    MARKET,
    PLANTATION,
    PRICES,
    RUIN,
    RUIN_SITE,
    SHIP,
    SPICE,
)
from serai.games.ilos.position import (
    ACTION,
    DRAW_CARD,
    EXPLORE_CELL,
    EXPLORE_ROTATION,
    MULLIGAN,
    PAY_CARD,
    SETUP_CELL,
    SETUP_ROTATION,
    SHIP_SOURCE,
    SHIP_TARGET,
    SITE,
    Position,
)
from serai.games.ilos.turn import cards_due

_PACE: Final = 0.84
"""So many pioneers the fastest player places in a round."""
_ROUNDS: Final = 8.33
"""So many rounds a game usually takes: who waits does not make it longer."""
_LEAST: Final = 0.73
"""So many more rounds there are at the least, until somebody places the last pioneer."""
_LEAD: Final = 0.81
"""How much more a lead is worth in the last round ..."""
_AHEAD: Final = 9.1
"""... and being ahead at all: a leader brings the game to its end."""
_CARD: Final = 0.61
"""What a card is worth for each turn in which it can still be turned into something ..."""
_MOST_CARD: Final = 2.31
"""... and at the most."""
_DRAW: Final = 0.6
"""In what part of the turns to come the cards that a ship brings are drawn early enough to be used."""
_HOPE: Final = 0.12
"""How much of each price marker left every good may still hope for."""
_KIND: Final[list[float]] = [0.14, 0.22, 0.03, 0.03, -0.14, -0.23]
"""How much more than any card one of this kind is worth."""
_KEPT: Final = 0.002
"""What any card is worth at the very end: nothing, but none is played for nothing."""
_SECOND: Final = 0.43
"""How much less each further card of a kind is worth."""
_RAISE: Final = 0.15
"""What part of the gain a Market card in hand promises."""
_NOW: Final = 0.57
"""What part of its gain a card promises that can still be played in this turn ..."""
_LATER: Final = 0.24
"""... that can be played in a later turn, where a ship already lies ..."""
_SITE: Final = 0.08
"""... and what a free site in reach promises without the card for it."""
_RIVAL: Final = 0.53
"""How much the best rival's position counts against one's own."""
_RIVALS: Final = 0.3
"""How much those of all rivals together count, shared among them."""


def evaluate(state: Position, seat: i64) -> float:
    """How good the position is for this player; higher is better."""
    hoped: list[float] = [price_hoped(state, good) for good in range(GOODS)]
    best = -1e9
    together = 0.0
    for other in range(state.seats):
        if other != seat:
            worth = outlook(state, other, hoped)
            together += worth
            if worth > best:
                best = worth
    own = outlook(state, seat, hoped)
    rivals = _RIVAL * best + _RIVALS * together / float(state.seats - 1)
    if state.over or state.last_round:
        # A game that is over is judged by the same measure: who is behind must not sail about to put off its end.
        return own - rivals + _LEAD * (own - best) + (_AHEAD if own > best else -_AHEAD)
    return own - rivals


def turns_left(state: Position, seat: i64) -> float:
    """How many more turns this player may expect after the present one."""
    limits = state.board.limits
    if state.over:
        return 0.0
    mine = (seat - state.start_player) % state.seats
    to_come = 1.0 if mine > (state.mover - state.start_player) % state.seats else 0.0
    if state.last_round:
        return to_come
    most: i64 = 0
    for left in state.pioneers:
        if limits.pioneers - left > most:
            most = limits.pioneers - left
    rounds = float(limits.last_pioneer - most) / _PACE
    if rounds > _ROUNDS - float(state.round):
        rounds = _ROUNDS - float(state.round)
    return to_come + (rounds if rounds > _LEAST else _LEAST)


def card_value(turns: float) -> float:
    """What a card is worth with so many turns to come."""
    value = _CARD * turns
    return value if value < _MOST_CARD else _MOST_CARD


def price_hoped(state: Position, good: i64) -> float:
    """What a unit of this good may be worth at the end: its price, and a part of the raises still to come."""
    price = float(state.price(good))
    if state.over:
        return price
    return price + _HOPE * raise_of(state, good) * float(state.markers)


def raise_of(state: Position, good: i64) -> float:
    """How much the next marker in its row lifts the price of a good; nothing if there is none."""
    at = PRICES * good + state.raises[good]
    if state.markers == 0 or state.raises[good] == PRICES - 1:
        return 0.0
    return float(state.board.prices[at + 1] - state.board.prices[at])


def outlook(state: Position, seat: i64, hoped: list[float]) -> float:
    """What this player may have in the end: goods, what he will produce, and what his cards and ships can become."""
    turns = turns_left(state, seat)
    unfinished = phase_one(state, seat)
    harvests = turns + 1.0 if unfinished else turns
    worth = 0.0
    gain = 0.0
    good: i64 = 0
    while good < GOODS:
        stock = state.stock[GOODS * seat + good]
        units = float(stock) + harvests * float(state.production[GOODS * seat + good])
        worth += units * hoped[good]
        if stock > 0:
            raised = (units - 1.0) * raise_of(state, good) - hoped[good]
            if raised > gain:
                gain = raised
        good += 1
    worth += _KEPT * float(state.hand_size[seat])
    if state.over:
        return worth + 0.01 * float(state.board.limits.pioneers - state.pioneers[seat])
    card = card_value(turns)
    draws = card_value(turns * _DRAW) * (turns - 1.0 if turns > 1.0 else 0.0)
    worth += draws * float(state.ships_on_map(seat) + state.forts_built[seat])
    worth += hand_worth(state, seat, card)
    if state.hands[KINDS * seat + MARKET] > 0:
        worth += _RAISE * gain
    if unfinished:
        worth += card * float(cards_due(state, seat))
    elif seat == state.mover and state.step == DRAW_CARD:
        worth += card * float(state.to_draw)
    if state.pioneers[seat] > 0 and harvests > 0.0:
        worth += reach(state, seat, hoped, turns, unfinished)
    return worth


def phase_one(state: Position, seat: i64) -> bool:
    """Whether this player is on turn and will still produce goods and draw cards in it."""
    return seat == state.mover and state.round > 0 and state.step != DRAW_CARD


def hand_worth(state: Position, seat: i64, card: float) -> float:
    """What the cards in hand are worth: any card pays, but a varied hand can do more."""
    worth = 0.0
    kind: i64 = 0
    while kind < KINDS:
        count = state.hands[KINDS * seat + kind]
        if count > 0:
            extra = _KIND[kind]
            if kind == MARKET and state.markers == 0:
                extra = -0.4
            worth += card * float(count)
            if extra > 0.0:
                worth += card * extra * (1.0 + _SECOND * float(count - 1))
            else:
                worth += card * extra * float(count)
        kind += 1
    return worth


def berths(state: Position, seat: i64) -> list[i64]:
    """The islands where this player has ships, as 8 * island + ships."""
    found: list[i64] = []
    ships = state.board.limits.ships
    ship: i64 = ships * seat
    last = ship + ships
    while ship < last:
        place = state.ships[ship]
        if 0 <= place < state.board.parts:
            island = state.island[place]
            at: i64 = 0
            while at < len(found) and found[at] >> 3 != island:
                at += 1
            if at < len(found):
                found[at] += 1
            else:
                found.append(8 * island + 1)
        ship += 1
    return found


def reach(state: Position, seat: i64, hoped: list[float], turns: float, unfinished: bool) -> float:
    """What the free sites promise at the islands where this player has ships, less the cards they cost."""
    board = state.board
    card = card_value(turns)
    anchored = berths(state, seat)
    worth = 0.0
    soon = 0.0
    kind: i64 = PLANTATION
    while kind <= RUIN:
        cards = state.hands[KINDS * seat + kind]
        sites: i64 = 0
        later = 0.0
        for berth in anchored:
            island = berth >> 3
            if berth & 7 < board.ships_needed[kind] or state.free[island] == 0:
                continue
            found = open_sites(state, island, kind)
            if found == 0:
                continue
            sites += found
            cost = state.cost(seat, kind, island)
            price = float(cost + 1) * card
            if kind == RUIN:
                value = float(board.limits.ruin_gold) * hoped[GOLD]
                gain = value - price if turns > 0.0 else 0.0
            else:
                value = best_good(state, island, kind, hoped)
                gain = value * turns - price
                value *= turns + 1.0
            if gain > later:
                later = gain
            if unfinished and cards > 0 and state.hand_size[seat] > cost and value - price > soon:
                soon = value - price
        if sites > 0 and later > 0.0:
            used = cards if cards < sites else sites
            rest = sites - used
            worth += later * (_LATER * float(used) + _SITE * float(rest if rest < 3 else 3))
        kind += 1
    return worth + _NOW * soon


def open_sites(state: Position, island: i64, kind: i64) -> i64:
    """How many free sites the island has for a kind of card."""
    if kind == PLANTATION:
        return state.free_sites(island, EBONY) + state.free_sites(island, SPICE) + state.free_sites(island, DYE)
    if kind == GOLD_MINE:
        return state.free_sites(island, GOLD)
    if kind == RUIN:
        return state.free_sites(island, RUIN_SITE)
    return state.free_sites(island, BUILDING_SITE) if state.crops[island] != 0 else 0


def best_good(state: Position, island: i64, kind: i64, hoped: list[float]) -> float:
    """The price of the best good that this kind of card can bring forth on an island every turn."""
    if kind == GOLD_MINE:
        return hoped[GOLD]
    best = 0.0
    crop: i64 = 0
    while crop < CROPS:
        sites = state.free_sites(island, crop) if kind == PLANTATION else state.crops[island] & (1 << crop)
        if sites > 0 and hoped[crop] > best:
            best = hoped[crop]
        crop += 1
    return best


# ---------------------------------------------------------------------- what is worth trying


def candidates(state: Position, seat: i64, options: list[i64]) -> list[i64]:
    """The choices worth trying in thought, after the first: one of several that come to the same.

    One card is thought through to its end; what could be played after it is judged by ``evaluate``.
    """
    step = state.step
    if step == ACTION:
        return []
    if step == MULLIGAN:
        return [DONE]
    if step == PAY_CARD:
        return [cheapest(state, seat, options)]
    if step == SHIP_SOURCE:
        return [SUPPLY] if options[0] == SUPPLY else options
    if step == SHIP_TARGET:
        return one_per_island(state, options, state.board.actions.to0)
    if step == SITE:
        return one_per_crop(state, options)
    if step in (EXPLORE_CELL, SETUP_CELL):
        return best_cells(state, options)
    if step in (EXPLORE_ROTATION, SETUP_ROTATION) and len(options) > 2:
        return options[:2]
    return options


def cheapest(state: Position, seat: i64, options: list[i64]) -> i64:
    """The card to pay with: of the kind that the player can miss best."""
    best = options[0]
    least = 1e9
    for option in options:
        kind = option - state.board.actions.pay0
        worth = _KIND[kind] - 0.12 * float(state.hands[KINDS * seat + kind])
        if kind == SHIP and state.ships_on_map(seat) < state.board.limits.ships:
            worth += 0.2
        if worth < least:
            least = worth
            best = option
    return best


def one_per_island(state: Position, options: list[i64], first: i64) -> list[i64]:
    """One coast of each island; all dens; exploring."""
    kept: list[i64] = []
    islands: i64 = 0
    for option in options:
        place = option - first
        if option != EXPLORE and place < state.board.parts:
            island = bit(state.island[place])
            if islands & island != 0:
                continue
            islands |= island
        kept.append(option)
    return kept


def one_per_crop(state: Position, options: list[i64]) -> list[i64]:
    """One site of each kind on each island."""
    kept: list[i64] = []
    known: list[i64] = []
    board = state.board
    for option in options:
        site = option - board.actions.site0
        key = GOODS * 2 * state.island[board.site_part[site]] + board.site_kind[site]
        if key not in known:
            known.append(key)
            kept.append(option)
    return kept


def best_cells(state: Position, options: list[i64]) -> list[i64]:
    """The few cells where the tile touches most land."""
    kept: list[i64] = []
    wanted: i64 = 3
    while wanted > 0 and len(kept) < 3:
        for edge in state.frontier:
            option = state.board.actions.cell0 + (edge >> 12)
            if len(kept) < 3 and bits(edge & 63) == wanted and option in options:
                kept.append(option)
        wanted -= 1
    return kept if len(kept) > 0 else options


def bits(mask: i64) -> i64:
    """How many directions a mask names."""
    count: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        if mask & (1 << direction) != 0:
            count += 1
        direction += 1
    return count
