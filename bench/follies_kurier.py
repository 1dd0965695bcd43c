"""What is foolish in Kurier."""

from typing import Any

from follies_tally import Tally
from serai.games.kurier.actions import DEPLOY_STACK
from serai.games.kurier.board import COLOURS, PALACE, TYPES
from serai.games.kurier.position import CHOOSE_ACTION, CHOOSE_FIRST_TRAVELLER, CHOOSE_RECEIVER, NONE
from serai.games.kurier.travel import arrow


class KurierFollies:
    """Watches games of Kurier."""

    def __init__(self) -> None:
        self.tally = Tally()
        self._in_a_row = [0] * COLOURS
        self._bearers: list[list[int]] = [[] for _ in range(COLOURS)]
        """For each seat the rooms its dispatch lay in before it was passed on, since it last travelled."""

    def see(self, state: Any, seat: int, action: int) -> None:
        """Judge one step of a player."""
        if state.step == CHOOSE_ACTION:
            self._turn(state, seat, action)
        elif state.step == CHOOSE_RECEIVER:
            receiver = action - state.board.actions.receiver0
            self.tally.count("a dispatch passed back to where it was", receiver in self._bearers[seat])
            self._bearers[seat].append(int(state.dispatch[seat]))
        elif state.step == CHOOSE_FIRST_TRAVELLER:
            self._journey(state, seat)

    def _turn(self, state: Any, seat: int, action: int) -> None:
        """A courier turned up that can hardly find a room: no type, or one in four, has a free inn at the bottom."""
        rooms = sum(state.bag[TYPES * seat + kind] for kind in range(TYPES) if state.has_free_inn(1, kind, NONE))
        vain = action == DEPLOY_STACK and rooms == 0 and state.unseen(seat) > 0
        self.tally.count("a courier turned up though none could find a room", vain)
        self._in_a_row[seat] = self._in_a_row[seat] + 1 if vain else 0
        self.tally.count("... for the third time running or more", self._in_a_row[seat] > 2)

    def _journey(self, state: Any, seat: int) -> None:
        """A rival's dispatch that leaves for the palace while one's own does not."""
        inn = int(state.departure)
        first = arrow(state, inn)
        leaving = [TYPES * inn + kind for kind in (first, (first + 1) % TYPES)]
        for other in range(state.seats):
            if state.dispatch[other] in leaving:
                self._bearers[other].clear()
        if state.board.village[inn] == PALACE - 1 and state.dispatch[seat] not in leaving:
            theirs = any(state.dispatch[other] in leaving for other in range(state.seats) if other != seat)
            self.tally.count("a rival's dispatch delivered, not one's own", theirs)

    def end(self, state: Any) -> None:
        """The next game begins anew."""
        self._in_a_row = [0] * COLOURS
        self._bearers = [[] for _ in range(COLOURS)]
        self.tally.count("a game that reached its last turn", state.turn >= state.board.turn_limit)
