"""How a scene is laid out: what is known of the game, and where things lie."""

from typing import Any

from msgspec import Struct

from serai.core.scene import Caption, Place
from serai.games.brillance.data import BrillanceData
from serai.games.brillance.names import BrillanceNames

Point = tuple[float, float]

EMBLEMS = ("sun", "drop", "lantern", "rose", "leaf", "thistle")
"""The sign of each colour, after its gate: no colour is known by its paint alone."""
PAPER = "#f4ead2"
INK = "#2a2118"
LIGHT = "#ffe9b8"


def turn(point: Any, narrow: bool) -> Point:
    """Where a point of the data's canvas lies on the board: on a phone the city is turned upright."""
    x, y = float(point[0]), float(point[1])
    return (1000.0 - y, x) if narrow else (x, y)


class Atlas(Struct, frozen=True):
    """What of the board never changes, worked out once for each way the board can lie."""

    points: tuple[Point, ...]
    places: tuple[Place, ...]
    signs: tuple[Point, ...]
    """Where the sign of each shop hangs."""
    names: tuple[Caption, ...]
    """The names of the bridges and gates."""


class Layout(Struct, frozen=True, eq=False):
    """What stays the same in a scene for a whole game, in one of its two forms, wide and narrow."""

    data: BrillanceData
    names: BrillanceNames
    atlas: Atlas
    narrow: bool

    def space(self, number: int) -> Point:
        """Where a space lies on the board."""
        return self.atlas.points[number]
