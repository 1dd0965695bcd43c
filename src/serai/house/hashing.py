"""Passwords hashed and compared beside the event loop: one at a time, giving way to who plays, and not without end."""

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from serai.house.errors import Busy

_MOST_WAITING = 40
"""A hash takes a tenth of a second: who came after so many others would wait for some seconds."""
_NICE = 10
T = TypeVar("T")


class Hashing:
    """Argon2 takes all cores it gets, and much memory, each time. So a login waits for the one before it."""

    def __init__(self, most_waiting: int = _MOST_WAITING) -> None:
        self._most_waiting = most_waiting
        self._waiting = 0
        self._thread = ThreadPoolExecutor(1, "serai-hashing", initializer=_give_way)

    async def do(self, work: Callable[..., T], *args: str) -> T:
        """What this returns, which hashes or compares. Raises Busy if too many wait already."""
        if self._waiting >= self._most_waiting:
            raise Busy
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        finally:
            self._waiting -= 1


def _give_way() -> None:
    """Where a thread has a priority of its own (Linux), this one and those that it starts come after the server's."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)
