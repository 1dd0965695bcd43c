"""What the lab learns from games: weights that foretell winners, judged on games they were not learned from."""

import pytest

import serai
from serai.core.record import Record
from serai.core.rng import Rng
from serai.lab.calibration import plot
from serai.lab.learning import Moment, judge, learn, moments
from serai.lab.simulate import Plan


def toy_moments(count: int, seed: int) -> list[Moment]:
    """Three seats; one more of the first feature makes a win e times as likely, the second tells nothing."""
    rng = Rng(seed)
    found = []
    for number in range(count):
        features = [[float(rng.below(4)), float(rng.below(4))] for _ in range(3)]
        parts = [round(1000 * 2.718281828 ** row[0]) for row in features]
        left = rng.below(sum(parts))
        winner = next(seat for seat in range(3) if left < sum(parts[: seat + 1]))
        found.append(Moment(number, features, [float(seat == winner) for seat in range(3)]))
    return found


def test_weights_are_found_again() -> None:
    first, second = learn(toy_moments(1500, 1), ridge=0.0)
    assert first == pytest.approx(1.0, abs=0.15)
    assert second == pytest.approx(0.0, abs=0.15)


def test_what_was_learned_is_better_than_knowing_nothing_and_calibrated() -> None:
    told = judge(toy_moments(1500, 2), learn(toy_moments(1500, 1)))
    assert told.log_loss < told.knowing_nothing - 0.2
    for part in told.bins:
        if part.count > 200:
            assert part.won == pytest.approx(part.told, abs=0.08)


def test_a_shared_victory_counts_in_parts() -> None:
    drawn = [Moment(0, [[1.0], [0.0]], [0.5, 0.5])]
    assert learn(drawn)[0] == pytest.approx(0.0, abs=1e-6)


def test_nothing_is_learned_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing"):
        learn([])


def test_moments_are_the_same_for_the_same_seed_and_end_as_the_game_did() -> None:
    game = serai.game("kurier")
    plan = Plan("kurier", 2, Record(game, {}, 2).options, ("random",) * 2, 3)
    found = moments(game, plan, range(2))
    assert found == moments(game, plan, range(2))
    assert {moment.game for moment in found} == {0, 1}
    for moment in found:
        assert sum(moment.won) == pytest.approx(1.0)
        assert [len(row) for row in moment.features] == [len(game.start(2, plan.options).feature_names())] * 2


def test_the_plot_shows_every_number_of_seats() -> None:
    picture = plot({2: judge(toy_moments(50, 1), [1.0, 0.0]), 4: judge(toy_moments(50, 2), [1.0, 0.0])}, "a & b")
    assert picture.startswith("<svg")
    for words in ("a &amp; b", "2 seats", "4 seats"):
        assert words in picture
