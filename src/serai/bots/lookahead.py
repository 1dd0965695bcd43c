"""Looking ahead to the end of one's own turn: the loop behind the greedy bot, compiled together with the rules."""

from collections.abc import Callable

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE, Moves, State

_DOMINATED = -1e17
"""The worth of a position that was reached before with as much left to spend: below all that is worth anything."""
NOT_JUDGED = -1e18
"""The worth of what nobody had the time to look at."""


class Lookahead:
    """Judges positions for one seat, so many at the most; beyond that it takes them as they are."""

    def __init__(self, seat: i64, most: i64) -> None:
        self.seat: i64 = seat
        self.most: i64 = most
        self.judged: i64 = 0
        self.reached: dict[i64, i64] = {}
        """For each likeness of a position the most that was left to spend when it was reached."""
        self.line: list[i64] = []
        """The seat's best steps from the position judged last, up to where chance or somebody else decides; the last
        step comes first."""
        self.depth: i64 = 0
        self.options: list[Moves] = []
        """For each depth what the seat may do there; used again by all positions of that depth."""

    def begin(self) -> None:
        """Forget what was seen: another position is to be judged by itself."""
        self.judged = 0
        if len(self.reached) > 0:
            self.reached = {}

    def worth(self, state: State, chances: i64) -> float:
        """What this position is worth if the seat goes on with its best steps; chance is averaged ``chances`` times.

        The position is used up: of several ways to go on, the last is taken in place and needs no copy.
        """
        decider = state.decider
        # Of secret simultaneous steps each is judged by itself: the game completes a half-made plan in its evaluation.
        if decider == self.seat and not state.simultaneous and self.judged < self.most:
            if self._reached_before(state):
                self.line = []
                return _DOMINATED
            options = self._options_here()
            state.write_candidates(decider, options)
            if options.count > 0:
                return self._best(state, options, chances)
        elif decider == CHANCE and chances > 0 and self.judged < self.most:
            total = 0.0
            weights = 0.0
            outcomes = state.weighed_outcomes()
            to_weigh: i64 = len(outcomes)
            for outcome in outcomes:
                to_weigh -= 1
                twin = state.copy() if to_weigh > 0 else state
                twin.apply(CHANCE, outcome[0])
                total += float(outcome[1]) * self.worth(twin, chances - 1)
                weights += float(outcome[1])
            if weights > 0.0:
                self.line = []
                return total / weights
        self.judged += 1
        self.line = []
        return state.evaluate(self.seat)

    def _best(self, state: State, options: Moves, chances: i64) -> float:
        """What this position is worth if the seat takes the best of these options, of which there is at least one."""
        best = NOT_JUDGED
        line: list[i64] = []
        last: i64 = options.count - 1
        self.depth += 1
        for index in range(options.count):
            twin = state.copy() if index < last else state
            action = options.item(index)
            twin.apply(self.seat, action)
            worth = self.worth(twin, chances)
            if worth > best:
                best = worth
                line = self.line
                line.append(action)
        self.depth -= 1
        self.line = line
        return best

    def _options_here(self) -> Moves:
        """Where the options of a position at this depth are written, emptied."""
        if self.depth == len(self.options):
            self.options.append(Moves())
        options = self.options[self.depth]
        options.clear()
        return options

    def _reached_before(self, state: State) -> bool:
        """Whether a position like this was met with as much left to spend; if not, this one is noted."""
        likeness = state.position_key()
        if likeness == 0:
            return False
        left = likeness & 7
        if self.reached.get(likeness >> 3, -1) >= left:
            return True
        self.reached[likeness >> 3] = left
        return False


class Prospect:
    """An action as a look ahead saw it: what it is worth, and the seat's own steps that follow it."""

    def __init__(self, action: i64, worth: float, line: list[i64]) -> None:
        self.action: i64 = action
        self.worth: float = worth
        self.line: list[i64] = line
        """The steps after the action, up to where chance or somebody else decides; what follows a secret step among
        several players' is not known, and the line is empty."""


def look(state: State, seat: i64, actions: list[i64], hurry: Callable[[], bool]) -> list[Prospect]:
    """What each of these actions, at least one, promises the seat; in the same order.

    The first is always looked at; those for which there was no time are worth ``NOT_JUDGED``.
    """
    lookahead = Lookahead(seat, state.foresight() // len(actions) + 1)
    root = state.copy()
    root.prepare(seat)
    prospects: list[Prospect] = []
    for action in actions:
        if len(prospects) > 0 and hurry():
            prospects.append(Prospect(action, NOT_JUDGED, []))
        else:
            prospects.append(promise(lookahead, root, action))
    return prospects


def first_good(state: State, seat: i64, actions: Moves) -> Prospect:
    """The first of these actions that promises the seat more than the last of them, which is to do nothing; or that."""
    lookahead = Lookahead(seat, state.foresight() // actions.count + 1)
    root = state.copy()
    root.prepare(seat)
    last = actions.count - 1
    nothing = promise(lookahead, root, actions.item(last))
    for index in range(last):
        prospect = promise(lookahead, root, actions.item(index))
        if prospect.worth > nothing.worth + 1e-9:
            return prospect
    return nothing


def promise(lookahead: Lookahead, root: State, action: i64) -> Prospect:
    """What an action promises in a position that is prepared for the seat."""
    twin = root.copy()
    twin.suppose(lookahead.seat, action)
    lookahead.begin()
    worth = lookahead.worth(twin, 1)
    line = lookahead.line
    line.reverse()
    return Prospect(action, worth, line)


def best_of(prospects: list[Prospect], rng: Rng) -> Prospect:
    """The prospect worth most, of at least one; among equals one at random."""
    chosen = prospects[0]
    best = NOT_JUDGED
    equals: i64 = 0
    for prospect in prospects:
        if prospect.worth > best + 1e-9:
            best = prospect.worth
            chosen = prospect
            equals = 1
        elif prospect.worth > best - 1e-9:
            equals += 1
            if rng.below(equals) == 0:
                chosen = prospect
    return chosen


def best_action(state: State, seat: i64, legal: list[i64], rng: Rng, hurry: Callable[[], bool]) -> i64:
    """The legal action with the best outlook; among equals one at random."""
    return best_of(look(state, seat, legal, hurry), rng).action
