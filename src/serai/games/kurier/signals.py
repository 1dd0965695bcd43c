"""What the network is told about a seat in Kurier: where its dispatch is, what moves it on, what is still to pay."""

from typing import Final

from mypy_extensions import i64

from serai.core.network import Signals
from serai.games.kurier.board import COLOURS, FULL_AT, KINDS, NJET, PALACE, TYPES
from serai.games.kurier.position import BASIC, NONE, REVISED, Position

# Where each kind of signal begins.
_WAIT: Final = 0
"""How many others move before the seat, one place each."""
_TIME: Final = 5
_VILLAGE: Final = 6
_PRICE: Final = 12
"""The guard's price in steps of two rubles: 6, 8, 10."""
_MISSING: Final = 15
_RUBLES: Final = 16
_BEST_COIN: Final = 17
_FALSE_COINS: Final = 18
_FIRST_RUBLER: Final = 19
_NOT_FIRST: Final = 20
_GUESTS: Final = 21
"""How many lodge where the dispatch lies, less one."""
_GOES: Final = 24
_STAYS: Final = 25
_OWN_GUESTS: Final = 26
_RIVAL_GUESTS: Final = 27
_BESIDE: Final = 28
"""With two lodgers: how far the other's room is from the dispatch's, clockwise, less one."""
_TO_GUARD: Final = 31
_CHEAPER: Final = 32
_BEDS: Final = 33
"""Inns of the next village that would take the bearer in, by their lodgers: none, one, two."""
_GOES_ON: Final = 36
"""... and those of two lodgers that he would leave again as one of the next."""
_NO_BED: Final = 37
_NEAR: Final = 38
_NEAR_GOES: Final = 39
_NEAR_STAYS: Final = 40
_NEAR_PAIRED: Final = 41
_ONE_BEHIND: Final = 42
_BEHIND: Final = 43
_ONE_AHEAD: Final = 44
_AHEAD: Final = 45
_DEPARTURES: Final = 46
_GOING: Final = 47
_RESERVE: Final = 48
_NO_RESERVE: Final = 49
_DEPLOYABLE: Final = 50
_ONE_SHORT: Final = 51
"""Whether a courier of the reserve could fill the inn of the dispatch in village 1, and it would then go."""
_TURN_AND_VILLAGE: Final = 52
"""By village, if it is the seat's turn."""
_MODE: Final = 58
"""The revised rules, bribes, a race; the basic rules need no word."""
COUNT: Final = 61


def write_signals(state: Position, seat: i64, told: Signals) -> None:
    """Tell what there is to be told about a seat, at the beginning of somebody's turn."""
    board = state.board
    wait = (seat - state.mover + state.seats) % state.seats
    village = state.dispatch_village(seat)
    told.add(_WAIT + wait, 1.0)
    told.add(_TIME, float(state.turn) / float(board.turn_limit))
    told.add(_VILLAGE + village, 1.0)
    if state.mode != BASIC:
        told.add(_MODE + state.mode - REVISED, 1.0)
    if wait == 0:
        told.add(_TURN_AND_VILLAGE + village, 1.0)
    tell_money(state, seat, village, told)
    if 0 < village < PALACE:
        tell_bearer(state, seat, village, told)
    tell_couriers(state, seat, village, told)
    tell_reserve(state, seat, village, told)


def tell_money(state: Position, seat: i64, village: i64, told: Signals) -> None:
    """Rubles, what the guard wants, and what the coins in the palace promise."""
    rubles = state.money(seat)
    told.add(_RUBLES, 0.1 * float(rubles))
    if state.first_rubler != NONE:
        told.add(_FIRST_RUBLER if state.first_rubler == seat else _NOT_FIRST, 1.0)
    if village != PALACE:
        return
    price = state.price(seat)
    told.add(_PRICE + (0 if price <= 6 else 1 if price <= 8 else 2), 1.0)
    told.add(_MISSING, 0.1 * float(price - rubles if price > rubles else 0))
    coins = state.coins_in_palace()
    if coins > 0:
        value: i64 = 0
        for kind in range(KINDS):
            value += state.palace[kind] * state.board.coin_value[kind]
        told.add(_BEST_COIN, float(value) / float(coins))
        told.add(_FALSE_COINS, float(state.palace[NJET]) / float(coins))


def tell_bearer(state: Position, seat: i64, village: i64, told: Signals) -> None:
    """The inn where the dispatch lies, and what the next village offers to who carries it."""
    board = state.board
    room = state.dispatch[seat]
    inn = room // TYPES
    kind = room % TYPES
    lodgers = state.lodgers(inn)
    told.add(_GUESTS + lodgers - 1, 1.0)
    for away in range(1, TYPES):
        courier = state.rooms[TYPES * inn + (kind + away) % TYPES]
        if courier >= 0:
            told.add(_OWN_GUESTS if courier // COLOURS == seat else _RIVAL_GUESTS, 1.0)
            if lodgers == 2:
                told.add(_BESIDE + away - 1, 1.0)
    if lodgers >= FULL_AT:
        if kind == (state.empty_room(inn) + 3) % TYPES:
            told.add(_STAYS, 1.0)
        else:
            told.add(_GOES, 1.0)
            there = village + 1
            while there < PALACE and not state.has_free_inn(there, kind, inn):
                there += 1
            if there == PALACE:
                told.add(_TO_GUARD, 1.0)
    if village == PALACE - 1:
        told.add(_CHEAPER, 0.1 * float(10 - board.price[board.guard_above[inn]]))
        return
    beds: i64 = 0
    for other in board.open_inns[village + 1]:
        if state.rooms[TYPES * other + kind] >= 0:
            continue
        guests = state.lodgers(other)
        if guests >= FULL_AT:
            continue
        beds += 1
        told.add(_BEDS + guests, 0.5)
        # Of the two rooms left free he takes one: he stays behind if the other is the next clockwise.
        if guests == 2 and state.rooms[TYPES * other + (kind + 1) % TYPES] >= 0:
            told.add(_GOES_ON, 0.5)
    if beds == 0:
        told.add(_NO_BED, 1.0)


def tell_couriers(state: Position, seat: i64, village: i64, told: Signals) -> None:
    """The seat's other couriers: who may take the dispatch over, now or later, and who may call a departure."""
    for inn in state.board.all_open:
        home = state.board.village[inn]
        lodgers = state.lodgers(inn)
        full = lodgers >= FULL_AT
        stayer = (state.empty_room(inn) + 3) % TYPES if full else -1
        own = False
        for kind in range(TYPES):
            room = TYPES * inn + kind
            if not state.owns_room(seat, room):
                continue
            own = True
            if full and kind != stayer:
                told.add(_GOING, 0.25)
            if room == state.dispatch[seat] or village == PALACE:
                continue
            if home == village:
                told.add(_NEAR, 0.5)
                if full:
                    told.add(_NEAR_STAYS if kind == stayer else _NEAR_GOES, 0.5)
                elif lodgers == 2:
                    told.add(_NEAR_PAIRED, 0.5)
            elif home < village:
                told.add(_ONE_BEHIND if home == village - 1 else _BEHIND, 0.25)
            else:
                told.add(_ONE_AHEAD if home == village + 1 else _AHEAD, 0.25)
        if own and full:
            told.add(_DEPARTURES, 0.25)


def tell_reserve(state: Position, seat: i64, village: i64, told: Signals) -> None:
    """Couriers in the reserve, and whether one of them can be of use below."""
    reserve = state.reserve[seat]
    count: i64 = len(reserve)
    told.add(_RESERVE, 0.25 * float(count if count < 4 else 4))
    if count == 0:
        told.add(_NO_RESERVE, 1.0)
    deployable = False
    completes = False
    for courier in reserve:
        kind = courier % TYPES
        if state.has_free_inn(1, kind, NONE):
            deployable = True
        if village == 1:
            room = state.dispatch[seat]
            inn = room // TYPES
            if state.lodgers(inn) == 2 and state.rooms[TYPES * inn + kind] < 0 and kind != room % TYPES:
                last: i64 = 0
                while state.rooms[TYPES * inn + last] >= 0 or last == kind:
                    last += 1
                if room % TYPES != (last + 3) % TYPES:
                    completes = True
    if deployable:
        told.add(_DEPLOYABLE, 1.0)
    if completes:
        told.add(_ONE_SHORT, 1.0)
