"""What a result is worth to a program that learns: one number for each seat."""

from collections.abc import Sequence


def utilities(ranking: Sequence[int]) -> list[float]:
    """For each seat its victories less its defeats against each other seat, as a mean: from 1 (first) to -1 (last).

    They add up to nothing, and two who share a rank get the same.

    >>> utilities((1, 2)), utilities((2, 1, 2)), utilities((1, 1))
    ([1.0, -1.0], [-0.5, 1.0, -0.5], [0.0, 0.0])
    """
    others = max(len(ranking) - 1, 1)
    return [
        (sum(rank < other for other in ranking) - sum(rank > other for other in ranking)) / others for rank in ranking
    ]
