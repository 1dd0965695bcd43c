"""A long evening in one house: so many actions over real sockets, tables that end and begin, browsers that come and go.

    python bench/soak.py --actions 100000 --tables 40 --seats 2 --games kurier,himalaya,ilos,feuville,brillance

Prints how much memory the server holds after each tenth of the actions; what counts is that it stops growing. The
server is a process of its own with its own SQLite file, served as ``serai serve`` does it except that nothing looks for
garbage among everything meanwhile; everything stays on loopback and is removed at the end. A table
that nobody looks at is let go after a minute here instead of ten, so that letting go is part of what is measured.
"""

import argparse
import asyncio
import json
import random
import socket
import sys
import tempfile
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from serai.house import keeper
from serai.house.house import House
from serai.web.app import create_app
from serai.web.memory import collect_rarely, share_time
from serai.web.serving import configuration, loop_factory
from serai.web.settings import UNLIMITED, Limits, Settings
from serve_house import find, set_up
from serve_load import Reader

LIMITS: Final = Limits(
    messages=UNLIMITED,
    openings=UNLIMITED,
    reads=UNLIMITED,
    sockets_of_address=1_000_000,
    connections_of_address=1_000_000,
    sockets_of_person=1_000_000,
)
"""All players come from one address, and as fast as they can."""
IDLE: Final = 60.0
LEAVES: Final = 200
"""One of so many actions ends with a browser that closes and comes back."""


# ---------------------------------------------------------------------- the server


async def serve() -> None:
    """Serve a house; each line of standard input, GAME SEATS, is a new table, told by a line of JSON."""
    keeper._IDLE = IDLE
    with tempfile.TemporaryDirectory() as folder:
        house = await House.open(f"sqlite:{folder}/soak.sqlite", find=find)
        settings = Settings(limits=LIMITS)
        server = uvicorn.Server(configuration(create_app(house, settings), settings))
        listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
        collect_rarely()
        share_time()
        serving = asyncio.create_task(server.serve([listening]))
        print(listening.getsockname()[1], flush=True)
        lines = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
        while line := await lines.readline():
            game, seats = line.decode().split()
            print(json.dumps((await set_up(house, game, int(seats), 1))[0]), flush=True)
        server.should_exit = True
        await serving
        await house.close()


# ---------------------------------------------------------------------- the players


class Evening:
    """What all tables share: the server, how many actions are left, and how many were taken."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, actions: int) -> None:
        self.process = process
        self.port = port
        self.actions = actions
        self.taken = 0
        self.tables = 0
        self.arrivals = 0
        self._asking = asyncio.Lock()

    async def new_table(self, game: str, seats: int) -> list[tuple[str, str]]:
        """The tokens of the players of a new table, each with its id."""
        async with self._asking:
            if self.process.stdin is None or self.process.stdout is None:
                raise RuntimeError("the server has no lines")
            self.process.stdin.write(f"{game} {seats}\n".encode())
            made: list[tuple[str, str]] = json.loads(await self.process.stdout.readline())
        self.tables += 1
        return made

    @property
    def over(self) -> bool:
        """Whether enough was played."""
        return self.taken >= self.actions

    def memory(self) -> float:
        """What the server holds now, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


async def play(evening: Evening, token: str, table: str, luck: random.Random) -> None:
    """One player at one table, until the game or the evening is over."""
    url = f"ws://127.0.0.1:{evening.port}/table/{table}/socket"
    number = 0
    while not evening.over:
        evening.arrivals += 1
        try:
            async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as line:
                reader = Reader()
                async for text in line:
                    heard = reader.read(text.encode() if isinstance(text, str) else text)
                    if heard.type == "table" and heard.status == "over":
                        return
                    if heard.type != "table" or not heard.choices:
                        continue
                    number += 1
                    await act(line, f"a{number}", heard.number, luck.choice(heard.choices).action)
                    evening.taken += 1
                    if evening.over or luck.randrange(LEAVES) == 0:
                        break
        except (ConnectionClosed, TimeoutError):
            await asyncio.sleep(0.1)


async def act(line: ClientConnection, name: str, number: int, action: int) -> None:
    """Ask for an action."""
    await line.send(msgspec.json.encode({"type": "act", "id": name, "number": number, "action": action}).decode())


async def sit(evening: Evening, games: list[str], seats: int, seed: int) -> None:
    """One table after the other, until the evening is over."""
    luck = random.Random(seed)
    while not evening.over:
        people = await evening.new_table(luck.choice(games), seats)
        await asyncio.gather(*(play(evening, token, table, luck) for token, table in people))


async def watch(evening: Evening, work: Awaitable[Any]) -> None:
    """Print the server's memory after each tenth of the actions."""
    playing = asyncio.ensure_future(work)
    told = 0
    while not playing.done():
        await asyncio.sleep(0.2)
        while told < 10 and evening.taken >= (told + 1) * evening.actions // 10:
            told += 1
            print(
                f"{evening.taken:8} actions {evening.tables:6} tables {evening.arrivals:7} arrivals "
                f"{evening.memory():8.1f} MB",
                flush=True,
            )
        if told == 10:
            playing.cancel()  # who waits for another's step would wait for ever
    with suppress(asyncio.CancelledError):
        await playing


async def main() -> None:
    """Start the server, play, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", default="kurier,himalaya,ilos,feuville,brillance")
    wanted = parser.parse_args()
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--serve", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    if process.stdout is None or process.stdin is None:
        raise RuntimeError("the server has no lines")
    evening = Evening(process, int(await process.stdout.readline()), wanted.actions)
    games = wanted.games.split(",")
    tables = (sit(evening, games, wanted.seats, seed) for seed in range(wanted.tables))
    try:
        await watch(evening, asyncio.gather(*tables))
    finally:
        process.stdin.close()
        await process.wait()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve() if "--serve" in sys.argv else main())
