"""Brillance as it is played, from step to step to the end."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.state import NOTICED, SEEN, UNSEEN, Moves, ranked
from serai.games.brillance import position as pos
from serai.games.brillance import steps
from serai.games.brillance.board import Board
from serai.games.brillance.bot import NO_FORECAST, Forecast, evaluate, foresee, is_own_gift, likeness, write_receiver
from serai.games.brillance.features import NAMES, features, weights
from serai.games.brillance.position import Position
from serai.games.brillance.score import rank_key
from serai.games.brillance.windows import is_window

__all__ = ["STEPS", "Brillance", "new_game"]

STEPS: Final = steps.ALL.names
"""The names of the steps, by number."""


class Brillance(Position):
    """A moment of a game of Brillance."""

    def __init__(self, game: Any, seats: i64, options: Any, board: Board, like: "Brillance | None" = None) -> None:
        super().__init__(game, seats, options, steps.ALL, board, like)
        self.forecast: Forecast = like.forecast if like else NO_FORECAST
        """No part of the position: what a program that looks ahead has worked out for this one and its copies."""

    def copy(self) -> "Brillance":
        return Brillance(self.game, self.seats, self.options, self.board, self)

    # ------------------------------------------------------------------ who decides

    @property
    def simultaneous(self) -> bool:
        return is_window(self)

    def is_asked(self, seat: i64) -> bool:
        if seat == self.decider:
            return seat >= 0
        return is_window(self) and 0 <= seat < self.seats and self.answer[seat] == pos.ASKED

    # ------------------------------------------------------------------ secrecy

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        if is_window(self):
            return SEEN if viewer == seat else UNSEEN
        if (self.step == pos.DRAW_CARD or self.step == pos.DEAL_CARD) and viewer != self.mover:
            return NOTICED
        return SEEN

    # ------------------------------------------------------------------ for a greedy player

    def foresight(self) -> i64:
        return 900

    def write_candidates(self, seat: i64, moves: Moves) -> None:
        # A cart's journey, a bandit move or a card with its targets is looked at as a whole, one after the other.
        if self.step == pos.TARGET_COLOUR and is_own_gift(self, seat):
            write_receiver(self, seat, moves)
        elif self.step != pos.CHOOSE_ACTION and self.step != pos.DRAW_CARD:
            self.write_legal(seat, moves)

    def weighed_outcomes(self) -> list[tuple[i64, i64]]:
        return [] if self.step == pos.CHOOSE_ACTION or self.step == pos.DRAW_CARD else self.outcomes()

    def position_key(self) -> i64:
        return likeness(self)

    def prepare(self, seat: i64) -> None:
        self.forecast = foresee(self, seat)

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat, self.forecast)

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
        return tuple([int(self.score(seat)) for seat in range(self.seats)])


def new_game(game: Any, seats: i64, options: Any, board: Board, dealt: bool, first_player: i64) -> Brillance:
    """A new game, ready for the first player to choose a colour, or for chance to deal one."""
    state = Brillance(game, seats, options, board)
    state.roving = bool(options["roving_competitors"])
    state.speed_premium = bool(options["speed_premium"])
    state.one_card = bool(options["one_card_per_turn"])
    state.rotating = bool(options["rotating_start"])
    state.rounds = board.most_rounds if options["always_ten_rounds"] else board.rounds[seats]
    state.named_first = first_player
    if dealt:
        state.let_chance(pos.DEAL_COLOUR)
    else:
        state.ask(pos.CHOOSE_COLOUR, 0)
    return state
