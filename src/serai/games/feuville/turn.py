"""The course of a turn: dragon attacks, treat rounds, refills with big choice, the next player, and the end."""

from typing import Final

from mypy_extensions import i64

from serai.core.state import CHANCE, NOBODY
from serai.games.feuville.board import BIG_CHOICE, COLUMNS, FIRE_PROTECTION, OPEN_SPELLS, SPELLS
from serai.games.feuville.persons import gaps
from serai.games.feuville.position import (
    ATTACK,
    BEFORE_ROLL,
    BURN_COLUMN,
    DEAL_DECREES,
    DEAL_SPELLS,
    DEAL_TILES,
    INNKEEPER_TILE,
    MAIN,
    NEXT_TURN,
    NONE,
    OVER,
    REFILL_ROWS,
    RETURN_FAME,
    TREAT,
    UNUSED,
    USE_BIG_CHOICE,
    USE_FIRE_PROTECTION,
    WINDOW,
    Position,
)
from serai.games.feuville.skyline import loss

# How a game can end.
BY_DECREES: Final = 0
BY_ROUNDS: Final = 1
ENDINGS: Final = ("decrees", "rounds")


# ---------------------------------------------------------------------- setup and turns


def begin_game(state: Position, start_player: i64) -> None:
    """The start player is known: the board is laid out, then he begins."""
    state.start_player = start_player
    state.mover = start_player
    begin_turn(state)
    state.then(DEAL_DECREES, CHANCE, 0)
    state.then(DEAL_SPELLS, CHANCE, 0)
    state.then(DEAL_TILES, CHANCE, gaps(state, 0))


def begin_turn(state: Position) -> None:
    """The active player is about to roll."""
    state.dragons = 0
    die: i64 = 0
    while die < 2:
        state.dice[die] = 0
        state.used[die] = UNUSED
        die += 1
    state.then(BEFORE_ROLL, state.mover, 0)


def rolled(state: Position, first: i64, second: i64) -> None:
    """Unequal dice are used; equal ones wake the dragon, and then the player rolls again."""
    state.dice[0] = first
    state.dice[1] = second
    if first == second:
        state.dragons += 1
        state.then(BEFORE_ROLL, state.mover, 0)
        state.then(ATTACK, state.mover, 0)
    else:
        state.then(MAIN, state.mover, 0)


def end_turn(state: Position) -> None:
    """Empty rows are filled, with big choice after it; then the decree row; then the next player."""
    state.then(NEXT_TURN, state.mover, 0)
    state.then(DEAL_DECREES, state.mover, 0)
    state.then(REFILL_ROWS, state.mover, 0)


def next_turn(state: Position) -> None:
    """The kobold goes home and the turn passes on, unless the game ends with this round."""
    state.kobold_at = 0
    state.mover = (state.mover + 1) % state.seats
    if state.mover == state.start_player:
        if state.triggered:
            finish(state, BY_DECREES)
            return
        if state.round >= state.board.max_rounds:
            finish(state, BY_ROUNDS)
            return
        state.round += 1
    begin_turn(state)


def finish(state: Position, how: i64) -> None:
    """The king's grace goes to whoever scored the fewest decrees; most fame points win."""
    fewest: i64 = 1_000_000
    seat: i64 = 0
    while seat < state.seats:
        if state.scored_decrees(seat) < fewest:
            fewest = state.scored_decrees(seat)
        seat += 1
    best: i64 = 0
    seat = 0
    while seat < state.seats:
        if state.scored_decrees(seat) == fewest:
            state.points[seat] += state.board.kings_grace
        if state.points[seat] > best:
            best = state.points[seat]
        seat += 1
    state.winners = [seat for seat in range(state.seats) if state.points[seat] == best]
    state.how = how
    state.step = OVER
    state.decider = NOBODY


# ---------------------------------------------------------------------- what happens between two questions


def work(state: Position, step: i64, seat: i64, about: i64) -> None:
    """Do what the rules do by themselves."""
    if step == REFILL_ROWS:
        refill_rows(state, about)
    elif step == WINDOW:
        window(state, about)
    elif step == ATTACK:
        attack(state, about)
    elif step == TREAT:
        treat(state, about)
    elif step == NEXT_TURN:
        next_turn(state)
    elif step == RETURN_FAME:
        spell = state.taken_spell
        state.taken_spell = NONE
        state.holder = NONE
        state.shuffle_in(spell)
    else:
        spend(state, seat, BIG_CHOICE)


def attack(state: Position, turn: i64) -> None:
    """The dragon comes to the players one after the other, from the active one on."""
    while turn < state.seats:
        seat = (state.mover + turn) % state.seats
        turn += 1
        burning = loss(state, seat)
        if burning > 0:
            state.then(ATTACK, seat, turn)
            if state.spell_place(seat, FIRE_PROTECTION) >= 0:
                state.then(USE_FIRE_PROTECTION, seat, burning)
            else:
                state.then(BURN_COLUMN, seat, burning)
            return


def treat(state: Position, turn: i64) -> None:
    """The host takes a tile first, then his guests, then the host once more."""
    if turn < state.seats:
        state.then(TREAT, state.mover, turn + 1)
    state.then(INNKEEPER_TILE, (state.mover + turn) % state.seats, turn)


def refill_rows(state: Position, waiting: i64) -> None:
    """Rows without any tile are filled, but for those that wait; then big choice, which may empty a row again."""
    due: i64 = 0
    row: i64 = 0
    while row < 3:
        if waiting >> row & 1 == 0 and state.row_empty(row) and state.top_pile(row) >= 0:
            due += 1 << row
        row += 1
    if due != 0:
        state.then(REFILL_ROWS, state.mover, waiting)
        state.then(WINDOW, state.mover, 0)
        state.then(DEAL_TILES, state.mover, gaps(state, 7 - due))


def window(state: Position, turn: i64) -> None:
    """Who holds big choice may use it now, in turn order from the active player."""
    while turn < state.seats:
        seat = (state.mover + turn) % state.seats
        if state.spell_place(seat, BIG_CHOICE) >= 0 and state.tile_displayed():
            state.then(USE_BIG_CHOICE, seat, turn)
            return
        turn += 1


def spend(state: Position, seat: i64, kind: i64) -> None:
    """A stored spell has done its work and goes back."""
    at = 2 * seat + state.spell_place(seat, kind)
    spell = state.spells[at]
    state.spells[at] = NONE
    state.shuffle_in(spell)


# ---------------------------------------------------------------------- what chance deals


def next_slot(state: Position, places: i64) -> i64:
    """The first of these places of the display whose stack still has a tile, or NONE."""
    slot: i64 = 0
    while slot < 3 * COLUMNS:
        if places >> slot & 1 != 0 and state.top_pile(slot // COLUMNS) >= 0:
            return slot
        slot += 1
    return NONE


def deals(state: Position, step: i64, about: i64) -> bool:
    """Whether something is to be dealt now; then chance decides what."""
    if step == DEAL_TILES:
        slot = next_slot(state, about)
        if slot >= 0:
            state.let_chance(DEAL_TILES, about)
            return True
    elif step == DEAL_SPELLS:
        place: i64 = 0
        while place < OPEN_SPELLS:
            if state.open_spells[place] < 0 and state.left_in[SPELLS] > 0:
                state.let_chance(DEAL_SPELLS, place)
                return True
            place += 1
    else:
        column: i64 = 0
        while column < COLUMNS:
            if state.decree_row[column] < 0:
                if state.decree_stack() > 0:
                    state.let_chance(DEAL_DECREES, column)
                    return True
                state.triggered = True
            column += 1
    return False
