"""Event cards: showing one, naming its targets, and what it does."""

from librt.vecs import append
from mypy_extensions import i64

from serai.games.brillance.actions import (
    BANDITS,
    COLOURS,
    KINDS,
    PER_COLOUR,
    STOP,
)
from serai.games.brillance.board import (
    BANDITS_CARD,
    BONUS_GIFT,
    BREAKDOWN,
    BRIBE,
    CLEARED_PASSAGE,
    COLLISION,
    DELIVERY_ERROR,
    DRUNK_DWARF,
    MINUS_ONE,
    PLUS_ONE,
    UNEXPECTED_OBSTACLE,
    UNFAIR_COMPETITION,
    WRECK,
)
from serai.games.brillance.position import (
    BRIBE_STEP_1,
    BRIBE_STEP_2,
    DWARF,
    FREE,
    NONE,
    TARGET_CART,
    TARGET_COLOUR,
    TARGET_DWARF,
    TARGET_SECOND_CART,
    TARGET_SHOP,
    TARGET_SPACE,
    TARGET_THIEF,
    TARGET_VICTIM,
    TARGET_ZONE,
    Position,
)


def show_card(state: Position, player: i64, card: i64) -> bool:
    """A player shows a card and is asked for its targets; True if it needs none and is declared already."""
    state.card = card
    state.card_player = player
    state.hand[KINDS * player + card] -= 1
    state.held[player] -= 1
    if card == BANDITS_CARD:
        return True
    if card == UNFAIR_COMPETITION:
        state.ask(TARGET_THIEF, player)
    elif card == UNEXPECTED_OBSTACLE:
        state.ask(TARGET_ZONE, player)
    elif card == CLEARED_PASSAGE:
        state.ask(TARGET_DWARF, player)
    else:
        state.ask(TARGET_COLOUR, player)
    return False


def name_target(state: Position, action: i64) -> bool:
    """The player of a card names the next of its targets; True if that was the last one."""
    actions = state.board.actions
    step = state.step
    player = state.card_player
    if step == TARGET_COLOUR:
        state.target_colour = action - actions.colour0
        if state.card == BONUS_GIFT or state.card == DELIVERY_ERROR:
            state.ask(TARGET_SHOP, player)
        elif state.target_colour == COLOURS:
            state.target = BANDITS
            state.ask(BRIBE_STEP_1, player)
        else:
            state.ask(TARGET_CART, player)
        return False
    if step == TARGET_SHOP:
        state.target = action - actions.shop0
        return True
    if step == TARGET_CART:
        state.target = action - actions.cart0
        if state.card == COLLISION:
            state.ask(TARGET_SECOND_CART, player)
        elif state.card == BRIBE:
            state.ask(BRIBE_STEP_1, player)
        return state.card == BREAKDOWN
    if step == TARGET_THIEF:
        state.target = action - actions.cart0
        state.ask(TARGET_VICTIM, player)
        return False
    if step == TARGET_ZONE:
        state.target = action - actions.zone0
        state.ask(TARGET_SPACE, player)
        return False
    if step == BRIBE_STEP_1:
        state.second = action - actions.step0
        if state.board.bribe_steps == 1:
            return True
        state.ask(BRIBE_STEP_2, player)
        return False
    if step == BRIBE_STEP_2:
        if action != STOP:
            state.third = action - actions.step0
    elif step in (TARGET_SPACE, TARGET_DWARF):
        state.second = action - actions.space0
    else:
        state.second = action - actions.cart0
    return True


# ---------------------------------------------------------------------- what a card does


def take_effect(state: Position) -> bool:
    """The card being played takes effect; False if it stays open beside the board."""
    card = state.card
    target = state.target
    second = state.second
    if card == BONUS_GIFT:
        state.minus[target] = 1
        state.stock[MINUS_ONE] -= 1
    elif card == DELIVERY_ERROR:
        state.plus[target] = 1
        state.stock[PLUS_ONE] -= 1
    elif card == BREAKDOWN:
        state.wreck[target] = target
        state.stock[WRECK] -= 1
        return False
    elif card == COLLISION:
        state.wreck[target] = second
        state.wreck[second] = target
        state.stock[WRECK] -= 2
        return False
    elif card == UNEXPECTED_OBSTACLE:
        state.on[second] = DWARF
        state.stock[DRUNK_DWARF] -= 1
    elif card == CLEARED_PASSAGE:
        state.on[second] = FREE
        state.stock[DRUNK_DWARF] += 1
    elif card == UNFAIR_COMPETITION:
        steal(state, target, second)
    elif card == BRIBE:
        bribe(state, target, second if state.third == NONE else state.third)
    return True


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
    cart: i64 = PER_COLOUR * state.colour[state.mover]
    last: i64 = cart + PER_COLOUR
    while cart < last:
        partner = state.wreck[cart]
        if partner != NONE:
            state.wreck[cart] = NONE
            state.stock[WRECK] += 1
            if partner == cart:
                state.discard = append(state.discard, BREAKDOWN)
            elif state.wreck[partner] != cart:
                state.discard = append(state.discard, COLLISION)
        cart += 1
