"""The tribes' screens beside the map: programme, reserve, event tokens, and what the viewer may see behind them."""

from typing import Any

from serai.core.scene import Panel, Place
from serai.core.texts import Text
from serai.games.himalaya import names
from serai.games.himalaya.art import SCREEN_NARROW, SCREEN_WIDE
from serai.games.himalaya.board import KINDS, RESOURCES, SLOTS
from serai.games.himalaya.data import COMMAND_NAMES, EVENT_NAMES, RESOURCE_NAMES
from serai.games.himalaya.standing import influence
from serai.games.himalaya.table import Table


def lay_screens(table: Table) -> None:
    """The viewer's own screen first, then clockwise; a neutral tribe comes last."""
    view = table.view
    seats = view["seats"]
    first = view["seat"] or 0
    for number in range(seats):
        lay_screen(table, (first + number) % seats)
    for tribe in range(seats, table.tribes):
        lay_screen(table, tribe)


def lay_screen(table: Table, tribe: int) -> None:
    """One tribe's panel."""
    view = table.view
    width, height = SCREEN_NARROW if table.narrow else SCREEN_WIDE
    scale = height / SCREEN_WIDE[1]
    panel = f"screen:{tribe}"
    key = "panel-screen-own" if view["seat"] == tribe else "panel-screen"
    deciding = view["step"] == "command" and view["filled"][tribe] < SLOTS
    active = deciding or (view["step"] != "command" and view["decider"] == tribe)
    backdrop = f"screen-{table.name(tribe)}" + ("-narrow" if table.narrow else "")
    title = Text(key, {"tribe": names.tribe(view, tribe)})
    table.panels.append(Panel(panel, width, height, title, backdrop, area="side", active=active))
    who = names.tribe(view, tribe)
    table.lay(
        f"arms:{tribe}", panel, (46 * scale, 58 * scale), 66 * scale, f"arms-{table.emblem(tribe)}", who, tribe=tribe
    )
    _lay_standing(table, tribe, panel, scale)
    _lay_programme(table, tribe, panel, scale)
    _lay_reserve(table, tribe, panel, scale, width)
    _lay_goods(table, tribe, panel, scale, width)
    if view["leader"] == tribe:
        spot = (width - 46 * scale, 56 * scale)
        table.lay("leader", panel, spot, 60 * scale, "leader", Text("tip-leader"), layer=2)


def _lay_standing(table: Table, tribe: int, panel: str, scale: float) -> None:
    religion, politics = influence(table.state, table.view, tribe)
    table.write(
        panel,
        92 * scale,
        52 * scale,
        Text("screen-influence", {"religion": religion, "politics": politics}),
        25 * scale,
        bold=True,
    )
    screen = names.screen_of(table.view, tribe)
    text = Text("screen-hidden") if screen is None else Text("screen-yaks", {"yaks": screen["yaks"]})
    size = 25 if screen is not None else 24 if table.narrow else 20
    table.write(panel, 92 * scale, 82 * scale, text, size * scale, bold=screen is not None)
    if screen is not None:
        _lay_herd(table, tribe, panel, scale, screen)


def _lay_herd(table: Table, tribe: int, panel: str, scale: float, screen: dict[str, Any]) -> None:
    """The bartered discs, turned over to their yaks, and the inventory tokens with their number."""
    discs, tokens = screen["herd"], screen["tokens"]
    size = 40 * scale
    left, y = 236 * scale, 79 * scale
    step = min(size * 0.95, (500 - 236) * scale / max(1, len(discs) + bool(tokens) - 1))
    for number, kind in enumerate(discs):
        tip = Text("tip-herd", {"disc": names.disc(table.data, kind)})
        spot = (left + step * number, y)
        price = str(table.data.discs[kind].yaks)
        table.lay(f"herd:{tribe}:{number}", panel, spot, size, "disc-back", tip, label=price, layer=1)
    if tokens:
        tip = Text("tip-tokens", {"count": tokens, "yaks": table.data.limits[6]})
        spot = (left + step * len(discs), y)
        table.lay(f"tokens:{tribe}", panel, spot, size, "token", tip, layer=1)
        if tokens > 1:
            table.write(panel, spot[0] + size * 0.6, y + 8 * scale, f"×{tokens}", 22 * scale, bold=True)


def _lay_programme(table: Table, tribe: int, panel: str, scale: float) -> None:
    """Six slots: tiles face up once they are open, face down while they are secret."""
    view = table.view
    own = view["laid"][tribe] if tribe < view["seats"] else None
    commands = view["programmes"][tribe] or own
    filled = view["filled"][tribe]
    acting = table.actor == tribe
    for slot in range(SLOTS):
        spot = ((46 + 64 * slot) * scale, 138 * scale)
        size = 60 * scale
        if slot >= filled:
            table.lay(f"tile:{tribe}:{slot}", panel, spot, size, "tile-slot", Text("tip-slot", {"slot": slot + 1}))
        elif commands is None:
            table.lay(f"tile:{tribe}:{slot}", panel, spot, size, "tile-back", Text("tip-hidden", {"slot": slot + 1}))
        else:
            tip = Text("tip-command", {"slot": slot + 1, "command": names.command(commands[slot])})
            now = acting and slot == view["slot"]
            table.lay(
                f"tile:{tribe}:{slot}", panel, spot, size, f"tile-{COMMAND_NAMES[commands[slot]]}", tip, fresh=now
            )
            if now:
                table.lay(f"now:{tribe}", panel, spot, size * 1.1, "now", layer=1)


def _lay_reserve(table: Table, tribe: int, panel: str, scale: float, width: float) -> None:
    """Stupas and delegations not yet placed."""
    view = table.view
    left = 460 * scale if not table.narrow else width - 300 * scale
    for number, (name, counts) in enumerate((("stupa", "stupas_left"), ("delegation", "delegations_left"))):
        x, y = left + 92 * scale * number, 138 * scale
        count = view[counts][tribe]
        tip = Text(f"tip-{name}s-left", {"tribe": names.tribe(view, tribe), "count": count})
        table.lay(f"reserve:{name}:{tribe}", panel, (x, y), 52 * scale, name, tip, tribe=tribe, marked=True)
        table.write(panel, x + 26 * scale, y + 10 * scale, f"{count}", 26 * scale, bold=True)


def _lay_goods(table: Table, tribe: int, panel: str, scale: float, width: float) -> None:
    """Stock and event tokens; a closed screen where the viewer may not look."""
    view = table.view
    stock = names.stock_of(view, tribe)
    y = 218 * scale
    who = names.tribe(view, tribe)
    if stock is None:
        spot = (60 * scale, y)
        table.lay(f"screen:{tribe}", panel, spot, 84 * scale, "screen", Text("tip-screen", {"tribe": who}), tribe=tribe)
        shown = view["counted"][RESOURCES * tribe : RESOURCES * tribe + RESOURCES]
        if min(shown) >= 0:
            tip = Text("tip-counted", {"cubes": names.cubes(shown)})
            table.places.append(Place(f"counted:{tribe}", panel, 60 * scale, y, 84 * scale, 84 * scale, tip=tip))
    else:
        for resource, count in enumerate(stock):
            x = (40 + 82 * resource) * scale
            tip = Text("tip-stock", {"tribe": who, "resource": names.resource(resource), "count": count})
            table.lay(f"stock:{tribe}:{resource}", panel, (x, y), 42 * scale, f"cube-{RESOURCE_NAMES[resource]}", tip)
            table.write(panel, x + 25 * scale, y + 10 * scale, str(count), 27 * scale, bold=True)
    if tribe < view["seats"]:
        held = [kind for kind in range(KINDS) if view["event_tokens"][KINDS * tribe + kind]]
        for number, kind in enumerate(held):
            x = width - (34 + 56 * number) * scale
            event = Text(f"event-{EVENT_NAMES[kind].replace('_', '-')}")
            tip = Text("tip-token", {"event": event})
            table.lay(f"held:{tribe}:{EVENT_NAMES[kind]}", panel, (x, y), 50 * scale, f"event-{EVENT_NAMES[kind]}", tip)
