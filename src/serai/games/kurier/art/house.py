"""The inns: log houses with carved gables, four rooms with painted window-frames, and a name sign."""

from xml.sax.saxutils import escape

from serai.games.kurier.art.couriers import CREAM, INK, SILHOUETTES
from serai.games.kurier.art.frame import Frame

FONT = "DejaVu Serif, Georgia, serif"

ROOFS = (("#7c8a3f", "#5b682b"), ("#3f6b4a", "#2a4c34"), ("#5d7391", "#42556f"), ("#b5442f", "#8b2f1f"))
"""Light and dark shingles of each village's roofs."""
TRIMS = ("#e8c766", "#e07b4a", "#d7e6f0", "#f1d48a")
ARROWS = (("officer", 0), ("cossack", 90), ("diplomat", 180), ("lady", 270))
"""The types in the order of their rooms; the arrow in each room points clockwise to the next one."""
SHUTTERS = ("#3f7f86", "#b5442f", "#8c4a7d", "#2d6fb7")


def _arrow(degrees: float) -> str:
    return (
        f'<path transform="rotate({degrees:g})" d="M-9-3.5H1V-9L11 0 1 9V3.5H-9z" fill="#a5482d" stroke="{CREAM}" '
        'stroke-width="1.5" stroke-linejoin="round"/>'
    )


def _room(kind: str, degrees: int, side: float, shutter: str) -> str:
    """A room, centred at the origin: frame, lamplight, the silhouette of its type and the arrow to the next room."""
    h = side / 2
    inner = h - 3.2
    # the arrow sits at the edge it points to, out of the silhouette's way
    side_x, side_y = {0: (1, -1), 90: (1, 1), 180: (-1, 1), 270: (-1, -1)}[degrees]
    ax, ay = side_x * (inner - 10.5), side_y * (inner - 10.5)
    scale = side / 100 * 0.84
    return (
        f'<rect x="{-h:g}" y="{-h:g}" width="{side:g}" height="{side:g}" rx="5" fill="{shutter}" stroke="{INK}" '
        'stroke-width="1.8"/>'
        f'<rect x="{-inner:g}" y="{-inner:g}" width="{2 * inner:g}" height="{2 * inner:g}" rx="3" '
        'fill="url(#kz-lamp)" stroke="#fff3d2" stroke-width="1.4"/>'
        f'<g transform="translate({-50 * scale:g} {-47 * scale:g}) scale({scale:g})" fill="#8a5a2c" '
        f'fill-opacity=".34">{SILHOUETTES[kind]}</g>'
        f'<g transform="translate({ax:g} {ay:g}) scale({side / 66:.2f})">{_arrow(degrees)}</g>'
    )


def house(frame: Frame, village: int) -> str:
    """The house of a village (0 the lowest), centred at the origin."""
    h = frame.house / 2
    over = 6 if frame.narrow else 13
    light, dark = ROOFS[village]
    trim, shutter = TRIMS[village], SHUTTERS[village]
    top = -h + 8
    peak = -h - (25 if frame.narrow else 21)
    eave = -h + 13
    parts = [f'<ellipse cx="4" cy="{h + 3:g}" rx="{h + 14:g}" ry="9" fill="#1a130c" fill-opacity=".3"/>']
    # chimney, then walls of logs with round ends
    parts.append(
        f'<path d="M{h * 0.5:g} {peak + 24:g}v-26h15v32z" fill="#a8553f" stroke="{INK}" stroke-width="1.8"/>'
        f'<rect x="{h * 0.5 - 2.5:g}" y="{peak - 6:g}" width="20" height="6" rx="1.5" fill="#d9cbb4" stroke="{INK}" '
        'stroke-width="1.6"/>'
    )
    log = 12.0
    rows = int((h - top) / log)
    log = (h - top) / rows
    for i in range(rows):
        y = top + i * log
        fill = ("#a06a3c", "#94602f")[i % 2]
        parts.append(f'<rect x="{-h:g}" y="{y:.1f}" width="{2 * h:g}" height="{log:.1f}" fill="{fill}"/>')
    seams = "".join(f"M{-h:g} {top + i * log:.1f}H{h:g}" for i in range(1, rows))
    parts.append(f'<path d="{seams}" stroke="#5d3718" stroke-width="1.2"/>')
    ends = "".join(
        f'<circle cx="{side * h:g}" cy="{top + (i + 0.5) * log:.1f}" r="{log / 2 - 0.3:.1f}"/>'
        for side in (-1, 1)
        for i in range(rows)
    )
    parts.append(
        f'<rect x="{-h:g}" y="{top:g}" width="{2 * h:g}" height="{h - top:g}" fill="none" stroke="{INK}" '
        'stroke-width="2"/>'
    )
    parts.append(f'<g fill="#dcae74" stroke="{INK}" stroke-width="1.5">{ends}</g>')
    # gable
    parts.append(
        f'<path d="M{-h - 2:g} {eave + 6:g}L0 {peak + 6:g}L{h + 2:g} {eave + 6:g}z" fill="#7d4c24" stroke="{INK}" '
        'stroke-width="1.6"/>'
    )
    for (x, y), (kind, degrees) in zip(frame.rooms, ARROWS, strict=True):
        parts.append(f'<g transform="translate({x:g} {y:g})">{_room(kind, degrees, frame.room, shutter)}</g>')
    w = h + over
    thick = 13
    roof = f"M{-w:g} {eave:g}L0 {peak:g}L{w:g} {eave:g}V{eave + thick:g}L0 {peak + thick:g}L{-w:g} {eave + thick:g}z"
    parts.append(f'<path d="{roof}" fill="{light}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>')
    parts.append(
        f'<path d="M{-w + 2:g} {eave + 4.5:g}L0 {peak + 4.5:g}L{w - 2:g} {eave + 4.5:g}" fill="none" stroke="{dark}" '
        'stroke-width="4" stroke-dasharray="7 2"/>'
    )
    lace = f"M{-w + 1:g} {eave + thick - 2:g}L0 {peak + thick - 2:g}L{w - 1:g} {eave + thick - 2:g}"
    parts.append(
        f'<path d="{lace}" fill="none" stroke="{INK}" stroke-width="6.6" stroke-dasharray="0.1 7.5" '
        'stroke-linecap="round"/>'
    )
    parts.append(
        f'<path d="{lace}" fill="none" stroke="{trim}" stroke-width="4.4" stroke-dasharray="0.1 7.5" '
        'stroke-linecap="round"/>'
    )
    # carved sun under the ridge, horse-head finial above it
    parts.append(
        f'<g transform="translate(0 {peak + 18:g})"><circle r="8" fill="{trim}" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M0-6V6M-6 0H6M-4-4L4 4M4-4L-4 4" stroke="{INK}" stroke-width="1.1"/><circle r="2.5" '
        'fill="#c5342c"/></g>'
    )
    parts.append(
        f'<path d="M-4 {peak + 4:g}q-3-7 1-9l5-2 2 3-2 2q2 4 1 6z" fill="{trim}" stroke="{INK}" stroke-width="1.5" '
        'stroke-linejoin="round"/>'
    )
    if village == 2:
        parts.append(
            f'<path d="M{-w:g} {eave:g}L0 {peak:g}L{w:g} {eave:g}l-9 2-12 0-12-7-13 1-12-8-12 2-14-7-12 8-13-1-11 '
            '7-13 1-12 6-14 0z" '
            f'fill="#fff" fill-opacity=".93" stroke="{INK}" stroke-width="1"/>'
            if not frame.narrow
            else ""
        )
    return "".join(parts)


def _lines(name: str, narrow: bool) -> list[str]:
    """The name on one line, or on two where a narrow board leaves too little width."""
    if not narrow:
        return [name]
    for gap, keep in (("-", "-"), (" ", "")):
        if gap in name:
            head, tail = name.split(gap, 1)
            return [head + keep, tail]
    return [name]


def sign(name: str, frame: Frame) -> str:
    """The hanging board with the inn's name, centred at the origin."""
    w, h = frame.sign
    lines = _lines(name, frame.narrow)
    size = (27.0 if len(lines) > 1 else 34.0) if frame.narrow else 19.5
    # the widest letters of the bold face take about 0.68 em; what would not fit is set smaller
    size = min(size, (w - 16) / (0.7 * max(len(line) for line in lines)))
    texts = "".join(
        f'<text x="0" y="{(i - (len(lines) - 1) / 2) * size * 0.98 + size * 0.36:.1f}" font-family="{FONT}" '
        'font-weight="bold" '
        f'font-size="{size:.1f}" text-anchor="middle" fill="#3a1f0d">{escape(line)}</text>'
        for i, line in enumerate(lines)
    )
    return (
        f'<path d="M{-w / 2 + 14:g} {-h / 2 - 8:g}v10M{w / 2 - 14:g} {-h / 2 - 8:g}v10" stroke="{INK}" '
        'stroke-width="2.5"/>'
        f'<path d="M{-w / 2:g} {-h / 2:g}H{w / 2:g}l-5 {h / 2:g} 5 {h / 2:g}H{-w / 2:g}l5 {-h / 2:g}z" fill="#f4dfae" '
        f'stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"/>'
        f'<path d="M{-w / 2 + 9:g} {-h / 2 + 3:g}H{w / 2 - 9:g}M{-w / 2 + 9:g} {h / 2 - 3:g}H{w / 2 - 9:g}" '
        'stroke="#b5442f" stroke-width="1.4"/>' + texts
    )
