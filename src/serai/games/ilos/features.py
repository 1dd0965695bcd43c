"""What tells who will win in Ilôs; the weights stand in ``weights.py``, learned from self-play."""

from typing import Final

from mypy_extensions import i64

from serai.games.ilos.board import GOODS
from serai.games.ilos.bot import card_value, outlook, phase_one, price_hoped, reach, turns_left
from serai.games.ilos.position import Position
from serai.games.ilos.weights import WEIGHTS

NAMES: Final[list[str]] = list(WEIGHTS)
_TWO: Final[list[float]] = [pair[0] for pair in WEIGHTS.values()]
_MORE: Final[list[float]] = [pair[1] for pair in WEIGHTS.values()]


def weights(seats: i64) -> list[float]:
    """The weights for two players or for more."""
    return _TWO if seats == 2 else _MORE


def features(state: Position, seat: i64) -> list[float]:
    """What a player has and may hope for, in the order of the table of weights."""
    hoped: list[float] = [price_hoped(state, good) for good in range(GOODS)]
    turns = turns_left(state, seat)
    near = 1.0 / (1.0 + turns)
    whole = outlook(state, seat, hoped)
    return [
        goods_worth(state, seat, hoped),
        production_worth(state, seat, hoped) * turns,
        float(state.hand_size[seat]) * card_value(turns),
        float(state.ships_on_map(seat) + state.forts_built[seat]) * turns,
        reach(state, seat, hoped, turns, phase_one(state, seat)) if state.pioneers[seat] > 0 else 0.0,
        near * whole,
        whole if state.last_round else 0.0,
        float(state.board.limits.pioneers - state.pioneers[seat]),
        turns,
    ]


def goods_worth(state: Position, seat: i64, hoped: list[float]) -> float:
    """What the goods behind the screen may be worth at the end."""
    worth = 0.0
    good: i64 = 0
    while good < GOODS:
        worth += hoped[good] * float(state.stock[GOODS * seat + good])
        good += 1
    return worth


def production_worth(state: Position, seat: i64, hoped: list[float]) -> float:
    """What a turn's production may be worth at the end."""
    worth = 0.0
    good: i64 = 0
    while good < GOODS:
        worth += hoped[good] * float(state.production[GOODS * seat + good])
        good += 1
    return worth
