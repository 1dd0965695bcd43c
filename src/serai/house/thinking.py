"""Bots think in worker processes, each thought with a hard time limit. A worker that is stuck or dies is replaced."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from math import ceil
from time import monotonic
from typing import TypeVar

from msgspec import Struct

from serai.bots import Budget, bot
from serai.bots.coach import Advised, Judged, advise, judge
from serai.core.facts import Reasons
from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.view import View
from serai.house.workers import START, Worker

T = TypeVar("T")
Find = Callable[[str, str | None, str], Game]
"""How a game is found by its id, its own data (or None) and the name of these. A plain function, so it can travel."""

_SOFT = 0.7
"""This part of the time limit is the bot's own budget; what is left is for coming back in time."""
_LEAST = 0.05
"""However many wait, a bot may think so many seconds."""
_MOST_OWN = 8
"""So many games with people's own data a worker keeps."""


class Thought(Struct, frozen=True):
    """What a bot is asked. It holds a view, never a state."""

    game: str
    data: str | None
    data_name: str
    level: str
    view: View
    legal: tuple[int, ...]
    seconds: float
    """The limit after which it gets no answer any more."""
    share: float
    """How much of the time that it likes to think it may take; less the more others wait."""
    seed: int


class BotWorkers:
    """The worker processes of a house."""

    def __init__(self, workers: int, seconds: float, find: Find) -> None:
        self._workers = [Worker() for _ in range(max(1, workers))]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._seconds = seconds
        self._find = find
        self.waiting = 0
        """Thoughts that wait for a free worker."""

    async def choose(self, game: Game, level: str, view: View, legal: list[int], seconds: float | None = None) -> int:
        """What a bot of this level does, found from the view alone. Always one of the legal actions.

        The bot's own budget ends before the limit, so that it can give its best so far; a bot that does not come back
        is killed, and any legal action taken for it. ``seconds`` asks for a shorter budget than usual. Who waits gets
        his turn in the order of asking; the more wait, the shorter each may think.
        """
        if len(legal) == 1:
            return legal[0]
        chosen = await self._thought(_think, game, level, view, legal, seconds)
        return chosen if chosen in legal else secrets.choice(legal)

    async def advise(self, game: Game, level: str, view: View, legal: list[int], seconds: float) -> Advised:
        """The same for somebody who wants to know why; without reasons if nothing comes back in time."""
        advised = await self._thought(_advise, game, level, view, legal, seconds)
        if advised is None or advised.action not in legal:
            return Advised(secrets.choice(legal), (), Reasons(), ())
        return advised

    async def judge(
        self, game: Game, level: str, view: View, legal: list[int], action: int, seconds: float
    ) -> Judged | None:
        """What an action throws away; None if that cannot be told in time, or nobody is free to think about it now."""
        if self._free.empty() or self.waiting:
            return None
        return await self._thought(partial(_judge, action), game, level, view, legal, seconds)

    async def _thought(
        self,
        think: Callable[[Find, Thought], T],
        game: Game,
        level: str,
        view: View,
        legal: list[int],
        seconds: float | None,
    ) -> T | None:
        """What a worker finds out about this view; None if it does not come back."""
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        limit = self._seconds if seconds is None else min(seconds, self._seconds)
        thought = Thought(
            *(game.id, game.own_data, game.data_name, level, view, tuple(legal)),
            *(limit, share_of(len(self._workers), self.waiting), secrets.randbits(64)),
        )
        try:
            return await self._ask(worker, think, thought)
        except asyncio.CancelledError:
            worker.kill()
            raise
        except (BrokenProcessPool, TimeoutError, OSError):
            worker.kill()
            return None
        except Exception:
            # Whatever a bot raises must not stop the table.
            return None
        finally:
            self._free.put_nowait(worker)

    async def _ask(self, worker: Worker, think: Callable[[Find, Thought], T], thought: Thought) -> T:
        if thought.game not in worker.loaded or thought.data is not None:
            # Loading a game is not thinking, and counts no more than the start of the process does. One with own data
            # may have been forgotten since: the worker is asked each time, and has it mostly.
            await worker.run(START, _load, self._find, thought)
            worker.loaded.add(thought.game)
        return await worker.run(self._seconds, think, self._find, thought)

    @property
    def busy(self) -> int:
        """Thoughts under way."""
        return len(self._workers) - self._free.qsize()

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.kill()


def share_of(workers: int, waiting: int) -> float:
    """What part of its time a bot may take now: with as many waiting as there are workers, half of it."""
    return workers / (workers + waiting)


def time_to_think(likes: float, share: float, limit: float) -> float:
    """The seconds after which a bot gives its best so far: its share of what it likes, well before the limit."""
    return min(_SOFT * limit, max(_LEAST, likes * share))


def pause_left(gone: float, pause: float) -> float:
    """How long a bot that has thought so long still waits: it acts after whole pauses only, one at the least.

    So a short thought is not told from none at all, and a longer one tells only roughly how long it was.
    """
    return max(1, ceil(gone / pause)) * pause - gone if pause > 0 else 0.0


# ---------------------------------------------------------------------- in the worker


@lru_cache(maxsize=_MOST_OWN)
def _own(find: Find, game: str, data: str, data_name: str) -> Game:
    return find(game, data, data_name)


def game_of(find: Find, game: str, data: str | None, data_name: str) -> Game:
    """A game in a worker; one with own data is made once, not for every thought."""
    return find(game, None, data_name) if data is None else _own(find, game, data, data_name)


def _load(find: Find, thought: Thought) -> None:
    game_of(find, thought.game, thought.data, thought.data_name)


def _think(find: Find, thought: Thought) -> int:
    game, budget = _ready(find, thought)
    return int(bot(thought.level).choose(game, thought.view, list(thought.legal), Rng(thought.seed), budget))


def _advise(find: Find, thought: Thought) -> Advised:
    game, budget = _ready(find, thought)
    return advise(game, thought.view, list(thought.legal), Rng(thought.seed), budget)


def _judge(action: int, find: Find, thought: Thought) -> Judged | None:
    game, budget = _ready(find, thought)
    return judge(game, thought.view, list(thought.legal), action, Rng(thought.seed), budget)


def _ready(find: Find, thought: Thought) -> tuple[Game, Budget]:
    """The game, and the time to think about it."""
    end = monotonic() + time_to_think(bot(thought.level).seconds, thought.share, thought.seconds)
    game = game_of(find, thought.game, thought.data, thought.data_name)
    return game, Budget(rounds=1_000_000, out_of_time=lambda: monotonic() >= end)
