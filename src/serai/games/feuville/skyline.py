"""The skyline of one player: where tiles can be built, what burns and rises again, and what can be scored."""

from mypy_extensions import i64

from serai.games.feuville.actions import LEFT, RIGHT
from serai.games.feuville.board import (
    CORNER_LEFT,
    CORNER_RIGHT,
    FINE_VIEW,
    FREE_CHOICE,
    GATE,
    LARGE_DISTRICT,
    SKY,
    SMALL_DISTRICT,
    STATUS,
    SYMBOLS,
    TOWER,
    WALL,
)
from serai.games.feuville.position import (
    ARMS,
    BURNT,
    CLOUDS,
    GRASS,
    MARKS,
    NONE,
    RESTORE_COLUMN,
    STRIDE,
    TALLY,
    UNBURNT,
    Position,
)

# ---------------------------------------------------------------------- building


def fits(state: Position, line: list[i64], at: i64, row: i64) -> bool:
    """Whether a tower or a sky can be built upon the column that begins here."""
    return line[at + row] < 0 and line[at + row - 1] >= 0 and line[at + MARKS] & BURNT == 0


def can_build(state: Position, seat: i64, tile: i64) -> bool:
    """Whether this player has a spot for a tile."""
    row = state.board.row[tile]
    if row == WALL:
        return True
    line = state.skyline[seat]
    at: i64 = 0
    end: i64 = len(line)
    while at < end:
        if fits(state, line, at, row):
            return True
        at += STRIDE
    return False


def add_spots(state: Position, seat: i64, tile: i64, options: list[i64]) -> None:
    """All spots for a tile: walls at either end, towers on walls, skies on towers."""
    row = state.board.row[tile]
    if row == WALL:
        options.append(LEFT)
        options.append(RIGHT)
        return
    line = state.skyline[seat]
    action = column_action(state, seat, 0)
    at: i64 = 0
    end: i64 = len(line)
    while at < end:
        if fits(state, line, at, row):
            options.append(action)
        action += 1
        at += STRIDE


def column_action(state: Position, seat: i64, column: i64) -> i64:
    """The action that names a column, counted from the left end of the skyline."""
    return state.board.actions.column0 + state.board.actions.reach + column - state.left[seat]


def column_of(state: Position, seat: i64, action: i64) -> i64:
    """The column an action names, counted from the left end of the skyline."""
    return action - state.board.actions.column0 - state.board.actions.reach + state.left[seat]


def build(state: Position, seat: i64, tile: i64, spot: i64) -> None:
    """Build a tile; a sky with clouds may let burnt columns rise again."""
    line = state.skyline[seat]
    if spot == LEFT:
        line.insert(0, 0)
        line.insert(0, NONE)
        line.insert(0, NONE)
        line.insert(0, tile)
        state.left[seat] += 1
        state.tally[TALLY * seat + UNBURNT] += 1
    elif spot == RIGHT:
        line.append(tile)
        line.append(NONE)
        line.append(NONE)
        line.append(0)
        state.tally[TALLY * seat + UNBURNT] += 1
    else:
        line[STRIDE * column_of(state, seat, spot) + state.board.row[tile]] = tile
    count_tile(state, seat, tile, 1)
    if state.board.clouds[tile] > 0 and can_restore(state, seat, 0):
        state.then(RESTORE_COLUMN, seat, 0)


def count_tile(state: Position, seat: i64, tile: i64, times: i64) -> None:
    """A tile begins (1) or ceases (-1) to count."""
    at: i64 = TALLY * seat
    symbols = state.board.symbols
    first: i64 = SYMBOLS * tile
    symbol: i64 = 0
    while symbol < SYMBOLS:
        state.tally[at + symbol] += times * symbols[first + symbol]
        symbol += 1
    state.tally[at + CLOUDS] += times * state.board.clouds[tile]


# ---------------------------------------------------------------------- fire


def shortage(state: Position, seat: i64) -> i64:
    """How many columns have no cloud to guard them; below 0 when there are clouds to spare."""
    return state.tally[TALLY * seat + UNBURNT] - state.tally[TALLY * seat + CLOUDS]


def can_burn(state: Position, seat: i64, column: i64) -> bool:
    """A column burns if it is not the start column, not burnt yet, and has no cloud of its own."""
    if column == state.left[seat]:
        return False
    line = state.skyline[seat]
    at = STRIDE * column
    if line[at + MARKS] & BURNT != 0:
        return False
    return line[at + SKY] < 0 or state.board.clouds[line[at + SKY]] == 0


def burnable(state: Position, seat: i64) -> i64:
    """How many columns can burn."""
    number: i64 = 0
    column: i64 = 0
    columns: i64 = len(state.skyline[seat]) // STRIDE
    while column < columns:
        if can_burn(state, seat, column):
            number += 1
        column += 1
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
    line = state.skyline[seat]
    at = STRIDE * column
    times: i64 = -1 if line[at + MARKS] & BURNT == 0 else 1
    line[at + MARKS] = line[at + MARKS] ^ BURNT
    state.tally[TALLY * seat + UNBURNT] += times
    row: i64 = 0
    while row <= SKY:
        if line[at + row] >= 0:
            count_tile(state, seat, line[at + row], times)
        row += 1


def burn_all(state: Position, seat: i64) -> None:
    """Every column that can burn does."""
    columns: i64 = len(state.skyline[seat]) // STRIDE
    column: i64 = 0
    while column < columns:
        if can_burn(state, seat, column):
            turn_column(state, seat, column)
        column += 1


def has_ruin(state: Position, seat: i64) -> bool:
    """Whether any column is burnt."""
    return state.tally[TALLY * seat + UNBURNT] * STRIDE < len(state.skyline[seat])


def can_restore(state: Position, seat: i64, by_magic: i64) -> bool:
    """Whether a burnt column may be turned back: by so much magic left, or without it by clouds to spare."""
    return has_ruin(state, seat) and (by_magic > 0 or shortage(state, seat) < 0)


# ---------------------------------------------------------------------- districts and views


def is_district(line: list[i64], at: i64) -> bool:
    """A complete, unburnt column without grass."""
    return line[at + SKY] >= 0 and line[at + MARKS] == 0


def view_points(state: Position, line: list[i64], at: i64, low: i64) -> i64:
    """The symbols on two rows (from ``low`` up) of this column and the next; 0 where a tile is missing or burnt."""
    if (line[at + MARKS] | line[at + STRIDE + MARKS]) & BURNT != 0:
        return 0
    if line[at + low + 1] < 0 or line[at + STRIDE + low + 1] < 0:
        return 0
    upper = state.symbols_on(line[at + low + 1]) + state.symbols_on(line[at + STRIDE + low + 1])
    return upper + state.symbols_on(line[at + low]) + state.symbols_on(line[at + STRIDE + low])


def score_choices(state: Position, seat: i64, decree: i64) -> list[i64]:
    """All ways to score a decree that has several, each worth at least a point."""
    board, actions = state.board, state.board.actions
    kind = board.decree_type[decree]
    options: list[i64] = []
    if kind in (FREE_CHOICE, STATUS):
        for symbol in range(SYMBOLS):
            if board.decree_symbols[decree] >> symbol & 1 and state.count(seat, symbol) > 0:
                options.append(actions.symbol0 + symbol)
        return options
    line = state.skyline[seat]
    end: i64 = len(line) if kind == SMALL_DISTRICT else len(line) - STRIDE
    k = actions.reach - state.left[seat]
    at: i64 = 0
    while at < end:
        if kind == SMALL_DISTRICT:
            if state.grass >= 1 and is_district(line, at):
                options.append(actions.column0 + k)
        elif kind == LARGE_DISTRICT:
            if state.grass >= 2 and is_district(line, at) and is_district(line, at + STRIDE):
                options.append(actions.column0 + k)
        elif kind == FINE_VIEW:
            if view_points(state, line, at, WALL) > 0:
                options.append(actions.low0 + k)
            if view_points(state, line, at, TOWER) > 0:
                options.append(actions.high0 + k)
        k += 1
        at += STRIDE
    return options


def choice_points(state: Position, seat: i64, decree: i64, choice: i64) -> i64:
    """What a way to score a decree is worth."""
    board, actions = state.board, state.board.actions
    worth = board.decree_worth[decree]
    if choice >= actions.symbol0:
        return worth * state.count(seat, choice - actions.symbol0)
    line = state.skyline[seat]
    if choice >= actions.high0:
        at = STRIDE * (choice - actions.high0 - actions.reach + state.left[seat])
        return worth * view_points(state, line, at, TOWER)
    if choice >= actions.low0:
        at = STRIDE * (choice - actions.low0 - actions.reach + state.left[seat])
        return worth * view_points(state, line, at, WALL)
    return worth


def can_score(state: Position, seat: i64, decree: i64) -> bool:
    """Whether a decree brings this player at least a point now."""
    if state.board.decree_type[decree] == STATUS:
        symbol: i64 = 0
        while state.board.decree_symbols[decree] >> symbol & 1 == 0:
            symbol += 1
        return state.count(seat, symbol) > 0
    return len(score_choices(state, seat, decree)) > 0


def plant_grass(state: Position, seat: i64, decree: i64, choice: i64) -> None:
    """A district that is scored gets its grass."""
    kind = state.board.decree_type[decree]
    if kind in (SMALL_DISTRICT, LARGE_DISTRICT):
        line = state.skyline[seat]
        at = STRIDE * column_of(state, seat, choice)
        line[at + MARKS] = line[at + MARKS] | GRASS
        state.grass -= 1
        if kind == LARGE_DISTRICT:
            line[at + STRIDE + MARKS] = line[at + STRIDE + MARKS] | GRASS
            state.grass -= 1


# ---------------------------------------------------------------------- the city


def is_corner(state: Position, line: list[i64], at: i64, side: i64) -> bool:
    """A complete corner tower: wall and tower both of this side, not burnt."""
    if line[at + TOWER] < 0 or line[at + MARKS] & BURNT != 0:
        return False
    return state.board.kind[line[at]] == side and state.board.kind[line[at + TOWER]] == side


def spans(state: Position, seat: i64) -> list[i64]:
    """Every city that can be scored, as 256 * first column + last column; none once it has been done."""
    found: list[i64] = []
    if state.city_done[seat] != 0:
        return found
    line = state.skyline[seat]
    end: i64 = len(line)
    start: i64 = 0
    while start < end - 2 * STRIDE:
        if is_corner(state, line, start, CORNER_LEFT):
            add_spans_from(state, line, start, found)
        start += STRIDE
    return found


def add_spans_from(state: Position, line: list[i64], start: i64, found: list[i64]) -> None:
    """The cities that begin with this left corner tower: go right along the wall as far as nothing is burnt."""
    end: i64 = len(line)
    missing: i64 = 0
    gates: i64 = 0
    room_for_grass = line[start + MARKS] & (GRASS | ARMS) == 0
    at = start + STRIDE
    while at < end and line[at + MARKS] & BURNT == 0:
        if line[at + MARKS] & (GRASS | ARMS) == 0:
            room_for_grass = True
        if gates > 0 and room_for_grass and is_corner(state, line, at, CORNER_RIGHT):
            found.append(256 * (start // STRIDE) + at // STRIDE)
        if line[at + TOWER] < 0:
            missing += 1
            if missing > state.board.missing_towers:
                return
        if state.board.kind[line[at]] == GATE:
            gates += 1
        at += STRIDE


def span_points(state: Position, seat: i64, span: i64) -> i64:
    """What a city is worth: walls and towers from corner to corner."""
    line = state.skyline[seat]
    tiles: i64 = 0
    column = span // 256
    while column <= span % 256:
        tiles += 1 if line[STRIDE * column + TOWER] < 0 else 2
        column += 1
    return state.board.city_points * tiles


def span_action(state: Position, seat: i64, span: i64) -> i64:
    """The action that names a city by its corner towers, each counted from the left among the complete ones."""
    line = state.skyline[seat]
    first = corners_before(state, line, span // 256, CORNER_LEFT)
    last = corners_before(state, line, span % 256, CORNER_RIGHT)
    return state.board.actions.span0 + state.board.actions.corners * first + last


def corners_before(state: Position, line: list[i64], column: i64, side: i64) -> i64:
    """How many complete corner towers of this side stand to the left of a column."""
    number: i64 = 0
    other: i64 = 0
    while other < column:
        if is_corner(state, line, STRIDE * other, side):
            number += 1
        other += 1
    return number
