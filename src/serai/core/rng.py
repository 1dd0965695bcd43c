"""A tiny random generator for play and search: seeded, copied with one field, the same stream compiled or not."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

_MULTIPLIER: Final = 0x7D3C9A4F
"""Odd, below 2**31, so that every intermediate fits into a signed 64-bit number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Multiply-with-carry on 64 bits.

    The whole generator is one number, ``word``. It holds no global state and knows no clock: the same seed gives the
    same numbers on every machine.

    >>> a, b = Rng(7), Rng(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    def __init__(self, seed: int = 0) -> None:
        mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) % (1 << 64)
        mixed = ((mixed ^ (mixed >> 31)) * 0xBF58476D1CE4E5B9) % (1 << 64)
        carry = (mixed >> 32) % (_MULTIPLIER - 1)
        self.word: i64 = (carry << 32) + (mixed % (1 << 32)) + 1
        for _ in range(4):
            self.next32()

    def next32(self) -> i64:
        """The next number, 0 to 2**32 - 1."""
        word: i64 = _MULTIPLIER * (self.word & 0xFFFFFFFF) + (self.word >> 32)
        self.word = word
        return word & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (to within 2**-32 * n)."""
        return (self.next32() * n) >> 32

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.next32()) / 4294967296.0

    def copy(self) -> "Rng":
        """A generator that goes on exactly as this one would."""
        twin = Rng(0)
        twin.word = self.word
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
