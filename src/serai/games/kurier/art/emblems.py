"""The governors' emblems: a shape for each colour, so that colour is never the only sign."""

from serai.games.kurier.art.couriers import CREAM, GOLD, INK
from serai.games.kurier.art.frame import Data

EMBLEMS = {
    "bear": '<circle cx="25" cy="27" r="15"/><circle cx="75" cy="27" r="15"/><path d="M50 16Q86 16 88 52 88 86 50 90 '
    '12 86 12 52 14 16 50 16z"/>'
    f'<ellipse cx="50" cy="68" rx="20" ry="16" fill="{CREAM}"/><path d="M40 60q10-6 20 0-2 9-10 10-8-1-10-10z"/>'
    f'<circle cx="34" cy="46" r="5" fill="{CREAM}"/><circle cx="66" cy="46" r="5" fill="{CREAM}"/>'
    '<path d="M50 68v7q-6 6-11 2m11-2q6 6 11 2" fill="none" stroke="#24150c" stroke-width="4" stroke-linecap="round"/>',
    "fir": '<path d="M50 4L72 32H61L80 58H66L88 84H57V98H43V84H12L34 58H20L39 32H28z"/>',
    "sturgeon": '<path d="M2 57Q18 34 46 32L54 20 60 33 68 24 73 37 84 40 97 18Q100 46 98 76L84 56Q66 70 46 72L38 84 '
    '33 71Q18 70 2 57z"/>'
    f'<circle cx="21" cy="53" r="4.5" fill="{CREAM}"/><path d="M33 44q5 9 0 18M45 41l7 4 7-3 7 4 7-3" fill="none" '
    f'stroke="{CREAM}" stroke-width="4"/>',
    "sheaf": "".join(
        f'<g transform="rotate({a} 50 70)"><ellipse cx="50" cy="20" rx="8.5" ry="19"/><path d="M47 34h6v36h-6z"/></g>'
        for a in (-52, -27, 0, 27, 52)
    )
    + '<path d="M40 66h20q4 18 20 30H20q16-12 20-30z"/><rect x="32" y="58" width="36" height="12" rx="5" '
    f'stroke="{CREAM}" '
    f'stroke-width="3"/><path d="M50 76v20M42 78l-8 16M58 78l8 16" stroke="{CREAM}" stroke-width="2.5"/>',
    "snowflake": '<g fill="none" stroke="#24150c" stroke-width="8" stroke-linecap="round">'
    + "".join(f'<path transform="rotate({a} 50 50)" d="M50 50V6M50 24L37 12M50 24L63 12"/>' for a in range(0, 360, 60))
    + "</g>",
}
"""One shape a colour, in ink; the second sign beside colour."""


def _emblem(name: str, x: float, y: float, size: float) -> str:
    """The emblem centred at (x, y)."""
    return (
        f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({size / 100:g})" '
        f'fill="{INK}">{EMBLEMS[name]}</g>'
    )


def mark(name: str) -> str:
    """The badge in the lower left corner of a courier's tile."""
    return f'<circle cx="20" cy="79" r="19" fill="{CREAM}" stroke="{INK}" stroke-width="2.6"/>' + _emblem(
        name, 20, 79, 27
    )


def seal(name: str) -> str:
    """The seal in the middle of a dispatch."""
    return (
        '<g transform="translate(-1.5 3)"><path d="M50 29q6-4 10 1 8-1 9 6 7 3 4 10 4 6-1 11 0 8-8 8-4 6-11 3-6 '
        "4-11-1-8 0-9-7-6-4-3-11-3-7 3-10 "
        f'2-8 9-7 3-5 8-3z" fill="{CREAM}" stroke="{INK}" stroke-width="2.6"/>' + _emblem(name, 51.5, 51, 31) + "</g>"
    )


def medallion(name: str) -> str:
    """A governor's coat of arms, for his mat."""
    return (
        f'<path d="M50 2L90 14V50Q88 82 50 98 12 82 10 50V14z" fill="{INK}"/>'
        '<path d="M50 6L86 17V50Q84 78 50 93 16 78 14 50V17z" fill="currentColor"/>'
        '<path d="M50 6L86 17V50Q84 78 50 93 16 78 14 50V17z" fill="url(#kz-gloss)"/>'
        f'<path d="M50 10L82.5 20V50Q81 75 50 89 19 75 17.5 50V20z" fill="none" stroke="{GOLD}" stroke-width="2"/>'
        f'<circle cx="50" cy="48" r="25" fill="{CREAM}" stroke="{INK}" stroke-width="2"/>' + _emblem(name, 50, 48, 36)
    )


def emblems(data: Data) -> list[str]:
    """The emblem of each colour."""
    return [colour["emblem"] for colour in data["colour"]]
