"""What a seat sees as whole numbers in fixed places: the room of each value, and how it is written. Compiled.

What cannot be written in its room raises DoesNotFit; ``serai.doors.observation`` says what becomes of it then.
"""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.arrays import packed, vec
from serai.core.state import State

NONE: Final = -99
"""Stands for nothing: what the seat may not see, or what is not there."""
_LARGEST: Final = 2**63 - 1
_USUAL: Final = 2**60
"""Compiled code compares with this far faster than with what takes all 64 bits."""
_VEC: Final[Any] = type(vec[i64]([]))


class DoesNotFit(Exception):
    """A value has no place in a layout."""


class Room:
    """Where a value stands: so many numbers."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size

    def write(self, value: Any, out: vec[i64], at: i64) -> i64:
        """Write the value there, and return where the next begins. Raises DoesNotFit."""
        raise NotImplementedError

    def leave_empty(self, out: vec[i64], at: i64) -> i64:
        """Write as many numbers as would have told the value, and return where the next begins."""
        end = at + self.size
        while at < end:
            out[at] = NONE
            at += 1
        return end


class Place(Room):
    """The room of a value that is a number, true or false, a text, or nothing: one number."""

    def __init__(self, texts: tuple[str, ...] = ()) -> None:
        super().__init__(1)
        self.numbers: dict[str, int] = {text: number for number, text in enumerate(texts)}

    def write(self, value: Any, out: vec[i64], at: i64) -> i64:
        """Write the value there, and return where the next begins. Raises DoesNotFit."""
        out[at] = self.number(value)
        return at + 1

    def number(self, value: Any) -> i64:
        """What stands for the value. Raises DoesNotFit."""
        if isinstance(value, int):
            number: int = value
            if number == NONE or not (-_USUAL < number < _USUAL or -_LARGEST <= number <= _LARGEST):
                raise DoesNotFit
            return number
        if value is None:
            return NONE
        if isinstance(value, str) and value in self.numbers:
            return self.numbers[value]
        raise DoesNotFit


class Row(Room):
    """The room of a list: its length (nothing: no list), unless that never changes, and its items."""

    def __init__(self, item: Room, room: int, counted: bool) -> None:
        super().__init__(int(counted) + room * int(item.size))
        self.item = item
        self.room: i64 = room
        self.counted = counted

    def write(self, value: Any, out: vec[i64], at: i64) -> i64:
        """Write the list there, and return where the next begins. Raises DoesNotFit."""
        end = at + self.size
        if isinstance(value, list):  # in plain Python arrays are lists, too, and it cannot be told what is in them
            at = self._begin(len(value), out, at)
            item = self.item
            if isinstance(item, Place):
                for one in value:
                    out[at] = item.number(one)
                    at += 1
            else:
                for one in value:
                    at = item.write(one, out, at)
        elif type(value) is _VEC and isinstance(self.item, Place):
            at = self._write_numbers(value, out, at)
        elif isinstance(value, (tuple, _VEC)):
            return self.write(list(value), out, at)
        elif value is not None or not self.counted:
            raise DoesNotFit
        while at < end:
            out[at] = NONE
            at += 1
        return end

    def _write_numbers(self, values: vec[i64], out: vec[i64], at: i64) -> i64:
        """Write an array as a state holds it."""
        at = self._begin(len(values), out, at)
        for number in values:
            if number == NONE:
                raise DoesNotFit
            out[at] = number
            at += 1
        return at

    def _begin(self, length: i64, out: vec[i64], at: i64) -> i64:
        if length > self.room or (length < self.room and not self.counted):
            raise DoesNotFit
        if self.counted:
            out[at] = length
            return at + 1
        return at


class Parts(Room):
    """The room of a dict: whether it is there at all, and its values in the order of their keys."""

    def __init__(self, parts: dict[str, Room]) -> None:
        super().__init__(1 + sum([int(place.size) for place in parts.values()]))
        self.parts = parts

    def write(self, value: Any, out: vec[i64], at: i64) -> i64:
        """Write the dict there, and return where the next begins. Raises DoesNotFit."""
        if value is None:
            return self.leave_empty(out, at)
        if not isinstance(value, dict) or value.keys() != self.parts.keys():
            raise DoesNotFit
        out[at] = 1
        at += 1
        for key, place in self.parts.items():
            at = place.write(value[key], out, at)
        return at


# ---------------------------------------------------------------------- straight from a state

ATTRIBUTE: Final = 0
"""Everybody sees the field of the state that has this name."""
PUBLIC: Final = 1
"""Everybody sees what ``read`` finds in the state."""
PRIVATE: Final = 2
"""Each seat sees what ``read`` finds for it alone."""
PRIVATE_TO_THE_END: Final = 3
"""The same, and when the game is over everybody sees all."""
SEAT: Final = 4
"""Whose view it is."""
TO_DECIDE: Final = 5
"""Whether that seat decides now."""


class Source:
    """A field of a view: where its value comes from, and its room."""

    def __init__(self, name: str, kind: int, read: Any, room: Room) -> None:
        self.name = name
        self.kind: int = kind
        self.read = read
        self.room = room
        self.place: Place | None = room if kind == ATTRIBUTE and isinstance(room, Place) else None
        """The room of what is a single value and stands in the state as it is: most are."""

    def value(self, state: State, seat: int) -> Any:
        """What this seat sees of the state in this field; arrays and tuples of the state as they are."""
        kind = self.kind
        if kind == ATTRIBUTE:
            return getattr(state, self.name)
        if kind == PUBLIC:
            return self.read(state)
        if kind == SEAT:
            return seat
        if kind == TO_DECIDE:
            return seat in state.deciders
        bare = kind == PRIVATE_TO_THE_END and state.over
        seen: list[Any] = []
        for owner in range(int(state.seats)):
            seen.append(self.read(state, owner) if bare or owner == seat else None)
        return seen


class Reader:
    """Reads what a seat sees straight into an array, without a view; for one kind of table."""

    def __init__(self, sources: list[Source]) -> None:
        self._sources = sources
        size = sum([int(source.room.size) for source in sources])
        self._numbers: vec[i64] = vec[i64]([0] * (size + 1))

    def read(self, state: State, seat: int) -> bytearray:
        """The numbers of all fields, and 0 for nothing beyond them. Raises DoesNotFit."""
        out = self._numbers
        at: i64 = 0
        for source in self._sources:
            place = source.place
            if place is not None:
                out[at] = place.number(getattr(state, source.name))
                at += 1
            else:
                at = source.room.write(source.value(state, seat), out, at)
        return packed(out)


def mask_of(actions: list[i64], count: int) -> bytearray:
    """A byte for each of so many actions: 1 for these, 0 for all others."""
    mask = bytearray(count)
    for action in actions:
        mask[action] = 1
    return mask
