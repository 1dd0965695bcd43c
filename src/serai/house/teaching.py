"""A table at which somebody is taught: the game's lesson says what chance and the bots do, and what is asked of him.

How far he is follows from the log alone, as everything at a table does: he leaves and goes on when he likes. When the
lesson is over, or when what was played is not (any longer) what it says, the table is like any other.
"""

from collections.abc import Sequence

from serai.bots import LEVELS
from serai.core.errors import SeraiError
from serai.core.lesson import Lesson, lesson_of, open_to
from serai.core.state import CHANCE, State
from serai.core.texts import Text
from serai.house.messages import LessonMessage, LessonPage
from serai.house.order import TableOrder
from serai.house.speaking import speaker
from serai.house.table import Table


class NotInLesson(SeraiError):
    """The learner may do this, but the lesson asks for something else, and says why."""


def lesson_order(lesson: Lesson) -> TableOrder:
    """The table at which a lesson is given."""
    others = (seat for seat in range(lesson.seats) if seat != lesson.seat)
    bots = dict.fromkeys(others, LEVELS[0])
    return TableOrder(
        lesson.game.id,
        lesson.seats,
        dict(lesson.options),
        bots,
        casual=False,
        invite_only=True,
        lesson=True,
    )


def under_way(table: Table) -> tuple[Lesson, int] | None:
    """The lesson of this table and how many of its lines were played; None without one, and when it is over."""
    found = _followed(table)
    if found is None or found[0].over(found[1]):
        return None
    # Where the rules have changed since the table was begun, the lesson ends rather than the table.
    return found if found[0].playable(table.state, found[1]) else None


def finished(table: Table) -> bool:
    """Whether a lesson was given here, and is over."""
    return table.order.lesson and under_way(table) is None and table.status != "waiting"


def _followed(table: Table) -> tuple[Lesson, int] | None:
    if not table.order.lesson:
        return None
    try:
        lesson = lesson_of(table.game)
    except SeraiError:
        return None
    number = None if lesson is None else lesson.number(table.session.record.steps)
    return None if lesson is None or number is None else (lesson, number)


def at_once(table: Table) -> tuple[int, int] | None:
    """The next step if the lesson jumps over it: who takes it, and what it is."""
    taught = under_way(table)
    return taught[0].next_step(table.state, taught[1]) if taught is not None and taught[0].quick(taught[1]) else None


def fallen(table: Table, state: State, taken: int) -> int | None:
    """What chance brings so many steps from now, in this state, if a lesson says so."""
    taught = under_way(table)
    return None if taught is None else taught[0].scripted(taught[1] + taken, CHANCE, open_to(state, CHANCE))


def scripted(table: Table, seat: int) -> int | None:
    """What the lesson lets this bot do now; None if there is none, or if it waits."""
    taught = under_way(table)
    if taught is None:
        return None
    return taught[0].scripted(taught[1], seat, table.open_actions(seat), window=table.window is not None)


def waits(table: Table, seat: int) -> bool:
    """Whether the lesson lets this bot wait."""
    return under_way(table) is not None and scripted(table, seat) is None


def wanted(table: Table, seat: int | None) -> tuple[int, ...]:
    """What the lesson asks of this seat; empty unless it is the learner's, and he is to act."""
    taught = under_way(table)
    if taught is None or seat != taught[0].seat:
        return ()
    return taught[0].wanted(taught[1], table.open_actions(seat), window=table.window is not None)


def check(table: Table, seat: int, action: int) -> None:
    """Raises NotInLesson if a lesson asks something else of this seat than this action, which is open to it."""
    taught = under_way(table)
    if taught is None or action in wanted(table, seat):
        return
    lesson, number = taught
    legal = table.open_actions(seat)
    raise NotInLesson(lesson.answer(number, table.view(seat), action, legal), table.game.words)


def told(table: Table, seat: int | None) -> int | None:
    """The number of lines played, for who is taught here; None for everybody else."""
    found = _followed(table)
    if found is None or seat != found[0].seat or table.status == "waiting":
        return None
    if under_way(table) is None:
        return len(found[0].script)
    return found[1]


def lesson_message(table: Table, number: int | None, actions: Sequence[int], lang: str) -> LessonMessage | None:
    """What the learner is told of the lesson when so many lines have been played and these actions are asked of him."""
    lesson = lesson_of(table.game) if number is not None else None
    if lesson is None or number is None:
        return None
    say = speaker(table.game).say
    at = lesson.place(number)
    pages = tuple(LessonPage(say(Text(page.key), lang), page.light) for page in lesson.steps[at].pages)
    return LessonMessage(at + 1, len(lesson.steps), pages, tuple(actions), lesson.over(number))
