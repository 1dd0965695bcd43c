"""What a click on a thing of the scene could mean, open now or not: asked for when somebody wants to know why not."""

from collections.abc import Mapping
from typing import Any

from serai.core.view import View
from serai.games.kurier.board import COLOURS, TYPES
from serai.games.kurier.schema import COLOUR_NAMES, TYPE_NAMES


def meant(view: View, data: Mapping[str, Any], thing: str) -> list[tuple[str, int]]:
    """The families of the actions and which of them, the likeliest first. ``data`` is the parsed data file."""
    kind, *rest = thing.split(":")
    if kind == "courier" and len(rest) == 4:
        return _courier(view, data, rest)
    own = bool(rest) and rest[0] == str(view["seat"])
    if kind in ("inn", "closed"):
        return [("lodge", int(rest[0])), ("depart", int(rest[0]))]
    if kind == "palace" or (kind == "coin" and rest[:1] == ["palace"]):
        return [("turn-coin", 0)]
    if kind == "stash":
        return [("rob", int(rest[0]))]
    if kind == "reserve" and own:
        picks = [("pick", TYPE_NAMES.index(rest[1]))] if len(rest) > 1 and rest[1] in TYPE_NAMES else []
        return [*picks, ("deploy-reserve", 0)]
    if (kind == "stack" and own) or kind == "unused":
        return [("deploy-stack", 0)]
    return [("move-dispatch", 0)] if kind == "dispatch" and own else []


def _courier(view: View, data: Mapping[str, Any], rest: list[str]) -> list[tuple[str, int]]:
    """A courier: in its room it may receive or travel, in the own reserve it may be picked."""
    owner, colour, kind, rank = int(rest[0]), COLOUR_NAMES.index(rest[1]), TYPE_NAMES.index(rest[2]), int(rest[3])
    code = colour * TYPES + kind
    nth = rank - list(view["under"][owner]).count(code)
    guest = owner * COLOURS + colour
    rooms = [room for room, found in enumerate(view["rooms"]) if found == guest and room % TYPES == kind]
    # as they are numbered in the scene
    rooms.sort(key=lambda room: (-int(data["inn"][room // TYPES]["village"]), room))
    if 0 <= nth < len(rooms):
        inn = rooms[nth] // TYPES
        travels = view["step"] == "choose_first_traveller" and inn == view["departure"]
        return [*([("pick", kind)] if travels else []), ("receiver", rooms[nth]), ("lodge", inn), ("depart", inn)]
    return [("pick", kind), ("deploy-reserve", 0)] if owner == view["seat"] else []
