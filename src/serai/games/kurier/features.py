"""What tells who will win in Kurier; the weights stand in ``weights.py``, learned from self-play."""

from typing import Final

from mypy_extensions import i64

from serai.games.kurier.board import COLOURS, FULL_AT, PALACE, TYPES
from serai.games.kurier.bot import next_to_go
from serai.games.kurier.position import RACE, Position
from serai.games.kurier.weights import WEIGHTS

NAMES: Final[list[str]] = list(WEIGHTS)
_TWO: Final[list[float]] = [pair[0] for pair in WEIGHTS.values()]
_MORE: Final[list[float]] = [pair[1] for pair in WEIGHTS.values()]
_DEAREST: Final = 10
"""What the dearest guard wants; more rubles are of no use."""


def weights(seats: i64) -> list[float]:
    """The weights for two players or for more."""
    return _TWO if seats == 2 else _MORE


def features(state: Position, seat: i64) -> list[float]:
    """Where the dispatch is, what moves it on and what is still to pay, in the order of the table of weights."""
    village = state.dispatch_village(seat)
    found: list[float] = [1.0 if village == there else 0.0 for there in range(2, PALACE + 1)]
    rubles = float(min(state.money(seat), _DEAREST)) if state.mode != RACE else 0.0
    if village == PALACE:
        found.append(max(0.0, float(state.price(seat)) - rubles))
        found.extend([0.0] * 11)
    else:
        found.append(0.0)
        found.append(rubles)
        found.extend(bearer(state, seat, village))
        found.extend(couriers(state, seat, village))
    found.append(float(min(len(state.reserve[seat]), 4)))
    found.append(float((seat - state.mover - 1 + state.seats) % state.seats))
    return found


def bearer(state: Position, seat: i64, village: i64) -> list[float]:
    """Whether the dispatch goes on next, goes to a guard, how cheap he is, whether it stays, or waits for guests."""
    if village == 0:
        return [0.0, 0.0, 0.0, 0.0, 0.0]
    room = state.dispatch[seat]
    inn = room // TYPES
    lodgers = state.lodgers(inn)
    if lodgers < FULL_AT:
        return [0.0, 0.0, 0.0, 0.0, float(lodgers - 1)]
    if not next_to_go(state, inn, room % TYPES):
        return [0.0, 0.0, 0.0, 1.0, 0.0]
    there = village + 1
    while there < PALACE and not state.has_free_inn(there, room % TYPES, inn):
        there += 1
    to_guard: float = 1.0 if there == PALACE else 0.0
    cheaper = 0.0
    if village == PALACE - 1:
        cheaper = float(_DEAREST - state.board.price[state.board.guard_above[inn]])
    return [1.0, to_guard, cheaper, 0.0, 0.0]


def couriers(state: Position, seat: i64, village: i64) -> list[float]:
    """The other couriers who may take the dispatch over: one about to leave, in its village, behind, ahead."""
    leaving = near = one_behind = behind = ahead = 0.0
    for inn in state.board.all_open:
        home = state.board.village[inn]
        full = home == village and state.is_full(inn)
        room: i64 = TYPES * inn
        last: i64 = room + TYPES
        while room < last:
            courier = state.rooms[room]
            if COLOURS * seat <= courier < COLOURS * seat + COLOURS and room != state.dispatch[seat]:
                if home == village:
                    near += 1.0
                    if full and next_to_go(state, inn, room % TYPES):
                        leaving = 1.0
                elif home == village - 1:
                    one_behind += 1.0
                elif home < village:
                    behind += 1.0
                else:
                    ahead += 1.0
            room += 1
    return [leaving, near, one_behind, behind, ahead]
