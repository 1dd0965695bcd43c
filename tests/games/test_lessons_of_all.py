"""Every lesson is played through by the rules themselves, in both languages: what is asked can be done, and is lit."""

import re
import tomllib
from collections.abc import Iterator

import pytest

import serai
from serai.core.lesson import BrokenLesson, Lesson, lesson_of
from serai.core.session import Session
from serai.core.texts import LANGUAGES, Text

TAUGHT = [name for name in serai.game_ids() if lesson_of(serai.game(name)) is not None]
LONGEST = 300
"""Letters of a page: more do not fit above a table."""


@pytest.fixture(params=TAUGHT)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    found = lesson_of(serai.game(request.param))
    assert found is not None
    return found


def source(lesson: Lesson, name: str) -> str:
    return (lesson.game.folder / "lesson" / name).read_text(encoding="utf-8")


def keys(lesson: Lesson) -> Iterator[str]:
    """All that a lesson may say."""
    for step in lesson.steps:
        yield from (page.key for page in step.pages)
        yield from (f"lesson-{answer.say}" for answer in step.answers)
        if step.other:
            yield step.other


def test_a_lesson_takes_five_to_ten_minutes(lesson: Lesson) -> None:
    assert 8 <= len(lesson.steps) <= 15
    assert not lesson.steps[-1].lines


def test_what_a_lesson_says_is_said_in_both_languages(lesson: Lesson) -> None:
    said = set(keys(lesson))
    for lang in LANGUAGES:
        written = re.findall(r"^([\w-]+) =", source(lesson, f"{lang}.ftl"), re.MULTILINE)
        assert sorted(written) == sorted(said)
        for key in said:
            assert lesson.game.words.faults(Text(key), lang) == []
            assert len(lesson.game.words.say(Text(key), lang)) <= LONGEST


def test_who_does_what_is_lit_comes_to_the_end(lesson: Lesson) -> None:
    game, seen = lesson.game, set()
    for number, session in lesson.rehearse():
        seen.add(lesson.place(number))
        state = session.state
        legal = [int(action) for action in state.legal(lesson.seat)]
        wanted = lesson.wanted(number, legal)
        for narrow in (False, True):
            scene = game.scene(state.view(lesson.seat), legal, narrow=narrow)
            shown = {place.id for place in scene.places} | {piece.id for piece in scene.pieces}
            if number == lesson.steps[lesson.place(number)].first or lesson.over(number):
                lit = {one for page in lesson.steps[lesson.place(number)].pages for one in page.light}
                assert lit <= shown
            assert {choice.action for choice in scene.choices} >= set(wanted)
        assert lesson.over(number) or wanted
        assert lesson.number(session.record.steps) == number
    assert seen == set(range(len(lesson.steps)))


def test_whichever_of_what_is_asked_is_chosen_the_lesson_goes_on(lesson: Lesson) -> None:
    for number, session in lesson.rehearse():
        legal = [int(action) for action in session.state.legal(lesson.seat)]
        for other in lesson.wanted(number, legal)[1:]:
            state = session.state.copy()
            state.play(lesson.seat, other)
            for line in range(number + 1, len(lesson.script)):
                state.play(*lesson.next_step(state, line))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_tries_something_else_is_answered(lesson: Lesson, lang: str) -> None:
    answered = 0
    for number, session in lesson.rehearse():
        view = session.state.view(lesson.seat)
        legal = [int(action) for action in session.state.legal(lesson.seat)]
        for action in set(legal) - set(lesson.wanted(number, legal)):
            if lesson.over(number):
                continue
            text = lesson.answer(number, view, action, legal)
            assert lesson.game.words.faults(text, lang) == []
            answered += 1
    assert answered > 10


def test_every_answer_meets_a_choice_that_can_be_tried(lesson: Lesson) -> None:
    tried = {step: set[str]() for step in range(len(lesson.steps))}
    for number, session in lesson.rehearse():
        view = session.state.view(lesson.seat)
        legal = [int(action) for action in session.state.legal(lesson.seat)]
        wanted = lesson.wanted(number, legal)
        others = [action for action in legal if action not in wanted]
        tried[lesson.place(number)] |= {lesson.answer(number, view, action, legal).key for action in others}
    for at, step in enumerate(lesson.steps):
        assert {f"lesson-{answer.say}" for answer in step.answers} <= tried[at]


def test_a_lesson_fails_when_the_rules_change_under_it(lesson: Lesson) -> None:
    """Any line that the rules do not allow is named, wherever it stands."""
    text = source(lesson, "lesson.toml")
    for at in (0, len(lesson.script) // 2, len(lesson.script) - 1):
        broken = Lesson(lesson.game, text)
        line = lesson.script[at]
        others = [n for n in lesson.game.notation if not _fits(line.wanted, n)]
        bad = [type(line)(line.seat, one, line.quick) for one in others if _never(lesson, at, one)][:1]
        broken.script = (*lesson.script[:at], *bad, *lesson.script[at + 1 :])
        with pytest.raises(BrokenLesson, match=f"line {at + 1} "):
            list(broken.rehearse())


def _fits(wanted: str, notation: str) -> bool:
    return notation in [part.strip() for part in wanted.split("|")]


def _never(lesson: Lesson, at: int, notation: str) -> bool:
    """Whether this notation cannot be played where this line stands."""
    session = _up_to(lesson, at)
    action = lesson.game.parse(notation)
    return not session.state.allows(lesson.script[at].seat, action)


_STATES: dict[tuple[str, int], Session] = {}


def _up_to(lesson: Lesson, at: int) -> Session:
    if (lesson.game.id, at) not in _STATES:
        session = lesson.begin()
        for number in range(at):
            session.play(*lesson.next_step(session.state, number))
        _STATES[lesson.game.id, at] = session
    return _STATES[lesson.game.id, at]


def test_mistakes_in_a_lesson_are_told() -> None:
    game = serai.game("kurier")
    for wrong in (
        "seats = 3",
        "seats = 3\n[[step]]\nsay = []",
        'seats = 3\nseat = 4\n[[step]]\nsay = ["x"]',
        'seats = 3\n[[step]]\nsay = ["x"]\nplay = "9 pass"',
        'seats = 3\n[[step]]\nsay = ["x"]\nplay = "red pass"',
        'seats = 3\n[[step]]\nsay = ["x"]\n[[step]]\nsay = ["y"]',
        'seats = 3\n[[step]]\nsay = ["x"]\nlit = ["y"]',
        "seats = ",
    ):
        with pytest.raises(BrokenLesson):
            Lesson(game, wrong)
    with pytest.raises(BrokenLesson):
        list(Lesson(game, 'seats = 9\n[[step]]\nsay = ["x"]').rehearse())


def test_a_game_with_data_of_somebodys_own_has_no_lesson() -> None:
    game = serai.game("kurier")
    assert lesson_of(game.with_data(game.data_text, "mine")) is None
    assert tomllib.loads(source(_of("kurier"), "lesson.toml"))["seats"] == 3


def _of(name: str) -> Lesson:
    found = lesson_of(serai.game(name))
    assert found is not None
    return found
