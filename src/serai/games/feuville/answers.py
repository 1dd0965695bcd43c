"""What follows from a player's answer to the question he is asked."""

from mypy_extensions import i64

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
from serai.games.feuville.board import FIRE_PROTECTION, THIEF_PROTECTION
from serai.games.feuville.persons import stop_juggling, take_decree, take_spell, take_tile, use
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
    NONE,
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
    can_restore,
    choice_points,
    column_of,
    plant_grass,
    span_action,
    span_points,
    spans,
    turn_column,
)
from serai.games.feuville.turn import end_turn, spend


def answer(state: Position, seat: i64, action: i64) -> None:
    """What follows from a player's answer to the present question."""
    actions = state.board.actions
    step = state.step
    if step in (MAIN, BEFORE_ROLL):
        take_turn(state, seat, action)
    elif step == DIE_USE:
        state.used[state.about] = purpose(action)
        use(state, seat, state.dice[state.about], action)
    elif step in (SETTLE_TILE, SETTLE_DECREE):
        settle(state, seat, action)
    elif step == BUILD_SLOT:
        tile = state.thing(seat, state.about)
        state.take_away(seat, state.about)
        build(state, seat, tile, action)
    elif step == SCORE_CHOICE:
        score(state, seat, action)
    elif step == INNKEEPER_TILE:
        if action != PASS:
            state.then(REFILL_ROWS, seat, state.waiting_rows)
            take_tile(state, seat, action - actions.slot0)
            if 0 < state.about < state.seats:
                state.then(BUILD_SLOT, seat, IN_HAND)
            else:
                state.then(SETTLE_TILE, seat, 0)
    elif step == CHOOSE_TILE:
        take_tile(state, seat, action - actions.slot0)
        state.then(SETTLE_TILE, seat, 0)
    elif step == BURN_COLUMN:
        turn_column(state, seat, column_of(state, seat, action))
        if state.about > 1:
            state.then(BURN_COLUMN, seat, state.about - 1)
    elif step == RESTORE_COLUMN:
        if action != STOP:
            restore(state, seat, column_of(state, seat, action))
    elif step == JUGGLE:
        if action == STOP:
            stop_juggling(state)
        else:
            state.then(JUGGLING, seat, 0)
    elif step == USE_FIRE_PROTECTION:
        if action == YES:
            spend(state, seat, FIRE_PROTECTION)
        else:
            state.then(BURN_COLUMN, seat, state.about)
    elif step == USE_BIG_CHOICE:
        big_choice(state, seat, action)
    elif step == KOBOLD_PERSON:
        state.kobold_at = action - actions.person0 + 1
        state.then(KOBOLD_USE, seat, state.kobold_at)
    elif step == KOBOLD_USE:
        use(state, seat, state.about, action)
    elif step == STEAL:
        steal(state, seat, action - actions.steal0)
    elif step == CHOOSE_DECREE:
        take_decree(state, seat, action - actions.decree0)
    elif step == MAGICIAN_SPELL:
        if action == YES:
            state.then(CHOOSE_SPELL, seat, 0)
    elif step == CHOOSE_SPELL:
        take_spell(state, seat, action - actions.spell0)
    elif step == SETTLE_SPELL:
        settle_spell(state, seat, action)
    elif step == CITY_SPAN:
        for span in spans(state, seat):
            if span_action(state, seat, span) == action:
                state.points[seat] += span_points(state, seat, span)
                state.then(CITY_GRASS, seat, span)
        state.city_done[seat] = 1
    elif step == CITY_GRASS:
        at = STRIDE * column_of(state, seat, action) + MARKS
        state.skyline[seat][at] = state.skyline[seat][at] | ARMS


def take_turn(state: Position, seat: i64, action: i64) -> None:
    """Roll, use a die, call the kobold, end the turn; or a free action, after which the question stands again."""
    if action == ROLL:
        state.then(ROLLING, seat, 0)
    elif action == END_TURN:
        end_turn(state)
    else:
        state.ask_again()
        if action == KOBOLD:
            state.used[0] = AT_KOBOLD
            state.used[1] = AT_KOBOLD
            state.then(KOBOLD_PERSON, seat, 0)
        elif action >= state.board.actions.build_stored0:
            act_freely(state, seat, action)
        else:
            face = action - state.board.actions.die0 + 1
            state.then(DIE_USE, seat, 0 if state.dice[0] == face else 1)


def act_freely(state: Position, seat: i64, action: i64) -> None:
    """Build or score something stored, or protect it."""
    actions = state.board.actions
    if action >= actions.protect0:
        at = 2 * seat + state.spell_place(seat, THIEF_PROTECTION)
        state.shields[2 * seat + action - actions.protect0] = state.spells[at]
        state.spells[at] = NONE
    elif action >= actions.score_stored0:
        state.then(SCORE_CHOICE, seat, action - actions.score_stored0)
    else:
        state.then(BUILD_SLOT, seat, action - actions.build_stored0)


def settle(state: Position, seat: i64, action: i64) -> None:
    """What becomes of the tile or decree in hand; a free action leaves it there."""
    actions = state.board.actions
    if action == SCORE:
        state.then(SCORE_CHOICE, seat, IN_HAND)
    elif actions.build_stored0 <= action < actions.swap0:
        state.ask_again()
        act_freely(state, seat, action)
    else:
        thing = state.hand
        state.take_away(seat, IN_HAND)
        if action == STORE:
            state.items[2 * seat + state.free_place(seat)] = thing
        elif actions.swap0 <= action < actions.replace0:
            place = action - actions.swap0
            state.removed.append(state.items[2 * seat + place])
            state.take_away(seat, place)
            state.items[2 * seat + place] = thing
        else:
            build(state, seat, thing, action)


def score(state: Position, seat: i64, choice: i64) -> None:
    """Score a decree that lies in hand or in a place."""
    decree = state.thing(seat, state.about) - state.board.first_decree
    state.points[seat] += choice_points(state, seat, decree, choice)
    plant_grass(state, seat, decree, choice)
    state.scored_by[decree] = seat
    state.take_away(seat, state.about)


def restore(state: Position, seat: i64, column: i64) -> None:
    """A burnt column rises again; there may be more."""
    turn_column(state, seat, column)
    if state.about != 1 and can_restore(state, seat, state.about - 1):
        state.then(RESTORE_COLUMN, seat, state.about - 1 if state.about > 0 else 0)


def big_choice(state: Position, seat: i64, action: i64) -> None:
    """Use big choice now, and be asked again while there is another; or let the next player have his offer."""
    if action == YES:
        state.shown += 1
        state.then(WINDOW, seat, state.about)
        state.then(SPEND_BIG_CHOICE, seat, 0)
        state.then(CHOOSE_TILE, seat, 0)
    else:
        state.then(WINDOW, seat, state.about + 1)


def steal(state: Position, seat: i64, at: i64) -> None:
    """An item of an opponent goes to the hand."""
    state.hand = state.items[at]
    state.holder = seat
    state.items[at] = NONE
    state.then(SETTLE_DECREE if state.is_decree(state.hand) else SETTLE_TILE, seat, 0)


def settle_spell(state: Position, seat: i64, action: i64) -> None:
    """Where the spell just taken goes."""
    actions = state.board.actions
    spell = state.taken_spell
    state.taken_spell = NONE
    state.holder = NONE
    if action == KEEP:
        state.spells[2 * seat + state.free_spell_place(seat)] = spell
    elif action >= actions.replace0:
        at = 2 * seat + action - actions.replace0
        state.removed.append(state.board.first_spell + state.spells[at])
        state.spells[at] = spell
    else:
        state.shields[2 * seat + action - actions.protect0] = spell


def purpose(action: i64) -> i64:
    """What a die is used for, by the action that uses it."""
    if action == TAKE_DECREE:
        return FOR_DECREE
    if action == SKILL:
        return FOR_SKILL
    if action == FAIRY:
        return AT_FAIRY
    return AT_CITY if action == CITY else FOR_TILE
