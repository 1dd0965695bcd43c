"""Who sees what of a state, and a full state rebuilt from what one seat sees.

The hands of others, the draw pile and secret answers are guessed.
"""

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.rng import Rng
from serai.core.state import CHANCE
from serai.core.view import Private, Public, View, public, public_by_name, put_back
from serai.games.brillance.actions import KINDS
from serai.games.brillance.board import BREAKDOWN, COLLISION
from serai.games.brillance.position import (
    ASKED,
    BRIBE_REACTION,
    BRIBE_REVEAL,
    NONE,
    NOT_ASKED,
    PASSED,
    REACTION,
    REACTS,
    REVEAL,
)
from serai.games.brillance.rules import STEPS, Brillance
from serai.games.brillance.turn import pile_size
from serai.games.brillance.windows import can_react, is_window

FIELDS: tuple[Public | Private, ...] = (
    Public("decider", lambda s: NONE if is_window(s) else s.decider),
    public_by_name("step", STEPS),
    *public("rounds", "round", "first_player", "mover", "colour", "owner", "on", "at", "goods", "status", "entry"),
    *public("points", "due", "wreck", "exits", "premium", "order", "delivered", "minus", "plus", "complete", "stock"),
    *public("held", "discard", "cards_played", "active", "chosen", "fresh", "crossing", "rove_left", "bandits_at"),
    *public("bandit_goods", "awake", "bandit_points", "robbed", "by_card", "loot", "card", "card_player"),
    *public("target_colour", "target", "second", "third", "last_player", "cancelled", "asked_from"),
    Public("pile_size", pile_size),
    Public("asked", lambda s: [answer != NOT_ASKED for answer in s.answer]),
    Private("answer", lambda s, seat: s.answer[seat]),
    Private("hand", lambda s, seat: s.hand[KINDS * seat : KINDS * seat + KINDS], open_at_end=False),
)
"""Who sees what of a state."""


def imagine(state: Brillance, view: View, rng: Rng) -> Brillance:
    """Fill a new state with all that the view tells, and draw the rest at random; returns that state."""
    put_back(state, view, FIELDS)
    guess_hands(state, view, rng)
    if state.step in (REACTION, BRIBE_REACTION, REVEAL, BRIBE_REVEAL):
        guess_answers(state, view, rng)
    else:
        state.decider = view["decider"]
    return state


def open_wreck_cards(state: Brillance) -> list[int]:
    """The Breakdown and Collision cards that lie open beside the board."""
    found: list[int] = []
    for cart, partner in enumerate(state.wreck):
        if partner == cart:
            found.append(BREAKDOWN)
        elif partner != NONE and (state.wreck[partner] != cart or cart < partner):
            found.append(COLLISION)
    return found


def guess_hands(state: Brillance, view: View, rng: Rng) -> None:
    """Deal the unseen cards to the other players, each deal equally likely; what is left is the draw pile."""
    pool = list(state.board.card_count)
    for card in (*state.discard, *open_wreck_cards(state), *([state.card] if state.card != NONE else [])):
        pool[card] -= 1
    hands: list[list[i64]] = []
    for seat in range(state.seats):
        own = view["hand"][seat]
        hands.append([0] * KINDS if own is None else list(own))
        for kind in range(KINDS):
            pool[kind] -= hands[seat][kind]
    cards: list[i64] = [kind for kind in range(KINDS) for _ in range(pool[kind])]
    rng.shuffle(cards)
    for seat in range(state.seats):
        if view["hand"][seat] is None:
            for _ in range(state.held[seat]):
                hands[seat][cards.pop()] += 1
    state.hand = vec[i64]([number for hand in hands for number in hand])
    state.pile = vec[i64]([cards.count(kind) for kind in range(KINDS)])


def guess_answers(state: Brillance, view: View, rng: Rng) -> None:
    """Who else has answered already, and what: anybody may have, but in an open window somebody still thinks."""
    closed = state.step in (REVEAL, BRIBE_REVEAL)
    others: list[int] = []
    for seat in range(state.seats):
        state.answer[seat] = view["answer"][seat] if view["answer"][seat] is not None else NOT_ASKED
        if view["asked"][seat] and view["answer"][seat] is None:
            others.append(seat)
            if closed or rng.below(2):
                state.answer[seat] = REACTS if can_react(state, seat) and rng.below(2) else PASSED
            else:
                state.answer[seat] = ASKED
    if closed:
        state.decider = CHANCE
        return
    if ASKED not in state.answer:
        state.answer[others[rng.below(len(others))]] = ASKED
    state.decider = list(state.answer).index(ASKED)
