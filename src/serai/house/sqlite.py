"""The store in one SQLite file: the default. One thread owns the connection; what waits together commits together."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

from serai.house import store
from serai.house.errors import BadStore, StoreTrouble
from serai.house.store import Change, Entry, Store, check_version, statements

MOVE = (
    "UPDATE tables SET entries = entries + $3, status = $4, summary = $5, changed = $6, due = $7"
    " WHERE id = $1 AND entries = $2"
)
ADD_ENTRY = (
    "INSERT INTO entries (tbl, number, kind, seat, action, at, message, data, mark)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
)
_MOST_TOGETHER = 200

Job = Callable[[sqlite3.Connection], Any]


def _ours(sql: str) -> str:
    return re.sub(r"\$(\d+)", r"?\1", sql)


class SqliteStore(Store):
    """Jobs go through a queue to the writer thread.

    It takes all that wait, runs each in a savepoint of its own and commits once: under load many tables share one
    ``fsync``. A job's future is set after the commit, so that "done" means durable (``synchronous=FULL``).
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._jobs: SimpleQueue[tuple[Job, Future[Any]] | None] = SimpleQueue()
        self._sql: dict[str, str] = {}
        self._opened: Future[None] = Future()
        self._thread = Thread(target=self._work, name="serai-sqlite", daemon=True)

    async def open(self) -> None:
        """Start the thread and bring the schema up to date."""
        self._thread.start()
        await asyncio.wrap_future(self._opened)

    async def run(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        text = self._sql.get(sql) or self._sql.setdefault(sql, _ours(sql))
        rows: list[tuple[Any, ...]] = await self._do(lambda db: db.execute(text, args).fetchall())
        return rows

    async def append(self, table: str, number: int, entries: Sequence[Entry], change: Change) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            row = (table, number, len(entries), change.status, change.summary, change.changed, change.due)
            if db.execute(_MOVE, row).rowcount != 1:
                return False
            lines = [(table, e.number, e.kind, e.seat, e.action, e.at, e.message, e.data, e.mark) for e in entries]
            db.executemany(_ADD_ENTRY, lines)
            return True

        return bool(await self._do(job))

    def announce(self, table: str, what: str) -> None:
        """Nobody else to tell: a second process on the same file finds changes by its sweep."""

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, job: Job) -> Any:
        future: Future[Any] = Future()
        if not self._thread.is_alive():
            raise StoreTrouble
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    # ------------------------------------------------------------------ in the thread

    def _work(self) -> None:
        try:
            db = _connect(self._path)
        except BaseException as error:
            self._opened.set_exception(error)
            return
        self._opened.set_result(None)
        try:
            while self._together(db):
                pass
        finally:
            with suppress(sqlite3.Error):
                db.close()

    def _together(self, db: sqlite3.Connection) -> bool:
        """Take what waits and do it in one transaction; False when the store is to close."""
        batch = [self._jobs.get()]
        while len(batch) < _MOST_TOGETHER and not self._jobs.empty():
            batch.append(self._jobs.get())
        jobs = [item for item in batch if item is not None and item[1].set_running_or_notify_cancel()]
        done: list[tuple[Future[Any], Any]] = []
        try:
            if jobs:
                db.execute("BEGIN IMMEDIATE")
            for job, future in jobs:
                db.execute("SAVEPOINT one")
                try:
                    done.append((future, job(db)))
                except (sqlite3.Error, ValueError, OverflowError) as error:
                    # Also what cannot be stored at all (half a character, a number of forty digits): one job's trouble.
                    db.execute("ROLLBACK TO one")
                    future.set_exception(_trouble(error))
                db.execute("RELEASE one")
            if jobs:
                db.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            for _, future in jobs:
                if not future.done():
                    future.set_exception(_trouble(error))
            done = []
        for future, result in done:
            future.set_result(result)
        return None not in batch


_MOVE = _ours(MOVE)
_ADD_ENTRY = _ours(ADD_ENTRY)


def _trouble(error: Exception) -> StoreTrouble:
    return StoreTrouble("store-trouble-because", reason=str(error))


def _connect(path: str) -> sqlite3.Connection:
    """The connection, with the schema brought up to date. Raises BadStore, and then the file is as it was."""
    try:
        db = sqlite3.connect(path, isolation_level=None, timeout=20)
    except sqlite3.Error as error:
        raise BadStore("store-unreachable", reason=str(error)) from error
    try:
        check = db.execute("PRAGMA quick_check(1)").fetchone()
        if check[0] != "ok":
            raise BadStore("store-damaged", path=path, reason=str(check[0]))
        known = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if known and "about" not in known:
            raise BadStore("store-foreign")
        version = check_version(db.execute(store.SCHEMA_VERSION).fetchone()[0]) if known else 0
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        if version < store.VERSION:
            _migrate(db)
    except (sqlite3.Error, TypeError) as error:
        db.close()
        raise BadStore("store-damaged", path=path, reason=str(error)) from error
    except BadStore:
        db.close()
        raise
    return db


def _migrate(db: sqlite3.Connection) -> None:
    """Bring the schema to our version, all or nothing, whoever else tries the same."""
    db.execute("BEGIN IMMEDIATE")
    try:
        fresh = db.execute("SELECT count(*) FROM sqlite_master WHERE type = 'table'").fetchone()[0] == 0
        version = 0 if fresh else check_version(db.execute(store.SCHEMA_VERSION).fetchone()[0])
        for number in range(version + 1, store.VERSION + 1):
            for statement in statements(store.MIGRATIONS[number]):
                db.execute(statement)
            db.execute(_ours(store.SET_SCHEMA_VERSION), (str(number),))
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


async def open_sqlite(path: str) -> SqliteStore:
    """The store in this file, made if it is not there. Raises BadStore."""
    opened = SqliteStore(path)
    await opened.open()
    return opened
