"""What players look up in the middle of a game: every card, tile and symbol, with its picture and what it does.

A game hands out groups of items (``Game.reference``), made from its data, so that they are always true.
"""

from collections.abc import Sequence

from msgspec import Struct

from serai.core.texts import Text


class Item(Struct, frozen=True):
    """A card, tile or symbol: what it is called, what it does, and how the game's art draws it."""

    symbol: str
    title: Text
    text: Text | None = None
    count: int = 0
    """How many there are in the game; 0 where that means nothing."""
    colour: str | None = None
    mark: str | None = None
    label: str | None = None
    alike: tuple[str, ...] = ()
    """Other symbols of the art that show the same thing: turned, emptied, another copy of the card."""


class Group(Struct, frozen=True):
    """Items of one kind under a heading."""

    title: Text
    items: tuple[Item, ...]
    text: Text | None = None
    """What holds for all of them that have no text of their own."""


class Thing(Struct, frozen=True):
    """What somebody is told when he sees one of these symbols for the first time."""

    key: str
    """Stays the same from game to game, for who was told already."""
    symbols: tuple[str, ...]
    title: Text
    text: Text


def things(groups: Sequence[Group]) -> tuple[Thing, ...]:
    """What can be explained: each item with a text of its own; those without one together, as their group says."""
    found: list[Thing] = []
    for group in groups:
        plain: list[str] = []
        for item in group.items:
            if item.text is None:
                plain += (item.symbol, *item.alike)
            else:
                found.append(Thing(item.symbol, (item.symbol, *item.alike), item.title, item.text))
        if plain and group.text is not None:
            found.append(Thing(group.title.key, tuple(plain), group.title, group.text))
    return tuple(found)
