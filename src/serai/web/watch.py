"""A watch on the event loop: what holds it longer than it should, in processor time.

``SERAI_WATCH=5 serai serve`` writes a line to the log for whatever takes more than 5 milliseconds without giving
anybody else a turn. It costs a few microseconds a turn.
"""

import asyncio
import logging
import time
from asyncio import events
from collections.abc import Callable
from typing import Any

_log = logging.getLogger("serai.web")
Tell = Callable[[float, str], None]


def watch(most: float, tell: Tell | None = None) -> Callable[[], None]:
    """From now on tell of every turn of an asyncio loop that takes more than ``most`` seconds; returns how to stop.

    Processor time of the loop's own thread is counted, so that a crowded machine does not matter.
    """
    handle: Any = events.Handle
    plain = handle._run
    report = tell or _to_log

    def run(self: Any) -> None:
        callback = self._callback
        before = _where(callback)
        began = time.thread_time()
        plain(self)
        took = time.thread_time() - began
        if took > most:
            report(took, f"{before} -> {_where(callback)}")

    handle._run = run

    def stop() -> None:
        handle._run = plain

    return stop


def _to_log(took: float, where: str) -> None:
    _log.warning("the event loop was held for %d ms by %s", round(1000 * took), where)


def _where(callback: Any) -> str:
    """What a turn is about: for a task, the functions of ours that it stands in."""
    owner = getattr(callback, "__self__", None)
    if not isinstance(owner, asyncio.Task):
        return str(getattr(callback, "__qualname__", callback))[:200]
    names: list[str] = []
    inner: Any = owner.get_coro()
    while inner is not None:
        code = getattr(inner, "cr_code", None) or getattr(inner, "ag_code", None) or getattr(inner, "gi_code", None)
        if code is not None and "serai" in code.co_filename:
            frame = getattr(inner, "cr_frame", None) or getattr(inner, "ag_frame", None)
            names.append(f"{code.co_qualname}:{frame.f_lineno}" if frame is not None else code.co_qualname)
        inner = (
            getattr(inner, "cr_await", None) or getattr(inner, "ag_await", None) or getattr(inner, "gi_yieldfrom", None)
        )
    return " ".join(names) or str(owner.get_coro())[:120]
