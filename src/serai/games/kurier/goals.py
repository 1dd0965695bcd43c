"""What tasks for practice ask for in Kurier des Zaren: measures of what the viewer reaches in his turn."""

from collections.abc import Mapping

from serai.core.game import Goal
from serai.core.view import View
from serai.games.kurier.board import FULL_AT, PALACE, TYPES, Board


def goals(boards: Mapping[int, Board]) -> dict[str, Goal]:
    """The goals, by name."""

    def village(view: View, seat: int) -> int:
        """The village of a player's dispatch, from 1; PALACE with a guard, 0 before it is on the board."""
        board, room = boards[view["seats"]], view["dispatch"][seat]
        return 0 if room < 0 else PALACE if room >= board.rooms else int(board.village[room // TYPES])

    def march(start: View, now: View) -> int:
        """How many villages the dispatch has come further."""
        return village(now, now["seat"]) - village(start, start["seat"])

    def leaves(view: View, seat: int) -> bool:
        """Whether a player's dispatch would be taken along from its inn."""
        room = view["dispatch"][seat]
        if village(view, seat) in (0, PALACE):
            return False
        first = room - room % TYPES
        inn = view["rooms"][first : first + TYPES]
        if sum(courier >= 0 for courier in inn) < FULL_AT:
            return False
        empty = next(kind for kind, courier in enumerate(inn) if courier < 0)
        return (room % TYPES - empty) % TYPES in (1, 2)

    def ready(_start: View, now: View) -> int:
        """Whether, at the end of the turn, the dispatch would be taken along from its inn."""
        return int(now["decider"] != now["seat"] and leaves(now, now["seat"]))

    def lead(_start: View, now: View) -> int:
        """How many villages, at the end of the turn, the dispatch is ahead of all others."""
        seat = now["seat"]
        if now["decider"] == seat or village(now, seat) == PALACE:
            return 0
        return village(now, seat) - max(village(now, other) for other in range(now["seats"]) if other != seat)

    return {"march": march, "ready": ready, "lead": lead}
