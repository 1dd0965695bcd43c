"""What players know of others' hands, as views, dumps and records have it: a list of cards, in order.

A card is 6 * (5 * knower + owner) + kind. A state counts them, all those that one player knows of a hand in one number.
"""

from collections.abc import Iterable

from serai.games.ilos.board import COLOURS, KINDS
from serai.games.ilos.position import KNOWN_BITS
from serai.games.ilos.rules import Ilos

_ONE_COUNT = (1 << KNOWN_BITS) - 1


def listed(memory: Iterable[int]) -> list[int]:
    """The cards that are counted here."""
    return [
        KINDS * hand + kind
        for hand, counts in enumerate(memory)
        if counts
        for kind in range(KINDS)
        for _ in range(counts >> (KNOWN_BITS * kind) & _ONE_COUNT)
    ]


def counted(cards: Iterable[int], seats: int) -> list[int]:
    """The memory in which these cards are counted."""
    memory = [0] * (COLOURS * seats)
    for card in cards:
        memory[card // KINDS] += 1 << (KNOWN_BITS * (card % KINDS))
    return memory


def known_to(state: Ilos, seat: int) -> list[int]:
    """The cards in other hands that this seat knows for certain."""
    return [card for card in listed(state.memory) if card // KINDS // COLOURS == seat]
