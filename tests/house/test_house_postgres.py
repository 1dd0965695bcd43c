"""PostgreSQL: what waits together is written together, each judged by itself; and what nobody watches is forgotten."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import asyncpg
import pytest
from houses import Hands, a_house, a_table, act, done, guests, in_a_loop, listen, viewer

from serai.house.errors import StoreTrouble
from serai.house.house import House
from serai.house.store import Change, Entry

CHANGE = Change("running", "{}", 1.0, None)


@pytest.fixture
def url(new_database: Callable[[], str]) -> str:
    """An empty PostgreSQL database."""
    return new_database()


async def _tables(house: House, count: int) -> list[str]:
    people = await guests(house, "Anna", "Bram")
    return [await a_table(house, people, "kurier") for _ in range(count)]


async def _length(house: House, table: str) -> int:
    row = await house.keeper.store.table(table)
    assert row is not None
    return row.entries


@in_a_loop
async def test_appends_that_wait_together_share_a_commit_and_each_is_judged_by_itself(
    url: str,
) -> None:
    async with a_house(url) as house:
        store, tables = house.keeper.store, await _tables(house, 20)
        lengths = {table: await _length(house, table) for table in tables}
        late = set(tables[::5])

        def append(table: str) -> Coroutine[Any, Any, bool]:
            number = lengths[table] + (1 if table in late else 0)
            return store.append(table, number, [Entry(number, "pause"), Entry(number + 1, "resume")], CHANGE)

        moved = await asyncio.gather(*(append(table) for table in tables))
        assert moved == [table not in late for table in tables]
        for table in tables:
            new = [entry.kind for entry in await store.entries(table, lengths[table])]
            assert new == ([] if table in late else ["pause", "resume"])
            assert await _length(house, table) == lengths[table] + len(new)
        written = await store.run("SELECT DISTINCT CAST(xmin AS text) FROM entries WHERE kind = 'resume'")
        assert len(written) == 1, "one transaction for all"


@in_a_loop
async def test_what_cannot_be_stored_is_the_trouble_of_one_table_only(url: str) -> None:
    async with a_house(url) as house:
        store, tables = house.keeper.store, await _tables(house, 4)
        lengths = [await _length(house, table) for table in tables]
        odd = ["", "half a character \ud800", "nothing at all \0", ""]
        work = zip(tables, lengths, odd, strict=True)
        answers = await asyncio.gather(
            *(store.append(table, n, [Entry(n, "pause", data=data)], CHANGE) for table, n, data in work),
            return_exceptions=True,
        )
        assert [answer is True for answer in answers] == [True, False, False, True]
        assert all(isinstance(answer, StoreTrouble) for answer in answers[1:3])
        assert [await _length(house, table) for table in tables] == [
            length + more for length, more in zip(lengths, (1, 0, 0, 1), strict=True)
        ]


@in_a_loop
async def test_a_row_that_another_program_holds_stops_nobody_else_for_long(url: str) -> None:
    async with a_house(url) as house:
        store, tables = house.keeper.store, await _tables(house, 3)
        lengths = [await _length(house, table) for table in tables]
        other = await asyncpg.connect(url)
        try:
            held = other.transaction()
            await held.start()
            await other.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", tables[1])
            answers = await asyncio.gather(
                *(store.append(t, n, [Entry(n, "pause")], CHANGE) for t, n in zip(tables, lengths, strict=True)),
                return_exceptions=True,
            )
            await held.rollback()
        finally:
            await other.close()
        assert [answer is True for answer in answers] == [True, False, True]
        assert isinstance(answers[1], StoreTrouble)
        assert await store.append(tables[1], lengths[1], [Entry(lengths[1], "pause")], CHANGE)


@in_a_loop
async def test_acknowledged_is_durable_whatever_the_servers_default_is(url: str) -> None:
    admin = await asyncpg.connect(url)
    name = await admin.fetchval("SELECT current_database()")
    await admin.execute(f'ALTER DATABASE "{name}" SET synchronous_commit = off')
    await admin.close()
    async with a_house(url) as house:
        for _ in range(3):  # the connection has been given back and taken again
            assert await house.keeper.store.run("SHOW synchronous_commit") == [("on",)]


@in_a_loop
async def test_a_table_that_others_play_on_elsewhere_is_forgotten_where_nobody_watches(
    url: str,
) -> None:
    hands = Hands()
    async with a_house(url, clock=hands) as here, a_house(url, clock=hands) as there:
        people = await guests(here, "Anna", "Bram")
        left, watched = [await a_table(here, people, "kurier", options={"start_player": "1"}) for _ in range(2)]
        ear = await listen(here, watched, await viewer(here, watched, people[1]))
        before = ear.last.number
        await here.message(left, await viewer(here, left, people[0]))
        assert {left, watched} <= here.keeper.tables.keys()
        hands.now += 60
        first = here.keeper.tables[watched]
        for table in (left, watched):
            anna = await viewer(there, table, people[0])
            done(await act(there, table, anna, (await there.message(table, anna)).choices[0].notation))
        async with asyncio.timeout(30):
            while left in here.keeper.tables or ear.last.number == before:
                await asyncio.sleep(0.01)
        assert here.keeper.tables[watched] is first
        # whoever comes after all sees all
        shown = await here.message(left, await viewer(here, left, people[1]))
        assert shown.number == ear.last.number > before
        ear.close()


@in_a_loop
async def test_what_another_process_wrote_comes_with_the_notice_and_is_not_read_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(url) as here, a_house(url) as there:
        people = await guests(here, "Anna", "Bram")
        table = await a_table(here, people, "kurier", options={"start_player": "1"})
        ear = await listen(here, table, await viewer(here, table, people[1]))
        anna = await viewer(there, table, people[0])
        choice = (await there.message(table, anna)).choices[0].notation
        before = ear.last.number

        async def unread(*_: object) -> list[Entry]:
            raise AssertionError("the log was read")

        monkeypatch.setattr(here.keeper.store, "entries", unread)
        done(await act(there, table, anna, choice))
        async with asyncio.timeout(30):
            while ear.last.number == before:
                await asyncio.sleep(0.01)
        monkeypatch.undo()
        # one notice that is lost is made up for by the next
        here.keeper.store.on_notice, heard = None, here.keeper.store.on_notice
        for _ in range(2):
            shown = await there.message(table, anna)
            if shown.choices:
                done(await act(there, table, anna, shown.choices[0].notation))
            await asyncio.sleep(0.1)
            here.keeper.store.on_notice = heard
        known = (await there.keeper.live(table)).table.entries
        async with asyncio.timeout(30):
            while here.keeper.tables[table].table.entries < known:
                await asyncio.sleep(0.01)
        ear.close()
