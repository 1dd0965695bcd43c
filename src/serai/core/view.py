"""Who sees what: each field of a state says who may see it, and what says nothing is hidden."""

from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from serai.core.state import State

_INTS = frozenset([int])
_SINGLE = frozenset([int, bool, str, type(None)])

T = TypeVar("T")
View = dict[str, Any]
"""All that a seat may know, as plain data: text, numbers, true and false, None, lists and dicts of these."""


class PerView(Generic[T]):
    """Makes something of a view once, however often it is asked for while that view is looked at."""

    def __init__(self, make: Callable[[View], T]) -> None:
        self._make = make
        self._made: deque[tuple[View, T]] = deque(maxlen=8)

    def __call__(self, view: View) -> T:
        """What is made of this view: by whoever asks to be looked at, not to be changed."""
        for known, made in self._made:
            if known is view:
                return made
        new = self._make(view)
        self._made.append((view, new))
        return new


class Public(Struct, frozen=True):
    """Everybody sees this. ``read`` gives the value; without it the state's field of this name is taken."""

    name: str
    read: Callable[[Any], Any] | None = None


class Private(Struct, frozen=True):
    """Each seat sees its own; a list with an entry for each seat, None where the viewer may not look.

    ``read`` gives the value of one seat. With ``open_at_end`` everybody sees all once the game is over.
    """

    name: str
    read: Callable[[Any, int], Any]
    open_at_end: bool = True


def look(state: State, seat: int | None, fields: tuple[Public | Private, ...]) -> View:
    """What this seat (None: a spectator) sees of the state through these fields."""
    seen: View = {}
    for field in fields:
        if isinstance(field, Public):
            seen[field.name] = plain(field.read(state) if field.read else getattr(state, field.name))
        else:
            bare = field.open_at_end and state.over
            seen[field.name] = [
                plain(field.read(state, owner)) if bare or owner == seat else None for owner in range(state.seats)
            ]
    return seen


def plain(value: Any) -> Any:
    """A value as plain data that shares nothing with the state."""
    if type(value) in _SINGLE:
        return value
    if isinstance(value, (list, tuple)):
        if _INTS.issuperset(map(type, value)):  # by far the most common case, and worth its own line
            return list(value)
        return [plain(item) for item in value]
    if isinstance(value, vec):
        return list(value)
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value


def fill(state: State, name: str, value: Any) -> None:
    """Put plain data into a field of a state, which keeps its kind: an array, a tuple, a list of tuples, or plain data.

    Nothing is shared with the value.
    """
    setattr(state, name, _alike(value, getattr(state, name)))


def _alike(value: Any, field: Any) -> Any:
    """The value in the kind of what a field holds now."""
    if isinstance(field, vec):
        return vec[i64](value)
    if isinstance(field, tuple):
        return tuple(plain(value))
    if isinstance(field, list) and field and isinstance(field[0], tuple):
        return [tuple(plain(item)) for item in value]
    return plain(value)


def fields_of(state: State) -> list[str]:
    """The names of all fields of a state that hold plain data, in a fixed order, whether compiled or not."""
    names: set[str] = set(getattr(state, "__dict__", ()))
    for kind in type(state).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    names -= {"game", "options", "seats", "__dict__"}
    return sorted(name for name in names if _is_plain(getattr(state, name)))


def _is_plain(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return all(_is_plain(item) for item in value)
    return value is None or isinstance(value, (int, str, vec))
