"""The action table of Kurier: every action has a small number, dense for a given board."""

from typing import Final

from mypy_extensions import i64

DEPLOY_RESERVE: Final = 0
DEPLOY_STACK: Final = 1
MOVE_DISPATCH: Final = 2
TRAVEL: Final = 3
PASS: Final[i64] = 4
TURN_COIN: Final = 5
STOP: Final = 6
DECLINE: Final = 7
_FIRST: Final = 8


class Actions:
    """Where each family of actions begins in the table: ``lodge0 + inn`` is lodging in that inn, and so on."""

    def __init__(self, inns: i64, seats: i64, coins: i64) -> None:
        self.type0: i64 = _FIRST
        """Pick the courier of a type: from the reserve, or as the first traveller."""
        self.lodge0: i64 = self.type0 + 4
        """Put the courier into an inn."""
        self.depart0: i64 = self.lodge0 + inns
        """Travel on from an inn."""
        self.receiver0: i64 = self.depart0 + inns
        """Lay the dispatch on the courier in a room."""
        self.rob0: i64 = self.receiver0 + 4 * inns
        """Take a hidden coin of a seat."""
        self.start0: i64 = self.rob0 + seats
        """Chance: the start player."""
        self.courier0: i64 = self.start0 + seats
        """Chance: the type of the courier turned up."""
        self.coin0: i64 = self.courier0 + 4
        """Chance: the kind of the coin drawn."""
        self.size: i64 = self.coin0 + coins
