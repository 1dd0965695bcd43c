"""The store in one SQLite file: the default. One thread writes, one reads; what waits together commits together."""

import asyncio
import re
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from math import ceil
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any

from serai.house import store
from serai.house.errors import BadStore, StoreTrouble
from serai.house.sqlite_errors import bad_store, check_writable, is_busy, trouble
from serai.house.store import Change, Entry, Statement, Store, check_version, migrations_after, statements

MOVE = (
    "UPDATE tables SET entries = entries + $3, status = $4, summary = $5, changed = $6, due = $7"
    " WHERE id = $1 AND entries = $2"
)
ADD_ENTRY = (
    "INSERT INTO entries (tbl, number, kind, seat, action, at, message, data, mark)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
)
_MOST_TOGETHER = 200
_PATIENCE = 3.0
"""Seconds that a request waits for a lock that another program holds."""
_PATIENCE_AT_START = 20.0
_LOOK = 0.5
"""Every so many seconds: has another process written to this file?"""

Job = Callable[[sqlite3.Connection], Any]
_FAULTS = (sqlite3.Error, ValueError, OverflowError)


def _ours(sql: str) -> str:
    return re.sub(r"\$(\d+)", r"?\1", sql)


class _Waiting:
    """A job, when it came, and who waits for it: a future of the event loop, touched in the loop's thread only."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.since = monotonic()
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """In the loop's thread: tell who waits."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteStore(Store):
    """Writing jobs go through a queue to the writer thread, reading ones to the reader, who never waits for a writer.

    The writer takes all that wait and commits once: under load many tables share one ``fsync``. If one of them cannot
    be done, each is done by itself. Only then are their futures set, so that "done" means durable
    (``synchronous=FULL``), and the event loop is woken once for all of them. The reader has a connection of its own
    that cannot write: in WAL mode it sees what is committed, whoever holds the lock.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._mark = f"{MARK}{secrets.token_hex(8)}"
        self._writes: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._reads: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._sql: dict[str, str] = {}
        self._patience = 0
        """Milliseconds that the writer waits for a lock, as it was told last."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._opened: Future[None] = Future()
        self._writer = Thread(target=self._write, name="serai-sqlite", daemon=True)
        self._reader = Thread(target=self._read, name="serai-sqlite-reads", daemon=True)

    async def open(self) -> None:
        """Start the threads and bring the schema up to date."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()
        await asyncio.wrap_future(self._opened)
        self._opened = Future()
        self._reader.start()
        try:
            await asyncio.wrap_future(self._opened)
        except BaseException:
            await self.close()
            raise

    async def run(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        text = self._sql.get(sql) or self._sql.setdefault(sql, _ours(sql))

        def job(db: sqlite3.Connection) -> list[tuple[Any, ...]]:
            return db.execute(text, args).fetchall()

        reads = text.lstrip().startswith("SELECT")
        rows: list[tuple[Any, ...]] = await (self._do(self._reader, self._reads, job) if reads else self._change(job))
        return rows

    async def together(self, work: Sequence[Statement]) -> None:
        def job(db: sqlite3.Connection) -> None:
            for sql, args in work:
                db.execute(_ours(sql), args)

        await self._change(job)

    async def append(self, table: str, number: int, entries: Sequence[Entry], change: Change) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            row = (table, number, len(entries), change.status, change.summary, change.changed, change.due)
            if db.execute(_MOVE, row).rowcount != 1:
                return False
            lines = [(table, e.number, e.kind, e.seat, e.action, e.at, e.message, e.data, e.mark) for e in entries]
            db.executemany(_ADD_ENTRY, lines)
            return True

        return bool(await self._change(job))

    def announce(self, table: str, what: str) -> None:
        """Nobody to tell: another process on the same file sees within a moment that the file has changed."""

    async def close(self) -> None:
        for thread, jobs in ((self._reader, self._reads), (self._writer, self._writes)):
            if thread.is_alive():
                jobs.put(None)
                await asyncio.to_thread(thread.join)

    async def _change(self, job: Job) -> Any:
        return await self._do(self._writer, self._writes, job)

    @staticmethod
    async def _do(thread: Thread, jobs: SimpleQueue[_Waiting | None], job: Job) -> Any:
        waiting = _Waiting(job)
        if not thread.is_alive():
            raise StoreTrouble
        jobs.put(waiting)
        return await waiting.future

    def _settle(self, jobs: list[_Waiting]) -> None:
        """Let the event loop tell those who wait for these jobs, all at once."""
        loop = self._loop
        if jobs and loop is not None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(_settle_all, jobs)

    # ------------------------------------------------------------------ in the reader's thread

    def _read(self) -> None:
        try:
            db = sqlite3.connect(self._path, isolation_level=None, timeout=_PATIENCE)
            db.execute("PRAGMA query_only = ON")
        except sqlite3.Error as error:
            self._opened.set_exception(bad_store(error, self._path))
            return
        self._opened.set_result(None)
        try:
            while (waiting := self._reads.get()) is not None:
                try:
                    waiting.result = waiting.job(db)
                except (sqlite3.Error, ValueError, OverflowError) as error:
                    waiting.error = trouble(error)
                self._settle([waiting])
        finally:
            db.close()

    # ------------------------------------------------------------------ in the writer's thread

    def _write(self) -> None:
        try:
            db = _connect(self._path, self._mark)
        except BaseException as error:
            self._opened.set_exception(error)
            return
        self._opened.set_result(None)
        known = _others(db)
        looked = monotonic()
        try:
            while self._together(db, looked + _LOOK):
                if monotonic() >= looked + _LOOK:
                    looked, before, known = monotonic(), known, _others(db)
                    if known != before:
                        self._tell()
        finally:
            with suppress(sqlite3.Error):
                db.execute(f"PRAGMA busy_timeout = {round(_PATIENCE * 1000)}")
                db.execute(_ours(DROP_MARK), (self._mark,))
            with suppress(sqlite3.Error):
                db.close()

    def _tell(self) -> None:
        """Let the house look for what another process wrote."""
        notice, loop = self.on_notice, self._loop
        if notice is not None and loop is not None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(notice, "", CHANGED)

    def _together(self, db: sqlite3.Connection, until: float) -> bool:
        """Take what waits, if anything comes before ``until``, and do it in one transaction; False: close the store."""
        try:
            batch = [self._writes.get(timeout=max(0.0, until - monotonic()))]
        except Empty:
            return True
        while len(batch) < _MOST_TOGETHER and not self._writes.empty():
            batch.append(self._writes.get())
        jobs = [item for item in batch if item is not None and not item.future.cancelled()]
        if jobs and not self._transact(db, jobs):
            for item in jobs:
                self._transact(db, [item])
        self._settle(jobs)
        return None not in batch

    def _transact(self, db: sqlite3.Connection, jobs: list[_Waiting]) -> bool:
        """Do these jobs in one transaction; False, with nothing done, if there are several and one cannot be done.

        No savepoint stands between them: each statement costs a change of threads, and hardly any job fails.
        """
        try:
            self._wait_at_most(db, min(item.since for item in jobs) + _PATIENCE - monotonic())
            db.execute("BEGIN IMMEDIATE")
            for item in jobs:
                try:
                    item.result = item.job(db)
                except _FAULTS as error:
                    # Also what cannot be stored at all (half a character, a number of forty digits): its own trouble.
                    with suppress(sqlite3.Error):  # a full disk has ended the transaction already
                        db.execute("ROLLBACK")
                    if len(jobs) == 1:
                        item.error = trouble(error)
                    return len(jobs) == 1
            db.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            for item in jobs:
                item.error = item.error or trouble(error)
        return True

    def _wait_at_most(self, db: sqlite3.Connection, seconds: float) -> None:
        """Who came first has waited already, behind those that waited for the same lock: to half a second."""
        wanted = max(50, 500 * ceil(2 * seconds))
        if wanted != self._patience:
            db.execute(f"PRAGMA busy_timeout = {wanted}")
            self._patience = wanted


def _settle_all(jobs: list[_Waiting]) -> None:
    for item in jobs:
        item.settle()


_MOVE = _ours(MOVE)
_ADD_ENTRY = _ours(ADD_ENTRY)

CHANGED = "changed"
"""The notice that another process has written something, somewhere."""
MARK = "open:"
"""Each process notes under such a key that it has the file open, and takes that back when it ends in order."""
GET_MARKS = f"SELECT key FROM about WHERE key LIKE '{MARK}%'"
ADD_MARK = "INSERT INTO about VALUES ($1, '')"
DROP_MARK = "DELETE FROM about WHERE key = $1"


def _others(db: sqlite3.Connection) -> int:
    """A number that changes when another connection writes to the file; -1 if that cannot be told now."""
    try:
        return int(db.execute("PRAGMA data_version").fetchone()[0])
    except sqlite3.Error:
        return -1


def _connect(path: str, mark: str) -> sqlite3.Connection:
    """The connection, with the schema brought up to date. Raises BadStore, and then the file is as it was."""
    check_writable(path)
    try:
        _look_after_an_unclean_end(path)
        db = sqlite3.connect(path, isolation_level=None, timeout=_PATIENCE_AT_START)
    except sqlite3.Error as error:
        raise bad_store(error, path) from error
    try:
        known = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if known and "about" not in known:
            raise BadStore("store-foreign")
        version = check_version(db.execute(store.SCHEMA_VERSION).fetchone()[0]) if known else 0
        if 0 < version < store.VERSION:
            _check(db, path)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        if version < store.VERSION:
            _migrate(db)
        db.execute(_ours(ADD_MARK), (mark,))
    except sqlite3.Error as error:
        db.close()
        raise bad_store(error, path) from error
    except TypeError as error:
        db.close()
        raise BadStore("store-damaged", path=path, reason=str(error)) from error
    except BadStore:
        db.close()
        raise
    return db


def _check(db: sqlite3.Connection, path: str) -> None:
    """Read the whole file. Raises BadStore if it is damaged. It takes seconds for thousands of tables."""
    found = db.execute("PRAGMA quick_check(1)").fetchone()
    if found[0] != "ok":
        raise BadStore("store-damaged", path=path, reason=str(found[0]))


def _look_after_an_unclean_end(path: str) -> None:
    """Check the file if it bears marks and nobody has it open: those who left them did not end in order.

    While somebody is at work there is nothing to look for: he looked when he came, and a process that was merely
    killed damages nothing. Raises BadStore, sqlite3.Error.
    """
    if not Path(path).is_file():
        return
    db = sqlite3.connect(path, isolation_level=None, timeout=0)
    try:
        # This connection has the file for itself, or is told that it is locked.
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        if db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'about'").fetchone()[0]:
            marks = db.execute(GET_MARKS).fetchall()
            if marks:
                _check(db, path)
                db.executemany(_ours(DROP_MARK), marks)
    except sqlite3.OperationalError as error:
        if not is_busy(error):
            raise
    finally:
        db.close()


def _migrate(db: sqlite3.Connection) -> None:
    """Bring the schema to our version, all or nothing, whoever else tries the same."""
    db.execute("BEGIN IMMEDIATE")
    try:
        fresh = db.execute("SELECT count(*) FROM sqlite_master WHERE type = 'table'").fetchone()[0] == 0
        version = 0 if fresh else check_version(db.execute(store.SCHEMA_VERSION).fetchone()[0])
        for number in migrations_after(version):
            for statement in statements(store.MIGRATIONS[number]):
                db.execute(statement)
            db.execute(_ours(store.SET_SCHEMA_VERSION), (str(number),))
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


async def open_sqlite(path: str) -> SqliteStore:
    """The store in this file, made if it is not there. Raises BadStore."""
    if path in ("", ":memory:"):  # each connection would have one of its own
        raise BadStore("store-url", url=f"sqlite:{path}")
    opened = SqliteStore(path)
    await opened.open()
    return opened
