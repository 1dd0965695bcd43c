"""What the network is told about a seat in Feuville: points, what it may hope for, its skyline, its board and time."""

from typing import Final

from mypy_extensions import i64

from serai.core.network import Signals
from serai.games.feuville.board import BIG_CHOICE, FIRE_PROTECTION, SKY, SYMBOLS, THIEF_PROTECTION, TOWER
from serai.games.feuville.bot import Outlook, grace, outlook_of, prospects_by_part, turns_to_come
from serai.games.feuville.position import BURNT, CLOUDS, MARKS, NONE, STRIDE, TALLY, UNBURNT, Position

# Where each kind of signal begins.
_WAIT: Final = 0
"""How many others move before the seat, one place each."""
_TURNS: Final = 4
_NEAR: Final = 5
_LAST_ROUND: Final = 6
_LAST_TURN: Final = 7
_POINTS: Final = 8
_POINTS_NEAR: Final = 9
_LEAD: Final = 10
"""Points before the best rival, or behind him."""
_LEAD_NEAR: Final = 11
_PART: Final = 12
"""What the parts of ``evaluate`` come to: this turn, hidden and open decrees, skyline, city, spells, tiles."""
_HOPED_NEAR: Final = 19
_GRACE: Final = 20
_FEWEST: Final = 21
"""Whether nobody has scored fewer decrees; and whether that is likely to be the last word."""
_FEWEST_NEAR: Final = 22
_SCORED: Final = 23
_SYMBOL: Final = 24
"""The symbols of each kind."""
_SYMBOL_TURNS: Final = 28
_COLUMNS: Final = 32
_STOREYS: Final = 33
_COMPLETE: Final = 34
"""Complete columns that may still be part of a district."""
_RUINS: Final = 35
_SPARE: Final = 36
_SHORT: Final = 37
"""Clouds beyond what the dragon asks for, and those that are missing."""
_SHORT_PROTECTED: Final = 38
_CITY_DONE: Final = 39
_TILES: Final = 40
_DECREES: Final = 41
_SHIELDED: Final = 42
_NO_ROOM: Final = 43
_FIRE: Final = 44
_THIEF: Final = 45
_CHOICE: Final = 46
COUNT: Final = 47


def write_signals(state: Position, seat: i64, told: Signals) -> None:
    """Tell what there is to be told about a seat as somebody's turn begins; before the first turn, nothing."""
    if state.mover == NONE:
        return
    outlook = outlook_of(state)
    turns = turns_to_come(state, seat, outlook)
    near = 1.0 / (1.0 + turns)
    wait = (seat - state.mover + state.seats) % state.seats
    told.add(_WAIT + wait, 1.0)
    told.add(_TURNS, 0.1 * turns)
    told.add(_NEAR, near)
    if outlook.left < 0 or state.triggered:
        told.add(_LAST_ROUND, 1.0)
        told.add(_LAST_TURN, 1.0 if turns > 0.0 else 0.0)
    points = 0.02 * float(state.points[seat])
    told.add(_POINTS, points)
    told.add(_POINTS_NEAR, points * near)
    tell_rivals(state, seat, near, outlook, told)
    hoped = 0.0
    parts = prospects_by_part(state, seat, outlook)
    for at in range(i64(len(parts))):
        told.add(_PART + at, 0.05 * parts[at])
        hoped += parts[at]
    told.add(_HOPED_NEAR, 0.05 * hoped * near)
    for symbol in range(SYMBOLS):
        count = 0.1 * float(state.count(seat, symbol))
        told.add(_SYMBOL + symbol, count)
        told.add(_SYMBOL_TURNS + symbol, count * min(0.2 * turns, 1.0))
    tell_skyline(state, seat, told)
    tell_board(state, seat, told)


def tell_rivals(state: Position, seat: i64, near: float, outlook: Outlook, told: Signals) -> None:
    """How far the seat is before or behind the best rival, and how the king's grace stands."""
    own = state.scored_decrees(seat)
    best: i64 = 0
    fewest: i64 = 1000
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.points[other])
            fewest = min(fewest, state.scored_decrees(other))
    lead = 0.02 * float(state.points[seat] - best)
    told.add(_LEAD, lead)
    told.add(_LEAD_NEAR, lead * near)
    told.add(_GRACE, 0.1 * grace(state, seat, outlook))
    if own <= fewest:
        told.add(_FEWEST, 1.0)
        told.add(_FEWEST_NEAR, near)
    told.add(_SCORED, 0.1 * float(own))


def tell_skyline(state: Position, seat: i64, told: Signals) -> None:
    """How much is built, what may still be a district, what has burnt and what may burn."""
    line = state.skyline[seat]
    at: i64 = 0
    end: i64 = len(line)
    while at < end:
        height: i64 = 3 if line[at + SKY] >= 0 else (2 if line[at + TOWER] >= 0 else 1)
        marks = line[at + MARKS]
        told.add(_COLUMNS, 0.1)
        told.add(_STOREYS, 0.05 * float(height))
        if marks & BURNT != 0:
            told.add(_RUINS, 0.2)
        elif height == 3 and marks == 0:
            told.add(_COMPLETE, 0.2)
        at += STRIDE
    spare = state.tally[TALLY * seat + CLOUDS] - state.tally[TALLY * seat + UNBURNT]
    if spare > 0:
        told.add(_SPARE, 0.2 * float(min(spare, 4)))
    elif spare < 0:
        told.add(_SHORT, -0.2 * float(spare))
        if state.spell_place(seat, FIRE_PROTECTION) >= 0:
            told.add(_SHORT_PROTECTED, -0.2 * float(spare))
    told.add(_CITY_DONE, float(state.city_done[seat]))


def tell_board(state: Position, seat: i64, told: Signals) -> None:
    """What lies on the player board."""
    taken: i64 = 0
    for place in range(2 * seat, 2 * seat + 2):
        item = state.items[place]
        if item >= 0:
            taken += 1
            told.add(_TILES if item < state.board.first_decree else _DECREES, 0.5)
            told.add(_SHIELDED, 0.5 if state.shields[place] >= 0 else 0.0)
        spell = state.spells[place]
        if spell >= 0:
            kind = state.board.spell_type[spell]
            told.add(_FIRE, 0.5 if kind == FIRE_PROTECTION else 0.0)
            told.add(_THIEF, 0.5 if kind == THIEF_PROTECTION else 0.0)
            told.add(_CHOICE, 0.5 if kind == BIG_CHOICE else 0.0)
    told.add(_NO_ROOM, 1.0 if taken == 2 else 0.0)
