"""What tasks for practice ask for in Himalaya: what a programme brings for certain, whatever the others lay."""

from serai.core.game import Goal
from serai.core.view import View
from serai.games.himalaya.actions import HAND
from serai.games.himalaya.board import RESOURCES, ROAD_TYPES, VILLAGES, Board

_JADE = 3
"""The first of the precious resources."""


def goals(board: Board) -> dict[str, Goal]:
    """The goals, by name. Each counts only when all six commands lie."""

    def deliver(_start: View, now: View) -> int:
        """How many orders are delivered for certain."""
        return _Programme(board, now).delivered

    def collect(_start: View, now: View) -> int:
        """How many cubes are taken for certain."""
        return len(_Programme(board, now).taken)

    def precious(_start: View, now: View) -> int:
        """How many cubes of jade or gold are taken for certain."""
        return sum(resource >= _JADE for resource in _Programme(board, now).taken)

    return {"deliver": deliver, "collect": collect, "precious": precious}


class _Programme:
    """The viewer's programme carried out, on a board without events.

    Others count with the worst that they could do: each may have been in a village as soon as the roads allow, and
    have taken a cube or delivered the order there.
    """

    def __init__(self, board: Board, view: View) -> None:
        self._board = board
        self._view = view
        self._seat: int = view["seat"]
        self.delivered = 0
        self.taken: list[int] = []
        """The resources that are taken for certain."""
        self._stock: list[int] = list(view["screen"][self._seat]["stock"])
        self._cubes: list[int] = list(view["cubes"])
        self._orders: list[int] = list(view["orders"])
        self._been: set[int] = set()
        self._maybe = False
        """Whether something may have been taken that does not count."""
        laid: list[int] = view["laid"][self._seat]
        if min(laid) >= 0:
            self._run(laid)

    def _run(self, laid: list[int]) -> None:
        village: int = self._view["caravans"][self._seat]
        for slot, command in enumerate(laid):
            if command < ROAD_TYPES:
                there = int(self._board.road_to[ROAD_TYPES * village + command])
                village = there if there >= 0 else village
            elif command == HAND and not self._hand(village, slot):
                return

    def _hand(self, village: int, slot: int) -> bool:
        """A transaction; False if nothing after it is certain any more."""
        rivals = self._sooner(village, slot)
        disc = self._orders[village]
        if disc >= 0:
            demand = [int(self._board.demand[RESOURCES * disc + resource]) for resource in range(RESOURCES)]
            if any(have < asked for have, asked in zip(self._stock, demand, strict=True)):
                return not self._maybe
            if rivals:
                return False
            self._stock = [have - asked for have, asked in zip(self._stock, demand, strict=True)]
            self._orders[village] = -1
            self.delivered += 1
        elif village not in self._been:
            self._been.add(village)
            self._take(village, rivals)
        return True

    def _take(self, village: int, rivals: int) -> None:
        first = RESOURCES * village
        here = [resource for resource in range(RESOURCES) for _ in range(self._cubes[first + resource])]
        if not here:
            return
        if rivals < len(here) and here[rivals] == here[0]:
            self._cubes[first + here[0]] -= 1
            self._stock[here[0]] += 1
            self.taken.append(here[0])
        else:
            self._maybe = True

    def _sooner(self, village: int, slot: int) -> int:
        """How many others could have done a transaction there before this one."""
        caravans, leader, seats = self._view["caravans"], self._view["leader"], self._view["seats"]

        def turn(tribe: int) -> int:
            return int((tribe - leader) % seats if tribe < seats else seats)

        found = 0
        for tribe, home in enumerate(caravans):
            if tribe != self._seat and home >= 0:
                first = int(self._board.distance[VILLAGES * home + village])
                found += first < slot or (first == slot and turn(tribe) < turn(self._seat))
        return found
