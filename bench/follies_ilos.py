"""What is foolish in Ilôs."""

from typing import Any

from follies_tally import Tally
from serai.games.ilos.actions import END_ACTIONS
from serai.games.ilos.board import SHIP
from serai.games.ilos.position import ACTION, SHIP_TARGET


class IlosFollies:
    """Watches games of Ilôs."""

    def __init__(self) -> None:
        self.tally = Tally()
        self._forget()

    def _forget(self) -> None:
        self._turn = (-1, -1)
        self._voyages = 0
        """Voyages in the last turn of a player since he last placed a pioneer."""
        self._left: set[int] = set()
        """The islands that ships have left in this turn."""
        self._pioneers = 0

    def see(self, state: Any, seat: int, action: int) -> None:
        """Judge one step of a player."""
        if state.round == 0:
            return
        if (state.round, state.mover) != self._turn:
            self._turn = (int(state.round), int(state.mover))
            self._voyages = 0
            self._left = set()
            self._pioneers = int(state.pioneers[seat])
        actions = state.board.actions
        if state.pioneers[seat] < self._pioneers:
            self._pioneers, self._voyages = int(state.pioneers[seat]), 0
        if state.step == ACTION and action == actions.play0 + SHIP and state.last_round:
            self._voyages += 1
        elif state.step == ACTION and action == END_ACTIONS and state.last_round:
            self.tally.count("a last turn that ends with sailing for nothing", self._voyages > 0)
        elif state.step == SHIP_TARGET:
            if 0 <= state.source < state.board.parts:
                self._left.add(int(state.island[state.source]))
            place = action - actions.to0
            if 0 <= place < state.board.parts:
                back = int(state.island[place]) in self._left
                self.tally.count("a ship sent to an island that one left in the same turn", back)

    def end(self, state: Any) -> None:
        """The next game begins anew."""
        self._forget()
