"""Himalaya as a drawing: the map, the tray with action tiles and signs, the tribes' screens; and what to click."""

from collections.abc import Callable, Sequence

from serai.core.parts import Drawing, Excerpt, Fixed, Sheet
from serai.core.scene import Choice, Panel
from serai.core.state import CHANCE
from serai.core.texts import Text
from serai.core.view import View
from serai.games.himalaya import names
from serai.games.himalaya.actions import COMMANDS, Actions
from serai.games.himalaya.art import CARDS_NARROW, CARDS_WIDE, TRAY_NARROW, TRAY_SHORT, TRAY_WIDE
from serai.games.himalaya.art.shapes import TRIBE_EMBLEM
from serai.games.himalaya.board import SLOTS
from serai.games.himalaya.board_scene import map_parts
from serai.games.himalaya.data import COMMAND_NAMES, RESOURCE_NAMES, TRIBE_NAMES
from serai.games.himalaya.final import LATE_POLITICS, TALLY
from serai.games.himalaya.layout import Canvas, Layout, running
from serai.games.himalaya.rules import Himalaya
from serai.games.himalaya.screens import screen_parts
from serai.games.himalaya.verdict import steps, tie_break

_SIGNS = {
    5: ("barter", "herd"),
    6: ("offering", "stupa"),
    7: ("delegations", "delegation"),
    8: ("no-reward", "none"),
    9: ("yeti", "event-yeti"),
    10: ("snowstorm", "event-snowstorm"),
    11: ("market-day", "event-market_day"),
    12: ("no-event", "none"),
    13: ("token", "token"),
    14: ("send-two", "delegation"),
    15: ("stupa", "stupa"),
}
"""Actions with a sign of their own on the tray, and its picture."""


def drawing(
    layout: Layout,
    state: Himalaya,
    view: View,
    legal: Sequence[int],
    notation: Sequence[str],
    label: Callable[[int], Text],
    explain: Callable[[int], Text | None],
) -> Drawing:
    """The view as a drawing, with a click path for each of the given actions; ``state`` is imagined from the view."""
    seen, sketch = Fixed(view), Drawing("himalaya", layout.frame.narrow)
    map_parts(sketch, layout, view, seen, state)
    if not view["over"]:
        _tray_parts(sketch, layout, view, seen, legal, label)
        if _with_cards(view):
            sketch.lay(_lay_cards, layout, seen["row"], view["cards"].bit_count())
    if view["tally"]:
        counted = ("tally", "eliminated", "verdict", "over", "ranking", "ending")
        sketch.lay(_lay_result, layout, seen.only("seats", "tribe_of", *counted), len(view["caravans"]))
    screen_parts(sketch, layout, view, seen, state)
    actions = layout.actions
    sketch.choices = tuple(Choice(a, notation[a], label(a), (_spot(actions, a),), explain(a)) for a in legal)
    return sketch


# ---------------------------------------------------------------------- click paths


def _spot(actions: Actions, action: int) -> str:
    """The id to click for this action."""
    if action < COMMANDS:
        return f"command:{COMMAND_NAMES[action]}"
    if action in _SIGNS:
        return f"sign:{_SIGNS[action][0]}"
    for first, prefix in (
        (actions.tribe0, "tribe"),
        (actions.lot0, "lot"),
        (actions.disc0, "disc"),
        (actions.cube0, "cube"),
        (actions.draw0, "village"),
        (actions.leader0, "leader"),
        (actions.stupa0, "village"),
        (actions.region0, "region"),
        (actions.take0, "take"),
        (actions.road0, "road"),
        (actions.village0, "village"),
    ):
        if action >= first:
            return f"{prefix}:{action - first}"
    return f"village:{action - actions.place0}"


# ---------------------------------------------------------------------- the tray


def _with_cards(view: View) -> bool:
    """Whether villages are drawn by cards."""
    return bool(view["options"]["village_draw"] != "die")


def _tray_parts(
    sketch: Drawing, layout: Layout, view: View, seen: Fixed, legal: Sequence[int], label: Callable[[int], Text]
) -> None:
    """Six slots and five tiles while the viewer programmes; otherwise the signs of what can be chosen, or the news."""
    short, programming, seat = _with_cards(view), view["step"] == "command", view["seat"]
    sketch.lay(_lay_tray, layout, short, programming, view["to_decide"])
    if programming and seat is not None:
        sketch.lay(_lay_programme, layout, short, seen["laid"][seat], view["filled"][seat], bool(legal))
        return
    led = seen.only("seats", "tribe_of")
    brief = layout.frame.narrow or short
    shown = [action for action in legal if action in _SIGNS or _has_sign(layout.actions, action)]
    words = tuple(
        None if action not in _SIGNS else Text(f"sign-{_SIGNS[action][0]}") if brief else label(action)
        for action in shown
    )
    sketch.lay(_lay_signs, layout, led, short, tuple(shown), words, view["decider"], _news(view))


def _tray_size(layout: Layout, short: bool) -> tuple[float, float]:
    return TRAY_NARROW if layout.frame.narrow else TRAY_SHORT if short else TRAY_WIDE


def _lay_tray(sheet: Sheet, layout: Layout, short: bool, programming: bool, active: bool) -> None:
    width, height = _tray_size(layout, short)
    title = Text("panel-programme" if programming else "panel-orders")
    backdrop = "tray-narrow" if layout.frame.narrow else "tray-short" if short else "tray"
    sheet.panels.append(Panel("tray", width, height, title, backdrop, area="below", active=active))


def _lay_programme(sheet: Sheet, layout: Layout, short: bool, laid: tuple[int, ...], filled: int, open_: bool) -> None:
    """The viewer's own six slots, and the five commands to fill them with."""
    canvas, narrow = Canvas(sheet, layout, {}), layout.frame.narrow
    size, step, x0, y = (132.0, 148.0, 80.0, 92.0) if narrow else (104.0, 114.0, 76.0, 70.0)
    if short and not narrow:
        size, step, x0 = 96.0, 104.0, 64.0
    for slot in range(int(SLOTS)):
        spot = (x0 + step * slot, y)
        tip = Text("tip-slot", {"slot": slot + 1})
        command = laid[slot]
        canvas.lay(f"slot:{slot}", "tray", spot, size, "tile-slot", tip, label=None if command >= 0 else str(slot + 1))
        if command >= 0:
            told = Text("tip-laid", {"slot": slot + 1, "command": names.command(command)})
            symbol = f"tile-{COMMAND_NAMES[command]}"
            back = filled - slot
            canvas.lay(f"laid:{slot}", "tray", spot, size, symbol, told, layer=1, fresh=back == 1 and open_, back=back)
        if not narrow:
            canvas.write("tray", spot[0], y + size * 0.5 + 32, str(slot + 1), 26, "middle", bold=True)
    size, step, x0, y = (150.0, 176.0, 98.0, 264.0) if narrow else (112.0, 152.0, 908.0, 70.0)
    if short and not narrow:
        size, step, x0 = 108.0, 120.0, 740.0
    for number, name in enumerate(COMMAND_NAMES):
        spot = (x0 + step * number, y)
        canvas.lay(f"command:{name}", "tray", spot, size, f"tile-{name}", names.command(number))
        below = y + size * 0.5 + (46 if narrow else 32)
        canvas.write("tray", spot[0], below, Text(f"word-{name}"), 38 if narrow else 28, "middle", bold=True)


def _has_sign(actions: Actions, action: int) -> bool:
    """Whether an action that has no picture of its own in ``_SIGNS`` has no place on the map either."""
    elsewhere = actions.draw0 <= action < actions.cube0
    return not elsewhere and (action >= actions.leader0 or actions.take0 <= action < actions.region0)


def _lay_signs(
    sheet: Sheet,
    layout: Layout,
    view: Excerpt,
    short: bool,
    shown: tuple[int, ...],
    said: tuple[Text | None, ...],
    decider: int,
    news: Text,
) -> None:
    """Signs for what has no place of its own on the map, and the outcomes when chance is typed in."""
    canvas, actions = Canvas(sheet, layout, view), layout.actions
    width, height = _tray_size(layout, short)
    signs: list[tuple[str, str, int | str | None, Text]] = []
    for action, told in zip(shown, said, strict=True):
        if told is not None:
            name, symbol = _SIGNS[action]
            own = decider if symbol in ("stupa", "delegation") else None
            signs.append((f"sign:{name}", symbol, own, told))
        elif action >= actions.tribe0:
            name = TRIBE_NAMES[action - actions.tribe0]
            id_, arms = f"tribe:{action - actions.tribe0}", f"arms-{TRIBE_EMBLEM[name]}"
            signs.append((id_, arms, name, Text(f"tribe-{name}")))
        elif action >= actions.lot0:
            seat = action - actions.lot0
            signs.append((f"lot:{seat}", f"arms-{canvas.emblem(seat)}", seat, names.tribe(view, seat)))
        elif action >= actions.disc0:
            kind = canvas.data.discs[action - actions.disc0]
            signs.append(
                (f"disc:{action - actions.disc0}", f"disc-{kind.id}", None, Text("screen-yaks", {"yaks": kind.yaks}))
            )
        elif action >= actions.cube0:
            number = action - actions.cube0
            signs.append((f"cube:{number}", f"cube-{RESOURCE_NAMES[number]}", None, names.resource(number)))
        elif action >= actions.leader0:
            seat = action - actions.leader0
            signs.append((f"leader:{seat}", f"arms-{canvas.emblem(seat)}", seat, names.tribe(view, seat)))
        else:
            number = action - actions.take0
            signs.append((f"take:{number}", f"cube-{RESOURCE_NAMES[number]}", None, names.resource(number)))
    text = 38.0 if canvas.narrow else 30.0
    if not signs:
        canvas.write("tray", width / 2, height / 2 + text * 0.3, news, text * 1.25, "middle")
        return
    step = min(width / len(signs), 300.0 if canvas.narrow else 400.0)
    size = min(height * 0.52, step * 0.8)
    left = (width - step * len(signs)) / 2
    for place, (id_, symbol, tribe, words) in enumerate(signs):
        spot = (left + step * (place + 0.5), height * 0.4)
        canvas.lay(id_, "tray", spot, size, symbol, words, tribe=tribe, marked=symbol in ("stupa", "delegation"))
        if len(signs) <= 6:
            canvas.write("tray", spot[0], height * 0.4 + size * 0.5 + text * 1.3, words, text, "middle", bold=True)


def _news(view: View) -> Text:
    """Which action is carried out, or who is to decide."""
    if view["step"] == "command":
        return Text("orders-programming")
    if view["decider"] == CHANCE and running(view):
        return Text("orders-action", {"slot": view["slot"] + 1})
    if view["decider"] == CHANCE:
        return Text("orders-chance")
    if view["to_decide"]:
        return Text("orders-yours")
    return Text("orders-decides", {"tribe": names.tribe(view, view["decider"])})


# ---------------------------------------------------------------------- village cards, the final count


def _lay_cards(sheet: Sheet, layout: Layout, row: tuple[int, ...], left_over: int) -> None:
    """The open row, and how many cards are still undrawn."""
    canvas, narrow = Canvas(sheet, layout, {}), layout.frame.narrow
    width, height = CARDS_NARROW if narrow else CARDS_WIDE
    backdrop = "cards-narrow" if narrow else "cards"
    sheet.panels.append(Panel("cards", width, height, Text("panel-cards"), backdrop, area="below"))
    left, y, size = (80.0, height / 2, 118.0) if narrow else (37.0, 66.0, 60.0)
    for number, card in enumerate(row):
        tip = Text("tip-card", {"number": card + 1})
        spot = (left + number * (size if narrow else 56.0), y)
        canvas.lay(f"card:{card}", "cards", spot, size, "card", tip, label=str(card + 1), fresh=number == 0)
    undrawn = Text("tip-undrawn", {"count": left_over})
    if narrow:
        canvas.write("cards", width - 40, height / 2 + 12, undrawn, 34, "end")
    else:
        canvas.write("cards", width / 2, 144 if row else height / 2 + 8, undrawn, 26, "middle")


def _counts(view: View, tribe: int) -> tuple[str, str, str]:
    """Religion, politics and yaks; politics also as counted again without the tribe that was eliminated first."""
    religion, politics, yaks = view["tally"][TALLY * tribe : TALLY * tribe + 3]
    again = view["tally"][TALLY * tribe + LATE_POLITICS]
    recounted = view["eliminated"] and tribe != view["eliminated"][0] and again != politics
    return str(religion), f"{politics} → {again}" if recounted else str(politics), str(yaks)


def _fate(view: View, tribe: int) -> Text | None:
    """Why a tribe is out, or has won, in a few words."""
    if tribe in view["eliminated"]:
        return Text("fate-out-first" if tribe == view["eliminated"][0] else "fate-out-second")
    if view["over"] and tribe < view["seats"] and view["ranking"][tribe] == 1:
        decided = tie_break(view)
        return Text(f"fate-{view['ending']}") if decided is None else Text("fate-tie", {"what": decided})
    return None


def _lay_result(sheet: Sheet, layout: Layout, view: Excerpt, tribes: int) -> None:
    """The three influences of every tribe, what became of it, and how the winner was found."""
    canvas = Canvas(sheet, layout, view)
    width, row, text = (900.0, 88.0, 34.0) if canvas.narrow else (1600.0, 60.0, 28.0)
    told = [] if canvas.narrow else steps(view)
    height = max(84.0 + row * tribes, 28.0 + 31.0 * len(told)) + 8.0
    sheet.panels.append(Panel("result", width, height, Text("panel-result"), None, area="below"))
    columns = (0.6, 0.72, 0.84, 0.95) if canvas.narrow else (0.29, 0.36, 0.43, 0.48)
    for x, symbol in zip(columns, ("stupa", "delegation", "herd"), strict=False):
        canvas.lay(f"result:{symbol}", "result", (width * x, 40), 58, symbol, Text(f"tip-count-{symbol}"), tribe=0)
    for tribe in range(tribes):
        y = 84 + row * (tribe + 0.4)
        fate = _fate(view, tribe)
        canvas.lay(f"result:arms:{tribe}", "result", (48, y), 46, f"arms-{canvas.emblem(tribe)}", tribe=tribe)
        canvas.write(
            "result", 88, y if fate is not None else y + text * 0.35, names.tribe(view, tribe), text, bold=True
        )
        if fate is not None:
            canvas.write("result", 88, y + text * 0.85, fate, text * (0.82 if canvas.narrow else 0.76))
        for x, count in zip(columns, _counts(view, tribe), strict=False):
            canvas.write("result", width * x, y + text * 0.35, count, text, "middle", bold=True)
        if view["over"] and tribe < view["seats"]:
            place = f"{view['ranking'][tribe]}."
            canvas.write("result", width * columns[3], y + text * 0.35, place, text, "middle", bold=True)
    for number, line in enumerate(told):
        counted = line.key == "verdict-count"
        canvas.write(
            "result", 806 if counted else 826, 40 + 31 * number, line, 20.5 if counted else 19.0, bold=not counted
        )
