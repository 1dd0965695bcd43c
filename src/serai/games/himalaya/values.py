"""What goods and rewards are worth to a program: cubes, stupas, delegations, and the lead that wins inventories."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.himalaya.board import RESOURCES
from serai.games.himalaya.position import Position

CUBE: Final[vec[float]] = vec[float]([0.45, 0.6, 0.8, 1.05, 1.3])
"""What a cube in the stock is worth by itself: it may be asked some day, and wins inventories."""
STUPA: Final = 2.1
"""What each level of a village with one's stupa is worth."""
DELEGATION: Final = 1.35
_INVENTORY: Final = 1.7
"""What an inventory token is worth beside as many yaks bartered for, in the round that ends with the inventory."""
_A_ROUND_LATER: Final = 0.6
"""What is left of that for each round more until then."""
TIED: Final = 0.35
"""What it is worth to share the most of a resource beside having it alone, for the hope of one more."""
_MATTERS: Final[vec[float]] = vec[float]([0.1, 0.35, 0.65, 0.3, 0.1])
"""How much one cube more or less says about the token of an inventory, with a lead of -2, -1, 0, 1, 2."""


def cubes_worth(stocks: vec[i64], first: i64) -> float:
    """What the cubes of a stock, of which the first kind stands at this place, are worth by themselves."""
    worth = 0.0
    resource: i64 = 0
    while resource < RESOURCES:
        worth += CUBE[resource] * float(stocks[first + resource])
        resource += 1
    return worth


def near_inventory(state: Position) -> float:
    """What a token of the next inventory is worth, by the rounds until then; 0 if none comes."""
    for counted in state.board.inventories:
        if counted >= state.round:
            near = _INVENTORY * float(state.board.token_yaks)
            to_go = counted - state.round
            while to_go > 0:
                near *= _A_ROUND_LATER
                to_go -= 1
            return near
    return 0.0


def lead(state: Position, seat: i64, resource: i64) -> i64:
    """How many cubes of a resource a player has more than every other."""
    most: i64 = 0
    tribe: i64 = 0
    while tribe < state.tribes:
        if tribe != seat and state.stocks[RESOURCES * tribe + resource] > most:
            most = state.stocks[RESOURCES * tribe + resource]
        tribe += 1
    return state.stocks[RESOURCES * seat + resource] - most


def cube_worth(state: Position, seat: i64) -> vec[float]:
    """What a cube of each resource is worth to a player: by itself, and where it may decide an inventory."""
    worth = CUBE[:]
    near = near_inventory(state)
    if near > 0.0:
        resource: i64 = 0
        while resource < RESOURCES:
            ahead = lead(state, seat, resource)
            if -2 <= ahead <= 2:
                worth[resource] += near * _MATTERS[ahead + 2]
            resource += 1
    return worth


def reward(state: Position, seat: i64, village: i64, disc: i64) -> float:
    """What a delivery brings: the better two of yaks, stupa and delegations."""
    level = state.board.level[village]
    yaks = float(state.board.yaks[disc])
    stupa = STUPA * float(level) if state.stupas[village] < 0 and state.stupas_left[seat] > 0 else 0.0
    sent = level if level < state.delegations_left[seat] else state.delegations_left[seat]
    delegations = DELEGATION * float(sent)
    least = yaks
    if stupa < least:
        least = stupa
    if delegations < least:
        least = delegations
    return yaks + stupa + delegations - least
