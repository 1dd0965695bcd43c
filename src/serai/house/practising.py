"""A table at which somebody practises: it begins with a position, and nobody but him acts.

A step that would miss the task is answered with what is missing, and not taken; so all his steps can be taken back,
and he may try again as often as he likes. When the task is done nothing more happens at the table, and it is noted.
"""

from collections.abc import Sequence

from serai.bots import LEVELS
from serai.core.errors import SeraiError
from serai.core.practice import Task, tasks_of
from serai.core.texts import Text
from serai.house import store
from serai.house.messages import LessonMessage, LessonPage
from serai.house.order import TableOrder
from serai.house.speaking import speaker
from serai.house.store import Store
from serai.house.table import Table


class Missed(SeraiError):
    """The player may do this, but it would not do what is asked."""


def task_order(task: Task) -> TableOrder:
    """The table at which a task is practised."""
    return TableOrder(
        task.game.id,
        task.seats,
        dict(task.start.options),
        {seat: LEVELS[0] for seat in range(task.seats) if seat != task.seat},
        casual=False,
        invite_only=True,
        task=task.id,
        position=task.position,
    )


def check(table: Table, seat: int, action: int) -> None:
    """Raises Missed if a task is practised here that could not be done any more after this action, open to the seat."""
    task = table.task
    if task is None or seat != task.seat:
        return
    judged = task.after(table.state, action)
    if judged.missed:
        raise Missed(task.missed(judged), table.game.words)


def told(table: Table, seat: int | None) -> int | None:
    """The number of steps taken, for who practises here; None for everybody else."""
    task = table.task
    return len(table.steps) if task is not None and seat == task.seat and table.status != "waiting" else None


def shown_next(table: Table, seat: int | None) -> tuple[int, ...]:
    """The next step of the solution, for who practises here and has begun as it does."""
    if table.task is None or seat != table.task.seat or table.solved:
        return ()
    step = table.task.next(table.session.record.steps)
    return () if step is None else (step,)


def task_message(table: Table, number: int | None, actions: Sequence[int], lang: str) -> LessonMessage | None:
    """What who practises is told of the task."""
    task = table.task
    if task is None or number is None:
        return None
    tasks = tasks_of(table.game)
    at = next(place for place, other in enumerate(tasks) if other.id == task.id)
    following = tasks[at + 1].id if at + 1 < len(tasks) else ""
    words: Text = task.learned() if table.solved else task.words()
    pages = (LessonPage(speaker(table.game).say(words, lang)),)
    return LessonMessage(at + 1, len(tasks), pages, tuple(actions), table.solved, task.id, following)


async def note(kept: Store, person: str, task: Task, now: float) -> None:
    """This person has done this task. Raises StoreTrouble."""
    await kept.run(store.ADD_SOLVED, person, task.game.id, task.id, now)
