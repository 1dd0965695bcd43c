"""Chance: what may come, how likely it is, and that drawing keeps to it."""

from collections import Counter

import pytest

from serai import CHANCE, Rng

from .table import GAME, begin, do, given, odds


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("seats 2, on turn blue", ("roll",)),
        ("seats 2, on turn blue, attacks 9", ("roll", "dice 2 2", "roll")),
        ("seats 2, dice 1-2", ("die 1", "skill")),
        ("seats 2, dice 1-2\nsky row: .", ("end turn",)),
        ("seats 2, dice 1-2", ("die 1", "fairy", "take spell 1")),
        ("seats 2, dice 1-2", ("die 1", "decree", "end turn")),
    ],
)
def test_drawing_keeps_to_the_odds(text: str, steps: tuple[str, ...]) -> None:
    state, rng = do(given(text), *steps), Rng(3)
    assert state.chance
    weights = odds(state)
    drawn = Counter(GAME.notate(state.draw(rng)) for _ in range(200 * len(weights)))
    assert set(drawn) == set(weights)
    assert all(110 < number < 300 for number in drawn.values()), "all are equally likely"


def test_the_boxed_decrees_are_among_what_may_come() -> None:
    state = do(given("seats 2, dice 1-2\ndecree stack: 1"), "die 1", "decree", "end turn")
    assert len(odds(state)) == 8, "one of eight comes; nobody knows which seven lie in the box"


def test_the_start_player_is_equally_likely_anyone() -> None:
    state = GAME.start(4)
    assert set(odds(state).values()) == {1}  # type: ignore[arg-type]


def test_age_two_comes_when_age_one_is_used_up() -> None:
    state = given("seats 2, dice 1-2\nwall row: .\nwall stack: 16")
    do(state, "end turn")
    assert len(odds(state)) == 1
    state.play(CHANCE, state.outcomes()[0][0])
    assert len(odds(state)) == 15
    assert all("wall_ii" in text for text in odds(state))


def test_a_new_game_asks_chance_first() -> None:
    assert begin(2).chance
