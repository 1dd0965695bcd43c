"""What views show of a state where its fields do not show it as they are. Compiled: programs ask at every step."""

from typing import Any

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.himalaya.board import RESOURCES, SLOTS
from serai.games.himalaya.position import COMMAND
from serai.games.himalaya.rules import Himalaya


def programmes(state: Himalaya) -> list[vec[i64] | None]:
    """The programmes that lie open: all of them from the reveal on, before it only the neutral tribe's."""
    secret = state.step == COMMAND
    seen: list[vec[i64] | None] = []
    for tribe in range(state.tribes):
        seen.append(None if secret and not state.is_neutral(tribe) else laid(state, tribe))
    return seen


def laid(state: Himalaya, tribe: i64) -> vec[i64]:
    """The six slots of a tribe's programme."""
    return state.programmes[SLOTS * tribe : SLOTS * tribe + SLOTS]


def filled(state: Himalaya) -> list[i64]:
    """How many slots of each programme are filled."""
    return [state.open_slot(tribe) for tribe in range(state.tribes)]


def screen(state: Himalaya, tribe: i64) -> dict[str, Any]:
    """All that lies behind a screen."""
    kinds = state.board.kinds
    herd: list[i64] = [code % kinds for code in state.herds if code // kinds == tribe]
    return {
        "stock": state.stocks[RESOURCES * tribe : RESOURCES * tribe + RESOURCES],
        "herd": herd,
        "tokens": state.tokens[tribe],
        "yaks": state.yaks(tribe),
    }


def open_screens(state: Himalaya) -> list[dict[str, Any] | None]:
    """What lies behind the screens that everyone may look behind."""
    bare = bool(state.options["open_screens"]) or state.screens_lifted != 0
    seen: list[dict[str, Any] | None] = []
    for tribe in range(state.tribes):
        seen.append(screen(state, tribe) if bare or state.is_neutral(tribe) else None)
    return seen
