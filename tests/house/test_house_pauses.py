"""Long work takes turns, and waits for who plays: thirty people who come at one moment slow nobody."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from houses import a_house, a_table, done, fresh_id, guests, in_a_loop, viewer

from serai.house import pauses, store
from serai.house.errors import StoreTrouble
from serai.house.messages import Act
from serai.house.order import TableOrder
from serai.house.pauses import Hurry, Urgent, turn, unhurried
from serai.house.sqlite import open_sqlite

LONG = 3600.0
"""Seconds that no test waits: what is urgent is waited for until it is over."""


async def passes(counted: list[int]) -> AsyncIterator[None]:
    """Count the passes of the loop."""
    while True:
        counted[0] += 1
        await asyncio.sleep(0)
        yield


@in_a_loop
async def test_one_piece_is_done_in_each_pass_in_the_order_of_asking() -> None:
    now, pieces = [0], list[tuple[int, int]]()

    async def watch() -> None:
        async for _ in passes(now):
            pass

    async def work(who: int) -> None:
        async for _ in unhurried(range(12), 4):
            pass
        pieces.append((now[0], who))
        await turn()
        pieces.append((now[0], who))

    watching = asyncio.create_task(watch())
    await asyncio.gather(*(work(who) for who in range(30)))
    watching.cancel()
    moments = [moment for moment, _ in pieces]
    assert all(moments.count(moment) <= 1 for moment in moments)
    assert [who for _, who in pieces] == [*range(30), *range(30)]


@in_a_loop
async def test_no_piece_is_begun_while_something_is_urgent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "_LONGEST", LONG)
    found: list[int] = []

    async def work(who: int) -> None:
        await turn()
        found.append(who)

    others = [asyncio.create_task(work(who)) for who in range(3)]
    with Urgent():
        for _ in range(20):
            await turn()  # what is urgent lets others by, and waits for nobody
        assert found == []
    await asyncio.gather(*others)
    assert found == [0, 1, 2]


@in_a_loop
async def test_what_is_urgent_for_long_does_not_stop_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "_LONGEST", 0.0)
    work = [asyncio.create_task(turn()) for _ in range(3)]
    with Urgent():
        await asyncio.gather(*work)


@in_a_loop
async def test_who_gives_up_leaves_his_turn_to_the_next() -> None:
    tasks = [asyncio.create_task(turn()) for _ in range(3)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    with Hurry():
        await turn()
    await asyncio.gather(*tasks[1:])
    assert tasks[0].cancelled()


def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many pieces of long work have been begun so far."""
    begun, plain = [0], pauses._Turns._next

    def next_piece(self: Any) -> None:
        begun[0] += 1
        plain(self)

    monkeypatch.setattr(pauses._Turns, "_next", next_piece)
    return lambda: begun[0]


@in_a_loop
async def test_who_acts_does_not_wait_for_thirty_who_arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "_LONGEST", LONG)
    pieces = counted(monkeypatch)
    async with a_house(f"sqlite:{tmp_path}/house.sqlite") as house:
        (anna,) = await guests(house, "Anna")
        table = await a_table(house, [anna], "kurier", seats=2, hot_seats=2)
        eyes = await viewer(house, table, anna)
        shown = await house.message(table, eyes)

        async def arrive(number: int) -> None:
            (guest,) = await guests(house, f"Guest {number}")
            own = await house.new_table(guest, TableOrder("kurier", 2, hot_seats=2))
            news = house.subscribe(own, await viewer(house, own, guest))
            await anext(news)
            news.close()

        arrivals = [asyncio.create_task(arrive(number)) for number in range(30)]
        beside: list[int] = []
        while not all(task.done() for task in arrivals):
            before, busy = pieces(), not arrivals[-1].done()
            choice = shown.choices[0]
            act = Act(fresh_id(), shown.number, choice.action, shown.viewer, shown.undone)
            done(await house.request(table, eyes, act))
            if busy:
                beside.append(pieces() - before)
            shown = await house.message(table, eyes)
            await asyncio.sleep(0.01)
        await asyncio.gather(*arrivals)
        assert beside
        assert max(beside) <= 1, beside
        assert pieces() >= 60


@in_a_loop
async def test_what_cannot_be_stored_is_no_trouble_of_what_is_stored_beside_it(tmp_path: Path) -> None:
    kept = await open_sqlite(str(tmp_path / "house.sqlite"))
    try:
        add = [kept.run(store.ADD_PERSON, f"p{number}", "Anna", "en", "{}", 0.0) for number in range(40)]
        half = kept.run(store.ADD_PERSON, "half", "\ud800", "en", "{}", 0.0)
        twice = kept.run(store.ADD_PERSON, "p3", "Anna", "en", "{}", 0.0)
        answers = await asyncio.gather(*add[:20], half, twice, *add[20:], return_exceptions=True)
        assert [isinstance(answer, StoreTrouble) for answer in answers].count(True) == 2
    finally:
        await kept.close()
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        assert db.execute("SELECT count(*) FROM people").fetchone() == (40,)
