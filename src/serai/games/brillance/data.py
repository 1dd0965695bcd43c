"""Reads Brillance's data file: the city with its streets, shops and gates, the cards and the numbers of the rules."""

import re
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from msgspec import Struct

from serai.core.datafile import DataFile, Table
from serai.core.texts import Text, Words
from serai.games.brillance.actions import COLOURS, KINDS, PER_COLOUR
from serai.games.brillance.board import (
    BRIDGE,
    CASTLE,
    DELIVERY,
    GATE,
    IN_WALL,
    NO_COLOUR,
    OUTSIDE,
    PER_SHOPS,
    START,
    STREET,
    TOLL,
    WITHIN,
    Board,
)

COLOUR_NAMES = ("yellow", "blue", "orange", "red", "green", "violet")
CARD_NAMES = (
    *("windfall", "bandits", "unfair_competition", "bonus_gift", "delivery_error", "breakdown", "collision"),
    *("unexpected_obstacle", "cleared_passage", "bribe"),
)
MARKER_NAMES = ("minus_one", "plus_one", "wreck", "drunk_dwarf")
ZONE_NAMES = ("north", "south", "bridges", "island")
_KINDS = {
    "street": STREET,
    "start": START,
    "gate": GATE,
    "guard": TOLL,
    "delivery": DELIVERY,
    "bridge": BRIDGE,
    "castle": CASTLE,
}
_ZONES = {"outside": -1, "wall": -1, "north": 0, "south": 1, "river": 2, "island": 3}


class Space(Struct, frozen=True):
    """A space of the board as the data file has it."""

    id: str
    kind: int
    zone: str
    colour: int
    name: Mapping[str, str]
    """Its name in each language, empty if it has none."""


class BrillanceData(Struct, frozen=True):
    """What the rules know of a data file; the scene reads its coordinates from ``values``."""

    spaces: tuple[Space, ...]
    shops: tuple[Mapping[str, str], ...]
    """The name of each shop in each language."""
    board: Board
    values: Mapping[str, Any]

    def number_of(self, space: str) -> int:
        """The number of a space by its id; KeyError if there is none."""
        return self._numbers[space]

    @property
    def _numbers(self) -> dict[str, int]:
        return {space.id: number for number, space in enumerate(self.spaces)}


def read(text: str, words: Words, drawing: Mapping[str, Any]) -> BrillanceData:
    """The data of Brillance in a data file. Raises BadData, naming the line, if the game cannot be played with it.

    ``drawing`` fills in the tables that only the drawing needs, where the file does not have them.
    """
    file = DataFile(text, words)
    board = file.table("board")
    entries = _Entries(text, words)
    tables = entries.read(board, "space")
    spaces = _spaces(tables)
    ids = [space.id for space in spaces]
    near = _near(board, ids)
    starts, deliveries = _colours(file, spaces, near)
    shops = _shops(entries.read(board, "shop"), ids, deliveries)
    castles = [number for number, space in enumerate(spaces) if space.kind == CASTLE]
    if len(castles) != 1:
        raise board.fail("space", Text("data-one-castle", {"found": len(castles)}))
    _check_reach(board, spaces, near, castles[0], starts, deliveries)
    rules = file.table("rules")
    orders = rules.numbers("orders_per_player")
    if len(orders) != PER_SHOPS or any(not 2 <= order <= 3 for order in orders):
        raise rules.fail("orders_per_player", Text("data-orders"))
    found = Board(
        kind=[space.kind for space in spaces],
        side=[OUTSIDE if s.zone == "outside" else IN_WALL if s.zone == "wall" else WITHIN for s in spaces],
        zone=[_ZONES[space.zone] for space in spaces],
        colour=[space.colour for space in spaces],
        near=near,
        starts=starts,
        deliveries=deliveries,
        off_island=[
            [s for s in deliveries[PER_SHOPS * c : PER_SHOPS * c + PER_SHOPS] if spaces[s].zone != "island"]
            for c in range(COLOURS)
        ],
        castle=castles[0],
        arrangements=[list(way) for way in sorted(set(permutations(orders)))],
    )
    _numbers(file, rules, found)
    return BrillanceData(tuple(spaces), shops, found, {**drawing, **file.values})


class _Entries:
    """Tables written as entries of a list, each knowing the line it stands on."""

    def __init__(self, text: str, words: Words) -> None:
        self.lines = text.splitlines()
        self.words = words

    def read(self, table: Table, key: str) -> list[Table]:
        """The entries of a list of tables."""
        values = table.values.get(key)
        if not isinstance(values, list) or any(not isinstance(entry, dict) for entry in values):
            raise table.fail(key, Text("data-list-of-tables"))
        return [Table(entry, f"{table.name}.{key}", self._line(entry), {}, self.words) for entry in values]

    def _line(self, entry: Mapping[str, Any]) -> int:
        wanted = re.compile(r'\bid\s*=\s*"' + re.escape(str(entry.get("id", ""))) + '"')
        return next((number for number, line in enumerate(self.lines, 1) if wanted.search(line)), 0)


def _names(table: Table) -> Mapping[str, str]:
    if "name_nl" not in table.values and "name_en" not in table.values:
        return {}
    return {"nl": table.text("name_nl"), "en": table.text("name_en")}


def _spaces(tables: Sequence[Table]) -> list[Space]:
    found: list[Space] = []
    for table in tables:
        kind = table.one_of("kind", list(_KINDS))
        zone = list(_ZONES)[table.one_of("zone", list(_ZONES))]
        table.number("x", 0, 1600)
        table.number("y", 0, 1000)
        number = list(_KINDS.values())[kind]
        coloured = number in (START, GATE, TOLL, DELIVERY)
        colour = table.one_of("colour", list(COLOUR_NAMES)) if coloured else NO_COLOUR
        outside = number == START
        if (zone == "wall") != (number == GATE) or (outside and zone != "outside"):
            raise table.fail("zone", Text("data-zone", {"kind": str(table.values["kind"]), "zone": zone}))
        if number in (TOLL, DELIVERY, BRIDGE, CASTLE) and zone == "outside":
            raise table.fail("zone", Text("data-zone", {"kind": str(table.values["kind"]), "zone": zone}))
        found.append(Space(_identifier(table, {space.id for space in found}), number, zone, colour, _names(table)))
    return found


def _identifier(table: Table, known: set[str]) -> str:
    """A short name in small letters that is not used yet: it stands in records."""
    value = table.text("id")
    if not (value.isascii() and value.replace("_", "a").isalnum() and value == value.lower()):
        raise table.fail("id", Text("data-identifier", {"found": value[:40]}))
    if value in known:
        raise table.fail("id", Text("data-repeated", {"found": value}))
    return value


def _near(board: Table, ids: Sequence[str]) -> list[list[int]]:
    """The neighbours of each space, ascending."""
    numbers = {space: number for number, space in enumerate(ids)}
    near: list[set[int]] = [set() for _ in ids]
    edges = board.values.get("edge")
    if not isinstance(edges, list):
        raise board.fail("edge", Text("data-missing"))
    for edge in edges:
        if not isinstance(edge, list) or len(edge) != 2 or edge[0] == edge[1] or not numbers.keys() >= set(edge):
            raise board.fail("edge", Text("data-edge", {"found": str(edge)[:60]}))
        one, two = numbers[edge[0]], numbers[edge[1]]
        near[one].add(two)
        near[two].add(one)
    return [sorted(spaces) for spaces in near]


def _colours(file: DataFile, spaces: Sequence[Space], near: Sequence[Sequence[int]]) -> tuple[list[int], list[int]]:
    """The start spaces of all colours, and their delivery spaces, in the order the file lists them."""
    starts: list[int] = []
    deliveries: list[int] = []
    ids = [space.id for space in spaces]
    for number, table in enumerate(file.tables("colour", COLOURS, COLOURS)):
        table.one_of("id", [COLOUR_NAMES[number]])
        for key, kind, count, all_places in (
            ("starts", START, PER_COLOUR, starts),
            ("deliveries", DELIVERY, PER_SHOPS, deliveries),
        ):
            listed = table.some_of(key, ids)
            right = [n for n, space in enumerate(spaces) if space.kind == kind and space.colour == number]
            if sorted(listed) != right or len(listed) != count:
                raise table.fail(key, Text("data-colour-spaces", {"count": count}))
            all_places.extend(listed)
        off_island = [s for s in deliveries[-PER_SHOPS:] if spaces[s].zone != "island"]
        if len(off_island) != PER_COLOUR:
            raise table.fail("deliveries", Text("data-off-island"))
        for key, kind in (("gate", GATE), ("toll", TOLL)):
            space = spaces[table.one_of(key, ids)]
            if space.kind != kind or space.colour != number:
                raise table.fail(key, Text("data-guard", {"found": space.id}))
        gates = [n for n, space in enumerate(spaces) if space.kind == GATE and space.colour == number]
        sides = {spaces[n].zone == "outside" for gate in gates for n in near[gate]}
        if len(gates) != 1 or sides != {True, False}:
            raise table.fail("gate", Text("data-gate"))
    return starts, deliveries


def _shops(tables: Sequence[Table], ids: Sequence[str], deliveries: Sequence[int]) -> tuple[Mapping[str, str], ...]:
    """The shops in the order of their delivery spaces."""
    found: dict[int, Mapping[str, str]] = {}
    for table in tables:
        space = table.one_of("space", list(ids))
        table.number("x", 0, 1600)
        table.number("y", 0, 1000)
        if space not in deliveries or space in found:
            raise table.fail("space", Text("data-shop", {"found": ids[space]}))
        found[space] = {"nl": table.text("name_nl"), "en": table.text("name_en")}
    missing = [ids[space] for space in deliveries if space not in found]
    if missing:
        raise tables[-1].fail("", Text("data-no-shop", {"space": missing[0]}))
    return tuple(found[space] for space in deliveries)


def _check_reach(
    board: Table,
    spaces: Sequence[Space],
    near: Sequence[Sequence[int]],
    castle: int,
    starts: Sequence[int],
    deliveries: Sequence[int],
) -> None:
    """The wall has no other way through than the gates, and every shop can be reached from every start space."""
    for here, neighbours in enumerate(near):
        for there in neighbours:
            one, two = spaces[here], spaces[there]
            if (one.zone == "outside") != (two.zone == "outside") and GATE not in (one.kind, two.kind):
                raise board.fail("edge", Text("data-wall", {"one": one.id, "two": two.id}))
    seen = {starts[0]}
    queue = [starts[0]]
    for here in queue:
        for there in near[here]:
            if there not in seen and there != castle:
                seen.add(there)
                queue.append(there)
    for space in (*starts, *deliveries):
        if space not in seen:
            raise board.fail("edge", Text("data-unreachable", {"space": spaces[space].id}))


def _numbers(file: DataFile, rules: Table, board: Board) -> None:
    """Write the numbers of the data file into the board."""
    track = rules.number("turn_track_length", 1, 20)
    board.most_rounds = file.table("variants").number("always_ten_rounds_rounds", 1, track)
    board.rounds = [0, 0, *_by_seats(rules, "rounds", range(2, 7), 1, track)]
    board.ramp = rules.numbers("first_round_action_points_by_seat")
    if len(board.ramp) != COLOURS or any(not 1 <= points <= 5 for points in board.ramp):
        raise rules.fail("first_round_action_points_by_seat", Text("data-ramp"))
    board.action_points = rules.number("action_points", 1, 9)
    board.bandit_points = rules.number("bandit_action_points", 1, 9)
    board.loaded = rules.number("goods_per_cart_at_start", 1, 3)
    board.capacity = rules.number("cart_capacity", int(board.loaded), 3)
    board.bandit_capacity = rules.number("bandit_capacity", 1, 3)
    board.hand_at_start = rules.number("hand_at_start", 0, 4)
    board.hand_limit = rules.number("hand_limit", 1, 6)
    board.card_count = _counted(file, "card", CARD_NAMES)
    if sum(board.card_count) < COLOURS * board.hand_at_start:
        raise file.tables("card")[-1].fail("count", Text("data-too-few-cards"))
    board.marker_count = _counted(file, "marker", MARKER_NAMES)
    variants = file.table("variants")
    board.rove_steps = [0, 0, *_by_seats(variants, "roving_competitors_steps", range(2, 6), 0, 5), 0]
    premium = variants.values.get("speed_premium_by_round", {})
    if not isinstance(premium, dict) or any(
        not key.isdigit() or not 1 <= int(key) <= track or type(value) is not int or not 0 <= value <= 20
        for key, value in premium.items()
    ):
        raise variants.fail("speed_premium_by_round", Text("data-premium"))
    board.premium = [int(premium.get(str(number), 0)) for number in range(track + 1)]


def _by_seats(table: Table, key: str, seats: range, least: int, most: int) -> list[int]:
    """A number for each number of players."""
    values = table.values.get(key)
    if not isinstance(values, dict):
        raise table.fail(key, Text("data-missing"))
    found = [values.get(str(number)) for number in seats]
    if any(type(value) is not int or not least <= value <= most for value in found):
        raise table.fail(key, Text("data-by-seats", {"first": seats[0], "last": seats[-1]}))
    return [int(value) for value in found if value is not None]


def _counted(file: DataFile, name: str, ids: Sequence[str]) -> list[int]:
    """How many there are of each kind of card or marker."""
    counts: list[int] = []
    for table, wanted in zip(file.tables(name, len(ids), len(ids)), ids, strict=True):
        table.one_of("id", [wanted])
        counts.append(table.number("count", 0, 40))
    return counts


assert len(CARD_NAMES) == KINDS
