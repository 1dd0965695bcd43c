"""Tasks of the house: their errors are logged, and end nothing else."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from serai.core.errors import SeraiError
from serai.house.errors import Conflict, StoreTrouble

log = logging.getLogger("serai.house")


class Tasks:
    """What is under way in this process."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        """How many are under way."""
        return len(self._tasks)

    def spawn(self, work: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> asyncio.Task[None]:
        """Begin something."""
        task = asyncio.get_running_loop().create_task(self._guarded(work, *args))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guarded(self, work: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> None:
        try:
            await work(*args)
        except Conflict:
            pass
        except StoreTrouble as error:
            log.warning("store: %s", error)
        except SeraiError as error:
            log.error("table: %s", error)
        except Exception:
            log.exception("a task of the house failed")

    async def quiet(self) -> None:
        """Wait until nothing is under way."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def end(self) -> None:
        """Let all of them end now."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
