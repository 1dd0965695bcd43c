"""The action table of Ilôs: every action has a small number, dense for a given set of tiles."""

from typing import Final

from mypy_extensions import i64

DONE: Final = 0
END_ACTIONS: Final = 1
SUPPLY: Final = 2
EXPLORE: Final = 3
FORT: Final = 4
TRADING_POST: Final = 5
_FIRST: Final = 6


class Actions:
    """Where each family of actions begins in the table: ``tile0 + tile`` is taking that open tile, and so on.

    A place is a coast (the number of its part) or a den (the number of parts plus that of its tile).
    """

    def __init__(self, kinds: i64, goods: i64, seats: i64, tiles: i64, places: i64, sites: i64, cells: i64) -> None:
        self.mark0: i64 = _FIRST
        """Mark a card of the first hand for exchange."""
        self.play0: i64 = self.mark0 + kinds
        """Play a card."""
        self.pay0: i64 = self.play0 + kinds
        """Pay with a card."""
        self.good0: i64 = self.pay0 + kinds
        """Name a good: to copy it, or to raise its price."""
        self.from0: i64 = self.good0 + goods
        """Move the ship that lies at this place."""
        self.to0: i64 = self.from0 + places
        """Put the ship at this place."""
        self.tile0: i64 = self.to0 + places
        """Take an open tile."""
        self.cell0: i64 = self.tile0 + tiles
        """Lay the tile in a cell."""
        self.turn0: i64 = self.cell0 + cells
        """Lay the tile with so many turns of 60 degrees."""
        self.site0: i64 = self.turn0 + 6
        """Put a pioneer on a site."""
        self.start0: i64 = self.site0 + sites
        """Chance: the start player."""
        self.reveal0: i64 = self.start0 + seats
        """Chance: the tile drawn from the exploration stack."""
        self.draw0: i64 = self.reveal0 + tiles
        """Chance: the card drawn."""
        self.size: i64 = self.draw0 + kinds
