"""Himalaya as it is played, from step to step to the end."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.state import NOTICED, SEEN
from serai.games.himalaya import steps
from serai.games.himalaya.board import KINDS, SLOTS, VILLAGES, Board
from serai.games.himalaya.bot import evaluate
from serai.games.himalaya.execution import run_on
from serai.games.himalaya.features import NAMES, features, weights
from serai.games.himalaya.final import ENDINGS
from serai.games.himalaya.position import CHOOSE_TRIBE, COMMAND, DIE, NONE, RUNNING, Position
from serai.games.himalaya.supply import begin_setup

__all__ = ["ENDINGS", "STEPS", "Himalaya"]

STEPS: Final = steps.ALL.names
"""The names of the steps, by number."""


class Himalaya(Position):
    """A moment of a game of Himalaya."""

    def __init__(self, game: Any, seats: i64, options: Any, board: Board, like: "Himalaya | None" = None) -> None:
        super().__init__(game, seats, options, steps.ALL, board, like)

    def set_out(self, with_events: bool, full_inventory: bool, draw_by: i64, tribe_of: list[i64], leader: i64) -> None:
        """Lay out a new game, ready for the players to choose their tribes or for chance to place the first goods.

        ``tribe_of`` holds each player's tribe or NONE, ``leader`` the first leader, NONE for chance.
        """
        self.with_events = with_events
        self.full_inventory = full_inventory
        self.draw_by = draw_by
        self.leader = leader
        self.tribe_of = vec[i64](tribe_of)
        if with_events:
            self.event_tokens = vec[i64]([1] * (KINDS * self.seats))
        if draw_by != DIE:
            self.cards = (1 << VILLAGES) - 1
        if NONE in tribe_of:
            self.ask(CHOOSE_TRIBE, 0)
        else:
            begin_setup(self)

    def copy(self) -> "Himalaya":
        return Himalaya(self.game, self.seats, self.options, self.board, self)

    # ------------------------------------------------------------------ who decides

    @property
    def simultaneous(self) -> bool:
        return self.step == COMMAND

    def is_asked(self, seat: i64) -> bool:
        if self.step == COMMAND:
            return 0 <= seat < self.seats and self.is_programming(seat)
        return super().is_asked(seat)

    def apply(self, seat: i64, action: i64) -> None:
        super().apply(seat, action)
        if self.decider == RUNNING:
            run_on(self)

    # ------------------------------------------------------------------ secrecy, and for programs

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        return NOTICED if self.step == COMMAND and viewer != seat else SEEN

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

    def suppose(self, seat: i64, action: i64) -> None:
        """The last command does not reveal the programmes: those of the others would be mere guesses."""
        if self.step == COMMAND:
            self.programmes[SLOTS * seat + self.open_slot(seat)] = action
        else:
            self.apply(seat, action)

    def feature_names(self) -> list[str]:
        return NAMES

    def features(self, seat: i64) -> list[float]:
        return features(self, seat)

    def weights(self) -> list[float]:
        return weights(self.seats)

    # ------------------------------------------------------------------ the result

    @property
    def screens_lifted(self) -> bool:
        """Whether all stocks and herds are public: at the final count."""
        return len(self.tally) > 0

    @property
    def ranking(self) -> tuple[int, ...]:
        return tuple([int(rank) for rank in self.ranks])

    @property
    def scores(self) -> tuple[int, ...]:
        """The yaks of each player, hidden until the screens are lifted."""
        if not self.screens_lifted and not self.options["open_screens"]:
            return tuple([0 for _ in range(self.seats)])
        return tuple([int(self.yaks(seat)) for seat in range(self.seats)])
