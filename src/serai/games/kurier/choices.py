"""What a seat can choose from at each step, and why not: each rule is one test, which gives a reason if it refuses."""

from mypy_extensions import i64

from serai.core.state import Moves
from serai.games.kurier import reasons as why
from serai.games.kurier.actions import DECLINE, DEPLOY_RESERVE, DEPLOY_STACK, MOVE_DISPATCH, PASS, STOP, TURN_COIN
from serai.games.kurier.board import TYPES
from serai.games.kurier.position import (
    CHOOSE_ACTION,
    CHOOSE_DEPARTURE,
    CHOOSE_FIRST_TRAVELLER,
    CHOOSE_LODGING,
    CHOOSE_RECEIVER,
    CHOOSE_RESERVE_COURIER,
    CHOOSE_START_INN,
    NONE,
    PLACE_START,
    ROB_CHOICE,
    RUBLE_STEP,
    Position,
)
from serai.games.kurier.reasons import ALLOWED
from serai.games.kurier.travel import arrow


def write_choices(state: Position, seat: i64, moves: Moves) -> None:
    """The actions open to the seat that decides."""
    actions = state.board.actions
    step = state.step
    if step == CHOOSE_ACTION:
        write_actions(state, seat, moves)
    elif step == CHOOSE_LODGING:
        write_free_inns(state, state.night, state.moving, state.barred, moves)
    elif step == CHOOSE_START_INN:
        write_free_inns(state, 1, state.drawn % TYPES, NONE, moves)
    elif step == CHOOSE_FIRST_TRAVELLER:
        first = arrow(state, state.departure)
        moves.add(actions.type0 + first)
        moves.add(actions.type0 + (first + 1) % TYPES)
    elif step == CHOOSE_DEPARTURE:
        for inn in state.board.all_open:
            if why_not_depart(state, seat, inn) == ALLOWED:
                moves.add(actions.depart0 + inn)
    elif step == CHOOSE_RECEIVER:
        write_receivers(state, seat, moves)
    elif step == CHOOSE_RESERVE_COURIER:
        for courier_type in range(TYPES):
            if why_not_pick(state, seat, courier_type) == ALLOWED:
                moves.add(actions.type0 + courier_type)
    elif step == RUBLE_STEP:
        write_ruble_steps(state, seat, moves)
    elif step == PLACE_START:
        for inn in state.board.open_inns[1]:
            if why_not_place(state, inn) == ALLOWED:
                moves.add(actions.lodge0 + inn)
    elif step == ROB_CHOICE:
        write_victims(state, seat, moves)
        moves.add(DECLINE)


def why_not(state: Position, seat: i64, action: i64) -> i64:
    """Why this action is not open to a seat that is asked, by number of ``REASONS``; ALLOWED if it is."""
    actions = state.board.actions
    step = state.step
    if action >= actions.start0:
        return why.BY_CHANCE
    if action >= actions.rob0:
        if step in (RUBLE_STEP, ROB_CHOICE):
            return why_not_rob(state, seat, action - actions.rob0)
    elif action >= actions.receiver0:
        if step == CHOOSE_RECEIVER:
            return why_not_receive(state, seat, action - actions.receiver0)
    elif action >= actions.depart0:
        if step == CHOOSE_DEPARTURE:
            inn = action - actions.depart0
            return why.CLOSED if inn in state.board.closed else why_not_depart(state, seat, inn)
    elif action >= actions.lodge0:
        if step in (CHOOSE_LODGING, CHOOSE_START_INN, PLACE_START):
            return why_not_lodge(state, action - actions.lodge0)
    elif action >= actions.type0:
        if step == CHOOSE_FIRST_TRAVELLER:
            return why_not_first(state, action - actions.type0)
        if step == CHOOSE_RESERVE_COURIER:
            return why_not_pick(state, seat, action - actions.type0)
    elif action <= PASS:
        if step == CHOOSE_ACTION:
            return why_not_act(state, seat, action)
    elif step == RUBLE_STEP:
        return why_not_ruble(state, action)
    elif step == ROB_CHOICE and action == DECLINE:
        return ALLOWED
    return why.OTHER_STEP


# ---------------------------------------------------------------------- the actions of a turn


def write_actions(state: Position, seat: i64, moves: Moves) -> None:
    """The actions a player on turn may choose from; a pass only if there is nothing else."""
    for action in range(PASS):
        if why_not_act(state, seat, action) == ALLOWED:
            moves.add(action)
    if moves.count == 0:
        moves.add(PASS)


def why_not_act(state: Position, seat: i64, action: i64) -> i64:
    """Why the player on turn may not begin this action, or pass."""
    if action == PASS:
        for other in range(PASS):
            if why_not_act(state, seat, other) == ALLOWED:
                return why.CAN_ACT
        return ALLOWED
    if state.at_guard(seat) and state.mode_has_rubling():
        return why.MUST_RUBLE
    if action == DEPLOY_RESERVE:
        return why_not_deploy(state, seat)
    if action == DEPLOY_STACK:
        return ALLOWED if state.can_turn_up(seat) else why.STACK_EMPTY
    if action == MOVE_DISPATCH:
        return why_not_move_dispatch(state, seat)
    return why_not_travel(state, seat)


def why_not_deploy(state: Position, seat: i64) -> i64:
    """Why this player cannot place a courier of his open reserve."""
    if len(state.reserve[seat]) == 0:
        return why.RESERVE_EMPTY
    for courier in state.reserve[seat]:
        if why_no_room_below(state, courier % TYPES) == ALLOWED:
            return ALLOWED
    return why.NOBODY_FITS_BELOW


def why_not_pick(state: Position, seat: i64, courier_type: i64) -> i64:
    """Why this player cannot place a courier of this type out of his open reserve."""
    for courier in state.reserve[seat]:
        if courier % TYPES == courier_type:
            return why_no_room_below(state, courier_type)
    return why.NOT_IN_RESERVE


def why_no_room_below(state: Position, courier_type: i64) -> i64:
    """Why no inn of the bottom village takes in a courier of this type."""
    return ALLOWED if state.has_free_inn(1, courier_type, NONE) else why.NO_ROOM_BELOW


def why_not_move_dispatch(state: Position, seat: i64) -> i64:
    """Why this player cannot lay his dispatch on another courier."""
    if state.at_guard(seat):
        return why.DISPATCH_AT_GUARD
    where = state.dispatch[seat]
    if where >= 0:
        for inn in state.board.open_inns[state.board.village[where // TYPES]]:
            for room in range(TYPES * inn, TYPES * inn + TYPES):
                if why_not_receive(state, seat, room) == ALLOWED:
                    return ALLOWED
    return why.NO_RECEIVER


def write_receivers(state: Position, seat: i64, moves: Moves) -> None:
    """The rooms of the player's other couriers in the village where his dispatch is."""
    village = state.board.village[state.dispatch[seat] // TYPES]
    for inn in state.board.open_inns[village]:
        for room in range(TYPES * inn, TYPES * inn + TYPES):
            if why_not_receive(state, seat, room) == ALLOWED:
                moves.add(state.board.actions.receiver0 + room)


def why_not_receive(state: Position, seat: i64, room: i64) -> i64:
    """Why the courier in this room cannot take over the player's dispatch, which lies in an inn."""
    where = state.dispatch[seat]
    if room == where:
        return why.HAS_DISPATCH
    if state.rooms[room] < 0:
        return why.ROOM_EMPTY
    if not state.owns_room(seat, room):
        return why.NOT_YOURS
    if state.board.village[room // TYPES] != state.board.village[where // TYPES]:
        return why.OTHER_VILLAGE
    return ALLOWED


def why_not_travel(state: Position, seat: i64) -> i64:
    """Why there is no inn that this player can travel from."""
    for inn in state.board.all_open:
        if why_not_depart(state, seat, inn) == ALLOWED:
            return ALLOWED
    return why.NO_DEPARTURE


def why_not_depart(state: Position, seat: i64, inn: i64) -> i64:
    """Why this player cannot travel from this (open) inn: it must be full, with a courier of his own in it."""
    if not state.is_full(inn):
        return why.NOT_FULL
    return ALLOWED if state.has_own_lodger(seat, inn) else why.NOBODY_YOURS


def why_not_first(state: Position, courier_type: i64) -> i64:
    """Why this courier cannot travel first: only the two go that the arrow points at."""
    first = arrow(state, state.departure)
    if courier_type in (first, (first + 1) % TYPES):
        return ALLOWED
    return why.NO_TRAVELLER if state.rooms[TYPES * state.departure + courier_type] < 0 else why.STAYER


# ---------------------------------------------------------------------- inns


def write_free_inns(state: Position, village: i64, courier_type: i64, barred: i64, moves: Moves) -> None:
    """Lodging in an inn of a village that a courier of this type may enter, the barred one left out."""
    for inn in state.board.open_inns[village]:
        if state.why_no_bed(inn, courier_type, barred) == ALLOWED:
            moves.add(state.board.actions.lodge0 + inn)


def why_not_lodge(state: Position, inn: i64) -> i64:
    """Why the courier that is to be lodged cannot enter this inn."""
    village = state.board.village[inn]
    if inn in state.board.closed:
        return why.CLOSED
    if state.step == CHOOSE_LODGING:
        if village != state.night:
            return why.TOO_FAR if village > state.night else why.TOO_NEAR
        return state.why_no_bed(inn, state.moving, state.barred)
    if village != 1:
        return why.START_BELOW
    if state.step == PLACE_START:
        return why_not_place(state, inn)
    return state.why_no_bed(inn, state.drawn % TYPES, NONE)


def why_not_place(state: Position, inn: i64) -> i64:
    """Why a player's first courier cannot enter this inn of the bottom village: it must be empty."""
    return ALLOWED if state.lodgers(inn) == 0 else why.NOT_EMPTY


# ---------------------------------------------------------------------- coins


def write_ruble_steps(state: Position, seat: i64, moves: Moves) -> None:
    """Turn up a coin (robbing one once the palace is empty), or stop where the rules let him."""
    if why_not_ruble(state, TURN_COIN) == ALLOWED:
        moves.add(TURN_COIN)
    else:
        write_victims(state, seat, moves)
    if why_not_ruble(state, STOP) == ALLOWED:
        moves.add(STOP)


def why_not_ruble(state: Position, action: i64) -> i64:
    """Why the rubler may not turn up a coin of the palace, or not stop yet."""
    if action == TURN_COIN:
        return ALLOWED if state.coins_in_palace() > 0 else why.PALACE_EMPTY
    if action == STOP:
        return ALLOWED if state.delivered or state.coins_turned() > 0 else why.NO_COIN_YET
    return why.OTHER_STEP


def write_victims(state: Position, taker: i64, moves: Moves) -> None:
    """Robbing another player who has a hidden coin."""
    for seat in range(state.seats):
        if state.why_no_victim(taker, seat) == ALLOWED:
            moves.add(state.board.actions.rob0 + seat)


def why_not_rob(state: Position, taker: i64, victim: i64) -> i64:
    """Why this player cannot be robbed."""
    if victim >= state.seats:
        return why.NOT_PLAYING
    if state.coins_in_palace() > 0:
        return why.ROB_TOO_EARLY
    return state.why_no_victim(taker, victim)
