"""A real house on a real port, and visitors that come by HTTP and by socket."""

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from serai.house.deltas import Reader
from serai.house.house import House
from serai.web.app import create_app
from serai.web.serving import configuration, loop_factory
from serai.web.settings import UNLIMITED, Limits, Settings

T = TypeVar("T")
EASY = Limits(
    posts=UNLIMITED,
    guesses=UNLIMITED,
    invitations=UNLIMITED,
    newcomers=UNLIMITED,
    reads=UNLIMITED,
    openings=UNLIMITED,
    messages=UNLIMITED,
)
"""No rate limits, for tests that are about something else."""


class Served(Protocol):
    """A house that can be visited."""

    @property
    def port(self) -> int: ...

    @property
    def origin(self) -> str: ...


class WebHouse:
    """A house that serves on loopback, in a thread of its own."""

    def __init__(self, folder: Path, limits: Limits = EASY, database: str = "", **settings: Any) -> None:
        self._url = database or f"sqlite:{folder / 'house.sqlite'}"
        self._settings = Settings(limits=limits, **settings)
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.port = 0
        self.error: BaseException | None = None

    def start(self) -> "WebHouse":
        self._thread.start()
        assert self._started.wait(60)
        if self.error is not None:
            raise self.error
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                runner.run(self._serve())
        except BaseException as error:
            self.error = error
            self._started.set()

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.house = await House.open(self._url, bot_workers=1, bot_delay=0.0)
        self.app = create_app(self.house, self._settings)
        config = configuration(self.app, self._settings)
        config.port, config.timeout_graceful_shutdown = 0, 2
        self._server = uvicorn.Server(config)
        serving = asyncio.create_task(self._server.serve())
        while not self._server.started:
            await asyncio.sleep(0.01)
            if serving.done():
                break
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        self._started.set()
        await serving
        await self.house.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the house do something, past the web."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def visitor(self, lang: str = "en", **headers: str) -> "Visitor":
        return Visitor(self, lang, headers)


class Visitor:
    """A browser, as far as the server can tell: keeps cookies, tells where its requests come from."""

    def __init__(self, house: Served, lang: str, headers: dict[str, str]) -> None:
        self.house = house
        sent = {"accept-language": lang, "sec-fetch-site": "same-origin", "origin": house.origin} | headers
        self.http = httpx.Client(base_url=house.origin, headers=sent, timeout=30)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, follow: bool = False, **more: Any) -> httpx.Response:
        return self.http.post(path, follow_redirects=follow, **more)

    def api(self, path: str, body: Any = None) -> httpx.Response:
        if body is None:
            return self.http.get(f"/api/v1{path}")
        return self.http.post(f"/api/v1{path}", json=body)

    def come_in(self, name: str = "Anna", lang: str = "en") -> "Visitor":
        assert self.api("/me", {"name": name, "lang": lang}).status_code == 200
        return self

    def table(self, **order: Any) -> str:
        """A new table of mine."""
        answer = self.api("/tables", {"game": "kurier", "seats": 3, **order})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def socket(self, table: str, origin: str | None = None, form: str = "wide") -> "Line":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = ("accept-language", "x-forwarded-for", "x-forwarded-proto")
        headers = {name: self.http.headers[name] for name in sent if name in self.http.headers}
        headers |= {"cookie": cookies} if cookies else {}
        return Line(
            connect(
                f"ws://127.0.0.1:{self.house.port}/table/{table}/socket?form={form}",
                origin=Origin(origin or self.house.origin),
                additional_headers=headers,
                max_size=None,
                close_timeout=3,
            )
        )


class Line:
    """A socket that speaks JSON."""

    def __init__(self, connecting: ClientConnection) -> None:
        self._connecting = connecting
        self.raw = connecting.__enter__()
        self._reader = Reader()

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self._connecting.__exit__(None, None, None)

    def send(self, message: Any) -> None:
        self.raw.send(message if isinstance(message, (str, bytes)) else msgspec.json.encode(message).decode())

    def hear(self, timeout: float = 15) -> dict[str, Any]:
        """The next message; a change of the table as the whole table that it leads to."""
        return self._reader.read(self.raw.recv(timeout))

    def until(self, kind: str, timeout: float = 15, **facts: Any) -> dict[str, Any]:
        """The next message of this type with these facts; others before it are passed over."""
        for _ in range(500):
            heard = self.hear(timeout)
            if heard["type"] == kind and all(heard.get(key) == value for key, value in facts.items()):
                return heard
        raise AssertionError(f"no {kind}")

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        self.send(message)
        for _ in range(500):
            heard = self.hear()
            if heard["type"] in ("done", "refused", "hint") and heard["id"] == message["id"]:
                return heard
        raise AssertionError("no answer")
