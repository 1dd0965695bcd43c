"""The action table of Himalaya: every action has a small number, dense for a given board."""

from typing import Final

from mypy_extensions import i64

# The five commands; the three roads come first, so that a road command is the type of its road.
SOIL: Final = 0
ICE: Final = 1
STONE: Final = 2
HAND: Final = 3
PAUSE: Final = 4
COMMANDS: Final = 5

BARTER: Final = 5
OFFERING: Final = 6
DELEGATIONS: Final = 7
NO_REWARD: Final = 8

LAY_YETI: Final = 9
LAY_SNOWSTORM: Final = 10
LAY_MARKET_DAY: Final = 11
LAY_NOTHING: Final = 12

KEEP_TOKEN: Final = 13
SEND_TWO: Final = 14
PLACE_STUPA: Final = 15
_FIRST: Final = 16


class Actions:
    """Where each family of actions begins in the table: ``place0 + village`` puts the caravan there, and so on."""

    def __init__(self, villages: i64, roads: i64, regions: i64, resources: i64, discs: i64, seats: i64) -> None:
        self.place0: i64 = _FIRST
        """Put one's caravan into a village."""
        self.village0: i64 = self.place0 + villages
        """Lay an event token on a village."""
        self.road0: i64 = self.village0 + villages
        """Lay an event token on a road."""
        self.take0: i64 = self.road0 + roads
        """Take a cube of a resource on a market day."""
        self.region0: i64 = self.take0 + resources
        """Send a delegation to a region."""
        self.stupa0: i64 = self.region0 + regions
        """Place the stupa of a full inventory on a village."""
        self.leader0: i64 = self.stupa0 + villages
        """Chance: the First Caravan Leader."""
        self.draw0: i64 = self.leader0 + seats
        """Chance: the number of the die, or the card."""
        self.cube0: i64 = self.draw0 + villages
        """Chance: the resource of the cube drawn."""
        self.disc0: i64 = self.cube0 + resources
        """Chance: the kind of the order disc drawn."""
        self.lot0: i64 = self.disc0 + discs
        """Chance: whom the lot eliminates."""
        self.tribe0: i64 = self.lot0 + seats
        """Choose a tribe; there are as many as seats."""
        self.size: i64 = self.tribe0 + seats
