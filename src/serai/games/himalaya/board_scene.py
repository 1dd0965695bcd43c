"""The map with all that stands on it: goods, stupas, delegations, caravans, event tokens, the viewer's own route."""

from collections import Counter

from msgspec import Struct, field

from serai.core.parts import Drawing, Excerpt, Fixed, Sheet
from serai.core.scene import Caption, Panel, Place
from serai.core.texts import Text, listing
from serai.core.view import View
from serai.games.himalaya import course, names
from serai.games.himalaya.actions import HAND, PAUSE
from serai.games.himalaya.board import REGIONS, RESOURCES
from serai.games.himalaya.data import EVENT_NAMES, RESOURCE_NAMES, ROAD_NAMES
from serai.games.himalaya.layout import Canvas, Layout, actor
from serai.games.himalaya.position import MARKET_DAY, NONE, SNOWSTORM
from serai.games.himalaya.route import Stage, route
from serai.games.himalaya.rules import Himalaya

_AT_A_GLANCE = 9
"""So many delegations in a region are seen one by one; more are better counted than looked at."""


class News(Struct):
    """What was placed since the last reveal, so that it can be pointed out."""

    stupas: set[int] = field(default_factory=set)
    sent: Counter[tuple[int, int]] = field(default_factory=Counter)


def news(view: View) -> News:
    """What the course of the round tells of new pieces."""
    found = News()
    for happening in view["course"]:
        what, tribe, _, first, _ = (int(part) for part in course.unpack(happening))
        if what in (course.OFFERED, course.STUPA_PLACED):
            found.stupas.add(first)
        elif what == course.SENT:
            found.sent[tribe, first] += 1
    return found


def map_parts(sketch: Drawing, layout: Layout, view: View, seen: Fixed, state: Himalaya) -> None:
    """The map panel; ``state`` is imagined from the view."""
    led, fresh, tribes = seen.only("seats", "tribe_of"), news(view), range(len(view["caravans"]))
    sketch.lay(_lay_map, layout, view["over"])
    for region in range(REGIONS):
        counts = tuple(view["delegations"][REGIONS * tribe + region] for tribe in tribes)
        sent = tuple(fresh.sent[tribe, region] for tribe in tribes)
        sketch.lay(_lay_region, layout, led, region, counts, sent)
    sketch.lay(_lay_roads, layout)
    cubes = seen["cubes"]
    for village, (kind, owner) in enumerate(zip(view["orders"], view["stupas"], strict=True)):
        counts = cubes[RESOURCES * village : RESOURCES * village + RESOURCES]
        sketch.lay(_lay_village, layout, led, village, kind, counts, owner, village in fresh.stupas)
    fair = view["events"][MARKET_DAY]
    sketch.lay(_lay_events, layout, seen["events"], any(cubes[RESOURCES * fair : RESOURCES * (fair + 1)]))
    moves = seen.only("seats", "tribe_of", "caravans", "crossing", "events")
    sketch.lay(_lay_caravans, layout, moves, actor(view))
    seat = view["seat"]
    if seat is not None and view["step"] == "command" and view["laid"][seat] is not None:
        laid = tuple(command for command in view["laid"][seat] if command != NONE)
        sketch.lay(_lay_route, layout, moves, seat, laid, tuple(route(state, seat, laid)))
    if 0 < view["round"] <= 12:
        sketch.lay(_lay_round, layout, view["round"])


def _lay_map(sheet: Sheet, layout: Layout, over: bool) -> None:
    """The map with its months."""
    frame, narrow, data = layout.frame, layout.frame.narrow, layout.data
    backdrop = "map-narrow" if narrow else "map"
    title = Text("panel-map") if narrow else None
    sheet.panels.append(Panel("map", frame.width, frame.height, title, backdrop, share=0.14 if over else 0.3))
    for number in range(min(12, data.limits[0])):
        x, y, width, height = frame.month(number)
        key = "tip-month-inventory" if number + 1 in data.inventories else "tip-month"
        tip = Text(key, {"round": number + 1, "month": names.month(number + 1)})
        sheet.places.append(Place(f"month:{number}", "map", x, y, width, height, tip=tip))
    if not narrow:
        for n, name in enumerate(ROAD_NAMES):
            sheet.captions.append(Caption("map", 94 + 164 * n, 904, Text(f"word-{name}"), 25, colour="#f6e6bd"))


def _lay_roads(sheet: Sheet, layout: Layout) -> None:
    size = layout.frame.token_size
    for number, (x, y) in enumerate(layout.frame.mids):
        tip = Text("tip-road", {"road": names.road(layout.data, number)})
        sheet.places.append(Place(f"road:{number}", "map", x, y, size, size, round=True, tip=tip))


def _lay_round(sheet: Sheet, layout: Layout, number: int) -> None:
    """The marker on the present month."""
    x, y, width, height = layout.frame.month(number - 1)
    Canvas(sheet, layout, {}).lay("round", "map", (x, y), min(width, height) * 1.06, "month", layer=3)


def _lay_region(
    sheet: Sheet, layout: Layout, view: Excerpt, region: int, counts: tuple[int, ...], sent: tuple[int, ...]
) -> None:
    """Delegations stand one by one while they can be counted at a glance, else in counted piles by tribe."""
    canvas, frame = Canvas(sheet, layout, view), layout.frame
    x, y = frame.labels[region]
    parts = [
        Text("count-of", {"tribe": names.tribe(view, tribe), "count": count})
        for tribe, count in enumerate(counts)
        if count
    ]
    told = listing(parts) if parts else Text("nobody-there")
    args: names.Args = {"number": region + 1, "counts": told}
    most = [tribe for tribe, count in enumerate(counts) if count == max(counts)]
    key = "tip-region" if len(most) > 1 else "tip-region-held"
    tip = Text(key, args | {"tribe": names.tribe(view, most[0])})
    sheet.places.append(Place(f"region:{region}", "map", x, y, 156.0, 132.0, round=True, tip=tip))
    slots = frame.slots[region]
    size = frame.delegate_size
    if sum(counts) <= _AT_A_GLANCE:
        spot = 0
        for tribe, count in enumerate(counts):
            for number in range(count):
                one = Text("tip-delegation", {"tribe": names.tribe(view, tribe), "count": 1})
                id_ = f"delegation:{tribe}:{region}:{number}"
                new = number >= count - sent[tribe]
                canvas.lay(
                    id_, "map", slots[spot], size, "delegation", one, tribe=tribe, marked=True, layer=2, fresh=new
                )
                spot += 1
        return
    for tribe, count in enumerate(counts):
        if count:
            many = Text("tip-delegation", {"tribe": names.tribe(view, tribe), "count": count})
            x, y = frame.clusters[region][tribe % len(frame.clusters[region])]
            id_ = f"delegation:{tribe}:{region}:0"
            new = sent[tribe] > 0
            at, beside = (x - frame.pile_reach, y), (x + frame.pile_reach, y + size * 0.3)
            canvas.lay(id_, "map", at, size * 1.5, "delegation", many, tribe=tribe, marked=True, layer=2, fresh=new)
            canvas.lay(
                f"pile:{tribe}:{region}", "map", beside, frame.pile_size, "badge", many, label=str(count), layer=3
            )


def _lay_village(
    sheet: Sheet, layout: Layout, view: Excerpt, village: int, kind: int, counts: tuple[int, ...], owner: int, new: bool
) -> None:
    """The place to click, its goods (an order of this kind, or cubes) and its stupa."""
    canvas, frame, data = Canvas(sheet, layout, view), layout.frame, layout.data
    x, y = frame.villages[village]
    tip = _tip(canvas, village, names.lying(data, kind, counts), owner)
    around = frame.village_size * 1.12  # the number, too
    sheet.places.append(Place(f"village:{village}", "map", x, y, around, around, round=True, tip=tip))
    if kind >= 0:
        asked = Text("tip-disc", {"disc": names.disc(data, kind)})
        canvas.lay(
            f"order:{village}",
            "map",
            frame.goods[village],
            frame.goods_size,
            f"disc-{data.discs[kind].id}",
            asked,
            layer=3,
        )
    if any(counts):
        canvas.lay(f"plate:{village}", "map", frame.goods[village], frame.goods_size, "plate", layer=2)
        spots, size = frame.cubes(village, sum(counts))
        laid = 0
        for resource, count in enumerate(counts):
            for number in range(count):
                cube = Text("tip-cube", {"resource": names.resource(resource)})
                id_ = f"cube:{village}:{RESOURCE_NAMES[resource]}:{number}"
                at = spots[laid % len(spots)]
                canvas.lay(id_, "map", at, size, f"cube-{RESOURCE_NAMES[resource]}", cube, layer=3)
                laid += 1
    if owner != NONE:
        stupa = Text("tip-stupa", {"tribe": names.tribe(view, owner)})
        canvas.lay(
            f"stupa:{village}",
            "map",
            frame.stupas[village],
            frame.stupa_size,
            "stupa",
            stupa,
            tribe=owner,
            marked=True,
            layer=4,
            fresh=new,
        )


def _tip(canvas: Canvas, village: int, goods: Text, owner: int) -> Text:
    args: names.Args = {"number": village + 1, "level": names.level(canvas.data, village), "goods": goods}
    if owner == NONE:
        return Text("tip-village", args)
    return Text("tip-village-stupa", args | {"tribe": names.tribe(canvas.view, owner)})


def _lay_events(sheet: Sheet, layout: Layout, events: tuple[int, ...], goods: bool) -> None:
    """Yeti and snowstorm on their roads, market day above its village, or beside the cubes there."""
    canvas, frame = Canvas(sheet, layout, {}), layout.frame
    for kind, where in enumerate(events):
        if where != NONE:
            name = EVENT_NAMES[kind]
            x, y = frame.goods[where] if kind == MARKET_DAY else frame.mids[where]
            if kind == MARKET_DAY and goods:
                near, away = frame.villages[where], frame.goods_size * 0.5
                x, y = x + (away if x >= near[0] else -away), y + (away if y > near[1] else -away)
                x, y = _inside(canvas, x, y, frame.token_size * 0.8)
            size = frame.token_size * (0.8 if kind == MARKET_DAY else 1.0)
            canvas.lay(
                f"event:{name}",
                "map",
                (x, y),
                size,
                f"event-{name}",
                Text(f"tip-event-{name.replace('_', '-')}"),
                layer=6,
            )


def _inside(canvas: Canvas, x: float, y: float, size: float) -> tuple[float, float]:
    half = size / 2
    return min(max(x, half), canvas.frame.width - half), min(max(y, half), canvas.frame.height - half)


def _lay_caravans(sheet: Sheet, layout: Layout, view: Excerpt, acting: int) -> None:
    """Caravans around their village, or on the storm."""
    canvas, frame = Canvas(sheet, layout, view), layout.frame
    for tribe, home in enumerate(view["caravans"]):
        if home != NONE:
            at, key, layer = frame.caravans[home][tribe % 4], "tip-caravan", 5
        elif view["crossing"][tribe] != NONE:
            at, key, layer = _on_storm(canvas, tribe), "tip-storming", 7
        else:
            continue
        tip = Text(key, {"tribe": names.tribe(view, tribe)})
        canvas.lay(
            *(f"caravan:{tribe}", "map", at, frame.caravan_size, "caravan", tip),
            tribe=tribe,
            marked=True,
            layer=layer,
            fresh=acting == tribe,
        )


def _on_storm(canvas: Canvas, tribe: int) -> tuple[float, float]:
    """Where a caravan stands that is in the snowstorm."""
    x, y = canvas.frame.mids[canvas.view["events"][SNOWSTORM]]
    return _inside(canvas, x - 36 + 24 * tribe, y - 30, canvas.frame.caravan_size)


def _lay_route(
    sheet: Sheet, layout: Layout, view: Excerpt, seat: int, laid: tuple[int, ...], stages: tuple[Stage, ...]
) -> None:
    """While the viewer programmes: where the own caravan would go, slot by slot."""
    canvas, frame = Canvas(sheet, layout, view), layout.frame
    start = view["caravans"][seat]
    used: dict[tuple[float, float], int] = {}
    if stages and stages[-1].village != start:
        end = stages[-1].village
        at = _on_storm(canvas, seat) if end == NONE else frame.caravans[end][seat % 4]
        tip = Text("tip-preview", {"tribe": names.tribe(view, seat)})
        canvas.lay("preview:caravan", "map", at, frame.caravan_size, "ghost", tip, tribe=seat, marked=True, layer=4)
    for slot, stage in enumerate(stages):
        if laid[slot] == PAUSE:
            continue
        spot = frame.mids[stage.road] if stage.road != NONE else frame.villages[stage.village]
        symbol = "step-void" if stage.void else "step-hand" if laid[slot] == HAND else "step"
        times = used.get(spot, 0)
        used[spot] = times + 1
        size = 52.0 if canvas.narrow else 46.0
        at = _inside(canvas, spot[0] + times * size * 0.8, spot[1], size)
        key = "tip-command-void" if stage.void else "tip-command"
        tip = Text(key, {"slot": slot + 1, "command": names.command(laid[slot])})
        canvas.lay(f"preview:{slot}", "map", at, size, symbol, tip, label=str(slot + 1), layer=8)
