"""Looking ahead to the end of one's own turn: the loop behind the greedy bot, compiled together with the rules."""

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE, State

_DOMINATED = -1e17
"""The worth of a position that was reached before with as much left to spend: below all that is worth anything."""


class Lookahead:
    """Judges positions for one seat, so many at the most; beyond that it takes them as they are."""

    def __init__(self, seat: i64, most: i64) -> None:
        self.seat: i64 = seat
        self.most: i64 = most
        self.judged: i64 = 0
        self.reached: dict[i64, i64] = {}
        """For each likeness of a position the most that was left to spend when it was reached."""

    def worth(self, state: State, chances: i64) -> float:
        """What this position is worth if the seat goes on with its best steps; chance is averaged ``chances`` times.

        The position is used up: of several ways to go on, the last is taken in place and needs no copy.
        """
        decider = state.decider
        # Of secret simultaneous steps each is judged by itself: the game completes a half-made plan in its evaluation.
        if decider == self.seat and not state.simultaneous and self.judged < self.most:
            if self._reached_before(state):
                return _DOMINATED
            best = -1e18
            options = state.candidates(decider)
            left: i64 = len(options)
            for action in options:
                left -= 1
                twin = state.copy() if left > 0 else state
                twin.apply(decider, action)
                worth = self.worth(twin, chances)
                if worth > best:
                    best = worth
            if best > -1e18:
                return best
        elif decider == CHANCE and chances > 0 and self.judged < self.most:
            total = 0.0
            weights = 0.0
            outcomes = state.prospects()
            to_weigh: i64 = len(outcomes)
            for outcome in outcomes:
                to_weigh -= 1
                twin = state.copy() if to_weigh > 0 else state
                twin.apply(CHANCE, outcome[0])
                total += float(outcome[1]) * self.worth(twin, chances - 1)
                weights += float(outcome[1])
            if weights > 0.0:
                return total / weights
        self.judged += 1
        return state.evaluate(self.seat)

    def _reached_before(self, state: State) -> bool:
        """Whether a position like this was met with as much left to spend; if not, this one is noted."""
        likeness = state.likeness()
        if likeness == 0:
            return False
        left = likeness & 7
        if self.reached.get(likeness >> 3, -1) >= left:
            return True
        self.reached[likeness >> 3] = left
        return False


def best_action(state: State, seat: i64, legal: list[i64], rng: Rng) -> i64:
    """The legal action with the best outlook; among equals one at random."""
    best = -1e18
    equals: i64 = 0
    chosen = legal[0]
    most: i64 = state.foresight() // len(legal) + 1
    root = state.copy()
    root.prepare(seat)
    for action in legal:
        twin = root.copy()
        twin.suppose(seat, action)
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
