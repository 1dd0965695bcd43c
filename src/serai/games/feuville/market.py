"""The board: tiles, decrees and spells on offer, persons, dice, dragon, fairy and kobold."""

from serai.core.scene import Caption, Panel, Place
from serai.core.texts import Text
from serai.games.feuville.art.board import spaces
from serai.games.feuville.board import COLUMNS, DECREES, FIRST_PILE, SPELLS
from serai.games.feuville.data import COLOUR_NAMES, PERSON_NAMES, ROW_NAMES
from serai.games.feuville.names import is_last_round, person, player
from serai.games.feuville.position import AT_CITY, AT_FAIRY, AT_KOBOLD, FOR_SKILL
from serai.games.feuville.table import Table

Point = tuple[float, float]


def lay_board(table: Table) -> None:
    """The whole board."""
    size = (1000, 1380) if table.narrow else (1600, 800)
    backdrop = "board-narrow" if table.narrow else "board"
    title = Text("panel-board") if table.narrow else None
    table.panels.append(Panel("board", *size, title=title, backdrop=backdrop, share=0.28))
    last = is_last_round(table.data.board, table.view)
    round_ = Text("caption-last-round" if last else "caption-round", {"n": table.view["round"]})
    table.captions.append(
        Caption("board", 40, 246, round_, 34, bold=True)
        if table.narrow
        else Caption("board", 145, 736, round_, 20, "middle", bold=True)
    )
    _lay_columns(table)
    _lay_stacks(table)
    _lay_beings(table)
    _lay_dice(table)
    if not table.narrow:
        _lay_markers(table)


def xs(table: Table) -> list[float]:
    """The middle of each column."""
    return [100 + 160.0 * n for n in range(6)] if table.narrow else [336 + 218.0 * n for n in range(6)]


def _ys(table: Table) -> dict[str, float]:
    if table.narrow:
        return {"sky": 486, "tower": 632, "wall": 778, "decree": 930, "person": 1080, "die": 1236, "flag": 1320}
    return {"sky": 254, "tower": 354, "wall": 454, "decree": 557, "person": 661, "die": 636, "flag": 700}


def _lay_columns(table: Table) -> None:
    view, ys = table.view, _ys(table)
    tile = 144.0 if table.narrow else 100.0
    for column, x in enumerate(xs(table)):
        for row, name in enumerate(ROW_NAMES):
            here = view["display"][COLUMNS * row + column]
            if here >= 0:
                table.lay_item(here, "board", x, ys[name], tile)
        decree = view["decree_row"][column]
        if decree >= 0:
            table.lay_item(table.decree_item(decree), "board", x, ys["decree"], 136 if table.narrow else 98)
        face = column + 1
        tip = Text("tip-person", {"face": face, "person": person(face), "help": table.words.person_help(view, face)})
        at = x if table.narrow else x - 42
        size = 140.0 if table.narrow else 98.0
        table.lay(f"person:{face}", "board", at, ys["person"], size, f"person-{PERSON_NAMES[column]}", tip)
        number = (x, ys["person"] + 102) if table.narrow else (x - 42, ys["person"] + 75)
        table.captions.append(
            Caption("board", *number, str(face), size=34 if table.narrow else 26, anchor="middle", bold=True)
        )


def _lay_stacks(table: Table) -> None:
    """What still lies in the stacks, beside their rows."""
    view, ys = table.view, _ys(table)
    for row, name in enumerate(ROW_NAMES):
        piles = range(FIRST_PILE[row], FIRST_PILE[row + 1])
        left = sum(view["left_in"][pile] for pile in piles)
        age = "I" if any(view["left_in"][pile] for pile in list(piles)[:-1]) else "II"
        if left:
            x, y, size = (746.0 + 88 * row, 340.0, 72.0) if table.narrow else (145.0, ys[name], 90.0)
            tip = Text("tip-stack", {"n": left, "row": Text(f"row-{row}")})
            table.lay(f"stack:{name}", "board", x, y, size, f"back-{name}-{age}", tip)
            foot = (x, y - 44) if table.narrow else (x, y + 32)
            table.captions.append(
                Caption(
                    "board",
                    *foot,
                    str(left),
                    32 if table.narrow else 22,
                    "middle",
                    True,
                    "#3b2a1d" if table.narrow else "#fff3cf",
                )
            )
    left = view["left_in"][DECREES] - int(table.data.board.boxed)
    if left > 0:
        x, y, size = (658.0, 340.0, 72.0) if table.narrow else (145.0, ys["decree"], 88.0)
        tip = Text("tip-decrees", {"n": left})
        table.lay("stack:decree", "board", x, y, size, "back-decree", tip)
        foot = (x, y - 44) if table.narrow else (x, y + 64)
        table.captions.append(Caption("board", *foot, str(left), 32 if table.narrow else 22, "middle", True))
    x, y, size = (154.0, 326.0, 66.0) if table.narrow else (145.0, 648.0, 58.0)
    _lay_counted(table, "grass", "grass", (x, y, size), Text("tip-grass", {"n": view["grass"]}), view["grass"])
    if view["removed"]:
        x, y = (70.0, 326.0) if table.narrow else (145.0, 692.0)
        gone = len(view["removed"])
        _lay_counted(table, "removed", "chest", (x, y, size), Text("tip-removed", {"n": gone}), gone)


def _lay_counted(table: Table, id_: str, symbol: str, at: tuple[float, float, float], tip: Text, number: int) -> None:
    """A supply, with its number beside it."""
    x, y, size = at
    if table.narrow:
        table.lay(id_, "board", x, y - 8, size, symbol, tip)
        table.captions.append(Caption("board", x, y + size * 0.5 + 16, str(number), 32, "middle", True))
    else:
        table.lay(id_, "board", x - 22, y, size, symbol, tip)
        table.captions.append(Caption("board", x + 36, y + 12, str(number), 24, "middle", True))


def _lay_beings(table: Table) -> None:
    """Fairy with her spells, dragon, city scorings, kobold."""
    view, narrow = table.view, table.narrow
    fairy = (76.0, 104.0, 108.0) if narrow else (116.0, 110.0, 84.0)
    table.lay_being("fairy", *fairy, Text("tip-fairy"))
    for place, spell in enumerate(view["open_spells"]):
        if spell >= 0:
            at = (200.0 + 122 * place, 104.0, 112.0) if narrow else (214.0 + 90 * place, 125.0, 84.0)
            table.lay_item(table.spell_item(spell), "board", *at)
    deck = view["left_in"][SPELLS]
    if deck:
        at = (556.0, 96.0, 84.0) if narrow else (484.0, 97.0, 58.0)
        table.lay("deck", "board", *at, "back-spell", Text("tip-spells", {"n": deck}))
        foot = (at[0], at[1] + 72) if narrow else (at[0] + 46, at[1] + 8)
        table.captions.append(Caption("board", *foot, str(deck), 32 if narrow else 22, "middle", True))
    dragon = (330.0, 295.0, 150.0) if narrow else (800.0, 122.0, 132.0)
    table.lay_being("dragon", *dragon, Text("tip-dragon"))
    left = view["seats"] - sum(view["city_done"])
    at = (676.0, 104.0, 110.0) if narrow else (1108.0, 127.0, 104.0)
    table.lay_being("city", *at, Text("tip-city", {"n": left}), label=None if left else "0")
    if view["kobold_at"]:
        x = xs(table)[view["kobold_at"] - 1]
        home = (x + 42, _ys(table)["flag"], 66.0) if not narrow else (x, _ys(table)["flag"], 100.0)
    else:
        home = (890.0, 88.0, 110.0) if narrow else (1414.0, 106.0, 80.0)
    table.lay_being("kobold", *home, Text("tip-kobold"), layer=3)


def _lay_dice(table: Table) -> None:
    view, narrow = table.view, table.narrow
    size = 84.0 if narrow else 46.0
    rest = [(474.0, 318.0), (566.0, 318.0)] if narrow else [(482.0, 158.0), (530.0, 158.0)]
    faces = view["dice"]
    for die, face in enumerate(faces):
        at = rest[die]
        use = view["used"][die]
        if face and faces[0] == faces[1]:
            at = [(250.0, 334.0), (430.0, 334.0)][die] if narrow else [(664.0, 150.0), (936.0, 150.0)][die]
        elif use == AT_FAIRY:
            at = (112.0, 150.0) if narrow else (116.0, 166.0)
        elif use == AT_CITY:
            at = (776.0, 140.0) if narrow else (1210.0, 127.0)
        elif use == AT_KOBOLD:
            at = [(846.0, 146.0), (934.0, 146.0)][die] if narrow else [(1382.0, 166.0), (1446.0, 166.0)][die]
        elif face:
            x = xs(table)[face - 1]
            y = _ys(table)["flag" if use == FOR_SKILL else "die"]
            at = (x if narrow else x + 52, y)
        tip = Text("tip-die", {"face": face}) if face else None
        table.lay(f"die:{die}", "board", *at, size, f"die-{face}", tip, layer=4)
    if view["step"] == "before_roll":
        spots = [(p.x, p.y) for p in table.pieces if p.id.startswith("die:")]
        x, y = (spots[0][0] + spots[1][0]) / 2, (spots[0][1] + spots[1][1]) / 2
        wide = abs(spots[0][0] - spots[1][0]) + size + 12
        table.places.append(Place("dice", "board", x, y, wide, size + 12, tip=Text("help-roll")))


def _lay_markers(table: Table) -> None:
    """Everybody's marker on the score track; laps are counted on the players' own mats."""
    track = spaces()
    for seat in range(table.view["seats"]):
        x, y = track[table.view["points"][seat] % 100]
        dx, dy = ((-10, -10), (10, -10), (-10, 10), (10, 10))[seat]
        tip = Text("has-n", {"player": player(seat), "n": table.view["points"][seat]})
        table.lay(f"marker:{seat}", "board", x + dx, y + dy, 24, "marker", tip, colour=COLOUR_NAMES[seat], layer=2)
