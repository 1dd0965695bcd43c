"""Every person, decree, spell and tile of Feuville, for who looks something up."""

from collections.abc import Sequence

from serai.core.reference import Group, Item
from serai.core.texts import Text
from serai.games.feuville.data import DECREE_TYPES, PERSON_NAMES, ROW_NAMES, SYMBOL_NAMES
from serai.games.feuville.names import FeuvilleNames, person


def reference(names: FeuvilleNames) -> tuple[Group, ...]:
    """Persons, decrees, spells, signs, and all tiles row by row."""
    data, board = names.data, names.board
    persons = (
        *(Item(f"person-{name}", person(face), names.told(name)) for face, name in enumerate(PERSON_NAMES, 1)),
        Item("kobold", Text("reference-kobold"), names.told("kobold")),
        Item("fairy", Text("reference-fairy"), names.told("fairy")),
        Item("city-decree", Text("reference-city"), names.told("city")),
    )
    signs = (
        *(
            Item(f"badge-{name}", Text(f"symbol-{name}"), Text("reference-symbol"), alike=(f"small-{name}",))
            for name in SYMBOL_NAMES
        ),
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
            Text(f"reference-{row}-text"),
        )
        for row in ROW_NAMES
    )
    return (
        Group(Text("reference-persons"), persons),
        Group(Text("reference-decrees"), _decrees(names)),
        Group(Text("reference-spells"), _spells(names)),
        Group(Text("reference-signs"), signs),
        *tiles,
    )


def _decrees(names: FeuvilleNames) -> tuple[Item, ...]:
    """The decrees; those that are alike once, with their number."""
    data, board = names.data, names.board
    told = [names.decree(decree) for decree in range(len(data.decrees))]
    kinds = [DECREE_TYPES[kind].replace("_", "-") for kind in board.decree_type]
    worth = [int(points) for points in board.decree_worth]
    texts = [Text(f"help-decree-{kind}", {"points": points}) for kind, points in zip(kinds, worth, strict=False)]
    return _once(data.decrees, told, texts)


def _spells(names: FeuvilleNames) -> tuple[Item, ...]:
    data = names.data
    told = [names.spell(spell) for spell in range(len(data.spells))]
    return _once(data.spells, told, [Text(f"help-{title.key}") for title in told])


def _once(cards: Sequence[str], titles: Sequence[Text], texts: Sequence[Text]) -> tuple[Item, ...]:
    """Cards of the same title as one item, with their number."""
    copies: dict[str, list[int]] = {}
    for card, title in enumerate(titles):
        copies.setdefault(repr(title), []).append(card)
    return tuple(
        Item(
            f"card-{cards[first]}",
            titles[first],
            texts[first],
            1 + len(others),
            alike=tuple(f"card-{cards[other]}" for other in others),
        )
        for first, *others in copies.values()
    )
