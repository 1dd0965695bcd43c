"""Why an action is not open to a player now, judged by his view alone."""

from serai.core.texts import Text
from serai.core.view import View
from serai.games.ilos.board import CARD_FOR, MARKET, PRICES, SHIP, Board
from serai.games.ilos.names import card, good, player
from serai.games.ilos.words import IlosWords

_ANSWERS = {
    "mulligan": ("mark",),
    "setup_tile": ("tile",),
    "explore_tile": ("tile",),
    "setup_cell": ("cell",),
    "explore_cell": ("cell",),
    "setup_rotation": ("turn",),
    "explore_rotation": ("turn",),
    "setup_coast": ("to",),
    "explore_coast": ("to",),
    "action": ("play",),
    "ship_source": ("supply", "from"),
    "ship_target": ("to", "explore"),
    "site": ("site",),
    "copied_good": ("good",),
    "market_good": ("good",),
    "pay_card": ("pay",),
}
"""Which kinds of action answer which question."""


class Reasons:
    """Says no, and why."""

    def __init__(self, speech: IlosWords, board: Board) -> None:
        self.speech = speech
        self.names = speech.names
        self.data = speech.data
        self.board = board

    def reason(self, view: View, action: int) -> Text:
        """Why the viewer, who has to decide, may not do this."""
        name, which = self.speech.family(action)
        if name not in _ANSWERS.get(view["step"], ()):
            return Text("reason-not-this")
        seat = view["seat"]
        if name == "play":
            return self._play(view, seat, which)
        if name == "mark":
            return Text("reason-not-marked", {"card": card(which)})
        if name == "pay":
            return Text("reason-no-card", {"card": card(which)})
        if name == "supply":
            return Text("reason-no-supply")
        if name == "from":
            return Text("reason-no-ship-there")
        if name == "explore":
            return Text("reason-no-explore")
        if name == "to":
            return self._to(view, which)
        if name == "tile":
            return Text("reason-tile-no-fit" if which in view["open_tiles"] else "reason-tile-not-open")
        if name == "cell":
            return self._cell(view, which)
        if name == "turn":
            return Text("reason-rotation")
        if name == "site":
            return self._site(view, seat, which)
        return self._good(view, seat, which)

    def _play(self, view: View, seat: int, kind: int) -> Text:
        if not view["hand"][seat][kind]:
            return Text("reason-no-card", {"card": card(kind)})
        if kind == SHIP:
            cost = self.data.card_cost[SHIP]
            if view["hand_size"][seat] <= cost:
                return Text("reason-ship-payment", {"cost": cost})
            return Text("reason-ship-nowhere")
        if kind == MARKET:
            if not view["markers"]:
                return Text("reason-no-markers")
            used = view["markets"] >= self.board.limits.markets_per_turn
            return Text("reason-one-market" if used else "reason-no-goods")
        return Text("reason-no-site" if view["pioneers"][seat] else "reason-no-pioneers")

    def _to(self, view: View, place: int) -> Text:
        if view["step"] != "ship_target":
            return Text("reason-new-tile")
        if place >= self.names.parts:
            tile = place - self.names.parts
            if not self.data.tiles[tile].den:
                return Text("reason-no-den")
            return Text("reason-not-laid" if view["placed"][tile] < 0 else "reason-den-taken")
        return Text("reason-not-laid" if view["island"][place] < 0 else "reason-same-island")

    def _cell(self, view: View, cell: int) -> Text:
        if any(place >= 0 and place // 6 == cell for place in view["placed"]):
            return Text("reason-cell-taken")
        land = any(edge >> 12 == cell and edge & 63 for edge in view["frontier"])
        return Text("reason-cell-no-fit" if land else "reason-cell-no-land")

    def _site(self, view: View, seat: int, which: int) -> Text:
        site = self.data.sites[which]
        if CARD_FOR[site.kind] != view["card"]:
            return Text("reason-site-kind")
        island = view["island"][site.part]
        if island < 0:
            return Text("reason-not-laid")
        if view["owner"][which] >= 0:
            return Text("reason-site-taken", {"player": player(view["owner"][which])})
        need = self.data.ships_needed[view["card"]]
        if self.names.ships_at(view, seat, island) < need:
            return Text("reason-site-ships", {"need": need})
        return Text("reason-site-cost", {"cost": self.names.cost(view, seat, view["card"], island)})

    def _good(self, view: View, seat: int, which: int) -> Text:
        args: dict[str, str | int | Text] = {"good": good(which)}
        if view["step"] == "copied_good":
            return Text("reason-good-copy", args)
        full = view["raises"][which] >= PRICES - 1
        return Text("reason-good-top" if full else "reason-good-none", args)
