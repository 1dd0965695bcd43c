"""Ilôs as text for a terminal: the map as a net of tiles, the islands with what stands on them, then the players.

Lines are at most 79 columns wide. Colours are ANSI codes, and never the only sign: a player is his two first letters.
"""

from collections.abc import Callable
from textwrap import wrap

from serai.core.texts import Text
from serai.core.view import View
from serai.games.ilos.board import Board
from serai.games.ilos.data import COLOUR_NAMES, GOOD_NAMES, SITE_NAMES, IlosData
from serai.games.ilos.names import Names, card_list, cards, good, good_list
from serai.games.ilos.position import A_FORT

WIDTH = 79
_INK = ("33", "32", "90", "93", "34")
Say = Callable[[Text], str]


def diagram(data: IlosData, board: Board, say: Say, view: View) -> str:
    """The whole table as this viewer sees it."""
    drawing = _Drawing(data, board, say, view)
    parts = [drawing.head(), *drawing.map(), "", *drawing.islands(), "", *drawing.players()]
    legend = [drawing.paint(line, "2") for line in wrap(say(Text("diagram-legend")), WIDTH)]
    return "\n".join([*parts, *legend])


class _Drawing:
    def __init__(self, data: IlosData, board: Board, say: Say, view: View) -> None:
        self.data = data
        self.board = board
        self.say = say
        self.view = view
        self.names = Names(data)
        self.short = [say(Text(f"player-{name}"))[:2].upper() for name in COLOUR_NAMES]

    def paint(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m"

    def who(self, seat: int) -> str:
        return self.paint(self.short[seat], _INK[seat])

    # ------------------------------------------------------------------ the head and the map

    def head(self) -> str:
        """Round, prices, open tiles and piles."""
        view = self.view
        prices = ", ".join(
            self.say(Text("diagram-price", {"good": good(n), "price": self.names.price(view, n)}))
            for n in range(len(GOOD_NAMES))
        )
        lines = [self.say(Text("diagram-round", {"round": view["round"]}))]
        if view["last_round"]:
            lines[0] += " · " + self.say(Text("diagram-last"))
        lines[0] += " · " + self.say(Text("diagram-deck", {"deck": view["deck_size"], "discard": sum(view["discard"])}))
        lines.append(self.say(Text("diagram-prices", {"prices": prices, "markers": view["markers"]})))
        tiles = ", ".join(
            f"{self.data.tiles[tile].id} ({self.say(self.names.sites_of(tile))})" for tile in view["open_tiles"]
        )
        stack = self.say(Text("diagram-stack", {"n": view["stack"]}))
        text = self.say(Text("diagram-open", {"tiles": tiles or "–"})) + " · " + stack
        return "\n".join([*lines, *wrap(text, WIDTH, subsequent_indent="  ")])

    def map(self) -> list[str]:
        """Each tile as two lines of edges around its number; rows are shifted as the hexagons are."""
        view = self.view
        laid = {view["placed"][tile] // 6: tile for tile in view["laid"]}
        spots = {(2 * self._q(c) + self._r(c), self._r(c)): tile for c, tile in laid.items()}
        if not spots:
            return []
        left, right = min(x for x, _ in spots), max(x for x, _ in spots)
        half = 3 if (right - left + 2) * 3 <= WIDTH else 2
        lines: list[str] = []
        for row in range(min(y for _, y in spots), max(y for _, y in spots) + 1):
            rows = [[" "] * ((right - left + 2) * half) for _ in range(3)]
            for (x, y), tile in spots.items():
                if y == row:
                    for line, text in zip(rows, self._hexagon(tile, 2 * half), strict=True):
                        at = (x - left) * half
                        line[at : at + len(text)] = text
            lines += ["".join(line).rstrip()[:WIDTH] for line in rows]
        return lines

    def _q(self, cell: int) -> int:
        return int(self.board.cell_q[cell])

    def _r(self, cell: int) -> int:
        return int(self.board.cell_r[cell])

    def _hexagon(self, tile: int, width: int) -> list[str]:
        """NW and NE edge; W edge, number, E edge; SW and SE edge."""
        facts, rotation = self.data.tiles[tile], self.view["placed"][tile] % 6
        sign = ["·" if (part := facts.edges[(d - rotation) % 6]) < 0 else "ABC"[part] for d in range(6)]
        inner = width - 1
        top = f"{sign[5]} {sign[0]}".center(inner)
        middle = sign[4] + str(facts.id).center(inner - 2) + sign[1]
        return [top, middle, f"{sign[3]} {sign[2]}".center(inner)]

    # ------------------------------------------------------------------ islands

    def islands(self) -> list[str]:
        """Each island with its sites, who stands there, and the ships at its coast; then the dens."""
        view = self.view
        lines = [self.say(Text("diagram-islands"))] if view["laid"] else []
        for home in sorted({part for part in view["island"] if part >= 0}):
            words = [self._site(n) for n, site in enumerate(self.data.sites) if view["island"][site.part] == home]
            ships = [
                f"{self.short[seat]}×{count}"
                for seat in range(view["seats"])
                if (count := self.names.ships_at(view, seat, home))
            ]
            name = self.data.part_name(home)
            text = self.say(Text("diagram-island", {"name": name, "sites": " ".join(words)}))
            if ships:
                text += " · " + self.say(Text("diagram-ships", {"ships": " ".join(ships)}))
            lines += wrap(text, WIDTH, initial_indent="  ", subsequent_indent="      ")
        each = self.data.limits[0]
        for tile in view["laid"]:
            if self.data.tiles[tile].den:
                den = len(self.data.parts) + tile
                who = [self.short[n // each] for n, place in enumerate(view["ships"]) if place == den]
                args: dict[str, str | int | Text] = {"tile": str(self.data.tiles[tile].id)}
                lines.append(
                    "  " + self.say(Text("diagram-den", args | {"who": who[0] if who else Text("diagram-free")}))
                )
        return lines

    def _site(self, number: int) -> str:
        site, owner, use = self.data.sites[number], self.view["owner"][number], self.view["building"][number]
        text = f"{site.id.upper()}={self.say(Text(f'site-{SITE_NAMES[site.kind]}'))[:4]}"
        if owner < 0:
            return text
        built = "" if use < 0 else "/fort" if use == A_FORT else f"/{self.say(good(use))[:4]}"
        return f"{text}({self.short[owner]}{built})"

    # ------------------------------------------------------------------ players

    def players(self) -> list[str]:
        """Supply, production, and what the viewer may know of hand and stock."""
        view, lines = self.view, []
        for seat in range(view["seats"]):
            mark = "▶" if seat == view["mover"] and not view["over"] else " "
            args: dict[str, str | int | Text] = {"ships": self.names.ships_on_map(view, seat)}
            args |= {"pioneers": view["pioneers"][seat], "cards": cards(view["hand_size"][seat])}
            lines.append(f"{mark} {self.who(seat)} {self.say(Text('diagram-player', args))}")
            board = view["production"][4 * seat : 4 * seat + 4]
            more = [self.say(Text("diagram-produces", {"goods": good_list(board)}))] if any(board) else []
            if view["hand"][seat] is not None:
                more.append(self.say(Text("diagram-hand", {"cards": card_list(view["hand"][seat])})))
            if view["stock"][seat] is not None:
                more.append(self.say(Text("diagram-stock", {"goods": good_list(view["stock"][seat])})))
            lines += wrap(" · ".join(more), WIDTH, initial_indent="     ", subsequent_indent="     ")
        return lines
