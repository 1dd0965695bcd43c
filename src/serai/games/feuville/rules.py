"""Feuville as it is played: from one question to the next, and to the end."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE
from serai.games.feuville.answers import answer
from serai.games.feuville.board import Board
from serai.games.feuville.bot import evaluate
from serai.games.feuville.chance import draw, fall, outcomes
from serai.games.feuville.offers import offers
from serai.games.feuville.position import (
    BEFORE_ROLL,
    BURN_COLUMN,
    DEAL_TILES,
    JUGGLING,
    MAIN,
    NAME_START,
    NONE,
    OVER,
    ROLLING,
    Position,
)
from serai.games.feuville.skyline import burn_all, burnable
from serai.games.feuville.turn import ENDINGS, begin_game, deals, work

__all__ = ["ENDINGS", "STEPS", "Feuville"]

STEPS: Final = (
    *("name_start", "before_roll", "rolling", "use_fire_protection", "burn_column", "main", "die_use"),
    *("kobold_person", "kobold_use", "settle_tile", "build_slot", "settle_decree", "score_choice", "restore_column"),
    *("juggle", "juggling", "steal", "innkeeper_tile", "use_big_choice", "choose_tile", "choose_decree"),
    *("magician_spell", "choose_spell", "settle_spell", "city_span", "city_grass"),
    *("deal_tiles", "deal_decrees", "deal_spells", "over"),
)
"""The names of the steps, by number."""


class Feuville(Position):
    """A moment of a game of Feuville."""

    def set_out(self, start_player: i64) -> None:
        """Lay out a new game; a start player may be named."""
        self.lay_out()
        if start_player == NONE:
            self.let_chance(NAME_START, 0)
        else:
            begin_game(self, start_player)
            self.proceed()

    def copy(self) -> "Feuville":
        twin = Feuville(self.game, self.seats, self.options, self.board)
        twin.decider = self.decider
        twin.shown = self.shown
        twin.step = self.step
        twin.about = self.about
        twin.after = self.after.copy()
        twin.round = self.round
        twin.mover = self.mover
        twin.start_player = self.start_player
        twin.dragons = self.dragons
        twin.triggered = self.triggered
        twin.how = self.how
        twin.winners = self.winners.copy()
        twin.dice = self.dice.copy()
        twin.used = self.used.copy()
        twin.kobold_at = self.kobold_at
        twin.juggled = self.juggled
        twin.waiting_rows = self.waiting_rows
        twin.display = self.display.copy()
        twin.decree_row = self.decree_row.copy()
        twin.open_spells = self.open_spells.copy()
        twin.bags = self.bags.copy()
        twin.left_in = self.left_in.copy()
        twin.removed = self.removed.copy()
        twin.grass = self.grass
        twin.points = self.points.copy()
        twin.skyline = [line.copy() for line in self.skyline]
        twin.left = self.left.copy()
        twin.tally = self.tally.copy()
        twin.items = self.items.copy()
        twin.shields = self.shields.copy()
        twin.spells = self.spells.copy()
        twin.scored_by = self.scored_by.copy()
        twin.city_done = self.city_done.copy()
        twin.hand = self.hand
        twin.holder = self.holder
        twin.taken_spell = self.taken_spell
        return twin

    def legal(self, seat: i64) -> list[i64]:
        if seat != self.decider or seat < 0:
            return []
        return offers(self, seat)

    # ------------------------------------------------------------------ what an action does

    def apply(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            fall(self, action)
        else:
            answer(self, seat, action)
        self.proceed()

    def proceed(self) -> None:
        """Go on with what comes after, up to the next real question; what has only one answer is done at once."""
        while self.step != OVER:
            about = self.after.pop()
            seat = self.after.pop()
            step = self.after.pop()
            if step > OVER:
                work(self, step, seat, about)
            elif step >= DEAL_TILES:
                if deals(self, step, about):
                    return
            elif step in (ROLLING, JUGGLING):
                self.let_chance(step, about)
                return
            elif step == BURN_COLUMN and about >= burnable(self, seat):
                burn_all(self, seat)
            else:
                self.step = step
                self.about = about
                self.decider = seat
                if step in (MAIN, BEFORE_ROLL):
                    return
                options = offers(self, seat)
                if len(options) > 1:
                    return
                if len(options) == 1:
                    answer(self, seat, options[0])

    # ------------------------------------------------------------------ chance

    def outcomes(self) -> list[tuple[i64, i64]]:
        if self.decider != CHANCE:
            return []
        return outcomes(self)

    def draw(self, rng: Rng) -> i64:
        return draw(self, rng)

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

    def foresight(self) -> i64:
        return 600

    def prospects(self) -> list[tuple[i64, i64]]:
        # The evaluation knows what to expect of all draws but the juggler's.
        return self.outcomes() if self.step == JUGGLING and self.juggled > 0 else []

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
