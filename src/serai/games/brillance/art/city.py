"""The city of Brillance at night: land and river, the wall with its towers, roofs with lit windows, lamplit streets."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from serai.games.brillance.art.emblems import CREAM, EMBLEMS, INK
from serai.games.brillance.table import EMBLEMS as ORDER
from serai.games.brillance.table import Point, turn

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
_ROOFS = (
    ("#8a4a3f", "#6d372f"),
    ("#7a4150", "#5d2f3c"),
    ("#4f5a78", "#3c4560"),
    ("#94613f", "#744a2e"),
    ("#5f5570", "#494157"),
)


class _Dice:
    """A tiny repeatable sequence, so that every house stands at the same spot in every process."""

    def __init__(self, seed: int) -> None:
        self._now = seed

    def between(self, low: float, high: float) -> float:
        self._now = (self._now * 1103515245 + 12345) % 2147483648
        return low + (high - low) * ((self._now >> 8) % 10007) / 10007


def _house(light: str, dark: str) -> str:
    """A gabled house from above and a little from the side; its windows face the street."""
    return (
        '<rect x="-15" y="-8" width="33" height="26" rx="2" fill="#000" fill-opacity=".35"/>'
        f'<rect x="-15" y="4" width="30" height="10" fill="#d8c39a" stroke="{INK}" stroke-width="1.2"/>'
        f'<path d="M-17-12H17V5H-17z" fill="{light}" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"/>'
        f'<path d="M-17-4H17V5H-17z" fill="{dark}"/><path d="M-17-4H17" stroke="#fff" stroke-opacity=".25"/>'
        '<path d="M-12-9v4M-5-9v4M2-9v4M9-9v4M-9 0v4M-2 0v4M5 0v4M12 0v4" stroke="#000" stroke-opacity=".22"/>'
    )


def house_defs() -> str:
    """The kinds of houses, dark and with lit windows."""
    parts = []
    for n, (light, dark) in enumerate(_ROOFS):
        body = _house(light, dark)
        lit = (
            '<g fill="#ffdf7a"><rect x="-11" y="6.5" width="5" height="5"/><rect x="-2.5" y="6.5" '
            'width="5" height="5"/>'
            '<rect x="6" y="6.5" width="5" height="5"/></g><rect x="6" y="-15" width="5" height="7" fill="#7d6a5a" '
            f'stroke="{INK}"/>'
        )
        dim = (
            '<g fill="#3a3346"><rect x="-11" y="6.5" width="5" height="5"/><rect x="6" y="6.5" '
            'width="5" height="5"/></g>'
            '<rect x="-2.5" y="6.5" width="5" height="5" fill="#ffc94f"/>'
        )
        parts.append(f'<g id="br-h{n}l">{body}{lit}</g><g id="br-h{n}d">{body}{dim}</g>')
    tree = (
        '<ellipse cx="3" cy="5" rx="13" ry="11" fill="#000" fill-opacity=".35"/>'
        f'<path d="M-12 2q-4-9 4-12 3-9 11-5 9 0 8 8 6 6-2 11-5 7-12 2-8 3-9-4z" fill="#2f5f47" stroke="{INK}"/>'
        '<path d="M-6-4q3-5 8-4M-2 4q4 0 7-4" fill="none" stroke="#5d9269" stroke-width="2" stroke-linecap="round"/>'
    )
    return "".join(parts) + f'<g id="br-tree">{tree}</g>'


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
                self.ground(),
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

    def ground(self) -> str:
        width, height = (1000, 1600) if self.narrow else (1600, 1000)
        dice = _Dice(5)
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
        dice = _Dice(11)
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
        dice = _Dice(23)
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
        dice = _Dice(41)
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
        drawing = {
            "cathedral": _CATHEDRAL,
            "park": _PARK,
            "hall": _HALL,
            "mill": _MILL,
            "boat": _BOAT,
            "tent": _TENT.replace("PAINT", self.paint.get(mark.get("colour", ""), ("#999", "#555"))[0]),
        }.get(mark["kind"], "")
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
            self.put(space["x"], space["y"], _CASTLE) for space in self.spaces.values() if space["kind"] == "castle"
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
        return self.put(x, y, f"<g>{_GATEHOUSE.replace('PAINT', colour).replace('DARK', dark)}{mark}</g>")

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
        ("mat", (480, 132), (1000, 190)),
        ("cards", (980, 150), (1000, 210)),
        ("orders", (980, 118), (1000, 190)),
    ):
        yield name, _strip(*wide)
        yield f"{name}-narrow", _strip(*narrow)


def _strip(width: int, height: int) -> str:
    """A strip of night sky with a golden edge and a row of roofs along its foot."""
    dice = _Dice(width + height)
    stars = "".join(
        f'<circle cx="{dice.between(10, width - 10):.4g}" cy="{dice.between(8, height * 0.5):.3g}" '
        f'r="{dice.between(0.6, 1.7):.2g}" fill="#fff4d6" fill-opacity=".6"/>'
        for _ in range(width // 26)
    )
    x, roofs = -6.0, "M0 " + str(height)
    while x < width:
        w, h = dice.between(24, 52), dice.between(8, 20)
        roofs += f"L{x:.4g} {height - h:.4g}L{x + w / 2:.4g} {height - h - 8:.4g}L{x + w:.4g} {height - h:.4g}"
        x += w
    roofs += f"L{width} {height}z"
    return (
        f'<rect width="{width}" height="{height}" fill="url(#br-mat)"/>{stars}'
        f'<path d="{roofs}" fill="#15121f" fill-opacity=".6"/>'
        f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="6" fill="none" stroke="#d8b45a" '
        'stroke-opacity=".7" stroke-width="2"/>'
    )


_GATEHOUSE = (
    '<path d="M-30-20H30V22H-30z" fill="#000" fill-opacity=".35" transform="translate(3 4)"/>'
    f'<path d="M-24-20H24V20H-24z" fill="#8f8269" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M-32-24h15V24h-15zM17-24h15V24H17z" fill="#c4b69b" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M-33-24l8.5-14 8.5 14zM16-24l8.5-14 8.5 14z" fill="PAINT" stroke="{INK}" stroke-width="2" '
    'stroke-linejoin="round"/>'
    '<path d="M-27-14h5v8h-5zM22-14h5v8h-5z" fill="#ffdf7a"/>'
    f'<circle r="17.5" fill="DARK" stroke="{INK}" stroke-width="2.4"/><circle r="14.5" fill="PAINT"/>'
)
_CASTLE = (
    '<ellipse cx="4" cy="34" rx="50" ry="14" fill="#000" fill-opacity=".4"/>'
    f'<path d="M-40 30V-6h80v36z" fill="#7d7388" stroke="{INK}" stroke-width="2.4"/>'
    f'<path d="M-40-6v-9h9v6h9v-6h9v6h9v-6h8v6h9v-6h9v6h9v-6h9v9z" fill="#8f859b" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M-48 32V-26h18V32zM30 32V-26h18V32z" fill="#968ca3" stroke="{INK}" stroke-width="2.4"/>'
    f'<path d="M-51-26l12-24 12 24zM27-26l12-24 12 24z" fill="#463a5e" stroke="{INK}" stroke-width="2.4"/>'
    f'<path d="M-14-14V-40h28v26z" fill="#a197ae" stroke="{INK}" stroke-width="2.4"/><path d="M-18-40L0-66 18-40z" '
    f'fill="#5a3c63" stroke="{INK}" stroke-width="2.4"/>'
    '<path d="M-42-14h6v10h-6zM36-14h6v10h-6zM-3-34h6v10h-6z" fill="#ffdf7a"/>'
    f'<path d="M-12 30V14a12 12 0 0 1 24 0v16z" fill="#1d1720"/>'
    '<path d="M-14-8q14-7 28 0 0 10-9 10-4 0-5-4-1 4-5 4-9 0-9-10z" fill="#f0e8f6"/>'
    f'<circle cx="-6.5" cy="-4" r="2.4" fill="{INK}"/><circle cx="6.5" cy="-4" r="2.4" fill="{INK}"/>'
)
_CATHEDRAL = (
    '<path d="M-34 38h74l-8 10h-64z" fill="#000" fill-opacity=".4"/>'
    f'<path d="M-22 38V-4L4-24 30-4V38z" fill="#cdbfa5" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M-26-2L4-28 34-2" fill="none" stroke="#6c4a56" stroke-width="7"/>'
    f'<path d="M-38 38V-22h18V38z" fill="#d9ccb2" stroke="{INK}" stroke-width="2"/><path d="M-41-22l12-34 12 34z" '
    f'fill="#5d5f86" stroke="{INK}" stroke-width="2"/><path d="M-29-56v-12M-34-63h10" '
    'stroke="#f3dc93" stroke-width="3"/>'
    '<circle cx="5" cy="6" r="8" fill="#ffc94f"/><path d="M5-2v16M-3 6H13" stroke="#6c4a56" stroke-width="2"/>'
    '<path d="M-2 38V26a7 7 0 0 1 14 0v12zM-33-10h8v14h-8zM-33 14h8v12h-8z" fill="#ffdf7a"/>'
)
_PARK = (
    '<ellipse rx="50" ry="38" fill="#2f5a43" stroke="#1d3a2c" stroke-width="2"/>'
    '<ellipse cx="8" cy="10" rx="20" ry="10" fill="#2b6f93"/>'
    + "".join(
        f'<use href="#br-tree" transform="translate({x} {y}) scale(.8)"/>'
        for x, y in ((-30, -14), (-8, -24), (20, -20), (36, 2), (-34, 12), (-14, 24), (30, 24))
    )
    + '<g fill="none" stroke="#e8c896" stroke-width="3" stroke-linecap="round"><path d="M-12 2h12l4 8M-12 2l-2 9M-2 '
    '2l-1 9M0 2l5-8M5-6l-4-6M5-6l5-5"/></g>'
)
_HALL = (
    f'<path d="M-40 26V-6h80v32z" fill="#c9a977" stroke="{INK}" stroke-width="2"/><path d="M-46-4L-30-24h60l16 20z" '
    f'fill="#7a4150" stroke="{INK}" stroke-width="2"/><path d="M-9-20v-26L0-60l9 14v26z" fill="#d9bd8c" stroke="{INK}" '
    'stroke-width="2"/><circle cy="-36" r="6" fill="#fff4d6" stroke="#1d1720"/>'
    '<path d="M-32 4h9v10h-9zM-16 4h9v10h-9zM7 4h9v10H7zM23 4h9v10h-9z" fill="#ffdf7a"/>'
)
_MILL = (
    '<ellipse cx="4" cy="42" rx="26" ry="6" fill="#000" fill-opacity=".4"/>'
    f'<path d="M-16 40L-10-14h20l6 54z" fill="#b9a98a" stroke="{INK}" stroke-width="2"/><path d="M-14-12L0-32l14 20z" '
    f'fill="#7a4150" stroke="{INK}" stroke-width="2"/><path d="M-4 40V26h8v14z" fill="#ffc94f"/>'
    '<g stroke="#e6d9bb" stroke-width="3"><path d="M0-16L34-40M0-16L24 18M0-16L-34 8M0-16L-24-50"/></g>'
    '<g fill="#e6d9bb" fill-opacity=".75"><path d="M8-22L36-42l4 8L11-16zM2-8l20 28-7 3L-3-6zM-8-10L-36 10l-4-8 '
    '29-18zM-2-24L-22-52l7-3L3-26z"/></g>'
)
_BOAT = (
    f'<path d="M-40 6Q0 30 40 6L28 20Q0 32-28 20z" fill="#7a4d25" stroke="{INK}" stroke-width="2"/>'
    '<path d="M0 14V-40" stroke="#5a3516" stroke-width="4"/>'
    f'<path d="M3-38Q34-20 6 4z" fill="#f0e4c4" stroke="{INK}" stroke-width="2"/><circle cx="-22" cy="8" r="4" '
    'fill="#ffdf7a"/>'
)
_TENT = (
    '<ellipse cx="3" cy="34" rx="46" ry="9" fill="#000" fill-opacity=".35"/>'
    f'<path d="M-42 34L0-34 42 34z" fill="PAINT" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M0-34L-16 34H-28zM0-34L16 34H28z" fill="#fff4d6" fill-opacity=".55"/>'
    f'<path d="M-9 34L0-2 9 34z" fill="#ffd98a" stroke="{INK}" stroke-width="2"/><path d="M0-34v-14" stroke="{INK}" '
    'stroke-width="3"/><path d="M0-48l14 5-14 5z" fill="PAINT"/>'
)
