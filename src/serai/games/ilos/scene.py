"""A view of Ilôs as a drawing: the archipelago, the hand, the exploration area, the price table, a mat for each player.

The map grows in any direction: the panel keeps its size, and all that lies on it is scaled to fit. Tiles, ships, sites
and pioneers keep their ids for the whole game, so that a tile moves from the exploration area to its cell.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from serai.core.scene import Caption, Choice, Panel, Piece, Place, Scene
from serai.core.texts import Text
from serai.core.view import View
from serai.games.ilos.actions import DONE, END_ACTIONS, EXPLORE, FORT, SUPPLY, TRADING_POST
from serai.games.ilos.art.land import Point, turn
from serai.games.ilos.art.table import SIZES, Sizes
from serai.games.ilos.board import CARD_FOR, Board
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES, GOOD_NAMES, SITE_NAMES, IlosData
from serai.games.ilos.names import Names, good, listing, player, site_kind
from serai.games.ilos.position import A_FORT

SIGNS = {
    DONE: ("done", "sign-done"),
    END_ACTIONS: ("end", "sign-end"),
    EXPLORE: ("explore", "sign-explore"),
    SUPPLY: ("supply", "sign-supply"),
    FORT: ("fort", "sign-fort"),
    TRADING_POST: ("post", "sign-post"),
}
"""Actions that happen nowhere on the map: their name and the symbol of their sign."""


class Table(Struct):
    """The scene while it is being laid."""

    data: IlosData
    board: Board
    view: View
    names: Names
    sizes: Sizes
    narrow: bool
    legal: Sequence[int]
    scale: float = 1.0
    shift: Point = (0.0, 0.0)
    panels: list[Panel] = []
    places: list[Place] = []
    pieces: list[Piece] = []
    captions: list[Caption] = []

    @property
    def backdrop_end(self) -> str:
        return "-narrow" if self.narrow else ""

    def panel(
        self, id_: str, box: tuple[float, float], title: Text | None, backdrop: str, area: Any, active: bool
    ) -> None:
        self.panels.append(Panel(id_, *box, title, backdrop + self.backdrop_end, area=area, active=active))

    def piece(self, id_: str, panel: str, at: Point, size: float, symbol: str, **more: Any) -> None:
        self.pieces.append(Piece(id_, panel, at[0], at[1], size, size, symbol, **more))

    def write(
        self, panel: str, at: Point, text: Text | str, size: float, anchor: Any = "middle", bold: bool = False
    ) -> None:
        self.captions.append(Caption(panel, at[0], at[1], text, size, anchor, bold, "#22303a"))

    # ------------------------------------------------------------------ the map

    def centre(self, cell: int) -> Point:
        """The centre of a cell in the data file's units."""
        q, r = int(self.board.cell_q[cell]), int(self.board.cell_r[cell])
        return 100 * sqrt(3) * (q + r / 2), 150.0 * r

    @property
    def grain(self) -> float:
        """How much pieces are scaled: on a large map they stay larger than the tiles, to be seen on a phone."""
        return max(self.scale, 0.58 if self.narrow else 0.5)

    def fit(self, cells: Sequence[int]) -> None:
        """Scale the map so that these cells fit on the panel."""
        width, height = self.sizes.sea
        points = [self.centre(cell) for cell in cells] or [(0.0, 0.0)]
        left, right = min(x for x, _ in points) - 100, max(x for x, _ in points) + 100
        top, bottom = min(y for _, y in points) - 108, max(y for _, y in points) + 108
        self.scale = min((width - 44) / (right - left), (height - 44) / (bottom - top), 1.25)
        self.shift = (width / 2 - self.scale * (left + right) / 2, height / 2 - self.scale * (top + bottom) / 2)

    def at(self, cell: int, point: Point = (0.0, 0.0), rotation: int = 0) -> Point:
        """A printed point of a tile in this cell, on the panel."""
        x, y = self.centre(cell)
        dx, dy = turn(point, rotation)
        return self.shift[0] + self.scale * (x + dx), self.shift[1] + self.scale * (y + dy)


def scene(
    data: IlosData,
    board: Board,
    view: View,
    legal: Sequence[int],
    *,
    notation: Sequence[str],
    label: Callable[[int], Text],
    explain: Callable[[int], Text | None],
    narrow: bool = False,
) -> Scene:
    """The view as a drawing, with one click path for each of the given actions; all paths are one click long."""
    from serai.games.ilos.mats import lay_hand, lay_market, lay_mat  # noqa: PLC0415 - mats build on this module

    table = Table(data, board, view, Names(data), SIZES[narrow], narrow, legal)
    seats = int(view["seats"])
    own = view["seat"] if view["seat"] is not None else 0
    _lay_sea(table)
    if narrow:
        _lay_orders(table)
    lay_hand(table)
    _lay_area(table)
    if not narrow:
        _lay_orders(table)
    lay_market(table)
    for turns in range(seats):
        lay_mat(table, (own + turns) % seats)
    choices = tuple(
        Choice(action=a, notation=notation[a], label=label(a), path=(_spot(table, a),), help=explain(a)) for a in legal
    )
    return Scene(
        game="ilos",
        panels=tuple(table.panels),
        places=tuple(table.places),
        pieces=tuple(table.pieces),
        captions=tuple(table.captions),
        choices=choices,
        narrow=narrow,
    )


# ---------------------------------------------------------------- the sea


def _lay_sea(table: Table) -> None:
    view, actions = table.view, table.board.actions
    table.panel("sea", table.sizes.sea, None, "sea", "board", False)
    cells = [view["placed"][tile] // 6 for tile in view["laid"]]
    offered = [a - actions.cell0 for a in table.legal if actions.cell0 <= a < actions.turn0]
    aimed = [view["cell"]] if view["cell"] >= 0 else []
    table.fit([*cells, *offered, *aimed])
    size = 200 * table.scale
    for tile in view["laid"]:
        cell, rotation = divmod(view["placed"][tile], 6)
        fresh = tile == view["laid"][-1] and view["step"] == "draw_tile"
        _lay_tile(table, "sea", tile, table.at(cell), size, rotation, 0, fresh=fresh)
        _lay_sites(table, tile, cell, rotation)
    for cell in offered:
        table.piece(f"cell:{cell}", "sea", table.at(cell), size, "ghost", tip=Text("tip-ghost"), layer=1)
    if aimed:
        _lay_plan(table, size)
    _lay_ships(table)


def _lay_tile(
    table: Table, panel: str, tile: int, at: Point, size: float, rotation: int, layer: int, *, fresh: bool = False
) -> None:
    facts = table.data.tiles[tile]
    if panel == "sea":
        tip = Text("tip-tile", {"tile": str(facts.id), "name": facts.name})
    else:
        sites = table.names.sites_of(tile)
        tip = Text("tip-open-tile", {"tile": str(facts.id), "name": facts.name, "sites": sites})
    symbol = f"tile-{facts.id}-{rotation}"
    table.piece(f"tile:{facts.id}", panel, at, size, symbol, tip=tip, layer=layer, fresh=fresh)


def _lay_plan(table: Table, size: float) -> None:
    """The tile that is about to be laid, in its cell; while it can still be turned, in the first way that fits."""
    view = table.view
    tile, cell, rotation = view["tile"], view["cell"], view["rotation"]
    if tile < 0:
        return
    if rotation < 0:
        turns = [
            a - table.board.actions.turn0
            for a in table.legal
            if table.board.actions.turn0 <= a < table.board.actions.site0
        ]
        rotation = turns[0] if turns else -1
    if rotation >= 0:
        facts = table.data.tiles[tile]
        table.piece("plan", "sea", table.at(cell), size, f"tile-{facts.id}-{rotation}", layer=1)
        for number, site in _sites_of(table, tile):
            at = table.at(cell, tuple(site["at"]), rotation)
            table.piece(f"plan:{number}", "sea", at, 29 * table.scale, f"site-{site['kind']}", layer=2)
    table.piece("aim", "sea", table.at(cell), size, "aim", layer=3)


def _sites_of(table: Table, tile: int) -> list[tuple[int, Mapping[str, Any]]]:
    """The sites of a tile with their numbers, as the data file draws them."""
    drawn = [site for part in table.data.values["tile"][tile]["part"] for site in part.get("sites", [])]
    numbers = [n for n, site in enumerate(table.data.sites) if table.data.parts[site.part][0] == tile]
    return list(zip(numbers, drawn, strict=True))


def _lay_sites(table: Table, tile: int, cell: int, rotation: int) -> None:
    view, scale = table.view, table.grain
    for number, site in _sites_of(table, tile):
        at = table.at(cell, tuple(site["at"]), rotation)
        facts = table.data.sites[number]
        owner, use = view["owner"][number], view["building"][number]
        island = table.data.part_name(view["island"][facts.part])
        tip = Text("tip-site", {"kind": site_kind(facts.kind), "island": island})
        if view["seat"] is not None:
            card = CARD_FOR[facts.kind]
            cost = table.names.cost(view, view["seat"], card, view["island"][facts.part])
            dear = "yes" if cost != table.data.card_cost[card] else "no"
            tip = Text("tip-site-cost", {**tip.args, "cost": cost, "piracy": dear})
        if owner >= 0:
            tip = Text("tip-pioneer", {"player": player(owner), "what": site_kind(facts.kind)})
        symbol, extra = f"site-{SITE_NAMES[facts.kind]}", {}
        if use >= 0:
            symbol = "fort" if use == A_FORT else "post"
            extra = {"colour": COLOUR_NAMES[owner]}
            tip = Text("tip-fort", {"player": player(owner)})
            if use != A_FORT:
                tip = Text("tip-post", {"player": player(owner), "good": good(use)})
        table.piece(f"site:{facts.id}", "sea", at, 34 * scale, symbol, tip=tip, layer=4, **extra)
        if 0 <= use < A_FORT:
            spot = (at[0] - 10 * scale, at[1] + 11 * scale)
            table.piece(f"copy:{facts.id}", "sea", spot, 19 * scale, f"good-{GOOD_NAMES[use]}", layer=5)
        if owner >= 0:
            name = COLOUR_NAMES[owner]
            spot = (at[0] + 9 * scale, at[1] - 7 * scale)
            mark = f"coat-{name}"
            table.piece(
                f"pioneer:{facts.id}", "sea", spot, 40 * scale, "pioneer", colour=name, mark=mark, tip=tip, layer=6
            )
    den = table.data.values["tile"][tile].get("den")
    if den is not None:
        at = table.at(cell, tuple(den), rotation)
        table.piece(f"den:{table.data.tiles[tile].id}", "sea", at, 36 * scale, "den", tip=Text("tip-den"), layer=4)


def _anchor(table: Table, part: int, nth: int) -> Point:
    """Where the nth ship of a part lies."""
    view = table.view
    tile, letter = table.data.parts[part]
    anchors = table.data.values["tile"][tile]["part"][letter]["anchors"]
    x, y = anchors[nth % len(anchors)]
    if view["placed"][tile] >= 0:
        cell, rotation = divmod(view["placed"][tile], 6)
    else:
        cell, rotation = view["cell"], view["rotation"]
    at = table.at(cell, (float(x), float(y)), rotation)
    more = nth // len(anchors)
    return at[0] + 6 * more * table.scale, at[1] - 6 * more * table.scale


def _lay_ships(table: Table) -> None:
    """Ships at their anchorages and on dens; a buoy at each coast where a ship may go now."""
    view, scale, parts = table.view, table.grain, len(table.data.parts)
    there = [0] * parts
    each = table.data.limits[0]
    for number, place in enumerate(view["ships"]):
        seat, nth = divmod(number, each)
        name = COLOUR_NAMES[seat]
        if place >= parts:
            tile = place - parts
            cell, rotation = divmod(view["placed"][tile], 6)
            at = table.at(cell, tuple(table.data.values["tile"][tile]["den"]), rotation)
            first, last = table.board.first_part[tile], table.board.first_part[tile + 1]
            homes = sorted({view["island"][part] for part in range(first, last)})
            islands = listing([table.names.island(home) for home in homes])
            tip = Text("tip-pirate", {"player": player(seat), "islands": islands})
            at = (at[0] + 4 * scale, at[1] - 5 * scale)
            table.piece(
                f"ship:{seat}:{nth}",
                "sea",
                at,
                36 * scale,
                "pirate",
                colour=name,
                mark=f"sail-{name}",
                tip=tip,
                layer=8,
            )
        elif place >= 0:
            at = _anchor(table, place, there[place])
            there[place] += 1
            tip = Text("tip-ship", {"player": player(seat), "island": table.data.part_name(view["island"][place])})
            table.piece(
                f"ship:{seat}:{nth}", "sea", at, 40 * scale, "ship", colour=name, mark=f"sail-{name}", tip=tip, layer=7
            )
    first = table.board.actions.to0
    for action in table.legal:
        part = action - first
        if 0 <= part < parts and action < table.board.actions.tile0:
            home = view["island"][part] if view["island"][part] >= 0 else part
            tip = Text("tip-coast", {"part": table.data.part_name(part), "island": table.data.part_name(home)})
            table.piece(f"coast:{part}", "sea", _anchor(table, part, there[part]), 30 * scale, "buoy", tip=tip, layer=9)


# ---------------------------------------------------------------- exploration area and orders


def _lay_area(table: Table) -> None:
    """The open tiles and the stack they are drawn from."""
    view = table.view
    width, height = table.sizes.area
    table.panel("area", (width, height), Text("panel-area"), "area", "below", False)
    step = (width - 30) / 3.75
    size = min(height - 24, step * 1.13)
    for slot, tile in enumerate(view["open_tiles"][:6]):
        at = (20 + step * (min(slot, 2) + 0.5), height / 2)
        if tile == view["tile"] and view["cell"] >= 0:
            continue  # it is on its way to the map
        _lay_tile(table, "area", tile, at, size, 0, 0)
        scale = size / 200
        for number, site in _sites_of(table, tile):
            x, y = site["at"]
            spot = (at[0] + scale * x, at[1] + scale * y)
            table.piece(
                f"site:{table.data.sites[number].id}", "area", spot, 36 * scale, f"site-{site['kind']}", layer=1
            )
        den = table.data.values["tile"][tile].get("den")
        if den is not None:
            spot = (at[0] + scale * den[0], at[1] + scale * den[1])
            table.piece(f"den:{table.data.tiles[tile].id}", "area", spot, 36 * scale, "den", layer=1)
    at = (20 + step * 3 + step * 0.34, height / 2 - table.sizes.text * 0.5)
    if view["stack"]:
        tip = Text("tip-stack", {"n": view["stack"]})
        table.piece("stack", "area", at, size * 0.55, "tile-back", label=str(view["stack"]), tip=tip)


def _lay_orders(table: Table) -> None:
    """Signs for what has no place of its own on the map, and the outcomes when chance is typed in."""
    view, actions = table.view, table.board.actions
    width, height = table.sizes.orders
    text = table.sizes.text
    table.panel("orders", (width, height), Text("panel-orders"), "orders", "below", False)
    signs: list[tuple[str, str, str | None, str | None, Text]] = []
    for a in table.legal:
        if a in SIGNS:
            name, symbol = SIGNS[a]
            signs.append((f"order:{name}", symbol, None, None, Text(f"order-{name}")))
        elif actions.turn0 <= a < actions.site0:
            turns, number = a - actions.turn0, table.data.tiles[view["tile"]].id
            signs.append(
                (f"turn:{turns}", f"tile-{number}-{turns}", None, None, Text("tip-turn", {"degrees": 60 * turns}))
            )
        elif actions.start0 <= a < actions.reveal0:
            name = COLOUR_NAMES[a - actions.start0]
            signs.append((f"chance:{name}", "arms", name, f"crest-{name}", player(a - actions.start0)))
        elif actions.reveal0 <= a < actions.draw0:
            number = table.data.tiles[a - actions.reveal0].id
            signs.append(
                (f"chance:tile:{number}", f"tile-{number}-0", None, None, table.names.tile(a - actions.reveal0))
            )
        elif a >= actions.draw0:
            kind = CARD_NAMES[a - actions.draw0]
            signs.append((f"chance:card:{kind}", f"card-{kind}", None, None, Text(f"card-{kind}")))
    room = width * 0.62 if len(signs) < 5 else width - 40
    size = min(height - text * 1.5 - 16, room / max(3, len(signs)) * 0.92)
    step = min(room / max(1, len(signs)), size * 2.1)
    for i, (id_, symbol, colour, mark, words) in enumerate(signs):
        at = (24 + step * (i + 0.5), 10 + size / 2)
        table.piece(id_, "orders", at, size, symbol, colour=colour, mark=mark, tip=words)
        if id_.startswith("turn:"):
            for number, site in _sites_of(table, view["tile"]):
                dx, dy = turn(tuple(site["at"]), int(id_[5:]))
                spot = (at[0] + size / 200 * dx, at[1] + size / 200 * dy)
                table.piece(f"{id_}:{number}", "orders", spot, size * 0.18, f"site-{site['kind']}", layer=1)
        if len(signs) <= 6:
            table.write("orders", (at[0], height - text * 0.8), words, text, bold=True)
    if len(signs) < 5:
        used = 24 + step * len(signs)
        _lay_news(table, (used + width) / 2, height)


def _lay_news(table: Table, x: float, height: float) -> None:
    """Who decides, which round it is, and how near the end."""
    view, text = table.view, table.sizes.text
    decider = int(view["decider"])
    if view["over"]:
        news = Text("orders-over")
    elif decider < 0:
        news = Text("orders-chance")
    elif decider == view["seat"]:
        news = Text("orders-yours")
    else:
        news = Text("orders-decides", {"player": player(decider)})
    table.write("orders", (x, height / 2 - text * 0.2), news, text * 1.15, bold=True)
    if view["last_round"] and not view["over"]:
        table.write("orders", (x, height / 2 + text * 1.4), Text("orders-last"), text)
    elif view["lull"] > 1 and not view["over"]:
        args: dict[str, str | int | Text] = {"lull": view["lull"], "most": table.data.limits[12]}
        table.write("orders", (x, height / 2 + text * 1.4), Text("orders-lull", args), text * 0.8)
    elif view["round"]:
        table.write("orders", (x, height / 2 + text * 1.4), Text("orders-round", {"round": view["round"]}), text)


# ---------------------------------------------------------------- click paths


def _spot(table: Table, action: int) -> str:
    """The id to click for this action."""
    actions, view, data = table.board.actions, table.view, table.data
    if action in SIGNS:
        return f"order:{SIGNS[action][0]}"
    if action < actions.good0:
        return f"hand:{CARD_NAMES[(action - actions.mark0) % len(CARD_NAMES)]}"
    if action < actions.from0:
        return f"price:{GOOD_NAMES[action - actions.good0]}"
    if action < actions.to0:
        place, each, seat = action - actions.from0, data.limits[0], view["decider"]
        ship = next(n for n in range(each) if view["ships"][each * seat + n] == place)
        return f"ship:{seat}:{ship}"
    if action < actions.tile0:
        place = action - actions.to0
        return f"coast:{place}" if place < len(data.parts) else f"den:{data.tiles[place - len(data.parts)].id}"
    if action < actions.cell0:
        return f"tile:{data.tiles[action - actions.tile0].id}"
    if action < actions.turn0:
        return f"cell:{action - actions.cell0}"
    if action < actions.site0:
        return f"turn:{action - actions.turn0}"
    if action < actions.start0:
        return f"site:{data.sites[action - actions.site0].id}"
    if action < actions.reveal0:
        return f"chance:{COLOUR_NAMES[action - actions.start0]}"
    if action < actions.draw0:
        return f"chance:tile:{data.tiles[action - actions.reveal0].id}"
    return f"chance:card:{CARD_NAMES[action - actions.draw0]}"
