"""Feuville as it is played: from one question to the next, and to the end."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import Moves
from serai.games.feuville import position as pos
from serai.games.feuville import steps
from serai.games.feuville.board import Board
from serai.games.feuville.bot import evaluate
from serai.games.feuville.features import NAMES, features, weights
from serai.games.feuville.position import NONE, Position
from serai.games.feuville.turn import ENDINGS, begin_game

__all__ = ["ENDINGS", "STEPS", "Feuville"]

STEPS: Final = tuple([step.name for step in steps.ALL])
"""The names of the steps, by number."""


class Feuville(Position):
    """A moment of a game of Feuville."""

    def set_out(self, start_player: i64) -> None:
        """Lay out a new game; a start player may be named."""
        if start_player == NONE:
            self.let_chance(pos.NAME_START, 0)
        else:
            begin_game(self, start_player)
            self.proceed()

    def copy(self) -> "Feuville":
        return Feuville(self.game, self.seats, self.options, self.board, self)

    def write_legal(self, seat: i64, moves: Moves) -> None:
        if seat == self.decider and seat >= 0:
            steps.ALL[self.step].write_legal(self, seat, moves)

    def why_not(self, seat: i64, action: i64) -> str:
        """Why this action is not open to the seat that decides: the key of a reason, empty if it is."""
        if self.board.actions.is_outcome(action):
            return "chance"
        return steps.ALL[self.step].why_not(self, seat, action)

    # ------------------------------------------------------------------ what an action does

    def apply(self, seat: i64, action: i64) -> None:
        steps.ALL[self.step].play(self, seat, action)
        self.proceed()

    def proceed(self) -> None:
        """Go on with what comes after, until somebody has to decide or the game is over."""
        decided = False
        while not decided:
            step, seat, about = self.next_step()
            decided = steps.ALL[step].begin(self, seat, about)

    # ------------------------------------------------------------------ chance

    def outcomes(self) -> list[tuple[i64, i64]]:
        return steps.ALL[self.step].outcomes(self)

    def draw(self, rng: Rng) -> i64:
        return steps.ALL[self.step].draw(self, rng)

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
        if not self.over:
            return ()
        ranks: list[int] = []
        for own in self.points:
            better = 0
            for other in self.points:
                if other > own:
                    better += 1
            ranks.append(better + 1)
        return tuple(ranks)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([int(points) for points in self.points])

    @property
    def ending(self) -> str:
        return ENDINGS[self.how] if self.how >= 0 else ""


def new_game(game: Any, seats: i64, options: Any, board: Board, start_player: i64) -> Feuville:
    """A new game, ready for chance to name the start player (or, if one is named, to lay out the board)."""
    state = Feuville(game, seats, options, board)
    state.set_out(start_player)
    return state
