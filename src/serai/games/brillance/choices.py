"""What the player on turn turns to: one of his carts, a card, or the end of his turn."""

from mypy_extensions import i64

from serai.core.state import Moves
from serai.core.step import OTHER_STEP, Step
from serai.games.brillance.actions import END_TURN, KINDS, PER_COLOUR
from serai.games.brillance.board import BRIBE, WINDFALL
from serai.games.brillance.cards import show_card
from serai.games.brillance.position import HOME, NONE, Position
from serai.games.brillance.roving import rove_on
from serai.games.brillance.streets import can_act, choose_cart, must_leave_first, why_not_end_turn
from serai.games.brillance.targets import has_target
from serai.games.brillance.windows import declare


def why_no_turn(state: Position, seat: i64, cart: i64) -> str:
    """Why the player on turn may not turn to this cart."""
    if not state.is_own(seat, cart):
        return "not-yours"
    if state.status[cart] == HOME:
        return "home"
    if state.wreck[cart] != NONE:
        return "wrecked"
    if state.points[cart] < 1:
        return "finished"
    if must_leave_first(state) not in (NONE, cart):
        return "due"
    return "" if can_act(state, cart) else "stuck"


def why_no_card(state: Position, seat: i64, kind: i64) -> str:
    """Why the player on turn may not play a card of this kind, which he has: a Windfall is played in windows only."""
    if kind == WINDFALL:
        return "windfall"
    if not state.may_play():
        return "one-card"
    if kind == BRIBE and state.one_card:
        return "bribe-own-turn"
    return "" if has_target(state, kind, seat) else "nowhere"


class ChooseAction(Step[Position]):
    """What the player on turn turns to."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        actions = state.board.actions
        first = state.first_cart(seat)
        for cart in range(first, first + PER_COLOUR):
            if not why_no_turn(state, seat, cart):
                moves.add(actions.cart0 + cart)
        for kind in range(KINDS):
            if state.holds(seat, kind) and not why_no_card(state, seat, kind):
                moves.add(actions.card0 + kind)
        if not why_not_end_turn(state):
            moves.add(END_TURN)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        actions = state.board.actions
        if action == END_TURN:
            return why_not_end_turn(state)
        if actions.card0 <= action < actions.cart0:
            kind = action - actions.card0
            return why_no_card(state, seat, kind) if state.holds(seat, kind) else "no-card"
        return (
            why_no_turn(state, seat, action - actions.cart0) if actions.cart0 <= action < actions.step0 else OTHER_STEP
        )

    def play(self, state: Position, seat: i64, action: i64) -> None:
        actions = state.board.actions
        if action == END_TURN:
            end_turn(state)
        elif action >= actions.cart0:
            choose_cart(state, action - actions.cart0)
        elif show_card(state, seat, action - actions.card0):
            declare(state)


def end_turn(state: Position) -> None:
    """The actions are done: points are lost; neutral carts may rove, then the turn ends."""
    first = state.first_cart(state.mover)
    for cart in range(first, first + PER_COLOUR):
        state.points[cart] = 0
        state.due[cart] = NONE
    state.active = NONE
    state.chosen = NONE
    if state.roving:
        state.rove_left = state.board.rove_steps[state.seats]
    rove_on(state)
