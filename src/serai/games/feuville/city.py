"""City scoring: what counts as a city, what it is worth, and the questions it takes."""

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.state import Moves
from serai.core.step import OTHER_STEP, Step
from serai.games.feuville import board as box
from serai.games.feuville import position as pos
from serai.games.feuville.position import BURNT, MARKS, NONE, STRIDE, Position
from serai.games.feuville.step import ColumnChoice


def is_corner(state: Position, line: vec[i64], at: i64, side: i64) -> bool:
    """A complete corner tower: wall and tower both of this side, not burnt."""
    if line[at + box.TOWER] < 0 or line[at + MARKS] & BURNT != 0:
        return False
    return state.board.kind[line[at]] == side and state.board.kind[line[at + box.TOWER]] == side


def has_grass(line: vec[i64], column: i64) -> bool:
    """Whether grass, plain or with arms, lies under a column."""
    return line[STRIDE * column + MARKS] & (pos.GRASS | pos.ARMS) != 0


def next_span(state: Position, seat: i64, last: i64) -> i64:
    """The next city that can be scored after this one, as 256 * first column + last column; NONE if there is none."""
    if state.city_done[seat] != 0:
        return NONE
    line = state.skyline[seat]
    start: i64 = last // 256 if last >= 0 else 0
    beyond: i64 = last % 256 if last >= 0 else 0
    while start < state.columns(seat) - 2:
        if is_corner(state, line, STRIDE * start, box.CORNER_LEFT):
            end = next_end(state, line, start, beyond)
            if end >= 0:
                return 256 * start + end
        start += 1
        beyond = 0
    return NONE


def next_end(state: Position, line: vec[i64], start: i64, beyond: i64) -> i64:
    """The first column beyond this one where a city ends that begins at ``start``, or NONE.

    From the left corner tower one goes right along the wall, as far as nothing is burnt.
    """
    missing: i64 = 0
    gates: i64 = 0
    room_for_grass = not has_grass(line, start)
    column = start + 1
    while STRIDE * column < len(line) and line[STRIDE * column + MARKS] & BURNT == 0:
        at = STRIDE * column
        if not has_grass(line, column):
            room_for_grass = True
        if gates > 0 and room_for_grass and column > beyond and is_corner(state, line, at, box.CORNER_RIGHT):
            return column
        if line[at + box.TOWER] < 0:
            missing += 1
            if missing > state.board.missing_towers:
                return NONE
        if state.board.kind[line[at]] == box.GATE:
            gates += 1
        column += 1
    return NONE


def spans(state: Position, seat: i64) -> list[i64]:
    """Every city that can be scored; none once it has been done."""
    found: list[i64] = []
    span = next_span(state, seat, NONE)
    while span >= 0:
        found.append(span)
        span = next_span(state, seat, span)
    return found


def span_points(state: Position, seat: i64, span: i64) -> i64:
    """What a city is worth: walls and towers from corner to corner."""
    line = state.skyline[seat]
    tiles: i64 = 0
    for column in range(span // 256, span % 256 + 1):
        tiles += 1 if line[STRIDE * column + box.TOWER] < 0 else 2
    return state.board.city_points * tiles


def span_action(state: Position, seat: i64, span: i64) -> i64:
    """The action that names a city by its corner towers, each counted from the left among the complete ones."""
    first = corners_before(state, seat, span // 256, box.CORNER_LEFT)
    last = corners_before(state, seat, span % 256, box.CORNER_RIGHT)
    return state.board.actions.span0 + state.board.actions.corners * first + last


def span_of(state: Position, seat: i64, action: i64) -> i64:
    """The city that an action names, or NONE."""
    for span in spans(state, seat):
        if span_action(state, seat, span) == action:
            return span
    return NONE


def corners_before(state: Position, seat: i64, column: i64, side: i64) -> i64:
    """How many complete corner towers of this side stand to the left of a column."""
    number: i64 = 0
    for other in range(column):
        if is_corner(state, state.skyline[seat], STRIDE * other, side):
            number += 1
    return number


class CitySpan(Step[Position]):
    """Which city is scored."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for span in spans(state, seat):
            moves.add(span_action(state, seat, span))

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        if not state.board.actions.span0 <= action < state.board.actions.start0:
            return OTHER_STEP
        return "" if span_of(state, seat, action) >= 0 else "span"

    def play(self, state: Position, seat: i64, action: i64) -> None:
        span = span_of(state, seat, action)
        state.points[seat] += span_points(state, seat, span)
        state.city_done[seat] = 1
        state.then(pos.CITY_GRASS, seat, span)


class CityGrass(ColumnChoice):
    """Under which column of the city the grass with the player's arms goes."""

    def bars(self, state: Position, seat: i64, column: i64) -> str:
        inside = state.about // 256 <= column <= state.about % 256
        return "" if inside and not has_grass(state.skyline[seat], column) else "city-grass"

    def choose(self, state: Position, seat: i64, column: i64) -> None:
        line = state.new_line(seat)
        line[STRIDE * column + MARKS] = line[STRIDE * column + MARKS] | pos.ARMS
