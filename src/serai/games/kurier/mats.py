"""The governors' mats beside the board, and the box with what is out of the game."""

from serai.core.parts import Sheet
from serai.core.scene import Caption, Panel, Piece, Place
from serai.core.texts import Text
from serai.games.kurier.board import COLOURS, TYPES
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES
from serai.games.kurier.layout import Layout, colour_name, lay_courier
from serai.games.kurier.names import courier, player


def lay_mat(sheet: Sheet, layout: Layout, seat: int, own: bool, active: bool, colours: tuple[int, ...]) -> None:
    """The mat with the governor's arms; the colours he took over hang below, as his couriers show them too."""
    mat, panel = layout.mat, f"mat:{seat}"
    town = str(layout.data["colour"][seat]["town"])
    title = Text("panel-mat-own" if own else "panel-mat", {"player": player(seat), "town": town})
    backdrop = "mat-narrow" if layout.form.narrow else "mat"
    sheet.panels.append(Panel(panel, mat.width, mat.height, title, backdrop, area="side", active=active))
    x, y = mat.arms
    for i, colour in enumerate([seat, *colours]):
        size = mat.arms_size if i == 0 else mat.arms_size * 0.46
        at = (x, y) if i == 0 else (x + (i - 1 - (len(colours) - 1) / 2) * size, y + mat.arms_size * 0.62)
        tip = Text("tip-arms", {"player": player(seat), "colour": colour_name(colour)})
        name, symbol = COLOUR_NAMES[colour], f"arms-{layout.emblems[colour]}"
        sheet.pieces.append(Piece(f"arms:{seat}:{name}", panel, *at, size, size, symbol, name, tip=tip, layer=i))


def lay_stack(
    sheet: Sheet, layout: Layout, seat: int, stack: tuple[int, int], unseen: tuple[int, ...], under: tuple[int, ...]
) -> None:
    """The face-down stack, and the couriers that came home under it."""
    mat, panel = layout.mat, f"mat:{seat}"
    size, colour = stack
    if size:
        args: dict[str, str | int | Text] = {"count": size, "player": player(seat)}
        args |= zip(("officers", "cossacks", "diplomats", "ladies"), unseen, strict=True)
        name, tip = COLOUR_NAMES[colour], Text("tip-stack", args)
        sheet.pieces.append(
            Piece(f"stack:{seat}", panel, *mat.stack, mat.tile, mat.tile, "stack", name, label=str(size), tip=tip)
        )
    x, y = mat.under
    step = min(mat.small + 2, mat.under_width / max(1, len(under)))
    for i, code in enumerate(under):
        id_ = f"under:{seat}:{i}"
        lay_courier(sheet, layout, id_, panel, x + i * step, y, mat.small, seat, code, 1, key="tip-under")


def lay_hand(sheet: Sheet, layout: Layout, owner: int, code: int, id_: str) -> None:
    """The courier that was turned up and is about to be placed."""
    lay_courier(sheet, layout, id_, f"mat:{owner}", *layout.mat.hand, layout.mat.tile, owner, code, 2, True)


def lay_reserve(
    sheet: Sheet, layout: Layout, seat: int, reserve: tuple[int, ...], ids: tuple[str, ...], picks: tuple[int, ...]
) -> None:
    """The couriers in reserve, a column for each type; ``picks`` are the types of which one may be taken."""
    mat, panel = layout.mat, f"mat:{seat}"
    left, right = mat.reserve[0][0], mat.reserve[-1][0]
    reach = mat.tile + 4 * mat.overlap
    middle = ((left + right) / 2 + mat.overlap, mat.reserve[0][1] - mat.overlap)
    tip = Text("tip-reserve", {"player": player(seat), "count": len(reserve)})
    sheet.places.append(Place(f"reserve:{seat}", panel, *middle, right - left + reach, reach, tip=tip))
    for kind in picks:
        x, y = mat.reserve[kind]
        tip = Text("tip-pick", {"courier": courier(kind)})
        id_ = f"reserve:{seat}:{TYPE_NAMES[kind]}"
        sheet.places.append(Place(id_, panel, x + mat.overlap, y - mat.overlap, reach, reach, tip=tip))
    held = [0] * TYPES
    for code, id_ in zip(reserve, ids, strict=True):
        kind = code % TYPES
        x, y = mat.reserve[kind]
        shift = min(held[kind], 3) * mat.overlap
        held[kind] += 1
        lay_courier(sheet, layout, id_, panel, x + shift, y - shift, mat.tile, seat, code, held[kind])
    for kind, count in enumerate(held):
        if count > 2:
            x, y = mat.reserve[kind]
            size, id_ = mat.tile * 0.36, f"count:reserve:{seat}:{TYPE_NAMES[kind]}"
            spot = (x + mat.tile * 0.42, y + mat.tile * 0.36)
            sheet.pieces.append(Piece(id_, panel, *spot, size, size, "badge", label=str(count), layer=20))


def _lay_coins(
    sheet: Sheet, layout: Layout, seat: int, pile: str, counts: list[tuple[str, int]], left: float, room: float
) -> None:
    """Coins sorted by kind, each kind a small pile with its number; ids tell coins of a kind apart only by rank."""
    mat, panel = layout.mat, f"mat:{seat}"
    size, y = mat.coin, mat.pouch[1]
    step = min(size * 1.28, (room - size) / max(1, len(counts) - 1)) if len(counts) > 1 else 0.0
    for i, (name, count) in enumerate(counts):
        # face-down coins are all one kind: their pile is spread, so that it is seen to grow
        lean = min(size * 0.5, (room - size) / max(1, count)) if name == "back" else size * 0.07
        for k in range(count):
            x = left + size / 2 + i * step + (k if name == "back" else min(k, 3)) * lean
            tip = Text(f"tip-{pile}-coin", {"coin": layout.coin(COIN_NAMES.index(name))}) if name != "back" else None
            id_ = f"coin:{pile}:{seat}:{name}:{k}"
            sheet.pieces.append(Piece(id_, panel, x, y, size, size, f"coin-{name}", tip=tip, layer=i))
        if count > 1:
            badge = size * 0.66
            id_ = f"count:{pile}:{seat}:{name}"
            spot = (x + size * 0.36, y + size * 0.28)
            sheet.pieces.append(Piece(id_, panel, *spot, badge, badge, "badge", label=str(count), layer=20))


def lay_purse(
    sheet: Sheet,
    layout: Layout,
    seat: int,
    where: int,
    stash: tuple[int, ...] | None,
    hidden: int,
    banked: tuple[int, ...],
    turned: tuple[int, ...],
    race: bool,
) -> None:
    """Where the dispatch is, hidden coins (open to their owner), banked coins, and the money that can be seen."""
    mat, panel = layout.mat, f"mat:{seat}"
    shut = [("back", hidden)] if hidden else []
    kept = shut if stash is None else [(name, n) for name, n in zip(COIN_NAMES, stash, strict=True) if n]
    won = [(name, n) for name, n in zip(COIN_NAMES, banked, strict=True) if n]
    left, right = mat.purse
    # the widest pile of each sort decides who gets how much of the line
    share = (right - left) * len(kept) / (len(kept) + len(won) or 1)
    if stash is None and won:
        share = (right - left) * 0.5
    wanted = min((right - left) - share, mat.coin * 1.28 * len(won) + mat.coin * 0.3)
    _lay_coins(sheet, layout, seat, "stash", kept, left, share - mat.coin * 0.4)
    _lay_coins(sheet, layout, seat, "banked", won, right - wanted, wanted)
    x, y = mat.pouch
    if hidden:
        sheet.pieces.append(Piece(f"pouch:{seat}", panel, x, y, mat.coin, mat.coin, "pouch"))
    tip = Text("tip-stash", {"player": player(seat), "coins": hidden})
    edge = x - mat.coin / 2
    width = (right - left) * 0.5 + mat.coin
    sheet.places.append(Place(f"stash:{seat}", panel, edge + width / 2, y, width, mat.coin + 6, tip=tip))
    _write_whereabouts(sheet, layout, seat, where)
    values = [int(row["value"]) for row in layout.data["coin"]]
    # what others hide is not counted, only hinted at
    money = sum(n * value for coins in (banked, stash or (), turned) for n, value in zip(coins, values, strict=False))
    hint = "-hidden" if stash is None and hidden else ""
    guard = where - len(layout.form.inns) * TYPES
    if race or not (guard >= 0 or money or hidden):
        return
    if guard >= 0:
        text = Text(f"mat-money{hint}", {"money": money, "price": int(layout.data["guard"][guard]["value"])})
    else:
        text = Text(f"mat-purse{hint}", {"money": money})
    sheet.captions.append(Caption(panel, *mat.money, text, mat.text, "end", bold=True, colour="#8b2f1f"))


def _write_whereabouts(sheet: Sheet, layout: Layout, seat: int, where: int) -> None:
    mat = layout.mat
    rooms = len(layout.form.inns) * TYPES
    if where < 0:
        text = Text("mat-dispatch-home")
    elif where < rooms:
        inn = where // TYPES
        text = Text("mat-dispatch-inn", {"inn": layout.inn(inn), "village": int(layout.data["inn"][inn]["village"])})
    else:
        text = Text("mat-dispatch-guard", {"value": int(layout.data["guard"][where - rooms]["value"])})
    sheet.captions.append(Caption(f"mat:{seat}", *mat.line, text, mat.text))


def lay_box(sheet: Sheet, layout: Layout, gone: tuple[int, ...], next_colour: int) -> None:
    """What is out of the game for good (coins) or not yet in it (colours nobody has)."""
    narrow = layout.form.narrow
    width, height, size, text = (1000.0, 190.0, 84.0, 29.0) if narrow else (460.0, 116.0, 42.0, 17.0)
    sheet.panels.append(Panel("box", width, height, Text("panel-box"), "box-narrow" if narrow else "box", area="below"))
    x, y = width * 0.045, height * 0.6
    sheet.captions.append(Caption("box", x, text * 1.6, Text("box-gone"), text))
    for kind, count in enumerate(gone):
        if count:
            name = f"coin-{COIN_NAMES[kind]}"
            tip = Text("tip-gone", {"coin": layout.coin(kind), "count": count})
            sheet.pieces.append(Piece(f"gone:{name}", "box", x + size / 2, y, size, size, name, tip=tip))
            sheet.captions.append(
                Caption("box", x + size / 2, height - text * 0.35, f"×{count}", text * 0.95, "middle", bold=True)
            )
        x += size * 1.12
    x = width * (0.6 if narrow else 0.575)
    sheet.captions.append(Caption("box", x, text * 1.6, Text("box-unused"), text))
    for i, colour in enumerate(range(next_colour, COLOURS)):
        name = COLOUR_NAMES[colour]
        tip = Text("tip-unused", {"colour": colour_name(colour)})
        sheet.pieces.append(
            Piece(
                f"unused:{name}",
                "box",
                x + size * (0.55 + i * 1.2),
                y,
                size,
                size,
                "stack",
                name,
                f"mark-{layout.emblems[colour]}",
                tip=tip,
            )
        )
