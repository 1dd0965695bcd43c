"""What is open to the seat that decides now."""

from mypy_extensions import i64

from serai.games.feuville.actions import AGAIN, END_TURN, KEEP, KOBOLD, NO, PASS, ROLL, SCORE, STOP, STORE, YES
from serai.games.feuville.board import COLUMNS, THIEF_PROTECTION
from serai.games.feuville.persons import add_extra_uses, add_uses, has_person_use, has_use
from serai.games.feuville.position import (
    ARMS,
    BEFORE_ROLL,
    BUILD_SLOT,
    BURN_COLUMN,
    BURNT,
    CHOOSE_DECREE,
    CHOOSE_SPELL,
    CHOOSE_TILE,
    CITY_GRASS,
    CITY_SPAN,
    DIE_USE,
    GRASS,
    INNKEEPER_TILE,
    JUGGLE,
    KOBOLD_PERSON,
    KOBOLD_USE,
    MAGICIAN_SPELL,
    MAIN,
    MARKS,
    RESTORE_COLUMN,
    SCORE_CHOICE,
    SETTLE_DECREE,
    SETTLE_SPELL,
    SETTLE_TILE,
    STEAL,
    STRIDE,
    UNUSED,
    USE_BIG_CHOICE,
    USE_FIRE_PROTECTION,
    Position,
)
from serai.games.feuville.skyline import (
    add_spots,
    can_build,
    can_burn,
    can_score,
    column_action,
    score_choices,
    span_action,
    spans,
)


def offers(state: Position, seat: i64) -> list[i64]:
    options: list[i64] = []
    actions = state.board.actions
    step = state.step
    if step == MAIN:
        add_main(state, seat, options)
    elif step == SETTLE_TILE:
        add_spots(state, seat, state.hand, options)
        add_storing(state, seat, options)
    elif step == DIE_USE:
        add_uses(state, seat, state.dice[state.about], options)
        add_extra_uses(state, seat, options)
    elif step == BEFORE_ROLL:
        options.append(ROLL)
        add_free(state, seat, options)
    elif step == SETTLE_DECREE:
        if can_score(state, seat, state.hand - state.board.first_decree):
            options.append(SCORE)
        add_storing(state, seat, options)
    elif step == BUILD_SLOT:
        add_spots(state, seat, state.thing(seat, state.about), options)
    elif step == SCORE_CHOICE:
        options = score_choices(state, seat, state.thing(seat, state.about) - state.board.first_decree)
    elif step == INNKEEPER_TILE:
        add_displayed(state, seat, 0 < state.about < state.seats, options)
        options.append(PASS)
    elif step == CHOOSE_TILE:
        add_displayed(state, seat, False, options)
    elif step in (BURN_COLUMN, RESTORE_COLUMN):
        add_columns(state, seat, options)
        if step == RESTORE_COLUMN:
            options.append(STOP)
    elif step == JUGGLE:
        options = [AGAIN, STOP]
    elif step in (USE_FIRE_PROTECTION, USE_BIG_CHOICE, MAGICIAN_SPELL):
        options = [YES, NO]
    elif step == KOBOLD_PERSON:
        for face in range(1, COLUMNS + 1):
            if has_person_use(state, seat, face):
                options.append(actions.person0 + face - 1)
    elif step == KOBOLD_USE:
        add_uses(state, seat, state.about, options)
    elif step == STEAL:
        for at in range(2 * state.seats):
            if at // 2 != seat and state.items[at] >= 0 and state.shields[at] < 0:
                options.append(actions.steal0 + at)
    elif step == CHOOSE_DECREE:
        for column in range(COLUMNS):
            if state.decree_row[column] >= 0:
                options.append(actions.decree0 + column)
    elif step == CHOOSE_SPELL:
        for place in range(len(state.open_spells)):
            if state.open_spells[place] >= 0:
                options.append(actions.spell0 + place)
    elif step == SETTLE_SPELL:
        add_spell_places(state, seat, options)
    elif step == CITY_SPAN:
        for span in spans(state, seat):
            options.append(span_action(state, seat, span))
    elif step == CITY_GRASS:
        column = state.about // 256
        while column <= state.about % 256:
            if state.skyline[seat][STRIDE * column + MARKS] & (GRASS | ARMS) == 0:
                options.append(column_action(state, seat, column))
            column += 1
    return options


def add_main(state: Position, seat: i64, options: list[i64]) -> None:
    """Use a die, or both with the kobold; free actions; end the turn."""
    die: i64 = 0
    while die < 2:
        if state.used[die] == UNUSED and has_use(state, seat, state.dice[die]):
            options.append(state.board.actions.die0 + state.dice[die] - 1)
        die += 1
    if state.used[0] == UNUSED and state.used[1] == UNUSED:
        options.append(KOBOLD)
    add_free(state, seat, options)
    options.append(END_TURN)


def add_free(state: Position, seat: i64, options: list[i64]) -> None:
    """What the active player may do at any time in his turn with what he has stored."""
    if seat != state.mover:
        return
    actions, first = state.board.actions, state.board.first_decree
    shield = state.spell_place(seat, THIEF_PROTECTION) >= 0
    place: i64 = 0
    while place < 2:
        item = state.items[2 * seat + place]
        if item >= 0:
            if item >= first:
                if can_score(state, seat, item - first):
                    options.append(actions.score_stored0 + place)
            elif can_build(state, seat, item):
                options.append(actions.build_stored0 + place)
            if shield and state.shields[2 * seat + place] < 0:
                options.append(actions.protect0 + place)
        place += 1


def add_storing(state: Position, seat: i64, options: list[i64]) -> None:
    """Store what is in hand, or swap it in where both places are full; free actions may make room."""
    if state.free_place(seat) >= 0:
        options.append(STORE)
    else:
        options.append(state.board.actions.swap0)
        options.append(state.board.actions.swap0 + 1)
    add_free(state, seat, options)


def add_displayed(state: Position, seat: i64, to_build: bool, options: list[i64]) -> None:
    """Every displayed tile, or only those that can be built at once."""
    slot: i64 = 0
    while slot < 3 * COLUMNS:
        tile = state.display[slot]
        if tile >= 0 and (not to_build or can_build(state, seat, tile)):
            options.append(state.board.actions.slot0 + slot)
        slot += 1


def add_columns(state: Position, seat: i64, options: list[i64]) -> None:
    """The columns that can burn, or when ruins are restored, those that are burnt."""
    line = state.skyline[seat]
    column: i64 = 0
    while STRIDE * column < len(line):
        if state.step == BURN_COLUMN:
            fits = can_burn(state, seat, column)
        else:
            fits = line[STRIDE * column + MARKS] & BURNT != 0
        if fits:
            options.append(column_action(state, seat, column))
        column += 1


def add_spell_places(state: Position, seat: i64, options: list[i64]) -> None:
    """Thief protection goes on an item at once, or like other spells on a spell place."""
    actions = state.board.actions
    if state.board.spell_type[state.taken_spell] == THIEF_PROTECTION:
        for place in range(2):
            if state.items[2 * seat + place] >= 0 and state.shields[2 * seat + place] < 0:
                options.append(actions.protect0 + place)
    if state.free_spell_place(seat) >= 0:
        options.append(KEEP)
    else:
        options.append(actions.replace0)
        options.append(actions.replace0 + 1)
