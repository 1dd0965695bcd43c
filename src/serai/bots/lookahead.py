"""Looking ahead to the end of one's own turn: the loop behind the greedy bot, compiled together with the rules."""

from typing import Final

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE, State

_LEAVES: Final = 4000
"""So many positions are judged at the most for one choice; a turn with more ways to go is judged less deeply."""


class Lookahead:
    """Judges positions for one seat and counts how many it has judged."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.judged: i64 = 0

    def worth(self, state: State, chances: i64) -> float:
        """What this position is worth if the seat goes on with its best steps; chance is averaged ``chances`` times."""
        decider = state.decider
        if decider == self.seat and self.judged < _LEAVES:
            best = -1e18
            for action in state.legal(decider):
                twin = state.copy()
                twin.apply(decider, action)
                worth = self.worth(twin, chances)
                if worth > best:
                    best = worth
            return best
        if decider == CHANCE and chances > 0 and self.judged < _LEAVES:
            total = 0.0
            weights = 0.0
            for outcome in state.outcomes():
                twin = state.copy()
                twin.apply(CHANCE, outcome[0])
                total += float(outcome[1]) * self.worth(twin, chances - 1)
                weights += float(outcome[1])
            return total / weights
        self.judged += 1
        return state.evaluate(self.seat)


def best_action(state: State, seat: i64, legal: list[i64], rng: Rng) -> i64:
    """The legal action with the best outlook; among equals one at random."""
    best = -1e18
    equals: i64 = 0
    chosen = legal[0]
    for action in legal:
        twin = state.copy()
        twin.apply(seat, action)
        worth = Lookahead(seat).worth(twin, 1)
        if worth > best + 1e-9:
            best = worth
            chosen = action
            equals = 1
        elif worth > best - 1e-9:
            equals += 1
            if rng.below(equals) == 0:
                chosen = action
    return chosen
