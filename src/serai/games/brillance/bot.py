"""How a good player judges a position of Brillance."""

from mypy_extensions import i64

from serai.games.brillance.position import Position


def evaluate(state: Position, seat: i64) -> float:
    """How good the position is for this player; higher is better."""
    return float(state.score(seat))
