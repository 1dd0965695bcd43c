"""The bandits' cart: stepping, robbing, and home to the castle when it is full."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.state import Moves
from serai.games.brillance import reasons as why
from serai.games.brillance.actions import BANDITS, CARTS, HALT, PER_COLOUR
from serai.games.brillance.board import OUTSIDE
from serai.games.brillance.position import CHOOSE_ACTION, FREE, NONE, Position
from serai.games.brillance.windows import ask_for_bribe


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
    i = board.first[here]
    last = board.first[here + 1]
    while i < last:
        there = board.near[i]
        i += 1
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
        i = board.first[here]
        last = board.first[here + 1]
        while i < last:
            there = board.near[i]
            if steps[there] < 0 and is_open(state, there):
                steps[there] = steps[here] + 1
                reached = append(reached, there)
            i += 1
    return reached


def way_home(state: Position) -> vec[i64]:
    """For each space the steps from there to the castle over free spaces; -1 where there is no way."""
    steps = vec[i64]([-1] * int(state.board.spaces))
    spread(state, state.board.castle, state.board.spaces, steps)
    return steps


def why_no_bandit_step(state: Position, there: i64) -> i64:
    """Why the bandits, not yet full, may not step to this neighbouring space; ALLOWED if they may."""
    if state.on[there] != FREE and there != state.bandits_at:
        return why.BLOCKED
    if not is_open(state, there):
        return why.NO_STOP
    stops = state.board.bandits_stop[there] != 0
    return why.ALLOWED if stops or can_go_on(state, there, state.bandit_points - 1, vec[i64]()) else why.NO_STOP


def can_rob(state: Position, thing: i64) -> bool:
    """Whether what stands next to the bandits is a player's loaded cart that they can still rob in this move."""
    if thing < 0 or thing >= CARTS or state.goods[thing] == 0 or state.owner[thing // PER_COLOUR] == NONE:
        return False
    if state.bandit_points < state.board.rob_cost:
        return False
    for cart in state.robbed:
        if cart == thing:
            return False
    return True


def write_bandit_actions(state: Position, moves: Moves) -> None:
    """Add what the mover of the bandits may do: step, rob, or halt where they need not rob or go home."""
    board = state.board
    actions = board.actions
    here = state.bandits_at
    if is_full(state):
        write_way_home(state, moves)
        return
    first = board.first[here]
    last = board.first[here + 1]
    i = first
    while i < last:
        if why_no_bandit_step(state, board.near[i]) == why.ALLOWED:
            moves.add(actions.step0 + board.near[i])
        i += 1
    if state.crossing:
        return
    robs = False
    if here != board.castle:
        i = first
        while i < last:
            if can_rob(state, state.on[board.near[i]]):
                moves.add(actions.rob0 + state.on[board.near[i]])
                robs = True
            i += 1
    if not robs:
        moves.add(HALT)


def write_way_home(state: Position, moves: Moves) -> None:
    """Add what bandits may do who are full: step towards the castle, or halt where no way leads there."""
    board = state.board
    here = state.bandits_at
    way = way_home(state)
    i = board.first[here]
    last = board.first[here + 1]
    while i < last:
        there = board.near[i]
        i += 1
        if not is_open(state, there) or not 0 <= way[there] < way[here]:
            continue
        if board.bandits_stop[there] != 0 or can_go_on(state, there, state.bandit_points - 1, way):
            moves.add(board.actions.step0 + there)
    if moves.count == 0 and not state.crossing:
        moves.add(HALT)


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
