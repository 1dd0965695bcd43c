"""How a scene is laid out."""

from functools import cache

from msgspec import Struct

from serai.core.parts import Sheet
from serai.core.scene import Piece
from serai.core.texts import Text
from serai.games.kurier.actions import Actions
from serai.games.kurier.art.emblems import emblems
from serai.games.kurier.art.frame import Data, Frame, frame
from serai.games.kurier.art.mat import MATS, Mat
from serai.games.kurier.board import TYPES
from serai.games.kurier.data import COLOUR_NAMES, TYPE_NAMES
from serai.games.kurier.names import coin, courier, player


class Layout(Struct, frozen=True, eq=False):
    """What stays the same in a scene for a whole game, in one of its two forms, wide and narrow."""

    data: Data
    actions: Actions
    form: Frame
    mat: Mat
    emblems: list[str]
    villages: tuple[tuple[int, ...], ...]
    """The rooms of each village, the one nearest to the palace first."""

    @classmethod
    def of(cls, data: Data, actions: Actions, narrow: bool) -> "Layout":
        """That of this game."""
        inns = [int(inn["village"]) for inn in data["inn"]]
        villages = tuple(
            tuple(room for room in range(TYPES * len(inns)) if inns[room // TYPES] == village)
            for village in sorted(set(inns), reverse=True)
        )
        return cls(data, actions, frame(data, narrow), MATS[narrow], emblems(data), villages)

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
    sheet: Sheet,
    layout: Layout,
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
    name, mark = COLOUR_NAMES[colour], f"mark-{layout.emblems[colour]}"
    symbol = f"courier-{TYPE_NAMES[kind]}"
    sheet.pieces.append(Piece(id_, panel, x, y, size, size, symbol, name, mark, tip=tip, layer=layer, fresh=fresh))
