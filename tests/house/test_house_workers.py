"""Worker processes end when they are told to, whatever they are at."""

import asyncio
import os
import time

import pytest

from serai.house import workers
from serai.house.workers import Worker


async def gone(pid: int) -> bool:
    """Whether a process has ended, within some seconds."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        await asyncio.sleep(0.05)
    return False


def never_begin() -> None:
    """A process that hangs before its first job."""
    time.sleep(600)


@pytest.mark.skipif(os.name != "posix", reason="asks for processes by their numbers")
@pytest.mark.parametrize("begun", [True, False], ids=["at work", "while it begins"])
def test_a_worker_that_is_killed_has_ended(begun: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def kill() -> None:
        worker = Worker()
        if begun:
            await worker.run(60.0, os.getpid)
            with pytest.raises(TimeoutError):
                await worker.run(0.1, time.sleep, 600)
        else:
            monkeypatch.setattr(workers, "START", 1.0)
            monkeypatch.setattr(workers, "_begin", never_begin)
            with pytest.raises(TimeoutError):
                await worker.run(600.0, os.getpid)
        pool = worker._pool
        assert pool is not None
        started = list(pool._processes)
        assert len(started) == 1
        worker.kill()
        assert await gone(started[0])

    asyncio.run(kill())
