"""What Brillance asks, and what each answer does."""

from serai.core.state import CHANCE
from serai.core.texts import Text, listing, story
from serai.core.view import View
from serai.games.brillance.actions import COLOURS, PER_COLOUR
from serai.games.brillance.bandits import is_full
from serai.games.brillance.names import (
    Args,
    BrillanceSpeaker,
    card_name,
    card_text,
    cart_name,
    cart_named,
    colour_name,
    player,
    points,
    zone_name,
)
from serai.games.brillance.position import HOME, LEFT, NONE
from serai.games.brillance.streets import lingers, may_stop

_WINDOWS = ("react", "reveal", "bribe_reaction", "bribe_reveal")


class BrillancePrompts(BrillanceSpeaker):
    """Prompts, labels of choices, and help."""

    def prompt(self, view: View) -> Text:
        """What is asked of the viewer, or whom the table waits for."""
        step = view["step"].replace("_", "-")
        if view["over"]:
            return self.result(view)
        if view["step"] in _WINDOWS:
            return self._window(view)
        if view["decider"] == CHANCE:
            return Text(f"chance-{step}", {"player": player(view, view["mover"])})
        if not view["to_decide"]:
            return Text("prompt-wait", {"player": player(view, view["decider"]), "what": Text(f"wait-{step}")})
        return Text(f"prompt-{step}", self._asked_of(view))

    def _asked_of(self, view: View) -> Args:
        """What the prompts speak of: the cart that acts, its points, the card being played."""
        args: Args = {"round": view["round"], "rounds": view["rounds"]}
        if view["step"] == "bandit_action":
            args |= {"points": view["bandit_points"], "goods": view["bandit_goods"]}
            full = is_full(self.imagine(view))
            args["must"] = "go-on" if view["crossing"] else "home" if full else "free"
        elif view["step"] == "cart_action":
            cart = view["chosen"]
            args |= cart_named(cart) | {"points": view["points"][cart], "goods": view["goods"][cart]}
            due = lingers(self.imagine(view), cart)
            args["must"] = "go-on" if view["crossing"] else "due" if due else "free"
        elif view["step"] == "choose_action":
            state = self.imagine(view)
            first = PER_COLOUR * view["colour"][view["mover"]]
            due = any(lingers(state, cart) for cart in range(first, first + PER_COLOUR))
            args["must"] = "due" if due else "free"
        elif view["card"] != NONE:
            args["card"] = card_name(view["card"])
            if view["step"] in ("bribe_step_1", "bribe_step_2"):
                args["cart"] = cart_name(view["target"])
        elif view["step"] in ("rove_cart", "rove_step"):
            args["left"] = view["rove_left"]
            args["cart"] = cart_name(max(view["chosen"], 0))
        return args

    def _window(self, view: View) -> Text:
        """A window is open: everybody reads the same, except who can react."""
        bribes = view["step"].startswith("bribe")
        if bribes:
            line = Text("window-bribe", {"player": player(view, view["mover"])})
        else:
            who = player(view, view["card_player"])
            line = Text("window-card", {"player": who, "card": self.card_said(view)})
            if view["last_player"] != view["card_player"] or view["cancelled"]:
                args: Args = {"player": player(view, view["last_player"])}
                line = Text("then", {"first": line, "second": Text("window-windfall", args)})
        if view["to_decide"] and self.can_react(view, view["seat"]):
            return Text("then", {"first": line, "second": Text("window-you-bribe" if bribes else "window-you")})
        return Text("then", {"first": line, "second": Text("window-others")})

    def result(self, view: View) -> Text:
        """Who has won, and by what."""
        winners = [seat for seat, rank in enumerate(view["ranking"]) if rank == 1]
        names = listing([player(view, seat) for seat in winners])
        best = view["scores"][winners[0]]
        tied = [seat for seat, score in enumerate(view["scores"]) if score == best]
        args: Args = {"players": names, "points": points(best)}
        if len(winners) > 1:
            return Text("result-shared", args)
        if len(tied) > 1:
            exits = [cart // 5 for cart in view["exits"]]
            by_exit = view["colour"][winners[0]] in exits
            return Text("result-exit" if by_exit else "result-shops", args)
        return Text("result-you" if view["seat"] in winners else "result", args)

    # ------------------------------------------------------------------ choices

    def label(self, view: View, action: int) -> Text:
        """What a choice does, in a few words."""
        name, which = self.family(action)
        if name == "step":
            return Text("label-step", {"space": self.space(which)})
        if name in ("cart", "give", "rob"):
            key = name if name != "cart" else f"cart-{self._cart_role(view)}"
            # who chooses among his own carts needs no colour
            args: Args = {"number": which % PER_COLOUR + 1} if key == "cart-act" else {"cart": cart_name(which)}
            return Text(f"label-{key}", args)
        if name == "card":
            return Text("label-card", {"card": card_name(which)})
        if name == "shop":
            return Text("label-shop", {"shop": self.shop(which), "need": self.need(view, which)})
        if name == "zone":
            return Text("label-zone", {"zone": zone_name(which)})
        if name == "space":
            key = "label-dwarf-away" if view["step"] == "target_dwarf" else "label-dwarf"
            return Text(key, {"space": self.space(which)})
        if name in ("colour", "dealt"):
            key = "label-colour" if view["step"] == "choose_colour" or name == "dealt" else "label-target-colour"
            return Text(key, {"colour": colour_name(which)})
        if name in ("first", "reaction"):
            return Text(f"label-{name}", {"player": Text("seat", {"number": which + 1})})
        if name == "draw":
            return Text("label-draw", {"card": card_name(which)})
        if name == "orders":
            return Text("label-orders", {"orders": " ".join(map(str, self.board.arrangements[which]))})
        if name == "react":
            return Text("label-bribe" if view["step"] == "bribe_reaction" else "label-windfall")
        if name == "deliver":
            return Text("label-deliver", {"shop": self.shop(self._shop_here(view))})
        return Text(f"label-{name}")

    def _cart_role(self, view: View) -> str:
        """What choosing a cart means now."""
        if view["step"] == "choose_action":
            return "act"
        return "rove" if view["step"] == "rove_cart" else "target"

    def _shop_here(self, view: View) -> int:
        """The shop before which the chosen cart stands; another one of its colour if it stands before none."""
        cart = view["chosen"]
        space = view["at"][cart] if cart != NONE else NONE
        shop = self.board.shop_at[space] if space != NONE else NONE
        return int(shop) if shop != NONE else 0

    def help(self, view: View, action: int) -> Text | None:
        """What a choice means, for someone new to the game."""
        name, which = self.family(action)
        if name == "card":
            return card_text(which, self.board)
        if name == "step" and view["step"] == "cart_action":
            return self._help_step(view, action, which)
        if name == "react":
            return card_text(9 if view["step"] == "bribe_reaction" else 0, self.board)
        if name == "cart" and view["step"] == "choose_action":
            return Text("help-cart", {"points": view["points"][which], "goods": view["goods"][which]})
        if name == "colour" and view["step"] == "choose_colour" and which < COLOURS:
            return Text("help-colour", {"gate": self.gate(self._gate(which))})
        if name in ("give", "rob", "deliver", "halt", "pause", "end-turn", "pass"):
            return Text(f"help-{name}", {"points": int(self.board.rob_cost)} if name == "rob" else {})
        return None

    def _gate(self, colour: int) -> int:
        return next(int(gate) for gate in self.board.gates if self.board.colour[gate] == colour)

    def _help_step(self, view: View, action: int, space: int) -> Text | None:
        """What a step to this space brings with it: the step is taken in thought."""
        cart = view["chosen"]
        lines = [Text("help-step", {"points": view["points"][cart] - 1})]
        state = self.imagine(view).copy()
        if state.allows(view["seat"], action):
            state.apply(view["seat"], action)
            now = state.status[cart]
            if now == view["status"][cart]:
                if not may_stop(state, cart, space):
                    lines.append(Text("help-cross"))
            elif now == HOME:
                lines.append(Text("help-home", {"points": points(int(self.board.home_points))}))
            elif now == LEFT:
                lines.append(Text("help-leave"))
            else:
                lines.append(Text("help-enter", {"gate": self.gate(view["at"][cart])}))
        return story(lines)
