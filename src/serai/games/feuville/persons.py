"""What the dice buy: tiles, decrees and spells taken from the board, and the skills of the six persons."""

from mypy_extensions import i64

from serai.games.feuville.actions import CITY, FAIRY, SKILL, TAKE_DECREE
from serai.games.feuville.board import (
    ARCHITECT,
    COLUMNS,
    FAME,
    INNKEEPER,
    JUGGLER,
    MAGICIAN,
    MAYOR,
    SKY,
    THIEF,
)
from serai.games.feuville.position import (
    AT_FAIRY,
    CHOOSE_DECREE,
    CHOOSE_SPELL,
    CHOOSE_TILE,
    CITY_SPAN,
    DEAL_SPELLS,
    DEAL_TILES,
    JUGGLE,
    JUGGLING,
    MAGICIAN_SPELL,
    NONE,
    RESTORE_COLUMN,
    RETURN_FAME,
    SETTLE_DECREE,
    SETTLE_SPELL,
    SETTLE_TILE,
    STEAL,
    TREAT,
    WINDOW,
    Position,
)
from serai.games.feuville.skyline import has_ruin, spans

# ---------------------------------------------------------------------- what a die can buy


def add_uses(state: Position, seat: i64, face: i64, options: list[i64]) -> None:
    """What can be had at a person: a tile or the decree of the column, or the skill."""
    row: i64 = SKY
    while row >= 0:
        if state.display[COLUMNS * row + face - 1] >= 0:
            options.append(state.board.actions.row0 + row)
        row -= 1
    if state.decree_row[face - 1] >= 0:
        options.append(TAKE_DECREE)
    if can_use_skill(state, seat, face):
        options.append(SKILL)


def add_extra_uses(state: Position, seat: i64, options: list[i64]) -> None:
    """What a die of any value can do."""
    if state.used[0] != AT_FAIRY and state.used[1] != AT_FAIRY and state.spell_displayed():
        options.append(FAIRY)
    if len(spans(state, seat)) > 0:
        options.append(CITY)


def has_person_use(state: Position, seat: i64, face: i64) -> bool:
    """Whether anything can be had at this person."""
    column = face - 1
    if state.display[column] >= 0 or state.display[COLUMNS + column] >= 0 or state.display[2 * COLUMNS + column] >= 0:
        return True
    return state.decree_row[column] >= 0 or can_use_skill(state, seat, face)


def has_use(state: Position, seat: i64, face: i64) -> bool:
    """Whether a die with this face can be used for anything."""
    if has_person_use(state, seat, face):
        return True
    options: list[i64] = []
    add_extra_uses(state, seat, options)
    return len(options) > 0


def can_use_skill(state: Position, seat: i64, person: i64) -> bool:
    """Whether the skill can do something."""
    if person == JUGGLER:
        return True
    if person == THIEF:
        return can_steal(state, seat)
    if person == INNKEEPER:
        return state.tile_displayed()
    if person == ARCHITECT:
        return state.tile_displayed() or state.top_pile(0) >= 0 or state.top_pile(1) >= 0 or state.top_pile(2) >= 0
    if person == MAYOR:
        return state.decree_displayed()
    return has_ruin(state, seat) or state.spell_displayed()


def can_steal(state: Position, seat: i64) -> bool:
    """Whether an opponent has an item without protection."""
    at: i64 = 0
    while at < 2 * state.seats:
        if at // 2 != seat and state.items[at] >= 0 and state.shields[at] < 0:
            return True
        at += 1
    return False


# ---------------------------------------------------------------------- taking


def take_tile(state: Position, seat: i64, slot: i64) -> None:
    """A displayed tile goes to the hand."""
    state.hand = state.display[slot]
    state.holder = seat
    state.display[slot] = NONE


def take_decree(state: Position, seat: i64, column: i64) -> None:
    """A decree of the row goes to the hand and is to be settled."""
    state.hand = state.board.first_decree + state.decree_row[column]
    state.holder = seat
    state.decree_row[column] = NONE
    state.then(SETTLE_DECREE, seat, 0)


def take_spell(state: Position, seat: i64, place: i64) -> None:
    """An open spell is taken and its gap filled at once; fame counts at once and goes back."""
    spell = state.open_spells[place]
    state.open_spells[place] = NONE
    state.taken_spell = spell
    state.holder = seat
    if state.board.spell_type[spell] == FAME:
        state.points[seat] += state.board.spell_points[spell]
        state.then(RETURN_FAME, seat, 0)
    else:
        state.then(SETTLE_SPELL, seat, 0)
    state.then(DEAL_SPELLS, seat, 0)


def use(state: Position, seat: i64, face: i64, action: i64) -> None:
    """A die (or the kobold) is used at a person, at the fairy or for the city."""
    if action == TAKE_DECREE:
        take_decree(state, seat, face - 1)
    elif action == SKILL:
        use_skill(state, seat, face)
    elif action == FAIRY:
        state.then(CHOOSE_SPELL, seat, 0)
    elif action == CITY:
        state.then(CITY_SPAN, seat, 0)
    else:
        take_tile(state, seat, COLUMNS * (action - state.board.actions.row0) + face - 1)
        state.then(SETTLE_TILE, seat, 0)


def use_skill(state: Position, seat: i64, person: i64) -> None:
    """Begin what the person does."""
    if person == JUGGLER:
        state.juggled = 0
        state.then(JUGGLING, seat, 0)
    elif person == THIEF:
        state.then(STEAL, seat, 0)
    elif person == INNKEEPER:
        state.waiting_rows = 0
        for row in range(3):
            if state.row_empty(row):
                state.waiting_rows += 1 << row
        state.then(TREAT, seat, 0)
    elif person == ARCHITECT:
        state.then(CHOOSE_TILE, seat, 0)
        state.then(WINDOW, seat, 0)
        state.then(DEAL_TILES, seat, gaps(state, 0))
    elif person == MAYOR:
        state.then(CHOOSE_DECREE, seat, 0)
    elif person == MAGICIAN:
        if state.spell_displayed():
            state.then(MAGICIAN_SPELL, seat, 0)
        if has_ruin(state, seat):
            state.then(RESTORE_COLUMN, seat, state.board.magic)


def gaps(state: Position, rows: i64) -> i64:
    """The empty places of the display, as bits; of the rows given as bits none are counted."""
    found: i64 = 0
    one: i64 = 1
    slot: i64 = 0
    while slot < 3 * COLUMNS:
        if state.display[slot] < 0 and rows >> (slot // COLUMNS) & 1 == 0:
            found += one << slot
        slot += 1
    return found


def juggled(state: Position, face: i64) -> None:
    """The juggler's die has fallen: at 10 or more it is over."""
    state.juggled += face
    if state.juggled >= state.board.juggler_limit:
        stop_juggling(state)
    else:
        state.then(JUGGLE, state.mover, 0)


def stop_juggling(state: Position) -> None:
    """The sum counts for the player, what is missing for all others; too much counts for the others alone."""
    limit = state.board.juggler_limit
    total = state.juggled
    own: i64 = total if total <= limit else 0
    others: i64 = limit - total if total <= limit else total - limit
    seat: i64 = 0
    while seat < state.seats:
        state.points[seat] += own if seat == state.mover else others
        seat += 1
