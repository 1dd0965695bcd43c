"""A view of Kurier as a drawing: the board, a mat for each governor, the orders and the box.

The rules do not tell one green officer from another, so a courier's id is a rank among its like (owner, colour, type):
first those that came home under the stack, then those on the board from the front to the rear, then the one in hand,
then the reserve. So a courier that is deployed, travels or comes home keeps its id, unless it overtakes one of its
like: then the two swap, which shows the same couriers in the same rooms. What is in no path should let clicks through.
"""

from collections.abc import Callable, Sequence

from serai.core.scene import Caption, Choice, Panel, Piece, Place, Scene
from serai.core.texts import Text
from serai.games.kurier.actions import (
    DECLINE,
    DEPLOY_RESERVE,
    DEPLOY_STACK,
    MOVE_DISPATCH,
    PASS,
    STOP,
    TRAVEL,
    TURN_COIN,
    Actions,
)
from serai.games.kurier.art.emblems import emblems
from serai.games.kurier.art.frame import Data, frame
from serai.games.kurier.art.mat import MATS
from serai.games.kurier.board import COLOURS, TYPES
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES
from serai.games.kurier.mats import lay_box, lay_mat
from serai.games.kurier.names import courier, player
from serai.games.kurier.position import EMPTY
from serai.games.kurier.table import Table, View, lay_courier

SIGNS = {
    TRAVEL: ("travel", "signpost"),
    PASS: ("pass", "seal-pass"),
    STOP: ("stop", "seal-stop"),
    DECLINE: ("decline", "seal-decline"),
}
"""Actions that happen nowhere on the board or the mats: their name and the symbol of their sign."""


def scene(
    data: Data,
    view: View,
    legal: Sequence[int],
    actions: Actions,
    *,
    notation: Sequence[str],
    label: Callable[[int], Text],
    explain: Callable[[int], Text | None] = lambda action: None,
    narrow: bool = False,
) -> Scene:
    """The view as a drawing, with one click path for each of the given actions.

    ``data`` is the parsed data file. ``notation``, ``label`` and ``explain`` give a choice its line of text, its words
    and its help. All paths are one click long, so none can be the beginning of another.
    """
    table = Table(
        data=data,
        view=view,
        actions=actions,
        form=frame(data, narrow),
        mat=MATS[narrow],
        emblems=emblems(data),
    )
    seats = int(view["seats"])
    own = view["seat"] if view["seat"] is not None else 0
    order = [(own + i) % seats for i in range(seats)]
    _lay_board(table)
    if narrow:
        _lay_orders(table, legal)
    for seat in order:
        lay_mat(table, seat, legal)
    if not narrow:
        _lay_orders(table, legal)
    lay_box(table)
    _lay_couriers(table)
    choices = tuple(
        Choice(action=a, notation=notation[a], label=label(a), path=(_spot(table, a),), help=explain(a)) for a in legal
    )
    return Scene(
        game="kurier",
        panels=tuple(table.panels),
        places=tuple(table.places),
        pieces=tuple(table.pieces),
        captions=tuple(table.captions),
        choices=choices,
        narrow=narrow,
    )


# ---------------------------------------------------------------- the board


def _lay_board(table: Table) -> None:
    form, view = table.form, table.view
    backdrop = "board-narrow" if form.narrow else "board"
    table.panels.append(Panel("board", form.width, form.height, backdrop=backdrop, share=0.3))
    closed = list(view["closed"])
    roof = 20.0
    foot = form.sign_dy + form.sign[1] / 2
    for number, (x, y) in enumerate(form.inns):
        name = table.inn(number)
        if number in closed:
            tip = Text("tip-closed", {"inn": name})
            size = form.house + 14
            table.pieces.append(Piece(f"closed:{number}", "board", x, y - 4, size, size, "closed", tip=tip))
            continue
        guests = sum(room != EMPTY for room in view["rooms"][TYPES * number : TYPES * number + TYPES])
        tip = Text("tip-inn", {"inn": name, "village": int(table.data["inn"][number]["village"]), "guests": guests})
        top = -form.house / 2 - roof
        width = form.house + (12 if form.narrow else 32)
        table.places.append(Place(f"inn:{number}", "board", x, y + (top + foot) / 2, width, foot - top, tip=tip))
    for number, (x, y) in enumerate(form.guards):
        tip = Text("tip-guard", {"value": int(table.data["guard"][number]["value"])})
        table.places.append(Place(f"guard:{number}", "board", x, y, form.guard * 2.6, form.guard * 3, tip=tip))
    _lay_coins_in_palace(table)
    for seat in range(view["seats"]):
        _lay_dispatch(table, seat)


def _lay_coins_in_palace(table: Table) -> None:
    """Face-down coins fill the slots from the first on; those turned up in this turn lie open in the last ones."""
    form, view = table.form, table.view
    size = int(view["palace_size"])
    xs, ys = [x for x, _ in form.coins], [y for _, y in form.coins]
    pad = 2 * form.coin + 14
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    width, height = max(xs) - min(xs) + pad, max(ys) - min(ys) + pad
    table.places.append(Place("palace", "board", *middle, width, height, tip=Text("tip-palace", {"coins": size})))
    side = 2 * form.coin
    slots = len(form.coins)
    for slot in range(min(size, slots)):
        x, y = form.coins[slot]
        table.pieces.append(Piece(f"coin:palace:{slot}", "board", x, y, side, side, "coin-back"))
    spot = slots - 1
    for kind, count in enumerate(view["turned"]):
        for k in range(count):
            x, y = form.coins[max(spot, 0)]
            table.pieces.append(
                Piece(
                    f"coin:turned:{kind}:{k}",
                    "board",
                    x,
                    y,
                    side * 1.12,
                    side * 1.12,
                    f"coin-{COIN_NAMES[kind]}",
                    tip=Text("tip-turned", {"coin": table.coin(kind)}),
                    layer=1,
                    fresh=True,
                )
            )
            spot -= 1


def _lay_dispatch(table: Table, seat: int) -> None:
    """A dispatch lies on its mat, on a courier, or at a guard beside those that came before in seat order."""
    form, view = table.form, table.view
    where = int(view["dispatch"][seat])
    rooms = len(form.inns) * TYPES
    owner = player(seat)
    panel, layer = "board", 3
    if where < 0:
        # it waits where the first courier will be turned up, as if that one carried it already
        panel, (x, y), tile = f"mat:{seat}", table.mat.hand, table.mat.tile
        x, y, size = x + tile * 0.2, y + tile * 0.3, tile * 0.64
        tip = Text("tip-dispatch-home", {"player": owner})
    elif where < rooms:
        x, y = form.room_at(where)
        size = form.room * 0.64
        x, y = x + form.room * 0.19, y + form.room * 0.3
        tip = Text(
            "tip-dispatch-inn", {"player": owner, "inn": table.inn(where // TYPES), "courier": courier(where % TYPES)}
        )
    else:
        guard = where - rooms
        nth = sum(int(other) == where for other in view["dispatch"][:seat])
        (gx, gy), (dx, dy) = form.guards[guard], form.slots[nth % len(form.slots)]
        x, y, size = gx + dx, gy + dy, 46.0 if form.narrow else 42.0
        tip = Text("tip-dispatch-guard", {"player": owner, "value": int(table.data["guard"][guard]["value"])})
    name, mark = COLOUR_NAMES[seat], f"wax-{table.emblems[seat]}"
    table.pieces.append(
        Piece(f"dispatch:{seat}", panel, x, y, size, size, "dispatch", name, mark, tip=tip, layer=layer)
    )


# ---------------------------------------------------------------- couriers


def _lay_couriers(table: Table) -> None:
    """All open couriers, each with its rank among its like as id."""
    form, view, mat = table.form, table.view, table.mat
    ranks: dict[tuple[int, int], int] = {}
    for owner, pile in enumerate(view["under"]):
        for code in pile:
            ranks[owner, code] = ranks.get((owner, code), 0) + 1

    def next_id(owner: int, code: int) -> str:
        rank = ranks.get((owner, code), 0)
        ranks[owner, code] = rank + 1
        colour, kind = divmod(code, TYPES)
        return f"courier:{owner}:{COLOUR_NAMES[colour]}:{TYPE_NAMES[kind]}:{rank}"

    village = [int(inn["village"]) for inn in table.data["inn"]]
    moving, departure = int(view["moving"]), int(view["departure"])
    for room in sorted(range(len(view["rooms"])), key=lambda r: (-village[r // TYPES], r)):
        guest = int(view["rooms"][room])
        if guest == EMPTY:
            continue
        owner, colour = divmod(guest, COLOURS)
        code = colour * TYPES + room % TYPES
        x, y = form.room_at(room)
        table.courier_ids[room] = next_id(owner, code)
        fresh = moving >= 0 and room == departure * TYPES + moving
        lay_courier(table, table.courier_ids[room], "board", x, y, form.room - 3, owner, code, 1, fresh)
    if view["drawn"] >= 0:
        owner, code = int(view["mover"]), int(view["drawn"])
        x, y = mat.hand
        lay_courier(table, next_id(owner, code), f"mat:{owner}", x, y, mat.tile, owner, code, 2, True)
    for owner, reserve in enumerate(view["reserve"]):
        held = [0] * TYPES
        for code in reserve:
            kind = code % TYPES
            x, y = mat.reserve[kind]
            shift = min(held[kind], 3) * mat.overlap
            held[kind] += 1
            lay_courier(
                table, next_id(owner, code), f"mat:{owner}", x + shift, y - shift, mat.tile, owner, code, held[kind]
            )
        for kind, count in enumerate(held):
            if count > 2:
                x, y = mat.reserve[kind]
                size, id_ = mat.tile * 0.36, f"count:reserve:{owner}:{TYPE_NAMES[kind]}"
                spot = (x + mat.tile * 0.42, y + mat.tile * 0.36)
                table.pieces.append(Piece(id_, f"mat:{owner}", *spot, size, size, "badge", label=str(count), layer=20))


# ---------------------------------------------------------------- the mats


# ---------------------------------------------------------------- orders and box


def _lay_orders(table: Table, legal: Sequence[int]) -> None:
    """Signs for what has no place of its own on board and mats, and the outcomes when chance is typed in."""
    narrow, actions, view = table.form.narrow, table.actions, table.view
    width, height, size, text = (1000.0, 190.0, 116.0, 30.0) if narrow else (980.0, 140.0, 88.0, 18.0)
    table.panels.append(
        Panel("orders", width, height, Text("panel-orders"), "orders-narrow" if narrow else "orders", area="below")
    )
    signs: list[tuple[str, str, str | None, Text]] = []
    for a in legal:
        if a in SIGNS:
            name, symbol = SIGNS[a]
            signs.append((f"order:{name}", symbol, None, Text(f"order-{name}")))
        elif actions.start0 <= a < actions.courier0:
            seat = a - actions.start0
            signs.append((f"chance:seat:{seat}", f"arms-{table.emblems[seat]}", COLOUR_NAMES[seat], player(seat)))
        elif actions.courier0 <= a < actions.coin0:
            kind = a - actions.courier0
            colour = COLOUR_NAMES[int(view["stack_colour"][table.actor])]
            signs.append((f"chance:type:{kind}", f"courier-{TYPE_NAMES[kind]}", colour, courier(kind)))
        elif a >= actions.coin0:
            name = COIN_NAMES[a - actions.coin0]
            signs.append((f"chance:coin:{name}", f"coin-{name}", None, table.coin(a - actions.coin0)))
    step = width / max(5, len(signs))
    for i, (id_, symbol, colour_name, words) in enumerate(signs):
        x, y = step * (i + 0.5), size / 2 + 10
        table.pieces.append(Piece(id_, "orders", x, y, size, size, symbol, colour_name, tip=words))
        table.captions.append(Caption("orders", x, height - text * 0.7, words, text, "middle", bold=True))
    if len(signs) < 3:
        # the sleigh on the parchment takes the right end
        middle = (width * 0.74 + step * len(signs)) / 2
        table.captions.append(Caption("orders", middle, height / 2 + text * 0.4, _news(view), text * 1.2, "middle"))


def _news(view: View) -> Text:
    """Who is to decide."""
    decider = int(view["decider"])
    if view["step"] == "over":
        return Text("orders-over")
    if decider < 0:
        return Text("orders-chance")
    if decider == view["seat"]:
        return Text("orders-yours")
    return Text("orders-decides", {"player": player(decider)})


# ---------------------------------------------------------------- click paths


def _spot(table: Table, action: int) -> str:
    """The id to click for this action."""
    actions, view, seat = table.actions, table.view, table.actor
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
            return table.courier_ids[int(view["departure"]) * TYPES + kind]
        return f"reserve:{seat}:{TYPE_NAMES[kind]}"
    if action < actions.receiver0:
        return f"inn:{(action - actions.lodge0) % (actions.depart0 - actions.lodge0)}"
    if action < actions.rob0:
        return table.courier_ids[action - actions.receiver0]
    if action < actions.start0:
        return f"stash:{action - actions.rob0}"
    if action < actions.courier0:
        return f"chance:seat:{action - actions.start0}"
    if action < actions.coin0:
        return f"chance:type:{action - actions.courier0}"
    return f"chance:coin:{COIN_NAMES[action - actions.coin0]}"
