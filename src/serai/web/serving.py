"""How the house is served: uvicorn with our own connections, and as many connections as the system lets us have."""

import asyncio
import contextlib
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp
from uvicorn.loops.auto import auto_loop_factory

from serai.web.connections import Connections
from serai.web.settings import Settings

_WANTED_FILES = 65_536
_FOR_OURSELVES = 160
"""Open files that are no connections: the database, workers, the program itself."""
_USUAL_FILES = 1024


def loop_factory(watched: bool = False) -> Callable[[], asyncio.AbstractEventLoop]:
    """The loop to serve with: uvloop's where it is installed, Python's own where the loop is to be watched."""
    return asyncio.new_event_loop if watched else auto_loop_factory()


def open_files() -> int:
    """How many files this process may have open at once: as many as it can get without being asked to stop."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 (there is none on Windows)

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, _WANTED_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        return _WANTED_FILES if soft == resource.RLIM_INFINITY else soft
    return _USUAL_FILES


def empty(config: uvicorn.Config) -> bool:
    """Whether nobody is connected."""
    connections = getattr(config.http, "all_connections", None)
    return isinstance(connections, Connections) and not len(connections)


def configuration(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """A server for this app, not yet started."""
    limits = settings.limits
    most = limits.connections or max(64, open_files() - _FOR_OURSELVES)
    connections = Connections(settings, most)
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        log_config=None,
        # Who a visitor is, web/address.py finds out, from the proxies that were named and no others.
        proxy_headers=False,
        server_header=False,
        date_header=True,
        http=connections.http_protocol(),
        ws=connections.socket_protocol(),
        ws_max_size=limits.frame,
        ws_ping_interval=limits.ping_time,
        ws_ping_timeout=limits.ping_time,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=int(limits.idle_time),
        h11_max_incomplete_event_size=limits.head,
        lifespan="off",
    )
