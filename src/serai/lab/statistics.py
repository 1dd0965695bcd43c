"""The few figures a report needs, each with its uncertainty."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import sqrt

from msgspec import Struct

_Z95 = 1.959964
"""Standard deviations that hold 95 % of a normal distribution."""


class Spread(Struct, frozen=True):
    """How a number is spread over many games."""

    mean: float
    p5: int
    p95: int
    most: int


class Share(Struct, frozen=True):
    """A share of all games, with its 95 % confidence interval."""

    share: float
    low: float
    high: float


def spread(values: Sequence[int]) -> Spread:
    """Mean, 5th and 95th percentile and maximum."""
    return spread_of(Counter(values))


def spread_of(counts: Mapping[int, int]) -> Spread:
    """The same of numbers of which each is there so many times.

    >>> spread_of({10: 3, 20: 1})
    Spread(mean=12.5, p5=10, p95=20, most=20)
    """
    ordered = sorted(counts.items())
    if not ordered:
        return Spread(0.0, 0, 0, 0)
    total = sum(count for _, count in ordered)
    ends = list(accumulate(count for _, count in ordered))

    def at(part: float) -> int:
        return ordered[bisect_right(ends, round(part * (total - 1)))][0]

    return Spread(sum(value * count for value, count in ordered) / total, at(0.05), at(0.95), ordered[-1][0])


def share(won: float, games: int) -> Share:
    """The share ``won / games`` with its Wilson interval.

    >>> share(50, 100)
    Share(share=0.5, low=0.4038..., high=0.5961...)
    """
    if games == 0:
        return Share(0.0, 0.0, 1.0)
    p = won / games
    z2 = _Z95 * _Z95
    centre = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z95 * sqrt(p * (1 - p) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return Share(p, max(0.0, centre - half), min(1.0, centre + half))


class Difference(Struct, frozen=True):
    """How much more one thing is than another, with a 95 % confidence interval."""

    difference: float
    low: float
    high: float


def share_difference(first: Share, second: Share) -> Difference:
    """The first share less the second (Newcombe's interval from the two of Wilson).

    >>> share_difference(share(60, 100), share(40, 100))
    Difference(difference=0.19999..., low=0.0614..., high=0.3281...)
    """
    low = sqrt((first.share - first.low) ** 2 + (second.high - second.share) ** 2)
    high = sqrt((first.high - first.share) ** 2 + (second.share - second.low) ** 2)
    middle = first.share - second.share
    return Difference(middle, middle - low, middle + high)


def mean_difference(first: Sequence[float], second: Sequence[float]) -> Difference:
    """The mean of the first less that of the second (Welch, for numbers that are not few).

    >>> mean_difference([1.0, 3.0], [1.0, 1.0])
    Difference(difference=1.0, low=-0.9599..., high=2.9599...)
    """
    middle = mean(first) - mean(second)
    half = _Z95 * sqrt(sum(_variance(values) / max(len(values), 1) for values in (first, second)))
    return Difference(middle, middle - half, middle + half)


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def _variance(values: Sequence[float]) -> float:
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1) if len(values) > 1 else 0.0
