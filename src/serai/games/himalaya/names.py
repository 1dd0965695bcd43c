"""What things are called: tribes, villages, roads, goods, as keys with arguments. Judged by views alone."""

from collections.abc import Sequence
from typing import Any

from serai.core.texts import Text, listing
from serai.core.texts import story as sentences
from serai.core.view import View
from serai.games.himalaya.board import RESOURCES
from serai.games.himalaya.data import (
    COMMAND_NAMES,
    LEVEL_NAMES,
    RESOURCE_NAMES,
    ROAD_NAMES,
    TRIBE_NAMES,
    HimalayaData,
)
from serai.games.himalaya.position import NONE

Args = dict[str, str | int | Text]

NEUTRAL = "neutral"


def tribe_name(view: View, tribe: int) -> str:
    """The name of the tribe that a player leads; the neutral one's where he has none yet, or nobody leads it."""
    if tribe >= view["seats"] or view["tribe_of"][tribe] == NONE:
        return NEUTRAL
    return TRIBE_NAMES[view["tribe_of"][tribe]]


def tribe(view: View, number: int) -> Text:
    """A tribe, at the beginning of a sentence or within it; a player who has none yet is called by his seat."""
    if number < view["seats"] and view["tribe_of"][number] == NONE:
        return Text("player", {"number": number + 1})
    return Text(f"tribe-{tribe_name(view, number)}")


def resource(number: int) -> Text:
    return Text(f"resource-{RESOURCE_NAMES[number]}")


def command(number: int) -> Text:
    return Text(f"command-{COMMAND_NAMES[number]}")


def cubes(counts: Sequence[int]) -> Text:
    """Cubes by resource: 2 salt and 1 jade."""
    parts = [Text("cubes", {"count": int(n), "resource": resource(r)}) for r, n in enumerate(counts) if n]
    return listing(parts)


def village(number: int) -> Text:
    """A village by its number."""
    return Text("village", {"number": number + 1})


def place(data: HimalayaData, number: int) -> Text:
    """A village with its building."""
    return Text("village-level", {"number": number + 1, "level": level(data, number)})


def level(data: HimalayaData, number: int) -> Text:
    """The building of a village."""
    return Text(f"level-{LEVEL_NAMES[data.levels[number] - 1]}")


def road(data: HimalayaData, number: int) -> Text:
    """A road by its type and its two villages."""
    there = data.roads[number]
    return Text("road", {"type": Text(f"road-{ROAD_NAMES[there.type]}"), "a": there.a + 1, "b": there.b + 1})


def region(number: int) -> Text:
    return Text("region", {"number": number + 1})


def month(number: int) -> Text:
    """A round by its month."""
    return Text(f"month-{(number - 1) % 12 + 1}")


def disc(data: HimalayaData, kind: int) -> Text:
    """An order disc by what it asks and pays."""
    return Text("disc", {"cubes": cubes(data.discs[kind].demand), "yaks": data.discs[kind].yaks})


_BREATH = 6
_MOST_PARTS = 16
"""Fluent takes at most 1,000 characters in one place, so a long story is told in parts of a few sentences."""


def story(lines: Sequence[Text]) -> Text | None:
    """Several sentences one after the other."""
    if len(lines) <= _BREATH:
        return sentences(lines)
    parts = [part for first in range(0, len(lines), _BREATH) if (part := sentences(lines[first : first + _BREATH]))]
    args: Args = {f"part{number}": "" for number in range(1, _MOST_PARTS + 1)}
    for number, part in enumerate(parts[:_MOST_PARTS], 1):
        args[f"part{number}"] = part if number == 1 else Text("story-on", {"part": part})
    return Text("story", args)


def stock_of(view: View, number: int) -> list[int] | None:
    """The cubes behind a screen, if the viewer may look there."""
    screen = screen_of(view, number)
    return None if screen is None else list(screen["stock"])


def screen_of(view: View, number: int) -> dict[str, Any] | None:
    """What lies behind a screen, if the viewer may look there."""
    bare = view["open_screens"][number]
    if bare is None and number < view["seats"]:
        bare = view["screen"][number]
    return None if bare is None else dict(bare)


def goods(data: HimalayaData, view: View, number: int) -> Text:
    """What lies in a village."""
    return lying(data, view["orders"][number], view["cubes"][RESOURCES * number : RESOURCES * number + RESOURCES])


def lying(data: HimalayaData, kind: int, counts: Sequence[int]) -> Text:
    """An order of this kind, or so many cubes of each resource."""
    if kind >= 0:
        return Text("goods-order", {"disc": disc(data, kind)})
    return Text("goods-cubes", {"cubes": cubes(counts)}) if any(counts) else Text("goods-none")
