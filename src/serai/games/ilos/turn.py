"""The course of the game: set-up, drawing cards and tiles, the three phases of a turn, rounds, and the end."""

from typing import Final

from mypy_extensions import i64

from serai.core import known
from serai.core.arrays import vec
from serai.core.bits import bit
from serai.core.step import Choice, FromBag, FromMany, FromSeats
from serai.games.ilos import position as pos
from serai.games.ilos.board import GOODS, KINDS
from serai.games.ilos.position import FROM_DECK, NONE, Position

# How a game can end.
BY_PIONEERS: Final = 0
BY_LULL: Final = 1
ENDINGS: Final = ("pioneers", "lull")

# ---------------------------------------------------------------------- set-up


class DrawStart(FromSeats[Position]):
    """The start player is drawn."""

    def first(self, state: Position) -> i64:
        return state.board.actions.start0

    def drawn(self, state: Position, which: i64) -> None:
        begin_setup(state, which)


def begin_setup(state: Position, start_player: i64) -> None:
    """The start player is known: the exploration area is laid out."""
    state.start_player = start_player
    state.mover = start_player
    refill(state)


def refill(state: Position) -> None:
    """A tile is drawn for each gap in the exploration area, as long as there are any; then the game goes on."""
    if len(state.open_tiles) < state.board.limits.open_tiles and state.stack > 0:
        state.let_chance(pos.DRAW_TILE)
    elif state.round > 0:
        state.ask(pos.ACTION, state.mover)
    elif len(state.laid) == 0:
        deal(state)
    else:
        next_settler(state)


class DrawTile(FromMany[Position]):
    """A tile that nobody has seen lies on top of the exploration stack, and is turned up."""

    def first(self, state: Position) -> i64:
        return state.board.actions.reveal0

    def among(self, state: Position) -> i64:
        return state.unseen

    def drawn(self, state: Position, which: i64) -> None:
        state.unseen &= ~bit(which)
        state.stack -= 1
        state.open_tiles += (which,)
        refill(state)


def deal(state: Position) -> None:
    """The player whose turn it is draws his first hand."""
    state.purpose = pos.DEALING
    state.to_draw = state.board.limits.hand
    draw_next(state)


class Mulligan(Choice[Position]):
    """A player marks cards of his first hand; they go to the discard pile, for all to see, and as many are drawn."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.mark0, state.board.actions.play0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "" if state.hands[KINDS * seat + which] > state.aside[which] else "not-marked"

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.aside[which] += 1

    def decline(self, state: Position, seat: i64) -> None:
        state.purpose = pos.EXCHANGING
        state.to_draw = 0
        for kind in range(KINDS):
            while state.aside[kind] > 0:
                state.aside[kind] -= 1
                lose_card(state, seat, kind)
                state.discard[kind] += 1
                state.to_draw += 1
        if state.to_draw > 0:
            state.shown += 1
        draw_next(state)


def first_island(state: Position) -> None:
    """A player lays one of his first islands; should no open tile fit, he anchors at any coast."""
    if state.can_explore():
        state.ask(pos.SETUP_TILE, state.mover)
    else:
        state.tile = NONE
        state.ask(pos.SETUP_COAST, state.mover)


def next_settler(state: Position) -> None:
    """The next player lays his first island; when all have, the first round begins."""
    state.mover = (state.mover + 1) % state.seats
    if state.mover != state.start_player:
        first_island(state)
    else:
        state.round = 1
        state.ask(pos.ACTION, state.mover)


# ---------------------------------------------------------------------- drawing cards


def draw_next(state: Position) -> None:
    """The next card is drawn: from the draw pile, from the shuffled discard pile, or from the fullest hand."""
    if state.to_draw == 0:
        all_drawn(state)
        return
    if state.deck_size == 0:
        shuffle_discards(state)
    state.draw_from = FROM_DECK
    if state.deck_size == 0:
        state.draw_from = fullest_hand(state)
        if state.draw_from == NONE:
            all_drawn(state)
            return
    state.let_chance(pos.DRAW_CARD)


def shuffle_discards(state: Position) -> None:
    """The discard pile becomes the draw pile."""
    for kind in range(KINDS):
        state.deck[kind] = state.discard[kind]
        state.deck_size += state.discard[kind]
        state.discard[kind] = 0


def fullest_hand(state: Position) -> i64:
    """The opponent with the most cards, the first clockwise among equals; NONE if nobody has more than the drawer."""
    fullest: i64 = NONE
    most = state.hand_size[state.mover]
    for turn in range(1, state.seats):
        seat = (state.mover + turn) % state.seats
        if state.hand_size[seat] > most:
            most = state.hand_size[seat]
            fullest = seat
    return fullest


class DrawCard(FromBag[Position]):
    """A card is drawn, by the player whose turn it is to draw."""

    def first(self, state: Position) -> i64:
        return state.board.actions.draw0

    def bag(self, state: Position) -> vec[i64]:
        return state.deck if state.draw_from == FROM_DECK else state.hands

    def part(self, state: Position) -> tuple[i64, i64]:
        begin: i64 = 0
        if state.draw_from != FROM_DECK:
            begin = KINDS * state.draw_from
        return begin, begin + KINDS

    def drawn(self, state: Position, which: i64) -> None:
        if state.draw_from == FROM_DECK:
            state.deck[which] -= 1
            state.deck_size -= 1
        else:
            state.hand_size[state.draw_from] -= 1
            state.hands[KINDS * state.draw_from + which] -= 1
            known.leaves_in_secret(state.memory, state.draw_from, state.mover, which, KINDS)
        state.hands[KINDS * state.mover + which] += 1
        state.hand_size[state.mover] += 1
        state.to_draw -= 1
        draw_next(state)


def lose_card(state: Position, seat: i64, kind: i64) -> None:
    """A card leaves a hand for all to see: nobody can be sure of it any more."""
    state.hand_size[seat] -= 1
    state.hands[KINDS * seat + kind] -= 1
    known.leaves_openly(state.memory, seat, kind)


def all_drawn(state: Position) -> None:
    """The hand is drawn: what comes next depends on why it was."""
    state.to_draw = 0
    state.draw_from = FROM_DECK
    if state.purpose == pos.DRAWING:
        end_turn(state)
        return
    state.mover = (state.mover + 1) % state.seats
    all_have = state.mover == state.start_player
    if state.purpose == pos.DEALING and not all_have:
        deal(state)
    elif state.purpose == pos.DEALING or not all_have:
        state.ask(pos.MULLIGAN, state.mover)
    else:
        first_island(state)


# ---------------------------------------------------------------------- turns and rounds


def end_actions(state: Position) -> None:
    """Phase 1 is over: the player on turn produces goods and draws cards."""
    seat = state.mover
    for good in range(GOODS):
        state.stock[GOODS * seat + good] += state.production[GOODS * seat + good]
    state.shown += 1
    state.purpose = pos.DRAWING
    state.to_draw = cards_due(state, seat)
    draw_next(state)


def cards_due(state: Position, seat: i64) -> i64:
    """How many cards this player draws in phase 3."""
    limits = state.board.limits
    ships = state.ships_on_map(seat)
    return limits.draw_base + limits.draw_per_ship * ships + limits.draw_per_fort * state.forts_built[seat]


def end_turn(state: Position) -> None:
    """The turn passes on clockwise; after the right neighbour of the start player the round is complete."""
    state.markets = 0
    state.mover = (state.mover + 1) % state.seats
    if state.mover == state.start_player:
        state.lull = 0 if state.settled else state.lull + 1
        state.settled = False
        if state.last_round:
            finish(state, BY_PIONEERS)
            return
        if state.lull >= state.board.limits.lull_rounds:
            finish(state, BY_LULL)
            return
        state.round += 1
    state.ask(pos.ACTION, state.mover)


def finish(state: Position, how: i64) -> None:
    """Nobody decides any more; all screens are lifted."""
    state.finish(how)
    state.shown += 1


def pioneers_placed(state: Position, seat: i64) -> i64:
    """How many pioneers of this player stand on the map."""
    return state.board.limits.pioneers - state.pioneers[seat]


def rank_key(state: Position, seat: i64) -> i64:
    """How a player stands at the end, as one number: what his goods are worth, then his pioneers on the map."""
    return state.worth(seat) * 1000 + pioneers_placed(state, seat)
