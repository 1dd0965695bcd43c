"""Journeys: a person points at a far space, and what is on the move drives there by a shortest legal way.

The ways are found by the rules themselves on a state imagined from the view: what a view hides stands in nobody's way.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from serai.core.rng import Rng
from serai.core.scene import Journey
from serai.core.state import State
from serai.core.texts import Text
from serai.core.view import View
from serai.games.brillance.actions import BANDITS, CARTS, DELIVER, PAUSE, PER_COLOUR
from serai.games.brillance.board import NO_SHOP, PER_SHOPS
from serai.games.brillance.names import BrillanceNames, cart_name, cart_named, goods
from serai.games.brillance.position import INSIDE, LEFT, ROVE_CART
from serai.games.brillance.rules import Brillance

_MOVING = {"cart_action", "bandit_action", "rove_step"}


class Way(Struct):
    """How the cart got to where it stands in this state."""

    state: Brillance
    actions: tuple[int, ...]
    space: int


def journeys(
    names: BrillanceNames, imagine: Callable[[View, Rng], State], view: View, legal: Sequence[int]
) -> list[Journey]:
    """The far spaces and shops to which what is on the move can go, and the carts that can take over from it."""
    if not legal or view["step"] not in _MOVING:
        return []
    state = imagine(view, Rng(0))
    assert isinstance(state, Brillance)
    found: list[Journey] = []
    cart = BANDITS if view["step"] == "bandit_action" else view["chosen"]
    for way in ways(state, view["seat"], cart):
        if len(way.actions) > 1:
            found.append(Journey((f"space:{way.space}",), way.actions, _drive_label(names, view, cart, way)))
        if view["step"] == "cart_action":
            found += _deliveries(names, view, cart, way)
    if PAUSE in legal:
        found += _hand_overs(names, state, view, legal)
    return found


def ways(state: Brillance, seat: int, cart: int) -> list[Way]:
    """A shortest way to each space where the cart can stop, and to where it stands now; nearest first."""
    actions = state.board.actions
    first, last = int(actions.step0), int(actions.give0)
    here = _place(state, cart)
    reached = {here}
    queue = [Way(state, (), here)]
    for way in queue:
        taken, now = way.actions, way.state
        if now.step == ROVE_CART and now.decider == seat and actions.cart0 + cart in now.legal(seat):
            # A neutral cart is chosen anew for each step.
            now = now.copy()
            now.apply(seat, int(actions.cart0 + cart))
            taken = (*taken, int(actions.cart0 + cart))
        if now.decider != seat or now.step != state.step:
            continue
        for action in now.legal(seat):
            space = int(action) - first
            if first <= action < last and space not in reached:
                reached.add(space)
                after = now.copy()
                after.apply(seat, action)
                queue.append(Way(after, (*taken, int(action)), space))
    return [way for way in queue if not way.state.crossing]


def _place(state: Brillance, cart: int) -> int:
    return int(state.bandits_at if cart == BANDITS else state.at[cart])


def _drive_label(names: BrillanceNames, view: View, cart: int, way: Way) -> Text:
    """Where the journey goes, in how many steps, and through which gate."""
    steps = sum(names.family(action)[0] == "step" for action in way.actions)
    args: dict[str, str | int | Text] = cart_named(cart) | {"space": names.space(way.space), "steps": steps}
    if cart < CARTS and view["status"][cart] != way.state.status[cart]:
        if way.state.status[cart] == INSIDE:
            return Text("journey-enter", args | {"gate": names.gate(int(way.state.entry[cart]))})
        if way.state.status[cart] == LEFT:
            return Text("journey-leave", args)
        return Text("journey-home", args)
    return Text("journey", args)


def _deliveries(names: BrillanceNames, view: View, cart: int, way: Way) -> list[Journey]:
    """To one of its shops, and deliver there all that points, load and order allow."""
    state = way.state
    shop = int(state.board.shop_at[way.space])
    if shop == NO_SHOP or shop // PER_SHOPS != cart // PER_COLOUR:
        return []
    state = state.copy()
    count = 0
    while state.chosen == cart and DELIVER in state.legal(view["seat"]):
        state.apply(view["seat"], DELIVER)
        count += 1
    actions = way.actions + (DELIVER,) * count
    if not count or len(actions) < 2:
        return []
    # Before the shop itself its sign stands for one good: there the cart is clicked to deliver them all.
    spot = f"shop:{shop}" if way.actions else f"cart:{cart}"
    return [Journey((spot,), actions, Text("journey-deliver", {"shop": names.shop(shop), "goods": goods(count)}))]


def _hand_overs(names: BrillanceNames, state: Brillance, view: View, legal: Sequence[int]) -> list[Journey]:
    """Another cart takes over: what would be two clicks, one beside the board, is one click on that cart."""
    receivers = {which for action in legal for name, which in (names.family(action),) if name == "give"}
    after = state.copy()
    after.apply(view["seat"], PAUSE)
    found: list[Journey] = []
    for action in after.legal(view["seat"]):
        name, cart = names.family(int(action))
        if name == "cart" and cart != view["chosen"] and cart not in receivers:
            label = Text("journey-cart", {"cart": cart_name(cart)})
            found.append(Journey((f"cart:{cart}",), (PAUSE, int(action)), label))
    return found
