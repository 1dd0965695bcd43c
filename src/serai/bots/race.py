"""The race between the actions at hand: all meet the same luck, and who falls clearly behind is tried no more."""

from math import sqrt

from mypy_extensions import i64

from serai.bots.thought import Thought
from serai.bots.tree import Edge
from serai.core.advice import Advice

_FIRST_LAPS = 8
"""So many laps are run before anybody is left behind or preferred; it is looked at again after as many more."""
_DOUBTED_LAPS = 2.0
"""How many laps the usual spread of a game weighs as much as, beside the laps that were run."""


class Runner:
    """One of the actions at hand, and how each of its tries ended."""

    def __init__(self, edge: Edge) -> None:
        self.edge: Edge = edge
        self.ends: list[float] = []
        """The observer's chance to win after each try; the n-th try of all runners met the same luck."""


class Lead:
    """By how much one runner is better than another, over the laps that both have run."""

    def __init__(self, runner: Runner, other: Runner, advice: Advice) -> None:
        laps: i64 = min(len(runner.ends), len(other.ends))
        total = 0.0
        squares = 0.0
        for lap in range(laps):
            difference = runner.ends[lap] - other.ends[lap]
            total += difference
            squares += difference * difference
        expected = runner.edge.handicap - other.edge.handicap
        weight = float(laps) + advice.faith
        self.mean: float = (total + advice.faith * expected) / weight if weight > 0.0 else 0.0
        """The expected lead: the look ahead counts as ``faith`` laps."""
        average = total / float(laps) if laps > 0 else 0.0
        spread = squares - average * total
        # A few equal ends do not prove that luck has no say: some laps with the usual spread are added.
        spread = (spread if spread > 0.0 else 0.0) + _DOUBTED_LAPS * advice.spread
        self.error: float = sqrt(spread / (float(laps) + _DOUBTED_LAPS) / float(laps)) if laps > 0 else 1.0
        """The standard error of that."""


class Race:
    """All that compete to be the choice; the first of them is the greedy one."""

    def __init__(self, thought: Thought, edges: list[Edge]) -> None:
        self.thought: Thought = thought
        self.running: list[Runner] = [Runner(edge) for edge in edges]
        self.greedy: Runner = self.running[0]
        self.rounds: i64 = 0
        """Rounds of thought so far."""

    def run(self, most: i64) -> Edge:
        """Race until one is clearly the best, so many rounds of thought are done, or time is up; the choice."""
        lap: i64 = 0
        while len(self.running) > 1:
            for runner in self.running:
                if self.rounds >= most or self.thought.hurry():
                    return self.choice()
                end = self.thought.follow(runner.edge, lap)
                if end < 0.0:
                    return self.choice()
                runner.ends.append(end)
                self.rounds += 1
            lap += 1
            if lap % _FIRST_LAPS == 0:
                self.leave_behind()
        return self.choice()

    def leader(self) -> Runner:
        """Who is ahead of all others still running."""
        best = self.running[0]
        for runner in self.running:
            if runner is not best and Lead(runner, best, self.thought.advice).mean > 0.0:
                best = runner
        return best

    def leave_behind(self) -> None:
        """Take out of the race who is clearly behind the leader."""
        leader = self.leader()
        kept: list[Runner] = []
        for runner in self.running:
            if runner is not leader:
                lead = Lead(leader, runner, self.thought.advice)
                if lead.mean + self.thought.advice.negligible > self.thought.advice.behind * lead.error:
                    continue
            kept.append(runner)
        self.running = kept

    def choice(self) -> Edge:
        """The leader, if it is clearly better than the greedy one; else that one."""
        leader = self.leader()
        if len(leader.ends) < _FIRST_LAPS:
            return self.greedy.edge
        lead = Lead(leader, self.greedy, self.thought.advice)
        return leader.edge if lead.mean > self.thought.advice.caution * lead.error else self.greedy.edge
