"""The calendar, the events in the high mountains, and the beginning of secret programming: phases I, I bis and II."""

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
            if can_lay(state, seat, kind):
                state.ask(CHOOSE_EVENT, seat)
                return
            kind += 1
        state.place += 1
    begin_programming(state)


def can_lay(state: Position, seat: i64, kind: i64) -> bool:
    """Whether this player still has this token, no other of its kind lies on the board, and it has a place."""
    if state.event_tokens[KINDS * seat + kind] == 0 or state.events[kind] >= 0:
        return False
    return kind != MARKET_DAY or state.resource_villages() > 0


def event_choices(state: Position, seat: i64) -> list[i64]:
    """The tokens this player may lay, and to lay none."""
    found: list[i64] = [LAY_YETI + kind for kind in range(KINDS) if can_lay(state, seat, kind)]
    found.append(LAY_NOTHING)
    return found


def event_places(state: Position) -> list[i64]:
    """Where the chosen token may lie: a road without a token, or for market day a village with cubes."""
    actions = state.board.actions
    if state.laying == MARKET_DAY:
        return [actions.village0 + village for village in range(20) if state.lowest(village) >= 0]
    roads = range(state.board.roads)
    return [actions.road0 + r for r in roads if r != state.events[YETI] and r != state.events[SNOWSTORM]]


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
    at: i64 = 0
    while at < len(state.programmes):
        state.programmes[at] = NONE
        at += 1
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
    state.programmes[SLOTS * seat + state.open_slot(seat)] = command
    other: i64 = 0
    while other < state.seats:
        if state.programmes[SLOTS * other + SLOTS - 1] < 0:
            state.decider = other
            return False
        other += 1
    state.shown += 1
    state.slot = 0
    state.place = 0
    state.course = []
    state.revealed = state.programmes.copy()
    note_table(state, REVEALED, state.round)
    return True
