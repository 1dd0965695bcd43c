"""Draws how far chances that were told came true: one line a number of seats, as an SVG picture of its own."""

from collections.abc import Mapping
from html import escape
from typing import Final

from serai.lab.learning import Judgement

_SIDE: Final = 300
_LEFT: Final = 50
_TOP: Final = 34
_COLOURS: Final = ("#1b5e9b", "#b3541e", "#3c7a3a", "#7a3c78", "#6b6b00")


def plot(judgements: Mapping[int, Judgement], title: str) -> str:
    """A diagram of chances told (across) and come true (upward); larger dots are made of more cases."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_SIDE + 190} {_SIDE + 90}" font-family="sans-serif" '
        'font-size="12">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{_LEFT}" y="20" font-size="14">{escape(title)}</text>',
        f'<rect x="{_LEFT}" y="{_TOP}" width="{_SIDE}" height="{_SIDE}" fill="none" stroke="#999"/>',
        f'<path d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}" stroke="#bbb" stroke-dasharray="4 4"/>',
        f'<text x="{_LEFT + _SIDE / 2}" y="{_TOP + _SIDE + 40}" text-anchor="middle">told</text>',
        f'<text transform="translate(14 {_TOP + _SIDE / 2}) rotate(-90)" text-anchor="middle">came true</text>',
    ]
    for percent in range(0, 101, 25):
        lines.append(f'<text x="{_x(percent / 100)}" y="{_TOP + _SIDE + 18}" text-anchor="middle">{percent} %</text>')
        lines.append(f'<text x="{_LEFT - 6}" y="{_y(percent / 100) + 4}" text-anchor="end">{percent}</text>')
    for row, (seats, judgement) in enumerate(sorted(judgements.items())):
        lines.extend(_line(seats, judgement, _COLOURS[row % len(_COLOURS)], row))
    lines.append("</svg>")
    return "\n".join(lines) + "\n"


def _line(seats: int, judgement: Judgement, colour: str, row: int) -> list[str]:
    """The line of one number of seats, and its entry in the legend."""
    cases = sum(part.count for part in judgement.bins)
    points = " ".join(f"{_x(part.told)},{_y(part.won)}" for part in judgement.bins)
    drawn = [f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>']
    for part in judgement.bins:
        radius = 2 + 10 * (part.count / cases) ** 0.5
        drawn.append(
            f'<circle cx="{_x(part.told)}" cy="{_y(part.won)}" r="{radius:.1f}" fill="{colour}" fill-opacity="0.6">'
            f"<title>{seats} seats: told {part.told:.2f}, came true {part.won:.2f}, {part.count} cases</title></circle>"
        )
    y = _TOP + 14 + 20 * row
    drawn.append(f'<circle cx="{_LEFT + _SIDE + 20}" cy="{y - 4}" r="5" fill="{colour}"/>')
    drawn.append(
        f'<text x="{_LEFT + _SIDE + 30}" y="{y}">{seats} seats, {judgement.log_loss:.3f} '
        f"({judgement.knowing_nothing:.3f})</text>"
    )
    return drawn


def _x(chance: float) -> float:
    return round(_LEFT + _SIDE * chance, 1)


def _y(chance: float) -> float:
    return round(_TOP + _SIDE * (1 - chance), 1)
