"""What is foolish in Himalaya."""

from typing import Any

from follies_tally import Tally
from serai.games.himalaya.actions import HAND, NO_REWARD
from serai.games.himalaya.board import SLOTS
from serai.games.himalaya.course import VOID, unpack
from serai.games.himalaya.goods import NOTHING_THERE, ORDER_GONE
from serai.games.himalaya.position import COMMAND, SECOND_REWARD
from serai.games.himalaya.roads import CLOSED, NO_ROAD, road_out

_ROADS = 3


class HimalayaFollies:
    """Watches games of Himalaya."""

    def __init__(self) -> None:
        self.tally = Tally()
        self._round = 0

    def see(self, state: Any, seat: int, action: int) -> None:
        """Judge one step of a player, and when a round has begun, the hands of the round before."""
        if state.step == COMMAND:
            if state.round != self._round:
                self._hands(state)
            self._round = int(state.round)
            if state.open_slot(seat) == 0:
                self._first(state, seat, action)
        elif state.step == SECOND_REWARD and len(state.legal(seat)) > 1:
            self.tally.count("a second reward declined", action == NO_REWARD)

    def _hands(self, state: Any) -> None:
        """Hands that found nothing: each was laid in the hope of a cube or an order."""
        if not state.revealed:
            return
        void = set()
        for happening in state.course:
            what, tribe, slot, _, why = unpack(happening)
            if what == VOID and why in (NOTHING_THERE, ORDER_GONE):
                void.add((tribe, slot))
        for seat in range(state.seats):
            for slot in range(SLOTS):
                if state.revealed[SLOTS * seat + slot] == HAND:
                    self.tally.count("a hand that found the cube or the order gone", (seat, slot) in void)

    def _first(self, state: Any, seat: int, action: int) -> None:
        """A programme should not begin with a road that is not there."""
        if action < _ROADS and state.caravans[seat] >= 0:
            road = road_out(state.board, state.events, state.caravans[seat], action)
            self.tally.count("a programme that begins with a road that is not there", road in (NO_ROAD, CLOSED))

    def end(self, state: Any) -> None:
        """The next game begins anew."""
        self._round = 0
