"""Travelling on: two couriers leave a full inn, find lodgings, march on where they find none, reach the palace."""

from mypy_extensions import i64

from serai.games.kurier.board import COLOURS, PALACE, TYPES
from serai.games.kurier.position import (
    CHOOSE_FIRST_TRAVELLER,
    CHOOSE_LODGING,
    EMPTY,
    NONE,
    RACE,
    Position,
)
from serai.games.kurier.rubling import compensate
from serai.games.kurier.turn import BY_ARRIVAL, win


def arrow(state: Position, inn: i64) -> i64:
    """The traveller that the arrow in the empty room of a full inn points at; the next one clockwise goes with it."""
    return (state.empty_room(inn) + 1) % TYPES


def depart(state: Position, inn: i64) -> None:
    """The two travellers of this inn are about to leave; the third courier stays behind."""
    stayer_type = (arrow(state, inn) + 2) % TYPES
    state.departure = inn
    state.stayer = state.rooms[TYPES * inn + stayer_type] // COLOURS
    state.ask(CHOOSE_FIRST_TRAVELLER, state.mover)


def choose_first(state: Position, courier_type: i64) -> None:
    """This traveller moves first, the other one after it."""
    first = arrow(state, state.departure)
    second = (first + 1) % TYPES
    state.waiting = second if courier_type == first else first
    state.moving = courier_type
    state.barred = NONE
    seek_lodging(state)


def seek_lodging(state: Position) -> None:
    """The moving traveller goes up, village by village, until it finds an inn; where it finds none it marches on."""
    village = state.board.village[state.departure] + 1
    while village < PALACE and not state.has_free_inn(village, state.moving, state.barred):
        village += 1
    state.night = village
    if village < PALACE:
        state.ask(CHOOSE_LODGING, state.mover)
    else:
        reach_palace(state)


def lodge(state: Position, inn: i64) -> None:
    """The moving traveller rests in this inn; a dispatch that lies on it goes with it."""
    room = TYPES * state.departure + state.moving
    bed = TYPES * inn + state.moving
    courier = state.rooms[room]
    state.rooms[room] = EMPTY
    state.rooms[bed] = courier
    if state.dispatch[courier // COLOURS] == room:
        state.dispatch[courier // COLOURS] = bed
    state.barred = inn
    traveller_done(state)


def reach_palace(state: Position) -> None:
    """The moving traveller goes under its owner's stack and leaves a dispatch that it carries at a guard."""
    room = TYPES * state.departure + state.moving
    courier = state.rooms[room]
    owner = courier // COLOURS
    state.rooms[room] = EMPTY
    state.under[owner] += (TYPES * (courier % COLOURS) + state.moving,)
    if state.dispatch[owner] == room:
        state.dispatch[owner] = state.board.rooms + guard_reached(state)
        if owner == state.mover:
            state.delivered = True
        if state.mode == RACE:
            win(state, owner, BY_ARRIVAL)
            return
    traveller_done(state)


def guard_reached(state: Position) -> i64:
    """The guard above the inn just left; after a forced march one that wants ten rubles."""
    above = state.board.guard_above[state.departure]
    return above if above >= 0 else state.board.march_guard


def traveller_done(state: Position) -> None:
    """After the first traveller the second moves; after the second the journey is over."""
    if state.waiting != NONE:
        state.moving = state.waiting
        state.waiting = NONE
        seek_lodging(state)
    else:
        state.departure = NONE
        state.moving = NONE
        state.barred = NONE
        state.night = NONE
        compensate(state)
