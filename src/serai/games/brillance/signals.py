"""What the network is told about a seat in Brillance: points, shops, carts on their ways, cards, dangers and time."""

from typing import Final

from mypy_extensions import i64

from serai.core.network import Signals
from serai.games.brillance.actions import BANDITS, COLOURS, KINDS, PER_COLOUR
from serai.games.brillance.board import PER_SHOPS
from serai.games.brillance.bot import beside, carts_worth, neutral_colours, turn_to_come
from serai.games.brillance.position import DWARF, HOME, LEFT, NONE, WAITING, Position
from serai.games.brillance.score import first_exit
from serai.games.brillance.ways import FAR, Ways, ways_of

# Where each kind of signal begins.
_WAIT: Final = 0
"""How many others move before the seat, one place each."""
_TIME: Final = 6
_SOON: Final = 7
_LAST: Final = 8
"""Whether the seat has no turn left, one, two."""
_POINTS: Final = 11
_POINTS_LATE: Final = 12
_LEAD: Final = 13
"""Points before the best rival, or behind him."""
_LEAD_LATE: Final = 14
_HOPED: Final = 15
_HOPED_LATE: Final = 16
_COMPLETE: Final = 17
_STARTED: Final = 18
_ONE_SHORT: Final = 19
_WANTED: Final = 20
_MINUS: Final = 21
_PLUS: Final = 22
_HOME: Final = 23
_OUT: Final = 24
_WAITING: Final = 25
_EMPTY: Final = 26
_WRECKED: Final = 27
_LOADED: Final = 28
_CARRIED: Final = 29
_LACKING: Final = 30
"""Goods wanted that no cart has."""
_SPARE: Final = 31
_NEXT_SHOP: Final = 32
"""Goods whose next shop can be reached in the seat's next turn, in its next two, at all."""
_NEXT_GATE: Final = 35
"""Carts that could be home with the seat's next turn, with its next two, at all."""
_WAY: Final = 38
_WAY_HOME: Final = 39
_HELD: Final = 40
_FULL_HAND: Final = 41
_CARD: Final = 42
"""The cards of each kind."""
_FIRST_OUT: Final = 52
_NOBODY_OUT: Final = 53
_EXITS: Final = 54
_FIRST_OUT_LATE: Final = 55
_BESIDE_BANDITS: Final = 56
_BESIDE_AWAKE: Final = 57
_AWAKE_AND_LOADED: Final = 58
_TAKEN: Final = 59
"""Shops that want something, and on whose space stands a dwarf, the cart of somebody else."""
_NOBODYS: Final = 61
"""Colours that nobody plays."""
COUNT: Final = 62


def write_signals(state: Position, seat: i64, told: Signals) -> None:
    """Tell what there is to be told about a seat as somebody's turn begins; before the orders lie, nothing."""
    if state.bandits_at == NONE or state.round < 1:
        return
    wait = (seat - state.mover + state.seats) % state.seats
    turns = state.rounds - state.round + (1 if wait == 0 or turn_to_come(state, seat) else 0)
    gone = 1.0 - float(turns) / float(state.rounds)
    late = gone * gone
    told.add(_WAIT + wait, 1.0)
    told.add(_TIME, gone)
    told.add(_SOON, 1.0 / float(1 + turns))
    if turns < 3:
        told.add(_LAST + turns, 1.0)
    points = 0.1 * float(state.score(seat))
    told.add(_POINTS, points)
    told.add(_POINTS_LATE, points * late)
    tell_lead(state, seat, late, told)
    hoped = 0.02 * carts_worth(state, seat, wait != 0 and not turn_to_come(state, seat))
    told.add(_HOPED, hoped)
    told.add(_HOPED_LATE, hoped * late)
    wanted = tell_shops(state, seat, told)
    tell_carts(state, seat, turns, wanted, told)
    told.add(_HELD, 0.25 * float(state.held[seat]))
    told.add(_FULL_HAND, 1.0 if state.held[seat] >= state.board.hand_limit else 0.0)
    for kind in range(KINDS):
        told.add(_CARD + kind, 0.5 * float(state.hand[KINDS * seat + kind]))
    told.add(_NOBODYS, 0.2 * float(COLOURS - state.seats))


def tell_lead(state: Position, seat: i64, late: float, told: Signals) -> None:
    """The points before or behind the best rival, and who was out of the city first, which decides between equals."""
    best: i64 = 0
    place = first_exit(state, seat)
    first_out = place >= 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.score(other))
            if 0 <= first_exit(state, other) < place:
                first_out = False
    lead = 0.1 * float(state.score(seat) - best)
    told.add(_LEAD, lead)
    told.add(_LEAD_LATE, lead * late)
    if len(state.exits) == 0:
        told.add(_NOBODY_OUT, 1.0)
    elif first_out:
        told.add(_FIRST_OUT, 1.0)
        told.add(_FIRST_OUT_LATE, late)
    told.add(_EXITS, 1.0 if place >= 0 else 0.0)


def tell_shops(state: Position, seat: i64, told: Signals) -> i64:
    """How far the shops are, and what stands before them; the goods that they still want."""
    board = state.board
    together: i64 = 0
    first: i64 = PER_SHOPS * state.colour[seat]
    for shop in range(first, first + PER_SHOPS):
        if state.complete[shop] != 0:
            told.add(_COMPLETE, 0.2)
            continue
        wanted = state.need(shop) - state.delivered[shop]
        together += wanted
        told.add(_STARTED, 0.3 if state.delivered[shop] > 0 else 0.0)
        told.add(_ONE_SHORT, 0.3 if wanted == 1 else 0.0)
        told.add(_MINUS, 0.5 * float(state.minus[shop]))
        told.add(_PLUS, 0.5 * float(state.plus[shop]))
        thing = state.on[board.deliveries[shop]]
        if thing == DWARF:
            told.add(_TAKEN, 0.5)
        elif thing >= 0 and not state.is_own(seat, thing):
            told.add(_TAKEN + 1, 0.5)
    told.add(_WANTED, 0.1 * float(together))
    return together


def tell_carts(state: Position, seat: i64, turns: i64, wanted: i64, told: Signals) -> None:
    """Where the carts are, what they carry, and what they can still reach."""
    board = state.board
    ways = ways_of(board, neutral_colours(state))
    carried: i64 = 0
    first = state.first_cart(seat)
    for cart in range(first, first + PER_COLOUR):
        status = state.status[cart]
        if status == HOME:
            told.add(_HOME, 0.2)
            continue
        space = state.at[cart]
        lost: i64 = 0
        if state.wreck[cart] != NONE:
            told.add(_WRECKED, 0.3)
            lost = board.action_points
        goods = state.goods[cart] if status != LEFT else 0
        carried += goods
        if status == LEFT:
            told.add(_OUT, 0.2)
        elif status == WAITING:
            told.add(_WAITING, 0.2)
        elif goods == 0:
            told.add(_EMPTY, 0.2)
        if goods > 0:
            told.add(_LOADED, 0.2)
            tell_reach(_NEXT_SHOP, 0.1 * float(goods), way_to_shop(state, ways, cart) + 1 + lost, turns, state, told)
            told.add(_WAY, 0.02 * float(goods * way_to_shop(state, ways, cart)))
            if state.bandits_at != board.castle:
                told.add(_AWAKE_AND_LOADED, 0.2 if state.awake else 0.0)
                if beside(state, space, BANDITS):
                    told.add(_BESIDE_BANDITS, 0.3)
                    told.add(_BESIDE_AWAKE, 0.3 if state.awake else 0.0)
        home = way_home(state, ways, cart)
        tell_reach(_NEXT_GATE, 0.2, home + lost, turns, state, told)
        told.add(_WAY_HOME, 0.01 * float(home))
    told.add(_CARRIED, 0.1 * float(carried))
    told.add(_LACKING, 0.2 * float(max(wanted - carried, 0)))
    told.add(_SPARE, 0.2 * float(max(carried - wanted, 0)))


def tell_reach(kind: i64, amount: float, way: i64, turns: i64, state: Position, told: Signals) -> None:
    """Whether such a way can be gone in one turn, two turns, all that are left."""
    points = state.board.action_points
    if way <= points * min(turns, 1):
        told.add(kind, amount)
    if way <= points * min(turns, 2):
        told.add(kind + 1, amount)
    if way <= points * turns:
        told.add(kind + 2, amount)


def way_to_shop(state: Position, ways: Ways, cart: i64) -> i64:
    """The steps from a cart to the nearest of its shops that wants something; far if there is none."""
    board = state.board
    best: i64 = FAR
    first: i64 = PER_SHOPS * (cart // PER_COLOUR)
    for shop in range(first, first + PER_SHOPS):
        if state.complete[shop] == 0:
            best = min(best, ways.to_shop[shop * board.spaces + state.at[cart]])
    return best


def way_home(state: Position, ways: Ways, cart: i64) -> i64:
    """The steps from a cart to the nearest start space of its colour, by the gate through which it has to go."""
    board = state.board
    space = state.at[cart]
    colour: i64 = cart // PER_COLOUR
    if state.status[cart] == LEFT:
        return ways.to_start[colour * board.spaces + space]
    gate = ways.own_gate[colour] if state.status[cart] == WAITING else ways.gate_number[state.entry[cart]]
    return ways.to_gate[gate * board.spaces + space] + 1 + ways.homeward[gate * COLOURS + colour]
