"""Reads the data file of Ilôs: tiles, cards, goods and limits, as the rules and the scene need them."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from serai.core.datafile import DataFile
from serai.core.texts import Text
from serai.games.ilos.board import COLOURS, MARKET, NOWHERE, RUIN, SHIP, Board, Limits
from serai.games.ilos.schema import CARD_NAMES, COLOUR_NAMES, GOOD_NAMES, LETTERS, SITE_NAMES

__all__ = ["CARD_NAMES", "COLOUR_NAMES", "GOOD_NAMES", "LETTERS", "SITE_NAMES", "IlosData", "Site", "Tile", "read"]


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


def read(file: DataFile) -> IlosData:
    """The data of Ilôs in a data file. Raises BadData, naming every line, if the game cannot be played with it."""
    values = file.values
    cards = values["card"]
    _check_numbers(file)
    _check_cards(file)
    _check_prices(file)
    tiles: list[Tile] = []
    parts: list[tuple[int, int]] = []
    sites: list[Site] = []
    for number, entry in enumerate(values["tile"]):
        tile = _tile(file, number, entry)
        tiles.append(tile)
        for letter, part in enumerate(entry["part"]):
            for count, site in enumerate(part.get("sites", []), start=1):
                name = f"{tile.id}{LETTERS[letter]}{count}".lower()
                sites.append(Site(name, len(parts), SITE_NAMES.index(site["kind"])))
            parts.append((number, letter))
    file.finish()
    return IlosData(
        tiles=tuple(tiles),
        parts=tuple(parts),
        sites=tuple(sites),
        card_count=tuple(card["count"] for card in cards),
        card_cost=tuple(card["cost"] for card in cards),
        piracy_cost=tuple(card["piracy_cost"] for card in cards),
        ships_needed=tuple(card["ships"] for card in cards),
        prices=tuple(tuple(good["prices"]) for good in values["good"]),
        limits=_limits(values),
        values=values,
    )


def _limits(values: Mapping[str, Any]) -> tuple[int, ...]:
    """The numbers of the rulebook, in the order in which Limits takes them."""
    players, setup, turn, end = (values[name] for name in ("players", "setup", "turn", "end"))
    return (
        *(players[key] for key in ("ships", "pioneers")),
        *(setup[key] for key in ("hand", "tiles_per_player", "open_tiles", "price_markers", "building_tokens")),
        *(turn[key] for key in ("draw_base", "draw_per_ship", "draw_per_fort", "markets_per_turn")),
        *(end[key] for key in ("pioneers", "lull_rounds")),
        values["card"][RUIN]["instant_gold"],
    )


def _check_numbers(file: DataFile) -> None:
    """There are tiles for all, and nobody needs more pioneers than he has."""
    values = file.values
    needed = COLOURS * values["setup"]["tiles_per_player"]
    if len(values["tile"]) < needed:
        args: dict[str, str | int | Text] = {"found": len(values["tile"]), "needed": needed}
        file.refuse(("setup", "tiles_per_player"), Text("data-too-few-tiles", args))
    pioneers = values["players"]["pioneers"]
    if values["end"]["pioneers"] > pioneers:
        args = {"least": 1, "most": pioneers, "found": str(values["end"]["pioneers"])}
        file.refuse(("end", "pioneers"), Text("data-number", args))


def _check_cards(file: DataFile) -> None:
    """Some numbers of some cards cannot be changed: the market costs a good, a ship needs no ship."""
    fixed = [(MARKET, "cost"), (MARKET, "piracy_cost"), (MARKET, "ships"), (SHIP, "ships")]
    cards = file.values["card"]
    for card, key in fixed:
        if cards[card][key] != 0:
            file.refuse(("card", card, key), Text("data-fixed", {"found": str(cards[card][key]), "wanted": "0"}))
    for number, card in enumerate(cards):
        if number == RUIN and "instant_gold" not in card:
            file.refuse(("card", number, "instant_gold"), Text("data-missing"))
        elif number != RUIN and "instant_gold" in card:
            file.refuse(("card", number, "instant_gold"), Text("data-ruin-only"))


def _check_prices(file: DataFile) -> None:
    """The prices of a good rise."""
    for number, good in enumerate(file.values["good"]):
        if sorted(set(good["prices"])) != good["prices"]:
            file.refuse(("good", number, "prices"), Text("data-prices"))


def _tile(file: DataFile, number: int, entry: Mapping[str, Any]) -> Tile:
    """A tile; its edges belong to parts that it has, and one of them at least is land."""
    letters = LETTERS[: len(entry["part"])]
    for edge in entry["edges"]:
        if edge not in (*letters, "-"):
            file.refuse(("tile", number, "edges"), Text("data-edges", {"letters": ", ".join(letters)}))
    if all(edge == "-" for edge in entry["edges"]):
        file.refuse(("tile", number, "edges"), Text("data-no-land"))
    edges = tuple(NOWHERE if edge == "-" else LETTERS.index(edge) for edge in entry["edges"])
    return Tile(entry["id"], entry["name"], edges, len(letters), "den" in entry)
