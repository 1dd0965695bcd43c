"""What Brillance says: prompts, choices, log lines and reasons, as keys with arguments. Judged by views alone."""

from serai.core.step import OTHER_STEP
from serai.core.texts import Text
from serai.core.view import View
from serai.games.brillance.actions import BANDITS
from serai.games.brillance.chronicle import BrillanceChronicle
from serai.games.brillance.names import Args, card_name, cart_name, cart_named
from serai.games.brillance.position import FREE, NONE
from serai.games.brillance.prompts import BrillancePrompts

_CHANCE = ("dealt", "first", "orders", "draw", "reaction", "no-reaction")
_OF_THE_OTHER = ("full", "due")
"""Reasons that speak of the cart that would get a good."""


class BrillanceWords(BrillancePrompts, BrillanceChronicle):
    """All that the game says; adds why an action is not open."""

    def reason(self, view: View, action: int) -> Text:
        """Why this action is not open to the viewer now, as the rules say on a state imagined from the view."""
        name, which = self.family(action)
        if name in _CHANCE:
            return Text("reason-chance")
        why = self.imagine(view).why_not(view["seat"], action)
        if why == OTHER_STEP:
            return Text("reason-other-step", {"prompt": self.prompt(view)})
        return Text(f"reason-{why}", self._reasoning(view, name, which, why))

    def _reasoning(self, view: View, name: str, which: int, why: str) -> Args:
        """What a reason may speak of: the cart that acts, the space, the card."""
        args: Args = {}
        acting = BANDITS if view["step"] == "bandit_action" else view["chosen"]
        if view["step"].startswith("bribe_step"):
            acting = view["target"]
        if name in ("cart", "rob") or (name == "give" and why in _OF_THE_OTHER):
            args |= cart_named(which)
        elif acting != NONE:
            args |= cart_named(acting)
        if name == "give":
            args["other"] = cart_name(which)
        if name == "step":
            args["space"] = self.space(which)
            if view["on"][which] != FREE:
                args["thing"] = self.thing(view, which)
            if why == "entry-gate":
                args["gate"] = self.gate(view["entry"][acting])
        if name == "card" or view["card"] != NONE:
            args["card"] = card_name(which if name == "card" else view["card"])
        return args
