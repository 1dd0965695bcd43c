"""The random generator: the same numbers everywhere, evenly spread, copied with one field."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.rng import Rng

GOLDEN = {
    0: [184534369, 1374294366, 320300534, 591995297],
    1: [2294042383, 2306606625, 3633712983, 1915694279],
    2**63 + 5: [3945431858, 1391347789, 3978170249, 4081922154],
    -1: [781992542, 588260257, 2498964943, 558159665],
}
"""The first numbers of some seeds. If these change, every seeded simulation and every bot plays other games."""


@pytest.mark.parametrize("seed", GOLDEN)
def test_the_stream_of_a_seed_never_changes(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.next32() for _ in range(4)] == GOLDEN[seed]


def test_below_takes_the_upper_part() -> None:
    numbers, halves = Rng(3), Rng(3)
    assert [halves.below(2) for _ in range(100)] == [numbers.next32() >> 31 for _ in range(100)]


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@given(st.integers())
def test_random_is_at_least_0_and_less_than_1(seed: int) -> None:
    rng = Rng(seed)
    assert all(0.0 <= rng.random() < 1.0 for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 6, 10, 52])
def test_numbers_are_evenly_spread(n: int) -> None:
    rng = Rng(n)
    draws = 600 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    chi_square = sum((count - 600) ** 2 / 600 for count in counts)
    assert chi_square < (n - 1) + 5 * (2 * (n - 1)) ** 0.5  # five standard deviations


@pytest.mark.parametrize("seed", range(5))
def test_one_number_tells_nothing_of_the_next(seed: int) -> None:
    rng = Rng(seed)
    pairs = [0] * 36
    for _ in range(36 * 300):
        pairs[6 * rng.below(6) + rng.below(6)] += 1
    chi_square = sum((count - 300) ** 2 / 300 for count in pairs)
    assert chi_square < 35 + 5 * 70**0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [Rng(seed).next32() for seed in range(2000)]
    assert len(set(firsts)) == 2000
    assert 700 < sum(number >> 31 for number in firsts) < 1300


def test_a_copy_goes_on_as_the_original_and_apart_from_it() -> None:
    rng = Rng(5)
    rng.next32()
    twin = rng.copy()
    expected = [twin.next32() for _ in range(10)]
    assert [rng.next32() for _ in range(10)] == expected
    twin.next32()
    assert rng.word != twin.word


def test_a_fork_is_another_stream_and_moves_the_original_on() -> None:
    rng, same = Rng(5), Rng(5)
    fork = rng.fork()
    assert rng.word != same.word
    assert fork.word != rng.word
    assert same.fork().word == fork.word
    assert [fork.below(1000) for _ in range(5)] != [rng.below(1000) for _ in range(5)]


@given(st.lists(st.integers(0, 100)), st.integers())
def test_shuffle_keeps_what_there_is(items: list[int], seed: int) -> None:
    shuffled = list(items)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_shuffle_reaches_every_order_about_as_often() -> None:
    rng = Rng(8)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 23 + 5 * 46**0.5
