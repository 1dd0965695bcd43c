"""How a good player judges a position of Kurier: how far the dispatch is, what moves it on, what is still to pay."""

from typing import Final

from mypy_extensions import i64

from serai.games.kurier.board import COLOURS, FULL_AT, PALACE, TYPES
from serai.games.kurier.position import CHOOSE_RECEIVER, RACE, REVISED, Position

_WON: Final = 1000.0
_DISPATCH_AT: Final[list[float]] = [0.0, 0.0, 12.0, 26.0, 42.0]
"""What it is worth to have the dispatch in village 1 to 4."""
_AT_GUARD: Final = 150.0
_PER_MISSING_RUBLE: Final = 6.5
_PER_RUBLE: Final = 2.5
_NEXT_TO_GO: Final = 7.0
"""The dispatch lies on a courier whom the arrow, or his neighbour, would take along at once."""
_LEFT_BEHIND: Final = -2.0
_BEARER_NEARBY: Final = 3.5
"""The dispatch could be passed to a courier of the same village who is next to go."""
_COMPANY: Final = 1.2
_ENOUGH_COMPANY: Final = 5.0
"""More couriers than a few in one village only stand about."""
_AHEAD: Final = 0.6
_BEHIND: Final = 0.3
_IN_RESERVE: Final = 0.15
_ENOUGH_IN_RESERVE: Final = 2
_IDLE: Final = -0.8
"""What each further courier in the reserve costs: it was turned up instead of doing something."""
_VAIN: Final = -1.5
"""What it costs to pass the dispatch to a courier who is no better off."""
_RIVAL: Final = 0.75
"""How much the best rival's position counts against one's own."""
_RIVALS: Final = 0.15
"""How much those of all rivals together count."""

_IMPATIENCE: Final = 0.8


def evaluate(state: Position, seat: i64) -> float:
    """How good the position is for this player; higher is better."""
    if state.over:
        return _WON / len(state.winners) if seat in state.winners else -_WON
    best = -_WON
    together = 0.0
    for other in range(state.seats):
        if other != seat:
            worth = prospects(state, other)
            together += worth
            if worth > best:
                best = worth
    worth = prospects(state, seat) - (_RIVAL * best + _RIVALS * together) * patience(state)
    return worth + _VAIN if state.step == CHOOSE_RECEIVER and state.decider == seat else worth


def patience(state: Position) -> float:
    """How much a player still minds helping his rivals: late in the game something must happen at last."""
    return 1.0 - _IMPATIENCE * float(state.turn) / float(state.board.turn_limit)


def prospects(state: Position, seat: i64) -> float:
    """How close this player is to winning, whoever is on turn."""
    village = state.dispatch_village(seat)
    rubles = float(state.money(seat))
    if village == PALACE:
        missing = float(state.price(seat)) - rubles
        return _AT_GUARD - _PER_MISSING_RUBLE * (missing if missing > 0.0 else 0.0)
    worth = _DISPATCH_AT[village] + reserve_worth(len(state.reserve[seat]))
    if state.mode != RACE:
        worth += _PER_RUBLE * (rubles if rubles < 10.0 else 10.0)
    if village == 0:
        return worth
    return worth + bearer_prospects(state, state.dispatch[seat]) + company(state, seat, village)


def reserve_worth(couriers: i64) -> float:
    """A few couriers in the reserve are of use; more only lie about."""
    if couriers <= _ENOUGH_IN_RESERVE:
        return _IN_RESERVE * float(couriers)
    return _IN_RESERVE * float(_ENOUGH_IN_RESERVE) + _IDLE * float(couriers - _ENOUGH_IN_RESERVE)


def candidates(state: Position, seat: i64, options: list[i64]) -> list[i64]:
    """The choices worth a thought: of the couriers who could take the dispatch over, those who are better off."""
    if state.step != CHOOSE_RECEIVER:
        return options
    now = bearer_prospects(state, state.dispatch[seat])
    first = state.board.actions.receiver0
    return [option for option in options if bearer_prospects(state, option - first) > now]


def bearer_prospects(state: Position, room: i64) -> float:
    """What the inn where a dispatch lies promises: to go at once, to be left behind, or to wait for company."""
    inn = room // TYPES
    lodgers = state.lodgers(inn)
    if lodgers >= FULL_AT:
        if next_to_go(state, inn, room % TYPES):
            return _NEXT_TO_GO + (_cheap_guard(state, inn) if state.board.village[inn] == PALACE - 1 else 0.0)
        return _LEFT_BEHIND + (2.0 if state.mode == REVISED else 0.0)
    return 1.5 * float(lodgers - 1)


def _cheap_guard(state: Position, inn: i64) -> float:
    """A guard who wants less is worth waiting for."""
    return 0.6 * float(10 - state.board.price[state.board.guard_above[inn]])


def next_to_go(state: Position, inn: i64, courier_type: i64) -> bool:
    """Whether this courier of a full inn would travel on, rather than stay behind."""
    return courier_type != (state.empty_room(inn) + 3) % TYPES


def company(state: Position, seat: i64, village: i64) -> float:
    """Own couriers in the dispatch's village can take it over; those ahead can take it over later."""
    near = 0.0
    worth = 0.0
    bearer = state.dispatch[seat]
    for inn in state.board.all_open:
        home = state.board.village[inn]
        room: i64 = TYPES * inn
        last: i64 = room + TYPES
        while room < last:
            courier = state.rooms[room]
            if COLOURS * seat <= courier < COLOURS * seat + COLOURS and room != bearer:
                if home == village:
                    near += _COMPANY
                    if state.is_full(inn) and next_to_go(state, inn, room % TYPES):
                        near += _BEARER_NEARBY
                elif home > village:
                    worth += _AHEAD * float(home - village)
                else:
                    worth += _BEHIND
            room += 1
    return worth + (near if near < _ENOUGH_COMPANY else _ENOUGH_COMPANY)
