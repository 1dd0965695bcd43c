"""Reads Himalaya's data file: villages, roads, regions, resources and discs, as the rules and the scene need them."""

from typing import Any

from msgspec import Struct

from serai.core.datafile import DataFile
from serai.core.texts import Text
from serai.games.himalaya.board import VILLAGES, Board
from serai.games.himalaya.schema import COMMAND_NAMES, RESOURCE_NAMES, ROAD_NAMES

__all__ = [
    "COMMAND_LETTERS",
    "COMMAND_NAMES",
    "DRAWS",
    "EVENT_NAMES",
    "LETTERS",
    "LEVEL_NAMES",
    "RESOURCE_NAMES",
    "ROAD_NAMES",
    "TRIBE_NAMES",
    "Disc",
    "HimalayaData",
    "Road",
    "read",
    "road_name",
]

LETTERS = "SBTJG"
COMMAND_LETTERS = "eishp"
TRIBE_NAMES = ("dolpo_pa", "bhotia", "sherpa", "tamang")
EVENT_NAMES = ("yeti", "snowstorm", "market_day")
LEVEL_NAMES = ("house", "temple", "monastery")
DRAWS = ("die", "cards", "cards_open")


class Road(Struct, frozen=True):
    """A road between two villages (numbered from 0), ``a`` below ``b``."""

    a: int
    b: int
    type: int


class Disc(Struct, frozen=True):
    """A kind of order disc: what it asks, by resource, what it pays, and how many there are."""

    id: str
    demand: tuple[int, ...]
    yaks: int
    count: int


class HimalayaData(Struct, frozen=True):
    """What the rules know of a data file; the scene reads its coordinates from ``values``."""

    levels: tuple[int, ...]
    regions: tuple[tuple[int, ...], ...]
    """For each village the regions it borders."""
    roads: tuple[Road, ...]
    cubes: tuple[int, ...]
    discs: tuple[Disc, ...]
    limits: tuple[int, ...]
    inventories: tuple[int, ...]
    values: dict[str, Any]

    def board(self) -> Board:
        """The board as the rules use it."""
        return Board(
            level=list(self.levels),
            regions=[list(regions) for regions in self.regions],
            roads=[(road.a, road.b, road.type) for road in self.roads],
            cubes=list(self.cubes),
            demand=[cubes for disc in self.discs for cubes in disc.demand],
            yaks=[disc.yaks for disc in self.discs],
            discs=[disc.count for disc in self.discs],
            limits=list(self.limits),
            inventories=list(self.inventories),
        )


def read(file: DataFile) -> HimalayaData:
    """The data of Himalaya in a data file. Raises BadData, naming every line, if the game cannot be played with it."""
    values = file.values
    limits = values["limits"]
    rounds, inventories = limits["rounds"], limits["inventory_rounds"]
    if any(number > rounds for number in inventories) or sorted(set(inventories)) != inventories:
        file.refuse(("limits", "inventory_rounds"), Text("data-inventories", {"rounds": rounds}))
    regions, roads, discs = _regions(file), _roads(file), _discs(file)
    _check_supply(file)
    file.finish()
    return HimalayaData(
        levels=tuple(village["level"] for village in values["villages"]),
        regions=regions,
        roads=roads,
        cubes=tuple(resource["count"] for resource in values["resources"]),
        discs=discs,
        limits=(
            rounds,
            limits["stupas_per_tribe"],
            limits["delegations_per_tribe"],
            limits["resource_villages"],
            limits["order_villages"],
            limits["cubes_per_resource_village"],
            limits["inventory_token_yaks"],
            limits["full_inventory_delegations"],
        ),
        inventories=tuple(inventories),
        values=values,
    )


def _regions(file: DataFile) -> tuple[tuple[int, ...], ...]:
    """The regions each village borders: one at least."""
    bordered: list[list[int]] = [[] for _ in range(VILLAGES)]
    for number, region in enumerate(file.values["regions"]):
        for village in region["villages"]:
            if number in bordered[village - 1]:
                file.refuse(("regions", number, "villages"), Text("data-repeated", {"found": str(village)}))
            else:
                bordered[village - 1].append(number)
    for village, regions in enumerate(bordered):
        if not regions:
            file.refuse(("villages", village), Text("data-no-region", {"village": village + 1}))
    return tuple(tuple(regions) for regions in bordered)


def _roads(file: DataFile) -> tuple[Road, ...]:
    """All roads; no village has two of one type, and every village can be reached."""
    roads: list[Road] = []
    used: set[tuple[int, int]] = set()
    entries = file.values["roads"]
    for number, entry in enumerate(entries):
        road = Road(entry["a"] - 1, entry["b"] - 1, ROAD_NAMES.index(entry["type"]))
        if road.a >= road.b or any((other.a, other.b) == (road.a, road.b) for other in roads):
            file.refuse(("roads", number, "b"), Text("data-road", {"a": road.a + 1, "b": road.b + 1}))
        for village in (road.a, road.b):
            if (village, road.type) in used:
                file.refuse(("roads", number, "type"), Text("data-second-road", {"village": village + 1}))
            used.add((village, road.type))
        roads.append(road)
    reached = {0}
    for _ in range(VILLAGES):
        reached |= {road.b for road in roads if road.a in reached} | {road.a for road in roads if road.b in reached}
    if len(reached) < VILLAGES:
        lost = min(set(range(VILLAGES)) - reached)
        file.refuse(("villages", lost), Text("data-cut-off", {"village": lost + 1}))
    return tuple(roads)


def _discs(file: DataFile) -> tuple[Disc, ...]:
    """All kinds of order discs; each asks for something."""
    discs: list[Disc] = []
    for number, entry in enumerate(file.values["order_discs"]):
        if not entry["demand"]:
            file.refuse(("order_discs", number, "demand"), Text("data-missing"))
        asked = tuple(entry["demand"].get(resource, 0) for resource in RESOURCE_NAMES)
        discs.append(Disc(entry["id"], asked, entry["yaks"], entry["count"]))
    return tuple(discs)


def _check_supply(file: DataFile) -> None:
    """There are cubes and discs enough to begin."""
    limits, resources, discs = (file.values[name] for name in ("limits", "resources", "order_discs"))
    cubes, needed = (
        sum(resource["count"] for resource in resources),
        limits["resource_villages"] * limits["cubes_per_resource_village"],
    )
    if cubes < needed:
        file.refuse(("limits", "resource_villages"), Text("data-too-few-cubes", {"cubes": cubes, "needed": needed}))
    count, orders = sum(disc["count"] for disc in discs), limits["order_villages"]
    if count < orders:
        file.refuse(("limits", "order_villages"), Text("data-too-few-discs", {"discs": count, "needed": orders}))


def road_name(road: Road) -> str:
    """A road as records name it: ``7-10``."""
    return f"{road.a + 1}-{road.b + 1}"
