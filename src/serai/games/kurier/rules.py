"""Kurier des Zaren as it is played: what is legal at each step, and what an action does."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.state import NOTICED, SEEN, Moves, ranked
from serai.games.kurier import position as pos
from serai.games.kurier import steps
from serai.games.kurier.board import Board
from serai.games.kurier.bot import candidates, evaluate
from serai.games.kurier.features import NAMES, features, weights
from serai.games.kurier.position import NONE, RACE, Position
from serai.games.kurier.rubling import sees_coin
from serai.games.kurier.turn import ENDINGS, begin_setup, fill_stack, rank_key

__all__ = ["ENDINGS", "STEPS", "Kurier"]

STEPS: Final = steps.ALL.names
"""The names of the steps, by number."""
_WON: Final[i64] = 1_000_000_000_000
"""More than any standing."""


class Kurier(Position):
    """A moment of a game of Kurier des Zaren."""

    def __init__(self, game: Any, seats: i64, options: Any, board: Board, like: "Kurier | None" = None) -> None:
        super().__init__(game, seats, options, steps.ALL, board, like)

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

    def why_not(self, seat: i64, action: i64) -> str:
        return "chance" if action >= self.board.actions.start0 else super().why_not(seat, action)

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
        return ranked([_WON if seat in self.winners else rank_key(self, seat) for seat in range(self.seats)])

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([1 if seat in self.winners else 0 for seat in range(self.seats)])


def new_game(
    game: Any, seats: i64, options: Any, board: Board, mode: i64, without_blanks: bool, start_player: i64
) -> Kurier:
    """A new game, ready for chance to name the start player (or, if one is named, to turn up his first courier)."""
    state = Kurier(game, seats, options, board)
    state.set_out(mode, without_blanks, start_player)
    return state
