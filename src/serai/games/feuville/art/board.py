"""Backdrops: the board with its six columns, and a player's ground under the open sky."""

INK = "#3b2a1d"


def _box(x: float, y: float, width: float, height: float, fill: str, opacity: float = 1.0) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="16" fill="{fill}" '
        f'fill-opacity="{opacity:g}" '
        f'stroke="{INK}" stroke-opacity=".5" stroke-width="2.5"/>'
    )


def _hills(width: float, height: float, top: float) -> str:
    return (
        f'<path d="M0 {top + 60:g}Q{width * 0.2:g} {top - 40:g} {width * 0.42:g} {top + 50:g}T{width:g} '
        f'{top:g}V{height:g}H0z" '
        'fill="#a9c27a"/>'
        f'<path d="M0 {top + 120:g}Q{width * 0.3:g} {top + 40:g} {width * 0.6:g} {top + 110:g}T{width:g} '
        f'{top + 80:g}V{height:g}H0z" '
        'fill="#8fae5c"/>'
    )


def _mountain(x: float, y: float, scale: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})">'
        f'<path d="M-220 120L-90-70-40-20 30-120 120 10 160-30 240 120z" '
        f'fill="#8c8aa0" stroke="{INK}" stroke-width="3"/><path d="M30-120L70-62 42-70 20-54 2-80z" fill="#fff"/>'
        '<path d="M-90-70L-60-38-84-44-106-44z" fill="#fff"/><path d="M-20 120q20-60 44-60t40 60z" fill="#33242a"/></g>'
    )


def board_backdrop(*, narrow: bool) -> str:
    """The board: mountains with the dragon's den above, the market of tiles on the square below."""
    width, height = (1000.0, 1380.0) if narrow else (1600.0, 800.0)
    horizon = 330.0 if narrow else 205.0
    parts = [
        f'<rect width="{width:g}" height="{height:g}" fill="#bfe0f0"/>',
        _mountain(width * 0.5, 142 if not narrow else 300, 0.8 if not narrow else 0.9),
        _mountain(width * 0.2, 156 if not narrow else 330, 0.7),
        _mountain(width * 0.84, 156 if not narrow else 330, 0.8),
        _hills(width, height, horizon),
    ]
    if narrow:
        for n in range(6):
            parts.append(_box(24 + 160 * n, 400, 152, 964, "#f7ead0", 0.72))
        parts.append(_box(16, 16, 968, 176, "#e8d9f2", 0.75))
        parts.append(_box(16, 206, 968, 178, "#f7ead0", 0.55))
    else:
        parts.append(_box(66, 200, 158, 548, "#e9d3a4", 0.8))
        for n in range(6):
            parts.append(_box(234 + 218 * n, 200, 204, 548, "#f7ead0", 0.78))
        parts.append(_box(66, 60, 500, 130, "#e8d9f2", 0.85))
        parts.append(_box(580, 60, 440, 130, "#e9b9a2", 0.6))
        parts.append(_box(1034, 60, 246, 130, "#f7ead0", 0.85))
        parts.append(_box(1294, 60, 240, 130, "#d5e6c4", 0.85))
        parts.append(_track())
    return "".join(parts)


def spaces() -> list[tuple[float, float]]:
    """The centres of the hundred spaces of the score track, clockwise from the top left corner."""
    found = [(30 + 1540 * n / 31, 30.0) for n in range(31)]
    found += [(1570.0, 30 + 740 * n / 19) for n in range(19)]
    found += [(1570 - 1540 * n / 31, 770.0) for n in range(31)]
    return found + [(30.0, 770 - 740 * n / 19) for n in range(19)]


def _track() -> str:
    parts = []
    for number, (x, y) in enumerate(spaces()):
        fill = "#f3c75a" if number % 10 == 0 else "#fff3cf" if number % 5 else "#f7dfa0"
        parts.append(
            f'<rect x="{x - 22:g}" y="{y - 18:g}" width="44" height="36" rx="7" fill="{fill}" stroke="{INK}" '
            'stroke-width="1.6"/>'
        )
        parts.append(
            f'<text x="{x:g}" y="{y + 6:g}" font-family="DejaVu Serif, Georgia, serif" font-size="18" '
            f'text-anchor="middle" '
            f'fill="#7c5a2a">{number}</text>'
        )
    return "".join(parts)


def mat_backdrop(width: float, height: float, ground: float, boards: tuple[tuple[float, float, float], ...]) -> str:
    """A player's ground: open sky, a meadow for the skyline, and the parts of the player board (x, y, width)."""
    meadow = ground + 8
    parchment = "".join(
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{height - y - 8:g}" rx="14" '
        f'fill="#ead6a6" stroke="{INK}" stroke-opacity=".6" stroke-width="2.5"/>'
        for x, y, wide in boards
    )
    return (
        f'<rect width="{width:g}" height="{height:g}" fill="#e9ecd6"/>'
        f'<rect width="{width:g}" height="{ground + 16:g}" fill="url(#fv-open)"/>'
        f'<path d="M0 {meadow - 40:g}Q{width * 0.25:g} {meadow - 110:g} {width * 0.5:g} {meadow - 50:g}T{width:g} '
        f'{meadow - 60:g}V{height:g}H0z" fill="#b5cc86"/>'
        f'<path d="M0 {meadow:g}Q{width * 0.5:g} {meadow - 24:g} {width:g} {meadow:g}V{height:g}H0z" fill="#8fae5c"/>'
        f"{parchment}"
    )
