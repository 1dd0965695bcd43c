"""The archipelago: tiles, sites, pioneers and ships, and the ghosts of a tile that is about to be laid."""

from collections.abc import Mapping
from typing import Any

from serai.core.scene import Place
from serai.core.texts import Text, listing
from serai.games.ilos.art.land import Point
from serai.games.ilos.board import CARD_FOR
from serai.games.ilos.data import COLOUR_NAMES, GOOD_NAMES, SITE_NAMES
from serai.games.ilos.names import good, player, site_kind
from serai.games.ilos.position import A_FORT
from serai.games.ilos.table import Table


def lay_sea(table: Table) -> None:
    view, actions = table.view, table.board.actions
    cells = [view["placed"][tile] // 6 for tile in view["laid"]]
    offered = [a - actions.cell0 for a in table.legal if actions.cell0 <= a < actions.turn0]
    aimed = [view["cell"]] if view["cell"] >= 0 else []
    table.turn_chart(cells)
    table.fit([*cells, *offered, *aimed])
    table.panel("sea", (table.sizes.sea[0], table.depth), None, f"sea-{table.depth:g}", "board", False)
    size = 200 * table.scale
    for tile in view["laid"]:
        cell, rotation = divmod(view["placed"][tile], 6)
        fresh = tile == view["laid"][-1] and view["step"] == "draw_tile"
        lay_tile(table, "sea", tile, table.at(cell), size, rotation, 0, fresh=fresh)
        lay_sites(table, tile, cell, rotation)
    for cell in offered:
        x, y = table.at(cell)
        table.piece(f"ghost:{cell}", "sea", (x, y), size, "ghost", layer=1)
        # a round spot inside the ghost, so that what glows does not hide the coasts around it
        table.places.append(Place(f"cell:{cell}", "sea", x, y, size * 0.76, size * 0.76, True, Text("tip-ghost")))
    if aimed:
        lay_plan(table, size)
    lay_ships(table)
    lay_prices(table)


def lay_prices(table: Table) -> None:
    """What each site on offer costs, an octagon where pirates make it dear; or the site that is being paid for."""
    view, actions = table.view, table.board.actions
    asked = [a - actions.site0 for a in table.legal if actions.site0 <= a < actions.start0]
    aimed = view["site"] if view["site"] >= 0 else -1
    for tile in view["laid"]:
        cell, rotation = divmod(view["placed"][tile], 6)
        for number, site in sites_of(table, tile):
            x, y = table.at(cell, tuple(site["at"]), rotation)
            facts = table.data.sites[number]
            if number == aimed:
                table.piece("aimed", "sea", (x, y), 54 * table.grain, "ring", layer=3)
            if number in asked:
                kind, island = CARD_FOR[facts.kind], view["island"][facts.part]
                cost = table.names.cost(view, view["decider"], kind, island)
                symbol = "badge" if cost == table.data.card_cost[kind] else "badge-dear"
                at = (x + 17 * table.grain, y + 17 * table.grain)
                tip = table.names.price_tip(view, view["decider"], number)
                table.piece(f"cost:{facts.id}", "sea", at, 24 * table.grain, symbol, label=str(cost), tip=tip, layer=10)


def lay_tile(
    table: Table, panel: str, tile: int, at: Point, size: float, rotation: int, layer: int, *, fresh: bool = False
) -> None:
    facts = table.data.tiles[tile]
    if panel == "sea":
        tip = Text("tip-tile", {"tile": str(facts.id), "name": facts.name})
    else:
        sites = table.names.sites_of(tile)
        tip = Text("tip-open-tile", {"tile": str(facts.id), "name": facts.name, "sites": sites})
    symbol = f"tile-{facts.id}-{(rotation + table.bearing) % 6}"
    table.piece(f"tile:{facts.id}", panel, at, size, symbol, tip=tip, layer=layer, fresh=fresh)
    # log and choices speak of tiles by number; little else stands in the lowest corner
    low = (at[0], at[1] + size * 0.44)
    table.write(panel, low, str(facts.id), table.sizes.text * 0.75, bold=True, colour="#0b2f47")


def lay_plan(table: Table, size: float) -> None:
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
        table.piece("plan", "sea", table.at(cell), size, f"tile-{facts.id}-{(rotation + table.bearing) % 6}", layer=1)
        for number, site in sites_of(table, tile):
            at = table.at(cell, tuple(site["at"]), rotation)
            table.piece(f"plan:{number}", "sea", at, 29 * table.scale, f"site-{site['kind']}", layer=2)
    table.piece("aim", "sea", table.at(cell), size, "aim", layer=3)


def sites_of(table: Table, tile: int) -> list[tuple[int, Mapping[str, Any]]]:
    """The sites of a tile with their numbers, as the data file draws them."""
    drawn = [site for part in table.data.values["tile"][tile]["part"] for site in part.get("sites", [])]
    numbers = [n for n, site in enumerate(table.data.sites) if table.data.parts[site.part][0] == tile]
    return list(zip(numbers, drawn, strict=True))


def lay_sites(table: Table, tile: int, cell: int, rotation: int) -> None:
    view, scale = table.view, table.grain
    for number, site in sites_of(table, tile):
        at = table.at(cell, tuple(site["at"]), rotation)
        facts = table.data.sites[number]
        owner, use = view["owner"][number], view["building"][number]
        island = table.data.part_name(view["island"][facts.part])
        tip = Text("tip-site", {"kind": site_kind(facts.kind), "island": island})
        if view["seat"] is not None:
            price = table.names.price_tip(view, view["seat"], number)
            tip = Text("then", {"first": tip, "second": price})
        if owner >= 0:
            tip = Text("tip-pioneer", {"player": player(owner), "what": site_kind(facts.kind)})
        symbol, extra = f"site-{SITE_NAMES[facts.kind]}", {}
        if use >= 0:
            symbol = "fort" if use == A_FORT else "post"
            extra = {"colour": COLOUR_NAMES[owner]}
            tip = Text("tip-fort", {"player": player(owner)})
            if use != A_FORT:
                tip = Text("tip-post", {"player": player(owner), "good": good(use)})
        if owner >= 0:  # a ground in the owner's colour, so that both he and the site are seen on a small map
            table.piece(f"stake:{facts.id}", "sea", at, 46 * scale, "stake", colour=COLOUR_NAMES[owner], layer=3)
        table.piece(f"site:{facts.id}", "sea", at, 34 * scale, symbol, tip=tip, layer=4, **extra)
        if 0 <= use < A_FORT:
            spot = (at[0] - 11 * scale, at[1] + 11 * scale)
            table.piece(f"copy:{facts.id}", "sea", spot, 19 * scale, f"good-{GOOD_NAMES[use]}", layer=5)
        if owner >= 0:
            name = COLOUR_NAMES[owner]
            spot = (at[0] + 14 * scale, at[1] - 13 * scale)
            mark = f"coat-{name}"
            table.piece(
                f"pioneer:{facts.id}", "sea", spot, 30 * scale, "pioneer", colour=name, mark=mark, tip=tip, layer=6
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


def lay_ships(table: Table) -> None:
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
                f"ship:{seat}:{nth}", "sea", at, 38 * scale, "ship", colour=name, mark=f"sail-{name}", tip=tip, layer=7
            )
    aim = view["target"]
    if aim >= parts:
        cell, rotation = divmod(view["placed"][aim - parts], 6)
        at = table.at(cell, tuple(table.data.values["tile"][aim - parts]["den"]), rotation)
        table.piece("aimed", "sea", at, 54 * scale, "ring", layer=9)
    elif aim >= 0:
        table.piece("aimed", "sea", _anchor(table, aim, there[aim]), 44 * scale, "ring", layer=9)
    first = table.board.actions.to0
    for action in table.legal:
        part = action - first
        if 0 <= part < parts and action < table.board.actions.tile0:
            home = view["island"][part] if view["island"][part] >= 0 else part
            tip = Text("tip-coast", {"part": table.data.part_name(part), "island": table.data.part_name(home)})
            table.piece(f"coast:{part}", "sea", _anchor(table, part, there[part]), 30 * scale, "buoy", tip=tip, layer=9)
