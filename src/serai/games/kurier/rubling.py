"""Coins: turning them up at a guard, the coin for a courier left behind, and robbing once the palace is empty."""

from mypy_extensions import i64

from serai.core.state import CHANCE
from serai.games.kurier.board import KINDS, NJET
from serai.games.kurier.position import (
    BASIC,
    BRIBE,
    DRAW_COIN,
    FROM_PALACE,
    NONE,
    RACE,
    REVISED,
    ROB_CHOICE,
    RUBLE_STEP,
    TURNED,
    Position,
)
from serai.games.kurier.turn import BY_LAST_COIN, BY_RUBLING, cannot_pay, end_turn, pays, win

# ---------------------------------------------------------------------- the coin for the courier left behind


def compensate(state: Position) -> None:
    """After a journey the owner of the courier left behind takes one coin, if the mode has it so."""
    if state.mode == BASIC or state.mode == RACE:
        after_journey(state)
    elif state.coins_in_palace() > 0:
        draw_coin(state, FROM_PALACE, state.stayer)
    elif state.has_victim(state.stayer):
        state.ask(ROB_CHOICE, state.stayer)
    else:
        after_journey(state)


def after_journey(state: Position) -> None:
    """Journey and coin are done: who can pay wins; who delivered his own dispatch may ruble at once."""
    if state.mode == REVISED:
        turn: i64 = 0
        while turn < state.seats:
            seat = (state.mover + turn) % state.seats
            if state.at_guard(seat) and pays(state, seat):
                return
            turn += 1
    elif state.mode == BRIBE and state.at_guard(state.mover) and pays(state, state.mover):
        return
    if state.delivered and state.mode != BRIBE and state.can_ruble():
        state.ask(RUBLE_STEP, state.mover)
    else:
        end_turn(state)


# ---------------------------------------------------------------------- rubling


def stop(state: Position) -> None:
    """The rubler banks all coins he turned up in this turn; he can never lose them."""
    kind: i64 = 0
    while kind < KINDS:
        state.banked[KINDS * state.mover + kind] += state.turned[kind]
        state.turned[kind] = 0
        kind += 1
    end_turn(state)


def lose_turned_coins(state: Position) -> None:
    """False money: all coins turned up in this turn leave the game."""
    kind: i64 = 0
    while kind < KINDS:
        state.gone[kind] += state.turned[kind]
        state.turned[kind] = 0
        kind += 1


def turn_coin(state: Position, kind: i64) -> None:
    """A coin has been turned face up: false money ends the turn, enough money wins."""
    if state.first_rubler == NONE:
        state.first_rubler = state.mover
    state.turned[kind] += 1
    if kind == NJET:
        lose_turned_coins(state)
    elif state.money(state.mover) >= state.price(state.mover):
        win(state, state.mover, BY_RUBLING)
        return
    if not face_down_coin_left(state):
        win(state, state.first_rubler, BY_LAST_COIN)
    elif kind == NJET:
        end_turn(state)
    else:
        cannot_pay(state, state.mover)
        state.ask(RUBLE_STEP, state.mover)


def face_down_coin_left(state: Position) -> bool:
    """Whether a coin lies face down anywhere: in the palace or before a player."""
    if state.coins_in_palace() > 0:
        return True
    for number in state.stash:
        if number > 0:
            return True
    return False


# ---------------------------------------------------------------------- drawing a coin


def draw_coin(state: Position, source: i64, goal: i64) -> None:
    """Chance draws a coin from the palace or from a player's hidden ones; it is turned up, or kept by a player."""
    state.coin_from = source
    state.coin_to = goal
    state.let_chance(DRAW_COIN)


def coin_weight(state: Position, kind: i64) -> i64:
    """How many coins of this kind chance draws from."""
    if state.coin_from == FROM_PALACE:
        return state.palace[kind]
    return state.stash[KINDS * state.coin_from + kind]


def coin_drawn(state: Position, kind: i64) -> None:
    """Chance has drawn a coin of this kind."""
    if state.coin_from == FROM_PALACE:
        state.palace[kind] -= 1
    else:
        state.stash[KINDS * state.coin_from + kind] -= 1
        if state.fresh[state.coin_from] > state.hidden_coins(state.coin_from):
            state.fresh[state.coin_from] -= 1
        remember_robbery(state, kind)
    if state.coin_to == TURNED:
        turn_coin(state, kind)
    else:
        state.stash[KINDS * state.coin_to + kind] += 1
        state.fresh[state.coin_to] += 1
        after_journey(state)


def remember_robbery(state: Position, kind: i64) -> None:
    """What the players still know for certain about hidden coins, now that the victim has lost one.

    Whoever saw the coin knows that one of its kind is gone. Whoever did not can no longer be sure of a single coin of
    any kind. A victim remembers what the robber took.
    """
    if state.coin_from == FROM_PALACE:
        return
    kept: list[i64] = []
    doubted: list[i64] = []
    for coin in state.memory:
        knower = coin // (KINDS * KINDS)
        owner = coin // KINDS % KINDS
        saw = state.coin_to == TURNED or knower == state.coin_to
        doubtful = owner == state.coin_from and (not saw or coin % KINDS == kind)
        if doubtful and coin not in doubted:
            doubted.append(coin)
        else:
            kept.append(coin)
    if state.coin_to != TURNED:
        kept.append(KINDS * KINDS * state.coin_from + KINDS * state.coin_to + kind)
        kept.sort()
    state.memory = tuple(kept)


def sees_coin(state: Position, viewer: i64) -> bool:
    """Whether this seat may see which coin is being drawn."""
    if state.coin_to == TURNED:
        return True
    return viewer != CHANCE and (viewer == state.coin_to or viewer == state.coin_from)
