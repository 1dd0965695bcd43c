"""The house's own time, by which clocks, windows and deadlines run.

House time goes on as the machine's monotonic clock does while a process has the house open, and stands still while
nobody has. So it owes nothing to the wall clock, which may be set forward or back: that one only says where house time
begins in a new database. Every few seconds each process writes down how far the time is; a process that opens the house
goes on from there, or from the last change of a table if that came later.
"""

import secrets
from collections.abc import Callable

from serai.house import store
from serai.house.store import Store

_KEY = "time:"
_FORGOTTEN = 3600.0
"""What a process wrote down so long ago is cleared away: it has ended, and others have gone on."""


class HouseClock:
    """Gives the house time. It never goes back, also not where ``ticks`` does."""

    def __init__(self, start: float, ticks: Callable[[], float]) -> None:
        self._ticks = ticks
        self._seen = ticks()
        self._ahead = start - self._seen
        self._stopped = False

    def __call__(self) -> float:
        """Now."""
        ticks = self._ticks()
        if self._stopped or ticks < self._seen:
            self._ahead += self._seen - ticks
        self._seen = ticks
        return ticks + self._ahead

    def reach(self, time: float) -> None:
        """Be no earlier than this: another process has been there already."""
        self._ahead += max(0.0, time - self())

    def stop(self) -> None:
        """Stand still: nobody can do anything in the house, so nobody's time may run."""
        self()
        self._stopped = True

    def go_on(self) -> None:
        """Go on from where it stood."""
        self()
        self._stopped = False


class Heartbeat:
    """Writes down how far the time is, and hears how far other processes are."""

    def __init__(self, kept: Store, clock: HouseClock) -> None:
        self._store = kept
        self._clock = clock
        self._key = f"{_KEY}{secrets.token_urlsafe(9)}"

    async def beat(self) -> None:
        """Agree with the other processes about the time. Raises StoreTrouble."""
        now = self._clock()
        await self._store.run(store.NOTE, self._key, repr(now))
        for key, value in await self._store.run(store.NOTES, f"{_KEY}%"):
            if key == self._key:
                continue
            if float(value) < now - _FORGOTTEN:
                await self._store.run(store.DROP_NOTE, key)
            else:
                self._clock.reach(float(value))


async def last_time(kept: Store, wall: Callable[[], float]) -> float:
    """How far house time was when it was last written down; what the wall clock says in a new house."""
    known = [float(value) for _, value in await kept.run(store.NOTES, f"{_KEY}%")]
    known += [float(row[0]) for row in await kept.run(store.LAST_CHANGE) if row[0] is not None]
    return max(known, default=wall())


async def open_clock(kept: Store, wall: Callable[[], float], ticks: Callable[[], float]) -> HouseClock:
    """The clock of a house that is being opened: it goes on from when it was last open."""
    return HouseClock(await last_time(kept, wall), ticks)
