"""What never changes during a game of Brillance: streets, shops, gates and numbers. Shared by all states."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.brillance.actions import CARTS, COLOURS, KINDS, PER_COLOUR, Actions

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

NO_COLOUR: Final = -1
NO_SHOP: Final = -1
FAR: Final = 99
"""The steps to where no way leads."""


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
    ) -> None:
        self.spaces: i64 = len(kind)
        self.kind: vec[i64] = vec[i64](kind)
        self.side: vec[i64] = vec[i64](side)
        self.zone: vec[i64] = vec[i64](zone)
        """North, south, bridges, island for the spaces within the walls; -1 elsewhere."""
        self.colour: vec[i64] = vec[i64](colour)
        """The colour of a start, gate, toll or delivery space."""
        self.near: vec[i64] = vec[i64]([neighbour for space in near for neighbour in space])
        """The neighbours of all spaces one after the other; those of a space begin at ``first``."""
        first: list[i64] = [0]
        for space in near:
            first.append(first[-1] + len(space))
        self.first: vec[i64] = vec[i64](first)
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
        gates: list[i64] = [space for space in range(len(kind)) if kind[space] == GATE]
        self.gates: vec[i64] = vec[i64](gates)
        self.actions: Actions = Actions(len(kind), len(arrangements))
        self.gate_number: vec[i64] = vec[i64](
            [gates.index(space) if kind[space] == GATE else -1 for space in range(len(kind))]
        )

        self.own_gate: vec[i64] = vec[i64](
            [self.gate_number[space] for hue in range(COLOURS) for space in gates if colour[space] == hue]
        )
        """For each colour its gate, as a number of ``gates``."""
        self.neighbours: list[list[i64]] = near
        self.ways: list[Ways | None] = [None] * (1 << COLOURS)
        """The ways through the city for each set of colours nobody plays, worked out when first asked for."""

        # The numbers of the rulebook; data.py writes those of the data file over them.
        self.rounds: vec[i64] = vec[i64]([0, 0, 8, 8, 10, 10, 10])
        self.most_rounds: i64 = 10
        self.ramp: vec[i64] = vec[i64]([1, 2, 3, 4, 5, 5])
        """Action points per cart in round 1, by place in the order of play."""
        self.action_points: i64 = 5
        self.bandit_points: i64 = 5
        self.rob_cost: i64 = 1
        self.bribe_steps: i64 = 2
        """Steps that a bribed cart goes at most."""
        self.home_points: i64 = 1
        self.loaded: i64 = 3
        """Goods on each cart at the start."""
        self.capacity: i64 = 3
        self.bandit_capacity: i64 = 3
        self.hand_at_start: i64 = 2
        self.hand_limit: i64 = 4
        self.card_count: vec[i64] = vec[i64]([0] * KINDS)
        self.marker_count: vec[i64] = vec[i64]([0] * 4)
        self.rove_steps: vec[i64] = vec[i64]([0, 0, 3, 3, 2, 1, 0])
        self.premium: vec[i64] = vec[i64]([0] * 11)
        """What an empty cart earns that leaves in this round, in the variant Speed Premium."""


def _may_stop(kind: i64, colour: i64, hue: i64) -> bool:
    """Guard spaces and start spaces are for carts of their own colour; the castle is for the bandits alone."""
    if kind == CASTLE:
        return False
    return colour == hue or kind not in (START, GATE, TOLL)


class Ways:
    """How far it is to the shops and gates, round the carts of colours that nobody plays."""

    def __init__(self, board: Board, neutral: i64) -> None:
        blocked = vec[i64]([0] * int(board.spaces))
        blocked[board.castle] = 1
        for colour in range(COLOURS):
            if neutral & (1 << colour):
                for space in board.off_island[colour]:
                    blocked[space] = 1
        self.to_shop: vec[i64] = vec[i64](
            [steps for space in board.deliveries for steps in distances(board, blocked, space, False)]
        )
        """For each shop and space the steps from there to the shop; who is inside stays inside."""
        self.to_gate: vec[i64] = vec[i64](
            [steps for gate in board.gates for steps in distances(board, blocked, gate, False)]
        )
        """The same for the gates, in the order of ``gates``."""
        self.homeward: vec[i64] = vec[i64](
            [
                nearest(distances(board, blocked, gate, True), board.starts[5 * hue : 5 * hue + 5])
                for gate in board.gates
                for hue in range(COLOURS)
            ]
        )
        """For each gate and colour the steps from the gate to the nearest start space of that colour, outside."""
        self.to_start: vec[i64] = vec[i64]([0] * int(COLOURS * board.spaces))
        """For each colour and space outside the steps from there to the nearest start space of that colour."""
        for hue in range(COLOURS):
            for start in board.starts[5 * hue : 5 * hue + 5]:
                found = distances(board, blocked, start, True)
                for space in range(board.spaces):
                    i = hue * board.spaces + space
                    if start == board.starts[5 * hue] or found[space] < self.to_start[i]:
                        self.to_start[i] = found[space]


def is_beside(board: Board, here: i64, there: i64) -> bool:
    """Whether two spaces are next to each other; nothing is next to what is not on the board."""
    if here >= 0:
        for i in range(board.first[here], board.first[here + 1]):
            if board.near[i] == there:
                return True
    return False


def ways_of(board: Board, neutral: i64) -> Ways:
    """The ways through the city where nobody plays the colours of this bit set."""
    found = board.ways[neutral]
    if found is None:
        found = Ways(board, neutral)
        board.ways[neutral] = found
    return found


def nearest(steps: vec[i64], spaces: vec[i64]) -> i64:
    """The fewest of these steps over some spaces."""
    best: i64 = FAR
    for space in spaces:
        if steps[space] < best:
            best = steps[space]
    return best


def distances(board: Board, blocked: vec[i64], goal: i64, outside: bool) -> vec[i64]:
    """The steps from every space to this one; from inside never by the outer road, or with ``outside`` only by it."""
    found = vec[i64]([FAR] * int(board.spaces))
    found[goal] = 0
    queue: list[i64] = [goal]
    for here in queue:
        for there in board.neighbours[here]:
            if found[there] != FAR or blocked[there] != 0:
                continue
            if board.side[there] == OUTSIDE or (not outside and board.side[here] != OUTSIDE):
                found[there] = found[here] + 1
                queue.append(there)
    return found
