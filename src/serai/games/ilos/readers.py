"""What views show of a state where its fields do not show it as they are. Compiled: programs ask at every step."""

from mypy_extensions import i64

from serai.core import known
from serai.core.arrays import vec
from serai.games.ilos.board import GOODS, KINDS
from serai.games.ilos.position import MULLIGAN
from serai.games.ilos.rules import Ilos


def hand(state: Ilos, seat: i64) -> vec[i64]:
    """By kind, the cards that a player holds."""
    return state.hands[KINDS * seat : KINDS * seat + KINDS]


def stock(state: Ilos, seat: i64) -> vec[i64]:
    """The goods behind a player's screen."""
    return state.stock[GOODS * seat : GOODS * seat + GOODS]


def marked(state: Ilos, seat: i64) -> vec[i64]:
    """The cards that this seat has marked for exchange."""
    return state.aside[:] if state.step == MULLIGAN and state.mover == seat else vec[i64]([0] * int(KINDS))


def paid(state: Ilos) -> vec[i64]:
    """The cards paid so far for the card being played."""
    return vec[i64]([0] * int(KINDS)) if state.step == MULLIGAN else state.aside[:]


def received(state: Ilos) -> list[i64]:
    """All goods that each player ever got by production and from ruins: everybody saw them come."""
    return [state.stock[at] + state.spent[at] for at in range(GOODS * state.seats)]


def memory(state: Ilos, seat: i64) -> list[i64]:
    """The cards in other hands that this seat is sure of."""
    return known.of(state.memory, KINDS, seat)
