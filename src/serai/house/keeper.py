"""Keeps tables alive: loads them, writes their logs, lets chance, bots, clocks and windows do their part.

A table is changed under its lock only: entries are applied in memory, appended to the store by compare-and-set, and
shown to nobody before they are stored. If another process was faster, memory is thrown away and read anew.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from serai.bots import LEVELS
from serai.core.errors import SeraiError
from serai.core.rng import Rng
from serai.core.state import CHANCE, State
from serai.house import store
from serai.house.chat import read_chat
from serai.house.draft import Draft
from serai.house.errors import NoSuchTable, StoreTrouble
from serai.house.live import LiveTable
from serai.house.order import TableOrder
from serai.house.store import Change, Entry, Store, TableRow
from serai.house.table import Table
from serai.house.thinking import Find, Thinkers
from serai.house.windows import bots_asked, closing, takes_time, waits_for, window_end

log = logging.getLogger("serai.house")

_GRACE = 10.0
"""A table whose duties are this much overdue is taken over from a process that seems to have died."""
_IDLE = 600.0
"""A table nobody looks at and that waits for people is let go after so many seconds."""
_SOON = 60.0
_MOST_CHANCE = 10_000
_TRIES = 8


class Faster(Exception):
    """Another process wrote to the table first; memory is up to date again and nothing was done."""


def crypto_luck() -> Rng:
    """A generator for one fall of chance. A fresh one each time: no row of outcomes tells the next."""
    return Rng(secrets.randbits(64))


class Keeper:
    """The tables of this process."""

    def __init__(
        self,
        kept: Store,
        clock: Callable[[], float],
        find: Find,
        thinkers: Thinkers,
        luck: Callable[[], Rng],
        bot_delay: float,
    ) -> None:
        self.store = kept
        self.clock = clock
        self.find = find
        self.thinkers = thinkers
        self.luck = luck
        self.bot_delay = bot_delay
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._swept = clock()
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
        live = LiveTable(self.build(row, await self.store.entries(table)))
        live.used = self.clock()
        self.tables[table] = live
        self.watch(live)
        return live

    def build(self, row: TableRow, entries: list[Entry]) -> Table:
        """The table that this log leads to."""
        order = msgspec.json.decode(row.wanted, type=TableOrder)
        game = self.find(order.game, order.data or None, order.data_name)
        table = Table(row, order, game)
        for entry in entries:
            table.apply(entry)
        return table

    async def sync(self, live: LiveTable) -> None:
        """Under the lock: read what others wrote. Memory that may be wrong is thrown away."""
        table = live.table
        if live.torn:
            row = await self.store.table(table.id)
            if row is None:
                raise NoSuchTable
            live.table = self.build(row, await self.store.entries(table.id))
            live.forget_faces()
            live.torn = False
        else:
            for entry in await self.store.entries(table.id, table.entries):
                table.apply(entry)
        live.publish(self.clock())
        self.watch(live)

    # ------------------------------------------------------------------ writing

    async def write(self, draft: Draft) -> None:
        """Let the table go on as far as it does by itself, store all, then tell. Raises Faster or StoreTrouble."""
        live, table = draft.live, draft.table
        try:
            self._go_on(draft)
            if not draft.entries:
                return
            summary = msgspec.json.encode(table.summary()).decode()
            change = Change(table.status, summary, draft.now, self._due(live))
            number = draft.entries[0].number
            stored = await self.store.append(table.id, number, draft.entries, change)
        except BaseException:
            live.torn = True
            raise
        if not stored:
            live.torn = True
            await self.sync(live)
            raise Faster
        self.store.announce(table.id, str(table.entries))
        live.publish(self.clock())
        self.attend(live)

    async def change(self, live: LiveTable, enter: Callable[[Draft], None]) -> None:
        """Let ``enter`` add its entries to a draft, and write it; again where another process was faster.

        ``enter`` raises if what is asked cannot be done; it is asked anew after others' changes.
        """
        for _ in range(_TRIES):
            async with live.lock:
                if live.torn:
                    await self.sync(live)
                draft = self.draft(live)
                try:
                    enter(draft)
                except BaseException:
                    live.torn = bool(draft.entries)
                    raise
                try:
                    await self.write(draft)
                except Faster:
                    continue
                return
        raise StoreTrouble

    def draft(self, live: LiveTable) -> Draft:
        """A new draft; the lock is held and memory is sound."""
        return Draft(live, self.clock())

    def _go_on(self, draft: Draft) -> None:
        """Add what follows by itself: chance, a window that closes, the Confirm of somebody who is away."""
        for _ in range(_MOST_CHANCE):
            table = draft.table
            if table.status != "running":
                return
            for seat in sorted(table.held):
                if table.bot_of(seat):
                    draft.add("confirm", seat)
            if table.window is not None:
                if not self._may_close(draft.live, draft.now):
                    return
                steps = closing(table, draft.live.bot_answers, self.luck)
                if not steps:
                    log.error("table %s: the rules of %s let no window close", table.id, table.game.id)
                    return
                draft.add("close")
                for seat, action in steps:
                    draft.add("chance" if seat == CHANCE else "act", seat, action)
            elif table.state.chance:
                draft.add("chance", CHANCE, self._fall(table.state))
            else:
                return

    def _fall(self, state: State) -> int:
        return int(state.draw(self.luck()))

    def _may_close(self, live: LiveTable, now: float) -> bool:
        """Whether the open window is at its end: by time alone where it takes time."""
        table = live.table
        end = window_end(table)
        if end is not None:
            return now >= end
        self._same_window(live)
        return not waits_for(table) and all(seat in live.bot_answers for seat in bots_asked(table))

    def _same_window(self, live: LiveTable) -> None:
        """Forget the answers that bots gave to an earlier window."""
        assert live.table.window is not None
        if live.window_of != live.table.window.since or not live.bot_answers:
            live.window_of, live.bot_answers = live.table.window.since, {}

    # ------------------------------------------------------------------ duties

    def _bots_to_think(self, live: LiveTable) -> list[int]:
        table = live.table
        if table.status != "running":
            return []
        if table.window is not None:
            self._same_window(live)
            return [seat for seat in bots_asked(table) if seat not in live.bot_answers]
        return [int(seat) for seat in table.state.deciders if table.bot_of(int(seat))]

    def _deadline(self, live: LiveTable) -> float | None:
        """When time alone changes the table next."""
        if live.table.status != "running":
            return None
        table = live.table
        times = (window_end(table), table.clocks.deadline(table.turn()))
        return min((time for time in times if time is not None), default=None)

    def _due(self, live: LiveTable) -> float | None:
        """When the house has something to do here, for the store: a restart looks at these tables first."""
        table = live.table
        now = self.clock()
        if table.status == "running" and table.window is not None and not takes_time(table) and not waits_for(table):
            return now
        if self._bots_to_think(live) or (table.status == "running" and table.state.chance):
            return now
        return self._deadline(live)

    def attend(self, live: LiveTable) -> None:
        """Set bots thinking and the timer ticking, as the table now stands."""
        for seat in self._bots_to_think(live):
            if seat not in live.thinking:
                live.thinking[seat] = self.spawn(self._think, live, seat)
        self.watch(live)

    def watch(self, live: LiveTable) -> None:
        """Set the timer ticking. Every process that has the table does so; the log decides who was first."""
        deadline = self._deadline(live)
        if deadline != live.deadline or live.timer is None:
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None
            # What was due already and still is cannot be done now: not again and again without a pause.
            least = 1.0 if deadline == live.deadline else 0.0
            live.deadline = deadline
            if deadline is not None:
                wait = max(least, deadline - self.clock())
                live.timer = asyncio.get_running_loop().call_later(wait, lambda: self.spawn(self.on_time, live))

    def spawn(self, work: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> asyncio.Task[None]:
        """A task of this house; its errors are logged, and end nothing else."""
        task = asyncio.get_running_loop().create_task(self._guarded(work, *args))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guarded(self, work: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> None:
        try:
            await work(*args)
        except Faster:
            pass
        except StoreTrouble as error:
            log.warning("store: %s", error)
        except SeraiError as error:
            log.error("table: %s", error)
        except Exception:
            log.exception("a task of the house failed")

    async def _think(self, live: LiveTable, seat: int) -> None:
        """One thought of a bot, and its step; thought again if the table looks different to it meanwhile."""
        try:
            table = live.table
            view, legal, level = table.view(seat), table.open_actions(seat), table.bot_of(seat)
            if not level or not legal:
                return
            delay = asyncio.create_task(asyncio.sleep(self.bot_delay))
            action = await self.thinkers.choose(table.game, LEVELS[-1] if level == "late" else level, view, legal)
            await delay
            async with live.lock:
                live.thinking.pop(seat, None)
                if live.torn:
                    await self.sync(live)
                table = live.table
                if table.bot_of(seat) != level or table.view(seat) != view or action not in table.open_actions(seat):
                    self.attend(live)
                    return
                draft = self.draft(live)
                if table.window is not None:
                    live.bot_answers[seat] = action
                else:
                    draft.add("act", seat, action)
                await self.write(draft)
                self.attend(live)
        finally:
            if live.thinking.get(seat) is asyncio.current_task():
                del live.thinking[seat]

    async def on_time(self, live: LiveTable) -> None:
        """A deadline has passed: flags fall, a window closes."""
        async with live.lock:
            live.timer = None
            if live.torn:
                await self.sync(live)
            draft = self.draft(live)
            if live.table.status == "running" and live.table.window is None:
                for seat in live.table.clocks.late(draft.now, live.table.turn()):
                    draft.add("flag", seat)
            await self.write(draft)
            self.attend(live)

    # ------------------------------------------------------------------ other processes, and the passing of time

    def _noticed(self, table: str, what: str) -> None:
        live = self.tables.get(table)
        if live is None:
            return
        if what == "chat":
            self.spawn(read_chat, self.store, live)
        elif what.isdigit() and int(what) > live.table.entries:
            self.spawn(self.catch_up, live)

    @asynccontextmanager
    async def sound(self, live: LiveTable) -> AsyncIterator[Table]:
        """The table under its lock, holding nothing that is not stored."""
        async with live.lock:
            if live.torn:
                await self.sync(live)
            yield live.table

    async def catch_up(self, live: LiveTable) -> None:
        """Read what another process wrote. Its duties stay with that process, as long as it does them."""
        async with live.lock:
            await self.sync(live)

    async def resume(self) -> None:
        """After a start: every table at which the house has something to do soon goes on; the sweep finds the rest."""
        for (table,) in await self.store.run(store.TABLES_DUE, self.clock() + _SOON):
            self.spawn(self._take_up, table)

    async def _take_up(self, table: str) -> None:
        live = await self.live(table)
        async with live.lock:
            await self.sync(live)
            await self.write(self.draft(live))
            self.attend(live)

    async def sweep(self) -> None:
        """Every few seconds: what notices were lost, whose duties nobody does, which tables can be let go."""
        now = self.clock()
        since, self._swept = self._swept - 60.0, now
        for table, entries in await self.store.run(store.TABLES_CHANGED, since):
            live = self.tables.get(table)
            if live is not None and entries > live.table.entries and not live.torn:
                self.spawn(self.catch_up, live)
        for (table,) in await self.store.run(store.TABLES_DUE, now - _GRACE):
            live = self.tables.get(table)
            if live is None or not (live.thinking or live.lock.locked()):
                self.spawn(self._take_up, table)
        for table, live in list(self.tables.items()):
            if live.torn and not live.lock.locked():
                self.spawn(self._take_up, table)
            soon = live.deadline is not None and live.deadline < now + _SOON
            busy = live.subscriptions or live.thinking or live.lock.locked() or soon
            if not busy and live.used < now - _IDLE:
                if live.timer is not None:
                    live.timer.cancel()
                del self.tables[table]

    async def tick(self) -> None:
        """Do what is due by the clock now; for clocks that do not tick by themselves, as in tests."""
        now = self.clock()
        for live in list(self.tables.values()):
            if live.deadline is not None and live.deadline <= now:
                await self.on_time(live)

    async def quiet(self) -> None:
        """Wait until no task of the house is under way."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def close(self) -> None:
        """Stop: no timers, no thoughts."""
        for live in self.tables.values():
            if live.timer is not None:
                live.timer.cancel()
            for sub in list(live.subscriptions):
                sub.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
