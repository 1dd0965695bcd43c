"""What players know for certain of hidden hands: a card or coin that one took from another, unseen by the rest.

An array has a number for each knower and hand (5 * knower + owner), in which the pieces that he is sure of are counted
by kind: six kinds at the most, up to a thousand pieces of each. In views, dumps and records they are a list of pieces,
in order: kinds * (5 * knower + owner) + kind.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec

HANDS: Final[i64] = 5
"""How many hands there can be."""
_BITS: Final[i64] = 10
_ONE: Final = vec[i64]([1, 1 << 10, 1 << 20, 1 << 30, 1 << 40, 1 << 50])
"""For each kind one piece. (A table, since a compiled ``1 << n`` holds only small numbers.)"""


def nothing_known(seats: i64) -> vec[i64]:
    """The array of a new game."""
    return vec[i64]([0] * int(HANDS * seats))


def sure_of(known: vec[i64], hand: i64, kind: i64) -> i64:
    """How many pieces of a kind the knower is sure of in a hand (5 * knower + owner)."""
    return (known[hand] >> (_BITS * kind)) & ((1 << _BITS) - 1)


def doubt(known: vec[i64], hand: i64, kind: i64) -> None:
    """The knower can be sure of one piece less of this kind in a hand, if he was sure of any."""
    if sure_of(known, hand, kind) > 0:
        known[hand] -= _ONE[kind]


def leaves_openly(known: vec[i64], owner: i64, kind: i64) -> None:
    """A piece leaves a hand for all to see: nobody can be sure of it any more."""
    for knower in range(len(known) // HANDS):
        doubt(known, HANDS * knower + owner, kind)


def leaves_in_secret(known: vec[i64], owner: i64, taker: i64, kind: i64, kinds: i64) -> None:
    """A player takes a piece out of another's hand, and only these two see which.

    The taker knows that one of its kind is gone. All others can no longer be sure of a single piece of any kind. Who
    lost it knows where it is.
    """
    for knower in range(len(known) // HANDS):
        if knower == taker:
            doubt(known, HANDS * knower + owner, kind)
        else:
            for each in range(kinds):
                doubt(known, HANDS * knower + owner, each)
    known[HANDS * owner + taker] += _ONE[kind]


def listed(known: Iterable[i64], kinds: i64) -> list[int]:
    """The pieces that are counted here."""
    whole = (1 << _BITS) - 1
    return [
        int(kinds * hand + kind)
        for hand, counts in enumerate(known)
        for kind in range(kinds)
        for _ in range((counts >> (_BITS * kind)) & whole)
    ]


def counted(pieces: Iterable[int], seats: i64, kinds: i64) -> list[i64]:
    """The numbers of an array in which these pieces are counted."""
    known: list[i64] = [0] * int(HANDS * seats)
    for piece in pieces:
        known[piece // kinds] += _ONE[piece % kinds]
    return known


def of(known: vec[i64], kinds: i64, knower: i64) -> list[i64]:
    """The pieces in other hands that this player is sure of."""
    found: list[i64] = []
    for hand in range(HANDS * knower, HANDS * knower + HANDS):
        counts = known[hand]
        if counts == 0:
            continue
        for kind in range(kinds):
            for _ in range(sure_of(known, hand, kind)):
                found.append(kinds * hand + kind)
    return found
