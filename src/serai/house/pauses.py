"""Long work in the event loop, cut into pieces that take turns, and wait for what somebody just did at a table.

Whoever has much to do (a table to read, a picture to draw for who arrives, a page to fill) waits for his ``turn``
before each piece. One piece is done in each pass of the loop, however many want theirs: so what thirty people who come
at one moment cost is spread over as many passes, and nobody else waits for more than one piece of it. While something
``urgent`` is under way, an action above all, no piece is begun, for a few milliseconds at the most.
"""

import asyncio
import threading
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextvars import ContextVar, Token
from types import TracebackType
from typing import TypeVar

T = TypeVar("T")

PIECE = 8
"""So many steps of a game are gone through at once: one or two milliseconds."""
_LONGEST = 0.002
"""Seconds that pieces stand back for what is urgent: then one is done all the same, and they stand back again.

In a full house something urgent is always under way, and whoever comes back after a restart has dozens of pieces.
"""
_hurried: ContextVar[bool] = ContextVar("hurried", default=False)
"""Whether what runs here is urgent itself, or others who act wait for it."""


class _Turns:
    """Those who wait for their turn in one event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.urgent = 0
        """How many urgent things are under way."""
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._coming = False
        """Whether the next piece is begun in the next pass."""

    async def wait(self) -> None:
        """Wait until it is the caller's turn."""
        mine = self.loop.create_future()
        self._waiting.append(mine)
        self.go_on()
        await mine

    def go_on(self) -> None:
        """Let the next piece begin: in the next pass, or a little later if that is to wait."""
        if self._coming or not self._waiting:
            return
        if not self.urgent:
            self._coming = True
            self.loop.call_soon(self._next)
        elif self._timer is None:
            self._timer = self.loop.call_later(_LONGEST, self._next)

    def _next(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._coming = False
        while self._waiting:
            one = self._waiting.popleft()
            if not one.done():
                one.set_result(None)
                break
        self.go_on()


class _Here(threading.local):
    """What runs in this thread."""

    turns: _Turns | None = None


_here = _Here()


def _turns() -> _Turns:
    """The turns of the event loop that runs here; there is one at a time."""
    loop, known = asyncio.get_running_loop(), _here.turns
    if known is None or known.loop is not loop:
        known = _here.turns = _Turns(loop)
    return known


async def turn() -> None:
    """Wait for one's turn to do a piece of long work: one or two milliseconds. What is urgent merely lets others by."""
    if _hurried.get():
        await asyncio.sleep(0)
    else:
        await _turns().wait()


class Hurry:
    """What is done in here does not wait for its turn: somebody who acts may be waiting for it, behind a lock."""

    def __init__(self) -> None:
        self._before: Token[bool] | None = None

    def __enter__(self) -> None:
        self._before = _hurried.set(True)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._before is not None:
            _hurried.reset(self._before)


class Urgent(Hurry):
    """What is done in here is urgent: others begin no piece of long work meanwhile."""

    def __enter__(self) -> None:
        super().__enter__()
        self._turns = _turns()
        self._turns.urgent += 1

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        super().__exit__(kind, error, at)
        self._turns.urgent -= 1
        self._turns.go_on()


async def unhurried(things: Iterable[T], piece: int = PIECE) -> AsyncIterator[T]:
    """These things one after the other, with a pause after each ``piece`` of them."""
    for number, thing in enumerate(things, 1):
        yield thing
        if number % piece == 0:
            await turn()
