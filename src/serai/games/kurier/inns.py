"""A courier enters an inn: what all questions after a lodging have in common."""

from abc import abstractmethod

from mypy_extensions import i64

from serai.core.state import Moves
from serai.core.step import Choice
from serai.games.kurier.board import COLOURS, TYPES
from serai.games.kurier.position import NONE, Position


class Lodging(Choice[Position]):
    """An open inn of one village that the courier may enter."""

    @abstractmethod
    def village(self, state: Position) -> i64:
        """The village where it finds its inn."""

    @abstractmethod
    def why_no_bed(self, state: Position, inn: i64) -> str:
        """Why it may not enter this open inn of the village."""

    def elsewhere(self, state: Position, village: i64) -> str:
        """Why it may not enter an inn of another village."""
        return "start-below"

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.lodge0, state.board.actions.depart0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        if which in state.board.closed:
            return "closed"
        village = state.board.village[which]
        return self.why_no_bed(state, which) if village == self.village(state) else self.elsewhere(state, village)

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for inn in state.board.open_inns[self.village(state)]:
            if not self.why_no_bed(state, inn):
                moves.add(state.board.actions.lodge0 + inn)


def enter(state: Position, seat: i64, inn: i64) -> i64:
    """The courier just turned up or picked enters the board here; returns its room."""
    room = TYPES * inn + state.drawn % TYPES
    state.rooms[room] = COLOURS * seat + state.drawn // TYPES
    state.drawn = NONE
    return room
