"""What a game comes to, step by step: a question to a player, or chance.

A step is one object for all tables, and what is going on stands in the state alone. A game makes a class of each of its
steps, in which stand what is legal, why something is not, and what follows, and lists them by number in ``Steps``. Its
state is a ``StepState``: it holds the number of its step and leaves all of that to it. A reason is a key of the game's
words, empty for what is allowed.
"""

from abc import ABC, abstractmethod
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from serai.core import bits
from serai.core.arrays import vec
from serai.core.rng import Rng
from serai.core.state import CHANCE, NOBODY, Moves, State

P = TypeVar("P", bound="StepState")
"""The state of a game."""

OTHER_STEP: Final = "other-step"
"""The reason that says no more than that something else is asked."""
NO_ACTION: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC, Generic[P]):
    """A question to a player, or to chance. ``number`` stands in states, ``name`` in views and before its words."""

    def __init__(self, number: i64, name: str) -> None:
        self.number: i64 = number
        self.name: str = name

    def write_legal(self, state: P, seat: i64, moves: Moves) -> None:
        """Add all actions with which the seat, which is asked, may answer, in a fixed order.

        A step with very many may stop at as many as ``moves`` wants.
        """
        return

    def why_not(self, state: P, seat: i64, action: i64) -> str:
        """Why the seat may not answer so: the key of a reason, empty if it may."""
        return OTHER_STEP

    def play(self, state: P, seat: i64, action: i64) -> None:
        """What this answer (or outcome of chance) does, and what comes after it."""
        return

    def outcomes(self, state: P) -> list[tuple[i64, i64]]:
        """What chance may bring, with weights; empty where chance does not decide."""
        return []

    def draw(self, state: P, rng: Rng) -> i64:
        """One outcome of chance."""
        raise NotImplementedError(self.name)

    def begin(self, state: P, seat: i64) -> bool:
        """A game whose rules lay down what comes next comes to this step; True if somebody, or chance, has to decide.

        A question with one answer is not put: the answer is carried out. One with none is dropped.
        """
        state.ask(self.number, seat)
        moves = Moves.borrowed(2)
        self.write_legal(state, seat, moves)
        found, first = moves.count, moves.item(0)
        moves.give_back()
        if found == 1:
            self.play(state, seat, first)
        return found > 1

    def only(self, state: P, seat: i64) -> i64:
        """The one answer that is open to the seat; NO_ACTION if it has a choice, or none."""
        moves = Moves.borrowed(2)
        self.write_legal(state, seat, moves)
        only = moves.item(0) if moves.count == 1 else NO_ACTION
        moves.give_back()
        return only


class Steps(Generic[P]):
    """All steps of a game, each at its number."""

    def __init__(self, steps: list[Step[P]]) -> None:
        self.table: vec[Step[P]] = vec[Step](steps)  # type: ignore[type-arg]
        """The steps, by number; rules look into it at every step, which saves a call where they are interpreted."""
        self.names: tuple[str, ...] = tuple([step.name for step in steps])
        """The names of the steps, by number."""
        self.over: i64 = self.names.index("over") if "over" in self.names else NO_ACTION
        """The number of the step named so, at which a finished game is."""
        if [step.number for step in steps] != list(range(len(steps))):
            raise ValueError(f"steps are not listed by number: {', '.join(self.names)}")

    def at(self, number: i64) -> Step[P]:
        """The step of this number."""
        return self.table[number]


@mypyc_attr(allow_interpreted_subclasses=True)
class StepState(State):
    """A moment of a game that goes from step to step."""

    def __init__(self, game: Any, seats: i64, options: Any, steps: Steps[Any], like: "StepState | None" = None) -> None:
        super().__init__(game, seats, options, like)
        self.steps: Steps[Any] = steps
        """All steps of the game; one of them is named ``over``."""
        self.step: i64 = like.step if like else 0
        """The number of the step."""
        self.how: i64 = like.how if like else -1
        """How the game ended, as a number of the game's ``endings``."""

    # ------------------------------------------------------------------ who decides

    def is_asked(self, seat: i64) -> bool:
        """Whether this seat decides now."""
        return seat == self.decider and seat >= 0

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.simultaneous:
            return tuple([seat for seat in range(self.seats) if self.is_asked(seat)])
        return (self.decider,) if self.decider >= 0 else ()

    def ask(self, step: i64, seat: i64) -> None:
        """Put a question to a seat."""
        self.step = step
        self.decider = seat

    def let_chance(self, step: i64) -> None:
        """Let chance decide."""
        self.step = step
        self.decider = CHANCE

    def finish(self, how: i64) -> None:
        """Nobody decides any more."""
        self.how = how
        self.step = self.steps.over
        self.decider = NOBODY

    # ------------------------------------------------------------------ what the step says

    def write_legal(self, seat: i64, moves: Moves) -> None:
        if self.is_asked(seat):
            self.steps.table[self.step].write_legal(self, seat, moves)

    def why_not(self, seat: i64, action: i64) -> str:
        """Why this action is not open to a seat that is asked: the key of a reason, empty if it is."""
        return self.steps.table[self.step].why_not(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        self.steps.table[self.step].play(self, seat, action)

    def outcomes(self) -> list[tuple[i64, i64]]:
        return self.steps.table[self.step].outcomes(self)

    def draw(self, rng: Rng) -> i64:
        return self.steps.table[self.step].draw(self, rng)

    @property
    def ending(self) -> str:
        return str(self.game.endings[self.how]) if self.how >= 0 else ""


# ---------------------------------------------------------------------- questions


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[P]):
    """A question after one of several things of a kind, whose actions follow one another in the table.

    ``otherwise`` is an action that is always open beside them, or NO_ACTION where one of the things must be chosen.
    """

    def __init__(self, number: i64, name: str, otherwise: i64 = NO_ACTION) -> None:
        super().__init__(number, name)
        self.otherwise: i64 = otherwise

    @abstractmethod
    def answers(self, state: P) -> tuple[i64, i64]:
        """The action that names the first of the things, and the next after the last."""

    def bars(self, state: P, seat: i64, which: i64) -> str:
        """Why this one cannot be chosen; empty if it can."""
        return ""

    @abstractmethod
    def choose(self, state: P, seat: i64, which: i64) -> None:
        """What comes of choosing this one."""

    def decline(self, state: P, seat: i64) -> None:
        """What comes of choosing none of them, but ``otherwise``."""

    def outside(self, state: P, seat: i64, action: i64) -> str:
        """Why an action cannot be chosen that names none of the things."""
        return OTHER_STEP

    def write_legal(self, state: P, seat: i64, moves: Moves) -> None:
        first, last = self.answers(state)
        for action in range(first, last):
            if not self.bars(state, seat, action - first):
                moves.add(action)
                if moves.count >= moves.most:
                    return
        if self.otherwise >= 0:
            moves.add(self.otherwise)

    def why_not(self, state: P, seat: i64, action: i64) -> str:
        if action >= 0 and action == self.otherwise:
            return ""
        first, last = self.answers(state)
        return self.bars(state, seat, action - first) if first <= action < last else self.outside(state, seat, action)

    def play(self, state: P, seat: i64, action: i64) -> None:
        if action == self.otherwise:
            self.decline(state, seat)
        else:
            self.choose(state, seat, action - self.answers(state)[0])


# ---------------------------------------------------------------------- chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step[P]):
    """Chance draws one of several kinds, whose outcomes follow one another in the table."""

    @abstractmethod
    def first(self, state: P) -> i64:
        """The outcome that names the first of the kinds."""

    @abstractmethod
    def drawn(self, state: P, which: i64) -> None:
        """This kind has been drawn."""

    def begin(self, state: P, seat: i64) -> bool:
        state.let_chance(self.number)
        return True

    def play(self, state: P, seat: i64, action: i64) -> None:
        self.drawn(state, action - self.first(state))


@mypyc_attr(allow_interpreted_subclasses=True)
class FromBag(Draw[P]):
    """A draw from a bag, a stack or a hidden hand of which is known how many pieces of each kind it holds."""

    @abstractmethod
    def bag(self, state: P) -> vec[i64]:
        """How many pieces of each kind there are."""

    def part(self, state: P) -> tuple[i64, i64]:
        """Where in this array the bag begins, and where the next one would, if it holds several."""
        return 0, len(self.bag(state))

    def outcomes(self, state: P) -> list[tuple[i64, i64]]:
        bag = self.bag(state)
        begin, end = self.part(state)
        outcome = self.first(state) - begin
        return [(outcome + at, bag[at]) for at in range(begin, end) if bag[at] > 0]

    def draw(self, state: P, rng: Rng) -> i64:
        begin, end = self.part(state)
        return self.first(state) + pick(self.bag(state), begin, end, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class FromMany(Draw[P]):
    """A draw of one of several that are equally likely: a die, a lot, a card of a full set."""

    @abstractmethod
    def among(self, state: P) -> i64:
        """Those of the kinds that may come, as a set of bits."""

    def outcomes(self, state: P) -> list[tuple[i64, i64]]:
        first, kinds = self.first(state), self.among(state)
        return [(first + which, 1) for which in range(63) if (kinds >> which) & 1 == 1]

    def draw(self, state: P, rng: Rng) -> i64:
        kinds = self.among(state)
        return self.first(state) + bits.nth(kinds, rng.below(bits.size(kinds)))


@mypyc_attr(allow_interpreted_subclasses=True)
class FromSeats(FromMany[P]):
    """A draw of one of the players: who begins."""

    def among(self, state: P) -> i64:
        return (1 << state.seats) - 1


def total(counts: vec[i64]) -> i64:
    """How many pieces a bag holds."""
    pieces: i64 = 0
    for count in counts:
        pieces += count
    return pieces


def pick(counts: vec[i64], begin: i64, end: i64, rng: Rng) -> i64:
    """The kind of one piece out of a bag, which is this part of an array; each piece is equally likely."""
    left: i64 = 0
    for at in range(begin, end):
        left += counts[at]
    left = rng.below(left)
    kind: i64 = 0
    while left >= counts[begin + kind]:
        left -= counts[begin + kind]
        kind += 1
    return kind
