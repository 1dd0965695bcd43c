"""Brillance as it is played: what is legal at each step, and what an action does."""

from typing import Any

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE, NOTICED, SEEN, UNSEEN
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
from serai.games.brillance.bandits import bandit_actions, end_bandit_move, rob, step_bandits
from serai.games.brillance.board import BRIBE, Board
from serai.games.brillance.bot import evaluate, likeness, rivals
from serai.games.brillance.cards import name_target, show_card
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
    LAY_ORDERS,
    NONE,
    REACTION,
    REVEAL,
    ROVE_CART,
    ROVE_STEP,
    TARGET_COLOUR,
    Forecast,
    Position,
)
from serai.games.brillance.score import ENDINGS, ranks
from serai.games.brillance.streets import (
    can_act,
    cart_actions,
    choose_cart,
    deliver,
    give,
    may_end_turn,
    must_leave_first,
    step_cart,
    turn_to_others,
)
from serai.games.brillance.targets import has_target, targets
from serai.games.brillance.turn import (
    begin_with,
    choose_rover,
    draw_card,
    end_phase,
    end_turn,
    lay_orders,
    pile_size,
    rove,
    rove_steps,
    rovers,
    take_colour,
)
from serai.games.brillance.windows import answers, close, declare, is_window, reactor, take_answer

__all__ = ["Brillance", "new_game"]


class Brillance(Position):
    """A moment of a game of Brillance."""

    def copy(self) -> "Brillance":
        twin = Brillance(self.game, self.seats, self.options, self.board)
        self.copy_to(twin)
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

    def legal(self, seat: i64) -> list[i64]:
        if seat != self.decider or seat < 0:
            if is_window(self) and 0 <= seat < self.seats and self.answer[seat] == ASKED:
                return answers(self, seat)
            return []
        step = self.step
        if step == CART_ACTION:
            return cart_actions(self)
        if step == CHOOSE_ACTION:
            return self.choices(seat)
        if step == BANDIT_ACTION:
            return bandit_actions(self)
        if step in (REACTION, BRIBE_REACTION):
            return answers(self, seat)
        if TARGET_COLOUR <= step <= BRIBE_STEP_2:
            return targets(self)
        actions = self.board.actions
        if step == ROVE_CART:
            options: list[i64] = [actions.cart0 + cart for cart in rovers(self)]
            options.append(STOP)
            return options
        if step == ROVE_STEP:
            return [actions.step0 + space for space in rove_steps(self, self.chosen)]
        return [actions.colour0 + colour for colour in range(COLOURS) if self.owner[colour] == NONE]

    def choices(self, seat: i64) -> list[i64]:
        """What the player on turn may turn to: one of his carts, a card, or the end of his turn."""
        actions = self.board.actions
        options: list[i64] = []
        leaving = must_leave_first(self)
        cart: i64 = PER_COLOUR * self.colour[seat]
        last: i64 = cart + PER_COLOUR
        while cart < last:
            if (leaving in (NONE, cart)) and can_act(self, cart):
                options.append(actions.cart0 + cart)
            cart += 1
        if self.may_play():
            kind: i64 = 1  # a Windfall is played in windows only
            while kind < KINDS:
                held = self.hand[KINDS * seat + kind] > 0 and not (kind == BRIBE and self.one_card)
                if held and has_target(self, kind, seat):
                    options.append(actions.card0 + kind)
                kind += 1
        if leaving == NONE and may_end_turn(self):
            options.append(END_TURN)
        return options

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

    def candidates(self, seat: i64) -> list[i64]:
        # A cart's journey, a bandit move or a card with its targets is looked at as a whole, one after the other.
        return [] if self.step == CHOOSE_ACTION or self.step == DRAW_CARD else self.legal(seat)

    def prospects(self) -> list[tuple[i64, i64]]:
        return [] if self.step == CHOOSE_ACTION or self.step == DRAW_CARD else self.outcomes()

    def likeness(self) -> i64:
        return likeness(self)

    def prepare(self, seat: i64) -> None:
        self.forecast = Forecast(rivals(self, seat))

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

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
