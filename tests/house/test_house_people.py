"""People, tables from outside, the database itself."""

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path

import asyncpg
import msgspec
import pytest
from houses import a_house, a_table, done, fresh_id, guests, viewer

from serai.core.errors import BadOption, BadSeats, SeraiError, UnknownGame
from serai.core.texts import LANGUAGES
from serai.house.errors import (
    BadInvitation,
    BadName,
    BadOrder,
    BadPassword,
    BadStore,
    NoSuchSeat,
    NoSuchTable,
    NotNow,
    SeatTaken,
    StoreTrouble,
    TooMany,
    words,
)
from serai.house.messages import Act
from serai.house.order import TableOrder
from serai.house.store import GET_TABLE, VERSION, Change, Entry, open_store


def test_names_tokens_and_passwords(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            anna, token = await house.newcomer("  Anna\t de  Vries ", "nl")
            assert (anna.name, anna.lang) == ("Anna de Vries", "nl")
            assert await house.person(token) == anna
            for wrong in ("", ".", token[:-1], token + "x", f"{token.partition('.')[0]}.", "\0.\0", "é.é", "x" * 9999):
                assert await house.person(wrong) is None
            stored = await house.keeper.store.run("SELECT hash FROM tokens")
            assert all(token.partition(".")[2] not in row[0] for row in stored)
            for bad in ("", "   ", "x" * 25, "\u202e", "\0"):
                with pytest.raises(BadName):
                    await house.newcomer(bad, "en")
            anna = await house.change_person(anna, settings={"confirm": True})
            anna = await house.change_person(anna, lang="en", settings={"sound": False})
            assert anna.settings == {"confirm": True, "sound": False}
            with pytest.raises(BadPassword):
                await house.register(anna, "short")
            await house.register(anna, "correct horse")
            with pytest.raises(BadName):
                await house.newcomer("ANNA DE VRIES", "en")
            again, second = await house.log_in("anna de vries", "correct horse")
            assert again.id == anna.id
            assert again.registered
            assert second != token
            with pytest.raises(BadName):
                await house.change_person(again, name="Somebody")
            assert (await house.change_person(again, name="ANNA de Vries")).name == "ANNA de Vries"
            for name, password in (("anna de vries", "wrong"), ("nobody", "correct horse"), ("", "")):
                with pytest.raises(BadPassword):
                    await house.log_in(name, password)
            for _ in range(9):
                with pytest.raises(BadPassword):
                    await house.log_in("anna de vries", "wrong")
            with pytest.raises(TooMany):
                await house.log_in("anna de vries", "correct horse")
            await house.log_out(token)
            assert await house.person(token) is None
            assert await house.person(second) is not None

    asyncio.run(play())


def test_tables_from_outside(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            anna, bram, cleo = await guests(house, "Anna", "Bram", "Cleo")
            open_one = await house.new_table(anna, TableOrder("kurier", 3, open=True, bots={2: "random"}))
            secret = await house.new_table(anna, TableOrder("kurier", 2, invite_only=True, open=True))
            assert [card.id for card in await house.open_tables()] == [open_one]
            card = await house.table(secret, anna)
            assert card is not None
            assert card.invitation
            stranger = await house.table(secret, bram)
            assert stranger is not None
            assert stranger.invitation == ""
            for wrong in ("", "x", card.invitation[:-1], "é"):
                with pytest.raises(BadInvitation):
                    await house.sit(secret, bram, None, wrong)
            assert await house.sit(secret, bram, None, card.invitation) == 1
            assert await house.sit(secret, bram) == 1
            with pytest.raises(SeatTaken):
                await house.sit(open_one, bram, 2)
            for seat in (-1, 3):
                with pytest.raises(NoSuchSeat):
                    await house.sit(open_one, bram, seat)
            with pytest.raises(NotNow):
                await house.begin(open_one, anna)
            shown = await house.message(open_one, await viewer(house, open_one, anna))
            assert shown.status == "waiting"
            await house.sit(open_one, bram)
            await house.stand_up(open_one, bram)
            await house.sit(open_one, cleo)
            assert {card.id for card in await house.my_tables(anna)} == {open_one, secret}
            assert [card.status for card in await house.my_tables(cleo)] == ["running"]
            with pytest.raises(NoSuchTable):
                await house.sit("nowhere", anna)
            assert await house.table("nowhere") is None
            turns = [[c.your_turn for c in await house.my_tables(p) if c.id == secret] for p in (anna, bram)]
            assert sorted(turns) == [[False], [True]]

    asyncio.run(play())


def test_orders_that_cannot_be(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            (anna,) = await guests(house, "Anna")
            orders: list[tuple[TableOrder, type[SeraiError]]] = [
                (TableOrder("nogame", 2), UnknownGame),
                (TableOrder("kurier", 9), BadSeats),
                (TableOrder("kurier", 2, {"nooption": True}), BadOption),
                (TableOrder("kurier", 2, bots={5: "random"}), BadOrder),
                (TableOrder("kurier", 2, bots={1: "nobot"}), SeraiError),
                (TableOrder("kurier", 2, hot_seats=3), BadOrder),
            ]
            for order, error in orders:
                with pytest.raises(error) as caught:
                    await house.new_table(anna, order)
                assert "[" not in caught.value.say("nl") + caught.value.say("en")
            assert await house.my_tables(anna) == []

    asyncio.run(play())


def test_verify_finds_what_differs(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna = await viewer(house, table, people[0])
            shown = await house.message(table, anna)
            done(await house.request(table, anna, Act(fresh_id(), shown.number, shown.choices[0].action)))
            assert await house.verify() == []
            run = house.keeper.store.run
            await run("UPDATE entries SET mark = 7 WHERE tbl = $1 AND number = 5", table)
            (found,) = await house.verify()
            assert (found.table, found.entry) == (table, 5)
            await run("UPDATE entries SET action = 'lodge nowhere' WHERE tbl = $1 AND number = 4", table)
            (found,) = await house.verify()
            assert found.entry == 4
            assert "nowhere" in found.reason

    asyncio.run(play())


def test_append_compares_and_sets(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier")
            store = house.keeper.store
            log = await store.entries(table)
            change = Change("running", "{}", 1.0, None)
            for number in (len(log) - 1, len(log) + 1, 0):
                entries = [Entry(number, "pause"), Entry(number + 1, "resume")]
                assert not await store.append(table, number, entries, change)
            assert not await store.append("nowhere", 0, [Entry(0, "pause")], change)
            for odd in ("\ud800", "\0"):
                with suppress(StoreTrouble):
                    await store.run(GET_TABLE, odd)
            with pytest.raises(StoreTrouble):
                await store.append(table, len(log), [Entry(len(log), "pause", 10**30)], change)
            assert await store.entries(table) == log
            new = [Entry(len(log) + n, "pause", -1, "", 2.5, f"m{n}", "é\n", 4_000_000_000) for n in range(3)]
            both = await asyncio.gather(*(store.append(table, len(log), new, change) for _ in range(5)))
            assert sorted(both) == [False] * 4 + [True]
            assert await store.entries(table, len(log)) == new
            row = await store.table(table)
            assert row is not None
            assert (row.entries, row.summary, row.due) == (len(log) + 3, "{}", None)

    asyncio.run(play())


def test_a_newer_database_is_left_alone(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            await guests(house, "Anna")
            await house.keeper.store.run("UPDATE about SET value = '99' WHERE key = 'schema'")
        with pytest.raises(BadStore, match="newer"):
            await open_store(url)
        await _raw(url, f"UPDATE about SET value = '{VERSION}' WHERE key = 'schema'")
        async with a_house(url) as house:
            assert (await house.keeper.store.run("SELECT name FROM people"))[0][0] == "Anna"

    asyncio.run(play())


def test_somebody_elses_database_is_left_alone(url: str) -> None:
    async def play() -> None:
        await _raw(url, "CREATE TABLE theirs (x text)")
        with pytest.raises(BadStore, match="not made by Serai"):
            await open_store(url)

    asyncio.run(play())


async def _raw(url: str, sql: str) -> None:
    if url.startswith("sqlite:"):
        with sqlite3.connect(url.removeprefix("sqlite:")) as db:
            db.execute(sql)
        db.close()
    else:
        connection = await asyncpg.connect(url)
        await connection.execute(sql)
        await connection.close()


def test_both_languages_say_the_same_things() -> None:
    folder = Path(__file__).parents[2] / "src/serai/house/words"
    keys = {}
    for lang in LANGUAGES:
        lines = (folder / f"{lang}.ftl").read_text().splitlines()
        keys[lang] = [line.partition(" =")[0] for line in lines if " = " in line and line[0].isalpha()]
        assert all(words().has(key, lang) for key in keys[lang])
    assert keys["nl"] == keys["en"]


def test_an_order_is_read_strictly() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"game": "kurier", "seats": 2, "what": 1}', type=TableOrder)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"game": "kurier", "seats": 2, "clock": {"kind": "live", "seconds": 1}}', type=TableOrder)
