"""The house for bench/probe.py: everything set up, served on loopback until standard input ends."""

import asyncio
import json
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvicorn

from serai.core import playout
from serai.house.cards import Viewer
from serai.house.house import House
from serai.house.messages import Act, Message, Request, TableMessage
from serai.house.order import TableOrder
from serai.house.people import Person
from serai.web.app import create_app
from serai.web.memory import collect_rarely, share_time
from serai.web.serving import configuration
from serai.web.settings import UNLIMITED, Limits, Settings
from serai.web.warming import warm_up

LIMITS = Limits(
    posts=UNLIMITED,
    guesses=UNLIMITED,
    invitations=UNLIMITED,
    newcomers=UNLIMITED,
    reads=UNLIMITED,
    openings=UNLIMITED,
    messages=UNLIMITED,
    assets=UNLIMITED,
)
"""None, so that all that is asked for is really done."""
PASSWORD = "a good password"
LONG = 200


async def played(house: House, host: Person, game: str, seats: int, steps: int) -> str:
    """A table at which one device has played so many steps, always the first choice or the last in turn."""
    table = await house.new_table(host, TableOrder(game, seats, hot_seats=seats))
    viewer = Viewer(host.id, tuple(range(seats)))
    for number in range(steps):
        shown: TableMessage = await house.message(table, viewer, log_from=1_000_000)
        if shown.status == "over" or not shown.choices:
            break
        action = shown.choices[number * 7 % len(shown.choices)].action
        await house.request(table, viewer, Act(f"s{number}", shown.number, action, shown.viewer, shown.undone))
    return table


async def finished(house: House, host: Person, game: str) -> str:
    """A table whose game is over, played by quick bots."""
    table = await house.new_table(host, TableOrder(game, 2, bots={0: "random", 1: "random"}, hot_seats=0))
    while True:
        card = await house.table(table)
        if card is None or card.status == "over":
            return table
        await asyncio.sleep(0.05)


async def set_up(house: House) -> dict[str, Any]:
    """Tables, people and games that are over."""
    probe, token = await house.newcomer("Probe", "en")
    probe = await house.change_person(probe, settings={"confirm": False})
    tables = [await house.new_table(probe, TableOrder("kurier", 4, hot_seats=4)) for _ in range(12)]
    watchers: list[tuple[str, str]] = []
    for game in ("himalaya", "feuville", "ilos", "brillance") * 2:
        host, key = await house.newcomer(f"Watcher {len(watchers)}", "en")
        host = await house.change_person(host, settings={"confirm": False})
        watchers.append((key, await played(house, host, game, 4, LONG)))
    masters: list[tuple[str, str]] = []
    for game in ("kurier", "himalaya", "feuville", "ilos", "brillance") * 10:
        host, key = await house.newcomer(f"Pupil {len(masters)}", "en")
        order = TableOrder(game, 3, bots={1: "master", 2: "master"})
        masters.append((key, await house.new_table(host, order)))
    over = await asyncio.gather(*(finished(house, probe, game) for game in ("kurier", "ilos", "feuville")))
    names: list[str] = []
    for number in range(8):
        person, _ = await house.newcomer(f"Known {number}", "en")
        await house.register(person, PASSWORD)
        names.append(person.name)
    facts = {"probe": probe.id, "token": token, "tables": tables, "watchers": watchers, "over": over, "names": names}
    return facts | {"masters": masters}


def note_work(house: House, probe: str, kept: Path) -> None:
    """Write down when an action of the probe was answered, and what the event loop worked meanwhile, for whomever.

    Processor time of the loop's own thread: what else the machine does makes no difference to it.
    """
    answer, lines = house.request, kept.open("a", buffering=1)

    async def request(table: str, viewer: Viewer, request: Request) -> list[Message]:
        began = time.thread_time()
        answers = await answer(table, viewer, request)
        if viewer.person == probe:
            lines.write(f"{time.perf_counter()} {time.thread_time() - began}\n")
        return answers

    house.request = request  # type: ignore[method-assign]


async def main() -> None:
    """As `serai serve` does it."""
    with tempfile.TemporaryDirectory(prefix="serai-probe-") as folder:
        house = await House.open(f"sqlite:{folder}/house.sqlite", bot_workers=1, bot_delay=0.0)
        facts = await set_up(house)
        settings = Settings(limits=LIMITS)
        app = create_app(house, settings)
        config = configuration(app, settings)
        listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
        collect_rarely()
        share_time()
        await warm_up(app)
        kept = Path(folder) / "work"
        note_work(house, facts.pop("probe"), kept)
        facts["work"] = str(kept)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listening]))
        form = "pure" if str(playout.__file__).endswith(".py") else "compiled"
        print(json.dumps({"port": listening.getsockname()[1], "form": form, **facts}), flush=True)
        await asyncio.to_thread(sys.stdin.read)
        server.should_exit = True
        await serving
        await house.close()


if __name__ == "__main__":
    asyncio.run(main())
