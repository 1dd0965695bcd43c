"""Sending by the house itself: a bounded number at once, at a bounded pace for each person, tried a few times."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from serai.house.errors import TooMany
from serai.house.limits import Limit

_DELAYS = (5.0, 60.0)
"""Between one try and the next; after the last there is none."""
_MOST_WAITING = 200
T = TypeVar("T")


class Delivery:
    """What is under way."""

    def __init__(self, clock: Callable[[], float], at_once: int) -> None:
        self.delays: tuple[float, ...] = _DELAYS
        self._pace = Limit(60, 60.0, clock)
        self._waiting = 0
        self._turn = asyncio.Semaphore(at_once)

    async def deliver(self, person: str, attempt: Callable[[], Awaitable[T]], settled: Callable[[T], bool]) -> T | None:
        """What the last try on behalf of this person gave: the first that is ``settled``, or where no more is left.

        None if it was not tried at all, since too much is under way.
        """
        if self._waiting >= _MOST_WAITING:
            return None
        try:
            self._pace.check(person)
        except TooMany:
            return None
        self._pace.count(person)
        self._waiting += 1
        try:
            for delay in self.delays:
                found = await self.once(attempt)
                if settled(found):
                    return found
                await asyncio.sleep(delay)
            return await self.once(attempt)
        finally:
            self._waiting -= 1

    async def once(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """A single try, for who waits for the answer."""
        async with self._turn:
            return await attempt()
