"""The table on which a scene is laid: what is known of the game, and what lies there so far."""

from typing import Any

from msgspec import Struct

from serai.core.scene import Caption, Panel, Piece, Place
from serai.core.texts import Text
from serai.core.view import View
from serai.games.feuville.data import FeuvilleData
from serai.games.feuville.words import FeuvilleWords


class Table(Struct):
    """The scene while it is being laid."""

    data: FeuvilleData
    words: FeuvilleWords
    view: View
    narrow: bool
    legal: tuple[int, ...]
    offered: frozenset[str]
    """The kinds of action that are open: their choices say what they do, and a tip need not."""
    panels: list[Panel] = []
    places: list[Place] = []
    pieces: list[Piece] = []
    captions: list[Caption] = []

    def lay(
        self, id_: str, panel: str, x: float, y: float, size: float, symbol: str, tip: Text | None = None, **more: Any
    ) -> None:
        """Lay a square piece."""
        self.pieces.append(Piece(id_, panel, x, y, size, size, symbol, tip=tip, **more))

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
        self.lay(self.item_id(item), panel, x, y, size, symbol, tip, **more)

    def item_id(self, item: int) -> str:
        """The id a tile, decree or spell keeps for the whole game."""
        board = self.data.board
        if item < board.first_decree:
            return f"tile:{item}"
        if item < board.first_spell:
            return f"decree:{item - int(board.first_decree)}"
        return f"spell:{item - int(board.first_spell)}"

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

    @property
    def actor(self) -> int:
        """The seat whose things are clicked."""
        decider = self.view["decider"]
        return int(decider if decider >= 0 else max(0, self.view["mover"]))
