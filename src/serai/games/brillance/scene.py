"""A view of Brillance as a drawing: the city, a mat for each trader, the cards, and what can be ordered.

All click paths are one click long: a cart, a space, a shop sign, a card, or one of the tokens on the order panel.
"""

from collections.abc import Callable, Sequence

from serai.core.parts import Drawing, Fixed, Sheet
from serai.core.scene import Caption, Choice, Panel, Piece, Place
from serai.core.texts import Text
from serai.core.view import View
from serai.games.brillance.actions import BANDITS, CARTS, PER_COLOUR
from serai.games.brillance.board import CASTLE, PER_SHOPS, START
from serai.games.brillance.data import COLOUR_NAMES, BrillanceData
from serai.games.brillance.layout import EMBLEMS, Atlas, Layout, Point, turn
from serai.games.brillance.mats import Shop, card_parts, mat_parts, orders_part, shop_tip, shops_of
from serai.games.brillance.names import BrillanceNames, cart_name, goods
from serai.games.brillance.position import DWARF, HOME, INSIDE, LEFT, NEUTRAL, NONE

CART = 40.0
SIGN = 34.0
_STATES = {0: "waiting", INSIDE: "inside", LEFT: "left", HOME: "home"}


def layout_of(data: BrillanceData, narrow: bool) -> Layout:
    """The table of this game: the board lies wide, or upright."""
    names = BrillanceNames(data)
    points = tuple(turn((entry["x"], entry["y"]), narrow) for entry in data.values["board"]["space"])
    places = []
    for number, space in enumerate(data.spaces):
        size = 74.0 if space.kind == CASTLE else 40.0
        tip = Text("tip-space", {"space": names.space(number)})
        places.append(Place(f"space:{number}", "board", *points[number], size, size, round=True, tip=tip))
    hung = {shop["space"]: turn((shop["x"], shop["y"]), narrow) for shop in data.values["board"]["shop"]}
    signs = tuple(hung[data.spaces[int(space)].id] for space in data.board.deliveries)
    marks = [turn((mark["x"], mark["y"]), narrow) for mark in data.values["scenery"]["landmark"]]
    # a cart stands taller than its space, and its points hang above it
    above = [(x, y - 22) for (x, y), space in zip(points, data.spaces, strict=True) if space.kind == START]
    written = _write_names(data, [*points, *above, *signs, *marks], narrow)
    return Layout(data, names, Atlas(points, tuple(places), signs, tuple(written)), narrow)


def _write_names(data: BrillanceData, obstacles: list[Point], narrow: bool) -> list[Caption]:
    """The names of the bridges and gates, each as near to its place as it covers nothing."""
    names: list[Caption] = []
    size_of_board = (1000.0, 1600.0) if narrow else (1600.0, 1000.0)
    for label in data.values["scenery"]["label"]:
        gate = bool(label.get("bold"))
        x, y = label["x"], label["y"]
        if gate and label.get("corner"):  # written level, it needs more room than along the start spaces
            x, y = x + (50 if x > 800 else -50), y + (60 if y > 500 else -60)
        elif gate and narrow:
            x += 230
        x, y = turn((x, y), narrow)
        text = Text("name", {"nl": label["text_nl"], "en": label["text_en"]})
        size, colour = (21.0 if narrow else 19.0, "#f6dfa4") if gate else (18.0 if narrow else 17.0, "#d3ecf8")
        half = (0.34 if gate else 0.31) * size * max(len(label["text_nl"]), len(label["text_en"]))
        x, y = clear_spot((x, y), half, obstacles, size_of_board, 26 if gate else 9)
        obstacles += [(x + half * part, y) for part in (-1.0, -0.5, 0.0, 0.5, 1.0)]
        names.append(Caption("board", x, y + 4, text, size, "middle", bold=gate, colour=colour))
    return names


def clear_spot(spot: Point, half: float, obstacles: Sequence[Point], board: Point, far: int) -> Point:
    """The spot nearest to this one where a name so wide covers no space, no sign, no other name and no frame."""
    width, height = board
    x, y = spot
    near = [(px, py) for px, py in obstacles if abs(px - x) < 8 * far + half + 16 and abs(py - y) < 6 * 7 + 25]
    best, least = spot, 1e9
    for right in range(-far, far + 1):
        for down in range(-6, 7):
            at = min(max(x + 8 * right, half + 12), width - half - 12), min(max(y + 7 * down, 18.0), height - 24)
            cost = abs(at[0] - x) + abs(at[1] - y)
            if cost >= least:
                continue
            cost += sum(max(0.0, half + 16 - abs(px - at[0])) * max(0.0, 25 - abs(py - at[1])) for px, py in near)
            if cost < least:
                best, least = at, cost
    return best


def drawing(
    layout: Layout,
    view: View,
    legal: Sequence[int],
    *,
    notation: Sequence[str],
    label: Callable[[int], Text],
    explain: Callable[[int], Text | None] = lambda action: None,
) -> Drawing:
    """The view as a drawing, with one click path for each of the given actions."""
    seen, sketch = Fixed(view), Drawing("brillance", layout.narrow)
    seats = int(view["seats"])
    own = view["seat"] if view["seat"] is not None else 0
    shops = shops_of(view)
    _board_parts(sketch, layout, view, shops)
    if layout.narrow:
        orders_part(sketch, layout, view, seen, legal)
        card_parts(sketch, layout, view, seen)
    for seat in ((own + i) % seats for i in range(seats)):
        mat_parts(sketch, layout, view, shops, seat)
    if not layout.narrow:
        orders_part(sketch, layout, view, seen, legal)
        card_parts(sketch, layout, view, seen)
    sketch.choices = tuple(Choice(a, notation[a], label(a), (_spot(layout, view, a),), explain(a)) for a in legal)
    return sketch


# ---------------------------------------------------------------- the board

Cart = tuple[int, int, int, int, int, int, int, int]
"""Space, status, goods, points, gate of entry, 1 if wrecked, 1 if it acts now, how many steps a click takes back."""


def _board_parts(sketch: Drawing, layout: Layout, view: View, shops: list[tuple[Shop, ...]]) -> None:
    sketch.lay(_lay_board, layout)
    if view["round"] >= 1:
        sketch.lay(_lay_track, layout, view["round"], view["rounds"])
    if view["bandits_at"] == NONE:
        return
    for colour, signs in enumerate(shops):
        sketch.lay(_lay_shops, layout, colour, signs)
    told = view["step"] in ("choose_action", "cart_action")
    acting = (view["chosen"], view["active"])
    for colour in range(CARTS // PER_COLOUR):
        carts: list[Cart | None] = []
        for cart in range(PER_COLOUR * colour, PER_COLOUR * colour + PER_COLOUR):
            if view["at"][cart] == NONE:
                carts.append(None)
                continue
            facts = (view["at"][cart], view["status"][cart], view["goods"][cart], view["points"][cart])
            wrecked, acts = int(view["wreck"][cart] != NONE), int(cart in acting)
            carts.append((*facts, view["entry"][cart], wrecked, acts, _exchanged(view, cart)))
        if any(carts):
            sketch.lay(_lay_carts, layout, colour, tuple(carts), told)
    fresh = view["step"] == "bandit_action"
    sketch.lay(_lay_bandits, layout, view["bandits_at"], view["bandit_goods"], bool(view["awake"]), fresh, view["loot"])
    dwarfs = tuple(where for where, thing in enumerate(view["on"]) if thing == DWARF)
    if dwarfs:
        sketch.lay(_lay_dwarfs, layout, dwarfs)


def _lay_board(sheet: Sheet, layout: Layout) -> None:
    width, height = (1000.0, 1600.0) if layout.narrow else (1600.0, 1000.0)
    backdrop = "city-narrow" if layout.narrow else "city"
    sheet.panels.append(Panel("board", width, height, backdrop=backdrop, share=0.3))
    sheet.places.extend(layout.atlas.places)
    sheet.captions.extend(layout.atlas.names)


def _lay_dwarfs(sheet: Sheet, layout: Layout, spaces: tuple[int, ...]) -> None:
    for where in spaces:
        x, y = layout.space(where)
        tip = Text("tip-dwarf")
        sheet.pieces.append(Piece(f"dwarf:{where}", "board", x, y - 4, 44, 44, "dwarf", tip=tip, layer=3))


def _lay_track(sheet: Sheet, layout: Layout, number: int, rounds: int) -> None:
    """The moon stands on the present round; a short night ends before the last spaces of the track."""
    positions = layout.data.values["turn_track"]["positions"]
    for out in range(rounds, len(positions)):
        x, y = turn(positions[out], layout.narrow)
        sheet.pieces.append(Piece(f"no-round:{out + 1}", "board", x, y, 32, 32, "round-out", layer=1))
    x, y = turn(positions[min(number, len(positions)) - 1], layout.narrow)
    tip = Text("tip-round", {"round": number, "rounds": rounds})
    sheet.pieces.append(Piece("round", "board", x, y, 32, 32, "moon", tip=tip, layer=4))


def _lay_shops(sheet: Sheet, layout: Layout, colour: int, shops: tuple[Shop, ...]) -> None:
    """The hanging signs of the shops of a colour with what they have and what they want."""
    name, crest = COLOUR_NAMES[colour], f"crest-{EMBLEMS[colour]}"
    for number, shop in enumerate(shops, PER_SHOPS * colour):
        x, y = layout.atlas.signs[number]
        id_, tip = f"shop:{number}", shop_tip(layout, number, shop)
        if not shop.order:
            sheet.pieces.append(Piece(id_, "board", x, y, SIGN, SIGN, "sign-closed", name, tip=tip))
            continue
        sheet.pieces.append(Piece(id_, "board", x, y, SIGN, SIGN, shop.symbol, name, crest, tip=tip, layer=1))
        for kind, there, dx in (("plus", shop.plus, 15), ("minus", shop.minus, -15)):
            if there:
                sheet.pieces.append(
                    Piece(f"{kind}:{number}", "board", x + dx, y - 15, 18, 18, f"marker-{kind}", layer=2)
                )


def _lay_carts(sheet: Sheet, layout: Layout, colour: int, carts: tuple[Cart | None, ...], told: bool) -> None:
    """The carts of a colour with their goods; with their points where these are ``told``; wrecked ones lie still."""
    name, badge = COLOUR_NAMES[colour], f"badge-{EMBLEMS[colour]}"
    for number, cart in enumerate(carts, PER_COLOUR * colour):
        if cart is None:
            continue
        at, status, load, points, gate, wrecked, acts, back = cart
        x, y = layout.space(at)
        if status == NEUTRAL:
            tip = Text("tip-cart-neutral", {"cart": cart_name(number)})
        else:
            where = Text(f"cart-{_STATES[status]}", {} if gate == NONE else {"gate": layout.names.gate(gate)})
            state = Text("cart-wrecked") if wrecked else where
            tip = Text("tip-cart", {"cart": cart_name(number), "goods": goods(load), "points": points, "state": state})
        symbol = "cart-neutral" if status == NEUTRAL else f"cart-{load}"
        sheet.pieces.append(
            Piece(
                *(f"cart:{number}", "board", x, y - 5, CART, CART, symbol, name, badge),
                tip=tip,
                layer=3,
                fresh=bool(acts),
                back=back,
            )
        )
        if wrecked:
            sheet.pieces.append(Piece(f"wreck:{number}", "board", x + 14, y + 8, 20, 20, "wreck", layer=4))
        elif points and told:
            spot, label = (x + 15, y - 21, 17.0, 17.0), str(points)
            sheet.pieces.append(Piece(f"points:{number}", "board", *spot, "points", label=label, layer=5))


def _exchanged(view: View, cart: int) -> int:
    """1 if a click on this cart takes back the choice of another one that has not moved yet."""
    if view["seat"] is None or view["decider"] != view["seat"] or cart == view["chosen"]:
        return 0
    if view["step"] == "cart_action":
        own = cart // PER_COLOUR == view["colour"][view["seat"]]
        return int(view["fresh"] and own and view["points"][cart] > 0)
    return int(view["step"] == "rove_step" and not view["crossing"] and view["status"][cart] == NEUTRAL)


def _lay_bandits(sheet: Sheet, layout: Layout, at: int, load: int, awake: bool, fresh: bool, loot: int) -> None:
    x, y = layout.space(at)
    tip = Text("tip-bandits", {"goods": goods(load), "awake": "yes" if awake else "no"})
    sheet.pieces.append(Piece("bandits", "board", x, y - 5, 46, 46, f"bandits-{load}", tip=tip, layer=3, fresh=fresh))
    if loot:
        x, y = layout.space(int(layout.data.board.castle))
        tip = Text("tip-loot", {"n": loot})
        sheet.pieces.append(Piece("loot", "board", x + 30, y + 26, 24, 24, "crate", label=str(loot), layer=4, tip=tip))


# ---------------------------------------------------------------- click paths


def _spot(layout: Layout, view: View, action: int) -> str:
    """The id to click for this action."""
    name, which = layout.names.family(action)
    if name == "step":
        return f"space:{which}"
    if name == "space":
        return f"dwarf:{which}" if view["step"] == "target_dwarf" else f"space:{which}"
    if name in ("cart", "give", "rob"):
        return "bandits" if which == BANDITS else f"cart:{which}"
    if name == "shop":
        return f"shop:{which}"
    if name == "deliver":
        return f"shop:{int(layout.data.board.shop_at[view['at'][view['chosen']]])}"
    if name == "card":
        return f"card:{which}"
    if name in ("colour", "zone", "dealt", "first", "orders", "draw", "reaction"):
        return f"order:{name}:{which}"
    return f"order:{name}"
