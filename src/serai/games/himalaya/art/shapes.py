"""Small drawings that symbols and backdrops share: goods, emblems, buildings."""

# ruff: noqa: E501 - drawings are long lines of coordinates

from collections.abc import Sequence

INK = "#2a1c12"
GLYPHS = {
    # Each resource has a silhouette of its own, so that colour is never the only sign.
    "salt": '<path d="M12 20 L40 6 L88 14 L94 80 L64 95 L10 84Z" fill="#fbfbf6" stroke="#6d7a84" stroke-width="6" '
    'stroke-linejoin="round"/><path d="M12 20 L60 30 L88 14 M60 30 L64 95" fill="none" stroke="#a9b7c0" stroke-width="5"/>',
    "barley": '<path d="M36 20 C22 34 6 52 12 78 C16 94 84 94 88 78 C94 52 78 34 64 20Z" fill="#e8892b" '
    'stroke="#7c3f0c" stroke-width="6"/><path d="M30 8 L70 8 L62 22 L38 22Z" fill="#f6b869" stroke="#7c3f0c" '
    'stroke-width="5" stroke-linejoin="round"/><path d="M50 84 V42 M50 52 L36 42 M50 52 L64 42 M50 68 L34 56 M50 68 L66 56" '
    'fill="none" stroke="#fff0cf" stroke-width="6" stroke-linecap="round"/>',
    "tea": '<path d="M28 6 H72 L95 50 L72 94 H28 L5 50Z" fill="#26241f" stroke="#0c0b09" stroke-width="6"/>'
    '<path d="M24 66 C22 38 46 24 76 28 C80 56 58 78 24 66Z" fill="#9ec06a"/><path d="M24 66 L62 40" fill="none" '
    'stroke="#26241f" stroke-width="6"/>',
    "jade": '<path fill-rule="evenodd" d="M50 4 A46 46 0 1 0 50 96 A46 46 0 1 0 50 4Z M50 34 A16 16 0 1 1 50 66 '
    'A16 16 0 1 1 50 34Z" fill="#2fa163" stroke="#0d5430" stroke-width="6"/><path d="M20 40 C26 26 36 20 48 18" fill="none" '
    'stroke="#b9f0cd" stroke-width="7" stroke-linecap="round"/>',
    "gold": '<path d="M28 24 H72 L97 84 H3Z" fill="#f5cd27" stroke="#7d5a05" stroke-width="6" stroke-linejoin="round"/>'
    '<path d="M28 24 H72 L80 44 H20Z" fill="#fff0a6" stroke="#7d5a05" stroke-width="4" stroke-linejoin="round"/>',
}

EMBLEMS = ("sun", "lotus", "peak", "knot", "ring")
"""The signs of the four tribes by name, and of the neutral one."""
TRIBE_EMBLEM = {"dolpo_pa": "sun", "bhotia": "lotus", "sherpa": "peak", "tamang": "knot", "neutral": "ring"}


def emblem(name: str, x: float, y: float, r: float, fill: str = "#fffaf0", line: str = INK) -> str:
    """A tribe's sign around a point."""
    style = f'fill="{fill}" stroke="{line}" stroke-width="{r * 0.16:.1f}" stroke-linejoin="round"'
    if name == "sun":
        rays = " ".join(
            f"M{x + r * 0.6 * c:.1f} {y + r * 0.6 * s:.1f} L{x + r * c:.1f} {y + r * s:.1f}"
            for c, s in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
        )
        return (
            f'<path d="{rays}" stroke="{line}" stroke-width="{r * 0.26:.1f}" stroke-linecap="round"/>'
            f'<circle cx="{x}" cy="{y}" r="{r * 0.56:.1f}" {style}/>'
        )
    if name == "lotus":
        return (
            f'<path d="M{x} {y + r * 0.8:.1f} C{x - r * 1.5:.1f} {y + r * 0.5:.1f} {x - r * 1.1:.1f} {y - r * 0.5:.1f} '
            f"{x - r * 0.8:.1f} {y - r * 0.4:.1f} C{x - r * 0.5:.1f} {y - r * 0.2:.1f} {x - r * 0.4:.1f} {y:.1f} {x} {y - r:.1f} "
            f"C{x + r * 0.4:.1f} {y:.1f} {x + r * 0.5:.1f} {y - r * 0.2:.1f} {x + r * 0.8:.1f} {y - r * 0.4:.1f} "
            f'C{x + r * 1.1:.1f} {y - r * 0.5:.1f} {x + r * 1.5:.1f} {y + r * 0.5:.1f} {x} {y + r * 0.8:.1f}Z" {style}/>'
        )
    if name == "peak":
        return (
            f'<path d="M{x - r:.1f} {y + r * 0.75:.1f} L{x - r * 0.1:.1f} {y - r * 0.9:.1f} L{x + r * 0.35:.1f} {y:.1f} '
            f'L{x + r * 0.55:.1f} {y - r * 0.3:.1f} L{x + r:.1f} {y + r * 0.75:.1f}Z" {style}/>'
        )
    if name == "knot":
        return (
            f'<path d="M{x} {y - r:.1f} L{x + r:.1f} {y} L{x} {y + r:.1f} L{x - r:.1f} {y}Z" {style}/>'
            f'<path d="M{x} {y - r * 0.4:.1f} L{x + r * 0.4:.1f} {y} L{x} {y + r * 0.4:.1f} L{x - r * 0.4:.1f} {y}Z" '
            f'fill="{line}"/>'
        )
    return f'<circle cx="{x}" cy="{y}" r="{r * 0.7:.1f}" fill="none" stroke="{fill}" stroke-width="{r * 0.4:.1f}"/>'


def building(level: int) -> str:
    """House, temple or monastery, in a box from -34 to 34."""
    if level == 1:
        return (
            '<path d="M-21 0 H21 V22 H-21Z" fill="#e9d3ab" stroke="#4a321d" stroke-width="2.5"/>'
            '<path d="M-27 1 L0 -22 L27 1Z" fill="#8a5730" stroke="#4a321d" stroke-width="2.5" stroke-linejoin="round"/>'
            '<path d="M-5 8 H5 V22 H-5Z" fill="#5d3a1e"/><path d="M-16 7 H-10 V14 H-16Z M10 7 H16 V14 H10Z" fill="#6d8aa0"/>'
        )
    if level == 2:
        return (
            '<path d="M-22 8 H22 V23 H-22Z" fill="#f0dfbd" stroke="#4a2016" stroke-width="2.5"/>'
            '<path d="M-30 8 C-20 6 -16 0 -14 -4 H14 C16 0 20 6 30 8Z" fill="#b5392b" stroke="#4a2016" stroke-width="2.5"/>'
            '<path d="M-12 -12 H12 V-4 H-12Z" fill="#f0dfbd" stroke="#4a2016" stroke-width="2.5"/>'
            '<path d="M-21 -12 C-12 -14 -8 -20 0 -27 C8 -20 12 -14 21 -12Z" fill="#b5392b" stroke="#4a2016" stroke-width="2.5"/>'
            '<path d="M-5 11 H5 V23 H-5Z" fill="#6b1f17"/><path d="M-17 12 V22 M17 12 V22 M-11 12 V22 M11 12 V22" '
            'stroke="#8d2b20" stroke-width="2.5"/>'
        )
    return (
        '<path d="M-29 4 H29 L31 23 H-31Z" fill="#fffdf6" stroke="#4a1c18" stroke-width="2.5"/>'
        '<path d="M-29 4 H29 V9 H-29Z" fill="#7c1f2b"/><path d="M-15 -10 H15 L17 5 H-17Z" fill="#fffdf6" stroke="#4a1c18" '
        'stroke-width="2.5"/><path d="M-15 -10 H15 V-6 H-15Z" fill="#7c1f2b"/>'
        '<path d="M-19 -10 C-9 -13 -6 -19 0 -29 C6 -19 9 -13 19 -10Z" fill="#e2b32c" stroke="#6d4a08" stroke-width="2.5"/>'
        '<path d="M-5 10 H5 V23 H-5Z" fill="#5c1620"/><path d="M-23 13 H-18 V19 H-23Z M-13 13 H-9 V19 H-13Z M9 13 H13 V19 H9Z '
        'M18 13 H23 V19 H18Z M-9 -3 H-5 V2 H-9Z M5 -3 H9 V2 H5Z" fill="#39485a"/>'
    )


def scaled(markup: str, x: float, y: float, size: float) -> str:
    """A drawing of a 100-box, put around a point at another size."""
    return f'<g transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 100:.3f})">{markup}</g>'


def disc(demand: Sequence[str], yaks: int) -> str:
    """An order disc: what it asks, and its price in yaks."""
    spots: dict[int, tuple[tuple[float, float], ...]] = {
        1: ((50, 32),),
        2: ((30, 36), (70, 36)),
        3: ((23, 44), (50, 25), (77, 44)),
    }
    wanted = list(demand)
    places = spots.get(len(wanted)) or tuple((20 + 60 * i / max(1, len(wanted) - 1), 32) for i in range(len(wanted)))
    size = {1: 40, 2: 36, 3: 31}.get(len(wanted), 150 / max(1, len(wanted)))
    parts = [
        '<circle cx="50" cy="50" r="48" fill="#b98544" stroke="#4d3010" stroke-width="4"/>',
        '<circle cx="50" cy="50" r="42" fill="#e3bd7b" stroke="#8a5f27" stroke-width="2"/>',
    ]
    parts += [scaled(GLYPHS[name], x, y, size) for name, (x, y) in zip(wanted, places, strict=True)]
    parts.append(
        '<circle cx="50" cy="73" r="19" fill="#fff8e6" stroke="#4d3010" stroke-width="3"/>'
        f'<text x="50" y="82" font-family="DejaVu Serif, Georgia, serif" font-size="{26 if yaks < 10 else 22}" '
        f'font-weight="bold" text-anchor="middle" fill="#4d3010">{int(yaks)}</text>'
    )
    return "".join(parts)
