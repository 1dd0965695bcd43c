"""The final count: three influences, and who wins with two, three or four players."""

from typing import Final

from mypy_extensions import i64

from serai.core import bits
from serai.core.arrays import append
from serai.core.step import FromMany
from serai.games.himalaya.board import REGIONS, VILLAGES
from serai.games.himalaya.position import DRAW_LOT, NONE, Position

ENDINGS: Final = ("majority", "yaks", "elimination", "lead", "shared")
BY_MAJORITY: Final = 0
BY_YAKS: Final = 1
BY_ELIMINATION: Final = 2
BY_LEAD: Final = 3
SHARED: Final = 4

# What is compared; the number of it in a tribe's part of the tally.
RELIGION: Final = 0
POLITICS: Final = 1
ECONOMY: Final = 2
STUPAS: Final = 3
DELEGATIONS: Final = 4
STOCK: Final = 5
LATE_POLITICS: Final = 6
"""Politics counted again without the tribe that was eliminated first."""
TALLY: Final = 7
LOT: Final = 7

# The stages of the verdict.
LEAST_RELIGION: Final = 1
LEAST_POLITICS: Final = 2
MOST_YAKS: Final = 3
MAJORITIES: Final = 4

_OUT_FIRST: Final[list[i64]] = [RELIGION, STUPAS, ECONOMY, POLITICS, DELEGATIONS, STOCK]
_OUT_SECOND: Final[list[i64]] = [LATE_POLITICS, DELEGATIONS, ECONOMY, RELIGION, STUPAS, STOCK]
_OF_TWO: Final[list[i64]] = [ECONOMY, LATE_POLITICS, RELIGION, STUPAS, DELEGATIONS, STOCK]
_BEST: Final[list[i64]] = [ECONOMY, POLITICS, RELIGION, STUPAS, DELEGATIONS, STOCK]
_INFLUENCES: Final[list[i64]] = [RELIGION, POLITICS, ECONOMY]


def final_count(state: Position) -> None:
    """Lift the screens, count, and find the winner."""
    state.shown += 1
    state.acting = NONE
    for tribe in range(state.tribes):
        state.tally = append(state.tally, state.religion(tribe))
        state.tally = append(state.tally, state.politics(tribe))
        state.tally = append(state.tally, state.yaks(tribe))
        state.tally = append(state.tally, state.board.stupas - state.stupas_left[tribe])
        state.tally = append(state.tally, state.board.delegations - state.delegations_left[tribe])
        state.tally = append(state.tally, state.stock_value(tribe))
        state.tally = append(state.tally, 0)
    if state.seats == 4:
        eliminate(state, LEAST_RELIGION)
    else:
        compare_majorities(state)


def count_of(state: Position, tribe: i64, what: i64) -> i64:
    """One number of a tribe's final count."""
    return state.tally[TALLY * tribe + what]


def in_mask(mask: i64, seat: i64) -> bool:
    return (mask >> seat) & 1 == 1


def single(mask: i64) -> i64:
    """The only seat of a set, or NONE if there are several."""
    return bits.nth(mask, 0) if bits.size(mask) == 1 else NONE


def narrow(state: Position, stage: i64, mask: i64, what: i64, sign: i64) -> i64:
    """Those of a set who have most of something (with sign -1: least); noted in the verdict."""
    best: i64 = -1_000_000
    kept: i64 = 0
    for seat in range(state.seats):
        if in_mask(mask, seat):
            count = sign * count_of(state, seat, what)
            if count > best:
                best = count
                kept = 0
            if count == best:
                kept |= 1 << seat
    state.verdict = append(state.verdict, stage + 8 * what + 64 * kept)
    return kept


def narrow_down(state: Position, stage: i64, mask: i64, criteria: list[i64], sign: i64) -> i64:
    """Compare one thing after the other, each only among those still tied."""
    for what in criteria:
        mask = narrow(state, stage, mask, what, sign)
        if single(mask) >= 0:
            return mask
    return mask


# ---------------------------------------------------------------------- four players


def eliminate(state: Position, stage: i64) -> None:
    """Find who leaves in this step; the lot decides between those whom nothing tells apart."""
    left = remaining(state)
    mask = narrow_down(state, stage, left, _OUT_FIRST if stage == LEAST_RELIGION else _OUT_SECOND, -1)
    loser = single(mask)
    if loser < 0:
        state.tied = mask
        state.let_chance(DRAW_LOT)
    else:
        leave(state, loser)


class DrawLot(FromMany[Position]):
    """The lot decides who leaves."""

    def first(self, state: Position) -> i64:
        return state.board.actions.lot0

    def among(self, state: Position) -> i64:
        return state.tied

    def drawn(self, state: Position, which: i64) -> None:
        stage: i64 = LEAST_RELIGION if len(state.eliminated) == 0 else LEAST_POLITICS
        state.verdict = append(state.verdict, stage + 8 * LOT + 64 * (1 << which))
        state.tied = 0
        leave(state, which)


def remaining(state: Position) -> i64:
    """The players not yet eliminated, as a set of bits."""
    mask: i64 = (1 << state.seats) - 1
    for seat in state.eliminated:
        mask &= ~(1 << seat)
    return mask


def leave(state: Position, loser: i64) -> None:
    """A player is eliminated; the first takes his delegations and stupas off the board before politics is counted."""
    state.eliminated = append(state.eliminated, loser)
    if len(state.eliminated) == 2:
        crown(state, narrow_down(state, MOST_YAKS, remaining(state), _OF_TWO, 1), BY_ELIMINATION)
        return
    for region in range(REGIONS):
        state.delegations[REGIONS * loser + region] = 0
    for village in range(VILLAGES):
        if state.stupas[village] == loser:
            state.stupas[village] = NONE
    for seat in range(state.seats):
        state.tally[TALLY * seat + LATE_POLITICS] = state.politics(seat)
    eliminate(state, LEAST_POLITICS)


# ---------------------------------------------------------------------- two or three players


def compare_majorities(state: Position) -> None:
    """Two majorities win with three players, more of them than the other with two; otherwise the yaks decide."""
    everyone: i64 = (1 << state.seats) - 1
    for what in _INFLUENCES:
        mask = narrow(state, MAJORITIES, everyone, what, 1)
        if single(mask) < 0:
            state.verdict[len(state.verdict) - 1] = MAJORITIES + 8 * what
    most: i64 = 0
    winners: i64 = 0
    for seat in range(state.seats):
        held = majorities(state, seat)
        if held > most:
            most = held
            winners = 0
        if held == most:
            winners |= 1 << seat
    if single(winners) >= 0 and (most >= 2 or state.seats == 2):
        crown(state, winners, BY_LEAD if state.seats == 2 else BY_MAJORITY)
    else:
        crown(state, narrow_down(state, MOST_YAKS, everyone, _BEST, 1), BY_YAKS)


def majorities(state: Position, seat: i64) -> i64:
    """How many influences this player leads alone."""
    count: i64 = 0
    for entry in state.verdict:
        if entry % 8 == MAJORITIES and in_mask(entry // 64, seat):
            count += 1
    return count


# ---------------------------------------------------------------------- ranks


def crown(state: Position, winners: i64, how: i64) -> None:
    """The game is over; several winners share the victory."""
    state.finish(how if single(winners) >= 0 else SHARED)
    for seat in range(state.seats):
        rank: i64 = 1
        for other in range(state.seats):
            if other != seat and is_before(state, winners, other, seat):
                rank += 1
        state.ranks = append(state.ranks, rank)


def is_before(state: Position, winners: i64, one: i64, two: i64) -> bool:
    """Whether one player ranks before another."""
    if in_mask(winners, one) or in_mask(winners, two):
        return not in_mask(winners, two)
    if state.seats == 4:
        return time_left(state, one) > time_left(state, two)
    ours, theirs = majorities(state, one), majorities(state, two)
    if ours != theirs:
        return ours > theirs
    for what in _BEST:
        mine, yours = count_of(state, one, what), count_of(state, two, what)
        if mine != yours:
            return mine > yours
    return False


def time_left(state: Position, seat: i64) -> i64:
    """0 for who was eliminated first, 1 for the second, 2 for the others."""
    if state.eliminated[0] == seat:
        return 0
    return 1 if state.eliminated[1] == seat else 2
