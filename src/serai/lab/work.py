"""Work that can be shared: the same calls in this process or in several, with the same answers in the same order."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import Protocol, TypeVar
from weakref import finalize

import msgspec

from serai.lab.speech import LabError

Part = TypeVar("Part")
Answer = TypeVar("Answer")
Plan = TypeVar("Plan")

AHEAD = 4
"""How many parts each process has begun or waiting, so that it never stands idle and little is kept in memory."""
_TRIES = 3
"""How often in a row processes of this machine may be lost without an answer in between."""
BATCH_SECONDS = 1.0
"""How long a worker is busy with one batch: so long that handing it out and taking it in costs next to nothing."""


class LostWorkers(LabError):
    """Processes that do the work end again and again."""


class WorkMap(Protocol):
    """Does one task for each part and gives the answers in the order of the parts, as they come.

    ``task`` is a function at the top of a module, and parts and answers can be pickled. A part whose worker is lost is
    done again, unless workers are lost again and again: that raises LostWorkers. Who stops reading early leaves the
    rest undone.
    """

    @property
    def workers(self) -> int:
        """How many parts are done at the same time."""

    def __call__(self, task: Callable[[Part], Answer], parts: Iterable[Part]) -> Iterator[Answer]: ...


def work_map(jobs: int) -> WorkMap:
    """Work shared by so many processes of this machine; 1 is this process itself.

    The processes start with the first work, stay for the next, and end when nobody holds the map any longer; what they
    are busy with then is dropped.
    """
    return _Here() if jobs <= 1 else _Processes(jobs)


class _Here:
    """One part after the other, in this process."""

    workers = 1

    def __call__(self, task: Callable[[Part], Answer], parts: Iterable[Part]) -> Iterator[Answer]:
        return map(task, parts)


class _Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.workers = jobs
        self._pool: ProcessPoolExecutor | None = None

    def __call__(self, task: Callable[[Part], Answer], parts: Iterable[Part]) -> Iterator[Answer]:
        waiting = iter(parts)
        begun: deque[tuple[Part, Future[Answer]]] = deque()
        lost = 0
        try:
            begun.extend((part, self._submit(task, part)) for part in islice(waiting, AHEAD * self.workers))
            while begun:
                try:
                    answer = begun[0][1].result()
                except BrokenProcessPool as error:
                    lost += 1
                    if lost > _TRIES:
                        raise LostWorkers("workers-lost") from error
                    # A pool that has lost a process is of no use any more: what it had not answered goes to a new one.
                    self._pool = None
                    begun = deque((part, self._again(task, part, future)) for part, future in begun)
                    continue
                lost = 0
                begun.popleft()
                begun.extend((part, self._submit(task, part)) for part in islice(waiting, 1))
                yield answer
        finally:
            for _, future in begun:
                future.cancel()

    def _again(self, task: Callable[[Part], Answer], part: Part, future: "Future[Answer]") -> "Future[Answer]":
        """The answer that has come, or a new attempt."""
        answered = future.done() and not future.cancelled() and future.exception() is None
        return future if answered else self._submit(task, part)

    def _submit(self, task: Callable[[Part], Answer], part: Part) -> "Future[Answer]":
        with _undisturbed():
            return self._begin(task, part)

    def _begin(self, task: Callable[[Part], Answer], part: Part) -> "Future[Answer]":
        if self._pool is None:
            # Only the parent hears Ctrl-C; it then drops what has not begun instead of waiting for it.
            self._pool = ProcessPoolExecutor(
                self.workers, get_context("forkserver"), signal.signal, (signal.SIGINT, signal.SIG_IGN)
            )
            finalize(self, _end, self._pool)
        try:
            return self._pool.submit(task, part)
        except BrokenProcessPool as error:  # seen when the answer is asked for, as any other loss
            failed: Future[Answer] = Future()
            failed.set_exception(error)
            return failed


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits meanwhile: a process that is being started would else be left half begun, and complain."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once: nobody waits for what they still do, and a game can take them minutes.

    When this returns the pool's thread has ended, too. One that outlives its pool can fail while Python itself ends.
    """
    for process in list((pool._processes or {}).values()):  # only Python 3.14 has a method for it
        process.terminate()
    pool.shutdown(cancel_futures=True)


# ---------------------------------------------------------------------- numbered work


def in_batches(
    work: WorkMap, task: Callable[[tuple[Plan, range]], Answer], plan: Plan, first: int, last: int
) -> Iterator[Answer]:
    """Do the things of a plan from number ``first`` up to, but not including, ``last``; a batch of them is one answer.

    A batch takes a worker about ``BATCH_SECONDS``, as far as those before it tell; towards the end batches become
    smaller, so that all workers end together. So where one batch ends and the next begins differs from run to run:
    what is made of the answers must not depend on it.
    """
    pace = _Pace(work.workers)
    parts = ((task, plan, numbers) for numbers in pace.batches(first, last))
    for seconds, count, answer in work(_timed, parts):
        pace.learn(seconds, count)
        yield answer


class _Pace:
    """How many things make a batch."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._size = 1

    def learn(self, seconds: float, count: int) -> None:
        """So many things took a worker so long."""
        self._size = max(1, min(8 * count, int(BATCH_SECONDS * count / max(seconds, 1e-9))))

    def batches(self, first: int, last: int) -> Iterator[range]:
        """The numbers from ``first`` up to ``last`` in batches, each as large as is right when it is asked for."""
        while first < last:
            size = max(1, min(self._size, -(-(last - first) // (2 * self._workers))))
            yield range(first, first + size)
            first += size


def _timed(part: tuple[Callable[[tuple[Plan, range]], Answer], Plan, range]) -> tuple[float, int, Answer]:
    """A batch, how long it took, and how many things it held."""
    task, plan, numbers = part
    began = perf_counter()
    answer = task((plan, numbers))
    return perf_counter() - began, len(numbers), answer


def pack(answer: object) -> bytes:
    """Plain data or structs in a form that travels fast, and is read faster than a pickle is."""
    return msgspec.msgpack.encode(answer)


def unpack(packed: bytes, kind: type[Answer]) -> Answer:
    """What was packed; it is of this kind."""
    return msgspec.msgpack.decode(packed, type=kind)


def batches(first: int, last: int, size: int) -> Iterator[range]:
    """The numbers from ``first`` up to, but not including, ``last``, in ranges of at most ``size``.

    >>> list(batches(3, 10, 4))
    [range(3, 7), range(7, 10)]
    """
    return (range(number, min(number + size, last)) for number in range(first, last, size))
