"""What holds the event loop longest: every page and request of a house, in processor time, the first time and later.

    python bench/longest.py             # all games, one to two minutes
    python bench/longest.py --most 5    # tell of what takes more than 5 ms

Everything happens in this process, on loopback; see bench/README.md.
"""

import argparse
import asyncio
import base64
import os
import random
import tempfile
import time
from collections import defaultdict
from typing import Any

import httpx
import msgspec
import uvicorn

from serai.core import playout
from serai.core.registry import game as find_game
from serai.core.registry import game_ids
from serai.house.house import House
from serai.web.app import create_app
from serai.web.memory import collect_rarely, share_time
from serai.web.serving import configuration
from serai.web.settings import UNLIMITED, Limits, Settings
from serai.web.warming import warm_up
from serai.web.watch import watch
from talk import talk

EASY = Limits(
    posts=UNLIMITED,
    guesses=UNLIMITED,
    invitations=UNLIMITED,
    newcomers=UNLIMITED,
    reads=UNLIMITED,
    openings=UNLIMITED,
    messages=UNLIMITED,
)
STEPS = 300


class Watcher:
    """Keeps what was found, by what was being done."""

    def __init__(self) -> None:
        self.doing = "start"
        self.found: dict[str, list[tuple[float, str]]] = defaultdict(list)
        self.longest: dict[str, float] = defaultdict(float)

    def tell(self, took: float, where: str) -> None:
        """A turn of the loop that was long; ours, not the visitor's, who shares the process."""
        if "serai" in where or "." in where.split(" ", maxsplit=1)[0]:
            self.found[self.doing].append((took, where))


class Visitor:
    """Somebody who comes by HTTP and by socket."""

    def __init__(self, port: int, watcher: Watcher) -> None:
        self.port = port
        self.watcher = watcher
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120)
        self.token = ""

    async def come_in(self, name: str) -> None:
        answer = await self.http.post("/api/v1/me", json={"name": name})
        self.token = answer.json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    async def get(self, path: str, label: str = "") -> httpx.Response:
        self.watcher.doing = f"GET {label or path}"
        answer = await self.http.get(path)
        await asyncio.sleep(0.02)
        assert answer.status_code < 400, (path, answer.status_code)
        return answer

    async def post(self, path: str, label: str = "", **more: Any) -> httpx.Response:
        self.watcher.doing = f"POST {label or path}"
        answer = await self.http.post(path, **more)
        await asyncio.sleep(0.02)
        return answer

    def socket(self, table: str) -> Any:
        return talk(self.port, table, self.token, "deflate")


def fresh() -> str:
    """An id for a request."""
    return base64.b32encode(os.urandom(10)).decode()


async def play(visitor: Visitor, game: str, table: str, steps: int) -> str:
    """Random legal actions; returns the art's address."""
    watcher = visitor.watcher
    watcher.doing = f"socket {game}: arrive at the start"
    async with visitor.socket(table) as line:
        shown = await asyncio.wait_for(line.until("table"), 60)
        watcher.doing = f"socket {game}: act"
        for _ in range(steps):
            if not shown["choices"] or shown["status"] != "running":
                break
            act = {
                "type": "act",
                "id": fresh(),
                "number": shown["number"],
                "undone": shown["undone"],
                "seat": shown["viewer"],
            }
            await line.send(msgspec.json.encode(act | {"action": random.choice(shown["choices"])["action"]}).decode())
            shown = await asyncio.wait_for(line.until("table"), 60)
        for what in ("look", "look again", "look back", "hint", "undo", "say", "narrow"):
            watcher.doing = f"socket {game}: {what}"
            request: dict[str, Any] = {"type": "look", "id": fresh()}
            if what == "look again":
                request["again"] = True
            elif what == "look back":
                request["at"] = shown["number"] // 2
            elif what == "narrow":
                request["narrow"] = True
            elif what in ("hint", "undo"):
                request = {"type": what, "id": fresh(), "number": shown["number"]}
            elif what == "say":
                request = {"type": "say", "id": fresh(), "text": "hello"}
            await line.send(msgspec.json.encode(request).decode())
            await asyncio.sleep(0.5 if what != "look again" else 2.0)
        return str(shown["art"])


async def arrive(visitor: Visitor, table: str, label: str) -> None:
    """Open a table's socket and hear the first message."""
    visitor.watcher.doing = label
    async with visitor.socket(table) as line:
        await asyncio.wait_for(line.until("table"), 60)
        await asyncio.sleep(0.2)


async def visit(port: int, house: House, watcher: Watcher, names: list[str], late: list[str]) -> None:
    """Everything that can be asked."""
    anna = Visitor(port, watcher)
    await anna.come_in("Anna")
    for word in ("first", "again"):
        watcher.doing = "static files"
        for path in ("/", "/profile", "/login", "/manifest.webmanifest", "/favicon.ico", "/api/v1/games"):
            await anna.get(path, f"{path} ({word})")
        for path in ("/api/v1/me", "/api/v1/tables", "/api/v1/openapi.json"):
            await anna.get(path, f"{path} ({word})")
    await anna.post("/register", data={"password": "long enough"})
    for _ in range(3):
        await anna.post("/login", data={"name": "Anna", "password": "long enough"})
    for game in names:
        seats = find_game(game).seats[-1]
        for word in ("first", "again"):
            await anna.get(f"/rules/{game}", f"/rules/{game} ({word})")
            await anna.get(f"/rules/{game}?q=de+het", f"/rules/{game}?q ({word})")
            await anna.get(f"/new/{game}", f"/new/{game} ({word})")
            await anna.get(f"/picture/{game}/new.nl.svg", f"/picture/{game} ({word})")
            await anna.get(f"/api/v1/games/{game}", f"/api/v1/games/{game} ({word})")
        order = {"game": game, "seats": seats, "hot_seats": seats}
        answer = await anna.post("/api/v1/tables", f"/api/v1/tables {game}", json=order)
        table = answer.json()["id"]
        art = await play(anna, game, table, STEPS)
        for word in ("first", "again"):
            await anna.get(art, f"/art {game} ({word})")
            await anna.get(f"/table/{table}", f"/table/ID {game} ({word})")
            await anna.get(f"/table/{table}/record", f"/table/ID/record {game} ({word})")
        for word in ("first", "again"):
            house.keeper.tables.pop(table, None) if word == "first" else None
            await arrive(anna, table, f"socket {game}: arrive at a long table ({word})")
        data = find_game(game).data_text
        for word in ("first", "again"):
            watcher.doing = f"POST own data {game} ({word})"
            answer = await anna.post(
                "/api/v1/tables", f"own data {game} ({word})", json=order | {"data": data + "\n# own", "data_name": "x"}
            )
            await arrive(anna, answer.json()["id"], f"socket {game}: arrive with own data ({word})")
        watcher.doing = f"bots play {game}"
        bots = {str(seat): "random" for seat in range(find_game(game).seats[0])}
        answer = await anna.post(
            "/api/v1/tables", json={"game": game, "seats": len(bots), "hot_seats": 0, "bots": bots}
        )
        over = answer.json()["id"]
        for _ in range(1200):
            if (await anna.get(f"/api/v1/tables/{over}", f"bots play {game}")).json()["status"] == "over":
                break
            await asyncio.sleep(0.1)
        else:
            late.append(game)
            continue
        house.keeper.tables.pop(over, None)
        for word in ("first", "again"):
            await anna.get(f"/replay/{over}", f"/replay/ID {game} ({word})")
            await anna.get(f"/replay/{over}?seat=1", f"/replay/ID?seat {game} ({word})")
            await anna.get(f"/replay/{over}/picture/20.svg", f"/replay/ID/picture {game} ({word})")
            await anna.get(f"/replay/{over}/moment/20.json", f"/replay/ID/moment {game} ({word})")
            await anna.get(f"/replay/{over}/art.json", f"/replay/ID/art {game} ({word})")
            await anna.get(f"/table/{over}/record", f"/table/ID/record (over) {game} ({word})")
    for word in ("first", "again"):
        await anna.get("/", f"/ with tables ({word})")
        await anna.get("/profile", f"/profile with tables ({word})")
        await anna.get("/api/v1/tables", f"/api/v1/tables with tables ({word})")


async def main() -> None:
    """Serve, visit, print."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--most", type=float, default=5.0, help="milliseconds")
    reader.add_argument("--warm", action="store_true", help="after what serai serve makes ready by itself")
    reader.add_argument("--games", nargs="*", default=list(game_ids()))
    asked = reader.parse_args()
    watcher, late = Watcher(), list[str]()
    with tempfile.TemporaryDirectory(prefix="serai-longest-") as folder:
        house = await House.open(f"sqlite:{folder}/house.sqlite", bot_workers=1, bot_delay=0.0)
        settings = Settings(limits=EASY)
        app = create_app(house, settings)
        config = configuration(app, settings)
        config.port = 0
        if asked.warm:
            await warm_up(app)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        collect_rarely()
        share_time()
        stop = watch(asked.most / 1000, watcher.tell)
        began = time.perf_counter()
        try:
            port = server.servers[0].sockets[0].getsockname()[1]
            await visit(port, house, watcher, asked.games, late)
        finally:
            stop()
            server.should_exit = True
            await serving
            await house.close()
    form = "pure" if str(playout.__file__).endswith(".py") else "compiled"
    print(f"Serai {form}; {time.perf_counter() - began:.0f} s; turns of more than {asked.most:g} ms of processor time:")
    for doing, turns in watcher.found.items():
        for took, where in sorted(turns, reverse=True)[:3]:
            print(f"  {1000 * took:6.1f} ms ({len(turns)} times)  {doing}: {where}")
    for game in late:
        print(f"  the bots did not finish {game}; its replay was not looked at")


if __name__ == "__main__":
    asyncio.run(main())
