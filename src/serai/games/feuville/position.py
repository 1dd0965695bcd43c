"""The state of a game of Feuville: what lies where, what is being asked, and what comes after."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from serai.core.arrays import append, vec
from serai.core.bits import bit
from serai.core.state import CHANCE
from serai.core.step import Steps, StepState
from serai.games.feuville.board import COLUMNS, DECREES, FIRST_PILE, OPEN_SPELLS, SPELLS, SYMBOLS, Board

# What is being asked, or left to chance.
NAME_START: Final = 0
BEFORE_ROLL: Final = 1
ROLLING: Final = 2
USE_FIRE_PROTECTION: Final = 3
BURN_COLUMN: Final = 4
MAIN: Final = 5
DIE_USE: Final = 6
KOBOLD_PERSON: Final = 7
KOBOLD_USE: Final = 8
SETTLE_TILE: Final = 9
BUILD_SLOT: Final = 10
SETTLE_DECREE: Final = 11
SCORE_CHOICE: Final = 12
RESTORE_COLUMN: Final = 13
JUGGLE: Final = 14
JUGGLING: Final = 15
STEAL: Final = 16
INNKEEPER_TILE: Final = 17
USE_BIG_CHOICE: Final = 18
CHOOSE_TILE: Final = 19
CHOOSE_DECREE: Final = 20
MAGICIAN_SPELL: Final = 21
CHOOSE_SPELL: Final = 22
SETTLE_SPELL: Final = 23
CITY_SPAN: Final = 24
CITY_GRASS: Final = 25
DEAL_TILES: Final = 26
DEAL_DECREES: Final = 27
DEAL_SPELLS: Final = 28
OVER: Final = 29
# What the rules do by themselves, between two questions.
ATTACK: Final = 30
TREAT: Final = 31
REFILL_ROWS: Final = 32
WINDOW: Final = 33
RETURN_FAME: Final = 34
SPEND_BIG_CHOICE: Final = 35
NEXT_TURN: Final = 36

NONE: Final = -1
IN_HAND: Final = 2
"""Where a thing to be built or scored lies: item place 0 or 1, or the hand."""

# What a die was used for.
UNUSED: Final = 0
FOR_TILE: Final = 1
FOR_DECREE: Final = 2
FOR_SKILL: Final = 3
AT_FAIRY: Final = 4
AT_CITY: Final = 5
AT_KOBOLD: Final = 6

# A column of a skyline: wall, tower, sky, and marks.
STRIDE: Final = 4
MARKS: Final = 3
BURNT: Final = 1
GRASS: Final = 2
ARMS: Final = 4

# The tally of a skyline: symbols, clouds and columns that are not burnt.
TALLY: Final = 6
CLOUDS: Final = 4
UNBURNT: Final = 5

AFTER: Final = 48
"""Room for what comes after: sixteen steps. A refill within a treat round, big choice within the refill, and a free
action before its tile is settled make ten; seven is the most that random games show."""


def pile_sizes(board: Board) -> vec[i64]:
    """How many tiles, decrees and spells lie in each pile of a new game."""
    return vec[i64]([len(pile) for pile in board.in_pile] + [int(board.decrees), int(board.spells)])


def full_bags(board: Board) -> vec[i64]:
    """What each pile of a new game may bring, as bits: all of it."""
    return vec[i64]([(1 << int(size)) - 1 for size in pile_sizes(board)])


def start_skylines(board: Board, seats: i64) -> list[vec[i64]]:
    """A start tile for each player."""
    return [vec[i64]([board.tiles + seat, NONE, NONE, 0]) for seat in range(seats)]


def start_tally(board: Board, seats: i64) -> vec[i64]:
    """What the start tiles count."""
    tally = vec[i64]([0] * (TALLY * seats))
    for seat in range(seats):
        tally[TALLY * seat + UNBURNT] = 1
        for symbol in range(SYMBOLS):
            tally[TALLY * seat + symbol] = board.symbols[SYMBOLS * (board.tiles + seat) + symbol]
    return tally


class Position(StepState):
    """Fields and simple questions about them; what changes them stands in the modules of the rules."""

    replaced_rows: ClassVar[tuple[str, ...]] = ("skyline",)

    def __init__(
        self, game: Any, seats: i64, options: Any, steps: Steps[Any], board: Board, like: "Position | None" = None
    ) -> None:
        super().__init__(game, seats, options, steps, like)
        self.board: Board = board
        self.about: i64 = like.about if like else 0
        """What the question is about: a die, a person, a place, how many columns, whose turn in a round of offers."""
        self.after: vec[i64] = like.after[:] if like else vec[i64]([0] * AFTER)
        """What comes after the present question, the next last: step, seat and what it is about, again and again."""
        self.height: i64 = like.height if like else 0
        """How much of ``after`` is in use."""
        self.round: i64 = like.round if like else 1
        self.mover: i64 = like.mover if like else NONE
        """The active player."""
        self.start_player: i64 = like.start_player if like else NONE
        self.dragons: i64 = like.dragons if like else 0
        """Attacks in this turn."""
        self.triggered: bool = like.triggered if like else False
        """Whether the decree row could not be filled: the round is played to its end."""
        self.winners: vec[i64] = like.winners[:] if like else vec[i64]()

        self.dice: vec[i64] = like.dice[:] if like else vec[i64]([0, 0])
        """The two faces, 0 before the roll."""
        self.used: vec[i64] = like.used[:] if like else vec[i64]([UNUSED, UNUSED])
        """What each die was used for in this turn."""
        self.kobold_at: i64 = like.kobold_at if like else 0
        """The person the kobold imitates; 0 at home."""
        self.juggled: i64 = like.juggled if like else 0
        self.waiting_rows: i64 = like.waiting_rows if like else 0
        """Rows (as bits) that were empty before the treat round: they wait for the end of the turn."""

        self.display: vec[i64] = like.display[:] if like else vec[i64]([NONE] * (3 * COLUMNS))
        """The open tile at 6 * row + board column, or NONE."""
        self.decree_row: vec[i64] = like.decree_row[:] if like else vec[i64]([NONE] * COLUMNS)
        self.open_spells: vec[i64] = like.open_spells[:] if like else vec[i64]([NONE] * OPEN_SPELLS)
        self.bags: vec[i64] = like.bags[:] if like else full_bags(board)
        """What each pile may still bring, as bits; the boxed decrees are among those nobody has seen."""
        self.left_in: vec[i64] = like.left_in[:] if like else pile_sizes(board)
        """How many these are."""
        self.removed: vec[i64] = like.removed[:] if like else vec[i64]()
        """Items and spells out of the game, in the order they left."""
        self.grass: i64 = like.grass if like else board.grass
        """Plain grass tiles in the supply."""

        self.points: vec[i64] = like.points[:] if like else vec[i64]([0] * seats)
        self.skyline: list[vec[i64]] = like.skyline[:] if like else start_skylines(board, seats)
        """For each player the columns from left to right: wall, tower, sky (or NONE) and marks of each.

        Copies share these arrays: who changes one takes ``new_line`` first.
        """
        self.left: vec[i64] = like.left[:] if like else vec[i64]([0] * seats)
        """How many columns stand to the left of the start column."""
        self.tally: vec[i64] = like.tally[:] if like else start_tally(board, seats)
        """For each player the four symbols, the clouds and the columns, as far as they are not burnt."""
        self.items: vec[i64] = like.items[:] if like else vec[i64]([NONE] * (2 * seats))
        """Two item places for each player: a tile, a decree or NONE."""
        self.shields: vec[i64] = like.shields[:] if like else vec[i64]([NONE] * (2 * seats))
        """The thief protection lying on each of these items, or NONE."""
        self.spells: vec[i64] = like.spells[:] if like else vec[i64]([NONE] * (2 * seats))
        """Two spell places for each player."""
        self.scored_by: vec[i64] = like.scored_by[:] if like else vec[i64]([NONE] * board.decrees)
        """For each decree the player who has scored it, or NONE."""
        self.city_done: vec[i64] = like.city_done[:] if like else vec[i64]([0] * seats)
        """For each player 1 once he has scored his city."""
        self.hand: i64 = like.hand if like else NONE
        """The one tile or decree just taken and not yet settled."""
        self.holder: i64 = like.holder if like else NONE
        self.taken_spell: i64 = like.taken_spell if like else NONE
        """The one spell just taken and not yet settled."""

    # ------------------------------------------------------------------ what is asked, and what comes after

    def then(self, step: i64, seat: i64, about: i64) -> None:
        """This comes next, before all that was to come so far."""
        at = self.height
        self.after[at] = step
        self.after[at + 1] = seat
        self.after[at + 2] = about
        self.height = at + 3

    def proceed(self) -> None:
        """Go on with what comes after, until somebody has to decide or the game is over."""
        decided = False
        while not decided:
            self.height -= 3
            at = self.height
            decided = self.steps.table[self.after[at]].begin(self, self.after[at + 1])
            if self.height == at:  # nothing was laid on it: equal positions are equal in all their numbers
                self.after[at] = 0
                self.after[at + 1] = 0
                self.after[at + 2] = 0

    def popped_about(self) -> i64:
        """What the step is about that was just taken off the stack; to be asked for before anything is laid on it."""
        return self.after[self.height + 2]

    def ask(self, step: i64, seat: i64) -> None:
        self.about = self.popped_about()
        super().ask(step, seat)

    def let_chance(self, step: i64) -> None:
        self.about = self.popped_about()
        super().let_chance(step)

    def ask_again(self) -> None:
        """The present question is put once more when what now happens is done."""
        self.then(self.step, self.decider, self.about)

    # ------------------------------------------------------------------ the board

    def tile_displayed(self) -> bool:
        """Whether any tile lies open."""
        for tile in self.display:
            if tile >= 0:
                return True
        return False

    def row_empty(self, row: i64) -> bool:
        """Whether no tile lies open in a row."""
        for slot in range(COLUMNS * row, COLUMNS * row + COLUMNS):
            if self.display[slot] >= 0:
                return False
        return True

    def gaps(self, rows: i64) -> i64:
        """The empty places of the display, as bits; of the rows given as bits none are counted."""
        found: i64 = 0
        for slot in range(3 * COLUMNS):
            if self.display[slot] < 0 and rows >> (slot // COLUMNS) & 1 == 0:
                found += bit(slot)
        return found

    def top_pile(self, row: i64) -> i64:
        """The pile that lies on top of a row's stack, or NONE when the stack is used up."""
        for pile in range(FIRST_PILE[row], FIRST_PILE[row + 1]):
            if self.left_in[pile] > 0:
                return pile
        return NONE

    def decree_stack(self) -> i64:
        """How many decrees can still be laid out."""
        return self.left_in[DECREES] - self.board.boxed

    def decree_displayed(self) -> bool:
        """Whether any decree lies in the row."""
        return any(decree >= 0 for decree in self.decree_row)

    def spell_displayed(self) -> bool:
        """Whether any spell lies open."""
        for spell in self.open_spells:
            if spell >= 0:
                return True
        return False

    def shuffle_in(self, spell: i64) -> None:
        """A used spell is put back and the spell deck shuffled; an open gap is then filled."""
        self.bags[SPELLS] |= bit(spell)
        self.left_in[SPELLS] += 1
        self.shown += 1
        self.then(DEAL_SPELLS, CHANCE, 0)

    def spend(self, seat: i64, kind: i64) -> None:
        """A stored spell has done its work and goes back."""
        at = 2 * seat + self.spell_place(seat, kind)
        spell = self.spells[at]
        self.spells[at] = NONE
        self.shuffle_in(spell)

    # ------------------------------------------------------------------ player boards

    def columns(self, seat: i64) -> i64:
        """How many columns this player's skyline has."""
        return len(self.skyline[seat]) // STRIDE

    def new_line(self, seat: i64) -> vec[i64]:
        """A skyline to be changed, in the place of the one it is a copy of."""
        line = self.skyline[seat][:]
        self.skyline[seat] = line
        return line

    def column_action(self, seat: i64, column: i64) -> i64:
        """The action that names a column, counted from the left end of the skyline."""
        return self.board.actions.column0 + self.board.actions.reach + column - self.left[seat]

    def is_decree(self, item: i64) -> bool:
        """Whether an item is a decree, not a tile."""
        return item >= self.board.first_decree

    def free_place(self, seat: i64) -> i64:
        """A free item place of this player, or NONE."""
        if self.items[2 * seat] < 0:
            return 0
        return 1 if self.items[2 * seat + 1] < 0 else NONE

    def free_spell_place(self, seat: i64) -> i64:
        """A free spell place of this player, or NONE."""
        if self.spells[2 * seat] < 0:
            return 0
        return 1 if self.spells[2 * seat + 1] < 0 else NONE

    def spell_place(self, seat: i64, kind: i64) -> i64:
        """Where this player has stored a spell of this kind, or NONE."""
        for place in range(2):
            spell = self.spells[2 * seat + place]
            if spell >= 0 and self.board.spell_type[spell] == kind:
                return place
        return NONE

    def thing(self, seat: i64, place: i64) -> i64:
        """The item in an item place, or the one in hand."""
        return self.hand if place == IN_HAND else self.items[2 * seat + place]

    def hold(self, seat: i64, item: i64) -> None:
        """This player takes an item in hand."""
        self.hand = item
        self.holder = seat

    def take_away(self, seat: i64, place: i64) -> None:
        """An item leaves its place (or the hand); a thief protection on it has done its work."""
        if place == IN_HAND:
            self.hand = NONE
            self.holder = NONE
            return
        at = 2 * seat + place
        self.items[at] = NONE
        if self.shields[at] >= 0:
            self.shuffle_in(self.shields[at])
            self.shields[at] = NONE

    def remove(self, thing: i64) -> None:
        """A tile, decree or spell leaves the game."""
        self.removed = append(self.removed, thing)

    def count(self, seat: i64, symbol: i64) -> i64:
        """How often a symbol stands on the unburnt tiles of a skyline."""
        return self.tally[TALLY * seat + symbol]

    def symbols_on(self, tile: i64) -> i64:
        """How many symbols of all kinds a tile shows."""
        at = SYMBOLS * tile
        symbols = self.board.symbols
        return symbols[at] + symbols[at + 1] + symbols[at + 2] + symbols[at + 3]

    def scored_decrees(self, seat: i64) -> i64:
        """How many decrees this player has scored, city scoring included."""
        number = self.city_done[seat]
        for scorer in self.scored_by:
            if scorer == seat:
                number += 1
        return number
