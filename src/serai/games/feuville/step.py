"""What several steps of Feuville have in common, beside what steps of all games have.

The rules lay down what comes next (``Position.then``). Beside questions and chance, a step can be what the rules do by
themselves: it has ``begin`` alone.
"""

from mypy_extensions import i64

from serai.core.state import Moves
from serai.core.step import OTHER_STEP, Choice, Step
from serai.games.feuville.position import Position


class OpenQuestion(Step[Position]):
    """A question that is put in any case, even if there is one answer only."""

    def begin(self, state: Position, seat: i64) -> bool:
        state.ask(self.number, seat)
        return True


class Either(OpenQuestion):
    """A question with two answers, both always open."""

    def __init__(self, number: i64, name: str, first: i64, second: i64) -> None:
        super().__init__(number, name)
        self.first: i64 = first
        self.second: i64 = second

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        moves.add(self.first)
        moves.add(self.second)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        return "" if action == self.first or action == self.second else OTHER_STEP


class ColumnChoice(Choice[Position]):
    """A question after a column of the player's skyline."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        first = state.column_action(state.decider, 0)
        return first, first + state.columns(state.decider)

    def outside(self, state: Position, seat: i64, action: i64) -> str:
        return "no-column" if state.board.actions.is_column(action) else OTHER_STEP
