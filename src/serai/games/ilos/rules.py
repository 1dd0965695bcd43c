"""Ilôs as it is played: what is legal at each step, and what an action does."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.state import NOTICED, SEEN, UNSEEN, Moves, ranked
from serai.core.step import NO_ACTION
from serai.games.ilos import position as pos
from serai.games.ilos import steps
from serai.games.ilos.actions import DONE
from serai.games.ilos.board import Board
from serai.games.ilos.bot import candidates, evaluate
from serai.games.ilos.features import NAMES, features, weights
from serai.games.ilos.position import NONE, Position
from serai.games.ilos.turn import ENDINGS, begin_setup, rank_key

__all__ = ["ENDINGS", "STEPS", "Ilos"]

STEPS: Final = steps.ALL.names
"""The names of the steps, by number."""


class Ilos(Position):
    """A moment of a game of Ilôs."""

    def __init__(self, game: Any, seats: i64, options: Any, board: Board, like: "Ilos | None" = None) -> None:
        super().__init__(game, seats, options, steps.ALL, board, like)

    def copy(self) -> "Ilos":
        return Ilos(self.game, self.seats, self.options, self.board, self)

    # ------------------------------------------------------------------ play

    def apply(self, seat: i64, action: i64) -> None:
        super().apply(seat, action)
        while self.step > pos.ACTION and self.decider >= 0:  # a question with one answer is not put
            step = self.steps.table[self.step]
            forced = step.only(self, self.decider)
            if forced == NO_ACTION:
                break
            if self.step == pos.PAY_CARD:
                self.shown += 1  # all see that he holds nothing else
            step.play(self, self.decider, forced)

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        if self.step == pos.DRAW_CARD and viewer != self.mover and (viewer < 0 or viewer != self.draw_from):
            return NOTICED
        if self.step == pos.MULLIGAN and viewer != self.mover and action != DONE:
            return UNSEEN
        return SEEN

    # ------------------------------------------------------------------ for programs

    def write_candidates(self, seat: i64, moves: Moves) -> None:
        for action in candidates(self, seat, self.legal(seat)):
            moves.add(action)

    def weighed_outcomes(self) -> list[tuple[i64, i64]]:
        return []

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

    def feature_names(self) -> list[str]:
        return NAMES

    def features(self, seat: i64) -> list[float]:
        return features(self, seat)

    def weights(self) -> list[float]:
        return weights(self.seats)

    # ------------------------------------------------------------------ the result

    @property
    def ranking(self) -> tuple[int, ...]:
        return ranked([rank_key(self, seat) for seat in range(self.seats)]) if self.over else ()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([self.worth(seat) if self.over else 0 for seat in range(self.seats)])


def new_game(game: Any, seats: i64, options: Any, board: Board, start_player: i64) -> Ilos:
    """A new game, ready for chance to name the start player (or, if one is named, to turn up the first tile)."""
    state = Ilos(game, seats, options, board)
    if start_player != NONE:
        begin_setup(state, start_player)
    return state
