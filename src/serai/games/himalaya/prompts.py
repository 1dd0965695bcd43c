"""What a player is asked, what each choice is called and means, and why something is not possible."""

from serai.core.state import CHANCE
from serai.core.texts import Text, listing
from serai.core.view import View
from serai.games.himalaya import names
from serai.games.himalaya.actions import HAND, LAY_YETI, PAUSE, Actions
from serai.games.himalaya.board import KINDS, REGIONS, SLOTS
from serai.games.himalaya.data import COMMAND_NAMES, EVENT_NAMES, HimalayaData
from serai.games.himalaya.names import Args
from serai.games.himalaya.position import FOR_CUBES, FOR_ORDER, MARKET_DAY
from serai.games.himalaya.route import end_of
from serai.games.himalaya.verdict import verdict

_SIMPLE = (
    *COMMAND_NAMES,
    *("barter", "offering", "delegations", "no-reward"),
    *("yeti", "snowstorm", "market-day", "no-event"),
    *("token", "send-two", "stupa"),
)
_FAMILIES = ("lot", "disc", "cube", "draw", "leader", "place-stupa", "region", "take", "road", "village", "place")
_STEPS = {
    "command": COMMAND_NAMES,
    "place_caravan": ("place",),
    "choose_event": ("yeti", "snowstorm", "market-day", "no-event"),
    "place_event": ("road", "village"),
    "choose_cube": ("take",),
    "first_reward": ("barter", "offering", "delegations", "no-reward"),
    "second_reward": ("barter", "offering", "delegations", "no-reward"),
    "send_delegation": ("region",),
    "inventory_choice": ("token", "send-two", "stupa"),
    "inventory_delegation": ("region",),
    "inventory_stupa": ("place-stupa",),
}
"""Which kinds of action answer which question."""


class Prompts:
    """Speaks of actions by their meaning; knows the board and the action table."""

    def __init__(self, data: HimalayaData, actions: Actions) -> None:
        self.data = data
        self.actions = actions

    def family(self, action: int) -> tuple[str, int]:
        """Which kind of action this is, and which one of them."""
        if action < len(_SIMPLE):
            return _SIMPLE[action], 0
        table = self.actions
        first = (
            *(table.lot0, table.disc0, table.cube0, table.draw0, table.leader0, table.stupa0),
            *(table.region0, table.take0, table.road0, table.village0, table.place0),
        )
        return next((name, action - start) for name, start in zip(_FAMILIES, first, strict=True) if action >= start)

    # ------------------------------------------------------------------ prompts

    def prompt(self, view: View) -> Text:
        """What is asked of the viewer, or whom the table waits for."""
        if view["over"]:
            return verdict(view)
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
        laid = view["laid"][seat]
        end = end_of(self.data, view, view["caravans"][seat], laid)
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
        if name in ("leader", "lot"):
            return {"tribe": names.tribe(view, which)}
        if name == "disc":
            return {"disc": names.disc(self.data, which)}
        if name == "barter":
            kind = view["lifted"]
            return {"yaks": self.data.discs[kind].yaks if kind >= 0 else 0}
        if name == "delegations":
            return {"count": self.delegation_count(view)}
        if name == "send-two":
            return {"count": min(self.data.limits[7], view["delegations_left"][max(0, view["decider"])])}
        if name == "token":
            return {"yaks": self.data.limits[6]}
        return {}

    def delegation_count(self, view: View) -> int:
        """How many delegations the reward of the running delivery sends."""
        seat = view["acting"]
        if seat < 0 or view["caravans"][seat] < 0:
            return 0
        return int(min(self.data.levels[view["caravans"][seat]], view["delegations_left"][seat]))

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
        laid = [c for c in view["laid"][seat] if c >= 0]
        here = end_of(self.data, view, view["caravans"][seat], laid)
        if command in (HAND, PAUSE) or here < 0:
            if command == HAND and here >= 0:
                return Text("help-hand-here", {"goods": names.goods(self.data, view, here)})
            return Text(f"help-{COMMAND_NAMES[command]}")
        there = end_of(self.data, view, view["caravans"][seat], [*laid, command])
        if there < 0:
            return Text("help-into-storm")
        if there == here:
            return Text("help-no-way", {"village": names.village(here)})
        return Text(
            "help-way", {"village": names.place(self.data, there), "goods": names.goods(self.data, view, there)}
        )

    # ------------------------------------------------------------------ why not

    def reason(self, view: View, action: int) -> Text:
        """Why this action is not open to the viewer now, judged by the view alone."""
        name, which = self.family(action)
        if name not in _STEPS.get(view["step"], ()):
            return Text("reason-other-question", {"label": self.label(view, action)})
        seat = view["seat"]
        home = view["caravans"][seat]
        if name == "place":
            return Text("reason-occupied", {"village": names.village(which)})
        if name == "region":
            return Text("reason-not-bordering", {"region": names.region(which), "village": names.village(home)})
        if name == "take":
            return Text("reason-no-cube", {"resource": names.resource(which), "village": names.village(home)})
        if name == "road" and view["laying"] != MARKET_DAY:
            return Text("reason-road-taken")
        if name == "village" and view["laying"] == MARKET_DAY:
            return Text("reason-no-market", {"village": names.village(which)})
        if name in ("road", "village"):
            return Text("reason-wrong-place")
        if name in ("yeti", "snowstorm", "market-day"):
            return self._no_event(view, seat, action - LAY_YETI)
        if name == "offering":
            stands = view["stupas"][home] >= 0
            return Text("reason-stupa-stands" if stands else "reason-no-stupa", {"village": names.village(home)})
        if name in ("delegations", "send-two") and not view["delegations_left"][seat]:
            return Text("reason-no-delegation")
        if name == "no-reward":
            return Text("reason-first-reward")
        if name in ("barter", "delegations"):
            return Text("reason-reward-taken")
        if name == "stupa" and not view["stupas_left"][seat]:
            return Text("reason-no-stupa")
        return Text("reason-no-house")

    def _no_event(self, view: View, seat: int, kind: int) -> Text:
        if not view["event_tokens"][KINDS * seat + kind]:
            return Text("reason-token-used")
        if view["events"][kind] >= 0:
            return Text("reason-kind-lies")
        return Text("reason-nowhere")
