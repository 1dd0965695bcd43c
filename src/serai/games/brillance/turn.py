"""The course of the game: setup, rounds and turns, neutral carts that rove, drawing a card."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.state import Moves
from serai.games.brillance.actions import BANDITS, CARTS, KINDS, PER_COLOUR
from serai.games.brillance.board import DELIVERY, IN_WALL, OUTSIDE
from serai.games.brillance.cards import clear_wrecks
from serai.games.brillance.position import (
    CHOOSE_COLOUR,
    DEAL_CARD,
    DEAL_COLOUR,
    DRAW_CARD,
    DRAW_FIRST,
    FREE,
    LAY_ORDERS,
    NEUTRAL,
    NONE,
    ROVE_CART,
    ROVE_STEP,
    Position,
)
from serai.games.brillance.score import BY_LAST_ROUND, finish
from serai.games.brillance.windows import ask_for_bribe

# ---------------------------------------------------------------------- setup


def take_colour(state: Position, colour: i64) -> None:
    """The next player in seating order has a colour; when all have, the carts are set out."""
    state.colour[state.mover] = colour
    state.owner[colour] = state.mover
    state.mover += 1
    if state.mover < state.seats:
        if state.step == CHOOSE_COLOUR:
            state.ask(CHOOSE_COLOUR, state.mover)
        else:
            state.let_chance(DEAL_COLOUR)
        return
    state.mover = 0
    set_out_carts(state)
    if state.named_first == NONE:
        state.let_chance(DRAW_FIRST)
    else:
        begin_with(state, state.named_first)


def set_out_carts(state: Position) -> None:
    """Carts stand loaded on their start spaces; those of colours nobody plays stand empty before their shops."""
    board = state.board
    cart: i64 = 0
    while cart < CARTS:
        colour = cart // PER_COLOUR
        if state.owner[colour] == NONE:
            state.at[cart] = board.off_island[colour][cart % PER_COLOUR]
            state.status[cart] = NEUTRAL
        else:
            state.at[cart] = board.starts[cart]
            state.goods[cart] = board.loaded
        state.on[state.at[cart]] = cart
        cart += 1
    state.bandits_at = board.castle
    state.on[board.castle] = BANDITS


def begin_with(state: Position, seat: i64) -> None:
    """The first player is known; the orders of each player are laid on his shops."""
    state.first_player = seat
    state.mover = 0
    state.let_chance(LAY_ORDERS)


def lay_orders(state: Position, arrangement: i64) -> None:
    """The orders of a player are turned up; then those of the next; then the cards are dealt."""
    shop: i64 = 6 * state.colour[state.mover]
    for order in state.board.arrangements[arrangement]:
        state.order[shop] = order
        shop += 1
    state.mover += 1
    if state.mover == state.seats:
        state.mover = state.first_player
        deal_next(state)


def deal_next(state: Position) -> None:
    """Cards are dealt one at a time, from the first player on; then the first turn begins."""
    if state.held[state.mover] < state.board.hand_at_start:
        state.let_chance(DEAL_CARD)
    else:
        state.round = 1
        begin_turn(state)


def draw_card(state: Position, kind: i64) -> None:
    """The player on turn gets a card that only he sees."""
    state.pile[kind] -= 1
    state.hand[KINDS * state.mover + kind] += 1
    state.held[state.mover] += 1
    if state.step == DEAL_CARD:
        state.mover = (state.mover + 1) % state.seats
        deal_next(state)
    else:
        next_turn(state)


# ---------------------------------------------------------------------- turns


def points_per_cart(state: Position) -> i64:
    """Five points; in the first round fewer for those who play first, unless the start rotates."""
    if state.round == 1 and not state.rotating:
        return state.board.ramp[(state.mover - state.first_player + state.seats) % state.seats]
    return state.board.action_points


def begin_turn(state: Position) -> None:
    """The carts of the player on turn get their points; while the bandits are awake he moves them first."""
    points = points_per_cart(state)
    board = state.board
    cart: i64 = PER_COLOUR * state.colour[state.mover]
    last: i64 = cart + PER_COLOUR
    while cart < last:
        space = state.at[cart]
        state.points[cart] = points if space != NONE and state.wreck[cart] == NONE else 0
        if space != NONE and board.kind[space] == DELIVERY and is_due(state, board.colour[space]):
            state.due[cart] = space
        cart += 1
    state.cards_played = 0
    if state.awake:
        state.start_bandit_move(False)
    else:
        ask_for_bribe(state, 1)


def is_due(state: Position, colour: i64) -> bool:
    """Whether a delivery space of this colour belongs to another player."""
    return state.owner[colour] != NONE and state.owner[colour] != state.mover


def end_turn(state: Position) -> None:
    """The actions are done: points are lost; neutral carts may rove, then the turn ends."""
    cart: i64 = PER_COLOUR * state.colour[state.mover]
    last: i64 = cart + PER_COLOUR
    while cart < last:
        state.points[cart] = 0
        state.due[cart] = NONE
        cart += 1
    state.active = NONE
    state.chosen = NONE
    if state.roving:
        state.rove_left = state.board.rove_steps[state.seats]
    rove_on(state)


def end_phase(state: Position) -> None:
    """Wreck markers come off, and a card is drawn, if there is one and the hand is not full."""
    clear_wrecks(state)
    state.rove_left = 0
    if state.held[state.mover] >= state.board.hand_limit:
        next_turn(state)
        return
    if pile_size(state) == 0:
        for card in state.discard:
            state.pile[card] += 1
        state.discard = vec[i64]()
    if pile_size(state) == 0:
        next_turn(state)
    else:
        state.let_chance(DRAW_CARD)


def pile_size(state: Position) -> i64:
    """How many cards lie in the draw pile."""
    count: i64 = 0
    for number in state.pile:
        count += number
    return count


def next_turn(state: Position) -> None:
    """The turn passes on clockwise; after the last player in order the round marker moves on."""
    following = (state.mover + 1) % state.seats
    if following == state.first_player:
        if state.round >= state.rounds:
            finish(state, BY_LAST_ROUND)
            return
        state.round += 1
        if state.rotating:
            state.first_player = (state.first_player + 1) % state.seats
            following = state.first_player
    state.mover = following
    begin_turn(state)


# ---------------------------------------------------------------------- roving competitors


def rove_is_open(state: Position, cart: i64, there: i64) -> bool:
    """Whether a neutral cart may step on this space: free (or its own), within the walls, not the castle."""
    side = state.board.side[there]
    return (
        (state.on[there] == FREE or state.on[there] == cart)
        and side != OUTSIDE
        and side != IN_WALL
        and there != state.board.castle
    )


def rove_may_stop(state: Position, cart: i64, there: i64) -> bool:
    """A neutral cart may stop anywhere but on a foreign toll space."""
    return state.board.stops[cart // PER_COLOUR * state.board.spaces + there] != 0


def rove_can_go_on(state: Position, cart: i64, here: i64, left: i64) -> bool:
    """Whether a neutral cart, standing here, can reach a space where it may stop."""
    if left < 1:
        return False
    board = state.board
    i = board.first[here]
    last = board.first[here + 1]
    while i < last:
        there = board.near[i]
        i += 1
        if not rove_is_open(state, cart, there):
            continue
        if rove_may_stop(state, cart, there) or rove_can_go_on(state, cart, there, left - 1):
            return True
    return False


def write_rove_steps(state: Position, cart: i64, moves: Moves) -> None:
    """Add the spaces to which a neutral cart may step."""
    board = state.board
    here = state.at[cart]
    i = board.first[here]
    last = board.first[here + 1]
    while i < last:
        there = board.near[i]
        i += 1
        if not rove_is_open(state, cart, there):
            continue
        if rove_may_stop(state, cart, there) or rove_can_go_on(state, cart, there, state.rove_left - 1):
            moves.add(board.actions.step0 + there)


def can_rove(state: Position, cart: i64) -> bool:
    """Whether this is a neutral cart that can step."""
    return state.status[cart] == NEUTRAL and rove_can_go_on(state, cart, state.at[cart], state.rove_left)


def write_rovers(state: Position, moves: Moves) -> None:
    """Add the neutral carts that can step."""
    cart: i64 = 0
    while cart < CARTS:
        if can_rove(state, cart):
            moves.add(state.board.actions.cart0 + cart)
        cart += 1


def any_can_rove(state: Position) -> bool:
    """Whether any neutral cart can step."""
    cart: i64 = 0
    while cart < CARTS:
        if can_rove(state, cart):
            return True
        cart += 1
    return False


def rove_on(state: Position) -> None:
    """The player on turn may move neutral carts as long as steps are left."""
    if state.rove_left > 0 and any_can_rove(state):
        state.ask(ROVE_CART, state.mover)
    else:
        end_phase(state)


def choose_rover(state: Position, cart: i64) -> None:
    """This neutral cart is moved."""
    state.chosen = cart
    state.ask(ROVE_STEP, state.mover)


def rove(state: Position, there: i64) -> None:
    """The neutral cart steps; on a foreign toll space it must go on."""
    cart = state.chosen
    state.move(cart, there)
    state.rove_left -= 1
    state.crossing = not rove_may_stop(state, cart, there)
    if not state.crossing:
        state.chosen = NONE
        rove_on(state)
