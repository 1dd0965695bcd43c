"""The palace: walls with five gates and their guards, the treasury where the coins lie, towers with onion domes."""

from serai.games.kurier.art.couriers import CREAM, GOLD, INK
from serai.games.kurier.art.frame import Data, Frame
from serai.games.kurier.art.symbols import FONT, GUARD

_EDGE = f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"'
WALL = "#f3e3c3"
BRICK = "#b4452f"

_ONION = "M0-130C-4-104-18-92-44-72-66-54-64-22-38-6H38C64-22 66-54 44-72 18-92 4-104 0-130z"

DEFS = (
    f'<clipPath id="kz-onion"><path d="{_ONION}"/></clipPath>'
    '<linearGradient id="kz-dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fb2b5"/><stop '
    'offset=".45" stop-color="#f3d9a4"/>'
    '<stop offset="1" stop-color="#f0b27a"/></linearGradient>'
    '<linearGradient id="kz-bulb" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".35"/>'
    '<stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".32"/>'
    "</linearGradient>"
    '<radialGradient id="kz-velvet"><stop offset="0" stop-color="#a3283a"/><stop offset="1" stop-color="#6c1525"/>'
    "</radialGradient>"
    f'<g id="kz-guard" transform="translate(-50 -50)">{GUARD}</g>'
)

_STRIPES = {
    "swirl": "".join(
        f'<path d="M{x} 0Q{x + 50}-60 {x + 20}-140" stroke="#f5ead0" stroke-width="9" fill="none"/>'
        for x in range(-110, 90, 26)
    ),
    "rays": "".join(
        f'<path d="M{x} 0Q{x * 1.5}-60 0-125" stroke="#f0c24b" stroke-width="6" fill="none"/>'
        for x in (-34, -17, 0, 17, 34)
    ),
    "scales": "".join(
        f'<path d="{"".join(f"M{x + (y // 16 % 2) * 9} {y}q9 14 18 0" for x in range(-72, 64, 18))}" stroke="#f5ead0" '
        'stroke-width="3" fill="none"/>'
        for y in range(-112, 0, 16)
    ),
}


def dome(x: float, y: float, radius: float, ground: str, pattern: str) -> str:
    """An onion dome whose widest part lies at (x, y), with its cross."""
    scale = radius / 56
    return (
        f'<g transform="translate({x:g} {y + 40 * scale:.1f}) scale({scale:.3f})">'
        f'<path d="{_ONION}" fill="{ground}"/><g clip-path="url(#kz-onion)">{_STRIPES[pattern]}</g><path d="{_ONION}" '
        f'fill="url(#kz-bulb)" stroke="{INK}" stroke-width="3.2" stroke-linejoin="round"/>'
        f'<path d="M0-130v-26M-9-146H9M-6-137l12-4" stroke="{INK}" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="M0-130v-26M-9-146H9M-6-137l12-4" stroke="{GOLD}" stroke-width="3.5" stroke-linecap="round"/>'
        f'<rect x="-40" y="-8" width="80" height="12" rx="3" fill="{GOLD}" stroke="{INK}" stroke-width="3"/></g>'
    )


def _tower(x: float, y: float, radius: float, foot: float, fill: str) -> str:
    """The drum under a dome: arched windows and bands down to the wall."""
    w = radius * 0.66
    top = y + radius * 0.6
    windows = f'<path d="M{x - 6:g} {top + 34:g}v-13q0-8 6-8t6 8v13z" fill="#33435c" {_EDGE}/>'
    teeth = "".join(f"M{x - w + i * w / 3:.1f} {top + 2:.1f}q{w / 6:.1f} 12 {w / 3:.1f} 0" for i in range(6))
    return (
        f'<rect x="{x - w:g}" y="{top:g}" width="{2 * w:g}" height="{foot - top:g}" fill="{fill}" {_EDGE}/>'
        f'<path d="{teeth}" fill="{CREAM}" stroke="{INK}" stroke-width="1.4"/>{windows}'
    )


def _tent(x: float, y: float, foot: float) -> str:
    """A slender tower with a tiled tent roof and a gilded star."""
    tiles = "".join(f"M{x - k * 4:g} {y + k * 9:g}h{k * 8:g}" for k in range(1, 6))
    return (
        f'<rect x="{x - 17:g}" y="{y + 52:g}" width="34" height="{foot - y - 52:g}" fill="{WALL}" {_EDGE}/>'
        f'<path d="M{x - 6:g} {y + 82:g}v-13q0-7 6-7t6 7v13z" fill="#33435c" {_EDGE}/>'
        f'<path d="M{x:g} {y:g}L{x + 25:g} {y + 54:g}H{x - 25:g}z" fill="#2a7f5f" {_EDGE}/><path d="{tiles}" '
        'stroke="#d9efe0" stroke-width="1.5"/>'
        f'<path d="M{x:g} {y - 16:g}l3 6 6 1-5 4 1 7-5-3-5 3 1-7-5-4 6-1z" fill="{GOLD}" stroke="{INK}" '
        'stroke-width="1.3"/>'
    )


def _sky(frame: Frame) -> str:
    w, h = frame.width, frame.palace
    clouds = "".join(
        f'<path d="M{x} {y}q4-16 22-12 8-16 28-8 18-8 24 8 18-2 18 12z" fill="#fff6e0" fill-opacity=".85" '
        'stroke="#c9895a" stroke-width="1.3"/>'
        for x, y in ((10, 34), (w - 110, 30), (w * 0.245, 26), (w * 0.72, 24))
    )
    return f'<rect width="{w:g}" height="{h + 20:g}" fill="url(#kz-dawn)"/>{clouds}'


def _wall(frame: Frame, top: float) -> str:
    """The brick wall with its swallow-tail battlements, arcades and cornice."""
    w, foot = frame.width, frame.palace
    merlons = "".join(f"M{x} {top:g}v-14l6 5 6-5v14z" for x in range(4, int(w), 24))
    bricks = "".join(
        f"M{x + (row % 2) * 22} {top + 14 + row * 11:g}h13"
        for row in range(int((foot - top - 30) / 11))
        for x in range(8, int(w), 44)
    )
    return (
        f'<path d="{merlons}" fill="{WALL}" stroke="{INK}" stroke-width="1.5"/>'
        f'<rect x="-4" y="{top:g}" width="{w + 8:g}" height="{foot - top + 12:g}" fill="{BRICK}" {_EDGE}/>'
        f'<path d="{bricks}" stroke="#8f3020" stroke-width="2"/>'
        f'<rect x="-4" y="{top:g}" width="{w + 8:g}" height="8" fill="{WALL}" stroke="{INK}" stroke-width="1.5"/>'
        f'<rect x="-4" y="{foot - 20:g}" width="{w + 8:g}" height="34" fill="#e0c494" {_EDGE}/>'
    )


def _gate(x: float, y: float, radius: float, value: int, frame: Frame) -> str:
    """A guard before his gate, with the number of his price and shelves for dispatches."""
    reach = radius * 1.55
    top = y - radius * 1.75
    foot = frame.palace - 18
    gate = (
        f'<path d="M{x - reach:g} {foot:g}V{y - 4:g}Q{x - reach:g} {top + 8:g} {x:g} {top - 6:g} {x + reach:g} '
        f'{top + 8:g} {x + reach:g} {y - 4:g}V{foot:g}z" fill="{WALL}" {_EDGE}/>'
        f'<path d="M{x - reach + 7:g} {foot:g}V{y:g}Q{x - reach + 7:g} {top + 16:g} {x:g} {top + 4:g} '
        f'{x + reach - 7:g} {top + 16:g} {x + reach - 7:g} {y:g}V{foot:g}z" fill="#2f4058" {_EDGE}/>'
    )
    # the fifth slot, above the gate, is used only if all five dispatches meet here: no shelf for it
    wide, tall = (48, 34) if frame.narrow else (42, 30)
    shelves = "".join(
        f'<rect x="{x + dx - wide / 2:g}" y="{y + dy - tall / 2:g}" width="{wide}" height="{tall}" rx="3" '
        f'fill="{CREAM}" fill-opacity=".34" '
        f'stroke="{CREAM}" stroke-width="1.3" stroke-dasharray="4 3"/>'
        for dx, dy in frame.slots[:4]
    )
    size = radius * 2.9
    plate = radius * 0.95
    low = y + radius * 0.26
    return (
        gate
        + shelves
        + f'<use href="#kz-guard" transform="translate({x:g} {y - radius * 0.22:g}) scale({size / 100:.2f})"/>'
        + f'<path d="M{x - plate:g} {low:g}h{2 * plate:g}v{plate * 0.7:.1f}q0 {plate * 0.4:.1f} {-plate:g} '
        f"{plate * 0.66:.1f} {-plate:g} "
        f'{-plate * 0.26:.1f} {-plate:g} {-plate * 0.66:.1f}z" fill="#fff3cf" {_EDGE}/>'
        f'<text x="{x:g}" y="{low + plate * 0.94:.1f}" font-family="{FONT}" font-weight="bold" '
        f'font-size="{plate * 1.14:.1f}" '
        f'text-anchor="middle" fill="#8b1f16">{value}</text>'
    )


def _treasury(frame: Frame) -> str:
    """A velvet hall under golden arches; a faint ring shows where each coin lay."""
    xs = [x for x, _ in frame.coins]
    ys = [y for _, y in frame.coins]
    pad = frame.coin + 12
    left, right, top, bottom = min(xs) - pad, max(xs) + pad, min(ys) - pad + 2, max(ys) + pad - 2
    rings = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{frame.coin - 1:g}"/>' for x, y in frame.coins)
    width = right - left
    arches = "".join(
        f"M{left + width * i / 12:.1f} {top + 3:.1f}q{width / 24:.1f} 15 {width / 12:.1f} 0" for i in range(12)
    )
    foot = min(y for _, y in frame.guards) - frame.guard * 1.6
    row = "".join(
        f"M{left - 4 + i * 24:.0f} {foot - 2:.0f}v-9q0-8 8-10 8 2 8 10v9z" for i in range(int((width + 8) / 24))
    )
    return (
        f'<rect x="{left - 14:g}" y="{top - 10:g}" width="{width + 28:g}" height="{foot - top + 14:.1f}" rx="6" '
        f'fill="{WALL}" {_EDGE}/>'
        f'<path d="{row}" fill="#c9684a" stroke="{INK}" stroke-width="1.2"/>'
        f'<rect x="{left - 4:g}" y="{top - 2:g}" width="{width + 8:g}" height="{bottom - top + 4:g}" rx="10" '
        f'fill="{GOLD}" {_EDGE}/>'
        f'<rect x="{left:g}" y="{top + 2:g}" width="{width:g}" height="{bottom - top - 4:g}" rx="8" '
        f'fill="url(#kz-velvet)" {_EDGE}/>'
        f'<path d="{arches}" fill="{GOLD}" fill-opacity=".75" stroke="{INK}" stroke-width="1"/>'
        f'<g fill="#3d0a14" fill-opacity=".35" stroke="{GOLD}" stroke-opacity=".4" stroke-width="1.4">{rings}</g>'
    )


_STYLES = (
    ("#2f8f57", "rays"),
    ("#2d6fb7", "swirl"),
    ("#b8452f", "scales"),
    ("#7b4b9b", "scales"),
    ("#c5342c", "swirl"),
    ("#2a7f86", "rays"),
)


def palace(data: Data, frame: Frame) -> str:
    """The whole band of the palace."""
    wall = min(y for _, y in frame.guards) - frame.guard * 1.6
    parts = [_sky(frame)]
    if frame.narrow:
        places = [
            (46.0, 128.0, 31.0),
            (122.0, 96.0, 35.0),
            (frame.width - 122, 96.0, 35.0),
            (frame.width - 46, 128.0, 31.0),
        ]
    else:
        # lower and smaller than the data's circles: an onion dome has a point and a cross above its widest part
        places = [(d[0], d[1] * 0.5 + 46, d[2] * 0.7) for d in data["palace"]["domes"]]
    for i, (x, y, r) in enumerate(places):
        parts.append(_tower(x, y, r, wall + 4, (WALL, BRICK)[i % 2]))
        ground, pattern = _STYLES[i % len(_STYLES)]
        parts.append(dome(x, y, r, ground, pattern))
    if not frame.narrow:
        left = min(x for x, _ in frame.coins) - frame.coin - 54
        parts += [_tent(left, 26, wall + 4), _tent(frame.width - left, 26, wall + 4)]
    return "".join([*parts, _wall(frame, wall), _treasury(frame)])


def gates(data: Data, frame: Frame) -> str:
    """The five guards before their gates; drawn after the land, so that no hill covers a price."""
    return "".join(
        _gate(x, y, frame.guard, guard["value"], frame)
        for (x, y), guard in zip(frame.guards, data["guard"], strict=True)
    )
