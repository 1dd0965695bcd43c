"""Lessons: a first game that teaches. A lesson is data in a game's folder; this teacher plays any of them.

A lesson is a record with words: what chance, the bots and the learner do, line by line, and what is said before it.
So it runs on the rules themselves and copies none of them: how far somebody has come follows from the steps taken so
far, and what is open to him is ``state.legal``. In ``lesson/lesson.toml`` of a game's folder:

    seats = 3
    seat = 1                        # the learner's, from 1
    options = { rubles = "basic" }

    [[step]]
    jump = '''                      # taken at once before the step begins, as in a record: seat (* chance) and notation
    * courier lady
    2 lodge baikal_bar; * courier cossack
    '''
    say = ["welcome", { key = "inns", light = ["inn:3"] }]    # pages: messages lesson-welcome, lesson-inns
    light = ["mat:0"]               # ids of the scene that are lit throughout the step
    play = '''
    1 deploy * | travel             # the learner's lines are asked of him: notations with *, or several
    * courier officer               # all others happen by themselves
    '''
    other = "not-yet"               # what is answered to another choice; without it a general answer

    [[step.answer]]                 # and to some choices in particular
    to = "pass*"
    say = "why-not-pass"

The words stand beside it in ``lesson/nl.ftl`` and ``lesson/en.ftl``. A last step without ``play`` is said at the end.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.options import Value
from serai.core.record import Record
from serai.core.session import Session
from serai.core.state import CHANCE, State
from serai.core.texts import Text
from serai.core.view import View

FOLDER = "lesson"
_FILE = "lesson.toml"
_AHEAD = 12
"""So many lines ahead a seat's answer in a reaction window is looked for: the order of answers is the game's."""


class BrokenLesson(SeraiError):
    """A lesson that cannot be given: its file is wrong, or the rules have changed under it."""


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """Something said in one breath, and the ids of the scene that are lit meanwhile."""

    key: str
    light: tuple[str, ...] = ()


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to who tries something else."""

    to: str
    say: str


class Line(Struct, frozen=True):
    """One step of the script: whose it is (or ``CHANCE``), and the notations that it may have."""

    seat: int
    wanted: str
    quick: bool
    """Taken at once, whoever's it is: the learner comes to it later."""


class _Step(Struct, frozen=True, forbid_unknown_fields=True):
    say: tuple[str | Page, ...]
    jump: str = ""
    play: str = ""
    light: tuple[str, ...] = ()
    other: str = ""
    answer: tuple[Answer, ...] = ()


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    step: tuple[_Step, ...]
    seat: int = 1
    options: dict[str, Value] = {}


class Step(Struct, frozen=True):
    """A step of a lesson: what is said, and the lines of the script that belong to it."""

    pages: tuple[Page, ...]
    first: int
    """The number of its first line in the whole script."""
    lines: tuple[Line, ...]
    other: str
    answers: tuple[Answer, ...]


class Lesson:
    """A lesson of a game. It knows nothing of who learns: ``number`` is always how many lines were played."""

    def __init__(self, game: Game, text: str) -> None:
        try:
            file = msgspec.convert(tomllib.loads(text), _File)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise _broken(game, str(error)) from error
        self.game = game
        self.seats = file.seats
        self.seat = file.seat - 1
        """The learner's seat."""
        self.options = file.options
        steps: list[Step] = []
        script: list[Line] = []
        for step in file.step:
            lines = _lines(game, step.jump, quick=True) + _lines(game, step.play)
            pages = tuple(_page(page, step.light) for page in step.say)
            steps.append(Step(pages, len(script), lines, step.other and f"lesson-{step.other}", step.answer))
            script += lines
        self.steps = tuple(steps)
        self.script = tuple(script)
        if not steps or not all(step.pages for step in steps) or not all(map(self._asks, steps[:-1])):
            raise _broken(game, "every step says something, and all but the last ask something of the learner")
        if not 0 <= self.seat < self.seats or any(not 0 <= line.seat < self.seats for line in script if line.seat >= 0):
            raise _broken(game, "there is no such seat")

    def _asks(self, step: Step) -> bool:
        return any(line.seat == self.seat and not line.quick for line in step.lines)

    # ------------------------------------------------------------------ where somebody is

    def number(self, steps: Sequence[tuple[int, int]]) -> int | None:
        """How many lines of the script these steps of a game are, whatever came after the last; None if they differ."""
        for line, (seat, action) in zip(self.script, steps, strict=False):
            if line.seat != seat or not self._fits(line, action):
                return None
        return min(len(steps), len(self.script))

    def over(self, number: int) -> bool:
        """Whether all that is to be played has been."""
        return number >= len(self.script)

    def place(self, number: int) -> int:
        """The step at which somebody is, from 0."""
        last = 0
        for at, step in enumerate(self.steps):
            if step.first <= number:
                last = at
        return last

    # ------------------------------------------------------------------ what happens next

    def quick(self, number: int) -> bool:
        """Whether the next line is to be taken at once, whoever's it is."""
        return number < len(self.script) and self.script[number].quick

    def wanted(self, number: int, legal: Sequence[int], *, window: bool = False) -> tuple[int, ...]:
        """Those of the actions open to the learner that the lesson waits for; none if it waits for somebody else."""
        line = self._next(number, self.seat, window)
        return () if line is None else tuple(action for action in legal if self._fits(line, action))

    def scripted(self, number: int, seat: int, legal: Sequence[int], *, window: bool = False) -> int | None:
        """What the script lets this seat (or ``CHANCE``) do now; None if it is not its turn, or cannot be."""
        line = self._next(number, seat, window)
        return None if line is None else next((action for action in legal if self._fits(line, action)), None)

    def _next(self, number: int, seat: int, window: bool) -> Line | None:
        """The line of this seat that comes now; in a reaction window all are asked at once, so it may come later."""
        ahead = self.script[number : number + (_AHEAD if window else 1)]
        return next((line for line in ahead if line.seat == seat and not line.quick), None)

    def answer(self, number: int, view: View, action: int, legal: Sequence[int]) -> Text:
        """What is said to a learner who may do this, but is asked for something else."""
        step = self.steps[self.place(number)]
        notation = self.game.notate(action)
        for answer in step.answers:
            if _matches(answer.to, notation):
                return Text(f"lesson-{answer.say}")
        if step.other:
            return Text(step.other)
        wanted = self.wanted(number, legal)
        if not wanted:
            return Text("lesson-wait")
        labels = {name: self.game.label(view, one) for name, one in (("tried", action), ("asked", wanted[0]))}
        return Text("lesson-other", dict(labels))

    def _fits(self, line: Line, action: int) -> bool:
        return _matches(line.wanted, self.game.notate(action))

    # ------------------------------------------------------------------ from beginning to end

    def begin(self) -> Session:
        """A new game in which nothing has happened yet. Raises BrokenLesson."""
        try:
            return Session(Record(self.game, self.options, self.seats))
        except SeraiError as error:
            raise _broken(self.game, error.say("en")) from error

    def next_step(self, state: State, number: int) -> tuple[int, int]:
        """The next line as a step: who, and what. Raises BrokenLesson if the rules do not allow it (any more)."""
        line = self.script[number]
        found = self.playable(state, number)
        if not found:
            who = "*" if line.seat == CHANCE else str(line.seat + 1)
            raise _broken(self.game, f"line {number + 1} cannot be played: {who} {line.wanted}")
        return line.seat, found[0]

    def playable(self, state: State, number: int) -> list[int]:
        """The actions that the next line may be, in this state; none if the rules do not allow it."""
        line = self.script[number]
        return [action for action in open_to(state, line.seat) if self._fits(line, action)]

    def rehearse(self) -> Iterator[tuple[int, Session]]:
        """Play it through as the script has it: each of the learner's moments before he acts, then the end.

        Raises BrokenLesson where the rules do not allow what the script says: call this in a test of your game.
        """
        session = self.begin()
        while not self.over(number := len(session.record.steps)):
            if self.script[number].seat == self.seat and not self.quick(number):
                yield number, session
            session.play(*self.next_step(session.state, number))
        yield number, session


def open_to(state: State, seat: int) -> list[int]:
    """What chance may bring, or what is open to a seat."""
    return [int(outcome[0]) for outcome in state.outcomes()] if seat == CHANCE else [int(a) for a in state.legal(seat)]


def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game; None if it has none, or is played with data of somebody's own. Raises BrokenLesson."""
    return None if game.own_data is not None else _lesson(game)


@lru_cache(maxsize=64)
def _lesson(game: Game) -> Lesson | None:
    source = game.folder / FOLDER / _FILE
    return Lesson(game, source.read_text(encoding="utf-8")) if source.is_file() else None


@lru_cache(maxsize=4096)
def _pattern(wanted: str) -> re.Pattern[str]:
    parts = (".*".join(map(re.escape, " ".join(part.split()).split("*"))) for part in wanted.split("|"))
    return re.compile("|".join(f"(?:{part})" for part in parts))


def _matches(wanted: str, notation: str) -> bool:
    return _pattern(wanted).fullmatch(notation) is not None


def _page(page: str | Page, light: tuple[str, ...]) -> Page:
    key, own = (page, ()) if isinstance(page, str) else (page.key, page.light)
    return Page(f"lesson-{key}", (*own, *light))


def _lines(game: Game, text: str, *, quick: bool = False) -> tuple[Line, ...]:
    found: list[Line] = []
    lines = (line.partition("#")[0] for line in text.splitlines())
    for told in (part.strip() for line in lines for part in line.split(";")):
        if not told:
            continue
        who, _, wanted = told.partition(" ")
        if who != "*" and not (who.isascii() and who.isdigit() and 0 < len(who) < 3 and int(who)):
            raise _broken(game, f"“{who}” is neither a seat nor * for chance")
        found.append(Line(CHANCE if who == "*" else int(who) - 1, wanted.strip(), quick))
    return tuple(found)


def _broken(game: Game, reason: str) -> BrokenLesson:
    args: dict[str, Any] = {"game": game.title, "reason": reason}
    return BrokenLesson(Text("error-broken-lesson", args))
