"""How good a position of Ilôs is, and which choices are worth a program's thought."""

from mypy_extensions import i64

from serai.games.ilos.position import Position


def candidates(state: Position, seat: i64, options: list[i64]) -> list[i64]:
    """The choices worth trying."""
    return options


def evaluate(state: Position, seat: i64) -> float:
    """How good the position is for this player; higher is better."""
    return float(state.worth(seat))
