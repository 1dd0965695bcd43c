"""Small plots as SVG, drawn in Python: bars, intervals, lines. They need no script, font or network."""

from collections.abc import Callable, Sequence
from html import escape

from serai.lab.statistics import Share

WIDTH, HEIGHT = 640, 220
_LEFT, _RIGHT, _TOP, _BOTTOM = 46, 12, 10, 30
COLOURS = ("#2f6f8f", "#c2662d", "#5b7f3a", "#8a4f8f", "#9a7d16", "#555555")
"""Dark enough on white; every line is also named in words."""

Number = Callable[[float], str]


def _frame(body: list[str], height: int, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" font-family="sans-serif" font-size="12"><title>{escape(title)}</title>'
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>{"".join(body)}</svg>'
    )


def _text(x: float, y: float, text: str, anchor: str = "middle", fill: str = "#333") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str = "#999", width: float = 1) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width}"/>'


def _across(part: float) -> float:
    return _LEFT + part * (WIDTH - _LEFT - _RIGHT)


def _up(part: float) -> float:
    return HEIGHT - _BOTTOM - part * (HEIGHT - _TOP - _BOTTOM)


def histogram(values: Sequence[float], title: str, number: Number, most_bars: int = 24) -> str:
    """How often each value (or range of values) occurs."""
    if not values:
        return _frame([], HEIGHT, title)
    low, high = min(values), max(values)
    whole = all(value == int(value) for value in values)
    width = (high - low) / most_bars
    if whole:
        width = max(1.0, -(-(high - low + 1) // most_bars))
    width = width or 1.0
    bars = int((high - low) / width) + 1
    counts = [0] * bars
    for value in values:
        counts[min(int((value - low) / width), bars - 1)] += 1
    body: list[str] = []
    for place, count in enumerate(counts):
        x, end = _across(place / bars), _across((place + 1) / bars)
        y = _up(count / max(counts))
        first = low + place * width
        until = first + width - 1 if whole else first + width
        label = number(first) if whole and width == 1 else f"{number(first)} – {number(until)}"
        body.append(
            f'<rect x="{x + 0.5:.1f}" y="{y:.1f}" width="{end - x - 1:.1f}" height="{_up(0) - y:.1f}" '
            f'fill="{COLOURS[0]}"><title>{escape(label)}: {count}</title></rect>'
        )
        if place % max(1, bars // 8) == 0:
            body.append(_text((x + end) / 2 if whole else x, HEIGHT - 12, number(first)))
    body += [_line(_LEFT, _up(0), WIDTH - _RIGHT, _up(0)), _text(_LEFT - 6, _up(1) + 8, str(max(counts)), "end")]
    return _frame(body, HEIGHT, title)


def intervals(rows: Sequence[tuple[str, Share]], title: str, percent: Number, even: float | None = None) -> str:
    """A bar with its interval for each row; ``even`` is marked across all."""
    most = max([0.01, *(row.high for _, row in rows)])
    longest = max([len(label) for label, _ in rows], default=0)
    left, right = min(max(190, 7 * longest + 16), WIDTH // 2), WIDTH - 80
    height = 26 * len(rows) + 12
    body: list[str] = []

    def at(value: float) -> float:
        return left + value / most * (right - left)

    if even is not None:
        body.append(_line(at(even), 2, at(even), height - 2, "#bbb"))
    for place, (label, row) in enumerate(rows):
        y = 26 * place + 18
        width = at(row.share) - left
        body.append(f'<rect x="{left}" y="{y - 8}" width="{width:.1f}" height="14" fill="{COLOURS[0]}"/>')
        body.append(_line(at(row.low), y - 1, at(row.high), y - 1, "#111", 2))
        body += [_line(at(end), y - 5, at(end), y + 3, "#111", 2) for end in (row.low, row.high)]
        body += [_text(left - 8, y + 3, label, "end"), _text(right + 8, y + 3, percent(row.share), "start")]
    return _frame(body, height, title)


def lines(
    series: Sequence[tuple[str, Sequence[float]]],
    title: str,
    number: Number,
    ends: tuple[str, str],
    most: float | None = None,
    marks: Sequence[tuple[float, str]] = (),
) -> str:
    """Lines over the course of a game, from 0 up; ``ends`` names the first and the last moment.

    ``marks`` are places from 0 to 1 across, each with what is said about it.
    """
    top = most if most is not None else max([value for _, values in series for value in values], default=1.0) or 1.0
    body = [_line(_LEFT, _up(part), WIDTH - _RIGHT, _up(part), "#e2e2e2") for part in (0.25, 0.5, 0.75, 1.0)]
    body += [_text(_LEFT - 6, _up(part) + 4, number(part * top), "end") for part in (0.0, 0.5, 1.0)]
    for place, said in marks:
        body.append(
            f"<g>{_line(_across(place), _TOP, _across(place), _up(0), '#d9a3a3', 3)}<title>{escape(said)}</title></g>"
        )
    for place, (label, values) in enumerate(series):
        colour = COLOURS[place % len(COLOURS)]
        last = max(len(values) - 1, 1)
        points = " ".join(f"{_across(at / last):.1f},{_up(value / top):.1f}" for at, value in enumerate(values))
        body.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2">'
            f"<title>{escape(label)}</title></polyline>"
        )
    body += [_line(_LEFT, _up(0), WIDTH - _RIGHT, _up(0)), _text(_LEFT, HEIGHT - 12, ends[0], "start")]
    body.append(_text(WIDTH - _RIGHT, HEIGHT - 12, ends[1], "end"))
    if len(series) > 1:
        step = (WIDTH - _LEFT - _RIGHT - 160) / max(len(series), 1)
        for place, (label, _) in enumerate(series):
            body.append(
                _text(_LEFT + 90 + place * step, HEIGHT - 12, label[:16], "start", COLOURS[place % len(COLOURS)])
            )
    return _frame(body, HEIGHT, title)
