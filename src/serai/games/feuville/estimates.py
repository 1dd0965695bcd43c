"""What a good player expects of a skyline: districts and a city to be completed, columns to lose or to raise again."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.feuville.board import CORNER_LEFT, CORNER_RIGHT, FIRE_PROTECTION, GATE, SKY, TOWER
from serai.games.feuville.position import ARMS, BURNT, CLOUDS, GRASS, MARKS, STRIDE, TALLY, UNBURNT, Position
from serai.games.feuville.skyline import why_not_burn

_NEAR: Final = 0.38
"""The chance to get each tile that a district still lacks."""
_CITY_NEAR: Final = 0.45
"""The chance to get each tile that a city still lacks."""
_CITY_DIE: Final = 3.0
"""What it costs to give a die for the city."""
_RUIN: Final = 0.45
"""What a ruin is worth beside a column that stands."""
_FIRE: Final = 0.5
"""The part of a column's worth that is lost with it, until it rises again."""
_STOREY: Final = 0.6
"""What each storey is worth by itself, as room to build on."""
_SPARE: Final = 0.5
"""A cloud to spare."""
_SAFE: Final = 0.35
"""The part of the risk that remains with a fire protection."""


def estimate_tile(state: Position, tile: i64, hope: float, symbol: float) -> float:
    """What a tile that is not built yet may bring."""
    return hope * (_STOREY + _SPARE * float(state.board.clouds[tile])) + symbol * float(state.symbols_on(tile))


def estimate_district(state: Position, seat: i64, columns: i64) -> float:
    """The points of a district of one or two columns, by the chance to get what the best place still lacks."""
    line = state.skyline[seat]
    fewest: i64 = 3 * columns
    before: i64 = 0 if columns == 1 else 100
    at: i64 = 0
    end: i64 = len(line)
    while at < end:
        lacking: i64 = 100
        if line[at + MARKS] == 0:
            lacking = 2 if line[at + TOWER] < 0 else (1 if line[at + SKY] < 0 else 0)
        if lacking + before < fewest:
            fewest = lacking + before
        if columns == 2:
            before = lacking
        at += STRIDE
    if columns == 2 and before + 3 < fewest:
        fewest = before + 3
    return 5.0 * float(columns) * power(_NEAR, fewest)


def estimate_columns(state: Position, seat: i64, turns: float, hope: float, symbol: float) -> float:
    """Room to build, ruins that may rise again, clouds to spare; less what the next attacks may cost."""
    line = state.skyline[seat]
    short = state.tally[TALLY * seat + UNBURNT] - state.tally[TALLY * seat + CLOUDS]
    worth = 0.0
    burning = 0.0
    columns: i64 = 0
    at: i64 = 0
    end: i64 = len(line)
    while at < end:
        storeys: i64 = 3 if line[at + SKY] >= 0 else (2 if line[at + TOWER] >= 0 else 1)
        column = hope * _STOREY * float(storeys)
        ruin = line[at + MARKS] & BURNT != 0
        if ruin or (short > 0 and not why_not_burn(state, seat, at // STRIDE)):
            promise = column
            while storeys > 0:
                storeys -= 1
                promise += symbol * float(state.symbols_on(line[at + storeys]))
            if ruin:
                column = _RUIN * promise
            else:
                columns += 1
                burning += promise
        worth += column
        at += STRIDE
    if short <= 0:
        return worth + hope * _SPARE * float(min(-short, 3))
    if columns == 0:
        return worth
    part: float = float(short) / float(columns) if short < columns else 1.0
    rolls = float(state.seats) * (turns if turns < 2.0 else 2.0)
    risk = 1.0 - power(5.0 / 6.0, i64(rolls))
    if state.spell_place(seat, FIRE_PROTECTION) >= 0:
        risk *= _SAFE
    return worth - risk * _FIRE * part * burning


def estimate_city(state: Position, seat: i64) -> float:
    """The points of the best city, by the chance to get the tiles it still lacks.

    A corner tower that does not stand yet is thought of beyond the left or the right end.
    """
    line = state.skyline[seat]
    kind = state.board.kind
    best = city_from(state, line, 0, 2, True)
    start: i64 = 0
    end: i64 = len(line)
    while start < end:
        if kind[line[start]] == CORNER_LEFT and line[start + MARKS] & BURNT == 0:
            tower = line[start + TOWER]
            if tower < 0 or kind[tower] == CORNER_LEFT:
                free = line[start + MARKS] & (GRASS | ARMS) == 0
                value = city_from(state, line, start + STRIDE, 1 if tower < 0 else 0, free)
                if value > best:
                    best = value
        start += STRIDE
    return best


def city_from(state: Position, line: vec[i64], at: i64, lacking: i64, free: bool) -> float:
    """The best city that goes on from here: so many tiles its left corner tower lacks, and whether grass fits there."""
    kind = state.board.kind
    best = 0.0
    tiles: i64 = 2
    missing: i64 = 0
    gates: i64 = 0
    end: i64 = len(line)
    while at < end:
        if line[at + MARKS] & BURNT != 0:
            lacking += 1
        if line[at + MARKS] & (GRASS | ARMS) == 0:
            free = True
        tower = line[at + TOWER]
        holes: i64 = max(missing - state.board.missing_towers, 0)
        if gates > 0 and free and kind[line[at]] == CORNER_RIGHT and (tower < 0 or kind[tower] == CORNER_RIGHT):
            value = city_worth(state, tiles + 2, lacking + holes + (1 if tower < 0 else 0))
            if value > best:
                best = value
        tiles += 1 if tower < 0 else 2
        missing += 1 if tower < 0 else 0
        gates += 1 if kind[line[at]] == GATE else 0
        at += STRIDE
    gate: i64 = 1 if gates == 0 else 0
    open_end = city_worth(state, tiles + 2 + gate, lacking + 2 + gate + max(missing - state.board.missing_towers, 0))
    return open_end if open_end > best else best


def city_worth(state: Position, tiles: i64, lacking: i64) -> float:
    """The points of a city of so many tiles, by the chance to get those it lacks."""
    return (float(state.board.city_points * tiles) - _CITY_DIE) * power(_CITY_NEAR, lacking)


def power(chance: float, times: i64) -> float:
    """A chance that must come true so many times."""
    whole = 1.0
    while times > 0:
        whole *= chance
        times -= 1
    return whole
