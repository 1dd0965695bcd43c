"""Rolling the dice, and what they are used for: at a person, at the fairy, for the city, or both with the kobold."""

from typing import Final

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import Moves
from serai.core.step import OTHER_STEP, Choice, FromMany, Step
from serai.games.feuville import actions as act
from serai.games.feuville import board as box
from serai.games.feuville import position as pos
from serai.games.feuville.city import next_span
from serai.games.feuville.items import use_stored, why_not_use, write_uses
from serai.games.feuville.persons import PERSONS, take_decree, take_tile
from serai.games.feuville.position import NONE, Position
from serai.games.feuville.step import OpenQuestion

ALL_PAIRS: Final[i64] = 2**36 - 1
"""All that two dice can show, as bits: 6 * first + second."""
UNEQUAL: Final[i64] = ALL_PAIRS - sum([2 ** (7 * face) for face in range(6)])

# ---------------------------------------------------------------------- rolling


class BeforeRoll(OpenQuestion):
    """The active player is about to roll; before it he may use what he has stored."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        moves.add(act.ROLL)
        write_uses(state, seat, moves)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        return "" if action == act.ROLL else why_not_use(state, seat, action)

    def play(self, state: Position, seat: i64, action: i64) -> None:
        if action == act.ROLL:
            state.then(pos.ROLLING, seat, 0)
        else:
            use_stored(state, seat, action)


class Rolling(FromMany[Position]):
    """Unequal dice are used; equal ones wake the dragon, and then the player rolls again."""

    def first(self, state: Position) -> i64:
        return state.board.actions.dice0

    def among(self, state: Position) -> i64:
        return UNEQUAL if no_more_dragons(state) else ALL_PAIRS

    def draw(self, state: Position, rng: Rng) -> i64:
        return super().draw(state, rng) if no_more_dragons(state) else self.first(state) + rng.below(36)

    def drawn(self, state: Position, which: i64) -> None:
        state.dice[0] = which // 6 + 1
        state.dice[1] = which % 6 + 1
        if state.dice[0] == state.dice[1]:
            state.dragons += 1
            state.then(pos.BEFORE_ROLL, state.mover, 0)
            state.then(pos.ATTACK, state.mover, 0)
        else:
            state.then(pos.MAIN, state.mover, 0)


def no_more_dragons(state: Position) -> bool:
    """After so many attacks in one turn the dice are never equal again."""
    return state.dragons >= state.board.max_dragons


# ---------------------------------------------------------------------- what a die can be used for


def why_not_at_person(state: Position, seat: i64, face: i64, action: i64) -> str:
    """Why this cannot be had at a person: a tile or the decree of the column, or the skill."""
    if action == act.TAKE_DECREE:
        return "" if state.decree_row[face - 1] >= 0 else "no-decree"
    if action == act.SKILL:
        return "" if PERSONS[face - 1].can_help(state, seat) else "skill"
    row = action - state.board.actions.row0
    if not box.WALL <= row <= box.SKY:
        return OTHER_STEP
    return "" if state.display[box.COLUMNS * row + face - 1] >= 0 else "no-tile"


def why_not_elsewhere(state: Position, seat: i64, action: i64) -> str:
    """Why a die cannot go to the fairy or be used for the city, which a die of any value can."""
    if action == act.FAIRY:
        if state.used[0] == pos.AT_FAIRY or state.used[1] == pos.AT_FAIRY:
            return "fairy-used"
        return "" if state.spell_displayed() else "no-spell"
    if action != act.CITY:
        return OTHER_STEP
    if state.city_done[seat] != 0:
        return "city-done"
    return "" if next_span(state, seat, NONE) >= 0 else "no-city"


def write_at_person(state: Position, seat: i64, face: i64, moves: Moves) -> None:
    """What can be had at a person."""
    column = face - 1
    for row in range(box.SKY, box.WALL - 1, -1):
        if state.display[box.COLUMNS * row + column] >= 0:
            moves.add(state.board.actions.row0 + row)
    if state.decree_row[column] >= 0:
        moves.add(act.TAKE_DECREE)
    if PERSONS[column].can_help(state, seat):
        moves.add(act.SKILL)


def why_not_person(state: Position, seat: i64, face: i64) -> str:
    """Why a die or the kobold is of no use at this person."""
    column, display = face - 1, state.display
    if state.decree_row[column] >= 0 or display[column] >= 0 or display[box.COLUMNS + column] >= 0:
        return ""
    return "" if display[2 * box.COLUMNS + column] >= 0 or PERSONS[column].can_help(state, seat) else "person"


def use(state: Position, seat: i64, face: i64, action: i64) -> None:
    """A die (or the kobold) is used at a person, at the fairy or for the city."""
    if action == act.TAKE_DECREE:
        take_decree(state, seat, face - 1)
    elif action == act.SKILL:
        PERSONS[face - 1].help(state, seat)
    elif action == act.FAIRY:
        state.then(pos.CHOOSE_SPELL, seat, 0)
    elif action == act.CITY:
        state.then(pos.CITY_SPAN, seat, 0)
    else:
        take_tile(state, seat, box.COLUMNS * (action - state.board.actions.row0) + face - 1)


def purpose(action: i64) -> i64:
    """What a die is used for, by the action that uses it."""
    if action == act.TAKE_DECREE:
        return pos.FOR_DECREE
    if action == act.SKILL:
        return pos.FOR_SKILL
    if action == act.FAIRY:
        return pos.AT_FAIRY
    return pos.AT_CITY if action == act.CITY else pos.FOR_TILE


# ---------------------------------------------------------------------- the turn after the roll


class Main(OpenQuestion):
    """Use a die, or both with the kobold; use what is stored; end the turn."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for die in range(2):
            if not why_not_die(state, seat, die):
                moves.add(state.board.actions.die0 + state.dice[die] - 1)
        if kobold_comes(state):
            moves.add(act.KOBOLD)
        write_uses(state, seat, moves)
        moves.add(act.END_TURN)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        actions = state.board.actions
        if action == act.END_TURN:
            return ""
        if action == act.KOBOLD:
            return "" if kobold_comes(state) else "kobold"
        if actions.die0 <= action < actions.person0:
            die = die_with(state, action - actions.die0 + 1)
            return why_not_die(state, seat, die) if die >= 0 else "die-not-rolled"
        return why_not_use(state, seat, action)

    def play(self, state: Position, seat: i64, action: i64) -> None:
        if action == act.END_TURN:
            end_turn(state)
        elif action == act.KOBOLD:
            state.ask_again()
            state.used[0] = pos.AT_KOBOLD
            state.used[1] = pos.AT_KOBOLD
            state.then(pos.KOBOLD_PERSON, seat, 0)
        elif action < state.board.actions.person0:
            state.ask_again()
            state.then(pos.DIE_USE, seat, die_with(state, action - state.board.actions.die0 + 1))
        else:
            use_stored(state, seat, action)


def die_with(state: Position, face: i64) -> i64:
    """The die that shows this face, or NONE."""
    return 0 if state.dice[0] == face else 1 if state.dice[1] == face else NONE


def why_not_die(state: Position, seat: i64, die: i64) -> str:
    """Why a die cannot be used."""
    if state.used[die] != pos.UNUSED:
        return "die-used"
    if not why_not_person(state, seat, state.dice[die]) or not why_not_elsewhere(state, seat, act.FAIRY):
        return ""
    return "" if not why_not_elsewhere(state, seat, act.CITY) else "die-useless"


def kobold_comes(state: Position) -> bool:
    """Whether both dice are left for the kobold, who takes them both."""
    return state.used[0] == pos.UNUSED and state.used[1] == pos.UNUSED


def end_turn(state: Position) -> None:
    """Empty rows are filled, with big choice after it; then the decree row; then the next player."""
    state.then(pos.NEXT_TURN, state.mover, 0)
    state.then(pos.DEAL_DECREES, state.mover, 0)
    state.then(pos.REFILL_ROWS, state.mover, 0)


class DieUse(Step[Position]):
    """What a die is used for."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        write_at_person(state, seat, state.dice[state.about], moves)
        for action in range(act.FAIRY, act.CITY + 1):
            if not why_not_elsewhere(state, seat, action):
                moves.add(action)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        if action == act.FAIRY or action == act.CITY:
            return why_not_elsewhere(state, seat, action)
        return why_not_at_person(state, seat, state.dice[state.about], action)

    def play(self, state: Position, seat: i64, action: i64) -> None:
        state.used[state.about] = purpose(action)
        use(state, seat, state.dice[state.about], action)


class KoboldPerson(Choice[Position]):
    """Whom the kobold imitates."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.person0, state.board.actions.person0 + box.COLUMNS

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return why_not_person(state, seat, which + 1)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.kobold_at = which + 1
        state.then(pos.KOBOLD_USE, seat, which + 1)


class KoboldUse(Step[Position]):
    """What the kobold is used for: whatever can be had at the person he imitates."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        write_at_person(state, seat, state.about, moves)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        return why_not_at_person(state, seat, state.about, action)

    def play(self, state: Position, seat: i64, action: i64) -> None:
        use(state, seat, state.about, action)
