"""What never changes during a game of Brillance: streets, shops, gates and numbers. Shared by all states."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.brillance.actions import CARTS, COLOURS, PER_COLOUR, Actions

# Kinds of spaces.
STREET: Final = 0
START: Final = 1
GATE: Final = 2
TOLL: Final = 3
DELIVERY: Final = 4
BRIDGE: Final = 5
CASTLE: Final = 6

# On which side of the wall a space lies.
OUTSIDE: Final = 0
IN_WALL: Final = 1
WITHIN: Final = 2

PER_SHOPS: Final[i64] = 6
"""Shops of one colour; shop ``6 * colour + n`` is the one of delivery space n."""

# Event cards, in the order of the data file.
WINDFALL: Final = 0
BANDITS_CARD: Final = 1
UNFAIR_COMPETITION: Final = 2
BONUS_GIFT: Final = 3
DELIVERY_ERROR: Final = 4
BREAKDOWN: Final = 5
COLLISION: Final = 6
UNEXPECTED_OBSTACLE: Final = 7
CLEARED_PASSAGE: Final = 8
BRIBE: Final = 9

# Event markers.
MINUS_ONE: Final = 0
PLUS_ONE: Final = 1
WRECK: Final = 2
DRUNK_DWARF: Final = 3

MARKER_OF: Final = vec[i64]([WRECK, WRECK, WRECK, MINUS_ONE, PLUS_ONE, WRECK, WRECK, DRUNK_DWARF, WRECK, WRECK])
"""The marker that each kind of card lays, ..."""
MARKERS_OF: Final = vec[i64]([0, 0, 0, 1, 1, 1, 2, 1, 0, 0])
"""... and how many."""

NO_COLOUR: Final = -1
NO_SHOP: Final = -1


class Board:
    """The city and the numbers of the rules, as the data file has them."""

    def __init__(
        self,
        kind: list[i64],
        side: list[i64],
        zone: list[i64],
        colour: list[i64],
        near: list[list[i64]],
        starts: list[i64],
        deliveries: list[i64],
        off_island: list[list[i64]],
        castle: i64,
        arrangements: list[list[i64]],
        rules: dict[str, Any],
        variants: dict[str, Any],
        cards: list[i64],
        markers: list[i64],
        track: i64,
    ) -> None:
        self.spaces: i64 = len(kind)
        self.kind: vec[i64] = vec[i64](kind)
        self.side: vec[i64] = vec[i64](side)
        self.zone: vec[i64] = vec[i64](zone)
        """North, south, bridges, island for the spaces within the walls; -1 elsewhere."""
        self.colour: vec[i64] = vec[i64](colour)
        """The colour of a start, gate, toll or delivery space."""
        self.near: vec[vec[i64]] = vec[vec[i64]]([vec[i64](spaces) for spaces in near])
        """The neighbours of each space, ascending."""
        first: list[i64] = [0]
        for spaces in near:
            first.append(first[-1] + len(spaces))
        self.first: vec[i64] = vec[i64](first)
        self.beside: vec[i64] = vec[i64]([neighbour for spaces in near for neighbour in spaces])
        """The same one after the other, those of a space from ``first`` on: for the loops that run at every step."""
        self.starts: vec[i64] = vec[i64](starts)
        """The start space of each cart."""
        self.deliveries: vec[i64] = vec[i64](deliveries)
        """The delivery space of each shop."""
        self.off_island: list[list[i64]] = off_island
        """For each colour the five delivery spaces outside the island: where its carts stand if nobody plays it."""
        self.castle: i64 = castle
        self.arrangements: list[list[i64]] = arrangements
        """All ways to lay the orders of a colour on its shops."""
        self.shop_at: vec[i64] = vec[i64]([NO_SHOP] * len(kind))
        for shop in range(len(deliveries)):
            self.shop_at[deliveries[shop]] = shop
        self.stops: vec[i64] = vec[i64](
            [
                1 if _may_stop(kind[space], colour[space], cart // PER_COLOUR) else 0
                for cart in range(CARTS)
                for space in range(len(kind))
            ]
        )
        """For each cart and space whether that cart may ever stop there."""
        self.bandits_stop: vec[i64] = vec[i64](
            [1 if side[space] == WITHIN and kind[space] != TOLL else 0 for space in range(len(kind))]
        )
        self.zone_spaces: list[vec[i64]] = [
            vec[i64](
                [space for space in range(len(kind)) if zone[space] == number and kind[space] not in (TOLL, CASTLE)]
            )
            for number in range(4)
        ]
        """For each zone the spaces where a dwarf could sit."""
        self.inner: list[vec[i64]] = [
            vec[i64]([n for n in near[space] if side[n] == WITHIN and kind[space] == GATE])
            for space in range(len(kind))
        ]
        """For each gate its neighbours within the walls."""
        self.gates: vec[i64] = vec[i64]([space for space in range(len(kind)) if kind[space] == GATE])
        self.actions: Actions = Actions(len(kind), len(arrangements))
        self.ways: list[object] = [None] * (1 << COLOURS)
        """For each set of colours nobody plays the ways through the city, once programs have asked for them."""

        rounds: dict[str, i64] = rules["rounds"]
        self.rounds: vec[i64] = vec[i64]([rounds.get(str(seats), 0) for seats in range(COLOURS + 1)])
        """By the number of players."""
        self.most_rounds: i64 = 10
        ramp: list[i64] = rules["first_round_action_points_by_seat"]
        self.ramp: vec[i64] = vec[i64](ramp)
        """Action points per cart in round 1, by place in the order of play."""
        self.action_points: i64 = rules["action_points"]
        self.bandit_points: i64 = rules["bandit_action_points"]
        self.rob_cost: i64 = rules["bandit_rob_cost"]
        self.bribe_steps: i64 = rules["bribe_max_steps"]
        """Steps that a bribed cart goes at most."""
        self.home_points: i64 = rules["points_per_home_cart"]
        self.loaded: i64 = rules["goods_per_cart_at_start"]
        """Goods on each cart at the start."""
        self.capacity: i64 = rules["cart_capacity"]
        self.bandit_capacity: i64 = rules["bandit_capacity"]
        self.hand_at_start: i64 = rules["hand_at_start"]
        self.hand_limit: i64 = rules["hand_limit"]
        self.card_count: vec[i64] = vec[i64](cards)
        self.marker_count: vec[i64] = vec[i64](markers)
        rove_steps: dict[str, i64] = variants["roving_competitors_steps"]
        self.rove_steps: vec[i64] = vec[i64]([rove_steps.get(str(seats), 0) for seats in range(COLOURS + 1)])
        """By the number of players."""
        premium: dict[str, i64] = variants["speed_premium_by_round"]
        self.premium: vec[i64] = vec[i64]([premium.get(str(number), 0) for number in range(track + 1)])
        """What an empty cart earns that leaves in this round, in the variant Speed Premium."""


def _may_stop(kind: i64, colour: i64, hue: i64) -> bool:
    """Guard spaces and start spaces are for carts of their own colour; the castle is for the bandits alone."""
    if kind == CASTLE:
        return False
    return colour == hue or kind not in (START, GATE, TOLL)


def is_beside(board: Board, here: i64, there: i64) -> bool:
    """Whether two spaces are next to each other; nothing is next to what is not on the board."""
    return here >= 0 and any(next_to == there for next_to in board.near[here])
