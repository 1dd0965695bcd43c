"""The course of the game: setup, rounds and turns, drawing a card."""

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.rng import Rng
from serai.core.step import Choice, Draw, FromBag, FromMany, FromSeats, total
from serai.games.brillance import position as pos
from serai.games.brillance.actions import BANDITS, CARTS, COLOURS, KINDS, PER_COLOUR
from serai.games.brillance.board import DELIVERY, PER_SHOPS
from serai.games.brillance.cards import clear_wrecks
from serai.games.brillance.position import NONE, Position
from serai.games.brillance.score import BY_LAST_ROUND
from serai.games.brillance.windows import ask_for_bribe

# ---------------------------------------------------------------------- setup


class ChooseColour(Choice[Position]):
    """Which colour the next player in seating order plays."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.colour0, state.board.actions.colour0 + COLOURS

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "" if state.owner[which] == NONE else "colour-taken"

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        take_colour(state, which)


class DealColour(FromMany[Position]):
    """Which colour is dealt to the next player in seating order."""

    def first(self, state: Position) -> i64:
        return state.board.actions.dealt0

    def among(self, state: Position) -> i64:
        free: i64 = 0
        for colour in range(COLOURS):
            if state.owner[colour] == NONE:
                free |= 1 << colour
        return free

    def drawn(self, state: Position, which: i64) -> None:
        take_colour(state, which)


def take_colour(state: Position, colour: i64) -> None:
    """The next player has a colour; when all have, the carts are set out."""
    state.colour[state.mover] = colour
    state.owner[colour] = state.mover
    state.mover += 1
    if state.mover < state.seats:
        if state.step == pos.CHOOSE_COLOUR:
            state.ask(pos.CHOOSE_COLOUR, state.mover)
        return
    state.mover = 0
    set_out_carts(state)
    if state.named_first == NONE:
        state.let_chance(pos.DRAW_FIRST)
    else:
        begin_with(state, state.named_first)


def set_out_carts(state: Position) -> None:
    """Carts stand loaded on their start spaces; those of colours nobody plays stand empty before their shops."""
    board = state.board
    for cart in range(CARTS):
        colour = cart // PER_COLOUR
        if state.owner[colour] == NONE:
            state.at[cart] = board.off_island[colour][cart % PER_COLOUR]
            state.status[cart] = pos.NEUTRAL
        else:
            state.at[cart] = board.starts[cart]
            state.goods[cart] = board.loaded
        state.on[state.at[cart]] = cart
    state.bandits_at = board.castle
    state.on[board.castle] = BANDITS


class DrawFirst(FromSeats[Position]):
    """Who plays first."""

    def first(self, state: Position) -> i64:
        return state.board.actions.first0

    def drawn(self, state: Position, which: i64) -> None:
        begin_with(state, which)


def begin_with(state: Position, seat: i64) -> None:
    """The first player is known; the orders of each player are laid on his shops."""
    state.first_player = seat
    state.mover = 0
    state.let_chance(pos.LAY_ORDERS)


class LayOrders(Draw[Position]):
    """The orders of a player are turned up; then those of the next; then the cards are dealt."""

    def first(self, state: Position) -> i64:
        return state.board.actions.orders0

    def outcomes(self, state: Position) -> list[tuple[i64, i64]]:
        first = self.first(state)
        return [(first + arrangement, 1) for arrangement in range(len(state.board.arrangements))]

    def draw(self, state: Position, rng: Rng) -> i64:
        return self.first(state) + rng.below(len(state.board.arrangements))

    def drawn(self, state: Position, which: i64) -> None:
        shop: i64 = PER_SHOPS * state.colour[state.mover]
        for order in state.board.arrangements[which]:
            state.order[shop] = order
            shop += 1
        state.mover += 1
        if state.mover == state.seats:
            state.mover = state.first_player
            deal_next(state)


def deal_next(state: Position) -> None:
    """Cards are dealt one at a time, from the first player on; then the first turn begins."""
    if state.held[state.mover] < state.board.hand_at_start:
        state.let_chance(pos.DEAL_CARD)
    else:
        state.round = 1
        begin_turn(state)


class DrawCard(FromBag[Position]):
    """The player on turn gets a card that only he sees, at the end of his turn."""

    def first(self, state: Position) -> i64:
        return state.board.actions.draw0

    def bag(self, state: Position) -> vec[i64]:
        return state.pile

    def drawn(self, state: Position, which: i64) -> None:
        state.pile[which] -= 1
        state.hand[KINDS * state.mover + which] += 1
        state.held[state.mover] += 1
        self.go_on(state)

    def go_on(self, state: Position) -> None:
        """He has it."""
        next_turn(state)


class DealCard(DrawCard):
    """A player gets one of the cards with which he begins; then the next player."""

    def go_on(self, state: Position) -> None:
        state.mover = (state.mover + 1) % state.seats
        deal_next(state)


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
    first = state.first_cart(state.mover)
    for cart in range(first, first + PER_COLOUR):
        space = state.at[cart]
        state.points[cart] = points if space != NONE and state.wreck[cart] == NONE else 0
        if space != NONE and board.kind[space] == DELIVERY and is_due(state, board.colour[space]):
            state.due[cart] = space
    state.cards_played = 0
    if state.awake:
        state.start_bandit_move(False)
    else:
        ask_for_bribe(state, 1)


def is_due(state: Position, colour: i64) -> bool:
    """Whether a delivery space of this colour belongs to another player."""
    return state.owner[colour] != NONE and state.owner[colour] != state.mover


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
        state.let_chance(pos.DRAW_CARD)


def pile_size(state: Position) -> i64:
    """How many cards lie in the draw pile."""
    return total(state.pile)


def next_turn(state: Position) -> None:
    """The turn passes on clockwise; after the last player in order the round marker moves on."""
    following = (state.mover + 1) % state.seats
    if following == state.first_player:
        if state.round >= state.rounds:
            state.finish(BY_LAST_ROUND)
            return
        state.round += 1
        if state.rotating:
            state.first_player = (state.first_player + 1) % state.seats
            following = state.first_player
    state.mover = following
    begin_turn(state)
