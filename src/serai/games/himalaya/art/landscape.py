"""The map itself: snow and ridges around eight tinted regions, three kinds of road, twenty villages, the calendar."""

# ruff: noqa: E501 - drawings are long lines of coordinates

from collections.abc import Iterator

from serai.games.himalaya.art.frame import Frame, Point
from serai.games.himalaya.art.shapes import building

_TINTS = ("#cbe0bd", "#ecd9a9", "#c9dff0", "#eac7b3", "#d6cbeb", "#f2e3a6", "#bfe3da", "#edcadb")
_SHADES = ("#a9c795", "#d4b973", "#9fc3dd", "#d3a184", "#b3a3d6", "#d9c26c", "#93c9bc", "#d79fbc")
_FONT = "DejaVu Serif, Georgia, serif"
ROADS = ("soil", "ice", "stone")


def defs() -> str:
    """Gradients of the map."""
    regions = "".join(
        f'<radialGradient id="h-region-{n}" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="{tint}"/>'
        f'<stop offset=".65" stop-color="{tint}"/><stop offset="1" stop-color="{shade}"/></radialGradient>'
        for n, (tint, shade) in enumerate(zip(_TINTS, _SHADES, strict=True))
    )
    return regions + (
        '<linearGradient id="h-snow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfdde9"/>'
        '<stop offset=".5" stop-color="#eef3f7"/><stop offset="1" stop-color="#d5e0ea"/></linearGradient>'
        '<linearGradient id="h-rock" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#7d8ea0"/>'
        '<stop offset="1" stop-color="#55667a"/></linearGradient>'
        '<linearGradient id="h-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#26374b"/>'
        '<stop offset="1" stop-color="#3f5670"/></linearGradient>'
    )


def landscape(frame: Frame) -> str:
    """The whole backdrop of the map panel."""
    width, height = frame.width, frame.height
    floor = 1640.0 if frame.narrow else 858.0
    parts = [f'<rect width="{width}" height="{height}" fill="url(#h-snow)"/>']
    parts += _drifts(width, floor)
    parts += [_region(frame, number) for number in range(len(frame.labels))]
    parts += _ridges(frame)
    parts += [_peak(frame, *peak) for peak in sorted(_peaks(frame), key=lambda p: p[1])]
    parts += _roads(frame)
    parts += [_number(frame, number) for number in range(len(frame.labels))]
    parts += [_village(frame, number) for number in range(len(frame.villages))]
    parts += _foot(frame, floor)
    return "".join(parts)


def _hash(number: int) -> float:
    """A fixed number from 0 to 1 that looks random."""
    return (number * 7919 % 1009 * 613 % 1009) / 1009.0


def _drifts(width: float, floor: float) -> Iterator[str]:
    """Soft strokes of wind over the snow."""
    for n in range(70):
        x, y = _hash(3 * n + 1) * width, _hash(5 * n + 2) * floor
        long = 26 + 46 * _hash(n + 11)
        yield (
            f'<path d="M{x:.0f} {y:.0f} q{long / 2:.0f} {-5 + 10 * _hash(n):.0f} {long:.0f} 0" fill="none" stroke="#fff" '
            'stroke-width="3" stroke-opacity=".8" stroke-linecap="round"/>'
        )


def _peaks(frame: Frame) -> Iterator[tuple[float, float, float]]:
    for x, y, size in frame.data.get("scenery", {}).get("peaks", []):
        px, py = frame.at((x, y))
        yield px, py, float(size)


def _peak(frame: Frame, x: float, y: float, size: float) -> str:
    """A mountain with a sunny and a shady side and snow on top; (x, y) is the middle of its foot."""
    if frame.narrow:
        size *= 0.85
        x = min(max(x, size * 0.5), frame.width - size * 0.5)
    s = size * 1.12
    half, top = s * 0.62, y - s
    return (
        f'<path d="M{x - half:.0f} {y:.0f} L{x - s * 0.2:.0f} {y - s * 0.52:.0f} L{x:.0f} {top:.0f} L{x + s * 0.26:.0f} '
        f'{y - s * 0.45:.0f} L{x + half:.0f} {y:.0f}Z" fill="#8fa0b3"/>'
        f'<path d="M{x:.0f} {top:.0f} L{x + s * 0.26:.0f} {y - s * 0.45:.0f} L{x + half:.0f} {y:.0f} L{x + s * 0.08:.0f} {y:.0f} '
        f'L{x - s * 0.06:.0f} {y - s * 0.4:.0f} L{x + s * 0.05:.0f} {y - s * 0.62:.0f}Z" fill="#5f7187"/>'
        f'<path d="M{x:.0f} {top:.0f} L{x + s * 0.21:.0f} {y - s * 0.56:.0f} L{x + s * 0.1:.0f} {y - s * 0.6:.0f} '
        f"L{x + s * 0.04:.0f} {y - s * 0.5:.0f} L{x - s * 0.06:.0f} {y - s * 0.62:.0f} L{x - s * 0.13:.0f} {y - s * 0.52:.0f} "
        f'L{x - s * 0.17:.0f} {y - s * 0.58:.0f}Z" fill="#fdfefe" stroke="#c7d4df" stroke-width="1.5" stroke-linejoin="round"/>'
    )


def _curve(frame: Frame, number: int, back: bool = False) -> str:
    """The bend of a road from its start (or back from its end), without the first point."""
    road = frame.data["roads"][number]
    c1, c2 = frame.at(road["c1"]), frame.at(road["c2"])
    end = frame.villages[int(road["a" if back else "b"]) - 1]
    first, second = (c2, c1) if back else (c1, c2)
    return f"C{first[0]:.0f} {first[1]:.0f} {second[0]:.0f} {second[1]:.0f} {end[0]:.0f} {end[1]:.0f}"


def _border(frame: Frame, number: int) -> str:
    """The closed path of roads around a region."""
    region = frame.data["regions"][number]
    villages = [int(v) - 1 for v in region["villages"]]
    ends = {frozenset((int(r["a"]) - 1, int(r["b"]) - 1)): n for n, r in enumerate(frame.data["roads"])}
    x, y = frame.villages[villages[0]]
    path = f"M{x:.0f} {y:.0f}"
    for here, there in zip(villages, [*villages[1:], villages[0]], strict=True):
        road = ends.get(frozenset((here, there)))
        if road is None:
            path += f"L{frame.villages[there][0]:.0f} {frame.villages[there][1]:.0f}"
        else:
            path += _curve(frame, road, int(frame.data["roads"][road]["a"]) - 1 != here)
    return path + "Z"


def _region(frame: Frame, number: int) -> str:
    return f'<path d="{_border(frame, number)}" fill="url(#h-region-{number})" stroke="#fff" stroke-opacity=".6" stroke-width="26"/>'


def _ridges(frame: Frame) -> Iterator[str]:
    """Small folds of the land, away from where pieces stand."""
    for number, slots in enumerate(frame.slots):
        lx, ly = frame.labels[number]
        for n in range(16):
            angle_x, angle_y = _hash(31 * number + n) * 2 - 1, _hash(17 * number + 3 * n + 5) * 2 - 1
            x, y = lx + angle_x * 150, ly + angle_y * 130
            if min((x - sx) ** 2 + (y - sy) ** 2 for sx, sy in slots) < 1100:
                continue
            near = min((x - vx) ** 2 + (y - vy) ** 2 for vx, vy in frame.villages)
            if near > 9000 and abs(angle_x) + abs(angle_y) < 1.2:
                yield (
                    f'<path d="M{x - 11:.0f} {y + 7:.0f} L{x:.0f} {y - 8:.0f} L{x + 12:.0f} {y + 8:.0f}" fill="none" '
                    'stroke="#fff" stroke-opacity=".75" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>'
                )


_STROKES = {
    "soil": (
        'stroke="#5d3a1a" stroke-width="21"',
        'stroke="#b97d43" stroke-width="15"',
        'stroke="#f3d9ac" stroke-width="4.5" stroke-dasharray="0.5 12" stroke-linecap="round"',
    ),
    "ice": (
        'stroke="#2676ad" stroke-width="21"',
        'stroke="#a9dcf5" stroke-width="15"',
        'stroke="#ffffff" stroke-width="5.5" stroke-dasharray="18 11"',
    ),
    "stone": (
        'stroke="#17171d" stroke-width="21"',
        'stroke="#8d8d96" stroke-width="15"',
        'stroke="#2a2a31" stroke-width="15" stroke-dasharray="3.5 10"',
    ),
}


def road_sample(kind: str, x: float, y: float, width: float) -> str:
    """A short piece of road for a legend."""
    way = f"M{x:.0f} {y:.0f} H{x + width:.0f}"
    return "".join(f'<path d="{way}" fill="none" {stroke}/>' for stroke in _STROKES[kind])


def _roads(frame: Frame) -> Iterator[str]:
    """Soil is dotted, ice has long dashes, stone is paved: patterns tell them apart as well as colours."""
    for layer in range(3):
        for number, road in enumerate(frame.data["roads"]):
            kind = road["type"] if road["type"] in _STROKES else "soil"
            x, y = frame.villages[int(road["a"]) - 1]
            yield f'<path d="M{x:.0f} {y:.0f}{_curve(frame, number)}" fill="none" {_STROKES[kind][layer]}/>'


def _number(frame: Frame, number: int) -> str:
    x, y = frame.labels[number]
    return (
        f'<text x="{x:.0f}" y="{y + 17:.0f}" font-family="{_FONT}" font-size="46" font-weight="bold" text-anchor="middle" '
        f'fill="{_SHADES[number]}" stroke="#fff" stroke-opacity=".8" stroke-width="6" paint-order="stroke">{number + 1}</text>'
    )


def medallion(x: float, y: float, size: float, level: int) -> str:
    """A village's building on its medallion."""
    r = size / 2
    return (
        f'<circle cx="{x:.0f}" cy="{y + 3:.0f}" r="{r:.0f}" fill="#000" fill-opacity=".25"/>'
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.0f}" fill="#fff9ea" stroke="#4d3318" stroke-width="4"/>'
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r - 5:.0f}" fill="none" stroke="#c99a3c" stroke-width="2"/>'
        f'<g transform="translate({x:.0f} {y - r * 0.04:.0f}) scale({size / 88:.3f})">{building(level)}</g>'
    )


def _village(frame: Frame, number: int) -> str:
    x, y = frame.villages[number]
    size = frame.village_size
    plate_y = y + frame.plate(number)
    wide = 30 if number < 9 else 38
    return (
        f"{medallion(x, y, size, int(frame.data['villages'][number]['level']))}"
        f'<rect x="{x - wide / 2:.0f}" y="{plate_y - 13:.0f}" width="{wide}" height="27" rx="7" fill="#4d3318" stroke="#e8cf9a" stroke-width="2"/>'
        f'<text x="{x:.0f}" y="{plate_y + 8:.0f}" font-family="{_FONT}" font-size="22" font-weight="bold" text-anchor="middle" '
        f'fill="#fff3d4">{number + 1}</text>'
    )


def _foot(frame: Frame, floor: float) -> Iterator[str]:
    """Calendar and legend on a strip of evening sky."""
    width, height = frame.width, frame.height
    yield f'<rect y="{floor:.0f}" width="{width:.0f}" height="{height - floor:.0f}" fill="url(#h-night)"/>'
    skyline = f"M0 {floor:.0f}"
    for n in range(int(width // 64) + 2):
        skyline += f" L{n * 64:.0f} {floor - 4 - 17 * _hash(n + 40):.0f} L{n * 64 + 32:.0f} {floor:.0f}"
    yield f'<path d="{skyline} V{floor + 4:.0f} H0Z" fill="#26374b"/>'
    for number in range(12):
        x, y, w, h = frame.month(number)
        marked = number + 1 in frame.data.get("limits", {}).get("inventory_rounds", [])
        yield (
            f'<rect x="{x - w / 2:.0f}" y="{y - h / 2:.0f}" width="{w:.0f}" height="{h:.0f}" rx="9" '
            f'fill="{"#f2cf79" if marked else "#e6edf2"}" stroke="#16202c" stroke-width="3"/>'
            f'<text x="{x:.0f}" y="{y + 10:.0f}" font-family="{_FONT}" font-size="29" font-weight="bold" text-anchor="middle" '
            f'fill="#26374b">{number + 1}</text>'
        )
    if not frame.narrow:
        for n, kind in enumerate(ROADS):
            yield road_sample(kind, 22 + 164 * n, floor + 38, 64)
        for level in (1, 2, 3):
            x = 1364.0 + 80 * (level - 1)
            yield medallion(x, floor + 37, 54, level)
            yield _caption(x + 39, floor + 46, str(level))


def _caption(x: float, y: float, text: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" font-family="{_FONT}" font-size="24" font-weight="bold" text-anchor="middle" fill="#f6e6bd">{text}</text>'


__all__ = ["Point", "defs", "landscape", "medallion", "road_sample"]
