"""The board of Brillance as text for a terminal: the city as a map of letters, then the players.

The map is 78 columns wide and 30 lines high, every space a sign of its own where the data's coordinates put it (a space
that would fall on another moves aside). A cart is the letter of its colour followed by its goods.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from textwrap import wrap

from serai.core.texts import Text
from serai.core.view import View
from serai.games.brillance.actions import BANDITS
from serai.games.brillance.board import BRIDGE, CASTLE, DELIVERY, GATE, START, TOLL
from serai.games.brillance.data import COLOUR_NAMES, BrillanceData
from serai.games.brillance.names import BrillanceNames, card_name
from serai.games.brillance.position import DWARF, FREE, HOME, NEUTRAL, NONE

WIDTH, HEIGHT = 78, 32
_INK = ("33", "34", "38;5;208", "31", "32", "35")
_DIM, _BOLD = "2", "1"
_CODES = re.compile(r"\x1b\[[0-9;]*m")

Say = Callable[[Text], str]
Cell = tuple[str, str]
"""A sign and its ANSI colour."""


def diagram(data: BrillanceData, say: Say, view: View) -> str:
    """The whole table as this viewer sees it."""
    drawing = _Drawing(data, say, view)
    if view["bandits_at"] == NONE:
        return "\n".join([say(Text("diagram-setup")), *drawing.players()])
    return "\n".join([drawing.head(), *drawing.map(), *drawing.players(), *drawing.rest()])


def paint(text: str, code: str) -> str:
    """The text in an ANSI colour."""
    return f"\x1b[{code}m{text}\x1b[0m" if text and code else text


@lru_cache(maxsize=16)
def _cells(points: tuple[tuple[float, float], ...]) -> list[tuple[int, int]]:
    """Where the spaces at these points stand on the map, each with two columns of its own."""
    found: list[tuple[int, int]] = []
    taken: set[tuple[int, int]] = set()
    for point in points:
        column, row = free(taken, *cell(*point))
        taken |= {(column, row), (column + 1, row)}
        found.append((column, row))
    return found


def cell(x: float, y: float) -> tuple[int, int]:
    """The cell of the map in which a point of the board lies."""
    return min(WIDTH - 2, int(x * (WIDTH - 2) / 1600)), min(HEIGHT - 1, int(y * HEIGHT / 1000))


def free(taken: set[tuple[int, int]], column: int, row: int) -> tuple[int, int]:
    """The nearest two free columns."""
    for dy, dx in ((0, 0), (0, 1), (0, -1), (0, 2), (0, -2), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -2), (-1, 2)):
        spot = (min(WIDTH - 2, max(0, column + dx)), min(HEIGHT - 1, max(0, row + dy)))
        if spot not in taken and (spot[0] + 1, spot[1]) not in taken:
            return spot
    return column, row


class _Drawing:
    def __init__(self, data: BrillanceData, say: Say, view: View) -> None:
        self.data = data
        self.say = say
        self.view = view
        self.names = BrillanceNames(data)
        self.letters = [say(Text(f"letter-{name}")) for name in COLOUR_NAMES]

    def word(self, key: str, **args: str | int | Text) -> str:
        return self.say(Text(f"diagram-{key}", args))

    def head(self) -> str:
        view = self.view
        first = self.say(Text("seat", {"number": view["first_player"] + 1})) if view["first_player"] >= 0 else "-"
        if view["first_player"] >= 0 and view["colour"][view["first_player"]] != NONE:
            first = self.say(Text(f"player-{COLOUR_NAMES[view['colour'][view['first_player']]]}"))
        return paint(self.word("title", round=view["round"], rounds=view["rounds"], first=first), _BOLD)

    # ------------------------------------------------------------------ the map

    def map(self) -> list[str]:
        """The city, a sign of two columns for each space."""
        grid: list[list[Cell | None]] = [[None] * WIDTH for _ in range(HEIGHT)]
        for point in self.data.values["scenery"]["wall"]:
            column, row = cell(point[0], point[1])
            grid[row][column] = ("#", _DIM)
        for number, (column, row) in enumerate(self.cells()):
            sign, code = self.sign(number)
            grid[row][column] = (sign[0], code)
            grid[row][column + 1] = (sign[1:2] or " ", code)
        return ["".join(paint(*cell) if cell else " " for cell in line).rstrip() for line in grid]

    def cells(self) -> list[tuple[int, int]]:
        """Where each space stands on the map."""
        return _cells(tuple((entry["x"], entry["y"]) for entry in self.data.values["board"]["space"]))

    def sign(self, space: int) -> tuple[str, str]:
        """Two signs for a space: what stands there, or what it is."""
        thing = self.view["on"][space]
        if thing == DWARF:
            return "@@", "1;37"
        if thing == BANDITS:
            return f"&{self.view['bandit_goods']}", "1;97;40"
        if thing != FREE:
            colour = thing // 5
            if self.view["status"][thing] == NEUTRAL:
                return self.letters[colour].lower() + "x", f"2;{_INK[colour]}"
            return f"{self.letters[colour]}{self.view['goods'][thing]}", f"1;7;{_INK[colour]}"
        kind, colour = self.data.spaces[space].kind, self.data.spaces[space].colour
        marks = {START: "()", GATE: "[]", TOLL: "{}", DELIVERY: "<>", BRIDGE: "==", CASTLE: "^^"}
        return marks.get(kind, "· "), _INK[colour] if colour != NONE else _DIM

    # ------------------------------------------------------------------ players

    def players(self) -> list[str]:
        """Two lines for each player: points, cards, carts; the shops with what they have of what they want."""
        lines: list[str] = []
        view = self.view
        for seat in range(view["seats"]):
            colour = view["colour"][seat]
            mark = "▶" if seat == view["mover"] and not view["over"] else " "
            if colour == NONE:
                lines.append(f"{mark} {self.say(Text('seat', {'number': seat + 1}))}")
                continue
            name = paint(self.say(Text(f"player-{COLOUR_NAMES[colour]}")).ljust(7), _INK[colour])
            shops = " ".join(self.shop(shop) for shop in range(6 * colour, 6 * colour + 6))
            home = sum(view["status"][cart] == HOME for cart in range(5 * colour, 5 * colour + 5))
            facts = f"{self.word('score', n=view['scores'][seat])} · {self.word('cards', n=view['held'][seat])}"
            lines.append(f"{mark} {name} {facts} · {self.word('home')} {home} · {self.word('shops')} {shops}")
        return lines

    def shop(self, shop: int) -> str:
        view = self.view
        if not view["order"][shop]:
            return "-"
        if view["complete"][shop]:
            return f"{view['order'][shop]}✓"
        marks = "+" * view["plus"][shop] + "-" * view["minus"][shop]
        return f"{view['delivered'][shop]}/{view['order'][shop]}{marks}"

    def rest(self) -> list[str]:
        """Bandits, dwarfs, cards."""
        view = self.view
        load = Text("goods", {"n": view["bandit_goods"]})
        lines = [self.word("bandits", space=self.names.space(view["bandits_at"]), goods=load)]
        lines.append(self.word("pile", pile=view["pile_size"], discard=len(view["discard"])))
        if view["seat"] is not None:
            hand = view["hand"][view["seat"]]
            cards = ", ".join(self.say(card_name(kind)) for kind, count in enumerate(hand) for _ in range(count))
            lines += wrap(self.word("hand", cards=cards or "-"), WIDTH, subsequent_indent="  ")
        colours = [
            f"{letter} {self.say(Text(f'colour-{name}'))}"
            for letter, name in zip(self.letters, COLOUR_NAMES, strict=True)
        ]
        legend = [self.word("letters", letters=" · ".join(colours)), self.word("legend")]
        return [*lines, *(paint(line, _DIM) for part in legend for line in wrap(part, WIDTH))]
