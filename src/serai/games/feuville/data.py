"""Reads Feuville's data file: tiles, decrees, spells and numbers, as the rules and the scene need them."""

import re
from collections.abc import Mapping

from msgspec import Struct

from serai.core.datafile import DataFile, Table
from serai.core.errors import BadData
from serai.core.texts import Text, Words
from serai.games.feuville.actions import SEATS
from serai.games.feuville.board import COLUMNS, FIRST_PILE, OPEN_SPELLS, WALL, Board

ROW_NAMES = ("wall", "tower", "sky")
SYMBOL_NAMES = ("guard", "star", "flag", "griffin")
KIND_NAMES = ("plain", "corner_left", "corner_right", "gate")
DECREE_TYPES = ("status", "small_district", "large_district", "fine_view", "free_choice")
SPELL_TYPES = ("fame", "big_choice", "thief_protection", "fire_protection")
PERSON_NAMES = ("juggler", "thief", "innkeeper", "architect", "mayor", "magician")
COLOUR_NAMES = ("blue", "red", "green", "yellow")
_CITY = "city_scoring"
_STACKS = {"wall": ("I", "II"), "tower": ("I", "II"), "sky": ("star", "I", "II")}
_KINDS = {"wall": KIND_NAMES, "tower": ("ordinary", "corner_left", "corner_right"), "sky": ("sky",)}
_MOST = 60
"""So many things at most in one pile: a pile is kept as the bits of one number."""
_FIXED = {
    "columns_on_board": COLUMNS,
    "decrees_open": COLUMNS,
    "spells_open": OPEN_SPELLS,
    "item_places": 2,
    "spell_places": 2,
    "max_storeys": 3,
    "fairy_dice_per_turn": 1,
}
_NUMBERS = {
    "decrees_boxed_unseen": (0, 40),
    "city_points_per_tile": (1, 9),
    "city_max_missing_towers": (0, 9),
    "juggler_limit": (6, 30),
    "magician_max_columns": (1, 9),
    "kings_grace_points": (0, 50),
    "max_dragons_per_turn": (1, 10),
    "max_rounds": (5, 40),
}


class FeuvilleData(Struct, frozen=True):
    """What the rules and the words know of a data file; the scene reads its coordinates from ``values``."""

    tiles: tuple[str, ...]
    """Ids, the four start tiles last."""
    decrees: tuple[str, ...]
    spells: tuple[str, ...]
    board: Board
    values: Mapping[str, object]


def read(text: str, words: Words, drawing: Mapping[str, object]) -> FeuvilleData:
    """The data of Feuville in a data file. Raises BadData, naming the line, if the game cannot be played with it."""
    file = DataFile(text, words)
    known: list[str] = []
    tiles = _entries(file, text, words, "tiles", 19, 7 * _MOST)
    starts = _entries(file, text, words, "start_tiles", SEATS, SEATS)
    ids = [_identifier(tile, known) for tile in (*tiles, *starts)]
    for tile, colour in zip(starts, COLOUR_NAMES, strict=True):
        tile.one_of("colour", [colour])
        tile.one_of("row", ["wall"])
    row = [tile.one_of("row", list(ROW_NAMES)) for tile in (*tiles, *starts)]
    pile = [_pile(tile, number) for tile, number in zip(tiles, row, strict=False)]
    _check_piles(tiles, pile)
    decrees = _entries(file, text, words, "decrees", 10, 2 * _MOST)
    types = [decree.one_of("type", [*DECREE_TYPES, _CITY]) for decree in decrees]
    ordinary = [decree for decree, number in zip(decrees, types, strict=True) if number < len(DECREE_TYPES)]
    if len(decrees) - len(ordinary) < SEATS:
        raise decrees[-1].fail("type", Text("data-too-few-cities", {"seats": SEATS}))
    spells = _entries(file, text, words, "spells", OPEN_SPELLS, _MOST)
    numbers = _numbers(file)
    if not numbers["decrees_boxed_unseen"] + COLUMNS < len(ordinary) <= _MOST:
        raise decrees[-1].fail("", Text("data-decrees", {"found": len(ordinary)}))
    board = Board(
        row=list(row),
        pile=list(pile),
        kind=[_kind(tile, number) for tile, number in zip((*tiles, *starts), row, strict=True)],
        symbols=[tile.number(name, 0, 9) for tile in (*tiles, *starts) for name in SYMBOL_NAMES],
        clouds=[_clouds(tile, number) for tile, number in zip((*tiles, *starts), row, strict=True)],
        decree_type=[number for number in types if number < len(DECREE_TYPES)],
        decree_symbols=[_symbols(decree) for decree in ordinary],
        decree_worth=[_worth(decree) for decree in ordinary],
        spell_type=[spell.one_of("type", list(SPELL_TYPES)) for spell in spells],
        spell_points=[_fame(spell) for spell in spells],
        numbers=numbers,
    )
    return FeuvilleData(
        tiles=tuple(ids),
        decrees=tuple([_identifier(decree, known) for decree in decrees][: len(ordinary)]),
        spells=tuple(_identifier(spell, known) for spell in spells),
        board=board,
        values={**drawing, **file.values},
    )


def _entries(file: DataFile, text: str, words: Words, name: str, least: int, most: int) -> list[Table]:
    """The entries of a list, written as ``[[name]]`` tables or as one inline table a line, each knowing its line."""
    tables = file.tables(name, 0, 10_000)
    if tables and tables[0].line == 0:
        lines = text.splitlines()
        start = next((n for n, line in enumerate(lines) if re.match(rf"\s*{name}\s*=\s*\[", line)), 0)
        numbers = [n + 1 for n in range(start, len(lines)) if re.match(r"\s*(?:\w+\s*=\s*\[\s*)?\{", lines[n])]
        numbers += [start + 1] * len(tables)
        tables = [Table(table.values, name, numbers[n], {}, words) for n, table in enumerate(tables)]
    if not least <= len(tables) <= most:
        if not tables:
            raise BadData(Text("error-data-no-table", {"table": name}))
        args: dict[str, str | int | Text] = {"table": name, "found": len(tables), "least": least, "most": most}
        raise BadData(Text("error-data-count", {"line": tables[-1].line} | args), None, tables[-1].line)
    return tables


def _identifier(table: Table, known: list[str]) -> str:
    """A short name in small letters that is not used yet: it stands in records."""
    value = table.text("id")
    if not (value.isascii() and value.replace("_", "a").isalnum() and value == value.lower()):
        raise table.fail("id", Text("data-identifier", {"found": value[:40]}))
    if value in known:
        raise table.fail("id", Text("data-repeated", {"found": value}))
    known.append(value)
    return value


def _pile(tile: Table, row: int) -> int:
    return int(FIRST_PILE[row]) + tile.one_of("stack", list(_STACKS[ROW_NAMES[row]]))


def _check_piles(tiles: list[Table], pile: list[int]) -> None:
    """Six star-backed skies, six tiles or more for each row to begin with, and no pile too large."""
    for number in range(FIRST_PILE[-1]):
        if pile.count(number) > _MOST:
            raise tiles[pile.index(number)].fail("stack", Text("data-pile", {"most": _MOST}))
    if pile.count(FIRST_PILE[2]) != COLUMNS:
        raise tiles[-1].fail("stack", Text("data-star-skies", {"found": pile.count(FIRST_PILE[2])}))
    for row in range(2):
        here = [number for number in pile if FIRST_PILE[row] <= number < FIRST_PILE[row + 1]]
        if len(here) < COLUMNS:
            raise tiles[-1].fail("row", Text("data-too-few-tiles", {"found": len(here), "row": ROW_NAMES[row]}))


def _kind(tile: Table, row: int) -> int:
    """Plain walls, ordinary towers and skies are all of kind 0."""
    return tile.one_of("kind", list(_KINDS[ROW_NAMES[row]]))


def _clouds(tile: Table, row: int) -> int:
    return tile.number("clouds", 0, 9 if ROW_NAMES[row] == "sky" else 0)


def _symbols(decree: Table) -> int:
    """The symbols a decree may count, as bits."""
    kind = decree.text("type")
    if kind == "status":
        return 1 << decree.one_of("symbol", list(SYMBOL_NAMES))
    if kind == "free_choice":
        found = decree.some_of("symbols", list(SYMBOL_NAMES))
        if not found:
            raise decree.fail("symbols", Text("data-missing"))
        return sum(1 << number for number in set(found))
    return 0


def _worth(decree: Table) -> int:
    kind = decree.text("type")
    if kind in ("status", "free_choice"):
        return decree.number("factor", 1, 9)
    return decree.number("points_per_symbol" if kind == "fine_view" else "points", 1, 50)


def _fame(spell: Table) -> int:
    return spell.number("points", 1, 50) if spell.text("type") == "fame" else 0


def _numbers(file: DataFile) -> dict[str, int]:
    """The numbers of the rulebook; some are built into the board and cannot be changed."""
    constants = file.table("constants")
    for key, value in _FIXED.items():
        constants.number(key, value, value)
    numbers = {key: constants.number(key, *bounds) for key, bounds in _NUMBERS.items()}
    numbers["grass_plain"] = file.table("counts").number("grass_plain", 0, 99)
    return numbers


def item_name(data: FeuvilleData, item: int) -> str:
    """A tile, decree or spell, by its number among all things that can lie on a player board."""
    return (*data.tiles, *data.decrees, *data.spells)[item]


def row_of(data: FeuvilleData, tile: int) -> str:
    """The row a tile belongs to."""
    return ROW_NAMES[data.board.row[tile] if tile < len(data.tiles) else WALL]
