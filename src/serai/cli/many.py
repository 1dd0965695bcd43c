"""What the commands that play many games share: who does the work, how far it is, a folder for records."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.cli.arguments import Arguments
from serai.cli.speech import file_trouble
from serai.cli.terminal import Terminal
from serai.lab.cluster import RayWork
from serai.lab.work import WorkMap, work_map


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


def progress(terminal: Terminal) -> Progress:
    """A bar with the time left, on the error stream; none when that is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal)


def records_folder(name: str) -> Path:
    """The folder for the records, made if need be. Raises Complaint."""
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(error, name) from error
    return Path(name)
