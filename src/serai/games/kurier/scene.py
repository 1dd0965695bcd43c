"""A view of Kurier as a drawing: the board, a mat for each governor, the orders and the box.

The rules do not tell one green officer from another, so a courier's id is a rank among its like (owner, colour, type): first
those that came home under the stack (not drawn), then those on the board from the front to the rear, then the one in hand, then
the reserve. A courier that is deployed, travels or comes home keeps its id by this, unless it overtakes one of its like: then the
two swap, which shows the same couriers in the same rooms. What is in no path of a choice should let clicks through.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

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
from serai.games.kurier.art.frame import Data, Frame, frame
from serai.games.kurier.art.mat import MATS, Mat

TYPES = 4
COLOURS = 5
EMPTY = -1
SIGNS = {TRAVEL: ("travel", "signpost"), PASS: ("pass", "seal-pass"), STOP: ("stop", "seal-stop")}
SIGNS[DECLINE] = ("decline", "seal-decline")
"""Actions that happen nowhere on the board or the mats: their name and the symbol of their sign."""

View = Mapping[str, Any]


class _Table(Struct):
    """The scene while it is being laid."""

    data: Data
    view: View
    actions: Actions
    form: Frame
    mat: Mat
    kinds: list[str]
    coins: list[str]
    colours: list[str]
    emblems: list[str]
    panels: list[Panel] = []
    places: list[Place] = []
    pieces: list[Piece] = []
    captions: list[Caption] = []
    courier_ids: dict[int, str] = {}
    """The id of the courier in each occupied room."""

    @property
    def actor(self) -> int:
        """The seat whose things are clicked: the decider, or the player on turn while chance decides."""
        decider = self.view["decider"]
        return int(decider if decider >= 0 else max(0, self.view["mover"]))

    def colour(self, number: int) -> Text:
        return Text(f"colour-{self.colours[number]}")

    def kind(self, number: int) -> Text:
        return Text(f"courier-{self.kinds[number]}")

    def inn(self, number: int) -> Text:
        return Text(f"inn-{self.data['inn'][number]['id']}")


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

    ``data`` is the parsed data file. ``notation``, ``label`` and ``explain`` give a choice its line of text, its words and its
    help. All paths are one click long, so none can be the beginning of another.
    """
    table = _Table(
        data=data,
        view=view,
        actions=actions,
        form=frame(data, narrow),
        mat=MATS[narrow],
        kinds=[kind["id"] for kind in data["courier_type"]],
        coins=[coin["id"] for coin in data["coin"]],
        colours=[colour["id"] for colour in data["colour"]],
        emblems=[colour["emblem"] for colour in data["colour"]],
    )
    seats = int(view["seats"])
    own = view["seat"] if view["seat"] is not None else 0
    order = [(own + i) % seats for i in range(seats)]
    _lay_board(table)
    if narrow:
        _lay_orders(table, legal)
    for seat in order:
        _lay_mat(table, seat, legal)
    if not narrow:
        _lay_orders(table, legal)
    _lay_box(table)
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


def _lay_board(table: _Table) -> None:
    form, view = table.form, table.view
    backdrop = "board-narrow" if form.narrow else "board"
    table.panels.append(Panel("board", form.width, form.height, backdrop=backdrop))
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


def _lay_coins_in_palace(table: _Table) -> None:
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
                    f"coin-{table.coins[kind]}",
                    tip=Text("tip-turned", {"coin": Text(f"coin-{table.coins[kind]}")}),
                    layer=1,
                    fresh=True,
                )
            )
            spot -= 1


def _lay_dispatch(table: _Table, seat: int) -> None:
    """A dispatch lies on its mat, on a courier, or at a guard beside those that came before in seat order."""
    form, view = table.form, table.view
    where = int(view["dispatch"][seat])
    rooms = len(form.inns) * TYPES
    colour = table.colour(seat)
    panel, layer = "board", 3
    if where < 0:
        panel, (x, y), size = f"mat:{seat}", table.mat.hand, table.mat.tile
        tip = Text("tip-dispatch-home", {"colour": colour})
    elif where < rooms:
        x, y = form.room_at(where)
        size = form.room * 0.64
        x, y = x + form.room * 0.19, y + form.room * 0.3
        tip = Text("tip-dispatch-inn", {"colour": colour, "inn": table.inn(where // TYPES), "type": table.kind(where % TYPES)})
    else:
        guard = where - rooms
        nth = sum(int(other) == where for other in view["dispatch"][:seat])
        (gx, gy), (dx, dy) = form.guards[guard], form.slots[nth % len(form.slots)]
        x, y, size = gx + dx, gy + dy, 46.0 if form.narrow else 42.0
        tip = Text("tip-dispatch-guard", {"colour": colour, "value": int(table.data["guard"][guard]["value"])})
    name, mark = table.colours[seat], f"wax-{table.emblems[seat]}"
    table.pieces.append(Piece(f"dispatch:{seat}", panel, x, y, size, size, "dispatch", name, mark, tip=tip, layer=layer))


# ---------------------------------------------------------------- couriers


def _courier(
    table: _Table, id_: str, panel: str, x: float, y: float, size: float, owner: int, code: int, layer: int, fresh: bool = False
) -> None:
    colour, kind = divmod(code, TYPES)
    tip = Text("tip-courier", {"type": table.kind(kind), "colour": table.colour(colour), "owner": table.colour(owner)})
    name, mark = table.colours[colour], f"mark-{table.emblems[colour]}"
    symbol = f"courier-{table.kinds[kind]}"
    table.pieces.append(Piece(id_, panel, x, y, size, size, symbol, name, mark, tip=tip, layer=layer, fresh=fresh))


def _lay_couriers(table: _Table) -> None:
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
        return f"courier:{owner}:{table.colours[colour]}:{table.kinds[kind]}:{rank}"

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
        _courier(table, table.courier_ids[room], "board", x, y, form.room - 3, owner, code, 1, fresh)
    if view["drawn"] >= 0:
        owner, code = int(view["mover"]), int(view["drawn"])
        x, y = mat.hand
        _courier(table, next_id(owner, code), f"mat:{owner}", x, y, mat.tile, owner, code, 2, True)
    for owner, reserve in enumerate(view["reserve"]):
        held = [0] * TYPES
        for code in reserve:
            kind = code % TYPES
            x, y = mat.reserve[kind]
            shift = min(held[kind], 3) * mat.overlap
            held[kind] += 1
            _courier(table, next_id(owner, code), f"mat:{owner}", x + shift, y - shift, mat.tile, owner, code, held[kind])


# ---------------------------------------------------------------- the mats


def _lay_mat(table: _Table, seat: int, legal: Sequence[int]) -> None:
    view, mat = table.view, table.mat
    panel = f"mat:{seat}"
    town = str(table.data["colour"][seat]["town"])
    key = "panel-mat-own" if view["seat"] == seat else "panel-mat"
    title = Text(key, {"colour": table.colour(seat), "town": town, "seat": seat + 1})
    backdrop = "mat-narrow" if table.form.narrow else "mat"
    table.panels.append(
        Panel(panel, mat.width, mat.height, title, backdrop, area="side", active=view["decider"] == seat)
    )
    _lay_arms(table, seat)
    x, y = mat.stack
    size = int(view["stack_size"][seat])
    colour = int(view["stack_colour"][seat])
    if size:
        unseen = view["unseen"][seat]
        tip = Text(
            "tip-stack",
            {"count": size, "owner": table.colour(seat)} | {self_: int(n) for self_, n in zip(table.kinds, unseen, strict=True)},
        )
        table.pieces.append(
            Piece(f"stack:{seat}", panel, x, y, mat.tile, mat.tile, "stack", table.colours[colour], label=str(size), tip=tip)
        )
    for i, code in enumerate(view["under"][seat]):
        x0, y0 = mat.under
        step = min(mat.small + 2, mat.under_width / max(1, len(view["under"][seat])))
        _courier(table, f"under:{seat}:{i}", panel, x0 + i * step, y0, mat.small, seat, int(code), 1)
    left, right = mat.reserve[0][0], mat.reserve[-1][0]
    reach = mat.tile + 4 * mat.overlap
    middle = ((left + right) / 2 + mat.overlap, mat.reserve[0][1] - mat.overlap)
    tip = Text("tip-reserve", {"owner": table.colour(seat), "count": len(view["reserve"][seat])})
    table.places.append(Place(f"reserve:{seat}", panel, *middle, right - left + reach, reach, tip=tip))
    if seat == table.actor and view["step"] == "choose_reserve_courier":
        picks = [a - table.actions.type0 for a in legal if table.actions.type0 <= a < table.actions.lodge0]
        for kind in picks:
            x, y = mat.reserve[kind]
            tip = Text("tip-pick", {"type": table.kind(kind)})
            id_ = f"reserve:{seat}:{table.kinds[kind]}"
            table.places.append(Place(id_, panel, x + mat.overlap, y - mat.overlap, reach, reach, tip=tip))
    _lay_whereabouts(table, seat)
    _lay_purse(table, seat)


def _lay_arms(table: _Table, seat: int) -> None:
    """The governor's arms; the colours he took over later hang below, as his couriers show them too."""
    view, mat = table.view, table.mat
    owned = {seat, int(view["stack_colour"][seat])}
    owned |= {int(g) % COLOURS for g in view["rooms"] if g != EMPTY and int(g) // COLOURS == seat}
    owned |= {int(code) // TYPES for pile in (view["reserve"][seat], view["under"][seat]) for code in pile}
    extra = sorted(owned - {seat})
    x, y = mat.arms
    for i, colour in enumerate([seat, *extra]):
        size = mat.arms_size if i == 0 else mat.arms_size * 0.46
        at = (x, y) if i == 0 else (x + (i - 1 - (len(extra) - 1) / 2) * size, y + mat.arms_size * 0.62)
        tip = Text("tip-arms", {"owner": table.colour(seat), "colour": table.colour(colour)})
        table.pieces.append(
            Piece(
                f"arms:{seat}:{table.colours[colour]}",
                f"mat:{seat}",
                *at,
                size,
                size,
                f"arms-{table.emblems[colour]}",
                table.colours[colour],
                tip=tip,
                layer=i,
            )
        )


def _lay_whereabouts(table: _Table, seat: int) -> None:
    view, mat = table.view, table.mat
    where = int(view["dispatch"][seat])
    rooms = len(table.form.inns) * TYPES
    if where < 0:
        text = Text("mat-dispatch-home")
    elif where < rooms:
        inn = where // TYPES
        text = Text("mat-dispatch-inn", {"inn": table.inn(inn), "village": int(table.data["inn"][inn]["village"])})
    else:
        text = Text("mat-dispatch-guard", {"value": int(table.data["guard"][where - rooms]["value"])})
    x, y = mat.line
    table.captions.append(Caption(f"mat:{seat}", x, y, text, mat.text))


def _lay_purse(table: _Table, seat: int) -> None:
    """Hidden coins (open to their owner), banked coins, and the money that can be seen against the guard's price."""
    view, mat = table.view, table.mat
    panel, purse = f"mat:{seat}", mat.coin
    stash = view["stash"][seat]
    hidden = int(view["stash_size"][seat])
    faces = [kind for kind, n in enumerate(stash) for _ in range(n)] if stash is not None else [-1] * hidden
    x, y = mat.stash
    step = min(purse * 0.8, mat.stash_width / max(1, hidden))
    count: dict[int, int] = {}
    for i, kind in enumerate(faces):
        k = count[kind] = count.get(kind, -1) + 1
        id_ = f"coin:stash:{seat}:{k}" if kind < 0 else f"coin:stash:{seat}:{table.coins[kind]}:{k}"
        symbol = "coin-back" if kind < 0 else f"coin-{table.coins[kind]}"
        table.pieces.append(Piece(id_, panel, x + i * step, y, purse, purse, symbol, layer=i))
    tip = Text("tip-stash", {"owner": table.colour(seat), "coins": hidden})
    width = mat.stash_width + purse
    table.places.append(Place(f"stash:{seat}", panel, x + mat.stash_width / 2, y, width, purse + 6, tip=tip))
    banked = [kind for kind, n in enumerate(view["banked"][seat]) for _ in range(n)]
    x, y = mat.banked
    step = min(purse * 0.8, mat.banked_width / max(1, len(banked)))
    count = {}
    for i, kind in enumerate(banked):
        k = count[kind] = count.get(kind, -1) + 1
        tip = Text("tip-banked", {"coin": Text(f"coin-{table.coins[kind]}")})
        id_ = f"coin:banked:{seat}:{table.coins[kind]}:{k}"
        table.pieces.append(Piece(id_, panel, x + i * step, y, purse, purse, f"coin-{table.coins[kind]}", tip=tip, layer=i))
    rooms = len(table.form.inns) * TYPES
    where = int(view["dispatch"][seat])
    values = [int(coin["value"]) for coin in table.data["coin"]]
    seen = list(view["banked"][seat])
    for kind in range(len(seen)):
        seen[kind] += stash[kind] if stash is not None else 0
        seen[kind] += view["turned"][kind] if view["mover"] == seat else 0
    money = sum(n * value for n, value in zip(seen, values, strict=True))
    if view["options"]["rubles"] == "race":
        return
    if where >= rooms:
        text = Text("mat-money", {"money": money, "price": int(table.data["guard"][where - rooms]["value"])})
    elif money or hidden:
        text = Text("mat-purse", {"money": money})
    else:
        return
    x, y = mat.money
    table.captions.append(Caption(panel, x, y, text, mat.text, "end", bold=True, colour="#8b2f1f"))


# ---------------------------------------------------------------- orders and box


def _lay_orders(table: _Table, legal: Sequence[int]) -> None:
    """Signs for what has no place of its own on board and mats, and the outcomes when chance is typed in."""
    narrow, actions, view = table.form.narrow, table.actions, table.view
    width, height, size, text = (1000.0, 190.0, 116.0, 26.0) if narrow else (980.0, 140.0, 88.0, 18.0)
    table.panels.append(Panel("orders", width, height, Text("panel-orders"), "orders-narrow" if narrow else "orders", area="below"))
    signs: list[tuple[str, str, str | None, Text]] = []
    for a in legal:
        if a in SIGNS:
            name, symbol = SIGNS[a]
            signs.append((f"order:{name}", symbol, None, Text(f"order-{name}")))
        elif actions.start0 <= a < actions.courier0:
            seat = a - actions.start0
            signs.append((f"chance:seat:{seat}", f"arms-{table.emblems[seat]}", table.colours[seat], table.colour(seat)))
        elif actions.courier0 <= a < actions.coin0:
            kind = a - actions.courier0
            colour = table.colours[int(view["stack_colour"][table.actor])]
            signs.append((f"chance:type:{kind}", f"courier-{table.kinds[kind]}", colour, table.kind(kind)))
        elif a >= actions.coin0:
            coin = table.coins[a - actions.coin0]
            signs.append((f"chance:coin:{coin}", f"coin-{coin}", None, Text(f"coin-{coin}")))
    step = width / max(4, len(signs))
    for i, (id_, symbol, colour_name, words) in enumerate(signs):
        x, y = step * (i + 0.5), size / 2 + 10
        table.pieces.append(Piece(id_, "orders", x, y, size, size, symbol, colour_name, tip=words))
        table.captions.append(Caption("orders", x, height - text * 0.7, words, text, "middle", bold=True))
    if not signs:
        decider = int(view["decider"])
        if view["step"] == "over":
            words = Text("orders-over")
        elif decider < 0:
            words = Text("orders-chance")
        elif decider == view["seat"]:
            words = Text("orders-yours")
        else:
            words = Text("orders-decides", {"colour": table.colour(decider)})
        table.captions.append(Caption("orders", width / 2, height / 2 + text * 0.4, words, text * 1.25, "middle"))


def _lay_box(table: _Table) -> None:
    """What is out of the game for good (coins) or not yet in it (colours nobody has)."""
    narrow, view = table.form.narrow, table.view
    width, height, size, text = (1000.0, 190.0, 84.0, 26.0) if narrow else (600.0, 140.0, 54.0, 17.0)
    table.panels.append(Panel("box", width, height, Text("panel-box"), "box-narrow" if narrow else "box", area="below"))
    x, y = 30.0, height * 0.6
    table.captions.append(Caption("box", x, text * 1.6, Text("box-gone"), text))
    for kind, count in enumerate(view["gone"]):
        if count:
            coin = table.coins[kind]
            tip = Text("tip-gone", {"coin": Text(f"coin-{coin}"), "count": int(count)})
            table.pieces.append(Piece(f"coin:gone:{coin}", "box", x + size / 2, y, size, size, f"coin-{coin}", tip=tip))
            table.captions.append(
                Caption("box", x + size / 2, height - text * 0.35, f"×{count}", text * 0.95, "middle", bold=True)
            )
        x += size * 1.12
    x = width * 0.6
    table.captions.append(Caption("box", x, text * 1.6, Text("box-unused"), text))
    for i, colour in enumerate(range(int(view["next_colour"]), COLOURS)):
        name = table.colours[colour]
        tip = Text("tip-unused", {"colour": table.colour(colour)})
        table.pieces.append(
            Piece(f"unused:{name}", "box", x + size * (0.55 + i * 1.2), y, size, size, "stack", name, f"mark-{table.emblems[colour]}", tip=tip)
        )


# ---------------------------------------------------------------- click paths


def _spot(table: _Table, action: int) -> str:
    """The id to click for this action."""
    actions, view, seat = table.actions, table.view, table.actor
    fixed = {DEPLOY_RESERVE: f"reserve:{seat}", MOVE_DISPATCH: f"dispatch:{seat}", TURN_COIN: "palace"}
    if action in fixed:
        return fixed[action]
    if action in SIGNS:
        return f"order:{SIGNS[action][0]}"
    if action == DEPLOY_STACK:
        # with an empty stack the couriers of the next unused colour become the new one
        return f"stack:{seat}" if view["stack_size"][seat] else f"unused:{table.colours[int(view['next_colour'])]}"
    if action < actions.lodge0:
        kind = action - actions.type0
        if view["step"] == "choose_first_traveller":
            return table.courier_ids[int(view["departure"]) * TYPES + kind]
        return f"reserve:{seat}:{table.kinds[kind]}"
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
    return f"chance:coin:{table.coins[action - actions.coin0]}"
