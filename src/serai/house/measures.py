"""What whoever runs a house can watch: counts and times, in Prometheus' terms. web/metrics.py hands them out."""

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from serai.house.messages import Act, Done, Message, Refused, Request
from serai.house.store import Change, Entry, Notice, Statement, Store

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
_RECENT = 1000
_LAG_EVERY = 0.25


class Measures:
    """The instruments of one house in one process. Nothing in them tells one person or table from another."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._actions = Counter("serai_actions", "Actions taken by people and acknowledged", registry=self.registry)
        self._requests = Counter(
            "serai_requests", "Requests at tables, by kind and outcome", ["kind", "outcome"], registry=self.registry
        )
        self._refusals = Counter("serai_refusals", "Requests at tables that were refused", registry=self.registry)
        self._action_seconds = Histogram(
            "serai_action_seconds",
            "Seconds from an action's arrival to its acknowledgement",
            buckets=_QUICK,
            registry=self.registry,
        )
        quantile = Gauge(
            "serai_action_recent_seconds",
            f"The same over the last {_RECENT} actions",
            ["quantile"],
            registry=self.registry,
        )
        for part in (0.5, 0.99):
            quantile.labels(str(part)).set_function(lambda part=part: self.recent(part))  # type: ignore[misc]
        self._database_seconds = Histogram(
            "serai_database_seconds",
            "Seconds that the database took, waiting for its turn included",
            ["what"],
            buckets=_QUICK,
            registry=self.registry,
        )
        self._database_errors = Counter("serai_database_errors", "What the database did not do", registry=self.registry)
        self._lag = Histogram(
            "serai_loop_lag_seconds",
            "Seconds by which the event loop was late",
            buckets=_QUICK,
            registry=self.registry,
        )
        self._last: deque[float] = deque(maxlen=_RECENT)

    def answered(self, request: Request, answers: Sequence[Message], seconds: float) -> None:
        """A request at a table has been answered."""
        first = answers[0] if answers else None
        outcome = "refused" if isinstance(first, Refused) else "done"
        if isinstance(first, Refused):
            outcome = "stale" if first.stale else "refused"
            self._refusals.inc()
        self._requests.labels(type(request).__name__.lower(), outcome).inc()
        if isinstance(request, Act) and isinstance(first, Done):
            self._actions.inc()
            self._action_seconds.observe(seconds)
            self._last.append(seconds)

    def recent(self, part: float) -> float:
        """The time within which this part of the last actions was acknowledged; 0 before the first."""
        times = sorted(self._last)
        return times[min(len(times) - 1, int(part * len(times)))] if times else 0.0

    @contextmanager
    def database(self, what: str) -> Iterator[None]:
        """The database works."""
        began = perf_counter()
        try:
            yield
        except Exception:
            self._database_errors.inc()
            raise
        finally:
            self._database_seconds.labels(what).observe(perf_counter() - began)

    async def watch_loop(self) -> None:
        """Measure, as long as the house is open, how late the event loop does what is due."""
        while True:
            due = perf_counter() + _LAG_EVERY
            await asyncio.sleep(_LAG_EVERY)
            self._lag.observe(max(0.0, perf_counter() - due))


class MeasuredStore(Store):
    """A store whose time is taken."""

    def __init__(self, kept: Store, measures: Measures) -> None:
        self._kept = kept
        self._measures = measures

    @property
    def on_notice(self) -> Notice | None:
        """Who hears of what other processes wrote."""
        return self._kept.on_notice

    @on_notice.setter
    def on_notice(self, hear: Notice | None) -> None:
        self._kept.on_notice = hear

    async def run(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        with self._measures.database("read" if sql.startswith("SELECT") else "write"):
            return await self._kept.run(sql, *args)

    async def together(self, work: Sequence[Statement]) -> None:
        with self._measures.database("write"):
            await self._kept.together(work)

    async def append(self, table: str, number: int, entries: Sequence[Entry], change: Change) -> bool:
        with self._measures.database("append"):
            return await self._kept.append(table, number, entries, change)

    def announce(self, table: str, what: str) -> None:
        self._kept.announce(table, what)

    async def close(self) -> None:
        await self._kept.close()
