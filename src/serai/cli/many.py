"""What the commands that play many games share: who does the work, how far it is, a folder for records."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGINT, signal
from typing import Any, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.cli.arguments import Arguments
from serai.cli.common import using
from serai.cli.speech import Complaint
from serai.cli.terminal import Terminal
from serai.lab.cluster import RayWork
from serai.lab.players import check_player
from serai.lab.work import WorkMap, work_map

Part = TypeVar("Part")
Answer = TypeVar("Answer")


class UntilInterrupted:
    """Work that Ctrl-C ends early: the answers so far are all there are. A second Ctrl-C is not waited for.

    What is made of an answer is never cut off in the middle: Ctrl-C is heard between two answers.
    """

    def __init__(self, work: WorkMap) -> None:
        self._work = work
        self._asking = False
        self.interrupted = False

    @property
    def workers(self) -> int:
        """How many parts are done at the same time."""
        return self._work.workers

    def hear(self, *_: Any) -> None:
        """Ctrl-C was pressed."""
        again, self.interrupted = self.interrupted, True
        if self._asking or again:
            raise KeyboardInterrupt

    def __call__(self, task: Callable[[Part], Answer], parts: Iterable[Part]) -> Iterator[Answer]:
        answers = iter(self._work(task, parts))
        while not self.interrupted:
            self._asking = True
            try:
                answer = next(answers)
            except (StopIteration, KeyboardInterrupt):
                return
            finally:
                self._asking = False
            yield answer


@contextmanager
def until_interrupted(work: WorkMap) -> Iterator[UntilInterrupted]:
    """Let Ctrl-C end this work early."""
    ended = UntilInterrupted(work)
    before = signal(SIGINT, ended.hear)
    try:
        yield ended
    finally:
        signal(SIGINT, before)


def check_any_played(work: UntilInterrupted, played: int) -> None:
    """Whether there is something to tell. Raises KeyboardInterrupt if the work ended before the first game did."""
    if work.interrupted and not played:
        raise KeyboardInterrupt


def check_all_played(work: UntilInterrupted, played: int, asked: int) -> None:
    """Whether what was told is all that was asked for. Raises Complaint if the work was ended early."""
    if work.interrupted and played < asked:
        raise Complaint("interrupted-early", played=played, asked=str(asked))


@contextmanager
def shared_work(arguments: Arguments) -> Iterator[tuple[int, WorkMap]]:
    """Who does the work by the options given: so many processes of this machine, or a Ray. Raises SeraiError."""
    jobs = arguments.number("jobs", 1, 1024, os.cpu_count() or 1)
    address = arguments.text("ray")
    if address is None:
        yield jobs, work_map(jobs)
        return
    cluster = RayWork(address, jobs)
    try:
        yield jobs, cluster
    finally:
        cluster.close()


def named_bots(names: str) -> tuple[str, ...]:
    """The bots that are named, with commas between them. Raises UnknownBot, or LabError for a program not there."""
    found = tuple(name.strip() for name in names.split(",") if name.strip())
    if not found:
        raise Complaint("flag-needs-value", flag="--bots")
    for name in found:
        check_player(name)
    return found


def progress(terminal: Terminal) -> Progress:
    """A bar with the time left, on the error stream; none when that is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal)


def records_folder(name: str) -> Path:
    """The folder for the records, made if need be. Raises Complaint."""
    with using(name):
        Path(name).mkdir(parents=True, exist_ok=True)
    return Path(name)
