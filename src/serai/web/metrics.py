"""``/health``, for whoever restarts what is dead, and ``/metrics``, for whoever watches. See docs/running.md."""

import asyncio
import logging
from time import monotonic

from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from serai.core.errors import SeraiError
from serai.house.house import House
from serai.house.store import SCHEMA_VERSION
from serai.web.address import client_address, forwarded_by_stranger
from serai.web.guests import accepted_language
from serai.web.settings import Settings
from serai.web.speech import say

_log = logging.getLogger("serai.web")
_PATIENCE = 3.0
"""Seconds after which a database that does not answer counts as gone."""
_FRESH = 1.0
"""Seconds for which an answer holds, so that nobody makes the database work by asking."""
_COUNT_EVERY = 15.0
COUNT_TABLES = "SELECT status, count(*) FROM tables GROUP BY status"
_STATUSES = ("waiting", "running", "paused", "over", "closed")


class Health:
    """Whether the database answers, asked at most once a second, however many want to know."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asked: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def fine(self) -> bool:
        """True if the database answers in time."""
        if self._asked is None or (self._asked.done() and monotonic() >= self._until):
            self._asked = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asked)

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                return bool(await self._house.keeper.store.run(SCHEMA_VERSION))
        except (SeraiError, TimeoutError) as error:
            _log.warning("the database does not answer: %s", error or "no answer in time")
            return False
        finally:
            self._until = monotonic() + _FRESH


async def health(request: Request) -> Response:
    """200 if this process is alive and its database answers; 503 and the reason if not."""
    checked: Health = request.app.state.health
    if await checked.fine():
        return JSONResponse({"status": "ok"})
    reason = say(accepted_language(request), "health-no-database")
    return JSONResponse({"status": "failing", "reason": reason}, 503, {"retry-after": "5"})


def may_watch(request: Request, settings: Settings) -> bool:
    """Whether this visitor may see the figures: by his address, if no stranger's proxy stands between."""
    if forwarded_by_stranger(request.scope, settings):
        return False
    return settings.watches(client_address(request.scope, settings))


async def metrics(request: Request) -> Response:
    """The figures of this process, in Prometheus' text format. 403 for all but those who were allowed to watch."""
    settings: Settings = request.app.state.settings
    if not may_watch(request, settings):
        raise HTTPException(403)
    figures: Figures = request.app.state.figures
    await figures.count()
    return Response(generate_latest(figures.house.measures.registry), media_type=CONTENT_TYPE_LATEST)


class Figures:
    """The figures that are looked up when somebody asks, beside those that the house counts as it goes."""

    def __init__(self, house: House, app: Starlette) -> None:
        self.house = house
        self._counted = -_COUNT_EVERY
        registry, keeper = house.measures.registry, house.keeper
        self._tables = Gauge("serai_tables", "Stored tables, by status", ["status"], registry=registry)

        def gauge(name: str, about: str) -> Gauge:
            return Gauge(name, about, registry=registry)

        gauge("serai_tables_loaded", "Tables in the memory of this process").set_function(lambda: len(keeper.tables))
        gauge("serai_sockets", "Open sockets").set_function(lambda: len(app.state.talks.everybody()))
        gauge("serai_people_here", "Persons at some table just now").set_function(
            lambda: len({talk.viewer.person for talk in app.state.talks.everybody()} - {None})
        )
        gauge("serai_bot_queue", "Thoughts of bots that wait for a worker").set_function(
            lambda: keeper.bot_workers.waiting
        )
        gauge("serai_bots_thinking", "Thoughts of bots under way").set_function(lambda: keeper.bot_workers.busy)

    async def count(self) -> None:
        """Count the stored tables anew, if that was not done just now; what cannot be counted stays as it was."""
        if monotonic() < self._counted + _COUNT_EVERY:
            return
        self._counted = monotonic()
        try:
            found = dict(await self.house.keeper.store.run(COUNT_TABLES))
        except SeraiError:
            return
        for status in _STATUSES:
            self._tables.labels(status).set(found.get(status, 0))
