"""Looking ahead to the end of one's own turn: the loop behind the greedy bot, compiled together with the rules."""

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE, State


class Lookahead:
    """Judges positions for one seat, so many at the most; beyond that it takes them as they are."""

    def __init__(self, seat: i64, most: i64) -> None:
        self.seat: i64 = seat
        self.most: i64 = most
        self.judged: i64 = 0

    def worth(self, state: State, chances: i64) -> float:
        """What this position is worth if the seat goes on with its best steps; chance is averaged ``chances`` times."""
        decider = state.decider
        # Of secret simultaneous steps each is judged by itself: the game completes a half-made plan in its evaluation.
        if decider == self.seat and not state.simultaneous and self.judged < self.most:
            best = -1e18
            for action in state.legal(decider):
                twin = state.copy()
                twin.apply(decider, action)
                worth = self.worth(twin, chances)
                if worth > best:
                    best = worth
            return best
        if decider == CHANCE and chances > 0 and self.judged < self.most and state.weighs_chance():
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
    most: i64 = state.foresight() // len(legal) + 1
    for action in legal:
        twin = state.copy()
        twin.apply(seat, action)
        worth = Lookahead(seat, most).worth(twin, 1)
        if worth > best + 1e-9:
            best = worth
            chosen = action
            equals = 1
        elif worth > best - 1e-9:
            equals += 1
            if rng.below(equals) == 0:
                chosen = action
    return chosen
