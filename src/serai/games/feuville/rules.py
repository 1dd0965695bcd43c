"""Feuville as it is played: what is legal at each step, and what an action does."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE
from serai.games.feuville.actions import (
    CITY,
    END_TURN,
    FAIRY,
    KEEP,
    KOBOLD,
    PASS,
    ROLL,
    SCORE,
    SKILL,
    STOP,
    STORE,
    TAKE_DECREE,
    YES,
)
from serai.games.feuville.board import FIRE_PROTECTION, THIEF_PROTECTION, Board
from serai.games.feuville.bot import evaluate
from serai.games.feuville.chance import draw, fall, outcomes
from serai.games.feuville.offers import offers
from serai.games.feuville.persons import (
    stop_juggling,
    take_decree,
    take_spell,
    take_tile,
    use,
)
from serai.games.feuville.position import (
    ARMS,
    AT_CITY,
    AT_FAIRY,
    AT_KOBOLD,
    BEFORE_ROLL,
    BUILD_SLOT,
    BURN_COLUMN,
    CHOOSE_DECREE,
    CHOOSE_SPELL,
    CHOOSE_TILE,
    CITY_GRASS,
    CITY_SPAN,
    DEAL_TILES,
    DIE_USE,
    FOR_DECREE,
    FOR_SKILL,
    FOR_TILE,
    IN_HAND,
    INNKEEPER_TILE,
    JUGGLE,
    JUGGLING,
    KOBOLD_PERSON,
    KOBOLD_USE,
    MAGICIAN_SPELL,
    MAIN,
    MARKS,
    NAME_START,
    NONE,
    OVER,
    REFILL_ROWS,
    RESTORE_COLUMN,
    ROLLING,
    SCORE_CHOICE,
    SETTLE_DECREE,
    SETTLE_SPELL,
    SETTLE_TILE,
    SPEND_BIG_CHOICE,
    STEAL,
    STRIDE,
    USE_BIG_CHOICE,
    USE_FIRE_PROTECTION,
    WINDOW,
    Position,
)
from serai.games.feuville.skyline import (
    build,
    burn_all,
    burnable,
    can_restore,
    choice_points,
    column_of,
    plant_grass,
    span_action,
    span_points,
    spans,
    turn_column,
)
from serai.games.feuville.turn import ENDINGS, begin_game, deals, end_turn, spend, work

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
            self.answer(seat, action)
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
                    self.answer(seat, options[0])

    def answer(self, seat: i64, action: i64) -> None:
        """What follows from a player's answer to the present question."""
        actions = self.board.actions
        step = self.step
        if step in (MAIN, BEFORE_ROLL):
            self.take_turn(seat, action)
        elif step == DIE_USE:
            self.used[self.about] = purpose(action)
            use(self, seat, self.dice[self.about], action)
        elif step in (SETTLE_TILE, SETTLE_DECREE):
            self.settle(seat, action)
        elif step == BUILD_SLOT:
            tile = self.thing(seat, self.about)
            self.take_away(seat, self.about)
            build(self, seat, tile, action)
        elif step == SCORE_CHOICE:
            self.score(seat, action)
        elif step == INNKEEPER_TILE:
            if action != PASS:
                self.then(REFILL_ROWS, seat, self.waiting_rows)
                take_tile(self, seat, action - actions.slot0)
                if 0 < self.about < self.seats:
                    self.then(BUILD_SLOT, seat, IN_HAND)
                else:
                    self.then(SETTLE_TILE, seat, 0)
        elif step == CHOOSE_TILE:
            take_tile(self, seat, action - actions.slot0)
            self.then(SETTLE_TILE, seat, 0)
        elif step == BURN_COLUMN:
            turn_column(self, seat, column_of(self, seat, action))
            if self.about > 1:
                self.then(BURN_COLUMN, seat, self.about - 1)
        elif step == RESTORE_COLUMN:
            if action != STOP:
                self.restore(seat, column_of(self, seat, action))
        elif step == JUGGLE:
            if action == STOP:
                stop_juggling(self)
            else:
                self.then(JUGGLING, seat, 0)
        elif step == USE_FIRE_PROTECTION:
            if action == YES:
                spend(self, seat, FIRE_PROTECTION)
            else:
                self.then(BURN_COLUMN, seat, self.about)
        elif step == USE_BIG_CHOICE:
            self.big_choice(seat, action)
        elif step == KOBOLD_PERSON:
            self.kobold_at = action - actions.person0 + 1
            self.then(KOBOLD_USE, seat, self.kobold_at)
        elif step == KOBOLD_USE:
            use(self, seat, self.about, action)
        elif step == STEAL:
            self.steal(seat, action - actions.steal0)
        elif step == CHOOSE_DECREE:
            take_decree(self, seat, action - actions.decree0)
        elif step == MAGICIAN_SPELL:
            if action == YES:
                self.then(CHOOSE_SPELL, seat, 0)
        elif step == CHOOSE_SPELL:
            take_spell(self, seat, action - actions.spell0)
        elif step == SETTLE_SPELL:
            self.settle_spell(seat, action)
        elif step == CITY_SPAN:
            for span in spans(self, seat):
                if span_action(self, seat, span) == action:
                    self.points[seat] += span_points(self, seat, span)
                    self.then(CITY_GRASS, seat, span)
            self.city_done[seat] = 1
        elif step == CITY_GRASS:
            at = STRIDE * column_of(self, seat, action) + MARKS
            self.skyline[seat][at] = self.skyline[seat][at] | ARMS

    def take_turn(self, seat: i64, action: i64) -> None:
        """Roll, use a die, call the kobold, end the turn; or a free action, after which the question stands again."""
        if action == ROLL:
            self.then(ROLLING, seat, 0)
        elif action == END_TURN:
            end_turn(self)
        else:
            self.ask_again()
            if action == KOBOLD:
                self.used[0] = AT_KOBOLD
                self.used[1] = AT_KOBOLD
                self.then(KOBOLD_PERSON, seat, 0)
            elif action >= self.board.actions.build_stored0:
                self.act_freely(seat, action)
            else:
                face = action - self.board.actions.die0 + 1
                self.then(DIE_USE, seat, 0 if self.dice[0] == face else 1)

    def act_freely(self, seat: i64, action: i64) -> None:
        """Build or score something stored, or protect it."""
        actions = self.board.actions
        if action >= actions.protect0:
            at = 2 * seat + self.spell_place(seat, THIEF_PROTECTION)
            self.shields[2 * seat + action - actions.protect0] = self.spells[at]
            self.spells[at] = NONE
        elif action >= actions.score_stored0:
            self.then(SCORE_CHOICE, seat, action - actions.score_stored0)
        else:
            self.then(BUILD_SLOT, seat, action - actions.build_stored0)

    def settle(self, seat: i64, action: i64) -> None:
        """What becomes of the tile or decree in hand; a free action leaves it there."""
        actions = self.board.actions
        if action == SCORE:
            self.then(SCORE_CHOICE, seat, IN_HAND)
        elif actions.build_stored0 <= action < actions.swap0:
            self.ask_again()
            self.act_freely(seat, action)
        else:
            thing = self.hand
            self.take_away(seat, IN_HAND)
            if action == STORE:
                self.items[2 * seat + self.free_place(seat)] = thing
            elif actions.swap0 <= action < actions.replace0:
                place = action - actions.swap0
                self.removed.append(self.items[2 * seat + place])
                self.take_away(seat, place)
                self.items[2 * seat + place] = thing
            else:
                build(self, seat, thing, action)

    def score(self, seat: i64, choice: i64) -> None:
        """Score a decree that lies in hand or in a place."""
        decree = self.thing(seat, self.about) - self.board.first_decree
        self.points[seat] += choice_points(self, seat, decree, choice)
        plant_grass(self, seat, decree, choice)
        self.scored_by[decree] = seat
        self.take_away(seat, self.about)

    def restore(self, seat: i64, column: i64) -> None:
        """A burnt column rises again; there may be more."""
        turn_column(self, seat, column)
        if self.about != 1 and can_restore(self, seat, self.about - 1):
            self.then(RESTORE_COLUMN, seat, self.about - 1 if self.about > 0 else 0)

    def big_choice(self, seat: i64, action: i64) -> None:
        """Use big choice now, and be asked again while there is another; or let the next player have his offer."""
        if action == YES:
            self.shown += 1
            self.then(WINDOW, seat, self.about)
            self.then(SPEND_BIG_CHOICE, seat, 0)
            self.then(CHOOSE_TILE, seat, 0)
        else:
            self.then(WINDOW, seat, self.about + 1)

    def steal(self, seat: i64, at: i64) -> None:
        """An item of an opponent goes to the hand."""
        self.hand = self.items[at]
        self.holder = seat
        self.items[at] = NONE
        self.then(SETTLE_DECREE if self.is_decree(self.hand) else SETTLE_TILE, seat, 0)

    def settle_spell(self, seat: i64, action: i64) -> None:
        """Where the spell just taken goes."""
        actions = self.board.actions
        spell = self.taken_spell
        self.taken_spell = NONE
        self.holder = NONE
        if action == KEEP:
            self.spells[2 * seat + self.free_spell_place(seat)] = spell
        elif action >= actions.replace0:
            at = 2 * seat + action - actions.replace0
            self.removed.append(self.board.first_spell + self.spells[at])
            self.spells[at] = spell
        else:
            self.shields[2 * seat + action - actions.protect0] = spell

    # ------------------------------------------------------------------ chance

    def outcomes(self) -> list[tuple[i64, i64]]:
        if self.decider != CHANCE:
            return []
        return outcomes(self)

    def draw(self, rng: Rng) -> i64:
        return draw(self, rng)

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

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


def purpose(action: i64) -> i64:
    """What a die is used for, by the action that uses it."""
    if action == TAKE_DECREE:
        return FOR_DECREE
    if action == SKILL:
        return FOR_SKILL
    if action == FAIRY:
        return AT_FAIRY
    return AT_CITY if action == CITY else FOR_TILE


def new_game(game: Any, seats: i64, options: Any, board: Board, start_player: i64) -> Feuville:
    """A new game, ready for chance to name the start player (or, if one is named, to lay out the board)."""
    state = Feuville(game, seats, options, board)
    state.set_out(start_player)
    return state
