"""What a player of Kurier can count: where the dispatches are and what moves them on, rubles, couriers."""

from serai.core.facts import Fact
from serai.games.kurier.board import FULL_AT, PALACE, TYPES
from serai.games.kurier.bot import next_to_go
from serai.games.kurier.position import RACE, Position

_VILLAGE = (0.0, 0.0, 12.0, 26.0, 42.0, 150.0)
"""What it is worth to have the dispatch in a village, or at a guard."""
_GOES = 7.0
_GUEST = 1.5
_RUBLE = 2.5
_USEFUL = 10
"""No guard wants more rubles."""
_MISSING = -6.5
_HELPER = 1.2
_AHEAD = 0.8
_ENOUGH = 2
_RESERVE, _IDLE = 0.15, -0.8
"""A few couriers in reserve are of use, more lie idle."""
_RIVAL = -0.9


def facts(state: Position, seat: int) -> list[Fact]:
    """The player's own dispatch, rubles and couriers, and how far the dispatches of the others are."""
    found: list[Fact] = []
    if state.turn == 0:
        return found
    for player in range(state.seats):
        part, rival = (1.0, -1) if player == seat else (_RIVAL, player)
        village = int(state.dispatch_village(player))
        price = int(state.price(player)) if state.at_guard(player) else 0
        key = "village" if rival < 0 else "rival-village"
        found.append(Fact(key, village, part * _VILLAGE[village], rival, args={"price": price}))
        goes = int(_goes(state, player))
        found.append(Fact("goes" if rival < 0 else "rival-goes", goes, part * _GOES * goes, rival, village))
    rubles = int(state.money(seat))
    at_guard = bool(state.at_guard(seat))
    if state.mode != RACE:
        worth = 0.0 if at_guard else _RUBLE * min(rubles, _USEFUL)
        found.append(Fact("rubles", rubles, worth))
    if at_guard and state.mode != RACE:
        price = int(state.price(seat))
        missing = max(0, price - rubles)
        found.append(Fact("missing", missing, _MISSING * missing, args={"price": price}))
    if not at_guard:
        found += _company(state, seat)
    reserve = len(state.reserve[seat])
    idle = max(0, reserve - _ENOUGH)
    return [*found, Fact("reserve", reserve, _RESERVE * min(reserve, _ENOUGH) + _IDLE * idle)]


def _goes(state: Position, seat: int) -> bool:
    """Whether a player's dispatch lies in a full inn with a courier who travels on next."""
    room = int(state.dispatch[seat])
    if room < 0 or state.at_guard(seat):
        return False
    inn = room // TYPES
    return state.lodgers(inn) >= FULL_AT and next_to_go(state, inn, room % TYPES)


def _company(state: Position, seat: int) -> list[Fact]:
    """Who lodges with the dispatch, and the player's couriers in its village and further on."""
    room = int(state.dispatch[seat])
    if room < 0:
        return []
    inn, village = room // TYPES, int(state.dispatch_village(seat))
    guests = int(state.lodgers(inn)) - 1
    beside = ahead = 0
    for other in state.board.all_open:
        home = int(state.board.village[other])
        for there in range(TYPES * other, TYPES * other + TYPES):
            if there != room and state.owns_room(seat, there):
                beside += home == village
                ahead += village < home < PALACE
    return [
        Fact("guests", guests, _GUEST * guests, about=room),
        Fact("helpers", beside, _HELPER * beside, about=village),
        Fact("ahead", ahead, _AHEAD * ahead, about=village),
    ]
