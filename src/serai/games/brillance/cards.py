"""Event cards: showing one, and what it does."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import append, vec
from serai.games.brillance import board as box
from serai.games.brillance import position as pos
from serai.games.brillance.actions import BANDITS, KINDS, PER_COLOUR
from serai.games.brillance.position import DWARF, FREE, NONE, Position

_FIRST_ASKED: Final = vec[i64]([pos.TARGET_COLOUR] * KINDS)
"""For each kind of card the first question after its targets; Windfall and Bandits have none."""
_FIRST_ASKED[box.UNFAIR_COMPETITION] = pos.TARGET_THIEF
_FIRST_ASKED[box.UNEXPECTED_OBSTACLE] = pos.TARGET_ZONE
_FIRST_ASKED[box.CLEARED_PASSAGE] = pos.TARGET_DWARF


def show_card(state: Position, player: i64, card: i64) -> bool:
    """A player shows a card and is asked for its targets; True if it needs none and is declared already."""
    state.card = card
    state.card_player = player
    state.lose_card(player, card)
    if card == box.BANDITS_CARD:
        return True
    state.ask(_FIRST_ASKED[card], player)
    return False


# ---------------------------------------------------------------------- what a card does


def take_effect(state: Position) -> bool:
    """The card being played takes effect; False if it stays open beside the board."""
    card, target, second = state.card, state.target, state.second
    state.stock[box.MARKER_OF[card]] -= box.MARKERS_OF[card]
    if card == box.BONUS_GIFT:
        state.minus[target] = 1
    elif card == box.DELIVERY_ERROR:
        state.plus[target] = 1
    elif card == box.BREAKDOWN:
        state.wreck[target] = target
    elif card == box.COLLISION:
        state.wreck[target] = second
        state.wreck[second] = target
    elif card == box.UNEXPECTED_OBSTACLE:
        state.on[second] = DWARF
    elif card == box.CLEARED_PASSAGE:
        state.on[second] = FREE
        state.stock[box.DRUNK_DWARF] += 1
    elif card == box.UNFAIR_COMPETITION:
        steal(state, target, second)
    elif card == box.BRIBE:
        bribe(state, target, second if state.third == NONE else state.third)
    return card != box.BREAKDOWN and card != box.COLLISION


def steal(state: Position, thief: i64, victim: i64) -> None:
    """The thief takes a good from the cart next to it and pays a point."""
    state.spend(thief)
    state.goods[thief] += 1
    if victim == BANDITS:
        state.bandit_goods -= 1
    else:
        state.goods[victim] -= 1


def bribe(state: Position, thing: i64, space: i64) -> None:
    """A bribed cart stands elsewhere; nothing else about it changes."""
    if thing == BANDITS:
        state.on[state.bandits_at] = FREE
        state.bandits_at = space
        state.on[space] = BANDITS
    else:
        state.move(thing, space)


def clear_wrecks(state: Position) -> None:
    """The wreck markers of the player on turn come off; a card whose last marker this was is discarded."""
    first = state.first_cart(state.mover)
    for cart in range(first, first + PER_COLOUR):
        partner = state.wreck[cart]
        if partner != NONE:
            state.wreck[cart] = NONE
            state.stock[box.WRECK] += 1
            if partner == cart:
                state.discard = append(state.discard, box.BREAKDOWN)
            elif state.wreck[partner] != cart:
                state.discard = append(state.discard, box.COLLISION)
