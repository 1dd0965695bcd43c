"""Is anybody slowed? One player acts all the while; beside him heavy things run, one after the other.

    python bench/probe.py                       # all of them, about six minutes
    python bench/probe.py --only data replays   # some of them

For each heavy thing: what the player waits for an action (until it is acknowledged and he sees what came of it) without
it and with it, in turns in the same run, and the ratio. Everything stays on loopback. See bench/README.md.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Final

import httpx

from serai.core.registry import game as find_game
from talk import Talk, talk

HERE: Final = Path(__file__).resolve().parent
EVERY: Final = 0.1
"""Seconds between two actions of the probe: one a second would be a player's, but gives few samples."""
PASSWORD: Final = "a good password"


class House:
    """The served house, as its visitors know it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "probe_house.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("probe: the house did not open")
        self.facts: dict[str, Any] = json.loads(line)
        self.port: int = self.facts["port"]

    def http(self, token: str = "") -> httpx.AsyncClient:
        """A visitor's browser."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        address = f"http://127.0.0.1:{self.port}"
        # Without certificates: to read them costs more than all that a visitor asks for.
        return httpx.AsyncClient(base_url=address, headers=headers, timeout=120, verify=False)

    def socket(self, table: str, token: str) -> AbstractAsyncContextManager[Talk]:
        """A visitor's socket."""
        return talk(self.port, table, token)

    def close(self) -> None:
        """Let it end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()


def act(shown: dict[str, Any]) -> str:
    """A random choice, as a request."""
    action = random.choice(shown["choices"])["action"]
    return json.dumps({"type": "act", "id": f"{random.getrandbits(60):x}", "action": action} | at(shown))


def at(shown: dict[str, Any]) -> dict[str, Any]:
    """Which moment, and whose, a request is about."""
    return {"number": shown["number"], "undone": shown["undone"], "seat": shown["viewer"]}


class Probe:
    """The player who must not notice anything. He goes to the next table when a game is over."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables = list(house.facts["tables"])
        self.waits: list[float] = []
        self._work = Path(house.facts["work"])
        self.task = asyncio.create_task(self._play())

    async def _play(self) -> None:
        due = time.perf_counter()
        while self._tables:
            async with self._house.socket(self._tables.pop(), self._house.facts["token"]) as line:
                shown = await line.until("table")
                while shown["choices"]:
                    due = max(due + EVERY, time.perf_counter())
                    await asyncio.sleep(due - time.perf_counter())
                    began = time.perf_counter()
                    await line.send(act(shown))
                    left = {"done", "table"}
                    while left:
                        message = await line.hear()
                        if message["type"] == "refused":
                            sys.exit(f"probe: refused: {message['text']}")
                        left.discard(message["type"])
                        shown = message if message["type"] == "table" else shown
                    self.waits.append(time.perf_counter() - began)
        sys.exit("probe: out of tables")

    async def measure(self, seconds: float) -> tuple[list[float], list[float]]:
        """What he waited during so many seconds, and what the event loop worked meanwhile."""
        first, began = len(self.waits), time.perf_counter()
        await asyncio.sleep(seconds)
        noted = [line.split() for line in self._work.read_text(encoding="utf-8").splitlines()]
        return self.waits[first:], [float(work) for at, work in noted if float(at) >= began]


# ---------------------------------------------------------------------- heavy things, each until it is cancelled


async def data(house: House) -> None:
    """Twenty people send data files of their own at once."""
    clients = [house.http((await _newcomer(house))[1]) for _ in range(20)]

    async def send(number: int, client: httpx.AsyncClient) -> None:
        game = ("kurier", "brillance", "ilos", "feuville", "himalaya")[number % 5]
        text = f"{find_game(game).data_text}\n# {random.getrandbits(60)}\n"
        order = {"game": game, "seats": 2, "hot_seats": 2, "data": text, "data_name": "own.toml"}
        answer = await client.post("/api/v1/tables", json=order)
        if answer.status_code not in (201, 503):
            sys.exit(f"probe: {answer.status_code} {answer.text[:200]}")

    while True:
        await asyncio.gather(*(send(number, client) for number, client in enumerate(clients)))


async def again(house: House) -> None:
    """Eight people each act and then watch again what happened, twice a second."""

    async def one(token: str, table: str) -> None:
        async with house.socket(table, token) as line:
            shown = await line.until("table")
            while True:
                if shown["choices"] and shown["status"] == "running":
                    await line.send(act(shown))
                    shown = await line.until("table")
                await line.send(json.dumps({"type": "look", "id": "l", "again": True}))
                shown = await line.until("table")
                await asyncio.sleep(0.5)

    await asyncio.gather(*(one(token, table) for token, table in house.facts["watchers"]))


async def replays(house: House) -> None:
    """Six people look back upon games, twice a second: a page, two moments, a picture."""

    async def one() -> None:
        async with house.http() as client:
            while True:
                table = random.choice(house.facts["over"])
                await client.get(f"/replay/{table}?at={random.randrange(300)}&seat={random.randrange(1, 3)}")
                for _ in range(2):
                    await client.get(f"/replay/{table}/moment/{random.randrange(300)}.json")
                await client.get(f"/replay/{table}/picture/{random.randrange(300)}.svg")
                await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(6)))


async def logins(house: House) -> None:
    """Eight people log in at once, every two seconds."""

    async def one(name: str) -> None:
        async with house.http() as client:
            answer = await client.post("/login", data={"name": name, "password": PASSWORD})
            if answer.status_code != 303:
                sys.exit(f"probe: login: {answer.status_code}")

    while True:
        await asyncio.gather(*(one(name) for name in house.facts["names"]), asyncio.sleep(2.0))


async def sockets(house: House) -> None:
    """Twenty sockets a second are opened at long tables, and closed when they have heard how it stands."""

    async def one() -> None:
        _, table = random.choice(house.facts["watchers"])
        async with house.socket(table, "") as line:
            await line.until("table")

    while True:
        await asyncio.gather(*(one() for _ in range(2)), asyncio.sleep(0.1))


async def arrivals(house: House) -> None:
    """A class of thirty opens the house, begins a game each, and loads a table with all its files."""

    async def one() -> None:
        async with house.http() as client:
            await client.get("/")
            begun = await client.post("/quick/kurier")
            page = await client.get(begun.headers["location"])
            for address in re.findall(r'(?:src|href)="(/(?:static|client)[^"]*)"', page.text):
                await client.get(address)
            async with house.socket(begun.headers["location"].rpartition("/")[2], client.cookies["serai"]) as line:
                await line.until("table")

    while True:
        await asyncio.gather(*(one() for _ in range(30)), asyncio.sleep(5.0))


async def masters(house: House) -> None:
    """Fifty people each play a game against two masters, and answer at once."""

    async def one(number: int, token: str, table: str) -> None:
        await asyncio.sleep(0.05 * number)  # people do not come at one moment; ``sockets`` measures how they come
        async with house.socket(table, token) as line:
            shown = await line.until("table")
            while shown["status"] != "over":
                if shown["to_confirm"]:
                    await line.send(json.dumps({"type": "confirm", "id": f"{random.getrandbits(60):x}"} | at(shown)))
                elif shown["choices"]:
                    await line.send(act(shown))
                shown = await line.until("table")

    await asyncio.gather(*(one(number, *seat) for number, seat in enumerate(house.facts["masters"])))


async def core(house: House) -> None:
    """Nothing in the house: this process keeps a core busy, as a worker of the house would. What that alone costs."""
    while True:
        end = time.perf_counter() + 0.02
        while time.perf_counter() < end:
            pass
        await asyncio.sleep(0)


async def _newcomer(house: House) -> tuple[str, str]:
    async with house.http() as client:
        answer = (await client.post("/api/v1/me", json={"name": "Guest"})).json()
        return answer["id"], answer["token"]


HEAVY: Final[dict[str, Callable[[House], Awaitable[None]]]] = {
    "core": core,
    "data": data,
    "again": again,
    "replays": replays,
    "logins": logins,
    "sockets": sockets,
    "arrivals": arrivals,
    "masters": masters,
}


def percentile(values: list[float], part: float) -> float:
    """The value that this part of all values does not exceed, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


async def heavy(house: House, name: str, ready: Any) -> None:
    """Run one heavy thing in this process, told by lines: go, stop."""
    loop = asyncio.get_running_loop()
    while (await loop.run_in_executor(None, ready.readline)).strip() == "go":
        task = asyncio.ensure_future(HEAVY[name](house))
        await loop.run_in_executor(None, ready.readline)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        print("stopped", flush=True)


class Load:
    """A process beside us that runs one heavy thing: its own work must not be taken for the house's."""

    def __init__(self, house: House, name: str) -> None:
        command = [sys.executable, str(HERE / "probe.py"), "--load", name, json.dumps(house.facts)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def say(self, word: str) -> None:
        """go or stop."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()

    async def stopped(self) -> None:
        """Wait until it has."""
        assert self._process.stdout is not None
        await asyncio.to_thread(self._process.stdout.readline)

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


async def run(names: list[str], rounds: int, seconds: float) -> None:
    """All measurements, one after the other."""
    house = House()
    try:
        probe = Probe(house)
        await asyncio.sleep(2.0)
        print(
            f"Serai {house.facts['form']}; {rounds} rounds of {seconds:g} s without and with; one action each {EVERY} s"
        )
        heads = ("without: p50", "p99", "most", "with: p50", "p99", "most", "p50 x", "p99 x", "loop p99", "with")
        widths = (14, 8, 8, 12, 8, 8, 8, 8, 12, 8)
        print(f"{'':10}" + "".join(f"{head:>{width}}" for head, width in zip(heads, widths, strict=True)) + "  ms")
        for name in names:
            load = Load(house, name)
            without: list[float] = []
            beside: list[float] = []
            alone: list[float] = []
            worked: list[float] = []
            for _ in range(rounds):
                waits, works = await probe.measure(seconds)
                without, alone = without + waits, alone + works
                load.say("go")
                waits, works = await probe.measure(seconds)
                beside, worked = beside + waits, worked + works
                load.say("stop")
                await load.stopped()
                await asyncio.sleep(1.0)
            load.close()
            rows = [percentile(waits, part) for waits in (without, beside) for part in (0.5, 0.99, 1.0)]
            ratios = [rows[3] / rows[0], rows[4] / rows[1]]
            loop = [percentile(works, 0.99) for works in (alone, worked)]
            found = zip([*rows, *ratios, *loop], widths, (1, 1, 1, 1, 1, 1, 2, 2, 1, 1), strict=True)
            line = "".join(f"{value:>{width}.{digits}f}" for value, width, digits in found)
            print(f"{name:10}{line}  ({len(without)} and {len(beside)} actions)", flush=True)
        probe.task.cancel()
    finally:
        house.close()


def main() -> None:
    """As the command line says."""
    if sys.argv[1:2] == ["--load"]:
        served = House.__new__(House)
        served.facts = json.loads(sys.argv[3])
        served.port = served.facts["port"]
        os.nice(10)  # visitors' own machines do this work, not the house's: it must not keep the server from a core
        asyncio.run(heavy(served, sys.argv[2], sys.stdin))
        return
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--only", nargs="*", choices=list(HEAVY), default=list(HEAVY))
    reader.add_argument("--rounds", type=int, default=8)
    reader.add_argument("--seconds", type=float, default=3.0)
    asked = reader.parse_args()
    asyncio.run(run(asked.only, asked.rounds, asked.seconds))


if __name__ == "__main__":
    main()
