"""``serai serve``: open the house in the browser. ``serai verify``: do all stored games still play the same?"""

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Generator
from pathlib import Path
from time import time
from types import FrameType
from typing import TYPE_CHECKING

from serai.cli.arguments import Arguments, Command, Flag
from serai.cli.speech import Complaint, file_trouble
from serai.cli.terminal import Terminal
from serai.core.registry import game as find_game

if TYPE_CHECKING:
    from serai.house.house import Difference

_LOCAL = "127.0.0.1"
_PORT = 8477


def data_folder() -> Path:
    """Where this user's data belong, by the customs of the system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "serai"


def database(arguments: Arguments) -> str:
    """The database that was named, or a file in the user's data folder, made if need be. Raises Complaint."""
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
    assert port is not None
    assert workers is not None
    url = database(arguments)
    with _listen(host, port) as listening:
        address = _address(host, listening)
        asyncio.run(_serve(terminal, arguments, url, listening, address, workers))
    return 0


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


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "::", _LOCAL, "::1") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


async def _serve(
    terminal: Terminal, arguments: Arguments, url: str, listening: socket.socket, address: str, workers: int
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
    from serai.web.memory import collect_rarely  # noqa: PLC0415
    from serai.web.settings import Settings  # noqa: PLC0415

    settings = Settings(develop=bool(os.environ.get("SERAI_DEVELOP")), origin=arguments.text("origin") or "")
    house = await House.open(url, bot_workers=workers)
    try:
        config = uvicorn.Config(
            create_app(house, settings),
            log_level="warning",
            access_log=False,
            server_header=False,
            date_header=True,
            ws="websockets-sansio",
            ws_max_size=settings.limits.frame,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            timeout_graceful_shutdown=3,
            timeout_keep_alive=30,
            lifespan="off",
        )
        collect_rarely()
        server = _Quiet(config)
        _on_signals(server.handle_exit)
        terminal.line(terminal.say("serve-open", address=address), "bold")
        terminal.line(terminal.say("serve-stop", database=_shown(url)))
        terminal.out.file.flush()
        if arguments.on("open-browser"):
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)
        await server.serve([listening])
    finally:
        await house.close()
    terminal.line(terminal.say("serve-closed"))


def _on_signals(leave: Callable[[int, FrameType | None], None]) -> None:
    """Close in order when asked to; at the second Ctrl-C at once."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, leave)


def _shown(url: str) -> str:
    """A database as it may be shown: without a password."""
    head, at, tail = url.rpartition("@")
    if not at:
        return url.removeprefix("sqlite:")
    return f"{head.partition('://')[0]}://{tail}"


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
    from serai.house.keeper import Keeper, crypto_luck  # noqa: PLC0415
    from serai.house.store import open_store  # noqa: PLC0415
    from serai.house.thinking import Thinkers  # noqa: PLC0415
    from serai.house.verify import verify as verify_all  # noqa: PLC0415

    kept = await open_store(url)
    thinkers = Thinkers(1, 1.0, find_game)
    try:
        return await verify_all(Keeper(kept, time, find_game, thinkers, crypto_luck, 0.0))
    finally:
        thinkers.close()
        await kept.close()


_DATABASE = Flag("database", "database")
SERVE = Command(
    "serve",
    (),
    (
        Flag("host", "host"),
        Flag("port", "port"),
        _DATABASE,
        Flag("origin", "origin"),
        Flag("workers", "number"),
        Flag("open-browser"),
    ),
    serve,
)
VERIFY = Command("verify", (), (_DATABASE,), verify)
