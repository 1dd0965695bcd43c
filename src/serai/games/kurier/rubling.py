"""Coins: turning them up at a guard, the coin for a courier left behind, and robbing once the palace is empty."""

from mypy_extensions import i64

from serai.core import known
from serai.core.arrays import vec
from serai.core.state import CHANCE, Moves
from serai.core.step import OTHER_STEP, Choice, FromBag, Step, total
from serai.games.kurier import position as pos
from serai.games.kurier.actions import STOP, TURN_COIN
from serai.games.kurier.board import KINDS, NJET
from serai.games.kurier.position import FROM_PALACE, NONE, TURNED, Position
from serai.games.kurier.turn import BY_LAST_COIN, BY_RUBLING, cannot_pay, end_turn, pays, win

# ---------------------------------------------------------------------- the coin for the courier left behind


def compensate(state: Position) -> None:
    """After a journey the owner of the courier left behind takes one coin, if the mode has it so."""
    if state.mode == pos.BASIC or state.mode == pos.RACE:
        after_journey(state)
    elif state.coins_in_palace() > 0:
        draw_coin(state, FROM_PALACE, state.stayer)
    elif state.has_victim(state.stayer):
        state.ask(pos.ROB_CHOICE, state.stayer)
    else:
        after_journey(state)


def why_not_rob(state: Position, taker: i64, victim: i64) -> str:
    """Why this player cannot be robbed."""
    if victim >= state.seats:
        return "not-playing"
    if state.coins_in_palace() > 0:
        return "rob-too-early"
    return state.why_no_victim(taker, victim)


class RobChoice(Choice[Position]):
    """The owner of the courier left behind robs another player of a hidden coin, or declines."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.rob0, state.board.actions.start0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return why_not_rob(state, seat, which)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        draw_coin(state, which, seat)

    def decline(self, state: Position, seat: i64) -> None:
        state.shown += 1  # an answer out of turn stands: the ledger lets nobody take it back
        after_journey(state)


def after_journey(state: Position) -> None:
    """Journey and coin are done: who can pay wins; who delivered his own dispatch may ruble at once."""
    if state.mode == pos.REVISED:
        for turn in range(state.seats):
            seat = (state.mover + turn) % state.seats
            if state.at_guard(seat) and pays(state, seat):
                return
    elif state.mode == pos.BRIBE and state.at_guard(state.mover) and pays(state, state.mover):
        return
    if state.delivered and state.mode != pos.BRIBE and state.can_ruble():
        state.ask(pos.RUBLE_STEP, state.mover)
    else:
        end_turn(state)


# ---------------------------------------------------------------------- rubling


class RubleStep(Step[Position]):
    """The rubler turns up a coin of the palace, or of a player once it is empty; or he stops, where he may."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        if state.coins_in_palace() > 0:
            moves.add(TURN_COIN)
        else:
            for victim in range(state.seats):
                if not state.why_no_victim(seat, victim):
                    moves.add(state.board.actions.rob0 + victim)
        if not self.why_not(state, seat, STOP):
            moves.add(STOP)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        if action == TURN_COIN:
            return "" if state.coins_in_palace() > 0 else "turn-coin"
        if action == STOP:
            return "" if state.delivered or state.coins_turned() > 0 else "stop"
        actions = state.board.actions
        return (
            why_not_rob(state, seat, action - actions.rob0) if actions.rob0 <= action < actions.start0 else OTHER_STEP
        )

    def play(self, state: Position, seat: i64, action: i64) -> None:
        if action == STOP:
            stop(state)
        else:
            draw_coin(state, FROM_PALACE if action == TURN_COIN else action - state.board.actions.rob0, TURNED)


def stop(state: Position) -> None:
    """The rubler banks all coins he turned up in this turn; he can never lose them."""
    for kind in range(KINDS):
        state.banked[KINDS * state.mover + kind] += state.turned[kind]
        state.turned[kind] = 0
    end_turn(state)


def lose_turned_coins(state: Position) -> None:
    """False money: all coins turned up in this turn leave the game."""
    for kind in range(KINDS):
        state.gone[kind] += state.turned[kind]
        state.turned[kind] = 0


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
        state.ask(pos.RUBLE_STEP, state.mover)


def face_down_coin_left(state: Position) -> bool:
    """Whether a coin lies face down anywhere: in the palace or before a player."""
    return state.coins_in_palace() > 0 or total(state.stash) > 0


# ---------------------------------------------------------------------- drawing a coin


def draw_coin(state: Position, source: i64, goal: i64) -> None:
    """Chance draws a coin from the palace or from a player's hidden ones; it is turned up, or kept by a player."""
    state.coin_from = source
    state.coin_to = goal
    state.let_chance(pos.DRAW_COIN)


class DrawCoin(FromBag[Position]):
    """A coin is drawn from the palace, or from the hidden ones of a player."""

    def first(self, state: Position) -> i64:
        return state.board.actions.coin0

    def bag(self, state: Position) -> vec[i64]:
        return state.palace if state.coin_from == FROM_PALACE else state.stash

    def part(self, state: Position) -> tuple[i64, i64]:
        begin: i64 = 0
        if state.coin_from != FROM_PALACE:
            begin = KINDS * state.coin_from
        return begin, begin + KINDS

    def drawn(self, state: Position, which: i64) -> None:
        if state.coin_from == FROM_PALACE:
            state.palace[which] -= 1
        else:
            state.stash[KINDS * state.coin_from + which] -= 1
            if state.fresh[state.coin_from] > state.hidden_coins(state.coin_from):
                state.fresh[state.coin_from] -= 1
            if state.coin_to == TURNED:
                known.leaves_openly(state.memory, state.coin_from, which)
            else:
                known.leaves_in_secret(state.memory, state.coin_from, state.coin_to, which, KINDS)
        if state.coin_to == TURNED:
            turn_coin(state, which)
        else:
            state.stash[KINDS * state.coin_to + which] += 1
            state.fresh[state.coin_to] += 1
            after_journey(state)


def sees_coin(state: Position, viewer: i64) -> bool:
    """Whether this seat may see which coin is being drawn."""
    if state.coin_to == TURNED:
        return True
    return viewer != CHANCE and (viewer == state.coin_to or viewer == state.coin_from)
