"""What lies around the map: the hand, the price table, and a mat for each player."""

from serai.core.texts import Text
from serai.games.ilos.board import KINDS, MARKET, PRICES, SHIP
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES, GOOD_NAMES
from serai.games.ilos.names import card, card_list, cards, good, player
from serai.games.ilos.table import Table


def _tip(table: Table, kind: int) -> Text:
    cost, piracy = table.data.card_cost[kind], table.data.piracy_cost[kind]
    if kind == MARKET:
        return Text("tip-card-market", {"card": card(kind)})
    if cost == piracy or kind == SHIP:
        return Text("tip-card", {"card": card(kind), "cost": cost})
    ships = table.data.ships_needed[kind]
    return Text("tip-card-piracy", {"card": card(kind), "cost": cost, "piracy": piracy, "ships": ships})


def lay_hand(table: Table) -> None:
    """The viewer's cards, a pile for each kind with its cost; the draw pile, the discard pile, what is being paid."""
    view = table.view
    width, height = table.sizes.hand
    text = table.sizes.text * 0.84
    seat = view["seat"]
    title = Text("panel-hand" if seat is not None else "panel-hand-none")
    table.panel("hand", (width, height), title, "hand", "below", seat is not None and view["decider"] == seat)
    held = view["hand"][seat] if seat is not None else [0] * KINDS
    marked = view["marked"][seat] if seat is not None else [0] * KINDS
    step = (width - 20) / (KINDS + 1.55)
    size = min(step * 1.42, height - text * 2.6 - 16)
    y = 14 + size / 2
    for kind in range(KINDS):
        x = 8 + size / 2 + step * kind
        name = CARD_NAMES[kind]
        paid = view["paid"][kind]
        playing = view["card"] == kind
        if held[kind]:
            table.piece(f"hand:{name}", "hand", (x, y), size, f"card-{name}", tip=_tip(table, kind), layer=1)
            if held[kind] > 1:
                spot = (x + size * 0.27, y + size * 0.36)
                table.piece(f"count:{name}", "hand", spot, size * 0.26, "badge", label=str(held[kind]), layer=3)
        if marked[kind] or paid or playing:
            spot = (x - size * 0.2, y - size * 0.3)
            label = str(marked[kind] or paid or "!")
            mark = "sign-done" if marked[kind] or paid else "sign-end"
            table.piece(
                f"aside:{name}", "hand", spot, size * 0.34, mark, layer=3, tip=Text("tip-paid", {"card": card(kind)})
            )
            if marked[kind] > 1 or paid > 1:
                table.piece(f"aside-count:{name}", "hand", spot, size * 0.2, "badge", label=label, layer=4)
        table.write("hand", (x, height - text * 1.55), Text(f"card-{name}"), text * 0.73, bold=held[kind] > 0)
        table.write("hand", (x, height - text * 0.62), _cost(table, kind), text * 0.8)
    x = width - 14 - size * 0.4
    pile = size * 0.52
    if view["deck_size"]:
        tip = Text("tip-deck", {"cards": cards(view["deck_size"])})
        table.piece("deck", "hand", (x, 10 + pile / 2), pile, "back", label=str(view["deck_size"]), tip=tip)
    thrown = sum(view["discard"])
    if thrown:
        top = max(range(KINDS), key=lambda kind: view["discard"][kind])
        tip = Text("tip-discard", {"cards": card_list(view["discard"])})
        at = (x, 16 + pile * 1.5)
        table.piece("discard", "hand", at, pile, f"card-{CARD_NAMES[top]}", label=str(thrown), tip=tip)
    table.write("hand", (x, height - text * 0.62), Text("caption-discard"), text * 0.72)


def _cost(table: Table, kind: int) -> Text:
    cost, piracy = table.data.card_cost[kind], table.data.piracy_cost[kind]
    if kind == MARKET:
        return Text("caption-goods-cost")
    if piracy != cost:
        return Text("caption-cost-piracy", {"cost": cost, "piracy": piracy})
    return Text("caption-cost", {"cost": cost})


def lay_market(table: Table) -> None:
    """The price table: a row for each good, markers over the old prices, the present price in gold."""
    view, text = table.view, table.sizes.text
    width, height = table.sizes.market
    table.panel("market", (width, height), Text("panel-market"), "market", "side", False)
    foot = text * 1.9
    row = (height - foot - 12) / len(GOOD_NAMES)
    left = width * 0.385
    step = (width - left - 16) / PRICES
    size = min(row * 0.92, step * 0.9)
    for number, name in enumerate(GOOD_NAMES):
        y = 8 + row * (number + 0.5)
        at, prices = view["raises"][number], table.data.prices[number]
        key = "tip-price-top" if at == PRICES - 1 else "tip-price"
        tip = Text(key, {"good": good(number), "price": prices[at]})
        table.piece(f"price:{name}", "market", (14 + size / 2, y), size, f"good-{name}", tip=tip)
        table.write("market", (26 + size, y + text * 0.35), good(number), text * 0.95, "start", True)
        for place, price in enumerate(prices):
            spot = (left + step * (place + 0.5), y)
            if place < at:
                table.piece(f"marker:{name}:{place}", "market", spot, size * 0.74, "marker", tip=Text("tip-marker"))
                continue
            if place == at:
                table.piece(f"now:{name}", "market", spot, size * 0.94, "price-now")
            big = text * (1.3 if place == at else 1.0)
            table.write("market", (spot[0], y + big * 0.36), str(price), big, bold=place == at)
    for left_over in range(view["markers"]):
        spot = (20 + text * 0.6 + left_over * text * 1.45, height - foot * 0.55)
        table.piece(f"marker:{left_over}", "market", spot, text * 1.3, "marker", tip=Text("tip-marker"))
    words = Text("caption-markers", {"n": view["markers"]})
    table.write("market", (width - 18, height - foot * 0.55 + text * 0.3), words, text * 0.9, "end")


def lay_mat(table: Table, seat: int) -> None:
    """A player's mat: cards in hand, ships and pioneers in supply, production board, and the screen."""
    view = table.view
    width, height = table.sizes.mat
    panel, name = f"mat:{seat}", COLOUR_NAMES[seat]
    title = Text("panel-mat-own" if view["seat"] == seat else "panel-mat", {"player": player(seat)})
    table.panel(panel, (width, height), title, "mat", "side", view["decider"] == seat)
    unit = height * 0.30
    arms = height * 0.52
    table.piece(f"arms:{seat}", panel, (14 + arms / 2, 12 + arms / 2), arms, "arms", colour=name, mark=f"crest-{name}")
    if view["start_player"] == seat:
        spot = (14 + arms * 0.86, 12 + arms * 0.86)
        table.piece("start", panel, spot, unit * 0.8, "wheel", tip=Text("tip-start"), layer=2)
    tip = Text("tip-back", {"player": player(seat), "cards": cards(view["hand_size"][seat])})
    size, held = str(view["hand_size"][seat]), (14 + arms / 2, height - 8 - unit / 2)
    table.piece(f"back:{seat}", panel, held, unit, "back", label=size, tip=tip)
    left = 28 + arms
    _lay_supply(table, seat, left, 8 + unit / 2, unit)
    _lay_goods(table, seat, left, unit)


def _lay_supply(table: Table, seat: int, left: float, y: float, unit: float) -> None:
    """The ships and pioneers still in supply."""
    view, text, name = table.view, table.sizes.text, COLOUR_NAMES[seat]
    panel, each = f"mat:{seat}", table.data.limits[0]
    step = unit * 0.78
    for nth in range(each):
        if view["ships"][each * seat + nth] < 0:
            tip = Text("tip-ship-supply", {"player": player(seat)})
            spot = (left + step * (nth + 0.5), y)
            table.piece(
                f"ship:{seat}:{nth}", panel, spot, unit * 0.78, "ship", colour=name, mark=f"sail-{name}", tip=tip
            )
    x = left + step * each + unit * 0.6
    table.piece(f"settlers:{seat}", panel, (x, y), unit * 0.86, "pioneer", colour=name, mark=f"coat-{name}")
    placed = table.data.limits[1] - view["pioneers"][seat]
    words = Text("caption-pioneers", {"n": placed, "all": table.data.limits[11]})
    table.write(panel, (x + unit * 0.5, y + text * 0.35), words, text * 0.95, "start", True)


def _lay_goods(table: Table, seat: int, left: float, unit: float) -> None:
    """The production board, and below it the stock: numbers for its owner, a screen for the others.

    In the end the goods of the production board have gone back to the bank, and the points stand in their stead.
    """
    view, text, name = table.view, table.sizes.text, COLOUR_NAMES[seat]
    panel, (width, height) = f"mat:{seat}", table.sizes.mat
    upper, lower = 14 + unit * 1.5, height - 8 - unit * 0.48
    step = (width - left - 12) / 5.0
    if view["over"]:
        points = Text("caption-points", {"points": view["scores"][seat]})
        table.write(panel, (left + step * 0.2, upper + text * 0.4), points, text * 1.2, "start", True)
    for number, kind in enumerate(GOOD_NAMES):
        x = left + step * (number + 0.5)
        count = view["production"][4 * seat + number]
        tip = Text("tip-production", {"player": player(seat), "n": count, "good": good(number)})
        if view["over"]:
            pass
        elif count:
            spot = (x - unit * 0.2, upper)
            table.piece(f"board:{seat}:{kind}", panel, spot, unit * 0.78, f"good-{kind}", tip=tip)
            where = (x + unit * 0.24, upper + text * 0.38)
            table.write(panel, where, f"+{count}", text * 1.15, "start", True)
        else:
            table.write(panel, (x, upper + text * 0.3), "·", text)
        stock = view["stock"][seat]
        if stock is not None:
            key = "tip-stock" if view["seat"] == seat else "tip-stock-of"
            tip = Text(key, {"n": stock[number], "good": good(number), "player": player(seat)})
            spot = (x - unit * 0.2, lower)
            if stock[number]:
                table.piece(f"stock:{seat}:{kind}", panel, spot, unit * 0.6, f"good-{kind}", tip=tip)
                where = (x + unit * 0.18, lower + text * 0.35)
                table.write(panel, where, str(stock[number]), text * 1.05, "start", True)
    x = left + step * 4.5
    if view["stock"][seat] is None:
        tip = Text("tip-screen", {"player": player(seat)})
        table.piece(f"screen:{seat}", panel, (left + step * 0.6, lower), unit * 0.9, "screen", colour=name, tip=tip)
        table.write(panel, (left + step * 1.2, lower + text * 0.35), Text("caption-hidden"), text * 0.9, "start")
    forts = view["forts_built"][seat]
    if forts:
        tip = Text("tip-fort", {"player": player(seat)})
        table.piece(f"forts:{seat}", panel, (x, upper), unit * 0.84, "fort", colour=name, label=str(forts), tip=tip)
