"""What players look up in the middle of a game: every card, tile and symbol, with its picture and what it does.

A game hands out groups of items (``Game.reference``), made from its data, so that they are always true.
"""

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


class Group(Struct, frozen=True):
    """Items of one kind under a heading."""

    title: Text
    items: tuple[Item, ...]
