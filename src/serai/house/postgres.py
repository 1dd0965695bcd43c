"""The store in PostgreSQL: for several server processes. What one writes, the others hear by LISTEN/NOTIFY."""

import asyncio
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

import asyncpg
from msgspec import Struct

from serai.house import store
from serai.house.errors import BadStore, StoreTrouble
from serai.house.store import Change, Entry, Statement, Store, check_version

CHANNEL = "serai"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) AS payload"
APPEND = """
    WITH wanted AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::double precision[],
            $7::double precision[]) AS w (id, number, more, status, summary, changed, due)),
    locked AS (
        SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE),
    moved AS (
        UPDATE tables SET entries = entries + w.more, status = w.status, summary = w.summary, changed = w.changed,
            due = w.due
        FROM wanted AS w JOIN locked ON locked.id = w.id
        WHERE tables.id = w.id AND tables.entries = w.number RETURNING tables.id),
    added AS (
        INSERT INTO entries (tbl, number, kind, seat, action, at, message, data, mark)
        SELECT e.* FROM moved JOIN unnest(
            $8::text[], $9::bigint[], $10::text[], $11::bigint[], $12::text[], $13::double precision[], $14::text[],
            $15::text[], $16::bigint[]) AS e (tbl, number, kind, seat, action, at, message, data, mark)
        ON e.tbl = moved.id)
    SELECT id FROM moved
"""
"""Compare-and-set for several tables in one statement: no row of a table moves unless its log has exactly as many
entries as the writer knows. Rows are locked in the order of their ids, so that two processes never wait for each
other."""

_SETTINGS = {
    # Acknowledged means durable, whatever the server's own default is.
    "synchronous_commit": "on",
    # A row that another program holds stops nobody for long: milliseconds.
    "lock_timeout": "3000",
}
_MOST_BATCHES = 2
"""So many batches of appends are under way at once; what comes meanwhile goes together."""
_MOST_TOGETHER = 200
_NOTICES = 0.005
"""Seconds that a notice waits for others to go with it."""
_MIGRATION_LOCK = 5_202_611
_LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError, OverflowError)


class _Waiting(Struct):
    """An append to one table, and who waits for whether it could be done."""

    table: str
    number: int
    entries: Sequence[Entry]
    change: Change
    done: asyncio.Future[bool]


class PostgresStore(Store):
    """A pool for statements and one connection that listens.

    Appends that wait together go together, in one statement and one commit; each is judged by itself. What the server
    turns down as a whole (a character it cannot store) is tried again one by one, so that only one append fails.

    Notices are sent after the commit, by themselves: NOTIFY inside the writing transaction would make all writers
    queue for one lock. A lost notice costs a delay only, until the next sweep.
    """

    def __init__(self, url: str, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self._url = url
        self._pool = pool
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: deque[_Waiting] = deque()
        self._batches = 0
        self._notices: list[str] = []
        self._listener = asyncio.create_task(self._listen())

    async def run(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        try:
            return [tuple(row) for row in await self._pool.fetch(sql, *args)]
        except _LOST as error:
            raise StoreTrouble("store-trouble-because", reason=str(error)) from error

    async def together(self, work: Sequence[Statement]) -> None:
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for sql, args in work:
                    await connection.execute(sql, *args)
        except _LOST as error:
            raise StoreTrouble("store-trouble-because", reason=str(error)) from error

    async def append(self, table: str, number: int, entries: Sequence[Entry], change: Change) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(table, number, entries, change, done))
        if self._batches < _MOST_BATCHES:
            self._batches += 1
            self._spawn(self._append_waiting())
        return await done

    def announce(self, table: str, what: str) -> None:
        if not self._notices:
            self._spawn(self._announce())
        self._notices.append(f"{table}:{what}")

    async def close(self) -> None:
        self._listener.cancel()
        await asyncio.gather(self._listener, *self._tasks, return_exceptions=True)
        try:
            await asyncio.wait_for(self._pool.close(), 5)
        except _LOST:
            self._pool.terminate()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _append_waiting(self) -> None:
        """Append all that waits, batch after batch, until nothing does."""
        try:
            while batch := self._next_batch():
                await self._append(batch)
        finally:
            self._batches -= 1

    def _next_batch(self) -> list[_Waiting]:
        """Appends that go together, at most one to each table; whoever is waited for by nobody any more is left out."""
        batch: dict[str, _Waiting] = {}
        later: list[_Waiting] = []
        while self._waiting and len(batch) < _MOST_TOGETHER:
            one = self._waiting.popleft()
            if one.table in batch:
                later.append(one)
            elif not one.done.done():
                batch[one.table] = one
        self._waiting.extendleft(reversed(later))
        return list(batch.values())

    async def _append(self, batch: list[_Waiting]) -> None:
        """Do these appends. Raises nothing: who waits for one of them is told."""
        try:
            moved = {row[0] for row in await self._pool.fetch(APPEND, *_columns(batch))}
        except _LOST as error:
            if len(batch) > 1 and _turned_down(error):
                for one in batch:
                    await self._append([one])
            else:
                _failed(batch, str(error))
        except BaseException as error:
            _failed(batch, type(error).__name__)
            raise
        else:
            for one in batch:
                if not one.done.done():
                    one.done.set_result(one.table in moved)

    async def _announce(self) -> None:
        """Send the notices of the next moment together."""
        await asyncio.sleep(_NOTICES)
        notices, self._notices = self._notices, []
        with suppress(*_LOST):
            await self._pool.execute(NOTIFY, notices)

    async def _listen(self) -> None:
        """Listen, and listen again whenever the connection is lost."""
        while True:
            with suppress(*_LOST):
                connection = await asyncpg.connect(self._url)
                lost = asyncio.Event()
                try:
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, self._heard)
                    await lost.wait()
                finally:
                    connection.terminate()
            await asyncio.sleep(1)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        table, _, what = str(payload).partition(":")
        if self.on_notice is not None and table:
            self.on_notice(table, what)


def _turned_down(error: BaseException) -> bool:
    """Whether the statement was judged and nothing of it stands; not if the connection was lost on the way."""
    judged = isinstance(error, asyncpg.PostgresError | ValueError | OverflowError)
    return judged and not isinstance(error, asyncpg.PostgresConnectionError)


def _failed(batch: list[_Waiting], reason: str) -> None:
    for one in batch:
        if not one.done.done():
            one.done.set_exception(StoreTrouble("store-trouble-because", reason=reason))


def _columns(batch: list[_Waiting]) -> list[list[Any]]:
    """The arguments of APPEND: what changes in the rows of tables, then the entries of all their logs."""
    rows = [
        (one.table, one.number, len(one.entries), change.status, change.summary, change.changed, change.due)
        for one in batch
        for change in (one.change,)
    ]
    lines = [
        (one.table, e.number, e.kind, e.seat, e.action, e.at, e.message, e.data, e.mark)
        for one in batch
        for e in one.entries
    ]
    return [list(column) for table in (rows, lines) for column in zip(*table, strict=True)]


async def _no_reset(_connection: Any) -> None:
    """Nothing to put back: no statement of ours changes a setting, and an open transaction is ended without this."""


async def open_postgres(url: str) -> PostgresStore:
    """The store in this database, its schema made or brought up to date. Raises BadStore, with nothing changed."""
    try:
        pool = await asyncpg.create_pool(
            url, min_size=1, max_size=8, server_settings=_SETTINGS, reset=_no_reset, command_timeout=30
        )
    except _LOST as error:
        raise BadStore("store-unreachable", reason=str(error)) from error
    try:
        async with pool.acquire() as connection, connection.transaction():
            # Somebody else's migration is waited for as long as it takes.
            await connection.execute("SET LOCAL lock_timeout = 0")
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
            await _migrate(connection)
    except _LOST as error:
        pool.terminate()
        raise BadStore("store-unreachable", reason=str(error)) from error
    except BaseException:
        pool.terminate()
        raise
    return PostgresStore(url, pool)


async def _migrate(connection: Any) -> None:
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    known = {row[0] for row in await connection.fetch(tables)}
    if known and "about" not in known:
        raise BadStore("store-foreign")
    version = 0
    if known:
        found = await connection.fetchval(store.SCHEMA_VERSION)
        version = check_version(str(found))
    for number in store.migrations_after(version):
        await connection.execute(store.MIGRATIONS[number])
        await connection.execute(store.SET_SCHEMA_VERSION, str(number))
