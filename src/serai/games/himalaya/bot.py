"""How a good player judges a position of Himalaya: three influences in balance, cubes, and where the caravan can go."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.himalaya.board import KINDS, REGIONS, RESOURCES
from serai.games.himalaya.plan import prospects
from serai.games.himalaya.position import CHOOSE_EVENT, COMMAND, PLACE_EVENT, Position
from serai.games.himalaya.values import STUPA, TIED, cubes_worth, lead, near_inventory

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
_HARM: Final = 0.3
"""What it is worth that an event takes from the richest rival."""
_TOKEN: Final = 0.8
"""What an event token is worth at the beginning; less from round to round."""
_SAFE: Final = 3.0
"""A lead beyond this is worth nothing more."""


def evaluate(state: Position, seat: i64) -> float:
    """How good the position is for this player; higher is better."""
    governors = vec[i64]([state.governor(region) for region in range(REGIONS)])
    if len(state.ranks) > 0:
        return holdings(state, seat, governors) - _WON * float(state.ranks[seat])
    worth = holdings(state, seat, governors) + balance(state, seat, governors)
    if state.caravans[seat] >= 0:
        if state.step == COMMAND or state.round == 0:
            worth += prospects(state, seat)
        elif state.step == CHOOSE_EVENT or state.step == PLACE_EVENT:
            worth += prospects(state, seat) - _HARM * prospects(state, richest_rival(state, seat))
    return worth + tokens_worth(state, seat) + counted(state, seat)


def holdings(state: Position, seat: i64, governors: vec[i64]) -> float:
    """What a player has: yaks, stupas, cubes and delegations; ``governors`` holds who governs each region, or NONE."""
    return (
        float(state.yaks(seat))
        + STUPA * float(state.religion(seat))
        + stock_worth(state, seat)
        + influence(state, seat, governors)
    )


def richest_rival(state: Position, seat: i64) -> i64:
    """The rival with most yaks and religion, at whom events are aimed."""
    found = (seat + 1) % state.seats
    most: i64 = -1
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.yaks(other) + 2 * state.religion(other) > most:
            most = state.yaks(other) + 2 * state.religion(other)
            found = other
        other += 1
    return found


def tokens_worth(state: Position, seat: i64) -> float:
    """What the event tokens are worth that are kept for later rounds."""
    kept: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        kept += state.event_tokens[KINDS * seat + kind]
        kind += 1
    return _TOKEN * float(kept) * float(state.board.rounds - state.round) / float(state.board.rounds)


def stock_worth(state: Position, seat: i64) -> float:
    """What the cubes behind the screen are worth."""
    return cubes_worth(state.stocks, RESOURCES * seat)


def counted(state: Position, seat: i64) -> float:
    """What may be hoped for of the next inventory: tokens for resources of which a player alone has most."""
    near = near_inventory(state)
    if near <= 0.0:
        return 0.0
    worth = 0.0
    resource: i64 = 0
    while resource < RESOURCES:
        ahead = lead(state, seat, resource)
        if ahead > 0:
            worth += near
        elif ahead == 0 and state.stocks[RESOURCES * seat + resource] > 0:
            worth += TIED * near
        resource += 1
    return worth


def influence(state: Position, seat: i64, governors: vec[i64]) -> float:
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
        if governors[region] < 0:
            worth += _ROBBED
        worth += _PRESENT * float(min(mine, 3))
        region += 1
    return worth


def balance(state: Position, seat: i64, governors: vec[i64]) -> float:
    """With four players the weakest in religion and in politics drop out; with fewer one must lead."""
    least_religion: i64 = 99
    most_religion: i64 = 0
    least_politics: i64 = 99
    most_politics: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            religion = state.religion(other)
            politics = governed(governors, other)
            least_religion = religion if religion < least_religion else least_religion
            most_religion = religion if religion > most_religion else most_religion
            least_politics = politics if politics < least_politics else least_politics
            most_politics = politics if politics > most_politics else most_politics
        other += 1
    religion = state.religion(seat)
    politics = governed(governors, seat)
    if state.seats == 4:
        return _BALANCE * (clamp(float(religion - least_religion)) + clamp(float(politics - least_politics)))
    return 0.6 * _BALANCE * (clamp(float(religion - most_religion)) + clamp(float(politics - most_politics)))


def governed(governors: vec[i64], tribe: i64) -> i64:
    """How many regions this tribe governs."""
    count: i64 = 0
    for governor in governors:
        if governor == tribe:
            count += 1
    return count


def clamp(lead: float) -> float:
    """A lead counts up to a point, and so does a lag."""
    return _SAFE if lead > _SAFE else -_SAFE if lead < -_SAFE else lead
