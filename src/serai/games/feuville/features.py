"""What tells who will win in Feuville; the weights stand in ``weights.py``, learned from self-play."""

from typing import Final

from mypy_extensions import i64

from serai.games.feuville.bot import grace, outlook_of, prospects_by_part, turns_to_come
from serai.games.feuville.position import NONE, Position
from serai.games.feuville.weights import WEIGHTS

NAMES: Final[list[str]] = list(WEIGHTS)
_TWO: Final[list[float]] = [pair[0] for pair in WEIGHTS.values()]
_MORE: Final[list[float]] = [pair[1] for pair in WEIGHTS.values()]


def weights(seats: i64) -> list[float]:
    """The weights for two players or for more."""
    return _TWO if seats == 2 else _MORE


def features(state: Position, seat: i64) -> list[float]:
    """A player's points and what he may hope for, in the order of the table of weights."""
    if state.mover == NONE:
        return [0.0] * len(NAMES)
    outlook = outlook_of(state)
    turns = turns_to_come(state, seat, outlook)
    points = float(state.points[seat])
    near = 1.0 / (1.0 + turns)
    found: list[float] = [points, points * near]
    hoped = 0.0
    for part in prospects_by_part(state, seat, outlook):
        found.append(part)
        hoped += part
    found.append(hoped * near)
    found.append(grace(state, seat, outlook))
    found.append(turns)
    return found
