"""What Kurier says: prompts, choices, log lines and reasons, as keys with arguments. Judged by views alone."""

from collections.abc import Sequence

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
from serai.games.kurier.board import COLOURS, FULL_AT, NJET, PALACE, TYPES
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES, KurierData
from serai.games.kurier.position import TO_DEPLOY, TO_PLACE, TO_RESERVE

Args = dict[str, str | int | Text]

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


def player(seat: int) -> Text:
    """A player, called by his colour."""
    return Text(f"player-{COLOUR_NAMES[seat]}")


def courier(courier_type: int) -> Text:
    """A type of courier."""
    return Text(f"courier-{TYPE_NAMES[courier_type]}")


def coin(kind: int) -> Text:
    """A kind of coin."""
    return Text(f"coin-{COIN_NAMES[kind]}")


def rubles(number: int) -> Text:
    """An amount of money."""
    return Text("rubles", {"n": number})


def village(number: int) -> Text:
    """A village, called by its landscape."""
    return Text(f"village-{number}")


def listing(parts: Sequence[Text]) -> Text:
    """Several things in one breath: a, b and c."""
    line = parts[0]
    for number, part in enumerate(parts[1:], 2):
        line = Text("and" if number == len(parts) else "comma", {"first": line, "second": part})
    return line


def story(lines: Sequence[Text]) -> Text | None:
    """Several sentences one after the other."""
    if not lines:
        return None
    line = lines[0]
    for following in lines[1:]:
        line = Text("then", {"first": line, "second": following})
    return line


class KurierWords:
    """Speaks of actions by their meaning; knows the names of the inns and the action table."""

    def __init__(self, data: KurierData, actions: Actions) -> None:
        self.data = data
        self.actions = actions

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

    # ------------------------------------------------------------------ names and numbers

    def inn(self, inn: int) -> Text:
        """An inn by the name on its sign, with its article where it has one."""
        return Text("inn", {"name": self.data.inns[inn].name})

    def village_of(self, inn: int) -> int:
        return self.data.inns[inn].village

    def guest(self, view: View, room: int, mover: int = -1) -> Text:
        """The courier in a room, by type and owner: the viewer's, or where a tale has a mover, the mover's own."""
        owner = view["rooms"][room] // COLOURS
        args: Args = {"courier": courier(room % TYPES)}
        if owner == mover or (mover < 0 and owner == view["seat"]):
            return Text("courier-yours" if mover < 0 else "courier-own", args)
        return Text("courier-of", args | {"player": player(owner)})

    def worth(self, coins: Sequence[int]) -> int:
        """The rubles that so many coins of each kind make."""
        return sum(number * value for number, value in zip(coins, self.data.coin_value, strict=True))

    def money(self, view: View, seat: int) -> int:
        """How much a player has, as far as the viewer may know."""
        total = self.worth(view["banked"][seat])
        if view["stash"][seat] is not None:
            total += self.worth(view["stash"][seat])
        return total + self.worth(view["turned"]) if seat == view["mover"] else total

    def price(self, view: View, seat: int) -> int:
        """What the guard wants who holds this player's dispatch."""
        guard: int = view["dispatch"][seat] - len(view["rooms"])
        return self.data.prices[guard]

    # ------------------------------------------------------------------ what a view shows

    def at_guard(self, view: View, seat: int) -> bool:
        return bool(view["dispatch"][seat] >= len(view["rooms"]))

    def rooms_of(self, view: View, inn: int) -> list[int]:
        """Who lodges in each room of an inn."""
        return list(view["rooms"][TYPES * inn : TYPES * inn + TYPES])

    def lodgers(self, view: View, inn: int) -> int:
        return sum(lodger >= 0 for lodger in self.rooms_of(view, inn))

    def leaving(self, view: View, inn: int) -> tuple[int, int, int]:
        """The rooms of a full inn: whom the arrow points at, who goes with him, who stays behind."""
        first = self.rooms_of(view, inn).index(-1) + 1
        one, two, three = (TYPES * inn + (first + turn) % TYPES for turn in range(FULL_AT))
        return one, two, three

    def is_free(self, view: View, inn: int, courier_type: int) -> bool:
        """Whether a courier of this type could enter this inn."""
        empty = self.rooms_of(view, inn)[courier_type] < 0
        return empty and inn not in view["closed"] and self.lodgers(view, inn) < FULL_AT

    def fits_below(self, view: View, courier_type: int) -> bool:
        """Whether the bottom village has an inn for this type."""
        inns = range(len(self.data.inns))
        return any(self.village_of(inn) == 1 and self.is_free(view, inn, courier_type) for inn in inns)

    def owns(self, view: View, seat: int, room: int) -> bool:
        return bool(view["rooms"][room] // COLOURS == seat and view["rooms"][room] >= 0)

    def can_leave(self, view: View, seat: int, inn: int) -> bool:
        rooms = range(TYPES * inn, TYPES * inn + TYPES)
        return self.lodgers(view, inn) == FULL_AT and any(self.owns(view, seat, room) for room in rooms)

    def can_hand_over(self, view: View, seat: int) -> bool:
        """Whether another courier of this player lodges in the village of his dispatch."""
        where = view["dispatch"][seat]
        if not 0 <= where < len(view["rooms"]):
            return False
        here = self.village_of(where // TYPES)
        rooms = range(len(view["rooms"]))
        return any(r != where and self.owns(view, seat, r) and self.village_of(r // TYPES) == here for r in rooms)

    def can_act(self, view: View, seat: int) -> bool:
        """Whether any of the three actions is open."""
        return (
            view["stack_size"][seat] > 0
            or view["next_colour"] < COLOURS
            or any(self.fits_below(view, code % TYPES) for code in view["reserve"][seat])
            or self.can_hand_over(view, seat)
            or any(self.can_leave(view, seat, inn) for inn in range(len(self.data.inns)))
        )

    def must_ruble(self, view: View, seat: int) -> bool:
        return self.at_guard(view, seat) and view["options"]["rubles"] in ("basic", "revised")

    # ------------------------------------------------------------------ prompts

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
        if step == "choose-action" and self.must_ruble(view, seat):
            return Text("prompt-no-coins")
        if step == "choose-action" and not self.can_act(view, seat):
            return Text("prompt-pass")
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
        return Text("prompt-march", args | {"skipped": skipped})

    def _skipped(self, departure: int, night: int) -> Text | None:
        """The villages where a traveller found no room."""
        between = [village(number) for number in range(self.village_of(departure) + 1, night)]
        return listing(between) if between else None

    def _rubling(self, view: View) -> Text:
        """How much the rubler has and needs, and what he may do."""
        seat = view["decider"]
        args: Args = {"money": self.money(view, seat), "price": self.price(view, seat)}
        victims = any(size for other, size in enumerate(view["stash_size"]) if other != seat)
        args["source"] = "palace" if view["palace_size"] else "players" if victims else "none"
        if sum(view["turned"]):
            return Text("prompt-ruble-on", args | {"turned": self.worth(view["turned"])})
        return Text("prompt-ruble-free" if view["delivered"] else "prompt-ruble-first", args)

    def _result(self, view: View) -> Text:
        """Who has won, and why."""
        winners = view["winners"]
        names = listing([player(seat) for seat in winners])
        ending = view["ending"]
        if ending in ("rubling", "paid"):
            paid: Args = {"money": rubles(self.money(view, winners[0])), "price": self.price(view, winners[0])}
            return Text(f"result-{ending}", {"player": names} | paid)
        if ending in ("coins_out", "arrival"):
            return Text(f"result-{ending}", {"player": names})
        if view["first_rubler"] >= 0:
            why = Text("standing-first-rubler", {"player": names})
        else:
            why = Text("standing-best", {"players": names, "count": len(winners)})
        return Text(f"result-{ending}", {"turns": view["turn"], "why": why})

    # ------------------------------------------------------------------ choices

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

    def _arguments(self, name: str, which: int) -> Args:
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
        name, which = ("coin", -1) if event.action is None else self.family(event.action)
        lines = self._told(before, name, which, after)
        mover = before["mover"]
        if mover >= 0:
            held, holds = before["reserve"][mover], after["reserve"][mover]
            if after["stack_colour"][mover] != before["stack_colour"][mover]:
                colour = Text(f"colour-{COLOUR_NAMES[after['stack_colour'][mover]]}")
                lines.append(Text("log-new-colour", {"player": player(mover), "colour": colour}))
            if len(holds) > len(held) and name not in ("courier", "deploy-stack"):
                lines.append(Text("log-refill", {"player": player(mover), "courier": courier(holds[-1] % TYPES)}))
        if after["over"]:
            lines.append(self._result(after))
        return story(lines)

    def _told(self, before: View, name: str, which: int, after: View) -> list[Text]:
        if name == "coin":
            return self._coin(before, which, after)
        if name == "start":
            return [Text("log-start", {"player": player(which)})]
        mover = player(before["mover"])
        if name == "courier":
            return self._turned_up(before["purpose"], which, after, mover)
        if name == "deploy-stack" and after["step"] == "choose_start_inn":
            return self._turned_up(TO_DEPLOY, after["drawn"] % TYPES, after, mover)
        if name == "deploy-stack" and after["step"] != "turn_up":
            return self._turned_up(TO_DEPLOY, after["reserve"][before["mover"]][-1] % TYPES, after, mover)
        if name == "depart":
            return [self._departed(before, which)]
        if name == "lodge":
            return self._lodged(before, after, which, mover)
        if name == "pick" and before["step"] == "choose_first_traveller":
            one, two, _ = (room % TYPES for room in self.leaving(before, before["departure"]))
            return self._arrived(before, after, (which, two if which == one else one))
        if name == "receiver":
            where = before["dispatch"][before["mover"]]
            args = self._arguments(name, which) | {"player": mover, "giver": courier(where % TYPES)}
            if where // TYPES == which // TYPES:
                return [Text("log-receiver", args)]
            return [Text("log-receiver-far", args | {"from": self.inn(where // TYPES)})]
        if name == "stop":
            saved: Args = {"player": mover, "rubles": rubles(self.worth(before["turned"]))}
            return [Text("log-stop", saved) if sum(before["turned"]) else Text("log-no-rubling", {"player": mover})]
        if name in ("pass", "decline"):
            return [Text(f"log-{name}", {"player": player(before["decider"])})]
        return []

    def _coin(self, before: View, kind: int, after: View) -> list[Text]:
        """A coin was turned up, or drawn face down: then ``kind`` is -1 for those who do not see it."""
        taker, giver = before["coin_to"], before["coin_from"]
        args: Args = {"player": player(before["mover"] if taker < 0 else taker)}
        if giver >= 0:
            args["victim"] = player(giver)
        robbed = "" if giver < 0 else "-robbed"
        if taker >= 0:
            seen: Args = {} if kind < 0 else {"coin": coin(kind)}
            return [Text(f"log-coin{robbed}-seen" if seen else f"log-coin{robbed}", args | seen)]
        if kind == NJET:
            return [Text(f"log-njet{robbed}", args | {"coins": sum(before["turned"])})]
        line = Text(f"log-turned{robbed}", args | {"coin": coin(kind)})
        if after["over"]:
            return [line]
        mover = before["mover"]
        lying = rubles(self.worth(after["banked"][mover]) + self.worth(after["turned"]))
        return [line, Text("log-open", {"player": player(mover), "rubles": lying, "price": self.price(after, mover)})]

    def _turned_up(self, purpose: int, courier_type: int, after: View, who: Text) -> list[Text]:
        args: Args = {"player": who, "courier": courier(courier_type)}
        if purpose == TO_PLACE:
            return []
        if purpose == TO_DEPLOY:
            return [Text("log-turned-up" if after["drawn"] >= 0 else "log-no-room", args)]
        return [Text("log-reserve" if purpose == TO_RESERVE else "log-refill", args)]

    def _departed(self, before: View, inn: int) -> Text:
        one, two, three = (self.guest(before, room, before["mover"]) for room in self.leaving(before, inn))
        args: Args = {"first": one, "second": two, "stayer": three}
        return Text("log-depart", args | {"player": player(before["mover"]), "inn": self.inn(inn)})

    def _lodged(self, before: View, after: View, inn: int, who: Text) -> list[Text]:
        args: Args = {"player": who, "inn": self.inn(inn)}
        if before["step"] in ("place_start", "choose_start_inn"):
            key = "log-place-start" if before["step"] == "place_start" else "log-deploy"
            return [Text(key, args | {"courier": courier(before["drawn"] % TYPES)})]
        room = TYPES * before["departure"] + before["moving"]
        owner = before["rooms"][room] // COLOURS
        args = {"courier": courier(before["moving"]), "player": player(owner), "inn": self.inn(inn)}
        args["load"] = "dispatch" if before["dispatch"][owner] == room else "none"
        skipped = self._skipped(before["departure"], before["night"])
        line = Text("log-lodge", args) if skipped is None else Text("log-march", args | {"skipped": skipped})
        return [line, *self._arrived(before, after, (before["waiting"],))]

    def _arrived(self, before: View, after: View, travellers: Sequence[int]) -> list[Text]:
        """Who of these travellers reached the palace by this step, in the order they moved."""
        lines: list[Text] = []
        departure = before["departure"]
        marched = "yes" if self.village_of(departure) < PALACE - 1 else "no"
        for courier_type in travellers:
            room = TYPES * departure + courier_type
            if courier_type < 0 or before["rooms"][room] < 0 or after["rooms"][room] >= 0:
                continue
            owner = before["rooms"][room] // COLOURS
            args: Args = {"courier": courier(courier_type), "player": player(owner), "marched": marched}
            if before["dispatch"][owner] != room:
                lines.append(Text("log-palace", args))
            elif before["options"]["rubles"] == "race":
                lines.append(Text("log-delivered-race", args))
            else:
                lines.append(Text("log-delivered", args | {"price": self.price(after, owner)}))
        return lines

    # ------------------------------------------------------------------ reasons

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
