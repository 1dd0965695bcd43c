"""Placing goods: the draw of a village by die or card, cubes and order discs from the bags. Setup and phase IV."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import append, pop, vec
from serai.core.step import Choice, FromBag, FromMany, FromSeats, total
from serai.games.himalaya import position as pos
from serai.games.himalaya.board import RESOURCES, SEATS, VILLAGES
from serai.games.himalaya.course import BAG_EMPTY, note_table
from serai.games.himalaya.inventory import begin_inventory
from serai.games.himalaya.position import NONE, Position
from serai.games.himalaya.year import begin_round

EVERY_VILLAGE: Final = (1 << 20) - 1
"""A card of each village, as a set of bits."""

# ---------------------------------------------------------------------- the draw of a village


def begin_setup(state: Position) -> None:
    """Lay out the open cards, if they are played with, then the first goods."""
    if state.draw_by == pos.CARDS_OPEN:
        state.let_chance(pos.DRAW_CARD)
    else:
        refill(state)


def free_tribes(state: Position) -> list[i64]:
    """The tribes that nobody leads yet."""
    return [tribe for tribe in range(SEATS) if tribe not in state.tribe_of]


class ChooseTribe(Choice[Position]):
    """Which tribe a player leads; the last one left goes to the last player by itself. Then the goods are placed."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.tribe0, state.board.actions.size

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "" if which in free_tribes(state) else "tribe-taken"

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.tribe_of[seat] = which
        left = free_tribes(state)
        if seat + 1 < state.seats and len(left) == 1:
            state.tribe_of[seat + 1] = left[0]
        if NONE in state.tribe_of:
            state.ask(pos.CHOOSE_TRIBE, seat + 1)
            return
        state.acting = NONE
        begin_setup(state)


def draw_village(state: Position, purpose: i64) -> None:
    """Throw the die, draw a card, or use the leftmost card of the open row."""
    state.drawing_for = purpose
    if state.draw_by == pos.CARDS_OPEN:
        state.row, card = pop(state.row, 0)
        find_target(state, card)
        state.let_chance(pos.DRAW_CARD)
    else:
        state.let_chance(pos.DRAW_VILLAGE)


class DrawVillage(FromMany[Position]):
    """The die shows a village, or a card is drawn; a drawn card is used up until all have been drawn."""

    def first(self, state: Position) -> i64:
        return state.board.actions.draw0

    def among(self, state: Position) -> i64:
        return EVERY_VILLAGE if state.draw_by == pos.DIE else state.cards

    def drawn(self, state: Position, which: i64) -> None:
        if state.draw_by == pos.CARDS:
            state.cards &= ~(1 << which)
            if state.cards == 0:
                state.cards = EVERY_VILLAGE
        find_target(state, which)
        furnish(state)


class DrawCard(DrawVillage):
    """A card is laid at the end of the open row; if it was the last, all cards outside the row come back."""

    def drawn(self, state: Position, which: i64) -> None:
        state.row = append(state.row, which)
        state.cards &= ~(1 << which)
        if state.cards == 0:
            state.cards = EVERY_VILLAGE
            for card in state.row:
                state.cards &= ~(1 << card)
        if len(state.row) < pos.ROW:
            state.let_chance(pos.DRAW_CARD)
        elif state.target >= 0:
            furnish(state)
        else:
            refill(state)


def find_target(state: Position, number: i64) -> None:
    """The village drawn, or the next one upward that is empty (for the neutral caravan: without a caravan)."""
    if state.drawing_for == pos.FOR_NEUTRAL:
        while state.caravan_in(number):
            number = (number + 1) % VILLAGES
        state.target = number
    else:
        state.target = state.next_empty(number)


def furnish(state: Position) -> None:
    """Bring to the target what it was drawn for."""
    if state.drawing_for == pos.FOR_CUBES:
        in_bag = total(state.bag)
        state.to_come = state.board.cubes_per_village if in_bag > state.board.cubes_per_village else in_bag
        state.let_chance(pos.DRAW_CUBE)
    elif state.drawing_for == pos.FOR_ORDER:
        state.let_chance(pos.DRAW_DISC)
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
            draw_village(state, pos.FOR_CUBES)
            return
        note_table(state, BAG_EMPTY, 0)
    if state.order_villages() < state.board.order_villages:
        if total(state.disc_bag) > 0:
            draw_village(state, pos.FOR_ORDER)
            return
        note_table(state, BAG_EMPTY, 1)
    if state.round == 0 and state.leader >= 0:
        begin_placing(state, state.leader)
    elif state.round == 0:
        state.let_chance(pos.DRAW_LEADER)
    else:
        begin_inventory(state)


class DrawCube(FromBag[Position]):
    """A cube goes from the bag onto the target."""

    def first(self, state: Position) -> i64:
        return state.board.actions.cube0

    def bag(self, state: Position) -> vec[i64]:
        return state.bag

    def drawn(self, state: Position, which: i64) -> None:
        state.bag[which] -= 1
        state.cubes[RESOURCES * state.target + which] += 1
        state.to_come -= 1
        if state.to_come == 0:
            refill(state)


class DrawDisc(FromBag[Position]):
    """A disc goes from the bag onto the target."""

    def first(self, state: Position) -> i64:
        return state.board.actions.disc0

    def bag(self, state: Position) -> vec[i64]:
        return state.disc_bag

    def drawn(self, state: Position, which: i64) -> None:
        state.disc_bag[which] -= 1
        state.orders[state.target] = which
        refill(state)


# ---------------------------------------------------------------------- the caravans of the start


class DrawLeader(FromSeats[Position]):
    """Who is the First Caravan Leader of the first round."""

    def first(self, state: Position) -> i64:
        return state.board.actions.leader0

    def drawn(self, state: Position, which: i64) -> None:
        begin_placing(state, which)


def begin_placing(state: Position, leader: i64) -> None:
    """The First Caravan Leader of the first round, drawn or named by the table, places first."""
    state.leader = leader
    state.place = 0
    state.ask(pos.PLACE_CARAVAN, leader)


class PlaceCaravan(Choice[Position]):
    """In which village without a caravan a player's own begins."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.place0, state.board.actions.village0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "occupied" if state.caravan_in(which) else ""

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.caravans[seat] = which
        state.place += 1
        if state.place < state.seats:
            state.ask(pos.PLACE_CARAVAN, state.tribe_at(state.place))
            return
        state.acting = NONE
        if state.tribes > state.seats:
            draw_village(state, pos.FOR_NEUTRAL)
        else:
            begin_round(state)
