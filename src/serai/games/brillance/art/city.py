"""The city of Brillance at night: land and river, the wall with its towers, roofs with lit windows, lamplit streets."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from serai.games.brillance.art.buildings import CASTLE, GATEHOUSE, LANDMARKS
from serai.games.brillance.art.emblems import CREAM, EMBLEMS, INK
from serai.games.brillance.art.strips import Dice, strip
from serai.games.brillance.layout import EMBLEMS as ORDER
from serai.games.brillance.layout import Point, turn

Data = Mapping[str, Any]

DEFS = (
    '<linearGradient id="br-land" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b3142"/>'
    '<stop offset="1" stop-color="#1a3a33"/></linearGradient>'
    '<radialGradient id="br-town" cx=".5" cy=".5" r=".62"><stop offset="0" stop-color="#5b4f66"/>'
    '<stop offset=".7" stop-color="#463f5a"/><stop offset="1" stop-color="#38344e"/></radialGradient>'
    '<linearGradient id="br-water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b5f86"/>'
    '<stop offset="1" stop-color="#1d4668"/></linearGradient>'
    '<radialGradient id="br-glow"><stop offset="0" stop-color="#ffd47a" stop-opacity=".5"/>'
    '<stop offset=".45" stop-color="#ffb84d" stop-opacity=".17"/><stop offset="1" stop-color="#ffb84d" '
    'stop-opacity="0"/></radialGradient>'
    '<linearGradient id="br-mat" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3b3654"/>'
    '<stop offset="1" stop-color="#262338"/></linearGradient>'
)


class City:
    """The board's backdrop, on the wide canvas or turned upright for a phone."""

    def __init__(self, data: Data, narrow: bool) -> None:
        self.data = data
        self.narrow = narrow
        self.scenery = data["scenery"]
        self.spaces = {space["id"]: space for space in data["board"]["space"]}
        self.paint = {colour["id"]: (colour["hex"], colour["hex_dark"]) for colour in data["colour"]}
        self.edges = [
            ((self.spaces[a]["x"], self.spaces[a]["y"]), (self.spaces[b]["x"], self.spaces[b]["y"]), a, b)
            for a, b in data["board"]["edge"]
        ]
        self.paved: dict[tuple[int, int], list[Point]] = {}
        """Points of the streets, a few steps apart, by the squares of a coarse grid."""
        for a, b, _, _ in self.edges:
            count = int(math.dist(a, b) // 9) + 1
            for n in range(count + 1):
                x, y = a[0] + (b[0] - a[0]) * n / count, a[1] + (b[1] - a[1]) * n / count
                self.paved.setdefault((int(x // 40), int(y // 40)), []).append((x, y))

    def draw(self) -> str:
        """The whole picture, from the ground up."""
        return "".join(
            (
                self.layout(),
                self.river(),
                self.trees(),
                self.wall(),
                self.houses(),
                self.landmarks(),
                self.streets(),
                self.glows(),
                self.places(),
                self.track(),
            )
        )

    # ------------------------------------------------------------------ helpers

    def at(self, point: Sequence[float]) -> str:
        x, y = turn(point, self.narrow)
        return f"{x:.4g} {y:.4g}"

    def line(self, points: Sequence[Sequence[float]], closed: bool = True) -> str:
        """A smooth line through these points."""
        path = "M" + "L".join(self.at(point) for point in points)
        return path + ("z" if closed else "")

    def put(self, x: float, y: float, markup: str, size: float = 1.0, angle: float = 0.0) -> str:
        spin = f" rotate({angle:.4g})" if angle else ""
        scale = f" scale({size:.3g})" if size != 1 else ""
        return f'<g transform="translate({self.at((x, y))}){spin}{scale}">{markup}</g>'

    # ------------------------------------------------------------------ ground

    def layout(self) -> str:
        width, height = (1000, 1600) if self.narrow else (1600, 1000)
        dice = Dice(5)
        parts = [f'<rect width="{width}" height="{height}" fill="url(#br-land)"/>']
        for _ in range(70):
            x, y = dice.between(0, 1600), dice.between(0, 1000)
            w, h = dice.between(40, 120), dice.between(14, 34)
            parts.append(
                f'<ellipse cx="{turn((x, y), self.narrow)[0]:.4g}" '
                f'cy="{turn((x, y), self.narrow)[1]:.4g}" rx="{w:.3g}" '
                f'ry="{h:.3g}" fill="#2b5146" fill-opacity="{dice.between(0.15, 0.4):.2g}"/>'
            )
        return "".join(parts)

    def river(self) -> str:
        scenery = self.scenery
        town = f'<path d="{self.line(scenery["wall"])}" fill="url(#br-town)"/>'
        water = (
            f'<path d="{self.line(scenery["river"])}" fill="url(#br-water)" stroke="#8fb7c9" stroke-opacity=".55" '
            f'stroke-width="5" stroke-linejoin="round"/>'
        )
        island = (
            f'<path d="{self.line(scenery["island"])}" fill="#57496b" stroke="#b9a98a" stroke-width="6" '
            'stroke-linejoin="round"/>'
        )
        dice = Dice(11)
        waves = []
        for point in scenery["river"][::2]:
            x, y = point[0] + dice.between(-6, 6), point[1] + (14 if point[1] < 490 else -14)
            if 20 < x < 1580:
                waves.append(
                    self.put(
                        x,
                        y,
                        '<path d="M-12 0q6-5 12 0t12 0" fill="none" stroke="#a9d3e6" '
                        'stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/>',
                    )
                )
        return town + water + island + "".join(waves)

    def trees(self) -> str:
        """Woods outside the walls, away from roads and camps."""
        dice = Dice(23)
        spots: list[Point] = []
        marks = self.marks()
        for _ in range(900):
            x, y = dice.between(14, 1586), dice.between(14, 986)
            if self.way_off((x, y)) < 30 or any(math.dist((x, y), spot) < 22 for spot in spots):
                continue
            if self.within((x, y), self.scenery["wall"]) or self.within((x, y), self.scenery["river"]):
                continue
            if self.near_wall((x, y)) < 26 or any(math.dist((x, y), mark) < 46 for mark in marks):
                continue
            spots.append((x, y))
        spots.sort(key=lambda spot: turn(spot, self.narrow)[1])
        return "".join(
            f'<use href="#br-tree" transform="translate({self.at(spot)}) scale({0.7 + (i * 7 % 5) / 8:.2g})"/>'
            for i, spot in enumerate(spots)
        )

    def marks(self) -> list[Point]:
        """Where drawings stand that nothing may cover."""
        found = [(float(mark["x"]), float(mark["y"])) for mark in self.scenery["landmark"]]
        found += [(float(p[0]), float(p[1])) for p in self.data["turn_track"]["positions"]]
        return found

    def wall(self) -> str:
        line = self.line(self.scenery["wall"])
        parts = [
            f'<path d="{line}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="24" '
            'transform="translate(4 6)"/>',
            f'<path d="{line}" fill="none" stroke="{INK}" stroke-width="22" stroke-linejoin="round"/>',
            f'<path d="{line}" fill="none" stroke="#a89a86" stroke-width="18" stroke-linejoin="round"/>',
            f'<path d="{line}" fill="none" stroke="#cdbfa5" stroke-width="18" stroke-dasharray="7 6"/>',
            f'<path d="{line}" fill="none" stroke="#857861" stroke-width="7"/>',
        ]
        tower = (
            '<circle cx="3" cy="5" r="18" fill="#000" fill-opacity=".4"/>'
            f'<circle r="16" fill="#b9ab93" stroke="{INK}" stroke-width="2"/>'
            f'<circle r="11" fill="#6c4a56" stroke="{INK}" stroke-width="1.5"/><path d="M0-11L8 8-8 '
            '8z" fill="#85596a"/>'
            '<circle r="2.4" fill="#ffdf7a"/>'
        )
        return "".join(parts) + "".join(self.put(x, y, tower) for x, y in self.scenery["towers"])

    # ------------------------------------------------------------------ roofs

    def houses(self) -> str:
        """Rows of houses along the streets, their windows towards them."""
        dice = Dice(41)
        signs = [(shop["x"], shop["y"]) for shop in self.data["board"]["shop"]]
        stay_clear = [(mark["x"], mark["y"], mark["size"] * 0.75 + 14) for mark in self.scenery["landmark"]]
        castle = next(space for space in self.spaces.values() if space["kind"] == "castle")
        stay_clear.append((castle["x"], castle["y"], 62))
        built: list[tuple[float, float, float]] = []
        for _ in range(6000):
            spot = (dice.between(190, 1430), dice.between(165, 850))
            angle = dice.between(-9, 9)
            if self.way_off(spot) < 28 or any(math.dist(spot, (x, y)) < 29 for x, y, _ in built):
                continue
            if any(math.dist(spot, sign) < 34 for sign in signs):
                continue
            if any(math.dist(spot, (x, y)) < clear for x, y, clear in stay_clear):
                continue
            if not self.within(spot, self.scenery["wall"]) or self.near_wall(spot) < 32 or self.in_water(spot):
                continue
            built.append((*spot, angle))
        built.sort(key=lambda house: turn(house[:2], self.narrow)[1])
        parts = []
        for n, (x, y, angle) in enumerate(built):
            kind = f"br-h{n * 7 % 5}{'l' if n % 3 else 'd'}"
            place = f"translate({self.at((x, y))}) rotate({angle:.2g})"
            parts.append(f'<use href="#{kind}" transform="{place} scale({0.86 + n % 4 * 0.06:.2g})"/>')
        return "".join(parts)

    def within(self, point: Point, polygon: Sequence[Sequence[float]]) -> bool:
        x, y = point
        found = False
        j = len(polygon) - 1
        for i in range(len(polygon)):
            (xi, yi), (xj, yj) = polygon[i][:2], polygon[j][:2]
            if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
                found = not found
            j = i
        return found

    def in_water(self, point: Point) -> bool:
        """Whether a house here would stand in the river, or too close to it."""
        shore = min(math.dist(point, spot) for spot in self.scenery["river"])
        if self.within(point, self.scenery["island"]):
            return min(math.dist(point, spot) for spot in self.scenery["island"]) < 20
        return shore < 22 or self.within(point, self.scenery["river"])

    def near_wall(self, point: Point) -> float:
        return min(math.dist(point, spot) for spot in self.scenery["wall"])

    def way_off(self, point: Point) -> float:
        """How far the nearest street is, if it is near."""
        column, row = int(point[0] // 40), int(point[1] // 40)
        found = 40.0
        for x in (column - 1, column, column + 1):
            for y in (row - 1, row, row + 1):
                for spot in self.paved.get((x, y), ()):
                    found = min(found, math.dist(point, spot))
        return found

    # ------------------------------------------------------------------ landmarks

    def landmarks(self) -> str:
        return "".join(self.landmark(mark) for mark in self.scenery["landmark"])

    def landmark(self, mark: Data) -> str:
        drawing = LANDMARKS[mark["kind"]]
        drawing = drawing.replace("PAINT", self.paint.get(mark.get("colour", ""), ("#999", "#555"))[0])
        size = mark["size"] / 50
        return self.put(mark["x"], mark["y"], drawing, size)

    # ------------------------------------------------------------------ streets

    def streets(self) -> str:
        """Cobbles within the walls, a dirt road outside, planks over the water."""
        outer: list[str] = []
        inner: list[str] = []
        bridges: list[str] = []
        for a, b, one, two in self.edges:
            kinds = {self.spaces[one]["kind"], self.spaces[two]["kind"]}
            zones = {self.spaces[one]["zone"], self.spaces[two]["zone"]}
            path = f"M{self.at(a)}L{self.at(b)}"
            (bridges if "bridge" in kinds else outer if "outside" in zones else inner).append(path)
        road, street, bridge = "".join(outer), "".join(inner), "".join(bridges)
        cap = 'fill="none" stroke-linecap="round"'
        fords = "".join(
            f"M{self.at(_spot(self.spaces[a]))}L{self.at(_spot(self.spaces[b]))}"
            for a, b in self.data["board"].get("ford", ())
        )
        return (
            f'<path d="{road}" {cap} stroke="#1a1a1a" stroke-opacity=".45" stroke-width="27"/>'
            f'<path d="{road}" {cap} stroke="#7b6b52" stroke-width="22"/>'
            f'<path d="{road}" {cap} stroke="#96845f" stroke-width="15" stroke-dasharray="1 9"/>'
            f'<path d="{fords}" {cap} stroke="#5f8fa8" stroke-opacity=".75" stroke-width="18" stroke-dasharray="10 7"/>'
            f'<path d="{street}" {cap} stroke="#16121d" stroke-opacity=".7" stroke-width="27"/>'
            f'<path d="{street}" {cap} stroke="#9a8b78" stroke-width="22"/>'
            f'<path d="{street}" {cap} stroke="#b8a88f" stroke-width="17" stroke-dasharray="4 5"/>'
            f'<path d="{bridge}" fill="none" stroke="#16121d" stroke-width="31"/>'
            f'<path d="{bridge}" fill="none" stroke="#c9b48c" stroke-width="27"/>'
            f'<path d="{bridge}" fill="none" stroke="#8a623a" stroke-width="20"/>'
            f'<path d="{bridge}" fill="none" stroke="#b0844f" stroke-width="20" stroke-dasharray="5 2.5"/>'
        )

    def glows(self) -> str:
        """Lamplight on squares, bridges and before the shops."""
        parts = []
        for space in self.spaces.values():
            lit = space["id"].startswith("square") or space["kind"] in ("delivery", "gate", "bridge", "guard")
            if lit:
                x, y = turn(_spot(space), self.narrow)
                r = 62 if space["kind"] in ("gate", "street") else 44
                parts.append(f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{r}" fill="url(#br-glow)"/>')
        return "".join(parts)

    # ------------------------------------------------------------------ spaces

    def places(self) -> str:
        return "".join(self.place(space) for space in self.spaces.values() if space["kind"] != "castle") + "".join(
            self.put(space["x"], space["y"], CASTLE) for space in self.spaces.values() if space["kind"] == "castle"
        )

    def place(self, space: Data) -> str:
        kind = space["kind"]
        x, y = space["x"], space["y"]
        if kind in ("street", "bridge"):
            light = "#efe0bd" if space["zone"] != "outside" else "#d9c79d"
            return self.put(
                x,
                y,
                f'<circle r="14.5" fill="{light}" stroke="{INK}" stroke-width="2"/>'
                '<circle r="10.5" fill="none" stroke="#a58d62" stroke-opacity=".6" stroke-width="1.4"/>',
            )
        colour, dark = self.paint[space["colour"]]
        emblem = EMBLEMS[ORDER[list(self.paint).index(space["colour"])]]
        mark = f'<g transform="translate(-9 -9) scale(.18)" fill="{INK}" fill-opacity=".85">{emblem}</g>'
        if kind == "start":
            return self.put(
                x,
                y,
                f'<circle r="17.5" fill="{colour}" stroke="{INK}" stroke-width="2.4"/><circle r="12.5" '
                f'fill="{CREAM}" fill-opacity=".55"/>{mark}',
            )
        if kind == "delivery":
            return self.put(
                x,
                y,
                f'<circle r="18" fill="{colour}" stroke="{INK}" stroke-width="2.4"/><circle r="14.6" '
                f'fill="none" stroke="{CREAM}" stroke-width="2"/><circle r="11" fill="{CREAM}" '
                f'fill-opacity=".5"/>{mark}',
            )
        if kind == "guard":
            return self.put(
                x,
                y,
                f'<path d="M-19-19H19V19H-19z" fill="{dark}" stroke="{INK}" stroke-width="2.4"/>'
                f'<path d="M-15-15H15V15H-15z" fill="{colour}"/><path d="M-19-19H19" stroke="{CREAM}" '
                f'stroke-width="6" stroke-dasharray="6 5"/>{mark}',
            )
        return self.put(x, y, f"<g>{GATEHOUSE.replace('PAINT', colour).replace('DARK', dark)}{mark}</g>")

    def track(self) -> str:
        """The round track: ten stars on the night sky, the dawn at its end."""
        parts = []
        positions = self.data["turn_track"]["positions"]
        first, last = turn(positions[0], self.narrow), turn(positions[-1], self.narrow)
        parts.append(
            f'<path d="M{first[0]:g} {first[1]:g}L{last[0]:g} {last[1]:g}" stroke="#0d1630" stroke-width="42" '
            'stroke-linecap="round"/>'
            f'<path d="M{first[0]:g} {first[1]:g}L{last[0]:g} {last[1]:g}" stroke="#22345e" stroke-width="36" '
            'stroke-linecap="round"/>'
        )
        for number, position in enumerate(positions, 1):
            warm = "#ffb45a" if number == len(positions) else "#f3e6b0"
            parts.append(
                self.put(
                    position[0],
                    position[1],
                    f'<circle r="13.5" fill="#16244a" stroke="{warm}" stroke-width="2"/><text y="5" '
                    f'text-anchor="middle" font-family="DejaVu Serif, Georgia, serif" font-size="14" '
                    f'font-weight="bold" fill="{warm}">{number}</text>',
                )
            )
        return "".join(parts)


def _spot(space: Data) -> Point:
    return float(space["x"]), float(space["y"])


def backdrops(data: Data) -> Iterator[tuple[str, str]]:
    """Everything that lies under the pieces, by name."""
    yield "city", City(data, False).draw()
    yield "city-narrow", City(data, True).draw()
    for name, wide, narrow in (
        ("mat", (480, 132), (1000, 262)),
        ("cards", (720, 108), (1000, 300)),
        ("orders", (340, 108), (1000, 210)),
    ):
        yield name, strip(*wide)
        yield f"{name}-narrow", strip(*narrow)
    yield "mat-low", strip(480, 94)
