"""Roving competitors: the player on turn moves neutral carts at the end of his turn."""

from mypy_extensions import i64

from serai.core.step import Choice
from serai.games.brillance.actions import CARTS
from serai.games.brillance.board import IN_WALL, OUTSIDE
from serai.games.brillance.position import FREE, NEUTRAL, NONE, ROVE_CART, ROVE_STEP, Position
from serai.games.brillance.streets import SpaceBeside
from serai.games.brillance.turn import end_phase


def is_open(state: Position, cart: i64, there: i64) -> bool:
    """Whether a neutral cart may step on this space: free (or its own), within the walls, not the castle."""
    side = state.board.side[there]
    free = state.on[there] == FREE or state.on[there] == cart
    return free and side != OUTSIDE and side != IN_WALL and there != state.board.castle


def may_stop(state: Position, cart: i64, there: i64) -> bool:
    """A neutral cart may stop anywhere but on a foreign toll space."""
    return state.board.stops[cart * state.board.spaces + there] != 0


def may_step(state: Position, cart: i64, there: i64, left: i64) -> bool:
    """Whether a neutral cart with so many steps may go to this next space: it can stop there, or go on from it."""
    if left < 1 or not is_open(state, cart, there):
        return False
    return may_stop(state, cart, there) or can_go_on(state, cart, there, left - 1)


def can_go_on(state: Position, cart: i64, here: i64, left: i64) -> bool:
    """Whether a neutral cart, standing here, can reach a space where it may stop."""
    return any(may_step(state, cart, there, left) for there in state.board.near[here])


def can_rove(state: Position, cart: i64) -> bool:
    """Whether this is a neutral cart that can step."""
    return state.status[cart] == NEUTRAL and can_go_on(state, cart, state.at[cart], state.rove_left)


def rove_on(state: Position) -> None:
    """The player on turn may move neutral carts as long as steps are left."""
    if state.rove_left > 0 and any(can_rove(state, cart) for cart in range(CARTS)):
        state.ask(ROVE_CART, state.mover)
    else:
        end_phase(state)


class RoveCart(Choice[Position]):
    """Which neutral cart is moved, if any."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.cart0, state.board.actions.cart0 + CARTS

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "" if can_rove(state, which) else "rove"

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.chosen = which
        state.ask(ROVE_STEP, state.mover)

    def decline(self, state: Position, seat: i64) -> None:
        end_phase(state)


class RoveStep(SpaceBeside):
    """Where the neutral cart steps; on a foreign toll space it must go on."""

    def here(self, state: Position) -> i64:
        return state.at[state.chosen]

    def bars(self, state: Position, there: i64) -> str:
        if may_step(state, state.chosen, there, state.rove_left):
            return ""
        return "blocked" if state.on[there] != FREE else "step-not-allowed"

    def play(self, state: Position, seat: i64, action: i64) -> None:
        there = action - state.board.actions.step0
        state.move(state.chosen, there)
        state.rove_left -= 1
        state.crossing = not may_stop(state, state.chosen, there)
        if not state.crossing:
            state.chosen = NONE
            rove_on(state)
