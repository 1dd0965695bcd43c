"""Where a programme would lead a caravan if nobody else acted: for previews and prompts.

Worked out by the rules on a state imagined from a view; only what every view shows of it is asked.
"""

from collections.abc import Sequence

from msgspec import Struct
from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.himalaya import goods
from serai.games.himalaya.actions import HAND
from serai.games.himalaya.board import ROAD_TYPES, SLOTS
from serai.games.himalaya.position import NONE, SNOWSTORM
from serai.games.himalaya.roads import ENTERS, LEAVES, OPEN, STAYS, command_does
from serai.games.himalaya.rules import Himalaya


class Stage(Struct, frozen=True):
    """One slot of a programme: where the caravan is afterwards, and the road it is on or has just used, if any."""

    village: int
    """-1 on the storm."""
    road: int
    void: bool
    """Whether the command would do nothing, whatever the others do."""
    what: int
    """What the command does, as a number of ``roads.py``."""


def route(state: Himalaya, tribe: int, laid: Sequence[int]) -> list[Stage]:
    """The stages of these commands from where a tribe's caravan stands; slots still open are left out."""
    stages: list[Stage] = []
    board, events = state.board, state.events
    commands = [command for command in laid if command >= 0]
    programme = vec[i64]([*commands, *[NONE] * (SLOTS - len(commands))])
    here, beyond = int(state.caravans[tribe]), NONE
    twin = state.copy()
    for slot, command in enumerate(commands):
        what, there = command_does(board, events, here, beyond, programme, 0, slot)
        road, void = NONE, what not in (OPEN, ENTERS, LEAVES, STAYS)
        if what == OPEN:
            road = int(board.road_id[ROAD_TYPES * here + command])
            here = int(there)
        elif what == ENTERS:
            here, beyond = NONE, int(there)
        elif what == LEAVES:
            here, beyond = int(there), NONE
        elif what == STAYS and command == HAND:
            hand = goods.hand_does(twin, tribe, here)
            void = hand in (goods.NOTHING_THERE, goods.ORDER_GONE, goods.TAKEN_ALREADY)
            if hand in (goods.TAKES, goods.CHOOSES):
                twin.taken[tribe] |= 1 << here
        stages.append(Stage(here, int(events[SNOWSTORM]) if here == NONE else road, void, int(what)))
    return stages
