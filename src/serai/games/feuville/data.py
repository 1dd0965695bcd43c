"""Reads Feuville's data file: tiles, decrees, spells and numbers, as the rules and the scene need them."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from serai.core.datafile import DataFile
from serai.core.texts import Text
from serai.games.feuville.board import COLUMNS, FIRST_PILE, WALL, Board
from serai.games.feuville.schema import (
    CITY,
    COLOUR_NAMES,
    DECREE_TYPES,
    KIND_NAMES,
    KINDS_OF_ROW,
    MOST,
    ROW_NAMES,
    SPELL_TYPES,
    STACKS_OF_ROW,
    SYMBOL_NAMES,
)

__all__ = [
    "COLOUR_NAMES",
    "DECREE_TYPES",
    "KIND_NAMES",
    "PERSON_NAMES",
    "ROW_NAMES",
    "SPELL_TYPES",
    "SYMBOL_NAMES",
    "FeuvilleData",
    "item_name",
    "read",
]

PERSON_NAMES = ("juggler", "thief", "innkeeper", "architect", "mayor", "magician")

Entry = Mapping[str, Any]


class FeuvilleData(Struct, frozen=True):
    """What the rules, the words and the scene know of a data file."""

    tiles: tuple[str, ...]
    """Ids, the four start tiles last."""
    decrees: tuple[str, ...]
    spells: tuple[str, ...]
    board: Board


def read(file: DataFile) -> FeuvilleData:
    """The data of Feuville in a data file. Raises BadData, naming every line, if the game cannot be played with it."""
    values = file.values
    tiles, starts, spells = values["tiles"], values["start_tiles"], values["spells"]
    for number, decree in enumerate(values["decrees"]):
        if decree["type"] == CITY:
            file.refuse(("decrees", number), Text("data-retired"))
    decrees = [decree for decree in values["decrees"] if decree["type"] != CITY]
    pile = [_pile(tile) for tile in tiles]
    numbers = values["constants"] | values["counts"]
    _check_names(file)
    _check_piles(file, pile)
    if not numbers["decrees_boxed_unseen"] + COLUMNS < len(decrees) <= MOST:
        file.refuse(("constants", "decrees_boxed_unseen"), Text("data-decrees", {"found": len(decrees)}))
    file.finish()
    board = Board(
        row=[*(ROW_NAMES.index(tile["row"]) for tile in tiles), *(WALL for _ in starts)],
        pile=list(pile),
        kind=[_kind(tile) for tile in (*tiles, *starts)],
        symbols=[tile[name] for tile in (*tiles, *starts) for name in SYMBOL_NAMES],
        clouds=[tile["clouds"] if tile.get("row") == "sky" else 0 for tile in (*tiles, *starts)],
        decree_type=[DECREE_TYPES.index(decree["type"]) for decree in decrees],
        decree_symbols=[_symbols(decree) for decree in decrees],
        decree_worth=[_worth(decree) for decree in decrees],
        spell_type=[SPELL_TYPES.index(spell["type"]) for spell in spells],
        spell_points=[spell.get("points", 0) for spell in spells],
        numbers=numbers,
    )
    return FeuvilleData(
        tiles=tuple(tile["id"] for tile in (*tiles, *starts)),
        decrees=tuple(decree["id"] for decree in decrees),
        spells=tuple(spell["id"] for spell in spells),
        board=board,
    )


def _kind(tile: Entry) -> int:
    """Plain walls, ordinary towers and skies are all of kind 0."""
    row = tile.get("row", "wall")
    return KINDS_OF_ROW[row].index(tile["kind"]) if row in KINDS_OF_ROW else 0


def _pile(tile: Entry) -> int:
    return int(FIRST_PILE[ROW_NAMES.index(tile["row"])]) + STACKS_OF_ROW[tile["row"]].index(tile["stack"])


def _check_names(file: DataFile) -> None:
    """No two things of the box have the same name, in whatever list they stand."""
    known: set[str] = set()
    for key in ("start_tiles", "tiles", "decrees", "spells"):
        for number, entry in enumerate(file.values[key]):
            if entry["id"] in known:
                file.refuse((key, number, "id"), Text("data-repeated", {"found": entry["id"]}))
        known |= {entry["id"] for entry in file.values[key]}


def _check_piles(file: DataFile, pile: list[int]) -> None:
    """Six star-backed skies, six tiles or more for each row to begin with, and no pile too large."""
    last = len(pile) - 1
    for number in range(FIRST_PILE[-1]):
        if pile.count(number) > MOST:
            file.refuse(("tiles", pile.index(number), "stack"), Text("data-pile", {"most": MOST}))
    if pile.count(FIRST_PILE[2]) != COLUMNS:
        file.refuse(("tiles", last, "stack"), Text("data-star-skies", {"found": pile.count(FIRST_PILE[2])}))
    for row in range(2):
        here = [number for number in pile if FIRST_PILE[row] <= number < FIRST_PILE[row + 1]]
        if len(here) < COLUMNS:
            args: dict[str, str | int | Text] = {"found": len(here), "row": ROW_NAMES[row]}
            file.refuse(("tiles", last, "row"), Text("data-too-few-tiles", args))


def _symbols(decree: Entry) -> int:
    """The symbols a decree may count, as bits."""
    counted = decree.get("symbols", [decree["symbol"]] if "symbol" in decree else [])
    return sum(1 << SYMBOL_NAMES.index(name) for name in set(counted))


def _worth(decree: Entry) -> int:
    """The factor or the points of a decree."""
    return int(decree[next(key for key in ("factor", "points", "points_per_symbol") if key in decree)])


def item_name(data: FeuvilleData, item: int) -> str:
    """A tile, decree or spell, by its number among all things that can lie on a player board."""
    return (*data.tiles, *data.decrees, *data.spells)[item]
