"""Beside the map: the exploration area, the signs of choices without a place of their own, and the news."""

from collections.abc import Sequence

from serai.core.parts import Drawing, Excerpt, Fixed, Sheet
from serai.core.texts import Text
from serai.core.view import View
from serai.games.ilos.actions import DONE, END_ACTIONS, EXPLORE, FORT, SUPPLY, TRADING_POST
from serai.games.ilos.art.land import Point, turn
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES
from serai.games.ilos.layout import Canvas, Layout
from serai.games.ilos.names import player
from serai.games.ilos.sea import lay_tile

SIGNS = {
    DONE: ("done", "sign-done"),
    END_ACTIONS: ("end", "sign-end"),
    EXPLORE: ("explore", "sign-explore"),
    SUPPLY: ("supply", "sign-supply"),
    FORT: ("fort", "sign-fort"),
    TRADING_POST: ("post", "sign-post"),
}
"""Actions that happen nowhere on the map: their name and the symbol of their sign."""
_NEWS = 18
"""The room that the news need beside the signs, in letters' heights."""


def lay_area(sheet: Sheet, layout: Layout, bearing: int, tiles: tuple[int, ...], stack: int) -> None:
    """The open tiles (-1 for one that lies elsewhere now) and the stack they are drawn from."""
    canvas = Canvas(sheet, layout)
    width, height = canvas.sizes.area
    text = canvas.sizes.text * 0.8
    canvas.panel("area", (width, height), Text("panel-area"), "area", "below", False)
    step = (width - 24) / 3
    size = min(height - text * 2 - 18, step * 0.98)  # what glows is as wide as high
    for slot, tile in enumerate(tiles):
        at = (12 + step * (min(slot, 2) + 0.5), 12 + size / 2)
        if tile < 0:
            continue
        lay_tile(canvas, "area", tile, at, size, bearing, 0)
        scale = size / 200
        for number, site in layout.sites[tile]:
            x, y = turn(tuple(site["at"]), bearing)
            spot = (at[0] + scale * x, at[1] + scale * y)
            canvas.piece(
                f"site:{canvas.data.sites[number].id}", "area", spot, 36 * scale, f"site-{site['kind']}", layer=1
            )
        den = canvas.data.values["tile"][tile].get("den")
        if den is not None:
            x, y = turn(tuple(den), bearing)
            spot = (at[0] + scale * x, at[1] + scale * y)
            canvas.piece(f"den:{canvas.data.tiles[tile].id}", "area", spot, 36 * scale, "den", layer=1)
    words = Text("caption-stack", {"n": stack})
    canvas.write("area", (width / 2, height - text * 0.95), words, text)
    if stack:
        tip = Text("tip-stack", {"n": stack})
        canvas.piece("stack", "area", (18 + text, height - text * 1.25), text * 2, "tile-back", tip=tip)


def orders_part(sketch: Drawing, layout: Layout, view: View, seen: Fixed, legal: Sequence[int], bearing: int) -> None:
    """Signs for what has no place of its own on the map, outcomes when chance is typed in, and the news."""
    actions = layout.board.actions
    signs = tuple(a for a in legal if a in SIGNS or actions.turn0 <= a < actions.site0 or a >= actions.start0)
    news = seen.only("tile", "decider", "last_round", "lull", "round", "pioneers")
    own = view["decider"] == view["seat"]
    sketch.lay(_lay_orders, layout, news, own, own and bool(legal), signs, bearing)


def _lay_orders(
    sheet: Sheet, layout: Layout, view: Excerpt, own: bool, asked: bool, legal: tuple[int, ...], bearing: int
) -> None:
    canvas, actions = Canvas(sheet, layout), layout.board.actions
    width, height = canvas.sizes.orders
    text = canvas.sizes.text
    canvas.panel("orders", (width, height), Text("panel-orders"), "orders", "below", False)
    signs: list[tuple[str, str, str | None, str | None, Text]] = []
    for a in legal:
        if a in SIGNS:
            name, symbol = SIGNS[a]
            signs.append((f"order:{name}", symbol, None, None, Text(f"order-{name}")))
        elif actions.turn0 <= a < actions.site0:
            turns, number = a - actions.turn0, canvas.data.tiles[view["tile"]].id
            symbol = f"tile-{number}-{(turns + bearing) % 6}"
            signs.append((f"turn:{turns}", symbol, None, None, Text("tip-turn", {"degrees": 60 * turns})))
        elif a < actions.reveal0:
            name = COLOUR_NAMES[a - actions.start0]
            signs.append((f"chance:{name}", "arms", name, f"crest-{name}", player(a - actions.start0)))
        elif a < actions.draw0:
            number = canvas.data.tiles[a - actions.reveal0].id
            signs.append(
                (f"chance:tile:{number}", f"tile-{number}-0", None, None, canvas.names.tile(a - actions.reveal0))
            )
        else:
            kind = CARD_NAMES[a - actions.draw0]
            signs.append((f"chance:card:{kind}", f"card-{kind}", None, None, Text(f"card-{kind}")))
    if canvas.narrow:
        size, spots = _in_a_row(canvas, len(signs))
    else:
        size, spots = _in_rows(canvas, len(signs))
    for at, (id_, symbol, colour, mark, words) in zip(spots, signs, strict=True):
        canvas.piece(id_, "orders", at, size, symbol, colour=colour, mark=mark, tip=words)
        if id_.startswith("turn:"):
            for number, site in layout.sites[view["tile"]]:
                dx, dy = turn(tuple(site["at"]), int(id_[5:]) + bearing)
                spot = (at[0] + size / 200 * dx, at[1] + size / 200 * dy)
                canvas.piece(f"{id_}:{number}", "orders", spot, size * 0.18, f"site-{site['kind']}", layer=1)
        if len(signs) <= (6 if canvas.narrow else 3):
            told = f"{words.args['degrees']}°" if id_.startswith("turn:") else words
            canvas.write("orders", (at[0], at[1] + size / 2 + text * 1.35), told, text, bold=True)
    used = spots[-1][0] + size if spots else 24
    if not canvas.narrow and len(signs) <= 3:
        _lay_news(canvas, view, own, asked, width / 2, height - text * 1.75 if signs else height / 2, 0.85)
    elif canvas.narrow and width - used > text * _NEWS:
        _lay_news(canvas, view, own, asked, (used + width) / 2, height / 2, 1.15)


def _in_a_row(canvas: Canvas, number: int) -> tuple[float, list[Point]]:
    """The size and the spots of so many signs, one beside the other; the news stand to their right."""
    width, height = canvas.sizes.orders
    room = width * 0.62 if number < 5 else width - 40
    size = min(height - canvas.sizes.text * 2.4, room / max(3, number) * 0.92)
    step = min(room / max(1, number), size * 2.1)
    return size, [(24 + step * (i + 0.5), 12 + size / 2) for i in range(number)]


def _in_rows(canvas: Canvas, number: int) -> tuple[float, list[Point]]:
    """The size and the spots of so many signs: up to three with their words above the news, else two full rows."""
    width, height = canvas.sizes.orders
    columns = max(1, number if number <= 3 else (number + 1) // 2)
    free = height - 20 - canvas.sizes.text * 4.7 if number <= 3 else (height - 20) / 2
    size = min(free * 0.96, (width - 30) / max(3, columns) * 0.92)
    step = (width - 30) / columns
    return size, [
        (15 + step * (i % columns + 0.5), 12 + size / 2 + (i // columns) * (height - 20) / 2) for i in range(number)
    ]


def _lay_news(canvas: Canvas, view: Excerpt, own: bool, asked: bool, x: float, y: float, scale: float) -> None:
    """Who decides, which round it is, and how near the end."""
    text = canvas.sizes.text * scale
    decider = int(view["decider"])
    news = None
    if decider < 0:
        news = Text("orders-chance")
    elif not own:
        news = Text("orders-decides", {"player": player(decider)})
    elif asked:  # nothing glows while his turn waits to be confirmed
        news = Text("orders-yours")
    if news is not None:
        canvas.write("orders", (x, y - text * 0.2), news, text, bold=True)
    near = canvas.names.near_the_end(view)
    if view["last_round"]:
        canvas.write("orders", (x, y + text * 1.2), Text("orders-last"), text, bold=True)
    elif view["lull"] > 1:
        args: dict[str, str | int | Text] = {"lull": view["lull"], "most": canvas.data.limits[12]}
        canvas.write("orders", (x, y + text * 1.2), Text("orders-lull", args), text * 0.9)
    elif near:
        words = Text("orders-near", {"n": len(near), "player": player(near[0])})
        canvas.write("orders", (x, y + text * 1.2), words, text, bold=True)
    elif view["round"]:
        canvas.write("orders", (x, y + text * 1.2), Text("orders-round", {"round": view["round"]}), text)
