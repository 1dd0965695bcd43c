"""What a click on a thing of the scene could mean, open now or not: asked for when somebody wants to know why not."""

from serai.core.view import View
from serai.games.feuville.board import COLUMNS
from serai.games.feuville.data import FeuvilleData

_ALONE = {"dice": "roll", "cup": "roll", "kobold": "kobold", "fairy": "fairy", "city": "city"}
_STORED = ("build_stored", "score_stored", "swap", "protect")


def meant(data: FeuvilleData, view: View, thing: str, middle: int) -> list[tuple[str, int]]:
    """The families of the actions and which of them, the likeliest first. ``middle`` is the number of column 0."""
    kind, *rest = thing.split(":")
    if kind in _ALONE:
        return [(_ALONE[kind], 0)]
    if not rest:
        return []
    first, board = rest[0], data.board
    own = first == str(view["seat"])
    if kind == "die":
        return [("die", view["dice"][int(first)] - 1)]
    if kind == "person":
        return [("person", int(first) - 1), ("skill", 0)]
    if kind == "tile":
        return _tile(view, int(first))
    if kind == "decree":
        return _decree(view, int(first), int(board.first_decree) + int(first))
    if kind == "spell":
        return _spell(view, int(first))
    if kind == "column" and own:
        return [("column", middle + int(rest[1]))]
    if kind == "end" and own and rest[1] in ("left", "right"):
        return [(rest[1], 0)]
    if kind == "place" and own:
        return [("store", 0)]
    return [("keep", 0)] if kind == "spell-place" and own else []


def _tile(view: View, tile: int) -> list[tuple[str, int]]:
    if tile in view["display"]:
        slot = view["display"].index(tile)
        return [("slot", slot), ("row", slot // COLUMNS)]
    return _item(view, tile)


def _decree(view: View, decree: int, item: int) -> list[tuple[str, int]]:
    if decree in view["decree_row"]:
        return [("take_decree", view["decree_row"].index(decree)), ("decree", 0)]
    return _item(view, item)


def _spell(view: View, spell: int) -> list[tuple[str, int]]:
    if spell in view["open_spells"]:
        return [("spell", view["open_spells"].index(spell))]
    held = view["spells"]
    if view["seat"] is not None and spell in held and held.index(spell) // 2 == view["seat"]:
        return [("replace", held.index(spell) % 2)]
    return []


def _item(view: View, item: int) -> list[tuple[str, int]]:
    """Something in a place on a player board."""
    if item not in view["items"]:
        return []
    place = view["items"].index(item)
    if place // 2 == view["seat"]:
        return [(name, place % 2) for name in _STORED]
    return [("steal", place)]
