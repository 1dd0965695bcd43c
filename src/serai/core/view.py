"""Who sees what: each field of a state says who may see it, and what says nothing is hidden."""

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.state import State
from serai.core.step import StepState

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
    """Everybody sees this. ``read`` gives the value; without it the state's field of this name is taken.

    ``write`` puts such a value back into a state that is rebuilt from a view; what is seen as it is needs none.
    """

    name: str
    read: Callable[[Any], Any] | None = None
    write: Callable[[Any, Any], None] | None = None


class Private(Struct, frozen=True):
    """Each seat sees its own; a list with an entry for each seat, None where the viewer may not look.

    ``read`` gives the value of one seat. With ``open_at_end`` everybody sees all once the game is over.
    """

    name: str
    read: Callable[[Any, int], Any]
    open_at_end: bool = True


def public(*names: str) -> tuple[Public, ...]:
    """Fields of a state that everybody sees as they are."""
    return tuple(Public(name) for name in names)


def public_by_name(field: str, names: Sequence[str]) -> Public:
    """A field of a state that is the number of one of these names, and is seen as that name."""

    def write(state: Any, name: str) -> None:
        setattr(state, field, names.index(name))

    return Public(field, lambda state: names[getattr(state, field)], write)


class Views:
    """What is to be seen of one state, by whoever looks. What everybody sees is read once; all views share it.

    The state must not change meanwhile, and views are there to be looked at, not to be changed.
    """

    def __init__(self, state: State, fields: Mapping[str, Public | Private]) -> None:
        self.state = state
        self._fields = fields
        self._public: View = {}
        """What everybody sees, as far as somebody has asked for it."""
        self._own: list[Private] | None = None
        """What each seat sees of its own; None until all the rest has been read."""
        self._made: dict[Hashable, Any] = {}
        """What was made of nothing but what everybody sees."""
        self.personal: set[Hashable] = set()
        """The keys of what turned out to be each seat's own."""

    def of(self, seat: int | None) -> View:
        """All that this seat (None: a spectator) sees."""
        own = self._own
        if own is None:
            own = self._read_all()
        seen = self._public.copy()
        if seat is not None:
            seen["seat"], seen["to_decide"] = seat, seat in self.state.deciders
        for field in own:
            seen[field.name] = self._of_each(field, seat)
        return seen

    def open(self) -> View:
        """A spectator's view in which every seat's private things lie open: of games that are over, or one's own."""
        seen = self.of(None)
        for name, field in self._fields.items():
            if isinstance(field, Private):
                seen[name] = [plain(field.read(self.state, seat)) for seat in range(self.state.seats)]
        return seen

    def partly(self, seat: int | None) -> "PartView":
        """The same for who reads only some of it: a field is read from the state when it is asked for."""
        return PartView(self, seat)

    def once(self, key: Hashable, make: Callable[..., T], *parts: "PartView") -> T:
        """What is made of views of the same seat; once for all seats, if it reads nothing in them that is a seat's own.

        ``key`` names what is made, and all else that it depends on.
        """
        if key in self._made:
            found: T = self._made[key]
            return found
        made = make(*parts)
        if any(part.personal for part in parts):
            self.personal.add(key)
        else:
            self._made[key] = made
        return made

    def is_private(self, name: str) -> bool:
        """Whether each seat sees its own under this name."""
        return isinstance(self._fields.get(name), Private)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all that is seen, in a fixed order."""
        return (*_FRAME, *self._fields)

    def field(self, name: str, seat: int | None) -> Any:
        """What this seat sees under this name. Raises KeyError if there is no such name."""
        if name == "seat":
            return seat
        if name == "to_decide":
            return seat is not None and seat in self.state.deciders
        field = self._fields.get(name)
        if isinstance(field, Private):
            return self._of_each(field, seat)
        if name not in self._public:
            if field is None:
                self._public[name] = _FRAME[name](self.state)
            else:
                self._public[name] = plain(field.read(self.state) if field.read else getattr(self.state, name))
        return self._public[name]

    def _read_all(self) -> list[Private]:
        """Read what everybody sees: a spectator's view, but for what each seat has of its own."""
        state = self.state
        seen: View = {name: read(state) for name, read in _FRAME.items()}
        own: list[Private] = []
        for name, field in self._fields.items():
            if isinstance(field, Public):
                seen[name] = plain(field.read(state) if field.read else getattr(state, name))
            else:
                seen[name] = None
                own.append(field)
        self._public, self._own = seen, own
        return own

    def _of_each(self, field: Private, seat: int | None) -> list[Any]:
        state = self.state
        if field.open_at_end and state.over:
            return [plain(field.read(state, owner)) for owner in range(state.seats)]
        seen: list[Any] = [None] * state.seats
        if seat is not None and 0 <= seat < state.seats:
            seen[seat] = plain(field.read(state, seat))
        return seen


_FRAME: dict[str, Callable[[State], Any]] = {
    "game": lambda state: state.game.id,
    "seats": lambda state: int(state.seats),
    "seat": lambda state: None,
    "options": lambda state: dict(state.options),
    "to_decide": lambda state: False,
    "over": lambda state: state.over,
    "ending": lambda state: state.ending,
    "ranking": lambda state: list(state.ranking),
    "scores": lambda state: list(state.scores),
    "shown": lambda state: int(state.shown),
}
"""What every view holds beside the game's own fields, as a spectator sees it."""
_OWN = frozenset(["seat", "to_decide"])
"""Those of them that are each seat's own."""


class PartView(View):
    """A view of which a field is read when it is asked for. Whoever asks for more than single fields has it whole."""

    __slots__ = ("_seat", "_views", "personal")

    def __init__(self, views: Views, seat: int | None) -> None:
        self._views = views
        self._seat = seat
        self.personal = False
        """Whether somebody has asked for what is this seat's own."""

    def __missing__(self, name: str) -> Any:
        self.personal = self.personal or name in _OWN or self._views.is_private(name)
        value = self[name] = self._views.field(name, self._seat)
        return value

    def _whole(self) -> View:
        return {name: self[name] for name in self._views.names}

    def get(self, name: str, default: Any = None) -> Any:
        try:
            return self[name]
        except KeyError:
            return default

    def __contains__(self, name: object) -> bool:
        return name in self._views.names

    def __iter__(self) -> Iterator[str]:
        return iter(self._views.names)

    def __len__(self) -> int:
        return len(self._views.names)

    def keys(self) -> Any:
        return self._whole().keys()

    def values(self) -> Any:
        return self._whole().values()

    def items(self) -> Any:
        return self._whole().items()

    def copy(self) -> View:
        return self._whole()

    def __eq__(self, other: object) -> bool:
        return self._whole() == (other._whole() if isinstance(other, PartView) else other)

    __hash__ = None

    def __or__(self, other: Any) -> Any:
        return self._whole() | other

    def __ror__(self, other: Any) -> Any:
        return other | self._whole()

    def __repr__(self) -> str:
        return repr(self._whole())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self._whole(),)


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


def put_back(state: State, view: View, fields: Iterable[Public | Private]) -> None:
    """Put all that a view shows of a state into a new one; what each seat has of its own is left to the game."""
    state.shown = view["shown"]
    if isinstance(state, StepState):
        state.how = state.game.endings.index(view["ending"]) if view["ending"] else -1
    for field in fields:
        if isinstance(field, Public):
            if field.read is None:
                fill(state, field.name, view[field.name])
            elif field.write is not None:
                field.write(state, view[field.name])


def _alike(value: Any, field: Any) -> Any:
    """The value in the kind of what a field holds now."""
    if isinstance(field, tuple):
        return tuple(plain(value))
    if isinstance(field, list):
        return [tuple(plain(item)) for item in value] if field and isinstance(field[0], tuple) else plain(value)
    return vec[i64](value) if isinstance(field, vec) else plain(value)


def is_alike(value: Any, field: Any) -> bool:
    """Whether plain data could be the value of a field that holds this now: numbers stay numbers, lists lists."""
    if isinstance(field, (list, tuple, vec)):
        return isinstance(value, list) and all(isinstance(item, int) or is_alike(item, []) for item in value)
    return isinstance(value, str) if isinstance(field, str) else isinstance(value, int)


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
