"""The state of a game of Brillance: what stands where, and the questions the rules ask about it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.state import CHANCE, State
from serai.games.brillance.actions import CARTS, COLOURS, KINDS, PER_COLOUR, SHOPS
from serai.games.brillance.board import BRIBE, PER_SHOPS, Board

# What is being asked (or left to chance) now.
CHOOSE_COLOUR: Final = 0
DEAL_COLOUR: Final = 1
DRAW_FIRST: Final = 2
LAY_ORDERS: Final = 3
DEAL_CARD: Final = 4
BANDIT_ACTION: Final = 5
CHOOSE_ACTION: Final = 6
CART_ACTION: Final = 7
TARGET_COLOUR: Final = 8
TARGET_SHOP: Final = 9
TARGET_CART: Final = 10
TARGET_SECOND_CART: Final = 11
TARGET_THIEF: Final = 12
TARGET_VICTIM: Final = 13
TARGET_ZONE: Final = 14
TARGET_SPACE: Final = 15
TARGET_DWARF: Final = 16
BRIBE_STEP_1: Final = 17
BRIBE_STEP_2: Final = 18
REACTION: Final = 19
REVEAL: Final = 20
BRIBE_REACTION: Final = 21
BRIBE_REVEAL: Final = 22
ROVE_CART: Final = 23
ROVE_STEP: Final = 24
DRAW_CARD: Final = 25
OVER: Final = 26
STEPS: Final = (
    *("choose_colour", "deal_colour", "draw_first", "lay_orders", "deal_card", "bandit_action", "choose_action"),
    *("cart_action", "target_colour", "target_shop", "target_cart", "target_second_cart", "target_thief"),
    *("target_victim", "target_zone", "target_space", "target_dwarf", "bribe_step_1", "bribe_step_2", "react"),
    *("reveal", "bribe_reaction", "bribe_reveal", "rove_cart", "rove_step", "draw_card", "over"),
)
"""The names of the steps, by number."""

NONE: Final = -1

# The status of a cart.
WAITING: Final = 0
INSIDE: Final = 1
LEFT: Final = 2
HOME: Final = 3
NEUTRAL: Final = 4

# What stands on a space, beside the carts by their numbers and the bandits' cart.
FREE: Final = -1
DWARF: Final = 31

# What a player has answered in a window.
NOT_ASKED: Final = 0
ASKED: Final = 1
PASSED: Final = 2
REACTS: Final = 3


_NOT_LAID: Final = vec[i64]()
"""What a new position holds until ``lay_out`` or a copy gives it arrays of its own: copying stays cheap that way."""


class Position(State):
    """Fields and questions; what changes them stands in the modules of the rules."""

    def __init__(self, game: Any, seats: i64, options: Any, board: Board) -> None:
        super().__init__(game, seats, options)
        self.board: Board = board
        self.roving: bool = False
        self.speed_premium: bool = False
        self.one_card: bool = False
        self.rotating: bool = False
        self.rounds: i64 = 0
        self.named_first: i64 = NONE
        """The seat that the table named as first player."""
        self.step: i64 = CHOOSE_COLOUR
        self.round: i64 = 0
        self.first_player: i64 = NONE
        self.mover: i64 = 0
        """The player on turn; during setup the one whose colour, orders or card comes next."""
        self.how: i64 = NONE
        """How the game ended, as a number of ``ENDINGS``."""

        self.colour: vec[i64] = _NOT_LAID
        """The colour of each seat."""
        self.owner: vec[i64] = _NOT_LAID
        """The seat of each colour; NONE if nobody plays it."""
        self.on: vec[i64] = _NOT_LAID
        """What stands on each space."""
        self.at: vec[i64] = _NOT_LAID
        """The space of each cart; NONE if it is home."""
        self.goods: vec[i64] = _NOT_LAID
        self.status: vec[i64] = _NOT_LAID
        self.entry: vec[i64] = _NOT_LAID
        """The gate by which each cart came in."""
        self.points: vec[i64] = _NOT_LAID
        """The action points that each cart has left in this turn."""
        self.due: vec[i64] = _NOT_LAID
        """The space where a due cart may not stop in this turn."""
        self.wreck: vec[i64] = _NOT_LAID
        """For a wrecked cart the cart it collided with, or itself after a breakdown."""
        self.exits: vec[i64] = _NOT_LAID
        """The carts that left the city, in this order."""
        self.premium: vec[i64] = _NOT_LAID
        """The points of each seat by the speed premium."""

        self.order: vec[i64] = _NOT_LAID
        self.delivered: vec[i64] = _NOT_LAID
        self.minus: vec[i64] = _NOT_LAID
        self.plus: vec[i64] = _NOT_LAID
        self.complete: vec[i64] = _NOT_LAID
        self.stock: vec[i64] = _NOT_LAID
        """Event markers that are not on the board, by kind."""

        self.hand: vec[i64] = _NOT_LAID
        """The cards of each seat, by kind."""
        self.held: vec[i64] = _NOT_LAID
        """How many cards each seat has."""
        self.pile: vec[i64] = _NOT_LAID
        """The draw pile, by kind: nobody knows its order."""
        self.discard: vec[i64] = _NOT_LAID
        """The discard pile, in the order of play."""
        self.cards_played: i64 = 0
        """How many cards the player on turn has played in this turn."""

        self.active: i64 = NONE
        """The cart that spent the last point in this turn."""
        self.chosen: i64 = NONE
        """The cart that is being asked what to do; the neutral cart that is being moved."""
        self.fresh: bool = False
        """Whether the chosen cart has not spent a point since it was chosen."""
        self.crossing: bool = False
        """Whether the cart being moved stands where it may not stop, and must go on."""
        self.rove_left: i64 = 0

        self.bandits_at: i64 = NONE
        self.bandit_goods: i64 = 0
        self.awake: bool = False
        self.bandit_points: i64 = 0
        self.robbed: vec[i64] = _NOT_LAID
        """The carts robbed in this bandit move."""
        self.by_card: bool = False
        """Whether this bandit move comes from a card just played."""
        self.loot: i64 = 0

        self.card: i64 = NONE
        """The card being played."""
        self.card_player: i64 = NONE
        self.target_colour: i64 = NONE
        self.target: i64 = NONE
        """The shop, cart, zone or space the card is played on."""
        self.second: i64 = NONE
        """The second cart of a collision, the victim of a theft, the first step of a bribed cart, a dwarf's space."""
        self.third: i64 = NONE
        """The second step of a bribed cart."""
        self.last_player: i64 = NONE
        """Who played the last card that can be cancelled."""
        self.cancelled: bool = False
        self.answer: vec[i64] = _NOT_LAID
        """What each seat has answered in the open window; nobody sees the answers of others."""
        self.asked_from: i64 = 0
        """In the window for Bribes: places clockwise from the player on turn that have been asked."""

    def lay_out(self) -> None:
        """Give the position its empty board."""
        seats = int(self.seats)
        self.colour = vec[i64]([NONE] * seats)
        self.owner = vec[i64]([NONE] * COLOURS)
        self.on = vec[i64]([FREE] * int(self.board.spaces))
        self.at = vec[i64]([NONE] * CARTS)
        self.goods = vec[i64]([0] * CARTS)
        self.status = vec[i64]([WAITING] * CARTS)
        self.entry = vec[i64]([NONE] * CARTS)
        self.points = vec[i64]([0] * CARTS)
        self.due = vec[i64]([NONE] * CARTS)
        self.wreck = vec[i64]([NONE] * CARTS)
        self.exits = vec[i64]()
        self.premium = vec[i64]([0] * seats)
        self.order = vec[i64]([0] * SHOPS)
        self.delivered = vec[i64]([0] * SHOPS)
        self.minus = vec[i64]([0] * SHOPS)
        self.plus = vec[i64]([0] * SHOPS)
        self.complete = vec[i64]([0] * SHOPS)
        self.stock = self.board.marker_count[:]
        self.hand = vec[i64]([0] * (KINDS * seats))
        self.held = vec[i64]([0] * seats)
        self.pile = self.board.card_count[:]
        self.discard = vec[i64]()
        self.robbed = vec[i64]()
        self.answer = vec[i64]([NOT_ASKED] * seats)

    def copy_to(self, twin: "Position") -> None:
        """Make another position equal to this one in everything."""
        twin.decider = self.decider
        twin.shown = self.shown
        twin.roving = self.roving
        twin.speed_premium = self.speed_premium
        twin.one_card = self.one_card
        twin.rotating = self.rotating
        twin.rounds = self.rounds
        twin.named_first = self.named_first
        twin.step = self.step
        twin.round = self.round
        twin.first_player = self.first_player
        twin.mover = self.mover
        twin.how = self.how
        twin.colour = self.colour[:]
        twin.owner = self.owner[:]
        twin.on = self.on[:]
        twin.at = self.at[:]
        twin.goods = self.goods[:]
        twin.status = self.status[:]
        twin.entry = self.entry[:]
        twin.points = self.points[:]
        twin.due = self.due[:]
        twin.wreck = self.wreck[:]
        twin.exits = self.exits[:]
        twin.premium = self.premium[:]
        twin.order = self.order[:]
        twin.delivered = self.delivered[:]
        twin.minus = self.minus[:]
        twin.plus = self.plus[:]
        twin.complete = self.complete[:]
        twin.stock = self.stock[:]
        twin.hand = self.hand[:]
        twin.held = self.held[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.cards_played = self.cards_played
        twin.active = self.active
        twin.chosen = self.chosen
        twin.fresh = self.fresh
        twin.crossing = self.crossing
        twin.rove_left = self.rove_left
        twin.bandits_at = self.bandits_at
        twin.bandit_goods = self.bandit_goods
        twin.awake = self.awake
        twin.bandit_points = self.bandit_points
        twin.robbed = self.robbed[:]
        twin.by_card = self.by_card
        twin.loot = self.loot
        twin.card = self.card
        twin.card_player = self.card_player
        twin.target_colour = self.target_colour
        twin.target = self.target
        twin.second = self.second
        twin.third = self.third
        twin.last_player = self.last_player
        twin.cancelled = self.cancelled
        twin.answer = self.answer[:]
        twin.asked_from = self.asked_from

    # ------------------------------------------------------------------ carts

    def is_foe(self, seat: i64, thing: i64) -> bool:
        """Whether what stands on a space is a cart of another player."""
        if thing < 0 or thing >= CARTS:
            return False
        owner = self.owner[thing // PER_COLOUR]
        return owner != NONE and owner != seat

    def is_own(self, seat: i64, thing: i64) -> bool:
        """Whether what stands on a space is a cart of this player."""
        return 0 <= thing < CARTS and thing // PER_COLOUR == self.colour[seat]

    def move(self, cart: i64, space: i64) -> None:
        """Put a cart on another space."""
        self.on[self.at[cart]] = FREE
        self.at[cart] = space
        self.on[space] = cart

    def spend(self, cart: i64) -> None:
        """A cart pays a point and is active now; the one that was active before is finished."""
        if self.active != cart:
            if self.active != NONE:
                self.points[self.active] = 0
            self.active = cart
        self.points[cart] -= 1
        self.fresh = False

    # ------------------------------------------------------------------ shops

    def need(self, shop: i64) -> i64:
        """How many goods a shop wants in all, its markers counted."""
        return self.order[shop] + self.plus[shop] - self.minus[shop]

    def shop_points(self, shop: i64) -> i64:
        """What a shop is worth to its owner as it stands."""
        if self.complete[shop] != 0:
            return self.order[shop]
        beyond = self.need(shop) - self.order[shop]
        points = self.delivered[shop] - (beyond if beyond > 0 else 0)
        return points if points > 0 else 0

    def points_from_shops(self, seat: i64) -> i64:
        """What all shops of a player are worth."""
        total: i64 = 0
        shop: i64 = PER_SHOPS * self.colour[seat]
        last: i64 = shop + PER_SHOPS
        if shop < 0:
            return 0
        while shop < last:
            total += self.shop_points(shop)
            shop += 1
        return total

    def carts_home(self, seat: i64) -> i64:
        """How many carts of a player are home."""
        count: i64 = 0
        cart: i64 = PER_COLOUR * self.colour[seat]
        last: i64 = cart + PER_COLOUR
        if cart < 0:
            return 0
        while cart < last:
            if self.status[cart] == HOME:
                count += 1
            cart += 1
        return count

    def score(self, seat: i64) -> i64:
        """A player's points as they stand; everybody can work them out."""
        return self.points_from_shops(seat) + self.carts_home(seat) * self.board.home_points + self.premium[seat]

    # ------------------------------------------------------------------ cards

    def count_discarded(self, kind: i64) -> i64:
        """How many cards of a kind lie face up in the discard pile."""
        count: i64 = 0
        for card in self.discard:
            if card == kind:
                count += 1
        return count

    def may_play(self) -> bool:
        """Whether the player on turn may play a card (another one) in this turn."""
        return not self.one_card or self.cards_played == 0

    def is_bribe_reaction(self) -> bool:
        """Whether the card being played is a Bribe in another player's turn."""
        return self.card == BRIBE and self.card_player != self.mover

    # ------------------------------------------------------------------ questions put to a player

    def ask(self, step: i64, seat: i64) -> None:
        """Put a question to a seat."""
        self.step = step
        self.decider = seat

    def let_chance(self, step: i64) -> None:
        """Let chance decide."""
        self.step = step
        self.decider = CHANCE

    def start_bandit_move(self, by_card: bool) -> None:
        """The player on turn moves the bandits' cart."""
        self.awake = True
        self.by_card = by_card
        self.bandit_points = self.board.bandit_points
        self.robbed = vec[i64]()
        self.ask(BANDIT_ACTION, self.mover)
