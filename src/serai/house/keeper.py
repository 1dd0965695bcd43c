"""Keeps tables alive: loads them, writes their logs, lets chance, bots, clocks and windows do their part.

A table is changed under its lock only: entries are applied in memory, appended to the store by compare-and-set, and
shown to nobody before they are stored. If another process was faster, memory is thrown away and read anew.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time

import msgspec

from serai.bots import STAND_IN
from serai.core.errors import SeraiError
from serai.core.rng import Rng
from serai.house import store, teaching
from serai.house.chat import read_chat
from serai.house.errors import Conflict, NoSuchTable, StoreTrouble
from serai.house.following import bots_to_think, deadline, due, go_on
from serai.house.housetime import HouseClock
from serai.house.late import too_late
from serai.house.limits import Limit
from serai.house.live import LiveTable
from serai.house.order import TableOrder
from serai.house.owngames import OwnGames
from serai.house.pauses import Hurry, unhurried
from serai.house.restrictions import Restrictions
from serai.house.sessions import Sessions
from serai.house.store import Change, Entry, Store, TableRow
from serai.house.table import Table
from serai.house.tasks import Tasks
from serai.house.thinking import BotWorkers, Find, pause_left
from serai.house.transaction import Transaction
from serai.house.windows import answers_until
from serai.house.workers import Workers

log = logging.getLogger("serai.house")

_GRACE = 10.0
"""A table whose duties are this much overdue is taken over from a process that seems to have died."""
_IDLE = 600.0
"""A table nobody looks at and that waits for people is let go after so many seconds."""
_LEFT = 10.0
"""A table nobody has used for so many seconds is let go at once when another process plays on there."""
_SOON = 60.0
_MOST_DRAWINGS = 100
"""So many may wait for the worker that draws."""
_MOST_ANALYSES = 8
"""So many may wait for the worker that looks back upon whole games: each takes seconds."""
_ANSWER = 0.2
"""So long after a bot's pause a window closes in which only bots and standing orders answer."""
_TRIES = 8
_LONGEST_NOTICE = 6_000
"""Bytes; PostgreSQL passes on notices of less than 8,000."""


def crypto_luck() -> Rng:
    """A generator for one fall of chance. A fresh one each time: no row of outcomes tells the next."""
    return Rng(secrets.randbits(64))


def _notice(count: int, entries: list[Entry]) -> str:
    """What other processes are told: how many entries the log has now, and the new ones if they are short."""
    written = msgspec.json.encode(entries)
    return f"{count} {written.decode()}" if len(written) <= _LONGEST_NOTICE else str(count)


class Keeper:
    """The tables of this process."""

    def __init__(
        self,
        kept: Store,
        clock: HouseClock,
        find: Find,
        bot_workers: BotWorkers,
        luck: Callable[[], Rng],
        bot_delay: float,
        wall: Callable[[], float] = time,
    ) -> None:
        self.store = kept
        self.clock = clock
        self.find = find
        self.games = OwnGames(find)
        self.drawers = Workers(1, _MOST_DRAWINGS)
        self.analysts = Workers(1, _MOST_ANALYSES)
        self.data_read = Limit(40, 3600, clock)
        """Data files that one person has read an hour, played with or not."""
        self.data_tables = Limit(20, 3600, clock)
        """Tables with own data that one person sets up an hour."""
        self.bot_workers = bot_workers
        self.luck = luck
        self.bot_delay = bot_delay
        self.wall = wall
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks = Tasks()
        self.spawn = self._tasks.spawn
        self._swept = clock()
        self._sweeping: asyncio.Task[None] | None = None
        self.sessions = Sessions(kept)
        self.restrictions = Restrictions(kept)
        self.on_turn: list[Callable[[LiveTable, dict[int, str]], None]] = []
        """All who are told whose turn has just begun, by the process that wrote what began it."""
        kept.on_notice = self._noticed

    # ------------------------------------------------------------------ loading

    async def live(self, table: str) -> LiveTable:
        """The table, loaded if need be. Raises NoSuchTable or BrokenTable."""
        found = self.tables.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(task)
        found.used = self.clock()
        return found

    async def _load(self, table: str) -> LiveTable:
        row = await self.store.table(table) if "\0" not in table else None
        if row is None:
            raise NoSuchTable
        live = LiveTable(await self.build(row, await self.store.entries(table)))
        live.used = self.clock()
        self.tables[table] = live
        self.watch(live)
        return live

    async def build(self, row: TableRow, entries: list[Entry]) -> Table:
        """The table that this log leads to. Everybody else has his turn meanwhile."""
        order = msgspec.json.decode(row.wanted, type=TableOrder)
        game = await self.games.find(order.game, order.data, order.data_name)
        table = Table(row, order, game)
        async for entry in unhurried(entries):
            table.apply(entry)
            table.history(None)  # they follow step by step, not all at once when somebody first asks
        self.clock.reach(row.changed)
        return table

    async def sync(self, live: LiveTable, told: list[Entry] | None = None) -> None:
        """Under the lock: read what others wrote. Memory that may be wrong is thrown away.

        ``told`` are stored entries that came with a notice: where memory stands just before them nothing is read.
        """
        table = live.table
        rebuilt = live.stale_memory
        if rebuilt:
            row = await self.store.table(table.id)
            if row is None:
                raise NoSuchTable
            live.table = await self.build(row, await self.store.entries(table.id))
            live.forget_pictures()
        else:
            entries = told if told and told[0].number == table.entries else None
            if entries is None:
                entries = await self.store.entries(table.id, table.entries)
            live.stale_memory = bool(entries)
            async for entry in unhurried(entries):
                table.apply(entry)
                self.clock.reach(entry.at)
        live.stale_memory = False
        live.publish(self.clock())
        # What was under way here when memory was given up, a bot's thought above all, is to be done after all.
        (self.attend if rebuilt else self.watch)(live)

    # ------------------------------------------------------------------ writing

    async def write(self, transaction: Transaction) -> None:
        """Let the table go on as far as it does by itself, store all, then tell. Raises Conflict or StoreTrouble.

        Memory counts as stale from the transaction's first entry on; it is right again only when all is stored.
        """
        live, table = transaction.live, transaction.table
        go_on(transaction, self.luck, self.short_window)
        if not transaction.entries:
            return
        facts = table.summary()
        facts.taught = teaching.finished(table)
        summary = msgspec.json.encode(facts).decode()
        change = Change(table.status, summary, transaction.now, due(table, self.clock(), self.short_window))
        number = transaction.entries[0].number
        if not await self.store.append(table.id, number, transaction.entries, change):
            await self.sync(live)
            raise Conflict
        live.stale_memory = False
        self.store.announce(table.id, _notice(table.entries, transaction.entries))
        live.publish(self.clock())
        begun = table.played_by_people([seat for seat in table.turn() if seat not in transaction.turn])
        for told in self.on_turn:
            told(live, begun)
        self.attend(live)

    async def change(self, live: LiveTable, enter: Callable[[Transaction], None]) -> None:
        """Let ``enter`` add its entries to a transaction, and write it; again where another process was faster.

        ``enter`` raises if what is asked cannot be done; it is asked anew after others' changes, and no refusal is
        given from memory that has not read them all.
        """
        for _ in range(_TRIES):
            async with self.transaction(live) as transaction:
                try:
                    enter(transaction)
                    await self.write(transaction)
                except Conflict:
                    continue
                except SeraiError:
                    if live.stale_memory or not await self._was_behind(live):
                        raise
                    continue
                return
        raise StoreTrouble

    async def _was_behind(self, live: LiveTable) -> bool:
        """Read what others wrote; whether there was anything."""
        known = live.table.entries
        await self.sync(live)
        return live.table.entries > known

    @asynccontextmanager
    async def transaction(self, live: LiveTable) -> AsyncIterator[Transaction]:
        """A new transaction, under the table's lock: the only way to change a table."""
        async with self.current(live):
            yield Transaction(live, self.clock())

    @property
    def short_window(self) -> float:
        """How long a window lasts in which only bots and standing orders answer, asked or not."""
        return self.bot_delay + _ANSWER

    # ------------------------------------------------------------------ duties

    def attend(self, live: LiveTable) -> None:
        """Set bots thinking and the timer ticking, as the table now stands."""
        window = None if live.table.window is None else live.table.window.since
        if live.thinking_in != window:
            # A thought about a window that has closed is waited for no more: its bot may be to move.
            live.thinking_in, live.thinking = window, {}
        for seat in bots_to_think(live.table):
            if seat not in live.thinking:
                live.thinking[seat] = self.spawn(self._think, live, seat)
        self.watch(live)

    def watch(self, live: LiveTable) -> None:
        """Set the timer ticking. Every process that has the table does so; the log decides who was first."""
        end = deadline(live.table, self.short_window)
        if end != live.deadline or live.timer is None:
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None
            # What was due already and still is cannot be done now: not again and again without a pause.
            least = 1.0 if end == live.deadline else 0.0
            live.deadline = end
            if end is not None:
                # A millisecond late rather than early by a rounding: then nothing would be due yet.
                wait = max(least, end - self.clock() + 0.001)
                live.timer = asyncio.get_running_loop().call_later(wait, lambda: self.spawn(self.on_time, live))

    async def _think(self, live: LiveTable, seat: int) -> None:
        """One thought of a bot, and its step; thought again if the table looks different to it meanwhile."""
        try:
            async with self.current(live) as table:
                view, legal, level = table.view(seat), table.open_actions(seat), table.bot_of(seat)
                end = answers_until(table, self.short_window)
                scripted = teaching.scripted(table, seat)
            seconds = None if end is None else end - self.clock()
            if not level or not legal or (seconds is not None and seconds <= 0):
                return
            thinker = STAND_IN if level == "late" else level
            began = asyncio.get_running_loop().time()
            if scripted is None:
                action = await self.bot_workers.choose(table.game, thinker, view, legal, seconds)
            else:
                action = scripted
            if end is None:
                await self._pause(began)
            async with self.transaction(live) as transaction:
                if live.thinking.get(seat) is not asyncio.current_task():
                    return
                del live.thinking[seat]
                table = live.table
                if table.bot_of(seat) != level or table.view(seat) != view or action not in table.open_actions(seat):
                    self.attend(live)
                    return
                transaction.add("act" if table.window is None else "answer", seat, action)
                await self.write(transaction)
                self.attend(live)
        finally:
            if live.thinking.get(seat) is asyncio.current_task():
                del live.thinking[seat]

    async def _pause(self, began: float) -> None:
        """Wait until a bot that began to think then may act."""
        await asyncio.sleep(pause_left(asyncio.get_running_loop().time() - began, self.bot_delay))

    async def on_time(self, live: LiveTable) -> None:
        """A deadline has passed: flags fall, a window closes."""
        live.timer = None
        async with self.transaction(live) as transaction:
            if live.table.status == "running" and live.table.window is None:
                for seat in live.table.clocks.late(transaction.now, live.table.turn()):
                    too_late(transaction, seat)
            await self.write(transaction)
            self.attend(live)

    # ------------------------------------------------------------------ other processes, and the passing of time

    def _noticed(self, table: str, what: str) -> None:
        if what == "changed":
            if self._sweeping is None or self._sweeping.done():
                self._sweeping = self.spawn(self.sweep)
            return
        if what == "tokens":
            self.spawn(self.sessions.check)
            return
        live = self.tables.get(table)
        if live is None:
            return
        if what == "chat":
            self.spawn(read_chat, self.store, live)
            return
        count, _, written = what.partition(" ")
        if count.isdigit() and int(count) > live.table.entries:
            self._changed_elsewhere(live, msgspec.json.decode(written, type=list[Entry]) if written else None)

    def _changed_elsewhere(self, live: LiveTable, entries: list[Entry] | None = None) -> None:
        """Another process wrote to this table: read that, or forget the table if nobody here cares for it.

        Following it step by step for nobody would cost this process what serving it costs the other.
        """
        idle = not (live.followed or live.thinking or live.lock.locked())
        if idle and live.used < self.clock() - _LEFT:
            self.forget(live)
        else:
            self.spawn(self.catch_up, live, entries)

    def forget(self, live: LiveTable) -> None:
        """Let go of a table that nobody looks at; whoever comes reads its log."""
        if live.timer is not None:
            live.timer.cancel()
        self.tables.pop(live.table.id, None)

    @asynccontextmanager
    async def current(self, live: LiveTable) -> AsyncIterator[Table]:
        """The table under its lock, as its log has it. Whoever looks at a table looks at it in here."""
        async with live.lock:
            with Hurry():
                if live.stale_memory:
                    await self.sync(live)
                yield live.table

    async def catch_up(self, live: LiveTable, told: list[Entry] | None = None) -> None:
        """Read what another process wrote. Its duties stay with that process, as long as it does them."""
        async with self.current(live):
            if told is None or told[-1].number >= live.table.entries:
                await self.sync(live, told)

    async def resume(self) -> None:
        """After a start: every table at which the house has something to do soon goes on; the sweep finds the rest."""
        for (table,) in await self.store.run(store.TABLES_DUE, self.clock() + _SOON):
            self.spawn(self._take_up, table)

    async def _take_up(self, table: str) -> None:
        live = await self.live(table)
        async with self.transaction(live) as transaction:
            await self.sync(live)
            await self.write(transaction)
            self.attend(live)

    async def sweep(self) -> None:
        """Every few seconds: what notices were lost, whose duties nobody does, which tables can be let go."""
        now = self.clock()
        since, self._swept = self._swept - 60.0, now
        for table, entries in await self.store.run(store.TABLES_CHANGED, since):
            live = self.tables.get(table)
            if live is not None and entries > live.table.entries and not live.stale_memory:
                self._changed_elsewhere(live)
        for table, number in await self.store.run(store.CHAT_SINCE, since):
            live = self.tables.get(table)
            if live is not None and 0 <= live.chat_number < number:
                self.spawn(read_chat, self.store, live)
        for (table,) in await self.store.run(store.TABLES_DUE, now - _GRACE):
            live = self.tables.get(table)
            if live is None or not (live.thinking or live.lock.locked()):
                self.spawn(self._take_up, table)
        for table, live in list(self.tables.items()):
            if live.stale_memory and not live.lock.locked():
                self.spawn(self._take_up, table)
            soon = live.deadline is not None and live.deadline < now + _SOON
            busy = live.followed or live.thinking or live.lock.locked() or soon
            if not busy and live.used < now - _IDLE:
                self.forget(live)
        await self.sessions.check()

    def drop(self, table: str) -> None:
        """Forget a table that is no longer there; who looks at it is told no more."""
        live = self.tables.pop(table, None)
        if live is not None:
            live.stale_memory = True
            if live.timer is not None:
                live.timer.cancel()
            for task in live.thinking.values():
                task.cancel()
            for sub in list(live.subscriptions):
                sub.close()
            for listener in list(live.listeners):
                listener()

    async def tick(self) -> None:
        """Do what is due by the clock now; for clocks that do not tick by themselves, as in tests."""
        now = self.clock()
        for live in list(self.tables.values()):
            if live.deadline is not None and live.deadline <= now:
                await self.on_time(live)

    async def quiet(self) -> None:
        """Wait until no task of the house is under way."""
        await self._tasks.quiet()

    async def close(self) -> None:
        """Stop: no timers, no thoughts."""
        for live in self.tables.values():
            if live.timer is not None:
                live.timer.cancel()
            for sub in list(live.subscriptions):
                sub.close()
        await self._tasks.end()
        self.games.close()
        self.drawers.close()
        self.analysts.close()
