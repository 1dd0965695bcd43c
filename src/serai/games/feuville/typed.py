"""The outcomes of chance as signs: for who types in what fell at a real table."""

from math import ceil

from serai.core.parts import Sheet
from serai.core.scene import Panel
from serai.core.texts import Text
from serai.games.feuville.data import COLOUR_NAMES
from serai.games.feuville.layout import Canvas, Layout

OUTCOMES = ("start", "dice", "juggle", "deal_tile", "deal_decree", "deal_spell")
"""The families of actions that only chance takes."""
_WIDE, _NARROW, _SIZE, _GAP = 1600.0, 1000.0, 76.0, 12.0


def lay_outcomes(sheet: Sheet, layout: Layout, fallen: tuple[tuple[int, Text], ...]) -> None:
    """A panel of its own, with a sign for each outcome and its words."""
    canvas = Canvas(sheet, layout)
    width = _NARROW if canvas.narrow else _WIDE
    step = _SIZE + _GAP
    in_a_row = int((width - _GAP) // step)
    rows = ceil(len(fallen) / in_a_row)
    sheet.panels.append(Panel("chance", width, rows * step + _GAP, Text("panel-chance"), None, "below", True))
    for number, (action, label) in enumerate(fallen):
        row, column = divmod(number, in_a_row)
        x, y = _GAP + step * column + _SIZE / 2, _GAP + step * row + _SIZE / 2
        symbol, more = _sign(canvas, action)
        canvas.lay(f"chance:{action}", "chance", x, y, _SIZE, symbol, label, **more)


def _sign(canvas: Canvas, action: int) -> tuple[str, dict[str, str]]:
    """What an outcome looks like, and what is written on it."""
    name, which = canvas.words.family(action)
    data = canvas.data
    if name == "start":
        return "badge", {"label": str(which + 1), "colour": COLOUR_NAMES[which]}
    if name == "dice":
        return "badge", {"label": f"{which // 6 + 1} {which % 6 + 1}"}
    if name == "juggle":
        return f"die-{which + 1}", {}
    if name == "deal_tile":
        return f"tile-{data.tiles[which]}", {}
    return f"card-{data.decrees[which] if name == 'deal_decree' else data.spells[which]}", {}
