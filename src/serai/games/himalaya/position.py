"""The state of a game of Himalaya: what lies where, and the questions the rules ask about it."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.arrays import append, vec
from serai.core.step import Steps, StepState
from serai.games.himalaya.board import KINDS, REGIONS, RESOURCES, SLOTS, VILLAGES, Board

# What is being asked (or left to chance) now.
DRAW_CARD: Final = 0
DRAW_VILLAGE: Final = 1
DRAW_CUBE: Final = 2
DRAW_DISC: Final = 3
DRAW_LEADER: Final = 4
PLACE_CARAVAN: Final = 5
CHOOSE_EVENT: Final = 6
PLACE_EVENT: Final = 7
COMMAND: Final = 8
CHOOSE_CUBE: Final = 9
FIRST_REWARD: Final = 10
SECOND_REWARD: Final = 11
SEND_DELEGATION: Final = 12
INVENTORY_CHOICE: Final = 13
INVENTORY_DELEGATION: Final = 14
INVENTORY_STUPA: Final = 15
DRAW_LOT: Final = 16
OVER: Final = 17
CHOOSE_TRIBE: Final = 18

# How a village is drawn.
DIE: Final = 0
CARDS: Final = 1
CARDS_OPEN: Final = 2
ROW: Final = 5
"""How many cards lie face up in a row with CARDS_OPEN."""

# What a village is drawn for.
FOR_CUBES: Final = 0
FOR_ORDER: Final = 1
FOR_NEUTRAL: Final = 2

# Kinds of event tokens.
YETI: Final = 0
SNOWSTORM: Final = 1
MARKET_DAY: Final = 2

# What the public history remembers of each tribe; see ``remember``.
TOKEN: Final = 5
DELIVERED: Final = 6
HISTORY: Final = 1000

RUNNING: Final = -3
"""Who decides while the programmes run: nobody. They run on before anybody sees the state."""

NONE: Final = -1
NO_TRIBE: Final = 7


class Position(StepState):
    """Fields and questions; what changes them stands in the modules of the rules.

    Lists by tribe hold the players by seat and then, with two players, the neutral tribe.
    """

    def __init__(
        self, game: Any, seats: i64, options: Any, steps: Steps[Any], board: Board, like: "Position | None" = None
    ) -> None:
        super().__init__(game, seats, options, steps, like)
        self.board: Board = board
        tribes = seats + 1 if seats == 2 else seats
        self.tribes: i64 = tribes
        self.with_events: bool = like.with_events if like else False
        self.full_inventory: bool = like.full_inventory if like else False
        self.draw_by: i64 = like.draw_by if like else DIE
        self.round: i64 = like.round if like else 0
        """The month, from 1; 0 during setup."""
        self.leader: i64 = like.leader if like else NONE
        """The First Caravan Leader."""
        self.place: i64 = like.place if like else 0
        """How many tribes have had their turn: in placing, laying events, or in the running action."""
        self.slot: i64 = like.slot if like else 0
        """The action being carried out, from 0."""
        self.acting: i64 = like.acting if like else NONE
        """The tribe whose action (or inventory) is being carried out, while it is asked something."""
        self.tribe_of: vec[i64] = like.tribe_of[:] if like else vec[i64]([NONE] * seats)
        """For each player the tribe he leads, as a number of ``TRIBE_NAMES``; NONE until he has chosen it."""

        self.cubes: vec[i64] = like.cubes[:] if like else vec[i64]([0] * (RESOURCES * VILLAGES))
        """For each village and resource the cubes there."""
        self.orders: vec[i64] = like.orders[:] if like else vec[i64]([NONE] * VILLAGES)
        """For each village the kind of its order disc, or NONE."""
        self.stupas: vec[i64] = like.stupas[:] if like else vec[i64]([NONE] * VILLAGES)
        """For each village the tribe whose stupa stands there, or NONE."""
        self.delegations: vec[i64] = like.delegations[:] if like else vec[i64]([0] * (REGIONS * tribes))
        """For each tribe and region the delegations there."""
        self.caravans: vec[i64] = like.caravans[:] if like else vec[i64]([NONE] * tribes)
        """For each tribe the village of its caravan; NONE before it is placed and while it is on the storm."""
        self.crossing: vec[i64] = like.crossing[:] if like else vec[i64]([NONE] * tribes)
        """For each tribe the village beyond the storm that its caravan is on, or NONE."""
        self.programmes: vec[i64] = like.programmes[:] if like else vec[i64]([NONE] * (SLOTS * tribes))
        """For each tribe its six commands; NONE in an open slot."""
        self.revealed: vec[i64] = like.revealed[:] if like else vec[i64]()
        """The programmes of the last reveal, which stay to be seen when a new round begins; empty before the first."""
        self.taken: vec[i64] = like.taken[:] if like else vec[i64]([0] * tribes)
        """For each tribe the villages where it has taken a cube in this round, as a set of bits."""
        self.served: i64 = like.served if like else 0
        """The villages whose order was delivered in this round, as a set of bits."""

        self.stocks: vec[i64] = like.stocks[:] if like else vec[i64]([0] * (RESOURCES * tribes))
        """For each tribe and resource the cubes behind its screen."""
        self.herds: vec[i64] = like.herds[:] if like else vec[i64]()
        """The bartered discs of all tribes, as kinds * tribe + kind, in the order they were won."""
        self.tokens: vec[i64] = like.tokens[:] if like else vec[i64]([0] * tribes)
        """For each tribe its inventory tokens."""
        self.stupas_left: vec[i64] = like.stupas_left[:] if like else vec[i64]([board.stupas] * tribes)
        self.delegations_left: vec[i64] = like.delegations_left[:] if like else vec[i64]([board.delegations] * tribes)
        self.event_tokens: vec[i64] = like.event_tokens[:] if like else vec[i64]([0] * (KINDS * seats))
        """For each player and kind 1 if he still has that event token."""
        self.events: vec[i64] = like.events[:] if like else vec[i64]([NONE] * KINDS)
        """For each kind of event where its token lies: a road, a village (market day), or NONE."""
        self.laying: i64 = like.laying if like else NONE
        """The kind of event token that now gets its place."""

        self.bag: vec[i64] = like.bag[:] if like else board.cubes[:]
        """Cubes in the resource bag."""
        self.disc_bag: vec[i64] = like.disc_bag[:] if like else board.discs[:]
        self.cards: i64 = like.cards if like else 0
        """The village cards not yet drawn, as a set of bits."""
        self.row: vec[i64] = like.row[:] if like else vec[i64]()
        """The village cards that lie face up."""
        self.drawing_for: i64 = like.drawing_for if like else FOR_CUBES
        self.target: i64 = like.target if like else NONE
        """The village that now gets cubes or a disc."""
        self.to_come: i64 = like.to_come if like else 0
        """How many cubes are still to be drawn for it."""

        self.lifted: i64 = like.lifted if like else NONE
        """The kind of the disc just delivered, until it is bartered or goes back into the bag."""
        self.rewards: i64 = like.rewards if like else 0
        """The rewards already taken for this delivery, as a set of bits."""
        self.to_send: i64 = like.to_send if like else 0
        """How many delegations are still to be sent."""
        self.resource: i64 = like.resource if like else NONE
        """The resource being compared in an inventory."""
        self.counted: vec[i64] = like.counted[:] if like else vec[i64]([NONE] * (RESOURCES * tribes))
        """For each tribe and resource the cubes it showed at the last inventory, or NONE."""

        self.history: vec[i64] = like.history[:] if like else vec[i64]()
        """Every take, delivery, barter and token since the start: what a player with a pencil has written down."""
        self.course: vec[i64] = like.course[:] if like else vec[i64]()
        """What has happened by itself since the last reveal; see ``course.py``."""

        self.tally: vec[i64] = like.tally[:] if like else vec[i64]()
        """For each tribe its final count; see ``final.py``. Empty until the year is over."""
        self.eliminated: vec[i64] = like.eliminated[:] if like else vec[i64]()
        self.verdict: vec[i64] = like.verdict[:] if like else vec[i64]()
        """How the winner was found, comparison by comparison; see ``final.py``."""
        self.tied: i64 = like.tied if like else 0
        """The players between whom the lot decides, as a set of bits."""
        self.ranks: vec[i64] = like.ranks[:] if like else vec[i64]()

    # ------------------------------------------------------------------ turn order

    def tribe_at(self, place: i64) -> i64:
        """The tribe at a place of the turn order: leader first, then clockwise; the neutral tribe is always last."""
        if place >= self.seats:
            return place
        seat = self.leader + place
        return seat if seat < self.seats else seat - self.seats

    def is_neutral(self, tribe: i64) -> bool:
        """Whether no player decides for this tribe."""
        return tribe >= self.seats

    # ------------------------------------------------------------------ villages

    def lowest(self, village: i64) -> i64:
        """The resource of least value that lies in a village, or NONE."""
        for resource in range(RESOURCES):
            if self.cubes[RESOURCES * village + resource] > 0:
                return resource
        return NONE

    def is_choice(self, village: i64) -> bool:
        """Whether cubes of more than one resource lie in a village."""
        kinds: i64 = 0
        for resource in range(RESOURCES):
            if self.cubes[RESOURCES * village + resource] > 0:
                kinds += 1
        return kinds > 1

    def is_empty(self, village: i64) -> bool:
        """No cube and no disc; stupas, caravans and event tokens do not matter."""
        return self.orders[village] < 0 and self.lowest(village) < 0

    def next_empty(self, village: i64) -> i64:
        """This village, or the next empty one upward, the last being followed by the first."""
        while not self.is_empty(village):
            village = (village + 1) % VILLAGES
        return village

    def resource_villages(self) -> i64:
        """How many villages hold cubes."""
        count: i64 = 0
        cubes = self.cubes
        # All five resources at once: this is asked after every draw.
        for at in range(0, RESOURCES * VILLAGES, RESOURCES):
            if cubes[at] + cubes[at + 1] + cubes[at + 2] + cubes[at + 3] + cubes[at + 4] > 0:
                count += 1
        return count

    def order_villages(self) -> i64:
        """How many villages hold an order disc."""
        count: i64 = 0
        for disc in self.orders:
            if disc >= 0:
                count += 1
        return count

    def is_market(self, village: i64) -> bool:
        """Whether a market day is held in this village."""
        return village == self.events[MARKET_DAY]

    def caravan_in(self, village: i64) -> bool:
        """Whether any caravan stands in this village."""
        for home in self.caravans:
            if home == village:
                return True
        return False

    # ------------------------------------------------------------------ tribes

    def can_pay(self, tribe: i64, disc: i64) -> bool:
        """Whether the stock holds all cubes that a disc asks."""
        for resource in range(RESOURCES):
            if self.stocks[RESOURCES * tribe + resource] < self.board.demand[RESOURCES * disc + resource]:
                return False
        return True

    def has_taken(self, tribe: i64, village: i64) -> bool:
        """Whether this caravan has taken a cube in this village in this round."""
        return (self.taken[tribe] >> village) & 1 == 1

    def yaks(self, tribe: i64) -> i64:
        """The herd: yaks on bartered discs and inventory tokens."""
        total: i64 = self.tokens[tribe] * self.board.token_yaks
        first: i64 = self.board.kinds * tribe
        last: i64 = first + self.board.kinds
        for disc in self.herds:
            if first <= disc < last:
                total += self.board.yaks[disc - first]
        return total

    def religion(self, tribe: i64) -> i64:
        """The levels of the villages with this tribe's stupas."""
        total: i64 = 0
        for village in range(VILLAGES):
            if self.stupas[village] == tribe:
                total += self.board.level[village]
        return total

    def governor(self, region: i64) -> i64:
        """The tribe with strictly more delegations in a region than every other, or NONE."""
        most: i64 = 0
        found: i64 = NONE
        for tribe in range(self.tribes):
            here = self.delegations[REGIONS * tribe + region]
            if here > most:
                most = here
                found = tribe
            elif here == most:
                found = NONE
        return found

    def politics(self, tribe: i64) -> i64:
        """The regions that this tribe governs."""
        count: i64 = 0
        for region in range(REGIONS):
            if self.governor(region) == tribe:
                count += 1
        return count

    def stock_value(self, tribe: i64) -> i64:
        """The ranks of all cubes behind the screen: salt 1 to gold 5."""
        total: i64 = 0
        for resource in range(RESOURCES):
            total += (resource + 1) * self.stocks[RESOURCES * tribe + resource]
        return total

    def open_slot(self, tribe: i64) -> i64:
        """The lowest slot without a command, or SLOTS if the programme is complete."""
        for slot in range(SLOTS):
            if self.programmes[SLOTS * tribe + slot] < 0:
                return slot
        return SLOTS

    def is_programming(self, seat: i64) -> bool:
        """Whether the last slot of a player is open."""
        return self.programmes[SLOTS * seat + SLOTS - 1] < 0

    # ------------------------------------------------------------------ writing down, asking

    def remember(self, tribe: i64, what: i64) -> None:
        """Write into the public history: a resource taken, TOKEN, or DELIVERED + 2 * kind (+ 1 if it is bartered)."""
        self.history = append(self.history, HISTORY * tribe + what)

    def ask(self, step: i64, seat: i64) -> None:
        self.acting = seat
        super().ask(step, seat)
