"""The state of a game of Ilôs: what lies where, and the questions the rules ask about it."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.bits import bit
from serai.core.known import nothing_known
from serai.core.step import Steps, StepState
from serai.games.ilos.board import COUNT_BITS, GOODS, KINDS, Board

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

# Why cards are drawn.
DEALING: Final = 0
EXCHANGING: Final = 1
DRAWING: Final = 2

NONE: Final[i64] = -1
IN_SUPPLY: Final[i64] = -1
"""A ship that is not on the map."""
FROM_DECK: Final[i64] = -1
"""A card drawn from the draw pile, not from a player's hand."""
A_FORT: Final[i64] = 3
"""What stands on a building site: a fort, or a trading post that shows the good of this number."""


class Position(StepState):
    """Fields and questions; what changes them stands in the modules of the rules."""

    def __init__(
        self, game: Any, seats: i64, options: Any, steps: Steps[Any], board: Board, like: "Position | None" = None
    ) -> None:
        super().__init__(game, seats, options, steps, like)
        self.board: Board = board
        self.round: i64 = like.round if like else 0
        """The number of the round, from 1; 0 during set-up."""
        self.start_player: i64 = like.start_player if like else NONE
        self.mover: i64 = like.mover if like else NONE
        """The player on turn (during set-up: who draws, exchanges or lays)."""
        self.last_round: bool = like.last_round if like else False
        self.settled: bool = like.settled if like else False
        """Whether a pioneer was placed in this round."""
        self.lull: i64 = like.lull if like else 0
        """How many rounds have passed one after the other without any pioneer placed."""

        self.hands: vec[i64] = like.hands[:] if like else vec[i64]([0] * (KINDS * seats))
        """For each player the cards of each kind."""
        self.hand_size: vec[i64] = like.hand_size[:] if like else vec[i64]([0] * seats)
        self.deck: vec[i64] = like.deck[:] if like else board.card_count[:]
        """The cards of each kind that lie in the draw pile."""
        self.deck_size: i64 = like.deck_size if like else sum(board.card_count)
        self.discard: vec[i64] = like.discard[:] if like else vec[i64]([0] * KINDS)
        self.aside: vec[i64] = like.aside[:] if like else vec[i64]([0] * KINDS)
        """By kind, the cards marked for exchange, or those paid so far for the card being played."""
        self.to_draw: i64 = like.to_draw if like else 0
        self.purpose: i64 = like.purpose if like else DEALING
        self.draw_from: i64 = like.draw_from if like else FROM_DECK
        self.memory: vec[i64] = like.memory[:] if like else nothing_known(seats)
        """Cards in other hands that a player knows for certain, as ``core.known`` counts them."""

        self.stock: vec[i64] = like.stock[:] if like else vec[i64]([0] * (GOODS * seats))
        """For each player the goods behind his screen."""
        self.spent: vec[i64] = like.spent[:] if like else vec[i64]([0] * (GOODS * seats))
        """For each player the goods he has paid for markets."""
        self.production: vec[i64] = like.production[:] if like else vec[i64]([0] * (GOODS * seats))
        """For each player the goods on his production board."""
        self.raises: vec[i64] = like.raises[:] if like else vec[i64]([0] * GOODS)
        """For each good the price markers in its row."""
        self.markers: i64 = like.markers if like else board.limits.price_markers
        """Price markers left."""
        self.markets: i64 = like.markets if like else 0
        """Market cards played in this turn."""

        self.laid: tuple[i64, ...] = like.laid if like else ()
        """The tiles on the map, in the order they were laid."""
        self.placed: vec[i64] = like.placed[:] if like else vec[i64]([NONE] * board.tiles)
        """For each tile 6 * cell + rotation, or NONE."""
        self.frontier: vec[i64] = like.frontier[:] if like else vec[i64]()
        """The empty cells beside the map, as 4096 * cell + 64 * sea + land: the edges around them, as bits."""
        self.open_tiles: tuple[i64, ...] = like.open_tiles if like else ()
        self.unseen: i64 = like.unseen if like else bit(board.tiles) - 1
        """The tiles, as bits, that nobody has seen: in the exploration stack or put away."""
        self.stack: i64 = like.stack if like else board.limits.tiles_per_player * seats
        """How many tiles the exploration stack holds."""

        self.island: vec[i64] = like.island[:] if like else vec[i64]([NONE] * board.parts)
        """For each part the island it belongs to, named by its oldest part; NONE if its tile is not laid."""
        self.free: vec[i64] = like.free[:] if like else vec[i64]([0] * board.parts)
        """For each island how many free sites of each kind it has, in COUNT_BITS each."""
        self.pirates: vec[i64] = like.pirates[:] if like else vec[i64]([0] * board.parts)
        """For each island the players, as bits, whose pirate ships have influence on it."""
        self.forts: vec[i64] = like.forts[:] if like else vec[i64]([0] * board.parts)
        """For each island the players, as bits, who have a fort on it."""
        self.crops: vec[i64] = like.crops[:] if like else vec[i64]([0] * board.parts)
        """For each island the crops, as bits, that a pioneer grows on it."""

        self.ships: vec[i64] = like.ships[:] if like else vec[i64]([IN_SUPPLY] * (board.limits.ships * seats))
        """For each ship of each player its place: a coast, a den, or IN_SUPPLY."""
        self.pioneers: vec[i64] = like.pioneers[:] if like else vec[i64]([board.limits.pioneers] * seats)
        """For each player the pioneers left in his supply."""
        self.owner: vec[i64] = like.owner[:] if like else vec[i64]([NONE] * board.sites)
        """For each site the player whose pioneer stands on it, or NONE."""
        self.building: vec[i64] = like.building[:] if like else vec[i64]([NONE] * board.sites)
        """For each site the building on it: A_FORT, or the good that a trading post copies; or NONE."""
        self.forts_built: vec[i64] = like.forts_built[:] if like else vec[i64]([0] * seats)
        self.tokens: i64 = like.tokens if like else board.limits.building_tokens
        """Building tokens left."""

        self.card: i64 = like.card if like else NONE
        """The kind of the card being played."""
        self.source: i64 = like.source if like else NONE
        """The place of the ship that moves, or IN_SUPPLY."""
        self.target: i64 = like.target if like else NONE
        """The place where the ship goes."""
        self.tile: i64 = like.tile if like else NONE
        self.cell: i64 = like.cell if like else NONE
        self.rotation: i64 = like.rotation if like else NONE
        self.site: i64 = like.site if like else NONE
        self.use: i64 = like.use if like else NONE
        """What is being built: A_FORT, or the good to be copied."""
        self.due: i64 = like.due if like else 0
        """The cards still to be paid."""

    # ------------------------------------------------------------------ islands

    def island_at(self, place: i64) -> i64:
        """The island at whose coast this place is; NONE for a den or the supply."""
        return self.island[place] if 0 <= place < self.board.parts else NONE

    def island_of(self, site: i64) -> i64:
        """The island of a site; NONE while its tile is not on the map."""
        return self.island[self.board.site_part[site]]

    def ships_at(self, seat: i64, island: i64) -> i64:
        """How many ships of this player are anchored at this island; those on dens are not."""
        count: i64 = 0
        first = self.board.limits.ships * seat
        for ship in range(first, first + self.board.limits.ships):
            place = self.ships[ship]
            if 0 <= place < self.board.parts and self.island[place] == island:
                count += 1
        return count

    def ships_on_map(self, seat: i64) -> i64:
        """How many ships of this player lie at a coast or on a den."""
        count: i64 = 0
        first = self.board.limits.ships * seat
        for ship in range(first, first + self.board.limits.ships):
            if self.ships[ship] != IN_SUPPLY:
                count += 1
        return count

    def has_ship_at(self, seat: i64, place: i64) -> bool:
        """Whether a ship of this player lies at this place, or in his supply."""
        first = self.board.limits.ships * seat
        for ship in range(first, first + self.board.limits.ships):
            if self.ships[ship] == place:
                return True
        return False

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

    def why_no_den(self, tile: i64) -> str:
        """Why a ship cannot go to the den of this tile: there must be one, on the map, without a ship."""
        if self.board.has_den[tile] == 0:
            return "no-den"
        if self.placed[tile] == NONE:
            return "not-laid"
        den = self.board.parts + tile
        for place in self.ships:
            if place == den:
                return "den-taken"
        return ""

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
        for good in range(GOODS):
            total += self.stock[GOODS * seat + good] * self.price(good)
        return total
