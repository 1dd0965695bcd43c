"""The skyline of one player: where tiles can be built, what burns and rises again, and what decrees find to score."""

from mypy_extensions import i64

from serai.core.arrays import extend, vec
from serai.core.state import Moves
from serai.core.step import OTHER_STEP
from serai.games.feuville import actions as act
from serai.games.feuville import board as box
from serai.games.feuville import position as pos
from serai.games.feuville.position import BURNT, MARKS, NONE, STRIDE, TALLY, Position

# ---------------------------------------------------------------------- building


def why_not_upon(line: vec[i64], at: i64, row: i64) -> str:
    """Why no tower or sky can be built upon the column that begins here; empty if one can."""
    if line[at + MARKS] & BURNT != 0:
        return "ruin"
    if line[at + row] >= 0:
        return "storey-taken"
    return "" if line[at + row - 1] >= 0 else "in-the-air"


def why_not_build(state: Position, seat: i64, tile: i64, spot: i64) -> str:
    """Why a tile cannot be built at a spot (either end, or a column); empty if it can."""
    row = state.board.row[tile]
    if spot == act.LEFT or spot == act.RIGHT:
        return "" if row == box.WALL else "left" if spot == act.LEFT else "right"
    if not state.board.actions.is_column(spot):
        return OTHER_STEP
    column = spot - state.column_action(seat, 0)
    if not 0 <= column < state.columns(seat):
        return "no-column"
    return "wall-at-end" if row == box.WALL else why_not_upon(state.skyline[seat], STRIDE * column, row)


def can_build(state: Position, seat: i64, tile: i64) -> bool:
    """Whether this player has a spot for a tile."""
    row = state.board.row[tile]
    if row == box.WALL:
        return True
    line = state.skyline[seat]
    for at in range(0, len(line), STRIDE):
        if not why_not_upon(line, at, row):
            return True
    return False


def build(state: Position, seat: i64, tile: i64, spot: i64) -> None:
    """Build a tile; a sky with clouds may let burnt columns rise again."""
    if spot == act.LEFT:
        state.skyline[seat] = extend(vec[i64]([tile, NONE, NONE, 0]), state.skyline[seat])
        state.left[seat] += 1
        state.tally[TALLY * seat + pos.UNBURNT] += 1
    elif spot == act.RIGHT:
        state.skyline[seat] = extend(state.new_line(seat), vec[i64]([tile, NONE, NONE, 0]))
        state.tally[TALLY * seat + pos.UNBURNT] += 1
    else:
        column = spot - state.column_action(seat, 0)
        state.new_line(seat)[STRIDE * column + state.board.row[tile]] = tile
    count_tile(state, seat, tile, 1)
    if state.board.clouds[tile] > 0 and can_restore(state, seat, 0):
        state.then(pos.RESTORE_COLUMN, seat, 0)


def count_tile(state: Position, seat: i64, tile: i64, times: i64) -> None:
    """A tile begins (1) or ceases (-1) to count."""
    for symbol in range(box.SYMBOLS):
        state.tally[TALLY * seat + symbol] += times * state.board.symbols[box.SYMBOLS * tile + symbol]
    state.tally[TALLY * seat + pos.CLOUDS] += times * state.board.clouds[tile]


# ---------------------------------------------------------------------- fire


def shortage(state: Position, seat: i64) -> i64:
    """How many columns have no cloud to guard them; below 0 when there are clouds to spare."""
    return state.tally[TALLY * seat + pos.UNBURNT] - state.tally[TALLY * seat + pos.CLOUDS]


def why_not_burn(state: Position, seat: i64, column: i64) -> str:
    """A column burns if it is not the start column, not burnt yet, and has no cloud of its own."""
    if column == state.left[seat]:
        return "rock"
    line = state.skyline[seat]
    if line[STRIDE * column + MARKS] & BURNT != 0:
        return "burnt"
    sky = line[STRIDE * column + box.SKY]
    return "" if sky < 0 or state.board.clouds[sky] == 0 else "cloud"


def burnable(state: Position, seat: i64) -> i64:
    """How many columns can burn."""
    number: i64 = 0
    for column in range(state.columns(seat)):
        if not why_not_burn(state, seat, column):
            number += 1
    return number


def loss(state: Position, seat: i64) -> i64:
    """How many columns an attack burns now."""
    short = shortage(state, seat)
    if short <= 0:
        return 0
    most = burnable(state, seat)
    return short if short < most else most


def turn_column(state: Position, seat: i64, column: i64) -> None:
    """Turn all tiles of a column to their other side."""
    line = state.new_line(seat)
    at = STRIDE * column
    times: i64 = -1 if line[at + MARKS] & BURNT == 0 else 1
    line[at + MARKS] = line[at + MARKS] ^ BURNT
    state.tally[TALLY * seat + pos.UNBURNT] += times
    for row in range(box.SKY + 1):
        if line[at + row] >= 0:
            count_tile(state, seat, line[at + row], times)


def burn_all(state: Position, seat: i64) -> None:
    """Every column that can burn does."""
    for column in range(state.columns(seat)):
        if not why_not_burn(state, seat, column):
            turn_column(state, seat, column)


def has_ruin(state: Position, seat: i64) -> bool:
    """Whether any column is burnt."""
    return state.tally[TALLY * seat + pos.UNBURNT] < state.columns(seat)


def can_restore(state: Position, seat: i64, by_magic: i64) -> bool:
    """Whether a burnt column may be turned back: by so much magic left, or without it by clouds to spare."""
    return has_ruin(state, seat) and (by_magic > 0 or shortage(state, seat) < 0)


# ---------------------------------------------------------------------- decrees


def is_district(line: vec[i64], at: i64) -> bool:
    """A complete, unburnt column without grass."""
    return line[at + box.SKY] >= 0 and line[at + MARKS] == 0


def view_points(state: Position, line: vec[i64], at: i64, low: i64) -> i64:
    """The symbols on two rows (from ``low`` up) of this column and the next; 0 where a tile is missing or burnt."""
    if (line[at + MARKS] | line[at + STRIDE + MARKS]) & BURNT != 0:
        return 0
    if line[at + low + 1] < 0 or line[at + STRIDE + low + 1] < 0:
        return 0
    upper = state.symbols_on(line[at + low + 1]) + state.symbols_on(line[at + STRIDE + low + 1])
    return upper + state.symbols_on(line[at + low]) + state.symbols_on(line[at + STRIDE + low])


def ways(state: Position, seat: i64, decree: i64) -> i64:
    """How many ways to score a decree of its kind there could be: symbols, columns, or two views from each column."""
    kind = state.board.decree_type[decree]
    if kind == box.SMALL_DISTRICT:
        return state.columns(seat)
    if kind == box.LARGE_DISTRICT:
        return state.columns(seat) - 1
    return 2 * (state.columns(seat) - 1) if kind == box.FINE_VIEW else box.SYMBOLS


def way_points(state: Position, seat: i64, decree: i64, way: i64) -> i64:
    """What the first, second, ... way to score a decree is worth now; 0 if it cannot be scored so."""
    board = state.board
    kind, worth = board.decree_type[decree], board.decree_worth[decree]
    if kind == box.STATUS or kind == box.FREE_CHOICE:
        return worth * state.count(seat, way) if board.decree_symbols[decree] >> way & 1 != 0 else 0
    line = state.skyline[seat]
    if kind == box.FINE_VIEW:
        return worth * view_points(state, line, STRIDE * (way // 2), way % 2)
    at = STRIDE * way
    if kind == box.SMALL_DISTRICT:
        return worth if state.grass >= 1 and is_district(line, at) else 0
    return worth if state.grass >= 2 and is_district(line, at) and is_district(line, at + STRIDE) else 0


def way_action(state: Position, seat: i64, decree: i64, way: i64) -> i64:
    """The action that scores a decree in this way."""
    actions, kind = state.board.actions, state.board.decree_type[decree]
    if kind == box.STATUS or kind == box.FREE_CHOICE:
        return actions.symbol0 + way
    if kind != box.FINE_VIEW:
        return state.column_action(seat, way)
    view0 = actions.low0 if way % 2 == box.WALL else actions.high0
    return view0 - actions.column0 + state.column_action(seat, way // 2)


def can_score(state: Position, seat: i64, decree: i64) -> bool:
    """Whether a decree brings this player at least a point now."""
    for way in range(ways(state, seat, decree)):
        if way_points(state, seat, decree, way) > 0:
            return True
    return False


def write_choices(state: Position, seat: i64, decree: i64, moves: Moves) -> None:
    """All ways to score a decree, each worth at least a point."""
    for way in range(ways(state, seat, decree)):
        if way_points(state, seat, decree, way) > 0:
            moves.add(way_action(state, seat, decree, way))


def choice_points(state: Position, seat: i64, decree: i64, choice: i64) -> i64:
    """What scoring a decree by this action is worth now; 0 if it cannot be scored so."""
    for way in range(ways(state, seat, decree)):
        if way_action(state, seat, decree, way) == choice:
            return way_points(state, seat, decree, way)
    return 0


def plant_grass(state: Position, seat: i64, decree: i64, choice: i64) -> None:
    """A district that is scored gets its grass."""
    kind = state.board.decree_type[decree]
    districts: i64 = 1 if kind == box.SMALL_DISTRICT else 2 if kind == box.LARGE_DISTRICT else 0
    at = STRIDE * (choice - state.column_action(seat, 0)) + MARKS
    for _ in range(districts):
        line = state.new_line(seat)
        line[at] = line[at] | pos.GRASS
        state.grass -= 1
        at += STRIDE
