"""What a seat can choose from at each step: options are offered only if the whole action can be completed."""

from mypy_extensions import i64

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


def choices(state: Position, most: i64) -> list[i64]:
    """What the seat that decides can choose from; the list is broken off after so many."""
    actions = state.board.actions
    seat = state.decider
    step = state.step
    if step == ACTION:
        return playable(state, seat)
    if step == PAY_CARD:
        return [actions.pay0 + kind for kind in range(KINDS) if state.hands[KINDS * seat + kind] > 0]
    if step == SHIP_TARGET:
        return ship_targets(state, most)
    if step == SHIP_SOURCE:
        return ship_sources(state, seat)
    if step in (EXPLORE_CELL, SETUP_CELL):
        return cells_for(state, state.tile, most)
    if step in (EXPLORE_ROTATION, SETUP_ROTATION):
        fits = state.rotations_at(state.tile, state.cell)
        return [actions.turn0 + turn for turn in range(DIRECTIONS) if fits & (1 << turn) != 0]
    if step in (EXPLORE_TILE, SETUP_TILE):
        return [actions.tile0 + tile for tile in state.open_tiles if state.can_lay(tile)]
    if step in (EXPLORE_COAST, SETUP_COAST):
        return coasts_of(state, state.tile)
    if step == SITE:
        return sites_to_settle(state, seat, most)
    if step == BUILDING_USE:
        if state.crops[state.island[state.board.site_part[state.site]]] == 0:
            return [FORT]
        return [FORT, TRADING_POST]
    if step == COPIED_GOOD:
        crops = state.crops[state.island[state.board.site_part[state.site]]]
        return [actions.good0 + good for good in range(CROPS) if crops & (1 << good) != 0]
    if step == MARKET_GOOD:
        return [actions.good0 + good for good in range(GOODS) if may_raise(state, seat, good)]
    if step == MULLIGAN:
        return exchangeable(state, seat)
    return []


def playable(state: Position, seat: i64) -> list[i64]:
    """The kinds of card the player can play completely now; he may always end his actions."""
    options: list[i64] = []
    kind: i64 = 0
    while kind < KINDS:
        if state.hands[KINDS * seat + kind] > 0 and can_play(state, seat, kind):
            options.append(state.board.actions.play0 + kind)
        kind += 1
    options.append(END_ACTIONS)
    return options


def exchangeable(state: Position, seat: i64) -> list[i64]:
    """The kinds of which the first hand still holds an unmarked card; the player may always be done."""
    options: list[i64] = []
    kind: i64 = 0
    while kind < KINDS:
        if state.hands[KINDS * seat + kind] > state.aside[kind]:
            options.append(state.board.actions.mark0 + kind)
        kind += 1
    options.append(DONE)
    return options


def ship_sources(state: Position, seat: i64) -> list[i64]:
    """The supply, and each place with a ship of the player that can go somewhere."""
    options: list[i64] = []
    if ships_in_supply(state, seat):
        options.append(SUPPLY)
    ship = state.board.limits.ships * seat
    last = ship + state.board.limits.ships
    while ship < last:
        place = state.ships[ship]
        action = state.board.actions.from0 + place
        if place != IN_SUPPLY and not has(options, action) and has_target(state, place):
            options.append(action)
        ship += 1
    return options


def ship_targets(state: Position, most: i64) -> list[i64]:
    """The coasts of all islands but the one the ship is at, the free dens, and exploring."""
    board = state.board
    options: list[i64] = []
    here: i64 = NONE
    if 0 <= state.source < board.parts:
        here = state.island[state.source]
    part: i64 = 0
    while part < board.parts and len(options) < most:
        island = state.island[part]
        if island != NONE and island != here:
            options.append(board.actions.to0 + part)
        part += 1
    for tile in board.dens:
        if len(options) < most and state.den_is_free(tile):
            options.append(board.actions.to0 + board.parts + tile)
    if len(options) < most and state.can_explore():
        options.append(EXPLORE)
    return options


def cells_for(state: Position, tile: i64, most: i64) -> list[i64]:
    """The cells where this tile fits in some rotation."""
    options: list[i64] = []
    fits = state.board.fits
    first = state.board.fits_at[tile]
    for edge in state.frontier:
        if fits[first + (edge & 4095)] != 0:
            options.append(state.board.actions.cell0 + (edge >> 12))
            if len(options) >= most:
                break
    return options


def coasts_of(state: Position, tile: i64) -> list[i64]:
    """The coasts of this tile; all coasts in play if there is no tile."""
    board = state.board
    if tile == NONE:
        return [board.actions.to0 + part for part in range(board.parts) if state.island[part] != NONE]
    return [board.actions.to0 + part for part in range(board.first_part[tile], board.first_part[tile + 1])]


def sites_to_settle(state: Position, seat: i64, most: i64) -> list[i64]:
    """The free sites for the card being played that the player can reach and pay."""
    options: list[i64] = []
    for site in state.board.sites_for[state.card]:
        if may_settle(state, seat, site):
            options.append(state.board.actions.site0 + site)
            if len(options) >= most:
                break
    return options


def has(options: list[i64], option: i64) -> bool:
    """Whether the option is listed already."""
    for known in options:
        if known == option:
            return True
    return False
