"""What a click on a thing of the scene could mean, open now or not: asked for when somebody wants to know why not."""

from serai.core.view import View
from serai.games.ilos.board import CARD_FOR
from serai.games.ilos.data import IlosData
from serai.games.ilos.schema import CARD_NAMES, GOOD_NAMES

_SAIL = ("play", CARD_NAMES.index("ship"))
_ALONE = {"deck": [("supply", 0)], "stack": [("explore", 0)]}


def meant(data: IlosData, view: View, thing: str) -> list[tuple[str, int]]:
    """The families of the actions and which of them, the likeliest first."""
    kind, *rest = thing.split(":")
    if not rest:
        return _ALONE.get(kind, [])
    first = rest[0]
    if kind in ("hand", "aside") and first in CARD_NAMES:
        return [(name, CARD_NAMES.index(first)) for name in ("play", "pay", "mark")]
    if kind == "price" and first in GOOD_NAMES:
        return [("good", GOOD_NAMES.index(first)), ("play", CARD_NAMES.index("market"))]
    if kind == "ship":
        place = int(view["ships"][data.limits[0] * int(first) + int(rest[1])])
        ways = ("from", "to") if int(first) == view["seat"] else ("to",)
        return [*((name, place) for name in ways), _SAIL] if place >= 0 else []
    if kind == "coast":
        return [("to", int(first)), ("from", int(first)), _SAIL]
    if kind == "den":
        return [*(("to", len(data.parts) + n) for n, tile in enumerate(data.tiles) if str(tile.id) == first), _SAIL]
    if kind in ("site", "pioneer", "cost"):
        found = [(n, CARD_FOR[site.kind]) for n, site in enumerate(data.sites) if site.id == first]
        return [way for n, card in found for way in (("site", n), ("play", int(card)))]
    if kind == "tile":
        return [_tile(view, n) for n, tile in enumerate(data.tiles) if str(tile.id) == first]
    return [("cell", int(first))] if kind == "cell" else []


def _tile(view: View, tile: int) -> tuple[str, int]:
    """An open tile is chosen; where one is laid, another could be meant to go."""
    place = int(view["placed"][tile])
    return ("tile", tile) if place < 0 else ("cell", place // 6)
