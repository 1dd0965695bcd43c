"""Sets of small numbers as the bits of one machine word."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec

_BITS: Final = vec[i64]([2**number for number in range(63)])


def bit(number: i64) -> i64:
    """The word in which only this bit is set, 0 to 62.

    Rules use it where a number may pass 30: compiled, a literal ``1 << n`` is no more than 32 bits wide.

    >>> bit(0), bit(40)
    (1, 1099511627776)
    """
    return _BITS[number]


def size(bits: i64) -> i64:
    """How many numbers are in the set.

    >>> size(0b10110)
    3
    """
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def nth(bits: i64, which: i64) -> i64:
    """The number that comes so many places after the lowest of the set, which has it.

    >>> nth(0b10110, 0), nth(0b10110, 2)
    (1, 4)
    """
    number: i64 = 0
    while True:
        if bits >> number & 1 != 0:
            if which == 0:
                return number
            which -= 1
        number += 1
