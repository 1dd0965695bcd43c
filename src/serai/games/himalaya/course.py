"""What happens by itself, noted down so that everyone can be told and shown: one number for each happening."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import append
from serai.games.himalaya.position import NO_TRIBE, Position

# What happened, and what the two numbers beside it say.
REVEALED: Final = 0
"""All programmes are shown: the month. It begins a new course."""
PAUSED: Final = 1
MOVED: Final = 2
"""A caravan moved: village it reached, type of road."""
INTO_STORM: Final = 3
"""A caravan is on the storm: village beyond, type of road."""
OUT_OF_STORM: Final = 4
TOOK: Final = 5
"""A cube was taken: village, resource."""
DELIVERY: Final = 6
"""An order was delivered: village, kind of disc."""
VOID: Final = 7
"""An action did nothing: village, why (see ``roads.py`` and ``goods.py``)."""
BARTERED: Final = 8
"""A disc went behind a screen: village, kind of disc."""
OFFERED: Final = 9
"""A stupa was placed: village."""
SENT: Final = 10
"""A delegation was sent: region."""
SHOWED: Final = 11
"""Cubes shown in an inventory: resource, number."""
WON_TOKEN: Final = 12
"""An inventory token: resource."""
TIED: Final = 13
"""Nobody has most: resource."""
NEW_MONTH: Final = 14
"""The calendar moved on: the month; the tribe leads it."""
DISC_BACK: Final = 15
"""A disc went back into the bag: village, kind of disc."""
BAG_EMPTY: Final = 16
"""Nothing is left to place: 0 cubes, 1 discs."""
STUPA_PLACED: Final = 17
"""A stupa won in an inventory: village."""


def note(state: Position, what: i64, tribe: i64, first: i64, second: i64) -> None:
    """Note a happening; ``unpack`` reads it back."""
    happening = what + 32 * tribe + 256 * state.slot + 2048 * first + 2048 * 64 * second
    state.course = append(state.course, happening)


def note_table(state: Position, what: i64, first: i64) -> None:
    """Note something that concerns no tribe."""
    note(state, what, NO_TRIBE, first, 0)


def unpack(happening: i64) -> tuple[i64, i64, i64, i64, i64]:
    """What happened, to which tribe, in which slot, and the two numbers beside it."""
    return (
        happening % 32,
        happening // 32 % 8,
        happening // 256 % 8,
        happening // 2048 % 64,
        happening // (2048 * 64),
    )
