"""What Kurier says: prompts, choices, log lines and reasons, as keys with arguments. Judged by views alone."""

from serai.core.texts import Text
from serai.core.view import View
from serai.games.kurier.board import COLOURS, FULL_AT, TYPES
from serai.games.kurier.chronicle import KurierChronicle
from serai.games.kurier.names import Args, courier, player, village
from serai.games.kurier.prompts import KurierPrompts

_ANSWERS = {
    "choose_action": ("deploy-reserve", "deploy-stack", "move-dispatch", "travel", "pass"),
    "ruble_step": ("turn-coin", "stop", "rob"),
    "rob_choice": ("rob", "decline"),
    "choose_reserve_courier": ("pick",),
    "choose_first_traveller": ("pick",),
    "choose_departure": ("depart",),
    "choose_receiver": ("receiver",),
}
"""Which kinds of action answer which question; all others are answered by choosing an inn to lodge in."""


class KurierWords(KurierPrompts, KurierChronicle):
    """All that the game says; adds why an action is not open."""

    def reason(self, view: View, action: int) -> Text:
        """Why this action is not open to the viewer now."""
        name, which = self.family(action)
        step = view["step"]
        if name in ("start", "courier", "coin"):
            return Text("reason-chance")
        if name not in _ANSWERS.get(step, ("lodge",)):
            return Text("reason-other-step", {"prompt": self.prompt(view)})
        if name == "lodge":
            return self._why_not_lodge(view, which)
        if name == "rob":
            return self._why_not_rob(view, which)
        if name == "depart":
            return self._why_not_depart(view, which)
        if name == "receiver":
            return self._why_not_receive(view, which)
        if name == "pick" and step == "choose_first_traveller":
            empty = view["rooms"][TYPES * view["departure"] + which] < 0
            return Text("reason-no-traveller" if empty else "reason-stayer", {"courier": courier(which)})
        if name == "pick":
            held = any(code % TYPES == which for code in view["reserve"][view["seat"]])
            return Text("reason-no-room-below" if held else "reason-not-in-reserve", {"courier": courier(which)})
        return self._why_not_act(view, name)

    def _why_not_act(self, view: View, name: str) -> Text:
        """Why the player on turn may not do this with his turn."""
        seat = view["seat"]
        if name == "pass":
            return Text("reason-pass")
        if self.must_ruble(view, seat) and view["step"] == "choose_action":
            return Text("reason-must-ruble")
        if name == "deploy-reserve" and not view["reserve"][seat]:
            return Text("reason-reserve-empty")
        if name == "move-dispatch" and self.at_guard(view, seat):
            return Text("reason-dispatch-at-guard")
        return Text(f"reason-{name}")

    def _why_not_rob(self, view: View, victim: int) -> Text:
        args: Args = {"player": player(victim)}
        if victim >= view["seats"]:
            return Text("reason-not-playing", args)
        if view["palace_size"]:
            return Text("reason-rob-too-early")
        return Text("reason-rob-yourself") if victim == view["seat"] else Text("reason-rob-nothing", args)

    def _why_not_depart(self, view: View, inn: int) -> Text:
        args: Args = {"inn": self.inn(inn)}
        if inn in view["closed"]:
            return Text("reason-closed", args)
        guests = self.lodgers(view, inn)
        if guests < FULL_AT:
            return Text("reason-not-full", args | {"guests": guests})
        return Text("reason-nobody-yours", args)

    def _why_not_receive(self, view: View, room: int) -> Text:
        where = view["dispatch"][view["seat"]]
        args: Args = {"inn": self.inn(room // TYPES), "courier": courier(room % TYPES)}
        if room == where:
            return Text("reason-has-dispatch", args)
        if view["rooms"][room] < 0:
            return Text("reason-room-empty", args)
        if not self.owns(view, view["seat"], room):
            return Text("reason-not-yours", args | {"player": player(view["rooms"][room] // COLOURS)})
        return Text("reason-other-village", args | {"village": village(self.village_of(where // TYPES))})

    def _why_not_lodge(self, view: View, inn: int) -> Text:
        """Why the courier may not enter this inn."""
        placing = view["step"] in ("place_start", "choose_start_inn")
        goal = 1 if placing else view["night"]
        courier_type = view["drawn"] % TYPES if placing else view["moving"]
        args: Args = {"inn": self.inn(inn), "courier": courier(courier_type)}
        if inn in view["closed"]:
            return Text("reason-closed", {"inn": self.inn(inn)})
        if placing and self.village_of(inn) != 1:
            return Text("reason-start-below")
        if self.village_of(inn) > goal:
            return Text("reason-too-far", args | {"village": village(goal)})
        if self.village_of(inn) < goal:
            return Text("reason-too-near", args | {"village": village(goal)})
        if inn == view["barred"] and not placing:
            return Text("reason-barred", args)
        if view["step"] == "place_start":
            return Text("reason-not-empty", args)
        return Text("reason-full" if self.lodgers(view, inn) >= FULL_AT else "reason-room-taken", args)
