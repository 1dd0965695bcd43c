"""The invariants of Feuville: what must hold in every state of every game."""

from collections.abc import Iterator

from serai.games.feuville.board import COLUMNS, DECREES, PILES, SKY, SPELLS, SYMBOLS, THIEF_PROTECTION, TOWER, WALL
from serai.games.feuville.position import (
    ARMS,
    AT_FAIRY,
    AT_KOBOLD,
    BEFORE_ROLL,
    BURNT,
    CITY_GRASS,
    CLOUDS,
    GRASS,
    MARKS,
    NAME_START,
    NONE,
    OVER,
    STRIDE,
    TALLY,
    UNBURNT,
)
from serai.games.feuville.rules import Feuville


def audit(state: Feuville) -> list[str]:
    """What is wrong with this state; empty if nothing is."""
    return [
        *_tiles(state),
        *_decrees(state),
        *_spells(state),
        *_grass(state),
        *_skylines(state),
        *_player_boards(state),
        *_course(state),
    ]


def _tiles(state: Feuville) -> Iterator[str]:
    """Each tile is in exactly one place, each start tile at the start of its skyline."""
    board = state.board
    found = [tile for tile in state.display if tile >= 0]
    found += [item for item in (*state.items, *state.removed, state.hand) if 0 <= item < board.tiles]
    for seat in range(state.seats):
        line = state.skyline[seat]
        built = [line[at + row] for at in range(0, len(line), STRIDE) for row in range(SKY + 1) if line[at + row] >= 0]
        if line[STRIDE * state.left[seat]] != board.tiles + seat:
            yield f"the start tile of seat {seat} is not at column 0"
        found += [tile for tile in built if tile != board.tiles + seat]
    for pile, tiles in enumerate(board.in_pile):
        found += [tile for bit, tile in enumerate(tiles) if state.bags[pile] >> bit & 1]
    if sorted(found) != list(range(board.tiles)):
        yield f"tiles are not conserved: {sorted(found)}"
    for slot, tile in enumerate(state.display):
        if tile >= 0 and board.row[tile] != slot // COLUMNS:
            yield f"tile {tile} lies in the wrong row"
    for pile in range(PILES):
        if bin(state.bags[pile]).count("1") != state.left_in[pile]:
            yield f"pile {pile} is miscounted"


def _decrees(state: Feuville) -> Iterator[str]:
    first, last = state.board.first_decree, state.board.first_spell
    found = [decree for decree in state.decree_row if decree >= 0]
    found += [item - first for item in (*state.items, *state.removed, state.hand) if first <= item < last]
    found += [decree for decree, seat in enumerate(state.scored_by) if seat >= 0]
    found += [decree for decree in range(state.board.decrees) if state.bags[DECREES] >> decree & 1]
    if sorted(found) != list(range(state.board.decrees)):
        yield f"decrees are not conserved: {sorted(found)}"
    if state.decree_stack() < 0:
        yield "a boxed decree has come into play"


def _spells(state: Feuville) -> Iterator[str]:
    first = state.board.first_spell
    found = [spell for spell in (*state.open_spells, *state.spells, *state.shields, state.taken_spell) if spell >= 0]
    found += [item - first for item in state.removed if item >= first]
    found += [spell for spell in range(state.board.spells) if state.bags[SPELLS] >> spell & 1]
    if sorted(found) != list(range(state.board.spells)):
        yield f"spells are not conserved: {sorted(found)}"
    for at, shield in enumerate(state.shields):
        if shield >= 0 and (state.items[at] < 0 or state.board.spell_type[shield] != THIEF_PROTECTION):
            yield f"spell {shield} lies on place {at}"
    if not state.chance and min(state.open_spells) < 0 and state.left_in[SPELLS] > 0:
        yield "an open spell place is empty though the deck is not"


def _grass(state: Feuville) -> Iterator[str]:
    planted = 0
    for seat in range(state.seats):
        line = state.skyline[seat]
        marks = list(line)[MARKS::STRIDE]
        planted += sum(bool(mark & GRASS) for mark in marks)
        arms = sum(bool(mark & ARMS) for mark in marks)
        asking = state.step == CITY_GRASS and state.decider == seat
        if arms != state.city_done[seat] - asking:
            yield f"seat {seat} has {arms} grass tiles with arms"
        for at in range(0, len(line), STRIDE):
            if line[at + MARKS] & GRASS and (line[at + MARKS] & ARMS or line[at + SKY] < 0):
                yield f"the grass of seat {seat} is wrong in column {at // STRIDE}"
    if planted + state.grass != state.board.grass or state.grass < 0:
        yield f"plain grass is not conserved: {planted} planted, {state.grass} left"


def _skylines(state: Feuville) -> Iterator[str]:
    """Walls below towers below skies; what burns may burn; the tally is right."""
    board = state.board
    for seat in range(state.seats):
        line, tally = state.skyline[seat], [0] * TALLY
        for column in range(len(line) // STRIDE):
            wall, tower, sky, marks = line[STRIDE * column : STRIDE * column + STRIDE]
            rows = (WALL, TOWER, SKY)
            if any(t >= 0 and board.row[t] != row for t, row in zip((wall, tower, sky), rows, strict=True)):
                yield f"seat {seat}, column {column}: a tile stands in the wrong row"
            if wall < 0 or (sky >= 0 and tower < 0):
                yield f"seat {seat}, column {column}: a tile hangs in the air"
            if marks & BURNT:
                if column == state.left[seat] or (sky >= 0 and board.clouds[sky] > 0):
                    yield f"seat {seat}, column {column} cannot burn, and yet is burnt"
                continue
            tally[UNBURNT] += 1
            for tile in (t for t in (wall, tower, sky) if t >= 0):
                tally[CLOUDS] += board.clouds[tile]
                for symbol in range(SYMBOLS):
                    tally[symbol] += board.symbols[SYMBOLS * tile + symbol]
        if tally != list(state.tally[TALLY * seat : TALLY * seat + TALLY]):
            yield f"the tally of seat {seat} is wrong"


def _player_boards(state: Feuville) -> Iterator[str]:
    if len(state.items) != 2 * state.seats or len(state.spells) != 2 * state.seats:
        yield "there are more than two places on a player board"
    if state.hand >= 0 and state.taken_spell >= 0:
        yield "two things are in hand"
    if min(state.points) < 0:
        yield f"points are negative: {state.points}"


def _course(state: Feuville) -> Iterator[str]:
    used = list(state.used)
    if used.count(AT_FAIRY) > 1 or used.count(AT_KOBOLD) == 1:
        yield f"the dice are used wrongly: {used}"
    if state.height % 3:
        yield "what comes after is garbled"
    if not 1 <= state.round <= state.board.max_rounds or state.dragons > state.board.max_dragons:
        yield f"round {state.round}, {state.dragons} attacks"
    if state.step == BEFORE_ROLL and state.dragons == 0:  # the start of a turn, or free actions in it
        for row in range(3):
            if state.row_empty(row) and state.top_pile(row) >= 0:
                yield f"row {row} was not filled"
        if min(state.decree_row) < 0 and (state.decree_stack() > 0 or not state.triggered):
            yield "the decree row was not filled"
        if state.kobold_at:
            yield "the kobold is not at home"
    if state.step == OVER and (state.mover != state.start_player or not state.winners):
        yield "the game ended in the middle of a round, or without a winner"
    if state.step != NAME_START and state.start_player == NONE:
        yield "nobody is start player"
