"""A player's mat: the skyline, what can be done with it, and the player board with items, spells and score."""

from collections.abc import Callable

from msgspec import Struct

from serai.core.scene import Area, Caption, Panel, Place
from serai.core.texts import Text
from serai.games.feuville.asked import asked
from serai.games.feuville.board import LARGE_DISTRICT
from serai.games.feuville.city import span_of, span_points
from serai.games.feuville.clicks import SIGNS
from serai.games.feuville.data import COLOUR_NAMES, SYMBOL_NAMES
from serai.games.feuville.names import column, player
from serai.games.feuville.position import ARMS, BURNT, GRASS, MARKS, STRIDE
from serai.games.feuville.skyline import choice_points
from serai.games.feuville.standing import decrees_scored
from serai.games.feuville.table import Table

Point = tuple[float, float]


class Form(Struct, frozen=True):
    """The measures of a mat in one of its three forms."""

    width: float
    height: float
    backdrop: str
    area: tuple[float, float]
    """Where the skyline may stand, from left to right."""
    ground: float
    tile: float
    """How large a tile is at most."""
    items: Point
    item: float
    hand: Point
    """Where a thing just taken waits."""
    spells: Point
    spell: float
    clouds: tuple[Point, ...]
    """Where columns and clouds are told: in one line, or in two."""
    text: float
    score: Point
    flame: Point
    symbols: tuple[Point, ...]
    scored: Point
    cup: Point
    small: float
    """How large symbols, scored decrees and the cup are."""
    signs: tuple[Point, Point]
    sign: float


OWN = Form(
    width=1600,
    height=320,
    backdrop="mat",
    area=(366, 1234),
    ground=284,
    tile=92,
    items=(70, 84),
    item=100,
    hand=(292, 84),
    spells=(62, 234),
    spell=86,
    clouds=((1354, 56), (1354, 88)),
    text=24,
    score=(1302, 66),
    flame=(1560, 66),
    symbols=((1284, 144), (1364, 144), (1444, 144), (1524, 144)),
    scored=(244, 234),
    cup=(326, 234),
    small=42,
    signs=((1300, 216), (1300, 280)),
    sign=58,
)
SIDE = Form(
    width=800,
    height=310,
    backdrop="mat-side",
    area=(174, 614),
    ground=250,
    tile=80,
    items=(51, 56),
    item=70,
    hand=(90, 246),
    spells=(51, 146),
    spell=68,
    clouds=((186, 304),),
    text=26,
    score=(668, 60),
    flame=(750, 60),
    symbols=((644, 146), (730, 146), (644, 204), (730, 204)),
    scored=(644, 264),
    cup=(744, 264),
    small=46,
    signs=((226, 48), (306, 48)),
    sign=70,
)
NARROW = Form(
    width=1000,
    height=810,
    backdrop="mat-narrow",
    area=(0, 1000),
    ground=392,
    tile=124,
    items=(86, 536),
    item=128,
    hand=(388, 536),
    spells=(566, 536),
    spell=108,
    clouds=((24, 443),),
    text=34,
    score=(74, 716),
    flame=(940, 536),
    symbols=((168, 678), (290, 678), (412, 678), (534, 678)),
    scored=(168, 758),
    cup=(290, 758),
    small=58,
    signs=((760, 712), (910, 712)),
    sign=108,
)


def lay_mat(table: Table, seat: int, *, first: bool) -> None:
    """All that belongs to one player."""
    form = NARROW if table.narrow else OWN if first else SIDE
    view, panel = table.view, f"mat:{seat}"
    you = view["seat"] == seat
    title = Text("panel-player-you" if you else "panel-player", {"player": player(seat)})
    area: Area = "board" if table.narrow else "below" if first else "side"
    active = view["decider"] == seat
    table.panels.append(Panel(panel, form.width, form.height, title, form.backdrop, area, active))
    danger = table.words.danger(view, seat)
    tip = table.words.skyline_tip(view, seat, danger)
    _lay_skyline(table, seat, form, tip)
    _lay_player_board(table, seat, form)
    _lay_facts(table, seat, form, tip, danger)
    if active and table.legal:
        _lay_signs(table, seat, form)


def _lay_skyline(table: Table, seat: int, form: Form, tip: Text) -> None:
    view, data, panel = table.view, table.data, f"mat:{seat}"
    line, left = view["skyline"][seat], view["left"][seat]
    count = len(line) // STRIDE
    first, last = form.area
    ends = 0 if form is SIDE else 2
    tile = min(form.tile, (last - first - 20) / (count + ends))
    ground = form.ground

    def x_of(at: float) -> float:
        return (first + last) / 2 + tile * (at - (count - 1) / 2)

    table.places.append(
        Place(f"skyline:{seat}", panel, (first + last) / 2, ground / 2, last - first - 20, ground, tip=tip)
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
            size = min(64.0, tile * 0.58)
            table.lay(
                f"{name}:{seat}:{at - left}", panel, x_of(at), ground + 8, size, name, tip, colour=COLOUR_NAMES[seat]
            )
    _lay_spots(table, seat, x_of, tile, ground)
    _lay_choices(table, seat, x_of, tile, ground)


def _lay_spots(table: Table, seat: int, x_of: Callable[[float], float], tile: float, ground: float) -> None:
    """Where the tile in hand may be built, and the columns that can be chosen."""
    view, words, panel = table.view, table.words, f"mat:{seat}"
    if view["decider"] != seat:
        return
    count, left = len(view["skyline"][seat]) // STRIDE, view["left"][seat]
    building = asked(view).builds
    for action in table.legal:
        name, which = words.family(action)
        if name in ("left", "right"):
            x = x_of(-1 if name == "left" else count)
            table.lay(f"end:{seat}:{name}", panel, x, ground - tile / 2, tile * 0.92, "spot", words.built_now(view))
        elif name == "column" and not asked(view).scores:
            k = words.k(which)
            at = k + left
            if building:
                rows = sum(t >= 0 for t in view["skyline"][seat][STRIDE * at : STRIDE * at + MARKS])
                y = ground - tile * (rows + 0.5)
                table.lay(f"column:{seat}:{k}", panel, x_of(at), y, tile * 0.92, "spot", words.built_now(view))
            else:
                rows = max(1, sum(t >= 0 for t in view["skyline"][seat][STRIDE * at : STRIDE * at + MARKS]))
                y, high = ground - tile * rows / 2, tile * rows
                table.places.append(Place(f"column:{seat}:{k}", panel, x_of(at), y, tile, high, tip=column(k)))


def _lay_choices(table: Table, seat: int, x_of: Callable[[float], float], tile: float, ground: float) -> None:
    """Ways to score, lit on the skyline with their points."""
    view, words, panel = table.view, table.words, f"mat:{seat}"
    if view["decider"] != seat or not asked(view).scores:
        return
    state, left = words.state(view), view["left"][seat]
    size = min(72.0, tile * 0.62)
    step = min(size, (ground - size) / max(1, len(table.legal) - 1))
    lit: set[tuple[int, int]] = set()
    for shown, action in enumerate(table.legal):
        name, which = words.family(action)
        mark = None
        tip = Text("city-scoring") if name == "span" else words.decree(words.scored_now(view))
        at = words.k(which) + left
        if name == "span":
            span = int(span_of(state, seat, action))
            reach = range(span // 256, span % 256 + 1)
            x, y = x_of((reach[0] + reach[-1]) / 2), size * 0.5 + step * shown
            points = int(span_points(state, seat, span))
            lit |= {(c, row) for c in reach for row in (0, 1)}
            for c in reach:  # a line of beads from corner to corner: which city this is
                table.lay(f"bead:{shown}:{c - left}", panel, x_of(c), y, size * 0.42, "bead", layer=5)
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
        x, y = form.items[0] + place * (form.item + 8), form.items[1]
        if view["items"][at] >= 0:
            table.lay_item(view["items"][at], panel, x, y, form.item)
            if view["shields"][at] >= 0:
                spot = (x + form.item * 0.3, y - form.item * 0.3, form.item * 0.44)
                table.lay_item(table.spell_item(view["shields"][at]), panel, *spot, layer=2)
        else:
            table.lay(f"place:{seat}:{place}", panel, x, y, form.item, "place", Text("tip-place"))
        x, y = form.spells[0] + place * (form.spell + 10), form.spells[1]
        if view["spells"][at] >= 0:
            table.lay_item(table.spell_item(view["spells"][at]), panel, x, y, form.spell)
        else:
            table.lay(f"spell-place:{seat}:{place}", panel, x, y, form.spell, "place", Text("tip-spell-place"))
    if view["holder"] == seat:
        if view["hand"] >= 0:
            table.lay_item(view["hand"], panel, *form.hand, form.item, layer=5, fresh=True)
        if view["taken_spell"] >= 0:
            taken = table.spell_item(view["taken_spell"])
            table.lay_item(taken, panel, *form.hand, form.item, layer=5, fresh=True)


def _lay_facts(table: Table, seat: int, form: Form, tip: Text, danger: int) -> None:
    """Score, columns and clouds, what a dragon would burn, symbols that count, scored decrees, and the cup."""
    view, panel = table.view, f"mat:{seat}"
    tally = view["tally"][6 * seat : 6 * seat + 6]
    points = view["points"][seat]
    has = Text("has-n", {"player": player(seat), "n": points})
    table.lay(f"score:{seat}", panel, *form.score, 88, "marker", has, colour=COLOUR_NAMES[seat], label=str(points))
    facts = [Text("n-column", {"n": tally[5]}), Text("n-cloud", {"n": tally[4]})]
    if len(form.clouds) == 1:
        facts = [Text("comma", {"first": facts[0], "second": facts[1]})]
    colour = "#7a1010" if danger else "#1f3a1d"
    for (x, y), fact in zip(form.clouds, facts, strict=True):
        table.captions.append(Caption(panel, x, y, fact, size=form.text, bold=True, colour=colour))
    if danger:
        table.lay(f"danger:{seat}", panel, *form.flame, 68, "flame", tip, label=str(danger))
    for symbol, (x, y) in enumerate(form.symbols):
        table.lay(f"count:{seat}:{symbol}", panel, x, y, form.small, f"small-{SYMBOL_NAMES[symbol]}", tip)
        _write_beside(table, form, panel, (x, y), tally[symbol])
    scored = decrees_scored(view, seat)
    told = Text("tip-scored", {"n": scored})
    table.lay(f"scored:{seat}", panel, *form.scored, form.small, "back-decree", told)
    _write_beside(table, form, panel, form.scored, scored)
    if view["start_player"] == seat:
        table.lay("cup", panel, *form.cup, form.small, "cup", Text("tip-cup"))


def _write_beside(table: Table, form: Form, panel: str, at: Point, number: int) -> None:
    """How many of something there are, to the right of its picture."""
    x, y = at[0] + form.small * 0.56, at[1] + form.text * 0.36
    table.captions.append(Caption(panel, x, y, str(number), size=form.text, bold=True))


def _lay_signs(table: Table, seat: int, form: Form) -> None:
    """What happens nowhere on the table."""
    view, words, panel = table.view, table.words, f"mat:{seat}"
    signs = [action for action in table.legal if words.family(action)[0] in SIGNS]
    for (x, y), action in zip(form.signs, signs, strict=False):
        name, _ = words.family(action)
        table.lay(f"sign:{name}", panel, x, y, form.sign, SIGNS[name], words.sign(view, action), layer=6)
        if form is OWN:
            table.captions.append(Caption(panel, x + 48, y + 8, words.sign(view, action), 23, bold=True))
