"""A position of Brillance in the words that ``given`` reads."""

from serai.core.positions import chosen
from serai.games.brillance.actions import CARTS, COLOURS, KINDS, PER_COLOUR, SHOPS
from serai.games.brillance.board import PER_SHOPS
from serai.games.brillance.data import CARD_NAMES, COLOUR_NAMES, BrillanceData
from serai.games.brillance.position import BANDIT_ACTION, DWARF, HOME, LEFT, NEUTRAL, NONE, Position


def written(data: BrillanceData, state: Position) -> list[str]:
    """What stands in the city, the hands, and whose turn it is; of a game being set up only who plays and how."""
    if state.bandits_at == NONE or 0 in [state.order[PER_SHOPS * colour] for colour in state.colour]:
        players = " ".join(COLOUR_NAMES[: state.seats])
        return [", ".join([f"players {players}", *chosen(state.game.options, state.options)])]
    spaces = [space.id for space in data.spaces]
    lines = [_heading(state)]
    lines += [f"{_cart(cart)}: {_standing(state, spaces, cart)}" for cart in range(CARTS)]
    bandits = spaces[state.bandits_at]
    lines.append(f"bandits: {bandits} goods {state.bandit_goods}" if state.bandit_goods else f"bandits: {bandits}")
    if dwarfs := [spaces[space] for space, thing in enumerate(state.on) if thing == DWARF]:
        lines.append(f"dwarfs: {' '.join(dwarfs)}")
    for colour in range(COLOURS):
        if state.owner[colour] != NONE:
            orders = state.order[PER_SHOPS * colour : PER_SHOPS * colour + PER_SHOPS]
            lines.append(f"orders {COLOUR_NAMES[colour]}: {' '.join(map(str, orders))}")
    for shop in range(SHOPS):
        if facts := _shop(state, shop):
            lines.append(f"shop {COLOUR_NAMES[shop // PER_SHOPS]} {shop % PER_SHOPS + 1}: {' '.join(facts)}")
    for seat in range(state.seats):
        name = COLOUR_NAMES[state.colour[seat]]
        if hand := [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(state.hand[KINDS * seat + kind])]:
            lines.append(f"hand {name}: {' '.join(hand)}")
        if state.premium[seat]:
            lines.append(f"premium {name}: {state.premium[seat]}")
    if len(state.discard) > 0:
        lines.append(f"discard: {' '.join(CARD_NAMES[kind] for kind in state.discard)}")
    if len(state.exits) > 0:
        lines.append(f"exits: {', '.join(_cart(int(cart)) for cart in state.exits)}")
    return lines


def _heading(state: Position) -> str:
    players = [COLOUR_NAMES[colour] for colour in state.colour]
    facts = [f"players {' '.join(players)}", *chosen(state.game.options, state.options)]
    facts += [f"round {state.round}", f"on turn {players[state.mover]}", f"first {players[state.first_player]}"]
    if state.step != BANDIT_ACTION:
        facts.append("phase actions")
    return ", ".join(facts)


def _cart(cart: int) -> str:
    return f"{COLOUR_NAMES[cart // PER_COLOUR]} {cart % PER_COLOUR + 1}"


def _standing(state: Position, spaces: list[str], cart: int) -> str:
    """Where a cart stands, and what is to be said of it."""
    status, entry = state.status[cart], state.entry[cart]
    words = ["home" if status == HOME else spaces[state.at[cart]]]
    if state.goods[cart] > 0:
        words.append(f"goods {state.goods[cart]}")
    if entry != NONE and status != NEUTRAL:
        words.append(f"by {spaces[entry]}")
    if status == LEFT:
        words.append("left")
    if state.wreck[cart] == cart:
        words.append("wrecked")
    elif state.wreck[cart] != NONE:
        words.append(f"wrecked with {_cart(int(state.wreck[cart]))}")
    if state.owner[cart // PER_COLOUR] == state.mover:
        words.append(f"points {state.points[cart]}")
    return " ".join(words)


def _shop(state: Position, shop: int) -> list[str]:
    facts = [f"delivered {state.delivered[shop]}"] if state.delivered[shop] else []
    marks = (("complete", state.complete), ("plus", state.plus), ("minus", state.minus))
    return facts + [word for word, marked in marks if marked[shop]]
