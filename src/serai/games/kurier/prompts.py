"""What Kurier asks, and what each answer does."""

from serai.core.state import CHANCE
from serai.core.texts import Text
from serai.core.view import View
from serai.games.kurier.actions import PASS
from serai.games.kurier.board import PALACE, TYPES
from serai.games.kurier.data import COLOUR_NAMES
from serai.games.kurier.names import Args, KurierNames, courier, player, rubles, village


class KurierPrompts(KurierNames):
    """Prompts, labels of choices, and help."""

    def prompt(self, view: View) -> Text:
        """What is asked of the viewer, or whom the table waits for."""
        if view["over"]:
            won = view["seat"] in view["winners"]
            return Text("result-you", {"result": self._result(view)}) if won else self._result(view)
        step = view["step"].replace("_", "-")
        if view["decider"] == CHANCE:
            return self._chance(view)
        if not view["to_decide"]:
            return Text("prompt-wait", {"player": player(view["decider"]), "what": Text(f"wait-{step}")})
        seat = view["decider"]
        if step in ("place-start", "choose-start-inn"):
            return Text(f"prompt-{step}", {"courier": courier(view["drawn"] % TYPES)})
        if step == "choose-lodging":
            return self._lodging(view)
        if step == "choose-first-traveller":
            return Text(f"prompt-{step}", {"inn": self.inn(view["departure"])})
        if step == "ruble-step":
            return self._rubling(view)
        if step == "choose-action" and not self.imagine(view).why_not(seat, PASS):
            rubling = self.at_guard(view, seat) and view["options"]["rubles"] in ("basic", "revised")
            return Text("prompt-no-coins" if rubling else "prompt-pass")
        if step == "choose-action" and self.at_guard(view, seat):
            return Text("prompt-bribe", {"money": self.money(view, seat), "price": self.price(view, seat)})
        return Text(f"prompt-{step}")

    def _chance(self, view: View) -> Text:
        """What chance is about to decide."""
        if view["step"] == "draw_start":
            return Text("chance-start")
        if view["step"] == "turn_up":
            return Text("chance-courier", {"player": player(view["mover"])})
        if view["coin_to"] < 0:
            return Text("chance-turn", {"player": player(view["mover"])})
        if view["coin_from"] < 0:
            return Text("chance-coin", {"player": player(view["coin_to"])})
        return Text("chance-rob", {"player": player(view["coin_to"]), "victim": player(view["coin_from"])})

    def _lodging(self, view: View) -> Text:
        who = self.guest(view, TYPES * view["departure"] + view["moving"])
        args: Args = {"who": who, "village": village(view["night"])}
        skipped = self._skipped(view["departure"], view["night"])
        if skipped is None:
            return Text("prompt-choose-lodging", args)
        shut_out = self._shut_out(view, view["barred"], view["moving"], view["departure"], view["night"])
        return Text("prompt-march", args | {"skipped": skipped, "why": "barred" if shut_out else "full"})

    def _rubling(self, view: View) -> Text:
        """How much the rubler has and needs, and what he may do."""
        seat = view["decider"]
        args: Args = {"money": self.money(view, seat), "price": self.price(view, seat)}
        victims = any(size for other, size in enumerate(view["stash_size"]) if other != seat)
        args["source"] = "palace" if view["palace_size"] else "players" if victims else "none"
        if sum(view["turned"]):
            return Text("prompt-ruble-on", args | {"turned": self.worth(view["turned"])})
        return Text("prompt-ruble-free" if view["delivered"] else "prompt-ruble-first", args)

    def label(self, view: View, action: int) -> Text:
        """What a choice does, in a few words."""
        name, which = self.family(action)
        if name == "pick" and view["step"] == "choose_first_traveller":
            return Text("label-first", {"who": self.guest(view, TYPES * view["departure"] + which)})
        if name == "stop" and not sum(view["turned"]):
            return Text("label-no-rubling")
        return Text(f"label-{name}", self._arguments(name, which))

    def help(self, view: View, action: int) -> Text | None:
        """What a choice means, for someone new to the game."""
        name, which = self.family(action)
        if name == "lodge":
            return self._help_lodge(view, which)
        if name == "depart":
            return self._help_depart(view, which)
        if name == "pick" and view["step"] == "choose_first_traveller":
            last = self.village_of(view["departure"]) == PALACE - 1
            return Text("help-first-palace" if last else "help-first")
        if name == "turn-coin" or (name == "rob" and view["step"] == "ruble_step"):
            args: Args = {"coins": sum(view["turned"]), "turned": rubles(self.worth(view["turned"]))}
            return Text(f"help-{name}-ruble", args)
        if name == "stop":
            return Text("help-stop" if sum(view["turned"]) else "help-no-rubling")
        if name == "deploy-stack" and not view["stack_size"][view["mover"]]:
            return Text("help-new-colour", {"colour": Text(f"colour-{COLOUR_NAMES[view['next_colour']]}")})
        if name in ("start", "courier", "coin"):
            return None
        return Text(f"help-{name}")

    def _help_lodge(self, view: View, inn: int) -> Text:
        args: Args = {"guests": self.lodgers(view, inn)}
        if view["step"] == "place_start":
            return Text("help-place-start")
        if view["step"] == "choose_start_inn":
            return Text("help-deploy", args)
        return Text("help-lodge-first" if view["waiting"] >= 0 else "help-lodge-second", args)

    def _help_depart(self, view: View, inn: int) -> Text:
        one, two, three = (self.guest(view, room) for room in self.leaving(view, inn))
        line = Text("help-depart", {"first": one, "second": two, "stayer": three})
        if self.village_of(inn) == PALACE - 1 and view["options"]["rubles"] != "race":
            price = self.data.prices[self.data.guard_above[inn]]
            line = Text("then", {"first": line, "second": Text("help-depart-palace", {"price": price})})
        if view["options"]["rubles"] in ("revised", "bribe"):
            return Text("then", {"first": line, "second": Text("help-depart-coin")})
        return line
