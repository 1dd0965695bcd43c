"""What an event card may be played on."""

from mypy_extensions import i64

from serai.games.brillance import board as box
from serai.games.brillance.actions import BANDITS, COLOURS, PER_COLOUR, ZONES
from serai.games.brillance.board import GATE, IN_WALL, OUTSIDE, PER_SHOPS, WITHIN
from serai.games.brillance.position import DWARF, FREE, HOME, NONE, WAITING, Position
from serai.games.brillance.streets import may_work, must_leave_first


def takes_marker(state: Position, shop: i64) -> bool:
    """Whether the card being played, Bonus Gift or Delivery Error, may be laid on this shop."""
    owner = state.owner[shop // PER_SHOPS]
    if owner == NONE or state.complete[shop] != 0 or state.delivered[shop] > 0:
        return False
    if state.card == box.BONUS_GIFT:
        return state.minus[shop] == 0
    return state.plus[shop] == 0 and owner != state.card_player


def can_be_wrecked(state: Position, thing: i64) -> bool:
    """Whether this is a cart on the board, of an opponent of the card's player, without a wreck marker."""
    return state.is_foe(state.card_player, thing) and state.status[thing] != HOME and state.wreck[thing] == NONE


def collides_with(state: Position, cart: i64, thing: i64) -> bool:
    """Whether what stands next to a cart can collide with it."""
    return can_be_wrecked(state, cart) and can_be_wrecked(state, thing)


def can_collide(state: Position, cart: i64) -> bool:
    """Whether a cart next to this one can collide with it."""
    if not can_be_wrecked(state, cart):
        return False
    return any(collides_with(state, cart, state.on[there]) for there in state.board.near[state.at[cart]])


def can_steal(state: Position, cart: i64) -> bool:
    """Whether a cart of the player on turn could be the thief of an Unfair Competition."""
    if state.points[cart] < 1 or state.status[cart] == HOME or state.goods[cart] >= state.board.capacity:
        return False
    if not may_work(state, cart):
        return False
    return any(can_be_stolen_from(state, state.on[there]) for there in state.board.near[state.at[cart]])


def can_be_stolen_from(state: Position, thing: i64) -> bool:
    """Whether this is a loaded cart of an opponent, or the bandits' loaded cart outside the castle."""
    if thing == BANDITS:
        return state.bandit_goods > 0 and state.bandits_at != state.board.castle
    return state.is_foe(state.card_player, thing) and state.goods[thing] > 0


def can_be_thief(state: Position, cart: i64) -> bool:
    """Whether a cart of the player on turn could be the thief, and nothing else must leave first."""
    leaving = must_leave_first(state)
    return (leaving in (NONE, cart)) and can_steal(state, cart)


def has_thief(state: Position) -> bool:
    """Whether any cart of the player on turn could be the thief."""
    first = state.first_cart(state.card_player)
    return any(can_be_thief(state, cart) for cart in range(first, first + PER_COLOUR))


def seats_dwarf(state: Position, space: i64) -> bool:
    """Whether a dwarf may be put here: the space is free, and no gate is left without an inner way free of dwarfs."""
    if state.on[space] != FREE:
        return False
    board = state.board
    for gate in board.near[space]:
        if board.kind[gate] == GATE:
            clear = any(inner != space and state.on[inner] != DWARF for inner in board.inner[gate])
            if not clear:
                return False
    return True


def has_seat_for_dwarf(state: Position, zone: i64) -> bool:
    """Whether a dwarf could be put somewhere in this part of the city."""
    return any(seats_dwarf(state, space) for space in state.board.zone_spaces[zone])


def can_be_bribed(state: Position, thing: i64) -> bool:
    """Whether a Bribe of the card's player may move this cart at all (if it has where to go)."""
    if thing == BANDITS:
        return state.bandits_at != state.board.castle
    owner = state.owner[thing // PER_COLOUR]
    if owner == NONE:
        return state.roving
    return owner != state.card_player and state.status[thing] != HOME


def why_not_bribed(state: Position, thing: i64, here: i64, there: i64) -> str:
    """Why a bribed cart may not be moved from here to the next space: an empty one, and never through a gate."""
    board = state.board
    if state.on[there] != FREE:
        return "blocked"
    if board.kind[there] in (GATE, box.TOLL, box.START, box.CASTLE):
        return "step-not-allowed"
    passes = board.side[here] != IN_WALL or keeps_side(state, thing, board.side[there])
    return "" if passes else "step-not-allowed"


def keeps_side(state: Position, cart: i64, side: i64) -> bool:
    """From a gate space a waiting cart may be bribed outside only, one that is inside only into the city."""
    return side == OUTSIDE if state.status[cart] == WAITING else side == WITHIN


def where(state: Position, thing: i64) -> i64:
    """The space of a cart, the bandits' included."""
    return state.bandits_at if thing == BANDITS else state.at[thing]


def can_move_away(state: Position, thing: i64) -> bool:
    """Whether a Bribe could be played on this cart."""
    if not can_be_bribed(state, thing):
        return False
    here = where(state, thing)
    return any(not why_not_bribed(state, thing, here, there) for there in state.board.near[here])


def fits_cart(state: Position, cart: i64) -> bool:
    """Whether the card being played may be played on this cart."""
    if state.card == box.BREAKDOWN:
        return can_be_wrecked(state, cart)
    if state.card == box.COLLISION:
        return can_collide(state, cart)
    return can_move_away(state, cart)


def fits_colour(state: Position, colour: i64) -> bool:
    """Whether the card being played has a target in this colour (or with the bandits)."""
    if colour == COLOURS:
        return state.card == box.BRIBE and can_move_away(state, BANDITS)
    if state.card == box.BONUS_GIFT or state.card == box.DELIVERY_ERROR:
        return any(takes_marker(state, shop) for shop in range(PER_SHOPS * colour, PER_SHOPS * colour + PER_SHOPS))
    return any(fits_cart(state, cart) for cart in range(PER_COLOUR * colour, PER_COLOUR * colour + PER_COLOUR))


def has_target(state: Position, card: i64, player: i64) -> bool:
    """Whether this player could play this card now: it has a legal target, and there are markers for it."""
    if state.stock[box.MARKER_OF[card]] < box.MARKERS_OF[card]:
        return False
    was = state.card, state.card_player
    state.card, state.card_player = card, player
    found = fits_something(state)
    state.card, state.card_player = was
    return found


def fits_something(state: Position) -> bool:
    """Whether the card being played has a target; the Bandits need none."""
    card = state.card
    if card == box.BANDITS_CARD:
        return True
    if card == box.UNFAIR_COMPETITION:
        return has_thief(state)
    if card == box.UNEXPECTED_OBSTACLE:
        return any(has_seat_for_dwarf(state, zone) for zone in range(ZONES))
    if card == box.CLEARED_PASSAGE:
        return state.stock[box.DRUNK_DWARF] < state.board.marker_count[box.DRUNK_DWARF]
    return any(fits_colour(state, colour) for colour in range(COLOURS + 1))
