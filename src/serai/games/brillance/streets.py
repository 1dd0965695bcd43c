"""Carts in the streets: where one may step and stop, gates, due carts, delivering, handing over, going home."""

from abc import abstractmethod

from mypy_extensions import i64

from serai.core.arrays import append
from serai.core.state import Moves
from serai.core.step import OTHER_STEP, Step
from serai.games.brillance import position as pos
from serai.games.brillance.actions import CARTS, DELIVER, PAUSE, PER_COLOUR
from serai.games.brillance.board import (
    IN_WALL,
    MINUS_ONE,
    NO_SHOP,
    OUTSIDE,
    PER_SHOPS,
    PLUS_ONE,
    START,
    WITHIN,
    is_beside,
)
from serai.games.brillance.position import FREE, NONE, Position
from serai.games.brillance.score import BY_ALL_HOME


def may_stop(state: Position, cart: i64, space: i64) -> bool:
    """Whether this cart may stop on this space: no foreign guard or start space, and not where it is due to leave."""
    board = state.board
    return board.stops[cart * board.spaces + space] != 0 and state.due[cart] != space


def why_closed(state: Position, cart: i64, status: i64, entry: i64, here: i64, there: i64) -> str:
    """Why the cart, once it has this status, may not step from here to the next space: not free, or a guard bars it.

    The space where the cart itself stands counts as free: by then it has left it.
    """
    board = state.board
    if state.on[there] != FREE and state.on[there] != cart:
        return "blocked"
    if there == board.castle:
        return "castle"
    side = board.side[there]
    if side == IN_WALL:
        return "left" if status == pos.LEFT else ""
    if side == OUTSIDE and board.side[here] == IN_WALL and status == pos.INSIDE:
        return "" if here == entry else "entry-gate"
    return ""


def after_step(state: Position, status: i64, entry: i64, here: i64, there: i64) -> tuple[i64, i64]:
    """The status of a cart and the gate by which it came in, after a step: gates lead into the city, and out of it."""
    side = state.board.side
    if side[here] == IN_WALL:
        if side[there] == WITHIN and status == pos.WAITING:
            return pos.INSIDE, here
        if side[there] == OUTSIDE and status == pos.INSIDE:
            return pos.LEFT, entry
    return status, entry


def can_go_on(state: Position, cart: i64, here: i64, status: i64, entry: i64, points: i64) -> bool:
    """Whether the cart, standing here, can reach another space where it may stop with so many points."""
    if points < 1:
        return False
    board = state.board
    for i in range(board.first[here], board.first[here + 1]):
        there = board.beside[i]
        if why_closed(state, cart, status, entry, here, there):
            continue
        if may_stop(state, cart, there):
            return True
        if points > 1:
            then, came_by = after_step(state, status, entry, here, there)
            if can_go_on(state, cart, there, then, came_by, points - 1):
                return True
    return False


def why_no_step(state: Position, cart: i64, there: i64) -> str:
    """Why this cart may not step to this neighbouring space: it can stop there, or go on to where it can, if it may."""
    here = state.at[cart]
    closed = why_closed(state, cart, state.status[cart], state.entry[cart], here, there)
    if closed or may_stop(state, cart, there):
        return closed
    status, entry = after_step(state, state.status[cart], state.entry[cart], here, there)
    return "" if can_go_on(state, cart, there, status, entry, state.points[cart] - 1) else "no-stop"


def could_leave(state: Position, cart: i64, points: i64) -> bool:
    """Whether the cart could go with so many points to another space where it may stop."""
    return can_go_on(state, cart, state.at[cart], state.status[cart], state.entry[cart], points)


def lingers(state: Position, cart: i64) -> bool:
    """Whether a due cart still stands where it stood at the start of the turn (or again, crossing that space)."""
    return state.due[cart] != NONE and state.due[cart] == state.at[cart]


def must_leave(state: Position, cart: i64) -> bool:
    """Whether a due cart still stands on its space although it could leave."""
    return lingers(state, cart) and could_leave(state, cart, state.points[cart])


def must_leave_first(state: Position) -> i64:
    """The active cart, if it is due, still on its space and able to leave: nothing else can be activated; or NONE."""
    return state.active if state.active != NONE and must_leave(state, state.active) else NONE


def why_not_end_turn(state: Position) -> str:
    """A turn cannot be ended while a due cart still stands on its space although it could leave."""
    first = state.first_cart(state.mover)
    for cart in range(first, first + PER_COLOUR):
        if state.due[cart] != NONE and must_leave(state, cart):
            return "due-turn"
    return ""


def may_work(state: Position, cart: i64) -> bool:
    """Whether the cart may spend a point where it stands: a due cart only if it could still leave afterwards."""
    return not lingers(state, cart) or could_leave(state, cart, state.points[cart] - 1)


def why_no_delivery(state: Position, cart: i64) -> str:
    """Why the cart cannot deliver: it stands before no shop of its colour, or has no good, or the shop wants none."""
    shop = state.board.shop_at[state.at[cart]]
    if shop == NO_SHOP or shop // PER_SHOPS != cart // PER_COLOUR:
        return "no-shop"
    if state.goods[cart] == 0:
        return "empty"
    return "complete" if state.complete[shop] != 0 else ""


def why_no_gift(state: Position, giver: i64, thing: i64) -> str:
    """Why a cart cannot give a good to what stands next to it: to one of its own colour with room for it, it can."""
    if state.goods[giver] == 0:
        return "empty"
    if thing < 0 or thing >= CARTS or thing // PER_COLOUR != giver // PER_COLOUR:
        return "not-beside"
    if state.goods[thing] >= state.board.capacity:
        return "full"
    return "" if may_work(state, giver) else "due"


def why_no_pause(state: Position, cart: i64) -> str:
    """Why the owner of the chosen cart may not turn to something else."""
    if lingers(state, cart) and can_act(state, cart):
        return "due"
    return "not-yet" if state.fresh else ""


def can_act(state: Position, cart: i64) -> bool:
    """Whether this cart has a point and something to spend it on."""
    if state.points[cart] < 1 or state.status[cart] == pos.HOME:
        return False
    board = state.board
    for i in range(board.first[state.at[cart]], board.first[state.at[cart] + 1]):
        there = board.beside[i]
        if state.on[there] == FREE:
            if not why_no_step(state, cart, there):
                return True
        elif not why_no_gift(state, cart, state.on[there]):
            return True
    return not why_no_delivery(state, cart)


class SpaceBeside(Step[Position]):
    """A question after a space next to where something stands."""

    @abstractmethod
    def here(self, state: Position) -> i64:
        """Where it stands."""

    @abstractmethod
    def bars(self, state: Position, there: i64) -> str:
        """Why it cannot step to this neighbouring space; empty if it can."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for there in state.board.near[self.here(state)]:
            if not self.bars(state, there):
                moves.add(state.board.actions.step0 + there)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        there = action - state.board.actions.step0
        if not 0 <= there < state.board.spaces:
            return OTHER_STEP
        return self.bars(state, there) if is_beside(state.board, self.here(state), there) else "too-far"


class CartAction(Step[Position]):
    """What the chosen cart does: step, deliver, give, or let its owner turn to something else."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        board = state.board
        cart = state.chosen
        first, last = board.first[state.at[cart]], board.first[state.at[cart] + 1]
        for i in range(first, last):
            there = board.beside[i]
            if not why_no_step(state, cart, there):
                moves.add(board.actions.step0 + there)
        if state.crossing:
            return
        if not why_no_delivery(state, cart):
            moves.add(DELIVER)
        if state.goods[cart] > 0:
            for i in range(first, last):
                thing = state.on[board.beside[i]]
                if not why_no_gift(state, cart, thing):
                    moves.add(board.actions.give0 + thing)
        if not why_no_pause(state, cart):
            moves.add(PAUSE)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        actions = state.board.actions
        cart = state.chosen
        if actions.step0 <= action < actions.give0:
            beside = is_beside(state.board, state.at[cart], action - actions.step0)
            return why_no_step(state, cart, action - actions.step0) if beside else "too-far"
        gives = actions.give0 <= action < actions.rob0
        if action != DELIVER and action != PAUSE and not gives:
            return OTHER_STEP
        if state.crossing:
            return "crossing"
        if not gives:
            return why_no_delivery(state, cart) if action == DELIVER else why_no_pause(state, cart)
        receiver = action - actions.give0
        if state.goods[cart] > 0 and not is_beside(state.board, state.at[cart], state.at[receiver]):
            return "not-beside"
        return why_no_gift(state, cart, receiver)

    def play(self, state: Position, seat: i64, action: i64) -> None:
        actions = state.board.actions
        if action == PAUSE:
            turn_to_others(state)
        elif action == DELIVER:
            deliver(state)
        elif action >= actions.give0:
            give(state, action - actions.give0)
        else:
            step_cart(state, action - actions.step0)


# ---------------------------------------------------------------------- what a cart does


def choose_cart(state: Position, cart: i64) -> None:
    """This cart is asked what to do."""
    state.chosen = cart
    state.fresh = True
    state.ask(pos.CART_ACTION, state.mover)


def go_on_or_finish(state: Position) -> None:
    """The chosen cart goes on while it has points; without any it is finished."""
    if state.points[state.chosen] == 0:
        turn_to_others(state)


def turn_to_others(state: Position) -> None:
    """The chosen cart stays active; its owner may turn to something else."""
    state.chosen = NONE
    state.fresh = False
    state.ask(pos.CHOOSE_ACTION, state.mover)


def step_cart(state: Position, there: i64) -> None:
    """The chosen cart steps to a neighbouring space, through a gate perhaps."""
    cart = state.chosen
    status, state.entry[cart] = after_step(state, state.status[cart], state.entry[cart], state.at[cart], there)
    state.spend(cart)
    state.move(cart, there)
    if status == pos.LEFT and state.status[cart] != pos.LEFT:
        leave_city(state, cart)
    state.status[cart] = status
    if status == pos.LEFT and state.board.kind[there] == START and may_stop(state, cart, there):
        come_home(state, cart)
        return
    state.crossing = not may_stop(state, cart, there)
    go_on_or_finish(state)


def leave_city(state: Position, cart: i64) -> None:
    """The cart is outside again; if it is empty it may earn a premium."""
    state.exits = append(state.exits, cart)
    if state.speed_premium and state.goods[cart] == 0 and state.round < len(state.board.premium):
        state.premium[state.mover] += state.board.premium[state.round]


def come_home(state: Position, cart: i64) -> None:
    """The cart is taken off the board with what is still on it. When all carts are home the game is over."""
    state.on[state.at[cart]] = FREE
    state.at[cart] = NONE
    state.status[cart] = pos.HOME
    state.points[cart] = 0
    state.crossing = False
    for other in range(CARTS):
        if state.owner[other // PER_COLOUR] != NONE and state.status[other] != pos.HOME:
            turn_to_others(state)
            return
    state.finish(BY_ALL_HOME)


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
