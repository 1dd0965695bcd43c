"""What never changes during a game of Kurier: villages, inns, guards, coins. Shared by all states of a table."""

from typing import Final

from mypy_extensions import i64

from serai.games.kurier.actions import Actions

OFFICER: Final = 0
COSSACK: Final = 1
DIPLOMAT: Final = 2
LADY: Final = 3
TYPES: Final = 4
"""Courier types, in clockwise order of their rooms; room ``4 * inn + type`` is the one of that type."""

COLOURS: Final = 5
PER_TYPE: Final = 3
"""Couriers of one type in one colour."""
FULL_AT: Final = 3
PALACE: Final = 5
"""The palace as a goal of travel: what comes after village 4."""

NJET: Final = 0
KINDS: Final = 5
"""Kinds of coins: njet, blank, one, two, three."""


class Board:
    """The board as set up for a number of players, with the closed inns out of play."""

    def __init__(
        self,
        village: list[i64],
        closed: list[i64],
        guard_above: list[i64],
        price: list[i64],
        march_guard: i64,
        coin_value: list[i64],
        coin_count: list[i64],
        turn_limit: i64,
    ) -> None:
        self.inns: i64 = len(village)
        self.rooms: i64 = TYPES * self.inns
        self.village: list[i64] = village
        """The village (1 to 4) of each inn."""
        self.closed: list[i64] = closed
        self.open_inns: list[list[i64]] = [
            [inn for inn in range(len(village)) if village[inn] == number and inn not in closed]
            for number in range(PALACE)
        ]
        """The open inns of each village, by its number; those of number 0 are none."""
        self.all_open: list[i64] = [inn for number in range(1, PALACE) for inn in self.open_inns[number]]
        self.guard_above: list[i64] = guard_above
        """For each inn of village 4 the guard above it, for the others -1."""
        self.price: list[i64] = price
        """What each guard wants, in rubles."""
        self.march_guard: i64 = march_guard
        """The guard who takes in a dispatch that came by forced march."""
        self.coin_value: list[i64] = coin_value
        self.coin_count: list[i64] = coin_count
        self.turn_limit: i64 = turn_limit
        self.actions: Actions = Actions(len(village), COLOURS, KINDS)
