"""Kurier des Zaren as it is played: what is legal at each step, and what an action does."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import NOTICED, SEEN, Moves
from serai.games.kurier import position as pos
from serai.games.kurier import steps
from serai.games.kurier.board import Board
from serai.games.kurier.bot import candidates, evaluate
from serai.games.kurier.features import NAMES, features, weights
from serai.games.kurier.position import NONE, RACE, Position
from serai.games.kurier.rubling import sees_coin
from serai.games.kurier.turn import ENDINGS, begin_setup, fill_stack, standing

__all__ = ["ENDINGS", "STEPS", "Kurier"]

STEPS: Final = steps.ALL.names
"""The names of the steps, by number."""


class Kurier(Position):
    """A moment of a game of Kurier des Zaren."""

    def set_out(self, mode: i64, without_blanks: bool, start_player: i64) -> None:
        """Lay out a new game: stacks shuffled, coins face down in the palace; a start player may be named."""
        self.mode = mode
        for seat in range(self.seats):
            fill_stack(self, seat)
        if mode != RACE:
            self.palace = self.board.coin_count[:]
            if without_blanks:
                self.palace[1] = 0
        if start_player != NONE:
            begin_setup(self, start_player)

    def copy(self) -> "Kurier":
        return Kurier(self.game, self.seats, self.options, self.board, self)

    # ------------------------------------------------------------------ play

    def write_legal(self, seat: i64, moves: Moves) -> None:
        if seat == self.decider and seat >= 0:
            steps.ALL.at(self.step).write_legal(self, seat, moves)

    def why_not(self, seat: i64, action: i64) -> str:
        """Why this action is not open to a seat that is asked: the key of a reason, empty if it is."""
        if action >= self.board.actions.start0:
            return "chance"
        return steps.ALL.at(self.step).why_not(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        steps.ALL.at(self.step).play(self, seat, action)

    def outcomes(self) -> list[tuple[i64, i64]]:
        return steps.ALL.at(self.step).outcomes(self)

    def draw(self, rng: Rng) -> i64:
        return steps.ALL.at(self.step).draw(self, rng)

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        if self.step == pos.DRAW_COIN and not sees_coin(self, viewer):
            return NOTICED
        return SEEN

    # ------------------------------------------------------------------ for programs

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

    def write_candidates(self, seat: i64, moves: Moves) -> None:
        for action in candidates(self, seat, self.legal(seat)):
            moves.add(action)

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
        for seat in range(self.seats):
            better = 0 if seat in self.winners else len(self.winners)
            if better:
                for other in range(self.seats):
                    if other not in self.winners and standing(self, other) > standing(self, seat):
                        better += 1
            ranks.append(better + 1)
        return tuple(ranks)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([1 if seat in self.winners else 0 for seat in range(self.seats)])

    @property
    def ending(self) -> str:
        return ENDINGS[self.how] if self.how >= 0 else ""


def new_game(
    game: Any, seats: i64, options: Any, board: Board, mode: i64, without_blanks: bool, start_player: i64
) -> Kurier:
    """A new game, ready for chance to name the start player (or, if one is named, to turn up his first courier)."""
    state = Kurier(game, seats, options, board)
    state.set_out(mode, without_blanks, start_player)
    return state
