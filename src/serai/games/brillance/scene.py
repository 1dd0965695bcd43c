"""A view of Brillance as a drawing: the city, a mat for each trader, the cards, and what can be ordered.

All click paths are one click long: a cart, a space, a shop sign, a card, or one of the tokens on the order panel.
"""

from collections.abc import Callable, Sequence

from serai.core.scene import Caption, Choice, Panel, Piece, Place, Scene
from serai.core.texts import Text
from serai.core.view import View
from serai.games.brillance.actions import BANDITS, CARTS, PER_COLOUR, SHOPS
from serai.games.brillance.board import CASTLE, PER_SHOPS, START
from serai.games.brillance.data import COLOUR_NAMES, BrillanceData
from serai.games.brillance.mats import lay_cards, lay_mat, lay_orders
from serai.games.brillance.names import BrillanceNames, cart_name, goods, points
from serai.games.brillance.position import DWARF, HOME, INSIDE, LEFT, NEUTRAL, NONE
from serai.games.brillance.table import EMBLEMS, Atlas, Point, Table, turn

CART = 40.0
SIGN = 34.0
_STATES = {0: "waiting", INSIDE: "inside", LEFT: "left", HOME: "home"}


class Atlases:
    """The two ways the board can lie, wide and upright."""

    def __init__(self, data: BrillanceData) -> None:
        self.names = BrillanceNames(data)
        self.boards = [self._atlas(data, narrow) for narrow in (False, True)]

    def _atlas(self, data: BrillanceData, narrow: bool) -> Atlas:
        points = tuple(turn((entry["x"], entry["y"]), narrow) for entry in data.values["board"]["space"])
        places = []
        for number, space in enumerate(data.spaces):
            size = 74.0 if space.kind == CASTLE else 40.0
            tip = Text("tip-space", {"space": self.names.space(number)})
            places.append(Place(f"space:{number}", "board", *points[number], size, size, round=True, tip=tip))
        hung = {shop["space"]: turn((shop["x"], shop["y"]), narrow) for shop in data.values["board"]["shop"]}
        signs = tuple(hung[data.spaces[int(space)].id] for space in data.board.deliveries)
        marks = [turn((mark["x"], mark["y"]), narrow) for mark in data.values["scenery"]["landmark"]]
        # a cart stands taller than its space, and its points hang above it
        above = [(x, y - 22) for (x, y), space in zip(points, data.spaces, strict=True) if space.kind == START]
        names = _write_names(data, [*points, *above, *signs, *marks], narrow)
        return Atlas(points, tuple(places), signs, tuple(names))


def _write_names(data: BrillanceData, obstacles: list[Point], narrow: bool) -> list[Caption]:
    """The names of the bridges and gates, each as near to its place as it covers nothing."""
    names: list[Caption] = []
    width = 1000.0 if narrow else 1600.0
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
        half = 0.31 * size * max(len(label["text_nl"]), len(label["text_en"]))
        x, y = clear_spot((x, y), half, obstacles, width, 26 if gate else 9)
        obstacles += [(x + half * part, y) for part in (-1.0, -0.5, 0.0, 0.5, 1.0)]
        names.append(Caption("board", x, y + 4, text, size, "middle", bold=gate, colour=colour))
    return names


def clear_spot(spot: Point, half: float, obstacles: Sequence[Point], width: float, far: int) -> Point:
    """The spot nearest to this one where a name so wide covers no space, no sign and no other name, if there is one."""
    x, y = spot
    near = [(px, py) for px, py in obstacles if abs(px - x) < 8 * far + half + 16 and abs(py - y) < 6 * 7 + 25]
    best, least = spot, 1e9
    for right in range(-far, far + 1):
        for down in range(-6, 7):
            at = min(max(x + 8 * right, half + 6), width - half - 6), max(y + 7 * down, 16.0)
            cost = abs(at[0] - x) + abs(at[1] - y)
            if cost >= least:
                continue
            cost += sum(max(0.0, half + 16 - abs(px - at[0])) * max(0.0, 25 - abs(py - at[1])) for px, py in near)
            if cost < least:
                best, least = at, cost
    return best


def scene(
    data: BrillanceData,
    atlas: Atlases,
    view: View,
    legal: Sequence[int],
    *,
    notation: Sequence[str],
    label: Callable[[int], Text],
    explain: Callable[[int], Text | None] = lambda action: None,
    narrow: bool = False,
) -> Scene:
    """The view as a drawing, with one click path for each of the given actions."""
    table = Table(data=data, names=atlas.names, atlas=atlas.boards[narrow], view=view, narrow=narrow)
    seats = int(view["seats"])
    own = view["seat"] if view["seat"] is not None else 0
    _lay_board(table)
    if narrow:
        lay_orders(table, legal)
        lay_cards(table)
    for seat in ((own + i) % seats for i in range(seats)):
        lay_mat(table, seat)
    if not narrow:
        lay_orders(table, legal)
        lay_cards(table)
    choices = tuple(
        Choice(action=a, notation=notation[a], label=label(a), path=(_spot(table, a),), help=explain(a)) for a in legal
    )
    return Scene(
        game="brillance",
        panels=tuple(table.panels),
        places=tuple(table.places),
        pieces=tuple(table.pieces),
        captions=tuple(table.captions),
        choices=choices,
        narrow=narrow,
    )


# ---------------------------------------------------------------- the board


def _lay_board(table: Table) -> None:
    width, height = (1000.0, 1600.0) if table.narrow else (1600.0, 1000.0)
    backdrop = "city-narrow" if table.narrow else "city"
    table.panels.append(Panel("board", width, height, backdrop=backdrop, share=0.3))
    table.places.extend(table.atlas.places)
    table.captions.extend(table.atlas.names)
    _lay_track(table)
    if table.view["bandits_at"] == NONE:
        return
    for shop in range(SHOPS):
        _lay_shop(table, shop)
    for cart in range(CARTS):
        if table.view["at"][cart] != NONE:
            _lay_cart(table, cart)
    _lay_bandits(table)
    for where, thing in enumerate(table.view["on"]):
        if thing == DWARF:
            x, y = table.space(where)
            tip = Text("tip-dwarf")
            table.pieces.append(Piece(f"dwarf:{where}", "board", x, y - 4, 44, 44, "dwarf", tip=tip, layer=3))


def _lay_track(table: Table) -> None:
    """The moon stands on the present round; a short night ends before the last spaces of the track."""
    view = table.view
    if view["round"] < 1:
        return
    positions = table.data.values["turn_track"]["positions"]
    for number in range(view["rounds"], len(positions)):
        x, y = turn(positions[number], table.narrow)
        table.pieces.append(Piece(f"no-round:{number + 1}", "board", x, y, 32, 32, "round-out", layer=1))
    x, y = turn(positions[min(view["round"], len(positions)) - 1], table.narrow)
    tip = Text("tip-round", {"round": view["round"], "rounds": view["rounds"]})
    table.pieces.append(Piece("round", "board", x, y, 32, 32, "moon", tip=tip, layer=4))


def _lay_shop(table: Table, shop: int) -> None:
    """The hanging sign of a shop with what it has and what it wants."""
    view = table.view
    colour = shop // PER_SHOPS
    x, y = table.atlas.signs[shop]
    name = table.names.shop(shop)
    order, got, need = view["order"][shop], view["delivered"][shop], table.names.need(view, shop)
    if not order:
        tip = Text("tip-shop-closed", {"shop": name})
        table.pieces.append(
            Piece(f"shop:{shop}", "board", x, y, SIGN, SIGN, "sign-closed", COLOUR_NAMES[colour], tip=tip)
        )
        return
    complete = bool(view["complete"][shop])
    worth = points(order)
    tip = (
        Text("tip-shop-complete", {"shop": name, "points": worth})
        if complete
        else Text("tip-shop", {"shop": name, "got": got, "need": need, "points": worth})
    )
    table.pieces.append(
        Piece(
            f"shop:{shop}",
            "board",
            x,
            y,
            SIGN,
            SIGN,
            "sign-complete" if complete else f"sign-{min(need, 4)}-{min(got, 4)}",
            COLOUR_NAMES[colour],
            f"crest-{EMBLEMS[colour]}",
            tip=tip,
            layer=1,
        )
    )
    for kind, (dx, dy) in (("plus", (15, -15)), ("minus", (-15, -15))):
        if view[kind][shop]:
            table.pieces.append(Piece(f"{kind}:{shop}", "board", x + dx, y + dy, 18, 18, f"marker-{kind}", layer=2))


def _lay_cart(table: Table, cart: int) -> None:
    """A cart with its goods; on its owner's turn with its points; wrecked ones lie still."""
    view = table.view
    x, y = table.space(view["at"][cart])
    status = view["status"][cart]
    colour = cart // PER_COLOUR
    if status == NEUTRAL:
        tip = Text("tip-cart-neutral", {"cart": cart_name(cart)})
    else:
        gate = view["entry"][cart]
        where = Text(f"cart-{_STATES[status]}", {} if gate == NONE else {"gate": table.names.gate(gate)})
        if view["wreck"][cart] != NONE:
            where = Text("cart-wrecked")
        load = goods(view["goods"][cart])
        tip = Text("tip-cart", {"cart": cart_name(cart), "goods": load, "points": view["points"][cart], "state": where})
    symbol = "cart-neutral" if status == NEUTRAL else f"cart-{view['goods'][cart]}"
    fresh = cart in (view["chosen"], view["active"])
    table.pieces.append(
        Piece(
            f"cart:{cart}",
            "board",
            x,
            y - 5,
            CART,
            CART,
            symbol,
            COLOUR_NAMES[colour],
            f"badge-{EMBLEMS[colour]}",
            tip=tip,
            layer=3,
            fresh=fresh,
            back=_exchanged(view, cart),
        )
    )
    if view["wreck"][cart] != NONE:
        table.pieces.append(Piece(f"wreck:{cart}", "board", x + 14, y + 8, 20, 20, "wreck", layer=4))
    elif view["points"][cart] and view["step"] in ("choose_action", "cart_action"):
        size, text = 17.0, str(view["points"][cart])
        table.pieces.append(Piece(f"points:{cart}", "board", x + 15, y - 21, size, size, "points", label=text, layer=5))


def _exchanged(view: View, cart: int) -> int:
    """1 if a click on this cart takes back the choice of another one that has not moved yet."""
    if view["seat"] is None or view["decider"] != view["seat"] or cart == view["chosen"]:
        return 0
    if view["step"] == "cart_action":
        own = cart // PER_COLOUR == view["colour"][view["seat"]]
        return int(view["fresh"] and own and view["points"][cart] > 0)
    return int(view["step"] == "rove_step" and not view["crossing"] and view["status"][cart] == NEUTRAL)


def _lay_bandits(table: Table) -> None:
    view = table.view
    x, y = table.space(view["bandits_at"])
    load = goods(view["bandit_goods"])
    tip = Text("tip-bandits", {"goods": load, "awake": "yes" if view["awake"] else "no"})
    symbol = f"bandits-{view['bandit_goods']}"
    fresh = view["step"] == "bandit_action"
    table.pieces.append(Piece("bandits", "board", x, y - 5, 46, 46, symbol, tip=tip, layer=3, fresh=fresh))
    castle = int(table.data.board.castle)
    if view["loot"]:
        cx, cy = table.space(castle)
        table.pieces.append(
            Piece(
                "loot",
                "board",
                cx + 30,
                cy + 26,
                24,
                24,
                "crate",
                label=str(view["loot"]),
                layer=4,
                tip=Text("tip-loot", {"n": view["loot"]}),
            )
        )


# ---------------------------------------------------------------- click paths


def _spot(table: Table, action: int) -> str:
    """The id to click for this action."""
    name, which = table.names.family(action)
    view = table.view
    if name == "step":
        return f"space:{which}"
    if name == "space":
        return f"dwarf:{which}" if view["step"] == "target_dwarf" else f"space:{which}"
    if name in ("cart", "give", "rob"):
        return "bandits" if which == BANDITS else f"cart:{which}"
    if name == "shop":
        return f"shop:{which}"
    if name == "deliver":
        return f"shop:{int(table.data.board.shop_at[view['at'][view['chosen']]])}"
    if name == "card":
        return f"card:{which}"
    if name in ("colour", "zone", "dealt", "first", "orders", "draw", "reaction"):
        return f"order:{name}:{which}"
    return f"order:{name}"
