"""Who is likely to win at Himalaya: the final count as it may come out, each influence with its own uncertainty.

The numbers were fitted to greedy self-play, for two, three and four players; docs/evaluation.md says how well they do.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.odds import softmax
from serai.games.himalaya.board import REGIONS
from serai.games.himalaya.bot import stock_worth
from serai.games.himalaya.plan import prospects
from serai.games.himalaya.position import Position

_FOUR: Final = 4

# For two, three and four players. What goods in stock and the journeys in sight may add to each influence, for each
# point of their worth in ``evaluate``:
_RELIGION: Final[vec[float]] = vec[float]([0.151, 0.162, 0.103])
_POLITICS: Final[vec[float]] = vec[float]([0.116, 0.116, 0.267])
_YAKS: Final[vec[float]] = vec[float]([0.564, 0.619, 0.551])
_DELEGATION: Final[vec[float]] = vec[float]([0.059, 0.173, 0.795])
"""What a delegation counts in politics besides, wherever it is."""
# How far ahead one must be to be e times as likely to lead at the end (or not to be last), at the end and, added to
# this, at the beginning:
_RELIGION_LATE: Final[vec[float]] = vec[float]([0.985, 1.179, 0.605])
_RELIGION_EARLY: Final[vec[float]] = vec[float]([11.1, 5.62, 1.457])
_POLITICS_LATE: Final[vec[float]] = vec[float]([0.644, 0.459, 0.789])
_POLITICS_EARLY: Final[vec[float]] = vec[float]([3.80, 1.95, 5.53])
_YAKS_LATE: Final[vec[float]] = vec[float]([1.77, 1.5, 1.5])
_YAKS_EARLY: Final[vec[float]] = vec[float]([9.42, 4.88, 8.0])


class Influences:
    """What each player may come to in the three influences, in units of the lead that makes e times as likely."""

    def __init__(self, state: Position) -> None:
        self.religion: list[float] = []
        self.politics: list[float] = []
        self.yaks: list[float] = []
        of = state.seats - 2
        early = 1.0 - float(state.round - 1) / float(state.board.rounds)
        for seat in range(state.seats):
            hoped = stock_worth(state, seat)
            if state.caravans[seat] >= 0:
                hoped += prospects(state, seat)
            sent: i64 = 0
            for region in range(REGIONS):
                sent += state.delegations[REGIONS * seat + region]
            religion = float(state.religion(seat)) + _RELIGION[of] * hoped
            politics = float(state.politics(seat)) + _POLITICS[of] * hoped + _DELEGATION[of] * float(sent)
            yaks = float(state.yaks(seat)) + _YAKS[of] * hoped
            self.religion.append(religion / (_RELIGION_LATE[of] + _RELIGION_EARLY[of] * early))
            self.politics.append(politics / (_POLITICS_LATE[of] + _POLITICS_EARLY[of] * early))
            self.yaks.append(yaks / (_YAKS_LATE[of] + _YAKS_EARLY[of] * early))


def chances(state: Position) -> list[float]:
    """Each player's chance to win, of a game that is not over."""
    found = Influences(state)
    return by_elimination(found) if state.seats == _FOUR else by_majorities(found)


def by_majorities(found: Influences) -> list[float]:
    """With two or three: who leads in two influences wins; if nobody does, who leads in yaks."""
    religion = softmax(found.religion)
    politics = softmax(found.politics)
    yaks = softmax(found.yaks)
    seats: i64 = len(yaks)
    chances: list[float] = []
    for seat in range(seats):
        chance = religion[seat] * politics[seat] + (religion[seat] + politics[seat]) * yaks[seat]
        chance -= 2.0 * religion[seat] * politics[seat] * yaks[seat]
        for other in range(seats):
            for third in range(seats):
                if other != seat and third not in (seat, other):
                    chance += yaks[seat] * religion[other] * politics[third]
        chances.append(chance)
    return chances


def by_elimination(found: Influences) -> list[float]:
    """With four: the weakest in religion drops out, then of three the weakest in politics; of two the richer wins."""
    chances: list[float] = [0.0] * _FOUR
    last_in_religion = softmax([-religion for religion in found.religion])
    for first in range(_FOUR):
        total = 0.0
        for seat in range(_FOUR):
            if seat != first:
                total += exp(found.politics[first] - found.politics[seat])
        for second in range(_FOUR):
            if second == first:
                continue
            way = last_in_religion[first] * exp(found.politics[first] - found.politics[second]) / total
            for seat in range(_FOUR):
                for other in range(_FOUR):
                    if seat != other and seat not in (first, second) and other not in (first, second):
                        chances[seat] += way / (1.0 + exp(found.yaks[other] - found.yaks[seat]))
    return chances
