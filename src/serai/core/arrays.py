"""Arrays of numbers, in the kind that is fastest where they are used.

Where the rules are compiled, ``vec`` is that of librt, which compiled code reads and writes as plain memory. Where they
run as plain Python it is ``list``, since Python is quickest with its own. Written for both, an array is made by
``vec[i64]([...])``, copied by ``array[:]``, and grows or shrinks only by the functions here, of which the result alone
is used afterwards. It has no methods, and is compared item by item.
"""

from array import array as numbers_of
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from serai.core import rng

if TYPE_CHECKING or not rng.__file__.endswith(".py"):
    from librt.vecs import append, extend, pop, remove, vec

    packed = bytearray
else:
    vec = list

    def append(array: list[Any], item: Any) -> list[Any]:
        """The array with one more item at its end."""
        return [*array, item]

    def extend(array: list[Any], items: Iterable[Any]) -> list[Any]:
        """The array with more items at its end."""
        return [*array, *items]

    def pop(array: list[Any], at: int = -1) -> tuple[list[Any], Any]:
        """The array without the item at this place, and that item."""
        rest = array[:]
        item = rest.pop(at)
        return rest, item

    def remove(array: list[Any], item: Any) -> list[Any]:
        """The array without the first item that equals this one."""
        rest = array[:]
        rest.remove(item)
        return rest

    def packed(array: list[Any]) -> bytearray:
        """The bytes of an array: eight for each number."""
        return bytearray(numbers_of("q", array).tobytes())


__all__ = ["append", "extend", "packed", "pop", "remove", "vec"]
