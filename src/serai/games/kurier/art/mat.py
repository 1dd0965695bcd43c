"""The players' mats: where things lie on them, and the parchment under them."""

from msgspec import Struct

from serai.games.kurier.art.couriers import INK, SILHOUETTES
from serai.games.kurier.art.frame import Point


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
    stash: Point
    stash_width: float
    banked: Point
    banked_width: float
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
        reserve=((256, 70), (318, 70), (380, 70), (442, 70)),
        tile=56,
        overlap=4,
        under=(110, 127),
        under_width=96,
        small=30,
        stash=(238, 127),
        stash_width=92,
        banked=(364, 127),
        banked_width=84,
        coin=36,
        line=(92, 26),
        money=(466, 26),
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
        stash=(440, 228),
        stash_width=200,
        banked=(720, 228),
        banked_width=220,
        coin=66,
        line=(172, 48),
        money=(976, 48),
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
        f'<rect x="5" y="5" width="{w - 10:g}" height="{h - 10:g}" rx="5" fill="none" stroke="#b98a3a" stroke-width="1.500"/>'
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
            f'<rect x="{x - half:g}" y="{y - half:g}" width="{form.tile:g}" height="{form.tile:g}" rx="7" fill="#e7d2a2" stroke="#a8813f" '
            'stroke-width="1.500" stroke-dasharray="5 4"/>'
        )
    scale = form.tile / 100 * 0.84
    for (x, y), kind in zip(form.reserve, _KINDS, strict=True):
        parts.append(
            f'<g transform="translate({x - 50 * scale:g} {y - 47 * scale:g}) scale({scale:g})" fill="#8a5a2c" fill-opacity=".26">{SILHOUETTES[kind]}</g>'
        )
    rule = form.stash[1] - form.coin / 2 - 5
    parts.append(f'<path d="M{form.line[0]:g} {rule:g}H{form.width - 14:g}" stroke="{INK}" stroke-opacity=".25" stroke-width="1.200"/>')
    return "".join(parts)


def strip(width: float, height: float) -> str:
    """The parchment of orders and box."""
    return _paper(width, height)


DEFS = (
    '<linearGradient id="kz-paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f8edd0"/>'
    '<stop offset="1" stop-color="#ecdab0"/></linearGradient>'
)
