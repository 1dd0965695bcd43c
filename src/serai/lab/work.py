"""Work that can be shared: the same calls in this process or in several, with the same answers in the same order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Protocol, TypeVar

Part = TypeVar("Part")
Answer = TypeVar("Answer")

AHEAD = 4
"""How many parts each process has begun or waiting, so that it never stands idle and little is kept in memory."""


class WorkMap(Protocol):
    """Does one task for each part and gives the answers in the order of the parts, as they come.

    ``task`` is a function at the top of a module, and parts and answers can be pickled. Who stops reading early
    leaves the rest undone.
    """

    def __call__(self, task: Callable[[Part], Answer], parts: Iterable[Part]) -> Iterator[Answer]: ...


def work_map(jobs: int) -> WorkMap:
    """Work shared by so many processes of this machine; 1 is this process itself."""
    return _Here() if jobs <= 1 else _Processes(jobs)


class _Here:
    """One part after the other, in this process."""

    def __call__(self, task: Callable[[Part], Answer], parts: Iterable[Part]) -> Iterator[Answer]:
        return map(task, parts)


class _Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, task: Callable[[Part], Answer], parts: Iterable[Part]) -> Iterator[Answer]:
        waiting = iter(parts)
        # Only the parent hears Ctrl-C; it then drops what has not begun instead of waiting for it.
        pool = ProcessPoolExecutor(self.jobs, get_context("forkserver"), signal, (SIGINT, SIG_IGN))
        begun: deque[Future[Answer]] = deque()
        try:
            begun.extend(pool.submit(task, part) for part in islice(waiting, AHEAD * self.jobs))
            while begun:
                answer = begun.popleft().result()
                begun.extend(pool.submit(task, part) for part in islice(waiting, 1))
                yield answer
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def batches(first: int, last: int, size: int) -> Iterator[range]:
    """The numbers from ``first`` up to, but not including, ``last``, in ranges of at most ``size``.

    >>> list(batches(3, 10, 4))
    [range(3, 7), range(7, 10)]
    """
    return (range(number, min(number + size, last)) for number in range(first, last, size))
