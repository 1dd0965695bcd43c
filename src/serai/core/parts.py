"""A scene in parts: each is drawn from what it is handed and from nothing else, so what it shows is known before.

What a part is handed is also what it is kept by: where the same part is handed the same, now or to another viewer, the
drawing of before serves. So a part cannot go stale by something that was forgotten. A law holds it (``laws.parts``).
"""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVarTuple

from msgspec import Struct

from serai.core.scene import Caption, Choice, Panel, Piece, Place, Scene
from serai.core.view import View

Shown = TypeVarTuple("Shown")
Part: TypeAlias = tuple[Callable[..., None], tuple[Any, ...]]
"""A part that is yet to be drawn: the function that draws it, and all that this is handed. Parts can be keys."""
_PLAIN = frozenset([int, bool, str, type(None)])


class Excerpt(dict[str, Any]):
    """Some fields of a view, and no others: whoever draws from it cannot read what it is not kept by."""

    __slots__ = ("_hash",)

    def __hash__(self) -> int:  # type: ignore[override]
        try:
            return self._hash
        except AttributeError:
            self._hash: int = hash(tuple(self.values()))
            return self._hash


class Fixed:
    """A view to hand parts of to parts: lists are tuples in it, dicts are excerpts."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._fixed: dict[str, Any] = {}

    def __getitem__(self, field: str) -> Any:
        found = self._fixed.get(field, self)
        if found is self:
            found = self._fixed[field] = _fixed(self._view[field])
        return found

    def only(self, *fields: str) -> Excerpt:
        """These fields."""
        return Excerpt({field: self[field] for field in fields})

    def of(self, seat: int, each: tuple[str, ...], *fields: str) -> Excerpt:
        """What ``each`` of these fields, which have an entry for every seat, says of this seat; and further fields."""
        excerpt = Excerpt({field: Excerpt({seat: self[field][seat]}) for field in each})  # type: ignore[dict-item]
        for field in fields:
            excerpt[field] = self[field]
        return excerpt


def _fixed(value: Any) -> Any:
    if type(value) is list:
        return tuple(value) if _PLAIN.issuperset(map(type, value)) else tuple(map(_fixed, value))
    if type(value) is dict:
        return Excerpt({key: _fixed(item) for key, item in value.items()})
    return value


class Sheet(Struct):
    """What a part is drawn on."""

    panels: list[Panel] = []
    places: list[Place] = []
    pieces: list[Piece] = []
    captions: list[Caption] = []


class Drawing(Struct):
    """A scene whose parts are yet to be drawn. What is laid first lies lowest, as in a scene."""

    game: str
    narrow: bool = False
    parts: list[Part] = []
    choices: tuple[Choice, ...] = ()

    def lay(self, draw: Callable[[Sheet, *Shown], None], *shown: *Shown) -> None:
        """A part follows: ``draw`` will draw on a sheet what it is handed here, which must never change.

        So that nothing else can come in, ``draw`` is a function of a module, and what it is handed can be a key:
        numbers, texts, tuples of these, excerpts of a view, and things that stay the same for a whole game.
        """
        self.parts.append((draw, shown))

    def scene(self) -> Scene:
        """All parts drawn afresh."""
        whole = Sheet()
        for draw, shown in self.parts:
            draw(whole, *shown)
        return Scene(
            *(self.game, tuple(whole.panels), tuple(whole.places), tuple(whole.pieces), tuple(whole.captions)),
            *(self.choices, self.narrow),
        )


def drawn(part: Part) -> Sheet:
    """This part alone."""
    draw, shown = part
    sheet = Sheet()
    draw(sheet, *shown)
    return sheet
