"""How to think ahead in Brillance."""

from typing import Final, cast

from mypy_extensions import i64

from serai.core.network import Network, NetworkAdvice, Signals, network_of
from serai.core.odds import shares, softmax
from serai.core.rng import Rng
from serai.core.state import NOBODY, Moves, State
from serai.games.brillance.actions import END_TURN
from serai.games.brillance.bot import neutral_colours
from serai.games.brillance.network import MORE, TWO
from serai.games.brillance.position import (
    BRIBE_REACTION,
    CART_ACTION,
    CHOOSE_ACTION,
    LEFT,
    NOT_ASKED,
    PASSED,
    REACTION,
    REACTS,
    WAITING,
    Position,
)
from serai.games.brillance.signals import COUNT, way_home, write_signals
from serai.games.brillance.ways import ways_of
from serai.games.brillance.windows import can_react

_FOR_TWO: Final[Network] = network_of(COUNT, TWO)
_FOR_MORE: Final[Network] = network_of(COUNT, MORE)


class BrillanceAdvice(NetworkAdvice):
    """A turn is many steps long: a journey is thought about as a whole, and the look ahead counts for much."""

    def __init__(self, seats: i64) -> None:
        super().__init__(COUNT, _FOR_TWO if seats == 2 else _FOR_MORE)
        self.scale = 24.0
        self.late: float = 10.0 if seats == 2 else 6.0
        """The scale at the end of the night."""
        self.early: float = 60.0 if seats == 2 else 120.0
        """What is added to it at the beginning, when a lead says little yet."""
        self.horizon = 2
        self.faith = 30.0
        self.whole_lines = True
        self.spread = 0.001

    def turn(self, state: State) -> i64:
        position = cast("Position", state)
        return position.seats * position.round + position.mover

    def is_hard(self, state: State, seat: i64) -> bool:
        """A journey is chosen with the cart and with its first step; the rest of it follows from that."""
        position = cast("Position", state)
        return position.step != CART_ACTION or position.fresh

    def write_in_haste(self, state: State, seat: i64, moves: Moves) -> None:
        """Cart after cart moves if it can do something useful: those in front first; then a card is thought of."""
        position = cast("Position", state)
        if position.step != CHOOSE_ACTION:
            return
        position.write_legal(seat, moves)
        if moves.count < 3 or not moves.holds(END_TURN):
            moves.clear()
            return
        actions = position.board.actions
        cards: list[i64] = []
        carts: list[i64] = []
        for index in range(moves.count):
            action = moves.item(index)
            if action >= actions.cart0:
                carts.append(action)
            elif action != END_TURN:
                cards.append(action)
        moves.clear()
        while len(carts) > 0:
            best: i64 = 0
            for at in range(1, len(carts)):
                if place(position, carts[at] - actions.cart0) < place(position, carts[best] - actions.cart0):
                    best = at
            moves.add(carts.pop(best))
        for card in cards:
            moves.add(card)
        moves.add(END_TURN)

    def lead(self, state: State) -> float:
        """A lead counts for more and more in the course of the night."""
        position = cast("Position", state)
        to_come = 1.0 - float(position.round - 1) / float(position.rounds) if position.round > 0 else 1.0
        return self.late + self.early * to_come * to_come

    def chances(self, state: State) -> list[float]:
        """By the network, which knows nothing of the Speed Premium; where that is played, or without one, by leads."""
        position = cast("Position", state)
        if self.network is not None and not position.speed_premium:
            return super().chances(state)
        if state.decider == NOBODY:
            return shares(state.ranking)
        worths = [position.evaluate(seat) for seat in range(position.seats)]
        return softmax(worths, self.lead(state))

    def tell(self, state: State, seat: i64, told: Signals) -> None:
        write_signals(cast("Position", state), seat, told)

    def fill_in(self, state: State, seat: i64, rng: Rng) -> None:
        position = cast("Position", state)
        if position.step != REACTION and position.step != BRIBE_REACTION:
            return
        other: i64 = 0
        while other < position.seats:
            if other != seat and position.answer[other] != NOT_ASKED:
                answer(position, other)
            other += 1
        position.decider = seat


def place(position: Position, cart: i64) -> i64:
    """The lower the more of a player's carts are behind this one: those on their way out, deep in the city, waiting."""
    ways = ways_of(position.board, neutral_colours(position))
    way = way_home(position, ways, cart)
    status = position.status[cart]
    if status == LEFT:
        return way
    if status == WAITING:
        return 400 + way
    return 100 + way if position.goods[cart] == 0 else 300 - way


def answer(position: Position, seat: i64) -> None:
    """Let a player who is asked in a window answer as he judges best."""
    position.answer[seat] = PASSED
    if can_react(position, seat):
        passing = position.evaluate(seat)
        position.answer[seat] = REACTS
        if position.evaluate(seat) <= passing:
            position.answer[seat] = PASSED
