"""The invariants of Ilôs: what must hold in every state of every game."""

from collections.abc import Iterator

from serai.core.known import listed
from serai.games.ilos.archipelago import is_older
from serai.games.ilos.board import (
    BUILDING_SITE,
    COLOURS,
    COUNT_BITS,
    CROPS,
    DIRECTIONS,
    GOODS,
    KINDS,
    NOWHERE,
    PRICES,
    RUIN_SITE,
)
from serai.games.ilos.position import A_FORT, ACTION, DRAW_TILE, MULLIGAN, NONE, PAY_CARD
from serai.games.ilos.rules import Ilos


def audit(state: Ilos) -> list[str]:
    """What is wrong with this state; empty if nothing is."""
    return [
        *_cards(state),
        *_tiles(state),
        *_map(state),
        *_islands(state),
        *_pieces(state),
        *_goods(state),
        *_course(state),
    ]


def _cards(state: Ilos) -> Iterator[str]:
    """Of each kind there are as many cards as the box holds, wherever they are."""
    for kind in range(KINDS):
        there = state.deck[kind] + state.discard[kind] + sum(state.hands[kind::KINDS])
        if state.step != MULLIGAN:
            there += state.aside[kind]
        there += state.card == kind
        if there != state.board.card_count[kind]:
            yield f"cards of kind {kind}: {there}"
    if min([*state.deck, *state.discard, *state.hands, *state.aside]) < 0:
        yield "a negative number of cards"
    if sum(state.deck) != state.deck_size:
        yield "the draw pile is miscounted"
    for seat in range(state.seats):
        if sum(state.hands[KINDS * seat : KINDS * seat + KINDS]) != state.hand_size[seat]:
            yield f"the hand of seat {seat} is miscounted"
    if state.step != PAY_CARD and state.step != MULLIGAN and any(state.aside):
        yield "cards lie aside"
    known = listed(state.memory, KINDS)
    for card in known:
        if known.count(card) > state.hands[card % (COLOURS * KINDS)]:
            yield "somebody knows of a card that is not there"


def _tiles(state: Ilos) -> Iterator[str]:
    """No tile is lost or doubled, and the exploration area is full while the stack lasts."""
    limits = state.board.limits
    seen = [*state.laid, *state.open_tiles]
    if len(set(seen)) != len(seen) or any(state.unseen & (1 << tile) for tile in seen):
        yield "a tile lies in two places"
    if len(seen) + state.stack != limits.tiles_per_player * state.seats:
        yield f"{len(seen)} tiles and {state.stack} in the stack"
    if int(state.unseen).bit_count() != state.board.tiles - len(seen):
        yield "a tile is lost"
    if (
        state.stack
        and len(state.open_tiles) != limits.open_tiles
        and state.step != DRAW_TILE
        and state.start_player >= 0
    ):
        yield f"only {len(state.open_tiles)} tiles are open"
    if sorted(tile for tile in range(state.board.tiles) if state.placed[tile] != NONE) != sorted(state.laid):
        yield "laid tiles and their cells do not agree"


def _edge(state: Ilos, tile: int, direction: int) -> int:
    """The part of a laid tile that has land in this direction, or NOWHERE."""
    turned = state.placed[tile] % DIRECTIONS
    return int(state.board.edge_part[DIRECTIONS * tile + (direction - turned) % DIRECTIONS])


def _map(state: Ilos) -> Iterator[str]:
    """Edges agree, every tile but the first was laid against land, and the frontier is what lies around."""
    board = state.board
    cells: dict[int, int] = {}
    frontier: dict[int, int] = {}
    for tile in state.laid:
        cell = state.placed[tile] // DIRECTIONS
        contact = cell == 0 and not cells
        for direction in range(DIRECTIONS):
            other = cells.get(board.neighbour[DIRECTIONS * cell + direction])
            if other is not None:
                own, theirs = _edge(state, tile, direction), _edge(state, other, (direction + 3) % DIRECTIONS)
                contact = contact or own != NOWHERE
                if (own == NOWHERE) != (theirs == NOWHERE):
                    yield f"tiles {tile} and {other} do not fit"
        if not contact or cell in cells:
            yield f"tile {tile} was not laid against land"
        cells[cell] = tile
    for cell, tile in cells.items():
        for direction in range(DIRECTIONS):
            beside = board.neighbour[DIRECTIONS * cell + direction]
            if beside not in cells and beside != NOWHERE:
                shift = (direction + 3) % DIRECTIONS + (6 if _edge(state, tile, direction) == NOWHERE else 0)
                frontier[beside] = frontier.get(beside, 0) | 1 << shift
    if sorted(cell << 12 | bits for cell, bits in frontier.items()) != sorted(state.frontier):
        yield "the frontier is not what lies around the map"


def _islands(state: Ilos) -> Iterator[str]:
    """Islands are exactly the connected parts, named by the oldest; what is counted for them is what is there."""
    board = state.board
    island = {part: part for part in range(board.parts) if state.placed[board.part_tile[part]] != NONE}
    cells = {state.placed[tile] // DIRECTIONS: tile for tile in state.laid}
    for cell, tile in cells.items():
        for direction in range(DIRECTIONS):
            other = cells.get(board.neighbour[DIRECTIONS * cell + direction])
            if other is None:
                continue
            own, theirs = _edge(state, tile, direction), _edge(state, other, (direction + 3) % DIRECTIONS)
            if own != NOWHERE and theirs != NOWHERE:
                one, two = island[own], island[theirs]
                keep, gone = (two, one) if is_older(state, two, one) else (one, two)
                island = {part: keep if home == gone else home for part, home in island.items()}
    if [island.get(part, NONE) for part in range(board.parts)] != list(state.island):
        yield "islands are not the connected parts"
        return
    free, pirates, forts, crops = ([0] * board.parts for _ in range(4))
    for site in range(board.sites):
        home = state.island[board.site_part[site]]
        if home == NONE:
            if state.owner[site] != NONE:
                yield f"a pioneer on site {site}, which is not laid"
            continue
        if state.owner[site] == NONE:
            free[home] += 1 << (COUNT_BITS * board.site_kind[site])
        elif board.site_kind[site] < CROPS:
            crops[home] |= 1 << board.site_kind[site]
        if state.building[site] == A_FORT:
            forts[home] |= 1 << state.owner[site]
    for ship, place in enumerate(state.ships):
        if place >= board.parts:
            tile = place - board.parts
            for part in range(board.first_part[tile], board.first_part[tile + 1]):
                pirates[state.island[part]] |= 1 << (ship // board.limits.ships)
    counted = [list(each) for each in (state.free, state.pirates, state.forts, state.crops)]
    if [free, pirates, forts, crops] != counted:
        yield "what is counted for islands is not what is there"


def _pieces(state: Ilos) -> Iterator[str]:
    """Ships, pioneers and buildings are conserved and stand where they may."""
    board = state.board
    dens = [place for place in state.ships if place >= board.parts]
    if len(set(dens)) != len(dens):
        yield "two ships on one den"
    for place in state.ships:
        tile = place - board.parts
        if place >= board.parts and not (board.has_den[tile] and state.placed[tile] != NONE):
            yield f"a ship on the den of tile {tile}, which is not there"
        if 0 <= place < board.parts and state.island[place] == NONE:
            yield f"a ship at part {place}, which is not laid"
    for seat in range(state.seats):
        if state.round and not state.ships_on_map(seat):
            yield f"seat {seat} has no ship on the map"
        if state.pioneers[seat] + list(state.owner).count(seat) != board.limits.pioneers or state.pioneers[seat] < 0:
            yield f"the pioneers of seat {seat} are not conserved"
        board_of_seat = [0] * GOODS
        forts = 0
        for site in range(board.sites):
            kind, use = board.site_kind[site], state.building[site]
            if state.owner[site] == seat and use == A_FORT:
                forts += 1
            elif state.owner[site] == seat and kind != RUIN_SITE:
                board_of_seat[use if kind == BUILDING_SITE else kind] += 1
        if board_of_seat != list(state.production[GOODS * seat : GOODS * seat + GOODS]):
            yield f"the production board of seat {seat} is wrong"
        if forts != state.forts_built[seat]:
            yield f"the forts of seat {seat} are miscounted"
    built = [site for site in range(board.sites) if state.building[site] != NONE]
    if len(built) + state.tokens != board.limits.building_tokens:
        yield "building tokens are not conserved"
    for site in range(board.sites):
        if (state.building[site] != NONE) != (state.owner[site] != NONE and board.site_kind[site] == BUILDING_SITE):
            yield f"site {site} has a building without a pioneer, or the other way round"
        elif 0 <= state.building[site] < CROPS and not _grows(state, site, state.building[site]):
            yield f"the trading post on site {site} copies what nobody grows there"


def _grows(state: Ilos, site: int, good: int) -> bool:
    """Whether a pioneer grows this good on the island of this site."""
    return bool(state.crops[state.island[state.board.site_part[site]]] & (1 << good))


def _goods(state: Ilos) -> Iterator[str]:
    """Stocks are never negative; every marker in the price table was paid with a unit of its good."""
    if min([*state.stock, *state.spent]) < 0:
        yield "a negative stock"
    if sum(state.raises) + state.markers != state.board.limits.price_markers:
        yield "price markers are not conserved"
    if min(state.raises) < 0 or max(state.raises) >= PRICES:
        yield "a price outside the table"
    for good in range(GOODS):
        if sum(state.spent[good::GOODS]) != state.raises[good]:
            yield f"good {good} was raised {state.raises[good]} times without being paid"


def _course(state: Ilos) -> Iterator[str]:
    """Rounds, turns, the lull and the end are as the rules say."""
    limits = state.board.limits
    done = max(limits.pioneers - left for left in state.pioneers) >= limits.last_pioneer
    if done != state.last_round:
        yield "the last round is not the one of the last pioneer"
    if state.markets > limits.markets_per_turn:
        yield "too many markets in one turn"
    if not state.over and not 0 <= state.lull < limits.lull_rounds:
        yield f"a lull of {state.lull} rounds"
    if state.step == ACTION and (state.card != NONE or state.due or state.to_draw):
        yield "a player is to act while something else is going on"
    if state.decider >= 0 and not state.legal(state.decider):
        yield "nothing can be chosen"
