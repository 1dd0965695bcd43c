"""The two canvases of the board, wide and narrow: where houses, rooms, guards, coins and streets stand, by the data."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from serai.games.kurier.schema import TYPE_NAMES

Data = Mapping[str, Any]
"""The parsed data file of the game."""

Point = tuple[float, float]


class Frame(Struct, frozen=True):
    """The geometry of the board in one of its two forms."""

    narrow: bool
    width: float
    height: float
    house: float
    """Side of a house."""
    room: float
    """Side of a room."""
    rooms: tuple[Point, ...]
    """Centre of each type's room from the centre of its house, in the order of the types."""
    sign_dy: float
    sign: Point
    """Width and height of a name sign."""
    inns: tuple[Point, ...]
    bands: tuple[tuple[float, float, float, float], ...]
    """Left, top, right, bottom of each village, the lowest village first."""
    streets: tuple[float, ...]
    """Height of each village's street; the last is the forecourt of the palace."""
    palace: float
    """Where the palace ends and the highest village begins."""
    guards: tuple[Point, ...]
    guard: float
    """Radius of a guard."""
    slots: tuple[Point, ...]
    """Places of dispatches around a guard, from its centre."""
    coins: tuple[Point, ...]
    coin: float
    """Radius of a coin in the palace."""

    def room_at(self, room: int) -> Point:
        """Centre of a room, numbered inn by inn and in each inn by type."""
        (x, y), (dx, dy) = self.inns[room // len(self.rooms)], self.rooms[room % len(self.rooms)]
        return x + dx, y + dy


def _points(rows: list[list[float]]) -> tuple[Point, ...]:
    return tuple((row[0], row[1]) for row in rows)


def frame(data: Data, narrow: bool) -> Frame:
    """The board's geometry, on the wide canvas or on the one for narrow screens."""
    if narrow:
        page = data["portrait"]
        off = page["room_offset"]
        bands = tuple((b[0], b[1], b[2], b[3]) for b in page["village_bands"])
        return Frame(
            narrow=True,
            width=page["width"],
            height=page["height"],
            house=page["house_size"],
            room=page["room_size"],
            rooms=((-off, -off), (off, -off), (off, off), (-off, off)),
            # two lines of a name need a taller sign than the data's, and there is room for it below the house
            sign_dy=page["sign_dy"] + 14,
            sign=(page["house_size"] + 12, page["sign_height"] + 30),
            inns=tuple((inn["portrait_x"], inn["portrait_y"]) for inn in data["inn"]),
            bands=bands,
            streets=(*(band[3] - 20 for band in bands), bands[-1][1] - 8),
            palace=bands[-1][1],
            guards=tuple((g["portrait_x"], g["portrait_y"]) for g in data["guard"]),
            guard=page["guard_radius"],
            slots=_points(page["guard_dispatch_slots"]),
            coins=_points(page["coin_slots"]),
            coin=24,
        )
    house = data["house"]
    villages = data["village"]
    return Frame(
        narrow=False,
        width=data["canvas"]["width"],
        height=data["canvas"]["height"],
        house=house["size"],
        room=house["room_size"],
        rooms=_points([house["room"][kind] for kind in TYPE_NAMES]),
        sign_dy=house["sign_dy"],
        # wider than the house: a long name must be readable when the board is drawn at 1000 pixels
        sign=(house["sign_width"] + 40, house["sign_height"] + 4),
        inns=tuple((inn["x"], inn["y"]) for inn in data["inn"]),
        bands=tuple((v["band"][0], v["band"][1], v["band"][2], v["band"][3]) for v in villages),
        streets=(*(v["street_y"] for v in villages), data["palace"]["forecourt_y"]),
        palace=villages[-1]["band"][1],
        guards=tuple((g["x"], g["y"]) for g in data["guard"]),
        guard=data["guard_geometry"]["radius"],
        slots=_points(data["guard_geometry"]["dispatch_slots"]),
        coins=_points(data["palace"]["coin_slots"]),
        coin=data["palace"]["coin_radius"],
    )
