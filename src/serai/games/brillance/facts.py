"""What a player of Brillance can count: points, goods, the steps that his carts have still to go, cards."""

from serai.core.facts import Fact
from serai.games.brillance.actions import PER_COLOUR
from serai.games.brillance.board import PER_SHOPS
from serai.games.brillance.bot import neutral_colours
from serai.games.brillance.position import HOME, INSIDE, LEFT, NONE, WAITING, Position
from serai.games.brillance.score import complete_shops
from serai.games.brillance.ways import ways_of

_POINT = 10.0
_DELIVERED = 2.0
"""What a delivered good is worth besides its points: it makes room and time."""
_COMPLETE = 3.0
_OUT = 4.0
_STEP = -0.6
_WRECKED = -2.5
_CARD = 0.7
_RIVAL_POINT = -4.0
_RIVAL_GOOD = -2.0
_GOOD = 2.0


def facts(state: Position, seat: int) -> list[Fact]:
    """The player's points, shops, carts and cards, and the points and goods of the others."""
    if state.bandits_at == NONE or state.round == 0:
        return []
    points, done = int(state.score(seat)), int(complete_shops(state, seat))
    own = _carts(state, seat)
    goods = _goods(state, seat)
    brought = sum(int(state.delivered[shop]) for shop in range(*_shops(state, seat)))
    out = sum(int(state.status[cart]) == LEFT for cart in own)
    inside = sum(int(state.status[cart]) == INSIDE for cart in own)
    home = int(state.carts_home(seat))
    wrecked = sum(int(state.wreck[cart]) != NONE for cart in own)
    way = _way(state, seat)
    found = [
        Fact("points", points, _POINT * points),
        Fact("brought", brought, _DELIVERED * brought),
        Fact("complete", done, _COMPLETE * done),
        Fact("goods", goods, _GOOD * goods),
        Fact("inside", inside, 1.5 * (inside + out + home)),
        Fact("out", out, _OUT * (out + home)),
        Fact("home", home, _OUT * home),
        Fact("way", way, _STEP * way),
        Fact("wrecked", wrecked, _WRECKED * wrecked),
        Fact("cards", int(state.held[seat]), _CARD * int(state.held[seat])),
    ]
    for player in range(state.seats):
        if player != seat:
            theirs, load = int(state.score(player)), _goods(state, player)
            wrecks = sum(int(state.wreck[cart]) != NONE for cart in _carts(state, player))
            found.append(Fact("rival-points", theirs, _RIVAL_POINT * theirs, player))
            found.append(Fact("rival-goods", load, _RIVAL_GOOD * load, player))
            found.append(Fact("rival-wrecked", wrecks, -_RIVAL_GOOD * wrecks, player))
    return found


def _carts(state: Position, seat: int) -> range:
    first = PER_COLOUR * int(state.colour[seat])
    return range(first, first + PER_COLOUR)


def _shops(state: Position, seat: int) -> tuple[int, int]:
    first = PER_SHOPS * int(state.colour[seat])
    return first, first + PER_SHOPS


def _goods(state: Position, seat: int) -> int:
    """The goods on a player's carts that are not out of the city yet."""
    return sum(int(state.goods[cart]) for cart in _carts(state, seat) if state.status[cart] not in (HOME, LEFT))


def _way(state: Position, seat: int) -> int:
    """The steps that a player's carts have still to go, each by itself: to the nearest shop that wants a good, or
    without goods to the gate and home."""
    board = state.board
    ways = ways_of(board, neutral_colours(state))
    colour = int(state.colour[seat])
    wanting = [s for s in range(*_shops(state, seat)) if not state.complete[s] and state.need(s) > state.delivered[s]]
    total = 0
    for cart in _carts(state, seat):
        space, status = int(state.at[cart]), int(state.status[cart])
        if status == HOME:
            continue
        if status == LEFT:
            total += int(ways.to_start[colour * board.spaces + space])
        elif state.goods[cart] > 0 and wanting:
            total += min(int(ways.to_shop[shop * board.spaces + space]) for shop in wanting)
        else:
            gate = int(ways.own_gate[colour] if status == WAITING else ways.gate_number[state.entry[cart]])
            total += int(ways.to_gate[gate * board.spaces + space])
    return total
