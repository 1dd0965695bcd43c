"""The signs of the six colours, after their gates: sun, drop, lantern, rose, linden leaf, thistle."""

import math

INK = "#1d1720"
CREAM = "#fff4d6"


def _rays() -> str:
    lines = []
    for i in range(8):
        a = math.pi * i / 4
        c, s = math.cos(a), math.sin(a)
        lines.append(f"M{50 + 27 * c:.1f} {50 + 27 * s:.1f}L{50 + 44 * c:.1f} {50 + 44 * s:.1f}")
    return "".join(lines)


EMBLEMS: dict[str, str] = {
    "sun": f'<circle cx="50" cy="50" r="19"/><path d="{_rays()}" fill="none" stroke="{INK}" stroke-width="9" '
    'stroke-linecap="round"/>',
    "drop": '<path d="M50 8C62 32 78 46 78 62A28 28 0 0 1 22 62C22 46 38 32 50 8z"/>'
    f'<path d="M36 60a15 15 0 0 0 12 16" fill="none" stroke="{CREAM}" stroke-width="6" stroke-linecap="round"/>',
    "lantern": '<path d="M34 30h32l6 44H28zM28 78h44v10H28zM36 20h28v8H36z"/>'
    f'<path d="M50 8a10 10 0 0 1 10 10H40A10 10 0 0 1 50 8z" fill="none" stroke="{INK}" stroke-width="6"/>'
    f'<path d="M50 36q14 18 0 32-14-14 0-32z" fill="{CREAM}"/>',
    "rose": "".join(
        f'<circle cx="{50 + 21 * math.cos(a):.1f}" cy="{50 + 21 * math.sin(a):.1f}" r="19"/>'
        for a in (math.pi * (0.4 * i - 0.5) for i in range(5))
    )
    + f'<circle cx="50" cy="50" r="13" fill="{CREAM}"/><circle cx="50" cy="50" r="5"/>',
    "leaf": '<path d="M50 92C48 80 50 74 50 70 22 72 10 52 18 32 24 18 42 16 50 30 58 16 76 18 82 32 90 52 78 72 52 '
    '70z"/>'
    f'<path d="M50 72V34M50 58L34 44M50 58l16-14" fill="none" stroke="{CREAM}" stroke-width="5" '
    'stroke-linecap="round"/>',
    "thistle": '<path d="M30 52h40q2 30-20 32-22-2-20-32zM28 48L22 14l14 20 4-24 10 22L60 10l4 24 14-20-6 34z"/>'
    f'<path d="M36 60l28 12M64 60L36 72" stroke="{CREAM}" stroke-width="5"/>'
    f'<path d="M50 84v12" stroke="{INK}" stroke-width="8"/>',
}


def crest(name: str) -> str:
    """The emblem on the upper half of a sign or a banner."""
    return f'<g transform="translate(28 14) scale(.44)" fill="{INK}">{EMBLEMS[name]}</g>'


def badge(name: str) -> str:
    """The emblem on a round shield, as it hangs on the side of a cart."""
    return (
        f'<circle cx="50" cy="63" r="19" fill="{CREAM}" stroke="{INK}" stroke-width="3.5"/>'
        f'<g transform="translate(36 49) scale(.28)" fill="{INK}">{EMBLEMS[name]}</g>'
    )
