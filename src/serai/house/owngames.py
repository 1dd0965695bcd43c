"""Games with people's own data: read in a worker process first, then made in a thread, and kept.

Whatever is wrong with somebody's data (too deep, too much, or a mistake that a game's reader did not expect) is found
in the worker, where it can neither stop nor slow down anybody. What is good is made a second time here, in a thread of
its own, because a game cannot travel between processes. Both happen once for the same data, however many tables ask.
"""

import asyncio
import logging
import signal
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from hashlib import sha256

import msgspec
from msgspec import Struct

from serai.core.errors import BadData, Fault
from serai.core.game import Game
from serai.core.texts import Text
from serai.house.errors import words
from serai.house.showing import keep_art
from serai.house.thinking import Find
from serai.house.warming import warm
from serai.house.workers import Workers

log = logging.getLogger("serai.house")

_MOST_KEPT = 32
_MOST_WAITING = 16
_PROCESSOR = 4.0
"""Seconds of processor time that reading a data file may take, in the worker."""
_SECONDS = 20.0
"""Seconds by the clock, on a machine that has much else to do."""


class Trouble(Struct, frozen=True):
    """Why data cannot be played with, as it comes from the worker; ``own_words``: the game itself says it."""

    text: Text
    line: int
    own_words: bool
    faults: tuple[Fault, ...] = ()


class OwnGames:
    """The games with people's own data that were asked for lately."""

    def __init__(self, find: Find) -> None:
        self._find = find
        self._readers = Workers(1, _MOST_WAITING)
        self._builder = ThreadPoolExecutor(1, "serai-builder")
        self._kept: OrderedDict[tuple[str, str, bytes], Game] = OrderedDict()
        self._under_way: dict[tuple[str, str, bytes], asyncio.Task[Game]] = {}

    def knows(self, game: str, data: str, data_name: str) -> bool:
        """Whether nothing needs to be read any more."""
        return _key(game, data, data_name) in self._kept

    async def find(self, game: str, data: str, data_name: str) -> Game:
        """The game with these data. Raises UnknownGame, BrokenGame, BadData (naming the line), Busy."""
        if not data:
            return self._find(game, None, "")
        key = _key(game, data, data_name)
        found = self._kept.get(key)
        if found is None:
            task = self._under_way.get(key)
            if task is None:
                task = self._under_way[key] = asyncio.create_task(self._make(game, data, data_name))
                task.add_done_callback(lambda done: self._forget(key, done))
            found = self._kept[key] = await asyncio.shield(task)
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    async def _make(self, game: str, data: str, data_name: str) -> Game:
        base = self._find(game, None, "")
        try:
            read = await self._readers.do(_SECONDS, _read, self._find, game, data, data_name, _PROCESSOR)
        except (TimeoutError, BrokenProcessPool, OSError):
            raise BadData(Text("data-too-much"), words()) from None
        if isinstance(read, bytes):
            made = await asyncio.get_running_loop().run_in_executor(self._builder, self._build, game, data, data_name)
            if isinstance(made, Game):
                keep_art(made, read)
                return made
            read = made
        raise BadData(read.text, base.words if read.own_words else words(), read.line, read.faults)

    def _forget(self, key: tuple[str, str, bytes], done: asyncio.Task[Game]) -> None:
        del self._under_way[key]
        if not done.cancelled():
            done.exception()  # who asked may have gone; then nobody needs to hear of it

    def _build(self, game: str, data: str, data_name: str) -> Game | Trouble:
        return _made(self._find, game, data, data_name)

    def close(self) -> None:
        """End the worker and the thread."""
        self._readers.close()
        self._builder.shutdown(wait=False, cancel_futures=True)


def _key(game: str, data: str, data_name: str) -> tuple[str, str, bytes]:
    return game, data_name, sha256(data.encode(errors="surrogatepass")).digest()


# ---------------------------------------------------------------------- in the worker, and in the thread


def _made(find: Find, game: str, data: str, data_name: str) -> Game | Trouble:
    try:
        made = find(game, data, data_name)
        warm(made)
    except BadData as error:
        return Trouble(error.text, error.line, error.has_own_words, error.faults)
    except Exception as error:
        # A reader that fails over people's data in a way it did not foresee is our mistake, but not our end.
        log.warning("own data for %s could not be read: %r", game, error)
        return Trouble(Text("data-unplayable"), 0, False)
    return made


def _read(find: Find, game: str, data: str, data_name: str, seconds: float) -> bytes | Trouble:
    """The art of the game with these data, as JSON, if it can be played and takes no longer than this to read."""
    find(game, None, "")
    try:
        with _limited(seconds):
            made = _made(find, game, data, data_name)
            return made if isinstance(made, Trouble) else msgspec.json.encode(made.art())
    except _TooLong:
        return Trouble(Text("data-too-much"), 0, False)


class _TooLong(BaseException):
    """Beside Exception, so that nothing that is read can catch it by mistake."""


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Raises _TooLong after so much processor time, where the system can tell; if not, the clock alone decides."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def over(*_: object) -> None:
        raise _TooLong

    signal.signal(signal.SIGPROF, over)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
