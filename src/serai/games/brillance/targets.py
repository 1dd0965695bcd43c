"""What an event card may be played on."""

from mypy_extensions import i64

from serai.core.state import Moves
from serai.games.brillance.actions import (
    BANDITS,
    COLOURS,
    PER_COLOUR,
    STOP,
    ZONES,
)
from serai.games.brillance.board import (
    BANDITS_CARD,
    BONUS_GIFT,
    BREAKDOWN,
    BRIBE,
    CASTLE,
    CLEARED_PASSAGE,
    COLLISION,
    DELIVERY_ERROR,
    DRUNK_DWARF,
    GATE,
    IN_WALL,
    MINUS_ONE,
    OUTSIDE,
    PLUS_ONE,
    START,
    TOLL,
    UNEXPECTED_OBSTACLE,
    UNFAIR_COMPETITION,
    WITHIN,
    WRECK,
)
from serai.games.brillance.position import (
    BRIBE_STEP_2,
    DWARF,
    FREE,
    HOME,
    NONE,
    TARGET_CART,
    TARGET_COLOUR,
    TARGET_DWARF,
    TARGET_SECOND_CART,
    TARGET_SHOP,
    TARGET_SPACE,
    TARGET_THIEF,
    TARGET_VICTIM,
    TARGET_ZONE,
    WAITING,
    Position,
)
from serai.games.brillance.streets import (
    may_work,
    must_leave_first,
)


def takes_marker(state: Position, shop: i64) -> bool:
    """Whether the card being played, Bonus Gift or Delivery Error, may be laid on this shop."""
    owner = state.owner[shop // 6]
    if owner == NONE or state.complete[shop] != 0 or state.delivered[shop] > 0:
        return False
    if state.card == BONUS_GIFT:
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
    i = board.first[state.at[cart]]
    last = board.first[state.at[cart] + 1]
    while i < last:
        if collides_with(state, cart, state.on[board.near[i]]):
            return True
        i += 1
    return False


def can_steal(state: Position, cart: i64) -> bool:
    """Whether a cart of the player on turn could be the thief of an Unfair Competition."""
    if state.points[cart] < 1 or state.status[cart] == HOME or state.goods[cart] >= state.board.capacity:
        return False
    if not may_work(state, cart):
        return False
    board = state.board
    i = board.first[state.at[cart]]
    last = board.first[state.at[cart] + 1]
    while i < last:
        if can_be_stolen_from(state, state.on[board.near[i]]):
            return True
        i += 1
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
    cart: i64 = PER_COLOUR * state.colour[state.card_player]
    last: i64 = cart + PER_COLOUR
    while cart < last:
        if can_be_thief(state, cart):
            return True
        cart += 1
    return False


def seats_dwarf(state: Position, space: i64) -> bool:
    """Whether a dwarf may be put here: the space is free, and no gate is left without an inner way free of dwarfs."""
    if state.on[space] != FREE:
        return False
    board = state.board
    i = board.first[space]
    last = board.first[space + 1]
    while i < last:
        gate = board.near[i]
        if board.kind[gate] == GATE:
            clear = False
            for inner in board.inner[gate]:
                if inner != space and state.on[inner] != DWARF:
                    clear = True
            if not clear:
                return False
        i += 1
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
    if state.on[there] != FREE or board.kind[there] in (GATE, TOLL, START, CASTLE):
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
    i = board.first[here]
    last = board.first[here + 1]
    while i < last:
        if takes_bribed(state, thing, here, board.near[i]):
            return True
        i += 1
    return False


def fits_cart(state: Position, cart: i64) -> bool:
    """Whether the card being played may be played on this cart."""
    if state.card == BREAKDOWN:
        return can_be_wrecked(state, cart)
    if state.card == COLLISION:
        return can_collide(state, cart)
    return can_move_away(state, cart)


def fits_colour(state: Position, colour: i64) -> bool:
    """Whether the card being played has a target in this colour (or with the bandits)."""
    if colour == COLOURS:
        return state.card == BRIBE and can_move_away(state, BANDITS)
    if state.card == BONUS_GIFT or state.card == DELIVERY_ERROR:
        shop: i64 = 6 * colour
        while shop < 6 * colour + 6:
            if takes_marker(state, shop):
                return True
            shop += 1
        return False
    cart: i64 = PER_COLOUR * colour
    while cart < PER_COLOUR * colour + PER_COLOUR:
        if fits_cart(state, cart):
            return True
        cart += 1
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
    if card == BANDITS_CARD:
        return True
    if card == UNFAIR_COMPETITION:
        return has_thief(state)
    if card == UNEXPECTED_OBSTACLE:
        if stock[DRUNK_DWARF] == 0:
            return False
        zone: i64 = 0
        while zone < ZONES:
            if has_seat_for_dwarf(state, zone):
                return True
            zone += 1
        return False
    if card == CLEARED_PASSAGE:
        return stock[DRUNK_DWARF] < state.board.marker_count[DRUNK_DWARF]
    if card == BONUS_GIFT and stock[MINUS_ONE] == 0:
        return False
    if card == DELIVERY_ERROR and stock[PLUS_ONE] == 0:
        return False
    if (card == BREAKDOWN and stock[WRECK] < 1) or (card == COLLISION and stock[WRECK] < 2):
        return False
    colour: i64 = 0
    while colour <= COLOURS:
        if fits_colour(state, colour):
            return True
        colour += 1
    return False


def write_targets(state: Position, moves: Moves) -> None:
    """Add what the card being played may be played on, at the present step of naming its targets."""
    board = state.board
    actions = board.actions
    step = state.step
    if step == TARGET_COLOUR:
        for colour in range(COLOURS + 1):
            if fits_colour(state, colour):
                moves.add(actions.colour0 + colour)
    elif step == TARGET_SHOP:
        for shop in range(6 * state.target_colour, 6 * state.target_colour + 6):
            if takes_marker(state, shop):
                moves.add(actions.shop0 + shop)
    elif step == TARGET_CART:
        for cart in range(PER_COLOUR * state.target_colour, PER_COLOUR * state.target_colour + PER_COLOUR):
            if fits_cart(state, cart):
                moves.add(actions.cart0 + cart)
    elif step == TARGET_THIEF:
        first: i64 = PER_COLOUR * state.colour[state.card_player]
        for thief in range(first, first + PER_COLOUR):
            if can_be_thief(state, thief):
                moves.add(actions.cart0 + thief)
    elif step == TARGET_ZONE:
        for zone in range(ZONES):
            if has_seat_for_dwarf(state, zone):
                moves.add(actions.zone0 + zone)
    elif step == TARGET_SPACE:
        for space in board.zone_spaces[state.target]:
            if seats_dwarf(state, space):
                moves.add(actions.space0 + space)
    elif step == TARGET_DWARF:
        for space in range(board.spaces):
            if state.on[space] == DWARF:
                moves.add(actions.space0 + space)
    else:
        write_targets_beside(state, moves)


def write_targets_beside(state: Position, moves: Moves) -> None:
    """Add the targets next to the one named before: a second cart, a victim, a space for a bribed cart."""
    board = state.board
    actions = board.actions
    step = state.step
    here = state.second if step == BRIBE_STEP_2 else where(state, state.target)
    i = board.first[here]
    last = board.first[here + 1]
    while i < last:
        there = board.near[i]
        thing = state.on[there]
        if step == TARGET_SECOND_CART:
            if collides_with(state, state.target, thing):
                moves.add(actions.cart0 + thing)
        elif step == TARGET_VICTIM:
            if can_be_stolen_from(state, thing):
                moves.add(actions.cart0 + thing)
        elif takes_bribed(state, state.target, here, there):
            moves.add(actions.step0 + there)
        i += 1
    if step == BRIBE_STEP_2:
        moves.add(STOP)
