"""``serai serve``: open the house in the browser. ``serai verify``: do all stored games still play the same?"""

import asyncio
import contextlib
import errno
import os
import re
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Generator
from pathlib import Path
from time import time
from types import FrameType
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from serai.cli.arguments import Arguments, Command, Flag
from serai.cli.common import without_password
from serai.cli.mail import FLAGS as MAIL_FLAGS
from serai.cli.mail import mail_server
from serai.cli.reach import network_address, web_address
from serai.cli.speech import Complaint, file_trouble
from serai.cli.terminal import Terminal
from serai.core.registry import game as find_game

if TYPE_CHECKING:
    from serai.house.house import Difference
    from serai.web.settings import Settings

_LOCAL = "127.0.0.1"
_PORT = 8477
LOGS = ("text", "json")
DATABASE = Flag("database", "database")


def data_folder() -> Path:
    """Where this user's data belong, by the customs of the system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "serai"


def database(arguments: Arguments, *, must_exist: bool = False) -> str:
    """The database that was named, or a file in the user's data folder, made if need be. Raises Complaint.

    ``must_exist``: a file that is not there is a mistake, not a new house.
    """
    url = _database(arguments)
    if must_exist and url.startswith("sqlite:") and not Path(url.removeprefix("sqlite:")).is_file():
        raise Complaint("no-house", file=url.removeprefix("sqlite:"))
    return url


def _database(arguments: Arguments) -> str:
    named = arguments.text("database")
    if named is not None:
        return named if ":" in named else f"sqlite:{named}"
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(error, folder) from error
    return f"sqlite:{folder / 'house.sqlite'}"


def serve(terminal: Terminal, arguments: Arguments) -> int:
    """Open the house and keep it open until it is stopped."""
    host = arguments.text("host") or _LOCAL
    port = arguments.number("port", 0, 65535, _PORT)
    workers = arguments.number("workers", 0, 64, 1)
    url = database(arguments)
    settings = _settings(arguments)
    with _listen(host, port) as listening:
        places = _places(host, listening.getsockname()[1], settings.base_path)
        if places.others:
            settings = msgspec.structs.replace(settings, friends=places.others)
        from serai.web.serving import loop_factory  # noqa: PLC0415 - only who serves pays for loading the web

        with asyncio.Runner(loop_factory=loop_factory(watched=bool(_watched()))) as runner:
            runner.run(_serve(terminal, arguments, url, listening, places, settings, workers))
    return 0


def _settings(arguments: Arguments) -> "Settings":
    """How the web side is to run, as the options say. Raises Complaint."""
    from serai.web.settings import Settings  # noqa: PLC0415 - only who serves pays for loading the web

    base = (arguments.text("base-path") or "").rstrip("/")
    if base and not re.fullmatch(r"(/[A-Za-z0-9_~][A-Za-z0-9._~-]*)+", base):
        raise Complaint("serve-base-path", found=base[:80])
    origin = (arguments.text("origin") or "").rstrip("/")
    if origin and not re.fullmatch(r"https?://[^/?#\s]+", origin):
        raise Complaint("serve-origin", found=origin[:80])
    if (arguments.text("log") or "text") not in LOGS:
        raise Complaint("serve-log", found=(arguments.text("log") or "")[:40], forms=", ".join(LOGS))
    made = Settings(
        develop=bool(os.environ.get("SERAI_DEVELOP")),
        origin=origin,
        base_path=base,
        proxies=_addresses(arguments, "proxy"),
        invitation_only=arguments.on("invitation-only"),
        private_webhooks=arguments.on("private-webhooks"),
        mail=mail_server(arguments, origin),
    )
    watchers = _addresses(arguments, "metrics-from")
    return msgspec.structs.replace(made, watchers=(*made.watchers, *watchers))


def _addresses(arguments: Arguments, flag: str) -> tuple[str, ...]:
    """The addresses or networks that an option names, by commas or by naming it again. Raises Complaint."""
    from serai.house.addresses import parse_network  # noqa: PLC0415

    words = [word.strip() for text in arguments.texts(flag) for word in text.split(",")]
    for word in words:
        if parse_network(word) is None:
            raise Complaint("serve-address", flag=f"--{flag}", found=word[:80])
    return tuple(words)


class Places(Struct, frozen=True):
    """Where a house can be opened: on this computer, and from others; empty if it cannot."""

    here: str
    others: str


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises Complaint if the port is taken or the host is not ours."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, port))
            made.listen(2048)
        except OSError:
            made.close()
            raise
    except OSError as error:
        key = "serve-port-taken" if error.errno == errno.EADDRINUSE else "serve-no-host"
        raise Complaint(key, host=host, port=str(port)) from error
    return made


def _places(host: str, port: int, base: str) -> Places:
    everywhere = host in ("0.0.0.0", "::")
    here = "localhost" if everywhere or host in (_LOCAL, "::1") else host
    found = network_address(host) if everywhere else ""
    return Places(web_address(here, port, base), web_address(found, port, base) if found else "")


async def _serve(
    terminal: Terminal,
    arguments: Arguments,
    url: str,
    listening: socket.socket,
    places: Places,
    settings: "Settings",
    workers: int,
) -> None:
    # Only who serves pays for loading the web.
    import uvicorn  # noqa: PLC0415

    class _Quiet(uvicorn.Server):
        """A server that leaves signals to us: by itself it would raise them again before the house is closed."""

        @contextlib.contextmanager
        def capture_signals(self) -> Generator[None, None, None]:
            yield

    from serai.house.house import House  # noqa: PLC0415
    from serai.web.app import create_app  # noqa: PLC0415
    from serai.web.logs import log_to_stderr  # noqa: PLC0415
    from serai.web.memory import collect_rarely, share_time, tidy  # noqa: PLC0415
    from serai.web.serving import configuration, empty  # noqa: PLC0415
    from serai.web.sparing import write_sparingly  # noqa: PLC0415
    from serai.web.warming import warm_up  # noqa: PLC0415
    from serai.web.watch import watch  # noqa: PLC0415

    log_to_stderr(arguments.text("log") or LOGS[0])
    house = await House.open(url, bot_workers=workers)
    try:
        app = create_app(house, settings)
        config = configuration(app, settings)
        collect_rarely()
        share_time()
        write_sparingly()
        if _watched():
            watch(_watched() / 1000)
        beside = [asyncio.create_task(warm_up(app)), asyncio.create_task(tidy(lambda: empty(config)))]
        server = _Quiet(config)
        _on_signals(server.handle_exit)
        shown = f"{settings.origin}{settings.base_path}/" if settings.origin else places.others or places.here
        terminal.line(terminal.say("serve-open", address=shown), "bold")
        if places.others and not settings.origin:
            terminal.line(terminal.say("serve-friends", address=places.here))
        elif "localhost" in shown:
            terminal.line(terminal.say("serve-only-here"))
        terminal.line(terminal.say("serve-stop", database=_shown(url)))
        terminal.out.file.flush()
        if arguments.on("open-browser"):
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, places.here)
        await server.serve([listening])
        for task in beside:
            task.cancel()
    finally:
        await house.close()
    terminal.line(terminal.say("serve-closed"))


def _watched() -> float:
    """Whoever holds the event loop for more than so many milliseconds is named in the log; 0: nobody."""
    return float(os.environ.get("SERAI_WATCH") or 0)


def _on_signals(leave: Callable[[int, FrameType | None], None]) -> None:
    """Close in order when asked to; at the second Ctrl-C at once."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, leave)


def _shown(url: str) -> str:
    """A database as it may be shown: without a password."""
    return url.removeprefix("sqlite:") if url.startswith("sqlite:") else without_password(url)[0]


def verify(terminal: Terminal, arguments: Arguments) -> int:
    """Replay all stored games; status 2 if one of them plays differently."""
    found = asyncio.run(_verify(database(arguments)))
    for difference in found:
        terminal.complain(
            terminal.say(
                "verify-differs",
                table=difference.table,
                game=difference.game,
                rules=difference.rules,
                installed=difference.installed,
                entry=difference.entry,
                reason=difference.reason,
            )
        )
    if not found:
        terminal.line(terminal.say("verify-fine"))
    return 2 if found else 0


async def _verify(url: str) -> list["Difference"]:
    # Only who verifies pays for loading the house. It is not opened: an open house goes on playing.
    from serai.house.housetime import HouseClock  # noqa: PLC0415
    from serai.house.keeper import Keeper, crypto_luck  # noqa: PLC0415
    from serai.house.store import open_store  # noqa: PLC0415
    from serai.house.thinking import BotWorkers  # noqa: PLC0415
    from serai.house.verify import verify as verify_all  # noqa: PLC0415

    kept = await open_store(url)
    bot_workers = BotWorkers(1, 1.0, find_game)
    try:
        return await verify_all(Keeper(kept, HouseClock(0.0, time), find_game, bot_workers, crypto_luck, 0.0))
    finally:
        bot_workers.close()
        await kept.close()


SERVE = Command(
    "serve",
    (),
    (
        Flag("host", "host"),
        Flag("port", "port"),
        DATABASE,
        Flag("origin", "origin"),
        Flag("base-path", "path"),
        Flag("proxy", "address", many=True),
        Flag("invitation-only"),
        Flag("private-webhooks"),
        *MAIL_FLAGS,
        Flag("metrics-from", "address", many=True),
        Flag("log", "log"),
        Flag("workers", "number"),
        Flag("open-browser"),
    ),
    serve,
)
VERIFY = Command("verify", (), (DATABASE,), verify)
