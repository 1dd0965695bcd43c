"""The players' mats: where things lie on them, and the parchment under them."""

from msgspec import Struct

from serai.games.kurier.art.couriers import INK, SILHOUETTES
from serai.games.kurier.art.frame import Point
from serai.games.kurier.art.landscape import put


class Mat(Struct, frozen=True):
    """The geometry of a mat; the scene puts pieces where the parchment shows their slots."""

    width: float
    height: float
    arms: Point
    arms_size: float
    stack: Point
    hand: Point
    """The courier or dispatch that is about to be placed."""
    reserve: tuple[Point, ...]
    """A column for each type, so that nothing shifts when a courier leaves."""
    tile: float
    overlap: float
    """How far each further courier of a type is moved aside."""
    under: Point
    under_width: float
    small: float
    pouch: Point
    """A pouch lies here when there are hidden coins; they follow at its right."""
    purse: tuple[float, float]
    """From where to where coins lie, hidden ones from the left, banked ones from the right."""
    coin: float
    line: Point
    money: Point
    text: float


MATS = {
    False: Mat(
        width=480,
        height=152,
        arms=(46, 62),
        arms_size=82,
        stack=(126, 68),
        hand=(188, 68),
        reserve=((246, 70), (307, 70), (368, 70), (429, 70)),
        tile=56,
        overlap=4,
        under=(110, 127),
        under_width=96,
        small=30,
        pouch=(222, 127),
        purse=(240, 462),
        coin=36,
        line=(96, 27),
        money=(454, 27),
        text=17,
    ),
    True: Mat(
        width=1000,
        height=268,
        arms=(88, 104),
        arms_size=140,
        stack=(228, 124),
        hand=(342, 124),
        reserve=((470, 128), (592, 128), (714, 128), (836, 128)),
        tile=106,
        overlap=7,
        under=(196, 228),
        under_width=180,
        small=56,
        pouch=(416, 226),
        purse=(450, 968),
        coin=66,
        line=(176, 50),
        money=(955, 50),
        text=32,
    ),
}
"""The wide and the narrow mat."""

_KINDS = ("officer", "cossack", "diplomat", "lady")


def _paper(width: float, height: float) -> str:
    w, h = width, height
    corner = "M6 26Q6 6 26 6M6 34Q20 30 18 18 30 20 34 6"
    corners = "".join(
        f'<path d="{corner}" transform="translate({x:g} {y:g}) scale({sx} {sy})"/>'
        for x, y, sx, sy in ((0, 0, 1, 1), (w, 0, -1, 1), (0, h, 1, -1), (w, h, -1, -1))
    )
    return (
        f'<rect width="{w:g}" height="{h:g}" fill="url(#kz-paper)"/>'
        f'<rect x="5" y="5" width="{w - 10:g}" height="{h - 10:g}" rx="5" fill="none" stroke="#b98a3a" '
        'stroke-width="1.5"/>'
        f'<g fill="none" stroke="#b5442f" stroke-width="2" stroke-linecap="round">{corners}</g>'
    )


def mat(narrow: bool) -> str:
    """The parchment of a mat with the slots of stack and reserve."""
    form = MATS[narrow]
    half = form.tile / 2
    parts = [_paper(form.width, form.height)]
    slots = [form.stack, *form.reserve]
    for x, y in slots:
        parts.append(
            f'<rect x="{x - half:g}" y="{y - half:g}" width="{form.tile:g}" height="{form.tile:g}" rx="7" '
            'fill="#e7d2a2" stroke="#a8813f" '
            'stroke-width="1.5" stroke-dasharray="5 4"/>'
        )
    scale = form.tile / 100 * 0.84
    for (x, y), kind in zip(form.reserve, _KINDS, strict=True):
        parts.append(
            f'<g transform="translate({x - 50 * scale:g} {y - 47 * scale:g}) scale({scale:g})" fill="#8a5a2c" '
            f'fill-opacity=".26">{SILHOUETTES[kind]}</g>'
        )
    rule = form.pouch[1] - form.coin / 2 - 5
    parts.append(
        f'<path d="M{form.line[0]:g} {rule:g}H{form.width - 14:g}" stroke="{INK}" stroke-opacity=".25" '
        'stroke-width="1.2"/>'
    )
    return "".join(parts)


def strip(width: float, height: float) -> str:
    """The parchment of orders and box."""
    return _paper(width, height)


def troika(width: float, height: float) -> str:
    """The parchment of the orders, with a sleigh that waits for them."""
    scale = min(0.74, height / 190)
    x, y = width - 330 * scale, height * 0.56
    horses = "".join(put("horse", dx, dy) for dx, dy in ((178, -10), (206, 0), (192, 12)))
    return (
        f'{_paper(width, height)}<g transform="translate({x:g} {y:g}) scale({scale:g})" opacity=".42">'
        f'<path d="M-30 56Q100 40 290 56" fill="none" stroke="#7d9ab0" stroke-width="4" stroke-linecap="round"/>'
        f'<path d="M60 4L160-8M60 12L160 10" stroke="{INK}" stroke-width="3"/>{horses}'
        f'<path d="M-34-30Q-26 30 10 30H66Q84 26 80 6 64 14 40 8 10 0 4-26-14-34-34-30z" fill="#b3261e" stroke="{INK}" '
        'stroke-width="3" stroke-linejoin="round"/><path d="M-22-20Q-14 20 14 22H64" fill="none" stroke="#f0c24b" '
        f'stroke-width="4"/><path d="M-20 50H90Q108 48 104 30M4 32V50M58 30V50" fill="none" stroke="{INK}" '
        'stroke-width="5" stroke-linecap="round"/></g>'
    )


DEFS = (
    '<linearGradient id="kz-paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f8edd0"/>'
    '<stop offset="1" stop-color="#ecdab0"/></linearGradient>'
)
