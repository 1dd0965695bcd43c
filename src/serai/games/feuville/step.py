"""What the game comes to, step by step: a question to a player, chance, or what the rules do by themselves.

Each step is one object, for all games: what is going on stands in the state alone. ``steps`` lists them by number.
"""

from abc import abstractmethod

from mypy_extensions import i64

from serai.core import step as core
from serai.core.rng import Rng
from serai.core.state import Moves
from serai.games.feuville import position as pos
from serai.games.feuville.position import Position


class Step(core.Step[Position]):
    """Something the game comes to: a question, chance, or what the rules do by themselves."""

    @abstractmethod
    def begin(self, state: Position, seat: i64, about: i64) -> bool:
        """The game comes to this step, for a seat and about something; True if somebody, or chance, has to decide."""


# ---------------------------------------------------------------------- questions


class Question(Step):
    """A player is asked. A question with one answer is not put: the answer is carried out; with none, it is dropped."""

    def begin(self, state: Position, seat: i64, about: i64) -> bool:
        state.step = self.number
        state.decider = seat
        state.about = about
        moves = Moves.borrowed()
        self.write_legal(state, seat, moves)
        found, first = moves.count, moves.item(0)
        moves.give_back()
        if found == 1:
            self.play(state, seat, first)
        return found > 1


class OpenQuestion(Question):
    """A question that is put in any case, even if there is one answer only."""

    def begin(self, state: Position, seat: i64, about: i64) -> bool:
        state.ask(self.number, seat, about)
        return True


class Either(OpenQuestion):
    """A question with two answers, both always open."""

    def __init__(self, number: i64, name: str, first: i64, second: i64) -> None:
        super().__init__(number, name)
        self.first: i64 = first
        self.second: i64 = second

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        moves.add(self.first)
        moves.add(self.second)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        return "" if action == self.first or action == self.second else core.OTHER_STEP


class Choice(Question):
    """A question after one of several things of a kind, whose actions follow one another in the table.

    ``otherwise`` is the action that takes none of them, or NONE where one must be taken.
    """

    def __init__(self, number: i64, name: str, otherwise: i64 = pos.NONE) -> None:
        super().__init__(number, name)
        self.otherwise: i64 = otherwise

    @abstractmethod
    def first(self, state: Position, seat: i64) -> i64:
        """The action that names the first of the things."""

    @abstractmethod
    def size(self, state: Position, seat: i64) -> i64:
        """How many things there are."""

    @abstractmethod
    def bars(self, state: Position, seat: i64, which: i64) -> str:
        """Why this one cannot be chosen; empty if it can."""

    @abstractmethod
    def choose(self, state: Position, seat: i64, which: i64) -> None:
        """What comes of choosing this one."""

    def outside(self, state: Position, action: i64) -> str:
        """Why an action cannot be chosen that names none of the things."""
        return core.OTHER_STEP

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        first = self.first(state, seat)
        for which in range(self.size(state, seat)):
            if not self.bars(state, seat, which):
                moves.add(first + which)
        if self.otherwise >= 0:
            moves.add(self.otherwise)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        if action == self.otherwise:
            return ""
        which = action - self.first(state, seat)
        if 0 <= which < self.size(state, seat):
            return self.bars(state, seat, which)
        return self.outside(state, action)

    def play(self, state: Position, seat: i64, action: i64) -> None:
        if action != self.otherwise:
            self.choose(state, seat, action - self.first(state, seat))


class ColumnChoice(Choice):
    """A question after a column of the player's skyline."""

    def first(self, state: Position, seat: i64) -> i64:
        return state.column_action(seat, 0)

    def size(self, state: Position, seat: i64) -> i64:
        return state.columns(seat)

    def outside(self, state: Position, action: i64) -> str:
        return "no-column" if state.board.actions.is_column(action) else core.OTHER_STEP


# ---------------------------------------------------------------------- chance


class Chance(Step):
    """Chance decides."""

    def begin(self, state: Position, seat: i64, about: i64) -> bool:
        state.let_chance(self.number, about)
        return True


class Die(Chance):
    """Chance takes one of several outcomes that are equally likely and follow one another in the table."""

    @abstractmethod
    def first(self, state: Position) -> i64:
        """The first outcome."""

    @abstractmethod
    def size(self, state: Position) -> i64:
        """How many there are."""

    @abstractmethod
    def fall(self, state: Position, which: i64) -> None:
        """This one has come."""

    def outcomes(self, state: Position) -> list[tuple[i64, i64]]:
        first = self.first(state)
        return [(first + which, 1) for which in range(self.size(state))]

    def draw(self, state: Position, rng: Rng) -> i64:
        return self.first(state) + rng.below(self.size(state))

    def play(self, state: Position, seat: i64, action: i64) -> None:
        self.fall(state, action - self.first(state))
