"""How a good player judges a position of Brillance: goods on their way to shops, carts on their way home."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.state import Moves
from serai.games.brillance.actions import BANDITS, CARTS, COLOURS, PER_COLOUR
from serai.games.brillance.bandits import spread
from serai.games.brillance.board import BANDITS_CARD, BONUS_GIFT, PER_SHOPS, WRECK
from serai.games.brillance.cards import take_effect
from serai.games.brillance.position import (
    BANDIT_ACTION,
    CART_ACTION,
    DRAW_CARD,
    DWARF,
    HOME,
    LEFT,
    NONE,
    REACTION,
    REACTS,
    REVEAL,
    ROVE_CART,
    ROVE_STEP,
    TARGET_COLOUR,
    WAITING,
    Position,
)
from serai.games.brillance.targets import fits_colour
from serai.games.brillance.ways import Ways, ways_of

_POINT: Final = 10.0
"""What a point of the score is worth."""
_TO_COME: Final = 7.5
"""What a point is worth that a cart may still earn, before its way is counted."""
_FAR: Final = 25.0
"""So many steps away a point is worth half."""
_SPARE: Final = 1.0
"""A good that no shop waits for: it makes up for one that is robbed, and saves a delivery."""
_GIFT: Final = 2.5
"""A shop that needs a good less than it is worth."""
_PREMIUM: Final = 6.0
"""A point of the Speed Premium that a cart may still earn."""
_TOO_LATE: Final = 0.2
"""How much of a hope is left that cannot be reached in the rounds left."""
_HAND: Final[vec[float]] = vec[float]([0.0, 0.9, 1.5, 1.9, 2.0])
"""What so many cards in hand are worth; with four one draws no more."""
_WINDFALL: Final = 1.5
"""What one gives up with a Windfall, besides the place in one's hand."""
_WASTED: Final = 50.0
"""A gift to a rival's shop: worse than all one could do instead."""
_WRECKED: Final = 2.5
_NEXT_TO_BANDITS: Final = 1.5
_BLOCKED_SHOP: Final = 1.2
_PREY: Final = 2.2
"""A rival's loaded cart that the bandits, woken now, could reach."""
_OWN_PREY: Final = 0.6
_POINT_LEFT: Final = 0.02
"""A point not yet spent: a reason not to move for nothing."""
_RIVALS: Final = 0.3
"""How much the best rival's position counts against one's own."""
_ALL_RIVALS: Final = 0.5

_NOTHING_WANTED: Final[vec[i64]] = vec[i64]([0] * PER_SHOPS)
_WORTH_NOTHING: Final[vec[float]] = vec[float]([0.0] * PER_SHOPS)


# ---------------------------------------------------------------------- judging


class Forecast:
    """What a player who looks ahead worked out once, for all positions in which only his own carts have moved since."""

    def __init__(self, seat: i64, moment: i64, rivals: float, points_left: i64) -> None:
        self.seat: i64 = seat
        self.moment: i64 = moment
        self.rivals: float = rivals
        """How much the prospects of his rivals count."""
        self.points_left: i64 = points_left
        """The points that his carts have not spent: to end his turn with them costs him nothing."""


NO_FORECAST: Final = Forecast(NONE, NONE, 0.0, 0)


def foresee(state: Position, seat: i64) -> Forecast:
    """Work out for a player what his own carts cannot change."""
    points_left: i64 = 0
    if state.mover == seat:
        first: i64 = PER_COLOUR * state.colour[seat]
        for cart in range(first, first + PER_COLOUR):
            points_left += state.points[cart] if state.status[cart] != HOME else 0
    return Forecast(seat, moment(state), rivals(state, seat), points_left)


def moment(state: Position) -> i64:
    """A number that changes with every turn, card and bandit move: with all that changes the prospects of rivals."""
    key = (state.round * 8 + state.mover) * 512 + state.bandits_at
    key = (key * 8 + state.bandit_goods) * 512 + state.loot
    return (key * 256 + len(state.discard)) * 16 + state.stock[WRECK]


def evaluate(state: Position, seat: i64, known: Forecast) -> float:
    """How good the position is for this player; higher is better. A declared card counts as if it stood."""
    if (state.step in (REACTION, REVEAL)) and state.card != NONE:
        reacts = state.answer[seat] == REACTS
        price = _WINDFALL if reacts else 0.0
        if state.cancelled == reacts:  # an even number of Windfalls: the card stands
            if state.card == BONUS_GIFT and not state.speed_premium:
                return judge(state, seat, known, True) + gift_worth(state, seat) - price
            twin = state.copy()
            assert isinstance(twin, Position)
            take_effect(twin)
            prey = hunt(twin, seat) if twin.card == BANDITS_CARD else 0.0
            return judge(twin, seat, known, False) + prey - price
        return judge(state, seat, known, True) - price
    if state.step == TARGET_COLOUR and is_own_gift(state, seat):
        return judge(state, seat, known, True) - _WASTED
    return judge(state, seat, known, True)


def is_own_gift(state: Position, seat: i64) -> bool:
    """Whether this player is playing a Bonus Gift, and it is for himself that he should play it."""
    return state.card == BONUS_GIFT and state.card_player == seat and not state.speed_premium


def write_receiver(state: Position, seat: i64, moves: Moves) -> None:
    """Of the colours that may get a Bonus Gift only one's own is thought about."""
    if fits_colour(state, state.colour[seat]):
        moves.add(state.board.actions.colour0 + state.colour[seat])


def gift_worth(state: Position, seat: i64) -> float:
    """What the declared Bonus Gift brings a player, below zero if it is a rival's shop that gets it.

    A shop that needs less never harms its owner, though the way that ``cart_worth`` plans for his carts may turn out
    longer then. (With the Speed Premium it can: a good that no shop wants keeps a cart from leaving empty.) Who has no
    shop for it keeps the card, even where every other choice spends points that might still come in useful.
    """
    owner = state.owner[state.target // PER_SHOPS]
    if owner != seat and is_own_gift(state, seat):
        return -_WASTED
    twin = state.copy()
    assert isinstance(twin, Position)
    take_effect(twin)
    gain = max(prospects(twin, owner, False) - prospects(state, owner, False), _GIFT)
    return gain if owner == seat else -gain * (_RIVALS + _ALL_RIVALS) / float(state.seats - 1)


def judge(state: Position, seat: i64, known: Forecast, as_known: bool) -> float:
    """A player's prospects against those of his rivals; what is known of these is not worked out again ``as_known``."""
    if state.bandits_at == NONE:
        return 0.0
    still_true = as_known and known.seat == seat and known.moment == moment(state)
    goes_on = known.seat == seat and state.mover == seat and state.step not in (DRAW_CARD, ROVE_CART, ROVE_STEP)
    worth = prospects(state, seat, goes_on)
    if known.seat == seat and not goes_on:
        worth += _POINT_LEFT * float(known.points_left)
    return worth - (known.rivals if still_true else rivals(state, seat))


def rivals(state: Position, seat: i64) -> float:
    """What the prospects of all others count against a player: those of the best of them most."""
    if state.bandits_at == NONE:
        return 0.0
    best = -1000.0
    together = 0.0
    for other in range(state.seats):
        if other != seat:
            worth = prospects(state, other, False)
            together += worth
            if worth > best:
                best = worth
    return _RIVALS * best + _ALL_RIVALS * together / float(state.seats - 1)


def prospects(state: Position, seat: i64, is_last: bool) -> float:
    """What a player has, and what his carts can still bring in; ``is_last`` as in ``carts_worth``."""
    worth = _POINT * float(state.score(seat)) + _HAND[state.held[seat]]
    return worth * 10.0 if state.over else worth + carts_worth(state, seat, is_last)


def carts_worth(state: Position, seat: i64, is_last: bool) -> float:
    """What a player's carts can still bring in.

    Who compares his steps takes each for the last of his turn (``is_last``): points that he has not spent would promise
    what he may never do with them, and all that does not spend them would look good, a card played for nothing, too.
    """
    worth = 0.0
    board = state.board
    ways = ways_of(board, neutral_colours(state))
    steps_left = board.action_points * (state.rounds - state.round)
    first: i64 = PER_SHOPS * state.colour[seat]
    wanted = _NOTHING_WANTED[:]
    a_good = _WORTH_NOTHING[:]
    n: i64 = 0
    while n < PER_SHOPS:
        if state.complete[first + n] == 0:
            wanted[n] = state.need(first + n) - state.delivered[first + n]
            if wanted[n] > 0:  # while the orders are not all laid out, a shop wants nothing yet
                a_good[n] = float(state.order[first + n] - state.shop_points(first + n)) / float(wanted[n])
            worth += _GIFT * float(state.minus[first + n])
            if state.on[board.deliveries[first + n]] == DWARF:
                worth -= _BLOCKED_SHOP
        n += 1
    to_come = turn_to_come(state, seat)
    cart: i64 = PER_COLOUR * state.colour[seat]
    last: i64 = cart + PER_COLOUR
    while cart < last:
        if state.status[cart] != HOME:
            now: i64 = 0 if is_last else state.points[cart]
            if to_come and state.wreck[cart] == NONE:
                now = board.action_points
            worth += cart_worth(state, ways, cart, first, wanted, a_good, now, steps_left + now)
        cart += 1
    return worth


def neutral_colours(state: Position) -> i64:
    """The colours whose carts stand in the way for good, as a bit set; where they rove, none."""
    found: i64 = 0
    if not state.roving:
        for colour in range(COLOURS):
            if state.owner[colour] == NONE:
                found |= 1 << colour
    return found


def turn_to_come(state: Position, seat: i64) -> bool:
    """Whether this player comes after the player on turn in this round."""
    seats = state.seats
    first = state.first_player
    return (seat - first + seats) % seats > (state.mover - first + seats) % seats


def cart_worth(
    state: Position,
    ways: Ways,
    cart: i64,
    first: i64,
    wanted: vec[i64],
    a_good: vec[float],
    now: i64,
    steps_left: i64,
) -> float:
    """What a cart promises: its goods at the shops that still want them, the premium for leaving, and to come home.

    ``wanted`` says what each shop still lacks (and is reduced by what this cart will bring), ``a_good`` the points
    that each of these goods brings; ``now`` of the ``steps_left`` can be taken in the present round.
    """
    board = state.board
    space = state.at[cart]
    colour: i64 = cart // PER_COLOUR
    worth = _POINT_LEFT * float(state.points[cart])
    if state.wreck[cart] != NONE:
        worth -= _WRECKED
    if state.status[cart] == LEFT:
        return worth + hope(float(board.home_points), ways.to_start[colour * board.spaces + space], steps_left)
    load = state.goods[cart]
    walked: i64 = 0
    while load > 0:
        best: i64 = NONE
        best_way: i64 = 99
        n: i64 = 0
        while n < PER_SHOPS:
            if wanted[n] > 0:
                way = ways.to_shop[(first + n) * board.spaces + space] - 2 * (wanted[n] if wanted[n] < load else load)
                if way < best_way:
                    best_way = way
                    best = n
            n += 1
        if best == NONE:
            break
        brought = load if load < wanted[best] else wanted[best]
        walked += ways.to_shop[(first + best) * board.spaces + space] + brought
        worth += hope(a_good[best] * float(brought), walked, steps_left)
        wanted[best] -= brought
        load -= brought
        space = board.deliveries[first + best]
    worth += _SPARE * float(load)
    if state.bandits_at != board.castle and state.goods[cart] > 0 and beside(state, state.at[cart], BANDITS):
        worth -= _NEXT_TO_BANDITS
    gate = ways.own_gate[colour] if state.status[cart] == WAITING else ways.gate_number[state.entry[cart]]
    walked += ways.to_gate[gate * board.spaces + space] + 1
    if state.speed_premium and load == 0:
        worth += _PREMIUM * float(premium_to_come(state, walked - now))
    return worth + hope(float(board.home_points), walked + ways.homeward[gate * COLOURS + colour], steps_left)


def premium_to_come(state: Position, way: i64) -> i64:
    """The most that a cart can still earn by leaving which has so far to go after this round."""
    board = state.board
    leaves = state.round
    if way > 0:
        leaves += (way + board.action_points - 1) // board.action_points
    best: i64 = 0
    while leaves <= state.rounds:
        if board.premium[leaves] > best:
            best = board.premium[leaves]
        leaves += 1
    return best


def hope(points: float, way: i64, steps_left: i64) -> float:
    """What points are worth that lie so far away: the sooner the better, and little if it will be too late."""
    value = _TO_COME * points * _FAR / (_FAR + float(way))
    return value if way <= steps_left else _TOO_LATE * value


def beside(state: Position, space: i64, thing: i64) -> bool:
    """Whether this stands next to a space."""
    return any(state.on[there] == thing for there in state.board.near[space])


def hunt(state: Position, seat: i64) -> float:
    """What waking the bandits promises: loaded carts that they can reach at once, and still rob."""
    board = state.board
    steps = vec[i64]([-1] * int(board.spaces))
    found: list[i64] = []
    theirs: i64 = 0
    mine: i64 = 0
    for here in spread(state, state.bandits_at, board.bandit_points - board.rob_cost, steps):
        for there in board.near[here]:
            thing = state.on[there]
            if 0 <= thing < CARTS and state.goods[thing] > 0 and thing not in found:
                found.append(thing)
                if state.is_own(seat, thing):
                    mine += 1
                else:
                    theirs += 1
    return _PREY * float(theirs if theirs < 2 else 2) - _OWN_PREY * float(mine)


# ---------------------------------------------------------------------- knowing positions again


def likeness(state: Position) -> i64:
    """While a cart or the bandits are on the move: where they are and what they have, and the points they have left."""
    if state.step == CART_ACTION:
        cart = state.chosen
        key: i64 = cart * 300 + state.at[cart]
        key = key * 300 + state.entry[cart] + 1
        key = key * 4 + state.status[cart]
        own: i64 = PER_COLOUR * (cart // PER_COLOUR)
        last: i64 = own + PER_COLOUR
        while own < last:
            key = key * 4 + state.goods[own]
            own += 1
        shop: i64 = PER_SHOPS * (cart // PER_COLOUR)
        last = shop + PER_SHOPS
        while shop < last:
            key = key * 5 + state.delivered[shop]
            shop += 1
        return key * 16 + state.points[cart]
    if state.step == BANDIT_ACTION:
        robbed: i64 = 1
        for victim in state.robbed:
            robbed |= 1 << (victim + 1)
        return ((robbed * 300 + state.bandits_at) * 4 + state.bandit_goods) * 16 + state.bandit_points
    return 0
