"""The lab trains networks: they find what tells the winner, and the same seed teaches the same."""

import numpy as np
import pytest

import serai
from serai.core.network import Network, NetworkAdvice, Signals
from serai.lab.training import Lessons, lessons, losses, train
from serai.lab.work import work_map


def toy_lessons(count: int, seed: int) -> Lessons:
    """Three seats; who has one of two signals, but not both, wins before who has both or none."""
    rng = np.random.default_rng(seed)
    told = rng.integers(0, 2, (count, 3, 2)).astype(np.float32)
    parts = np.exp(3.0 * (told.sum(2) == 1))
    chances = parts / parts.sum(1, keepdims=True)
    winners = (rng.random(count)[:, None] > chances.cumsum(1)).sum(1).clip(0, 2)
    won = np.eye(3, dtype=np.float32)[winners]
    nothing = np.full_like(won, 1 / 3)
    return Lessons(told, won, nothing, np.arange(count) % 5 == 0)


@pytest.fixture(scope="module")
def trained() -> list[float]:
    return train([toy_lessons(6000, 1)], 8, 3)


def test_a_network_learns_what_no_table_can_hold(trained: list[float]) -> None:
    nothing, judged, learned = losses(toy_lessons(6000, 2), trained)
    assert judged == pytest.approx(nothing)
    assert learned < nothing - 0.35


def test_what_was_trained_is_what_the_bots_reckon_with(trained: list[float]) -> None:
    network = Network(2, trained)

    def strength(*has: int) -> float:
        told = Signals()
        for place in has:
            told.add(place, 1.0)
        return network.strength(told)

    assert min(strength(0), strength(1)) > max(strength(), strength(0, 1)) + 1.0


def test_the_same_seed_teaches_the_same() -> None:
    game = serai.game("kurier")
    one, again, other = (lessons(game, 2, 3, seed, [{"rubles": "race"}]) for seed in (1, 1, 2))
    assert np.array_equal(one.told, again.told)
    assert np.array_equal(one.won, again.won)
    assert one.told.shape != other.told.shape or not np.array_equal(one.told, other.told)
    assert np.allclose(one.won.sum(1), 1.0)
    assert train([one], 2, 5) == train([again], 2, 5)


def test_two_processes_teach_what_one_teaches() -> None:
    game = serai.game("kurier")
    before = game.advice(2)
    assert isinstance(before, NetworkAdvice)
    one, two = (lessons(game, 2, 7, 4, [{"rubles": "race"}], work_map(jobs)) for jobs in (1, 2))
    for name in Lessons.__struct_fields__:
        assert np.array_equal(getattr(one, name), getattr(two, name))
    assert one.held_out.any()
    after = game.advice(2)
    assert isinstance(after, NetworkAdvice)
    assert after.network is before.network, "the bots of this process go on with theirs"


def test_a_game_without_a_place_for_a_network_says_so() -> None:
    with pytest.raises(TypeError, match="himalaya"):
        lessons(serai.game("himalaya"), 2, 1, 1)
