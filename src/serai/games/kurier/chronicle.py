"""The log of Kurier: one line, or a few, for each step."""

from collections.abc import Sequence

from serai.core.game import Event
from serai.core.texts import Text, story
from serai.core.view import View
from serai.games.kurier.board import COLOURS, NJET, PALACE, TYPES
from serai.games.kurier.data import COLOUR_NAMES
from serai.games.kurier.names import Args, KurierNames, courier, player, rubles
from serai.games.kurier.position import TO_DEPLOY, TO_PLACE, TO_RESERVE


class KurierChronicle(KurierNames):
    """Tells steps from the views before and after them."""

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
        first_of_last = self.data.turn_limit - after["seats"] + 1
        if before["turn"] < first_of_last <= after["turn"] and not after["over"]:
            lines.append(Text("log-last-round", {"turns": self.data.turn_limit}))
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
            seen: Args = {} if kind < 0 else {"coin": self.coin(kind)}
            return [Text(f"log-coin{robbed}-seen" if seen else f"log-coin{robbed}", args | seen)]
        if kind == NJET:
            return [Text(f"log-njet{robbed}", args | {"coins": sum(before["turned"])})]
        line = Text(f"log-turned{robbed}", args | {"coin": self.coin(kind)})
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
        shut_out = self._shut_out(before, before["barred"], before["moving"], before["departure"], before["night"])
        march: Args = {"skipped": skipped or "", "why": "barred" if shut_out else "full"}
        line = Text("log-lodge", args) if skipped is None else Text("log-march", args | march)
        return [line, *self._arrived(before, after, (before["waiting"],), inn)]

    def _arrived(self, before: View, after: View, travellers: Sequence[int], barred: int = -1) -> list[Text]:
        """Who of these travellers reached the palace by this step, in the order they moved; not into a barred inn."""
        lines: list[Text] = []
        departure = before["departure"]
        for courier_type in travellers:
            room = TYPES * departure + courier_type
            if courier_type < 0 or before["rooms"][room] < 0 or after["rooms"][room] >= 0:
                continue
            owner = before["rooms"][room] // COLOURS
            shut_out = self._shut_out(after, barred, courier_type, departure, PALACE)
            marched = "no" if self.village_of(departure) == PALACE - 1 else "barred" if shut_out else "yes"
            args: Args = {"courier": courier(courier_type), "player": player(owner), "marched": marched}
            if before["dispatch"][owner] != room:
                lines.append(Text("log-palace", args))
            elif before["options"]["rubles"] == "race":
                lines.append(Text("log-delivered-race", args))
            else:
                lines.append(Text("log-delivered", args | {"price": self.price(after, owner)}))
        return lines
