"""Log lines that come by the thousand are written a few times a minute, with how many more there were."""

import logging
from time import monotonic

_MOST = 5
_SECONDS = 60.0
_MOST_KINDS = 500
LOGGERS = ("asyncio", "uvicorn.error", "serai.web", "serai.house")


class Sparing(logging.Filter):
    """Lets each kind of line pass a few times a minute: lines from the same place, with the same words."""

    def __init__(self, most: int = _MOST, seconds: float = _SECONDS) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._kinds: dict[tuple[str, int, str], tuple[float, int]] = {}
        """Since when lines of a kind are counted, and how many there were."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is to be written."""
        kind = (record.pathname, record.lineno, str(record.msg)[:200])
        now = monotonic()
        since, count = self._kinds.get(kind, (now, 0))
        left_out = 0
        if now - since >= self._seconds:
            left_out, since, count = max(0, count - self._most), now, 0
        if len(self._kinds) >= _MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = (since, count + 1)
        if count >= self._most:
            return False
        if left_out:
            record.msg = f"{record.msg} (and {left_out} times more in the minute before)"
        return True


def write_sparingly() -> None:
    """From now on the loggers that strangers can make write do so sparingly."""
    sparing = Sparing()
    for name in LOGGERS:
        logging.getLogger(name).addFilter(sparing)
