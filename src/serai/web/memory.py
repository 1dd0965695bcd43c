"""How a server lets Python look for garbage, and its threads take turns."""

import asyncio
import gc
import sys
from collections.abc import Callable

_EVERY = (3_000, 10_000, 1_000)
_QUIET = 60.0
_AT_THE_LATEST = 3600.0
_TURN = 0.0005
"""Seconds. The loop lets go of Python at every read and write, and waits so long each time to get it back."""


def collect_rarely() -> None:
    """Look for garbage in cycles among what is new, a little at a time, and through everything very seldom.

    A house holds every moment of its tables, and a look through them all makes players wait. Nearly all that a server
    lets go is let go without it; ``tidy`` looks for the rest.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_EVERY)


async def tidy(nobody: Callable[[], bool], quiet: float = _QUIET, latest: float = _AT_THE_LATEST) -> None:
    """Look through everything when nobody is there to wait for it, and once an hour in a house that is never empty."""
    waited = 0.0
    while True:
        await asyncio.sleep(quiet)
        waited += quiet
        if nobody() or waited >= latest:
            waited = 0.0
            gc.collect()


def share_time() -> None:
    """Let the event loop have its turn soon when a thread of ours is busy: making a game, above all."""
    sys.setswitchinterval(_TURN)
