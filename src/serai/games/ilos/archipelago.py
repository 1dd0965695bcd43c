"""The archipelago grows: tiles are laid, islands are joined, ships sail, pirates gain and lose influence."""

from mypy_extensions import i64

from serai.core.arrays import append, remove
from serai.core.bits import bit
from serai.games.ilos.board import COUNT_BITS, CROPS, DIRECTIONS, NOWHERE
from serai.games.ilos.position import A_FORT, NONE, Position


def lay_tile(state: Position, tile: i64, cell: i64, rotation: i64) -> None:
    """Lay a tile: its parts become islands, joined with those that their land edges meet."""
    board = state.board
    state.placed[tile] = DIRECTIONS * cell + rotation
    state.laid += (tile,)
    for part in range(board.first_part[tile], board.first_part[tile + 1]):
        state.island[part] = part
        state.free[part] = board.sites_of_part[part]
    drop_cell(state, cell)
    for direction in range(DIRECTIONS):
        beside = board.neighbour[DIRECTIONS * cell + direction]
        own = board.edge_part[DIRECTIONS * tile + (direction - rotation) % DIRECTIONS]
        other = tile_in(state, beside)
        if other == NONE:
            look_from(state, beside, (direction + 3) % DIRECTIONS, own != NOWHERE)
        elif own != NOWHERE:
            turned = state.placed[other] % DIRECTIONS
            join(state, own, board.edge_part[DIRECTIONS * other + (direction + 3 - turned) % DIRECTIONS])
    watch_dens(state)


def lay_open_tile(state: Position) -> None:
    """Lay the tile that was taken from the exploration area where the player chose."""
    lay_tile(state, state.tile, state.cell, state.rotation)
    state.open_tiles = tuple([tile for tile in state.open_tiles if tile != state.tile])


def tile_in(state: Position, cell: i64) -> i64:
    """The tile that lies in this cell, or NONE."""
    for tile in state.laid:
        if state.placed[tile] // DIRECTIONS == cell:
            return tile
    return NONE


def drop_cell(state: Position, cell: i64) -> None:
    """This cell is empty no more."""
    for edge in state.frontier:
        if edge >> 12 == cell:
            state.frontier = remove(state.frontier, edge)
            return


def look_from(state: Position, cell: i64, direction: i64, land: bool) -> None:
    """Note of an empty cell that its neighbour in this direction now shows land or sea."""
    if cell == NOWHERE:
        return
    bit: i64 = 1 << direction
    if not land:
        bit <<= 6
    for at in range(len(state.frontier)):
        if state.frontier[at] >> 12 == cell:
            state.frontier[at] |= bit
            return
    state.frontier = append(state.frontier, cell << 12 | bit)


def join(state: Position, one: i64, other: i64) -> None:
    """Two parts meet: their islands are one from now on, named by the older."""
    keep = state.island[one]
    gone = state.island[other]
    if keep == gone:
        return
    if is_older(state, gone, keep):
        keep, gone = gone, keep
    for part in range(state.board.parts):
        if state.island[part] == gone:
            state.island[part] = keep
    state.free[keep] += state.free[gone]
    state.forts[keep] |= state.forts[gone]
    state.crops[keep] |= state.crops[gone]
    state.free[gone] = 0
    state.forts[gone] = 0
    state.crops[gone] = 0


def is_older(state: Position, one: i64, other: i64) -> bool:
    """Whether the first part was laid before the other; on one tile the alphabet decides."""
    tile = state.board.part_tile[one]
    if tile == state.board.part_tile[other]:
        return one < other
    for laid in state.laid:
        if laid == tile:
            return True
        if laid == state.board.part_tile[other]:
            return False
    return False


def watch_dens(state: Position) -> None:
    """Find out anew which islands the pirate ships have influence on: all that have a part on a den's tile."""
    board = state.board
    for part in range(board.parts):
        state.pirates[part] = 0
    for ship in range(len(state.ships)):
        place = state.ships[ship]
        if place >= board.parts:
            tile = place - board.parts
            for part in range(board.first_part[tile], board.first_part[tile + 1]):
                state.pirates[state.island[part]] |= 1 << (ship // board.limits.ships)


def sail(state: Position, seat: i64, source: i64, target: i64) -> None:
    """A ship of this player goes from one place (or the supply) to another."""
    ship = state.board.limits.ships * seat
    while state.ships[ship] != source:
        ship += 1
    state.ships[ship] = target
    if source >= state.board.parts or target >= state.board.parts:
        watch_dens(state)


def settle_site(state: Position, seat: i64, site: i64, use: i64) -> None:
    """A pioneer of this player takes a site for good, on a building site with a fort or a trading post."""
    board = state.board
    kind = board.site_kind[site]
    island = state.island_of(site)
    state.owner[site] = seat
    state.building[site] = use
    state.free[island] -= bit(COUNT_BITS * kind)
    if kind < CROPS:
        state.crops[island] |= 1 << kind
    if use == A_FORT:
        state.forts[island] |= 1 << seat
