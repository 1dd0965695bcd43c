"""Items, which are tiles and decrees: what becomes of the one in hand, and of those on the player board."""

from abc import abstractmethod

from mypy_extensions import i64

from serai.core.state import Moves
from serai.core.step import OTHER_STEP, Step
from serai.games.feuville import actions as act
from serai.games.feuville import board as box
from serai.games.feuville import position as pos
from serai.games.feuville.position import IN_HAND, NONE, STRIDE, Position
from serai.games.feuville.skyline import (
    build,
    can_build,
    can_score,
    choice_points,
    plant_grass,
    why_not_build,
    why_not_upon,
    write_choices,
)

# ---------------------------------------------------------------------- what lies on the player board


def why_not_use(state: Position, seat: i64, action: i64) -> str:
    """Why a player may not build, score or protect what lies in a place; the active one may at any time."""
    actions = state.board.actions
    if not actions.build_stored0 <= action < actions.swap0:
        return OTHER_STEP
    place = (action - actions.build_stored0) % 2
    item = state.items[2 * seat + place]
    if item < 0:
        return "place-empty"
    if seat != state.mover:
        return "not-your-own-turn"
    if action >= actions.protect0:
        return why_not_protect(state, seat, place)
    if action >= actions.score_stored0:
        if not state.is_decree(item):
            return "score-tile"
        return "" if can_score(state, seat, item - state.board.first_decree) else "score-zero"
    if state.is_decree(item):
        return "build-decree"
    return "" if can_build(state, seat, item) else "no-spot"


def why_not_protect(state: Position, seat: i64, place: i64) -> str:
    """Why a stored thief protection cannot be put on the item in this place."""
    if state.spell_place(seat, box.THIEF_PROTECTION) < 0:
        return "no-shield"
    return "" if state.shields[2 * seat + place] < 0 else "protected"


def write_uses(state: Position, seat: i64, moves: Moves) -> None:
    """What the active player may do at any time in his turn with what he has stored."""
    if seat != state.mover:
        return
    actions, first = state.board.actions, state.board.first_decree
    protects = state.spell_place(seat, box.THIEF_PROTECTION) >= 0
    for place in range(2):
        item = state.items[2 * seat + place]
        if item >= 0:
            if item >= first:
                if can_score(state, seat, item - first):
                    moves.add(actions.score_stored0 + place)
            elif can_build(state, seat, item):
                moves.add(actions.build_stored0 + place)
            if protects and not why_not_protect(state, seat, place):
                moves.add(actions.protect0 + place)


def use_stored(state: Position, seat: i64, action: i64) -> None:
    """Build or score something stored, or protect it; then the present question stands again."""
    actions = state.board.actions
    state.ask_again()
    if action >= actions.protect0:
        at = 2 * seat + state.spell_place(seat, box.THIEF_PROTECTION)
        state.shields[2 * seat + action - actions.protect0] = state.spells[at]
        state.spells[at] = NONE
    elif action >= actions.score_stored0:
        state.then(pos.SCORE_CHOICE, seat, action - actions.score_stored0)
    else:
        state.then(pos.BUILD_SLOT, seat, action - actions.build_stored0)


# ---------------------------------------------------------------------- what is in hand


class Settle(Step[Position]):
    """What becomes of the item in hand: it is used at once or stored; free actions may make room for it."""

    @abstractmethod
    def write_use(self, state: Position, seat: i64, moves: Moves) -> None:
        """Add the ways to use the item at once."""

    @abstractmethod
    def why_not_at_once(self, state: Position, seat: i64, action: i64) -> str:
        """Why the item cannot be used at once in this way."""

    @abstractmethod
    def use(self, state: Position, seat: i64, action: i64) -> None:
        """Use the item at once."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        self.write_use(state, seat, moves)
        if state.free_place(seat) >= 0:
            moves.add(act.STORE)
        else:
            moves.add(state.board.actions.swap0)
            moves.add(state.board.actions.swap0 + 1)
        write_uses(state, seat, moves)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        full = state.free_place(seat) < 0
        if action == act.STORE:
            return "store" if full else ""
        if state.board.actions.swap0 <= action < state.board.actions.replace0:
            return "" if full else "swap"
        if state.board.actions.build_stored0 <= action < state.board.actions.swap0:
            return why_not_use(state, seat, action)
        return self.why_not_at_once(state, seat, action)

    def play(self, state: Position, seat: i64, action: i64) -> None:
        actions, item = state.board.actions, state.hand
        if action == act.STORE:
            state.take_away(seat, IN_HAND)
            state.items[2 * seat + state.free_place(seat)] = item
        elif actions.swap0 <= action < actions.replace0:
            place = action - actions.swap0
            state.take_away(seat, IN_HAND)
            state.remove(state.items[2 * seat + place])
            state.take_away(seat, place)
            state.items[2 * seat + place] = item
        elif actions.build_stored0 <= action < actions.swap0:
            use_stored(state, seat, action)
        else:
            self.use(state, seat, action)


class SettleTile(Settle):
    """The tile in hand is built or stored."""

    def write_use(self, state: Position, seat: i64, moves: Moves) -> None:
        write_spots(state, seat, state.hand, moves)

    def why_not_at_once(self, state: Position, seat: i64, action: i64) -> str:
        return why_not_build(state, seat, state.hand, action)

    def use(self, state: Position, seat: i64, action: i64) -> None:
        tile = state.hand
        state.take_away(seat, IN_HAND)
        build(state, seat, tile, action)


class SettleDecree(Settle):
    """The decree in hand is scored or stored."""

    def write_use(self, state: Position, seat: i64, moves: Moves) -> None:
        if not self.why_not_at_once(state, seat, act.SCORE):
            moves.add(act.SCORE)

    def why_not_at_once(self, state: Position, seat: i64, action: i64) -> str:
        if action != act.SCORE:
            return OTHER_STEP
        return "" if can_score(state, seat, state.hand - state.board.first_decree) else "score"

    def use(self, state: Position, seat: i64, action: i64) -> None:
        state.then(pos.SCORE_CHOICE, seat, IN_HAND)


# ---------------------------------------------------------------------- building and scoring


def write_spots(state: Position, seat: i64, tile: i64, moves: Moves) -> None:
    """All spots for a tile: walls at either end, towers on walls, skies on towers."""
    row = state.board.row[tile]
    if row == box.WALL:
        moves.add(act.LEFT)
        moves.add(act.RIGHT)
        return
    line = state.skyline[seat]
    first = state.column_action(seat, 0)
    for column in range(state.columns(seat)):
        if not why_not_upon(line, STRIDE * column, row):
            moves.add(first + column)


class BuildSlot(Step[Position]):
    """Where a tile is built that must be built now."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        write_spots(state, seat, state.thing(seat, state.about), moves)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        return why_not_build(state, seat, state.thing(seat, state.about), action)

    def play(self, state: Position, seat: i64, action: i64) -> None:
        tile = state.thing(seat, state.about)
        state.take_away(seat, state.about)
        build(state, seat, tile, action)


class ScoreChoice(Step[Position]):
    """In which way a decree is scored: each must bring a point at least."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        write_choices(state, seat, scored_now(state, seat), moves)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        actions = state.board.actions
        if not actions.column0 <= action < actions.steal0:
            return OTHER_STEP
        if choice_points(state, seat, scored_now(state, seat), action) > 0:
            return ""
        if action >= actions.low0:
            return "symbol" if action >= actions.symbol0 else "high" if action >= actions.high0 else "low"
        return "district" if 0 <= action - state.column_action(seat, 0) < state.columns(seat) else "no-column"

    def play(self, state: Position, seat: i64, action: i64) -> None:
        decree = scored_now(state, seat)
        state.points[seat] += choice_points(state, seat, decree, action)
        plant_grass(state, seat, decree, action)
        state.scored_by[decree] = seat
        state.take_away(seat, state.about)


def scored_now(state: Position, seat: i64) -> i64:
    """The decree that is being scored, in hand or in a place."""
    return state.thing(seat, state.about) - state.board.first_decree
