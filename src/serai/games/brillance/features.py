"""What tells who will win in Brillance; the weights stand in ``weights.py``, learned from self-play."""

from typing import Final

from mypy_extensions import i64

from serai.games.brillance.actions import PER_COLOUR
from serai.games.brillance.board import PER_SHOPS
from serai.games.brillance.bot import carts_worth, turn_to_come
from serai.games.brillance.position import HOME, LEFT, NONE, Position
from serai.games.brillance.score import complete_shops, first_exit
from serai.games.brillance.weights import WEIGHTS

NAMES: Final[list[str]] = list(WEIGHTS)
_TWO: Final[list[float]] = [pair[0] for pair in WEIGHTS.values()]
_MORE: Final[list[float]] = [pair[1] for pair in WEIGHTS.values()]


def weights(seats: i64) -> list[float]:
    """The weights for two players or for more."""
    return _TWO if seats == 2 else _MORE


def features(state: Position, seat: i64) -> list[float]:
    """A player's points, his goods and carts on their way and his cards, in the order of the table of weights."""
    if state.bandits_at == NONE:  # the orders are not laid out yet
        return [0.0] * len(NAMES)
    points = float(state.score(seat))
    hoped = carts_worth(state, seat, False)
    gone = float(state.round) / float(state.rounds)
    out, wrecked, carried = carts(state, seat)
    place = first_exit(state, seat)
    first_out: float = 1.0
    for other in range(state.seats):
        if other != seat and (place < 0 or 0 <= first_exit(state, other) < place):
            first_out = 0.0
    return [
        points,
        points * gone,
        hoped,
        hoped * gone,
        float(complete_shops(state, seat)),
        float(state.carts_home(seat)),
        out,
        wrecked,
        max(0.0, wanted(state, seat) - carried),
        first_out,
        float(state.held[seat]),
        1.0 if turn_to_come(state, seat) else 0.0,
    ]


def carts(state: Position, seat: i64) -> list[float]:
    """How many carts are out of the city and not home yet, how many are wrecked, and the goods on all of them."""
    out = wrecked = carried = 0.0
    cart: i64 = PER_COLOUR * state.colour[seat]
    last: i64 = cart + PER_COLOUR
    while cart < last:
        if state.status[cart] != HOME:
            out += 1.0 if state.status[cart] == LEFT else 0.0
            wrecked += 1.0 if state.wreck[cart] != NONE else 0.0
            carried += float(state.goods[cart]) if state.status[cart] != LEFT else 0.0
        cart += 1
    return [out, wrecked, carried]


def wanted(state: Position, seat: i64) -> float:
    """The goods that a player's shops still want."""
    total = 0.0
    shop: i64 = PER_SHOPS * state.colour[seat]
    last: i64 = shop + PER_SHOPS
    while shop < last:
        if state.complete[shop] == 0:
            total += float(state.need(shop) - state.delivered[shop])
        shop += 1
    return total
