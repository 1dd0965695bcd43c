"""Every task for practice: its solution does it, anything else is refused, and it is told in both languages."""

import re

import msgspec
import pytest

import serai
from serai.core.practice import BrokenPractice, Judgement, Task, read_tasks, tasks_of
from serai.core.state import State
from serai.core.texts import LANGUAGES
from serai.lab.practice import Tree

PRACTISED = [name for name in serai.game_ids() if tasks_of(serai.game(name))]
TASKS = [task for name in PRACTISED for task in tasks_of(serai.game(name))]
LONGEST = 220
"""So many letters of a task are read at the table without scrolling."""


def source(name: str, file: str) -> str:
    return (serai.game(name).folder / "practice" / file).read_text(encoding="utf-8")


def test_all_five_games_can_be_practised() -> None:
    assert PRACTISED == ["brillance", "feuville", "himalaya", "ilos", "kurier"]


@pytest.mark.parametrize("name", PRACTISED)
def test_there_are_ten_tasks_at_least_and_the_easier_come_first(name: str) -> None:
    tasks = tasks_of(serai.game(name))
    assert len(tasks) >= 10
    assert [task.luck for task in tasks] == sorted((task.luck for task in tasks), reverse=True)
    assert len({task.goal for task in tasks}) >= 3
    for task in tasks:
        assert 0 < task.solving < task.lines / 2
        assert 0 < task.luck < 0.3


@pytest.mark.parametrize("task", TASKS, ids=lambda task: f"{task.game.id}-{task.id}")
def test_the_solution_does_it_and_nothing_less(task: Task) -> None:
    session = task.begin()
    taken: list[tuple[int, int]] = []
    for action in task.solution:
        judged = task.judge(session.state)
        assert not judged.done
        assert not judged.missed
        assert task.next(taken) == action
        session.play(task.seat, action)
        taken.append((task.seat, action))
    assert task.judge(session.state).done
    assert task.next(taken) is None
    # all of it could be taken back, or it is the last step that does it
    assert len(session.undo_run(task.seat)) in (len(taken), 0)


@pytest.mark.parametrize("task", TASKS, ids=lambda task: f"{task.game.id}-{task.id}")
def test_every_line_of_play_does_the_task_or_is_refused(task: Task) -> None:
    """All lines are gone through: those that do it are as many as the file says, each other one ends with a refusal."""
    known: dict[bytes, tuple[int, int]] = {}
    missed: set[Judgement] = set()

    def lines_from(state: State) -> tuple[int, int]:
        """How many lines there are from here, and how many of them do it."""
        key = msgspec.json.encode(state.dump())
        if key not in known:
            lines = solving = 0
            for action in state.legal(task.seat):
                judged = task.after(state, int(action))
                if judged.done or judged.missed:
                    here = (1, int(judged.done))
                    missed.update({judged} - ({judged} if judged.done else set()))
                else:
                    following = state.copy()
                    following.play(task.seat, action)
                    here = lines_from(following)
                lines, solving = lines + here[0], solving + here[1]
            known[key] = (lines, solving)
        return known[key]

    assert lines_from(task.start) == (task.lines, task.solving)
    assert missed
    for judged in missed:
        assert judged.have < task.count
        for lang in LANGUAGES:
            assert task.game.words.faults(task.missed(judged), lang) == []


@pytest.mark.parametrize("task", TASKS, ids=lambda task: f"{task.game.id}-{task.id}")
def test_no_more_can_be_reached_than_is_asked(task: Task) -> None:
    tree = Tree([task.goal], task.start, task.seat, 100_000)
    assert tree.whole
    assert tree.most(task.goal) == task.count
    counted = tree.count(task.goal, task.count)
    assert (counted.lines, counted.solving) == (task.lines, task.solving)
    assert counted.luck == pytest.approx(task.luck, rel=0.01)


@pytest.mark.parametrize("name", PRACTISED)
def test_what_tasks_say_is_said_in_both_languages(name: str) -> None:
    game = serai.game(name)
    wanted = {f"practice-{task.goal}{part}" for task in tasks_of(game) for part in ("", "-missed", "-learned")}
    for lang in LANGUAGES:
        assert set(re.findall(r"^([\w-]+) =", source(name, f"{lang}.ftl"), re.MULTILINE)) == wanted
    for task in tasks_of(game):
        for lang in LANGUAGES:
            for text in (task.words(), task.learned()):
                assert game.words.faults(text, lang) == []
                assert len(game.words.say(text, lang)) <= LONGEST


def test_mistakes_in_a_file_of_tasks_are_told() -> None:
    game = serai.game("kurier")
    text = source("kurier", "practice.toml")
    for old, new, told in (
        ('goal = "', 'goal = "un', "goal"),
        ("count = ", "amount = ", "amount"),
        ('solution = ["', 'solution = ["un', "untravel"),
        ("position = '''\n", "position = '''\nweather fine\n", "weather"),
    ):
        assert old in text
        with pytest.raises(BrokenPractice, match=told):
            read_tasks(game, text.replace(old, new))
    with pytest.raises(BrokenPractice, match="same id"):
        read_tasks(game, text + text.partition("\n\n")[2])


def test_a_game_with_data_of_somebodys_own_sets_no_tasks() -> None:
    game = serai.game("kurier")
    assert tasks_of(game.with_data(game.data_text, "mine")) == ()
