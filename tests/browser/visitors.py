"""A real ``serai serve`` on loopback, and guests with browsers of their own."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from signal import SIGTERM
from typing import Any
from urllib.request import Request, urlopen

from playing import until
from playwright.sync_api import BrowserContext, Page

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One server process over one SQLite file; it can be killed and started again at the same address."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None) -> None:
        self._environment = os.environ | {"PYTHONUNBUFFERED": "1"} | (environment or {})
        self.port = _free_port()
        self.url = f"http://localhost:{self.port}"
        self._database = folder / "house.sqlite"
        self._log = folder / "serve.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("serving.py")), "serve"]
        command += ["--port", str(self.port), "--database", f"sqlite:{self._database}", "--lang", "en"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=self._environment)
        deadline = time.monotonic() + 40
        while time.monotonic() < deadline:
            try:
                with urlopen(self.url + "/login", timeout=5) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"serai serve did not come up:\n{self.log}")

    def stop(self, how: int = SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")


class Finished:
    """Games that only bots played, to look back upon."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._token = ""
        self._token = self._ask("/me", {"name": "Hanna", "lang": "en"})["token"]
        self._tables: dict[str, str] = {}

    def table(self, game: str, seats: int, bot: str = "random") -> str:
        """The id of a table where this game is over."""
        if game not in self._tables:
            order = {"game": game, "seats": seats, "bots": dict.fromkeys(range(seats), bot), "hot_seats": 0}
            self._tables[game] = self._ask("/tables", order)["id"]
            deadline = time.monotonic() + 120
            while self._ask(f"/tables/{self._tables[game]}")["status"] != "over":
                assert time.monotonic() < deadline, "the bots do not finish"
                time.sleep(0.1)
        return self._tables[game]

    def _ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"content-type": "application/json"}
        if self._token:
            headers["authorization"] = f"Bearer {self._token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self._url}/api/v1{path}", data, headers), timeout=30) as answer:
            return json.load(answer)


class Guest:
    """A person with a browser of their own."""

    def __init__(self, context: BrowserContext, url: str, name: str, lang: str, troubles: list[str]) -> None:
        self.context = context
        self.url = url
        self.name = name
        self.lang = lang
        self.troubles = troubles

    def post(self, path: str, data: dict[str, Any]) -> Any:
        """Ask the HTTP API."""
        answer = self.context.request.post(self.url + path, data=data, headers={"origin": self.url})
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def come_in(self, **settings: Any) -> None:
        """With these settings; None leaves one unset. What newcomers are told is off unless a test is about it."""
        usual = {"motion": "none", "sound": False, "confirm": False, "coach": False, "explain": False}
        chosen = {key: value for key, value in (usual | settings).items() if value is not None}
        self.post("/api/v1/me", {"name": self.name, "lang": self.lang, "settings": chosen})

    def page(self, path: str = "") -> Page:
        """A new tab; whatever goes wrong in it is written down."""
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.troubles.append(f"{self.name}: {error}"))
        page.on("console", lambda line: self._note(line.type, line.text))
        if path:
            page.goto(self.url + path, wait_until="domcontentloaded")
        return page

    def at_table(self, game: str = "kurier", seats: int = 3) -> Page:
        """At a new table with bots, asked to choose."""
        order = {"game": game, "seats": seats, "bots": dict.fromkeys(range(1, seats), "random"), "casual": True}
        page = self.page(f"/table/{self.post('/api/v1/tables', order)['id']}")
        until(page, "window.serai?.calm && serai.live.choices.length > 0", 25)
        return page

    def _note(self, kind: str, text: str) -> None:
        # While a line is cut or a server is down the browser itself complains; that is what the test is about. It also
        # says that a guest's own context, which it takes for a private window, has no push service.
        if kind == "error" and not re.search(
            r"ERR_(INTERNET|CONNECTION)|WebSocket connection|Push API in incognito mode", text
        ):
            self.troubles.append(f"{self.name}: {text}")


Invite = Callable[..., Guest]
