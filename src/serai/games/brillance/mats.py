"""Beside the board: a mat for each trader, the cards, and tokens for what happens nowhere on the board."""

from collections.abc import Sequence

from msgspec import Struct

from serai.core.parts import Drawing, Excerpt, Fixed, Sheet
from serai.core.scene import Caption, Panel, Piece, Place
from serai.core.texts import Text
from serai.core.view import View
from serai.games.brillance.actions import BANDITS, COLOURS, PER_COLOUR
from serai.games.brillance.board import PER_SHOPS
from serai.games.brillance.data import CARD_NAMES, COLOUR_NAMES, ZONE_NAMES
from serai.games.brillance.layout import EMBLEMS, LIGHT, Layout
from serai.games.brillance.names import called, card_name, card_text, cart_name, colour_name, player, points, zone_name
from serai.games.brillance.position import HOME, NONE

_WINDOWS = ("react", "reveal", "bribe_reaction", "bribe_reveal")
_LONG = ("unfair_competition", "unexpected_obstacle", "cleared_passage")
"""Cards whose names take two lines."""
_NAMED = {
    **dict.fromkeys(("target_colour", "target_thief", "target_zone", "target_dwarf"), 1),
    **dict.fromkeys(("target_shop", "target_cart", "target_victim", "target_space"), 2),
    **{"target_second_cart": 3, "bribe_step_1": 3, "bribe_step_2": 4},
}
"""How many steps the player of a card has taken with it at each question for a target."""
Token = tuple[str, str, str | None, str | None, Text]
"""Id, symbol, colour, mark and words."""
_TOKENS = {
    "end-turn": "token-moon",
    "pause": "token-pause",
    "halt": "token-halt",
    "stop": "token-halt",
    "pass": "token-pass",
    "react": "token-react",
    "no-reaction": "token-pass",
}


class Shop(Struct, frozen=True):
    """What a shop has and wants, as its sign shows it."""

    order: int
    got: int
    plus: int
    minus: int
    complete: bool

    @property
    def need(self) -> int:
        """How many goods it wants in all."""
        return self.order + self.plus - self.minus

    @property
    def symbol(self) -> str:
        return "sign-complete" if self.complete else f"sign-{min(self.need, 4)}-{min(self.got, 4)}"


def shops_of(view: View) -> list[tuple[Shop, ...]]:
    """By colour, its shops."""
    fields = (view["order"], view["delivered"], view["plus"], view["minus"], map(bool, view["complete"]))
    shops = [Shop(*facts) for facts in zip(*fields, strict=True)]
    return [tuple(shops[first : first + PER_SHOPS]) for first in range(0, len(shops), PER_SHOPS)]


def shop_tip(layout: Layout, number: int, shop: Shop) -> Text:
    """A shop in a line."""
    name = layout.names.shop(number)
    if not shop.order:
        return Text("tip-shop-closed", {"shop": name})
    if shop.complete:
        return Text("tip-shop-complete", {"shop": name, "points": points(shop.order)})
    return Text("tip-shop", {"shop": name, "got": shop.got, "need": shop.need, "points": points(shop.order)})


def mat_parts(sketch: Drawing, layout: Layout, view: View, shops: list[tuple[Shop, ...]], seat: int) -> None:
    """A player's shops, carts, cards and points at a glance."""
    colour, low = view["colour"][seat], view["seats"] > 4  # six mats must leave room for the log beside the board
    active, own = view["decider"] == seat, view["seat"] == seat
    sketch.lay(_lay_mat, layout, low, seat, colour, own, active, view["scores"][seat])
    if colour == NONE:
        return
    sketch.lay(_lay_mat_shops, layout, low, seat, colour, shops[colour])
    carts = tuple(
        (HOME if view["status"][cart] == HOME else 0, view["goods"][cart], view["wreck"][cart] != NONE)
        for cart in range(PER_COLOUR * colour, PER_COLOUR * colour + PER_COLOUR)
    )
    sketch.lay(_lay_mat_carts, layout, low, seat, colour, carts)
    begins = view["first_player"] == seat
    sketch.lay(_lay_hand_of, layout, low, seat, colour, view["held"][seat], begins, view["premium"][seat])


def _scales(layout: Layout, low: bool) -> tuple[float, float]:
    """How large things are on a mat, and how far apart they lie from top to bottom."""
    k = 2.0 if layout.narrow else 1.0
    return k, 0.72 if low and not layout.narrow else k


def _lay_mat(
    sheet: Sheet, layout: Layout, low: bool, seat: int, colour: int, own: bool, active: bool, score: int
) -> None:
    panel = f"mat:{seat}"
    title = Text("panel-mat-own" if own else "panel-mat", {"player": called(colour, seat)})
    width, height = (1000.0, 262.0) if layout.narrow else (480.0, 94.0 if low else 132.0)
    k, v = _scales(layout, low)
    backdrop = "mat-narrow" if layout.narrow else "mat-low" if low else "mat"
    sheet.panels.append(Panel(panel, width, height, title, backdrop, area="side", active=active))
    if colour == NONE:
        return
    name, crest = COLOUR_NAMES[colour], f"crest-{EMBLEMS[colour]}"
    sheet.pieces.append(Piece(f"flag:{seat}", panel, 52 * k, 50 * v, 66 * v, 66 * v, "flag", name, crest, layer=1))
    text = Text("mat-score", {"points": points(score)})
    sheet.captions.append(Caption(panel, 52 * k, 113 * v, text, 14 * k, "middle", bold=True, colour=LIGHT))


def _lay_mat_shops(sheet: Sheet, layout: Layout, low: bool, seat: int, colour: int, shops: tuple[Shop, ...]) -> None:
    panel, name, crest = f"mat:{seat}", COLOUR_NAMES[colour], f"crest-{EMBLEMS[colour]}"
    k, v = _scales(layout, low)
    for n, shop in enumerate(shops):
        if shop.order:
            number = PER_SHOPS * colour + n
            x, tip = (116 + 44 * n) * k, shop_tip(layout, number, shop)
            sheet.pieces.append(
                Piece(f"mat-shop:{number}", panel, x, 36 * v, 38 * k, 38 * k, shop.symbol, name, crest, tip=tip)
            )


def _lay_mat_carts(
    sheet: Sheet, layout: Layout, low: bool, seat: int, colour: int, carts: tuple[tuple[int, int, bool], ...]
) -> None:
    """The carts of a player, each with its status, its goods, and whether it is wrecked."""
    panel, name, badge = f"mat:{seat}", COLOUR_NAMES[colour], f"badge-{EMBLEMS[colour]}"
    k, v = _scales(layout, low)
    for n, (status, load, wrecked) in enumerate(carts):
        cart = PER_COLOUR * colour + n
        x, y, size = (116 + 44 * n) * k, 92 * v, 40 * k
        symbol = "cart-home" if status == HOME else f"cart-{load}"
        tip = Text("cart-home") if status == HOME else cart_name(cart)
        sheet.pieces.append(Piece(f"mat-cart:{cart}", panel, x, y, size, size, symbol, name, badge, tip=tip))
        if wrecked:
            spot, small = (x + size * 0.32, y + size * 0.3), size * 0.45
            sheet.pieces.append(Piece(f"mat-wreck:{cart}", panel, *spot, small, small, "wreck", layer=1))


def _lay_hand_of(
    sheet: Sheet, layout: Layout, low: bool, seat: int, colour: int, held: int, begins: bool, premium: int
) -> None:
    """How many cards a player holds; whether he begins each round; premiums."""
    panel = f"mat:{seat}"
    k, v = _scales(layout, low)
    for n in range(held):
        x = (392 + 14 * n) * k
        sheet.pieces.append(Piece(f"back:{seat}:{n}", panel, x, 40 * v, 44 * k, 44 * k, "card-back", layer=n))
    if held:
        tip = Text("tip-hand", {"player": called(colour, seat), "n": held})
        sheet.places.append(Place(f"hand:{seat}", panel, 415 * k, 40 * v, 96 * k, 48 * k, tip=tip))
    if begins:
        tip = Text("tip-first")
        sheet.pieces.append(Piece(f"first:{seat}", panel, 450 * k, 97 * v, 34 * k, 34 * k, "lamp", tip=tip, layer=1))
    if premium:
        text = Text("mat-premium", {"premium": premium})
        sheet.captions.append(Caption(panel, 382 * k, 101 * v, text, 15 * k, "middle", colour=LIGHT))


# ---------------------------------------------------------------- cards


def card_parts(sketch: Drawing, layout: Layout, view: View, seen: Fixed) -> None:
    """The viewer's hand, the card being played, the draw pile and the discard pile."""
    own = view["seat"] is not None
    hand = seen["hand"][view["seat"]] if own else (0,) * len(CARD_NAMES)
    sketch.lay(_lay_cards, layout, own, hand, view["card"], _named_so_far(view))
    discard = view["discard"]
    sketch.lay(_lay_piles, layout, view["pile_size"], len(discard), discard[-1] if discard else NONE)


def _lay_cards(sheet: Sheet, layout: Layout, own: bool, hand: tuple[int, ...], played: int, back: int) -> None:
    width, height = (1000.0, 300.0) if layout.narrow else (720.0, 108.0)
    backdrop = "cards-narrow" if layout.narrow else "cards"
    title = Text("panel-hand" if own else "panel-cards")
    sheet.panels.append(Panel("cards", width, height, title, backdrop, area="below"))
    for spot, kind in enumerate(kind for kind, count in enumerate(hand) if count):
        tip = Text("tip-card", {"card": card_name(kind), "text": card_text(kind, layout.data.board)})
        _lay_card(sheet, layout, f"card:{kind}", spot, kind, tip, count=hand[kind], back=back)
    if played != NONE:
        tip = Text("tip-playing", {"card": card_name(played)})
        _lay_card(sheet, layout, "played", 4, played, tip, fresh=True, back=back)


def _lay_piles(sheet: Sheet, layout: Layout, pile: int, discarded: int, last: int) -> None:
    tip = Text("tip-pile", {"n": pile})
    _lay_pile(sheet, layout, 0, Text("caption-pile", {"n": pile}), ("pile", "card-back", tip) if pile else None)
    top = None
    if discarded:
        tip = Text("tip-discard-top", {"n": discarded, "card": card_name(last)})
        top = ("discard", f"card-{CARD_NAMES[last]}", tip)
    _lay_pile(sheet, layout, 1, Text("caption-discard", {"n": discarded}), top)


def _named_so_far(view: View) -> int:
    """The steps by which the viewer has shown his card and named targets so far: a click on a card takes them back."""
    if view["seat"] is None or view["decider"] != view["seat"] or view["card_player"] != view["mover"]:
        return 0
    steps = _NAMED.get(view["step"], 0)
    return steps - 1 if view["target"] == BANDITS and view["step"].startswith("bribe") else steps


def _lay_card(
    sheet: Sheet,
    layout: Layout,
    id_: str,
    spot: int,
    kind: int,
    tip: Text,
    *,
    count: int = 1,
    fresh: bool = False,
    back: int = 0,
) -> None:
    """A card with its name below it, in two lines where it is long."""
    step, size, letters = (168.0, 150.0, 26.0) if layout.narrow else (112.0, 60.0, 12.5)
    x, y = step * (spot + 0.5) + 9, size / 2 + 9
    symbol = f"card-{CARD_NAMES[kind]}"
    layer = 2 if fresh else 0
    sheet.pieces.append(Piece(id_, "cards", x, y, size, size, symbol, tip=tip, layer=layer, fresh=fresh, back=back))
    if count > 1:
        dx, small = size * 0.36, size * 0.3
        badge = Piece(f"count:{kind}", "cards", x + dx, y - dx, small, small, "badge", label=str(count), layer=1)
        sheet.pieces.append(badge)
    name = card_name(kind)
    lines = [Text(f"{name.key}-{part}") for part in ("begin", "rest")] if CARD_NAMES[kind] in _LONG else [name]
    for n, line in enumerate(lines):
        foot = size + 9 + letters * (1.55 + 1.05 * n)
        sheet.captions.append(Caption("cards", x, foot, line, letters, "middle", colour=LIGHT))


def _lay_pile(sheet: Sheet, layout: Layout, n: int, words: Text, top: tuple[str, str, Text] | None) -> None:
    """The draw pile and the discard pile: side by side, on a phone one above the other."""
    size, letters = (92.0, 26.0) if layout.narrow else (60.0, 12.5)
    x, y = (918.0, 56 + 144.0 * n) if layout.narrow else (592.0 + 84 * n, size / 2 + 9)
    if top is not None:
        id_, symbol, tip = top
        sheet.pieces.append(Piece(id_, "cards", x, y, size, size, symbol, tip=tip))
    sheet.captions.append(
        Caption(
            "cards",
            x,
            y + size / 2 + letters * (1.05 if layout.narrow else 1.4),
            words,
            letters,
            "middle",
            colour=LIGHT,
        )
    )


# ---------------------------------------------------------------- tokens


def orders_part(sketch: Drawing, layout: Layout, view: View, seen: Fixed, legal: Sequence[int]) -> None:
    """Tokens for what has no place of its own, outcomes when chance is typed in, and who is to decide."""
    seated = seen.only("seats", "colour")
    tokens = tuple(token for action in legal if (token := _token(layout, seated, action)) is not None)
    sketch.lay(_lay_orders, layout, tokens, _news(view))


def _lay_orders(sheet: Sheet, layout: Layout, tokens: tuple[Token, ...], news: Text) -> None:
    width, height, size, text = (1000.0, 210.0, 124.0, 30.0) if layout.narrow else (340.0, 108.0, 66.0, 13.0)
    backdrop = "orders-narrow" if layout.narrow else "orders"
    sheet.panels.append(Panel("orders", width, height, Text("panel-orders"), backdrop, area="below"))
    step = width / max(4, len(tokens))
    size = min(size, step * 0.9)
    for i, (id_, symbol, colour, mark, words) in enumerate(tokens):
        x, y = step * (i + 0.5), 10 + size / 2
        sheet.pieces.append(Piece(id_, "orders", x, y, size, size, symbol, colour, mark, tip=words))
        letters = min(text, step / 5)
        sheet.captions.append(Caption("orders", x, height - text * 0.7, words, letters, "middle", colour=LIGHT))
    if len(tokens) < 3:
        x = (width + step * len(tokens)) / 2
        sheet.captions.append(Caption("orders", x, height / 2 + text * 0.4, news, text * 1.3, "middle", colour=LIGHT))


def _token(layout: Layout, view: Excerpt, action: int) -> Token | None:
    """The token for an action; None if it has a place of its own."""
    name, which = layout.names.family(action)
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
        orders = " ".join(map(str, layout.data.board.arrangements[which]))
        return id_, "lamp", None, None, Text("label-orders", {"orders": orders})
    return None


def _news(view: View) -> Text:
    """Who is to decide."""
    if view["over"]:
        return Text("orders-over")
    if view["step"] in _WINDOWS:
        return Text("orders-window")
    if view["decider"] < 0:
        return Text("orders-chance")
    if view["decider"] == view["seat"]:
        return Text("orders-yours")
    return Text("orders-decides", {"player": player(view, view["decider"])})
