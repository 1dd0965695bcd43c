"""What never changes during a game of Himalaya: villages, roads, regions, discs. Shared by all states of a table."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.himalaya.actions import Actions

VILLAGES: Final[i64] = 20
REGIONS: Final[i64] = 8
RESOURCES: Final[i64] = 5
"""Salt, barley, tea, jade, gold, in rising value."""
ROAD_TYPES: Final[i64] = 3
SLOTS: Final[i64] = 6
"""The commands of a programme."""
SEATS: Final[i64] = 4
KINDS: Final[i64] = 3
"""The kinds of event tokens: Yeti footprint, snowstorm, market day."""
HOUSE: Final = 1
"""The level of a house, where the stupa of a full inventory may stand."""


NO_ROAD: Final = -1
FAR: Final = 99
"""The distance to a village that cannot be reached."""


def distances(road_to: vec[i64], road_id: vec[i64], closed: i64, stormy: i64) -> vec[i64]:
    """The length of the shortest way between any two villages (from * 20 + to), without two roads."""
    found = vec[i64]([FAR] * (VILLAGES * VILLAGES))
    queue = vec[i64]([0] * VILLAGES)
    for start in range(VILLAGES):
        first = VILLAGES * start
        found[first + start] = 0
        queue[0] = start
        length: i64 = 1
        at: i64 = 0
        while at < length:
            here = queue[at]
            at += 1
            for way in range(ROAD_TYPES * here, ROAD_TYPES * here + ROAD_TYPES):
                road = road_id[way]
                if road >= 0 and road != closed and road != stormy and found[first + road_to[way]] == FAR:
                    found[first + road_to[way]] = found[first + here] + 1
                    queue[length] = road_to[way]
                    length += 1
    return found


def as_bits(numbers: list[i64]) -> i64:
    """A set of small numbers as a set of bits."""
    bits: i64 = 0
    for number in numbers:
        bits |= 1 << number
    return bits


class Board:
    """The board and the box. Villages, roads and regions are numbered from 0 here, from 1 wherever people read."""

    def __init__(
        self,
        level: list[i64],
        regions: list[list[i64]],
        roads: list[tuple[i64, i64, i64]],
        cubes: list[i64],
        demand: list[i64],
        yaks: list[i64],
        discs: list[i64],
        limits: list[i64],
        inventories: list[i64],
    ) -> None:
        self.level: vec[i64] = vec[i64](level)
        """The level of each village: house 1, temple 2, monastery 3."""
        self.regions: list[list[i64]] = regions
        """For each village the regions it borders, ascending."""
        self.borders: vec[i64] = vec[i64]([as_bits(near) for near in regions])
        """The same as sets of bits."""
        self.roads: i64 = len(roads)
        self.road_to: vec[i64] = vec[i64]([-1] * (ROAD_TYPES * VILLAGES))
        """For each village and type of road the village at the other end, or -1."""
        self.road_id: vec[i64] = vec[i64]([-1] * (ROAD_TYPES * VILLAGES))
        """For each village and type of road its number, or -1."""
        for number, road in enumerate(roads):
            self.road_to[ROAD_TYPES * road[0] + road[2]] = road[1]
            self.road_to[ROAD_TYPES * road[1] + road[2]] = road[0]
            self.road_id[ROAD_TYPES * road[0] + road[2]] = number
            self.road_id[ROAD_TYPES * road[1] + road[2]] = number
        self.houses_near: vec[i64] = vec[i64]([0] * VILLAGES)
        """For each village the houses on a region that it borders, its own house included, as a set of bits."""
        for village in range(VILLAGES):
            for house in range(VILLAGES):
                if level[house] == HOUSE and self.borders[house] & self.borders[village] != 0:
                    self.houses_near[village] |= 1 << house
        self.distance: vec[i64] = distances(self.road_to, self.road_id, NO_ROAD, NO_ROAD)
        """The length of the shortest way between any two villages, all roads being open."""
        self.cubes: vec[i64] = vec[i64](cubes)
        """How many cubes of each resource the box holds."""
        self.kinds: i64 = len(yaks)
        """How many kinds of order discs there are."""
        self.demand: vec[i64] = vec[i64](demand)
        """For each kind of disc and resource the cubes it asks."""
        self.yaks: vec[i64] = vec[i64](yaks)
        """The price of each kind of disc."""
        self.discs: vec[i64] = vec[i64](discs)
        """How many discs of each kind the box holds."""
        self.rounds: i64 = limits[0]
        self.stupas: i64 = limits[1]
        self.delegations: i64 = limits[2]
        self.resource_villages: i64 = limits[3]
        self.order_villages: i64 = limits[4]
        self.cubes_per_village: i64 = limits[5]
        self.token_yaks: i64 = limits[6]
        self.inventory_delegations: i64 = limits[7]
        self.inventories: vec[i64] = vec[i64](inventories)
        """The rounds that end with an inventory."""
        self.actions: Actions = Actions(VILLAGES, self.roads, REGIONS, RESOURCES, self.kinds, SEATS)
