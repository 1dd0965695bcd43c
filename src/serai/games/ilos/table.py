"""The scene while it is being laid: its panels, and where a point of the map lies on the sea."""

from collections.abc import Sequence
from math import inf, sqrt
from typing import Any

from msgspec import Struct

from serai.core.scene import Caption, Panel, Piece, Place
from serai.core.texts import Text
from serai.core.view import View
from serai.games.ilos.art.land import Point, turn
from serai.games.ilos.art.table import Sizes
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


class Table(Struct):
    """The scene while it is being laid."""

    data: IlosData
    board: Board
    view: View
    names: Names
    sizes: Sizes
    narrow: bool
    legal: Sequence[int]
    scale: float = 1.0
    shift: Point = (0.0, 0.0)
    bearing: int = 0
    """By how many turns of 60 degrees the whole chart is turned, the open tiles with it."""
    depth: float = 0.0
    """The height of the sea."""
    panels: list[Panel] = []
    places: list[Place] = []
    pieces: list[Piece] = []
    captions: list[Caption] = []

    @property
    def backdrop_end(self) -> str:
        return "-narrow" if self.narrow else ""

    def panel(
        self, id_: str, box: tuple[float, float], title: Text | None, backdrop: str, area: Any, active: bool
    ) -> None:
        share = SEA_SHARE if area == "board" else 0.0
        self.panels.append(Panel(id_, *box, title, backdrop + self.backdrop_end, area=area, active=active, share=share))

    def piece(self, id_: str, panel: str, at: Point, size: float, symbol: str, **more: Any) -> None:
        self.pieces.append(Piece(id_, panel, at[0], at[1], size, size, symbol, **more))

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
        self.captions.append(Caption(panel, at[0], at[1], text, size, anchor, bold, colour))

    # ------------------------------------------------------------------ the map

    def centre(self, cell: int) -> Point:
        """The centre of a cell in the data file's units, as the chart lies."""
        return turn(self._printed(cell), self.bearing)

    def _printed(self, cell: int) -> Point:
        q, r = int(self.board.cell_q[cell]), int(self.board.cell_r[cell])
        return 100 * sqrt(3) * (q + r / 2), 150.0 * r

    def turn_chart(self, laid: Sequence[int]) -> None:
        """Turn the chart if the map fits the sea much better so; judged tile by tile, so that it seldom changes."""
        room = self.sizes.sea[0] - 40, self.sizes.sea[-1] - 40
        boxes = {bearing: Box() for bearing in _BEARINGS}
        for cell in laid:
            for bearing, box in boxes.items():
                box.add(turn(self._printed(cell), bearing))
            best = max(_BEARINGS, key=lambda bearing: boxes[bearing].fit(room))
            if boxes[best].fit(room) > _WORTH_TURNING * boxes[self.bearing].fit(room):
                self.bearing = best

    @property
    def grain(self) -> float:
        """How much pieces are scaled: on a large map they stay larger than the tiles, to be seen on a phone."""
        return max(self.scale, 0.58 if self.narrow else 0.5)

    def fit(self, cells: Sequence[int]) -> None:
        """Choose the height of the sea and the scale of the map so that these cells fit on it."""
        width, *heights = self.sizes.sea
        if not self.narrow:  # so that the final reckoning is seen without scrolling
            heights = heights[:1] if self.view["over"] else heights[1:]
        box = Box()
        for cell in cells or [0]:
            box.add(self.centre(cell))
        scale = box.fit((width - 40, heights[-1] - 40))
        self.depth = next((enough for enough in heights if enough - 40 >= scale * box.height), heights[-1])
        self.scale = scale
        x, y = box.centre
        self.shift = (width / 2 - scale * x, self.depth / 2 - scale * y)

    def at(self, cell: int, point: Point = (0.0, 0.0), rotation: int = 0) -> Point:
        """A printed point of a tile in this cell, on the panel."""
        x, y = self.centre(cell)
        dx, dy = turn(point, rotation + self.bearing)
        return self.shift[0] + self.scale * (x + dx), self.shift[1] + self.scale * (y + dy)
