"""What lies around the map: the hand and the price table."""

from serai.core.parts import Drawing, Fixed, Sheet
from serai.core.texts import Text
from serai.core.view import View
from serai.games.ilos.board import KINDS, MARKET, PRICES, SHIP
from serai.games.ilos.data import CARD_NAMES, GOOD_NAMES
from serai.games.ilos.layout import Canvas, Layout
from serai.games.ilos.names import card, card_list, cards, good


def _tip(canvas: Canvas, kind: int) -> Text:
    cost, piracy = canvas.data.card_cost[kind], canvas.data.piracy_cost[kind]
    if kind == MARKET:
        return Text("tip-card-market", {"card": card(kind)})
    if cost == piracy or kind == SHIP:
        return Text("tip-card", {"card": card(kind), "cost": cards(cost)})
    ships = canvas.data.ships_needed[kind]
    return Text("tip-card-piracy", {"card": card(kind), "cost": cards(cost), "piracy": piracy, "ships": ships})


def hand_parts(sketch: Drawing, layout: Layout, view: View, seen: Fixed) -> None:
    """The viewer's cards, a pile for each kind with its cost; the draw pile, the discard pile, what is being paid."""
    seat, none = view["seat"], (0,) * KINDS
    sketch.lay(_lay_hand_panel, layout, seat is not None, seat is not None and view["decider"] == seat)
    held, marked = (seen["hand"][seat], seen["marked"][seat]) if seat is not None else (none, none)
    for kind in range(KINDS):
        aside = (marked[kind], view["paid"][kind], view["card"] == kind)
        sketch.lay(_lay_cards, layout, kind, held[kind], aside)
    sketch.lay(_lay_piles, layout, view["deck_size"], seen["discard"])


def _lay_hand_panel(sheet: Sheet, layout: Layout, own: bool, active: bool) -> None:
    title = Text("panel-hand" if own else "panel-hand-none")
    Canvas(sheet, layout).panel("hand", layout.sizes.hand, title, "hand", "below", active)


def _lay_cards(sheet: Sheet, layout: Layout, kind: int, held: int, aside: tuple[int, int, bool]) -> None:
    """The cards of a kind; ``aside`` are those marked to go, those paid, and whether one is being played."""
    canvas = Canvas(sheet, layout)
    width, height = layout.sizes.hand
    text = layout.sizes.text * 0.8
    marked, paid, playing = aside
    step = (width - 24) / (int(KINDS) + 0.95)
    size = min(step * 0.98, height - text * 2.9 - 18)
    y = 14 + (height - text * 2.9 - 18) / 2
    x = 12 + step * (kind + 0.5)
    name = CARD_NAMES[kind]
    if held:
        canvas.piece(f"hand:{name}", "hand", (x, y), size, f"card-{name}", tip=_tip(canvas, kind), layer=1)
        if held > 1:
            spot, badge = (x + size * 0.33, y + size * 0.34), size * (0.36 if canvas.narrow else 0.28)
            canvas.piece(f"count:{name}", "hand", spot, badge, "badge", label=str(held), layer=3)
    if marked or paid or playing:
        spot = (x - size * 0.28, y - size * 0.28)
        label = str(marked or paid or "!")
        mark = "sign-done" if marked or paid else "sign-end"
        why = "marked" if marked else "paid" if paid else "playing"
        canvas.piece(
            f"aside:{name}", "hand", spot, size * 0.34, mark, layer=3, tip=Text(f"tip-{why}", {"card": card(kind)})
        )
        if marked > 1 or paid > 1:
            canvas.piece(f"aside-count:{name}", "hand", spot, size * 0.2, "badge", label=label, layer=4)
    canvas.write("hand", (x, height - text * 1.75), Text(f"card-{name}"), text, bold=held > 0)
    canvas.write("hand", (x, height - text * 0.65), _cost(canvas, kind), text)


def _lay_piles(sheet: Sheet, layout: Layout, deck: int, discard: tuple[int, ...]) -> None:
    """The draw pile and the discard pile."""
    canvas = Canvas(sheet, layout)
    width, height = layout.sizes.hand
    text = layout.sizes.text * 0.8
    step = (width - 24) / (int(KINDS) + 0.95)
    x = width - 12 - step * 0.45
    small = text * 0.92
    pile = (height - small * 3.0 - 22) / 2
    if deck:
        tip = Text("tip-deck", {"cards": cards(deck)})
        canvas.piece("deck", "hand", (x, 12 + pile / 2), pile, "back", label=str(deck), tip=tip)
    canvas.write("hand", (x, 12 + pile + small), Text("caption-deck"), small)
    thrown = sum(discard)
    if thrown:
        top = max(range(KINDS), key=lambda kind: discard[kind])
        tip = Text("tip-discard", {"cards": card_list(discard)})
        at = (x, 15 + pile * 1.5 + small * 1.35)
        canvas.piece("discard", "hand", at, pile, f"card-{CARD_NAMES[top]}", label=str(thrown), tip=tip)
    canvas.write("hand", (x, height - text * 0.62), Text("caption-discard"), small)


def _cost(canvas: Canvas, kind: int) -> Text:
    cost, piracy = canvas.data.card_cost[kind], canvas.data.piracy_cost[kind]
    if kind == MARKET:
        return Text("caption-goods-cost")
    if piracy != cost:
        return Text("caption-cost-piracy", {"cost": cost, "piracy": piracy})
    return Text("caption-cost", {"cost": cost})


def market_parts(sketch: Drawing, layout: Layout, view: View) -> None:
    """The price table: a row for each good, markers over the old prices, the present price in gold."""
    sketch.lay(_lay_market, layout, view["markers"])
    for number in range(len(GOOD_NAMES)):
        sketch.lay(_lay_price, layout, number, view["raises"][number])


def _lay_price(sheet: Sheet, layout: Layout, number: int, at: int) -> None:
    """The row of a good."""
    canvas, text, name = Canvas(sheet, layout), layout.sizes.text, GOOD_NAMES[number]
    width, height = layout.sizes.market
    row = (height - text * 1.9 - 12) / len(GOOD_NAMES)
    left = width * 0.385
    step = (width - left - 16) / PRICES
    size = min(row * 0.92, step * 0.9)
    y = 8 + row * (number + 0.5)
    prices = layout.data.prices[number]
    key = "tip-price-top" if at == PRICES - 1 else "tip-price"
    tip = Text(key, {"good": good(number), "price": prices[at]})
    canvas.piece(f"price:{name}", "market", (14 + size / 2, y), size, f"good-{name}", tip=tip)
    canvas.write("market", (26 + size, y + text * 0.35), good(number), text * 0.95, "start", True)
    for place, price in enumerate(prices):
        spot = (left + step * (place + 0.5), y)
        if place < at:
            canvas.piece(f"marker:{name}:{place}", "market", spot, size * 0.74, "marker", tip=Text("tip-marker"))
            continue
        if place == at:
            canvas.piece(f"now:{name}", "market", spot, size * 0.94, "price-now")
        big = text * (1.3 if place == at else 1.0)
        canvas.write("market", (spot[0], y + big * 0.36), str(price), big, bold=place == at)


def _lay_market(sheet: Sheet, layout: Layout, markers: int) -> None:
    """The table itself, and the markers left."""
    canvas, text = Canvas(sheet, layout), layout.sizes.text
    width, height = layout.sizes.market
    canvas.panel("market", (width, height), Text("panel-market"), "market", "side", False)
    low = height - text * 1.9 * 0.55
    for left_over in range(markers):
        spot = (20 + text * 0.6 + left_over * text * 1.45, low)
        canvas.piece(f"marker:{left_over}", "market", spot, text * 1.3, "marker", tip=Text("tip-marker"))
    words = Text("caption-markers", {"n": markers})
    canvas.write("market", (width - 18, low + text * 0.3), words, text * 0.9, "end")
