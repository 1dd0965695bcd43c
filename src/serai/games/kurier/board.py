"""What never changes during a game of Kurier: villages, inns, guards, coins. Shared by all states of a table."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.kurier.actions import Actions

OFFICER: Final = 0
COSSACK: Final = 1
DIPLOMAT: Final = 2
LADY: Final = 3
TYPES: Final[i64] = 4
"""Courier types, in clockwise order of their rooms; room ``4 * inn + type`` is the one of that type."""

COLOURS: Final[i64] = 5
FULL_AT: Final[i64] = 3
PALACE: Final[i64] = 5
"""The palace as a goal of travel: what comes after village 4."""

NJET: Final[i64] = 0
BLANK: Final[i64] = 1
KINDS: Final[i64] = 5
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
        per_type: i64,
        turn_limit: i64,
    ) -> None:
        self.inns: i64 = len(village)
        self.rooms: i64 = TYPES * self.inns
        self.village: vec[i64] = vec[i64](village)
        """The village (1 to 4) of each inn."""
        self.closed: list[i64] = closed
        in_play = [[i for i, number in enumerate(village) if number == n and i not in closed] for n in range(PALACE)]
        self.open_inns: vec[vec[i64]] = vec[vec[i64]]([vec[i64](inns) for inns in in_play])
        """The open inns of each village, by its number; those of number 0 are none."""
        self.all_open: vec[i64] = vec[i64]([inn for inns in in_play for inn in inns])
        self.guard_above: vec[i64] = vec[i64](guard_above)
        """For each inn of village 4 the guard above it, for the others -1."""
        self.price: vec[i64] = vec[i64](price)
        """What each guard wants, in rubles."""
        self.march_guard: i64 = march_guard
        """The guard who takes in a dispatch that came by forced march."""
        self.coin_value: vec[i64] = vec[i64](coin_value)
        self.coin_count: vec[i64] = vec[i64](coin_count)
        self.per_type: i64 = per_type
        """Couriers of one type in one colour."""
        self.turn_limit: i64 = turn_limit
        self.actions: Actions = Actions(len(village), COLOURS, KINDS)
