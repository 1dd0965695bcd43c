"""What a click on a thing of the scene could mean, open now or not: asked for when somebody wants to know why not."""

from serai.core.view import View
from serai.games.himalaya.schema import COMMAND_NAMES, RESOURCE_NAMES

_PLACED = {
    "village": ("place", "village", "place-stupa"),
    "region": ("region",),
    "road": ("road",),
    "tribe": ("tribe",),
    "take": ("take",),
}

_RESERVE = {"stupa": ("offering", "stupa"), "delegation": ("delegations", "send-two")}


def meant(view: View, thing: str) -> list[tuple[str, int]]:
    """The families of the actions and which of them, the likeliest first."""
    kind, *rest = thing.split(":")
    if kind == "command" and rest[0] in COMMAND_NAMES:
        return [(rest[0], 0)]
    if kind == "order":
        return [("hand", 0)]
    if kind in _PLACED and rest[0].isdigit():
        return [(name, int(rest[0])) for name in _PLACED[kind]]
    if kind == "cube" and len(rest) == 3 and rest[1] in RESOURCE_NAMES:
        return [("take", RESOURCE_NAMES.index(rest[1])), ("village", int(rest[0]))]
    if kind == "caravan" and rest[0].isdigit() and view["caravans"][int(rest[0])] >= 0:
        return [(name, int(view["caravans"][int(rest[0])])) for name in _PLACED["village"]]
    if kind == "held" and rest[0] == str(view["seat"]):
        return [(rest[1].replace("_", "-"), 0)]
    if kind == "reserve" and rest[1] == str(view["seat"]):
        return [(name, 0) for name in _RESERVE[rest[0]]]
    return []
