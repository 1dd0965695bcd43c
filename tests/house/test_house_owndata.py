"""Own data: read in a worker, made once, within limits; whatever is in them stops nobody and breaks nothing."""

import asyncio
import os
import threading
import time
from multiprocessing import parent_process
from pathlib import Path

import pytest
from houses import a_house, act, done, guests, in_a_loop, viewer

from serai.core.errors import BadData, SeraiError
from serai.core.game import Game
from serai.core.registry import game
from serai.house import owngames, seating, thinking
from serai.house.cards import Viewer
from serai.house.errors import BadOrder, Busy, TooMany
from serai.house.house import House
from serai.house.order import TableOrder
from serai.house.people import Person

DATA = game("kurier").data_text
made: list[str] = []
"""The thread in which each game with own data was made, in this process."""


def find(name: str, data: str | None = None, data_name: str = "") -> Game:
    """The installed games; some data make their reader go astray."""
    if data is not None:
        made.append(threading.current_thread().name)
        inside = parent_process() is not None
        while "# endless" in data and inside:
            pass
        if "# asleep" in data and inside:
            time.sleep(60)
        if "# deadly" in data and inside:
            os._exit(3)
        if "# astray" in data:
            raise ZeroDivisionError("a mistake of ours")
        if "# greedy" in data and inside:
            return game(str([0] * 10**9))
    return game(name, data, data_name)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'serai.sqlite'}"


def order(data: str = DATA, **more: object) -> TableOrder:
    return TableOrder("kurier", 2, data=data, data_name="mine.toml", **({"bots": {1: "random"}} | more))  # type: ignore[arg-type]


@in_a_loop
async def test_data_are_made_once_and_never_in_the_loop(url: str) -> None:
    made.clear()
    async with a_house(url, find=find) as house:
        anna, bram = await guests(house, "Anna", "Bram")
        await house.check_data(anna, "kurier", DATA, "mine.toml")
        tables = await asyncio.gather(*(house.new_table(who, order()) for who in (anna, bram, anna)))
        assert len(made) == 1
        assert made[0].startswith("serai-builder")
        games = {(await house.keeper.live(table)).table.game for table in tables}
        assert len(games) == 1
        await house.check_data(anna, "kurier", DATA + "\n# other", "mine.toml")
        assert len(made) == 2
        for table in tables:
            me = await viewer(house, table, anna if table != tables[1] else bram)
            shown = await house.message(table, me)
            if shown.choices:
                done(await act(house, table, me, shown.choices[0].notation))
    async with a_house(url, find=find) as house:
        made.clear()
        await asyncio.gather(*(house.record(table, Viewer()) for table in tables))
        assert [name.rpartition("_")[0] for name in made] == ["serai-builder"], "also after a restart"


@pytest.mark.parametrize(
    "fault", ["# endless", "# deadly", "# astray", "# greedy", "x = " + "[" * 5000, "[[inn]]\nx = 1"]
)
@in_a_loop
async def test_bad_data_are_refused_and_the_house_goes_on(
    url: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owngames, "_PROCESSOR", 0.5)
    async with a_house(url, find=find) as house:
        (anna,) = await guests(house, "Anna")
        for _ in range(2):
            with pytest.raises(BadData) as refused:
                await house.new_table(anna, order(f"{DATA}\n{fault}"))
            for lang in ("nl", "en"):
                assert "{" not in refused.value.say(lang)
                assert "[" not in refused.value.say(lang).replace("[[inn]]", "").replace("[inn]", "")
        assert await house.new_table(anna, order()), "the worker is there again"


@in_a_loop
async def test_the_loop_goes_on_while_data_are_read(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a reader hangs, everybody else plays."""
    async with a_house(url, find=find) as house:
        anna, bram = await guests(house, "Anna", "Bram")
        await house.check_data(anna, "kurier", DATA, "x")  # the worker has begun
        monkeypatch.setattr(owngames, "_SECONDS", 3.0)
        stuck = asyncio.create_task(house.check_data(anna, "kurier", f"{DATA}\n# asleep", "x"))
        await asyncio.sleep(0.1)
        table = await house.new_table(bram, TableOrder("kurier", 2, hot_seats=2))
        me = await viewer(house, table, bram)
        shown = await house.message(table, me)
        done(await act(house, table, me, shown.choices[0].notation))
        assert not stuck.done()
        with pytest.raises(BadData):
            await stuck


@in_a_loop
async def test_too_many_waiting_are_turned_away(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owngames, "_MOST_WAITING", 2)
    async with a_house(url, find=find) as house:
        (anna,) = await guests(house, "Anna")
        asked = (house.check_data(anna, "kurier", f"{DATA}\n# {n}", "x") for n in range(8))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, Busy) for answer in answers) == 5
        assert answers.count(None) == 3


async def attempts(house: House, person: Person, number: int) -> list[SeraiError | None]:
    found: list[SeraiError | None] = []
    for _ in range(number):
        try:
            await house.new_table(person, order())
        except SeraiError as error:
            found.append(error)
        else:
            found.append(None)
    return found


@in_a_loop
async def test_one_person_has_an_allowance(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_house(url, find=find) as house:
        anna, bram = await guests(house, "Anna", "Bram")
        answers = await attempts(house, anna, 21)
        assert answers[:20] == [None] * 20
        assert isinstance(answers[20], TooMany)
        assert await house.new_table(anna, order("")), "without own data"
        monkeypatch.setattr(seating, "MOST_KEPT", int(2.5 * len(DATA)))
        answers = await attempts(house, bram, 3)
        assert answers[:2] == [None] * 2
        assert isinstance(answers[2], BadOrder)
        assert "eigen gegevens" in answers[2].say("nl")


@in_a_loop
async def test_reading_counts_too(url: str) -> None:
    async with a_house(url, find=find) as house:
        (anna,) = await guests(house, "Anna")
        for number in range(40):
            with pytest.raises(BadData):
                await house.check_data(anna, "kurier", f"x = [ {number}", "x")
        with pytest.raises(TooMany):
            await house.check_data(anna, "kurier", "x = [", "x")


def test_a_bots_worker_makes_a_game_once() -> None:
    made.clear()
    thinking._own.cache_clear()
    first = thinking.game_of(find, "kurier", DATA, "x")
    assert thinking.game_of(find, "kurier", DATA, "x") is first
    assert len(made) == 1
