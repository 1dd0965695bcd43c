"""Placing goods: the draw of a village by die or card, cubes and order discs from the bags. Setup and phase IV."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from serai.games.himalaya.board import RESOURCES, SEATS, VILLAGES
from serai.games.himalaya.course import BAG_EMPTY, note_table
from serai.games.himalaya.inventory import begin_inventory
from serai.games.himalaya.position import (
    CARDS,
    CARDS_OPEN,
    CHOOSE_TRIBE,
    DIE,
    DRAW_CARD,
    DRAW_CUBE,
    DRAW_DISC,
    DRAW_LEADER,
    DRAW_VILLAGE,
    FOR_CUBES,
    FOR_NEUTRAL,
    FOR_ORDER,
    NONE,
    PLACE_CARAVAN,
    ROW,
    Position,
)
from serai.games.himalaya.year import begin_round


def total(counts: vec[i64]) -> i64:
    """How many pieces a bag holds."""
    pieces: i64 = 0
    for count in counts:
        pieces += count
    return pieces


# ---------------------------------------------------------------------- the draw of a village


def begin_setup(state: Position) -> None:
    """Lay out the open cards, if they are played with, then the first goods."""
    if state.draw_by == CARDS_OPEN:
        state.let_chance(DRAW_CARD)
    else:
        refill(state)


def free_tribes(state: Position) -> list[i64]:
    """The tribes that nobody leads yet."""
    return [tribe for tribe in range(SEATS) if is_free(state, tribe)]


def is_free(state: Position, tribe: i64) -> bool:
    """Whether nobody leads this tribe yet."""
    return tribe not in state.tribe_of


def choose_tribe(state: Position, seat: i64, tribe: i64) -> None:
    """A player chooses a tribe; the last one left goes to the last player by itself. Then the goods are placed."""
    state.tribe_of[seat] = tribe
    left = free_tribes(state)
    if seat + 1 < state.seats and len(left) == 1:
        state.tribe_of[seat + 1] = left[0]
    if NONE in state.tribe_of:
        state.ask(CHOOSE_TRIBE, seat + 1)
        return
    state.acting = NONE
    begin_setup(state)


def draw_village(state: Position, purpose: i64) -> None:
    """Throw the die, draw a card, or use the leftmost card of the open row."""
    state.drawing_for = purpose
    if state.draw_by == CARDS_OPEN:
        state.row, card = pop(state.row, 0)
        find_target(state, card)
        state.let_chance(DRAW_CARD)
    else:
        state.let_chance(DRAW_VILLAGE)


def village_drawn(state: Position, number: i64) -> None:
    """The die shows this village, or this card was drawn; a drawn card is used up until all have been drawn."""
    if state.draw_by == CARDS:
        state.cards &= ~(1 << number)
        if state.cards == 0:
            state.cards = (1 << VILLAGES) - 1
    find_target(state, number)
    furnish(state)


def card_drawn(state: Position, number: i64) -> None:
    """A card is laid at the end of the open row; if it was the last, all cards outside the row come back."""
    state.row = append(state.row, number)
    state.cards &= ~(1 << number)
    if state.cards == 0:
        state.cards = (1 << VILLAGES) - 1
        for card in state.row:
            state.cards &= ~(1 << card)
    if len(state.row) < ROW:
        state.let_chance(DRAW_CARD)
    elif state.target >= 0:
        furnish(state)
    else:
        refill(state)


def find_target(state: Position, number: i64) -> None:
    """The village drawn, or the next one upward that is empty (for the neutral caravan: without a caravan)."""
    if state.drawing_for == FOR_NEUTRAL:
        while state.caravan_in(number):
            number = (number + 1) % VILLAGES
        state.target = number
    else:
        state.target = state.next_empty(number)


def furnish(state: Position) -> None:
    """Bring to the target what it was drawn for."""
    if state.drawing_for == FOR_CUBES:
        in_bag = total(state.bag)
        state.to_come = state.board.cubes_per_village if in_bag > state.board.cubes_per_village else in_bag
        state.let_chance(DRAW_CUBE)
    elif state.drawing_for == FOR_ORDER:
        state.let_chance(DRAW_DISC)
    else:
        state.caravans[state.tribes - 1] = state.target
        state.target = NONE
        begin_round(state)


# ---------------------------------------------------------------------- goods


def refill(state: Position) -> None:
    """First cubes, then discs, until there are enough villages with either or the bag is empty."""
    state.target = NONE
    if state.resource_villages() < state.board.resource_villages:
        if total(state.bag) > 0:
            draw_village(state, FOR_CUBES)
            return
        note_table(state, BAG_EMPTY, 0)
    if state.order_villages() < state.board.order_villages:
        if total(state.disc_bag) > 0:
            draw_village(state, FOR_ORDER)
            return
        note_table(state, BAG_EMPTY, 1)
    if state.round == 0 and state.leader >= 0:
        leader_drawn(state, state.leader)
    elif state.round == 0:
        state.let_chance(DRAW_LEADER)
    else:
        begin_inventory(state)


def cube_drawn(state: Position, resource: i64) -> None:
    """A cube goes from the bag onto the target."""
    state.bag[resource] -= 1
    state.cubes[RESOURCES * state.target + resource] += 1
    state.to_come -= 1
    if state.to_come == 0:
        refill(state)


def disc_drawn(state: Position, disc: i64) -> None:
    """A disc goes from the bag onto the target."""
    state.disc_bag[disc] -= 1
    state.orders[state.target] = disc
    refill(state)


# ---------------------------------------------------------------------- the caravans of the start


def leader_drawn(state: Position, seat: i64) -> None:
    """The First Caravan Leader of the first round, drawn or named by the table, places first."""
    state.leader = seat
    state.place = 0
    state.ask(PLACE_CARAVAN, seat)


def place_caravan(state: Position, seat: i64, village: i64) -> None:
    """A caravan begins in a village of its leader's choice."""
    state.caravans[seat] = village
    state.place += 1
    if state.place < state.seats:
        state.ask(PLACE_CARAVAN, state.tribe_at(state.place))
        return
    state.acting = NONE
    if state.tribes > state.seats:
        draw_village(state, FOR_NEUTRAL)
    else:
        begin_round(state)


def village_numbers(state: Position) -> list[i64]:
    """The numbers that the die can show, or the cards that may be drawn."""
    if state.draw_by == DIE:
        return list(range(VILLAGES))
    return [number for number in range(VILLAGES) if (state.cards >> number) & 1 == 1]
