"""The fairy's spells: taking one, where it goes, and big choice after each refill."""

from mypy_extensions import i64

from serai.core.state import Moves
from serai.core.step import OTHER_STEP, Choice, Step
from serai.games.feuville import actions as act
from serai.games.feuville import board as box
from serai.games.feuville import position as pos
from serai.games.feuville.position import NONE, Position
from serai.games.feuville.step import Either


class ChooseSpell(Choice[Position]):
    """Which open spell is taken; its gap is filled at once. Fame counts at once and goes back."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.spell0, state.board.actions.spell0 + box.OPEN_SPELLS

    def bars(self, state: Position, seat: i64, place: i64) -> str:
        return "" if state.open_spells[place] >= 0 else "no-spell"

    def choose(self, state: Position, seat: i64, place: i64) -> None:
        spell = state.open_spells[place]
        state.open_spells[place] = NONE
        state.taken_spell = spell
        state.holder = seat
        if state.board.spell_type[spell] == box.FAME:
            state.points[seat] += state.board.spell_points[spell]
            state.then(pos.RETURN_FAME, seat, 0)
        else:
            state.then(pos.SETTLE_SPELL, seat, 0)
        state.then(pos.DEAL_SPELLS, seat, 0)


class ReturnFame(Step[Position]):
    """A fame spell that has counted goes back."""

    def begin(self, state: Position, seat: i64) -> bool:
        state.shuffle_in(state.taken_spell)
        state.taken_spell = NONE
        state.holder = NONE
        return False


class SettleSpell(Step[Position]):
    """Where the spell just taken goes: thief protection on an item at once, or like others on a spell place."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        actions = state.board.actions
        for place in range(2):
            if not self.why_not(state, seat, actions.protect0 + place):
                moves.add(actions.protect0 + place)
        if state.free_spell_place(seat) >= 0:
            moves.add(act.KEEP)
        else:
            moves.add(actions.replace0)
            moves.add(actions.replace0 + 1)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        actions = state.board.actions
        full = state.free_spell_place(seat) < 0
        if action == act.KEEP:
            return "keep" if full else ""
        if actions.replace0 <= action < actions.column0:
            return "" if full else "replace"
        if not actions.protect0 <= action < actions.swap0:
            return OTHER_STEP
        at = 2 * seat + action - actions.protect0
        if state.items[at] < 0:
            return "place-empty"
        if state.board.spell_type[state.taken_spell] != box.THIEF_PROTECTION:
            return "no-shield"
        return "" if state.shields[at] < 0 else "protected"

    def play(self, state: Position, seat: i64, action: i64) -> None:
        actions, spell = state.board.actions, state.taken_spell
        state.taken_spell = NONE
        state.holder = NONE
        if action == act.KEEP:
            state.spells[2 * seat + state.free_spell_place(seat)] = spell
        elif action >= actions.replace0:
            at = 2 * seat + action - actions.replace0
            state.remove(state.board.first_spell + state.spells[at])
            state.spells[at] = spell
        else:
            state.shields[2 * seat + action - actions.protect0] = spell


# ---------------------------------------------------------------------- big choice


class Window(Step[Position]):
    """The display was refilled: who holds big choice may use it, in turn order from the active player."""

    def begin(self, state: Position, seat: i64) -> bool:
        for about in range(state.popped_about(), state.seats):
            holder = (state.mover + about) % state.seats
            if state.spell_place(holder, box.BIG_CHOICE) >= 0 and state.tile_displayed():
                state.then(pos.USE_BIG_CHOICE, holder, about)
                break
        return False


class UseBigChoice(Either):
    """Use big choice now, and be asked again while there is another; or let the next player have his offer."""

    def play(self, state: Position, seat: i64, action: i64) -> None:
        if action == act.YES:
            state.shown += 1
            state.then(pos.WINDOW, seat, state.about)
            state.then(pos.SPEND_BIG_CHOICE, seat, 0)
            state.then(pos.CHOOSE_TILE, seat, 0)
        else:
            state.then(pos.WINDOW, seat, state.about + 1)


class SpendBigChoice(Step[Position]):
    """Big choice has done its work."""

    def begin(self, state: Position, seat: i64) -> bool:
        state.spend(seat, box.BIG_CHOICE)
        return False
