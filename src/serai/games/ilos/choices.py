"""What a seat can choose from at each step: options are offered only if the whole action can be completed."""

from mypy_extensions import i64

from serai.core.state import Moves
from serai.games.ilos.actions import DONE, END_ACTIONS, EXPLORE, FORT, SUPPLY, TRADING_POST
from serai.games.ilos.archipelago import ships_in_supply
from serai.games.ilos.board import CROPS, DIRECTIONS, GOODS, KINDS
from serai.games.ilos.cards import can_play, has_target, may_raise, may_settle
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


def write_choices(state: Position, most: i64, moves: Moves) -> None:
    """What the seat that decides can choose from; long lists are broken off after so many."""
    actions = state.board.actions
    seat = state.decider
    step = state.step
    if step == ACTION:
        write_playable(state, seat, moves)
    elif step == PAY_CARD:
        for kind in range(KINDS):
            if state.hands[KINDS * seat + kind] > 0:
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
            if fits & (1 << turn) != 0:
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
            if crops_at(state, state.site) & (1 << good) != 0:
                moves.add(actions.good0 + good)
    elif step == MARKET_GOOD:
        for good in range(GOODS):
            if may_raise(state, seat, good):
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
        if state.hands[KINDS * seat + kind] > 0 and can_play(state, seat, kind):
            moves.add(state.board.actions.play0 + kind)
    moves.add(END_ACTIONS)


def write_exchangeable(state: Position, seat: i64, moves: Moves) -> None:
    """The kinds of which the first hand still holds an unmarked card; the player may always be done."""
    for kind in range(KINDS):
        if state.hands[KINDS * seat + kind] > state.aside[kind]:
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
    here: i64 = NONE
    if 0 <= state.source < board.parts:
        here = state.island[state.source]
    part: i64 = 0
    while part < board.parts and moves.count < most:
        island = state.island[part]
        if island != NONE and island != here:
            moves.add(board.actions.to0 + part)
        part += 1
    for tile in board.dens:
        if moves.count < most and state.den_is_free(tile):
            moves.add(board.actions.to0 + board.parts + tile)
    if moves.count < most and state.can_explore():
        moves.add(EXPLORE)


def write_cells(state: Position, tile: i64, most: i64, moves: Moves) -> None:
    """The cells where this tile fits in some rotation."""
    board = state.board
    first = board.fits_at[tile]
    for edge in state.frontier:
        if board.fits[first + (edge & 4095)] != 0:
            moves.add(board.actions.cell0 + (edge >> 12))
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
        if may_settle(state, seat, site):
            moves.add(state.board.actions.site0 + site)
            if moves.count >= most:
                return


def crops_at(state: Position, site: i64) -> i64:
    """The crops, as bits, that grow on the island of this site."""
    return state.crops[state.island[state.board.site_part[site]]]
