"""The log of Brillance: what happened, step by step, as each viewer may read it."""

from serai.core.game import Event
from serai.core.texts import Text, story
from serai.core.view import View
from serai.games.brillance.board import WINDFALL
from serai.games.brillance.names import (
    Args,
    BrillanceSpeaker,
    card_name,
    cart_name,
    cart_named,
    colour_name,
    goods,
    player,
    points,
)
from serai.games.brillance.position import HOME, INSIDE, LEFT, NONE
from serai.games.brillance.standing import points_by_source


class BrillanceChronicle(BrillanceSpeaker):
    """Tells a step from the views before and after it. Plain steps in the streets are seen, not told."""

    def result(self, view: View) -> Text:
        """Who has won, and by what."""
        raise NotImplementedError

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        """The log line of a step; None if it is not worth one."""
        lines = self._deed(before, event, after)
        if after["over"]:
            lines += self._reckoning(after)
        elif (before["round"], before["mover"]) != (after["round"], after["mover"]) and after["round"]:
            if after["round"] != before["round"]:
                key = "log-last-round" if after["round"] == after["rounds"] else "log-round"
                lines.append(Text(key, {"round": after["round"], "rounds": after["rounds"]}))
            lines.append(Text("log-turn", {"player": player(after, after["mover"])}))
        return story(lines)

    def _deed(self, before: View, event: Event, after: View) -> list[Text]:
        if event.action is None:
            return self._drawn(before, None)
        name, which = self.family(event.action)
        step = before["step"]
        if name == "draw":
            return self._drawn(before, which)
        if name in ("colour", "dealt") and step in ("choose_colour", "deal_colour"):
            who = Text("seat", {"number": before["mover"] + 1})
            return [Text("log-colour", {"player": who, "colour": colour_name(which)})]
        if name == "first":
            return [Text("log-first", {"player": player(before, which)})]
        if name == "orders":
            orders = " ".join(map(str, self.board.arrangements[which]))
            return [Text("log-orders", {"player": player(before, before["mover"]), "orders": orders})]
        if step == "bandit_action":
            return self._bandits(before, name, which, after)
        if step == "cart_action":
            return self._cart(before, name, which, after)
        if step in ("reveal", "bribe_reveal"):
            return self._revealed(before, name, which, after)
        if step == "rove_step":
            return [Text("log-rove", cart_named(before["chosen"]) | {"space": self.space(which)})]
        if step in ("react", "bribe_reaction"):
            return [Text(f"log-own-{name}")] if self.can_react(before, event.seat) else []
        return self._played(before, name, which, after)

    def _drawn(self, before: View, kind: int | None) -> list[Text]:
        """A card was dealt or drawn; only its owner knows which."""
        args: Args = {"player": player(before, before["mover"])}
        if kind is not None:
            key = "log-draw-seen" if before["seat"] == before["mover"] else "log-draw-open"
            return [Text(key, args | {"card": card_name(kind)})]
        return [] if before["step"] == "deal_card" else [Text("log-draw", args)]

    def _bandits(self, before: View, name: str, which: int, after: View) -> list[Text]:
        args: Args = {"player": player(before, before["mover"])}
        if name == "rob":
            return [Text("log-rob", args | {"cart": cart_name(which), "goods": goods(after["bandit_goods"])})]
        if before["awake"] and not after["awake"]:
            return [Text("log-asleep" if name == "halt" else "log-castle", {"n": before["bandit_goods"]})]
        if name == "halt" and before["bandit_points"] == self.board.bandit_points:
            return [Text("log-left-alone", args)]
        if name == "halt" or after["step"] != "bandit_action":
            return [Text("log-halt", args | {"space": self.space(after["bandits_at"])})]
        return []

    def _cart(self, before: View, name: str, which: int, after: View) -> list[Text]:
        cart = before["chosen"]
        args: Args = {"player": player(before, before["mover"])} | cart_named(cart)
        if name == "deliver":
            shop = int(self.board.shop_at[before["at"][cart]])
            args |= {"shop": self.shop(shop), "got": after["delivered"][shop], "need": self.need(before, shop)}
            if after["complete"][shop]:
                return [Text("log-complete", args | {"points": points(after["order"][shop])})]
            return [Text("log-deliver", args)]
        if name == "give":
            return [Text("log-give", args | {"receiver": cart_name(which)})]
        if name != "step":
            return []
        was, now = before["status"][cart], after["status"][cart]
        if now == HOME:
            return [Text("log-home", args)]
        if was != now and now == INSIDE:
            return [Text("log-enter", args | {"gate": self.gate(before["at"][cart])})]
        if was != now and now == LEFT:
            line = Text("log-leave", args | {"gate": self.gate(before["at"][cart])})
            won = after["premium"][before["mover"]] - before["premium"][before["mover"]]
            return [line, Text("log-premium", args | {"points": points(won)})] if won else [line]
        return []

    def _played(self, before: View, name: str, which: int, after: View) -> list[Text]:
        """The last target of a card was named: now it is played."""
        if before["card"] == NONE and name != "card":
            return []
        if after["shown"] == before["shown"]:
            return []
        seen = {**before}
        if name == "card":
            seen |= {"card": which, "card_player": before["mover"]}
        elif name in ("shop",) or (name == "cart" and before["step"] == "target_cart"):
            seen["target"] = which
        elif before["step"] == "bribe_step_2":
            seen["third"] = which if name == "step" else NONE
        else:
            seen["second"] = which
        args: Args = {"player": player(before, seen["card_player"]), "card": self.card_said(seen)}
        return [Text("log-declare", args)]

    def _revealed(self, before: View, name: str, which: int, after: View) -> list[Text]:
        """A window has closed."""
        if before["step"] == "bribe_reveal":
            return []  # what the bribe does is told when it is named
        card: Args = {"card": card_name(before["card"])}
        if name == "reaction":
            line = Text("log-windfall", {"player": player(before, which)})
            if after["card"] != NONE:
                return [line]
            # it was the last Windfall of all: nobody can answer it
            return [line, Text("log-stands" if before["cancelled"] else "log-cancelled", card)]
        if before["cancelled"]:
            return [Text("log-cancelled", card)]
        # without a Windfall there is nothing to tell; with two of them the card holds after all
        countered = list(before["discard"][-2:]) == [WINDFALL, WINDFALL]
        return [Text("log-stands", card)] if countered else []

    def _reckoning(self, view: View) -> list[Text]:
        """The final reckoning, player by player, the winner last."""
        lines = [Text(f"ending-{view['ending'].replace('_', '-')}")]
        for seat in sorted(range(view["seats"]), key=lambda seat: -view["ranking"][seat]):
            made = points_by_source(self.board, view, seat)
            args: Args = {"player": player(view, seat), **made, "points": points(view["scores"][seat])}
            lines.append(Text("reckoning-premium" if made["premium"] else "reckoning", args))
        return [*lines, self.result(view)]
