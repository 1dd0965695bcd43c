"""The invariants of Brillance: what must hold in every state of every game."""

from collections.abc import Iterator

from serai.games.brillance.actions import BANDITS, CARTS, KINDS, PER_COLOUR, SHOPS
from serai.games.brillance.board import DRUNK_DWARF, GATE, IN_WALL, MINUS_ONE, OUTSIDE, PLUS_ONE, TOLL, WITHIN, WRECK
from serai.games.brillance.imagine import open_wreck_cards
from serai.games.brillance.position import (
    BANDIT_ACTION,
    CART_ACTION,
    DWARF,
    FREE,
    HOME,
    INSIDE,
    LEFT,
    NEUTRAL,
    NONE,
    ROVE_STEP,
    WAITING,
)
from serai.games.brillance.rules import Brillance


def audit(state: Brillance) -> list[str]:
    """What is wrong with this state; empty if nothing is."""
    if state.bandits_at == NONE:
        return list(_cards(state))
    return [
        *_spaces(state),
        *_carts(state),
        *_bandits(state),
        *_goods(state),
        *_shops(state),
        *_markers(state),
        *_cards(state),
        *_course(state),
    ]


def _spaces(state: Brillance) -> Iterator[str]:
    """Every thing stands on one space, and every space holds at most one thing."""
    standing: dict[int, int] = {int(state.bandits_at): BANDITS}
    for cart in range(CARTS):
        if state.at[cart] == NONE:
            continue
        if state.at[cart] in standing:
            yield f"space {state.at[cart]} holds two things"
        standing[int(state.at[cart])] = cart
    for space, thing in enumerate(state.on):
        if thing not in (FREE, DWARF) and standing.pop(space, NONE) != thing:
            yield f"space {space} holds {thing}, which stands elsewhere"
    if standing:
        yield f"spaces {sorted(standing)} do not know what stands on them"


def _carts(state: Brillance) -> Iterator[str]:
    """Status fits the place; nobody rests where he may not."""
    board = state.board
    for cart in range(CARTS):
        status, space, entry = state.status[cart], state.at[cart], state.entry[cart]
        side = NONE if space == NONE else board.side[space]
        neutral = state.owner[cart // PER_COLOUR] == NONE
        sides = {
            WAITING: (OUTSIDE, IN_WALL),
            INSIDE: (IN_WALL, WITHIN),
            LEFT: (OUTSIDE,),
            HOME: (NONE,),
            NEUTRAL: (WITHIN,),
        }
        if side not in sides[status] or neutral != (status == NEUTRAL):
            yield f"cart {cart} has status {status} on side {side}"
        if (entry != NONE) != (status in (INSIDE, LEFT, HOME)):
            yield f"cart {cart} of status {status} has the entry gate {entry}"
        if entry != NONE and board.kind[entry] != GATE:
            yield f"cart {cart} came in by {entry}, which is no gate"
        moving = state.crossing and cart == state.chosen and state.step in (CART_ACTION, ROVE_STEP)
        if space != NONE and not moving and not board.stops[cart * board.spaces + space]:
            yield f"cart {cart} rests on space {space}, where it may not stop"
        if not 0 <= state.goods[cart] <= (0 if neutral else board.capacity):
            yield f"cart {cart} carries {state.goods[cart]} goods"
        own = cart // PER_COLOUR == state.colour[state.mover]
        if state.points[cart] and (not own or state.wreck[cart] != NONE or status == HOME):
            yield f"cart {cart} has points it should not have"
        if not 0 <= state.points[cart] <= board.action_points:
            yield f"cart {cart} has {state.points[cart]} points"
    exits = list(state.exits)
    if len(set(exits)) != len(exits) or any(state.status[cart] not in (LEFT, HOME) for cart in exits):
        yield f"exits are {exits}"
    if len(exits) != sum(status in (LEFT, HOME) for status in state.status):
        yield "not every exit was noted"


def _bandits(state: Brillance) -> Iterator[str]:
    board = state.board
    moving = state.step == BANDIT_ACTION
    at_home = state.bandits_at == board.castle
    if not moving and state.awake == at_home:
        yield "the bandits are asleep exactly in the castle"
    if at_home and state.bandit_goods:
        yield "the bandits carry goods in the castle"
    if not 0 <= state.bandit_goods <= board.bandit_capacity:
        yield f"the bandits carry {state.bandit_goods} goods"
    if not board.bandits_stop[state.bandits_at] and not (moving and state.crossing):
        yield "the bandits rest where they may not"
    if any(cart_at == board.castle for cart_at in state.at):
        yield "a cart is in the castle"
    for space, thing in enumerate(state.on):
        if thing == DWARF and (board.side[space] != WITHIN or board.kind[space] == TOLL or space == board.castle):
            yield f"a dwarf sits on space {space}"
    for gate in board.gates:
        if all(state.on[inner] == DWARF for inner in board.inner[gate]):
            yield f"gate {gate} is sealed by dwarfs"


def _goods(state: Brillance) -> Iterator[str]:
    total = sum(state.goods) + sum(state.delivered) + state.bandit_goods + state.loot
    if total != state.board.loaded * PER_COLOUR * state.seats:
        yield f"goods are not conserved: {total}"


def _shops(state: Brillance) -> Iterator[str]:
    for shop in range(SHOPS):
        played = state.owner[shop // 6] != NONE
        got, need = state.delivered[shop], state.need(shop)
        if state.complete[shop]:
            if not 1 <= got <= 4 or abs(int(got - state.order[shop])) > 1 or state.plus[shop] or state.minus[shop]:
                yield f"shop {shop} is complete with {got} goods"
        elif state.round and played and not 0 <= got < need:
            yield f"shop {shop} needs {need} and has {got}"
        if not played and (got or state.order[shop] or state.plus[shop] or state.minus[shop]):
            yield f"shop {shop} belongs to nobody and is served"
        if state.plus[shop] not in (0, 1) or state.minus[shop] not in (0, 1):
            yield f"shop {shop} has too many markers"
        if state.shop_points(shop) > state.order[shop]:
            yield f"shop {shop} scores {state.shop_points(shop)}"
    for seat in range(state.seats):
        if not 0 <= state.score(seat) - state.premium[seat] <= 15 + 5 * state.board.home_points:
            yield f"seat {seat} has {state.score(seat)} points"


def _markers(state: Brillance) -> Iterator[str]:
    out = [0, 0, 0, 0]
    out[MINUS_ONE], out[PLUS_ONE] = sum(state.minus), sum(state.plus)
    out[WRECK] = sum(partner != NONE for partner in state.wreck)
    out[DRUNK_DWARF] = list(state.on).count(DWARF)
    for kind, count in enumerate(state.board.marker_count):
        if out[kind] + state.stock[kind] != count or state.stock[kind] < 0:
            yield f"markers of kind {kind} are not conserved"


def _cards(state: Brillance) -> Iterator[str]:
    count = list(state.pile)
    for seat in range(state.seats):
        hand = state.hand[KINDS * seat : KINDS * seat + KINDS]
        if sum(hand) != state.held[seat] or not 0 <= state.held[seat] <= state.board.hand_limit:
            yield f"seat {seat} holds {hand}, {state.held[seat]} cards"
        for kind in range(KINDS):
            count[kind] += hand[kind]
    for card in (*state.discard, *open_wreck_cards(state), *([state.card] if state.card != NONE else [])):
        count[card] += 1
    if count != list(state.board.card_count) or min(*state.pile, *state.hand) < 0:
        yield f"cards are not conserved: {count}"


def _course(state: Brillance) -> Iterator[str]:
    if state.round > state.rounds:
        yield f"round {state.round} of {state.rounds}"
    if any(not state.legal(seat) for seat in state.deciders):
        yield "a seat is asked and has no option"
