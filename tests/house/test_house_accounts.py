"""Passwords: guessing is slow, the owner gets in; changing one takes the old one; tokens can be taken back."""

import asyncio
from collections.abc import Awaitable
from functools import partial

import pytest
from argon2 import PasswordHasher
from houses import Hands, a_house, guests

from serai.house import people
from serai.house.errors import BadPassword, Busy, TooMany
from serai.house.hashing import Hashing
from serai.house.house import House
from serai.house.people import Person

RIGHT = "correct horse"


@pytest.fixture(autouse=True)
def _quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of guesses are made here; how long each takes is not what is tested."""
    monkeypatch.setattr(people, "PasswordHasher", partial(PasswordHasher, 1, 8, 1))


async def _outcomes(*tries: Awaitable[object]) -> list[object]:
    """What each of these, all at once, gave or raised: by the name of its class."""
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert all(isinstance(one, TooMany | BadPassword | tuple) for one in done), done
    return [type(one) for one in done]


async def _anna(house: House) -> tuple[Person, str]:
    anna, token = await house.newcomer("Anna", "en")
    await house.register(anna, RIGHT)
    return anna, token


def test_many_guesses_at_once_are_no_more_than_a_few(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            await _anna(house)
            tried = await _outcomes(*(house.log_in("Anna", f"wrong {n}", address="1.2.3.4") for n in range(40)))
            assert tried.count(BadPassword) == 10
            assert tried.count(TooMany) == 30
            # Not even the right one helps now: else the refusals would tell which it was.
            assert await _outcomes(house.log_in("Anna", RIGHT, address="1.2.3.4")) == [TooMany]

    asyncio.run(play())


def test_who_guesses_does_not_lock_the_owner_out(url: str) -> None:
    hands = Hands()

    async def play() -> None:
        async with a_house(url, clock=hands) as house:
            anna, _ = await _anna(house)
            mark = await house.device_mark(anna)
            await _outcomes(*(house.log_in("Anna", "wrong", address="6.6.6.6") for _ in range(12)))
            assert (await house.log_in("anna", RIGHT, address="1.2.3.4"))[0].id == anna.id
            # Even from the guesser's own address, where she was before.
            assert await _outcomes(house.log_in("Anna", RIGHT, address="6.6.6.6")) == [TooMany]
            assert (await house.log_in("Anna", RIGHT, address="6.6.6.6", device=mark))[0].id == anna.id
            # Not by a mark of somebody else's, or one that is made up.
            (bram,) = await guests(house, "Bram")
            await house.register(bram, RIGHT)
            for other in ("", "x", f"{anna.id}.{'0' * 64}", await house.device_mark(bram), "é" * 50):
                assert await _outcomes(house.log_in("Anna", RIGHT, address="6.6.6.6", device=other)) == [TooMany]
            # Who has the mark guesses no faster by it.
            tried = await _outcomes(*(house.log_in("Anna", "wrong", address=str(n), device=mark) for n in range(15)))
            assert tried.count(BadPassword) == 10
            hands.now += 301
            assert (await house.log_in("Anna", RIGHT, address="6.6.6.6"))[0].id == anna.id

    asyncio.run(play())


def test_many_addresses_guess_no_faster_than_a_few_and_one_address_tries_not_many_names(url: str) -> None:
    async def play() -> None:
        async with a_house(url, clock=Hands()) as house:
            anna, _ = await _anna(house)
            mark = await house.device_mark(anna)
            tried = []
            for some in range(0, 210, 30):
                several = range(some, some + 30)
                tried += await _outcomes(*(house.log_in("Anna", "wrong", address=f"net {n}") for n in several))
            assert tried.count(BadPassword) == 200
            assert await _outcomes(house.log_in("Anna", RIGHT, address="home")) == [TooMany]
            assert (await house.log_in("Anna", RIGHT, address="home", device=mark))[0].id == anna.id
            tried = [await _outcomes(house.log_in(f"Name {n}", "wrong", address="7.7.7.7")) for n in range(60)]
            assert tried.count([BadPassword]) == 50

    asyncio.run(play())


def test_what_nobody_had_time_to_judge_does_not_count(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with a_house(url, clock=Hands()) as house:
            anna, _ = await _anna(house)
            with monkeypatch.context() as crowded:
                crowded.setattr(house._people, "_hashing", Hashing(0))
                for _ in range(30):
                    with pytest.raises(Busy):
                        await house.log_in("Anna", RIGHT, address="home")
                    with pytest.raises(Busy):
                        await house.register(anna, "another horse", old=RIGHT, address="home")
            assert (await house.log_in("Anna", RIGHT, address="home"))[0].id == anna.id

    asyncio.run(play())


def test_right_passwords_do_not_count(url: str) -> None:
    async def play() -> None:
        async with a_house(url, clock=Hands()) as house:
            await _anna(house)
            for _ in range(13):
                await house.log_in("Anna", RIGHT, address="office")

    asyncio.run(play())


def test_a_password_changes_by_the_old_one_only(url: str) -> None:
    async def play() -> None:
        async with a_house(url, clock=Hands()) as house:
            anna, token = await _anna(house)
            mark = await house.device_mark(anna)
            _, phone = await house.log_in("Anna", RIGHT)
            for old in ("", "wrong", RIGHT.upper()):
                with pytest.raises(BadPassword, match="present password"):
                    await house.register(anna, "another horse", old=old, token=token)
            assert await house.person(phone) is not None
            both = await asyncio.gather(
                *(house.register(anna, f"another horse {n}", old=RIGHT, token=token) for n in range(2)),
                return_exceptions=True,
            )
            assert sorted(type(one).__name__ for one in both) == ["BadPassword", "NoneType"]
            new = f"another horse {both.index(None)}"
            # Whoever else was in is out, and what was known of the old password is of no use.
            assert await house.person(token) is not None
            assert await house.person(phone) is None
            with pytest.raises(BadPassword):
                await house.log_in("Anna", RIGHT)
            assert await house.device_mark(anna) != mark
            assert (await house.log_in("Anna", new))[0].id == anna.id
            tried = [await _outcomes(_change(house, anna, f"guess {n}")) for n in range(30)]
            assert tried.count([TooMany]) >= 15, "a stolen token is no way to guess the password either"

    asyncio.run(play())


async def _change(house: House, person: Person, old: str) -> tuple[()]:
    await house.register(person, "whatever horse", old=old)
    return ()


def test_all_tokens_can_be_taken_back_and_what_came_in_by_them_ends(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house, a_house(url, sweep=0.2) as other:
            anna, token = await _anna(house)
            _, phone = await house.log_in("Anna", RIGHT)
            bram, brams = await other.newcomer("Bram", "en")
            ended: list[str] = []
            leave = house.stay(token, lambda: ended.append("here"))
            other.stay(phone, lambda: ended.append("there"))
            other.stay(brams, lambda: ended.append("bram"))
            house.stay("", lambda: ended.append("nobody"))
            gone = house.stay(phone, lambda: ended.append("has left before"))
            gone()
            await house.log_out_everywhere(anna.id)
            # the other process may have heard of it already
            assert "here" in ended
            leave()
            assert await other.person(token) is None
            assert await other.person(phone) is None
            async with asyncio.timeout(20):
                while len(ended) < 2:
                    await asyncio.sleep(0.05)
            assert sorted(ended) == ["here", "there"]
            assert await other.person(brams) == bram

    asyncio.run(play())


def test_many_sessions_are_checked(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            made = [await house.newcomer(f"Guest {n}", "en") for n in range(230)]
            ended: list[int] = []
            for n, (_, token) in enumerate(made):
                house.stay(token, partial(ended.append, n))
            for n in (0, 99, 100, 229):
                await house.log_out(made[n][1])
            assert ended == [0, 99, 100, 229]

    asyncio.run(play())
