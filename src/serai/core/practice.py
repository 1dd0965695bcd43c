"""Practice: short positions with a task. A task is data in a game's folder; what counts as done is one of its goals.

A goal is a measure: how much of something the viewer has reached since the position was set up, judged by his own
views (``Game.goals``). A task asks for so much of it, by the player's own steps alone: what he leaves to chance, to
others or to the next turn does not count. So nothing that is hidden and no luck decides a task, and its solutions can
be counted. In ``practice/practice.toml`` of a game's folder, as ``tools/practices.py`` writes it:

    [[task]]
    id = "march-2-1f3a"
    goal = "march"                  # the words: practice-march, practice-march-missed, practice-march-learned
    count = 2
    seat = 1                        # the player's, from 1
    lines = 31                      # so many lines of play there are until the task is done or missed
    solving = 2                     # and so many of them do it
    luck = 0.031                    # the chance that it is done by who plays at random
    solution = ["travel", "from iwan", "pick lady", "lodge olga"]
    position = '''
    seats 3, on turn red
    '''

The words stand beside it in ``practice/nl.ftl`` and ``practice/en.ftl``.
"""

import tomllib
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.record import Record
from serai.core.session import Session
from serai.core.state import State
from serai.core.texts import Text

FOLDER = "practice"
FILE = "practice.toml"


class BrokenPractice(SeraiError):
    """Tasks that cannot be set: their file is wrong, or the rules have changed under them."""


class Judgement(Struct, frozen=True):
    """How a task stands."""

    have: int
    """How much has been reached."""
    done: bool
    missed: bool
    """It cannot be done any more: the player has nothing more to decide, or something hidden has come to light."""


class _Task(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    goal: str
    count: int
    seat: int
    lines: int
    solving: int
    luck: float
    solution: tuple[str, ...]
    position: str


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    task: tuple[_Task, ...]


class Task:
    """A position, what is to be reached in it, and how."""

    def __init__(self, game: Game, told: _Task) -> None:
        self.game = game
        self.id = told.id
        self.goal = told.goal
        self.count = told.count
        self.seat = told.seat - 1
        """The player's seat."""
        self.lines = told.lines
        """How many lines of play there are until the task is done or missed."""
        self.solving = told.solving
        """How many of them do it."""
        self.luck = told.luck
        """The chance that it is done by who plays at random."""
        self.position = told.position
        try:
            self.solution = tuple(game.parse(notation) for notation in told.solution)
            self.start = game.set_up(told.position)
        except SeraiError as error:
            raise _broken(game, f"{told.id}: {error.say('en')}") from error
        if told.goal not in game.goals():
            raise _broken(game, f"{told.id}: there is no goal “{told.goal}”")
        if self.seat not in self.start.deciders:
            raise _broken(game, f"{told.id}: nothing is asked of seat {told.seat}")
        self._seen = self.start.view(self.seat)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.start.seats)

    def begin(self) -> Session:
        """A new game at this position."""
        options = dict(self.start.options)
        return Session(Record(self.game, options, self.seats, position=self.position))

    # ------------------------------------------------------------------ how it stands

    def judge(self, state: State) -> Judgement:
        """How the task stands in a state to which the player's own steps have led."""
        have = self.game.goals()[self.goal](self._seen, state.view(self.seat))
        done = have >= self.count
        return Judgement(have, done, not done and ended(self.seat, self.start, state))

    def after(self, state: State, action: int) -> Judgement:
        """How it would stand if the player did this, which is open to him."""
        following = state.copy()
        following.apply(self.seat, action)
        return self.judge(following)

    def next(self, steps: Sequence[tuple[int, int]]) -> int | None:
        """The next step of the solution, for who has taken these so far; None if they are not its first ones."""
        taken = tuple(action for _, action in steps)
        ahead = self.solution[len(taken) : len(taken) + 1]
        return ahead[0] if ahead and taken == self.solution[: len(taken)] else None

    @property
    def difficulty(self) -> int:
        """From 1 (easy) to 3, by how seldom random play does it."""
        return 1 + (self.luck < 0.05) + (self.luck < 0.005)

    # ------------------------------------------------------------------ words

    def words(self) -> Text:
        """What is to be done."""
        return Text(f"practice-{self.goal}", {"count": self.count})

    def missed(self, judged: Judgement) -> Text:
        """What is said to somebody whose step would miss it."""
        told = Text(f"practice-{self.goal}-missed", {"count": self.count, "have": judged.have})
        return Text("practice-missed", {"told": told})

    def learned(self) -> Text:
        """What is said when it is done."""
        return Text(f"practice-{self.goal}-learned", {"count": self.count})


def ended(seat: int, start: State, state: State) -> bool:
    """Whether what a seat can reach by its own steps alone, from ``start`` on, ends here.

    It has nothing more to decide, or something hidden has come to light.
    """
    return seat not in state.deciders or bool(state.shown != start.shown)


def tasks_of(game: Game) -> tuple[Task, ...]:
    """The tasks of a game, the easier first; none if it has none, or is played with data of somebody's own.

    Raises BrokenPractice.
    """
    return () if game.own_data is not None else _tasks(game)


def task_of(game: Game, name: str) -> Task | None:
    """The task of this id."""
    return next((task for task in tasks_of(game) if task.id == name), None)


def read_tasks(game: Game, text: str) -> tuple[Task, ...]:
    """The tasks that a file holds. Raises BrokenPractice."""
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise _broken(game, str(error)) from error
    found = tuple(Task(game, told) for told in file.task)
    if len({task.id for task in found}) < len(found):
        raise _broken(game, "two tasks have the same id")
    return found


@lru_cache(maxsize=64)
def _tasks(game: Game) -> tuple[Task, ...]:
    source = game.folder / FOLDER / FILE
    return read_tasks(game, source.read_text(encoding="utf-8")) if source.is_file() else ()


def _broken(game: Game, reason: str) -> BrokenPractice:
    args: dict[str, str | int | Text] = {"game": game.title, "reason": reason}
    return BrokenPractice(Text("error-broken-practice", args))
