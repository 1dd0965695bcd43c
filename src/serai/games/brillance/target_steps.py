"""Naming the targets of an event card, one after the other; with the last one the card is declared."""

from abc import abstractmethod

from mypy_extensions import i64

from serai.core.state import Moves
from serai.core.step import OTHER_STEP, Choice, Step
from serai.games.brillance import position as pos
from serai.games.brillance import targets
from serai.games.brillance.actions import BANDITS, COLOURS, PER_COLOUR, STOP
from serai.games.brillance.board import BONUS_GIFT, BRIBE, COLLISION, DELIVERY_ERROR, PER_SHOPS, is_beside
from serai.games.brillance.position import DWARF, Position
from serai.games.brillance.streets import SpaceBeside
from serai.games.brillance.windows import declare


def unless(fits: bool) -> str:
    """Why something cannot be named that does not fit the card."""
    return "" if fits else "no-target"


class TargetColour(Choice[Position]):
    """The colour of the shop or cart; the one after the colours are the bandits."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.colour0, state.board.actions.card0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return unless(targets.fits_colour(state, which))

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.target_colour = which
        if state.card == BONUS_GIFT or state.card == DELIVERY_ERROR:
            state.ask(pos.TARGET_SHOP, seat)
        elif which == COLOURS:
            state.target = BANDITS
            state.ask(pos.BRIBE_STEP_1, seat)
        else:
            state.ask(pos.TARGET_CART, seat)


class TargetShop(Choice[Position]):
    """The shop of this colour that gets a marker."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        first = state.board.actions.shop0 + PER_SHOPS * state.target_colour
        return first, first + PER_SHOPS

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return unless(targets.takes_marker(state, PER_SHOPS * state.target_colour + which))

    def outside(self, state: Position, seat: i64, action: i64) -> str:
        return "no-target" if state.board.actions.shop0 <= action < state.board.actions.zone0 else OTHER_STEP

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.target = PER_SHOPS * state.target_colour + which
        declare(state)


class CartChoice(Choice[Position]):
    """A question after a cart of one colour."""

    @abstractmethod
    def first(self, state: Position) -> i64:
        """The first cart of this colour."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        first = state.board.actions.cart0 + self.first(state)
        return first, first + PER_COLOUR

    def outside(self, state: Position, seat: i64, action: i64) -> str:
        return "no-target" if state.board.actions.cart0 <= action < state.board.actions.step0 else OTHER_STEP


class TargetCart(CartChoice):
    """The cart of this colour that breaks down, collides or is bribed."""

    def first(self, state: Position) -> i64:
        return PER_COLOUR * state.target_colour

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return unless(targets.fits_cart(state, self.first(state) + which))

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.target = self.first(state) + which
        if state.card == COLLISION:
            state.ask(pos.TARGET_SECOND_CART, seat)
        elif state.card == BRIBE:
            state.ask(pos.BRIBE_STEP_1, seat)
        else:
            declare(state)


class TargetThief(CartChoice):
    """The own cart that steals."""

    def first(self, state: Position) -> i64:
        return state.first_cart(state.card_player)

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return unless(targets.can_be_thief(state, self.first(state) + which))

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.target = self.first(state) + which
        state.ask(pos.TARGET_VICTIM, seat)


class TargetZone(Choice[Position]):
    """The part of the city where a dwarf comes to sit."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.zone0, state.board.actions.space0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return unless(targets.has_seat_for_dwarf(state, which))

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.target = which
        state.ask(pos.TARGET_SPACE, seat)


class SpaceChoice(Choice[Position]):
    """A question after a space; it is the last one."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.space0, state.board.actions.dealt0

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.second = which
        declare(state)


class TargetSpace(SpaceChoice):
    """The space where a dwarf comes to sit."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for space in state.board.zone_spaces[state.target]:
            if targets.seats_dwarf(state, space):
                moves.add(state.board.actions.space0 + space)

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return unless(which in state.board.zone_spaces[state.target] and targets.seats_dwarf(state, which))


class TargetDwarf(SpaceChoice):
    """The dwarf that is sent away, by its space."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for space in range(state.board.spaces):
            if state.on[space] == DWARF:
                moves.add(state.board.actions.space0 + space)

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return unless(state.on[which] == DWARF)


# ---------------------------------------------------------------------- next to what was named before


class CartBeside(Step[Position]):
    """A question after a cart next to the one named before; it is the last one."""

    @abstractmethod
    def fits(self, state: Position, thing: i64) -> bool:
        """Whether what stands next to the target can be named."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for there in state.board.near[targets.where(state, state.target)]:
            if self.fits(state, state.on[there]):
                moves.add(state.board.actions.cart0 + state.on[there])

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        thing = action - state.board.actions.cart0
        if not 0 <= thing <= BANDITS:
            return OTHER_STEP
        here, there = targets.where(state, state.target), targets.where(state, thing)
        return unless(is_beside(state.board, here, there) and self.fits(state, thing))

    def play(self, state: Position, seat: i64, action: i64) -> None:
        state.second = action - state.board.actions.cart0
        declare(state)


class TargetSecondCart(CartBeside):
    """The second cart of a collision."""

    def fits(self, state: Position, thing: i64) -> bool:
        return targets.collides_with(state, state.target, thing)


class TargetVictim(CartBeside):
    """The cart from which the thief steals."""

    def fits(self, state: Position, thing: i64) -> bool:
        return targets.can_be_stolen_from(state, thing)


class BribeStep(SpaceBeside):
    """Where the bribed cart goes: one step, and where the data say so a second one, or none."""

    def here(self, state: Position) -> i64:
        return state.second if self.number == pos.BRIBE_STEP_2 else targets.where(state, state.target)

    def bars(self, state: Position, there: i64) -> str:
        return targets.why_not_bribed(state, state.target, self.here(state), there)

    def play(self, state: Position, seat: i64, action: i64) -> None:
        state.second = action - state.board.actions.step0
        if state.board.bribe_steps > 1:
            state.ask(pos.BRIBE_STEP_2, seat)
        else:
            declare(state)


class SecondBribeStep(BribeStep):
    """A second step of the bribed cart, or none."""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        super().write_legal(state, seat, moves)
        moves.add(STOP)

    def why_not(self, state: Position, seat: i64, action: i64) -> str:
        return "" if action == STOP else super().why_not(state, seat, action)

    def play(self, state: Position, seat: i64, action: i64) -> None:
        if action != STOP:
            state.third = action - state.board.actions.step0
        declare(state)
