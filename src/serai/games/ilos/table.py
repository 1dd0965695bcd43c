"""The scene while it is being laid: its panels, and where a point of the map lies on the sea."""

from collections.abc import Sequence
from math import sqrt
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
        self.panels.append(Panel(id_, *box, title, backdrop + self.backdrop_end, area=area, active=active))

    def piece(self, id_: str, panel: str, at: Point, size: float, symbol: str, **more: Any) -> None:
        self.pieces.append(Piece(id_, panel, at[0], at[1], size, size, symbol, **more))

    def write(
        self, panel: str, at: Point, text: Text | str, size: float, anchor: Any = "middle", bold: bool = False
    ) -> None:
        self.captions.append(Caption(panel, at[0], at[1], text, size, anchor, bold, "#22303a"))

    # ------------------------------------------------------------------ the map

    def centre(self, cell: int) -> Point:
        """The centre of a cell in the data file's units."""
        q, r = int(self.board.cell_q[cell]), int(self.board.cell_r[cell])
        return 100 * sqrt(3) * (q + r / 2), 150.0 * r

    @property
    def grain(self) -> float:
        """How much pieces are scaled: on a large map they stay larger than the tiles, to be seen on a phone."""
        return max(self.scale, 0.58 if self.narrow else 0.5)

    def fit(self, cells: Sequence[int]) -> None:
        """Choose the height of the sea and the scale of the map so that these cells fit on it."""
        width, *heights = self.sizes.sea
        points = [self.centre(cell) for cell in cells] or [(0.0, 0.0)]
        left, right = min(x for x, _ in points) - 100, max(x for x, _ in points) + 100
        top, bottom = min(y for _, y in points) - 108, max(y for _, y in points) + 108
        scale = min((width - 44) / (right - left), 1.25)
        height = next((enough for enough in heights if enough >= scale * (bottom - top) + 44), heights[-1])
        self.depth = height
        self.scale = min(scale, (height - 44) / (bottom - top))
        self.shift = (width / 2 - self.scale * (left + right) / 2, height / 2 - self.scale * (top + bottom) / 2)

    def at(self, cell: int, point: Point = (0.0, 0.0), rotation: int = 0) -> Point:
        """A printed point of a tile in this cell, on the panel."""
        x, y = self.centre(cell)
        dx, dy = turn(point, rotation)
        return self.shift[0] + self.scale * (x + dx), self.shift[1] + self.scale * (y + dy)
