"""A position of Feuville in the words that ``given`` reads."""

from collections.abc import Iterable

from serai.games.feuville.board import COLUMNS
from serai.games.feuville.data import COLOUR_NAMES, ROW_NAMES, FeuvilleData
from serai.games.feuville.given import SIGNS
from serai.games.feuville.position import MARKS, NONE, STRIDE, Position


def written(data: FeuvilleData, state: Position) -> list[str]:
    """What lies on the table and whose turn it is; nothing of what is pending within the turn."""
    decrees, spells = data.decrees, data.spells
    items = (*data.tiles, *decrees)
    lines = [_heading(state)]
    for seat in range(state.seats):
        name = COLOUR_NAMES[seat]
        mine = [decrees[decree] for decree, scorer in enumerate(state.scored_by) if scorer == seat]
        if state.city_done[seat]:
            mine.append("city")
        lines.append(f"skyline {name}: {_skyline(state, data, seat)}")
        lines.append(f"items {name}: {' '.join(_item(state, data, 2 * seat + place) for place in range(2))}")
        lines.append(f"spells {name}: {_ids(spells, state.spells[2 * seat : 2 * seat + 2])}")
        lines.append(f"points {name}: {state.points[seat]}")
        if mine:
            lines.append(f"scored {name}: {' '.join(mine)}")
    for row, name in enumerate(ROW_NAMES):
        lines.append(f"{name} row: {_ids(data.tiles, state.display[COLUMNS * row : COLUMNS * row + COLUMNS])}")
    lines.append(f"decree row: {_ids(decrees, state.decree_row)}")
    lines.append(f"open spells: {_ids(spells, state.open_spells)}")
    if len(state.removed) > 0:
        lines.append(f"removed: {_ids((*items, *spells), state.removed)}")
    return lines


def _heading(state: Position) -> str:
    facts = [f"seats {state.seats}", f"start_player {state.options['start_player']}", f"round {state.round}"]
    if state.mover != NONE:
        facts.append(f"on turn {COLOUR_NAMES[state.mover]}")
    if state.start_player != NONE:
        facts.append(f"start {COLOUR_NAMES[state.start_player]}")
    if state.triggered:
        facts.append("triggered yes")
    if state.dragons > 0:
        facts.append(f"attacks {state.dragons}")
    if state.dice[0] > 0 and state.dice[0] != state.dice[1]:
        facts.append(f"dice {state.dice[0]}-{state.dice[1]}")
    return ", ".join(facts)


def _skyline(state: Position, data: FeuvilleData, seat: int) -> str:
    line = state.skyline[seat]
    columns = []
    for at in range(0, len(line), STRIDE):
        tiles = [int(tile) for tile in line[at : at + MARKS] if tile != NONE]
        words = ["start" if tile == state.board.tiles + seat else data.tiles[tile] for tile in tiles]
        words += [word for word, sign in SIGNS.items() if line[at + MARKS] & sign]
        columns.append(" ".join(words))
    return " | ".join(columns)


def _item(state: Position, data: FeuvilleData, place: int) -> str:
    item, shield = state.items[place], state.shields[place]
    if item == NONE:
        return "."
    first = state.board.first_decree
    name = data.decrees[item - first] if item >= first else data.tiles[item]
    return f"{name}+{data.spells[shield]}" if shield != NONE else name


def _ids(names: tuple[str, ...], numbers: Iterable[int]) -> str:
    return " ".join("." if number == NONE else names[number] for number in numbers)
