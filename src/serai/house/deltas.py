"""What differs between two table messages of one socket: once a viewer has the first, no more is sent of the second.

Both are what this viewer may see, and what differs follows from them alone; so it tells him nothing else.
"""

from bisect import bisect_left
from collections.abc import Callable
from operator import attrgetter, is_
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from serai.house.messages import TableDelta, TableMessage
from serai.house.scenemessages import SceneDelta, SceneMessage, Splices, Thing

FIXED = ("table", "game", "title", "viewer", "narrow", "art", "casual")
"""A message that differs in one of these is about something else, and is sent whole."""
_PLAIN = (
    "number",
    "last",
    "status",
    "prompt",
    "can_undo",
    "to_confirm",
    "window",
    "result",
    "rematch",
    "host",
    "may_return",
    "undone",
    "lesson",
    "rule",
)
_fixed, _plain = attrgetter(*FIXED), attrgetter(*_PLAIN)
_LISTS: dict[str, Callable[[Any], object]] = {
    "choices": attrgetter("action"),
    "journeys": attrgetter("path"),
    "seats": attrgetter("seat"),
    "orders": attrgetter("order"),
}
_SCENE_LISTS: dict[str, Callable[[Any], object]] = {
    "panels": attrgetter("id"),
    "places": attrgetter("id"),
    "pieces": attrgetter("id"),
    "captions": attrgetter("panel", "x", "y"),
}
"""By what a thing is found again in a list. Two of the same name cost a few bytes, no more."""


def delta(old: TableMessage, new: TableMessage) -> TableDelta | None:
    """What is to be sent to who has the old message; None if the new one is to be sent whole."""
    if _fixed(old) != _fixed(new):
        return None
    changed: dict[str, Any] = {}
    for name, before, after in zip(_PLAIN, _plain(old), _plain(new), strict=True):
        if after != before:
            changed[name] = after
    for name, key in _LISTS.items():
        changed[name] = splices(getattr(old, name), getattr(new, name), key)
    return TableDelta(
        log_from=new.log_from,
        log=new.log,
        between=new.between,
        again=new.again,
        scene=_scene_delta(old.scene, new.scene),
        **changed,
    )


def _scene_delta(old: SceneMessage, new: SceneMessage) -> SceneDelta | UnsetType:
    if old is new:
        return UNSET
    lists = {name: splices(getattr(old, name), getattr(new, name), key) for name, key in _SCENE_LISTS.items()}
    return SceneDelta(**lists) if any(lists.values()) else UNSET


def splices(old: tuple[Thing, ...], new: tuple[Thing, ...], key: Callable[[Thing], object]) -> Splices[Thing]:
    """The shortest way from one list to the other in which things that stay are not sent: in rising order, apart."""
    if old is new:
        return ()
    first = _alike(old, new)
    if first == len(old) == len(new):
        return ()
    tail = min(_alike(old[::-1], new[::-1]), min(len(old), len(new)) - first)
    where = {key(old[number]): number for number in range(first, len(old) - tail)}
    matches = [(where.get(key(thing), -1), thing) for thing in new[first : len(new) - tail]]
    same = [at if at >= 0 and old[at] == thing else -1 for at, thing in matches]
    stay = _rising(same)
    found: list[tuple[int, int, tuple[Thing, ...]]] = []
    begin = first
    coming: list[Thing] = []
    for number, (at, thing) in enumerate(matches):
        if number not in stay:
            coming.append(thing)
            continue
        if at > begin or coming:
            found.append((begin, at - begin, tuple(coming)))
        begin, coming = at + 1, []
    end = len(old) - tail
    if end > begin or coming:
        found.append((begin, end - begin, tuple(coming)))
    return tuple(found)


def _alike(old: tuple[Thing, ...], new: tuple[Thing, ...]) -> int:
    """How many things two lists begin with alike; mostly they are the very same things, which is soon seen."""
    same = [*map(is_, old, new), False].index(False)
    most = min(len(old), len(new))
    while same < most and old[same] == new[same]:
        same += 1
    return same


def _rising(places: list[int]) -> set[int]:
    """Which of these form the longest row that only rises; negative ones never do."""
    ends: list[int] = []
    last: list[int] = []
    before: dict[int, int] = {}
    for number, place in enumerate(places):
        if place < 0:
            continue
        length = bisect_left(ends, place)
        if length:
            before[number] = last[length - 1]
        ends[length:] = [place] if length == len(ends) else [place, *ends[length + 1 :]]
        last[length:] = [number] if length == len(last) else [number, *last[length + 1 :]]
    row: set[int] = set()
    number = last[-1] if last else -1
    while number >= 0:
        row.add(number)
        number = before.get(number, -1)
    return row


# ---------------------------------------------------------------------- the other side


class Reader:
    """The messages of one socket, as a program that plays reads them: each change of the table as a whole table."""

    def __init__(self) -> None:
        self._table: dict[str, Any] = {}

    def read(self, text: str | bytes) -> dict[str, Any]:
        """The message in this text; a ``delta`` as the ``table`` that it leads to."""
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "delta":
            message = patched(self._table, message)
        if message["type"] == "table":
            self._table = message
        return message


def patched(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The whole table message (as read from JSON) from the one before it and a ``delta``."""
    scene = changes.get("scene", {})
    made = base | {"log": [], "between": [], "again": False} | changes | {"type": "table"}
    for name in _LISTS:
        made[name] = _spliced(base[name], changes.get(name, ()))
    made["scene"] = {name: _spliced(base["scene"][name], scene.get(name, ())) for name in _SCENE_LISTS}
    return made


def _spliced(old: list[Any], changes: list[Any]) -> list[Any]:
    made, at = [], 0
    for begin, gone, coming in changes:
        made += [*old[at:begin], *coming]
        at = begin + gone
    return made + old[at:]
