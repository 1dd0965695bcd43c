"""The board of Kurier as text for a terminal: the palace above, village 4 to village 1 below it, then the players.

Lines are at most 79 columns wide. Colours are ANSI codes (SGR only), and never the only sign: a courier bears the first
two letters of its owner's colour in capitals, with ``*`` if it carries the dispatch; an empty room those of its type.
"""

import re
from collections.abc import Callable, Sequence

from serai.core.texts import Text
from serai.core.view import View
from serai.games.kurier.board import COLOURS, FULL_AT, KINDS, NJET, PALACE, TYPES
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES, KurierData

WIDTH = 79
HOUSE = 15
"""Columns of an inn, its walls included."""
MARGIN = 4
"""Columns at the left, where the village's number stands."""
PER_ROW = 5
ARROWS = "→↓←↑"
"""The arrow printed in a room, by the room's type: it points to the next room, clockwise."""

_PAINT = ("97;41", "97;42", "97;44", "30;43", "97;45")
"""Letters and ground of each colour's couriers."""
_INK = ("31", "32", "34", "33", "35")
_DIM, _BOLD, _GOLD, _ARROW = "2", "1", "33", "1;93"
_CODES = re.compile(r"\x1b\[[0-9;]*m")

Say = Callable[[Text], str]


def diagram(data: KurierData, say: Say, view: View) -> str:
    """The whole table as this viewer sees it."""
    drawing = _Drawing(data, say, view)
    lines = drawing.palace()
    for village in range(PALACE - 1, 0, -1):
        lines += drawing.village(village)
    return "\n".join([*lines, "", *drawing.players(), drawing.legend()])


def paint(text: str, code: str) -> str:
    """The text in an ANSI colour."""
    return f"\x1b[{code}m{text}\x1b[0m" if text else ""


def width(text: str) -> int:
    """How many columns a text takes, its colours not counted."""
    return len(_CODES.sub("", text))


def pad(text: str, columns: int) -> str:
    """The text, followed by blanks up to so many columns."""
    return text + " " * (columns - width(text))


def centre(text: str, columns: int) -> str:
    """The text in the middle of so many columns."""
    left = max(0, columns - width(text)) // 2
    return pad(" " * left + text, columns)


def cut(text: str, columns: int) -> str:
    """The text, shortened to so many columns."""
    return text if len(text) <= columns else text[: columns - 1] + "…"


class _Drawing:
    def __init__(self, data: KurierData, say: Say, view: View) -> None:
        self.data = data
        self.say = say
        self.view = view
        self.rooms: list[int] = view["rooms"]
        self.dispatch: list[int] = view["dispatch"]
        self.types = [say(Text(f"courier-{name}"))[:2].lower() for name in TYPE_NAMES]
        self.colours = [say(Text(f"colour-{name}"))[:2].upper() for name in COLOUR_NAMES]

    def word(self, key: str, **args: str | int | Text) -> str:
        return self.say(Text(f"diagram-{key}", args))

    # ------------------------------------------------------------------ the palace

    def palace(self) -> list[str]:
        """The guards, each above its inn, with the dispatches they hold; the coins that lie in the palace."""
        title = self.word("palace")
        coins = self.word("coins", count=self.view["palace_size"])
        turned = self.coins(self.view["turned"])
        if turned:
            coins += f" · {self.word('turned')} {turned}"
        inner = WIDTH - MARGIN - 2
        head = f"═ {paint(title, _BOLD)} " + "═" * 4 + f" {paint(coins, _GOLD)} "
        lines = [self.gutter("") + "╔" + head + "═" * (inner - width(head)) + "╗"]
        above = [(guard, inn) for inn, guard in enumerate(self.data.guard_above) if guard >= 0]
        for first in range(0, len(above), PER_ROW):
            row = above[first : first + PER_ROW]
            names = [centre(self.guard(guard, inn), HOUSE) for guard, inn in row]
            held = [centre(self.held(guard), HOUSE) for guard, _ in row]
            for cells in (names, held):
                # The walls of the palace stand where the outer walls of the inns below it stand.
                cells[0], cells[-1] = cells[0][1:], cells[-1][:-1]
                lines.append(self.gutter("") + "║" + centre("".join(cells), inner) + "║")
        return [*lines, self.gutter("") + "╚" + "═" * inner + "╝"]

    def guard(self, guard: int, inn: int) -> str:
        text = self.word("guard", price=self.data.prices[guard])
        return paint(text, _DIM) if inn in self.view["closed"] else paint(text, _BOLD)

    def held(self, guard: int) -> str:
        """The dispatches at a guard."""
        at = len(self.rooms) + guard
        holders = [seat for seat, where in enumerate(self.dispatch) if where == at]
        tight = "" if len(holders) > 3 else " "
        return tight.join(paint(f"{self.colours[seat]}*", _PAINT[seat]) for seat in holders)

    # ------------------------------------------------------------------ villages

    def village(self, number: int) -> list[str]:
        """The inns of a village side by side, as they stand on the board."""
        inns = [inn for inn, facts in enumerate(self.data.inns) if facts.village == number]
        lines: list[str] = []
        for first in range(0, len(inns), PER_ROW):
            row = [self.inn(inn) for inn in inns[first : first + PER_ROW]]
            indent = " " * ((WIDTH - MARGIN - HOUSE * len(row)) // 2)
            for number_of_line in range(len(row[0])):
                sign = f"{number}" if number_of_line == 1 else "▲" if number_of_line == 2 and number < PALACE else ""
                lines.append(self.gutter(sign) + indent + "".join(house[number_of_line] for house in row))
        return lines

    def inn(self, inn: int) -> list[str]:
        """An inn with its four rooms; dotted if closed, with heavy walls while couriers travel on from it."""
        name = cut(self.data.inns[inn].name, HOUSE - 2)
        if inn in self.view["closed"]:
            closed = centre(cut(self.word("closed"), HOUSE - 2), HOUSE - 2)
            lines = [
                f"┌{name.ljust(HOUSE - 2, '╌')}┐",
                f"╎{closed}╎",
                f"╎{' ' * (HOUSE - 2)}╎",
                f"└{'╌' * (HOUSE - 2)}┘",
            ]
            return [paint(line, _DIM) for line in lines]
        here = inn == self.view["departure"]
        corners, across, down = ("┏┓┗┛", "━", "┃") if here else ("┌┐└┘", "─", "│")
        rooms = [self.room(TYPES * inn + kind) for kind in range(TYPES)]
        rest = across * (HOUSE - 2 - len(name))
        return [
            f"{corners[0]}{paint(name, _BOLD)}{rest}{corners[1]}",
            f"{down}{rooms[0]} {rooms[1]}{down}",
            f"{down}{rooms[3]} {rooms[2]}{down}",
            f"{corners[2]}{across * (HOUSE - 2)}{corners[3]}",
        ]

    def room(self, room: int) -> str:
        """Six columns: who lodges here, or whose room it is; in a full inn the arrow of the empty room."""
        kind = room % TYPES
        lodger = self.rooms[room]
        if lodger >= 0:
            owner = lodger // COLOURS
            mark = "*" if self.dispatch[owner] == room else " "
            moves = room // TYPES == self.view["departure"] and kind == self.view["moving"]
            return f" {paint(f' {self.colours[owner]}{mark}', _PAINT[owner])}" + (paint("!", _ARROW) if moves else " ")
        inn = room // TYPES
        full = sum(lodger >= 0 for lodger in self.rooms[TYPES * inn : TYPES * inn + TYPES]) >= FULL_AT
        arrow = paint(ARROWS[kind], _ARROW) if full else " "
        return f"  {paint(self.types[kind], _DIM)}{arrow} "

    def gutter(self, sign: str) -> str:
        return paint(sign.center(MARGIN), _DIM) if sign else " " * MARGIN

    # ------------------------------------------------------------------ players

    def players(self) -> list[str]:
        """A line for each player: reserve, stack, coins as far as the viewer knows them; who is on turn is marked."""
        rows = [self.player(seat) for seat in range(self.view["seats"])]
        columns = [max(width(row[at]) for row in rows) for at in range(3)]
        lines: list[str] = []
        for row in rows:
            line = "  ".join(pad(part, columns[at]) for at, part in enumerate(row[:3]))
            fits = width(line) + 2 + width(row[3]) <= WIDTH
            lines += [f"{line}  {row[3]}".rstrip()] if fits else [line.rstrip(), " " * (columns[0] + 2) + row[3]]
        return lines

    def player(self, seat: int) -> tuple[str, str, str, str]:
        """Who it is, the open reserve, the stack, the coins."""
        view = self.view
        mark = paint("▶", _BOLD) if seat == view["mover"] and not view["over"] else " "
        name = paint(self.say(Text(f"player-{COLOUR_NAMES[seat]}")), _INK[seat])
        couriers = [courier % TYPES for courier in view["reserve"][seat]]
        reserve = " ".join(
            f"{couriers.count(kind)}×{self.types[kind]}" if couriers.count(kind) > 1 else self.types[kind]
            for kind in sorted(set(couriers))
        )
        return (
            f"{mark} {paint(f' {self.colours[seat]} ', _PAINT[seat])} {name}",
            self.word("reserve", couriers=reserve or "–"),
            self.word("stack", count=view["stack_size"][seat]),
            "" if view["options"]["rubles"] == "race" else self.purse(seat),
        )

    def purse(self, seat: int) -> str:
        """How many hidden coins a player has (the viewer sees his own), and what lies open before him."""
        hidden = self.view["stash_size"][seat]
        seen = self.view["stash"][seat]
        parts = [self.word("purse", count=hidden)] if hidden else []
        if seen is not None and hidden:
            parts[0] += f" ({self.coins(seen)})"
        if banked := self.coins(self.view["banked"][seat]):
            parts.append(f"{self.word('banked')} {banked}")
        return " · ".join(parts)

    def coins(self, counts: Sequence[int]) -> str:
        """Coins by kind: ``2×1 3 njet``."""
        found = []
        for kind in range(KINDS - 1, -1, -1):
            label = self.say(Text(f"coin-{COIN_NAMES[kind]}")) if kind == NJET else str(self.data.coin_value[kind])
            if counts[kind]:
                found.append(f"{counts[kind]}×{label}" if counts[kind] > 1 else label)
        return ", ".join(found)

    def legend(self) -> str:
        """What the letters mean."""
        types = " ".join(
            f"{short}={self.say(Text(f'courier-{name}'))}" for short, name in zip(self.types, TYPE_NAMES, strict=True)
        )
        return paint(self.word("legend", types=types), _DIM)
