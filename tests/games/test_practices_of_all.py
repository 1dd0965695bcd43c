"""Every task for practice: its solution does it, anything else is refused, and it is told in both languages."""

import re

import pytest

import serai
from serai.core.practice import BrokenPractice, Task, read_tasks, tasks_of
from serai.core.rng import Rng
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
def test_who_plays_on_at_random_does_it_or_is_refused(task: Task) -> None:
    """No line goes on beyond the player's own steps: each ends with the task done, or with a step that is refused."""
    for seed in range(12):
        rng, state = Rng(seed), task.start.copy()
        for _ in range(400):
            legal = state.legal(task.seat)
            action = int(legal[rng.below(len(legal))])
            judged = task.after(state, action)
            if judged.missed:
                for lang in LANGUAGES:
                    assert task.game.words.faults(task.missed(judged), lang) == []
                break
            state.play(task.seat, action)
            if judged.done:
                break
        else:
            raise AssertionError("the turn does not end")


def hardest_and_first(name: str) -> list[Task]:
    """Two tasks of a game: counting all lines of all of them would take long."""
    tasks = sorted(tasks_of(serai.game(name)), key=lambda task: task.lines)
    return [tasks[0], tasks[len(tasks) // 3]]


@pytest.mark.parametrize(
    "task", [t for n in PRACTISED for t in hardest_and_first(n)], ids=lambda t: f"{t.game.id}-{t.id}"
)
def test_the_lines_are_counted_and_every_wrong_first_step_leads_nowhere(task: Task) -> None:
    tree = Tree([task.goal], task.start, task.seat, 100_000)
    counted = tree.count(task.goal, task.count)
    assert tree.whole
    assert tree.most(task.goal) == task.count, "more could be reached than is asked"
    assert (counted.lines, counted.solving) == (task.lines, task.solving)
    right = {int(action) for action in task.start.legal(task.seat) if reaches(task, task.start, int(action))}
    assert task.solution[0] in right
    for action in task.start.legal(task.seat):
        if int(action) not in right:
            assert not any_line(task, task.start, int(action), Rng(1))


def reaches(task: Task, state: State, action: int) -> bool:
    """Whether the task can still be done after this step, by going through all that may follow."""
    following = state.copy()
    following.apply(task.seat, action)
    judged = task.judge(following)
    return judged.done or (
        not judged.missed and Tree([task.goal], following, task.seat, 100_000).most(task.goal) >= task.count
    )


def any_line(task: Task, state: State, action: int, rng: Rng) -> bool:
    """Whether one of some random ways on from this step does the task."""
    for _ in range(10):
        now, step = state.copy(), action
        while not (judged := task.after(now, step)).missed:
            if judged.done:
                return True
            now.play(task.seat, step)
            legal = now.legal(task.seat)
            step = int(legal[rng.below(len(legal))])
    return False


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
