"""Reaction windows: after a declared card (Windfall), and in a variant before a player's actions (Bribe).

Who is asked follows from open facts alone: everybody else who holds a card, as long as the card that could be played is
not known to be gone. Who does not hold it has no choice but to pass. All answer in secret, in any order; when all have,
the window closes, and only then something comes to light: who reacted first, clockwise, or that nobody did.
"""

from mypy_extensions import i64

from serai.core.arrays import append
from serai.core.rng import Rng
from serai.core.state import CHANCE, Moves
from serai.core.step import OTHER_STEP, Step
from serai.games.brillance import position as pos
from serai.games.brillance.actions import NO_REACTION, PASS, REACT
from serai.games.brillance.board import BANDITS_CARD, BRIBE, WINDFALL
from serai.games.brillance.cards import show_card, take_effect
from serai.games.brillance.position import ASKED, NONE, Position
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
        state, pos.REACTION, state.last_player, 1
    ):
        settle(state)


def ask_for_bribe(state: Position, places: i64) -> None:
    """Everybody at least so many places after the player on turn may bribe; then the player on turn acts."""
    if (
        not state.one_card
        or state.count_discarded(BRIBE) >= state.board.card_count[BRIBE]
        or not ask(state, pos.BRIBE_REACTION, state.mover, places)
    ):
        state.ask(pos.CHOOSE_ACTION, state.mover)


def ask(state: Position, step: i64, seat: i64, places: i64) -> bool:
    """Open a window for all who hold a card and sit at least so many places after this seat; False if nobody does."""
    lowest: i64 = NONE
    for place in range(places, state.seats):
        other = (seat + place) % state.seats
        if state.held[other] > 0:
            state.answer[other] = ASKED
            if lowest == NONE or other < lowest:
                lowest = other
    if lowest == NONE:
        return False
    state.step = step
    state.decider = lowest
    return True


def can_react(state: Position, seat: i64) -> bool:
    """Whether a player holds the card that the window is about, and could play it now."""
    if state.step == pos.REACTION or state.step == pos.REVEAL:
        return state.holds(seat, WINDFALL)
    return state.holds(seat, BRIBE) and has_target(state, BRIBE, seat)


class Window(Step[Position]):
    """Whether an asked player reacts. The answers are secret; when all have answered the window closes."""

    def __init__(self, number: i64, name: str, reveal: i64, lacks: str) -> None:
        super().__init__(number, name)
        self.reveal: i64 = reveal
        """The step in which the window closes."""
        self.lacks: str = lacks
        """Why somebody cannot react."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        moves.add(PASS)
        if can_react(state, seat):
            moves.add(REACT)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        if action == REACT:
            return "" if can_react(state, seat) else self.lacks
        return "" if action == PASS else OTHER_STEP

    def play(self, state: Position, seat: i64, action: i64) -> None:
        state.answer[seat] = pos.REACTS if action == REACT else pos.PASSED
        for other in range(state.seats):
            if state.answer[other] == ASKED:
                state.decider = other
                return
        state.shown += 1
        state.let_chance(self.reveal)


class Reveal(Step[Position]):
    """A window closes, and it comes to light who reacted first: an outcome of chance without a choice."""

    def outcomes(self, state: Position) -> list[tuple[i64, i64]]:
        return [(self.reaction(state), 1)]

    def draw(self, state: Position, rng: Rng) -> i64:
        return self.reaction(state)

    def reaction(self, state: Position) -> i64:
        """What comes to light."""
        seat = reactor(state)
        return NO_REACTION if seat == NONE else state.board.actions.reaction0 + seat

    def play(self, state: Position, seat: i64, action: i64) -> None:
        close(state)


def reactor(state: Position) -> i64:
    """The first player, clockwise, who reacts in the window that closes now; NONE if nobody does."""
    seat = state.last_player if state.step == pos.REVEAL else state.mover
    for places in range(1, state.seats):
        other = (seat + places) % state.seats
        if state.answer[other] == pos.REACTS:
            return other
    return NONE


def close(state: Position) -> None:
    """The window closes: the first who reacts plays his card, all other answers are forgotten."""
    seat = reactor(state)
    for other in range(state.seats):
        state.answer[other] = pos.NOT_ASKED
    if state.step == pos.REVEAL:
        if seat == NONE:
            settle(state)
        else:
            state.lose_card(seat, WINDFALL)
            state.discard = append(state.discard, WINDFALL)
            state.cancelled = not state.cancelled
            state.last_player = seat
            ask_for_windfall(state)
    elif seat == NONE:
        state.ask(pos.CHOOSE_ACTION, state.mover)
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
    state.card = state.card_player = state.last_player = NONE
    state.target_colour = state.target = state.second = state.third = NONE
    state.cancelled = False
    if wakes:
        state.start_bandit_move(True)
    elif reaction:
        ask_for_bribe(state, state.asked_from + 1)
    else:
        state.ask(pos.CHOOSE_ACTION, state.mover)


def is_window(state: Position) -> bool:
    """Whether a window is open and not all have answered."""
    return state.decider != CHANCE and (state.step == pos.REACTION or state.step == pos.BRIBE_REACTION)
