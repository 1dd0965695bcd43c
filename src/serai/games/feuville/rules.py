"""Feuville as it is played: from one question to the next, and to the end."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.state import Moves, ranked
from serai.games.feuville import position as pos
from serai.games.feuville import steps
from serai.games.feuville.board import Board
from serai.games.feuville.bot import evaluate
from serai.games.feuville.features import NAMES, features, weights
from serai.games.feuville.position import NONE, Position
from serai.games.feuville.turn import ENDINGS, begin_game

__all__ = ["ENDINGS", "STEPS", "Feuville"]

STEPS: Final = steps.ALL.names
"""The names of the steps, by number."""


class Feuville(Position):
    """A moment of a game of Feuville."""

    def __init__(self, game: Any, seats: i64, options: Any, board: Board, like: "Feuville | None" = None) -> None:
        super().__init__(game, seats, options, steps.ALL, board, like)

    def set_out(self, start_player: i64) -> None:
        """Lay out a new game; a start player may be named."""
        if start_player == NONE:
            self.let_chance(pos.NAME_START)
        else:
            begin_game(self, start_player)
            self.proceed()

    def copy(self) -> "Feuville":
        return Feuville(self.game, self.seats, self.options, self.board, self)

    def why_not(self, seat: i64, action: i64) -> str:
        return "chance" if self.board.actions.is_outcome(action) else super().why_not(seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        super().apply(seat, action)
        self.proceed()

    # ------------------------------------------------------------------ for a greedy player

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

    def write_candidates(self, seat: i64, moves: Moves) -> None:
        # What a die brings, and what becomes of it, is looked at as a whole; then the rest of the turn is thought about
        # anew. Looking through both dice at once is no stronger and takes thrice the time; and when the look ran out
        # of positions, it could not tell building a tile from storing it and building it later.
        if self.step != pos.MAIN:
            self.write_legal(seat, moves)

    def foresight(self) -> i64:
        return 600

    def weighed_outcomes(self) -> list[tuple[i64, i64]]:
        # The evaluation knows what to expect of all draws but the juggler's.
        return self.outcomes() if self.step == pos.JUGGLING and self.juggled > 0 else []

    def feature_names(self) -> list[str]:
        return NAMES

    def features(self, seat: i64) -> list[float]:
        return features(self, seat)

    def weights(self) -> list[float]:
        return weights(self.seats)

    # ------------------------------------------------------------------ the result

    @property
    def ranking(self) -> tuple[int, ...]:
        return ranked(list(self.points)) if self.over else ()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([int(points) for points in self.points])


def new_game(game: Any, seats: i64, options: Any, board: Board, start_player: i64) -> Feuville:
    """A new game, ready for chance to name the start player (or, if one is named, to lay out the board)."""
    state = Feuville(game, seats, options, board)
    state.set_out(start_player)
    return state
