"""The store in PostgreSQL: for several server processes. What one writes, the others hear by LISTEN/NOTIFY."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import asyncpg

from serai.house import store
from serai.house.errors import BadStore, StoreTrouble
from serai.house.store import Change, Entry, Store, check_version

CHANNEL = "serai"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', $1)"
APPEND = """
    WITH moved AS (
        UPDATE tables SET entries = entries + $3, status = $4, summary = $5, changed = $6, due = $7
        WHERE id = $1 AND entries = $2 RETURNING id)
    INSERT INTO entries (tbl, number, kind, seat, action, at, message, data, mark)
    SELECT moved.id, e.* FROM moved, unnest(
        $8::bigint[], $9::text[], $10::bigint[], $11::text[], $12::double precision[], $13::text[], $14::text[],
        $15::bigint[]) AS e
    RETURNING number
"""
"""Compare-and-set in one statement: no row moves unless the log has exactly as many entries as the writer knows."""

_MIGRATION_LOCK = 5_202_611
_LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError, OverflowError)


class PostgresStore(Store):
    """A pool for statements and one connection that listens.

    Notices are sent after the commit, by themselves: NOTIFY inside the writing transaction would make all writers
    queue for one lock. A lost notice costs a delay only, until the next sweep.
    """

    def __init__(self, url: str, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self._url = url
        self._pool = pool
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener = asyncio.create_task(self._listen())

    async def run(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        try:
            return [tuple(row) for row in await self._pool.fetch(sql, *args)]
        except _LOST as error:
            raise StoreTrouble("store-trouble-because", reason=str(error)) from error

    async def append(self, table: str, number: int, entries: Sequence[Entry], change: Change) -> bool:
        columns = zip(
            *((e.number, e.kind, e.seat, e.action, e.at, e.message, e.data, e.mark) for e in entries), strict=True
        )
        row = (table, number, len(entries), change.status, change.summary, change.changed, change.due)
        return len(await self.run(APPEND, *row, *(list(column) for column in columns))) == len(entries)

    def announce(self, table: str, what: str) -> None:
        task = asyncio.create_task(self._announce(f"{table}:{what}"))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self._listener.cancel()
        await asyncio.gather(self._listener, *self._tasks, return_exceptions=True)
        try:
            await asyncio.wait_for(self._pool.close(), 5)
        except _LOST:
            self._pool.terminate()

    async def _announce(self, payload: str) -> None:
        with suppress(*_LOST):
            await self._pool.execute(NOTIFY, payload)

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
        table, _, what = str(payload).rpartition(":")
        if self.on_notice is not None and table:
            self.on_notice(table, what)


async def _ready(connection: Any) -> None:
    # Acknowledged means durable, whatever the server's own default is.
    await connection.execute("SET synchronous_commit = on")


async def open_postgres(url: str) -> PostgresStore:
    """The store in this database, its schema made or brought up to date. Raises BadStore, with nothing changed."""
    try:
        pool = await asyncpg.create_pool(url, min_size=1, max_size=8, setup=_ready, command_timeout=30)
    except _LOST as error:
        raise BadStore("store-unreachable", reason=str(error)) from error
    try:
        async with pool.acquire() as connection, connection.transaction():
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
    for number in range(version + 1, store.VERSION + 1):
        await connection.execute(store.MIGRATIONS[number])
        await connection.execute(store.SET_SCHEMA_VERSION, str(number))
