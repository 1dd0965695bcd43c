"""Reads the data file of Ilôs: tiles, cards, goods and limits, as the rules and the scene need them."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from serai.core.datafile import DataFile, Table
from serai.core.texts import Text, Words
from serai.games.ilos.board import COLOURS, DIRECTIONS, GOODS, KINDS, NOWHERE, PRICES, SITE_KINDS, Board, Limits

COLOUR_NAMES = ("orange", "green", "black", "yellow", "blue")
CARD_NAMES = ("ship", "plantation", "gold_mine", "building", "ruin", "market")
GOOD_NAMES = ("ebony", "spice", "dye", "gold")
SITE_NAMES = (*GOOD_NAMES, "building", "ruin")
LETTERS = "ABC"
_MOST_TILES = 60
_MOST_SITES = 5
_WANTED_CARD: tuple[tuple[int, ...], ...] = ((), (0, 1, 2), (3,), (4,), (5,), ())
"""The kinds of site that each card uses."""


class Tile(Struct, frozen=True):
    """A tile: its printed number, its name, and the part (0 to 2, or NOWHERE) of each of its edges."""

    id: int
    name: str
    edges: tuple[int, ...]
    parts: int
    den: bool


class Site(Struct, frozen=True):
    """A site: as records name it (``14a1``), the part it lies on, its kind."""

    id: str
    part: int
    kind: int


class IlosData(Struct, frozen=True):
    """What the rules know of a data file; the scene reads its coordinates from ``values``."""

    tiles: tuple[Tile, ...]
    parts: tuple[tuple[int, int], ...]
    """For each part its tile and its letter, as numbers."""
    sites: tuple[Site, ...]
    card_count: tuple[int, ...]
    card_cost: tuple[int, ...]
    piracy_cost: tuple[int, ...]
    ships_needed: tuple[int, ...]
    prices: tuple[tuple[int, ...], ...]
    limits: tuple[int, ...]
    values: Mapping[str, Any]

    def board(self) -> Board:
        """Tiles and cards as the rules read them."""
        first = [next(n for n, (tile, _) in enumerate(self.parts) if tile == t) for t in range(len(self.tiles))]
        return Board(
            limits=Limits(list(self.limits)),
            edges=[
                [NOWHERE if part == NOWHERE else first[number] + part for part in tile.edges]
                for number, tile in enumerate(self.tiles)
            ],
            dens=[number for number, tile in enumerate(self.tiles) if tile.den],
            site_part=[site.part for site in self.sites],
            site_kind=[site.kind for site in self.sites],
            card_count=list(self.card_count),
            card_cost=list(self.card_cost),
            piracy_cost=list(self.piracy_cost),
            ships_needed=list(self.ships_needed),
            prices=[price for row in self.prices for price in row],
            part_tile=[tile for tile, _ in self.parts],
        )

    def part_name(self, part: int) -> str:
        """A part as people name it: ``14A``."""
        tile, letter = self.parts[part]
        return f"{self.tiles[tile].id}{LETTERS[letter]}"

    def place_name(self, place: int) -> str:
        """A coast or a den as records name it: ``14a``, ``den 9``."""
        if place < len(self.parts):
            return self.part_name(place).lower()
        return f"den {self.tiles[place - len(self.parts)].id}"


def read(text: str, words: Words, drawing: Mapping[str, Any]) -> IlosData:
    """The data of Ilôs in a data file. Raises BadData, naming the line, if the game cannot be played with it.

    ``drawing`` fills in the tables that only the drawing needs, where the file does not have them.
    """
    file = DataFile(text, words)
    limits = _limits(file)
    ruin_gold, cards = _cards(file)
    prices = tuple(
        _prices(table, name) for table, name in zip(file.tables("good", GOODS, GOODS), GOOD_NAMES, strict=True)
    )
    least = COLOURS * limits[3]
    tables = file.tables("tile", least, _MOST_TILES)
    tiles: list[Tile] = []
    parts: list[tuple[int, int]] = []
    sites: list[Site] = []
    for number, table in enumerate(tables):
        tile = _tile(table, [tile.id for tile in tiles])
        tiles.append(tile)
        for letter, part in enumerate(_parts(table)):
            sites += _sites(table, part, f"{tile.id}{LETTERS[letter]}", len(parts))
            parts.append((number, letter))
    return IlosData(
        tiles=tuple(tiles),
        parts=tuple(parts),
        sites=tuple(sites),
        card_count=tuple(card[0] for card in cards),
        card_cost=tuple(card[1] for card in cards),
        piracy_cost=tuple(card[2] for card in cards),
        ships_needed=tuple(card[3] for card in cards),
        prices=prices,
        limits=(*limits, ruin_gold),
        values={**drawing, **file.values},
    )


def _limits(file: DataFile) -> tuple[int, ...]:
    players, setup, turn, end = (file.table(name) for name in ("players", "setup", "turn", "end"))
    ships = players.number("ships", 2, 9)
    pioneers = players.number("pioneers", 1, 30)
    _colours(file)
    return (
        ships,
        pioneers,
        setup.number("hand", 1, 12),
        setup.number("tiles_per_player", 2, 6),
        setup.number("open_tiles", 1, 6),
        setup.number("price_markers", 0, GOODS * (PRICES - 1)),
        setup.number("building_tokens", 0, 99),
        turn.number("draw_base", 1, 9),
        turn.number("draw_per_ship", 0, 3),
        turn.number("draw_per_fort", 0, 3),
        turn.number("markets_per_turn", 0, 9),
        end.number("pioneers", 1, pioneers),
        end.number("lull_rounds", 1, 20),
    )


def _colours(file: DataFile) -> None:
    """Colours may be missing from a player's own file; if they are there, they stand in the order of the seats."""
    found = file.values["players"].get("colour", [])
    names = (
        [item.get("id") if isinstance(item, dict) else None for item in found] if isinstance(found, list) else [None]
    )
    if names and names != list(COLOUR_NAMES):
        raise file.table("players").fail("colour", Text("data-colours", {"names": ", ".join(COLOUR_NAMES)}))


def _cards(file: DataFile) -> tuple[int, list[tuple[int, int, int, int]]]:
    """The gold of a ruin; for each kind of card its count, cost, piracy cost, and the ships it needs."""
    cards: list[tuple[int, int, int, int]] = []
    gold = 0
    for kind, table in enumerate(file.tables("card", KINDS, KINDS)):
        table.one_of("id", [CARD_NAMES[kind]])
        wanted = _WANTED_CARD[kind]
        if wanted and sorted(table.some_of("sites", list(SITE_NAMES))) != list(wanted):
            raise table.fail("sites", Text("data-card-sites", {"names": ", ".join(SITE_NAMES[k] for k in wanted)}))
        cost = table.number("cost", 0, 20)
        most = 0 if kind in (0, 5) else 9
        if kind == KINDS - 1:
            table.number("cost", 0, 0)
            table.number("goods_cost", 1, 1)
        if kind == RUIN_CARD:
            gold = table.number("instant_gold", 0, 20)
        cards.append(
            (table.number("count", 0, 90), cost, table.number("piracy_cost", 0, 20), table.number("ships", 0, most))
        )
    return gold, cards


RUIN_CARD = CARD_NAMES.index("ruin")


def _prices(table: Table, name: str) -> tuple[int, ...]:
    table.one_of("id", [name])
    prices = table.numbers("prices")
    if len(prices) != PRICES or sorted(set(prices)) != prices or prices[0] < 0 or prices[-1] > 99:
        raise table.fail("prices", Text("data-prices"))
    return tuple(prices)


def _tile(table: Table, known: list[int]) -> Tile:
    number = table.number("id", 1, 999)
    if number in known:
        raise table.fail("id", Text("data-repeated", {"found": str(number)}))
    parts = _parts(table)
    edges = table.values.get("edges")
    letters = LETTERS[: len(parts)]
    if not isinstance(edges, list) or len(edges) != DIRECTIONS or any(edge not in (*letters, "-") for edge in edges):
        raise table.fail("edges", Text("data-edges", {"letters": ", ".join(letters)}))
    if all(edge == "-" for edge in edges):
        raise table.fail("edges", Text("data-no-land"))
    den = table.values.get("den")
    if den is not None and not _is_point(den):
        raise table.fail("den", Text("data-point"))
    found = tuple(NOWHERE if edge == "-" else letters.index(edge) for edge in edges)
    for number_of_part, part in enumerate(parts):
        printed = [edge for edge, home in enumerate(found) if home == number_of_part]
        if part.get("edges", printed) != printed:
            raise table.fail("edges", Text("data-part-edges", {"part": letters[number_of_part]}))
    return Tile(number, table.text("name"), found, len(parts), den is not None)


def _parts(table: Table) -> list[dict[str, Any]]:
    """The island parts of a tile, A first."""
    parts = table.values.get("part")
    if not isinstance(parts, list) or not 1 <= len(parts) <= len(LETTERS):
        raise table.fail("part", Text("data-parts"))
    for letter, part in zip(LETTERS, parts, strict=False):
        if not isinstance(part, dict) or part.get("id") != letter:
            raise table.fail("part", Text("data-parts"))
        for key in ("anchors", "outline"):
            points = part.get(key)
            if not isinstance(points, list) or not points or not all(_is_point(point) for point in points):
                raise table.fail("part", Text("data-points", {"part": letter, "key": key}))
    return parts


def _sites(table: Table, part: dict[str, Any], name: str, number: int) -> list[Site]:
    listed = part.get("sites", [])
    if not isinstance(listed, list) or len(listed) > _MOST_SITES:
        raise table.fail("part", Text("data-sites", {"part": name, "kinds": ", ".join(SITE_NAMES)}))
    sites = []
    for count, site in enumerate(listed, start=1):
        good = isinstance(site, dict) and site.get("kind") in SITE_NAMES and _is_point(site.get("at"))
        if not good:
            raise table.fail("part", Text("data-sites", {"part": name, "kinds": ", ".join(SITE_NAMES)}))
        sites.append(Site(f"{name}{count}".lower(), number, SITE_NAMES.index(site["kind"])))
    return sites


def _is_point(value: object) -> bool:
    """Whether this is a point on a tile: two numbers of at most 100."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(type(number) in (int, float) and -100 <= number <= 100 for number in value)
    )


assert len(SITE_NAMES) == SITE_KINDS
