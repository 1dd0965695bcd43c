"""The archipelago: tiles, sites, pioneers and ships, and the ghosts of a tile that is about to be laid."""

from collections.abc import Sequence

from serai.core.parts import Drawing, Excerpt, Fixed, Sheet
from serai.core.scene import Place
from serai.core.texts import Text, listing
from serai.core.view import View
from serai.games.ilos.art.land import Point
from serai.games.ilos.board import CARD_FOR
from serai.games.ilos.data import COLOUR_NAMES, GOOD_NAMES, SITE_NAMES
from serai.games.ilos.layout import Canvas, Chart, Layout, Sea, chart_of
from serai.games.ilos.names import good, player, site_kind
from serai.games.ilos.position import A_FORT


def sea_parts(sketch: Drawing, layout: Layout, view: View, seen: Fixed, legal: Sequence[int]) -> Chart:
    """The map; returns how it lies on the sea."""
    actions, data, seat = layout.board.actions, layout.data, view["seat"]
    offered = tuple(a - actions.cell0 for a in legal if actions.cell0 <= a < actions.turn0)
    aimed = (view["cell"],) if view["cell"] >= 0 else ()
    cells = tuple(view["placed"][tile] // 6 for tile in view["laid"])
    chart = chart_of(layout, cells, offered + aimed, view["over"])
    sketch.lay(_lay_sea, layout, chart.depth)
    owner, building, island = view["owner"], view["building"], view["island"]
    pirates: dict[int, tuple[int, ...] | None] = {
        here: None if seat is None else tuple(layout.names.pirates_on(view, seat, here)) for here in set(island) - {-1}
    }
    first = layout.board.first_part
    newest = view["laid"][-1] if view["laid"] and view["step"] == "draw_tile" else -1
    for tile in view["laid"]:
        uses = tuple((owner[number], building[number]) for number, _ in layout.sites[tile])
        coasts = tuple((island[part], pirates.get(island[part])) for part in range(first[tile], first[tile + 1]))
        sketch.lay(_lay_land, layout, chart, tile, view["placed"][tile], tile == newest, uses, coasts)
    if offered:
        sketch.lay(_lay_ghosts, layout, chart, offered)
    if aimed and view["tile"] >= 0:
        turns = [a - actions.turn0 for a in legal if actions.turn0 <= a < actions.site0]
        rotation = view["rotation"] if view["rotation"] >= 0 else turns[0] if turns else -1
        sketch.lay(_lay_plan, layout, chart, view["tile"], view["cell"], rotation)
    coasts_open = tuple(a - actions.to0 for a in legal if 0 <= a - actions.to0 < len(data.parts) and a < actions.tile0)
    sailing = seen.only("ships", "placed", "island", "cell", "rotation", "target")
    sketch.lay(_lay_ships, layout, chart, sailing, coasts_open)
    asked = tuple(a - actions.site0 for a in legal if actions.site0 <= a < actions.start0)
    if asked or view["site"] >= 0:
        priced = seen.only("placed", "island", "forts", "pirates", "seats", "decider")
        sketch.lay(_lay_prices, layout, chart, priced, asked, view["site"])
    return chart


def _lay_sea(sheet: Sheet, layout: Layout, depth: float) -> None:
    Canvas(sheet, layout).panel("sea", (layout.sizes.sea[0], depth), None, f"sea-{depth:g}", "board", False)


def _lay_ghosts(sheet: Sheet, layout: Layout, chart: Chart, offered: tuple[int, ...]) -> None:
    """Where the chosen tile could lie."""
    canvas, size = Sea(sheet, layout, chart), 200 * chart.scale
    for cell in offered:
        x, y = canvas.at(cell)
        canvas.piece(f"ghost:{cell}", "sea", (x, y), size, "ghost", layer=1)
        # a round spot inside the ghost, so that what glows does not hide the coasts around it
        sheet.places.append(Place(f"cell:{cell}", "sea", x, y, size * 0.76, size * 0.76, True, Text("tip-ghost")))


def _lay_prices(sheet: Sheet, layout: Layout, chart: Chart, view: Excerpt, asked: tuple[int, ...], aimed: int) -> None:
    """What each site on offer costs, an octagon where pirates make it dear; or the site that is being paid for."""
    canvas, names, grain = Sea(sheet, layout, chart), layout.names, chart.grain
    for tile, placed in enumerate(view["placed"]):
        for number, site in layout.sites[tile] if placed >= 0 else ():
            if number != aimed and number not in asked:
                continue
            x, y = canvas.at(placed // 6, tuple(site["at"]), placed % 6)
            facts = canvas.data.sites[number]
            if number == aimed:
                canvas.piece("aimed", "sea", (x, y), 54 * grain, "ring", layer=3)
            if number in asked:
                kind, island = CARD_FOR[facts.kind], view["island"][facts.part]
                cost = names.cost(view, view["decider"], kind, island)
                symbol = "badge" if cost == canvas.data.card_cost[kind] else "badge-dear"
                tip = names.price_tip(view, view["decider"], number)
                at = (x + 17 * grain, y + 17 * grain)
                canvas.piece(f"cost:{facts.id}", "sea", at, 24 * grain, symbol, label=str(cost), tip=tip, layer=10)


def lay_tile(
    canvas: Canvas, panel: str, tile: int, at: Point, size: float, turns: int, layer: int, *, fresh: bool = False
) -> None:
    """A tile, turned by so many times 60 degrees."""
    facts = canvas.data.tiles[tile]
    if panel == "sea":
        tip = Text("tip-tile", {"tile": str(facts.id), "name": facts.name})
    else:
        sites = canvas.names.sites_of(tile)
        tip = Text("tip-open-tile", {"tile": str(facts.id), "name": facts.name, "sites": sites})
    canvas.piece(f"tile:{facts.id}", panel, at, size, f"tile-{facts.id}-{turns % 6}", tip=tip, layer=layer, fresh=fresh)
    # log and choices speak of tiles by number; little else stands in the lowest corner
    low = (at[0], at[1] + size * 0.44)
    canvas.write(panel, low, str(facts.id), canvas.sizes.text * 0.75, bold=True, colour="#0b2f47")


def _lay_plan(sheet: Sheet, layout: Layout, chart: Chart, tile: int, cell: int, rotation: int) -> None:
    """The tile that is about to be laid, in its cell; while it can still be turned, in the first way that fits."""
    canvas, size = Sea(sheet, layout, chart), 200 * chart.scale
    if rotation >= 0:
        symbol = f"tile-{canvas.data.tiles[tile].id}-{(rotation + chart.bearing) % 6}"
        canvas.piece("plan", "sea", canvas.at(cell), size, symbol, layer=1)
        for number, site in layout.sites[tile]:
            at = canvas.at(cell, tuple(site["at"]), rotation)
            canvas.piece(f"plan:{number}", "sea", at, 29 * chart.scale, f"site-{site['kind']}", layer=2)
    canvas.piece("aim", "sea", canvas.at(cell), size, "aim", layer=3)


Coast = tuple[int, tuple[int, ...] | None]
"""The island that a part of a tile belongs to, and whose pirates make it dear for the viewer, if he plays."""


def _lay_land(
    sheet: Sheet,
    layout: Layout,
    chart: Chart,
    tile: int,
    placed: int,
    fresh: bool,
    uses: tuple[tuple[int, int], ...],
    coasts: tuple[Coast, ...],
) -> None:
    """A tile with its sites; ``uses`` are the owner and the building of each, ``coasts`` the parts of the tile."""
    canvas, scale = Sea(sheet, layout, chart), chart.grain
    cell, rotation = divmod(placed, 6)
    lay_tile(canvas, "sea", tile, canvas.at(cell), 200 * chart.scale, rotation + chart.bearing, 0, fresh=fresh)
    for (number, site), (owner, use) in zip(layout.sites[tile], uses, strict=True):
        at = canvas.at(cell, tuple(site["at"]), rotation)
        facts = canvas.data.sites[number]
        home, pirates = coasts[facts.part - layout.board.first_part[tile]]
        island = canvas.data.part_name(home)
        tip = Text("tip-site", {"kind": site_kind(facts.kind), "island": island})
        if pirates is not None:
            price = canvas.names.price_among(facts.kind, pirates)
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
            canvas.piece(f"stake:{facts.id}", "sea", at, 46 * scale, "stake", colour=COLOUR_NAMES[owner], layer=3)
        canvas.piece(f"site:{facts.id}", "sea", at, 34 * scale, symbol, tip=tip, layer=4, **extra)
        if 0 <= use < A_FORT:
            spot = (at[0] - 11 * scale, at[1] + 11 * scale)
            canvas.piece(f"copy:{facts.id}", "sea", spot, 19 * scale, f"good-{GOOD_NAMES[use]}", layer=5)
        if owner >= 0:
            name = COLOUR_NAMES[owner]
            spot = (at[0] + 14 * scale, at[1] - 13 * scale)
            mark = f"coat-{name}"
            canvas.piece(
                f"pioneer:{facts.id}", "sea", spot, 30 * scale, "pioneer", colour=name, mark=mark, tip=tip, layer=6
            )
    den = canvas.data.values["tile"][tile].get("den")
    if den is not None:
        at = canvas.at(cell, tuple(den), rotation)
        canvas.piece(f"den:{canvas.data.tiles[tile].id}", "sea", at, 36 * scale, "den", tip=Text("tip-den"), layer=4)


def _anchor(canvas: Sea, view: Excerpt, part: int, nth: int) -> Point:
    """Where the nth ship of a part lies."""
    tile, letter = canvas.data.parts[part]
    anchors = canvas.data.values["tile"][tile]["part"][letter]["anchors"]
    x, y = anchors[nth % len(anchors)]
    if view["placed"][tile] >= 0:
        cell, rotation = divmod(view["placed"][tile], 6)
    else:
        cell, rotation = view["cell"], view["rotation"]
    at = canvas.at(cell, (float(x), float(y)), rotation)
    more = nth // len(anchors)
    return at[0] + 6 * more * canvas.chart.scale, at[1] - 6 * more * canvas.chart.scale


def _lay_ships(sheet: Sheet, layout: Layout, chart: Chart, view: Excerpt, coasts: tuple[int, ...]) -> None:
    """Ships at their anchorages and on dens; a buoy at each of the coasts where a ship may go now."""
    canvas, scale, parts = Sea(sheet, layout, chart), chart.grain, len(layout.data.parts)
    there = [0] * parts
    each = canvas.data.limits[0]
    for number, place in enumerate(view["ships"]):
        seat, nth = divmod(number, each)
        name = COLOUR_NAMES[seat]
        if place >= parts:
            tile = place - parts
            cell, rotation = divmod(view["placed"][tile], 6)
            at = canvas.at(cell, tuple(canvas.data.values["tile"][tile]["den"]), rotation)
            first, last = layout.board.first_part[tile], layout.board.first_part[tile + 1]
            homes = sorted({view["island"][part] for part in range(first, last)})
            islands = listing([canvas.names.island(home) for home in homes])
            tip = Text("tip-pirate", {"player": player(seat), "islands": islands})
            at = (at[0] + 4 * scale, at[1] - 5 * scale)
            canvas.piece(
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
            at = _anchor(canvas, view, place, there[place])
            there[place] += 1
            tip = Text("tip-ship", {"player": player(seat), "island": canvas.data.part_name(view["island"][place])})
            canvas.piece(
                f"ship:{seat}:{nth}", "sea", at, 38 * scale, "ship", colour=name, mark=f"sail-{name}", tip=tip, layer=7
            )
    aim = view["target"]
    if aim >= parts:
        cell, rotation = divmod(view["placed"][aim - parts], 6)
        at = canvas.at(cell, tuple(canvas.data.values["tile"][aim - parts]["den"]), rotation)
        canvas.piece("aimed", "sea", at, 54 * scale, "ring", layer=9)
    elif aim >= 0:
        canvas.piece("aimed", "sea", _anchor(canvas, view, aim, there[aim]), 44 * scale, "ring", layer=9)
    for part in coasts:
        home = view["island"][part] if view["island"][part] >= 0 else part
        tip = Text("tip-coast", {"part": canvas.data.part_name(part), "island": canvas.data.part_name(home)})
        at = _anchor(canvas, view, part, there[part])
        canvas.piece(f"coast:{part}", "sea", at, 30 * scale, "buoy", tip=tip, layer=9)
