"""Beside the board: a mat for each trader, the cards, and tokens for what happens nowhere on the board."""

from collections.abc import Sequence

from serai.core.scene import Caption, Panel, Piece, Place
from serai.core.texts import Text
from serai.games.brillance.actions import BANDITS, COLOURS, PER_COLOUR
from serai.games.brillance.board import PER_SHOPS
from serai.games.brillance.data import CARD_NAMES, COLOUR_NAMES, ZONE_NAMES
from serai.games.brillance.names import card_name, card_text, cart_name, colour_name, player, points, zone_name
from serai.games.brillance.position import HOME, NONE
from serai.games.brillance.table import EMBLEMS, LIGHT, Table

_WINDOWS = ("react", "reveal", "bribe_reaction", "bribe_reveal")
_LONG = ("unfair_competition", "unexpected_obstacle", "cleared_passage")
"""Cards whose names take two lines."""
_NAMED = {
    **dict.fromkeys(("target_colour", "target_thief", "target_zone", "target_dwarf"), 1),
    **dict.fromkeys(("target_shop", "target_cart", "target_victim", "target_space"), 2),
    **{"target_second_cart": 3, "bribe_step_1": 3, "bribe_step_2": 4},
}
"""How many steps the player of a card has taken with it at each question for a target."""
_TOKENS = {
    "end-turn": "token-moon",
    "pause": "token-pause",
    "halt": "token-halt",
    "stop": "token-halt",
    "pass": "token-pass",
    "react": "token-react",
    "no-reaction": "token-pass",
}


def lay_mat(table: Table, seat: int) -> None:
    """A player's shops, carts, cards and points at a glance."""
    view = table.view
    colour = view["colour"][seat]
    panel = f"mat:{seat}"
    title = Text("panel-mat-own" if view["seat"] == seat else "panel-mat", {"player": player(view, seat)})
    width, height = (1000.0, 262.0) if table.narrow else (480.0, 132.0)
    k = 2.0 if table.narrow else 1.0
    backdrop = "mat-narrow" if table.narrow else "mat"
    v = k  # how far apart things lie from top to bottom
    if not table.narrow and view["seats"] > 4:  # six mats must leave room for the log beside the board
        height, backdrop, v = 94.0, "mat-low", 0.72
    table.panels.append(Panel(panel, width, height, title, backdrop, area="side", active=view["decider"] == seat))
    if colour == NONE:
        return
    name = COLOUR_NAMES[colour]
    table.pieces.append(
        Piece(f"flag:{seat}", panel, 44 * k, 50 * v, 66 * v, 66 * v, "flag", name, f"crest-{EMBLEMS[colour]}", layer=1)
    )
    table.captions.append(
        Caption(
            panel,
            44 * k,
            113 * v,
            Text("mat-score", {"points": points(view["scores"][seat])}),
            14 * k,
            "middle",
            bold=True,
            colour=LIGHT,
        )
    )
    for n in range(PER_SHOPS):
        shop = PER_SHOPS * colour + n
        x, y = (108 + 44 * n) * k, 36 * v
        order = view["order"][shop]
        if not order:
            continue
        need, got = table.names.need(view, shop), view["delivered"][shop]
        complete = bool(view["complete"][shop])
        symbol = "sign-complete" if complete else f"sign-{min(need, 4)}-{min(got, 4)}"
        tip = (
            Text("tip-shop-complete", {"shop": table.names.shop(shop), "points": points(order)})
            if complete
            else Text("tip-shop", {"shop": table.names.shop(shop), "got": got, "need": need, "points": points(order)})
        )
        table.pieces.append(
            Piece(f"mat-shop:{shop}", panel, x, y, 38 * k, 38 * k, symbol, name, f"crest-{EMBLEMS[colour]}", tip=tip)
        )
    for n in range(PER_COLOUR):
        _lay_cart(table, panel, PER_COLOUR * colour + n, (108 + 44 * n) * k, 92 * v, 40 * k)
    _lay_hand_of(table, seat, panel, k, v)


def _lay_cart(table: Table, panel: str, cart: int, x: float, y: float, size: float) -> None:
    view = table.view
    home = view["status"][cart] == HOME
    symbol = "cart-home" if home else f"cart-{view['goods'][cart]}"
    tip = Text("cart-home") if home else cart_name(cart)
    colour = cart // PER_COLOUR
    table.pieces.append(
        Piece(
            f"mat-cart:{cart}",
            panel,
            x,
            y,
            size,
            size,
            symbol,
            COLOUR_NAMES[colour],
            f"badge-{EMBLEMS[colour]}",
            tip=tip,
        )
    )
    if view["wreck"][cart] != NONE:
        table.pieces.append(
            Piece(
                f"mat-wreck:{cart}", panel, x + size * 0.32, y + size * 0.3, size * 0.45, size * 0.45, "wreck", layer=1
            )
        )


def _lay_hand_of(table: Table, seat: int, panel: str, k: float, v: float) -> None:
    """How many cards a player holds; who begins each round; premiums."""
    view = table.view
    held = view["held"][seat]
    for n in range(held):
        x = (392 + 14 * n) * k
        table.pieces.append(Piece(f"back:{seat}:{n}", panel, x, 40 * v, 44 * k, 44 * k, "card-back", layer=n))
    if held:
        tip = Text("tip-hand", {"player": player(view, seat), "n": held})
        table.places.append(Place(f"hand:{seat}", panel, 415 * k, 40 * v, 96 * k, 48 * k, tip=tip))
    if view["first_player"] == seat:
        tip = Text("tip-first")
        table.pieces.append(Piece(f"first:{seat}", panel, 450 * k, 97 * v, 34 * k, 34 * k, "lamp", tip=tip, layer=1))
    if view["premium"][seat]:
        text = Text("mat-premium", {"premium": view["premium"][seat]})
        table.captions.append(Caption(panel, 382 * k, 101 * v, text, 15 * k, "middle", colour=LIGHT))


# ---------------------------------------------------------------- cards


def lay_cards(table: Table) -> None:
    """The viewer's hand, the card being played, the draw pile and the discard pile."""
    view = table.view
    width, height = (1000.0, 300.0) if table.narrow else (660.0, 108.0)
    backdrop = "cards-narrow" if table.narrow else "cards"
    own = view["seat"] is not None
    title = Text("panel-hand" if own else "panel-cards")
    table.panels.append(Panel("cards", width, height, title, backdrop, area="below"))
    hand = view["hand"][view["seat"]] if own else [0] * len(CARD_NAMES)
    held = [kind for kind in range(len(CARD_NAMES)) if hand[kind]]
    back = _named_so_far(table)
    for spot, kind in enumerate(held):
        tip = Text("tip-card", {"card": card_name(kind), "text": card_text(kind, table.data.board)})
        _lay_card(table, f"card:{kind}", spot, kind, tip, count=hand[kind], back=back)
    if view["card"] != NONE:
        tip = Text("tip-playing", {"card": card_name(view["card"])})
        _lay_card(table, "played", 4, view["card"], tip, fresh=True, back=back)
    discard, pile = view["discard"], view["pile_size"]
    tip = Text("tip-pile", {"n": pile})
    _lay_pile(table, 0, Text("caption-pile", {"n": pile}), ("pile", "card-back", tip) if pile else None)
    top = None
    if discard:
        tip = Text("tip-discard-top", {"n": len(discard), "card": card_name(discard[-1])})
        top = ("discard", f"card-{CARD_NAMES[discard[-1]]}", tip)
    _lay_pile(table, 1, Text("caption-discard", {"n": len(discard)}), top)


def _named_so_far(table: Table) -> int:
    """The steps by which the viewer has shown his card and named targets so far: a click on a card takes them back."""
    view = table.view
    if view["seat"] is None or view["decider"] != view["seat"] or view["card_player"] != view["mover"]:
        return 0
    steps = _NAMED.get(view["step"], 0)
    return steps - 1 if view["target"] == BANDITS and view["step"].startswith("bribe") else steps


def _lay_card(
    table: Table, id_: str, spot: int, kind: int, tip: Text, *, count: int = 1, fresh: bool = False, back: int = 0
) -> None:
    """A card with its name below it, in two lines where it is long."""
    step, size, letters = (168.0, 150.0, 26.0) if table.narrow else (95.0, 62.0, 12.0)
    x, y = step * (spot + 0.5) + 9, size / 2 + 9
    symbol = f"card-{CARD_NAMES[kind]}"
    layer = 2 if fresh else 0
    table.pieces.append(Piece(id_, "cards", x, y, size, size, symbol, tip=tip, layer=layer, fresh=fresh, back=back))
    if count > 1:
        dx, small = size * 0.36, size * 0.3
        badge = Piece(f"count:{kind}", "cards", x + dx, y - dx, small, small, "badge", label=str(count), layer=1)
        table.pieces.append(badge)
    name = card_name(kind)
    lines = [Text(f"{name.key}-{part}") for part in ("begin", "rest")] if CARD_NAMES[kind] in _LONG else [name]
    for n, line in enumerate(lines):
        foot = size + 9 + letters * (1.4 + 1.08 * n)
        table.captions.append(Caption("cards", x, foot, line, letters, "middle", colour=LIGHT))


def _lay_pile(table: Table, n: int, words: Text, top: tuple[str, str, Text] | None) -> None:
    """The draw pile and the discard pile: side by side, on a phone one above the other."""
    size, letters = (92.0, 26.0) if table.narrow else (62.0, 12.0)
    x, y = (918.0, 56 + 144.0 * n) if table.narrow else (532.0 + 84 * n, size / 2 + 9)
    if top is not None:
        id_, symbol, tip = top
        table.pieces.append(Piece(id_, "cards", x, y, size, size, symbol, tip=tip))
    table.captions.append(
        Caption(
            "cards", x, y + size / 2 + letters * (1.05 if table.narrow else 1.4), words, letters, "middle", colour=LIGHT
        )
    )


# ---------------------------------------------------------------- tokens


def lay_orders(table: Table, legal: Sequence[int]) -> None:
    """Tokens for what has no place of its own, and the outcomes when chance is typed in."""
    width, height, size, text = (1000.0, 210.0, 124.0, 30.0) if table.narrow else (460.0, 108.0, 66.0, 13.0)
    backdrop = "orders-narrow" if table.narrow else "orders"
    table.panels.append(Panel("orders", width, height, Text("panel-orders"), backdrop, area="below"))
    tokens = [token for action in legal if (token := _token(table, action)) is not None]
    step = width / max(4, len(tokens))
    size = min(size, step * 0.9)
    for i, (id_, symbol, colour, mark, words) in enumerate(tokens):
        x, y = step * (i + 0.5), 10 + size / 2
        table.pieces.append(Piece(id_, "orders", x, y, size, size, symbol, colour, mark, tip=words))
        letters = min(text, step / 5)
        table.captions.append(Caption("orders", x, height - text * 0.7, words, letters, "middle", colour=LIGHT))
    if len(tokens) < 3:
        x = (width + step * len(tokens)) / 2
        table.captions.append(
            Caption("orders", x, height / 2 + text * 0.4, _news(table), text * 1.3, "middle", colour=LIGHT)
        )


def _token(table: Table, action: int) -> tuple[str, str, str | None, str | None, Text] | None:
    """Id, symbol, colour, mark and words of the token for an action; None if it has a place of its own."""
    name, which = table.names.family(action)
    view = table.view
    if name in _TOKENS:
        return f"order:{name}", _TOKENS[name], None, None, Text(f"order-{name}")
    id_ = f"order:{name}:{which}"
    if name in ("colour", "dealt"):
        if which == COLOURS:
            return id_, "bandits-0", None, None, colour_name(which)
        return id_, "flag", COLOUR_NAMES[which], f"crest-{EMBLEMS[which]}", colour_name(which)
    if name == "zone":
        return id_, f"zone-{ZONE_NAMES[which]}", None, None, zone_name(which)
    if name in ("first", "reaction"):
        colour = view["colour"][which] if which < view["seats"] else NONE
        words = player(view, which) if which < view["seats"] else Text("seat", {"number": which + 1})
        if colour == NONE:
            return id_, "lamp", None, None, words
        return id_, "flag", COLOUR_NAMES[colour], f"crest-{EMBLEMS[colour]}", words
    if name == "draw":
        return id_, f"card-{CARD_NAMES[which]}", None, None, card_name(which)
    if name == "orders":
        orders = " ".join(map(str, table.data.board.arrangements[which]))
        return id_, "lamp", None, None, Text("label-orders", {"orders": orders})
    return None


def _news(table: Table) -> Text:
    """Who is to decide."""
    view = table.view
    if view["over"]:
        return Text("orders-over")
    if view["step"] in _WINDOWS:
        return Text("orders-window")
    if view["decider"] < 0:
        return Text("orders-chance")
    if view["decider"] == view["seat"]:
        return Text("orders-yours")
    return Text("orders-decides", {"player": player(view, view["decider"])})
