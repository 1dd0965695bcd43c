"""Couriers come onto the board: each player's first one, and those of the reserve and of the stack."""

from mypy_extensions import i64

from serai.core.step import Choice
from serai.games.kurier import position as pos
from serai.games.kurier.board import TYPES
from serai.games.kurier.inns import Lodging, enter
from serai.games.kurier.position import NONE, Position
from serai.games.kurier.turn import end_turn, turn_up


def why_not_deploy(state: Position, seat: i64) -> str:
    """Why this player cannot place a courier of his open reserve."""
    if len(state.reserve[seat]) == 0:
        return "reserve-empty"
    for courier in state.reserve[seat]:
        if state.has_free_inn(1, courier % TYPES, NONE):
            return ""
    return "deploy-reserve"


class PlaceStart(Lodging):
    """A player's first courier enters an empty inn of the bottom village, with his dispatch."""

    def village(self, state: Position) -> i64:
        return 1

    def why_no_bed(self, state: Position, inn: i64) -> str:
        return "" if state.lodgers(inn) == 0 else "not-empty"

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.dispatch[seat] = enter(state, seat, which)
        turn_up(state, pos.TO_RESERVE)


class ChooseReserveCourier(Choice[Position]):
    """A type of which a courier lies in the open reserve, and for which the bottom village has an inn."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.type0, state.board.actions.lodge0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        for courier in state.reserve[seat]:
            if courier % TYPES == which:
                return "" if state.has_free_inn(1, which, NONE) else "no-room-below"
        return "not-in-reserve"

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.drawn = take_from_reserve(state, seat, which)
        state.ask(pos.CHOOSE_START_INN, seat)


def take_from_reserve(state: Position, seat: i64, courier_type: i64) -> i64:
    """Take the courier of this type that was turned up first out of the reserve."""
    couriers = state.reserve[seat]
    at: i64 = 0
    while couriers[at] % TYPES != courier_type:
        at += 1
    state.reserve[seat] = couriers[:at] + couriers[at + 1 :]
    return couriers[at]


class ChooseStartInn(Lodging):
    """The courier turned up or picked enters an inn of the bottom village."""

    def village(self, state: Position) -> i64:
        return 1

    def why_no_bed(self, state: Position, inn: i64) -> str:
        return state.why_no_bed(inn, state.drawn % TYPES, NONE)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        enter(state, seat, which)
        end_turn(state)
