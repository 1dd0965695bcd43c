"""From what is known of each seat to its chance to win."""

from math import exp

from mypy_extensions import i64


def strength(weights: list[float], features: list[float]) -> float:
    """What features come to by these weights."""
    total = 0.0
    at: i64 = 0
    while at < len(weights):
        total += weights[at] * features[at]
        at += 1
    return total


def softmax(worths: list[float], scale: float = 1.0) -> list[float]:
    """Positive numbers that sum to 1: a worth that is greater by ``scale`` gets e times as much.

    >>> softmax([7.0, 7.0])
    [0.5, 0.5]
    """
    most = worths[0]
    for worth in worths:
        if worth > most:
            most = worth
    total = 0.0
    parts: list[float] = []
    for worth in worths:
        part = exp((worth - most) / scale)
        parts.append(part)
        total += part
    return [part / total for part in parts]


def shares(ranking: tuple[int, ...]) -> list[float]:
    """What each seat has won of a game that ended like this: 1, shared by those who are first together.

    >>> shares((1, 3, 1))
    [0.5, 0.0, 0.5]
    """
    first = 0
    for rank in ranking:
        if rank == 1:
            first += 1
    return [1.0 / float(first) if rank == 1 else 0.0 for rank in ranking]
