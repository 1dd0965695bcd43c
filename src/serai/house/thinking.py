"""Bots think in worker processes, each thought with a hard time limit. A worker that is stuck or dies is replaced."""

import asyncio
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from time import monotonic
from typing import Any

from msgspec import Struct

from serai.bots import Budget, bot
from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.view import View

Find = Callable[[str, str | None, str], Game]
"""How a game is found by its id, its own data (or None) and the name of these. A plain function, so it can travel."""

_SOFT = 0.7
"""This part of the time limit is the bot's own budget; what is left is for coming back in time."""
_START = 30.0
"""How long a fresh worker process may take to begin, before the time of its first thought counts."""


class Thought(Struct, frozen=True):
    """What a bot is asked. It holds a view, never a state."""

    game: str
    data: str | None
    data_name: str
    level: str
    view: View
    legal: tuple[int, ...]
    seconds: float
    seed: int


class _Worker:
    """One process that thinks. Started when first needed, and again after it was killed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0
        self._games: set[tuple[str, str | None]] = set()
        """What this process has loaded already."""

    async def run(self, find: Find, thought: Thought) -> int:
        if self._pool is None:
            # forkserver, never fork: the server has threads.
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("forkserver"), initializer=_watch_parent)
            self._pid = await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(os.getpid)), _START)
            self._games.clear()
        if (thought.game, thought.data) not in self._games:
            # Loading a game is not thinking, and counts no more than the start of the process does.
            loaded = self._pool.submit(_load, find, thought)
            await asyncio.wait_for(asyncio.wrap_future(loaded), _START)
            self._games.add((thought.game, thought.data))
        future = asyncio.wrap_future(self._pool.submit(_think, find, thought))
        return await asyncio.wait_for(future, thought.seconds)

    def kill(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            if self._pid:
                with suppress(ProcessLookupError):
                    os.kill(self._pid, signal.SIGKILL)
            self._pid = 0
            pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The worker processes of a house."""

    def __init__(self, workers: int, seconds: float, find: Find) -> None:
        self._workers = [_Worker() for _ in range(max(1, workers))]
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._seconds = seconds
        self._find = find

    async def choose(self, game: Game, level: str, view: View, legal: list[int]) -> int:
        """What a bot of this level does, found from the view alone. Always one of the legal actions.

        The bot's own budget ends before the limit, so that it can give its best so far; a bot that does not come back
        is killed, and any legal action taken for it.
        """
        if len(legal) == 1:
            return legal[0]
        thought = Thought(
            *(game.id, game.own_data, game.data_name, level, view, tuple(legal)),
            *(self._seconds, secrets.randbits(64)),
        )
        worker = await self._free.get()
        try:
            chosen = await worker.run(self._find, thought)
        except asyncio.CancelledError:
            worker.kill()
            raise
        except (BrokenProcessPool, TimeoutError, OSError):
            worker.kill()
            chosen = -1
        except Exception:
            # Whatever a bot raises must not stop the table.
            chosen = -1
        finally:
            self._free.put_nowait(worker)
        return chosen if chosen in legal else secrets.choice(legal)

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.kill()


# ---------------------------------------------------------------------- in the worker


def _watch_parent() -> None:
    """End this process when the server dies, by whatever hand: a killed server must not leave workers behind."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: Any) -> None:
    connection.wait([sentinel])
    os._exit(1)


def _load(find: Find, thought: Thought) -> None:
    find(thought.game, thought.data, thought.data_name)


def _think(find: Find, thought: Thought) -> int:
    end = monotonic() + _SOFT * thought.seconds
    game = find(thought.game, thought.data, thought.data_name)
    budget = Budget(rounds=1_000_000, out_of_time=lambda: monotonic() >= end)
    return int(bot(thought.level).choose(game, thought.view, list(thought.legal), Rng(thought.seed), budget))
