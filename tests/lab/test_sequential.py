"""Tests and intervals that hold whenever one stops."""

from collections import Counter

import pytest

from serai.core.rng import Rng
from serai.lab.sequential import Duel, mean_interval


def coin(rng: Rng, chance: float) -> float:
    return float(rng.random() < chance)


def test_looking_after_every_game_seldom_finds_a_difference_where_there_is_none() -> None:
    wrong = 0
    for seed in range(100):
        rng, duel = Rng(seed), Duel(0.001, 0.05)
        for _ in range(200):
            duel.see(2 * coin(rng, 0.5) - 1)
        wrong += duel.answer in ("better", "worse")
    assert wrong <= 10


@pytest.mark.parametrize(("chance", "answer"), [(0.9, "better"), (0.1, "worse")])
def test_a_great_difference_is_soon_clear(chance: float, answer: str) -> None:
    rng, duel, seen = Rng(1), Duel(0.05, 0.05), 0
    while not duel.answer:
        duel.see(2 * coin(rng, chance) - 1)
        seen += 1
        assert seen < 100
    assert duel.answer == answer


def test_what_is_even_is_found_even() -> None:
    duel = Duel(0.2, 0.05)
    for number in range(400):
        duel.see((-1) ** number)
    assert duel.answer == "even"


def test_the_answer_and_the_interval_say_the_same() -> None:
    rng, duel = Rng(3), Duel(0.1, 0.05)
    clear = Counter[bool]()
    for _ in range(120):
        duel.see(2 * coin(rng, 0.7) - 1)
        found = duel.difference()
        assert found.low <= found.share <= found.high
        if not clear[True]:
            assert (duel.answer == "better") == (found.low > 0)
        clear[duel.answer == "better"] += 1
    assert clear[True]
    assert clear[False]


def test_intervals_hold_the_true_mean_and_shrink() -> None:
    held = 0
    for seed in range(60):
        rng = Rng(seed)
        numbers = [coin(rng, 0.3) for _ in range(150)]
        short, long = mean_interval(numbers[:30]), mean_interval(numbers)
        held += long.low <= 0.3 <= long.high
        assert long.high - long.low < short.high - short.low
    assert held >= 55
    assert mean_interval([]).high == 1.0
