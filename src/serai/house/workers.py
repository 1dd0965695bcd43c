"""Worker processes for what takes longer than the event loop may: each does one job at a time, with a hard time limit.

A worker that is stuck or dies is replaced. Workers give way to the server itself, and end with it, however it dies.
"""

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from typing import Any, TypeVar

from serai.house.errors import Busy

_log = logging.getLogger("serai.house")
T = TypeVar("T")

START = 30.0
"""How long a fresh worker process may take to begin, before the time of its first job counts."""
_NICE = 4
"""By how much a worker gives way to the server: who plays waits for the server, and mostly not for a worker."""
_MOST_MEMORY = 768 * 2**20
"""Bytes that a worker's own data may take; a job that needs more fails."""


class Worker:
    """One process. Started when first needed, and again after it was killed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self.loaded: set[Any] = set()
        """What whoever uses this worker has had it load; forgotten with the process."""

    async def run(self, seconds: float, function: Callable[..., T], *args: Any) -> T:
        """What the function returns in the process. After a TimeoutError the process is still at it: kill it."""
        if self._pool is None:
            # forkserver, never fork: the server has threads.
            pool = self._pool = ProcessPoolExecutor(1, mp_context=get_context("forkserver"), initializer=_begin)
            await asyncio.wait_for(asyncio.wrap_future(pool.submit(os.getpid)), START)
            if self._pool is not pool:
                raise BrokenProcessPool("ended while it began")
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(function, *args)), seconds)

    def kill(self) -> None:
        """End the process at once, also one that has not begun yet."""
        pool, self._pool = self._pool, None
        self.loaded.clear()
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # only Python 3.14 has a method for it
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """Some workers and those who wait for one. Who finds too many waiting is told so, and does not wait."""

    def __init__(self, count: int, most_waiting: int) -> None:
        self._workers = [Worker() for _ in range(max(1, count))]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._most_waiting = most_waiting
        self._waiting = 0

    async def do(self, seconds: float, function: Callable[..., T], *args: Any) -> T:
        """What the function returns in a worker. Raises what it raises; Busy, TimeoutError, BrokenProcessPool."""
        if self._free.empty() and self._waiting >= self._most_waiting:
            raise Busy
        self._waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self._waiting -= 1
        try:
            return await worker.run(seconds, function, *args)
        except asyncio.CancelledError:
            worker.kill()
            asking = asyncio.current_task()
            if asking is None or asking.cancelling():
                raise
            # not who waits was sent away, but the work: the house is being closed
            raise Busy from None
        except (BrokenProcessPool, TimeoutError, OSError):
            worker.kill()
            raise
        finally:
            self._free.put_nowait(worker)

    async def give(self, seconds: float, function: Callable[..., T], *args: Any) -> T:
        """The same for what only fails when there is too much to do. Raises what the function raises, and Busy."""
        try:
            return await self.do(seconds, function, *args)
        except (BrokenProcessPool, TimeoutError, OSError) as error:
            _log.warning("a worker did not come back from %s: %r", function.__qualname__, error)
            raise Busy from None

    def close(self) -> None:
        """End all of them."""
        for worker in self._workers:
            worker.kill()


# ---------------------------------------------------------------------- in the worker


def _begin() -> None:
    """A worker gives way, keeps within its memory, and ends when the server dies, by whatever hand."""
    with suppress(OSError):
        os.nice(_NICE)
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 (there is none on Windows)

        resource.setrlimit(resource.RLIMIT_DATA, (_MOST_MEMORY, _MOST_MEMORY))
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: Any) -> None:
    connection.wait([sentinel])
    os._exit(1)
