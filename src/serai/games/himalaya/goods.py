"""What a hand does in a village (actions, previews and the neutral tribe ask here), and cubes that change hands."""

from typing import Final

from mypy_extensions import i64

from serai.games.himalaya.board import RESOURCES
from serai.games.himalaya.position import NONE, Position

# Why a hand is void. The numbers are those of the course's void actions; the others stand in ``roads.py``.
NOTHING_THERE: Final = 3
TAKEN_ALREADY: Final = 4
NOT_PAYABLE: Final = 5
ORDER_GONE: Final = 6

# What a hand does otherwise.
DELIVERS: Final = 32
TAKES: Final = 33
CHOOSES: Final = 34
"""It takes a cube of the player's choice."""


def hand_does(state: Position, tribe: i64, village: i64) -> i64:
    """What a tribe's hand does in a village: DELIVERS, TAKES or CHOOSES, or why it is void."""
    disc = state.orders[village]
    if disc >= 0:
        return DELIVERS if state.can_pay(tribe, disc) else NOT_PAYABLE
    if state.lowest(village) < 0:
        return ORDER_GONE if (state.served >> village) & 1 == 1 else NOTHING_THERE
    if state.has_taken(tribe, village):
        return TAKEN_ALREADY
    if state.is_market(village) and not state.is_neutral(tribe) and state.is_choice(village):
        return CHOOSES
    return TAKES


def gather(state: Position, tribe: i64, village: i64, resource: i64) -> None:
    """A cube goes from a village behind the screen."""
    state.cubes[RESOURCES * village + resource] -= 1
    state.stocks[RESOURCES * tribe + resource] += 1
    state.taken[tribe] |= 1 << village


def pay(state: Position, tribe: i64, village: i64) -> None:
    """All cubes that the order of a village demands go into the bag, and the disc leaves the village."""
    disc = state.orders[village]
    for resource in range(RESOURCES):
        cubes = state.board.demand[RESOURCES * disc + resource]
        state.stocks[RESOURCES * tribe + resource] -= cubes
        state.bag[resource] += cubes
    state.orders[village] = NONE
