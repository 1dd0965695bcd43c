"""What is foolish in Feuville."""

from typing import Any

from follies_tally import Tally
from serai.games.feuville.actions import END_TURN, STORE
from serai.games.feuville.board import LARGE_DISTRICT, SMALL_DISTRICT
from serai.games.feuville.position import MAIN, SETTLE_DECREE, SETTLE_TILE
from serai.games.feuville.skyline import can_build


class FeuvilleFollies:
    """Watches games of Feuville."""

    def __init__(self) -> None:
        self.tally = Tally()

    def see(self, state: Any, seat: int, action: int) -> None:
        """Judge one step of a player."""
        actions = state.board.actions
        stored = action == STORE or actions.swap0 <= action < actions.swap0 + 2
        free = actions.build_stored0 <= action < actions.swap0
        if state.step == SETTLE_TILE and not free and can_build(state, seat, state.hand):
            self.tally.count("a tile stored that could be built at once", stored)
        elif state.step == SETTLE_DECREE and not free:
            if stored:
                self.tally.count("a second district stored beside one", self._hoards(state, seat))
        elif state.step == MAIN and action == END_TURN:
            built = range(actions.build_stored0, actions.build_stored0 + 2)
            left = any(option in built for option in state.legal(seat))
            self.tally.count("a turn ended with a stored tile that could be built", left)
            scored = range(actions.score_stored0, actions.score_stored0 + 2)
            left = any(option in scored for option in state.legal(seat))
            self.tally.count("a turn ended with a stored decree that could be scored", left)

    def _is_district(self, state: Any, item: int) -> bool:
        decree = item - int(state.board.first_decree)
        return decree >= 0 and state.board.decree_type[decree] in (SMALL_DISTRICT, LARGE_DISTRICT)

    def _hoards(self, state: Any, seat: int) -> bool:
        """Whether the decree in hand and another that is stored are districts."""
        kept = [int(item) for item in state.items[2 * seat : 2 * seat + 2] if item >= 0]
        return self._is_district(state, int(state.hand)) and any(self._is_district(state, item) for item in kept)

    def end(self, state: Any) -> None:
        """The end of a game: what was stored and never used."""
        for item in state.items:
            self.tally.count("a place that holds a tile or decree at the end", item >= 0)
