"""Views as arrays: all that a seat knows, as so many whole numbers in fixed places.

A layout belongs to one kind of table (game, seats, options). It is made from the fields that the game declares, and
from how long their lists were in a few random games; it is the same in every process. Equal views give equal arrays.
Different views give different ones: what does not fit into its place (a list longer than its room, an unknown text) is
told by a checksum in the last slice, ``beyond``, which is 0 otherwise.
"""

from array import array
from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from zlib import crc32

import msgspec

from serai.core.game import Game
from serai.core.options import Options, complete
from serai.core.registry import game as find_game
from serai.core.rng import Rng
from serai.core.state import CHANCE
from serai.core.view import Public, View, look

NONE = -99
"""Stands for nothing: what the seat may not see, or what is not there."""
_LEFT_OUT = ("game", "seats", "options")
"""What is the same at every moment of a table."""
_GAMES = 12
_EVERY = 7
"""A layout looks at each seventh decision of twelve games."""
_LARGEST = 2**63 - 1
_INTS = frozenset([int])
_NOTHING_BEYOND = bytes(8)


class DoesNotFit(Exception):
    """A value has no place in a layout."""


class Place:
    """The room of a value that is a number, true or false, a text, or nothing: one number."""

    size: int = 1

    def __init__(self, texts: tuple[str, ...] = ()) -> None:
        self.numbers = {text: number for number, text in enumerate(texts)}

    def write(self, value: Any, out: list[int]) -> None:
        """Append the value. Raises DoesNotFit."""
        if isinstance(value, int):
            if value == NONE or not -_LARGEST <= value <= _LARGEST:
                raise DoesNotFit
            out.append(int(value))
        elif value is None:
            out.append(NONE)
        elif isinstance(value, str) and value in self.numbers:
            out.append(self.numbers[value])
        else:
            raise DoesNotFit


class Row:
    """The room of a list: its length (nothing: no list), unless that never changes, and its items."""

    def __init__(self, item: "AnyPlace", room: int, counted: bool) -> None:
        self.item = item
        self.room = room
        self.counted = counted
        self.size: int = counted + room * item.size
        self._empty = [NONE] * item.size
        self._plain = isinstance(item, Place) and not item.numbers

    def write(self, value: Any, out: list[int]) -> None:
        """Append the list. Raises DoesNotFit."""
        if value is None and self.counted:
            out += [NONE] * self.size
            return
        if not isinstance(value, list) or len(value) > self.room or (len(value) < self.room and not self.counted):
            raise DoesNotFit
        if self.counted:
            out.append(len(value))
        if self._plain and _fits(value):
            out += value
        else:
            for item in value:
                self.item.write(item, out)
        out += self._empty * (self.room - len(value))


def _fits(values: list[Any]) -> bool:
    """Whether these are all numbers that can stand as they are: by far the most common case, and worth its own line."""
    if not _INTS.issuperset(map(type, values)):
        return False
    return not values or (NONE not in values and min(values) >= -_LARGEST and max(values) <= _LARGEST)


class Parts:
    """The room of a dict: whether it is there at all, and its values in the order of their keys."""

    def __init__(self, parts: "dict[str, AnyPlace]") -> None:
        self.parts = parts
        self.size: int = 1 + sum(place.size for place in parts.values())

    def write(self, value: Any, out: list[int]) -> None:
        """Append the dict. Raises DoesNotFit."""
        if value is None:
            out += [NONE] * self.size
            return
        if not isinstance(value, dict) or value.keys() != self.parts.keys():
            raise DoesNotFit
        out.append(1)
        for key, place in self.parts.items():
            place.write(value[key], out)


AnyPlace = Place | Row | Parts


class Layout:
    """Where everything stands in the array of a view."""

    def __init__(self, places: dict[str, AnyPlace]) -> None:
        self.places = places
        """The room of each field by its name, in order."""
        self.slices: dict[str, slice] = {}
        """The place of each field by its name, in order; the last is ``beyond``."""
        start = 0
        for name, place in places.items():
            self.slices[name] = slice(start, start + place.size)
            start += place.size
        self.slices["beyond"] = slice(start, start + 1)
        self.size = start + 1

    def array(self, view: View) -> "array[int]":
        """All that this view tells, as whole numbers of 64 bits."""
        out: list[int] = []
        beyond = 0
        for name, place in self.places.items():
            start = len(out)
            try:
                place.write(view[name], out)
            except DoesNotFit:
                del out[start:]
                out += [NONE] * place.size
                beyond = crc32(name.encode() + msgspec.json.encode(view[name]), beyond)
        out.append((beyond >> 1) | 1 if beyond else 0)
        return array("q", out)


class Follower:
    """Writes the arrays of one table's views one after another: what a seat's view holds unchanged is not written anew.

    The views must be its caller's own: whoever changes one that was written here gets wrong arrays afterwards.
    """

    def __init__(self, places: Layout) -> None:
        self._layout = places
        self._kept: dict[int | None, dict[str, tuple[Any, bytes]]] = {}
        """By seat and field, what was written last, and how."""

    def array(self, view: View) -> "array[int]":
        """The same as the layout's own ``array``."""
        kept = self._kept.setdefault(view["seat"], {})
        parts: list[bytes] = []
        for name, place in self._layout.places.items():
            value = view[name]
            known = kept.get(name)
            if known is None or known[0] != value:
                written: list[int] = []
                try:
                    place.write(value, written)
                except DoesNotFit:
                    return self._layout.array(view)
                known = kept[name] = (value, array("q", written).tobytes())
            parts.append(known[1])
        parts.append(_NOTHING_BEYOND)
        return array("q", b"".join(parts))


def layout(game: Game, seats: int, options: Options | None = None) -> Layout:
    """The layout of the views at such a table. Raises BadSeats or BadOption."""
    chosen = complete(game.options, options or {})
    return _layout(game.id, game.own_data, seats, tuple(chosen.items()))


@lru_cache(maxsize=64)
def _layout(game: str, data: str | None, seats: int, options: tuple[tuple[str, Any], ...]) -> Layout:
    table = find_game(game, data, "own")
    seen: dict[str, list[Any]] = {}
    for view in _samples(table, seats, dict(options)):
        for name, value in view.items():
            if name not in _LEFT_OUT:
                seen.setdefault(name, []).append(value)
    seen["ending"] = ["", *table.endings]
    return Layout({name: _place(values) for name, values in seen.items()})


def _samples(game: Game, seats: int, options: Options) -> Iterator[View]:
    """Views of random games: of who decides now and then, and of everybody at the end; and each text that occurs."""
    texts: list[Public] = []
    for seed in range(_GAMES):
        rng, decisions = Rng(seed), 0
        state = game.start(seats, options)
        while not state.over:
            if state.chance:
                state.apply(CHANCE, state.draw(rng))
                continue
            seat = state.deciders[0]
            if decisions % _EVERY == 0:
                view = state.view(seat)
                texts = texts or [f for f in game.fields if isinstance(f, Public) and isinstance(view[f.name], str)]
                yield view
            else:
                yield look(state, seat, tuple(texts))
            decisions += 1
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
        yield from (state.view(seat) for seat in range(seats))


def _place(values: list[Any]) -> AnyPlace:
    """Room for values like these: for lists of changing length, twice the longest that was seen and some more."""
    dicts = [value for value in values if isinstance(value, dict)]
    if dicts:
        return Parts({key: _place([value[key] for value in dicts]) for key in sorted(dicts[0])})
    lists = [value for value in values if isinstance(value, list)]
    if not lists:
        return Place(tuple(sorted({value for value in values if isinstance(value, str)})))
    lengths = {len(value) for value in lists}
    changing = len(lengths) > 1 or lengths == {0}
    room = 2 * max(lengths) + 4 if changing else max(lengths)
    return Row(_place([item for value in lists for item in value]), room, changing or len(lists) < len(values))
