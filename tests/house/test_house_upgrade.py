"""A database of the first release, opened by this one: nothing is lost, and everything goes on."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from houses import a_house, act, done, viewer

from serai.house import store
from serai.house.errors import BadStore
from serai.house.store import open_store, statements

FIRST = (Path(__file__).parent / "first_release.sql").read_text(encoding="utf-8")
TOKEN = "FaAfqgoZj4up.11wVGHIn9WzTO2QE9RRCwLa9mHuF71iJwEgKpCqb4pY"
OLD = ("people", "tokens", "tables", "entries", "places", "chat")


async def fill(url: str, script: str) -> None:
    """Carry out a script in an empty database, past the house."""
    if url.startswith("sqlite:"):
        db = sqlite3.connect(url.removeprefix("sqlite:"))
        db.executescript(script)
        db.close()
    else:
        connection = await asyncpg.connect(url)
        await connection.execute(script)
        await connection.close()


async def read(url: str, sql: str) -> list[tuple[Any, ...]]:
    """Ask a database, past the house."""
    if url.startswith("sqlite:"):
        db = sqlite3.connect(url.removeprefix("sqlite:"))
        found = db.execute(sql).fetchall()
        db.close()
        return found
    connection = await asyncpg.connect(url)
    rows = [tuple(row) for row in await connection.fetch(sql)]
    await connection.close()
    return rows


async def rows(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """What the tables of the first release hold."""
    return {table: sorted(await read(url, f"SELECT * FROM {table}"), key=repr) for table in OLD}


def test_a_house_of_the_first_release_goes_on(url: str) -> None:
    async def play() -> None:
        await fill(url, FIRST)
        before = await rows(url)
        kept = await open_store(url)
        await kept.close()
        after = await rows(url)
        for table in OLD:
            assert [row[: len(before[table][0])] for row in after[table]] == before[table]
        assert await read(url, store.SCHEMA_VERSION) == [(str(store.VERSION),)]
        last = max(row[5] for row in before["entries"])
        async with a_house(url, clock=lambda: last + 1.0) as house:
            anna = await house.person(TOKEN)
            assert anna is not None
            assert (anna.name, anna.registered) == ("Anna", True)
            logged_in, _ = await house.log_in("anna", "een lang wachtwoord")
            assert logged_in == anna
            (table,) = [card.id for card in await house.my_tables(anna) if card.game == "kurier"]
            bram = await house.person_by_id(next(row[0] for row in before["people"] if row[0] != anna.id))
            assert bram is not None
            moved = 0
            for person in (anna, bram):
                who = await viewer(house, table, person)
                shown = await house.message(table, who)
                if shown.choices:
                    done(await act(house, table, who, shown.choices[0].notation))
                    moved += 1
            assert moved
            assert len(await house.open_tables()) == 1

    asyncio.run(play())


def test_a_migration_that_fails_leaves_everything_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        await fill(url, FIRST)
        before = await rows(url)
        broken = {**store.MIGRATIONS, store.VERSION + 1: "CREATE TABLE half (x text); UPDATE nowhere SET x = 1"}
        monkeypatch.setattr(store, "MIGRATIONS", broken)
        monkeypatch.setattr(store, "VERSION", store.VERSION + 1)
        with pytest.raises(BadStore):
            await open_store(url)
        assert await rows(url) == before
        assert await read(url, store.SCHEMA_VERSION) == [("1",)]

    asyncio.run(play())


def test_two_processes_that_open_an_old_house_at_once_both_succeed(url: str) -> None:
    async def play() -> None:
        await fill(url, FIRST)
        for kept in await asyncio.gather(*(open_store(url) for _ in range(4))):
            await kept.close()
        assert await read(url, store.SCHEMA_VERSION) == [(str(store.VERSION),)]

    asyncio.run(play())


def test_migrations_have_numbers_without_gaps() -> None:
    assert sorted(store.MIGRATIONS) == list(range(1, store.VERSION + 1))
    made = [" ".join(part.split()) for part in statements(store.MIGRATIONS[1])]
    kept = [line.rstrip(";") for line in FIRST.splitlines() if line.startswith("CREATE")]
    assert made[: len(kept)] == kept, "the first release is out: what it left out is a new migration"
