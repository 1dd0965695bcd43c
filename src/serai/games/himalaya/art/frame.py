"""Where everything lies on the map: the data's coordinates, upright or turned for a narrow screen."""

from collections.abc import Iterable, Mapping, Sequence
from math import cos, dist, pi, sin
from typing import Any

Data = Mapping[str, Any]
Point = tuple[float, float]

WIDE = (1600.0, 930.0)
NARROW = (890.0, 1850.0)
_CUBES: dict[int, tuple[tuple[Point, ...], float]] = {
    1: (((0.0, 0.0),), 32.0),
    2: (((-12.0, 0.0), (12.0, 0.0)), 23.0),
    3: (((0.0, -12.0), (12.5, 9.0), (-12.5, 9.0)), 21.0),
    4: (((-11.5, -11.0), (11.5, -11.0), (11.5, 11.0), (-11.5, 11.0)), 20.0),
    5: (((0.0, -16.0), (16.5, -4.0), (10.5, 14.5), (-10.5, 14.5), (-16.5, -4.0)), 18.5),
}
"""Where cubes lie on a plate of 60, by their number, and their size."""
_MANY: tuple[Point, ...] = tuple((-18.0 + 18.0 * (n % 3), -18.0 + 18.0 * (n // 3)) for n in range(9))
_TURN = 880.0
"""On a narrow screen the map is turned: west lies at the top."""


def _free_first(spots: Iterable[Point], label: Point) -> list[Point]:
    """These places in their order, but those on the number of the region last, so that it can be read."""
    return sorted(spots, key=lambda spot: dist(spot, label) < 44)


class Frame:
    """The map panel, wide or narrow: ``at`` turns a point of the data into one of the panel."""

    def __init__(self, data: Data, narrow: bool) -> None:
        self.data = data
        self.narrow = narrow
        self.width, self.height = NARROW if narrow else WIDE
        self.village_size = 88.0 if narrow else 80.0
        self.goods_size = 76.0 if narrow else 64.0
        self.caravan_size = 62.0 if narrow else 56.0
        self.stupa_size = 50.0 if narrow else 46.0
        self.delegate_size = 39.0
        self.token_size = 60.0 if narrow else 52.0
        self.villages = [self.at((v["x"], v["y"])) for v in data["villages"]]
        self.goods = [self.at(v["goods"]) for v in data["villages"]]
        self.stupas = [self.at(v["stupa"]) for v in data["villages"]]
        self.mids = [self.at(road["mid"]) for road in data["roads"]]
        self.labels = [self.at(region["label"]) for region in data["regions"]]
        self.slots = [
            _free_first(map(self.at, region["slots"]), self.at(region["label"])) for region in data["regions"]
        ]
        self.pile_size, self.pile_reach = (50.0, 19.0) if narrow else (39.0, 14.0)
        """How large the number of a pile of delegations is, and how far figure and number stand from its middle."""
        self.clusters = [self.piles([self.at(spot) for spot in region["clusters"]]) for region in data["regions"]]
        self.caravans = [self.stands(village) for village in range(len(self.villages))]

    def at(self, point: Sequence[float]) -> Point:
        """A point of the data on this panel."""
        x, y = float(point[0]), float(point[1])
        return (_TURN - y, x + 8.0) if self.narrow else (x, y)

    def piles(self, spots: list[Point]) -> list[Point]:
        """Places for counted piles; turned, they lie too close for their numbers and are moved apart."""
        middle = sum(x for x, _ in spots) / len(spots)
        return [(middle + (x - middle) * (1.5 if self.narrow else 1.0), y) for x, y in spots]

    def stands(self, village: int) -> list[Point]:
        """Four places for caravans around a village, where goods, stupa and number leave most room."""
        x, y = self.villages[village]
        half = self.caravan_size / 2
        taken = (
            (self.goods[village], self.goods_size / 2),
            (self.stupas[village], self.stupa_size / 2),
            ((x, y + self.plate(village)), 20.0 if self.narrow else 18.0),
        )
        around = [
            (x + reach * cos(n * pi / 8), y + reach * 0.85 * sin(n * pi / 8))
            for reach in (self.village_size * 0.62, self.village_size * 0.95)
            for n in range(16)
        ]
        spots = [
            (min(max(px, half), self.width - half), min(max(py, half), self.height - half))
            for px, py in around
            if half * 0.5 < px < self.width - half * 0.5
        ]
        found: list[Point] = []
        while len(found) < 4:
            others = [(spot, half * 1.1) for spot in found]

            def room(spot: Point, busy: tuple[tuple[Point, float], ...] = (*taken, *others)) -> float:
                return min(half, *(dist(spot, there) - size for there, size in busy)) - 0.4 * dist(spot, (x, y))

            found.append(max(spots, key=room))
        return found

    def cubes(self, village: int, count: int) -> tuple[list[Point], float]:
        """Places for so many cubes on a village's plate, and how large they can be drawn there."""
        x, y = self.goods[village]
        scale = self.goods_size / 60.0
        offsets, size = _CUBES.get(count, (_MANY, 17.0))
        return [(x + dx * scale, y + dy * scale) for dx, dy in offsets], size * scale

    def plate(self, village: int) -> float:
        """How far below its village (or above it) the number stands: where goods and stupa leave more room."""
        x, y = self.villages[village]
        below, above = self.village_size * 0.44, -self.village_size * 0.46
        taken = ((self.goods[village], self.goods_size / 2), (self.stupas[village], self.stupa_size / 2))
        room = [min(dist((x, y + shift), spot) - reach for spot, reach in taken) for shift in (below, above)]
        return below if room[0] >= room[1] else above

    def month(self, number: int) -> tuple[float, float, float, float]:
        """Centre and size of a box of the calendar, from 0."""
        if self.narrow:
            return 84.0 + 144.0 * (number % 6), 1704.0 + 84.0 * (number // 6), 126.0, 70.0
        return 554.0 + 66.0 * number, 896.0, 58.0, 50.0
