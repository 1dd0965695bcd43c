"""A consistent copy of a SQLite house while it is open, and back. PostgreSQL has its own programs for this.

A running house keeps its last steps in a second file (``-wal``), so copying the one file is not enough: SQLite's own
backup reads both, in one moment, without making anybody wait.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from msgspec import Struct

from serai.house import store
from serai.house.errors import BadStore
from serai.house.store import check_version

KEPT = ".before-restore"
"""What a database that a restore replaces is called from then on."""
_FORGET_MARKS = "DELETE FROM about WHERE key LIKE 'open:%'"
"""A copy is open nowhere, whatever the original says."""


class Contents(Struct, frozen=True):
    """What a house holds."""

    schema: int
    tables: int
    entries: int
    people: int


def back_up(source: Path, target: Path, *, force: bool = False) -> Contents:
    """Copy the house in ``source`` as it is in this moment. Raises BadStore, OSError; then there is no new file."""
    if not source.is_file():
        raise BadStore("backup-nothing", path=str(source))
    if target.exists() and not force:
        raise BadStore("backup-exists", path=str(target))
    with _draft(target) as draft:
        with closing(_open(source, "rw")) as db:
            _copy(db, draft)
        contents = check_copy(draft)
        _settle(draft, target)
    return contents


def restore(source: Path, target: Path, *, force: bool = False) -> Contents:
    """Put a copy back. Raises BadStore, OSError; then ``target`` is as it was.

    What was there is kept beside it with KEPT after its name. A house that is open is never replaced.
    """
    contents = check_copy(source)
    if target.exists() and not force:
        raise BadStore("restore-exists", path=str(target))
    if target.exists() and _in_use(target):
        raise BadStore("restore-in-use", path=str(target))
    with _draft(target) as draft:
        with closing(_open(source, "ro")) as db:
            _copy(db, draft)
        if target.exists():
            os.replace(target, target.with_name(target.name + KEPT))
        for helper in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                target.with_name(target.name + helper).unlink()
        _settle(draft, target)
    return contents


def check_copy(path: Path) -> Contents:
    """What is in a copy of a house. Raises BadStore if it is none, is damaged, or was made by a newer Serai."""
    if not path.is_file():
        raise BadStore("backup-nothing", path=str(path))
    try:
        with closing(_open(path, "ro")) as db:
            known = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if "about" not in known:
                raise BadStore("backup-foreign", path=str(path))
            schema = check_version(str(db.execute(store.SCHEMA_VERSION).fetchone()[0]))
            wrong = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if wrong == "ok" and db.execute("PRAGMA foreign_key_check").fetchone() is not None:
                wrong = "foreign_key_check"
            if wrong != "ok":
                raise BadStore("backup-damaged", path=str(path), reason=str(wrong))
            counts = (db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in _COUNTED)
            return Contents(schema, *counts)
    except (sqlite3.Error, TypeError) as error:
        raise BadStore("backup-damaged", path=str(path), reason=str(error)) from error


_COUNTED = ("tables", "entries", "people")


def _open(path: Path, mode: str) -> sqlite3.Connection:
    """A connection to a file that is there; with ``ro`` nothing is written, not even beside it."""
    more = "&immutable=1" if mode == "ro" else ""
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode={mode}{more}", uri=True, timeout=20)


def _copy(db: sqlite3.Connection, draft: Path) -> None:
    try:
        with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
            db.backup(copy)
            # One file from here on: a copy needs no second one beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
            with suppress(sqlite3.OperationalError):  # a file that is no house; told when it is checked
                copy.execute(_FORGET_MARKS)
    except sqlite3.Error as error:
        raise BadStore("backup-failed", reason=str(error)) from error


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """A new file beside ``target`` that nobody else can read, for it holds secrets; gone at the end."""
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        yield draft
    finally:
        for leftover in (draft, Path(f"{draft}-journal"), Path(f"{draft}-wal"), Path(f"{draft}-shm")):
            leftover.unlink(missing_ok=True)


def _settle(draft: Path, target: Path) -> None:
    """Give the file its name, once it is safely on the disk."""
    handle = os.open(draft, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
    os.replace(draft, target)
    if os.name == "posix":
        folder = os.open(target.absolute().parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _in_use(path: Path) -> bool:
    """Whether a process has this database open: only who is alone with it can take it out of WAL mode."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as db:
            return bool(db.execute("PRAGMA journal_mode = DELETE").fetchone()[0] != "delete")
    except sqlite3.OperationalError as error:
        return "locked" in str(error)
    except sqlite3.Error:
        return False
