"""A server for bench/serve.py: a house with tables that wait for their players, or a bare echo on the same stack.

    python serve_house.py echo
    python serve_house.py house GAME SEATS TABLES [DATABASE [PROFILE]]

Prints one line of JSON when it serves, and serves until its standard input ends. DATABASE is a folder for an SQLite
file (a temporary one by default), or the URL of a PostgreSQL database; with no tables it serves those that another
process has set up there. With PROFILE it writes a cProfile of its main thread there at the end.
"""

import asyncio
import cProfile
import json
import socket
import sys
import tempfile
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.core import playout
from serai.core.game import Game
from serai.core.registry import game as installed
from serai.house.house import House
from serai.house.order import TableOrder
from serai.web.app import create_app
from serai.web.memory import collect_rarely
from serai.web.serving import configuration
from serai.web.settings import UNLIMITED, Limits, Settings
from serve_tally import TALLY

LIMITS = Limits(
    messages=UNLIMITED,
    openings=UNLIMITED,
    connections_of_address=1_000_000,
    sockets_of_address=1_000_000,
    sockets_of_person=1_000_000,
)
"""All players come from one address, and as fast as they can."""
TOGETHER = 50
"""How many tables are set up at the same time: what waits together is stored together."""


def find(name: str, data: str | None = None, data_name: str = "") -> Game:
    """The installed games, and Tally."""
    return TALLY if name == "tally" else installed(name, data, data_name)


async def echo(line: WebSocket) -> None:
    """Say everything back."""
    await line.accept()
    try:
        while True:
            await line.send_text(await line.receive_text())
    except WebSocketDisconnect:
        pass


async def set_up(house: House, game: str, seats: int, tables: int) -> list[list[tuple[str, str]]]:
    """So many running tables; for each the tokens of its players, with the table's id."""

    async def one(number: int) -> list[tuple[str, str]]:
        people = []
        for seat in range(seats):
            person, token = await house.newcomer(f"Player {number}-{seat}", "en")
            people.append((await house.change_person(person, settings={"confirm": False}), token))
        table = await house.new_table(people[0][0], TableOrder(game, seats))
        for person, _ in people[1:]:
            await house.sit(table, person)
        return [(token, table) for _, token in people]

    made: list[list[tuple[str, str]]] = []
    for first in range(0, tables, TOGETHER):
        made += await asyncio.gather(*(one(number) for number in range(first, min(first + TOGETHER, tables))))
    return made


async def serve(app: Any, facts: dict[str, Any], profile: str) -> None:
    """Serve until standard input ends."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    # As `serai serve` has it.
    config = configuration(app, Settings(limits=LIMITS))
    config.timeout_graceful_shutdown = 1
    collect_rarely()
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    print(json.dumps({"port": listening.getsockname()[1], **facts}), flush=True)
    watch = cProfile.Profile()
    if profile:
        watch.enable()
    await asyncio.to_thread(sys.stdin.read)
    if profile:
        watch.disable()
        watch.dump_stats(profile)
    server.should_exit = True
    await serving


async def main() -> None:
    """As the command line says."""
    if sys.argv[1] == "echo":
        await serve(Starlette(routes=[WebSocketRoute("/", echo)]), {}, "")
        return
    game, seats, tables = sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    database, profile = (*sys.argv[5:7], "", "")[:2]
    with tempfile.TemporaryDirectory(
        prefix="serai-serve-", dir=None if "://" in database else database or None
    ) as folder:
        url = database if "://" in database else f"sqlite:{folder}/house.sqlite"
        house = await House.open(url, bot_workers=1, find=find)
        form = "pure" if str(playout.__file__).endswith(".py") else "compiled"
        facts = {"form": form, "tables": await set_up(house, game, seats, tables)}
        await serve(create_app(house, Settings(limits=LIMITS)), facts, profile)
        await house.close()


if __name__ == "__main__":
    # uvloop where uvicorn would take it.
    config = uvicorn.Config(echo)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(main())
