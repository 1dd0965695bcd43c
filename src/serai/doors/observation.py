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
from mypy_extensions import i64

from serai.core.arrays import packed, vec
from serai.core.game import Game
from serai.core.options import Options, complete
from serai.core.registry import game as find_game
from serai.core.rng import Rng
from serai.core.state import CHANCE, State
from serai.core.view import Private, Public, View
from serai.doors.rooms import (
    ATTRIBUTE,
    PRIVATE,
    PRIVATE_TO_THE_END,
    PUBLIC,
    SEAT,
    TO_DECIDE,
    DoesNotFit,
    Parts,
    Place,
    Reader,
    Room,
    Row,
    Source,
)

_LEFT_OUT = ("game", "seats", "options")
"""What is the same at every moment of a table."""
_GAMES = 12
_EVERY = 7
"""A layout looks at each seventh decision of twelve games."""
_STATES = ("over", "ending", "ranking", "scores", "shown")
"""What a view tells of every state under the state's own name."""


class Layout:
    """Where everything stands in the array of a view."""

    def __init__(self, places: dict[str, Room]) -> None:
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
        numbers = array("q")
        numbers.frombytes(self.packed(view))
        return numbers

    def packed(self, view: View) -> bytearray:
        """The same as bytes."""
        out = vec[i64]([0] * self.size)
        at = beyond = 0
        for name, room in self.places.items():
            try:
                at = room.write(view[name], out, at)
            except DoesNotFit:
                at = room.leave_empty(out, at)
                beyond = crc32(name.encode() + msgspec.json.encode(view[name]), beyond)
        out[at] = (beyond >> 1) | 1 if beyond else 0
        return packed(out)


class Observer:
    """Tells what a seat sees as an array, again and again: without making a view, wherever everything has its place."""

    def __init__(self, places: Layout, game: Game) -> None:
        self._layout = places
        fields = {field.name: field for field in game.fields}
        known = type(game).view is Game.view and all(name in fields or name in _KNOWN for name in places.places)
        self._reader = Reader([_source(n, fields.get(n), r) for n, r in places.places.items()]) if known else None

    def packed(self, state: State, seat: int) -> bytearray:
        """What the layout's ``packed`` makes of this seat's view."""
        if self._reader is not None:
            try:
                return self._reader.read(state, seat)
            except DoesNotFit:
                pass
        return self._layout.packed(state.view(seat))


_KNOWN = {*_STATES, "seat", "to_decide"}


def _source(name: str, field: Public | Private | None, room: Room) -> Source:
    """Where the value of this name comes from; ``field`` is None for what the house itself puts into every view."""
    if isinstance(field, Private):
        return Source(name, PRIVATE_TO_THE_END if field.open_at_end else PRIVATE, field.read, room)
    if field is not None and field.read is not None:
        return Source(name, PUBLIC, field.read, room)
    kind = {"seat": SEAT, "to_decide": TO_DECIDE}.get(name, ATTRIBUTE) if field is None else ATTRIBUTE
    return Source(name, kind, None, room)


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
                views = game.views(state)
                yield {text.name: views.field(text.name, seat) for text in texts}
            decisions += 1
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
        yield from (state.view(seat) for seat in range(seats))


def _place(values: list[Any]) -> Room:
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
