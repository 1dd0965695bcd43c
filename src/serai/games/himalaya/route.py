"""Where a programme would lead a caravan if nobody else acted: for previews and prompts. Judged by views alone."""

from msgspec import Struct

from serai.core.view import View
from serai.games.himalaya.actions import HAND, PAUSE
from serai.games.himalaya.board import SLOTS
from serai.games.himalaya.data import HimalayaData
from serai.games.himalaya.position import NONE, SNOWSTORM, YETI


class Stage(Struct, frozen=True):
    """One slot of a programme: where the caravan is afterwards, and the road it used, if any."""

    village: int
    """-1 on the storm."""
    road: int
    void: bool


def route(data: HimalayaData, view: View, start: int, commands: list[int]) -> list[Stage]:
    """The stages of these commands from a village; the last open slots are left out."""
    stages: list[Stage] = []
    here, beyond = start, NONE
    for slot, command in enumerate(commands):
        if command < 0:
            break
        if beyond >= 0:
            here, beyond = beyond, NONE
            stages.append(Stage(here, NONE, False))
            continue
        if command in (HAND, PAUSE):
            stages.append(Stage(here, NONE, False))
            continue
        found = next(
            (n for n, road in enumerate(data.roads) if road.type == command and here in (road.a, road.b)), NONE
        )
        if found < 0 or found == view["events"][YETI]:
            stages.append(Stage(here, NONE, True))
            continue
        there = data.roads[found].a + data.roads[found].b - here
        if found == view["events"][SNOWSTORM]:
            following = commands[slot + 1] if slot + 1 < len(commands) else NONE
            if slot + 1 < SLOTS and following in (command, NONE):
                beyond = there
                stages.append(Stage(NONE, found, False))
            else:
                stages.append(Stage(here, NONE, True))
            continue
        here = there
        stages.append(Stage(here, found, False))
    return stages


def end_of(data: HimalayaData, view: View, start: int, commands: list[int]) -> int:
    """The village where a programme, as far as it is laid, leads; -1 on the storm."""
    stages = route(data, view, start, commands)
    return stages[-1].village if stages else start
