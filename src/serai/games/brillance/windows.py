"""Reaction windows: after a declared card (Windfall), and in a variant before a player's actions (Bribe).

Who is asked follows from open facts alone: everybody else who holds a card, as long as the card that could be played is
not known to be gone. Who does not hold it has no choice but to pass. All answer in secret, in any order; when all have,
the window closes, and only then something comes to light: who reacted first, clockwise, or that nobody did.
"""

from librt.vecs import append
from mypy_extensions import i64

from serai.core.state import CHANCE, Moves
from serai.games.brillance.actions import KINDS, PASS, REACT
from serai.games.brillance.board import BANDITS_CARD, BRIBE, WINDFALL
from serai.games.brillance.cards import show_card, take_effect
from serai.games.brillance.position import (
    ASKED,
    BRIBE_REACTION,
    BRIBE_REVEAL,
    CHOOSE_ACTION,
    NONE,
    NOT_ASKED,
    PASSED,
    REACTION,
    REACTS,
    REVEAL,
    Position,
)
from serai.games.brillance.targets import has_target


def declare(state: Position) -> None:
    """A card has been played with all its targets: the others may react."""
    state.shown += 1
    if state.card_player == state.mover:
        state.cards_played += 1
    state.last_player = state.card_player
    state.cancelled = False
    ask_for_windfall(state)


def ask_for_windfall(state: Position) -> None:
    """Everybody but the player of the last card may cancel it, if by open facts anybody could."""
    if state.count_discarded(WINDFALL) >= state.board.card_count[WINDFALL] or not ask(
        state, REACTION, state.last_player, 1
    ):
        settle(state)


def ask_for_bribe(state: Position, places: i64) -> None:
    """Everybody at least so many places after the player on turn may bribe; then the player on turn acts."""
    if (
        not state.one_card
        or state.count_discarded(BRIBE) >= state.board.card_count[BRIBE]
        or not ask(state, BRIBE_REACTION, state.mover, places)
    ):
        state.ask(CHOOSE_ACTION, state.mover)


def ask(state: Position, step: i64, seat: i64, places: i64) -> bool:
    """Open a window for all who hold a card and sit at least so many places after this seat; False if nobody does."""
    lowest: i64 = NONE
    while places < state.seats:
        other = (seat + places) % state.seats
        if state.held[other] > 0:
            state.answer[other] = ASKED
            if lowest == NONE or other < lowest:
                lowest = other
        places += 1
    if lowest == NONE:
        return False
    state.step = step
    state.decider = lowest
    return True


def can_react(state: Position, seat: i64) -> bool:
    """Whether a player holds the card that the window is about, and could play it now."""
    if state.step == REACTION or state.step == REVEAL:
        return state.hand[KINDS * seat + WINDFALL] > 0
    return state.hand[KINDS * seat + BRIBE] > 0 and has_target(state, BRIBE, seat)


def write_answers(state: Position, seat: i64, moves: Moves) -> None:
    """Add what an asked player may answer."""
    moves.add(PASS)
    if can_react(state, seat):
        moves.add(REACT)


def take_answer(state: Position, seat: i64, action: i64) -> None:
    """Keep a secret answer; when all have answered the window closes."""
    state.answer[seat] = REACTS if action == REACT else PASSED
    other: i64 = 0
    while other < state.seats:
        if state.answer[other] == ASKED:
            state.decider = other
            return
        other += 1
    state.shown += 1
    state.let_chance(REVEAL if state.step == REACTION else BRIBE_REVEAL)


def reactor(state: Position) -> i64:
    """The first player, clockwise, who reacts in the window that closes now; NONE if nobody does."""
    seat = state.last_player if state.step == REVEAL else state.mover
    places: i64 = 1
    while places < state.seats:
        other = (seat + places) % state.seats
        if state.answer[other] == REACTS:
            return other
        places += 1
    return NONE


def close(state: Position) -> None:
    """The window closes: the first who reacts plays his card, all other answers are forgotten."""
    seat = reactor(state)
    other: i64 = 0
    while other < state.seats:
        state.answer[other] = NOT_ASKED
        other += 1
    if state.step == REVEAL:
        if seat == NONE:
            settle(state)
        else:
            state.hand[KINDS * seat + WINDFALL] -= 1
            state.held[seat] -= 1
            state.discard = append(state.discard, WINDFALL)
            state.cancelled = not state.cancelled
            state.last_player = seat
            ask_for_windfall(state)
    elif seat == NONE:
        state.ask(CHOOSE_ACTION, state.mover)
    else:
        state.asked_from = (seat - state.mover + state.seats) % state.seats
        show_card(state, seat, BRIBE)


def settle(state: Position) -> None:
    """Nobody reacts any more: the card takes effect, or not if it was cancelled; then play goes on."""
    card = state.card
    reaction = state.is_bribe_reaction()
    if state.cancelled or take_effect(state):
        state.discard = append(state.discard, card)
    wakes = card == BANDITS_CARD and not state.cancelled
    state.card = NONE
    state.card_player = NONE
    state.target_colour = NONE
    state.target = NONE
    state.second = NONE
    state.third = NONE
    state.last_player = NONE
    state.cancelled = False
    if wakes:
        state.start_bandit_move(True)
    elif reaction:
        ask_for_bribe(state, state.asked_from + 1)
    else:
        state.ask(CHOOSE_ACTION, state.mover)


def is_window(state: Position) -> bool:
    """Whether a window is open and not all have answered."""
    return state.decider != CHANCE and (state.step == REACTION or state.step == BRIBE_REACTION)
