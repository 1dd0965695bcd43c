"""What tells who will win in Himalaya; the weights stand in ``weights.py``, learned from self-play."""

from typing import Final

from mypy_extensions import i64

from serai.games.himalaya.board import REGIONS
from serai.games.himalaya.bot import clamp, stock_worth
from serai.games.himalaya.position import Position
from serai.games.himalaya.weights import WEIGHTS

NAMES: Final[list[str]] = list(WEIGHTS)
_TWO: Final[list[float]] = [pair[0] for pair in WEIGHTS.values()]
_MORE: Final[list[float]] = [pair[1] for pair in WEIGHTS.values()]


def weights(seats: i64) -> list[float]:
    """The weights for two players or for more."""
    return _TWO if seats == 2 else _MORE


def features(state: Position, seat: i64) -> list[float]:
    """A player's three influences beside those of his rivals, and what he has besides, in the order of the table.

    With four the weakest in religion and in politics drop out and yaks decide; with fewer one must lead.
    """
    gone = float(state.round) / float(state.board.rounds)
    religion: list[i64] = []
    politics: list[i64] = []
    yaks: list[i64] = []
    other: i64 = 0
    while other < state.seats:
        religion.append(state.religion(other))
        politics.append(state.politics(other))
        yaks.append(state.yaks(other))
        other += 1
    rich = lead(yaks, seat, False)
    if state.seats == 4:
        found: list[float] = [0.0] * 8
        leads: list[float] = [lead(religion, seat, True), lead(politics, seat, True), rich]
        for ahead in leads:
            found.append(ahead)
        for ahead in leads:
            found.append(ahead * gone)
    else:
        found = [lead(religion, seat, False), lead(politics, seat, False), rich]
        led = sign(found[0]) + sign(found[1]) + sign(rich)
        found.extend([found[0] * gone, found[1] * gone, rich * gone, led, led * gone])
        found.extend([0.0] * 6)
    found.append(stock_worth(state, seat))
    found.append(delegations(state, seat))
    return found


def lead(amounts: list[i64], seat: i64, over_the_weakest: bool) -> float:
    """By how much a player is ahead of his strongest rival (or of the weakest), as far as it counts."""
    best: i64 = -1
    least: i64 = 999
    for other in range(len(amounts)):
        if other != seat:
            best = max(best, amounts[other])
            least = min(least, amounts[other])
    return clamp(float(amounts[seat] - (least if over_the_weakest else best)))


def sign(lead: float) -> float:
    """1 for who is ahead, -1 for who is behind, 0 for equals."""
    return 1.0 if lead > 0.0 else -1.0 if lead < 0.0 else 0.0


def delegations(state: Position, seat: i64) -> float:
    """How many delegations a player has in all regions."""
    total = 0.0
    region: i64 = 0
    while region < REGIONS:
        total += float(state.delegations[REGIONS * seat + region])
        region += 1
    return total
