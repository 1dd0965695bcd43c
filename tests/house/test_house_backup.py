"""A copy taken while people play holds all that was acknowledged, and a house made from it goes on."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from houses import a_house, a_table, act, done, fresh_id, guests, viewer

from serai.house.backup import KEPT, back_up, check_copy, restore
from serai.house.errors import BadStore
from serai.house.house import House
from serai.house.messages import Act, Done
from serai.house.people import Person


async def play_on(house: House, table: str, people: list[Person], acknowledged: set[str], stop: asyncio.Event) -> None:
    """Act at a table as long as there is something to do, and keep what was acknowledged."""
    viewers = [await viewer(house, table, person) for person in people]
    while not stop.is_set():
        moved = False
        for who in viewers:
            shown = await house.message(table, who)
            if shown.choices:
                id_ = fresh_id()
                answers = await house.request(table, who, Act(id_, shown.number, shown.choices[-1].action))
                if isinstance(answers[0], Done):
                    acknowledged.add(f"{who.person}:{id_}")
                    moved = True
        if not moved:
            return


def test_a_copy_taken_under_play_has_all_that_was_acknowledged_and_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        path, copies = tmp_path / "house.sqlite", []
        acknowledged: set[str] = set()
        async with a_house(f"sqlite:{path}") as house:
            people = await guests(house, "Anna", "Bram")
            _, token = await house.newcomer("Carla", "nl")
            tables = [await a_table(house, people, game) for game in ("kurier", "kurier", "toy", "kurier")]
            stop = asyncio.Event()
            playing = [asyncio.create_task(play_on(house, t, people, acknowledged, stop)) for t in tables]
            for number in range(5):
                wanted = len(acknowledged) + 12
                while len(acknowledged) < wanted and not all(task.done() for task in playing):
                    await asyncio.sleep(0.002)
                before = set(acknowledged)
                copy = tmp_path / f"copy-{number}.sqlite"
                found = await asyncio.to_thread(back_up, path, copy)
                assert found.tables == len(tables)
                copies.append((copy, before))
            assert any(not task.done() for task in playing), "the copies were not taken under play"
            stop.set()
            await asyncio.gather(*playing)
        assert len(acknowledged) > 60
        for number, (copy, before) in enumerate(copies):
            assert sorted(p.name for p in tmp_path.glob(f"{copy.name}*")) == [copy.name], "a copy is one file"
            place = tmp_path / f"again-{number}.sqlite"
            restore(copy, place)
            async with a_house(f"sqlite:{place}") as house:
                stored = {entry.message for t in tables for entry in await house.keeper.store.entries(t)}
                assert before <= stored
                assert await house.verify() == []
                assert await house.person(token) is not None
                again: set[str] = set()
                stop = asyncio.Event()
                going = asyncio.create_task(play_on(house, tables[0], people, again, stop))
                for _ in range(2000):
                    await asyncio.sleep(0.005)
                    if len(again) >= 5 or going.done():
                        break
                stop.set()
                await going
                assert again
                assert await house.verify() == []

    asyncio.run(play())


def test_a_plain_copy_of_the_one_file_would_not_do(tmp_path: Path) -> None:
    """Why there is a command at all: while the house is open, its last steps are in the file beside it."""

    async def play() -> None:
        path = tmp_path / "house.sqlite"
        async with a_house(f"sqlite:{path}") as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna = await viewer(house, table, people[0])
            shown = await house.message(table, anna)
            done(await act(house, table, anna, shown.choices[0].notation))
            assert path.with_name("house.sqlite-wal").stat().st_size > 0
            plain, whole = tmp_path / "plain.sqlite", tmp_path / "whole.sqlite"
            plain.write_bytes(path.read_bytes())
            entries = back_up(path, whole).entries
            try:
                naive = check_copy(plain).entries
            except BadStore:
                naive = 0
            assert naive < entries == len(await house.keeper.store.entries(table))
        assert [p.name for p in tmp_path.glob("house.sqlite*")] == ["house.sqlite"], "closed, it is one file"

    asyncio.run(play())


def test_nothing_is_overwritten_unasked_and_an_open_house_never(tmp_path: Path) -> None:
    async def play() -> None:
        path, copy = tmp_path / "house.sqlite", tmp_path / "copy.sqlite"
        async with a_house(f"sqlite:{path}") as house:
            await guests(house, "Anna")
            back_up(path, copy)
            assert copy.stat().st_mode & 0o077 == 0
            with pytest.raises(BadStore, match="already"):
                back_up(path, copy)
            await guests(house, "Bram")
            assert back_up(path, copy, force=True).people == 2
            await guests(house, "Carla")
            for force in (False, True):
                with pytest.raises(BadStore, match="open" if force else "already"):
                    restore(copy, path, force=force)
            assert (await house.keeper.store.run("SELECT count(*) FROM people")) == [(3,)]
        with pytest.raises(BadStore, match="already"):
            restore(copy, path)
        assert check_copy(path).people == 3
        assert restore(copy, path, force=True).people == 2
        assert check_copy(path).people == 2
        assert check_copy(tmp_path / f"house.sqlite{KEPT}").people == 3
        assert not [p for p in tmp_path.iterdir() if p.name.endswith((".part", "-wal", "-shm"))]
        async with a_house(f"sqlite:{path}") as house:
            assert (await house.keeper.store.run("SELECT count(*) FROM people")) == [(2,)]

    asyncio.run(play())


def test_what_is_no_whole_copy_is_not_put_back(tmp_path: Path) -> None:
    async def play() -> None:
        path, copy = tmp_path / "house.sqlite", tmp_path / "copy.sqlite"
        async with a_house(f"sqlite:{path}") as house:
            for n in range(200):
                await house.newcomer(f"Guest {n}", "en")
            back_up(path, copy)
        whole, kept = copy.read_bytes(), path.read_bytes()
        foreign, newer = tmp_path / "foreign.sqlite", tmp_path / "newer.sqlite"
        with sqlite3.connect(foreign) as db:
            db.execute("CREATE TABLE theirs (x text)")
        newer.write_bytes(whole)
        with sqlite3.connect(newer) as db:
            db.execute("UPDATE about SET value = '99' WHERE key = 'schema'")
        orphans = tmp_path / "orphans.sqlite"
        orphans.write_bytes(whole)
        with sqlite3.connect(orphans) as db:
            db.execute("INSERT INTO tokens VALUES ('a', 'b', 'nobody', 0)")
        wrong = {
            "text": b"this is no database at all\n" * 100,
            "empty": b"",
            "half": whole[: len(whole) // 2],
            "torn": whole[:9000] + b"\xff" * 8000 + whole[17000:],
        }
        files = [foreign, newer, orphans, tmp_path / "missing", tmp_path]
        for name, data in wrong.items():
            (tmp_path / name).write_bytes(data)
            files.append(tmp_path / name)
        for file in files:
            with pytest.raises(BadStore) as told:
                restore(file, path, force=True)
            assert "{" not in told.value.say("nl") + told.value.say("en")
            assert path.read_bytes() == kept, file
        with pytest.raises(BadStore):
            back_up(tmp_path / "missing", tmp_path / "new")
        with pytest.raises(BadStore):
            back_up(tmp_path / "text", tmp_path / "new")
        assert not (tmp_path / "new").exists()
        assert not [p for p in tmp_path.iterdir() if p.name.endswith(".part")]

    asyncio.run(play())
