"""Kurier des Zaren as it is played: what is legal at each step, and what an action does."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE, NOTICED, SEEN, Moves
from serai.games.kurier.actions import (
    DECLINE,
    DEPLOY_RESERVE,
    DEPLOY_STACK,
    MOVE_DISPATCH,
    STOP,
    TRAVEL,
    TURN_COIN,
)
from serai.games.kurier.board import COLOURS, KINDS, TYPES, Board
from serai.games.kurier.bot import candidates, evaluate
from serai.games.kurier.choices import why_not, write_choices
from serai.games.kurier.features import NAMES, features, weights
from serai.games.kurier.position import (
    CHOOSE_ACTION,
    CHOOSE_DEPARTURE,
    CHOOSE_FIRST_TRAVELLER,
    CHOOSE_LODGING,
    CHOOSE_RECEIVER,
    CHOOSE_RESERVE_COURIER,
    CHOOSE_START_INN,
    DRAW_COIN,
    DRAW_START,
    FROM_PALACE,
    NONE,
    PLACE_START,
    RACE,
    ROB_CHOICE,
    RUBLE_STEP,
    TO_DEPLOY,
    TO_RESERVE,
    TURN_UP,
    TURNED,
    Position,
)
from serai.games.kurier.rubling import after_journey, coin_drawn, coin_weight, draw_coin, sees_coin, stop
from serai.games.kurier.travel import choose_first, depart, lodge
from serai.games.kurier.turn import (
    ENDINGS,
    begin_setup,
    draw_courier,
    end_turn,
    fill_stack,
    pass_turn,
    standing,
    turn_up,
)

__all__ = ["ENDINGS", "STEPS", "Kurier"]

STEPS: Final = (
    "draw_start",
    "turn_up",
    "place_start",
    "choose_action",
    "choose_reserve_courier",
    "choose_start_inn",
    "choose_receiver",
    "choose_departure",
    "choose_first_traveller",
    "choose_lodging",
    "rob_choice",
    "ruble_step",
    "draw_coin",
    "over",
)
"""The names of the steps, by number."""


class Kurier(Position):
    """A moment of a game of Kurier des Zaren."""

    def set_out(self, mode: i64, without_blanks: bool, start_player: i64) -> None:
        """Lay out a new game: stacks shuffled, coins face down in the palace; a start player may be named."""
        self.lay_out()
        self.mode = mode
        seat: i64 = 0
        while seat < self.seats:
            fill_stack(self, seat)
            seat += 1
        if mode != RACE:
            self.palace = self.board.coin_count[:]
            if without_blanks:
                self.palace[1] = 0
        if start_player != NONE:
            begin_setup(self, start_player)

    def copy(self) -> "Kurier":
        twin = Kurier(self.game, self.seats, self.options, self.board)
        twin.decider = self.decider
        twin.shown = self.shown
        twin.mode = self.mode
        twin.step = self.step
        twin.turn = self.turn
        twin.start_player = self.start_player
        twin.mover = self.mover
        twin.passes = self.passes
        twin.winners = self.winners
        twin.how = self.how
        twin.rooms = self.rooms[:]
        twin.dispatch = self.dispatch[:]
        twin.reserve = self.reserve.copy()
        twin.bag = self.bag[:]
        twin.stack_colour = self.stack_colour[:]
        twin.under = self.under.copy()
        twin.next_colour = self.next_colour
        twin.purpose = self.purpose
        twin.drawn = self.drawn
        twin.departure = self.departure
        twin.moving = self.moving
        twin.waiting = self.waiting
        twin.barred = self.barred
        twin.night = self.night
        twin.stayer = self.stayer
        twin.delivered = self.delivered
        twin.palace = self.palace[:]
        twin.stash = self.stash[:]
        twin.banked = self.banked[:]
        twin.turned = self.turned[:]
        twin.gone = self.gone[:]
        twin.coin_from = self.coin_from
        twin.coin_to = self.coin_to
        twin.first_rubler = self.first_rubler
        twin.fresh = self.fresh[:]
        twin.memory = self.memory
        return twin

    # ------------------------------------------------------------------ what is legal

    def write_legal(self, seat: i64, moves: Moves) -> None:
        if seat == self.decider:
            write_choices(self, seat, moves)

    def why_not(self, seat: i64, action: i64) -> i64:
        """Why this action is not open to a seat that is asked, by number of ``REASONS``; ALLOWED if it is."""
        return why_not(self, seat, action)

    # ------------------------------------------------------------------ what an action does

    def apply(self, seat: i64, action: i64) -> None:
        actions = self.board.actions
        step = self.step
        if step == TURN_UP:
            draw_courier(self, action - actions.courier0)
        elif step == CHOOSE_ACTION:
            self.choose_action(seat, action)
        elif step == CHOOSE_LODGING:
            lodge(self, action - actions.lodge0)
        elif step == CHOOSE_START_INN:
            self.enter(seat, action - actions.lodge0)
            end_turn(self)
        elif step == CHOOSE_FIRST_TRAVELLER:
            choose_first(self, action - actions.type0)
        elif step == CHOOSE_DEPARTURE:
            depart(self, action - actions.depart0)
        elif step == CHOOSE_RECEIVER:
            self.dispatch[seat] = action - actions.receiver0
            end_turn(self)
        elif step == CHOOSE_RESERVE_COURIER:
            self.drawn = self.take_from_reserve(seat, action - actions.type0)
            self.ask(CHOOSE_START_INN, seat)
        elif step == DRAW_COIN:
            coin_drawn(self, action - actions.coin0)
        elif step == RUBLE_STEP:
            self.ruble(action)
        elif step == PLACE_START:
            room = self.enter(seat, action - actions.lodge0)
            self.dispatch[seat] = room
            turn_up(self, TO_RESERVE)
        elif step == ROB_CHOICE:
            if action == DECLINE:
                self.shown += 1  # an answer out of turn stands: the ledger lets nobody take it back
                after_journey(self)
            else:
                draw_coin(self, action - actions.rob0, seat)
        else:
            begin_setup(self, action - actions.start0)

    def choose_action(self, seat: i64, action: i64) -> None:
        """Begin one of the three actions, or pass."""
        if action == DEPLOY_STACK:
            turn_up(self, TO_DEPLOY)
        elif action == DEPLOY_RESERVE:
            self.ask(CHOOSE_RESERVE_COURIER, seat)
        elif action == TRAVEL:
            self.ask(CHOOSE_DEPARTURE, seat)
        elif action == MOVE_DISPATCH:
            self.ask(CHOOSE_RECEIVER, seat)
        else:
            pass_turn(self)

    def ruble(self, action: i64) -> None:
        """Turn up a coin of the palace or of a robbed player, or stop."""
        if action == TURN_COIN:
            draw_coin(self, FROM_PALACE, TURNED)
        elif action == STOP:
            stop(self)
        else:
            draw_coin(self, action - self.board.actions.rob0, TURNED)

    def take_from_reserve(self, seat: i64, courier_type: i64) -> i64:
        """Take the courier of this type that was turned up first out of the reserve."""
        couriers = self.reserve[seat]
        at: i64 = 0
        while couriers[at] % TYPES != courier_type:
            at += 1
        self.reserve[seat] = couriers[:at] + couriers[at + 1 :]
        return couriers[at]

    def enter(self, seat: i64, inn: i64) -> i64:
        """The courier just turned up or picked enters the board here; returns its room."""
        room = TYPES * inn + self.drawn % TYPES
        self.rooms[room] = COLOURS * seat + self.drawn // TYPES
        self.drawn = NONE
        return room

    # ------------------------------------------------------------------ chance and secrecy

    def outcomes(self) -> list[tuple[i64, i64]]:
        actions = self.board.actions
        found: list[tuple[i64, i64]] = []
        if self.decider != CHANCE:
            return found
        if self.step == DRAW_START:
            return [(actions.start0 + seat, 1) for seat in range(self.seats)]
        if self.step == TURN_UP:
            for courier_type in range(TYPES):
                weight = self.bag[TYPES * self.mover + courier_type]
                if weight > 0:
                    found.append((actions.courier0 + courier_type, weight))
        else:
            for kind in range(KINDS):
                weight = coin_weight(self, kind)
                if weight > 0:
                    found.append((actions.coin0 + kind, weight))
        return found

    def draw(self, rng: Rng) -> i64:
        actions = self.board.actions
        if self.step == DRAW_START:
            return actions.start0 + rng.below(self.seats)
        if self.step == TURN_UP:
            left = rng.below(self.unseen(self.mover))
            courier_type: i64 = 0
            while True:
                left -= self.bag[TYPES * self.mover + courier_type]
                if left < 0:
                    return actions.courier0 + courier_type
                courier_type += 1
        palace = self.coin_from == FROM_PALACE
        left = rng.below(self.coins_in_palace() if palace else self.hidden_coins(self.coin_from))
        kind: i64 = 0
        while True:
            left -= coin_weight(self, kind)
            if left < 0:
                return actions.coin0 + kind
            kind += 1

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        if self.step == DRAW_COIN and not sees_coin(self, viewer):
            return NOTICED
        return SEEN

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

    def write_candidates(self, seat: i64, moves: Moves) -> None:
        for action in candidates(self, seat, self.legal(seat)):
            moves.add(action)

    def feature_names(self) -> list[str]:
        return NAMES

    def features(self, seat: i64) -> list[float]:
        return features(self, seat)

    def weights(self) -> list[float]:
        return weights(self.seats)

    # ------------------------------------------------------------------ the result

    @property
    def ranking(self) -> tuple[int, ...]:
        if not self.over:
            return ()
        ranks: list[int] = []
        for seat in range(self.seats):
            better = 0 if seat in self.winners else len(self.winners)
            if better:
                for other in range(self.seats):
                    if other not in self.winners and standing(self, other) > standing(self, seat):
                        better += 1
            ranks.append(better + 1)
        return tuple(ranks)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([1 if seat in self.winners else 0 for seat in range(self.seats)])

    @property
    def ending(self) -> str:
        return ENDINGS[self.how] if self.how >= 0 else ""


def new_game(
    game: Any, seats: i64, options: Any, board: Board, mode: i64, without_blanks: bool, start_player: i64
) -> Kurier:
    """A new game, ready for chance to name the start player (or, if one is named, to turn up his first courier)."""
    state = Kurier(game, seats, options, board)
    state.set_out(mode, without_blanks, start_player)
    return state
