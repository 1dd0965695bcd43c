"""The governors' mats beside the board, and the box with what is out of the game."""

from collections.abc import Sequence

from serai.core.scene import Caption, Panel, Piece, Place
from serai.core.texts import Text
from serai.games.kurier.board import COLOURS, TYPES
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES
from serai.games.kurier.names import courier, player
from serai.games.kurier.position import EMPTY
from serai.games.kurier.table import Table, colour_name, lay_courier


def lay_mat(table: Table, seat: int, legal: Sequence[int]) -> None:
    view, mat = table.view, table.mat
    panel = f"mat:{seat}"
    town = str(table.data["colour"][seat]["town"])
    key = "panel-mat-own" if view["seat"] == seat else "panel-mat"
    title = Text(key, {"player": player(seat), "town": town})
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
        args: dict[str, str | int | Text] = {"count": size, "player": player(seat)}
        for name, count in zip(("officers", "cossacks", "diplomats", "ladies"), unseen, strict=True):
            args[name] = int(count)
        tip = Text("tip-stack", args)
        table.pieces.append(
            Piece(
                f"stack:{seat}",
                panel,
                x,
                y,
                mat.tile,
                mat.tile,
                "stack",
                COLOUR_NAMES[colour],
                label=str(size),
                tip=tip,
            )
        )
    for i, code in enumerate(view["under"][seat]):
        x0, y0 = mat.under
        step = min(mat.small + 2, mat.under_width / max(1, len(view["under"][seat])))
        lay_courier(
            table, f"under:{seat}:{i}", panel, x0 + i * step, y0, mat.small, seat, int(code), 1, key="tip-under"
        )
    left, right = mat.reserve[0][0], mat.reserve[-1][0]
    reach = mat.tile + 4 * mat.overlap
    middle = ((left + right) / 2 + mat.overlap, mat.reserve[0][1] - mat.overlap)
    tip = Text("tip-reserve", {"player": player(seat), "count": len(view["reserve"][seat])})
    table.places.append(Place(f"reserve:{seat}", panel, *middle, right - left + reach, reach, tip=tip))
    if seat == table.actor and view["step"] == "choose_reserve_courier":
        picks = [a - table.actions.type0 for a in legal if table.actions.type0 <= a < table.actions.lodge0]
        for kind in picks:
            x, y = mat.reserve[kind]
            tip = Text("tip-pick", {"courier": courier(kind)})
            id_ = f"reserve:{seat}:{TYPE_NAMES[kind]}"
            table.places.append(Place(id_, panel, x + mat.overlap, y - mat.overlap, reach, reach, tip=tip))
    _lay_whereabouts(table, seat)
    _lay_purse(table, seat)


def _lay_arms(table: Table, seat: int) -> None:
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
        tip = Text("tip-arms", {"player": player(seat), "colour": colour_name(colour)})
        table.pieces.append(
            Piece(
                f"arms:{seat}:{COLOUR_NAMES[colour]}",
                f"mat:{seat}",
                *at,
                size,
                size,
                f"arms-{table.emblems[colour]}",
                COLOUR_NAMES[colour],
                tip=tip,
                layer=i,
            )
        )


def _lay_whereabouts(table: Table, seat: int) -> None:
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


def _lay_coins(table: Table, seat: int, pile: str, counts: list[tuple[str, int]], left: float, room: float) -> None:
    """Coins sorted by kind, each kind a small pile with its number; ids tell coins of a kind apart only by rank."""
    mat, panel = table.mat, f"mat:{seat}"
    size, y = mat.coin, mat.pouch[1]
    step = min(size * 1.28, (room - size) / max(1, len(counts) - 1)) if len(counts) > 1 else 0.0
    for i, (name, count) in enumerate(counts):
        # face-down coins are all one kind: their pile is spread, so that it is seen to grow
        lean = min(size * 0.5, (room - size) / max(1, count)) if name == "back" else size * 0.07
        for k in range(count):
            x = left + size / 2 + i * step + (k if name == "back" else min(k, 3)) * lean
            tip = Text(f"tip-{pile}-coin", {"coin": table.coin(COIN_NAMES.index(name))}) if name != "back" else None
            id_ = f"coin:{pile}:{seat}:{name}:{k}"
            table.pieces.append(Piece(id_, panel, x, y, size, size, f"coin-{name}", tip=tip, layer=i))
        if count > 1:
            badge = size * 0.66
            id_ = f"count:{pile}:{seat}:{name}"
            spot = (x + size * 0.36, y + size * 0.28)
            table.pieces.append(Piece(id_, panel, *spot, badge, badge, "badge", label=str(count), layer=20))


def _lay_purse(table: Table, seat: int) -> None:
    """Hidden coins (open to their owner), banked coins, and the money that can be seen against the guard's price."""
    view, mat = table.view, table.mat
    panel = f"mat:{seat}"
    stash = view["stash"][seat]
    hidden = int(view["stash_size"][seat])
    shut = [("back", hidden)] if hidden else []
    kept = shut if stash is None else [(name, int(n)) for name, n in zip(COIN_NAMES, stash, strict=True) if n]
    won = [(name, int(n)) for name, n in zip(COIN_NAMES, view["banked"][seat], strict=True) if n]
    left, right = mat.purse
    # the widest pile of each sort decides who gets how much of the line
    share = (right - left) * len(kept) / (len(kept) + len(won) or 1)
    if stash is None and won:
        share = (right - left) * 0.5
    wanted = min((right - left) - share, mat.coin * 1.28 * len(won) + mat.coin * 0.3)
    _lay_coins(table, seat, "stash", kept, left, share - mat.coin * 0.4)
    _lay_coins(table, seat, "banked", won, right - wanted, wanted)
    x, y = mat.pouch
    if hidden:
        table.pieces.append(Piece(f"pouch:{seat}", panel, x, y, mat.coin, mat.coin, "pouch"))
    tip = Text("tip-stash", {"player": player(seat), "coins": hidden})
    edge = x - mat.coin / 2
    width = (right - left) * 0.5 + mat.coin
    table.places.append(Place(f"stash:{seat}", panel, edge + width / 2, y, width, mat.coin + 6, tip=tip))
    rooms = len(table.form.inns) * TYPES
    where = int(view["dispatch"][seat])
    values = [int(row["value"]) for row in table.data["coin"]]
    seen = list(view["banked"][seat])
    for kind in range(len(seen)):
        seen[kind] += stash[kind] if stash is not None else 0
        seen[kind] += view["turned"][kind] if view["mover"] == seat else 0
    money = sum(n * value for n, value in zip(seen, values, strict=True))
    if view["options"]["rubles"] == "race":
        return
    # what others hide is not counted, only hinted at
    hint = "-hidden" if stash is None and hidden else ""
    if where >= rooms:
        price = int(table.data["guard"][where - rooms]["value"])
        text = Text(f"mat-money{hint}", {"money": money, "price": price})
    elif money or hidden:
        text = Text(f"mat-purse{hint}", {"money": money})
    else:
        return
    x, y = mat.money
    table.captions.append(Caption(panel, x, y, text, mat.text, "end", bold=True, colour="#8b2f1f"))


def lay_box(table: Table) -> None:
    """What is out of the game for good (coins) or not yet in it (colours nobody has)."""
    narrow, view = table.form.narrow, table.view
    width, height, size, text = (1000.0, 190.0, 84.0, 29.0) if narrow else (600.0, 140.0, 54.0, 17.0)
    table.panels.append(Panel("box", width, height, Text("panel-box"), "box-narrow" if narrow else "box", area="below"))
    x, y = 30.0, height * 0.6
    table.captions.append(Caption("box", x, text * 1.6, Text("box-gone"), text))
    for kind, count in enumerate(view["gone"]):
        if count:
            name = f"coin-{COIN_NAMES[kind]}"
            tip = Text("tip-gone", {"coin": table.coin(kind), "count": int(count)})
            table.pieces.append(Piece(f"gone:{name}", "box", x + size / 2, y, size, size, name, tip=tip))
            table.captions.append(
                Caption("box", x + size / 2, height - text * 0.35, f"×{count}", text * 0.95, "middle", bold=True)
            )
        x += size * 1.12
    x = width * 0.6
    table.captions.append(Caption("box", x, text * 1.6, Text("box-unused"), text))
    for i, colour in enumerate(range(int(view["next_colour"]), COLOURS)):
        name = COLOUR_NAMES[colour]
        tip = Text("tip-unused", {"colour": colour_name(colour)})
        table.pieces.append(
            Piece(
                f"unused:{name}",
                "box",
                x + size * (0.55 + i * 1.2),
                y,
                size,
                size,
                "stack",
                name,
                f"mark-{table.emblems[colour]}",
                tip=tip,
            )
        )
