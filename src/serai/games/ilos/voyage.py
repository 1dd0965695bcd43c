"""A ship sails: which one, where to, and which tile it discovers. First islands are laid by the same steps."""

from mypy_extensions import i64

from serai.core.state import Moves
from serai.core.step import OTHER_STEP, Choice, Step
from serai.games.ilos import position as pos
from serai.games.ilos.actions import EXPLORE, SUPPLY
from serai.games.ilos.archipelago import lay_open_tile, sail, tile_in
from serai.games.ilos.board import DIRECTIONS, SHIP
from serai.games.ilos.payment import ask_payment, clear_table
from serai.games.ilos.position import IN_SUPPLY, NONE, Position
from serai.games.ilos.turn import next_settler, refill


def why_no_voyage(state: Position, seat: i64) -> str:
    """Why a Ship card cannot be played: it must be paid, and some ship of the player can go somewhere."""
    if state.hand_size[seat] <= state.board.card_cost[SHIP]:
        return "ship-payment"
    first = state.board.limits.ships * seat
    for ship in range(first, first + state.board.limits.ships):
        if has_target(state, state.ships[ship]):
            return ""
    return "ship-nowhere"


def has_target(state: Position, place: i64) -> bool:
    """Whether a ship at this place can go anywhere: to another island, to a free den, or exploring."""
    here = state.island_at(place)
    if here == NONE:
        return True
    for part in range(state.board.parts):
        if not why_not_anchor(state, part, here):
            return True
    for tile in state.board.dens:
        if not state.why_no_den(tile):
            return True
    return state.can_explore()


def why_not_anchor(state: Position, part: i64, here: i64) -> str:
    """Why a ship that is at an island (or NONE) cannot go to this coast: it must be another island on the map."""
    island = state.island[part]
    if island == NONE:
        return "not-laid"
    return "" if island != here else "same-island"


class ShipSource(Step[Position]):
    """A ship of the supply, or one at a place from where it can go somewhere."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        if state.has_ship_at(seat, IN_SUPPLY):
            moves.add(SUPPLY)
        first = state.board.limits.ships * seat
        for ship in range(first, first + state.board.limits.ships):
            place = state.ships[ship]
            action = state.board.actions.from0 + place
            if place != IN_SUPPLY and not moves.holds(action) and has_target(state, place):
                moves.add(action)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        actions = state.board.actions
        if action == SUPPLY:
            return "" if state.has_ship_at(seat, IN_SUPPLY) else "no-supply"
        if not actions.from0 <= action < actions.to0:
            return OTHER_STEP
        place = action - actions.from0
        return "" if state.has_ship_at(seat, place) and has_target(state, place) else "no-ship-there"

    def play(self, state: Position, seat: i64, action: i64) -> None:
        state.source = IN_SUPPLY if action == SUPPLY else action - state.board.actions.from0
        state.ask(pos.SHIP_TARGET, seat)


class ShipTarget(Step[Position]):
    """The coasts of all islands but the one the ship is at, the free dens, and exploring."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        board = state.board
        here = state.island_at(state.source)
        for part in range(board.parts):
            if not why_not_anchor(state, part, here):
                moves.add(board.actions.to0 + part)
                if moves.count >= moves.most:
                    return
        for tile in board.dens:
            if not state.why_no_den(tile):
                moves.add(board.actions.to0 + board.parts + tile)
        if state.can_explore():
            moves.add(EXPLORE)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        board = state.board
        place = action - board.actions.to0
        if action == EXPLORE:
            return "" if state.can_explore() else "no-explore"
        if not 0 <= place < board.parts + board.tiles:
            return OTHER_STEP
        if place >= board.parts:
            return state.why_no_den(place - board.parts)
        return why_not_anchor(state, place, state.island_at(state.source))

    def play(self, state: Position, seat: i64, action: i64) -> None:
        if action == EXPLORE:
            state.ask(pos.EXPLORE_TILE, seat)
        else:
            state.target = action - state.board.actions.to0
            ask_payment(state, seat)


# ---------------------------------------------------------------------- a new tile


class TileChoice(Choice[Position]):
    """An open tile that can be laid somewhere; it is laid step by step, the first of all in the middle."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.tile0, state.board.actions.cell0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        if which not in state.open_tiles:
            return "tile-not-open"
        return "" if state.can_lay(which) else "tile-no-fit"

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for tile in state.open_tiles:
            if state.can_lay(tile):
                moves.add(state.board.actions.tile0 + tile)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.tile = which
        if len(state.laid) == 0:
            state.cell = 0
            state.rotation = 0
            state.ask(self.number + 3, seat)
        else:
            state.ask(self.number + 1, seat)


class CellChoice(Choice[Position]):
    """An empty cell beside the map where the tile fits in some rotation."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.cell0, state.board.actions.turn0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        for edge in state.frontier:
            if edge >> 12 == which:
                if state.fitting(state.tile, edge) != 0:
                    return ""
                return "cell-no-fit" if edge & 63 != 0 else "cell-no-land"
        return "cell-no-land" if tile_in(state, which) == NONE else "cell-taken"

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for edge in state.frontier:
            if state.fitting(state.tile, edge) != 0:
                moves.add(state.board.actions.cell0 + (edge >> 12))
                if moves.count >= moves.most:
                    return

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.cell = which
        state.ask(self.number + 1, seat)


class RotationChoice(Choice[Position]):
    """A rotation in which the tile fits into the cell."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.turn0, state.board.actions.site0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "" if state.rotations_at(state.tile, state.cell) >> which & 1 == 1 else "rotation"

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        fits = state.rotations_at(state.tile, state.cell)
        for turn in range(DIRECTIONS):
            if fits >> turn & 1 == 1:
                moves.add(state.board.actions.turn0 + turn)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.rotation = which
        state.ask(self.number + 1, seat)


class CoastChoice(Choice[Position]):
    """A coast of the tile that is to be laid; any coast on the map if there is no tile."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        to0, first_part = state.board.actions.to0, state.board.first_part
        if state.tile == NONE:
            return to0, to0 + state.board.parts
        return to0 + first_part[state.tile], to0 + first_part[state.tile + 1]

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "new-tile" if state.tile == NONE and state.island[which] == NONE else ""

    def outside(self, state: Position, seat: i64, action: i64) -> str:
        return "new-tile" if state.board.actions.to0 <= action < state.board.actions.tile0 else OTHER_STEP

    def play(self, state: Position, seat: i64, action: i64) -> None:
        self.choose(state, seat, action - state.board.actions.to0)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.target = which
        ask_payment(state, seat)


class FirstCoast(CoastChoice):
    """The coast where a player's first ship anchors."""

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        tile = state.tile
        if tile != NONE:
            lay_open_tile(state)
        sail(state, seat, IN_SUPPLY, which)
        clear_table(state)
        if tile != NONE:
            refill(state)
        else:
            next_settler(state)
