"""The bandits' cart: stepping, robbing, and home to the castle when it is full."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import append, vec
from serai.core.state import Moves
from serai.core.step import OTHER_STEP, Step
from serai.games.brillance.actions import BANDITS, CARTS, HALT, PER_COLOUR
from serai.games.brillance.board import OUTSIDE, is_beside
from serai.games.brillance.position import CHOOSE_ACTION, FREE, NONE, Position
from serai.games.brillance.windows import ask_for_bribe

NO_WAY: Final = vec[i64]()
"""For bandits who go where they like, not home."""


def is_full(state: Position) -> bool:
    """Whether the bandits' cart must go home."""
    return state.bandit_goods >= state.board.bandit_capacity


def is_open(state: Position, there: i64) -> bool:
    """Whether the bandits may step on this space: free (or left by themselves by then), and not outside the walls."""
    return (state.on[there] == FREE or there == state.bandits_at) and state.board.side[there] != OUTSIDE


def can_go_on(state: Position, here: i64, points: i64, way: vec[i64]) -> bool:
    """Whether the bandits, standing here, can reach a space where they may stop; by the way home if they are full."""
    if points < 1:
        return False
    board = state.board
    for there in board.near[here]:
        if not is_open(state, there) or (len(way) > 0 and not 0 <= way[there] < way[here]):
            continue
        if board.bandits_stop[there] != 0 or can_go_on(state, there, points - 1, way):
            return True
    return False


def spread(state: Position, start: i64, far: i64, steps: vec[i64]) -> vec[i64]:
    """The spaces that free ways of the bandits join to this one, nearest first; ``steps`` gets how far they are.

    It gives up beyond ``far`` steps; where it never comes ``steps`` keeps what it held, which is to be -1.
    """
    board = state.board
    steps[start] = 0
    reached = vec[i64]([start])
    head: i64 = 0
    while head < len(reached):
        here = reached[head]
        head += 1
        if steps[here] >= far:
            break
        for there in board.near[here]:
            if steps[there] < 0 and is_open(state, there):
                steps[there] = steps[here] + 1
                reached = append(reached, there)
    return reached


def way_home(state: Position) -> vec[i64]:
    """For each space the steps from there to the castle over free spaces; -1 where there is no way."""
    steps = vec[i64]([-1] * int(state.board.spaces))
    spread(state, state.board.castle, state.board.spaces, steps)
    return steps


def why_no_bandit_step(state: Position, there: i64, way: vec[i64]) -> str:
    """Why the bandits may not step to this neighbouring space; by the way home alone, if there is one to follow."""
    if state.on[there] != FREE and there != state.bandits_at:
        return "blocked"
    if len(way) > 0 and not 0 <= way[there] < way[state.bandits_at]:
        return "bandits-full"
    if not is_open(state, there):
        return "no-stop"
    stops = state.board.bandits_stop[there] != 0
    return "" if stops or can_go_on(state, there, state.bandit_points - 1, way) else "no-stop"


def can_rob(state: Position, thing: i64) -> bool:
    """Whether what stands next to the bandits is a player's loaded cart that they can still rob in this move."""
    if thing < 0 or thing >= CARTS or state.goods[thing] == 0 or state.owner[thing // PER_COLOUR] == NONE:
        return False
    return state.bandit_points >= state.board.rob_cost and thing not in state.robbed


class BanditAction(Step[Position]):
    """What the bandits do: step, rob, or halt where they need not rob or go home. When full they only go home."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        board = state.board
        here = state.bandits_at
        full = is_full(state)
        way = way_home(state) if full else NO_WAY
        for there in board.near[here]:
            if not why_no_bandit_step(state, there, way):
                moves.add(board.actions.step0 + there)
        steps = moves.count
        if not full and not state.crossing and here != board.castle:
            for there in board.near[here]:
                if can_rob(state, state.on[there]):
                    moves.add(board.actions.rob0 + state.on[there])
        if not state.crossing and moves.count == (0 if full else steps):
            moves.add(HALT)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        moves = Moves()
        self.write_legal(state, seat, moves)
        if moves.holds(action):
            return ""
        actions = state.board.actions
        steps = actions.step0 <= action < actions.give0
        if not steps and action != HALT and not actions.rob0 <= action < actions.shop0:
            return OTHER_STEP
        if state.crossing and not steps:
            return "bandits-crossing"
        if is_full(state):
            return "bandits-full"
        if not steps:
            return "must-rob" if action == HALT else "cannot-rob"
        there = action - actions.step0
        return (
            why_no_bandit_step(state, there, NO_WAY) if is_beside(state.board, state.bandits_at, there) else "too-far"
        )

    def play(self, state: Position, seat: i64, action: i64) -> None:
        actions = state.board.actions
        if action == HALT:
            end_bandit_move(state)
        elif action >= actions.rob0:
            rob(state, action - actions.rob0)
        else:
            step_bandits(state, action - actions.step0)


def step_bandits(state: Position, there: i64) -> None:
    """The bandits' cart steps; in the castle its move is over."""
    state.on[state.bandits_at] = FREE
    state.bandits_at = there
    state.on[there] = BANDITS
    state.bandit_points -= 1
    state.crossing = state.board.bandits_stop[there] == 0
    if state.bandit_points == 0 or there == state.board.castle:
        end_bandit_move(state)


def rob(state: Position, cart: i64) -> None:
    """The bandits take a good from the cart next to them."""
    state.goods[cart] -= 1
    state.bandit_goods += 1
    state.robbed = append(state.robbed, cart)
    state.bandit_points -= state.board.rob_cost
    if state.bandit_points == 0:
        end_bandit_move(state)


def end_bandit_move(state: Position) -> None:
    """In the castle the bandits unload and sleep. After a card its player goes on; else the turn begins."""
    if state.bandits_at == state.board.castle:
        state.loot += state.bandit_goods
        state.bandit_goods = 0
        state.awake = False
    state.bandit_points = 0
    state.robbed = vec[i64]()
    if state.by_card:
        state.by_card = False
        state.ask(CHOOSE_ACTION, state.mover)
    else:
        ask_for_bribe(state, 1)
