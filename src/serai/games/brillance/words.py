"""What Brillance says: prompts, choices, log lines and reasons, as keys with arguments. Judged by views alone."""

from serai.core.texts import Text
from serai.core.view import View
from serai.games.brillance.actions import BANDITS, CARTS
from serai.games.brillance.board import CASTLE, GATE, IN_WALL, NO_SHOP, OUTSIDE, PER_SHOPS
from serai.games.brillance.chronicle import BrillanceChronicle
from serai.games.brillance.data import CARD_NAMES
from serai.games.brillance.names import Args, card_name, cart_name, cart_named
from serai.games.brillance.position import FREE, HOME, INSIDE, LEFT, NONE
from serai.games.brillance.prompts import BrillancePrompts

_CHANCE = ("dealt", "first", "orders", "draw", "reaction", "no-reaction")
_ANSWERS = {
    "choose_colour": ("colour",),
    "bandit_action": ("step", "rob", "halt"),
    "choose_action": ("cart", "card", "end-turn"),
    "cart_action": ("step", "deliver", "give", "pause"),
    "target_colour": ("colour",),
    "target_shop": ("shop",),
    "target_cart": ("cart",),
    "target_second_cart": ("cart",),
    "target_thief": ("cart",),
    "target_victim": ("cart",),
    "target_zone": ("zone",),
    "target_space": ("space",),
    "target_dwarf": ("space",),
    "bribe_step_1": ("step",),
    "bribe_step_2": ("step", "stop"),
    "react": ("pass", "react"),
    "bribe_reaction": ("pass", "react"),
    "rove_cart": ("cart", "stop"),
    "rove_step": ("step",),
}
"""Which kinds of action answer which question."""


class BrillanceWords(BrillancePrompts, BrillanceChronicle):
    """All that the game says; adds why an action is not open."""

    def reason(self, view: View, action: int) -> Text:
        """Why this action is not open to the viewer now."""
        name, which = self.family(action)
        step = view["step"]
        if name in _CHANCE:
            return Text("reason-chance")
        if name not in _ANSWERS.get(step, ()):
            return Text("reason-other-step", {"prompt": self.prompt(view)})
        if step == "cart_action":
            return self._why_not_act(view, name, which)
        if step == "choose_action":
            return self._why_not_choose(view, name, which)
        if step == "bandit_action":
            return self._why_not_bandits(view, name, which)
        if name == "colour" and step == "choose_colour":
            return Text("reason-colour-taken")
        if name == "react":
            return Text("reason-no-windfall" if step == "react" else "reason-no-bribe")
        if name == "step":
            return self._why_not_free(view, which) or Text("reason-step-not-allowed", {"space": self.space(which)})
        if step == "rove_cart":
            return Text("reason-rove", {"cart": cart_name(which)})
        return Text("reason-no-target", {"card": card_name(view["card"])})

    def _why_not_free(self, view: View, space: int) -> Text | None:
        """Something stands there."""
        if view["on"][space] == FREE:
            return None
        return Text("reason-blocked", {"space": self.space(space), "thing": self.thing(view, space)})

    def _why_not_act(self, view: View, name: str, which: int) -> Text:
        """Why the chosen cart may not do this."""
        cart = view["chosen"]
        here = view["at"][cart]
        args: Args = cart_named(cart)
        if view["crossing"] and name != "step":
            return Text("reason-crossing", args)
        if name == "step":
            return self._why_not_step(view, cart, here, which)
        if name == "deliver":
            shop = self.board.shop_at[here]
            if shop == NO_SHOP or shop // PER_SHOPS != cart // 5:
                return Text("reason-no-shop", args)
            return Text("reason-empty" if not view["goods"][cart] else "reason-complete", args)
        if name == "give":
            if not view["goods"][cart]:
                return Text("reason-empty", args)
            if which // 5 != cart // 5 or view["at"][which] not in self.neighbours(here):
                return Text("reason-not-beside", args | {"other": cart_name(which)})
            return Text("reason-full" if view["goods"][which] >= 3 else "reason-due", cart_named(which))
        due = view["due"][cart] == here
        return Text("reason-due" if due else "reason-not-yet", args)

    def _why_not_step(self, view: View, cart: int, here: int, space: int) -> Text:
        args: Args = cart_named(cart) | {"space": self.space(space)}
        if space not in self.neighbours(here):
            return Text("reason-too-far", args)
        blocked = self._why_not_free(view, space)
        if blocked:
            return blocked
        if self.board.kind[space] == CASTLE:
            return Text("reason-castle")
        if self.board.kind[space] == GATE and view["status"][cart] == LEFT:
            return Text("reason-left")
        outside = self.board.side[here] == IN_WALL and self.board.side[space] == OUTSIDE
        if outside and view["status"][cart] == INSIDE and view["entry"][cart] != here:
            return Text("reason-entry-gate", args | {"gate": self.gate(view["entry"][cart])})
        return Text("reason-no-stop", args)

    def _why_not_choose(self, view: View, name: str, which: int) -> Text:
        """Why the player on turn may not turn to this."""
        if name == "end-turn":
            return Text("reason-due-turn")
        if name == "card":
            card: Args = {"card": card_name(which)}
            if not view["hand"][view["seat"]][which]:
                return Text("reason-no-card", card)
            if CARD_NAMES[which] == "windfall":
                return Text("reason-windfall")
            if view["options"]["one_card_per_turn"] and view["cards_played"]:
                return Text("reason-one-card")
            if view["options"]["one_card_per_turn"] and CARD_NAMES[which] == "bribe":
                return Text("reason-bribe-own-turn")
            return Text("reason-nowhere", card)
        args: Args = cart_named(which)
        if which == BANDITS or which >= CARTS or which // 5 != view["colour"][view["seat"]]:
            return Text("reason-not-yours", args)
        if view["status"][which] == HOME:
            return Text("reason-home", args)
        if view["wreck"][which] != NONE:
            return Text("reason-wrecked", args)
        return Text("reason-stuck" if view["points"][which] else "reason-finished", args)

    def _why_not_bandits(self, view: View, name: str, which: int) -> Text:
        """Why the bandits may not do this."""
        if view["crossing"] and name != "step":
            return Text("reason-bandits-crossing")
        if view["bandit_goods"] >= 3:
            return Text("reason-bandits-full")
        if name == "halt":
            return Text("reason-must-rob")
        if name == "rob":
            return Text("reason-cannot-rob", cart_named(which))
        if which not in self.neighbours(view["bandits_at"]):
            return Text(
                "reason-too-far",
                {"cart": Text("bandit-cart"), "first": Text("bandit-cart-first"), "space": self.space(which)},
            )
        return self._why_not_free(view, which) or Text(
            "reason-no-stop",
            {"cart": Text("bandit-cart"), "first": Text("bandit-cart-first"), "space": self.space(which)},
        )
