"""Which courier is which, as the pictures need to know.

The rules do not tell one green officer from another, so a courier's id is a rank among its like (owner, colour, type):
first those that came home under the stack, then those on the board from the front to the rear, then the one in hand,
then the reserve. So a courier that is deployed, travels or comes home keeps its id, unless it overtakes one of its
like: then the two swap, which shows the same couriers in the same rooms.
"""

from functools import lru_cache

from msgspec import Struct

from serai.games.kurier.board import COLOURS, TYPES
from serai.games.kurier.data import COLOUR_NAMES, TYPE_NAMES
from serai.games.kurier.layout import Layout
from serai.games.kurier.position import EMPTY

Guest = tuple[int, int, str]
"""A room, who is in it (owner and colour as the rules write it), and the id of this courier."""


class Couriers(Struct, frozen=True):
    """All open couriers."""

    guests: tuple[tuple[Guest, ...], ...]
    """By village."""
    ids: dict[int, str]
    """By room."""
    hand: str
    """The id of the courier that was turned up, if one was."""
    reserve: tuple[tuple[str, ...], ...]
    """By seat, the ids of those in its reserve."""
    colours: tuple[tuple[int, ...], ...]
    """By seat, the colours that it took over beside its own."""


@lru_cache(maxsize=64)
def find_couriers(
    layout: Layout,
    rooms: tuple[int, ...],
    under: tuple[tuple[int, ...], ...],
    drawn: tuple[int, int],
    reserve: tuple[tuple[int, ...], ...],
    stacks: tuple[int, ...],
) -> Couriers:
    """The couriers in these places; ``drawn`` is who turned one up, and which."""
    ranks: dict[tuple[int, int], int] = {}
    owned = [{seat, colour} for seat, colour in enumerate(stacks)]

    def next_id(owner: int, code: int) -> str:
        rank = ranks.get((owner, code), 0)
        ranks[owner, code] = rank + 1
        colour, kind = divmod(code, TYPES)
        owned[owner].add(colour)
        return f"courier:{owner}:{COLOUR_NAMES[colour]}:{TYPE_NAMES[kind]}:{rank}"

    for owner, pile in enumerate(under):
        for code in pile:
            next_id(owner, code)
    guests: list[tuple[Guest, ...]] = []
    for village in layout.villages:
        here: list[Guest] = []
        for room in village:
            if rooms[room] != EMPTY:
                owner, colour = divmod(rooms[room], COLOURS)
                here.append((room, rooms[room], next_id(owner, colour * TYPES + room % TYPES)))
        guests.append(tuple(here))
    hand = next_id(*drawn) if drawn[1] >= 0 else ""
    ids = {room: id_ for village_guests in guests for room, _, id_ in village_guests}
    in_reserve = tuple(tuple(next_id(owner, code) for code in pile) for owner, pile in enumerate(reserve))
    colours = tuple(tuple(sorted(all_of_it - {seat})) for seat, all_of_it in enumerate(owned))
    return Couriers(tuple(guests), ids, hand, in_reserve, colours)
