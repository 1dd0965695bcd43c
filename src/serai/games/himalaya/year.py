"""The calendar, the events in the high mountains, and the beginning of secret programming: phases I, I bis and II."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.himalaya.actions import LAY_NOTHING, LAY_YETI
from serai.games.himalaya.board import KINDS, SLOTS
from serai.games.himalaya.course import NEW_MONTH, REVEALED, note, note_table
from serai.games.himalaya.neutral import programme_neutral
from serai.games.himalaya.position import (
    CHOOSE_EVENT,
    COMMAND,
    MARKET_DAY,
    NONE,
    PLACE_EVENT,
    SNOWSTORM,
    YETI,
    Position,
)
from serai.games.himalaya.reasons import ALLOWED, KIND_LIES, NO_MARKET, NOWHERE, ROAD_TAKEN, TOKEN_USED, WRONG_PLACE


def begin_round(state: Position) -> None:
    """Phase I: the marker and, except in the first round, the First Caravan Leader move on."""
    if state.round > 0:
        state.leader = (state.leader + 1) % state.seats
    state.round += 1
    state.slot = 0
    note(state, NEW_MONTH, state.leader, state.round, 0)
    state.place = 0
    if state.with_events:
        next_event(state)
    else:
        begin_programming(state)


# ---------------------------------------------------------------------- phase I bis: events


def next_event(state: Position) -> None:
    """Ask the next player in turn order who has a token that can be laid."""
    while state.place < state.seats:
        seat = state.tribe_at(state.place)
        kind: i64 = 0
        while kind < KINDS:
            if why_no_event(state, seat, kind) == ALLOWED:
                state.ask(CHOOSE_EVENT, seat)
                return
            kind += 1
        state.place += 1
    begin_programming(state)


def why_no_event(state: Position, seat: i64, kind: i64) -> i64:
    """Why a player cannot lay a token: it is used, another of its kind lies on the board, or it has no place."""
    if state.event_tokens[KINDS * seat + kind] == 0:
        return TOKEN_USED
    if state.events[kind] >= 0:
        return KIND_LIES
    return NOWHERE if kind == MARKET_DAY and state.resource_villages() == 0 else ALLOWED


def why_not_there(state: Position, action: i64) -> i64:
    """Why the chosen token cannot lie there: not on a road without a token, or for market day a village with cubes."""
    actions = state.board.actions
    if (state.laying == MARKET_DAY) != (action < actions.road0):
        return WRONG_PLACE
    if state.laying == MARKET_DAY:
        return ALLOWED if state.lowest(action - actions.village0) >= 0 else NO_MARKET
    road = action - actions.road0
    return ROAD_TAKEN if road == state.events[YETI] or road == state.events[SNOWSTORM] else ALLOWED


def choose_event(state: Position, seat: i64, action: i64) -> None:
    """Take up a token to lay it, or pass."""
    if action == LAY_NOTHING:
        state.place += 1
        next_event(state)
    else:
        state.laying = action - LAY_YETI
        state.ask(PLACE_EVENT, seat)


def place_event(state: Position, seat: i64, action: i64) -> None:
    """Lay the token; it is used up."""
    actions = state.board.actions
    first = actions.village0 if state.laying == MARKET_DAY else actions.road0
    state.events[state.laying] = action - first
    state.event_tokens[KINDS * seat + state.laying] = 0
    state.laying = NONE
    state.place += 1
    next_event(state)


# ---------------------------------------------------------------------- phase II: programming


def begin_programming(state: Position) -> None:
    """All players programme at once; the programme of a neutral tribe lies open before they begin."""
    state.acting = NONE
    state.served = 0
    state.programmes = vec[i64]([NONE] * (SLOTS * int(state.tribes)))
    tribe: i64 = 0
    while tribe < state.tribes:
        state.taken[tribe] = 0
        if state.is_neutral(tribe):
            programme_neutral(state, tribe)
        tribe += 1
    state.step = COMMAND
    state.decider = 0


def lay_command(state: Position, seat: i64, command: i64) -> bool:
    """Fill the lowest open slot; whether all programmes are complete now, and therefore shown."""
    slot = state.open_slot(seat)
    state.programmes[SLOTS * seat + slot] = command
    if slot + 1 < SLOTS:
        return False
    other: i64 = 0
    while other < state.seats:
        if state.programmes[SLOTS * other + SLOTS - 1] < 0:
            state.decider = other
            return False
        other += 1
    state.shown += 1
    state.slot = 0
    state.place = 0
    state.course = vec[i64]()
    state.revealed = state.programmes[:]
    note_table(state, REVEALED, state.round)
    return True
