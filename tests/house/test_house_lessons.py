"""Lessons at a table of the house: scripted by the game's lesson, kept by the log, and nobody else's business."""

import asyncio

import pytest
from houses import a_house, act, done, guests, in_a_loop, refused, viewer

import serai
from serai.core.lesson import Lesson, lesson_of
from serai.core.registry import stored_game
from serai.core.texts import Text
from serai.house.cards import Viewer
from serai.house.errors import BadOrder
from serai.house.house import House
from serai.house.messages import Act, LessonMessage, TableMessage, Undo
from serai.house.order import TableOrder
from serai.house.teaching import lesson_order

TAUGHT = [name for name in serai.game_ids() if lesson_of(serai.game(name)) is not None]


def lesson(name: str) -> Lesson:
    found = lesson_of(serai.game(name))
    assert found is not None
    return found


async def asked(house: House, table: str, who: Viewer) -> tuple[TableMessage, LessonMessage]:
    """The table once the lesson asks something, or is over."""
    for _ in range(1000):
        shown = await house.message(table, who)
        assert shown.lesson is not None
        if shown.lesson.actions or shown.lesson.over:
            return shown, shown.lesson
        await asyncio.sleep(0.01)
    raise AssertionError("the lesson asks nothing")


async def follow(house: House, table: str, who: Viewer, until: int) -> LessonMessage:
    """Do what is asked, up to this step."""
    while True:
        shown, taught = await asked(house, table, who)
        if taught.over or taught.step >= until:
            return taught
        request = Act(f"a{shown.number}", shown.number, taught.actions[0])
        done(await house.request(table, who, request))


@pytest.mark.parametrize("name", TAUGHT)
@in_a_loop
async def test_a_lesson_is_given_to_the_end(name: str, tmp_path: object) -> None:
    async with a_house(f"sqlite:{tmp_path}/h.sqlite", find=stored_game) as house:
        (anna,) = await guests(house, "Anna")
        table = await house.lesson(anna, name)
        who = await viewer(house, table, anna, confirm=True)
        taught = await follow(house, table, who, 1000)
        assert taught.step == taught.steps == len(lesson(name).steps)
        assert [page.text for page in taught.pages] == [
            lesson(name).game.words.say(Text(page.key), "en") for page in lesson(name).steps[-1].pages
        ]
        assert [card.id for card in await house.my_tables(anna)] == []
        assert await house.lesson(anna, name) != table
        assert await house.verify() == []


@in_a_loop
async def test_something_else_is_answered_and_changes_nothing(url: str) -> None:
    async with a_house(url, find=stored_game) as house:
        (anna,) = await guests(house, "Anna")
        table = await house.lesson(anna, "kurier")
        who = await viewer(house, table, anna)
        before, _ = await asked(house, table, who)
        said = refused(await act(house, table, who, "lodge samowar_stube"))
        assert "Baikal-Bar" in said.text
        assert not said.stale
        assert await house.message(table, who) == before
        nonsense = refused(await house.request(table, who, Act("x", before.number, 0)))
        assert nonsense.text != said.text


@in_a_loop
async def test_a_lesson_goes_on_after_a_restart_and_steps_can_be_taken_back(url: str) -> None:
    async with a_house(url, find=stored_game) as house:
        (anna,) = await guests(house, "Anna")
        table = await house.lesson(anna, "kurier")
        who = await viewer(house, table, anna)
        assert (await follow(house, table, who, 5)).step == 5
    async with a_house(url, find=stored_game) as house:
        assert await house.lesson(anna, "kurier") == table
        assert await house.lesson(anna, "kurier", again=True) != table
        shown, taught = await asked(house, table, who)
        assert taught.step == 5
        done(await house.request(table, who, Act("p", shown.number, taught.actions[0])))
        shown = await house.message(table, who)
        done(await house.request(table, who, Undo("u", shown.number)))
        assert (await asked(house, table, who))[1] == taught


@in_a_loop
async def test_only_who_learns_is_told_of_the_lesson(url: str) -> None:
    async with a_house(url, find=stored_game) as house:
        (anna,) = await guests(house, "Anna")
        table = await house.lesson(anna, "kurier")
        shown = await house.message(table, await viewer(house, table, None))
        assert shown.lesson is None
        assert (await house.message(table, await viewer(house, table, anna), at=0)).lesson is None


@in_a_loop
async def test_a_lesson_is_given_at_its_own_table_only(url: str) -> None:
    async with a_house(url, find=stored_game) as house:
        (anna,) = await guests(house, "Anna")
        for order in (
            TableOrder("kurier", 3, bots={1: "apprentice", 2: "apprentice"}, lesson=True),
            TableOrder("kurier", 2, lesson=True),
        ):
            with pytest.raises(BadOrder):
                await house.new_table(anna, order)
        assert lesson_order(lesson("kurier")).lesson
