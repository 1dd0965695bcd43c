"""Sets of small numbers as the bits of one machine word."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_BITS: Final = vec[i64]([2**number for number in range(63)])


def bit(number: i64) -> i64:
    """The word in which only this bit is set, 0 to 62.

    Rules use it where a number may pass 30: compiled, a literal ``1 << n`` is no more than 32 bits wide.

    >>> bit(0), bit(40)
    (1, 1099511627776)
    """
    return _BITS[number]
