"""What the network is told about a seat in Ilôs: goods, what it will produce, its cards, ships and sites, and time."""

from typing import Final

from mypy_extensions import i64

from serai.core.network import Signals
from serai.games.ilos.board import GOODS, KINDS
from serai.games.ilos.bot import card_value, outlook, phase_one, price_hoped, raise_of, reach, turns_left
from serai.games.ilos.features import goods_worth, production_worth
from serai.games.ilos.position import Position

# Where each kind of signal begins.
_WAIT: Final = 0
"""How many others move before the seat, one place each."""
_TURNS: Final = 5
_SOON: Final = 6
_LAST_ROUND: Final = 7
_LAST_AND_TURN: Final = 8
_GOODS: Final = 9
_GOODS_LAST: Final = 10
_PRODUCTION: Final = 11
_TO_COME: Final = 12
_OUTLOOK: Final = 13
_OUTLOOK_SOON: Final = 14
_OUTLOOK_LAST: Final = 15
_HAND: Final = 16
_CARDS: Final = 17
_KIND: Final = 18
"""The cards of each kind."""
_SHIPS: Final = 24
_SHIPS_TO_COME: Final = 25
_FORTS: Final = 26
_PIONEERS: Final = 27
_PIONEERS_LEFT: Final = 28
_REACH: Final = 29
_RAISE: Final = 30
"""What one more marker on each good would bring the seat, the best of them."""
_MARKERS: Final = 31
_GOODS_TO_COME: Final = 32
COUNT: Final = 33


def write_signals(state: Position, seat: i64, told: Signals) -> None:
    """Tell what there is to be told about a seat, at the beginning of somebody's turn."""
    hoped: list[float] = [price_hoped(state, good) for good in range(GOODS)]
    turns = turns_left(state, seat)
    soon = 1.0 / (1.0 + turns)
    wait = (seat - state.mover + state.seats) % state.seats
    told.add(_WAIT + wait, 1.0)
    told.add(_TURNS, 0.2 * turns)
    told.add(_SOON, soon)
    goods = 0.02 * goods_worth(state, seat, hoped)
    produced = 0.05 * production_worth(state, seat, hoped)
    whole = 0.02 * outlook(state, seat, hoped)
    if state.last_round:
        told.add(_LAST_ROUND, 1.0)
        if wait == 0:
            told.add(_LAST_AND_TURN, 1.0)
        told.add(_GOODS_LAST, goods)
        told.add(_OUTLOOK_LAST, whole)
    told.add(_GOODS, goods)
    told.add(_PRODUCTION, produced)
    told.add(_TO_COME, produced * turns)
    told.add(_OUTLOOK, whole)
    told.add(_OUTLOOK_SOON, whole * soon)
    tell_cards(state, seat, turns, told)
    placed = state.board.limits.pioneers - state.pioneers[seat]
    told.add(_PIONEERS, 0.1 * float(placed))
    told.add(_PIONEERS_LEFT, 0.1 * float(state.board.limits.last_pioneer - placed))
    if state.pioneers[seat] > 0:
        told.add(_REACH, 0.05 * reach(state, seat, hoped, turns, phase_one(state, seat)))
    best = 0.0
    units_to_come = 0.0
    for good in range(GOODS):
        units = float(state.stock[GOODS * seat + good]) + turns * float(state.production[GOODS * seat + good])
        gain = units * raise_of(state, good)
        units_to_come += units
        if gain > best:
            best = gain
    told.add(_RAISE, 0.05 * best)
    told.add(_GOODS_TO_COME, 0.03 * units_to_come)
    told.add(_MARKERS, 0.1 * float(state.markers))


def tell_cards(state: Position, seat: i64, turns: float, told: Signals) -> None:
    """Cards in hand, and the ships and forts that bring more."""
    held = float(state.hand_size[seat])
    told.add(_HAND, 0.1 * held)
    told.add(_CARDS, 0.05 * held * card_value(turns))
    for kind in range(KINDS):
        told.add(_KIND + kind, 0.25 * float(state.hands[KINDS * seat + kind]))
    ships = float(state.ships_on_map(seat))
    told.add(_SHIPS, 0.2 * ships)
    told.add(_SHIPS_TO_COME, 0.1 * ships * turns)
    told.add(_FORTS, 0.3 * float(state.forts_built[seat]))
