"""The view as a few lines of plain text: what the terminal shows."""

from collections.abc import Callable

from serai.core.texts import Text
from serai.core.view import View
from serai.games.himalaya import names
from serai.games.himalaya.board import REGIONS, RESOURCES, SLOTS, VILLAGES
from serai.games.himalaya.data import COMMAND_NAMES, LETTERS, LEVEL_NAMES, ROAD_NAMES, HimalayaData
from serai.games.himalaya.position import MARKET_DAY, NONE

Say = Callable[[Text], str]
_LEVELS = ("▪", "▲", "◆")
"""House, temple, monastery."""
_ROADS = ("·", "*", "=")
"""Soil, ice, stone."""


def diagram(data: HimalayaData, view: View, say: Say) -> str:
    """Villages with roads and goods, regions with delegations, and a few lines for each tribe."""
    lines = [_head(data, view, say), ""]
    rows = [_village(data, view, village, say) for village in range(VILLAGES)]
    half = (VILLAGES + 1) // 2
    wide = max(len(row) for row in rows[:half])
    lines += [f"{left.ljust(wide)}   {right}".rstrip() for left, right in zip(rows[:half], rows[half:], strict=False)]
    levels = "  ".join(f"{sign} {say(Text(f'level-{name}'))}" for sign, name in zip(_LEVELS, LEVEL_NAMES, strict=True))
    roads = "  ".join(f"{sign} {say(Text(f'word-{name}'))}" for sign, name in zip(_ROADS, ROAD_NAMES, strict=True))
    goods = "  ".join(f"{letter} {say(names.resource(n))}" for n, letter in enumerate(LETTERS))
    lines += ["", f"{levels}   {roads}", goods, ""]
    lines += [*_regions(view, say), *events(data, view, say), ""]
    for tribe in range(len(view["caravans"])):
        lines += _tribe(view, tribe, say)
    return "\n".join(lines)


def _head(data: HimalayaData, view: View, say: Say) -> str:
    """The month, the leader, events on the board, open cards."""
    if not view["round"]:
        return say(Text("diagram-setup"))
    args: names.Args = {
        "round": view["round"],
        "rounds": data.limits[0],
        "month": names.month(view["round"]),
        "tribe": names.tribe(view, view["leader"]),
    }
    line = say(Text("diagram-round", args))
    if view["row"]:
        line += "\n" + say(Text("diagram-row", {"cards": " ".join(str(card + 1) for card in view["row"])}))
    return line


def _village(data: HimalayaData, view: View, village: int, say: Say) -> str:
    """A village: level, number, goods, stupa, and where its roads lead."""
    kind = view["orders"][village]
    counts = view["cubes"][RESOURCES * village : RESOURCES * village + RESOURCES]
    goods = "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))
    if kind >= 0:
        asked = "".join(letter * n for letter, n in zip(LETTERS, data.discs[kind].demand, strict=True))
        goods = f"({asked}={data.discs[kind].yaks})"
    stupa = view["stupas"][village]
    mark = f"+{_short(view, stupa, say)}" if stupa != NONE else "  "
    leading = [(road.type, road.a + road.b - village + 1) for road in data.roads if village in (road.a, road.b)]
    roads = [f"{_ROADS[kind]}{other}" for kind, other in sorted(leading)]
    here = "".join(_short(view, t, say) for t, home in enumerate(view["caravans"]) if home == village)
    sign = _LEVELS[data.levels[village] - 1]
    return f"{sign}{village + 1:>2} {goods:<8}{mark:<3}{here:<4} {' '.join(roads)}"


def _short(view: View, tribe: int, say: Say) -> str:
    """The first letter of a tribe."""
    return say(names.tribe(view, tribe))[0]


def _regions(view: View, say: Say) -> list[str]:
    """Delegations by region, four regions a line; then the events on the board."""
    parts = []
    for region in range(REGIONS):
        counts = " ".join(
            f"{_short(view, tribe, say)}{view['delegations'][REGIONS * tribe + region]}"
            for tribe in range(len(view["caravans"]))
            if view["delegations"][REGIONS * tribe + region]
        )
        parts.append(say(Text("diagram-region", {"region": names.region(region), "counts": counts or "–"})))
    return ["   ".join(parts[:4]), "   ".join(parts[4:])]


def events(data: HimalayaData, view: View, say: Say) -> list[str]:
    """The event tokens on the board."""
    lines = []
    for kind, where in enumerate(view["events"]):
        if where == NONE:
            continue
        if kind == MARKET_DAY:
            lines.append(say(Text("diagram-event-market", {"village": names.village(where)})))
        else:
            key = ("diagram-event-yeti", "diagram-event-snowstorm")[kind]
            lines.append(say(Text(key, {"road": names.road(data, where)})))
    return lines


def _where(view: View, tribe: int) -> Text:
    """The village where a caravan is, the storm, or that it is not placed yet."""
    if view["caravans"][tribe] != NONE:
        return Text("in-village", {"village": names.village(view["caravans"][tribe])})
    return Text("on-the-storm" if view["crossing"][tribe] != NONE else "diagram-away")


def _tribe(view: View, tribe: int, say: Say) -> list[str]:
    """Where a caravan is, what is in reserve, and what the viewer may see behind the screen."""
    args: names.Args = {
        "tribe": names.tribe(view, tribe),
        "where": _where(view, tribe),
        "stupas": view["stupas_left"][tribe],
        "delegations": view["delegations_left"][tribe],
    }
    lines = [say(Text("diagram-tribe", args))]
    screen = names.screen_of(view, tribe)
    if screen is not None:
        seen: names.Args = {"cubes": names.cubes(screen["stock"]), "yaks": screen["yaks"]}
        lines.append("   " + say(Text("diagram-behind", seen)))
    commands = view["programmes"][tribe] or (view["laid"][tribe] if tribe < view["seats"] else None)
    filled = view["filled"][tribe]
    if filled:
        tiles = ["?"] * filled if commands is None else [say(_word(c)) for c in commands[:filled]]
        shown = " · ".join([*tiles, *["_"] * (SLOTS - filled)])
        lines.append("   " + say(Text("diagram-programme", {"commands": shown})))
    return lines


def _word(command: int) -> Text:
    return Text(f"word-{COMMAND_NAMES[command]}")
