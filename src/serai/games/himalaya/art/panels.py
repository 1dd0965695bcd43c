"""Backdrops of the panels beside and beneath the map: the screens of the tribes, and the tray with tiles and signs."""

# ruff: noqa: E501 - drawings are long lines of coordinates

from serai.games.himalaya.art.shapes import emblem

COLOURS = {
    "dolpo_pa": "#e3cb86",
    "bhotia": "#7b4ba0",
    "sherpa": "#2c6fbb",
    "tamang": "#c23b32",
    "neutral": "#7d8790",
}
"""The colours of the tribes; ours, so that a data file cannot bring anything else into a drawing."""


def screen(tribe: str, width: float, height: float, name: str) -> str:
    """A tribe's screen: cloth with a coloured border and its sign, faint, at the right."""
    colour = COLOURS[tribe]
    return (
        f'<rect width="{width}" height="{height}" fill="#f6ecd6"/>'
        f'<rect width="{width}" height="12" fill="{colour}"/><rect y="12" width="{width}" height="3" fill="#3a2f14" fill-opacity=".5"/>'
        f'<g opacity=".16">{emblem(name, width - height * 0.42, height * 0.56, height * 0.34, colour, colour)}</g>'
    )


def tray(width: float, height: float) -> str:
    """A wooden tray."""
    grain = "".join(
        f'<path d="M0 {y} q{width / 4:.0f} {6 - n * 4 % 11} {width / 2:.0f} 0 t{width / 2:.0f} 0" fill="none" stroke="#a9824f" '
        'stroke-opacity=".35" stroke-width="2"/>'
        for n, y in enumerate(range(24, int(height), 34))
    )
    return f'<rect width="{width}" height="{height}" fill="#e2c79a"/>{grain}'
