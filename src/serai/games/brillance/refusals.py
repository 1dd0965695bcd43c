"""Why an action is not open to a seat that is asked: what the tests say of which the rules make up what is legal."""

from serai.core.state import Moves
from serai.games.brillance import reasons as why
from serai.games.brillance.actions import DELIVER, END_TURN, HALT, PAUSE, REACT
from serai.games.brillance.bandits import is_full, why_no_bandit_step
from serai.games.brillance.position import (
    BANDIT_ACTION,
    BRIBE_REACTION,
    BRIBE_STEP_1,
    BRIBE_STEP_2,
    CART_ACTION,
    CHOOSE_ACTION,
    CHOOSE_COLOUR,
    FREE,
    REACTION,
    ROVE_CART,
    ROVE_STEP,
    TARGET_CART,
    TARGET_COLOUR,
    TARGET_DWARF,
    TARGET_SECOND_CART,
    TARGET_SHOP,
    TARGET_SPACE,
    TARGET_THIEF,
    TARGET_VICTIM,
    TARGET_ZONE,
)
from serai.games.brillance.rules import Brillance
from serai.games.brillance.streets import why_no_delivery, why_no_gift, why_no_pause, why_no_step


def why_not(state: Brillance, seat: int, action: int) -> int:
    """Why this action is not open to a seat that is asked, by number of ``REASONS``; ALLOWED if it is."""
    moves = Moves()
    state.write_legal(seat, moves)
    if moves.holds(action):
        return why.ALLOWED
    if state.step == CART_ACTION:
        return _why_not_act(state, action, moves)
    if state.step == CHOOSE_ACTION:
        return _why_not_choose(state, seat, action)
    if state.step == BANDIT_ACTION:
        return _why_not_bandits(state, action)
    if state.step in (REACTION, BRIBE_REACTION):
        reason = why.NO_WINDFALL if state.step == REACTION else why.NO_BRIBE
        return reason if action == REACT else why.OTHER_STEP
    return _why_not_name(state, action)


def _why_not_act(state: Brillance, action: int, moves: Moves) -> int:
    """Why the chosen cart may not do this."""
    actions, cart = state.board.actions, state.chosen
    if actions.step0 <= action < actions.give0:
        there = action - actions.step0
        return int(why_no_step(state, cart, there)) if _is_beside(state, state.at[cart], there) else why.TOO_FAR
    gives = actions.give0 <= action < actions.rob0
    if action not in (DELIVER, PAUSE) and not gives:
        return why.OTHER_STEP
    if state.crossing:
        return why.CROSSING
    if action == DELIVER:
        return int(why_no_delivery(state, cart))
    if action == PAUSE:
        return int(why_no_pause(state, cart, moves.count))
    receiver = action - actions.give0
    if state.goods[cart] > 0 and not _is_beside(state, state.at[cart], int(state.at[receiver])):
        return why.NOT_BESIDE
    return int(why_no_gift(state, cart, receiver))


def _why_not_choose(state: Brillance, seat: int, action: int) -> int:
    """Why the player on turn may not turn to this."""
    actions = state.board.actions
    if action == END_TURN:
        return why.DUE_TURN
    if actions.card0 <= action < actions.cart0:
        return int(state.why_no_card(seat, action - actions.card0))
    if actions.cart0 <= action < actions.step0:
        return int(state.why_no_turn(seat, action - actions.cart0))
    return why.OTHER_STEP


def _why_not_bandits(state: Brillance, action: int) -> int:
    """Why the bandits may not do this."""
    actions = state.board.actions
    steps = actions.step0 <= action < actions.give0
    if not steps and action != HALT and not actions.rob0 <= action < actions.shop0:
        return why.OTHER_STEP
    if state.crossing and not steps:
        return why.BANDITS_CROSSING
    if is_full(state):
        return why.BANDITS_FULL
    if not steps:
        return why.MUST_ROB if action == HALT else why.CANNOT_ROB
    there = action - actions.step0
    return int(why_no_bandit_step(state, there)) if _is_beside(state, state.bandits_at, there) else why.TOO_FAR


def _why_not_name(state: Brillance, action: int) -> int:
    """Why this cannot be named: a colour, the target of a card, a step of what is bribed or roves."""
    actions = state.board.actions
    colours, carts = range(actions.colour0, actions.card0), range(actions.cart0, actions.step0)
    steps, spaces = range(actions.step0, actions.give0), range(actions.space0, actions.dealt0)
    answers, reason = {
        CHOOSE_COLOUR: (colours, why.COLOUR_TAKEN),
        TARGET_COLOUR: (colours, why.NO_TARGET),
        TARGET_SHOP: (range(actions.shop0, actions.zone0), why.NO_TARGET),
        TARGET_CART: (carts, why.NO_TARGET),
        TARGET_SECOND_CART: (carts, why.NO_TARGET),
        TARGET_THIEF: (carts, why.NO_TARGET),
        TARGET_VICTIM: (carts, why.NO_TARGET),
        TARGET_ZONE: (range(actions.zone0, actions.space0), why.NO_TARGET),
        TARGET_SPACE: (spaces, why.NO_TARGET),
        TARGET_DWARF: (spaces, why.NO_TARGET),
        BRIBE_STEP_1: (steps, why.STEP_NOT_ALLOWED),
        BRIBE_STEP_2: (steps, why.STEP_NOT_ALLOWED),
        ROVE_CART: (carts, why.ROVE),
        ROVE_STEP: (steps, why.STEP_NOT_ALLOWED),
    }[int(state.step)]
    if action not in answers:
        return why.OTHER_STEP
    if reason == why.STEP_NOT_ALLOWED and state.on[action - actions.step0] != FREE:
        return why.BLOCKED
    return reason


def _is_beside(state: Brillance, here: int, there: int) -> bool:
    """Whether two spaces are next to each other."""
    board = state.board
    return here >= 0 and there in board.near[board.first[here] : board.first[here + 1]]
