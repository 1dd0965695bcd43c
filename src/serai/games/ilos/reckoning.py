"""The final reckoning: what lay behind each screen, good by good, and what it is worth."""

from serai.core.parts import Excerpt, Sheet
from serai.core.texts import Text
from serai.games.ilos.data import COLOUR_NAMES, GOOD_NAMES
from serai.games.ilos.names import good, player
from serai.games.ilos.table import Ground, Table


def lay_reckoning(sheet: Sheet, ground: Ground, view: Excerpt) -> None:
    """A row for each player, the winner first: units times price for each good, pioneers on the map, the sum."""
    table, sizes = Table(sheet, ground), ground.sizes
    seats, row, text = int(view["seats"]), sizes.row, sizes.text
    box = sizes.reckoning(seats)
    table.panel("reckoning", box, Text("panel-reckoning"), f"reckoning-{seats}", "below", False)
    left, step = box[0] * 0.19, box[0] * 0.16
    columns = [left + step * (number + 0.5) for number in range(len(GOOD_NAMES))]
    pioneers, total = box[0] * 0.845, box[0] * 0.93
    y = 10 + row / 2
    for number, name in enumerate(GOOD_NAMES):
        price = table.names.price(view, number)
        at, tip = (columns[number] - row * 0.38, y), Text("tip-price", {"good": good(number), "price": price})
        table.piece(f"worth:{name}", "reckoning", at, row * 0.74, f"good-{name}", tip=tip)
        table.write("reckoning", (columns[number] + row * 0.42, y + text * 0.36), f"× {price}", text * 1.05, bold=True)
    tip = Text("tip-pioneers-map")
    table.piece("worth:pioneers", "reckoning", (pioneers, y), row * 0.74, "pioneer", colour="black", tip=tip)
    table.write("reckoning", (total, y + text * 0.36), "=", text * 1.2, bold=True)
    order = sorted(range(seats), key=lambda seat: (view["ranking"][seat], seat))
    for place, seat in enumerate(order):
        y = 10 + row * (place + 1.5)
        _lay_row(table, view, seat, y, columns, (pioneers, total))


def _lay_row(table: Table, view: Excerpt, seat: int, y: float, columns: list[float], last: tuple[float, float]) -> None:
    """One player's row; on a narrow screen each product stands below its sum of units."""
    row, text, name = table.sizes.row, table.sizes.text, COLOUR_NAMES[seat]
    won = view["ranking"][seat] == 1
    at, size = (20 + row * 0.45, y), row * 0.86
    tip = player(seat)
    table.piece(f"sum:{seat}", "reckoning", at, size, "arms", colour=name, mark=f"crest-{name}", tip=tip)
    if table.narrow:
        table.write("reckoning", (28 + row * 0.95, y + text * 0.36), f"{view['ranking'][seat]}.", text, "start", won)
    else:
        words = Text("reckoning-place", {"rank": view["ranking"][seat], "player": player(seat)})
        table.write("reckoning", (28 + row, y + text * 0.36), words, text, "start", won)
    for number, units in enumerate(table.names.stock(view, seat)):
        price = table.names.price(view, number)
        value = units * price
        if units == 0:
            table.write("reckoning", (columns[number], y + text * 0.36), "–", text)
        elif table.narrow:
            table.write("reckoning", (columns[number], y - text * 0.12), f"{units} × {price}", text * 0.8)
            table.write("reckoning", (columns[number], y + text * 0.9), str(value), text, bold=True)
        else:
            table.write("reckoning", (columns[number], y + text * 0.36), f"{units} × {price} = {value}", text)
    placed = table.data.limits[1] - view["pioneers"][seat]
    table.write("reckoning", (last[0], y + text * 0.36), str(placed), text)
    table.write("reckoning", (last[1], y + text * 0.38), str(view["scores"][seat]), text * 1.15, bold=True)
