"""Carts in the streets: where one may step and stop, gates, due carts, delivering, handing over, going home."""

from librt.vecs import append
from mypy_extensions import i64

from serai.core.state import Moves
from serai.games.brillance import reasons as why
from serai.games.brillance.actions import CARTS, DELIVER, PAUSE, PER_COLOUR
from serai.games.brillance.board import IN_WALL, MINUS_ONE, NO_SHOP, OUTSIDE, PER_SHOPS, PLUS_ONE, START, WITHIN
from serai.games.brillance.position import (
    CART_ACTION,
    CHOOSE_ACTION,
    FREE,
    HOME,
    INSIDE,
    LEFT,
    NONE,
    WAITING,
    Position,
)
from serai.games.brillance.score import BY_ALL_HOME, finish


def may_stop(state: Position, cart: i64, space: i64) -> bool:
    """Whether this cart may stop on this space: no foreign guard or start space, and not where it is due to leave."""
    board = state.board
    return board.stops[cart // PER_COLOUR * board.spaces + space] != 0 and state.due[cart] != space


def why_closed(state: Position, cart: i64, status: i64, entry: i64, here: i64, there: i64) -> i64:
    """Why the cart, once it has this status, may not step from here to the next space: not free, or a guard bars it.

    The space where the cart itself stands counts as free: by then it has left it.
    """
    board = state.board
    if state.on[there] != FREE and state.on[there] != cart:
        return why.BLOCKED
    if there == board.castle:
        return why.CASTLE
    side = board.side[there]
    if side == IN_WALL:
        return why.LEFT if status == LEFT else why.ALLOWED
    if side == OUTSIDE and board.side[here] == IN_WALL and status == INSIDE:
        return why.ALLOWED if here == entry else why.ENTRY_GATE
    return why.ALLOWED


def can_go_on(state: Position, cart: i64, here: i64, status: i64, entry: i64, points: i64) -> bool:
    """Whether the cart, standing here, can reach another space where it may stop with so many points."""
    if points < 1:
        return False
    board = state.board
    i = board.first[here]
    last = board.first[here + 1]
    while i < last:
        there = board.near[i]
        i += 1
        if why_closed(state, cart, status, entry, here, there) != why.ALLOWED:
            continue
        if may_stop(state, cart, there):
            return True
        if points > 1:
            if board.side[here] != IN_WALL or board.side[there] == IN_WALL:
                found = can_go_on(state, cart, there, status, entry, points - 1)
            elif board.side[there] == WITHIN:
                found = can_go_on(state, cart, there, INSIDE, here if status == WAITING else entry, points - 1)
            else:
                found = can_go_on(state, cart, there, LEFT if status == INSIDE else status, entry, points - 1)
            if found:
                return True
    return False


def why_no_step(state: Position, cart: i64, there: i64) -> i64:
    """Why this cart may not step to this neighbouring space: it can stop there, or go on to where it can, if it may."""
    here = state.at[cart]
    status = state.status[cart]
    entry = state.entry[cart]
    closed = why_closed(state, cart, status, entry, here, there)
    if closed != why.ALLOWED or may_stop(state, cart, there):
        return closed
    side = state.board.side
    if side[here] == IN_WALL:
        if side[there] == WITHIN and status == WAITING:
            status = INSIDE
            entry = here
        elif side[there] == OUTSIDE and status == INSIDE:
            status = LEFT
    return why.ALLOWED if can_go_on(state, cart, there, status, entry, state.points[cart] - 1) else why.NO_STOP


def could_leave(state: Position, cart: i64, points: i64) -> bool:
    """Whether the cart could go with so many points to another space where it may stop."""
    return can_go_on(state, cart, state.at[cart], state.status[cart], state.entry[cart], points)


def lingers(state: Position, cart: i64) -> bool:
    """Whether a due cart still stands where it stood at the start of the turn (or again, crossing that space)."""
    return state.due[cart] != NONE and state.due[cart] == state.at[cart]


def must_leave_first(state: Position) -> i64:
    """The active cart, if it is due, still on its space and able to leave: nothing else can be activated; or NONE."""
    cart = state.active
    if cart != NONE and lingers(state, cart) and could_leave(state, cart, state.points[cart]):
        return cart
    return NONE


def may_end_turn(state: Position) -> bool:
    """A turn cannot be ended while a due cart still stands on its space although it could leave."""
    cart: i64 = PER_COLOUR * state.colour[state.mover]
    last: i64 = cart + PER_COLOUR
    while cart < last:
        if state.status[cart] != HOME and lingers(state, cart) and could_leave(state, cart, state.points[cart]):
            return False
        cart += 1
    return True


def may_work(state: Position, cart: i64) -> bool:
    """Whether the cart may spend a point where it stands: a due cart only if it could still leave afterwards."""
    return not lingers(state, cart) or could_leave(state, cart, state.points[cart] - 1)


def why_no_delivery(state: Position, cart: i64) -> i64:
    """Why the cart cannot deliver: it stands before no shop of its colour, or has no good, or the shop wants none."""
    shop = state.board.shop_at[state.at[cart]]
    if shop == NO_SHOP or shop // PER_SHOPS != cart // PER_COLOUR:
        return why.NO_SHOP
    if state.goods[cart] == 0:
        return why.EMPTY
    return why.COMPLETE if state.complete[shop] != 0 else why.ALLOWED


def why_no_gift(state: Position, giver: i64, thing: i64) -> i64:
    """Why a cart cannot give a good to what stands next to it: to one of its own colour with room for it, it can."""
    if state.goods[giver] == 0:
        return why.EMPTY
    if thing < 0 or thing >= CARTS or thing // PER_COLOUR != giver // PER_COLOUR:
        return why.NOT_BESIDE
    if state.goods[thing] >= state.board.capacity:
        return why.FULL
    return why.ALLOWED if may_work(state, giver) else why.DUE


def why_no_pause(state: Position, cart: i64, other_actions: i64) -> i64:
    """Why the owner of the chosen cart may not turn to something else; it is known how much else the cart can do."""
    if lingers(state, cart) and other_actions > 0:
        return why.DUE
    return why.NOT_YET if state.fresh else why.ALLOWED


def can_act(state: Position, cart: i64) -> bool:
    """Whether this cart has a point and something to spend it on."""
    if state.points[cart] < 1 or state.status[cart] == HOME:
        return False
    board = state.board
    here = state.at[cart]
    i = board.first[here]
    last = board.first[here + 1]
    while i < last:
        there = board.near[i]
        if state.on[there] == FREE:
            if why_no_step(state, cart, there) == why.ALLOWED:
                return True
        elif why_no_gift(state, cart, state.on[there]) == why.ALLOWED:
            return True
        i += 1
    return why_no_delivery(state, cart) == why.ALLOWED


def write_cart_actions(state: Position, moves: Moves) -> None:
    """Add what the chosen cart may do: step, deliver, give, or let its owner turn to something else."""
    board = state.board
    actions = board.actions
    cart = state.chosen
    here = state.at[cart]
    first = board.first[here]
    last = board.first[here + 1]
    i = first
    while i < last:
        if why_no_step(state, cart, board.near[i]) == why.ALLOWED:
            moves.add(actions.step0 + board.near[i])
        i += 1
    if state.crossing:
        return
    if why_no_delivery(state, cart) == why.ALLOWED:
        moves.add(DELIVER)
    if state.goods[cart] > 0:
        i = first
        while i < last:
            thing = state.on[board.near[i]]
            if why_no_gift(state, cart, thing) == why.ALLOWED:
                moves.add(actions.give0 + thing)
            i += 1
    if why_no_pause(state, cart, moves.count) == why.ALLOWED:
        moves.add(PAUSE)


# ---------------------------------------------------------------------- what a cart does


def choose_cart(state: Position, cart: i64) -> None:
    """This cart is asked what to do."""
    state.chosen = cart
    state.fresh = True
    state.ask(CART_ACTION, state.mover)


def go_on_or_finish(state: Position) -> None:
    """The chosen cart goes on while it has points; without any it is finished."""
    if state.points[state.chosen] == 0:
        turn_to_others(state)


def turn_to_others(state: Position) -> None:
    """The chosen cart stays active; its owner may turn to something else."""
    state.chosen = NONE
    state.fresh = False
    state.ask(CHOOSE_ACTION, state.mover)


def step_cart(state: Position, there: i64) -> None:
    """The chosen cart steps to a neighbouring space, through a gate perhaps."""
    cart = state.chosen
    side = state.board.side
    here = state.at[cart]
    state.spend(cart)
    state.move(cart, there)
    if side[here] == IN_WALL:
        if side[there] == WITHIN and state.status[cart] == WAITING:
            state.status[cart] = INSIDE
            state.entry[cart] = here
        elif side[there] == OUTSIDE and state.status[cart] == INSIDE:
            leave_city(state, cart)
    if state.status[cart] == LEFT and state.board.kind[there] == START and may_stop(state, cart, there):
        come_home(state, cart)
        return
    state.crossing = not may_stop(state, cart, there)
    go_on_or_finish(state)


def leave_city(state: Position, cart: i64) -> None:
    """The cart is outside again; if it is empty it may earn a premium."""
    state.status[cart] = LEFT
    state.exits = append(state.exits, cart)
    if state.speed_premium and state.goods[cart] == 0 and state.round < len(state.board.premium):
        state.premium[state.mover] += state.board.premium[state.round]


def come_home(state: Position, cart: i64) -> None:
    """The cart is taken off the board with what is still on it. When all carts are home the game is over."""
    state.on[state.at[cart]] = FREE
    state.at[cart] = NONE
    state.status[cart] = HOME
    state.points[cart] = 0
    state.crossing = False
    other: i64 = 0
    while other < CARTS:
        if state.owner[other // PER_COLOUR] != NONE and state.status[other] != HOME:
            turn_to_others(state)
            return
        other += 1
    finish(state, BY_ALL_HOME)


def deliver(state: Position) -> None:
    """One good goes into the shop; a shop that has all it needs is complete, and its markers go back to the stock."""
    cart = state.chosen
    shop = state.board.shop_at[state.at[cart]]
    state.spend(cart)
    state.goods[cart] -= 1
    state.delivered[shop] += 1
    if state.delivered[shop] == state.need(shop):
        state.complete[shop] = 1
        state.stock[MINUS_ONE] += state.minus[shop]
        state.stock[PLUS_ONE] += state.plus[shop]
        state.minus[shop] = 0
        state.plus[shop] = 0
    go_on_or_finish(state)


def give(state: Position, receiver: i64) -> None:
    """One good goes over to the next cart."""
    state.spend(state.chosen)
    state.goods[state.chosen] -= 1
    state.goods[receiver] += 1
    go_on_or_finish(state)
