"""What a command does to a caravan on the roads, said once: actions, previews, plans and the neutral tribe ask here."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.himalaya.actions import PAUSE
from serai.games.himalaya.board import ROAD_TYPES, SLOTS, Board
from serai.games.himalaya.position import SNOWSTORM, YETI

# Why a road command is void, or a hand on the road. The numbers are those of the course's void actions.
NO_ROAD: Final = 0
CLOSED: Final = 1
STORM: Final = 2
ON_THE_ROAD: Final = 7

# What a command does otherwise.
OPEN: Final = 16
"""A single command leads over this road."""
STAYS: Final = 17
"""A hand or a pause in a village, a pause on the road: the caravan does not move."""
ENTERS: Final = 18
LEAVES: Final = 19


def road_out(board: Board, events: vec[i64], village: i64, road_type: i64) -> i64:
    """The road of this type out of a village: OPEN, STORM, CLOSED or NO_ROAD."""
    road = board.road_id[ROAD_TYPES * village + road_type]
    if road < 0:
        return NO_ROAD
    if road == events[YETI]:
        return CLOSED
    return STORM if road == events[SNOWSTORM] else OPEN


def comes_again(commands: vec[i64], first: i64, slot: i64) -> bool:
    """Whether a later slot holds the command of this one; a programme begins at ``first``."""
    for later in range(first + slot + 1, first + SLOTS):
        if commands[later] == commands[first + slot]:
            return True
    return False


def command_does(
    board: Board, events: vec[i64], village: i64, beyond: i64, commands: vec[i64], first: i64, slot: i64
) -> tuple[i64, i64]:
    """What the command in a slot does, and the village that the caravan is then in or (ENTERS) on its way to.

    The caravan stands in a village, or (``village`` is NONE) in the snowstorm on the road to ``beyond``. Into the storm
    it goes only if the same command comes again in a later slot; a slot still open may bring it.
    """
    command = commands[first + slot]
    if village < 0:
        road = events[SNOWSTORM]
        if command < ROAD_TYPES and board.road_id[ROAD_TYPES * beyond + command] == road:
            return LEAVES, beyond
        return (STAYS if command == PAUSE else ON_THE_ROAD), beyond
    if command >= ROAD_TYPES:
        return STAYS, village
    found = road_out(board, events, village, command)
    if found == STORM:
        if comes_again(commands, first, slot) or (slot + 1 < SLOTS and commands[first + SLOTS - 1] < 0):
            return ENTERS, board.road_to[ROAD_TYPES * village + command]
    elif found == OPEN:
        return OPEN, board.road_to[ROAD_TYPES * village + command]
    return found, village
