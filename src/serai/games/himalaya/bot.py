"""How a good player judges a position of Himalaya: three influences in balance, cubes, and where the caravan can go."""

from typing import Final

from mypy_extensions import i64

from serai.games.himalaya.board import REGIONS, RESOURCES
from serai.games.himalaya.plan import CUBE, STUPA, prospects
from serai.games.himalaya.position import COMMAND, Position

_WON: Final = 1000.0
_GOVERNS: Final = 2.6
"""What a region is worth to the tribe with most delegations there."""
_SHARES: Final = 1.0
"""What it is worth to be among those tied for most."""
_PRESENT: Final = 0.55
"""What each delegation is worth besides, for the first few in a region."""
_ROBBED: Final = 0.5
"""What it is worth that a rival does not govern a region."""
_BALANCE: Final = 1.3
"""What a point of lead in religion or politics over the weakest (with three: the strongest) rival is worth."""
_SAFE: Final = 3.0
"""A lead beyond this is worth nothing more."""


def evaluate(state: Position, seat: i64) -> float:
    """How good the position is for this player; higher is better."""
    if len(state.ranks) > 0:
        return -_WON * float(state.ranks[seat])
    worth = float(state.yaks(seat)) + STUPA * float(state.religion(seat)) + stock_worth(state, seat)
    worth += influence(state, seat) + balance(state, seat)
    if (state.step == COMMAND or state.round == 0) and state.caravans[seat] >= 0:
        worth += prospects(state, seat)
    return worth


def stock_worth(state: Position, seat: i64) -> float:
    """What the cubes behind the screen are worth."""
    worth = 0.0
    resource: i64 = 0
    while resource < RESOURCES:
        worth += CUBE[resource] * float(state.stocks[RESOURCES * seat + resource])
        resource += 1
    return worth


def influence(state: Position, seat: i64) -> float:
    """Regions governed or shared, and the delegations there."""
    worth = 0.0
    region: i64 = 0
    while region < REGIONS:
        mine = state.delegations[REGIONS * seat + region]
        most: i64 = 0
        tribe: i64 = 0
        while tribe < state.tribes:
            theirs = state.delegations[REGIONS * tribe + region]
            if tribe != seat and theirs > most:
                most = theirs
            tribe += 1
        if mine > most:
            worth += _GOVERNS + 0.35 * float(min(mine - most - 1, 2))
        elif mine == most and mine > 0:
            worth += _SHARES
        if state.governor(region) < 0:
            worth += _ROBBED
        worth += _PRESENT * float(min(mine, 3))
        region += 1
    return worth


def balance(state: Position, seat: i64) -> float:
    """With four players the weakest in religion and in politics drop out; with fewer one must lead."""
    least_religion, most_religion = 99.0, 0.0
    least_politics, most_politics = 99.0, 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            religion, politics = float(state.religion(other)), float(state.politics(other))
            least_religion, most_religion = min(least_religion, religion), max(most_religion, religion)
            least_politics, most_politics = min(least_politics, politics), max(most_politics, politics)
        other += 1
    religion, politics = float(state.religion(seat)), float(state.politics(seat))
    if state.seats == 4:
        return _BALANCE * (clamp(religion - least_religion) + clamp(politics - least_politics))
    return 0.6 * _BALANCE * (clamp(religion - most_religion) + clamp(politics - most_politics))


def clamp(lead: float) -> float:
    """A lead counts up to a point, and so does a lag."""
    return _SAFE if lead > _SAFE else -_SAFE if lead < -_SAFE else lead
