"""Brillance as it is played: what is legal at each step, and what an action does."""

from typing import Any

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE, NOTICED, SEEN, UNSEEN, Moves
from serai.games.brillance import reasons as why
from serai.games.brillance.actions import (
    COLOURS,
    DELIVER,
    END_TURN,
    HALT,
    KINDS,
    NO_REACTION,
    PAUSE,
    PER_COLOUR,
    STOP,
)
from serai.games.brillance.bandits import end_bandit_move, rob, step_bandits, write_bandit_actions
from serai.games.brillance.board import BRIBE, WINDFALL, Board
from serai.games.brillance.bot import (
    NO_FORECAST,
    Forecast,
    evaluate,
    foresee,
    is_own_gift,
    likeness,
    write_receiver,
)
from serai.games.brillance.cards import name_target, show_card
from serai.games.brillance.features import NAMES, features, weights
from serai.games.brillance.position import (
    ASKED,
    BANDIT_ACTION,
    BRIBE_REACTION,
    BRIBE_REVEAL,
    BRIBE_STEP_2,
    CART_ACTION,
    CHOOSE_ACTION,
    CHOOSE_COLOUR,
    DEAL_CARD,
    DEAL_COLOUR,
    DRAW_CARD,
    DRAW_FIRST,
    HOME,
    LAY_ORDERS,
    NONE,
    REACTION,
    REVEAL,
    ROVE_CART,
    ROVE_STEP,
    TARGET_COLOUR,
    Position,
)
from serai.games.brillance.score import ENDINGS, ranks
from serai.games.brillance.streets import (
    can_act,
    choose_cart,
    deliver,
    give,
    may_end_turn,
    must_leave_first,
    step_cart,
    turn_to_others,
    write_cart_actions,
)
from serai.games.brillance.targets import has_target, write_targets
from serai.games.brillance.turn import (
    begin_with,
    choose_rover,
    draw_card,
    end_phase,
    end_turn,
    lay_orders,
    pile_size,
    rove,
    take_colour,
    write_rove_steps,
    write_rovers,
)
from serai.games.brillance.windows import close, declare, is_window, reactor, take_answer, write_answers

__all__ = ["Brillance", "new_game"]


class Brillance(Position):
    """A moment of a game of Brillance."""

    def __init__(self, game: Any, seats: i64, options: Any, board: Board) -> None:
        super().__init__(game, seats, options, board)
        self.forecast: Forecast = NO_FORECAST
        """No part of the position: what a program that looks ahead has worked out for this one and its copies."""

    def copy(self) -> "Brillance":
        twin = Brillance(self.game, self.seats, self.options, self.board)
        self.copy_to(twin)
        twin.forecast = self.forecast
        return twin

    # ------------------------------------------------------------------ who decides

    @property
    def deciders(self) -> tuple[int, ...]:
        if is_window(self):
            return tuple([seat for seat in range(self.seats) if self.answer[seat] == ASKED])
        return (self.decider,) if self.decider >= 0 else ()

    @property
    def simultaneous(self) -> bool:
        return is_window(self)

    # ------------------------------------------------------------------ what is legal

    def write_legal(self, seat: i64, moves: Moves) -> None:
        if seat != self.decider or seat < 0:
            if is_window(self) and 0 <= seat < self.seats and self.answer[seat] == ASKED:
                write_answers(self, seat, moves)
            return
        step = self.step
        if step == CART_ACTION:
            write_cart_actions(self, moves)
        elif step == CHOOSE_ACTION:
            self.write_choices(seat, moves)
        elif step == BANDIT_ACTION:
            write_bandit_actions(self, moves)
        elif step in (REACTION, BRIBE_REACTION):
            write_answers(self, seat, moves)
        elif TARGET_COLOUR <= step <= BRIBE_STEP_2:
            write_targets(self, moves)
        elif step == ROVE_CART:
            write_rovers(self, moves)
            moves.add(STOP)
        elif step == ROVE_STEP:
            write_rove_steps(self, self.chosen, moves)
        else:
            for colour in range(COLOURS):
                if self.owner[colour] == NONE:
                    moves.add(self.board.actions.colour0 + colour)

    def write_choices(self, seat: i64, moves: Moves) -> None:
        """Add what the player on turn may turn to: one of his carts, a card, or the end of his turn."""
        actions = self.board.actions
        cart: i64 = PER_COLOUR * self.colour[seat]
        last: i64 = cart + PER_COLOUR
        while cart < last:
            if self.why_no_turn(seat, cart) == why.ALLOWED:
                moves.add(actions.cart0 + cart)
            cart += 1
        kind: i64 = 0
        while kind < KINDS:
            if self.why_no_card(seat, kind) == why.ALLOWED:
                moves.add(actions.card0 + kind)
            kind += 1
        if must_leave_first(self) == NONE and may_end_turn(self):
            moves.add(END_TURN)

    def why_no_turn(self, seat: i64, cart: i64) -> i64:
        """Why the player on turn may not turn to this cart."""
        if not self.is_own(seat, cart):
            return why.NOT_YOURS
        if self.status[cart] == HOME:
            return why.HOME
        if self.wreck[cart] != NONE:
            return why.WRECKED
        if self.points[cart] < 1:
            return why.FINISHED
        if must_leave_first(self) not in (NONE, cart):
            return why.DUE
        return why.ALLOWED if can_act(self, cart) else why.STUCK

    def why_no_card(self, seat: i64, kind: i64) -> i64:
        """Why the player on turn may not play a card of this kind: a Windfall, e.g., is played in windows only."""
        if self.hand[KINDS * seat + kind] == 0:
            return why.NO_CARD
        if kind == WINDFALL:
            return why.WINDFALL
        if not self.may_play():
            return why.ONE_CARD
        if kind == BRIBE and self.one_card:
            return why.BRIBE_OWN_TURN
        return why.ALLOWED if has_target(self, kind, seat) else why.NOWHERE

    # ------------------------------------------------------------------ what an action does

    def apply(self, seat: i64, action: i64) -> None:
        actions = self.board.actions
        step = self.step
        if step == CART_ACTION:
            self.act(action)
        elif step == CHOOSE_ACTION:
            if action == END_TURN:
                end_turn(self)
            elif action >= actions.cart0:
                choose_cart(self, action - actions.cart0)
            elif show_card(self, seat, action - actions.card0):
                declare(self)
        elif step == BANDIT_ACTION:
            if action == HALT:
                end_bandit_move(self)
            elif action >= actions.rob0:
                rob(self, action - actions.rob0)
            else:
                step_bandits(self, action - actions.step0)
        elif step in (REACTION, BRIBE_REACTION):
            take_answer(self, seat, action)
        elif step in (REVEAL, BRIBE_REVEAL):
            close(self)
        elif TARGET_COLOUR <= step <= BRIBE_STEP_2:
            if name_target(self, action):
                declare(self)
        elif step in (DRAW_CARD, DEAL_CARD):
            draw_card(self, action - actions.draw0)
        elif step == ROVE_CART:
            if action == STOP:
                end_phase(self)
            else:
                choose_rover(self, action - actions.cart0)
        elif step == ROVE_STEP:
            rove(self, action - actions.step0)
        elif step == CHOOSE_COLOUR:
            take_colour(self, action - actions.colour0)
        elif step == DEAL_COLOUR:
            take_colour(self, action - actions.dealt0)
        elif step == DRAW_FIRST:
            begin_with(self, action - actions.first0)
        else:
            lay_orders(self, action - actions.orders0)

    def act(self, action: i64) -> None:
        """The chosen cart steps, delivers or gives, or its owner turns to something else."""
        actions = self.board.actions
        if action == DELIVER:
            deliver(self)
        elif action == PAUSE:
            turn_to_others(self)
        elif action >= actions.give0:
            give(self, action - actions.give0)
        else:
            step_cart(self, action - actions.step0)

    # ------------------------------------------------------------------ chance and secrecy

    def outcomes(self) -> list[tuple[i64, i64]]:
        actions = self.board.actions
        found: list[tuple[i64, i64]] = []
        if self.decider != CHANCE:
            return found
        step = self.step
        if step in (DRAW_CARD, DEAL_CARD):
            for kind in range(KINDS):
                if self.pile[kind] > 0:
                    found.append((actions.draw0 + kind, self.pile[kind]))
        elif step in (REVEAL, BRIBE_REVEAL):
            found.append((self.reaction(), 1))
        elif step == LAY_ORDERS:
            for arrangement in range(len(self.board.arrangements)):
                found.append((actions.orders0 + arrangement, 1))
        elif step == DRAW_FIRST:
            for seat in range(self.seats):
                found.append((actions.first0 + seat, 1))
        else:
            for colour in range(COLOURS):
                if self.owner[colour] == NONE:
                    found.append((actions.dealt0 + colour, 1))
        return found

    def draw(self, rng: Rng) -> i64:
        step = self.step
        if step in (DRAW_CARD, DEAL_CARD):
            left = rng.below(pile_size(self))
            kind: i64 = 0
            while True:
                left -= self.pile[kind]
                if left < 0:
                    return self.board.actions.draw0 + kind
                kind += 1
        if step in (REVEAL, BRIBE_REVEAL):
            return self.reaction()
        outcomes = self.outcomes()
        return outcomes[rng.below(len(outcomes))][0]

    def reaction(self) -> i64:
        """What comes to light as a window closes."""
        seat = reactor(self)
        return NO_REACTION if seat == NONE else self.board.actions.reaction0 + seat

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        if is_window(self):
            return SEEN if viewer == seat else UNSEEN
        if (self.step == DRAW_CARD or self.step == DEAL_CARD) and viewer != self.mover:
            return NOTICED
        return SEEN

    # ------------------------------------------------------------------ for a greedy player

    def foresight(self) -> i64:
        return 900

    def write_candidates(self, seat: i64, moves: Moves) -> None:
        # A cart's journey, a bandit move or a card with its targets is looked at as a whole, one after the other.
        if self.step == TARGET_COLOUR and is_own_gift(self, seat):
            write_receiver(self, seat, moves)
        elif self.step != CHOOSE_ACTION and self.step != DRAW_CARD:
            self.write_legal(seat, moves)

    def prospects(self) -> list[tuple[i64, i64]]:
        return [] if self.step == CHOOSE_ACTION or self.step == DRAW_CARD else self.outcomes()

    def likeness(self) -> i64:
        return likeness(self)

    def prepare(self, seat: i64) -> None:
        self.forecast = foresee(self, seat)

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat, self.forecast)

    def feature_names(self) -> list[str]:
        return NAMES

    def features(self, seat: i64) -> list[float]:
        return features(self, seat)

    def weights(self) -> list[float]:
        return weights(self.seats)

    # ------------------------------------------------------------------ the result

    @property
    def ranking(self) -> tuple[int, ...]:
        return tuple([int(rank) for rank in ranks(self)]) if self.over else ()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([int(self.score(seat)) for seat in range(self.seats)])

    @property
    def ending(self) -> str:
        return ENDINGS[self.how] if self.how >= 0 else ""


def new_game(game: Any, seats: i64, options: Any, board: Board, dealt: bool, first_player: i64) -> Brillance:
    """A new game, ready for the first player to choose a colour, or for chance to deal one."""
    state = Brillance(game, seats, options, board)
    state.lay_out()
    state.roving = bool(options["roving_competitors"])
    state.speed_premium = bool(options["speed_premium"])
    state.one_card = bool(options["one_card_per_turn"])
    state.rotating = bool(options["rotating_start"])
    state.rounds = board.most_rounds if options["always_ten_rounds"] else board.rounds[seats]
    state.named_first = first_player
    if dealt:
        state.let_chance(DEAL_COLOUR)
    else:
        state.ask(CHOOSE_COLOUR, 0)
    return state
