"""What never changes during a game of Ilôs: tiles, parts, sites, cards and prices. Shared by all states."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.ilos.actions import Actions

# Kinds of cards.
SHIP: Final = 0
PLANTATION: Final = 1
GOLD_MINE: Final = 2
BUILDING: Final = 3
RUIN: Final = 4
MARKET: Final = 5
KINDS: Final[i64] = 6

# Goods; the first three are crops: they grow on plantations and can be copied.
EBONY: Final = 0
SPICE: Final = 1
DYE: Final = 2
GOLD: Final = 3
GOODS: Final[i64] = 4
CROPS: Final[i64] = 3

# Kinds of sites: a site of a good has that good's number.
BUILDING_SITE: Final = 4
RUIN_SITE: Final = 5
SITE_KINDS: Final[i64] = 6
CARD_FOR: Final = vec[i64]([PLANTATION, PLANTATION, PLANTATION, GOLD_MINE, BUILDING, RUIN])
"""The card that uses each kind of site."""

COLOURS: Final[i64] = 5
DIRECTIONS: Final[i64] = 6
PRICES: Final = 5
COUNT_BITS: Final[i64] = 6
"""Free sites of an island are counted in one number, so many bits for each kind of site."""
NOWHERE: Final[i64] = -1


class Limits:
    """The numbers of the rulebook."""

    def __init__(self, numbers: list[i64]) -> None:
        self.ships: i64 = numbers[0]
        self.pioneers: i64 = numbers[1]
        self.hand: i64 = numbers[2]
        self.tiles_per_player: i64 = numbers[3]
        self.open_tiles: i64 = numbers[4]
        self.price_markers: i64 = numbers[5]
        self.building_tokens: i64 = numbers[6]
        self.draw_base: i64 = numbers[7]
        self.draw_per_ship: i64 = numbers[8]
        self.draw_per_fort: i64 = numbers[9]
        self.markets_per_turn: i64 = numbers[10]
        self.last_pioneer: i64 = numbers[11]
        self.lull_rounds: i64 = numbers[12]
        self.ruin_gold: i64 = numbers[13]


class Board:
    """Tiles and cards as the rules read them. Cells are numbered ring by ring from the first tile outwards."""

    def __init__(
        self,
        limits: Limits,
        edges: list[list[i64]],
        dens: list[i64],
        site_part: list[i64],
        site_kind: list[i64],
        card_count: list[i64],
        card_cost: list[i64],
        piracy_cost: list[i64],
        ships_needed: list[i64],
        prices: list[i64],
        part_tile: list[i64],
    ) -> None:
        self.limits: Limits = limits
        self.tiles: i64 = len(edges)
        self.parts: i64 = len(part_tile)
        self.sites: i64 = len(site_part)
        self.edge_part: vec[i64] = vec[i64]([part for tile in edges for part in tile])
        """For each tile and printed edge the part that has land there, or NOWHERE for sea."""
        self.part_tile: vec[i64] = vec[i64](part_tile)
        first_parts = [part_tile.index(tile) for tile in range(len(edges))]
        first_parts.append(len(part_tile))
        self.first_part: vec[i64] = vec[i64](first_parts)
        """For each tile its first part; those of a tile follow one another, the last ends where a next would begin."""
        self.has_den: vec[i64] = vec[i64]([1 if tile in dens else 0 for tile in range(len(edges))])
        self.dens: vec[i64] = vec[i64](dens)
        self.site_part: vec[i64] = vec[i64](site_part)
        self.site_kind: vec[i64] = vec[i64](site_kind)
        sites_for = [[site for site, kind in enumerate(site_kind) if CARD_FOR[kind] == card] for card in range(KINDS)]
        self.sites_for: vec[vec[i64]] = vec[vec[i64]]([vec[i64](sites) for sites in sites_for])
        """For each kind of card the sites it can use."""
        one_count = (1 << COUNT_BITS) - 1
        self.count_bits_for: vec[i64] = vec[i64](
            [
                sum(one_count << COUNT_BITS * kind for kind, card in enumerate(CARD_FOR) if card == n)
                for n in range(KINDS)
            ]
        )
        """For each kind of card where the sites it can use stand in a number that counts free sites."""
        self.sites_of_part: vec[i64] = vec[i64](
            [
                sum(1 << (COUNT_BITS * kind) for kind, home in zip(site_kind, site_part, strict=True) if home == part)
                for part in range(len(part_tile))
            ]
        )
        """How many sites of each kind a part has, counted in COUNT_BITS each."""
        self.card_count: vec[i64] = vec[i64](card_count)
        self.card_cost: vec[i64] = vec[i64](card_cost)
        self.piracy_cost: vec[i64] = vec[i64](piracy_cost)
        self.ships_needed: vec[i64] = vec[i64](ships_needed)
        self.prices: vec[i64] = vec[i64](prices)
        """Five prices for each good."""
        radius: i64 = COLOURS * limits.tiles_per_player - 1
        cells = spiral(radius)
        self.cells: i64 = len(cells)
        self.cell_q: vec[i64] = vec[i64]([q for q, _ in cells])
        self.cell_r: vec[i64] = vec[i64]([r for _, r in cells])
        self.neighbour: vec[i64] = vec[i64](neighbours(cells))
        """For each cell and direction the next cell, or NOWHERE."""
        masks: list[i64] = [sum(1 << edge for edge in range(DIRECTIONS) if tile[edge] != NOWHERE) for tile in edges]
        kinds = sorted(set(masks))
        self.fits_at: vec[i64] = vec[i64]([4096 * kinds.index(mask) for mask in masks])
        """Where the table of each tile begins in ``fits``."""
        self.fits: vec[i64] = vec[i64]([fit for mask in kinds for fit in rotations_that_fit(mask)])
        """For the land and sea around a cell (6 bits each) the rotations that fit there, as bits."""
        places = self.parts + self.tiles
        self.actions: Actions = Actions(KINDS, GOODS, COLOURS, self.tiles, places, self.sites, self.cells)


def step(q: i64, r: i64, direction: i64) -> tuple[i64, i64]:
    """The cell next to a cell: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW."""
    if direction == 0:
        return q + 1, r - 1
    if direction == 1:
        return q + 1, r
    if direction == 2:
        return q, r + 1
    if direction == 3:
        return q - 1, r + 1
    if direction == 4:
        return q - 1, r
    return q, r - 1


def spiral(radius: i64) -> list[tuple[i64, i64]]:
    """All cells so far from the first one, ring by ring."""
    cells: list[tuple[i64, i64]] = [(0, 0)]
    for ring in range(1, radius + 1):
        q: i64 = -ring
        r: i64 = 0
        for direction in range(DIRECTIONS):
            for _ in range(ring):
                cells.append((q, r))
                q, r = step(q, r, direction)
    return cells


def neighbours(cells: list[tuple[i64, i64]]) -> list[i64]:
    """For each cell and direction the number of the next cell."""
    number = {(int(q), int(r)): cell for cell, (q, r) in enumerate(cells)}
    found: list[i64] = []
    for q, r in cells:
        for direction in range(DIRECTIONS):
            other_q, other_r = step(q, r, direction)
            found.append(number.get((int(other_q), int(other_r)), NOWHERE))
    return found


def turned(mask: i64, turns: i64) -> i64:
    """The land edges of a tile, as bits, after so many turns clockwise."""
    return ((mask << turns) | (mask >> (DIRECTIONS - turns))) & 63


def rotations_that_fit(mask: i64) -> list[i64]:
    """For each pattern of land (low bits) and sea (high bits) around a cell, the rotations of this tile that fit.

    Both sides of a shared edge must be land or both sea, and at one of them at least both must be land.
    """
    table: list[i64] = [0] * 4096
    for land in range(1, 64):
        for sea in range(64):
            if land & sea:
                continue
            for turns in range(DIRECTIONS):
                edges = turned(mask, turns)
                if edges & sea == 0 and edges & land == land:
                    table[sea << 6 | land] |= 1 << turns
    return table
