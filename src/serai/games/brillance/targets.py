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
    board = state.board
    for i in range(board.first[state.at[cart]], board.first[state.at[cart] + 1]):
        if collides_with(state, cart, state.on[board.near[i]]):
            return True
    return False


def can_steal(state: Position, cart: i64) -> bool:
    """Whether a cart of the player on turn could be the thief of an Unfair Competition."""
    if state.points[cart] < 1 or state.status[cart] == HOME or state.goods[cart] >= state.board.capacity:
        return False
    if not may_work(state, cart):
        return False
    board = state.board
    for i in range(board.first[state.at[cart]], board.first[state.at[cart] + 1]):
        if can_be_stolen_from(state, state.on[board.near[i]]):
            return True
    return False


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
    for cart in range(first, first + PER_COLOUR):
        if can_be_thief(state, cart):
            return True
    return False


def seats_dwarf(state: Position, space: i64) -> bool:
    """Whether a dwarf may be put here: the space is free, and no gate is left without an inner way free of dwarfs."""
    if state.on[space] != FREE:
        return False
    board = state.board
    for i in range(board.first[space], board.first[space + 1]):
        gate = board.near[i]
        if board.kind[gate] == GATE:
            clear = False
            for inner in board.inner[gate]:
                if inner != space and state.on[inner] != DWARF:
                    clear = True
            if not clear:
                return False
    return True


def has_seat_for_dwarf(state: Position, zone: i64) -> bool:
    """Whether a dwarf could be put somewhere in this part of the city."""
    for space in state.board.zone_spaces[zone]:
        if seats_dwarf(state, space):
            return True
    return False


def can_be_bribed(state: Position, thing: i64) -> bool:
    """Whether a Bribe of the card's player may move this cart at all (if it has where to go)."""
    if thing == BANDITS:
        return state.bandits_at != state.board.castle
    owner = state.owner[thing // PER_COLOUR]
    if owner == NONE:
        return state.roving
    return owner != state.card_player and state.status[thing] != HOME


def takes_bribed(state: Position, thing: i64, here: i64, there: i64) -> bool:
    """Whether a bribed cart may be moved from here to the next space: an empty one, and never through a gate."""
    board = state.board
    if state.on[there] != FREE or board.kind[there] in (GATE, box.TOLL, box.START, box.CASTLE):
        return False
    return board.side[here] != IN_WALL or keeps_side(state, thing, board.side[there])


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
    board = state.board
    here = where(state, thing)
    for i in range(board.first[here], board.first[here + 1]):
        if takes_bribed(state, thing, here, board.near[i]):
            return True
    return False


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
        for shop in range(PER_SHOPS * colour, PER_SHOPS * colour + PER_SHOPS):
            if takes_marker(state, shop):
                return True
        return False
    for cart in range(PER_COLOUR * colour, PER_COLOUR * colour + PER_COLOUR):
        if fits_cart(state, cart):
            return True
    return False


def has_target(state: Position, card: i64, player: i64) -> bool:
    """Whether this player could play this card now: it has a legal target, and there are markers for it."""
    was_card = state.card
    was_player = state.card_player
    state.card = card
    state.card_player = player
    found = _has_target(state, card)
    state.card = was_card
    state.card_player = was_player
    return found


def _has_target(state: Position, card: i64) -> bool:
    stock = state.stock
    if card == box.BANDITS_CARD:
        return True
    if card == box.UNFAIR_COMPETITION:
        return has_thief(state)
    if card == box.UNEXPECTED_OBSTACLE:
        if stock[box.DRUNK_DWARF] == 0:
            return False
        for zone in range(ZONES):
            if has_seat_for_dwarf(state, zone):
                return True
        return False
    if card == box.CLEARED_PASSAGE:
        return stock[box.DRUNK_DWARF] < state.board.marker_count[box.DRUNK_DWARF]
    if card == box.BONUS_GIFT and stock[box.MINUS_ONE] == 0:
        return False
    if card == box.DELIVERY_ERROR and stock[box.PLUS_ONE] == 0:
        return False
    if (card == box.BREAKDOWN and stock[box.WRECK] < 1) or (card == box.COLLISION and stock[box.WRECK] < 2):
        return False
    for colour in range(COLOURS + 1):
        if fits_colour(state, colour):
            return True
    return False
