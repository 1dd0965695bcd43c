"""How the merchants stand: what lies behind a screen at today's prices, as far as the viewer may know it."""

from serai.core.standing import Standing
from serai.core.texts import Text
from serai.core.view import View
from serai.games.ilos.names import Names, units


def standing(names: Names, view: View, seat: int) -> Standing:
    """A player's goods at today's prices, and his pioneers: they end the game, and decide between equals."""
    count, last = names.data.limits[1] - view["pioneers"][seat], names.data.limits[11]
    placed = Text("standing-pioneers", {"count": count})
    way = "" if view["over"] else f" · {count}/{last}"
    stock = view["stock"][seat]
    if stock is None:
        return Standing(f"?{way}", (Text("standing-hidden"), placed))
    total, parts = 0, []
    for number, count in enumerate(stock):
        price = names.price(view, number)
        total += count * price
        if count:
            args = {"units": units(number, count), "price": price, "value": count * price}
            parts.append(Text("standing-good", args))
    return Standing(f"{total}{way}", (*parts, placed), total)
