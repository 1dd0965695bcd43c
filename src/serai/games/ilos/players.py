"""The players: a row for each with hand, supply, production board and screen, the viewer's own first."""

from collections.abc import Sequence

from serai.core.texts import Text
from serai.games.ilos.art.land import Point
from serai.games.ilos.data import COLOUR_NAMES, GOOD_NAMES
from serai.games.ilos.names import cards, player, units
from serai.games.ilos.table import Table

_PANEL = "players"


def lay_players(table: Table) -> None:
    """All players on one sheet, in turn order from the viewer on; his own row is higher, for it shows his stock."""
    view, sizes = table.view, table.sizes
    seats, own = int(view["seats"]), view["seat"]
    tall = own is not None and not view["over"]
    box = sizes.players(seats, tall)
    title = Text("panel-players")
    table.panel(_PANEL, box, title, f"players-{seats}{'-tall' if tall else ''}", "side", False)
    top = sizes.rim
    for turns in range(seats):
        row = _Row(table, ((own or 0) + turns) % seats, top)
        row.lay_person()
        if view["over"]:
            row.lay_result()
        else:
            row.lay_supply()
            row.lay_production()
        top += sizes.players_row(tall and turns == 0)


class _Row:
    """One player's row while it is being laid; its measures are those of a wide table, scaled for a phone."""

    def __init__(self, table: Table, seat: int, top: float) -> None:
        self.table, self.seat, self.top = table, seat, top
        self.view, self.unit, self.name = table.view, table.sizes.unit, COLOUR_NAMES[seat]

    def at(self, x: float, y: float) -> Point:
        return x * self.unit, self.top + y * self.unit

    def piece(self, id_: str, x: float, y: float, size: float, symbol: str, **more: object) -> None:
        self.table.piece(id_, _PANEL, self.at(x, y), size * self.unit, symbol, **more)

    def write(self, x: float, y: float, text: Text | str, size: float, anchor: str = "start") -> None:
        self.table.write(_PANEL, self.at(x, y + size * 0.35), text, size * self.unit, anchor, True)

    def lay_person(self) -> None:
        """Who it is, whether he decides now, whether he began, and how many cards he holds."""
        view, seat = self.view, self.seat
        if view["decider"] == seat:
            self.piece("lit", 38, 33, 62, "lit")
        self.piece(f"arms:{seat}", 38, 33, 50, "arms", colour=self.name, mark=f"crest-{self.name}", layer=1)
        if view["start_player"] == seat:
            self.piece("start", 60, 56, 26, "wheel", tip=Text("tip-start"), layer=2)
        key = "panel-mat-own" if view["seat"] == seat else "panel-mat"
        self.write(78, 24, Text(key, {"player": player(seat)}), 16)
        held = view["hand_size"][seat]
        tip = Text("tip-back", {"player": player(seat), "cards": cards(held)})
        self.piece(f"back:{seat}", 94, 59, 38, "back", label=str(held), tip=tip)

    def lay_supply(self) -> None:
        """The ships in supply, the pioneers on the map, the forts."""
        view, seat, limits = self.view, self.seat, self.table.data.limits
        for nth in range(limits[0]):
            if view["ships"][limits[0] * seat + nth] < 0:
                tip = Text("tip-ship-supply", {"player": player(seat)})
                mark = f"sail-{self.name}"
                self.piece(f"ship:{seat}:{nth}", 216 + 25 * nth, 24, 25, "ship", colour=self.name, mark=mark, tip=tip)
        placed = limits[1] - view["pioneers"][seat]
        tip = Text("tip-settlers", {"player": player(seat), "n": placed, "all": limits[11]})
        self.piece(f"settlers:{seat}", 354, 23, 32, "pioneer", colour=self.name, mark=f"coat-{self.name}", tip=tip)
        self.write(372, 24, Text("caption-pioneers", {"n": placed, "all": limits[11]}), 16)
        forts = view["forts_built"][seat]
        if forts:
            tip = Text("tip-fort", {"player": player(seat)})
            self.piece(f"forts:{seat}", 446, 24, 32, "fort", colour=self.name, label=str(forts), tip=tip)

    def lay_production(self) -> None:
        """The production board; below it the stock, in numbers for its owner, a screen for the others."""
        view, seat = self.view, self.seat
        for number, count in enumerate(view["production"][4 * seat : 4 * seat + 4]):
            x = 134 + 74 * number
            if count:
                tip = Text("tip-production", {"player": player(seat), "units": units(number, count)})
                self.piece(f"board:{seat}:{GOOD_NAMES[number]}", x, 59, 30, f"good-{GOOD_NAMES[number]}", tip=tip)
                self.write(x + 18, 59, f"+{count}", 18)
            else:
                self.write(x, 57, "·", 17, "middle")
        stock = view["stock"][seat]
        tip = Text("tip-screen", {"player": player(seat)})
        if stock is None:
            self.piece(f"screen:{seat}", 446, 60, 34, "screen", colour=self.name, tip=tip)
        else:
            self.piece(f"screen:{seat}", 94, 97, 28, "screen", colour=self.name, tip=tip)
            self.lay_stock(stock, 97)

    def lay_stock(self, stock: Sequence[int], y: float) -> None:
        """What lies behind the screen."""
        view, seat = self.view, self.seat
        for number, count in enumerate(stock):
            if count:
                key = "tip-stock" if view["seat"] == seat else "tip-stock-of"
                tip = Text(key, {"player": player(seat), "units": units(number, count)})
                x, kind = 134 + 74 * number, GOOD_NAMES[number]
                self.piece(f"stock:{seat}:{kind}", x, y, 25, f"good-{kind}", tip=tip)
                self.write(x + 18, y, str(count), 17)

    def lay_result(self) -> None:
        """In the end: what lay behind the screen, and the points."""
        points = Text("caption-points", {"points": self.view["scores"][self.seat]})
        self.write(464, 24, points, 18, "end")
        self.lay_stock(self.view["stock"][self.seat], 59)
