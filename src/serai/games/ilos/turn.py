"""The course of the game: set-up, drawing cards and tiles, the three phases of a turn, rounds, and the end."""

from typing import Final

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.state import NOBODY
from serai.games.ilos.board import COLOURS, GOODS, KINDS
from serai.games.ilos.position import (
    ACTION,
    DEALING,
    DRAW_CARD,
    DRAW_TILE,
    DRAWING,
    EXCHANGING,
    FROM_DECK,
    KNOWN_BITS,
    MULLIGAN,
    NONE,
    ONE_KNOWN,
    OVER,
    SETUP_COAST,
    SETUP_TILE,
    Position,
)

# How a game can end.
BY_PIONEERS: Final = 0
BY_LULL: Final = 1
ENDINGS: Final = ("pioneers", "lull")

# ---------------------------------------------------------------------- set-up


def begin_setup(state: Position, start_player: i64) -> None:
    """The start player is known: the exploration area is laid out."""
    state.start_player = start_player
    state.mover = start_player
    refill(state)


def refill(state: Position) -> None:
    """A tile is drawn for each gap in the exploration area, as long as there are any; then the game goes on."""
    if len(state.open_tiles) < state.board.limits.open_tiles and state.stack > 0:
        state.let_chance(DRAW_TILE)
    elif state.round > 0:
        state.ask(ACTION, state.mover)
    elif len(state.laid) == 0:
        deal(state)
    else:
        next_settler(state)


def reveal(state: Position, tile: i64) -> None:
    """Chance has decided which tile lay on top of the exploration stack."""
    state.unseen &= ~bit(tile)
    state.stack -= 1
    state.open_tiles += (tile,)
    refill(state)


def deal(state: Position) -> None:
    """The player whose turn it is draws his first hand."""
    state.purpose = DEALING
    state.to_draw = state.board.limits.hand
    draw_next(state)


def exchange(state: Position) -> None:
    """The marked cards go to the discard pile, for all to see, and as many are drawn."""
    state.purpose = EXCHANGING
    state.to_draw = 0
    kind: i64 = 0
    while kind < KINDS:
        while state.aside[kind] > 0:
            state.aside[kind] -= 1
            lose_card(state, state.mover, kind)
            state.discard[kind] += 1
            state.to_draw += 1
        kind += 1
    if state.to_draw > 0:
        state.shown += 1
    draw_next(state)


def first_island(state: Position) -> None:
    """A player lays one of his first islands; should no open tile fit, he anchors at any coast."""
    if state.can_explore():
        state.ask(SETUP_TILE, state.mover)
    else:
        state.tile = NONE
        state.ask(SETUP_COAST, state.mover)


def next_settler(state: Position) -> None:
    """The next player lays his first island; when all have, the first round begins."""
    state.mover = (state.mover + 1) % state.seats
    if state.mover != state.start_player:
        first_island(state)
    else:
        state.round = 1
        state.ask(ACTION, state.mover)


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
    state.let_chance(DRAW_CARD)


def shuffle_discards(state: Position) -> None:
    """The discard pile becomes the draw pile."""
    kind: i64 = 0
    while kind < KINDS:
        state.deck[kind] = state.discard[kind]
        state.deck_size += state.discard[kind]
        state.discard[kind] = 0
        kind += 1


def fullest_hand(state: Position) -> i64:
    """The opponent with the most cards, the first clockwise among equals; NONE if nobody has more than the drawer."""
    fullest: i64 = NONE
    most = state.hand_size[state.mover]
    turn: i64 = 1
    while turn < state.seats:
        seat = (state.mover + turn) % state.seats
        if state.hand_size[seat] > most:
            most = state.hand_size[seat]
            fullest = seat
        turn += 1
    return fullest


def card_weight(state: Position, kind: i64) -> i64:
    """How many cards of this kind chance draws from."""
    if state.draw_from == FROM_DECK:
        return state.deck[kind]
    return state.hands[KINDS * state.draw_from + kind]


def draw_card(state: Position, kind: i64) -> None:
    """Chance has drawn a card of this kind."""
    if state.draw_from == FROM_DECK:
        state.deck[kind] -= 1
        state.deck_size -= 1
    else:
        lose_card(state, state.draw_from, NONE)
        state.hands[KINDS * state.draw_from + kind] -= 1
        remember_theft(state, kind)
    state.hands[KINDS * state.mover + kind] += 1
    state.hand_size[state.mover] += 1
    state.to_draw -= 1
    draw_next(state)


def lose_card(state: Position, seat: i64, kind: i64) -> None:
    """A card leaves a hand; if its kind is shown to all, nobody can be sure of it any more."""
    state.hand_size[seat] -= 1
    if kind == NONE:
        return
    state.hands[KINDS * seat + kind] -= 1
    for knower in range(state.seats):
        doubt(state, knower, seat, kind)


def remember_theft(state: Position, kind: i64) -> None:
    """What the players still know for certain about hands, now that one has lost a card that only two have seen.

    The drawer knows that a card of this kind is gone. All others can no longer be sure of a single card of any kind.
    The one who lost it knows where it is.
    """
    victim = state.draw_from
    for knower in range(state.seats):
        if knower == state.mover:
            doubt(state, knower, victim, kind)
        else:
            for each in range(KINDS):
                doubt(state, knower, victim, each)
    state.memory[COLOURS * victim + state.mover] += ONE_KNOWN[kind]


def doubt(state: Position, knower: i64, owner: i64, kind: i64) -> None:
    """A player can be sure of one card less of this kind in a hand, if he was sure of any."""
    hand = COLOURS * knower + owner
    if (state.memory[hand] >> (KNOWN_BITS * kind)) & ((1 << KNOWN_BITS) - 1) > 0:
        state.memory[hand] -= ONE_KNOWN[kind]


def all_drawn(state: Position) -> None:
    """The hand is drawn: what comes next depends on why it was."""
    state.to_draw = 0
    state.draw_from = FROM_DECK
    if state.purpose == DRAWING:
        end_turn(state)
        return
    if state.purpose == DEALING:
        state.mover = (state.mover + 1) % state.seats
        if state.mover != state.start_player:
            deal(state)
        else:
            state.ask(MULLIGAN, state.mover)
        return
    state.mover = (state.mover + 1) % state.seats
    if state.mover != state.start_player:
        state.ask(MULLIGAN, state.mover)
    else:
        first_island(state)


# ---------------------------------------------------------------------- turns and rounds


def end_actions(state: Position) -> None:
    """Phase 1 is over: the player on turn produces goods and draws cards."""
    seat = state.mover
    good: i64 = 0
    while good < GOODS:
        state.stock[GOODS * seat + good] += state.production[GOODS * seat + good]
        good += 1
    state.shown += 1
    state.purpose = DRAWING
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
    state.ask(ACTION, state.mover)


def finish(state: Position, how: i64) -> None:
    """Nobody decides any more; all screens are lifted."""
    state.how = how
    state.step = OVER
    state.decider = NOBODY
    state.shown += 1


def pioneers_placed(state: Position, seat: i64) -> i64:
    """How many pioneers of this player stand on the map."""
    return state.board.limits.pioneers - state.pioneers[seat]


def standing(state: Position, seat: i64) -> i64:
    """How a player stands at the end, as one number: what his goods are worth, then his pioneers on the map."""
    return state.worth(seat) * 1000 + pioneers_placed(state, seat)
