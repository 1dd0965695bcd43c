"""The course of turns: turning up couriers, refilling the reserve, the next player, and the end of the game."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.step import FromBag, FromSeats
from serai.games.kurier import position as pos
from serai.games.kurier.board import PALACE, TYPES
from serai.games.kurier.position import NONE, Position

# How a game can end.
BY_RUBLING: Final = 0
BY_PAYMENT: Final = 1
BY_LAST_COIN: Final = 2
BY_ARRIVAL: Final = 3
BY_TURN_LIMIT: Final = 4
BY_STANDSTILL: Final = 5
ENDINGS: Final = ("rubling", "paid", "coins_out", "arrival", "turn_limit", "standstill")


# ---------------------------------------------------------------------- setup


class DrawStart(FromSeats[Position]):
    """The start player is drawn."""

    def first(self, state: Position) -> i64:
        return state.board.actions.start0

    def drawn(self, state: Position, which: i64) -> None:
        begin_setup(state, which)


def begin_setup(state: Position, start_player: i64) -> None:
    """The start player is known: he is the first to place a courier with his dispatch."""
    state.start_player = start_player
    state.mover = start_player
    turn_up(state, pos.TO_PLACE)


def next_placing(state: Position) -> None:
    """The next player in turn order places; when all have, the first turn begins."""
    state.mover = (state.mover + 1) % state.seats
    if state.mover == state.start_player:
        state.turn = 1
        begin_turn(state)
    else:
        turn_up(state, pos.TO_PLACE)


# ---------------------------------------------------------------------- couriers of the stack


def turn_up(state: Position, purpose: i64) -> None:
    """The player on turn turns up the top courier of his stack, renewing an empty stack with an unused colour."""
    seat = state.mover
    state.purpose = purpose
    if state.stack_size(seat) == 0:
        renew_stack(state, seat)
    if state.unseen(seat) > 0:
        state.let_chance(pos.TURN_UP)
    else:
        pile = state.under[seat]
        state.under[seat] = pile[1:]
        turned_up(state, pile[0])


def renew_stack(state: Position, seat: i64) -> None:
    """The couriers of an unused colour become the new stack."""
    state.stack_colour[seat] = state.next_colour
    state.next_colour += 1
    fill_stack(state, seat)


def fill_stack(state: Position, seat: i64) -> None:
    """All couriers of each type are shuffled into the stack."""
    for courier_type in range(TYPES):
        state.bag[TYPES * seat + courier_type] = state.board.per_type


class TurnUp(FromBag[Position]):
    """The courier on top of the stack is turned up."""

    def first(self, state: Position) -> i64:
        return state.board.actions.courier0

    def bag(self, state: Position) -> vec[i64]:
        return state.bag

    def part(self, state: Position) -> tuple[i64, i64]:
        return TYPES * state.mover, TYPES * state.mover + TYPES

    def drawn(self, state: Position, which: i64) -> None:
        state.bag[TYPES * state.mover + which] -= 1
        turned_up(state, TYPES * state.stack_colour[state.mover] + which)


def turned_up(state: Position, courier: i64) -> None:
    """What becomes of a courier just turned up."""
    if state.purpose == pos.TO_PLACE:
        state.drawn = courier
        state.ask(pos.PLACE_START, state.mover)
    elif state.purpose == pos.TO_DEPLOY and state.has_free_inn(1, courier % TYPES, NONE):
        state.drawn = courier
        state.ask(pos.CHOOSE_START_INN, state.mover)
    else:
        state.reserve[state.mover] += (courier,)
        if state.purpose == pos.TO_RESERVE:
            next_placing(state)
        elif state.purpose == pos.TO_DEPLOY:
            end_turn(state)
        else:
            next_turn(state)


# ---------------------------------------------------------------------- turns


def begin_turn(state: Position) -> None:
    """The player on turn acts; with his dispatch at a guard he bribes, or rubles, as the mode has it."""
    seat = state.mover
    state.delivered = False
    if not state.at_guard(seat):
        state.ask(pos.CHOOSE_ACTION, seat)
    elif state.mode == pos.BRIBE:
        if not pays(state, seat):
            state.ask(pos.CHOOSE_ACTION, seat)
    elif state.can_ruble():
        state.ask(pos.RUBLE_STEP, seat)
    else:
        state.ask(pos.CHOOSE_ACTION, seat)


def end_turn(state: Position) -> None:
    """The action is done: an empty reserve is refilled, if a courier can be turned up."""
    state.passes = 0
    refill(state)


def refill(state: Position) -> None:
    """Turn up a courier into an empty reserve, as far as there is one; then the next player is on turn."""
    if len(state.reserve[state.mover]) == 0 and state.can_turn_up(state.mover):
        turn_up(state, pos.TO_REFILL)
    else:
        next_turn(state)


def pass_turn(state: Position) -> None:
    """No action is possible. When all have passed one after the other, nothing can change any more."""
    state.passes += 1
    if state.passes == state.seats:
        end_by_standings(state, BY_STANDSTILL)
    else:
        refill(state)


def next_turn(state: Position) -> None:
    """The turn passes on clockwise, unless it was the last one."""
    if state.turn >= state.board.turn_limit:
        end_by_standings(state, BY_TURN_LIMIT)
        return
    state.turn += 1
    state.mover = (state.mover + 1) % state.seats
    begin_turn(state)


# ---------------------------------------------------------------------- the end


def win(state: Position, seat: i64, how: i64) -> None:
    """This player's dispatch is with the Tsar (or the rules give him the game): he alone wins."""
    state.winners = (seat,)
    finish(state, how)


def finish(state: Position, how: i64) -> None:
    """Nobody decides any more; hidden coins are laid open."""
    state.finish(how)
    state.shown += 1


def pays(state: Position, seat: i64) -> bool:
    """Compare the money of a player at a guard with the number; with enough of it he wins."""
    if state.money(seat) >= state.price(seat):
        win(state, seat, BY_PAYMENT)
        return True
    cannot_pay(state, seat)
    return False


def cannot_pay(state: Position, seat: i64) -> None:
    """A player at a guard has too little money, and everybody sees it: that tells something of his hidden coins."""
    state.fresh[seat] = 0
    if state.hidden_coins(seat) > 0:
        state.shown += 1


def end_by_standings(state: Position, how: i64) -> None:
    """Nobody has won by a dispatch: the first rubler wins, or else those who stand best share the victory."""
    if state.first_rubler != NONE:
        win(state, state.first_rubler, how)
        return
    best = max([rank_key(state, seat) for seat in range(state.seats)])
    state.winners = tuple([seat for seat in range(state.seats) if rank_key(state, seat) == best])
    finish(state, how)


def rank_key(state: Position, seat: i64) -> i64:
    """How a player stands, as one number: how far his dispatch is, then rubles missing, then rubles owned."""
    village = state.dispatch_village(seat)
    missing: i64 = 0
    if village == PALACE:
        missing = state.price(seat) - state.money(seat)
        if missing < 0:
            missing = 0
    return (village * 1000 + (999 - missing)) * 10_000 + state.money(seat)
