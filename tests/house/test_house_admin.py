"""Whoever runs the house decides from another process, on the same database; the running house obeys."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest
from houses import a_house, a_table, act, ask, done, fresh_id, guests, listen, refused, viewer

from serai.house.admin import Admin, Ambiguous, NoSuchPerson
from serai.house.errors import BadName, InvitationNeeded, NoSuchTable, NotNow
from serai.house.house import House
from serai.house.messages import Act, ChatMessage, Done, Manage, Refused, Say
from serai.house.restrictions import AuditLine
from serai.house.store import open_store
from serai.house.table import Summary


@asynccontextmanager
async def an_admin(url: str, clock: Callable[[], float] = time.time) -> AsyncIterator[Admin]:
    """As the command has it: a connection of its own."""
    kept = await open_store(url)
    try:
        yield Admin(kept, clock, "root@test")
    finally:
        await kept.close()


async def obeyed(house: House) -> None:
    """What the house does by itself every few seconds."""
    await house.obey()
    await house.keeper.sweep()
    await house.keeper.quiet()


async def everything(house: House) -> str:
    """All that the database holds, as one text."""
    found = []
    for table in ("people", "tokens", "tables", "entries", "places", "chat", "audit", "restrictions", "invitations"):
        found += await house.keeper.store.run(f"SELECT * FROM {table}")
    return repr(found)


def test_a_closed_table_says_so_and_nothing_happens_there(url: str) -> None:
    async def play() -> None:
        async with a_house(url, sweep=1000) as house, an_admin(url) as admin:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna = await viewer(house, table, people[0])
            heard = await listen(house, table, anna)
            shown = heard.last
            assert (await admin.close(table[:6], "quarrel")).id == table
            await obeyed(house)
            await heard.settled()
            assert heard.last.status == "closed"
            assert "closed this table" in heard.last.prompt
            assert not heard.last.choices
            step = Act(fresh_id(), shown.number, shown.choices[0].action)
            for request in (step, Manage(fresh_id(), "pause"), Manage(fresh_id(), "leave_to_bot")):
                assert "closed this table" in refused(await house.request(table, anna, request)).text
            with pytest.raises(NotNow, match="closed"):
                await house.stand_up(table, people[0])
            with pytest.raises(NotNow):
                await admin.close(table)
            assert [card.status for card in await house.finished_tables(people[0])] == ["closed"]
            assert await house.my_tables(people[0]) == []
            assert await house.verify() == []
            (line,) = await admin.audit(10)
            assert (line.who, line.what, line.target, line.detail) == ("root@test", "close-table", table, "quarrel")
        async with a_house(url) as house:
            assert (await house.message(table, anna)).status == "closed"

    asyncio.run(play())


def test_a_step_under_way_and_a_closing_do_not_both_win(url: str) -> None:
    async def play() -> None:
        async with a_house(url, sweep=1000) as house, an_admin(url) as admin:
            people = await guests(house, "Anna", "Bram")
            for _ in range(4):
                table = await a_table(house, people, "kurier", options={"start_player": "1"})
                anna = await viewer(house, table, people[0])
                shown = await house.message(table, anna)
                step = Act(fresh_id(), shown.number, shown.choices[0].action)
                answers, _ = await asyncio.gather(house.request(table, anna, step), admin.close(table))
                log = await house.keeper.store.entries(table)
                assert log[-1].kind == "shut"
                assert isinstance(answers[0], Done) == any(entry.message.endswith(step.id) for entry in log)
            assert await house.verify() == []

    asyncio.run(play())


def test_a_deleted_table_is_gone_for_who_sits_at_it(url: str) -> None:
    async def play() -> None:
        async with a_house(url, sweep=1000) as house, an_admin(url) as admin:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna = await viewer(house, table, people[0])
            heard = await listen(house, table, anna)
            shown = heard.last
            assert isinstance(await ask(house, table, anna, Say(fresh_id(), "hello")), Done)
            await admin.delete(table)
            # even before the running house has heard of it, nothing is acknowledged that is not stored
            answers = await house.request(table, anna, Act(fresh_id(), shown.number, shown.choices[0].action))
            assert isinstance(answers[0], Refused)
            await obeyed(house)
            with pytest.raises(NoSuchTable):
                await house.message(table, anna)
            assert await house.table(table) is None
            with pytest.raises(NoSuchTable):
                await admin.table(table)
            (line,) = await admin.audit(10)
            assert (line.what, line.target) == ("delete-table", table)

    asyncio.run(play())


def test_a_muted_guest_plays_but_cannot_speak(url: str) -> None:
    async def play() -> None:
        async with a_house(url, sweep=1000) as house, an_admin(url) as admin:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna, bram = [await viewer(house, table, person) for person in people]
            await admin.mute(people[0].id, "spam")
            await obeyed(house)
            assert "muted" in refused([await ask(house, table, anna, Say(fresh_id(), "hello"))]).text
            assert isinstance(await ask(house, table, bram, Say(fresh_id(), "hello")), Done)
            shown = await house.message(table, anna)
            done(await act(house, table, anna, shown.choices[0].notation))
            await admin.unmute(people[0].id)
            await obeyed(house)
            assert isinstance(await ask(house, table, anna, Say(fresh_id(), "hello")), Done)
            assert [line.what for line in await admin.audit(9)] == ["end-mute", "mute"]

    asyncio.run(play())


def test_bans_hold_for_guests_addresses_and_networks_until_they_are_lifted(url: str) -> None:
    async def play() -> None:
        async with a_house(url, sweep=1000) as house, an_admin(url) as admin:
            (anna,) = await guests(house, "Anna")
            told: list[AuditLine] = []
            house.on_decision = told.append
            await admin.ban(anna.id, "cheating")
            assert await admin.ban("203.0.113.7") == "203.0.113.7/32"
            assert await admin.ban("10.1.0.0/16") == "10.1.0.0/16"
            assert await admin.ban("2001:db8::1") == "2001:db8::/64"
            await house.obey()
            ruled = house.restrictions
            assert ruled.banned(anna.id)
            assert not ruled.banned("somebody")
            assert not ruled.banned(None)
            for address in ("203.0.113.7", "::ffff:203.0.113.7", "10.1.255.1", "2001:db8::ffff:1"):
                assert ruled.banned_address(address)
            for address in ("203.0.113.8", "10.2.0.1", "2001:db8:0:1::1", "?", ""):
                assert not ruled.banned_address(address)
            assert [line.what for line in told] == ["ban", *["ban-address"] * 3]
            assert len(await admin.restrictions()) == 4
            for target in (anna.id, "203.0.113.7", "10.1.0.0/16", "2001:db8::5"):
                await admin.unban(target)
            await house.obey()
            assert not ruled.banned(anna.id)
            assert not ruled.banned_address("203.0.113.7")
            assert not ruled.banned_address("2001:db8::1")
            assert await admin.restrictions() == []
            await admin.ban(anna.id)
        async with a_house(url, sweep=1000) as house:
            assert house.restrictions.banned(anna.id)

    asyncio.run(play())


def test_a_new_name_stands_at_every_table(url: str) -> None:
    async def play() -> None:
        async with a_house(url, sweep=1000) as house, an_admin(url) as admin:
            people = await guests(house, "Rude word", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            waiting = await a_table(house, people[:1], "kurier", seats=3)
            first, bram = [await viewer(house, table, person) for person in people]
            heard = await listen(house, table, bram)
            assert isinstance(await ask(house, table, first, Say(fresh_id(), "hello")), Done)
            await admin.rename(people[0].id, "Guest 1")
            await obeyed(house)
            await heard.settled()
            assert heard.last.seats[0].name == "Guest 1"
            assert "Rude" not in await everything(house)
            for one in (table, waiting):
                card = await house.table(one)
                assert card is not None
                assert card.seats[0].name == "Guest 1"
            late = await listen(house, table, bram)
            (chat,) = [m for _, m in late.heard if isinstance(m, ChatMessage)]
            assert [line.name for line in chat.lines] == ["Guest 1"]
            shown = await house.message(table, first)
            done(await act(house, table, first, shown.choices[0].notation))
            card = await house.table(table)
            assert card is not None
            assert card.seats[0].name == "Guest 1"
            with pytest.raises(BadName):
                await admin.rename(people[0].id, "")
            await house.register(people[1], "a long password")
            with pytest.raises(BadName, match="registered"):
                await admin.rename(people[0].id, "bram")
            assert await house.verify() == []

    asyncio.run(play())


def test_of_a_deleted_account_nothing_is_left_but_a_former_player(url: str) -> None:
    async def play() -> None:
        async with a_house(url, sweep=1000) as house, an_admin(url) as admin:
            gone, token = await house.newcomer("Xaviera", "nl")
            await house.register(gone, "a long password")
            gone = await house.change_person(gone, settings={"secret": "Xantippe"})
            bram, carla = await guests(house, "Bram", "Carla")
            running = await a_table(house, [gone, bram], "kurier", options={"start_player": "1"})
            over = await a_table(house, [gone, bram], "toy")
            waiting = await a_table(house, [bram, gone], "kurier", seats=3)
            own = await a_table(house, [gone], "kurier", seats=3)
            for _ in range(60):
                card = await house.table(over)
                assert card is not None
                if card.status == "over":
                    break
                for person in (gone, bram):
                    bram_looks = await viewer(house, over, person)
                    shown = await house.message(over, bram_looks)
                    if shown.choices:
                        await house.request(over, bram_looks, Act(fresh_id(), shown.number, shown.choices[0].action))
            assert card is not None
            assert card.status == "over"
            speaker = await viewer(house, running, gone)
            assert isinstance(await ask(house, running, speaker, Say(fresh_id(), "I am Xerxes")), Done)
            await admin.mute(gone.id, "Xanadu")
            await admin.forget(gone.id)
            await obeyed(house)
            kept = await everything(house)
            for trace in ("Xaviera", "xaviera", "Xantippe", "Xerxes", "Xanadu", "argon2"):
                assert trace not in kept, trace
            assert await house.person(token) is None
            assert [line.what for line in await admin.audit(9)][-2:] == ["forget", "mute"]
            seats = {}
            for table in (running, over, waiting, own):
                card = await house.table(table)
                assert card is not None
                seats[table] = (card.status, card.seats)
            assert seats[running][0] == "running"
            assert (seats[running][1][0].name, seats[running][1][0].person) == ("Oud-speler", None)
            assert seats[running][1][0].bot
            assert seats[over][1][0].name == "Oud-speler"
            assert seats[over][1][0].person == gone.id
            assert seats[waiting] == ("waiting", (seats[waiting][1][0], *seats[waiting][1][1:]))
            assert seats[waiting][1][1].free
            assert seats[own][0] == "closed"
            # the bot that took the seat goes on
            house.keeper.tables.clear()
            await house.keeper.resume()
            bram_looks = await viewer(house, running, bram)
            for _ in range(200):
                if (await house.message(running, bram_looks)).choices:
                    break
                await asyncio.sleep(0.05)
            assert (await house.message(running, bram_looks)).choices
            await admin.forget(gone.id)
            assert await house.verify() == []
            assert carla.name in await everything(house)

    asyncio.run(play())


def test_ids_may_be_shortened_but_not_guessed(url: str) -> None:
    async def play() -> None:
        async with a_house(url, sweep=1000) as house, an_admin(url) as admin:
            (anna,) = await guests(house, "Anna")
            assert (await admin.person(anna.id[:5])).id == anna.id
            assert [row.id for row in await admin.people("nn", 5)] == [anna.id]
            for wildcard in ("%", "_", "\0", "\\"):
                assert [row.id for row in await admin.people(wildcard, 5)] in ([], [anna.id])
            for bad in ("", "abc", "nobody at all", "\0\0\0\0\0", "%%%%%"):
                with pytest.raises(NoSuchPerson):
                    await admin.person(bad)
                with pytest.raises(NoSuchTable):
                    await admin.table(bad)
            run = house.keeper.store.run
            for one in ("same1", "same2"):
                await run("INSERT INTO people VALUES ($1, 'x', 'en', '{}', NULL, NULL, 0)", one)
            with pytest.raises(Ambiguous):
                await admin.person("same")
            assert (await admin.person("same2")).id == "same2"

    asyncio.run(play())


def test_an_invitation_to_the_house_is_used_up(url: str) -> None:
    async def play() -> None:
        async with (
            a_house(url, sweep=1000, clock=lambda: 2_000_050.0) as house,
            an_admin(url, lambda: 2_000_000.0) as admin,
        ):
            code = await admin.invite(2, 100.0, "the chess club")
            assert code not in await everything(house)
            assert await house.admits(code)
            await house.invited("Anna", "en", code)
            with pytest.raises(BadName):
                await house.invited("", "en", code)
            assert await house.admits(code)
            both = [house.invited(f"Guest {n}", "en", code) for n in range(3)]
            came = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(isinstance(one, InvitationNeeded) for one in came) == [False, True, True]
            assert not await house.admits(code)
            stale = await admin.invite(2, 10.0)
            for bad in (code, stale, "", "nonsense"):
                with pytest.raises(InvitationNeeded):
                    await house.invited("Bram", "en", bad)

    asyncio.run(play())


def test_a_table_that_cannot_be_replayed_can_be_closed_and_deleted(url: str) -> None:
    async def play() -> None:
        async with a_house(url, sweep=1000) as house, an_admin(url) as admin:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier")
            await house.keeper.store.run("UPDATE entries SET action = 'nonsense' WHERE action <> ''")
            await admin.close(table)
            row = await admin.table(table)
            assert row.status == "closed"
            assert msgspec.json.decode(row.summary, type=Summary).turn == ()
            await admin.delete(table)
            assert await admin.tables(9) == []

    asyncio.run(play())
