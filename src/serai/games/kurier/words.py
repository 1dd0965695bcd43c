"""What Kurier says: prompts, choices, log lines and reasons, as keys with arguments. Judged by views alone."""

from serai.core.game import Event
from serai.core.state import CHANCE
from serai.core.texts import Text
from serai.core.view import View
from serai.games.kurier.actions import (
    DECLINE,
    DEPLOY_RESERVE,
    DEPLOY_STACK,
    MOVE_DISPATCH,
    PASS,
    STOP,
    TRAVEL,
    TURN_COIN,
    Actions,
)
from serai.games.kurier.board import COLOURS, FULL_AT, KINDS, PALACE, TYPES
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES, KurierData

_SIMPLE = {
    DEPLOY_RESERVE: "deploy-reserve",
    DEPLOY_STACK: "deploy-stack",
    MOVE_DISPATCH: "move-dispatch",
    TRAVEL: "travel",
    PASS: "pass",
    TURN_COIN: "turn-coin",
    STOP: "stop",
    DECLINE: "decline",
}


def player(seat: int) -> Text:
    """A player, called by his colour."""
    return Text(f"player-{COLOUR_NAMES[seat]}")


def courier(courier_type: int) -> Text:
    """A type of courier."""
    return Text(f"courier-{TYPE_NAMES[courier_type]}")


def coin(kind: int) -> Text:
    """A kind of coin."""
    return Text(f"coin-{COIN_NAMES[kind]}")


class KurierWords:
    """Speaks of actions by their meaning; knows the names of the inns and the action table."""

    def __init__(self, data: KurierData, actions: Actions) -> None:
        self.data = data
        self.actions = actions

    def inn(self, inn: int) -> str:
        """The name on the sign of an inn."""
        return self.data.inns[inn].name

    def family(self, action: int) -> tuple[str, int]:
        """Which kind of action this is, and which one of them."""
        if action in _SIMPLE:
            return _SIMPLE[action], 0
        table = self.actions
        for name, first in (
            ("coin", table.coin0),
            ("courier", table.courier0),
            ("start", table.start0),
            ("rob", table.rob0),
            ("receiver", table.receiver0),
            ("depart", table.depart0),
            ("lodge", table.lodge0),
        ):
            if action >= first:
                return name, action - first
        return "pick", action - table.type0

    # ------------------------------------------------------------------ prompts

    def prompt(self, view: View) -> Text:
        """What is asked of the viewer, or whom the table waits for."""
        if view["over"]:
            return self._result(view)
        step = view["step"].replace("_", "-")
        if view["decider"] == CHANCE:
            return Text("prompt-chance")
        if not view["to_decide"]:
            return Text("prompt-wait", {"player": player(view["decider"]), "what": Text(f"wait-{step}")})
        if step in ("place-start", "choose-start-inn"):
            return Text(f"prompt-{step}", {"courier": courier(view["drawn"] % TYPES)})
        if step == "choose-lodging":
            return Text(f"prompt-{step}", self._lodging(view))
        if step == "choose-first-traveller":
            return Text(f"prompt-{step}", {"inn": self.inn(view["departure"])})
        if step == "ruble-step":
            return Text(f"prompt-{step}", self._rubles(view))
        return Text(f"prompt-{step}")

    def _lodging(self, view: View) -> dict[str, str | int | Text]:
        room = TYPES * view["departure"] + view["moving"]
        owner = view["rooms"][room] // COLOURS
        return {"courier": courier(view["moving"]), "player": player(owner), "village": view["night"]}

    def _rubles(self, view: View) -> dict[str, str | int | Text]:
        """How much the rubler has, as far as the viewer may know, and how much he needs."""
        mover = view["mover"]
        coins = [view["banked"][mover][kind] + view["turned"][kind] for kind in range(KINDS)]
        if view["stash"][mover] is not None:
            coins = [coins[kind] + view["stash"][mover][kind] for kind in range(KINDS)]
        money = sum(coins[kind] * self.data.coin_value[kind] for kind in range(KINDS))
        turned = sum(view["turned"][kind] * self.data.coin_value[kind] for kind in range(KINDS))
        price = self.data.prices[view["dispatch"][mover] - len(view["rooms"])]
        return {"money": money, "turned": turned, "price": price}

    def _result(self, view: View) -> Text:
        winners = view["winners"]
        how = Text(f"ending-{view['ending']}")
        if len(winners) == 1:
            return Text("result-winner", {"player": player(winners[0]), "how": how})
        names = player(winners[0])
        for seat in winners[1:]:
            names = Text("and", {"first": names, "second": player(seat)})
        return Text("result-shared", {"players": names, "how": how})

    # ------------------------------------------------------------------ choices

    def label(self, view: View, action: int) -> Text:
        """What a choice does, in a few words."""
        name, which = self.family(action)
        if name == "pick":
            return Text(f"label-pick-{view['step'].replace('_', '-')}", {"courier": courier(which)})
        return Text(f"label-{name}", self._arguments(name, which))

    def help(self, view: View, action: int) -> Text | None:
        """What a choice means, for someone new to the game."""
        name, which = self.family(action)
        if name == "lodge" and view["step"] == "choose_lodging":
            return Text("help-lodging")
        if name == "pick" and view["step"] == "choose_first_traveller":
            return Text("help-first-traveller", {"courier": courier(which)})
        if name == "rob" and view["step"] == "ruble_step":
            return Text("help-rob-ruble")
        if name in ("start", "courier", "coin"):
            return None
        return Text(f"help-{name}")

    def _arguments(self, name: str, which: int) -> dict[str, str | int | Text]:
        if name in ("lodge", "depart"):
            return {"inn": self.inn(which)}
        if name == "receiver":
            return {"inn": self.inn(which // TYPES), "courier": courier(which % TYPES)}
        if name in ("rob", "start"):
            return {"player": player(which)}
        if name in ("courier", "pick"):
            return {"courier": courier(which)}
        if name == "coin":
            return {"coin": coin(which)}
        return {}

    # ------------------------------------------------------------------ the log

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        """The log line of a step. Steps that only begin an action have none: what follows tells it."""
        if event.action is None:
            return self._hidden_coin(before, None)
        name, which = self.family(event.action)
        if name == "coin" and before["coin_to"] >= 0:
            return self._hidden_coin(before, which)
        who = player(before["mover"] if event.seat == CHANCE else event.seat)
        if name == "courier":
            return self._turned_up(before, after, which, who)
        if name == "coin":
            return Text("log-turned-njet" if which == 0 else "log-turned", {"player": who, "coin": coin(which)})
        if name == "lodge":
            return self._lodged(before, after, which, who)
        if name == "pick" and before["step"] == "choose_first_traveller":
            return self._palace(before, after) or None
        if name in ("pick", "deploy-reserve", "deploy-stack", "move-dispatch", "travel", "turn-coin"):
            return None
        if name == "rob":
            return Text("log-rob", {"player": who, "victim": player(which)})
        return Text(f"log-{name}", self._arguments(name, which) | {"player": who})

    def _hidden_coin(self, before: View, kind: int | None) -> Text:
        taker = player(before["coin_to"])
        if before["coin_from"] >= 0:
            found: dict[str, str | int | Text] = {"player": taker, "victim": player(before["coin_from"])}
            return Text("log-robbed", found) if kind is None else Text("log-robbed-seen", found | {"coin": coin(kind)})
        if kind is None:
            return Text("log-compensation", {"player": taker})
        return Text("log-compensation-seen", {"player": taker, "coin": coin(kind)})

    def _turned_up(self, before: View, after: View, courier_type: int, who: Text) -> Text:
        args: dict[str, str | int | Text] = {"player": who, "courier": courier(courier_type)}
        if after["drawn"] >= 0:
            return Text("log-turned-up", args)
        return Text("log-to-reserve", args)

    def _lodged(self, before: View, after: View, inn: int, who: Text) -> Text:
        args: dict[str, str | int | Text] = {"player": who, "inn": self.inn(inn)}
        if before["step"] == "place_start":
            return Text("log-place-start", args | {"courier": courier(before["drawn"] % TYPES)})
        if before["step"] == "choose_start_inn":
            return Text("log-deploy", args | {"courier": courier(before["drawn"] % TYPES)})
        moved = self._moved(before)
        village = self.data.inns[inn].village
        marched = village > self.data.inns[before["departure"]].village + 1
        line = Text("log-march" if marched else "log-lodge", args | moved | {"village": village})
        other = self._palace(before, after, skip=before["moving"])
        return Text("then", {"first": line, "second": other}) if other else line

    def _moved(self, before: View) -> dict[str, str | int | Text]:
        room = TYPES * before["departure"] + before["moving"]
        return {"courier": courier(before["moving"]), "owner": player(before["rooms"][room] // COLOURS)}

    def _palace(self, before: View, after: View, skip: int = -1) -> Text | None:
        """Who reached the palace by this step, if anybody."""
        lines: list[Text] = []
        for courier_type in range(TYPES):
            room = TYPES * before["departure"] + courier_type
            lodger = before["rooms"][room]
            if lodger < 0 or after["rooms"][room] >= 0 or courier_type == skip:
                continue
            owner = lodger // COLOURS
            args: dict[str, str | int | Text] = {"courier": courier(courier_type), "owner": player(owner)}
            if before["dispatch"][owner] == room:
                guard = after["dispatch"][owner] - len(after["rooms"])
                lines.append(Text("log-delivered", args | {"price": self.data.prices[guard]}))
            else:
                lines.append(Text("log-palace", args))
        if not lines:
            return None
        return lines[0] if len(lines) == 1 else Text("then", {"first": lines[0], "second": lines[1]})

    # ------------------------------------------------------------------ reasons

    def reason(self, view: View, action: int) -> Text:
        """Why this action is not open to the viewer now."""
        name, which = self.family(action)
        step = view["step"]
        fits = {
            "choose_action": ("deploy-reserve", "deploy-stack", "move-dispatch", "travel", "pass"),
            "ruble_step": ("turn-coin", "stop", "rob"),
            "rob_choice": ("rob", "decline"),
            "choose_reserve_courier": ("pick",),
            "choose_first_traveller": ("pick",),
            "choose_departure": ("depart",),
            "choose_receiver": ("receiver",),
        }.get(step, ("lodge",))
        if name not in fits:
            return Text("reason-other-step", {"prompt": self.prompt(view)})
        if name == "lodge":
            return self._why_not_lodge(view, which)
        if name in ("rob", "turn-coin", "depart", "receiver") or (name == "pick" and step == "choose_first_traveller"):
            return Text(f"reason-{name}", self._arguments(name, which))
        if name == "pick":
            return Text("reason-pick-reserve", {"courier": courier(which)})
        if name in ("deploy-reserve", "deploy-stack", "move-dispatch", "travel") and self._must_ruble(view):
            return Text("reason-must-ruble")
        return Text(f"reason-{name}")

    def _must_ruble(self, view: View) -> bool:
        at_guard = view["dispatch"][view["mover"]] >= len(view["rooms"])
        return at_guard and view["options"]["rubles"] in ("basic", "revised")

    def _why_not_lodge(self, view: View, inn: int) -> Text:
        """Why the courier may not enter this inn."""
        placing = view["step"] in ("place_start", "choose_start_inn")
        courier_type = view["drawn"] % TYPES if placing else view["moving"]
        village = 1 if placing else view["night"]
        rooms = view["rooms"][TYPES * inn : TYPES * inn + TYPES]
        lodgers = sum(lodger >= 0 for lodger in rooms)
        args: dict[str, str | int | Text] = {"inn": self.inn(inn), "courier": courier(courier_type)}
        if inn in view["closed"]:
            return Text("reason-closed", args)
        if self.data.inns[inn].village != village:
            return Text("reason-wrong-village", args | {"village": min(village, PALACE - 1)})
        if inn == view["barred"] and not placing:
            return Text("reason-barred", args)
        if lodgers >= FULL_AT:
            return Text("reason-full", args)
        if view["step"] == "place_start":
            return Text("reason-not-empty", args)
        return Text("reason-room-taken", args)
