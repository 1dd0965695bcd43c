"""What a seat can choose from at each step, and why not: options are open only if the whole action can be completed.

Each rule is one test, here or in ``cards``, which gives the reason if it refuses.
"""

from mypy_extensions import i64

from serai.core.state import Moves
from serai.games.ilos import reasons as why
from serai.games.ilos.actions import DONE, END_ACTIONS, EXPLORE, FORT, SUPPLY, TRADING_POST
from serai.games.ilos.archipelago import ships_in_supply, tile_in
from serai.games.ilos.board import CARD_FOR, CROPS, DIRECTIONS, GOODS, KINDS
from serai.games.ilos.cards import (
    has_target,
    island_at,
    why_not_anchor,
    why_not_play,
    why_not_raise,
    why_not_settle,
)
from serai.games.ilos.position import (
    ACTION,
    BUILDING_USE,
    COPIED_GOOD,
    EXPLORE_CELL,
    EXPLORE_COAST,
    EXPLORE_ROTATION,
    EXPLORE_TILE,
    IN_SUPPLY,
    MARKET_GOOD,
    MULLIGAN,
    NONE,
    PAY_CARD,
    SETUP_CELL,
    SETUP_COAST,
    SETUP_ROTATION,
    SETUP_TILE,
    SHIP_SOURCE,
    SHIP_TARGET,
    SITE,
    Position,
)
from serai.games.ilos.reasons import ALLOWED


def write_choices(state: Position, most: i64, moves: Moves) -> None:
    """What the seat that decides can choose from; long lists are broken off after so many."""
    actions = state.board.actions
    seat = state.decider
    step = state.step
    if step == ACTION:
        write_playable(state, seat, moves)
    elif step == PAY_CARD:
        for kind in range(KINDS):
            if why_not_pay(state, seat, kind) == ALLOWED:
                moves.add(actions.pay0 + kind)
    elif step == SHIP_TARGET:
        write_ship_targets(state, most, moves)
    elif step == SHIP_SOURCE:
        write_ship_sources(state, seat, moves)
    elif step in (EXPLORE_CELL, SETUP_CELL):
        write_cells(state, state.tile, most, moves)
    elif step in (EXPLORE_ROTATION, SETUP_ROTATION):
        fits = state.rotations_at(state.tile, state.cell)
        for turn in range(DIRECTIONS):
            if why_not_turn(fits, turn) == ALLOWED:
                moves.add(actions.turn0 + turn)
    elif step in (EXPLORE_TILE, SETUP_TILE):
        for tile in state.open_tiles:
            if state.can_lay(tile):
                moves.add(actions.tile0 + tile)
    elif step in (EXPLORE_COAST, SETUP_COAST):
        write_coasts(state, state.tile, moves)
    elif step == SITE:
        write_sites(state, seat, most, moves)
    elif step == BUILDING_USE:
        moves.add(FORT)
        if crops_at(state, state.site) != 0:
            moves.add(TRADING_POST)
    elif step == COPIED_GOOD:
        for good in range(CROPS):
            if why_not_copy(state, good) == ALLOWED:
                moves.add(actions.good0 + good)
    elif step == MARKET_GOOD:
        for good in range(GOODS):
            if why_not_raise(state, seat, good) == ALLOWED:
                moves.add(actions.good0 + good)
    elif step == MULLIGAN:
        write_exchangeable(state, seat, moves)


def only_choice(state: Position) -> i64:
    """The one thing that the seat that decides can choose; NONE if it has a choice."""
    moves = Moves(8)
    write_choices(state, 2, moves)
    return moves.item(0) if moves.count == 1 else NONE


def write_playable(state: Position, seat: i64, moves: Moves) -> None:
    """The kinds of card the player can play completely now; he may always end his actions."""
    for kind in range(KINDS):
        if why_not_play(state, seat, kind) == ALLOWED:
            moves.add(state.board.actions.play0 + kind)
    moves.add(END_ACTIONS)


def write_exchangeable(state: Position, seat: i64, moves: Moves) -> None:
    """The kinds of which the first hand still holds an unmarked card; the player may always be done."""
    for kind in range(KINDS):
        if why_not_mark(state, seat, kind) == ALLOWED:
            moves.add(state.board.actions.mark0 + kind)
    moves.add(DONE)


def write_ship_sources(state: Position, seat: i64, moves: Moves) -> None:
    """The supply, and each place with a ship of the player that can go somewhere."""
    if ships_in_supply(state, seat):
        moves.add(SUPPLY)
    ship = state.board.limits.ships * seat
    last = ship + state.board.limits.ships
    while ship < last:
        place = state.ships[ship]
        action = state.board.actions.from0 + place
        if place != IN_SUPPLY and not moves.holds(action) and has_target(state, place):
            moves.add(action)
        ship += 1


def write_ship_targets(state: Position, most: i64, moves: Moves) -> None:
    """The coasts of all islands but the one the ship is at, the free dens, and exploring."""
    board = state.board
    here = island_at(state, state.source)
    part: i64 = 0
    while part < board.parts and moves.count < most:
        if why_not_anchor(state, part, here) == ALLOWED:
            moves.add(board.actions.to0 + part)
        part += 1
    for tile in board.dens:
        if moves.count < most and state.why_no_den(tile) == ALLOWED:
            moves.add(board.actions.to0 + board.parts + tile)
    if moves.count < most and state.can_explore():
        moves.add(EXPLORE)


def write_cells(state: Position, tile: i64, most: i64, moves: Moves) -> None:
    """The cells where this tile fits in some rotation."""
    for edge in state.frontier:
        if state.fitting(tile, edge) != 0:
            moves.add(state.board.actions.cell0 + (edge >> 12))
            if moves.count >= most:
                return


def write_coasts(state: Position, tile: i64, moves: Moves) -> None:
    """The coasts of this tile; all coasts in play if there is no tile."""
    board = state.board
    if tile == NONE:
        for part in range(board.parts):
            if state.island[part] != NONE:
                moves.add(board.actions.to0 + part)
    else:
        for part in range(board.first_part[tile], board.first_part[tile + 1]):
            moves.add(board.actions.to0 + part)


def write_sites(state: Position, seat: i64, most: i64, moves: Moves) -> None:
    """The free sites for the card being played that the player can reach and pay."""
    for site in state.board.sites_for[state.card]:
        if why_not_settle(state, seat, site) == ALLOWED:
            moves.add(state.board.actions.site0 + site)
            if moves.count >= most:
                return


def crops_at(state: Position, site: i64) -> i64:
    """The crops, as bits, that grow on the island of this site."""
    return state.crops[state.island[state.board.site_part[site]]]


# ---------------------------------------------------------------------- why not


def why_not(state: Position, seat: i64, action: i64) -> i64:
    """Why this action is not open to a seat that is asked, by number of ``REASONS``; ALLOWED if it is."""
    actions = state.board.actions
    step = state.step
    if action >= actions.site0:
        if step == SITE and action < actions.start0:
            site = action - actions.site0
            fit = CARD_FOR[state.board.site_kind[site]] == state.card
            return why_not_settle(state, seat, site) if fit else why.SITE_KIND
    elif action >= actions.turn0:
        if step in (EXPLORE_ROTATION, SETUP_ROTATION):
            return why_not_turn(state.rotations_at(state.tile, state.cell), action - actions.turn0)
    elif action >= actions.cell0:
        if step in (EXPLORE_CELL, SETUP_CELL):
            return why_not_cell(state, action - actions.cell0)
    elif action >= actions.tile0:
        if step in (EXPLORE_TILE, SETUP_TILE):
            return why_not_tile(state, action - actions.tile0)
    elif action >= actions.to0:
        if step in (SHIP_TARGET, EXPLORE_COAST, SETUP_COAST):
            return why_not_to(state, action - actions.to0)
    elif action >= actions.from0 or action == SUPPLY:
        if step == SHIP_SOURCE:
            return why_not_from(state, seat, action)
    elif action >= actions.good0:
        if step == COPIED_GOOD:
            return why_not_copy(state, action - actions.good0)
        if step == MARKET_GOOD:
            return why_not_raise(state, seat, action - actions.good0)
    else:
        return why_no_card(state, seat, action)
    return why.NOT_THIS


def why_no_card(state: Position, seat: i64, action: i64) -> i64:
    """Why a card may not be marked, played or paid, or a word not be said, at the present step."""
    actions = state.board.actions
    step = state.step
    if action >= actions.pay0:
        return why_not_pay(state, seat, action - actions.pay0) if step == PAY_CARD else why.NOT_THIS
    if action >= actions.play0:
        return why_not_play(state, seat, action - actions.play0) if step == ACTION else why.NOT_THIS
    if action >= actions.mark0:
        return why_not_mark(state, seat, action - actions.mark0) if step == MULLIGAN else why.NOT_THIS
    if action == EXPLORE and step == SHIP_TARGET:
        return ALLOWED if state.can_explore() else why.NO_EXPLORE
    if action == TRADING_POST and step == BUILDING_USE:
        return ALLOWED if crops_at(state, state.site) != 0 else why.NOT_THIS
    said = (action == DONE and step == MULLIGAN) or (action == END_ACTIONS and step == ACTION)
    return ALLOWED if said or (action == FORT and step == BUILDING_USE) else why.NOT_THIS


def why_not_pay(state: Position, seat: i64, kind: i64) -> i64:
    """Why this player cannot pay with a card of this kind."""
    return ALLOWED if state.hands[KINDS * seat + kind] > 0 else why.NO_CARD


def why_not_mark(state: Position, seat: i64, kind: i64) -> i64:
    """Why this player cannot mark a card of this kind for exchange."""
    return ALLOWED if state.hands[KINDS * seat + kind] > state.aside[kind] else why.NOT_MARKED


def why_not_from(state: Position, seat: i64, action: i64) -> i64:
    """Why no ship can be taken from the supply or from this place."""
    moves = Moves(8)
    write_ship_sources(state, seat, moves)
    if moves.holds(action):
        return ALLOWED
    return why.NO_SUPPLY if action == SUPPLY else why.NO_SHIP_THERE


def why_not_to(state: Position, place: i64) -> i64:
    """Why the ship cannot go to this coast or den; with a new tile it anchors there."""
    if state.step != SHIP_TARGET:
        moves = Moves(8)
        write_coasts(state, state.tile, moves)
        return ALLOWED if moves.holds(state.board.actions.to0 + place) else why.NEW_TILE
    if place >= state.board.parts:
        return state.why_no_den(place - state.board.parts)
    return why_not_anchor(state, place, island_at(state, state.source))


def why_not_tile(state: Position, tile: i64) -> i64:
    """Why this tile cannot be taken from the exploration area."""
    if tile not in state.open_tiles:
        return why.TILE_NOT_OPEN
    return ALLOWED if state.can_lay(tile) else why.TILE_NO_FIT


def why_not_cell(state: Position, cell: i64) -> i64:
    """Why the tile cannot be laid in this cell."""
    for edge in state.frontier:
        if edge >> 12 == cell:
            if state.fitting(state.tile, edge) != 0:
                return ALLOWED
            return why.CELL_NO_FIT if edge & 63 != 0 else why.CELL_NO_LAND
    return why.CELL_NO_LAND if tile_in(state, cell) == NONE else why.CELL_TAKEN


def why_not_turn(fits: i64, turn: i64) -> i64:
    """Why the tile cannot be laid with so many turns; ``fits`` has those that fit, as bits."""
    return ALLOWED if (fits >> turn) & 1 == 1 else why.ROTATION


def why_not_copy(state: Position, good: i64) -> i64:
    """Why a trading post on the site cannot copy this good: it must grow on the island."""
    return ALLOWED if (crops_at(state, state.site) >> good) & 1 == 1 else why.GOOD_COPY
