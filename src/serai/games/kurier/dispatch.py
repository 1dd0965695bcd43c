"""A dispatch goes from one courier to another of the same player."""

from mypy_extensions import i64

from serai.core.state import Moves
from serai.core.step import Choice
from serai.games.kurier.board import TYPES
from serai.games.kurier.position import Position
from serai.games.kurier.turn import end_turn


def why_not_move_dispatch(state: Position, seat: i64) -> str:
    """Why this player cannot lay his dispatch on another courier."""
    if state.at_guard(seat):
        return "dispatch-at-guard"
    where = state.dispatch[seat]
    if where >= 0:
        for inn in state.board.open_inns[state.board.village[where // TYPES]]:
            for room in range(TYPES * inn, TYPES * inn + TYPES):
                if not why_not_receive(state, seat, room):
                    return ""
    return "move-dispatch"


def why_not_receive(state: Position, seat: i64, room: i64) -> str:
    """Why the courier in this room cannot take over the player's dispatch, which lies in an inn."""
    if not state.owns_room(seat, room):
        return "room-empty" if state.rooms[room] < 0 else "not-yours"
    where = state.dispatch[seat]
    if room == where:
        return "has-dispatch"
    return "" if state.board.village[room // TYPES] == state.board.village[where // TYPES] else "other-village"


class ChooseReceiver(Choice[Position]):
    """Another courier of the player, in the village where his dispatch is."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.receiver0, state.board.actions.rob0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return why_not_receive(state, seat, which)

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for inn in state.board.open_inns[state.board.village[state.dispatch[seat] // TYPES]]:
            for room in range(TYPES * inn, TYPES * inn + TYPES):
                if not why_not_receive(state, seat, room):
                    moves.add(state.board.actions.receiver0 + room)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.dispatch[seat] = which
        end_turn(state)
