"""What a house costs its owner: processor time an action and a viewer, memory a table, by game.

    python bench/costs.py                          # all games, four seats, all watched by their players
    python bench/costs.py --games kurier --tables 40

The house, its SQLite file and what its sockets would send are real (changes as JSON, squeezed as browsers ask for it);
the sockets themselves are left out, bench/serve.py has them. Then the house is closed and opened again, and everybody
comes back: what it takes to read a table and to tell it to all its players, and what it holds in memory then. Processor
time depends little on what else the machine does, but shared caches make it grow: on crowded cores it is an upper
bound. Memory is told right for one game a run. docs/scale.md reckons with these figures.
"""

import argparse
import asyncio
import gc
import random
import tempfile
import time
import zlib
from itertools import count
from pathlib import Path

import msgspec
from msgspec.structs import replace

from serai.core.registry import game, game_ids
from serai.house.cards import Viewer
from serai.house.deltas import delta
from serai.house.house import House, Subscription
from serai.house.messages import Act, TableMessage
from serai.house.order import TableOrder

SEATS = 4
SAMPLE = 16
"""Of so many messages the squeezing of one is timed: asking for the time costs as much as squeezing does."""
_encode = msgspec.json.Encoder().encode
_ids = count()


def memory() -> float:
    """What this process holds, in MB, after a look for garbage."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6


class Watcher:
    """A player's browser, as far as the house can tell."""

    def __init__(self, viewer: Viewer, news: Subscription) -> None:
        self.viewer = viewer
        self.news = news
        self.shown: TableMessage | None = None
        self.bytes = 0
        self.squeezing = 0.0
        self._heard = 0
        self._deflate = zlib.compressobj(wbits=-12, memLevel=5)

    async def hear(self) -> None:
        """Take all that there is to hear."""
        while self.shown is None or not self.news.at_rest:
            message = await anext(self.news)
            if not isinstance(message, TableMessage):
                continue
            sent = _encode(message if self.shown is None else delta(self.shown, message) or message)
            self.shown = message
            self._heard += 1
            if self._heard % SAMPLE:
                self._squeeze(sent)
            else:
                began = time.process_time()
                self._squeeze(sent)
                self.squeezing += SAMPLE * (time.process_time() - began)

    def _squeeze(self, sent: bytes) -> None:
        self.bytes += len(self._deflate.compress(sent) + self._deflate.flush(zlib.Z_SYNC_FLUSH))


class Played:
    """A table that is played at random, with the processor time that its actions took."""

    def __init__(self, house: House, table: str, watchers: list[Watcher], seed: int) -> None:
        self._house = house
        self.table = table
        self.watchers = watchers
        self._luck = random.Random(seed)
        self.actions = 0
        self.seconds = 0.0

    async def act(self) -> bool:
        """One action, and everybody sees it; False if the game is over."""
        deciding = [watcher for watcher in self.watchers if watcher.shown is not None and watcher.shown.choices]
        if not deciding:
            return False
        who = self._luck.choice(deciding)
        shown = who.shown
        if shown is None:
            return False
        wish = Act(f"a{next(_ids)}", shown.number, self._luck.choice(shown.choices).action, shown.viewer, shown.undone)
        began = time.process_time()
        await self._house.request(self.table, who.viewer, wish)
        for watcher in self.watchers:
            await watcher.hear()
        self.seconds += time.process_time() - began
        self.actions += 1
        return True


async def open_table(house: House, name: str, seats: int, seed: int) -> Played:
    """A running table whose players all watch."""
    people = [await house.newcomer(f"P{seed}x{seat}", "en") for seat in range(seats)]
    persons = [person for person, _ in people]
    table = await house.new_table(persons[0], TableOrder(name, seats))
    for person in persons[1:]:
        await house.sit(table, person)
    card = await house.table(table)
    if card is None:
        raise RuntimeError("the table is not there")
    viewers = [replace(house.viewer(card, person), confirm=False) for person in persons]
    watchers = [Watcher(viewer, house.subscribe(table, viewer)) for viewer in viewers]
    for watcher in watchers:
        await watcher.hear()
    return Played(house, table, watchers, seed)


async def measure(name: str, tables: int, actions: int) -> str:
    """One row of the table."""
    seats = max(n for n in game(name).seats if n <= SEATS)
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:{folder}/costs.sqlite"
        house = await House.open(url)
        warm = await open_table(house, name, seats, 0)
        while warm.actions < actions and await warm.act():
            pass
        played = [await open_table(house, name, seats, seed) for seed in range(1, tables + 1)]
        for table in played:
            while table.actions < actions and await table.act():
                pass
        taken = sum(table.actions for table in played)
        spent = sum(table.seconds for table in played)
        watchers = [watcher for table in played for watcher in table.watchers]
        squeezing = sum(watcher.squeezing for watcher in watchers)
        sent = sum(watcher.bytes for watcher in watchers)
        viewers = [(table.table, [watcher.viewer for watcher in table.watchers]) for table in played]
        for watcher in (*watchers, *warm.watchers):
            watcher.news.close()
        await house.close()
        del played, watchers, warm
        back = await come_back(url, viewers)
    an_action = 1000 / taken
    return (
        f"{name:10} {seats} {taken / tables:8.0f} {spent * an_action:8.2f} {spent * an_action / seats:8.2f} "
        f"{squeezing * an_action / seats:8.2f} {sent / taken / seats:8.0f}   "
        + "".join(f"{part:9.1f}" for part in back)
    )


async def come_back(url: str, viewers: list[tuple[str, list[Viewer]]]) -> tuple[float, float, float, float]:
    """Everybody returns after a restart: ms to read a table and to tell it to all, kB that it holds unseen and seen."""
    house = await House.open(url)
    tables, before = len(viewers), memory()
    began = time.process_time()
    for table, _ in viewers:
        await house.keeper.live(table)
    reading = time.process_time() - began
    unseen = memory()
    news: list[Subscription] = []
    began = time.process_time()
    for table, theirs in viewers:
        for viewer in theirs:
            news.append(house.subscribe(table, viewer))
            _encode(await anext(news[-1]))
    telling = time.process_time() - began
    seen = memory()
    for one in news:
        one.close()
    await house.close()
    kb = [1000 * (held - before) / tables for held in (unseen, seen)]
    return 1000 * reading / tables, 1000 * telling / tables, kb[0], kb[1]


async def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(sorted(game_ids())))
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--actions", type=int, default=120, help="at each table, at the most")
    wanted = parser.parse_args()
    print("                actions   ms an ms an action   of it bytes an action  back: ms   ms to   kB    kB watched")
    print("game     seats  a table  action  and viewer deflate   and viewer     to read  tell all  unseen   by all")
    for name in wanted.games.split(","):
        print(await measure(name, wanted.tables, wanted.actions), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
