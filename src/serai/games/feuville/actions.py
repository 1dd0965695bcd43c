"""The action table of Feuville: every action has a small number, dense for a given box of tiles."""

from typing import Final

from mypy_extensions import i64

ROLL: Final = 0
END_TURN: Final = 1
KOBOLD: Final = 2
TAKE_DECREE: Final = 3
SKILL: Final = 4
FAIRY: Final = 5
CITY: Final = 6
STORE: Final = 7
SCORE: Final = 8
KEEP: Final = 9
LEFT: Final = 10
RIGHT: Final = 11
AGAIN: Final = 12
STOP: Final = 13
YES: Final = 14
NO: Final = 15
PASS: Final = 16
_FIRST: Final = 17

SEATS: Final = 4


class Actions:
    """Where each family of actions begins in the table: ``column0 + reach + k`` is column k, and so on."""

    def __init__(self, walls: i64, corners: i64, tiles: i64, decrees: i64, spells: i64) -> None:
        self.reach: i64 = walls
        """The farthest column to either side of the start column."""
        self.corners: i64 = corners
        """So many complete corner towers of one side a skyline can have."""
        wide: i64 = 2 * walls + 1
        self.die0: i64 = _FIRST
        """Use the die that shows this face (minus one)."""
        self.person0: i64 = self.die0 + 6
        """The kobold imitates this person."""
        self.row0: i64 = self.person0 + 6
        """Take the tile of this row from the die's column."""
        self.build_stored0: i64 = self.row0 + 3
        self.score_stored0: i64 = self.build_stored0 + 2
        self.protect0: i64 = self.score_stored0 + 2
        """Put a thief protection on the item in this place."""
        self.swap0: i64 = self.protect0 + 2
        """Store the thing in hand in this place; what lies there leaves the game."""
        self.replace0: i64 = self.swap0 + 2
        """Store the spell in this place; the one there leaves the game."""
        self.column0: i64 = self.replace0 + 2
        """A column of the skyline: to build on, burn, restore, score, or put grass under."""
        self.low0: i64 = self.column0 + wide
        """A fine view over the walls and towers of this column and the next."""
        self.high0: i64 = self.low0 + wide
        """A fine view over their towers and skies."""
        self.symbol0: i64 = self.high0 + wide
        self.steal0: i64 = self.symbol0 + 4
        """Steal item ``i`` of seat ``s``: steal0 + 2 * s + i."""
        self.slot0: i64 = self.steal0 + 2 * SEATS
        """Take a displayed tile: slot0 + 6 * row + board column."""
        self.decree0: i64 = self.slot0 + 18
        """Take the decree of a board column."""
        self.spell0: i64 = self.decree0 + 6
        """Take an open spell."""
        self.span0: i64 = self.spell0 + 3
        """Score the city between a left and a right corner tower, both counted from the left."""
        self.start0: i64 = self.span0 + corners * corners
        """Chance: the start player."""
        self.dice0: i64 = self.start0 + SEATS
        """Chance: both dice, dice0 + 6 * (first - 1) + (second - 1)."""
        self.juggle0: i64 = self.dice0 + 36
        """Chance: the juggler's die."""
        self.deal_tile0: i64 = self.juggle0 + 6
        """Chance: the tile turned up from a stack."""
        self.deal_decree0: i64 = self.deal_tile0 + tiles
        self.deal_spell0: i64 = self.deal_decree0 + decrees
        self.size: i64 = self.deal_spell0 + spells

    def is_column(self, action: i64) -> bool:
        """Whether an action names a column, built or not."""
        return self.column0 <= action < self.low0

    def is_outcome(self, action: i64) -> bool:
        """Whether only chance takes this action."""
        return action >= self.start0
