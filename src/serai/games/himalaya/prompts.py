"""What a player is asked, what each choice is called and means, and why something is not possible."""

from collections.abc import Callable

from serai.core.state import CHANCE
from serai.core.step import OTHER_STEP
from serai.core.texts import Text, listing
from serai.core.view import View
from serai.games.himalaya import names
from serai.games.himalaya.actions import HAND, PAUSE
from serai.games.himalaya.board import REGIONS, SLOTS, Board
from serai.games.himalaya.data import COMMAND_NAMES, EVENT_NAMES, TRIBE_NAMES, HimalayaData
from serai.games.himalaya.execution import delegations_due
from serai.games.himalaya.inventory import prize_delegations
from serai.games.himalaya.names import Args
from serai.games.himalaya.position import FOR_CUBES, FOR_ORDER
from serai.games.himalaya.roads import LEAVES
from serai.games.himalaya.route import route
from serai.games.himalaya.rules import Himalaya
from serai.games.himalaya.verdict import winner

_SIMPLE = (
    *COMMAND_NAMES,
    *("barter", "offering", "delegations", "no-reward"),
    *("yeti", "snowstorm", "market-day", "no-event"),
    *("token", "send-two", "stupa"),
)
_FAMILIES = (
    "tribe",
    "lot",
    "disc",
    "cube",
    "draw",
    "leader",
    "place-stupa",
    "region",
    "take",
    "road",
    "village",
    "place",
)

_WHEN = {
    **dict.fromkeys(("barter", "offering", "delegations", "no-reward"), "reward"),
    **dict.fromkeys(("yeti", "snowstorm", "market-day", "no-event", "village", "road"), "event"),
    **dict.fromkeys(("token", "send-two", "stupa", "place-stupa"), "inventory"),
    **{name: name for name in ("place", "take", "region", "tribe")},
}
"""When an action is asked for: the end of the key that tells it."""


class Prompts:
    """Speaks of actions by their meaning; what the rules say it asks them, on a state imagined from the view."""

    def __init__(self, data: HimalayaData, board: Board, imagine: Callable[[View], Himalaya]) -> None:
        self.data = data
        self.board = board
        self.actions = board.actions
        self.imagine = imagine

    def family(self, action: int) -> tuple[str, int]:
        """Which kind of action this is, and which one of them."""
        if action < len(_SIMPLE):
            return _SIMPLE[action], 0
        table = self.actions
        first = (
            *(table.tribe0, table.lot0, table.disc0, table.cube0, table.draw0, table.leader0, table.stupa0),
            *(table.region0, table.take0, table.road0, table.village0, table.place0),
        )
        return next((name, action - start) for name, start in zip(_FAMILIES, first, strict=True) if action >= start)

    # ------------------------------------------------------------------ prompts

    def prompt(self, view: View) -> Text:
        """What is asked of the viewer, or whom the table waits for."""
        if view["over"]:
            return winner(view)
        step = view["step"].replace("_", "-")
        if step == "command":
            return self._programming(view)
        if view["decider"] == CHANCE:
            return self._chance(view)
        if not view["to_decide"]:
            return Text("prompt-wait", {"tribe": names.tribe(view, view["decider"]), "what": Text(f"wait-{step}")})
        return Text(f"prompt-{step}", self._circumstances(view, view["decider"]))

    def _circumstances(self, view: View, seat: int) -> Args:
        """What a prompt may speak of."""
        home = view["caravans"][seat]
        args: Args = {"count": view["to_send"], "slot": view["slot"] + 1}
        if home >= 0:
            args["village"] = names.place(self.data, home)
        if view["lifted"] >= 0:
            args["disc"] = names.disc(self.data, view["lifted"])
        if view["resource"] >= 0:
            args["resource"] = names.resource(view["resource"])
        if view["laying"] >= 0:
            args["event"] = Text(f"event-{EVENT_NAMES[view['laying']].replace('_', '-')}")
        return args

    def _programming(self, view: View) -> Text:
        """The next slot, and where the caravan would then be; or whom the table waits for."""
        waiting = [names.tribe(view, seat) for seat in range(view["seats"]) if view["filled"][seat] < SLOTS]
        if not view["to_decide"]:
            return Text(
                "prompt-programmed" if view["seat"] is not None else "prompt-watch", {"tribes": listing(waiting)}
            )
        seat = view["seat"]
        stages = route(self.imagine(view), seat, view["laid"][seat])
        end = stages[-1].village if stages else view["caravans"][seat]
        where = Text("on-the-storm") if end < 0 else Text("in-village", {"village": names.place(self.data, end)})
        slot = view["filled"][seat] + 1
        key = "prompt-last-command" if slot == SLOTS else "prompt-command"
        return Text(key, {"slot": slot, "where": where, "month": names.month(view["round"])})

    def _chance(self, view: View) -> Text:
        """What chance is about to decide."""
        step = view["step"].replace("_", "-")
        if step == "draw-village":
            goal = view["drawing_for"]
            what = "cubes" if goal == FOR_CUBES else "order" if goal == FOR_ORDER else "neutral"
            return Text("chance-draw-village", {"what": what})
        if step in ("draw-cube", "draw-disc"):
            return Text(f"chance-{step}", {"village": names.village(view["target"])})
        return Text(f"chance-{step}")

    # ------------------------------------------------------------------ choices

    def label(self, view: View, action: int) -> Text:
        """What a choice does, in a few words."""
        name, which = self.family(action)
        return Text(f"label-{name}", self.arguments(view, name, which))

    def arguments(self, view: View, name: str, which: int) -> Args:
        """What there is to say about a choice."""
        if name in ("place", "village", "place-stupa", "draw"):
            return {"village": names.place(self.data, which), "number": which + 1}
        if name == "road":
            return {"road": names.road(self.data, which)}
        if name in ("take", "cube"):
            return {"resource": names.resource(which)}
        if name == "region":
            return {"region": names.region(which)}
        if name == "tribe":
            return {"tribe": Text(f"tribe-{TRIBE_NAMES[which]}")}
        if name in ("leader", "lot"):
            return {"tribe": names.tribe(view, which)}
        if name == "disc":
            return {"disc": names.disc(self.data, which)}
        if name == "barter":
            kind = view["lifted"]
            return {"yaks": self.data.discs[kind].yaks if kind >= 0 else 0}
        if name == "delegations":
            tribe = view["acting"]
            sends = tribe >= 0 and view["caravans"][tribe] >= 0
            return {"count": int(delegations_due(self.imagine(view), tribe)) if sends else 0}
        if name == "send-two":
            return {"count": int(prize_delegations(self.imagine(view), max(0, view["decider"])))}
        if name == "token":
            return {"yaks": self.data.limits[6]}
        return {}

    def help(self, view: View, action: int) -> Text | None:
        """What a choice means, for someone new to the game."""
        name, which = self.family(action)
        if name in ("lot", "disc", "cube", "draw", "leader"):
            return None
        args = self.arguments(view, name, which)
        if name in COMMAND_NAMES:
            return self._help_command(view, action)
        if name == "place":
            args["goods"] = names.goods(self.data, view, which)
        if name == "region":
            return self._help_region(view, which)
        if name == "offering":
            home = view["caravans"][view["acting"]] if view["acting"] >= 0 else -1
            args["points"] = self.data.levels[home] if home >= 0 else 0
        return Text(f"help-{name}", args)

    def _help_region(self, view: View, region: int) -> Text:
        """Whose delegations stand in a region."""
        parts = [
            Text("count-of", {"tribe": names.tribe(view, t), "count": view["delegations"][REGIONS * t + region]})
            for t in range(len(view["caravans"]))
            if view["delegations"][REGIONS * t + region]
        ]
        return Text("help-region", {"counts": listing(parts)}) if parts else Text("help-region-empty")

    def _help_command(self, view: View, command: int) -> Text:
        """Where a command would lead, as far as the viewer's own programme says."""
        seat = view["seat"]
        if seat is None or view["step"] != "command":
            return Text(f"help-{COMMAND_NAMES[command]}")
        state = self.imagine(view)
        laid = [c for c in view["laid"][seat] if c >= 0]
        before = route(state, seat, laid)
        here = before[-1].village if before else view["caravans"][seat]
        stage = route(state, seat, [*laid, command])[-1]
        if here < 0 and stage.what != LEAVES:
            if stage.village < 0:
                return Text("help-on-storm")
            return Text("help-storm-given-up", {"village": names.place(self.data, stage.village)})
        if stage.village < 0:
            return Text("help-into-storm")
        if command == PAUSE:
            return Text("help-pause")
        if command == HAND:
            hands = [n for n, c in enumerate(laid) if c == HAND and before[n].village == here]
            return self._help_hand(view, state, here, hands)
        if stage.void:
            return Text("help-no-way", {"village": names.village(here)})
        args: Args = {"village": names.place(self.data, stage.village)}
        return Text("help-way", args | {"goods": names.goods(self.data, view, stage.village)})

    def _help_hand(self, view: View, state: Himalaya, village: int, hands: list[int]) -> Text:
        """What a hand would do in a village where these slots of the programme bring a hand before it."""
        goods: Args = {"goods": names.goods(self.data, view, village)}
        if view["orders"][village] >= 0:
            if hands:
                return Text("help-hand-order-again", {"slot": hands[0] + 1})
            return Text("help-hand-order", goods)
        if state.is_empty(village):
            return Text("help-hand-nothing")
        if hands:
            return Text("help-hand-again", {"slot": hands[0] + 1})
        return Text("help-hand-market" if state.is_market(village) else "help-hand-take", goods)

    # ------------------------------------------------------------------ why not

    def reason(self, view: View, action: int) -> Text:
        """Why this action is not open to the viewer now, as the rules say on a state imagined from the view."""
        why = self.imagine(view).why_not(view["seat"], action)
        name, which = self.family(action)
        if why == OTHER_STEP:
            when = _WHEN.get(name, "command" if name in COMMAND_NAMES else "chance")
            if when == "event" and not self.imagine(view).with_events:
                when = "no-events"
            return Text("reason-other-step", {"when": Text(f"when-{when}", {"label": self.label(view, action)})})
        args = self.arguments(view, name, which)
        if name in ("place", "village"):
            args["village"] = names.village(which)
        elif view["caravans"][view["seat"]] >= 0:
            args["village"] = names.village(view["caravans"][view["seat"]])
        return Text(f"reason-{why}", args)
