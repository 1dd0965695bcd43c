"""The state of a game of Brillance: what stands where, and the questions the rules ask about it."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.step import Steps, StepState
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


class Position(StepState):
    """Fields and questions; what changes them stands in the modules of the rules."""

    def __init__(
        self, game: Any, seats: i64, options: Any, steps: Steps[Any], board: Board, like: "Position | None" = None
    ) -> None:
        super().__init__(game, seats, options, steps, like)
        self.board: Board = board
        self.roving: bool = like.roving if like else False
        self.speed_premium: bool = like.speed_premium if like else False
        self.one_card: bool = like.one_card if like else False
        self.rotating: bool = like.rotating if like else False
        self.rounds: i64 = like.rounds if like else 0
        self.named_first: i64 = like.named_first if like else NONE
        """The seat that the table named as first player."""
        self.round: i64 = like.round if like else 0
        self.first_player: i64 = like.first_player if like else NONE
        self.mover: i64 = like.mover if like else 0
        """The player on turn; during setup the one whose colour, orders or card comes next."""

        self.colour: vec[i64] = like.colour[:] if like else vec[i64]([NONE] * seats)
        """The colour of each seat."""
        self.owner: vec[i64] = like.owner[:] if like else vec[i64]([NONE] * COLOURS)
        """The seat of each colour; NONE if nobody plays it."""
        self.on: vec[i64] = like.on[:] if like else vec[i64]([FREE] * board.spaces)
        """What stands on each space."""
        self.at: vec[i64] = like.at[:] if like else vec[i64]([NONE] * CARTS)
        """The space of each cart; NONE if it is home."""
        self.goods: vec[i64] = like.goods[:] if like else vec[i64]([0] * CARTS)
        self.status: vec[i64] = like.status[:] if like else vec[i64]([WAITING] * CARTS)
        self.entry: vec[i64] = like.entry[:] if like else vec[i64]([NONE] * CARTS)
        """The gate by which each cart came in."""
        self.points: vec[i64] = like.points[:] if like else vec[i64]([0] * CARTS)
        """The action points that each cart has left in this turn."""
        self.due: vec[i64] = like.due[:] if like else vec[i64]([NONE] * CARTS)
        """The space where a due cart may not stop in this turn."""
        self.wreck: vec[i64] = like.wreck[:] if like else vec[i64]([NONE] * CARTS)
        """For a wrecked cart the cart it collided with, or itself after a breakdown."""
        self.exits: vec[i64] = like.exits[:] if like else vec[i64]()
        """The carts that left the city, in this order."""
        self.premium: vec[i64] = like.premium[:] if like else vec[i64]([0] * seats)
        """The points of each seat by the speed premium."""

        self.order: vec[i64] = like.order[:] if like else vec[i64]([0] * SHOPS)
        self.delivered: vec[i64] = like.delivered[:] if like else vec[i64]([0] * SHOPS)
        self.minus: vec[i64] = like.minus[:] if like else vec[i64]([0] * SHOPS)
        self.plus: vec[i64] = like.plus[:] if like else vec[i64]([0] * SHOPS)
        self.complete: vec[i64] = like.complete[:] if like else vec[i64]([0] * SHOPS)
        self.stock: vec[i64] = like.stock[:] if like else board.marker_count[:]
        """Event markers that are not on the board, by kind."""

        self.hand: vec[i64] = like.hand[:] if like else vec[i64]([0] * (KINDS * seats))
        """The cards of each seat, by kind."""
        self.held: vec[i64] = like.held[:] if like else vec[i64]([0] * seats)
        """How many cards each seat has."""
        self.pile: vec[i64] = like.pile[:] if like else board.card_count[:]
        """The draw pile, by kind: nobody knows its order."""
        self.discard: vec[i64] = like.discard[:] if like else vec[i64]()
        """The discard pile, in the order of play."""
        self.cards_played: i64 = like.cards_played if like else 0
        """How many cards the player on turn has played in this turn."""

        self.active: i64 = like.active if like else NONE
        """The cart that spent the last point in this turn."""
        self.chosen: i64 = like.chosen if like else NONE
        """The cart that is being asked what to do; the neutral cart that is being moved."""
        self.fresh: bool = like.fresh if like else False
        """Whether the chosen cart has not spent a point since it was chosen."""
        self.crossing: bool = like.crossing if like else False
        """Whether the cart being moved stands where it may not stop, and must go on."""
        self.rove_left: i64 = like.rove_left if like else 0

        self.bandits_at: i64 = like.bandits_at if like else NONE
        self.bandit_goods: i64 = like.bandit_goods if like else 0
        self.awake: bool = like.awake if like else False
        self.bandit_points: i64 = like.bandit_points if like else 0
        self.robbed: vec[i64] = like.robbed[:] if like else vec[i64]()
        """The carts robbed in this bandit move."""
        self.by_card: bool = like.by_card if like else False
        """Whether this bandit move comes from a card just played."""
        self.loot: i64 = like.loot if like else 0

        self.card: i64 = like.card if like else NONE
        """The card being played."""
        self.card_player: i64 = like.card_player if like else NONE
        self.target_colour: i64 = like.target_colour if like else NONE
        self.target: i64 = like.target if like else NONE
        """The shop, cart, zone or space the card is played on."""
        self.second: i64 = like.second if like else NONE
        """The second cart of a collision, the victim of a theft, the first step of a bribed cart, a dwarf's space."""
        self.third: i64 = like.third if like else NONE
        """The second step of a bribed cart."""
        self.last_player: i64 = like.last_player if like else NONE
        """Who played the last card that can be cancelled."""
        self.cancelled: bool = like.cancelled if like else False
        self.answer: vec[i64] = like.answer[:] if like else vec[i64]([NOT_ASKED] * seats)
        """What each seat has answered in the open window; nobody sees the answers of others."""
        self.asked_from: i64 = like.asked_from if like else 0
        """In the window for Bribes: places clockwise from the player on turn that have been asked."""

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

    def first_cart(self, seat: i64) -> i64:
        """The first of a player's carts; the others follow."""
        return PER_COLOUR * self.colour[seat]

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
        if self.colour[seat] >= 0:
            for shop in range(PER_SHOPS * self.colour[seat], PER_SHOPS * self.colour[seat] + PER_SHOPS):
                total += self.shop_points(shop)
        return total

    def carts_home(self, seat: i64) -> i64:
        """How many carts of a player are home."""
        count: i64 = 0
        if self.colour[seat] >= 0:
            for cart in range(self.first_cart(seat), self.first_cart(seat) + PER_COLOUR):
                if self.status[cart] == HOME:
                    count += 1
        return count

    def score(self, seat: i64) -> i64:
        """A player's points as they stand; everybody can work them out."""
        return self.points_from_shops(seat) + self.carts_home(seat) * self.board.home_points + self.premium[seat]

    # ------------------------------------------------------------------ cards

    def holds(self, seat: i64, kind: i64) -> bool:
        """Whether a player has a card of this kind."""
        return self.hand[KINDS * seat + kind] > 0

    def lose_card(self, seat: i64, kind: i64) -> None:
        """A card leaves a player's hand."""
        self.hand[KINDS * seat + kind] -= 1
        self.held[seat] -= 1

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

    # ------------------------------------------------------------------ the bandits' move

    def start_bandit_move(self, by_card: bool) -> None:
        """The player on turn moves the bandits' cart."""
        self.awake = True
        self.by_card = by_card
        self.bandit_points = self.board.bandit_points
        self.robbed = vec[i64]()
        self.ask(BANDIT_ACTION, self.mover)
