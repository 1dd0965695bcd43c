"""What is turned up from the stacks: tiles, decrees and spells, and when empty rows are filled."""

from abc import abstractmethod

from mypy_extensions import i64

from serai.core.bits import bit, nth
from serai.core.rng import Rng
from serai.core.state import CHANCE
from serai.core.step import FromMany, Step
from serai.games.feuville import position as pos
from serai.games.feuville.board import COLUMNS, DECREES, OPEN_SPELLS, SPELLS
from serai.games.feuville.position import NONE, Position


class Deal(FromMany[Position]):
    """One thing after the other is turned up, until no place is left for it or no stack."""

    @abstractmethod
    def gap(self, state: Position, about: i64) -> i64:
        """What is to be filled next: a place, or all that are due (as bits); NONE if nothing is."""

    @abstractmethod
    def pile(self, state: Position) -> i64:
        """The pile from which chance deals now."""

    @abstractmethod
    def lay(self, state: Position, which: i64) -> i64:
        """This one of the pile comes into its place; returns what is still to be filled."""

    def begin(self, state: Position, seat: i64) -> bool:
        gap = self.gap(state, state.popped_about())
        if gap >= 0:
            state.let_chance(self.number)
            state.about = gap
        return gap >= 0

    def among(self, state: Position) -> i64:
        return state.bags[self.pile(state)]

    def draw(self, state: Position, rng: Rng) -> i64:
        pile = self.pile(state)
        return self.first(state) + nth(state.bags[pile], rng.below(state.left_in[pile]))

    def drawn(self, state: Position, which: i64) -> None:
        pile = self.pile(state)
        left = self.lay(state, which)
        state.bags[pile] &= ~bit(which)
        state.left_in[pile] -= 1
        state.then(self.number, CHANCE, left)


class DealTiles(Deal):
    """Places of the display, as bits, get a tile of their row's stack, as long as it lasts."""

    def gap(self, state: Position, about: i64) -> i64:
        return about if next_slot(state, about) >= 0 else NONE

    def pile(self, state: Position) -> i64:
        return state.top_pile(next_slot(state, state.about) // COLUMNS)

    def first(self, state: Position) -> i64:
        return 0  # the tiles of a pile do not follow one another in the table of actions

    def outcomes(self, state: Position) -> list[tuple[i64, i64]]:
        tiles = state.board.in_pile[self.pile(state)]
        return [(state.board.actions.deal_tile0 + tiles[which], weight) for which, weight in super().outcomes(state)]

    def draw(self, state: Position, rng: Rng) -> i64:
        return state.board.actions.deal_tile0 + state.board.in_pile[self.pile(state)][super().draw(state, rng)]

    def play(self, state: Position, seat: i64, action: i64) -> None:
        self.drawn(state, state.board.bit[action - state.board.actions.deal_tile0])

    def lay(self, state: Position, which: i64) -> i64:
        slot = next_slot(state, state.about)
        state.display[slot] = state.board.in_pile[state.top_pile(slot // COLUMNS)][which]
        return state.about & ~bit(slot)


def next_slot(state: Position, places: i64) -> i64:
    """The first of these places of the display whose stack still has a tile, or NONE."""
    for slot in range(3 * COLUMNS):
        if places >> slot & 1 != 0 and state.top_pile(slot // COLUMNS) >= 0:
            return slot
    return NONE


class DealDecrees(Deal):
    """The gaps of the decree row are filled; where the stack is used up, the round is the last."""

    def gap(self, state: Position, about: i64) -> i64:
        for column in range(COLUMNS):
            if state.decree_row[column] < 0:
                if state.decree_stack() > 0:
                    return column
                state.triggered = True
        return NONE

    def pile(self, state: Position) -> i64:
        return DECREES

    def first(self, state: Position) -> i64:
        return state.board.actions.deal_decree0

    def lay(self, state: Position, which: i64) -> i64:
        state.decree_row[state.about] = which
        return 0


class DealSpells(Deal):
    """The gaps among the open spells are filled."""

    def gap(self, state: Position, about: i64) -> i64:
        for place in range(OPEN_SPELLS):
            if state.open_spells[place] < 0 and state.left_in[SPELLS] > 0:
                return place
        return NONE

    def pile(self, state: Position) -> i64:
        return SPELLS

    def first(self, state: Position) -> i64:
        return state.board.actions.deal_spell0

    def lay(self, state: Position, which: i64) -> i64:
        state.open_spells[state.about] = which
        return 0


class RefillRows(Step[Position]):
    """Rows without any tile are filled, but for those that wait; then big choice, which may empty a row again."""

    def begin(self, state: Position, seat: i64) -> bool:
        about = state.popped_about()
        due: i64 = 0
        for row in range(3):
            if about >> row & 1 == 0 and state.row_empty(row) and state.top_pile(row) >= 0:
                due += 1 << row
        if due != 0:
            state.then(self.number, state.mover, about)
            state.then(pos.WINDOW, state.mover, 0)
            state.then(pos.DEAL_TILES, state.mover, state.gaps(7 - due))
        return False
