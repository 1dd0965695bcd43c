"""What a program that thinks ahead must know about a game. A game may hand out its own; the rules know none of it."""

from mypy_extensions import i64, mypyc_attr

from serai.core.odds import shares, softmax
from serai.core.rng import Rng
from serai.core.state import NOBODY, Moves, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """How to think about a game: when a turn ends, who is likely to win, what others may have in mind.

    This class is good enough for a game in which one player after the other takes his turn in the open. The numbers
    say how a searching player spends its thought; they are chosen by measuring, see docs/bots.md.
    """

    def __init__(self) -> None:
        self.scale: float = 30.0
        """The lead in ``evaluate`` that makes a seat e times as likely to win."""
        self.horizon: i64 = 2
        """How many changes of turn a round of thought looks ahead."""
        self.faith: float = 10.0
        """How many rounds of thought the look-ahead to the end of one's own turn weighs as much as."""
        self.width: i64 = 12
        """How many actions are thought about, at the most: those that the look-ahead likes best."""
        self.whole_lines: bool = False
        """Whether a step is thought about together with the rest of its turn, where turns are long."""
        self.worlds: i64 = 12
        """In how many imagined worlds one thinks."""
        self.caution: float = 2.0
        """By how many standard errors another action must be better before it is preferred to the greedy one."""
        self.behind: float = 2.5
        """An action that is behind the leader by so many standard errors is thought about no more."""
        self.spread: float = 0.01
        """How far apart two actions that met the same luck usually end, as a variance of the chance to win."""
        self.negligible: float = 0.003
        """A difference in the chance to win that is not worth thinking about."""

    def turn(self, state: State) -> i64:
        """A number that changes when a turn ends; asked only where a seat decides."""
        return state.decider

    def lead(self, state: State) -> float:
        """The lead in ``evaluate`` that makes a seat e times as likely to win, as the game stands now."""
        return self.scale

    def is_hard(self, state: State, seat: i64) -> bool:
        """Whether what this seat decides now deserves thought; else the look ahead to the end of its turn will do."""
        return True

    def write_in_haste(self, state: State, seat: i64, moves: Moves) -> None:
        """What this seat may do, in the order in which it would try it without time to compare; last, to do nothing.

        Asked where play goes on beyond what is thought about. Nothing is written where all is to be compared.
        """

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win, judged from this (imagined) state; of a game that is over, as it ended."""
        if state.decider == NOBODY:
            return shares(state.ranking)
        chances: list[float] = []
        seat: i64 = 0
        while seat < state.seats:
            chances.append(state.evaluate(seat))
            seat += 1
        return softmax(chances, self.scale)

    def fill_in(self, state: State, seat: i64, rng: Rng) -> None:
        """Put plausible choices of the others in place of those that ``imagine`` drew, and let this seat decide.

        Asked of an imagined state in which this seat may decide. Where several decide in secret at once, the others'
        choices of the present phase are made as they would make them.
        """
