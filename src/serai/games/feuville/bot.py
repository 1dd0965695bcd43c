"""How a good player judges a position of Feuville: points made, what the skyline promises, and what may burn."""

from typing import Final

from mypy_extensions import i64

from serai.games.feuville.board import (
    CORNER_LEFT,
    CORNER_RIGHT,
    FINE_VIEW,
    FIRE_PROTECTION,
    FREE_CHOICE,
    GATE,
    SKY,
    SMALL_DISTRICT,
    STATUS,
    SYMBOLS,
    TOWER,
)
from serai.games.feuville.position import BURNT, CLOUDS, JUGGLING, MARKS, STRIDE, TALLY, UNBURNT, Position
from serai.games.feuville.skyline import can_burn, choice_points, is_corner, score_choices, span_points, spans

_WON: Final = 1000.0
_RIVAL: Final = 0.55
"""How much the best rival's points count against one's own."""
_RIVALS: Final = 0.45
"""How much those of the rivals on average count."""
_OPEN: Final = 0.42
"""The chance that a decree of the row will be one's own to score, shared with each rival."""
_HIDDEN: Final = 4.0
"""What a symbol is worth for all decrees still hidden at the beginning, shared by all players."""
_EXPOSED: Final = 0.5
"""What a decree on the own board keeps of the points it would bring, with thieves about."""
_SHIELDED: Final = 0.92
_GROWTH: Final = 0.3
"""How many symbols of a kind one still hopes to add in a turn, up to three turns."""
_GRACE: Final = 0.5
"""What each further scored decree costs in hope for the king's grace."""
_DISTRICT: Final = 1.7
"""A complete column that can still become a district."""
_STOREY: Final = 0.8
_WALL: Final = 0.7
_RUIN: Final = 0.45
"""What a symbol on a ruin is worth beside one that counts."""
_DRAGON: Final = 0.17
"""The chance of an attack in each turn."""
_CORNER: Final = 2.2
_GATE: Final = 0.9
_DIE: Final = 4.0
"""What a die is worth that must still be spent on the city."""
_SPELL: Final[list[float]] = [0.0, 2.4, 0.7, 1.6]
_JUGGLER: Final[list[float]] = [5.24, 5.07, 5.19, 5.6, 6.22, 5.19, 4.17, 3.0, 1.34, -0.83]
"""What another roll is worth at each sum below ten, to stop at seven: own points less those of each other."""
_TILE: Final = 0.6
"""A tile that is stored and fits."""


def evaluate(state: Position, seat: i64) -> float:
    """How good the position is for this player; higher is better."""
    best = -1.0
    together = 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            points = float(state.points[other])
            together += points
            if points > best:
                best = points
        other += 1
    rivals = _RIVAL * best + _RIVALS * together / float(state.seats - 1)
    if state.over:
        place = 0.0
        for winner in state.winners:
            if winner == seat:
                place = _WON / len(state.winners)
        return place + float(state.points[seat]) - rivals
    worth = float(state.points[seat]) + prospects(state, seat) - rivals
    if state.step == JUGGLING and state.mover == seat and state.juggled < 10:
        worth += _JUGGLER[state.juggled]
    return worth


def turns_left(state: Position) -> float:
    """About how many turns this player still has: roughly one decree is taken in a turn."""
    if state.triggered:
        return 0.3
    return (float(state.decree_stack()) + 1.0) / float(state.seats) + 0.4


def prospects(state: Position, seat: i64) -> float:
    """What the skyline, the player board and the spells promise."""
    left = turns_left(state)
    hope: float = left / 2.0 if left < 2.0 else 1.0
    worth = decree_prospects(state, seat, left, hope) + skyline_prospects(state, seat, left, hope)
    worth += fire_risk(state, seat, left) - _GRACE * float(state.scored_decrees(seat))
    place: i64 = 0
    while place < 2:
        spell = state.spells[2 * seat + place]
        if spell >= 0:
            worth += hope * _SPELL[state.board.spell_type[spell]]
        item = state.items[2 * seat + place]
        if 0 <= item < state.board.tiles:
            worth += hope * (_TILE + 0.1 * float(state.symbols_on(item) + state.board.clouds[item]))
        place += 1
    return worth


def decree_prospects(state: Position, seat: i64, left: float, hope: float) -> float:
    """What own stored decrees bring for certain, and those that all may take, perhaps."""
    worth = 0.0
    first = state.board.first_decree
    place: i64 = 0
    while place < 2:
        item = state.items[2 * seat + place]
        if item >= first:
            safety = _EXPOSED if state.shields[2 * seat + place] < 0 else _SHIELDED
            worth += safety * decree_value(state, seat, item - first, left)
        place += 1
    share: float = _OPEN * hope * 2.0 / float(state.seats)
    for decree in state.decree_row:
        if decree >= 0:
            worth += share * decree_value(state, seat, decree, left)
    return worth


def decree_value(state: Position, seat: i64, decree: i64, left: float) -> float:
    """What a decree brings now, and what it may bring a little later."""
    board = state.board
    kind = board.decree_type[decree]
    growth = _GROWTH * (left if left < 3.0 else 3.0)
    factor = float(board.decree_worth[decree])
    if kind in (STATUS, FREE_CHOICE):
        best = 0.0
        for symbol in range(SYMBOLS):
            if board.decree_symbols[decree] >> symbol & 1:
                count = float(state.count(seat, symbol))
                if count > best:
                    best = count
        return factor * (best + growth)
    now: i64 = 0
    for choice in score_choices(state, seat, decree):
        points = choice_points(state, seat, decree, choice)
        if points > now:
            now = points
    if kind == FINE_VIEW:
        return float(now) + growth
    if now > 0:
        return float(now)
    return 0.25 * factor * growth if kind == SMALL_DISTRICT else 0.15 * factor * growth


def skyline_prospects(state: Position, seat: i64, left: float, hope: float) -> float:
    """Symbols for the decrees still hidden, columns for districts, corners and gates for the city."""
    hidden = state.decree_stack()
    average = _HIDDEN / float(state.seats) * float(hidden) / 13.0
    line = state.skyline[seat]
    worth = 0.0
    symbols = 0.0
    lefts = 0.0
    rights = 0.0
    gates = 0.0
    at: i64 = 0
    while at < len(line):
        burnt = line[at + MARKS] & BURNT != 0
        row: i64 = 0
        while row <= SKY:
            if line[at + row] >= 0:
                symbols += float(state.symbols_on(line[at + row])) * (_RUIN if burnt else 1.0)
            row += 1
        if not burnt:
            if line[at + SKY] >= 0:
                if line[at + MARKS] == 0:
                    worth += _DISTRICT * hope
            elif line[at + TOWER] >= 0:
                worth += _STOREY * hope
            worth += _WALL * hope
            if is_corner(state, line, at, CORNER_LEFT):
                lefts = 1.0
            elif lefts > 0.0 and is_corner(state, line, at, CORNER_RIGHT):
                rights = 1.0
            elif state.board.kind[line[at]] == GATE:
                gates = 1.0
            elif state.board.kind[line[at]] == CORNER_LEFT and lefts == 0.0 and line[at + TOWER] < 0:
                lefts = 0.4
            elif state.board.kind[line[at]] == CORNER_RIGHT and rights == 0.0 and line[at + TOWER] < 0:
                rights = 0.4
        at += STRIDE
    worth += symbols * average
    if state.city_done[seat] == 0:
        best: i64 = 0
        for span in spans(state, seat):
            points = span_points(state, seat, span)
            if points > best:
                best = points
        if best > 0:
            return worth + float(best) - _DIE + 1.0 * hope
        if left > 1.5:
            worth += hope * (_CORNER * (lefts + rights) + _GATE * gates)
    return worth


def fire_risk(state: Position, seat: i64, left: float) -> float:
    """What the next attack would cost, by its chance; below zero. Clouds to spare are worth a little."""
    short = state.tally[TALLY * seat + UNBURNT] - state.tally[TALLY * seat + CLOUDS]
    if short <= 0:
        spare: i64 = -short if short > -2 else 2
        return 0.5 * float(spare) * (left if left < 2.0 else 2.0) / 2.0
    line = state.skyline[seat]
    burning = 0.0
    columns: i64 = 0
    column: i64 = 0
    while STRIDE * column < len(line):
        if can_burn(state, seat, column):
            columns += 1
            row: i64 = 0
            while row <= SKY:
                if line[STRIDE * column + row] >= 0:
                    burning += 0.6 + 0.6 * float(state.symbols_on(line[STRIDE * column + row]))
                row += 1
        column += 1
    if columns == 0:
        return 0.0
    lost: float = float(short if short < columns else columns) / float(columns) * burning
    turns = left if left < 2.0 else 2.0
    chance = _DRAGON * float(state.seats) * turns / 2.0
    if chance > 0.75:
        chance = 0.75
    if state.spell_place(seat, FIRE_PROTECTION) >= 0:
        chance *= 0.35
    return -chance * lost
