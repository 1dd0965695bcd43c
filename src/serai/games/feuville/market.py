"""The board: tiles, decrees and spells on offer, persons, dice, dragon, fairy and kobold."""

from serai.core.parts import Drawing, Fixed, Sheet
from serai.core.scene import Caption, Panel, Place
from serai.core.texts import Text
from serai.core.view import View
from serai.games.feuville.art.board import spaces
from serai.games.feuville.board import COLUMNS, DECREES, FIRST_PILE, JUGGLER, SPELLS
from serai.games.feuville.data import COLOUR_NAMES, PERSON_NAMES, ROW_NAMES
from serai.games.feuville.layout import Canvas, Layout
from serai.games.feuville.names import is_last_round, person, player
from serai.games.feuville.position import AT_CITY, AT_FAIRY, AT_KOBOLD, FOR_SKILL

Point = tuple[float, float]


_BEINGS = frozenset(("fairy", "dragon", "city", "kobold", "spell"))
"""What on the board is told otherwise while it can be chosen."""


def board_parts(sketch: Drawing, layout: Layout, view: View, seen: Fixed, offered: frozenset[str]) -> None:
    """The whole board."""
    sketch.lay(_lay_board, layout, is_last_round(layout.data.board, view), view["round"])
    display = seen["display"]
    juggled = view["juggled"] if view["step"] == "juggle" else -1
    for column, decree in enumerate(view["decree_row"]):
        does = juggled if column + 1 == JUGGLER else -1
        sketch.lay(_lay_column, layout, column, display[column::COLUMNS], decree, does)
    sketch.lay(_lay_stacks, layout, seen["left_in"], view["grass"], len(view["removed"]))
    cities, deck = view["seats"] - sum(view["city_done"]), view["left_in"][SPELLS]
    sketch.lay(_lay_beings, layout, offered & _BEINGS, seen["open_spells"], deck, cities, view["kobold_at"])
    sketch.lay(_lay_dice, layout, seen["dice"], seen["used"], view["step"] == "before_roll")
    if not layout.narrow:
        sketch.lay(_lay_markers, layout, seen["points"])


def _lay_board(sheet: Sheet, layout: Layout, last: bool, number: int) -> None:
    size = (1000, 1380) if layout.narrow else (1600, 800)
    backdrop = "board-narrow" if layout.narrow else "board"
    title = Text("panel-board") if layout.narrow else None
    sheet.panels.append(Panel("board", *size, title=title, backdrop=backdrop, share=0.28))
    round_ = Text("caption-last-round" if last else "caption-round", {"n": number})
    sheet.captions.append(
        Caption("board", 40, 246, round_, 34, bold=True)
        if layout.narrow
        else Caption("board", 145, 736, round_, 20, "middle", bold=True)
    )


def _x(canvas: Canvas, column: int) -> float:
    """The middle of a column."""
    return 100 + 160.0 * column if canvas.narrow else 336 + 218.0 * column


def _ys(canvas: Canvas) -> dict[str, float]:
    if canvas.narrow:
        return {"sky": 486, "tower": 632, "wall": 778, "decree": 930, "person": 1080, "die": 1236, "flag": 1320}
    return {"sky": 254, "tower": 354, "wall": 454, "decree": 557, "person": 661, "die": 636, "flag": 700}


def _lay_column(sheet: Sheet, layout: Layout, column: int, tiles: tuple[int, ...], decree: int, juggled: int) -> None:
    """Tiles, decree and person of a column; while somebody juggles, the juggler knows what was ``juggled``."""
    canvas = Canvas(sheet, layout)
    x, ys, narrow = _x(canvas, column), _ys(canvas), canvas.narrow
    for here, name in zip(tiles, ROW_NAMES, strict=True):
        if here >= 0:
            canvas.lay_item(here, "board", x, ys[name], 144.0 if narrow else 100.0)
    if decree >= 0:
        canvas.lay_item(canvas.decree_item(decree), "board", x, ys["decree"], 136 if narrow else 98)
    face = column + 1
    does = canvas.words.person_does(face) if juggled < 0 else canvas.words.odds(juggled)
    tip = Text("tip-person", {"face": face, "person": person(face), "help": does})
    at, size = (x, 140.0) if narrow else (x - 42, 98.0)
    canvas.lay(f"person:{face}", "board", at, ys["person"], size, f"person-{PERSON_NAMES[column]}", tip)
    low = ys["person"] + (102 if narrow else 75)
    sheet.captions.append(Caption("board", at, low, str(face), 34 if narrow else 26, "middle", bold=True))


def _lay_stacks(sheet: Sheet, layout: Layout, left_in: tuple[int, ...], grass: int, gone: int) -> None:
    """What still lies in the stacks, beside their rows."""
    canvas = Canvas(sheet, layout)
    ys = _ys(canvas)
    for row, name in enumerate(ROW_NAMES):
        piles = range(FIRST_PILE[row], FIRST_PILE[row + 1])
        left = sum(left_in[pile] for pile in piles)
        age = "I" if any(left_in[pile] for pile in list(piles)[:-1]) else "II"
        if left:
            x, y, size = (746.0 + 88 * row, 340.0, 72.0) if canvas.narrow else (145.0, ys[name], 90.0)
            tip = Text("tip-stack", {"n": left, "row": Text(f"row-{row}")})
            canvas.lay(f"stack:{name}", "board", x, y, size, f"back-{name}-{age}", tip)
            foot = (x, y - 44) if canvas.narrow else (x, y + 32)
            canvas.sheet.captions.append(
                Caption(
                    "board",
                    *foot,
                    str(left),
                    32 if canvas.narrow else 22,
                    "middle",
                    True,
                    "#3b2a1d" if canvas.narrow else "#fff3cf",
                )
            )
    left = left_in[DECREES] - int(canvas.data.board.boxed)
    if left > 0:
        x, y, size = (658.0, 340.0, 72.0) if canvas.narrow else (145.0, ys["decree"], 88.0)
        tip = Text("tip-decrees", {"n": left})
        canvas.lay("stack:decree", "board", x, y, size, "back-decree", tip)
        foot = (x, y - 44) if canvas.narrow else (x, y + 64)
        canvas.sheet.captions.append(Caption("board", *foot, str(left), 32 if canvas.narrow else 22, "middle", True))
    x, y, size = (154.0, 326.0, 66.0) if canvas.narrow else (145.0, 648.0, 58.0)
    _lay_counted(canvas, "grass", "grass", (x, y, size), Text("tip-grass", {"n": grass}), grass)
    if gone:
        x, y = (70.0, 326.0) if canvas.narrow else (145.0, 692.0)
        _lay_counted(canvas, "removed", "chest", (x, y, size), Text("tip-removed", {"n": gone}), gone)


def _lay_counted(canvas: Canvas, id_: str, symbol: str, at: tuple[float, float, float], tip: Text, number: int) -> None:
    """A supply, with its number beside it."""
    x, y, size = at
    if canvas.narrow:
        canvas.lay(id_, "board", x, y - 8, size, symbol, tip)
        canvas.sheet.captions.append(Caption("board", x, y + size * 0.5 + 16, str(number), 32, "middle", True))
    else:
        canvas.lay(id_, "board", x - 22, y, size, symbol, tip)
        canvas.sheet.captions.append(Caption("board", x + 36, y + 12, str(number), 24, "middle", True))


def _lay_beings(
    sheet: Sheet,
    layout: Layout,
    offered: frozenset[str],
    open_spells: tuple[int, ...],
    deck: int,
    left: int,
    kobold_at: int,
) -> None:
    """Fairy with her spells, dragon, city scorings that are left, kobold."""
    canvas, narrow = Canvas(sheet, layout, offered), layout.narrow
    fairy = (76.0, 104.0, 108.0) if narrow else (116.0, 110.0, 84.0)
    canvas.lay_being("fairy", *fairy, Text("tip-fairy"))
    for place, spell in enumerate(open_spells):
        if spell >= 0:
            at = (200.0 + 122 * place, 104.0, 112.0) if narrow else (214.0 + 90 * place, 125.0, 84.0)
            canvas.lay_item(canvas.spell_item(spell), "board", *at)
    if deck:
        at = (556.0, 96.0, 84.0) if narrow else (484.0, 97.0, 58.0)
        canvas.lay("deck", "board", *at, "back-spell", Text("tip-spells", {"n": deck}))
        foot = (at[0], at[1] + 72) if narrow else (at[0] + 46, at[1] + 8)
        canvas.sheet.captions.append(Caption("board", *foot, str(deck), 32 if narrow else 22, "middle", True))
    dragon = (330.0, 295.0, 150.0) if narrow else (800.0, 122.0, 132.0)
    canvas.lay_being("dragon", *dragon, Text("tip-dragon"))
    at = (676.0, 104.0, 110.0) if narrow else (1108.0, 127.0, 104.0)
    canvas.lay_being("city", *at, Text("tip-city", {"n": left}), label=None if left else "0")
    if kobold_at:
        x = _x(canvas, kobold_at - 1)
        home = (x + 42, _ys(canvas)["flag"], 66.0) if not narrow else (x, _ys(canvas)["flag"], 100.0)
    else:
        home = (890.0, 88.0, 110.0) if narrow else (1414.0, 106.0, 80.0)
    canvas.lay_being("kobold", *home, Text("tip-kobold"), layer=3)


def _lay_dice(sheet: Sheet, layout: Layout, faces: tuple[int, ...], used: tuple[int, ...], to_roll: bool) -> None:
    canvas, narrow = Canvas(sheet, layout), layout.narrow
    size = 84.0 if narrow else 46.0
    rest = [(462.0, 318.0), (550.0, 318.0)] if narrow else [(482.0, 158.0), (530.0, 158.0)]
    for die, face in enumerate(faces):
        at = rest[die]
        use = used[die]
        if face and faces[0] == faces[1]:
            at = [(250.0, 334.0), (430.0, 334.0)][die] if narrow else [(664.0, 150.0), (936.0, 150.0)][die]
        elif use == AT_FAIRY:
            at = (112.0, 150.0) if narrow else (116.0, 166.0)
        elif use == AT_CITY:
            at = (776.0, 140.0) if narrow else (1210.0, 127.0)
        elif use == AT_KOBOLD:
            at = [(846.0, 146.0), (934.0, 146.0)][die] if narrow else [(1382.0, 166.0), (1446.0, 166.0)][die]
        elif face:
            x = _x(canvas, face - 1)
            y = _ys(canvas)["flag" if use == FOR_SKILL else "die"]
            at = (x if narrow else x + 52, y)
        tip = Text("tip-die", {"face": face}) if face else None
        canvas.lay(f"die:{die}", "board", *at, size, f"die-{face}", tip, layer=4)
    if to_roll:
        spots = [(p.x, p.y) for p in sheet.pieces[-2:]]
        x, y = (spots[0][0] + spots[1][0]) / 2, (spots[0][1] + spots[1][1]) / 2
        wide = abs(spots[0][0] - spots[1][0]) + size + 12
        sheet.places.append(Place("dice", "board", x, y, wide, size + 12, tip=Text("help-roll")))


def _lay_markers(sheet: Sheet, layout: Layout, points: tuple[int, ...]) -> None:
    """Everybody's marker on the score track; laps are counted on the players' own mats."""
    canvas, track = Canvas(sheet, layout), spaces()
    for seat, score in enumerate(points):
        x, y = track[score % 100]
        dx, dy = ((-10, -10), (10, -10), (-10, 10), (10, 10))[seat]
        tip = Text("has-n", {"player": player(seat), "n": score})
        canvas.lay(f"marker:{seat}", "board", x + dx, y + dy, 24, "marker", tip, colour=COLOUR_NAMES[seat], layer=2)
