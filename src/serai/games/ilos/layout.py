"""The scene while it is being laid: its panels, and where a point of the map lies on the sea."""

from collections.abc import Mapping
from functools import lru_cache
from math import inf, sqrt
from typing import Any

from msgspec import Struct

from serai.core.parts import Sheet
from serai.core.scene import Caption, Panel, Piece
from serai.core.texts import Text
from serai.games.ilos.art.land import Point, turn
from serai.games.ilos.art.table import SIZES, Sizes
from serai.games.ilos.board import Board
from serai.games.ilos.data import IlosData
from serai.games.ilos.names import Names


class Box(Struct):
    """The box around the centres of some tiles, in the data file's units."""

    left: float = inf
    right: float = -inf
    top: float = inf
    bottom: float = -inf

    def add(self, point: Point) -> None:
        self.left, self.right = min(self.left, point[0]), max(self.right, point[0])
        self.top, self.bottom = min(self.top, point[1]), max(self.bottom, point[1])

    @property
    def height(self) -> float:
        return self.bottom - self.top + 206

    @property
    def centre(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def fit(self, room: Point) -> float:
        """How large the tiles can be drawn in so much room."""
        return min(room[0] / (self.right - self.left + 180), room[1] / self.height, _LARGEST)


_BEARINGS = (0, 1, 5)
"""How the chart can lie on the table, in turns of 60 degrees; the other three only stand it on its head."""
_WORTH_TURNING = 1.3
"""So much larger the map must become before the chart is turned: players remember where things lie."""
_LARGEST = 1.25

SEA_SHARE = 0.28
"""How much of a wide screen the sea wants."""


class Layout(Struct, frozen=True, eq=False):
    """What stays the same in a scene for a whole game, in one of its two forms, wide and narrow."""

    data: IlosData
    board: Board
    names: Names
    sizes: Sizes
    narrow: bool
    sites: tuple[tuple[tuple[int, Mapping[str, Any]], ...], ...]
    """By tile, its sites with their numbers, as the data file draws them."""

    @classmethod
    def of(cls, data: IlosData, board: Board, narrow: bool) -> "Layout":
        """That of this game."""
        sites: list[tuple[tuple[int, Mapping[str, Any]], ...]] = []
        for tile, values in enumerate(data.values["tile"]):
            drawn = [site for part in values["part"] for site in part.get("sites", [])]
            numbers = [n for n, site in enumerate(data.sites) if data.parts[site.part][0] == tile]
            sites.append(tuple(zip(numbers, drawn, strict=True)))
        return cls(data, board, Names(data), SIZES[narrow], narrow, tuple(sites))

    def printed(self, cell: int) -> Point:
        """The centre of a cell in the data file's units."""
        q, r = int(self.board.cell_q[cell]), int(self.board.cell_r[cell])
        return 100 * sqrt(3) * (q + r / 2), 150.0 * r


class Chart(Struct, frozen=True):
    """How the map lies on the sea."""

    scale: float
    shift: Point
    bearing: int
    """By how many turns of 60 degrees the whole chart is turned, the open tiles with it."""
    depth: float
    """The height of the sea."""
    grain: float
    """How much pieces are scaled: on a large map they stay larger than the tiles, to be seen on a phone."""


@lru_cache(maxsize=64)
def chart_of(layout: Layout, laid: tuple[int, ...], further: tuple[int, ...], over: bool) -> Chart:
    """The chart on which these cells fit: tiles were laid in that order, and in further cells one may come to lie."""
    bearing = _bearing(layout, laid)
    width, *heights = layout.sizes.sea
    if not layout.narrow:  # so that the final reckoning is seen without scrolling
        heights = heights[:1] if over else heights[1:]
    box = Box()
    for cell in (*laid, *further) or (0,):
        box.add(turn(layout.printed(cell), bearing))
    scale = box.fit((width - 40, heights[-1] - 40))
    depth = next((enough for enough in heights if enough - 40 >= scale * box.height), heights[-1])
    x, y = box.centre
    grain = max(scale, 0.58 if layout.narrow else 0.5)
    return Chart(scale, (width / 2 - scale * x, depth / 2 - scale * y), bearing, depth, grain)


def _bearing(layout: Layout, laid: tuple[int, ...]) -> int:
    """The chart is turned if the map fits the sea much better so; judged tile by tile, so that it seldom changes."""
    found, room = 0, (layout.sizes.sea[0] - 40, layout.sizes.sea[-1] - 40)
    boxes = {bearing: Box() for bearing in _BEARINGS}
    for cell in laid:
        for bearing, box in boxes.items():
            box.add(turn(layout.printed(cell), bearing))
        best = max(_BEARINGS, key=lambda bearing: boxes[bearing].fit(room))
        if boxes[best].fit(room) > _WORTH_TURNING * boxes[found].fit(room):
            found = best
    return found


class Canvas(Struct):
    """A part of the scene while it is being drawn."""

    sheet: Sheet
    layout: Layout

    @property
    def data(self) -> IlosData:
        return self.layout.data

    @property
    def names(self) -> Names:
        return self.layout.names

    @property
    def sizes(self) -> Sizes:
        return self.layout.sizes

    @property
    def narrow(self) -> bool:
        return self.layout.narrow

    def panel(
        self, id_: str, box: tuple[float, float], title: Text | None, backdrop: str, area: Any, active: bool
    ) -> None:
        share = SEA_SHARE if area == "board" else 0.0
        backdrop += "-narrow" if self.narrow else ""
        self.sheet.panels.append(Panel(id_, *box, title, backdrop, area=area, active=active, share=share))

    def piece(self, id_: str, panel: str, at: Point, size: float, symbol: str, **more: Any) -> None:
        self.sheet.pieces.append(Piece(id_, panel, at[0], at[1], size, size, symbol, **more))

    def write(
        self,
        panel: str,
        at: Point,
        text: Text | str,
        size: float,
        anchor: Any = "middle",
        bold: bool = False,
        colour: str = "#22303a",
    ) -> None:
        self.sheet.captions.append(Caption(panel, at[0], at[1], text, size, anchor, bold, colour))


class Sea(Canvas):
    """A part of the map while it is being laid."""

    chart: Chart

    def at(self, cell: int, point: Point = (0.0, 0.0), rotation: int = 0) -> Point:
        """A printed point of a tile in this cell, on the panel."""
        chart = self.chart
        x, y = turn(self.layout.printed(cell), chart.bearing)
        dx, dy = turn(point, rotation + chart.bearing)
        return chart.shift[0] + chart.scale * (x + dx), chart.shift[1] + chart.scale * (y + dy)
