"""The players: a row for each with hand, supply, production board and screen, the viewer's own first."""

from collections.abc import Sequence

from serai.core.parts import Drawing, Fixed, Sheet
from serai.core.texts import Text
from serai.core.view import View
from serai.games.ilos.art.land import Point
from serai.games.ilos.data import COLOUR_NAMES, GOOD_NAMES
from serai.games.ilos.layout import Canvas, Layout
from serai.games.ilos.names import cards, player, units

_PANEL = "players"


def player_parts(sketch: Drawing, layout: Layout, view: View, seen: Fixed) -> None:
    """All players on one sheet, in turn order from the viewer on; a row that shows a stock is higher."""
    seats, own, each = int(view["seats"]), view["seat"], layout.data.limits[0]
    # the viewer's own, or in a replay everybody's
    tall = 0 if view["over"] else sum(stock is not None for stock in view["stock"])
    sketch.lay(_lay_sheet, layout, seats, tall)
    top = layout.sizes.rim
    for seat in (((own or 0) + turns) % seats for turns in range(seats)):
        is_own = seat == own
        lit = view["decider"] == seat
        sketch.lay(_lay_person, layout, seat, top, is_own, lit, view["start_player"] == seat, view["hand_size"][seat])
        stock = seen["stock"][seat]
        if view["over"]:
            sketch.lay(_lay_result, layout, seat, top, is_own, view["scores"][seat], stock)
        else:
            ships = seen["ships"][each * seat : each * seat + each]
            sketch.lay(_lay_supply, layout, seat, top, ships, view["pioneers"][seat], view["forts_built"][seat])
            sketch.lay(_lay_production, layout, seat, top, is_own, seen["production"][4 * seat : 4 * seat + 4], stock)
        top += layout.sizes.players_row(stock is not None and not view["over"])


def _lay_sheet(sheet: Sheet, layout: Layout, seats: int, tall: int) -> None:
    backdrop = f"players-{seats}{'-open' if tall == seats else '-tall' if tall else ''}"
    Canvas(sheet, layout).panel(
        _PANEL, layout.sizes.players(seats, tall), Text("panel-players"), backdrop, "side", False
    )


class _Row(Canvas):
    """One player's row while it is being laid; its measures are those of a wide table, scaled for a phone."""

    seat: int
    top: float

    @property
    def name(self) -> str:
        return COLOUR_NAMES[self.seat]

    def on(self, x: float, y: float) -> Point:
        return x * self.sizes.unit, self.top + y * self.sizes.unit

    def put(self, id_: str, x: float, y: float, size: float, symbol: str, **more: object) -> None:
        self.piece(id_, _PANEL, self.on(x, y), size * self.sizes.unit, symbol, **more)

    def say(self, x: float, y: float, text: Text | str, size: float, anchor: str = "start") -> None:
        self.write(_PANEL, self.on(x, y + size * 0.35), text, size * self.sizes.unit, anchor, True)

    def put_stock(self, own: bool, stock: Sequence[int], y: float) -> None:
        """What lies behind the screen."""
        for number, count in enumerate(stock):
            if count:
                key = "tip-stock" if own else "tip-stock-of"
                tip = Text(key, {"player": player(self.seat), "units": units(number, count)})
                x, kind = 134 + 74 * number, GOOD_NAMES[number]
                self.put(f"stock:{self.seat}:{kind}", x, y, 25, f"good-{kind}", tip=tip)
                self.say(x + 18, y, str(count), 17)


def _lay_person(
    sheet: Sheet, layout: Layout, seat: int, top: float, own: bool, lit: bool, starts: bool, held: int
) -> None:
    """Who it is, whether he decides now, whether he began, and how many cards he holds."""
    row = _Row(sheet, layout, seat, top)
    if lit:
        row.put("lit", 38, 33, 62, "lit")
    row.put(f"arms:{seat}", 38, 33, 50, "arms", colour=row.name, mark=f"crest-{row.name}", layer=1)
    if starts:
        row.put("start", 60, 56, 26, "wheel", tip=Text("tip-start"), layer=2)
    row.say(78, 24, Text("panel-mat-own" if own else "panel-mat", {"player": player(seat)}), 16)
    tip = Text("tip-back", {"player": player(seat), "cards": cards(held)})
    row.put(f"back:{seat}", 94, 59, 38, "back", label=str(held), tip=tip)


def _lay_supply(
    sheet: Sheet, layout: Layout, seat: int, top: float, ships: tuple[int, ...], pioneers: int, forts: int
) -> None:
    """The ships in supply, the pioneers on the map, the forts."""
    row, limits = _Row(sheet, layout, seat, top), layout.data.limits
    for nth, place in enumerate(ships):
        if place < 0:
            tip = Text("tip-ship-supply", {"player": player(seat)})
            mark = f"sail-{row.name}"
            row.put(f"ship:{seat}:{nth}", 216 + 25 * nth, 24, 25, "ship", colour=row.name, mark=mark, tip=tip)
    placed = limits[1] - pioneers
    tip = Text("tip-settlers", {"player": player(seat), "n": placed, "all": limits[11]})
    row.put(f"settlers:{seat}", 354, 23, 32, "pioneer", colour=row.name, mark=f"coat-{row.name}", tip=tip)
    row.say(372, 24, Text("caption-pioneers", {"n": placed, "all": limits[11]}), 16)
    if forts:
        tip = Text("tip-fort", {"player": player(seat)})
        row.put(f"forts:{seat}", 446, 24, 32, "fort", colour=row.name, label=str(forts), tip=tip)


def _lay_production(
    sheet: Sheet,
    layout: Layout,
    seat: int,
    top: float,
    own: bool,
    production: tuple[int, ...],
    stock: tuple[int, ...] | None,
) -> None:
    """The production board; below it the stock, in numbers for its owner, a screen for the others."""
    row = _Row(sheet, layout, seat, top)
    for number, count in enumerate(production):
        x = 134 + 74 * number
        if count:
            tip = Text("tip-production", {"player": player(seat), "units": units(number, count)})
            row.put(f"board:{seat}:{GOOD_NAMES[number]}", x, 59, 30, f"good-{GOOD_NAMES[number]}", tip=tip)
            row.say(x + 18, 59, f"+{count}", 18)
        else:
            row.say(x, 57, "·", 17, "middle")
    tip = Text("tip-screen", {"player": player(seat)})
    if stock is None:
        row.put(f"screen:{seat}", 446, 60, 34, "screen", colour=row.name, tip=tip)
    else:
        row.put(f"screen:{seat}", 94, 97, 28, "screen", colour=row.name, tip=tip)
        row.put_stock(own, stock, 97)


def _lay_result(
    sheet: Sheet, layout: Layout, seat: int, top: float, own: bool, points: int, stock: tuple[int, ...]
) -> None:
    """In the end: what lay behind the screen, and the points."""
    row = _Row(sheet, layout, seat, top)
    row.say(464, 24, Text("caption-points", {"points": points}), 18, "end")
    row.put_stock(own, stock, 59)
