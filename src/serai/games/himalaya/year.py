"""The calendar, the events in the high mountains, and the beginning of secret programming: phases I, I bis and II."""

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.state import Moves
from serai.core.step import OTHER_STEP, Choice, Step
from serai.games.himalaya import actions as act
from serai.games.himalaya import course
from serai.games.himalaya import position as pos
from serai.games.himalaya.actions import COMMANDS, SOIL
from serai.games.himalaya.board import KINDS, SLOTS, VILLAGES
from serai.games.himalaya.neutral import programme_neutral
from serai.games.himalaya.position import MARKET_DAY, NONE, Position


def begin_round(state: Position) -> None:
    """Phase I: the marker and, except in the first round, the First Caravan Leader move on."""
    if state.round > 0:
        state.leader = (state.leader + 1) % state.seats
    state.round += 1
    state.slot = 0
    course.note(state, course.NEW_MONTH, state.leader, state.round, 0)
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
        for kind in range(KINDS):
            if not why_no_event(state, seat, kind):
                state.ask(pos.CHOOSE_EVENT, seat)
                return
        state.place += 1
    begin_programming(state)


def why_no_event(state: Position, seat: i64, kind: i64) -> str:
    """Why a player cannot lay a token: it is used, another of its kind lies on the board, or it has no place."""
    if state.event_tokens[KINDS * seat + kind] == 0:
        return "token-used"
    if state.events[kind] >= 0:
        return "kind-lies"
    return "nowhere" if kind == MARKET_DAY and state.resource_villages() == 0 else ""


def event_done(state: Position) -> None:
    """A player has laid a token, or passed."""
    state.place += 1
    next_event(state)


class ChooseEvent(Choice[Position]):
    """Which event token is laid; the one after the kinds of tokens is none."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return act.LAY_YETI, act.LAY_NOTHING + 1

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "" if which == KINDS else why_no_event(state, seat, which)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        if which == KINDS:
            event_done(state)
        else:
            state.laying = which
            state.ask(pos.PLACE_EVENT, seat)


class PlaceEvent(Choice[Position]):
    """Where it is laid: market day on a village with cubes, the others on a road without a token. It is used up."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.village0, state.board.actions.take0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        if (state.laying == MARKET_DAY) != (which < VILLAGES):
            return "wrong-place"
        if which < VILLAGES:
            return "" if state.lowest(which) >= 0 else "no-market"
        road = which - VILLAGES
        return "road-taken" if road == state.events[pos.YETI] or road == state.events[pos.SNOWSTORM] else ""

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.events[state.laying] = which if state.laying == MARKET_DAY else which - VILLAGES
        state.event_tokens[KINDS * seat + state.laying] = 0
        state.laying = NONE
        event_done(state)


# ---------------------------------------------------------------------- phase II: programming


def begin_programming(state: Position) -> None:
    """All players programme at once; the programme of a neutral tribe lies open before they begin."""
    state.acting = NONE
    state.served = 0
    for at in range(SLOTS * state.tribes):
        state.programmes[at] = NONE
    for tribe in range(state.tribes):
        state.taken[tribe] = 0
        if state.is_neutral(tribe):
            programme_neutral(state, tribe)
    state.step = pos.COMMAND
    state.decider = 0


class Command(Step[Position]):
    """Which command comes into the lowest open slot: any. When all programmes are complete they are shown, and run."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        moves.add_range(SOIL, COMMANDS)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        return "" if action < COMMANDS else OTHER_STEP

    def play(self, state: Position, seat: i64, action: i64) -> None:
        slot = state.open_slot(seat)
        state.programmes[SLOTS * seat + slot] = action
        if slot + 1 < SLOTS:
            return
        for other in range(state.seats):
            if state.is_programming(other):
                state.decider = other
                return
        reveal(state)


def reveal(state: Position) -> None:
    """All programmes are complete: they are shown, and run."""
    state.shown += 1
    state.slot = 0
    state.place = 0
    state.course = vec[i64]()
    state.revealed = state.programmes[:]
    course.note_table(state, course.REVEALED, state.round)
    state.decider = pos.RUNNING
