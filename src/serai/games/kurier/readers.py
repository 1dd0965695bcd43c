"""What views show of a state where its fields do not show it as they are. Compiled: programs ask at every step."""

from mypy_extensions import i64

from serai.core import known
from serai.core.arrays import vec
from serai.games.kurier.board import KINDS, TYPES
from serai.games.kurier.rules import Kurier


def stack_sizes(state: Kurier) -> list[i64]:
    """How many couriers lie in each player's face-down stack."""
    return [state.stack_size(seat) for seat in range(state.seats)]


def stash_sizes(state: Kurier) -> list[i64]:
    """How many coins each player holds face down."""
    return [state.hidden_coins(seat) for seat in range(state.seats)]


def palace_size(state: Kurier) -> i64:
    """How many coins lie face down in the palace."""
    return state.coins_in_palace()


def unseen(state: Kurier) -> list[vec[i64]]:
    """By type, the couriers of each player's stack that nobody has seen."""
    return [state.bag[TYPES * seat : TYPES * seat + TYPES] for seat in range(state.seats)]


def banked(state: Kurier) -> list[vec[i64]]:
    """By kind, the coins that each player has banked."""
    return [state.banked[KINDS * seat : KINDS * seat + KINDS] for seat in range(state.seats)]


def stash(state: Kurier, seat: i64) -> vec[i64]:
    """By kind, the coins that a player holds face down."""
    return state.stash[KINDS * seat : KINDS * seat + KINDS]


def memory(state: Kurier, seat: i64) -> list[i64]:
    """The coins in other hands that this seat is sure of."""
    return known.of(state.memory, KINDS, seat)
