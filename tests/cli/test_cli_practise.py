"""Practising at the terminal: tasks listed and done in both languages, a miss answered, the solution told."""

from pathlib import Path

import pytest
from clitools import Run, one_line

import serai
from serai.core.practice import Task, tasks_of
from serai.core.texts import LANGUAGES

PRACTISED = [name for name in serai.game_ids() if tasks_of(serai.game(name))]


def typed(task: Task) -> str:
    return "".join(f"{task.game.notate(action)}\n" for action in task.solution)


@pytest.mark.parametrize("name", PRACTISED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_task_is_done_and_remembered(run: Run, home: Path, name: str, lang: str) -> None:
    tasks = tasks_of(serai.game(name))
    heard = run("practise", name, "1", "--lang", lang, typed=typed(tasks[0]))
    assert heard.status == 0, heard.err
    said = " ".join(heard.out.split())
    for text in (tasks[0].words(), tasks[0].learned()):
        assert " ".join(tasks[0].game.words.say(text, lang).split()) in said
    assert f"serai practise {name} 2" in said
    assert (home / f"practised-{name}.txt").read_text(encoding="utf-8") == f"{tasks[0].id}\n"
    listed = run("practise", name, "--lang", lang)
    assert f"1 of {len(tasks)} done" in listed.out or f"1 van {len(tasks)} opgelost" in listed.out
    assert f"serai practise {name} 2" in " ".join(listed.out.split())


def test_a_miss_is_answered_steps_are_taken_back_and_the_solution_is_told(run: Run, home: Path) -> None:
    tasks = tasks_of(serai.game("kurier"))
    number, task = next((n, task) for n, task in enumerate(tasks, 1) if task.goal == "march")
    first = "deploy reserve\n1\n1\nu\nu\n"
    heard = run("practise", "kurier", str(number), "--lang", "en", typed=first + "s\nq\n")
    assert "has not moved on" in heard.out
    assert "This is how it is done" in heard.out
    assert all(task.game.notate(action) in heard.out for action in task.solution)
    assert heard.status == 0
    assert f"serai practise kurier {number}" in heard.out
    assert not (home / "practised-kurier.txt").exists()


@pytest.mark.parametrize("asked", ["0", "99", "two", "１"])
def test_a_task_that_is_not_there(run: Run, asked: str) -> None:
    heard = run("practise", "kurier", asked, "--lang", "en")
    assert heard.status == 2
    assert one_line(heard.err)


def test_an_ended_input(run: Run) -> None:
    heard = run("practise", "kurier", "1", "--lang", "nl", typed="")
    assert heard.status == 2
    assert "serai practise kurier 1" in heard.err
