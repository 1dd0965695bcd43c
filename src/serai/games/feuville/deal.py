"""What is turned up from the stacks: tiles, decrees and spells, and when empty rows are filled."""

from abc import abstractmethod

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE
from serai.games.feuville import position as pos
from serai.games.feuville.board import COLUMNS, DECREES, OPEN_SPELLS, SPELLS
from serai.games.feuville.position import NONE, Position
from serai.games.feuville.step import Chance, Step


class Deal(Chance):
    """One thing after the other is turned up, until no place is left for it or no stack."""

    @abstractmethod
    def gap(self, state: Position, about: i64) -> i64:
        """The next place to be filled, or NONE."""

    @abstractmethod
    def pile(self, state: Position) -> i64:
        """The pile from which chance deals now."""

    @abstractmethod
    def outcome(self, state: Position, pile: i64, bit: i64) -> i64:
        """The action that this one comes out of the pile."""

    def begin(self, state: Position, seat: i64, about: i64) -> bool:
        gap = self.gap(state, about)
        if gap >= 0:
            state.let_chance(self.number, gap)
        return gap >= 0

    def outcomes(self, state: Position) -> list[tuple[i64, i64]]:
        pile = self.pile(state)
        bag = state.bags[pile]
        found: list[tuple[i64, i64]] = []
        bit: i64 = 0
        while bag >> bit != 0:
            if bag >> bit & 1 != 0:
                found.append((self.outcome(state, pile, bit), 1))
            bit += 1
        return found

    def draw(self, state: Position, rng: Rng) -> i64:
        pile = self.pile(state)
        nth = rng.below(state.left_in[pile])
        bag = state.bags[pile]
        bit: i64 = 0
        while True:
            if bag >> bit & 1 != 0:
                if nth == 0:
                    return self.outcome(state, pile, bit)
                nth -= 1
            bit += 1


class DealTiles(Deal):
    """Places of the display, as bits, get a tile of their row's stack, as long as it lasts."""

    def gap(self, state: Position, about: i64) -> i64:
        return about if next_slot(state, about) >= 0 else NONE

    def pile(self, state: Position) -> i64:
        return state.top_pile(next_slot(state, state.about) // COLUMNS)

    def outcome(self, state: Position, pile: i64, bit: i64) -> i64:
        return state.board.actions.deal_tile0 + state.board.in_pile[pile][bit]

    def play(self, state: Position, seat: i64, action: i64) -> None:
        tile = action - state.board.actions.deal_tile0
        slot = next_slot(state, state.about)
        state.display[slot] = tile
        state.draw_from(state.board.pile[tile], state.board.bit[tile])
        one: i64 = 1
        state.then(self.number, CHANCE, state.about & ~(one << slot))


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

    def outcome(self, state: Position, pile: i64, bit: i64) -> i64:
        return state.board.actions.deal_decree0 + bit

    def play(self, state: Position, seat: i64, action: i64) -> None:
        decree = action - state.board.actions.deal_decree0
        state.decree_row[state.about] = decree
        state.draw_from(DECREES, decree)
        state.then(self.number, CHANCE, 0)


class DealSpells(Deal):
    """The gaps among the open spells are filled."""

    def gap(self, state: Position, about: i64) -> i64:
        for place in range(OPEN_SPELLS):
            if state.open_spells[place] < 0 and state.left_in[SPELLS] > 0:
                return place
        return NONE

    def pile(self, state: Position) -> i64:
        return SPELLS

    def outcome(self, state: Position, pile: i64, bit: i64) -> i64:
        return state.board.actions.deal_spell0 + bit

    def play(self, state: Position, seat: i64, action: i64) -> None:
        spell = action - state.board.actions.deal_spell0
        state.open_spells[state.about] = spell
        state.draw_from(SPELLS, spell)
        state.then(self.number, CHANCE, 0)


class RefillRows(Step):
    """Rows without any tile are filled, but for those that wait; then big choice, which may empty a row again."""

    def begin(self, state: Position, seat: i64, about: i64) -> bool:
        due: i64 = 0
        for row in range(3):
            if about >> row & 1 == 0 and state.row_empty(row) and state.top_pile(row) >= 0:
                due += 1 << row
        if due != 0:
            state.then(self.number, state.mover, about)
            state.then(pos.WINDOW, state.mover, 0)
            state.then(pos.DEAL_TILES, state.mover, state.gaps(7 - due))
        return False
