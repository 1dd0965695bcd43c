"""Steps: each has its number, its name and its words, and what it refuses it can explain."""

import pytest

from serai import CHANCE, Rng
from serai.core.step import Step
from serai.core.texts import LANGUAGES
from serai.games.feuville import asked, steps
from serai.games.feuville.rules import STEPS, Feuville

from .table import GAME, begin, do, given


def words(lang: str) -> str:
    """All sentences of the game."""
    return (GAME.folder / f"{lang}.ftl").read_text(encoding="utf-8")


def test_every_step_stands_at_its_number_under_a_name_of_its_own() -> None:
    assert [step.number for step in steps.ALL.table] == list(range(len(STEPS)))
    assert len(set(STEPS)) == len(STEPS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_words(lang: str) -> None:
    questions = [step.name for step in steps.ALL.table if type(step).write_legal is not Step.write_legal]
    assert len(questions) == 23
    for name in questions:
        for use in ("prompt", "doing"):
            assert f"\n{use}-{name.replace('_', '-')} =" in words(lang)
    assert set(asked._ASKED) <= {*questions, "juggling"}


def _explains_itself(state: Feuville) -> set[str]:
    """All reasons why something is not open to who decides; what is legal has none, and all else has one."""
    seat = state.decider
    legal = set(state.legal(seat))
    told = {action: state.why_not(seat, action) for action in range(len(GAME.notation))}
    assert {action for action, why in told.items() if not why} == legal
    return set(told.values()) - {""}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_test_that_refuses_gives_the_reason(seats: int, seed: int) -> None:
    state, rng = begin(seats), Rng(seed)
    reasons: set[str] = set()
    number = 0
    while not state.over:
        if state.chance:
            state.apply(CHANCE, state.draw(rng))
            continue
        number += 1
        if number % 3 == 0:
            reasons |= _explains_itself(state)
        options = state.legal(state.decider)
        state.apply(state.decider, options[rng.below(len(options))])
    assert len(reasons) > 20
    for lang in LANGUAGES:
        assert not {why for why in reasons if f"\nreason-{why} =" not in words(lang)}


def test_a_protection_just_taken_says_why_it_cannot_lie_on_a_protected_item() -> None:
    state = given("""
        seats 2, dice 1-5
        items blue: wall_i_12+spell_thief_protection_1
        open spells: spell_thief_protection_2 spell_fame_1 spell_fame_2
    """)
    do(state, "die 5", "fairy", "take spell 1")
    while state.chance:
        state.play(CHANCE, state.outcomes()[0][0])
    assert state.why_not(0, GAME.parse("protect 1")) == "protected"
    assert state.why_not(0, GAME.parse("protect 2")) == "place-empty"
