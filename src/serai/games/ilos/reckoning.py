"""The final reckoning: what lay behind each screen, good by good, and what it is worth."""

from serai.core.parts import Excerpt, Sheet
from serai.core.texts import Text
from serai.games.ilos.data import COLOUR_NAMES, GOOD_NAMES
from serai.games.ilos.layout import Canvas, Layout
from serai.games.ilos.names import good, player


def lay_reckoning(sheet: Sheet, layout: Layout, view: Excerpt) -> None:
    """A row for each player, the winner first: units times price for each good, pioneers on the map, the sum."""
    canvas, sizes = Canvas(sheet, layout), layout.sizes
    seats, row, text = int(view["seats"]), sizes.row, sizes.text
    box = sizes.reckoning(seats)
    canvas.panel("reckoning", box, Text("panel-reckoning"), f"reckoning-{seats}", "below", False)
    left, step = box[0] * 0.19, box[0] * 0.16
    columns = [left + step * (number + 0.5) for number in range(len(GOOD_NAMES))]
    pioneers, total = box[0] * 0.845, box[0] * 0.93
    y = 10 + row / 2
    for number, name in enumerate(GOOD_NAMES):
        price = canvas.names.price(view, number)
        at, tip = (columns[number] - row * 0.38, y), Text("tip-price", {"good": good(number), "price": price})
        canvas.piece(f"worth:{name}", "reckoning", at, row * 0.74, f"good-{name}", tip=tip)
        canvas.write("reckoning", (columns[number] + row * 0.42, y + text * 0.36), f"× {price}", text * 1.05, bold=True)
    tip = Text("tip-pioneers-map")
    canvas.piece("worth:pioneers", "reckoning", (pioneers, y), row * 0.74, "pioneer", colour="black", tip=tip)
    canvas.write("reckoning", (total, y + text * 0.36), "=", text * 1.2, bold=True)
    order = sorted(range(seats), key=lambda seat: (view["ranking"][seat], seat))
    for place, seat in enumerate(order):
        y = 10 + row * (place + 1.5)
        _lay_row(canvas, view, seat, y, columns, (pioneers, total))


def _lay_row(
    canvas: Canvas, view: Excerpt, seat: int, y: float, columns: list[float], last: tuple[float, float]
) -> None:
    """One player's row; on a narrow screen each product stands below its sum of units."""
    row, text, name = canvas.sizes.row, canvas.sizes.text, COLOUR_NAMES[seat]
    won = view["ranking"][seat] == 1
    at, size = (20 + row * 0.45, y), row * 0.86
    tip = player(seat)
    canvas.piece(f"sum:{seat}", "reckoning", at, size, "arms", colour=name, mark=f"crest-{name}", tip=tip)
    if canvas.narrow:
        canvas.write("reckoning", (28 + row * 0.95, y + text * 0.36), f"{view['ranking'][seat]}.", text, "start", won)
    else:
        words = Text("reckoning-place", {"rank": view["ranking"][seat], "player": player(seat)})
        canvas.write("reckoning", (28 + row, y + text * 0.36), words, text, "start", won)
    for number, units in enumerate(canvas.names.stock(view, seat)):
        price = canvas.names.price(view, number)
        value = units * price
        if units == 0:
            canvas.write("reckoning", (columns[number], y + text * 0.36), "–", text)
        elif canvas.narrow:
            canvas.write("reckoning", (columns[number], y - text * 0.12), f"{units} × {price}", text * 0.8)
            canvas.write("reckoning", (columns[number], y + text * 0.9), str(value), text, bold=True)
        else:
            canvas.write("reckoning", (columns[number], y + text * 0.36), f"{units} × {price} = {value}", text)
    placed = canvas.data.limits[1] - view["pioneers"][seat]
    canvas.write("reckoning", (last[0], y + text * 0.36), str(placed), text)
    canvas.write("reckoning", (last[1], y + text * 0.38), str(view["scores"][seat]), text * 1.15, bold=True)
