"""The table on which a scene is laid: what is known of the game, and what lies there so far."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from serai.core.scene import Caption, Panel, Piece, Place
from serai.core.texts import Text
from serai.games.kurier.actions import Actions
from serai.games.kurier.art.frame import Data, Frame
from serai.games.kurier.art.mat import Mat
from serai.games.kurier.board import TYPES
from serai.games.kurier.data import COLOUR_NAMES, TYPE_NAMES
from serai.games.kurier.names import coin, courier, player

View = Mapping[str, Any]


class Table(Struct):
    """The scene while it is being laid."""

    data: Data
    view: View
    actions: Actions
    form: Frame
    mat: Mat
    emblems: list[str]
    panels: list[Panel] = []
    places: list[Place] = []
    pieces: list[Piece] = []
    captions: list[Caption] = []
    courier_ids: dict[int, str] = {}
    """The id of the courier in each occupied room."""

    @property
    def actor(self) -> int:
        """The seat whose things are clicked: the decider, or the player on turn while chance decides."""
        decider = self.view["decider"]
        return int(decider if decider >= 0 else max(0, self.view["mover"]))

    def inn(self, number: int) -> str:
        """The name on an inn's sign."""
        return str(self.data["inn"][number]["name"])

    def coin(self, kind: int) -> Text:
        """A kind of coin."""
        return coin(kind, int(self.data["coin"][kind]["value"]))


@cache
def colour_name(number: int) -> Text:
    """A colour of couriers."""
    return Text(f"colour-{COLOUR_NAMES[number]}")


@cache
def _courier_tip(key: str, kind: int, colour: int, owner: int) -> Text:
    return Text(key, {"courier": courier(kind), "colour": colour_name(colour), "player": player(owner)})


def lay_courier(
    table: Table,
    id_: str,
    panel: str,
    x: float,
    y: float,
    size: float,
    owner: int,
    code: int,
    layer: int,
    fresh: bool = False,
    key: str = "tip-courier",
) -> None:
    colour, kind = divmod(code, TYPES)
    tip = _courier_tip(key, kind, colour, owner)
    name, mark = COLOUR_NAMES[colour], f"mark-{table.emblems[colour]}"
    symbol = f"courier-{TYPE_NAMES[kind]}"
    table.pieces.append(Piece(id_, panel, x, y, size, size, symbol, name, mark, tip=tip, layer=layer, fresh=fresh))
