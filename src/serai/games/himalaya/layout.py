"""How a scene is laid out."""

from msgspec import Struct

from serai.core.parts import Sheet
from serai.core.scene import Caption, Piece
from serai.core.texts import Text
from serai.core.view import View
from serai.games.himalaya import course, names
from serai.games.himalaya.actions import Actions
from serai.games.himalaya.art.frame import Frame
from serai.games.himalaya.art.shapes import TRIBE_EMBLEM
from serai.games.himalaya.data import HimalayaData
from serai.games.himalaya.position import CHOOSE_CUBE, NO_TRIBE, NONE, SEND_DELEGATION
from serai.games.himalaya.rules import STEPS


class Layout(Struct, frozen=True, eq=False):
    """What stays the same in a scene for a whole game, in one of its two forms, wide and narrow."""

    data: HimalayaData
    actions: Actions
    frame: Frame


class Canvas(Struct):
    """A part of the scene while it is being drawn: where, and what it shows."""

    sheet: Sheet
    layout: Layout
    view: View
    """Which tribe each player leads, and what else this part needs to know."""

    @property
    def data(self) -> HimalayaData:
        return self.layout.data

    @property
    def frame(self) -> Frame:
        return self.layout.frame

    @property
    def narrow(self) -> bool:
        return self.layout.frame.narrow

    def name(self, tribe: int) -> str:
        """The name of a tribe's colour."""
        return names.tribe_name(self.view, tribe)

    def emblem(self, tribe: int) -> str:
        """The sign of a tribe."""
        return TRIBE_EMBLEM[self.name(tribe)]

    def lay(
        self,
        id_: str,
        panel: str,
        spot: tuple[float, float],
        size: float,
        symbol: str,
        tip: Text | None = None,
        *,
        tribe: int | str | None = None,
        marked: bool = False,
        label: str | None = None,
        layer: int = 0,
        fresh: bool = False,
        back: int = 0,
    ) -> None:
        """Lay a piece; one of a tribe (by number or by name) takes its colour and, if ``marked``, its sign."""
        name = self.name(tribe) if isinstance(tribe, int) else tribe
        self.sheet.pieces.append(
            Piece(
                id_,
                panel,
                spot[0],
                spot[1],
                size,
                size,
                symbol,
                colour=name,
                mark=f"mark-{symbol}-{TRIBE_EMBLEM[name]}" if name is not None and marked else None,
                label=label,
                tip=tip,
                layer=layer,
                fresh=fresh,
                back=back,
            )
        )

    def write(
        self, panel: str, x: float, y: float, text: Text | str, size: float, anchor: str = "start", bold: bool = False
    ) -> None:
        """Write a line on a panel."""
        side = "middle" if anchor == "middle" else "end" if anchor == "end" else "start"
        self.sheet.captions.append(Caption(panel, x, y, text, size, side, bold))  # type: ignore[arg-type]


def running(view: View) -> bool:
    """Whether the programmes are being carried out."""
    return CHOOSE_CUBE <= STEPS.index(view["step"]) <= SEND_DELEGATION


def actor(view: View) -> int:
    """The tribe whose action is carried out, or was the last one; -1 while no programmes run."""
    if not running(view):
        return NONE
    if view["acting"] != NONE or not view["course"]:
        return int(view["acting"])
    last = int(course.unpack(view["course"][-1])[1])
    return last if last != NO_TRIBE else NONE
