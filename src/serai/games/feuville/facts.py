"""What a player of Feuville can count: points, symbols, storeys, ruins and clouds, what is stored, dice left."""

from serai.core.facts import Fact
from serai.games.feuville.board import SKY, SYMBOLS, TOWER
from serai.games.feuville.data import SYMBOL_NAMES
from serai.games.feuville.position import BURNT, CLOUDS, MARKS, NONE, STRIDE, TALLY, UNBURNT, UNUSED, Position

_SYMBOL = 1.2
_STOREY = 0.6
_RUIN = -2.0
_DRY = -0.8
"""What each column costs for which there is no cloud, should the dragon come."""
_TILE = 1.5
_DECREE = 2.0
_SPELL = 1.5
_DIE = 4.5
_DISTRICT = 1.5
_LACKING = 3
"""What a district lacks at the most that begins on grass."""


def facts(state: Position, seat: int) -> list[Fact]:
    """The player's points, skyline, store and dice, and the points of the others."""
    if state.mover == NONE:
        return []
    own = int(state.points[seat])
    found = [Fact("points", own, float(own))]
    for player in range(state.seats):
        if player != seat:
            points = int(state.points[player])
            found.append(Fact("rival-points", points, -float(points) / (int(state.seats) - 1), player))
    for symbol in range(SYMBOLS):
        count = int(state.count(seat, symbol))
        found.append(Fact(f"symbol-{SYMBOL_NAMES[symbol]}", count, _SYMBOL * count))
    return [*found, *_skyline(state, seat), *_store(state, seat)]


def _skyline(state: Position, seat: int) -> list[Fact]:
    """Storeys that stand, ruins, columns that no cloud keeps from the fire, and what the next district lacks."""
    line = state.skyline[seat]
    storeys = ruins = 0
    lacking = _LACKING
    for at in range(0, len(line), STRIDE):
        if line[at + MARKS] & BURNT:
            ruins += 1
            continue
        height = 3 if line[at + SKY] >= 0 else 2 if line[at + TOWER] >= 0 else 1
        storeys += height
        if line[at + MARKS] == 0:
            lacking = min(lacking, 3 - height)
    dry = max(0, int(state.tally[TALLY * seat + UNBURNT] - state.tally[TALLY * seat + CLOUDS]))
    return [
        Fact("storeys", storeys, _STOREY * storeys),
        Fact("ruins", ruins, _RUIN * ruins),
        Fact("dry", dry, _DRY * dry),
        Fact("district", lacking, -_DISTRICT * lacking),
    ]


def _store(state: Position, seat: int) -> list[Fact]:
    """What lies on the player board, and the dice that the player on turn has left."""
    items = [int(item) for item in state.items[2 * seat : 2 * seat + 2]]
    spells = sum(int(spell) >= 0 for spell in state.spells[2 * seat : 2 * seat + 2])
    decrees = sum(item >= 0 and bool(state.is_decree(item)) for item in items)
    tiles = sum(item >= 0 for item in items) - decrees
    found = [
        Fact("tiles", tiles, _TILE * tiles),
        Fact("decrees", decrees, _DECREE * decrees),
        Fact("spells", spells, _SPELL * spells),
    ]
    if state.mover == seat and state.dice[0] > 0:
        dice = sum(int(use) == UNUSED for use in state.used)
        found.append(Fact("dice", dice, _DIE * dice))
    return found
