"""Answers that may be looked at after every game: tests and intervals that hold whenever one stops.

An ordinary 95 % interval holds for a number of games fixed beforehand; who looks again and again and stops as soon as
it suits is wrong far more often. Here a gambler bets against each possible mean of numbers from 0 to 1: the true mean
lets him multiply his money by 40 at most once in 40 times, whenever he stops (Waudby-Smith and Ramdas, "Estimating
means of bounded random variables by betting", 2024). The means that have not made him rich are the interval.
"""

from array import array
from collections.abc import Iterable
from math import log, sqrt

from serai.lab.statistics import Share

_MOST_BET = 0.75
"""The part of the money that is at stake at most: below 1, so that no number ruins the gambler."""
_HALVINGS = 30


class Bets:
    """How much is bet on each number, decided by the numbers before it alone."""

    def __init__(self, error: float) -> None:
        self.rich = 2 / error
        """Who has multiplied his money by this has refuted a mean: half of the error for each side."""
        self._numbers = 0
        self._total = 0.5
        self._squares = 0.25

    def next(self) -> float:
        """The bet on the next number."""
        count = self._numbers + 1
        variance = self._squares / count
        return min(_MOST_BET, sqrt(2 * log(self.rich) / (variance * count * log(count + 1))))

    def see(self, number: float) -> None:
        """The next number, from 0 to 1."""
        self._numbers += 1
        self._total += number
        mean = self._total / (self._numbers + 1)
        self._squares += (number - mean) ** 2


class Threshold:
    """Whether the mean of numbers from 0 to 1 is above or below one value, as far as is known."""

    def __init__(self, value: float, error: float) -> None:
        self.value = value
        self._bets = Bets(error)
        self._if_above = 1.0
        self._if_below = 1.0
        self.above = False
        """The mean is above the value: wrong at most as often as half of ``error``, whenever one looks."""
        self.below = False

    def see(self, number: float) -> None:
        """The next number; what has once become clear stays so."""
        bet = self._bets.next()
        self._bets.see(number)
        self._if_above *= 1 + bet * (number - self.value)
        self._if_below *= 1 - bet * (number - self.value)
        self.above = self.above or self._if_above >= self._bets.rich
        self.below = self.below or self._if_below >= self._bets.rich


def mean_interval(numbers: Iterable[float], error: float = 0.05) -> Share:
    """The mean of numbers from 0 to 1, with an interval that holds whenever one stops.

    >>> mean_interval([1.0] * 100)
    Share(share=1.0, low=0.9498..., high=1.0)
    """
    seen = list(numbers)
    if not seen:
        return Share(0.0, 0.0, 1.0)
    bets = Bets(error)
    staked: list[tuple[float, float]] = []
    for number in seen:
        staked.append((bets.next(), number))
        bets.see(number)
    goal = log(bets.rich)

    def too_low(mean: float) -> bool:
        return sum(log(1 + bet * (number - mean)) for bet, number in staked) >= goal

    def too_high(mean: float) -> bool:
        return sum(log(1 - bet * (number - mean)) for bet, number in staked) >= goal

    middle = sum(seen) / len(seen)
    low, high = 0.0, 1.0
    if too_low(0.0):
        reach = middle
        for _ in range(_HALVINGS):
            half = (low + reach) / 2
            low, reach = (half, reach) if too_low(half) else (low, half)
    if too_high(1.0):
        reach = middle
        for _ in range(_HALVINGS):
            half = (high + reach) / 2
            high, reach = (half, reach) if too_high(half) else (high, half)
    return Share(middle, low, high)


class Duel:
    """Two bots compared by the differences of their shares, one difference a deal."""

    def __init__(self, margin: float, error: float) -> None:
        self.differences = array("d")
        self._error = error
        self._equal = Threshold(0.5, error)
        self._lower = Threshold((1 - margin) / 2, error)
        self._upper = Threshold((1 + margin) / 2, error)

    def see(self, difference: float) -> None:
        """The difference of the shares in the next deal, from -1 to 1."""
        self.differences.append(difference)
        for threshold in (self._equal, self._lower, self._upper):
            threshold.see((1 + difference) / 2)

    @property
    def answer(self) -> str:
        """``better`` or ``worse`` (the first bot), ``even`` within the margin, or nothing as long as it is open."""
        if self._equal.above:
            return "better"
        if self._equal.below:
            return "worse"
        return "even" if self._lower.above and self._upper.below else ""

    def difference(self) -> Share:
        """The mean difference with its interval, each from -1 to 1."""
        found = mean_interval(((1 + value) / 2 for value in self.differences), self._error)
        return Share(2 * found.share - 1, 2 * found.low - 1, 2 * found.high - 1)
