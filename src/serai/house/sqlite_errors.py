"""What SQLite complains of, in words: to who starts a house, and to who plays in it."""

import os
import sqlite3
from pathlib import Path

from serai.house.errors import BadStore, StoreTrouble

_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_READ_ONLY = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH)


def _code(error: Exception) -> int:
    """SQLite's own code for what went wrong; 0 if it was not SQLite that complained."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def is_busy(error: Exception) -> bool:
    """Whether somebody else has what was asked for."""
    return _code(error) in _BUSY


def trouble(error: Exception) -> StoreTrouble:
    """For who asked something of a running house."""
    code = _code(error)
    if code in _BUSY:
        return StoreTrouble("store-busy-now")
    if code == sqlite3.SQLITE_FULL:
        return StoreTrouble("store-full-now")
    if code in _READ_ONLY:
        return StoreTrouble("store-read-only-now")
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreTrouble("store-damaged-now", reason=str(error))
    return StoreTrouble("store-trouble-because", reason=str(error))


def bad_store(error: Exception, path: str) -> BadStore:
    """For who starts a house over this file."""
    code = _code(error)
    if code in _BUSY:
        return BadStore("store-busy", path=path)
    if code == sqlite3.SQLITE_FULL:
        return BadStore("store-full", path=path)
    if code in _READ_ONLY:
        return BadStore("store-read-only", path=path)
    if code == sqlite3.SQLITE_NOTADB:
        return BadStore("store-no-database", path=path)
    if code == sqlite3.SQLITE_CORRUPT:
        return BadStore("store-damaged", path=path, reason=str(error))
    if code == sqlite3.SQLITE_CANTOPEN:
        return _cannot_open(error, path)
    return BadStore("store-unreachable", reason=str(error))


def _cannot_open(error: Exception, path: str) -> BadStore:
    """SQLite says no more than that the file cannot be opened; the folder tells why."""
    file = Path(path)
    if file.is_dir():
        return BadStore("store-is-folder", path=path)
    if not file.absolute().parent.is_dir():
        return BadStore("store-no-folder", path=path, folder=str(file.parent))
    return BadStore("store-unreachable", reason=str(error))


def check_writable(path: str) -> None:
    """Raises BadStore if the file, or the folder in which SQLite keeps its log beside it, cannot be written.

    Asked before SQLite opens it, which would leave a log there that nobody can write either.
    """
    file = Path(path).absolute()
    if (file.is_file() and not os.access(file, os.W_OK)) or (
        file.parent.is_dir() and not os.access(file.parent, os.W_OK)
    ):
        raise BadStore("store-read-only", path=path)
