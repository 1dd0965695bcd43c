"""The random generator: the same numbers everywhere, evenly spread, cheap to copy."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.rng import Rng

GOLDEN = {
    0: [1179900579, 1938959192, 3089844957, 3657088315],
    1: [2146930148, 2585199205, 3670091704, 2556029204],
    2**63 + 5: [2562488100, 3073652390, 3484538627, 2536988470],
    -1: [2650238882, 1278636629, 2532285648, 588492107],
}
"""The first numbers of some seeds. If these change, every seeded simulation and every bot plays other games.

Those of 0 are what other libraries make of xoshiro128++ seeded with 0 by SplitMix64.
"""


def at(*words: int) -> Rng:
    """A generator in this state."""
    rng = Rng()
    rng.s0, rng.s1, rng.s2, rng.s3 = words
    return rng


def state(rng: Rng) -> tuple[int, ...]:
    """All that a generator is."""
    return rng.s0, rng.s1, rng.s2, rng.s3


def test_the_numbers_are_those_of_the_reference_implementation() -> None:
    """Those of xoshiro128++ by its authors, from the state 1, 2, 3, 4; and the one after 102,400 of them."""
    rng = at(1, 2, 3, 4)
    assert [rng.next32() for _ in range(10)] == [
        *(641, 1573767, 3222811527, 3517856514, 836907274),
        *(4247214768, 3867114732, 1355841295, 495546011, 621204420),
    ]
    for _ in range(102_400 - 10):
        rng.next32()
    assert rng.next32() == 0x2C873CFA


@pytest.mark.parametrize("seed", GOLDEN)
def test_the_stream_of_a_seed_never_changes(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.next32() for _ in range(4)] == GOLDEN[seed]


def test_below_takes_the_upper_part() -> None:
    numbers, halves = Rng(3), Rng(3)
    assert [halves.below(2) for _ in range(100)] == [numbers.next32() >> 31 for _ in range(100)]


def test_what_would_favour_some_results_is_drawn_again() -> None:
    """Of 2**32 numbers 2**30 + 1 leave 2**30 - 3 over; about every fourth number is one of those."""
    n = 2**30 + 1
    left_over = (2**32) % n
    numbers, drawn = Rng(4), Rng(4)
    expected: list[int] = []
    while len(expected) < 200:
        product = numbers.next32() * n
        if product % 2**32 >= left_over:
            expected.append(product >> 32)
    assert [drawn.below(n) for _ in range(200)] == expected
    assert state(drawn) == state(numbers)


def test_the_generator_never_stands_still() -> None:
    """Four words of 0 would stay so. Two of these seeds make the first and the last two words 0, never all four."""
    gamma = 0x9E3779B97F4A7C15
    assert state(Rng(-gamma))[:2] == (0, 0)
    assert state(Rng(-2 * gamma))[2:] == (0, 0)
    assert all(any(state(Rng(seed))) for seed in (*range(500), -gamma, -2 * gamma))


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
    assert state(rng) != state(twin)


def test_a_fork_is_another_stream_and_moves_the_original_on() -> None:
    rng, same = Rng(5), Rng(5)
    fork = rng.fork()
    assert state(rng) != state(same)
    assert state(fork) != state(rng)
    assert state(same.fork()) == state(fork)
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
