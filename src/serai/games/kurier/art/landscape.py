"""The four landscapes with their ornaments, from the swamp at the bottom to the grassland before the palace."""

import itertools

from serai.games.kurier.art.couriers import INK
from serai.games.kurier.art.frame import Data, Frame, Point

NARROW_ROADS = (400.0, 500.0, 260.0, 600.0)
"""On the narrow board: where each village's post road goes up, between two houses."""

_EDGE = f'stroke="{INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"'
_SOFT = f'stroke="{INK}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"'


class _Dice:
    """A tiny repeatable sequence, so that scattered grass lies the same in every process."""

    def __init__(self, seed: int) -> None:
        self._now = seed

    def between(self, low: float, high: float) -> float:
        self._now = (self._now * 1103515245 + 12345) % 2147483648
        return low + (high - low) * ((self._now >> 8) % 10007) / 10007


def _fir(light: str, dark: str) -> str:
    return (
        '<ellipse cx="2" cy="47" rx="30" ry="6" fill="#1a130c" fill-opacity=".25"/>'
        f'<rect x="-5" y="32" width="10" height="16" fill="#6b4526" {_SOFT}/>'
        '<path d="M0-52Q10-34 24-24 16-22 12-24 20-6 34 2 24 5 17 2 26 20 42 30 22 40 0 36-22 40-42 30-26 20-17 2-24 '
        '5-34 2-20-6-12-24-16-22-24-24-10-34 0-52z" '
        f'fill="{light}" {_EDGE}/>'
        '<path d="M0-52Q10-34 24-24 16-22 12-24 20-6 34 2 24 5 17 2 26 20 42 30 22 40 4 37 16 10 0-52z" '
        f'fill="{dark}"/>'
        '<path d="M-10-22q5 4 10 2M-16 4q8 5 16 3M-22 30q11 5 22 2M-6-34q3 2 6 1" fill="none" stroke="#fff" '
        'stroke-opacity=".5" stroke-width="2"/>'
    )


ORNAMENTS = {
    "fir": _fir("#3f7a4c", "#2a5836"),
    "pine": _fir("#5b9364", "#447a50"),
    "shade": '<path d="M0-52L24-22H14L34 4H18L42 34H-42L-18 4H-34L-14-22H-24z"/>',
    "peak": f'<path d="M-104 110L-30 2-18-8 0-52 20-14 30-4 108 110z" fill="#8b98ad" {_EDGE}/>'
    '<path d="M0-52L20-14 30-4 108 110H22L30 64 12 30 18 14 2 0z" fill="#68768e"/>'
    f'<path d="M0-52L-18-8-30 4-16-2-10 10-2-6 6 6 12-8 22 4 30-4 20-14z" fill="#fdfdff" {_SOFT}/><path '
    'd="M0-52L20-14 30-4 22 4 12-8 6 6 4-10z" fill="#cdd7e6"/>'
    '<path d="M-40 30l14-12M-56 56l22-22M-30 50l16-18M-70 84l26-26M-8 46l8-18M-26 80l14-24M30 40l-8-16M52 '
    '62l-14-22M46 90l-8-22M76 92l-14-24" '
    'fill="none" stroke="#4d5a70" stroke-width="2" stroke-linecap="round"/>',
    "pond": f'<ellipse rx="50" ry="21" fill="#6fa5a3" {_EDGE}/><ellipse cx="-2" cy="-3" rx="41" ry="14" '
    'fill="#8fc0b8"/>'
    '<path d="M-28-4h26M-6 5h30M12-9h18M-24 9h14" stroke="#e4f3ea" stroke-width="2" stroke-linecap="round"/>'
    f'<path d="M18 4a10 5 0 1 1 8 3l-6-3z" fill="#4f8a4d" {_SOFT}/><path d="M-22 2a9 4.5 0 1 1 7 3l-5-3z" '
    f'fill="#4f8a4d" {_SOFT}/>'
    f'<path d="M22 2q-6-6-1-9 2-5 5 0 6 2 1 9z" fill="#f6c6cf" {_SOFT}/>',
    "reeds": '<path d="M-26 34Q-24 0-30-16M-14 36Q-14-6-10-34M0 36Q2 0-2-20M12 36Q14-10 20-38M26 34Q26 4 32-12M-20 '
    '36Q-26 10-40 0M18 36Q28 14 42 6" '
    'fill="none" stroke="#4d6b2f" stroke-width="3.6" stroke-linecap="round"/>'
    f'<g fill="#7a4520" {_SOFT}><rect x="-33" y="-32" width="7" height="20" rx="3.5"/><rect x="-13" y="-52" '
    'width="7" height="22" rx="3.5"/>'
    '<rect x="-5" y="-38" width="7" height="20" rx="3.5"/><rect x="17" y="-56" width="7" height="22" rx="3.5"/>'
    '<rect x="29" y="-28" width="7" height="18" rx="3.5"/></g>'
    '<path d="M-36 37h72M-24 42h44" stroke="#dcebd6" stroke-opacity=".8" stroke-width="2" stroke-linecap="round"/>',
    "birch": '<ellipse cx="2" cy="47" rx="24" ry="5" fill="#1a130c" fill-opacity=".25"/><path d="M-5 48Q-1 '
    f'10-3-30H3Q4 10 6 48z" fill="#fbfaf3" {_EDGE}/>'
    f'<path d="M-4 38h5M0 29h5M-4 20h4" stroke="{INK}" stroke-width="2.6"/>'
    '<path d="M0-62C-30-60-42-30-38-2q3 10 6 12 1-8 5-9 2 10 7 13 2-9 7-10 2 9 7 11 3-9 7-11 5 8 7 10 3-8 6-13 4 2 5 '
    f'9 4-4 6-12C42-30 30-60 0-62z" fill="#a4bd5b" {_EDGE}/>'
    '<path d="M8-60C30-52 42-30 38-2q-2 8-6 12-1-7-5-9-3 5-6 13 4-40-13-74z" fill="#86a243"/>'
    '<path d="M-24-30q5-6 10-1M-10-46q5-5 10 0M-8-28q5-6 10 0M-28-12q5-6 10-1M-10-10q5-6 10 0M10-36q5-5 10 '
    '0M14-16q5-5 10 0" fill="none" stroke="#e3eda6" stroke-width="2.2" stroke-linecap="round"/>',
    "haystack": f'<ellipse cx="2" cy="35" rx="42" ry="7" fill="#1a130c" fill-opacity=".2"/>'
    f'<path d="M-36 34Q-40 6-18-14-6-30 0-34 8-28 18-14 40 6 36 34 0 42-36 34z" fill="#e5bf55" {_EDGE}/>'
    '<path d="M10-22Q36 4 33 34 20 38 6 38 22 8 4-28z" fill="#c99a35"/>'
    '<path d="M-22-2l-6 14M-8-14l-4 16M6-16l3 16M-16 16l-5 14M-2 10v18M12 8l4 18M22 6l4 14" stroke="#8f6a1d" '
    'stroke-width="2" stroke-linecap="round"/>'
    f'<path d="M0-34V-48" {_EDGE}/>',
    "flowers": "".join(
        f'<path d="M{x} {y + 18}q-2-8 0-14" stroke="#4d7a2f" stroke-width="2.2" fill="none"/>'
        f'<g transform="translate({x} {y})"><path d="M0 0m-6 0a4 4 0 1 1 6-5 4 4 0 1 1 6 5 4 4 0 1 1-6 5 4 4 0 1 '
        f'1-6-5z" fill="{c}" {_SOFT}/><circle r="2.6" fill="#ffe27a"/></g>'
        for x, y, c in (
            (-30, 0, "#d9483b"),
            (-12, -12, "#fff"),
            (6, 2, "#5a7fc9"),
            (24, -10, "#d9483b"),
            (38, 4, "#fff"),
            (-2, 18, "#e58bb0"),
        )
    ),
    "horse": f'<ellipse cx="2" cy="39" rx="44" ry="6" fill="#1a130c" fill-opacity=".2"/>'
    f'<path d="M-38-2Q-46 14-42 26" fill="none" stroke="#4a2a14" stroke-width="6" stroke-linecap="round"/>'
    '<path d="M-36 38L-34 12Q-40-8-22-14 0-12 14-16L24-36Q26-44 32-46L33-40Q44-36 52-26 52-20 46-19L34-22Q32-8 26 '
    f'4L28 38H21L17 12Q0 16-18 12L-24 22-22 38H-29L-31 24-29 38z" fill="#9c5426" {_EDGE}/>'
    f'<path d="M32-46Q20-44 16-30 12-18 4-14 14-10 22-20 24-32 32-40z" fill="#4a2a14" {_SOFT}/><circle cx="38" '
    f'cy="-30" r="1.8" fill="{INK}"/>'
    '<path d="M-24-13Q-12-16 2-14L0 0Q-12 4-22 0z" fill="#c5342c" stroke="#f0c24b" stroke-width="2"/>',
    "tuft": '<path d="M-7 4q1-7-3-10M-2 4V-10M3 4q0-7 5-9" fill="none" stroke-width="2" stroke-linecap="round"/>',
}
"""Ornaments by the names of the data, centred at the origin, about 100 wide."""

DEFS = "".join(f'<g id="kz-{name}">{markup}</g>' for name, markup in ORNAMENTS.items()) + (
    '<linearGradient id="kz-swamp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9c48f"/><stop '
    'offset="1" stop-color="#7f9a72"/></linearGradient>'
    '<linearGradient id="kz-forest" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9cda0"/><stop '
    'offset="1" stop-color="#6b9a67"/></linearGradient>'
    '<linearGradient id="kz-mountains" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9dcd9"/><stop '
    'offset=".6" stop-color="#c3c4cc"/><stop offset="1" stop-color="#a9aebb"/></linearGradient>'
    '<linearGradient id="kz-grassland" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e6e29b"/><stop '
    'offset="1" stop-color="#b7cb6c"/></linearGradient>'
    '<radialGradient id="kz-lamp" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#fff1c4"/><stop offset="1" '
    'stop-color="#eec27c"/></radialGradient>'
)


def put(name: str, x: float, y: float, scale: float = 1.0, extra: str = "") -> str:
    """An ornament at this point."""
    size = f" scale({scale:.2f})" if scale != 1.0 else ""
    return f'<use href="#kz-{name}" transform="translate({x:.0f} {y:.0f}){size}"{extra}/>'


def _wave(left: float, right: float, y: float, step: float, height: float, seed: int) -> str:
    """The points of a rolling line from left to right, as path commands after the first point."""
    dice = _Dice(seed)
    x = left
    parts = []
    while x < right:
        x += step
        parts.append(f"q{step / 2:.0f} {-dice.between(0.5, 1.5) * height:.1f} {step:.0f} 0")
    return f"M{left:.0f} {y:.0f}" + "".join(parts)


def _band(frame: Frame, village: int, name: str, step: float, height: float) -> str:
    left, top, right, bottom = frame.bands[village]
    edge = _wave(left, right, top + 6, step, height, 11 + village)
    return f'<path d="{edge}V{bottom + 12:.0f}H{left:.0f}z" fill="url(#kz-{name})" {_EDGE}/>'


def _grassland(frame: Frame) -> str:
    left, top, right, bottom = frame.bands[3]
    parts = [_band(frame, 3, "grassland", 160, 12)]
    tall = bottom - top
    for i, (y, fill) in enumerate(((0.3, "#d3d886"), (0.52, "#c2d077"), (0.74, "#adc263"))):
        parts.append(
            f'<path d="{_wave(left - 60 * i, right, top + tall * y, 230, 34, 31 + i)}V{bottom + 6:.0f}H{left:.0f}z" '
            f'fill="{fill}" stroke="#7d9142" stroke-width="1.4"/>'
        )
    return "".join(parts)


def _mountains(data: Data, frame: Frame) -> str:
    left, top, right, bottom = frame.bands[2]
    parts = [_band(frame, 2, "mountains", 120, 5)]
    tall = bottom - top
    dice = _Dice(5)
    for low, high, fill, line in ((0.42, 0.06, "#d5d2da", "#b3b0bd"), (0.68, 0.34, "#b9bccb", "#8f93a6")):
        x, path = left - 40, f"M{left - 40:.0f} {bottom:.0f}"
        caps = ""
        while x < right + 60:
            up, down = dice.between(40, 75), dice.between(40, 75)
            y, foot = top + tall * dice.between(high, high + 0.14), top + tall * dice.between(low, low + 0.12)
            path += f"L{x + up:.0f} {y:.0f}L{x + up + down:.0f} {foot:.0f}"
            caps += f"M{x + up:.0f} {y:.0f}l-12 18 7-3 5 6 6-7 7 4z"
            x += up + down
        parts.append(
            f'<path d="{path}V{bottom + 4:.0f}z" fill="{fill}" stroke="{line}" stroke-width="1.6" '
            f'stroke-linejoin="round"/><path d="{caps}" fill="#fff"/>'
        )
    # the data's peaks stand behind the last hill, which hides their feet
    if not frame.narrow:
        peaks = sorted((o for o in data["ornament"] if o["kind"] == "peak"), key=lambda o: (o["y"], o["x"]))
        parts += [put("peak", o["x"], o["y"] + 8, o["scale"]) for o in peaks]
    else:
        gaps = (10.0, 260.0, 500.0, 740.0, right - 10)
        parts += [put("peak", x, top + 96 + 30 * (i % 2), 1.55) for i, x in enumerate(gaps)]
    parts.append(
        f'<path d="{_wave(left, right, top + tall * 0.8, 200, 16, 71)}V{bottom + 6:.0f}H{left:.0f}z" fill="#a7b09c" '
        'stroke="#727b6b" stroke-width="1.4"/>'
    )
    return "".join(parts)


def _forest(frame: Frame) -> str:
    left, top, right, bottom = frame.bands[1]
    parts = [_band(frame, 1, "forest", 90, 8)]
    tall = bottom - top
    dice = _Dice(17)
    for share, scale, fill, step in ((0.26, 0.62, "#86b183", 40), (0.46, 0.78, "#6c9d6c", 52)):
        x = left - 10
        row = []
        while x < right + 30:
            row.append(put("shade", x, top + tall * share + dice.between(-5, 5), scale * dice.between(0.8, 1.1)))
            x += step * dice.between(0.75, 1.2)
        parts.append(f'<g fill="{fill}">{"".join(row)}</g>')
        parts.append(
            f'<path d="{_wave(left, right, top + tall * share + 22, 180, 12, 91)}V{bottom + 6:.0f}H{left:.0f}z" '
            f'fill="{fill}"/>'
        )
    parts.append(
        f'<path d="{_wave(left, right, top + tall * 0.72, 210, 18, 47)}V{bottom + 6:.0f}H{left:.0f}z" fill="#82ad6e" '
        'stroke="#3f6b42" stroke-width="1.4"/>'
    )
    return "".join(parts)


def _swamp(frame: Frame) -> str:
    left, top, right, bottom = frame.bands[0]
    parts = [_band(frame, 0, "swamp", 140, 10)]
    tall = bottom - top
    parts.append(
        f'<path d="{_wave(left, right, top + tall * 0.36, 260, 20, 23)}V{bottom:.0f}H{left:.0f}z" fill="#93ab7c" '
        'stroke="#5f7a4c" stroke-width="1.4"/>'
    )
    parts.append(
        f'<path d="{_wave(left, right, top + tall * 0.66, 190, 14, 29)}V{bottom:.0f}H{left:.0f}z" fill="#7f9c70" '
        'stroke="#4f6a44" stroke-width="1.4"/>'
    )
    dice = _Dice(3)
    for _ in range(26):
        x, y = dice.between(left, right), dice.between(top + tall * 0.2, bottom - 10)
        w = dice.between(26, 70)
        parts.append(
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{w:.0f}" ry="{w / 7:.0f}" fill="#a9cfc3" fill-opacity=".55"/>'
        )
        parts.append(
            f'<path d="M{x - w * 0.6:.0f} {y:.0f}h{w * 0.8:.0f}" stroke="#eef7ee" stroke-opacity=".7" '
            'stroke-width="1.5"/>'
        )
    return "".join(parts)


def _tufts(frame: Frame) -> str:
    """Scattered grass in the tone of each band."""
    parts = []
    for village, (tone, count) in enumerate((("#4f6b3a", 46), ("#2f5f3a", 40), ("#77806c", 30), ("#7f9a3a", 60))):
        left, top, right, bottom = frame.bands[village]
        dice = _Dice(101 + village)
        first = top + (bottom - top) * (0.84 if village == 2 else 0.3)
        spots = "".join(put("tuft", dice.between(left, right), dice.between(first, bottom - 8)) for _ in range(count))
        parts.append(f'<g stroke="{tone}">{spots}</g>')
    return "".join(parts)


def land(data: Data, frame: Frame) -> str:
    """The ground of the four villages, the highest first, so that each lower one overlaps it."""
    return _grassland(frame) + _mountains(data, frame) + _forest(frame) + _swamp(frame) + _tufts(frame)


def ornaments(data: Data, frame: Frame) -> str:
    """What stands between the houses: at the data's places on the wide board, in the gaps on the narrow one."""
    if not frame.narrow:
        rows = sorted(data["ornament"], key=lambda o: (o["y"] + 40 * o["scale"], o["x"]))
        return "".join(put(o["kind"], o["x"], o["y"], o["scale"]) for o in rows if o["kind"] != "peak")
    parts = []
    small = (
        ("reeds", "pond", "birch"),
        ("fir", "pine", "fir"),
        ("pine", "haystack", "fir"),
        ("flowers", "haystack", "horse"),
    )
    for village, kinds in enumerate(small):
        xs = [x for (x, _), inn in zip(frame.inns, data["inn"], strict=True) if inn["village"] == village + 1]
        # above the street, half-way between the lanes, but not where the post road leaves
        gaps = [(one + two) / 2 for one, two in itertools.pairwise(sorted(xs))]
        spots = [min(xs) - 60, *gaps, max(xs) + 60]
        parts += [
            put(kinds[i % 3], x, frame.bands[village][3] - 42, 0.34 if kinds[i % 3] != "pond" else 0.5)
            for i, x in enumerate(spots)
            if x != NARROW_ROADS[village]
        ]
    top = frame.bands[1][1]
    for i, x in enumerate((8.0, 260.0, 500.0, 740.0, frame.width - 8)):
        parts += [
            put(("fir", "pine")[i % 2], x - 8, top + 90, 0.72),
            put(("pine", "fir")[i % 2], x + 10, top + 160, 0.8),
        ]
        parts.append(put("fir", x, top + 232, 0.66))
    return "".join(parts)


def _smooth(points: list[Point]) -> str:
    """A curve through the points."""
    path = f"M{points[0][0]:g} {points[0][1]:g}"
    for i in range(len(points) - 1):
        before, here, there = points[max(0, i - 1)], points[i], points[i + 1]
        after = points[min(len(points) - 1, i + 2)]
        path += (
            f"C{here[0] + (there[0] - before[0]) / 6:.0f} {here[1] + (there[1] - before[1]) / 6:.0f} "
            f"{there[0] - (after[0] - here[0]) / 6:.0f} {there[1] - (after[1] - here[1]) / 6:.0f} {there[0]:g} "
            f"{there[1]:g}"
        )
    return path


def roads(data: Data, frame: Frame) -> str:
    """Village streets, the lanes of the houses and the post roads from village to village."""
    lanes: list[str] = []
    half = frame.house / 2
    for (x, y), inn in zip(frame.inns, data["inn"], strict=True):
        lanes.append(f"M{x:g} {y + half:g}V{min(frame.streets[inn['village'] - 1], frame.height - 20):g}")
    for x, _ in frame.guards:
        lanes.append(f"M{x:g} {frame.streets[4]:g}V{frame.bands[3][1] + 40:g}")
    for village, street in enumerate(frame.streets):
        y = min(street, frame.height - 20)
        xs = [x for (x, _), inn in zip(frame.inns, data["inn"], strict=True) if inn["village"] == min(village, 3) + 1]
        lanes.append(_smooth([(min(xs) + (max(xs) - min(xs)) * i / 8, y + (-2, 2)[i % 2]) for i in range(9)]))
    if frame.narrow:
        for village, x in enumerate(NARROW_ROADS):
            low, high = frame.streets[village], frame.streets[village + 1]
            lanes.append(_smooth([(x, low), (x, low - 90), (x, high + 90), (x, high)]))
    else:
        lanes += [_smooth([(p[0], p[1]) for p in road["points"]]) for road in data["road"]]
    path = "".join(lanes)
    return (
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="{path}" stroke="#6e4c26" '
        'stroke-width="15"/>'
        f'<path d="{path}" stroke="#e3c188" stroke-width="11.5"/>'
        f'<path d="{path}" stroke="#c0975a" stroke-width="1.8" stroke-dasharray="9 7"/></g>'
    )
