"""What people may be called; that nobody is called like somebody else at his table, or like who has registered."""

import asyncio
import sqlite3
from pathlib import Path
from unicodedata import category

import pytest
from houses import a_house, a_table, fresh_id, guests, listen, viewer
from hypothesis import given
from hypothesis import strategies as st

from serai.house.cards import Viewer
from serai.house.errors import BadName
from serai.house.house import House
from serai.house.messages import ChatLine, ChatMessage, Done, Refused, Say
from serai.house.names import MOST_LETTERS, alike, clean_name
from serai.house.order import TableOrder


@pytest.mark.parametrize(
    ("given_name", "written"),
    [
        (" Anna\t de\n Vries ", "Anna de Vries"),
        ("Ａｎｎａ", "Anna"),
        ("An\u200bna\u2060\ufeff", "Anna"),
        ("\u202eannA", "annA"),
        ("A\u00adnna\x00\x1b", "Anna"),
        ("Anna\u3164\ufe0f\u2800\U000e0101", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("Нина", "Нина"),
        ("李雷", "李雷"),
        ("🎲", "🎲"),
    ],
)
def test_a_name_is_written_without_what_cannot_be_seen(given_name: str, written: str) -> None:
    assert clean_name(given_name) == written


@pytest.mark.parametrize(
    "bad",
    ["", " ", "\u200b", "\u3164", "\u2800\u2800", "\u115f", "...", "\u0301", "x" * 25, "a" + "\u0302\u0323" * 4,
     "\ue000a", "\ud800x", "\U0007fffea", "\u202e\u202d", "´", "\u180e"],
)  # fmt: skip
def test_nobody_is_called_nothing(bad: str) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(bad)
    assert "{" not in caught.value.say("nl") + caught.value.say("en")


@given(st.text(max_size=40))
def test_a_name_is_clean_once_and_for_all(given_name: str) -> None:
    try:
        written = clean_name(given_name)
    except BadName:
        return
    assert clean_name(written) == written
    assert 1 <= len(written) <= MOST_LETTERS
    assert written.isprintable()
    assert not any(category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn") for sign in written)
    assert alike(written, written)
    assert alike(written, f" {written}.")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Аnna"),
        ("ANNA", "АNNА"),
        ("anna", "АNNА"),
        ("Cor", "Соr"),
        ("Cor", "Cοr"),
        ("Iris", "lris"),
        ("Iris", "1ris"),
        ("IRIS", "iriѕ"),
        ("Otto", "0tto"),
        ("Marnix", "Mamix"),
        ("Wim", "VVim"),
        ("Anna", "Anna."),
        ("Anna", "An na"),
        ("Anna", "Anna\u0323"),
        ("Anna", "ᴀnnɑ"),
        ("Bert", "Вert"),
        ("Анна", "АННА"),
        ("Joost", "Jօօst"),
        ("Ilse", "llse"),
    ],
)
def test_look_alikes_are_seen_through(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("Ilse", "Lise"), ("Len", "Ien"), ("Zoë", "Zoe"), ("Jan", "Jans"), ("Ali", "All"), ("🎲", "🃏"),
     ("Anna", "Anna 2"), ("Нина", "Hanna"), ("Bas", "Bus")],
)  # fmt: skip
def test_other_names_are_let_be(one: str, other: str) -> None:
    assert not alike(one, other)


def test_nobody_is_called_like_who_has_registered(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            (anna,) = await guests(house, "Anna Visser")
            before, _ = await house.newcomer("Аnna Visser", "en")
            await house.register(anna, "correct horse")
            for other in ("anna visser", "Аnna Vissеr", "AnnaVisser", "Anna\u200b Visser"):
                with pytest.raises(BadName):
                    await house.newcomer(other, "en")
            with pytest.raises(BadName):
                await house.register(before, "other horse")
            (bram,) = await guests(house, "Bram")
            with pytest.raises(BadName):
                await house.change_person(bram, name="ANNA VISSЕR")
            # Who was refused keeps no name from anybody, and who has registered may write his differently.
            assert (await house.newcomer("Bram", "en"))[0].name == "Bram"
            assert (await house.change_person(anna, name="ANNA Visser")).name == "ANNA Visser"
            assert (await house.log_in("Ａnna  visser", "correct horse"))[0].id == anna.id

    asyncio.run(play())


def test_of_two_who_register_look_alikes_at_once_one_has_the_name(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = [(await house.newcomer(name, "en"))[0] for name in ("Cor", "Соr", "C0r", "cor")]
            tried = [house.register(person, "correct horse") for person in people]
            outcomes = await asyncio.gather(*tried, return_exceptions=True)
            assert sum(outcome is None for outcome in outcomes) <= 1
            assert all(outcome is None or isinstance(outcome, BadName) for outcome in outcomes)
            rows = await house.keeper.store.run("SELECT count(*) FROM people WHERE account IS NOT NULL")
            assert rows[0][0] == sum(outcome is None for outcome in outcomes)

    asyncio.run(play())


def test_accounts_from_before_are_protected_too(tmp_path: Path) -> None:
    path = tmp_path / "serai.sqlite"

    async def play() -> None:
        async with a_house(f"sqlite:{path}") as house:
            (anna,) = await guests(house, "Anna Visser")
            await house.register(anna, "correct horse")
        with sqlite3.connect(path) as db:
            db.execute("DELETE FROM likenesses")
        db.close()
        async with a_house(f"sqlite:{path}") as house:
            with pytest.raises(BadName):
                await house.newcomer("Аnna Visser", "en")

    asyncio.run(play())


async def _say(house: House, table: str, who: Viewer, text: str = "Hello") -> Done | Refused:
    (answer,) = await house.request(table, who, Say(fresh_id(), text))
    assert isinstance(answer, Done | Refused)
    return answer


def test_names_at_a_table_are_told_apart(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            anna, false_anna, bram = await guests(house, "Anna", "Аnna", "Bram")
            table = await house.new_table(anna, TableOrder("kurier", 4, bots={2: "random"}))
            with pytest.raises(BadName) as caught:
                await house.sit(table, false_anna)
            assert "Аnna" in caught.value.say("nl")
            await house.sit(table, bram)
            card = await house.table(table)
            assert card is not None
            bot = card.seats[2].name
            # A bot gives way to a person of its name; its level stays.
            (namesake,) = await guests(house, bot)
            await house.sit(table, namesake)
            card = await house.table(table)
            assert card is not None
            names = [seat.name for seat in card.seats]
            assert names[3] == bot
            assert names[2] not in ("", bot)
            assert card.seats[2].bot == "random"
            assert len({name.casefold() for name in names}) == 4

    asyncio.run(play())


def test_a_host_and_his_bots_have_names_of_their_own(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            for name in ("Ada", "Bram", "cleo", "Dіrk"):
                (host,) = await guests(house, name)
                table = await house.new_table(host, TableOrder("kurier", 4, bots=dict.fromkeys((1, 2, 3), "random")))
                card = await house.table(table)
                assert card is not None
                assert not any(alike(seat.name, name) for seat in card.seats if seat.bot)

    asyncio.run(play())


def test_nobody_speaks_under_a_players_name(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            anna, bram, cleo, second = await guests(house, "Anna", "Bram", "Cleo", "Cleо")
            table = await a_table(house, [anna, bram], "kurier")
            heard = await listen(house, table, await viewer(house, table, bram))
            players = await viewer(house, table, anna)
            assert isinstance(await _say(house, table, players), Done)
            watching = await viewer(house, table, cleo)
            assert isinstance(await _say(house, table, watching, "I only look"), Done)
            for other in ("Anna", "Аnna", "BRAM", "anna."):
                cleo = await house.change_person(cleo, name=other)
                refused = await _say(house, table, await viewer(house, table, cleo))
                assert isinstance(refused, Refused)
                assert "already" in refused.text
            refused = await _say(house, table, await viewer(house, table, second))
            assert isinstance(refused, Refused), "somebody else has spoken here under that name"
            # Whatever a player calls himself later, at the table he bears the name that stands on his seat.
            anna = await house.change_person(anna, name="Bram")
            assert isinstance(await _say(house, table, await viewer(house, table, anna), "Still me"), Done)
            await heard.settled()
            lines: list[ChatLine] = [line for _, m in heard.heard if isinstance(m, ChatMessage) for line in m.lines]
            assert [(line.name, line.seat, line.watching) for line in lines] == [
                ("Anna", 0, False),
                ("Cleo", None, True),
                ("Anna", 0, False),
            ]
            heard.close()
            # Who comes later hears the same.
            late = await listen(house, table, Viewer())
            (told,) = [m for _, m in late.heard if isinstance(m, ChatMessage)]
            assert list(told.lines) == lines
            late.close()

    asyncio.run(play())
