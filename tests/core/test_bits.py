"""Bits of a machine word, in both forms."""

from serai.core.bits import bit


def test_every_bit_of_a_word_can_be_set() -> None:
    assert [bit(number) for number in range(63)] == [2**number for number in range(63)]
