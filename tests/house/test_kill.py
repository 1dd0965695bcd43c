"""The server is killed with SIGKILL under play, again and again. Nothing acknowledged is lost; every table goes on."""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec

from serai.house.store import Entry

KILLS = int(os.environ.get("SERAI_KILLS", "60"))
"""On each back end; ``make kills`` takes more of them."""

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"game": "kurier", "seats": 2}),
    (1, {"game": "kurier", "seats": 3, "bots": {1: "random", 2: "random"}}),
    (3, {"game": "toy", "seats": 3, "options": {"long": True}}),
    (3, {"game": "ambush", "seats": 3, "window": 2}),
    (1, {"game": "ambush", "seats": 2, "bots": {1: "random"}}),
    (2, {"game": "toy", "seats": 2, "clock": {"kind": "days"}}),
]
"""People, and what they order: turns, bots, secret simultaneous steps, reaction windows."""


class Server:
    """The process, and a count of its deaths."""

    def __init__(self, url: str, path: str) -> None:
        self.path = path
        self.marker = token_hex(8)
        command = [sys.executable, str(Path(__file__).parent / "served.py"), url, path]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # Python complains of what a killed process could not tidy up.
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ
            | {
                "SERAI_KILL_TEST": self.marker,
                "PYTHONPATH": f"{Path(__file__).parent}:{Path(__file__).parents[1]}/laws",
            },
        )

    async def tell(self, word: str) -> None:
        """Start it, or kill it."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()
        said = await asyncio.to_thread(self.process.stdout.readline)
        assert said.strip() == "done"

    async def ready(self) -> None:
        """Wait until it listens."""
        while True:
            try:
                _, writer = await asyncio.open_unix_connection(self.path)
            except OSError:
                await asyncio.sleep(0.002)
            else:
                writer.close()
                return

    def orphans(self) -> list[int]:
        """Processes that this server left behind."""
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    if self.marker.encode() in (entry / "environ").read_bytes():
                        found.append(int(entry.name))
                except OSError:
                    continue
        return found


class Client:
    """Asks the server, and asks again with the very same words until there is an answer, as a browser does."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.asked_again = 0

    async def ask(self, *what: Any) -> Any:
        line = msgspec.json.encode(what) + b"\n"
        while True:
            try:
                if self._streams is None:
                    self._streams = await asyncio.open_unix_connection(self.path, limit=2**22)
                reader, writer = self._streams
                writer.write(line)
                await writer.drain()
                answer = await reader.readline()
                if answer.endswith(b"\n"):
                    return msgspec.json.decode(answer)
            except OSError:
                pass
            self.asked_again += 1
            self._streams = None
            await asyncio.sleep(0.005)


class Play:
    """People at tables of one kind, one after the other, until told to stop; what was acknowledged to them."""

    def __init__(self, path: str, people: int, order: dict[str, Any]) -> None:
        self.people = people
        self.order = order
        self.clients = [Client(path) for _ in range(people)]
        self.tokens: list[str] = []
        self.stop = False
        self.finished = 0
        self.acknowledged: dict[str, set[str]] = {}
        """By table, the messages that were answered with done."""

    async def run(self) -> None:
        for number, client in enumerate(self.clients):
            person, token = await client.ask("newcomer", f"Guest {number}")
            assert person["name"] == f"Guest {number}"
            self.tokens.append(token)
        # However slow the machine is, one table at least is played to its end.
        while not (self.stop and self.finished):
            table: str = await self.clients[0].ask("new", self.tokens[0], self.order)
            self.acknowledged[table] = set()
            for client, token in zip(self.clients[1:], self.tokens[1:], strict=True):
                await client.ask("sit", token, table)
            await asyncio.gather(*(self.play(table, seat) for seat in range(self.people)))
            self.finished += 1

    async def play(self, table: str, seat: int) -> None:
        client, token, luck = self.clients[seat], self.tokens[seat], random.Random(seat)
        while True:
            shown = await client.ask("look", token, table)
            if shown["status"] == "over":
                return
            if not shown["choices"] or (shown["window"] is not None and luck.random() < 0.7):
                await asyncio.sleep(0.02)
                continue
            message = token_hex(6)
            action = luck.choice(shown["choices"])["action"]
            request = {"type": "act", "id": message, "number": shown["number"], "action": action}
            if shown["can_undo"] and luck.random() < 0.1:
                turn = luck.random() < 0.5
                request = {"type": "undo", "id": message, "number": shown["number"], "turn": turn}
            answers = await client.ask("request", token, table, request)
            if answers[0]["type"] == "done":
                self.acknowledged[table].add(message)

    async def check(self) -> int:
        """Everything acknowledged is in the logs, once. Returns how much that is."""
        count = 0
        for table, messages in list(self.acknowledged.items()):
            told = set(messages)
            log = [msgspec.convert(e, Entry) for e in await self.clients[0].ask("log", self.tokens[0], table)]
            assert [entry.number for entry in log] == list(range(len(log)))
            stored = Counter(entry.message.partition(":")[2] for entry in log if entry.message)
            assert not told - set(stored), f"lost at {table}: {told - set(stored)}"
            assert all(times == 1 for times in stored.values())
            count += len(told)
        return count


async def killed_under_play(url: str, path: str) -> None:
    server = Server(url, path)
    plays = [Play(path, *what) for what in TABLES]
    luck = random.Random(url)
    try:
        await server.tell("go")
        tasks = [asyncio.create_task(play.run()) for play in plays]
        for number in range(KILLS):
            # Mostly under play, now and then while it starts.
            if number % 6:
                await server.ready()
            await asyncio.sleep(luck.uniform(0.01, 0.4))
            await server.tell("kill")
            await server.tell("go")
        for play in plays:
            play.stop = True
        # Every table now goes on to its end by itself and by its players.
        await asyncio.wait_for(asyncio.gather(*tasks), 300)
        counts = [await play.check() for play in plays]
        assert sum(counts) > KILLS
        assert all(play.finished for play in plays), [
            (p.order, p.finished, c) for p, c in zip(plays, counts, strict=True)
        ]
        assert sum(client.asked_again for play in plays for client in play.clients) > KILLS
        print(f"{KILLS} kills, {sum(counts)} acknowledged actions, {sum(p.finished for p in plays)} games finished")
    finally:
        await server.tell("kill")
        assert server.process.stdin is not None
        server.process.stdin.close()
        await asyncio.to_thread(server.process.wait, 10)
    for _ in range(200):
        if not server.orphans():
            break
        await asyncio.sleep(0.05)
    assert not server.orphans(), "worker processes outlived their server"


def test_nothing_acknowledged_is_lost(url: str) -> None:
    with tempfile.TemporaryDirectory(prefix="serai-kill-") as folder:
        began = time.monotonic()
        asyncio.run(killed_under_play(url, f"{folder}/socket"))
        print(f"{time.monotonic() - began:.0f} s")
