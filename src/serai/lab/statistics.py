"""The few figures a report needs, each with its uncertainty."""

from collections.abc import Sequence
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
    if not values:
        return Spread(0.0, 0, 0, 0)
    ordered = sorted(values)
    last = len(ordered) - 1
    return Spread(sum(ordered) / len(ordered), ordered[round(0.05 * last)], ordered[round(0.95 * last)], ordered[-1])


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
