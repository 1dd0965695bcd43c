"""Building tiles. Every shaft stands between x = 28 and x = 72, every edge has the same air: so any tile fits any."""

from serai.games.feuville.board import SYMBOLS
from serai.games.feuville.data import KIND_NAMES, ROW_NAMES, SYMBOL_NAMES, FeuvilleData

INK = "#3b2a1d"
_LINE = f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'


def _stones(x: float, y: float, width: float, height: float, seed: int = 0) -> str:
    """A few courses of mortar lines."""
    parts = []
    course = 9.0
    rows = int(height // course)
    for row in range(rows):
        top = y + row * course
        parts.append(f"M{x:g} {top + course:g}h{width:g}")
        step = 14.0
        start = x + (step / 2 if (row + seed) % 2 else step)
        while start < x + width - 2:
            parts.append(f"M{start:g} {top:g}v{course:g}")
            start += step
    return f'<path d="{"".join(parts)}" fill="none" stroke="#8d7450" stroke-opacity=".5" stroke-width="1"/>'


def _merlons(x: float, y: float, count: int, width: float, gap: float, fill: str) -> str:
    cells = "".join(f"M{x + n * (width + gap):g} {y:g}h{width:g}v8h-{width:g}z" for n in range(count))
    return f'<path d="{cells}" fill="{fill}" {_LINE}/>'


def _shaft(fill: str, y: float = 0, height: float = 100) -> str:
    return (
        f'<path d="M28 {y:g}V{y + height:g}H72V{y:g}" fill="{fill}" {_LINE}/>'
        f'<path d="M60 {y:g}h12v{height:g}h-12z" fill="#000" fill-opacity=".12"/>'
        f"{_stones(28, y, 44, height)}"
    )


_SLIT = f'<path d="M50 14v16M45 22h10" stroke="{INK}" stroke-width="3.4" stroke-linecap="round"/>'
_GRASS = '<path d="M0 95Q25 91 50 95T100 95V100H0z" fill="#7d9a4a"/>'
_HOUSES = (
    '<path d="M4 44V26L14 15 24 26V44z" fill="#e9cfa0" stroke="#8d6b48" stroke-width="1"/>'
    '<path d="M1 27L14 13 27 27z" fill="#c46b4a" stroke="#8d4a32" stroke-width="1"/>'
    '<path d="M76 44V30L86 20 96 30V44z" fill="#f0dcb4" stroke="#8d6b48" stroke-width="1"/>'
    '<path d="M73 31L86 17 99 31z" fill="#b85f48" stroke="#8d4a32" stroke-width="1"/>'
    '<path d="M12 32h5v6h-5zM84 34h5v6h-5z" fill="#7c5a3a"/>'
)


def _curtain(left: float, right: float) -> str:
    """The wall between two towers, with its battlements."""
    count = max(1, round((right - left) / 14))
    return (
        f'<path d="M{left:g} 48H{right:g}V96H{left:g}z" fill="url(#fv-wall)"/>'
        f'<path d="M{left:g} 48H{right:g}" {_LINE}/>{_stones(left, 48, right - left, 46, 1)}'
        + _merlons(left + 1.5, 40, count, 8, (right - left - 3 - 8 * count) / max(1, count - 1), "url(#fv-wall)")
    )


def _wall(kind: str) -> str:
    air = '<rect width="100" height="100" fill="url(#fv-low)"/>'
    if kind == "corner_left":
        body = (
            '<path d="M0 96Q8 70 30 62V96z" fill="#8fae58"/>'
            '<path d="M12 96Q16 78 28 74V96z" fill="url(#fv-slate)" stroke="#3b2a1d" stroke-width="1.6"/>'
            + _curtain(72, 100)
            + _shaft("url(#fv-slate)")
            + _SLIT
        )
        return air + '<g transform="translate(0 0)">' + _HOUSES.split("/>", maxsplit=1)[0] * 0 + body + _GRASS + "</g>"
    if kind == "corner_right":
        return f'<g transform="matrix(-1 0 0 1 100 0)">{_wall("corner_left")}</g>'
    body = air + _HOUSES + _curtain(0, 28) + _curtain(72, 100) + _shaft("url(#fv-wall)")
    if kind == "gate":
        body += (
            f'<path d="M22 40H78V96H22z" fill="url(#fv-wall)" {_LINE}/>{_stones(22, 40, 56, 20)}'
            f'<path d="M33 96V66Q33 46 50 46T67 66V96z" fill="#4a3220" {_LINE}/>'
            '<path d="M39 52V96M45 48V96M50 47V96M55 48V96M61 52V96M33 62H67M33 74H67M33 86H67" '
            'stroke="#c9a15a" stroke-width="1.5"/>'
            f'<path d="M50 20l9 5v8q0 7-9 10-9-3-9-10v-8z" fill="#c8322b" {_LINE}/>'
            '<path d="M50 24v16M45 31h10" stroke="#f4d67a" stroke-width="2.4"/>'
        )
    else:
        body += _SLIT
    return body + _GRASS


def _tower(kind: str) -> str:
    air = '<rect width="100" height="100" fill="url(#fv-mid)"/>'
    if kind == "corner_right":
        return f'<g transform="matrix(-1 0 0 1 100 0)">{_tower("corner_left")}</g>'
    if kind == "corner_left":
        return (
            air
            + f'<path d="M28 100V38H72V100" fill="url(#fv-slate)" {_LINE}/>{_stones(28, 38, 44, 62)}'
            + '<path d="M60 38h12v62h-12z" fill="#000" fill-opacity=".14"/>'
            + f'<path d="M12 50h18v30q-4 6-9 10-5-4-9-10z" fill="url(#fv-slate)" {_LINE}/>'
            + f'<path d="M9 51L21 26 33 51z" fill="#3f6fae" {_LINE}/><path d="M21 26v-8" {_LINE}/>'
            + '<path d="M21 18h-9l3 3-3 3h9z" fill="#f0c24b"/>'
            + _merlons(25, 32, 4, 9, 4.6, "url(#fv-slate)")
            + f'<path d="M30 33L50 3 70 33z" fill="#3f6fae" {_LINE}/>'
            + '<path d="M50 3L58 33H70z" fill="#000" fill-opacity=".18"/>'
            + '<path d="M46 46h8v11h-8z" fill="#3b2a1d"/><path d="M46 46q4-5 8 0z" fill="#3b2a1d"/>'
        )
    return (
        air
        + f'<path d="M28 100V36H72V100" fill="url(#fv-wall)" {_LINE}/>{_stones(28, 36, 44, 64)}'
        + '<path d="M60 36h12v64h-12z" fill="#000" fill-opacity=".12"/>'
        + f'<path d="M23 36V28H77V36z" fill="url(#fv-wall)" {_LINE}/>'
        + f'<path d="M25 28L50 2 75 28z" fill="#c8503a" {_LINE}/>'
        f'<path d="M50 2L60 28H75z" fill="#000" fill-opacity=".18"/>'
        + '<path d="M34 28l6-8M46 28l2-12M58 28l-2-10" stroke="#8f2f22" stroke-width="1.2"/>'
        + '<path d="M44 43h12v12h-12z" fill="#3b2a1d"/><path d="M44 43q6-7 12 0z" fill="#3b2a1d"/>'
        + '<path d="M50 40v15M44 49h12" stroke="#f4d67a" stroke-width="1.4"/>'
    )


def _cloud(x: float, y: float, size: float) -> str:
    drops = "".join(
        f'<path d="M{x + dx * size:g} {y + 13 * size:g}l-{2 * size:g} {6 * size:g}" stroke="#2f6fb0" '
        f'stroke-width="2.2" '
        'stroke-linecap="round"/>'
        for dx in (-9, 0, 9)
    )
    return drops + (
        f'<path d="M{x - 17 * size:g} {y + 9 * size:g}a{8 * size:g} {8 * size:g} 0 0 1 {2 * size:g}-{15 * size:g}'
        f"a{11 * size:g} {11 * size:g} 0 0 1 {20 * size:g}-{3 * size:g}a{9 * size:g} {9 * size:g} 0 0 1 {12 * size:g} "
        f'{18 * size:g}z" fill="#f8fbff" stroke="#54718f" stroke-width="1.8" stroke-linejoin="round"/>'
    )


_CLOUDS: dict[int, tuple[tuple[float, float, float], ...]] = {
    0: (),
    1: ((50, 34, 1.25),),
    2: ((29, 40, 1.0), (70, 28, 1.0)),
    3: ((26, 46, 0.9), (50, 22, 0.9), (75, 44, 0.9)),
}


def _sky(clouds: int) -> str:
    air = '<rect width="100" height="100" fill="url(#fv-high)"/>'
    birds = '<path d="M10 64q5-6 8 0 4-6 9 0M78 68q4-5 6 0 3-5 7 0" fill="none" stroke="#4d6c88" stroke-width="1.5"/>'
    if clouds == 0:
        rays = "".join(
            f'<path d="M50 14v-9" transform="rotate({angle} 50 34)" stroke="#f6c945" stroke-width="3.5" '
            f'stroke-linecap="round"/>'
            for angle in range(0, 360, 30)
        )
        return (
            air + rays + '<circle cx="50" cy="34" r="15" fill="#f9d45c" stroke="#d99a1c" stroke-width="1.8"/>' + birds
        )
    drawn = _CLOUDS.get(clouds)
    if drawn is None:
        drawn = tuple((14 + 72 * n / (clouds - 1), 26 + 18 * (n % 2), 0.6) for n in range(clouds))
    return air + birds + "".join(_cloud(*cloud) for cloud in drawn)


def _ruin(row: str, kind: str) -> str:
    """The burnt side: char, embers and smoke where the building stood."""
    air = '<rect width="100" height="100" fill="url(#fv-smoke)"/>'
    smoke = (
        '<path d="M30 60q-12-14 2-26t-4-30M66 66q14-12 0-28t8-34" fill="none" stroke="#20191a" stroke-opacity=".4" '
        'stroke-width="9" stroke-linecap="round"/>'
    )
    flames = "".join(
        f'<path d="M{x} {y}q-7-9 0-18 1 6 5 7 3-5 1-11 9 8 5 22z" fill="#f07a1c"/>'
        f'<path d="M{x + 2} {y}q-3-5 1-9 1 4 3 4 1-2 1-4 4 5 1 9z" fill="#ffd34d"/>'
        for x, y in ((12, 92), (46, 96), (78, 90))
    )
    if row == "wall":
        gate = '<path d="M36 96V74Q36 60 50 60T64 74V96z" fill="#120c0b"/>' if kind == "gate" else ""
        left = "M0 96V60l6-5 7 8 6-4 9 7V30l8-9 6 10 9-8 6 9 9-6 6 9V62l9-6 6 9 7-7 6 8V96z"
        if kind == "corner_left":
            left = "M12 96l6-20 10-6V30l8-9 6 10 9-8 6 9 9-6 6 9V62l9-6 6 9 7-7 6 8V96z"
        elif kind == "corner_right":
            left = "M88 96l-6-20-10-6V30l-8-9-6 10-9-8-6 9-9-6-6 9V62l-9-6-6 9-7-7-6 8V96z"
        body = f'<path d="{left}" fill="#2b2122" stroke="#0f0b0b" stroke-width="1.8" stroke-linejoin="round"/>{gate}'
        body += '<path d="M30 52h14M40 64h18M8 76h14M76 78h16M50 40h14" stroke="#57433d" stroke-width="1.6"/>'
        return air + smoke + body + flames + '<path d="M0 96H100V100H0z" fill="#171112"/>'
    if row == "tower":
        body = (
            '<path d="M28 100V52l7-8 5 9 8-14 6 10 7-6 11 14V100z" fill="#2b2122" stroke="#0f0b0b" stroke-width="1.8"/>'
            '<path d="M34 44L50 12M64 48L54 14M40 30l24 6" stroke="#171112" stroke-width="3.4" stroke-linecap="round"/>'
            '<path d="M44 66h12v14h-12z" fill="#e2631a"/><path d="M47 70h6v10h-6z" fill="#ffd34d"/>'
        )
        return air + smoke + body
    return (
        air
        + smoke
        + '<path d="M8 60q20-22 40-10t44-12" fill="none" stroke="#20191a" stroke-opacity=".45" stroke-width="16" '
        'stroke-linecap="round"/>'
        + '<circle cx="50" cy="34" r="13" fill="#c2411c" fill-opacity=".8"/>'
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="1.8" fill="#ffb347"/>' for x, y in ((20, 80), (44, 70), (66, 84), (82, 62))
        )
    )


_ICONS = {
    "guard": '<path d="M-6.5 6V-1.5Q-6.5-8 0-8T6.5-1.5V6z" fill="#76879a" stroke="#27333f" stroke-width="1.4"/>'
    '<path d="M-4.6-.5H4.6V2H-4.6z" fill="#1f2a35"/><path d="M0-8V6" stroke="#27333f" stroke-width="1.3"/>'
    '<path d="M0-8q1-4 5-4-1 3-5 4z" fill="#c8322b"/>',
    "star": '<path d="M0-9L2.7-3 9.2-2.4 4.3 1.9 5.8 8.3 0 4.9-5.8 8.3-4.3 1.9-9.2-2.4-2.7-3z" fill="#f3bd23" '
    'stroke="#8a5c10" stroke-width="1.3" stroke-linejoin="round"/>',
    "flag": '<path d="M-5.5-9V9" stroke="#4a3220" stroke-width="2" stroke-linecap="round"/>'
    '<path d="M-5-8H8L4.5-3.5 8 1H-5z" fill="#d22f2a" stroke="#7a1512" stroke-width="1.2" stroke-linejoin="round"/>',
    "griffin": '<path d="M-8 7Q-9-2-2-6L-3-10 2-7Q8-6 8-1L4 .5Q6 2 5 7z" fill="#7d4fa8" stroke="#3f2060" '
    'stroke-width="1.2" stroke-linejoin="round"/><path d="M8-1l-4 .6 1 2.6z" fill="#f3bd23"/>'
    '<circle cx="3" cy="-3.4" r="1.2" fill="#fff"/><path d="M-7 5Q-3 1-6-4" fill="none" stroke="#c9a9e8" '
    'stroke-width="1.3"/>',
}
"""The status symbols, drawn round 0, 0."""


def _gradient(name: str, top: str, bottom: str) -> str:
    return (
        f'<linearGradient id="fv-{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient>'
    )


def _defs() -> str:
    parts = [
        _gradient("high", "#7fb4e0", "#c4e0f2"),
        _gradient("mid", "#c4e0f2", "#e9ecd6"),
        _gradient("low", "#e9ecd6", "#f4e3b6"),
        _gradient("wall", "#ecd9ae", "#cdb07a"),
        _gradient("slate", "#c3ccd6", "#8f9dac"),
        _gradient("open", "#8fc0e6", "#eef0dc"),
        _gradient("smoke", "#5a3a34", "#8a4a2c"),
        _gradient("paper", "#fbf1d3", "#ecd6a2"),
        _gradient("spell", "#5b3f8f", "#332256"),
    ]
    for name, icon in _ICONS.items():
        disc = '<circle r="11.4" fill="#fff9e6" stroke="#3b2a1d" stroke-width="1.4"/>'
        parts.append(f'<g id="fv-icon-{name}">{icon}</g><g id="fv-disc-{name}">{disc}{icon}</g>')
    for kind in KIND_NAMES:
        parts.append(f'<g id="fv-wall-{kind}">{_wall(kind)}</g><g id="fv-ruin-wall-{kind}">{_ruin("wall", kind)}</g>')
    for kind in KIND_NAMES[:3]:
        parts.append(f'<g id="fv-tower-{kind}">{_tower(kind)}</g>')
    parts += [f'<g id="fv-sky-{clouds}">{_sky(clouds)}</g>' for clouds in range(10)]
    parts += [f'<g id="fv-ruin-{row}">{_ruin(row, "plain")}</g>' for row in ("tower", "sky")]
    return "".join(parts)


TILE_DEFS = _defs()


def icons(names: list[str], y: float, size: float = 1.0) -> str:
    """Status symbols side by side round the middle, each on a disc."""
    gap = min(24.0 * size, 90 / max(1, len(names)))
    first = 50 - gap * (len(names) - 1) / 2
    return "".join(
        f'<use href="#fv-disc-{name}" transform="translate({first + n * gap:g} {y:g}) scale({size:g})"/>'
        for n, name in enumerate(names)
    )


def tile_symbols(data: FeuvilleData) -> dict[str, str]:
    """Both sides of every tile, the backs of the stacks, and the spots where a tile may go."""
    board = data.board
    found: dict[str, str] = {}
    for tile, name in enumerate(data.tiles):
        row, kind = ROW_NAMES[board.row[tile]], KIND_NAMES[board.kind[tile]]
        shown = [SYMBOL_NAMES[s] for s in range(SYMBOLS) for _ in range(board.symbols[SYMBOLS * tile + s])]
        base = f"fv-sky-{board.clouds[tile]}" if row == "sky" else f"fv-{row}-{kind}"
        burnt = f"fv-ruin-wall-{kind}" if row == "wall" else f"fv-ruin-{row}"
        marks = icons(shown, 80)
        found[f"tile-{name}"] = f'<use href="#{base}"/>{marks}{_EDGE}'
        found[f"burnt-{name}"] = f'<use href="#{burnt}"/><g opacity=".38">{marks}</g>{_EDGE}'
        if tile >= board.tiles:
            found[f"tile-{name}"] = f'<use href="#{base}"/>{_ROCK}{marks}{_EDGE}'
    for row, colour in (("wall", "#b08a52"), ("tower", "#a5573f"), ("sky", "#5b8fc0")):
        for age in ("I", "II"):
            found[f"back-{row}-{age}"] = (
                f'<rect x="2" y="2" width="96" height="96" rx="8" fill="{colour}" stroke="{INK}" stroke-width="3"/>'
                '<rect x="10" y="10" width="80" height="80" rx="5" fill="none" stroke="#fff3cf" stroke-width="2.5"/>'
                '<text x="50" y="64" font-family="DejaVu Serif, Georgia, serif" font-weight="bold" font-size="40" '
                f'text-anchor="middle" fill="#fff3cf">{age}</text>'
            )
    found["spot"] = (
        '<rect x="4" y="4" width="92" height="92" rx="10" fill="#fff3cf" fill-opacity=".35" stroke="#b08a3c" '
        'stroke-width="3" stroke-dasharray="8 6"/><path d="M50 34v32M34 50h32" stroke="#b08a3c" stroke-width="5"/>'
    )
    found["grass"] = (
        '<path d="M2 60Q26 36 50 58T98 60V78H2z" fill="#6fa043" stroke="#3d6122" stroke-width="3"/>'
        '<path d="M18 52l-4-14M34 48l2-16M62 56l-2-16M80 54l6-14" stroke="#3d6122" stroke-width="4" '
        'stroke-linecap="round"/>'
    )
    found["arms"] = (
        '<path d="M2 60Q26 36 50 58T98 60V78H2z" fill="#6fa043" stroke="#3d6122" stroke-width="3"/>'
        '<path d="M32 30h36v20q0 18-18 26-18-8-18-26z" fill="currentColor" stroke="#fff3cf" stroke-width="4"/>'
        '<path d="M50 36v30M38 46h24" stroke="#fff3cf" stroke-width="5"/>'
    )
    return found


_EDGE = '<rect x=".5" y=".5" width="99" height="99" fill="none" stroke="#3b2a1d" stroke-opacity=".55"/>'
_ROCK = (
    '<path d="M0 100V88l14-8 12 6 10-12 16 6 14-8 12 10 10-4 12 8V100z" fill="#8b8279" stroke="#3b2a1d" '
    'stroke-width="1.4"/>'
    '<path d="M36 42h28v18q0 14-14 20-14-6-14-20z" fill="currentColor" stroke="#fff3cf" stroke-width="3.4"/>'
    '<path d="M50 47v26M41 56h18" stroke="#fff3cf" stroke-width="4"/>'
)
