"""How a good player judges a position of Brillance: goods on their way to shops, carts on their way home."""

from typing import Final

from mypy_extensions import i64

from serai.games.brillance.actions import BANDITS, PER_COLOUR
from serai.games.brillance.board import PER_SHOPS
from serai.games.brillance.cards import take_effect
from serai.games.brillance.position import (
    DWARF,
    HOME,
    LEFT,
    NONE,
    REACTION,
    REVEAL,
    WAITING,
    Position,
)

_POINT: Final = 10.0
"""What a point of the score is worth."""
_GOOD: Final = 7.0
"""A good on a cart that has a shop to go to, before its way is counted."""
_STEP: Final = 0.35
"""What each step on the way of a loaded cart costs."""
_SPARE: Final = 0.5
"""A good that no shop waits for."""
_HOME: Final = 8.0
"""A cart on its way home, before its way is counted."""
_HOMEWARD: Final = 0.3
_TOO_LATE: Final = 0.2
"""How much of a hope is left that cannot be reached in the rounds left."""
_CARD: Final = 1.1
_WRECKED: Final = 2.5
_NEXT_TO_BANDITS: Final = 1.5
_BLOCKED_SHOP: Final = 1.2
_POINT_LEFT: Final = 0.02
"""A point not yet spent: a reason not to end one's turn too early."""
_RIVALS: Final = 0.3
"""How much the best rival's position counts against one's own."""
_ALL_RIVALS: Final = 0.5


def evaluate(state: Position, seat: i64) -> float:
    """How good the position is for this player; higher is better. A declared card counts as if it stood."""
    if (state.step in (REACTION, REVEAL)) and not state.cancelled and state.card != NONE:
        twin = state.copy()
        assert isinstance(twin, Position)
        take_effect(twin)
        return judge(twin, seat)
    return judge(state, seat)


def judge(state: Position, seat: i64) -> float:
    """A player's prospects against those of his rivals."""
    if state.bandits_at == NONE:
        return 0.0
    best = -1000.0
    together = 0.0
    for other in range(state.seats):
        if other != seat:
            worth = prospects(state, other)
            together += worth
            if worth > best:
                best = worth
    return prospects(state, seat) - _RIVALS * best - _ALL_RIVALS * together / float(state.seats - 1)


def prospects(state: Position, seat: i64) -> float:
    """What a player has, and what his carts can still bring in."""
    worth = _POINT * float(state.score(seat)) + _CARD * float(state.held[seat])
    if state.over:
        return worth * 10.0
    # A turn of one's own is still to come in this round if one has points, or sits behind the player on turn.
    steps_left = 5 * (state.rounds - state.round)
    first: i64 = PER_SHOPS * state.colour[seat]
    wanted: list[i64] = [0, 0, 0, 0, 0, 0]
    n: i64 = 0
    while n < PER_SHOPS:
        if state.complete[first + n] == 0:
            wanted[n] = state.need(first + n) - state.delivered[first + n]
            if state.on[state.board.deliveries[first + n]] == DWARF:
                worth -= _BLOCKED_SHOP
        n += 1
    cart: i64 = PER_COLOUR * state.colour[seat]
    last: i64 = cart + PER_COLOUR
    while cart < last:
        if state.status[cart] != HOME:
            worth += cart_worth(state, seat, cart, first, wanted, steps_left + state.points[cart])
        cart += 1
    return worth


def cart_worth(state: Position, seat: i64, cart: i64, first: i64, wanted: list[i64], steps_left: i64) -> float:
    """What a cart promises: its goods at the shops that still want them, and to come home."""
    board = state.board
    space = state.at[cart]
    worth = _POINT_LEFT * float(state.points[cart])
    if state.wreck[cart] != NONE:
        worth -= _WRECKED
    if state.status[cart] == LEFT:
        way = board.to_gate[board.gate_number[state.entry[cart]] * board.spaces + space]
        return worth + hope(_HOME + 1.0, way, steps_left)
    load = state.goods[cart]
    walked: i64 = 0
    while load > 0:
        best: i64 = NONE
        best_way: i64 = 99
        n: i64 = 0
        while n < PER_SHOPS:
            if wanted[n] > 0:
                way = board.to_shop[(first + n) * board.spaces + space] - 2 * (wanted[n] if wanted[n] < load else load)
                if way < best_way:
                    best_way = way
                    best = n
            n += 1
        if best == NONE:
            break
        walked += board.to_shop[(first + best) * board.spaces + space]
        brought = load if load < wanted[best] else wanted[best]
        if walked + brought <= steps_left:
            worth += _GOOD * float(brought) - _STEP * float(walked)
        else:
            worth += _TOO_LATE * (_GOOD * float(brought) - _STEP * float(walked))
        walked += brought
        wanted[best] -= brought
        load -= brought
        space = board.deliveries[first + best]
    worth += _SPARE * float(load)
    if state.bandits_at != board.castle and state.goods[cart] > 0 and beside(state, state.at[cart], BANDITS):
        worth -= _NEXT_TO_BANDITS
    gate = state.entry[cart] if state.status[cart] != WAITING else nearest_gate(state, space)
    way = walked + board.to_gate[board.gate_number[gate] * board.spaces + space] + 2
    return worth + hope(_HOME, way, steps_left)


def hope(worth: float, way: i64, steps_left: i64) -> float:
    """What coming home is worth from so far away."""
    value = worth - _HOMEWARD * float(way)
    return value if way <= steps_left else _TOO_LATE * value


def nearest_gate(state: Position, space: i64) -> i64:
    """The gate nearest to this space."""
    board = state.board
    best = board.gates[0]
    for gate in board.gates:
        if (
            board.to_gate[board.gate_number[gate] * board.spaces + space]
            < board.to_gate[board.gate_number[best] * board.spaces + space]
        ):
            best = gate
    return best


def beside(state: Position, space: i64, thing: i64) -> bool:
    """Whether this stands next to a space."""
    board = state.board
    i = board.first[space]
    last = board.first[space + 1]
    while i < last:
        if state.on[board.near[i]] == thing:
            return True
        i += 1
    return False
