"""How a scene is laid out."""

from typing import Any

from msgspec import Struct

from serai.core.parts import Sheet
from serai.core.scene import Piece
from serai.core.texts import Text
from serai.games.feuville.board import Board
from serai.games.feuville.data import FeuvilleData
from serai.games.feuville.words import FeuvilleWords


class Layout(Struct, frozen=True, eq=False):
    """What stays the same in a scene for a whole game, in one of its two forms, wide and narrow."""

    data: FeuvilleData
    words: FeuvilleWords
    narrow: bool


class Canvas(Struct):
    """A part of the scene while it is being drawn."""

    sheet: Sheet
    layout: Layout
    offered: frozenset[str] = frozenset()
    """The kinds of action that are open: their choices say what they do, and a tip need not."""

    @property
    def data(self) -> FeuvilleData:
        return self.layout.data

    @property
    def words(self) -> FeuvilleWords:
        return self.layout.words

    @property
    def narrow(self) -> bool:
        return self.layout.narrow

    def lay(
        self, id_: str, panel: str, x: float, y: float, size: float, symbol: str, tip: Text | None = None, **more: Any
    ) -> None:
        """Lay a square piece."""
        self.sheet.pieces.append(Piece(id_, panel, x, y, size, size, symbol, tip=tip, **more))

    def lay_item(self, item: int, panel: str, x: float, y: float, size: float, **more: Any) -> None:
        """Lay a tile, a decree or a spell, by its number among all things."""
        board, data = self.data.board, self.data
        if item < board.first_decree:
            symbol = f"tile-{data.tiles[item]}"
        elif item < board.first_spell:
            symbol = f"card-{data.decrees[item - int(board.first_decree)]}"
        else:
            symbol = f"card-{data.spells[item - int(board.first_spell)]}"
        plain = item >= board.first_spell and "spell" in self.offered
        tip = self.words.item(item) if plain else self.words.explained(item)
        self.lay(item_id(board, item), panel, x, y, size, symbol, tip, **more)

    def spell_item(self, spell: int) -> int:
        """A spell's number among all things."""
        return int(self.data.board.first_spell) + spell

    def decree_item(self, decree: int) -> int:
        """A decree's number among all things."""
        return int(self.data.board.first_decree) + decree

    def lay_being(self, name: str, x: float, y: float, size: float, tip: Text, **more: Any) -> None:
        """Lay what a die can be given to, or the dragon, with what it does."""
        if name not in self.offered:
            tip = Text("tip-card", {"name": tip, "help": self.words.told(name)})
        self.lay(name, "board", x, y, size, "city-decree" if name == "city" else name, tip, **more)


def item_id(board: Board, item: int) -> str:
    """The id a tile, decree or spell keeps for the whole game."""
    if item < board.first_decree:
        return f"tile:{item}"
    if item < board.first_spell:
        return f"decree:{item - int(board.first_decree)}"
    return f"spell:{item - int(board.first_spell)}"
