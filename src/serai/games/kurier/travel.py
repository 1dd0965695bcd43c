"""Travelling on: two couriers leave a full inn, find lodgings, march on where they find none, reach the palace."""

from mypy_extensions import i64

from serai.core.state import Moves
from serai.core.step import Choice
from serai.games.kurier import position as pos
from serai.games.kurier.board import COLOURS, PALACE, TYPES
from serai.games.kurier.inns import Lodging
from serai.games.kurier.position import EMPTY, NONE, Position
from serai.games.kurier.rubling import compensate
from serai.games.kurier.turn import BY_ARRIVAL, win


def why_not_travel(state: Position, seat: i64) -> str:
    """Why there is no inn that this player can travel from."""
    for inn in state.board.all_open:
        if not why_not_depart(state, seat, inn):
            return ""
    return "travel"


def why_not_depart(state: Position, seat: i64, inn: i64) -> str:
    """Why this player cannot travel from this (open) inn: it must be full, with a courier of his own in it."""
    if not state.is_full(inn):
        return "not-full"
    return "" if state.has_own_lodger(seat, inn) else "nobody-yours"


def arrow(state: Position, inn: i64) -> i64:
    """The traveller that the arrow in the empty room of a full inn points at; the next one clockwise goes with it."""
    return (state.empty_room(inn) + 1) % TYPES


class ChooseDeparture(Choice[Position]):
    """The two travellers of a full inn are about to leave; the third courier stays behind."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.depart0, state.board.actions.receiver0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "closed" if which in state.board.closed else why_not_depart(state, seat, which)

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for inn in state.board.all_open:
            if not why_not_depart(state, seat, inn):
                moves.add(state.board.actions.depart0 + inn)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        stayer_type = (arrow(state, which) + 2) % TYPES
        state.departure = which
        state.stayer = state.rooms[TYPES * which + stayer_type] // COLOURS
        state.ask(pos.CHOOSE_FIRST_TRAVELLER, state.mover)


class ChooseFirstTraveller(Choice[Position]):
    """One of the two that the arrow points at moves first, the other one after it."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.type0, state.board.actions.lodge0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        first = arrow(state, state.departure)
        if which == first or which == (first + 1) % TYPES:
            return ""
        return "no-traveller" if state.rooms[TYPES * state.departure + which] < 0 else "stayer"

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        first = arrow(state, state.departure)
        moves.add(state.board.actions.type0 + first)
        moves.add(state.board.actions.type0 + (first + 1) % TYPES)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        first = arrow(state, state.departure)
        second = (first + 1) % TYPES
        state.waiting = second if which == first else first
        state.moving = which
        state.barred = NONE
        seek_lodging(state)


def seek_lodging(state: Position) -> None:
    """The moving traveller goes up, village by village, until it finds an inn; where it finds none it marches on."""
    village = state.board.village[state.departure] + 1
    while village < PALACE and not state.has_free_inn(village, state.moving, state.barred):
        village += 1
    state.night = village
    if village < PALACE:
        state.ask(pos.CHOOSE_LODGING, state.mover)
    else:
        reach_palace(state)


class ChooseLodging(Lodging):
    """The moving traveller rests in an inn; a dispatch that lies on it goes with it."""

    def village(self, state: Position) -> i64:
        return state.night

    def why_no_bed(self, state: Position, inn: i64) -> str:
        return state.why_no_bed(inn, state.moving, state.barred)

    def elsewhere(self, state: Position, village: i64) -> str:
        return "too-far" if village > state.night else "too-near"

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        room = TYPES * state.departure + state.moving
        bed = TYPES * which + state.moving
        courier = state.rooms[room]
        state.rooms[room] = EMPTY
        state.rooms[bed] = courier
        if state.dispatch[courier // COLOURS] == room:
            state.dispatch[courier // COLOURS] = bed
        state.barred = which
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
        if state.mode == pos.RACE:
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
