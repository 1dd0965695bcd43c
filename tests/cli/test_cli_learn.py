"""Learning at the terminal: whole lessons in both languages, other attempts answered, leaving and going on."""

from pathlib import Path

import pytest
from clitools import Run, one_line

import serai
from serai.core.lesson import Lesson, lesson_of
from serai.core.texts import LANGUAGES, Text

TAUGHT = [name for name in serai.game_ids() if lesson_of(serai.game(name)) is not None]


def lesson(name: str) -> Lesson:
    found = lesson_of(serai.game(name))
    assert found is not None
    return found


def typed(taught: Lesson, *, until: int = 10_000, astray: bool = False) -> str:
    """What somebody types who reads all pages and does what is asked, by notation; ``astray`` he first tries others."""
    lines: list[str] = []
    read = -1
    for number, session in taught.rehearse():
        at = taught.place(number)
        pages = len(taught.steps[at].pages) - 1
        if len(lines) >= until:
            break
        if at != read:
            lines += [""] * pages
        legal = [int(action) for action in session.state.legal(taught.seat)]
        if taught.over(number):
            break
        if at != read or len(legal) > 1:
            wanted = taught.wanted(number, legal)
            others = [action for action in legal if action not in wanted]
            lines += [taught.game.notate(other) for other in others[:1] if astray]
            lines.append(taught.game.notate(wanted[0]))
        read = at
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_lesson(run: Run, home: Path, name: str, lang: str) -> None:
    taught = lesson(name)
    heard = run("learn", name, "--lang", lang, typed=typed(taught, astray=lang == "nl"))
    assert heard.status == 0, heard.err
    assert not heard.err
    said = " ".join(heard.out.split())
    for step in taught.steps:
        for page in step.pages:
            assert " ".join(taught.game.words.say(Text(page.key), lang).split()) in said
    assert f"serai play {name}" in said
    assert not list(home.glob("lesson-*"))


def test_what_is_asked_is_marked_and_something_else_is_answered(run: Run) -> None:
    heard = run("learn", "kurier", "--lang", "en", typed="\n\n\n2\nlodge iwan\nq\n")
    assert "►1  To the Baikal-Bar" in heard.out
    assert "She may begin there, too." in heard.out
    assert "not possible" in heard.out or "bottom village" in heard.out
    assert heard.status == 0
    assert "serai learn kurier" in heard.out


def test_who_leaves_goes_on_where_he_was(run: Run, home: Path) -> None:
    taught = lesson("kurier")
    run("learn", "kurier", "--lang", "en", typed="\n\n\n1\n\nq\n")
    assert (home / "lesson-kurier.serai").is_file()
    on = run("learn", "kurier", "--lang", "en", typed="\nq\n")
    assert "Step 2 of" in on.out
    assert "Step 1 of" not in on.out
    again = run("learn", "kurier", "--again", "--lang", "en", typed=typed(taught))
    assert "Step 1 of" in again.out
    assert again.status == 0


def test_an_ended_input_leaves_the_lesson_to_go_on_with(run: Run) -> None:
    heard = run("learn", "kurier", "--lang", "nl", typed="\n\n\n1\n")
    assert heard.status == 2
    assert one_line(heard.err)
    assert "serai learn kurier" in heard.err


def test_a_lesson_file_that_is_no_longer_the_lesson_is_begun_anew(run: Run, home: Path) -> None:
    home.mkdir(exist_ok=True)
    (home / "lesson-kurier.serai").write_text("something else", encoding="utf-8")
    heard = run("learn", "kurier", "--lang", "en", typed="q\n")
    assert "Step 1 of" in heard.out


def test_a_game_that_is_not_there(run: Run) -> None:
    heard = run("learn", "chess", "--lang", "en")
    assert heard.status == 2
    assert one_line(heard.err)
