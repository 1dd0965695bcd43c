"""The state of a game of Ilôs: what lies where, and the questions the rules ask about it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import CHANCE, State
from serai.games.ilos.board import COLOURS, COUNT_BITS, GOODS, KINDS, Board
from serai.games.ilos.reasons import ALLOWED, DEN_TAKEN, NO_DEN, NOT_LAID

# What is being asked (or left to chance) now.
DRAW_START: Final = 0
DRAW_TILE: Final = 1
DRAW_CARD: Final = 2
MULLIGAN: Final = 3
ACTION: Final = 4
SETUP_TILE: Final = 5
SETUP_CELL: Final = 6
SETUP_ROTATION: Final = 7
SETUP_COAST: Final = 8
SHIP_SOURCE: Final = 9
SHIP_TARGET: Final = 10
EXPLORE_TILE: Final = 11
EXPLORE_CELL: Final = 12
EXPLORE_ROTATION: Final = 13
EXPLORE_COAST: Final = 14
SITE: Final = 15
BUILDING_USE: Final = 16
COPIED_GOOD: Final = 17
MARKET_GOOD: Final = 18
PAY_CARD: Final = 19
OVER: Final = 20

STEPS: Final = (
    *("draw_start", "draw_tile", "draw_card", "mulligan", "action"),
    *("setup_tile", "setup_cell", "setup_rotation", "setup_coast"),
    *("ship_source", "ship_target", "explore_tile", "explore_cell", "explore_rotation", "explore_coast"),
    *("site", "building_use", "copied_good", "market_good", "pay_card", "over"),
)
"""The names of the steps, by number."""

# Why cards are drawn.
DEALING: Final = 0
EXCHANGING: Final = 1
DRAWING: Final = 2

NONE: Final = -1
IN_SUPPLY: Final = -1
"""A ship that is not on the map."""
FROM_DECK: Final = -1
"""A card drawn from the draw pile, not from a player's hand."""
A_FORT: Final = 3
"""What stands on a building site: a fort, or a trading post that shows the good of this number."""

KNOWN_BITS: Final = 10
"""Cards that a player knows to be in a hand are counted in one number, so many bits for each kind."""
ONE_KNOWN: Final = vec[i64]([1, 1 << 10, 1 << 20, 1 << 30, 1 << 40, 1 << 50])
"""For each kind one card in such a number. (A table, since a compiled ``1 << n`` holds only small numbers.)"""

_NOT_LAID: Final = vec[i64]()
"""What a new position holds until ``lay_out`` or a copy gives it arrays of its own: copying stays cheap that way."""


class Position(State):
    """Fields and questions; what changes them stands in the modules of the rules."""

    def __init__(self, game: Any, seats: i64, options: Any, board: Board) -> None:
        super().__init__(game, seats, options)
        self.board: Board = board
        self.step: i64 = DRAW_START
        self.round: i64 = 0
        """The number of the round, from 1; 0 during set-up."""
        self.start_player: i64 = NONE
        self.mover: i64 = NONE
        """The player on turn (during set-up: who draws, exchanges or lays)."""
        self.last_round: bool = False
        self.settled: bool = False
        """Whether a pioneer was placed in this round."""
        self.lull: i64 = 0
        """How many rounds have passed one after the other without any pioneer placed."""
        self.how: i64 = NONE
        """How the game ended, as a number of ``ENDINGS``."""

        self.hands: vec[i64] = _NOT_LAID
        """For each player the cards of each kind."""
        self.hand_size: vec[i64] = _NOT_LAID
        self.deck: vec[i64] = _NOT_LAID
        """The cards of each kind that lie in the draw pile."""
        self.deck_size: i64 = 0
        self.discard: vec[i64] = _NOT_LAID
        self.aside: vec[i64] = _NOT_LAID
        """By kind, the cards marked for exchange, or those paid so far for the card being played."""
        self.to_draw: i64 = 0
        self.purpose: i64 = DEALING
        self.draw_from: i64 = FROM_DECK
        self.memory: vec[i64] = _NOT_LAID
        """For each player and hand (5 * knower + owner) the cards there that he knows for certain, by kind."""

        self.stock: vec[i64] = _NOT_LAID
        """For each player the goods behind his screen."""
        self.spent: vec[i64] = _NOT_LAID
        """For each player the goods he has paid for markets."""
        self.production: vec[i64] = _NOT_LAID
        """For each player the goods on his production board."""
        self.raises: vec[i64] = _NOT_LAID
        """For each good the price markers in its row."""
        self.markers: i64 = 0
        """Price markers left."""
        self.markets: i64 = 0
        """Market cards played in this turn."""

        self.laid: tuple[i64, ...] = ()
        """The tiles on the map, in the order they were laid."""
        self.placed: vec[i64] = _NOT_LAID
        """For each tile 6 * cell + rotation, or NONE."""
        self.frontier: vec[i64] = _NOT_LAID
        """The empty cells beside the map, as 4096 * cell + 64 * sea + land: the edges around them, as bits."""
        self.open_tiles: tuple[i64, ...] = ()
        self.unseen: i64 = 0
        """The tiles, as bits, that nobody has seen: in the exploration stack or put away."""
        self.stack: i64 = 0
        """How many tiles the exploration stack holds."""

        self.island: vec[i64] = _NOT_LAID
        """For each part the island it belongs to, named by its oldest part; NONE if its tile is not laid."""
        self.free: vec[i64] = _NOT_LAID
        """For each island how many free sites of each kind it has, in COUNT_BITS each."""
        self.pirates: vec[i64] = _NOT_LAID
        """For each island the players, as bits, whose pirate ships have influence on it."""
        self.forts: vec[i64] = _NOT_LAID
        """For each island the players, as bits, who have a fort on it."""
        self.crops: vec[i64] = _NOT_LAID
        """For each island the crops, as bits, that a pioneer grows on it."""

        self.ships: vec[i64] = _NOT_LAID
        """For each ship of each player its place: a coast, a den, or IN_SUPPLY."""
        self.pioneers: vec[i64] = _NOT_LAID
        """For each player the pioneers left in his supply."""
        self.owner: vec[i64] = _NOT_LAID
        """For each site the player whose pioneer stands on it, or NONE."""
        self.building: vec[i64] = _NOT_LAID
        """For each site the building on it: A_FORT, or the good that a trading post copies; or NONE."""
        self.forts_built: vec[i64] = _NOT_LAID
        self.tokens: i64 = 0
        """Building tokens left."""

        self.card: i64 = NONE
        """The kind of the card being played."""
        self.source: i64 = NONE
        """The place of the ship that moves, or IN_SUPPLY."""
        self.target: i64 = NONE
        """The place where the ship goes."""
        self.tile: i64 = NONE
        self.cell: i64 = NONE
        self.rotation: i64 = NONE
        self.site: i64 = NONE
        self.use: i64 = NONE
        """What is being built: A_FORT, or the good to be copied."""
        self.due: i64 = 0
        """The cards still to be paid."""

    def lay_out(self) -> None:
        """Give the position its empty sea, its piles and its supplies."""
        seats = int(self.seats)
        board = self.board
        limits = board.limits
        parts = int(board.parts)
        self.hands = vec[i64]([0] * (KINDS * seats))
        self.hand_size = vec[i64]([0] * seats)
        self.deck = board.card_count[:]
        self.deck_size = sum(board.card_count)
        self.discard = vec[i64]([0] * KINDS)
        self.aside = vec[i64]([0] * KINDS)
        self.memory = vec[i64]([0] * (COLOURS * seats))
        self.stock = vec[i64]([0] * (GOODS * seats))
        self.spent = vec[i64]([0] * (GOODS * seats))
        self.production = vec[i64]([0] * (GOODS * seats))
        self.raises = vec[i64]([0] * GOODS)
        self.markers = limits.price_markers
        self.laid = ()
        self.placed = vec[i64]([NONE] * int(board.tiles))
        self.frontier = vec[i64]()
        self.open_tiles = ()
        self.unseen = bit(board.tiles) - 1
        self.stack = limits.tiles_per_player * self.seats
        self.island = vec[i64]([NONE] * parts)
        self.free = vec[i64]([0] * parts)
        self.pirates = vec[i64]([0] * parts)
        self.forts = vec[i64]([0] * parts)
        self.crops = vec[i64]([0] * parts)
        self.ships = vec[i64]([IN_SUPPLY] * int(limits.ships * self.seats))
        self.pioneers = vec[i64]([limits.pioneers] * seats)
        self.owner = vec[i64]([NONE] * int(board.sites))
        self.building = vec[i64]([NONE] * int(board.sites))
        self.forts_built = vec[i64]([0] * seats)
        self.tokens = limits.building_tokens

    # ------------------------------------------------------------------ islands

    def ships_at(self, seat: i64, island: i64) -> i64:
        """How many ships of this player are anchored at this island; those on dens are not."""
        count: i64 = 0
        ship: i64 = self.board.limits.ships * seat
        last: i64 = ship + self.board.limits.ships
        while ship < last:
            place = self.ships[ship]
            if 0 <= place < self.board.parts and self.island[place] == island:
                count += 1
            ship += 1
        return count

    def ships_on_map(self, seat: i64) -> i64:
        """How many ships of this player lie at a coast or on a den."""
        count: i64 = 0
        ship: i64 = self.board.limits.ships * seat
        last: i64 = ship + self.board.limits.ships
        while ship < last:
            if self.ships[ship] != IN_SUPPLY:
                count += 1
            ship += 1
        return count

    def pays_piracy(self, seat: i64, island: i64) -> bool:
        """Whether a foreign pirate ship makes this island dear for this player: he has no fort there."""
        own: i64 = 1 << seat
        return self.pirates[island] & ~own != 0 and self.forts[island] & own == 0

    def cost(self, seat: i64, card: i64, island: i64) -> i64:
        """The further cards that this player pays for a card on this island."""
        if self.pays_piracy(seat, island):
            return self.board.piracy_cost[card]
        return self.board.card_cost[card]

    def free_sites(self, island: i64, kind: i64) -> i64:
        """How many free sites of this kind the island has."""
        return (self.free[island] >> (COUNT_BITS * kind)) & ((1 << COUNT_BITS) - 1)

    def why_no_den(self, tile: i64) -> i64:
        """Why a ship cannot go to the den of this tile: there must be one, on the map, without a ship."""
        if self.board.has_den[tile] == 0:
            return NO_DEN
        if self.placed[tile] == NONE:
            return NOT_LAID
        den = self.board.parts + tile
        for place in self.ships:
            if place == den:
                return DEN_TAKEN
        return ALLOWED

    # ------------------------------------------------------------------ tiles

    def can_lay(self, tile: i64) -> bool:
        """Whether there is a cell where this tile fits in some rotation."""
        if len(self.laid) == 0:
            return True
        for edge in self.frontier:
            if self.fitting(tile, edge) != 0:
                return True
        return False

    def fitting(self, tile: i64, edge: i64) -> i64:
        """The rotations, as bits, in which this tile fits into a cell of the ``frontier``."""
        return self.board.fits[self.board.fits_at[tile] + (edge & 4095)]

    def can_explore(self) -> bool:
        """Whether any open tile can be laid."""
        for tile in self.open_tiles:
            if self.can_lay(tile):
                return True
        return False

    def rotations_at(self, tile: i64, cell: i64) -> i64:
        """The rotations, as bits, in which this tile fits into this cell."""
        for edge in self.frontier:
            if edge >> 12 == cell:
                return self.fitting(tile, edge)
        return 0

    # ------------------------------------------------------------------ prices

    def price(self, good: i64) -> i64:
        """What one unit of this good is worth now."""
        return self.board.prices[5 * good + self.raises[good]]

    def worth(self, seat: i64) -> i64:
        """What the goods behind a player's screen are worth at the present prices."""
        total: i64 = 0
        good: i64 = 0
        while good < GOODS:
            total += self.stock[GOODS * seat + good] * self.price(good)
            good += 1
        return total

    # ------------------------------------------------------------------ questions put to a player

    def ask(self, step: i64, seat: i64) -> None:
        """Put a question to a seat."""
        self.step = step
        self.decider = seat

    def let_chance(self, step: i64) -> None:
        """Let chance decide."""
        self.step = step
        self.decider = CHANCE
