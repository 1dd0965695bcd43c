"""How far it is to shops, gates and home: what programs and hints reckon with. Rules ask nothing here."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.brillance.actions import COLOURS
from serai.games.brillance.board import GATE, OUTSIDE, Board

FAR: Final = 99
"""The steps to where no way leads."""


class Ways:
    """How far it is to the shops and gates, round the carts of colours that nobody plays."""

    def __init__(self, board: Board, neutral: i64) -> None:
        blocked = vec[i64]([0] * int(board.spaces))
        blocked[board.castle] = 1
        for colour in range(COLOURS):
            if neutral & (1 << colour):
                for space in board.off_island[colour]:
                    blocked[space] = 1
        gates = list(board.gates)
        self.gate_number: vec[i64] = vec[i64](
            [gates.index(space) if board.kind[space] == GATE else -1 for space in range(board.spaces)]
        )
        self.own_gate: vec[i64] = vec[i64](
            [self.gate_number[space] for hue in range(COLOURS) for space in gates if board.colour[space] == hue]
        )
        """For each colour the number of its gate."""
        self.to_shop: vec[i64] = vec[i64](
            [steps for space in board.deliveries for steps in distances(board, blocked, space, False)]
        )
        """For each shop and space the steps from there to the shop; who is inside stays inside."""
        self.to_gate: vec[i64] = vec[i64]([steps for gate in gates for steps in distances(board, blocked, gate, False)])
        """The same for the gates, by their numbers."""
        self.homeward: vec[i64] = vec[i64](
            [
                nearest(distances(board, blocked, gate, True), board.starts[5 * hue : 5 * hue + 5])
                for gate in gates
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


def ways_of(board: Board, neutral: i64) -> Ways:
    """The ways through the city where nobody plays the colours of this bit set."""
    known = board.ways[neutral]
    if isinstance(known, Ways):
        return known
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
        for there in board.near[here]:
            if found[there] != FAR or blocked[there] != 0:
                continue
            if board.side[there] == OUTSIDE or (not outside and board.side[here] != OUTSIDE):
                found[there] = found[here] + 1
                queue.append(there)
    return found
