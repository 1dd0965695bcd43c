"""Tiles as pictures, drawn from the data file's outlines: a symbol for each tile and rotation, with palms upright."""

from collections.abc import Mapping
from math import cos, hypot, pi, sin
from typing import Any

Data = Mapping[str, Any]
Point = tuple[float, float]

RADIUS = 100.0
"""Circumradius of a tile in the data file's own units; a symbol is drawn in half of them."""
OVER = 100.6
"""Tiles overlap a hair, so that no seam shows between them."""
SEA = "#3d9cc4"


def turn(point: Point, rotation: int) -> Point:
    """A printed point after so many turns of 60 degrees clockwise."""
    a = rotation * pi / 3
    x, y = point
    return x * cos(a) - y * sin(a), x * sin(a) + y * cos(a)


def corner(i: int, radius: float = RADIUS) -> Point:
    return radius * sin(i * pi / 3), -radius * cos(i * pi / 3)


def hexagon(radius: float) -> str:
    """The path of a hexagon around 0,0."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in (corner(i, radius) for i in range(6))) + "Z"


def _edge_of(a: Point, b: Point) -> int | None:
    """The hexagon edge on which both points lie."""
    for i in range(6):
        out = (sin((i + 0.5) * pi / 3), -cos((i + 0.5) * pi / 3))
        if all(abs(p[0] * out[0] + p[1] * out[1] - RADIUS * cos(pi / 6)) < 1.0 for p in (a, b)):
            return i
    return None


def _outline(points: list[Point]) -> str:
    """The coast as a smooth path; where it is the border with the next tile it runs on beyond the hexagon."""
    count = len(points)
    border = [_edge_of(points[i], points[(i + 1) % count]) for i in range(count)]
    start = next((i + 1 for i in range(count) if border[i] is not None), 0) % count
    parts: list[str] = []
    pen = (0.0, 0.0)
    for step in range(count):
        i = (start + step) % count
        here, after = points[i], points[(i + 1) % count]
        if not parts:
            first = here if border[i - 1] is not None else _middle(points[i - 1], here)
            parts.append(f"M{_at(first)}")
            pen = first
        edge = border[i]
        if edge is not None:
            out = (34 * sin((edge + 0.5) * pi / 3), -34 * cos((edge + 0.5) * pi / 3))
            far = ((here[0] + out[0], here[1] + out[1]), (after[0] + out[0], after[1] + out[1]))
            line = (here, *far, after)
            for point in line:
                parts.append(f"l{_at(point, pen)}")
                pen = point
        elif border[i - 1] is None or step == 0:
            goal = _middle(here, after)
            parts.append(f"q{_at(here, pen)} {_at(goal, pen)}")
            pen = goal
    return "".join(parts) + "Z"


def _at(point: Point, pen: Point = (0.0, 0.0)) -> str:
    """A point as seen from where the pen is, both to a tenth: small numbers travel lightly, and no error adds up."""
    return " ".join(f"{round(round(to, 1) - round(at, 1), 1):g}" for to, at in zip(point, pen, strict=True))


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    found = False
    for i, (x1, y1) in enumerate(polygon):
        x2, y2 = polygon[i - 1]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def _scatter(tile: Mapping[str, Any]) -> list[tuple[float, float, int]]:
    """Where palms and hills stand: on land, away from coast, sites and each other. The same for ever."""
    word = int(tile["id"]) * 7919 + 17
    spots: list[tuple[float, float, int]] = []
    for part in tile["part"]:
        outline = [(float(x), float(y)) for x, y in part["outline"]]
        sites = [tuple(site["at"]) for site in part.get("sites", [])]
        for _ in range(260):
            word = (word * 1103515245 + 12345) % 2**31
            x = word / 2**31 * 172 - 86
            word = (word * 1103515245 + 12345) % 2**31
            y = word / 2**31 * 190 - 95
            coast = min(hypot(x - a, y - b) for a, b in outline)
            clear = all(hypot(x - a, y - b) > 22 for a, b in sites)
            apart = all(hypot(x - a, y - b) > 12 for a, b, _ in spots)
            rim = max(abs(x) * 1.0, abs(x) / 2 + abs(y) * 0.866) < 80
            if coast > 8.5 and clear and apart and rim and _inside((x, y), outline):
                spots.append((x, y, word % 5))
    return spots


def _land(tile: Mapping[str, Any]) -> str:
    """Sea, shallows, beach and green of a tile in rotation 0, around 0,0."""
    paths = [_outline([(float(x), float(y)) for x, y in part["outline"]]) for part in tile["part"]]
    # the shore is drawn seven times over itself and sent once
    shore = f"il-s{tile['id']}"
    layers = [f'<defs><path id="{shore}" d="{" ".join(paths)}"/></defs><path d="{hexagon(OVER)}" fill="{SEA}"/>']
    for width, colour in ((27, "#4fabcf"), (18, "#74c3da"), (10, "#a9dfe3")):
        layers.append(f'<use href="#{shore}" fill="{colour}" stroke="{colour}" stroke-width="{width}"/>')
    layers.append(f'<use href="#{shore}" fill="#b08f52" stroke="#b08f52" stroke-width="4.6"/>')
    layers.append(f'<use href="#{shore}" fill="#86b04e" stroke="#f0dfae" stroke-width="6.4" paint-order="stroke"/>')
    layers.append(f'<use href="#{shore}" fill="none" stroke="#f0dfae" stroke-width="4"/>')
    layers.append(f'<use href="#{shore}" fill="url(#il-green)" fill-opacity=".55"/>')
    return f'<g clip-path="url(#il-hex)" stroke-linejoin="round">{"".join(layers)}</g>'


def land_defs(data: Data) -> str:
    """The land of every tile, once."""
    clip = f'<clipPath id="il-hex"><path d="{hexagon(OVER)}"/></clipPath>'
    return clip + "".join(f'<g id="il-t{tile["id"]}">{_land(tile)}</g>' for tile in data["tile"])


def tiles(data: Data) -> dict[str, str]:
    """The symbols ``tile-<number>-<rotation>``."""
    found: dict[str, str] = {}
    for tile in data["tile"]:
        spots = _scatter(tile)
        for rotation in range(6):
            turned = sorted((turn((x, y), rotation)[1], turn((x, y), rotation)[0], what) for x, y, what in spots)
            plants = "".join(
                f'<use href="#il-{"hill" if what == 0 else "palm"}" x="{x:.0f}" y="{y:.0f}"/>' for y, x, what in turned
            )
            found[f"tile-{tile['id']}-{rotation}"] = (
                f'<g transform="translate(50 50) scale(.5)"><use href="#il-t{tile["id"]}" '
                f'transform="rotate({60 * rotation})"/>{plants}'
                f'<path d="{hexagon(99.2)}" fill="none" stroke="#0f4f73" stroke-opacity=".30" stroke-width="1.6"/></g>'
            )
    return found
