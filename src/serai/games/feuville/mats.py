"""A player's mat: the skyline, what can be done with it, and the player board with items, spells and score."""

from collections.abc import Callable

from msgspec import Struct

from serai.core.scene import Area, Caption, Panel, Place
from serai.core.texts import Text
from serai.games.feuville.board import LARGE_DISTRICT, SYMBOLS
from serai.games.feuville.clicks import SIGNS
from serai.games.feuville.data import COLOUR_NAMES, SYMBOL_NAMES
from serai.games.feuville.names import column, player
from serai.games.feuville.position import ARMS, BURNT, GRASS, MARKS, STRIDE
from serai.games.feuville.skyline import choice_points, span_action, span_points, spans
from serai.games.feuville.table import Table


class Form(Struct, frozen=True):
    """The measures of a mat in one of its three forms."""

    width: float
    height: float
    backdrop: str
    ground: float
    """Where the skyline stands."""
    tile: float
    """How large a tile is at most."""
    item: float
    y: float
    """The middle of the player board."""
    items: float
    spells: float
    facts: float
    signs: float
    """Where items, spells, facts and signs begin on it."""


OWN = Form(1600, 470, "mat", 302, 96, 92, 405, 80, 470, 760, 1180)
SIDE = Form(800, 430, "mat-side", 240, 76, 80, 354, 62, 362, 560, 560)
NARROW = Form(1000, 720, "mat-narrow", 384, 120, 120, 505, 80, 480, 40, 560)


def lay_mat(table: Table, seat: int, *, first: bool) -> None:
    """All that belongs to one player."""
    form = NARROW if table.narrow else OWN if first else SIDE
    view, panel = table.view, f"mat:{seat}"
    you = view["seat"] == seat
    title = Text("panel-player-you" if you else "panel-player", {"player": player(seat)})
    area: Area = "board" if table.narrow else "below" if first else "side"
    active = view["decider"] == seat
    table.panels.append(Panel(panel, form.width, form.height, title, form.backdrop, area, active))
    _lay_skyline(table, seat, form)
    _lay_player_board(table, seat, form)
    if active and table.legal:
        _lay_signs(table, seat, form)


def _lay_skyline(table: Table, seat: int, form: Form) -> None:
    view, data, panel = table.view, table.data, f"mat:{seat}"
    line, left = view["skyline"][seat], view["left"][seat]
    count = len(line) // STRIDE
    tile = min(form.tile, (form.width - 40) / (count + 2))
    ground = form.ground

    def x_of(at: float) -> float:
        return form.width / 2 + tile * (at - (count - 1) / 2)

    table.places.append(
        Place(
            f"skyline:{seat}", panel, form.width / 2, 30, form.width - 40, 40, tip=table.words.skyline_tip(view, seat)
        )
    )
    for at in range(count):
        wall, tower, sky, marks = line[STRIDE * at : STRIDE * at + STRIDE]
        for row, piece in enumerate((wall, tower, sky)):
            if piece >= 0:
                y = ground - tile * (row + 0.5)
                if marks & BURNT:
                    tip = Text("tip-burnt", {"item": table.words.tile(piece)})
                    table.lay(f"tile:{piece}", panel, x_of(at), y, tile, f"burnt-{data.tiles[piece]}", tip)
                else:
                    start = piece >= data.board.tiles
                    table.lay_item(piece, panel, x_of(at), y, tile, colour=COLOUR_NAMES[seat] if start else None)
        if marks & (GRASS | ARMS):
            name = "grass" if marks & GRASS else "arms"
            tip = Text(f"tip-{name}-under")
            size = min(64.0, tile * 0.62)
            table.lay(
                f"{name}:{seat}:{at - left}", panel, x_of(at), ground + 14, size, name, tip, colour=COLOUR_NAMES[seat]
            )
    tally = view["tally"][6 * seat : 6 * seat + 6]
    facts = Text("caption-clouds", {"columns": tally[5], "clouds": tally[4]})
    colour = "#7a1010" if tally[5] > tally[4] else "#1f3a1d"
    table.captions.append(Caption(panel, 20, ground + 37, facts, size=24, bold=True, colour=colour))
    _lay_spots(table, seat, x_of, tile, ground)
    _lay_choices(table, seat, x_of, tile, ground)


def _lay_spots(table: Table, seat: int, x_of: Callable[[float], float], tile: float, ground: float) -> None:
    """Where the tile in hand may be built, and the columns that can be chosen."""
    view, words, panel = table.view, table.words, f"mat:{seat}"
    if view["decider"] != seat:
        return
    count, left = len(view["skyline"][seat]) // STRIDE, view["left"][seat]
    building = view["step"] in ("settle_tile", "build_slot")
    for action in table.legal:
        name, which = words.family(action)
        if name in ("left", "right"):
            x = x_of(-1 if name == "left" else count)
            table.lay(f"end:{seat}:{name}", panel, x, ground - tile / 2, tile * 0.92, "spot", Text("tip-end"))
        elif name == "column" and view["step"] != "score_choice":
            k = words.k(which)
            at = k + left
            if building:
                rows = sum(t >= 0 for t in view["skyline"][seat][STRIDE * at : STRIDE * at + MARKS])
                tip = Text("tip-spot", {"column": column(k)})
                y = ground - tile * (rows + 0.5)
                table.lay(f"column:{seat}:{k}", panel, x_of(at), y, tile * 0.92, "spot", tip)
            else:
                rows = max(1, sum(t >= 0 for t in view["skyline"][seat][STRIDE * at : STRIDE * at + MARKS]))
                y, high = ground - tile * rows / 2, tile * rows
                table.places.append(
                    Place(f"column:{seat}:{k}", panel, x_of(at), y, tile, high, tip=words.label(view, action))
                )


def _lay_choices(table: Table, seat: int, x_of: Callable[[float], float], tile: float, ground: float) -> None:
    """Ways to score, lit on the skyline with their points."""
    view, words, panel = table.view, table.words, f"mat:{seat}"
    if view["decider"] != seat or view["step"] not in ("score_choice", "city_span"):
        return
    state, left = words.state(view), view["left"][seat]
    size = min(72.0, tile * 0.62)
    lit: set[tuple[int, int]] = set()
    for shown, action in enumerate(table.legal):
        name, which = words.family(action)
        tip = words.label(view, action)
        mark = None
        at = words.k(which) + left
        if name == "span":
            span = next(s for s in spans(state, seat) if span_action(state, seat, s) == action)
            x, y = x_of((span // 256 + span % 256) / 2), ground - tile * 2.5 + 40 * (shown % 5) - 60
            points = int(span_points(state, seat, span))
            lit |= {(c, row) for c in range(span // 256, span % 256 + 1) for row in (0, 1)}
        else:
            points = int(choice_points(state, seat, words.scored_now(view), action))
            if name == "symbol":
                x, y = x_of((len(view["skyline"][seat]) // STRIDE - 1) / 2) + 110 * (which - 1), 90.0
                mark = f"badge-{SYMBOL_NAMES[which]}"
            elif name in ("low", "high"):
                low = 0 if name == "low" else 1
                x, y = x_of(at + 0.5), ground - tile * (low + 1)
                lit |= {(c, row) for c in (at, at + 1) for row in (low, low + 1)}
            else:
                wide = 2 if table.data.board.decree_type[words.scored_now(view)] == LARGE_DISTRICT else 1
                x, y = x_of(at + (wide - 1) / 2), ground - tile * 1.5
                lit |= {(at + c, row) for c in range(wide) for row in (0, 1, 2)}
        table.lay(
            f"choice:{action}", panel, x, max(size / 2, y), size, "badge", tip, label=str(points), mark=mark, layer=6
        )
    for c, row in sorted(lit):
        if view["skyline"][seat][STRIDE * c + row] >= 0:
            table.lay(f"lit:{seat}:{c - left}:{row}", panel, x_of(c), ground - tile * (row + 0.5), tile, "lit", layer=5)


def _lay_player_board(table: Table, seat: int, form: Form) -> None:
    view, panel = table.view, f"mat:{seat}"
    for place in (0, 1):
        at = 2 * seat + place
        x = form.items + place * (form.item + 16)
        if view["items"][at] >= 0:
            table.lay_item(view["items"][at], panel, x, form.y, form.item)
            if view["shields"][at] >= 0:
                spot = (x + form.item * 0.36, form.y - form.item * 0.36, form.item * 0.42)
                table.lay_item(table.spell_item(view["shields"][at]), panel, *spot, layer=2)
        else:
            table.lay(f"place:{seat}:{place}", panel, x, form.y, form.item, "place", Text("tip-place"))
        small = form.item * 0.82
        x = form.spells + place * (small + 14)
        if view["spells"][at] >= 0:
            table.lay_item(table.spell_item(view["spells"][at]), panel, x, form.y, small)
        else:
            table.lay(f"spell-place:{seat}:{place}", panel, x, form.y, small, "place", Text("tip-spell-place"))
    if view["holder"] == seat:
        x = form.items + 2 * (form.item + 16) + 14
        if view["hand"] >= 0:
            table.lay_item(view["hand"], panel, x, form.y, form.item, layer=5, fresh=True)
        if view["taken_spell"] >= 0:
            table.lay_item(table.spell_item(view["taken_spell"]), panel, x, form.y, form.item, layer=5, fresh=True)
    _lay_facts(table, seat, form)


def _lay_facts(table: Table, seat: int, form: Form) -> None:
    """Score, symbols that count, scored decrees, and the cup."""
    view, panel = table.view, f"mat:{seat}"
    x, y = form.facts, form.y
    if table.narrow:
        y = 650.0
    points = view["points"][seat]
    tip = Text("has-n", {"player": player(seat), "n": points})
    table.lay(f"score:{seat}", panel, x + 24, y, 76, "marker", tip, colour=COLOUR_NAMES[seat], label=str(points))
    for symbol in range(SYMBOLS):
        count = view["tally"][6 * seat + symbol]
        at = x + 92 + 80 * symbol if form.width > 900 else x + 86 + 78 * (symbol % 2)
        high = y - 16 if form.width > 900 else y - 26 + 52 * (symbol // 2)
        table.lay(
            f"count:{seat}:{symbol}",
            panel,
            at,
            high,
            44,
            f"small-{SYMBOL_NAMES[symbol]}",
            table.words.skyline_tip(view, seat),
        )
        table.captions.append(Caption(panel, at + 24, high + 9, str(count), size=24, bold=True))
    scored = sum(s == seat for s in view["scored_by"]) + view["city_done"][seat]
    if form.width > 900:
        table.lay(f"scored:{seat}", panel, x + 92, y + 34, 40, "back-decree", Text("tip-scored", {"n": scored}))
        table.captions.append(Caption(panel, x + 116, y + 43, str(scored), size=24, bold=True))
        if view["start_player"] == seat:
            table.lay("cup", panel, x + 200, y + 34, 44, "cup", Text("tip-cup"))
    elif view["start_player"] == seat:
        table.lay("cup", panel, 770, 40, 44, "cup", Text("tip-cup"))


def _lay_signs(table: Table, seat: int, form: Form) -> None:
    """What happens nowhere on the table."""
    view, words, panel = table.view, table.words, f"mat:{seat}"
    shown = 0
    for action in table.legal:
        name, _ = words.family(action)
        if name in SIGNS:
            x = form.signs + 110 * shown
            y = form.y
            if table.narrow:
                x, y = 760 + 110 * shown, 650
            size = 88.0 if form.width > 900 else 70.0
            if form.width < 900:
                x, y = 600 + 84 * shown, 90
            table.lay(f"sign:{name}", panel, x, y, size, SIGNS[name], words.label(view, action), layer=6)
            if form.width > 900 and not table.narrow:
                table.captions.append(Caption(panel, x, y - 52, words.label(view, action), 16, "middle", True))
            shown += 1
