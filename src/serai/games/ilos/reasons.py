"""Why an action is not open to a player now, in words: the rules say it, on a state imagined from his view."""

from collections.abc import Callable

from serai.core.texts import Text
from serai.core.view import View
from serai.games.ilos.board import SHIP, Board
from serai.games.ilos.data import IlosData
from serai.games.ilos.names import Args, card, good, player
from serai.games.ilos.rules import Ilos
from serai.games.ilos.words import IlosWords


class IlosSpeech(IlosWords):
    """All that the game says; adds why an action is not open."""

    def __init__(self, data: IlosData, board: Board, imagine: Callable[[View], Ilos]) -> None:
        cells = [(int(q), int(r)) for q, r in zip(board.cell_q, board.cell_r, strict=True)]
        super().__init__(data, board.actions, cells)
        self.imagine = imagine

    def reason(self, view: View, action: int) -> Text:
        """Why the viewer, who has to decide, may not do this."""
        state, seat = self.imagine(view), view["seat"]
        why = state.why_not(seat, action)
        name, which = self.family(action)
        args: Args = {}
        if name in ("play", "mark", "pay"):
            args = {"card": card(which), "cost": int(state.board.card_cost[SHIP])}
        elif name == "good":
            args = {"good": good(which)}
        elif name == "site" and why == "site-taken":
            args = {"player": player(int(state.owner[which]))}
        elif name == "site" and why in ("site-ships", "site-cost"):
            island = state.island[state.board.site_part[which]]
            cost = state.cost(seat, state.card, island)
            args = {"need": int(state.board.ships_needed[state.card]), "cost": int(cost)}
        return Text(f"reason-{why}", args)
