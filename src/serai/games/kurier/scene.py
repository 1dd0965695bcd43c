"""A view of Kurier as a drawing: the board, a mat for each governor, the orders and the box.

What is in no path should let clicks through.
"""

from collections.abc import Callable, Sequence

from serai.core.parts import Drawing, Fixed, Sheet
from serai.core.scene import Caption, Choice, Panel, Piece, Place
from serai.core.texts import Text
from serai.core.view import View
from serai.games.kurier.actions import (
    DECLINE,
    DEPLOY_RESERVE,
    DEPLOY_STACK,
    MOVE_DISPATCH,
    PASS,
    STOP,
    TRAVEL,
    TURN_COIN,
)
from serai.games.kurier.board import COLOURS, TYPES
from serai.games.kurier.couriers import Couriers, Guest, find_couriers
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES
from serai.games.kurier.layout import Layout, lay_courier
from serai.games.kurier.mats import lay_box, lay_hand, lay_mat, lay_purse, lay_reserve, lay_stack
from serai.games.kurier.names import courier, player
from serai.games.kurier.position import EMPTY

SIGNS = {
    TRAVEL: ("travel", "signpost"),
    PASS: ("pass", "seal-pass"),
    STOP: ("stop", "seal-stop"),
    DECLINE: ("decline", "seal-decline"),
}
"""Actions that happen nowhere on the board or the mats: their name and the symbol of their sign."""


def drawing(
    layout: Layout,
    view: View,
    legal: Sequence[int],
    *,
    notation: Sequence[str],
    label: Callable[[int], Text],
    explain: Callable[[int], Text | None] = lambda action: None,
) -> Drawing:
    """The view as a drawing, with one click path for each of the given actions.

    ``notation``, ``label`` and ``explain`` give a choice its line of text, its words and its help. All paths are one
    click long, so none can be the beginning of another.
    """
    narrow, seats = layout.form.narrow, int(view["seats"])
    own = view["seat"] if view["seat"] is not None else 0
    actor = _actor(view)
    seen = Fixed(view)
    reserve, under, turned = seen["reserve"], seen["under"], seen["turned"]
    drawn = (view["mover"], view["drawn"])
    couriers = find_couriers(layout, seen["rooms"], under, drawn, reserve, seen["stack_colour"])
    sketch = Drawing("kurier", narrow)
    sketch.lay(_lay_board, layout, seen["closed"])
    sketch.lay(_lay_palace, layout, view["palace_size"], turned)
    for seat, where in enumerate(view["dispatch"]):
        sketch.lay(_lay_dispatch, layout, seat, where, view["dispatch"][:seat].count(where))
    moving = view["departure"] * TYPES + view["moving"] if view["moving"] >= 0 else EMPTY
    for village, guests in enumerate(couriers.guests):
        fresh = moving if moving in layout.villages[village] else EMPTY
        sketch.lay(_lay_village, layout, village, seen["closed"], guests, fresh)
    signs = tuple(action for action in legal if action in SIGNS or action >= layout.actions.start0)
    orders = (
        layout,
        signs,
        view["stack_colour"][actor],
        view["decider"],
        view["decider"] == view["seat"],
        view["over"],
    )
    if narrow:
        sketch.lay(_lay_orders, *orders)
    for seat in ((own + i) % seats for i in range(seats)):
        sketch.lay(lay_mat, layout, seat, view["seat"] == seat, view["decider"] == seat, couriers.colours[seat])
        stack = (view["stack_size"][seat], view["stack_colour"][seat])
        sketch.lay(lay_stack, layout, seat, stack, seen["unseen"][seat], under[seat])
        pick = seat == actor and view["step"] == "choose_reserve_courier"
        picks = tuple(a - layout.actions.type0 for a in legal if layout.actions.type0 <= a < layout.actions.lodge0)
        sketch.lay(lay_reserve, layout, seat, reserve[seat], couriers.reserve[seat], picks if pick else ())
        stash, hidden, banked = seen["stash"][seat], view["stash_size"][seat], seen["banked"][seat]
        found = turned if view["mover"] == seat else ()
        race = view["options"]["rubles"] == "race"
        sketch.lay(lay_purse, layout, seat, view["dispatch"][seat], stash, hidden, banked, found, race)
    if view["drawn"] >= 0:
        sketch.lay(lay_hand, layout, view["mover"], view["drawn"], couriers.hand)
    if not narrow:
        sketch.lay(_lay_orders, *orders)
    sketch.lay(lay_box, layout, seen["gone"], view["next_colour"])
    sketch.choices = tuple(
        Choice(a, notation[a], label(a), (_spot(layout, view, actor, couriers, a),), explain(a)) for a in legal
    )
    return sketch


def _actor(view: View) -> int:
    """The seat whose things are clicked: the decider, or the player on turn while chance decides."""
    decider = view["decider"]
    return int(decider if decider >= 0 else max(0, view["mover"]))


# ---------------------------------------------------------------- the board


def _lay_board(sheet: Sheet, layout: Layout, closed: tuple[int, ...]) -> None:
    form = layout.form
    backdrop = "board-narrow" if form.narrow else "board"
    sheet.panels.append(Panel("board", form.width, form.height, backdrop=backdrop, share=0.3))
    for number in closed:
        x, y = form.inns[number]
        tip = Text("tip-closed", {"inn": layout.inn(number)})
        size = form.house + 14
        sheet.pieces.append(Piece(f"closed:{number}", "board", x, y - 4, size, size, "closed", tip=tip))
    for number, (x, y) in enumerate(form.guards):
        tip = Text("tip-guard", {"value": int(layout.data["guard"][number]["value"])})
        sheet.places.append(Place(f"guard:{number}", "board", x, y, form.guard * 2.6, form.guard * 3, tip=tip))


def _lay_village(
    sheet: Sheet, layout: Layout, village: int, closed: tuple[int, ...], guests: tuple[Guest, ...], fresh: int
) -> None:
    """The open inns of a village and the couriers in them; the one in room ``fresh`` is moving."""
    form = layout.form
    foot, top = form.sign_dy + form.sign[1] / 2, -form.house / 2 - 20.0
    width = form.house + (12 if form.narrow else 32)
    lodged = [room // TYPES for room, _, _ in guests]
    for number in dict.fromkeys(room // TYPES for room in layout.villages[village]):
        if number not in closed:
            x, y = form.inns[number]
            at = int(layout.data["inn"][number]["village"])
            tip = Text("tip-inn", {"inn": layout.inn(number), "village": at, "guests": lodged.count(number)})
            sheet.places.append(Place(f"inn:{number}", "board", x, y + (top + foot) / 2, width, foot - top, tip=tip))
    for room, guest, id_ in guests:
        owner, colour = divmod(guest, COLOURS)
        x, y = form.room_at(room)
        code = colour * TYPES + room % TYPES
        lay_courier(sheet, layout, id_, "board", x, y, form.room - 3, owner, code, 1, room == fresh)


def _lay_palace(sheet: Sheet, layout: Layout, size: int, turned: tuple[int, ...]) -> None:
    """Face-down coins fill the slots from the first on; those turned up in this turn lie open in the last ones."""
    form = layout.form
    xs, ys = [x for x, _ in form.coins], [y for _, y in form.coins]
    pad = 2 * form.coin + 14
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    width, height = max(xs) - min(xs) + pad, max(ys) - min(ys) + pad
    sheet.places.append(Place("palace", "board", *middle, width, height, tip=Text("tip-palace", {"coins": size})))
    side = 2 * form.coin
    slots = len(form.coins)
    for slot in range(min(size, slots)):
        x, y = form.coins[slot]
        sheet.pieces.append(Piece(f"coin:palace:{slot}", "board", x, y, side, side, "coin-back"))
    spot = slots - 1
    for kind, count in enumerate(turned):
        for k in range(count):
            x, y = form.coins[max(spot, 0)]
            sheet.pieces.append(
                Piece(
                    f"coin:turned:{kind}:{k}",
                    "board",
                    x,
                    y,
                    side * 1.12,
                    side * 1.12,
                    f"coin-{COIN_NAMES[kind]}",
                    tip=Text("tip-turned", {"coin": layout.coin(kind)}),
                    layer=1,
                    fresh=True,
                )
            )
            spot -= 1


def _lay_dispatch(sheet: Sheet, layout: Layout, seat: int, where: int, before: int) -> None:
    """A dispatch lies on its mat, on a courier, or at a guard beside those that came ``before`` in seat order."""
    form = layout.form
    rooms = len(form.inns) * TYPES
    owner = player(seat)
    panel, layer = "board", 3
    if where < 0:
        # it waits where the first courier will be turned up, as if that one carried it already
        panel, (x, y), tile = f"mat:{seat}", layout.mat.hand, layout.mat.tile
        x, y, size = x + tile * 0.2, y + tile * 0.3, tile * 0.64
        tip = Text("tip-dispatch-home", {"player": owner})
    elif where < rooms:
        x, y = form.room_at(where)
        size = form.room * 0.64
        x, y = x + form.room * 0.19, y + form.room * 0.3
        tip = Text(
            "tip-dispatch-inn", {"player": owner, "inn": layout.inn(where // TYPES), "courier": courier(where % TYPES)}
        )
    else:
        guard = where - rooms
        (gx, gy), (dx, dy) = form.guards[guard], form.slots[before % len(form.slots)]
        x, y, size = gx + dx, gy + dy, 46.0 if form.narrow else 42.0
        tip = Text("tip-dispatch-guard", {"player": owner, "value": int(layout.data["guard"][guard]["value"])})
    name, mark = COLOUR_NAMES[seat], f"wax-{layout.emblems[seat]}"
    sheet.pieces.append(
        Piece(f"dispatch:{seat}", panel, x, y, size, size, "dispatch", name, mark, tip=tip, layer=layer)
    )


# ---------------------------------------------------------------- orders


def _lay_orders(
    sheet: Sheet, layout: Layout, legal: tuple[int, ...], colour: int, decider: int, own: bool, over: bool
) -> None:
    """Signs for what has no place of its own on board and mats, and the outcomes when chance is typed in."""
    narrow, actions = layout.form.narrow, layout.actions
    width, height, size, text = (1000.0, 190.0, 116.0, 30.0) if narrow else (760.0, 116.0, 72.0, 18.0)
    sheet.panels.append(
        Panel("orders", width, height, Text("panel-orders"), "orders-narrow" if narrow else "orders", area="below")
    )
    signs: list[tuple[str, str, str | None, Text]] = []
    for a in legal:
        if a in SIGNS:
            name, symbol = SIGNS[a]
            signs.append((f"order:{name}", symbol, None, Text(f"order-{name}")))
        elif a < actions.courier0:
            seat = a - actions.start0
            signs.append((f"chance:seat:{seat}", f"arms-{layout.emblems[seat]}", COLOUR_NAMES[seat], player(seat)))
        elif a < actions.coin0:
            kind = a - actions.courier0
            signs.append((f"chance:type:{kind}", f"courier-{TYPE_NAMES[kind]}", COLOUR_NAMES[colour], courier(kind)))
        else:
            name = COIN_NAMES[a - actions.coin0]
            signs.append((f"chance:coin:{name}", f"coin-{name}", None, layout.coin(a - actions.coin0)))
    step = width / max(5, len(signs))
    for i, (id_, symbol, colour_name, words) in enumerate(signs):
        x, y = step * (i + 0.5), size / 2 + 9
        sheet.pieces.append(Piece(id_, "orders", x, y, size, size, symbol, colour_name, tip=words))
        sheet.captions.append(Caption("orders", x, height - text * 0.7, words, text, "middle", bold=True))
    if len(signs) < 3:
        # the sleigh on the parchment takes the right end
        middle = (width * 0.74 + step * len(signs)) / 2
        sheet.captions.append(
            Caption("orders", middle, height / 2 + text * 0.4, _news(decider, own, over), text * 1.08, "middle")
        )


def _news(decider: int, own: bool, over: bool) -> Text:
    """Who is to decide."""
    if over:
        return Text("orders-over")
    if decider < 0:
        return Text("orders-chance")
    return Text("orders-yours") if own else Text("orders-decides", {"player": player(decider)})


# ---------------------------------------------------------------- click paths


def _spot(layout: Layout, view: View, seat: int, couriers: Couriers, action: int) -> str:
    """The id to click for this action."""
    actions = layout.actions
    fixed = {DEPLOY_RESERVE: f"reserve:{seat}", MOVE_DISPATCH: f"dispatch:{seat}", TURN_COIN: "palace"}
    if action in fixed:
        return fixed[action]
    if action in SIGNS:
        return f"order:{SIGNS[action][0]}"
    if action == DEPLOY_STACK:
        # with an empty stack the couriers of the next unused colour become the new one
        return f"stack:{seat}" if view["stack_size"][seat] else f"unused:{COLOUR_NAMES[int(view['next_colour'])]}"
    if action < actions.lodge0:
        kind = action - actions.type0
        if view["step"] == "choose_first_traveller":
            return couriers.ids[int(view["departure"]) * TYPES + kind]
        return f"reserve:{seat}:{TYPE_NAMES[kind]}"
    if action < actions.receiver0:
        return f"inn:{(action - actions.lodge0) % (actions.depart0 - actions.lodge0)}"
    if action < actions.rob0:
        return couriers.ids[action - actions.receiver0]
    if action < actions.start0:
        return f"stash:{action - actions.rob0}"
    if action < actions.courier0:
        return f"chance:seat:{action - actions.start0}"
    if action < actions.coin0:
        return f"chance:type:{action - actions.courier0}"
    return f"chance:coin:{COIN_NAMES[action - actions.coin0]}"
