"""A tiny random generator for play and search: seeded, cheap to copy, the same stream compiled or not."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

_MASK: Final = 0xFFFFFFFF
"""The lower 32 bits. All words are 32 bits wide, so that every intermediate fits into a signed 64-bit number."""
_GAMMA: Final = 0x9E3779B97F4A7C15
"""What SplitMix64 counts by."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """xoshiro128++ (Blackman and Vigna), seeded by SplitMix64: a period of 2**128 - 1.

    The whole generator is its four words. It holds no global state and knows no clock: the same seed, 64 bits of it,
    gives the same numbers on every machine.

    >>> a, b = Rng(7), Rng(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    def __init__(self, seed: int = 0) -> None:
        first, second = _mixed(seed + _GAMMA), _mixed(seed + 2 * _GAMMA)
        # Two mixed numbers that follow each other are never both 0, the one state that would go on for ever.
        self.s0: i64 = first & _MASK
        self.s1: i64 = first >> 32
        self.s2: i64 = second & _MASK
        self.s3: i64 = second >> 32

    def next32(self) -> i64:
        """The next number, 0 to 2**32 - 1."""
        s0: i64 = self.s0
        s1: i64 = self.s1
        s2: i64 = self.s2 ^ s0
        s3: i64 = self.s3
        total: i64 = (s0 + s3) & _MASK
        s3 ^= s1
        self.s0 = s0 ^ s3
        self.s1 = s1 ^ s2
        self.s2 = s2 ^ ((s1 << 9) & _MASK)
        self.s3 = ((s3 << 11) & _MASK) | (s3 >> 21)
        return ((total << 7 | total >> 25) + s0) & _MASK

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at least 1 and less than 2**31."""
        product: i64 = self.next32() * n
        if (product & _MASK) < n:
            # Lemire's method: of 2**32 numbers a few too many fall to some results, and are drawn again.
            uneven: i64 = (_MASK + 1 - n) % n
            while (product & _MASK) < uneven:
                product = self.next32() * n
        return product >> 32

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.next32()) / 4294967296.0

    def copy(self) -> "Rng":
        """A generator that goes on exactly as this one would."""
        twin = Rng.__new__(Rng)
        twin.s0 = self.s0
        twin.s1 = self.s1
        twin.s2 = self.s2
        twin.s3 = self.s3
        return twin

    def fork(self) -> "Rng":
        """A new generator, seeded from this one."""
        return Rng(int(self.next32()) << 32 | int(self.next32()))

    def shuffle(self, items: list[i64]) -> None:
        """Put the items into a random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            swapped = items[i]
            items[i] = items[j]
            items[j] = swapped
            i -= 1


def _mixed(number: int) -> int:
    """SplitMix64's finish: 64 bits, each of which depends on all of the number's lower 64."""
    z = number % (1 << 64)
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % (1 << 64)
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % (1 << 64)
    return z ^ (z >> 31)
