"""What is foolish in Brillance."""

from collections.abc import Iterable
from typing import Any

from follies_tally import Tally
from serai.games.brillance.actions import PAUSE, PER_COLOUR, REACT
from serai.games.brillance.board import BONUS_GIFT, CLEARED_PASSAGE, GATE, NO_SHOP, OUTSIDE, PER_SHOPS
from serai.games.brillance.bot import neutral_colours
from serai.games.brillance.position import CART_ACTION, HOME, REACTION, TARGET_SHOP, WAITING
from serai.games.brillance.ways import ways_of


class BrillanceFollies:
    """Watches games of Brillance."""

    def __init__(self) -> None:
        self.tally = Tally()
        self._turn = (-1, -1)
        self._given: set[tuple[int, int]] = set()
        self._ways: dict[int, list[int]] = {}
        self._began: dict[int, int] = {}
        """Where each cart stood when it first moved in this turn."""
        self._worked: set[int] = set()
        """The carts that did more in this turn than move."""
        self._cleared = -1
        """How many cards had been played when a Cleared Passage was last looked at."""

    def see(self, state: Any, seat: int, action: int) -> None:
        """Judge one step of a player."""
        if (state.round, state.mover) != self._turn:
            self._judge_turn(state)
            self._turn = (int(state.round), int(state.mover))
            self._given.clear()
            self._began.clear()
            self._worked.clear()
            first = PER_COLOUR * max(0, int(state.colour[state.mover]))
            carts = range(first, first + PER_COLOUR)
            full = [cart for cart in carts if state.status[cart] == WAITING and state.goods[cart] == 3]
            self._ways = self._to_gates(state, full)
        actions = state.board.actions
        # With the Speed Premium a good too many keeps a cart from leaving empty: then a gift can be meant unkindly.
        if state.step == TARGET_SHOP and state.card == BONUS_GIFT and not state.speed_premium:
            self.tally.count("Bonus Gift for a rival's shop", state.owner[(action - actions.shop0) // 6] != seat)
        elif state.step == REACTION and state.card == BONUS_GIFT and len(state.legal(seat)) > 1:
            if state.owner[state.target_colour] == seat and not state.cancelled:
                self.tally.count("Windfall against a gift to oneself", action == REACT)
        elif state.step == REACTION and state.card == CLEARED_PASSAGE and len(state.discard) != self._cleared:
            self._cleared = len(state.discard)
            shop = int(state.board.shop_at[state.second])
            rival = shop != NO_SHOP and state.owner[shop // PER_SHOPS] not in (-1, state.card_player)
            self.tally.count("Cleared Passage before a rival's shop", rival)
        elif state.step == CART_ACTION:
            self._cart(state, action)

    def _to_gates(self, state: Any, carts: Iterable[int]) -> dict[int, list[int]]:
        """How far each of these carts is from every gate."""
        board = state.board
        ways = ways_of(board, neutral_colours(state)).to_gate
        return {c: [int(ways[gate * board.spaces + state.at[c]]) for gate in range(len(board.gates))] for c in carts}

    def _judge_turn(self, state: Any) -> None:
        """The turn that has just ended: early in the game a full cart that moved should be nearer to some gate."""
        for cart, space in self._began.items():
            if state.status[cart] != HOME and cart not in self._worked:
                self.tally.count("a cart that moved, and ended its turn where it began", state.at[cart] == space)
        if self._turn[0] <= 2:
            waiting = [cart for cart in self._ways if state.status[cart] == WAITING]
            for cart, after in self._to_gates(state, waiting).items():
                before = self._ways[cart]
                back = after != before and all(now >= then for now, then in zip(after, before, strict=True))
                self.tally.count("a full cart further from all gates in round 1 or 2", back)

    def _cart(self, state: Any, action: int) -> None:
        actions, cart = state.board.actions, int(state.chosen)
        if action != PAUSE and not actions.step0 <= action < actions.give0:
            self._worked.add(cart)
        if actions.give0 <= action < actions.rob0:
            other = action - actions.give0
            self.tally.count("a good given back in the same turn", (other, cart) in self._given)
            self._given.add((cart, other))
        elif actions.step0 <= action < actions.give0:
            here, there = int(state.at[cart]), action - actions.step0
            self._began.setdefault(cart, here)
            if state.board.kind[here] == GATE and state.status[cart] == WAITING and state.goods[cart] == 3:
                self.tally.count("a full cart turned back at the gate", state.board.side[there] == OUTSIDE)

    def end(self, state: Any) -> None:
        """The end of a game: what was left lying."""
        self._turn, self._cleared = (-1, -1), -1
        for seat in range(state.seats):
            first = PER_COLOUR * state.colour[seat]
            carts = range(first, first + PER_COLOUR)
            self.tally.count("a cart that never went in", sum(state.status[c] == WAITING for c in carts), len(carts))
            if state.speed_premium:
                self.tally.count("Speed Premium, points a player", int(state.premium[seat]))
