"""Practice at a table of the house: it begins with a position, nobody but the player acts, what he did is kept."""

import pytest
from houses import a_house, act, done, guests, in_a_loop, refused, viewer

import serai
from serai.core.practice import tasks_of
from serai.core.registry import stored_game
from serai.house.errors import BadOrder
from serai.house.messages import Act, LessonMessage, TableMessage, Undo
from serai.house.order import TableOrder
from serai.house.practising import task_order

PRACTISED = [name for name in serai.game_ids() if tasks_of(serai.game(name))]


def told(shown: TableMessage) -> LessonMessage:
    assert shown.lesson is not None
    return shown.lesson


@pytest.mark.parametrize("name", PRACTISED)
@in_a_loop
async def test_who_follows_the_solution_has_done_the_task(name: str, tmp_path: object) -> None:
    async with a_house(f"sqlite:{tmp_path}/h.sqlite", find=stored_game) as house:
        (anna,) = await guests(house, "Anna")
        tasks = tasks_of(serai.game(name))
        table = await house.practise(anna, name, tasks[0].id)
        who = await viewer(house, table, anna, confirm=True)
        for action in tasks[0].solution:
            shown = await house.message(table, who)
            assert told(shown).actions == (action,)
            assert told(shown).pages[0].text == tasks[0].game.words.say(tasks[0].words(), "en")
            assert await house.solved(anna) == {}
            done(await house.request(table, who, Act(f"a{shown.number}", shown.number, action)))
        shown = await house.message(table, who)
        assert told(shown).over
        assert (told(shown).step, told(shown).steps, told(shown).next) == (1, len(tasks), tasks[1].id)
        assert (shown.choices, shown.can_undo) == ((), False)
        assert await house.solved(anna) == {name: {tasks[0].id}}
        await house.keeper.quiet()
        assert await house.message(table, who) == shown, "nobody else acts, and nothing falls"
        assert await house.my_tables(anna) == []
        assert await house.finished_tables(anna) == []
        assert await house.verify() == []


@in_a_loop
async def test_a_step_that_misses_the_task_is_answered_and_not_taken(url: str) -> None:
    task = next(task for task in tasks_of(serai.game("kurier")) if task.goal == "march")
    async with a_house(url, find=stored_game) as house:
        (anna,) = await guests(house, "Anna")
        table = await house.practise(anna, "kurier", task.id)
        who = await viewer(house, table, anna)
        state = task.start.copy()
        await act(house, table, who, "deploy reserve")
        state.play(task.seat, task.game.parse("deploy reserve"))
        before = await house.message(table, who)
        assert told(before).actions == (), "this is not how the solution begins"
        while not task.after(state, int(state.legal(task.seat)[0])).missed:
            step = task.game.notate(int(state.legal(task.seat)[0]))
            done(await act(house, table, who, step))
            state.play(task.seat, task.game.parse(step))
        before = await house.message(table, who)
        said = refused(await act(house, table, who, task.game.notate(int(state.legal(task.seat)[0]))))
        assert "has not moved on" in said.text
        assert await house.message(table, who) == before
        assert await house.solved(anna) == {}
        # after a restart he can still take all of it back, and do it
    async with a_house(url, find=stored_game) as house:
        shown = await house.message(table, who)
        done(await house.request(table, who, Undo("u", shown.number, turn=True)))
        assert told(await house.message(table, who)).actions == task.solution[:1]
        for action in task.solution:
            done(await act(house, table, who, task.game.notate(action)))
        assert await house.solved(anna) == {"kurier": {task.id}}


@in_a_loop
async def test_tasks_are_practised_at_their_own_tables_only(url: str) -> None:
    first, second, *_ = tasks_of(serai.game("kurier"))
    async with a_house(url, find=stored_game) as house:
        (anna,) = await guests(house, "Anna")
        fine = task_order(first)
        for order in (
            TableOrder("kurier", 3, task=first.id),
            TableOrder("kurier", fine.seats, fine.options, fine.bots, position=first.position),
            TableOrder("kurier", fine.seats, fine.options, fine.bots, task=second.id, position=first.position),
        ):
            with pytest.raises(BadOrder):
                await house.new_table(anna, order)
        with pytest.raises(BadOrder):
            await house.practise(anna, "kurier", "march-2-none")
        table = await house.practise(anna, "kurier", first.id)
        assert (await house.message(table, await viewer(house, table, None))).lesson is None
