"""A player's mat: the skyline, what can be done with it, and the player board with items, spells and score."""

from serai.core.parts import Drawing, Fixed, Sheet
from serai.core.scene import Area, Caption, Panel, Place
from serai.core.texts import Text
from serai.core.view import View
from serai.games.feuville.asked import asked
from serai.games.feuville.board import LARGE_DISTRICT
from serai.games.feuville.city import span_of, span_points
from serai.games.feuville.clicks import SIGNS
from serai.games.feuville.data import COLOUR_NAMES, SYMBOL_NAMES
from serai.games.feuville.layout import Canvas, Layout
from serai.games.feuville.measures import OWN, SIDE, Form, Point, form_of
from serai.games.feuville.names import column, player
from serai.games.feuville.position import ARMS, BURNT, GRASS, MARKS, STRIDE
from serai.games.feuville.skyline import choice_points
from serai.games.feuville.standing import decrees_scored
from serai.games.feuville.words import FeuvilleWords

Spot = tuple[str, float, int, Text]
"""Where something may be built or chosen: its id, in which column and how high, and what it is."""


def mat_parts(
    sketch: Drawing,
    layout: Layout,
    view: View,
    seen: Fixed,
    seat: int,
    legal: tuple[int, ...],
    offered: frozenset[str],
    *,
    first: bool,
) -> None:
    """All that belongs to one player."""
    words, active = layout.words, view["decider"] == seat
    sketch.lay(_lay_mat, layout, seat, first, view["seat"] == seat, active)
    danger, tally = words.danger(view, seat), seen["tally"][6 * seat : 6 * seat + 6]
    line = seen["skyline"][seat]
    sketch.lay(_lay_skyline, layout, seat, first, line, view["left"][seat], tally, danger)
    if active and legal:
        if asked(view).scores:
            sketch.lay(_lay_choices, layout, seat, first, line, view["left"][seat], _ways(words, view, seat, legal))
        else:
            spots, columns = _spots(words, view, seat, legal)
            sketch.lay(_lay_spots, layout, seat, first, line, spots, columns)
    own = slice(2 * seat, 2 * seat + 2)
    taken = (view["hand"], view["taken_spell"]) if view["holder"] == seat else (-1, -1)
    told = offered & {"spell"}
    items, spells = tuple(zip(seen["items"][own], seen["shields"][own], strict=True)), seen["spells"][own]
    sketch.lay(_lay_player_board, layout, seat, first, told, items, spells, taken)
    scored, starts = decrees_scored(view, seat), view["start_player"] == seat
    sketch.lay(_lay_facts, layout, seat, first, tally, danger, view["points"][seat], scored, starts)
    if active and legal:
        named = ((words.family(action)[0], action) for action in legal)
        signs = tuple((name, words.sign(view, action)) for name, action in named if name in SIGNS)
        sketch.lay(_lay_signs, layout, seat, first, signs)


def _lay_mat(sheet: Sheet, layout: Layout, seat: int, first: bool, own: bool, active: bool) -> None:
    form = form_of(layout, first)
    title = Text("panel-player-you" if own else "panel-player", {"player": player(seat)})
    area: Area = "board" if layout.narrow else "below" if first else "side"
    sheet.panels.append(Panel(f"mat:{seat}", form.width, form.height, title, form.backdrop, area, active))


class Grid:
    """Where the columns of a skyline stand on a mat, and how large its tiles are."""

    def __init__(self, form: Form, line: tuple[int, ...]) -> None:
        self.count = len(line) // STRIDE
        self.first, self.last = form.area
        ends = 0 if form is SIDE else 2
        self.tile = min(form.tile, (self.last - self.first - 20) / (self.count + ends))

    def x(self, at: float) -> float:
        """The middle of a column."""
        return (self.first + self.last) / 2 + self.tile * (at - (self.count - 1) / 2)


def _lay_skyline(
    sheet: Sheet,
    layout: Layout,
    seat: int,
    first: bool,
    line: tuple[int, ...],
    left: int,
    tally: tuple[int, ...],
    danger: int,
) -> None:
    canvas, form, panel = Canvas(sheet, layout), form_of(layout, first), f"mat:{seat}"
    grid, data, low = Grid(form, line), layout.data, form.ground
    tile, middle, wide = grid.tile, (grid.first + grid.last) / 2, grid.last - grid.first - 20
    tip = canvas.words.skyline_tip(seat, tally, danger)
    sheet.places.append(Place(f"skyline:{seat}", panel, middle, low / 2, wide, low, tip=tip))
    for at in range(grid.count):
        wall, tower, sky, marks = line[STRIDE * at : STRIDE * at + STRIDE]
        for row, piece in enumerate((wall, tower, sky)):
            if piece >= 0:
                y = low - tile * (row + 0.5)
                if marks & BURNT:
                    tip = Text("tip-burnt", {"item": canvas.words.tile(piece)})
                    canvas.lay(f"tile:{piece}", panel, grid.x(at), y, tile, f"burnt-{data.tiles[piece]}", tip)
                else:
                    start = piece >= data.board.tiles
                    canvas.lay_item(piece, panel, grid.x(at), y, tile, colour=COLOUR_NAMES[seat] if start else None)
        if marks & (GRASS | ARMS):
            name = "grass" if marks & GRASS else "arms"
            tip = Text(f"tip-{name}-under")
            size = min(64.0, tile * 0.58)
            canvas.lay(
                f"{name}:{seat}:{at - left}", panel, grid.x(at), low + 8, size, name, tip, colour=COLOUR_NAMES[seat]
            )


def _spots(
    words: FeuvilleWords, view: View, seat: int, legal: tuple[int, ...]
) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
    """Where the tile in hand may be built, and the columns that can be chosen."""
    line, left, building = view["skyline"][seat], view["left"][seat], asked(view).builds
    spots: list[Spot] = []
    columns: list[Spot] = []
    for action in legal:
        name, which = words.family(action)
        if name in ("left", "right"):
            end = -1 if name == "left" else len(line) // STRIDE
            spots.append((f"end:{seat}:{name}", end, 0, words.built_now(view)))
        elif name == "column":
            k = words.k(which)
            at = k + left
            rows = sum(t >= 0 for t in line[STRIDE * at : STRIDE * at + MARKS])
            if building:
                spots.append((f"column:{seat}:{k}", at, rows, words.built_now(view)))
            else:
                columns.append((f"column:{seat}:{k}", at, max(1, rows), column(k)))
    return tuple(spots), tuple(columns)


def _lay_spots(
    sheet: Sheet,
    layout: Layout,
    seat: int,
    first: bool,
    line: tuple[int, ...],
    spots: tuple[Spot, ...],
    columns: tuple[Spot, ...],
) -> None:
    canvas, form, panel = Canvas(sheet, layout), form_of(layout, first), f"mat:{seat}"
    grid, low = Grid(form, line), form.ground
    for id_, at, rows, tip in spots:
        canvas.lay(id_, panel, grid.x(at), low - grid.tile * (rows + 0.5), grid.tile * 0.92, "spot", tip)
    for id_, at, rows, tip in columns:
        high = grid.tile * rows
        sheet.places.append(Place(id_, panel, grid.x(at), low - high / 2, grid.tile, high, tip=tip))


Way = tuple[int, str, int, int, tuple[int, int], Text]
"""A way to score: the action, its kind and which of it, its points, from which column to which, and what it is."""


def _ways(words: FeuvilleWords, view: View, seat: int, legal: tuple[int, ...]) -> tuple[Way, ...]:
    """All ways to score that are open."""
    state, left = words.state(view), view["left"][seat]
    ways: list[Way] = []
    for action in legal:
        name, which = words.family(action)
        if name == "span":
            span = int(span_of(state, seat, action))
            points, reach, tip = int(span_points(state, seat, span)), divmod(span, 256), Text("city-scoring")
        else:
            decree, at = words.scored_now(view), words.k(which) + left
            points, tip = int(choice_points(state, seat, decree, action)), words.decree(decree)
            wide = name in ("low", "high") or words.board.decree_type[decree] == LARGE_DISTRICT
            reach = (at, at + 1 if wide else at)
        ways.append((action, name, which, points, reach, tip))
    return tuple(ways)


def _lay_choices(
    sheet: Sheet, layout: Layout, seat: int, first: bool, line: tuple[int, ...], left: int, ways: tuple[Way, ...]
) -> None:
    """Ways to score, lit on the skyline with their points."""
    canvas, form, panel = Canvas(sheet, layout), form_of(layout, first), f"mat:{seat}"
    grid, low = Grid(form, line), form.ground
    tile = grid.tile
    size = min(72.0, tile * 0.62)
    step = min(size, (low - size) / max(1, len(ways) - 1))
    lit: set[tuple[int, int]] = set()
    for shown, (action, name, which, points, reach, tip) in enumerate(ways):
        mark = None
        columns = range(reach[0], reach[1] + 1)
        x = grid.x((reach[0] + reach[1]) / 2)
        if name == "span":
            y = size * 0.5 + step * shown
            lit |= {(c, row) for c in columns for row in (0, 1)}
            for c in columns:  # a line of beads from corner to corner: which city this is
                canvas.lay(f"bead:{shown}:{c - left}", panel, grid.x(c), y, size * 0.42, "bead", layer=5)
        elif name == "symbol":
            x, y = grid.x((grid.count - 1) / 2) + 110 * (which - 1), 90.0
            mark = f"badge-{SYMBOL_NAMES[which]}"
        elif name in ("low", "high"):
            floor = 0 if name == "low" else 1
            y = low - tile * (floor + 1)
            lit |= {(c, row) for c in columns for row in (floor, floor + 1)}
        else:
            y = low - tile * 1.5
            lit |= {(c, row) for c in columns for row in (0, 1, 2)}
        spot = (x, max(size / 2, y), size)
        canvas.lay(f"choice:{action}", panel, *spot, "badge", tip, label=str(points), mark=mark, layer=6)
    for c, row in sorted(lit):
        if line[STRIDE * c + row] >= 0:
            canvas.lay(f"lit:{seat}:{c - left}:{row}", panel, grid.x(c), low - tile * (row + 0.5), tile, "lit", layer=5)


def _lay_player_board(
    sheet: Sheet,
    layout: Layout,
    seat: int,
    first: bool,
    offered: frozenset[str],
    items: tuple[tuple[int, int], ...],
    spells: tuple[int, ...],
    taken: tuple[int, int],
) -> None:
    """Two items with their shields, two spells, and the thing or spell that was just taken."""
    canvas, form, panel = Canvas(sheet, layout, offered), form_of(layout, first), f"mat:{seat}"
    for place, ((item, shield), spell) in enumerate(zip(items, spells, strict=True)):
        x, y = form.items[0] + place * (form.item + 8), form.items[1]
        if item >= 0:
            canvas.lay_item(item, panel, x, y, form.item)
            if shield >= 0:
                spot = (x + form.item * 0.3, y - form.item * 0.3, form.item * 0.44)
                canvas.lay_item(canvas.spell_item(shield), panel, *spot, layer=2)
        else:
            canvas.lay(f"place:{seat}:{place}", panel, x, y, form.item, "place", Text("tip-place"))
        x, y = form.spells[0] + place * (form.spell + 10), form.spells[1]
        if spell >= 0:
            canvas.lay_item(canvas.spell_item(spell), panel, x, y, form.spell)
        else:
            canvas.lay(f"spell-place:{seat}:{place}", panel, x, y, form.spell, "place", Text("tip-spell-place"))
    thing, spell = taken
    if thing >= 0:
        canvas.lay_item(thing, panel, *form.hand, form.item, layer=5, fresh=True)
    if spell >= 0:
        canvas.lay_item(canvas.spell_item(spell), panel, *form.hand, form.item, layer=5, fresh=True)


def _lay_facts(
    sheet: Sheet,
    layout: Layout,
    seat: int,
    first: bool,
    tally: tuple[int, ...],
    danger: int,
    points: int,
    scored: int,
    starts: bool,
) -> None:
    """Score, columns and clouds, what a dragon would burn, symbols that count, scored decrees, and the cup."""
    canvas, form, panel = Canvas(sheet, layout), form_of(layout, first), f"mat:{seat}"
    tip = canvas.words.skyline_tip(seat, tally, danger)
    has = Text("has-n", {"player": player(seat), "n": points})
    canvas.lay(f"score:{seat}", panel, *form.score, 88, "marker", has, colour=COLOUR_NAMES[seat], label=str(points))
    facts = [Text("n-column", {"n": tally[5]}), Text("n-cloud", {"n": tally[4]})]
    if len(form.clouds) == 1:
        facts = [Text("comma", {"first": facts[0], "second": facts[1]})]
    colour = "#7a1010" if danger else "#1f3a1d"
    for (x, y), fact in zip(form.clouds, facts, strict=True):
        canvas.sheet.captions.append(Caption(panel, x, y, fact, size=form.text, bold=True, colour=colour))
    if danger:
        canvas.lay(f"danger:{seat}", panel, *form.flame, 68, "flame", tip, label=str(danger))
    for symbol, (x, y) in enumerate(form.symbols):
        canvas.lay(f"count:{seat}:{symbol}", panel, x, y, form.small, f"small-{SYMBOL_NAMES[symbol]}", tip)
        _write_beside(canvas, form, panel, (x, y), tally[symbol])
    told = Text("tip-scored", {"n": scored})
    canvas.lay(f"scored:{seat}", panel, *form.scored, form.small, "back-decree", told)
    _write_beside(canvas, form, panel, form.scored, scored)
    if starts:
        canvas.lay("cup", panel, *form.cup, form.small, "cup", Text("tip-cup"))


def _write_beside(canvas: Canvas, form: Form, panel: str, at: Point, number: int) -> None:
    """How many of something there are, to the right of its picture."""
    x, y = at[0] + form.small * 0.56, at[1] + form.text * 0.36
    canvas.sheet.captions.append(Caption(panel, x, y, str(number), size=form.text, bold=True))


def _lay_signs(sheet: Sheet, layout: Layout, seat: int, first: bool, signs: tuple[tuple[str, Text], ...]) -> None:
    """What happens nowhere on the table."""
    canvas, form, panel = Canvas(sheet, layout), form_of(layout, first), f"mat:{seat}"
    for (x, y), (name, words) in zip(form.signs, signs, strict=False):
        canvas.lay(f"sign:{name}", panel, x, y, form.sign, SIGNS[name], words, layer=6)
        if form is OWN:
            sheet.captions.append(Caption(panel, x + 48, y + 8, words, 23, bold=True))
