"""The measures of a player's mat, in its three forms."""

from msgspec import Struct

from serai.games.feuville.layout import Layout

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


def form_of(layout: Layout, first: bool) -> Form:
    """The form of a mat: the viewer's own comes ``first`` and is larger, on a wide screen."""
    return NARROW if layout.narrow else OWN if first else SIDE
