"""The tribes' screens beside the map: programme, reserve, event tokens, and what the viewer may see behind them."""

from serai.core.parts import Drawing, Excerpt, Fixed, Sheet
from serai.core.scene import Panel, Place
from serai.core.texts import Text
from serai.core.view import View
from serai.games.himalaya import names
from serai.games.himalaya.art import SCREEN_NARROW, SCREEN_WIDE
from serai.games.himalaya.board import KINDS, RESOURCES, SLOTS
from serai.games.himalaya.data import COMMAND_NAMES, EVENT_NAMES, RESOURCE_NAMES
from serai.games.himalaya.layout import Canvas, Layout, actor
from serai.games.himalaya.position import NONE
from serai.games.himalaya.rules import Himalaya
from serai.games.himalaya.standing import influence


def screen_parts(sketch: Drawing, layout: Layout, view: View, seen: Fixed, state: Himalaya) -> None:
    """The viewer's own screen first, then clockwise; a neutral tribe comes last.

    ``state`` is imagined from the view.
    """
    seats, first, acting = view["seats"], view["seat"] or 0, actor(view)
    led = seen.only("seats", "tribe_of")
    for tribe in (*((first + number) % seats for number in range(seats)), *range(seats, len(view["caravans"]))):
        deciding = view["step"] == "command" and view["filled"][tribe] < SLOTS
        active = deciding or (view["step"] != "command" and view["decider"] == tribe)
        screen = seen["open_screens"][tribe]
        if screen is None and tribe < seats:
            screen = seen["screen"][tribe]
        counted = influence(state, view, tribe)
        sketch.lay(_lay_screen, layout, led, tribe, view["seat"] == tribe, active, view["leader"] == tribe)
        sketch.lay(_lay_standing, layout, led, tribe, counted, screen)
        own = seen["laid"][tribe] if tribe < seats else None
        slot = view["slot"] if acting == tribe else NONE
        sketch.lay(_lay_programme, layout, led, tribe, seen["programmes"][tribe] or own, view["filled"][tribe], slot)
        left = (view["stupas_left"][tribe], view["delegations_left"][tribe])
        sketch.lay(_lay_reserve, layout, led, tribe, left)
        shown = seen["counted"][RESOURCES * tribe : RESOURCES * tribe + RESOURCES]
        tokens = seen["event_tokens"][KINDS * tribe : KINDS * tribe + KINDS] if tribe < seats else ()
        stock = None if screen is None else screen["stock"]
        sketch.lay(_lay_goods, layout, led, tribe, stock, shown, tokens)


def _scale(canvas: Canvas) -> tuple[float, float]:
    """How wide a screen is, and how large things are on it."""
    width, height = SCREEN_NARROW if canvas.narrow else SCREEN_WIDE
    return width, height / SCREEN_WIDE[1]


def _lay_screen(sheet: Sheet, layout: Layout, view: Excerpt, tribe: int, own: bool, active: bool, leader: bool) -> None:
    """One tribe's panel."""
    canvas, panel = Canvas(sheet, layout, view), f"screen:{tribe}"
    width, height = SCREEN_NARROW if canvas.narrow else SCREEN_WIDE
    _, scale = _scale(canvas)
    backdrop = f"screen-{canvas.name(tribe)}" + ("-narrow" if canvas.narrow else "")
    who = names.tribe(view, tribe)
    title = Text("panel-screen-own" if own else "panel-screen", {"tribe": who})
    sheet.panels.append(Panel(panel, width, height, title, backdrop, area="side", active=active))
    canvas.lay(
        f"arms:{tribe}", panel, (46 * scale, 58 * scale), 66 * scale, f"arms-{canvas.emblem(tribe)}", who, tribe=tribe
    )
    if leader:
        spot = (width - 46 * scale, 56 * scale)
        canvas.lay("leader", panel, spot, 60 * scale, "leader", Text("tip-leader"), layer=2)


def _lay_standing(
    sheet: Sheet, layout: Layout, view: Excerpt, tribe: int, counted: tuple[int, int], screen: Excerpt | None
) -> None:
    """Religion and politics, and what the viewer may see of the herd."""
    canvas, panel = Canvas(sheet, layout, view), f"screen:{tribe}"
    (religion, politics), (_, scale) = counted, _scale(canvas)
    canvas.write(
        panel,
        92 * scale,
        52 * scale,
        Text("screen-influence", {"religion": religion, "politics": politics}),
        25 * scale,
        bold=True,
    )
    text = Text("screen-hidden") if screen is None else Text("screen-yaks", {"yaks": screen["yaks"]})
    size = 25 if screen is not None else 24 if canvas.narrow else 20
    canvas.write(panel, 92 * scale, 82 * scale, text, size * scale, bold=screen is not None)
    if screen is not None:
        _lay_herd(canvas, tribe, panel, scale, screen)


def _lay_herd(canvas: Canvas, tribe: int, panel: str, scale: float, screen: Excerpt) -> None:
    """The bartered discs, turned over to their yaks, and the inventory tokens with their number."""
    discs, tokens = screen["herd"], screen["tokens"]
    size = 40 * scale
    left, y = 236 * scale, 79 * scale
    step = min(size * 0.95, (500 - 236) * scale / max(1, len(discs) + bool(tokens) - 1))
    for number, kind in enumerate(discs):
        tip = Text("tip-herd", {"disc": names.disc(canvas.data, kind)})
        spot = (left + step * number, y)
        price = str(canvas.data.discs[kind].yaks)
        canvas.lay(f"herd:{tribe}:{number}", panel, spot, size, "disc-back", tip, label=price, layer=1)
    if tokens:
        tip = Text("tip-tokens", {"count": tokens, "yaks": canvas.data.limits[6]})
        spot = (left + step * len(discs), y)
        canvas.lay(f"tokens:{tribe}", panel, spot, size, "token", tip, layer=1)
        if tokens > 1:
            canvas.write(panel, spot[0] + size * 0.6, y + 8 * scale, f"×{tokens}", 22 * scale, bold=True)


def _lay_programme(
    sheet: Sheet, layout: Layout, view: Excerpt, tribe: int, commands: tuple[int, ...] | None, filled: int, acting: int
) -> None:
    """Six slots: tiles face up once they are open, face down while they are secret. Slot ``acting`` is carried out."""
    canvas, panel = Canvas(sheet, layout, view), f"screen:{tribe}"
    _, scale = _scale(canvas)
    for slot in range(int(SLOTS)):
        spot = ((46 + 64 * slot) * scale, 138 * scale)
        size = 60 * scale
        if slot >= filled:
            canvas.lay(f"tile:{tribe}:{slot}", panel, spot, size, "tile-slot", Text("tip-slot", {"slot": slot + 1}))
        elif commands is None:
            canvas.lay(f"tile:{tribe}:{slot}", panel, spot, size, "tile-back", Text("tip-hidden", {"slot": slot + 1}))
        else:
            tip = Text("tip-command", {"slot": slot + 1, "command": names.command(commands[slot])})
            now = slot == acting
            canvas.lay(
                f"tile:{tribe}:{slot}", panel, spot, size, f"tile-{COMMAND_NAMES[commands[slot]]}", tip, fresh=now
            )
            if now:
                canvas.lay(f"now:{tribe}", panel, spot, size * 1.1, "now", layer=1)


def _lay_reserve(sheet: Sheet, layout: Layout, view: Excerpt, tribe: int, left_over: tuple[int, int]) -> None:
    """Stupas and delegations not yet placed."""
    canvas, panel = Canvas(sheet, layout, view), f"screen:{tribe}"
    width, scale = _scale(canvas)
    left = 460 * scale if not canvas.narrow else width - 300 * scale
    for number, (name, count) in enumerate(zip(("stupa", "delegation"), left_over, strict=True)):
        x, y = left + 92 * scale * number, 138 * scale
        tip = Text(f"tip-{name}s-left", {"tribe": names.tribe(view, tribe), "count": count})
        canvas.lay(f"reserve:{name}:{tribe}", panel, (x, y), 52 * scale, name, tip, tribe=tribe, marked=True)
        canvas.write(panel, x + 26 * scale, y + 10 * scale, f"{count}", 26 * scale, bold=True)


def _lay_goods(
    sheet: Sheet,
    layout: Layout,
    view: Excerpt,
    tribe: int,
    stock: tuple[int, ...] | None,
    shown: tuple[int, ...],
    tokens: tuple[int, ...],
) -> None:
    """Stock and event tokens; a closed screen, and what was ``shown`` of it, where the viewer may not look."""
    canvas, panel = Canvas(sheet, layout, view), f"screen:{tribe}"
    width, scale = _scale(canvas)
    y = 218 * scale
    who = names.tribe(view, tribe)
    if stock is None:
        spot = (60 * scale, y)
        canvas.lay(
            f"screen:{tribe}", panel, spot, 84 * scale, "screen", Text("tip-screen", {"tribe": who}), tribe=tribe
        )
        if min(shown) >= 0:
            tip = Text("tip-counted", {"cubes": names.cubes(shown)})
            sheet.places.append(Place(f"counted:{tribe}", panel, 60 * scale, y, 84 * scale, 84 * scale, tip=tip))
    else:
        for resource, count in enumerate(stock):
            x = (40 + 82 * resource) * scale
            tip = Text("tip-stock", {"tribe": who, "resource": names.resource(resource), "count": count})
            canvas.lay(f"stock:{tribe}:{resource}", panel, (x, y), 42 * scale, f"cube-{RESOURCE_NAMES[resource]}", tip)
            canvas.write(panel, x + 25 * scale, y + 10 * scale, str(count), 27 * scale, bold=True)
    held = [kind for kind, token in enumerate(tokens) if token]
    for number, kind in enumerate(held):
        x = width - (34 + 56 * number) * scale
        event = Text(f"event-{EVENT_NAMES[kind].replace('_', '-')}")
        tip = Text("tip-token", {"event": event})
        canvas.lay(f"held:{tribe}:{EVENT_NAMES[kind]}", panel, (x, y), 50 * scale, f"event-{EVENT_NAMES[kind]}", tip)
