"""The navigator's table: uncharted sea, parchment strips, the price table and the players' mats."""

from math import cos, pi, sin, sqrt

from msgspec import Struct

from serai.games.ilos.art.land import hexagon

INK = "#22303a"


class Sizes(Struct, frozen=True):
    """The boxes of the panels, wide or narrow, and the size of their letters."""

    sea: tuple[float, ...]
    """The width of the sea, and the heights it can have: as little as the map asks for."""
    hand: tuple[float, float]
    area: tuple[float, float]
    orders: tuple[float, float]
    market: tuple[float, float]
    unit: float
    """How much larger the rows of the players are drawn than on a wide table."""
    row: float
    """The height of a row in the reckoning."""
    text: float

    def reckoning(self, seats: int) -> tuple[float, float]:
        """The box of the final reckoning: a row for the prices and one for each player."""
        return self.sea[0], self.row * (seats + 1) + 20

    @property
    def rim(self) -> float:
        """The rim of the players' sheet."""
        return 6 * self.unit

    def players_row(self, tall: bool) -> float:
        """The height of a player's row; a tall one has room for a stock."""
        return (120 if tall else 84) * self.unit

    def players(self, seats: int, tall: int) -> tuple[float, float]:
        """The box of the players' sheet, on which so many rows, the first ones, have room for a stock."""
        rows = self.players_row(True) * tall + self.players_row(False) * (seats - tall)
        return 480 * self.unit, rows + 2 * self.rim


SIZES = {
    False: Sizes((1000, 430, 570), (640, 168), (330, 168), (250, 168), (480, 206), 1.0, 42, 17),
    True: Sizes((1000, 820, 1000, 1200, 1400), (1000, 300), (1000, 330), (1000, 220), (1000, 400), 1000 / 480, 98, 32),
}


def _sea(width: float, height: float) -> str:
    """Deep, uncharted water: a faint net of hexagons, waves, a compass rose and a frame of rope."""
    parts = [f'<rect width="{width:g}" height="{height:g}" fill="url(#il-deep)"/>']
    net = []
    size = 62.0
    row = 0
    y = 0.0
    while y < height + size:
        x = (row % 2) * size * sqrt(3) / 2
        while x < width + size:
            net.append(f'<use href="#il-cell" x="{x:.0f}" y="{y:.0f}"/>')
            x += size * sqrt(3)
        y += size * 1.5
        row += 1
    parts.append(f'<g stroke="#7fc6dc" stroke-opacity=".13" stroke-width="1.6" fill="none">{"".join(net)}</g>')
    word = 5
    waves = []
    for _ in range(46):
        word = (word * 1103515245 + 12345) % 2**31
        x = word / 2**31 * width
        word = (word * 1103515245 + 12345) % 2**31
        y = word / 2**31 * height
        waves.append(f'<path d="M{x:.0f} {y:.0f}q5-6 10 0t10 0 10 0"/>')
    parts.append(
        f'<g fill="none" stroke="#9fdcec" stroke-opacity=".32" stroke-width="2" '
        f'stroke-linecap="round">{"".join(waves)}</g>'
    )
    parts.append(_rose(width - 74, height - 76, 50))
    parts.append(
        f'<rect x="7" y="7" width="{width - 14:g}" height="{height - 14:g}" rx="6" fill="none" stroke="#123f5c" '
        f'stroke-width="14"/><rect x="7" y="7" width="{width - 14:g}" height="{height - 14:g}" rx="6" fill="none" '
        'stroke="#e2c480" stroke-width="7" stroke-dasharray="13 7" stroke-linecap="round"/>'
    )
    return "".join(parts)


def _rose(x: float, y: float, size: float) -> str:
    points = []
    for i in range(8):
        long = size if i % 2 == 0 else size * 0.58
        a, b, c = i * pi / 4, i * pi / 4 - pi / 8, i * pi / 4 + pi / 8
        tip = (long * sin(a), -long * cos(a))
        one, two = (size * 0.2 * sin(b), -size * 0.2 * cos(b)), (size * 0.2 * sin(c), -size * 0.2 * cos(c))
        points.append(
            f'<path d="M0 0L{one[0]:.1f} {one[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}z" fill="#f3e2b4"/>'
            f'<path d="M0 0L{two[0]:.1f} {two[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}z" fill="#b3261e"/>'
        )
    return (
        f'<g transform="translate({x:g} {y:g})" opacity=".55"><circle r="{size * 0.72:g}" fill="none" stroke="#f3e2b4" '
        f'stroke-width="2.5"/>{"".join(points)}</g>'
    )


def paper(width: float, height: float) -> str:
    """A strip of chart paper with a double line around it."""
    return (
        f'<rect width="{width:g}" height="{height:g}" fill="url(#il-paper)"/>'
        f'<rect x="5" y="5" width="{width - 10:g}" height="{height - 10:g}" rx="6" fill="none" stroke="#3a7d9c" '
        f'stroke-width="2"/><rect x="9" y="9" width="{width - 18:g}" height="{height - 18:g}" rx="4" fill="none" '
        'stroke="#3a7d9c" stroke-opacity=".5" stroke-width="1"/>'
    )


def _sheet(sizes: Sizes, seats: int, tall: int) -> str:
    """The players' sheet: paper with a line between the rows."""
    width, height = sizes.players(seats, tall)
    ends = (sizes.players(n, min(tall, n))[1] - sizes.rim for n in range(1, seats))
    lines = "".join(f'<path d="M{14 * sizes.unit:g} {y:g}H{width - 14 * sizes.unit:g}"/>' for y in ends)
    return f'{paper(width, height)}<g stroke="#3a7d9c" stroke-opacity=".45" stroke-width="1.5">{lines}</g>'


def backdrops() -> dict[str, str]:
    """Every backdrop by its name; those for a phone end in ``-narrow``."""
    found: dict[str, str] = {}
    for narrow, sizes in SIZES.items():
        end = "-narrow" if narrow else ""
        for height in sizes.sea[1:]:
            found[f"sea-{height:g}{end}"] = _sea(sizes.sea[0], height)
        for seats in range(2, 6):
            found[f"reckoning-{seats}{end}"] = paper(*sizes.reckoning(seats))
            for tall, kind in ((0, ""), (1, "-tall"), (seats, "-open")):
                found[f"players-{seats}{kind}{end}"] = _sheet(sizes, seats, tall)
        for name, box in (
            ("hand", sizes.hand),
            ("area", sizes.area),
            ("orders", sizes.orders),
            ("market", sizes.market),
        ):
            found[f"{name}{end}"] = paper(*box)
    return found


TABLE_DEFS = (
    '<radialGradient id="il-deep" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="#2a7ba3"/>'
    '<stop offset="1" stop-color="#174e70"/></radialGradient>'
    '<linearGradient id="il-paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbf4df"/>'
    '<stop offset="1" stop-color="#eddfba"/></linearGradient>'
    f'<path id="il-cell" d="{hexagon(60)}"/>'
)
