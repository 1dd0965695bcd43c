"""The table on which a scene is laid: what is known of the game, and what lies there so far."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from serai.core.scene import Caption, Panel, Piece, Place
from serai.core.texts import Text
from serai.games.himalaya import course, names
from serai.games.himalaya.art.frame import Frame
from serai.games.himalaya.art.shapes import TRIBE_EMBLEM
from serai.games.himalaya.data import HimalayaData
from serai.games.himalaya.position import CHOOSE_CUBE, NO_TRIBE, NONE, SEND_DELEGATION
from serai.games.himalaya.rules import STEPS, Himalaya

View = Mapping[str, Any]


class Table(Struct):
    """The scene while it is being laid."""

    data: HimalayaData
    state: Himalaya
    """Imagined from the view, to ask the rules what the viewer may know."""
    view: dict[str, Any]
    frame: Frame
    panels: list[Panel] = []
    places: list[Place] = []
    pieces: list[Piece] = []
    captions: list[Caption] = []

    @property
    def narrow(self) -> bool:
        return self.frame.narrow

    @property
    def tribes(self) -> int:
        """Players, and the neutral tribe where there is one."""
        return len(self.view["caravans"])

    @property
    def running(self) -> bool:
        """Whether the programmes are being carried out."""
        return CHOOSE_CUBE <= STEPS.index(self.view["step"]) <= SEND_DELEGATION

    @property
    def actor(self) -> int:
        """The tribe whose action is carried out, or was the last one; -1 while no programmes run."""
        view = self.view
        if not self.running:
            return NONE
        if view["acting"] != NONE or not view["course"]:
            return int(view["acting"])
        last = int(course.unpack(view["course"][-1])[1])
        return last if last != NO_TRIBE else NONE

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
        self.pieces.append(
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
        self.captions.append(Caption(panel, x, y, text, size, side, bold))  # type: ignore[arg-type]
