"""Simulations are repeatable, add up, and say how sure they are."""

import pytest

from serai.core.errors import BadOption, BadSeats
from serai.lab.simulate import simulate
from serai.lab.statistics import share, spread


def test_the_same_seed_gives_the_same_games_however_many_jobs() -> None:
    one = simulate("kurier", 3, {"rubles": "revised"}, 12, ("random",), seed=5)
    two = simulate("kurier", 3, {"rubles": "revised"}, 12, ("random",), seed=5, jobs=2)
    assert (one.decisions, one.wins, one.endings) == (two.decisions, two.wins, two.endings)
    other = simulate("kurier", 3, {"rubles": "revised"}, 12, ("random",), seed=6)
    assert other.decisions != one.decisions


def test_shares_and_endings_add_up() -> None:
    seen: list[int] = []
    report = simulate("kurier", 2, {}, 20, ("random", "greedy"), seed=1, on_progress=seen.append)
    assert sum(won.share for won in report.wins) == pytest.approx(1.0)
    assert sum(report.endings.values()) == report.games == 20
    assert seen == sorted(set(seen))
    assert seen[-1] == 20
    assert report.wins[1].share > report.wins[0].share


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSeats):
        simulate("kurier", 9, {}, 1, ("random",))
    with pytest.raises(BadOption):
        simulate("kurier", 2, {"rubles": "gold"}, 1, ("random",))


def test_wilson_interval_of_a_known_case() -> None:
    found = share(50, 100)
    assert (round(found.low, 4), round(found.high, 4)) == (0.4038, 0.5962)
    assert share(0, 10).low == 0.0
    assert share(10, 10).high == pytest.approx(1.0)


def test_spread_of_known_numbers() -> None:
    assert spread(range(101)) == spread(list(range(101)))
    found = spread(range(101))
    assert (found.mean, found.p5, found.p95, found.most) == (50.0, 5, 95, 100)
