"""How often somebody may do something."""

from collections import deque
from collections.abc import Callable

from serai.house.errors import TooMany

_MOST_KEYS = 10_000


class Limit:
    """At most ``most`` times in ``seconds``, for each key apart. Cache in memory: a restart forgives."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._times: dict[str, deque[float]] = {}

    def check(self, key: str) -> None:
        """Raises TooMany if the limit is reached."""
        times = self._times.get(key)
        now = self._clock()
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if times and len(times) >= self._most:
            raise TooMany(seconds=max(1, round(times[0] + self._seconds - now)))

    def count(self, key: str) -> None:
        """One more time."""
        if len(self._times) >= _MOST_KEYS:
            self._times.pop(next(iter(self._times)))
        self._times.setdefault(key, deque()).append(self._clock())

    def forgive(self, key: str) -> None:
        """The last time does not count."""
        times = self._times.get(key)
        if times:
            times.pop()
