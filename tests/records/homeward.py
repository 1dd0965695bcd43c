"""Players of Brillance who only want to get in by their own gate and home again: so a game ends with all carts home."""

import serai
from serai import State
from serai.games.brillance.board import START
from serai.games.brillance.game import BrillanceGame
from serai.games.brillance.position import INSIDE, LEFT, WAITING
from serai.games.brillance.rules import Brillance
from serai.games.brillance.ways import ways_of


def homeward(state: State, legal: list[int]) -> int:
    """Drive in by one's own gate, out again and home; play no cards."""
    assert isinstance(state, Brillance)
    game = state.game
    notes = {game.notate(action): action for action in legal}
    if "pause" in notes or any(note.startswith("step") for note in notes):
        return next(iter(_ways(state, notes)), notes.get("pause", legal[0]))
    for note, action in notes.items():
        if note.startswith("cart"):
            ahead = state.copy()
            ahead.play(state.decider, action)
            if _ways(ahead, {game.notate(other): int(other) for other in ahead.legal(state.decider)}):
                return action
    for wish in ("end turn", "pass", "halt", "stop", "colour"):
        for note, action in notes.items():
            if note.startswith(wish):
                return action
    return legal[0]


def _ways(state: Brillance, notes: dict[str, int]) -> list[int]:
    """The steps of the chosen cart that bring it on, the best first."""
    game = serai.game("brillance")
    assert isinstance(game, BrillanceGame)
    cart, board = state.chosen, game.data.board
    under_way = [c for c in range(cart // 5 * 5, cart // 5 * 5 + 5) if state.at[c] >= 0]
    under_way = [c for c in under_way if c != cart and board.kind[state.at[c]] != START]
    if board.kind[state.at[cart]] == START and under_way:
        return []  # one after the other, or they block the gate
    ids = [space.id for space in game.data.spaces]
    gate = next(gate for gate in board.gates if board.colour[gate] == cart // 5)
    side = {WAITING: 2, INSIDE: 0, LEFT: 0}[int(state.status[cart])]
    spaces = [ids.index(note.removeprefix("step ")) for note in notes if note.startswith("step")]
    ways = ways_of(board, 0)
    first = ways.gate_number[gate] * board.spaces
    found = [space for space in spaces if board.kind[space] == START and state.status[cart] == LEFT]
    found += [space for space in spaces if state.at[cart] == gate and board.side[space] == side]
    way = ways.to_gate
    found += [space for space in spaces if way[first + space] < way[first + state.at[cart]]]
    return [notes[f"step {ids[space]}"] for space in found]
