"""Every person, decree, spell and tile of Feuville, for who looks something up."""

from collections import Counter

from serai.core.reference import Group, Item
from serai.core.texts import Text
from serai.games.feuville.data import DECREE_TYPES, PERSON_NAMES, ROW_NAMES, SYMBOL_NAMES, FeuvilleData
from serai.games.feuville.names import FeuvilleNames, person


def reference(data: FeuvilleData) -> tuple[Group, ...]:
    """Persons, decrees, spells, signs, and all tiles row by row."""
    names, board = FeuvilleNames(data), data.board
    persons = (
        *(Item(f"person-{name}", person(face), names.told(name)) for face, name in enumerate(PERSON_NAMES, 1)),
        Item("kobold", Text("reference-kobold"), names.told("kobold")),
        Item("fairy", Text("reference-fairy"), names.told("fairy")),
        Item("city-decree", Text("reference-city"), names.told("city")),
    )
    signs = (
        *(Item(f"badge-{name}", Text(f"symbol-{name}"), Text("reference-symbol")) for name in SYMBOL_NAMES),
        Item("dragon", Text("reference-dragon"), Text("reference-dragon-text")),
        Item("grass", Text("reference-grass"), Text("reference-grass-text")),
    )
    tiles = tuple(
        Group(
            Text(f"reference-{row}"),
            tuple(
                Item(f"tile-{data.tiles[tile]}", names.tile(tile))
                for tile in range(board.tiles)
                if ROW_NAMES[board.row[tile]] == row
            ),
        )
        for row in ROW_NAMES
    )
    return (
        Group(Text("reference-persons"), persons),
        Group(Text("reference-decrees"), _decrees(data, names)),
        Group(Text("reference-spells"), _spells(data, names)),
        Group(Text("reference-signs"), signs),
        *tiles,
    )


def _decrees(data: FeuvilleData, names: FeuvilleNames) -> tuple[Item, ...]:
    """The decrees; those that are alike once, with their number."""
    board = data.board
    told = [names.decree(decree) for decree in range(len(data.decrees))]
    count = Counter(map(repr, told))
    found: dict[str, Item] = {}
    for decree, title in enumerate(told):
        kind = DECREE_TYPES[board.decree_type[decree]].replace("_", "-")
        text = Text(f"help-decree-{kind}", {"points": int(board.decree_worth[decree])})
        found.setdefault(repr(title), Item(f"card-{data.decrees[decree]}", title, text, count[repr(title)]))
    return tuple(found.values())


def _spells(data: FeuvilleData, names: FeuvilleNames) -> tuple[Item, ...]:
    told = [names.spell(spell) for spell in range(len(data.spells))]
    count = Counter(map(repr, told))
    found: dict[str, Item] = {}
    for spell, title in enumerate(told):
        item = Item(f"card-{data.spells[spell]}", title, Text(f"help-{title.key}"), count[repr(title)])
        found.setdefault(repr(title), item)
    return tuple(found.values())
