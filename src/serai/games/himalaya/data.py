"""Reads Himalaya's data file: villages, roads, regions, resources and discs, as the rules and the scene need them."""

from msgspec import Struct

from serai.core.datafile import DataFile, Table
from serai.core.texts import Text, Words
from serai.games.himalaya.board import REGIONS, RESOURCES, ROAD_TYPES, SEATS, VILLAGES, Board

RESOURCE_NAMES = ("salt", "barley", "tea", "jade", "gold")
LETTERS = "SBTJG"
COMMAND_NAMES = ("soil", "ice", "stone", "hand", "pause")
COMMAND_LETTERS = "eishp"
ROAD_NAMES = COMMAND_NAMES[:ROAD_TYPES]
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
    values: dict[str, object]

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


def read(text: str, words: Words) -> HimalayaData:
    """The data of Himalaya in a data file. Raises BadData, naming the line, if the game cannot be played with it."""
    file = DataFile(text, words)
    tribes = file.tables("tribes", SEATS, SEATS)
    for table, name in zip(tribes, TRIBE_NAMES, strict=True):
        table.one_of("id", [name])
    villages = file.tables("villages", VILLAGES, VILLAGES)
    for number, table in enumerate(villages, 1):
        table.number("id", number, number)
    _geometry(file, villages)
    limits = file.table("limits")
    rounds = limits.number("rounds", 1, 24)
    inventories = limits.numbers("inventory_rounds")
    if any(not 1 <= number <= rounds for number in inventories) or sorted(set(inventories)) != inventories:
        raise limits.fail("inventory_rounds", Text("data-inventories", {"rounds": rounds}))
    return HimalayaData(
        levels=tuple(table.number("level", 1, 3) for table in villages),
        regions=_regions(file, villages),
        roads=_roads(file),
        cubes=_cubes(file, limits),
        discs=_discs(file, limits),
        limits=(
            rounds,
            limits.number("stupas_per_tribe", 1, VILLAGES),
            limits.number("delegations_per_tribe", 1, 40),
            limits.number("resource_villages", 1, VILLAGES // 2),
            limits.number("order_villages", 1, VILLAGES // 2),
            limits.number("cubes_per_resource_village", 1, 9),
            limits.number("inventory_token_yaks", 0, 99),
            limits.number("full_inventory_delegations", 1, 9),
        ),
        inventories=tuple(inventories),
        values=file.values,
    )


def _geometry(file: DataFile, villages: list[Table]) -> None:
    """Everything the drawing needs has its place on the map."""
    for table in villages:
        table.number("x", 0, 1600)
        table.number("y", 0, 1000)
        _points(table, "goods", "stupa")
    for table in file.tables("roads"):
        _points(table, "c1", "c2", "mid")
    for table in file.tables("regions"):
        _points(table, "label")
        for key in ("slots", "clusters"):
            spots = table.values.get(key)
            if not isinstance(spots, list) or len(spots) < SEATS or not all(_is_point(spot) for spot in spots):
                raise table.fail(key, Text("data-point", {"found": str(spots)[:40]}))


def _points(table: Table, *keys: str) -> None:
    for key in keys:
        if not _is_point(table.values.get(key)):
            raise table.fail(key, Text("data-point", {"found": str(table.values.get(key))[:40]}))


def _is_point(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(type(part) in (int, float) for part in value)
        and 0 <= value[0] <= 1600
        and 0 <= value[1] <= 1000
    )


def _regions(file: DataFile, villages: list[Table]) -> tuple[tuple[int, ...], ...]:
    """The regions each village borders; villages and regions must tell the same."""
    bordered: list[list[int]] = [[] for _ in range(VILLAGES)]
    for number, table in enumerate(file.tables("regions", REGIONS, REGIONS)):
        table.number("id", number + 1, number + 1)
        for village in table.numbers("villages"):
            if not 1 <= village <= VILLAGES or number in bordered[village - 1]:
                raise table.fail("villages", Text("data-village", {"found": village}))
            bordered[village - 1].append(number)
    for table, regions in zip(villages, bordered, strict=True):
        told = sorted(region - 1 for region in table.numbers("regions"))
        if told != regions or not regions:
            raise table.fail("regions", Text("data-regions-differ", {"village": table.number("id")}))
    return tuple(tuple(regions) for regions in bordered)


def _roads(file: DataFile) -> tuple[Road, ...]:
    """All roads; no village has two of one type, and every village can be reached."""
    roads: list[Road] = []
    used: set[tuple[int, int]] = set()
    tables = file.tables("roads", VILLAGES - 1, 30)
    for table in tables:
        a, b = table.number("a", 1, VILLAGES) - 1, table.number("b", 1, VILLAGES) - 1
        road = Road(a, b, table.one_of("type", list(ROAD_NAMES)))
        if a >= b or any((other.a, other.b) == (a, b) for other in roads):
            raise table.fail("b", Text("data-road", {"a": a + 1, "b": b + 1}))
        for village in (a, b):
            if (village, road.type) in used:
                raise table.fail("type", Text("data-second-road", {"village": village + 1}))
            used.add((village, road.type))
        roads.append(road)
    reached = {0}
    for _ in range(VILLAGES):
        reached |= {road.b for road in roads if road.a in reached} | {road.a for road in roads if road.b in reached}
    if len(reached) < VILLAGES:
        lost = min(set(range(VILLAGES)) - reached)
        raise tables[-1].fail("", Text("data-cut-off", {"village": lost + 1}))
    return tuple(roads)


def _cubes(file: DataFile, limits: Table) -> tuple[int, ...]:
    """How many cubes of each resource there are: enough to begin."""
    tables = file.tables("resources", RESOURCES, RESOURCES)
    for table, name in zip(tables, RESOURCE_NAMES, strict=True):
        table.one_of("id", [name])
    cubes = tuple(table.number("count", 1, 60) for table in tables)
    needed = limits.number("resource_villages") * limits.number("cubes_per_resource_village")
    if sum(cubes) < needed:
        raise tables[-1].fail("count", Text("data-too-few-cubes", {"cubes": sum(cubes), "needed": needed}))
    return cubes


def _discs(file: DataFile, limits: Table) -> tuple[Disc, ...]:
    """All kinds of order discs: enough to begin."""
    discs: list[Disc] = []
    tables = file.tables("order_discs", 1, 60)
    for table in tables:
        name = _identifier(table, "id", [disc.id for disc in discs])
        demand = table.values.get("demand")
        if not isinstance(demand, dict) or not demand:
            raise table.fail("demand", Text("data-demand", {"found": str(demand)[:40]}))
        for resource, cubes in demand.items():
            if resource not in RESOURCE_NAMES or type(cubes) is not int or not 1 <= cubes <= 5:
                raise table.fail("demand", Text("data-demand", {"found": f"{resource} = {cubes}"[:40]}))
        asked = tuple(int(demand.get(resource, 0)) for resource in RESOURCE_NAMES)
        discs.append(Disc(name, asked, table.number("yaks", 0, 60), table.number("count", 1, 40)))
    count = sum(disc.count for disc in discs)
    if count < limits.number("order_villages"):
        needed = limits.number("order_villages")
        raise tables[-1].fail("count", Text("data-too-few-discs", {"discs": count, "needed": needed}))
    return tuple(discs)


def _identifier(table: Table, key: str, known: list[str]) -> str:
    """A short name in small letters that is not used yet: it stands in records."""
    value = table.text(key)
    if not (value.isascii() and value.replace("_", "a").isalnum() and value == value.lower()):
        raise table.fail(key, Text("data-identifier", {"found": value[:40]}))
    if value in known:
        raise table.fail(key, Text("data-repeated", {"found": value}))
    return value


def road_name(road: Road) -> str:
    """A road as records name it: ``7-10``."""
    return f"{road.a + 1}-{road.b + 1}"
