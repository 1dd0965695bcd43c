"""What Ilôs says: prompts, choices and log lines, as keys with arguments. Judged by views alone."""

from serai.core.game import Event
from serai.core.state import CHANCE
from serai.core.texts import Text, listing, story
from serai.core.view import View
from serai.games.ilos.actions import DONE, END_ACTIONS, EXPLORE, FORT, SUPPLY, TRADING_POST, Actions
from serai.games.ilos.board import BUILDING_SITE, CARD_FOR, KINDS, MARKET, RUIN_SITE, SHIP
from serai.games.ilos.data import CARD_NAMES, IlosData
from serai.games.ilos.names import (
    Args,
    Names,
    card,
    card_list,
    cards,
    good,
    good_list,
    player,
    site_kind,
    site_list,
    units,
)
from serai.games.ilos.position import A_FORT

_SIMPLE = {
    DONE: "done",
    END_ACTIONS: "end-actions",
    SUPPLY: "supply",
    EXPLORE: "explore",
    FORT: "fort",
    TRADING_POST: "trading-post",
}


_WAYS = {
    (1, 0): "east",
    (-1, 0): "west",
    (1, -1): "north-east",
    (0, -1): "north-west",
    (0, 1): "south-east",
    (-1, 1): "south-west",
}
"""Where a cell lies, by its distance from another one."""


class IlosWords:
    """Speaks of actions by their meaning; knows the names on the tiles and the action table."""

    def __init__(self, data: IlosData, actions: Actions, cells: list[tuple[int, int]]) -> None:
        self.data = data
        self.actions = actions
        self.cells = cells
        self.names = Names(data)

    def family(self, action: int) -> tuple[str, int]:
        """Which kind of action this is, and which one of them."""
        if action in _SIMPLE:
            return _SIMPLE[action], 0
        table = self.actions
        for name, first in (
            ("draw", table.draw0),
            ("reveal", table.reveal0),
            ("start", table.start0),
            ("site", table.site0),
            ("turn", table.turn0),
            ("cell", table.cell0),
            ("tile", table.tile0),
            ("to", table.to0),
            ("from", table.from0),
            ("good", table.good0),
            ("pay", table.pay0),
            ("play", table.play0),
        ):
            if action >= first:
                return name, action - first
        return "mark", action - table.mark0

    # ------------------------------------------------------------------ prompts

    def prompt(self, view: View) -> Text:
        """What is asked of the viewer, or whom the table waits for."""
        if view["over"]:
            won = view["seat"] is not None and view["ranking"][view["seat"]] == 1
            return Text("result-you", {"result": self.verdict(view)}) if won else self.verdict(view)
        if view["decider"] == CHANCE:
            return self._chance(view)
        step = view["step"].replace("_", "-")
        if not view["to_decide"]:
            return Text("prompt-wait", {"player": player(view["decider"]), "what": Text(f"wait-{step}")})
        seat = view["decider"]
        if step == "mulligan" and any(view["marked"][seat]):
            return Text("prompt-mulligan-marked", {"cards": cards(sum(view["marked"][seat]))})
        if step == "setup-tile" and not view["laid"]:
            return Text("prompt-setup-first")
        if step == "setup-coast" and view["tile"] < 0:
            return Text("prompt-setup-coast-any")
        if step == "action":
            if view["last_round"]:
                return Text("prompt-action-last")
            near = self.names.near_the_end(view)
            if near:
                who = "you" if near == [seat] else "one" if len(near) == 1 else "many"
                args: Args = {"round": view["round"], "who": who, "player": player(near[0]), "n": len(near)}
                return Text("prompt-action-near", args)
            return Text("prompt-action", {"round": view["round"]})
        if step == "site":
            return Text("prompt-site", {"card": CARD_NAMES[view["card"]]})
        if step == "building-use":
            return Text("prompt-building-use", {"site": self.names.part_of_site(view["site"])})
        if step == "pay-card":
            return self._payment(view, seat)
        if step.endswith(("cell", "rotation", "coast")):
            return Text(f"prompt-{step}", {"tile": self.names.tile(view["tile"])})
        return Text(f"prompt-{step}")

    def _chance(self, view: View) -> Text:
        if view["step"] == "draw_start":
            return Text("chance-start")
        if view["step"] == "draw_tile":
            return Text("chance-tile")
        if view["draw_from"] >= 0:
            return Text("chance-steal", {"player": player(view["mover"]), "victim": player(view["draw_from"])})
        return Text("chance-card", {"player": player(view["mover"])})

    def _payment(self, view: View, seat: int) -> Text:
        """How much is still due for what, and whose pirates make it dear."""
        args: Args = {"what": card(view["card"]), "n": view["due"]}
        if view["card"] != SHIP:
            args["what"] = Text("card-at", {"card": card(view["card"]), "part": self.names.part_of_site(view["site"])})
            island = view["island"][self.data.sites[view["site"]].part]
            pirates = self.names.pirates_on(view, seat, island)
            if pirates and self.data.piracy_cost[view["card"]] != self.data.card_cost[view["card"]]:
                return Text("prompt-pay-piracy", args | {"pirates": listing([player(other) for other in pirates])})
        return Text("prompt-pay-card", args)

    # ------------------------------------------------------------------ the end

    def result(self, view: View) -> Text:
        """The reckoning row by row, and who has won."""
        lines = [Text("result-lull")] if view["ending"] == "lull" else []
        order = sorted(range(view["seats"]), key=lambda seat: (view["ranking"][seat], seat))
        for seat in reversed(order):
            parts = [
                Text("reckoning-part", {"units": units(number, n), "price": self.names.price(view, number)})
                for number, n in enumerate(self.names.stock(view, seat))
                if n
            ]
            total = listing(parts) if parts else Text("reckoning-none")
            lines.append(
                Text("reckoning-player", {"player": player(seat), "sum": total, "points": view["scores"][seat]})
            )
        lines.append(self.verdict(view))
        told = story(lines)
        assert told is not None
        return told

    def verdict(self, view: View) -> Text:
        """Who has won."""
        order = sorted(range(view["seats"]), key=lambda seat: (view["ranking"][seat], seat))
        winners = [seat for seat in order if view["ranking"][seat] == 1]
        points = view["scores"][winners[0]]
        equals = [seat for seat in order if view["scores"][seat] == points and seat not in winners]
        args: Args = {"player": player(winners[0]), "points": points}
        if len(winners) > 1:
            names = listing([player(seat) for seat in winners])
            return Text("result-shared", {"players": names, "points": points})
        if equals:
            return Text("result-tie", args | {"others": listing([player(seat) for seat in equals])})
        return Text("result-one", args)

    # ------------------------------------------------------------------ choices

    def label_at_once(self, view: View, action: int, site: int, paid: int) -> Text:
        """What a card does for which nothing more is asked."""
        _, kind = self.family(action)
        args: Args = {"card": card(kind), "part": self.names.part_of_site(site), "cards": cards(paid)}
        all_ = view["hand_size"][view["seat"]] == paid + 1
        return Text("label-play-all" if all_ else "label-play-at-once", args)

    def label(self, view: View, action: int) -> Text:
        """What a choice does, in a few words."""
        name, which = self.family(action)
        if name == "done" and any(self._marked(view)):
            return Text("label-exchange", {"cards": cards(sum(self._marked(view)))})
        if name == "good":
            return Text(
                "label-good-raise" if view["step"] == "market_good" else "label-good-copy", {"good": good(which)}
            )
        if name == "from":
            den = which >= self.names.parts
            return Text("label-from-den" if den else "label-from", {"place": self.names.place(which)})
        return Text(f"label-{name}", self._arguments(view, name, which))

    def _marked(self, view: View) -> list[int]:
        seat = view["seat"]
        return list(view["marked"][seat]) if seat is not None and view["step"] == "mulligan" else []

    def _arguments(self, view: View, name: str, which: int) -> Args:
        if name in ("mark", "play", "pay", "draw"):
            return {"card": card(which)}
        if name == "to":
            return {"place": self.names.place(which)}
        if name == "tile":
            return {"tile": str(self.data.tiles[which].id), "name": self.data.tiles[which].name}
        if name == "reveal":
            return {"tile": self.names.tile(which)}
        if name == "cell":
            found = self._beside(view, which)
            if not found:
                return {"way": "alone"}
            others = listing([tile for tile, _ in found[1:]])
            return {"way": found[0][1], "tile": found[0][0], "others": others, "n": len(found)}
        if name == "turn":
            return {"degrees": 60 * which}
        if name == "site":
            return self._site(view, which)
        return {"player": player(which)} if name == "start" else {}

    def _beside(self, view: View, cell: int) -> list[tuple[Text, str]]:
        """The tiles around a cell, and on which side of each it lies."""
        q, r = self.cells[cell]
        found: list[tuple[Text, str]] = []
        for tile in view["laid"]:
            other = self.cells[view["placed"][tile] // 6]
            way = _WAYS.get((q - other[0], r - other[1]))
            if way is not None:
                found.append((Text("tile-number", {"tile": str(self.data.tiles[tile].id)}), way))
        return found

    def _site(self, view: View, which: int) -> Args:
        """A site, with its price for whoever is on turn."""
        site = self.data.sites[which]
        kind = CARD_FOR[site.kind]
        island = view["island"][site.part]
        seat = max(0, view["mover"])
        cost = self.names.cost(view, seat, kind, island) if island >= 0 else self.data.card_cost[kind]
        return {"kind": site_kind(site.kind), "part": self.data.part_name(site.part), "cost": cost}

    def help(self, view: View, action: int) -> Text | None:
        """What a choice means, for someone new to the game."""
        name, which = self.family(action)
        seat = max(0, view["mover"])
        if name == "done":
            return Text("help-exchange" if any(self._marked(view)) else "help-done")
        if name == "end-actions":
            base, per_ship, per_fort = self.data.limits[7:10]
            drawn: Args = {"cards": cards(self.names.cards_due(view, seat)), "base": base}
            return Text("help-end-actions", drawn | {"ship": per_ship, "fort": per_fort})
        if name == "play":
            args: Args = {"cost": cards(self.data.card_cost[which]), "piracy": self.data.piracy_cost[which]}
            args |= {"ships": self.data.ships_needed[which], "gold": self.data.limits[13], "ship": self.data.limits[8]}
            args |= {"markets": self.data.limits[10], "markers": view["markers"]}
            return Text(f"help-play-{CARD_NAMES[which]}", args)
        if name == "supply":
            return Text("help-supply", {"ships": self.data.limits[0] - self.names.ships_on_map(view, seat)})
        if name == "to":
            return self._help_to(view, which, seat)
        if name == "tile":
            tile = self.data.tiles[which]
            den = "yes" if tile.den else "no"
            return Text("help-tile", {"parts": tile.parts, "sites": self.names.sites_of(which), "den": den})
        if name == "site":
            return self.names.price_tip(view, seat, which)
        if name == "good":
            return self._help_good(view, which)
        return None if name in ("start", "reveal", "draw") else Text(f"help-{name}")

    def _help_to(self, view: View, place: int, seat: int) -> Text:
        if place >= self.names.parts:
            return Text("help-to-den")
        island = view["island"][place]
        if island < 0:
            kinds = [site_kind(site.kind) for site in self.data.sites if site.part == place]
            return Text("help-new-coast", {"sites": listing(kinds)})
        args: Args = {"island": self.data.part_name(island), "ships": self.names.ships_at(view, seat, island)}
        return Text("help-to-coast", args | {"sites": site_list(view["free"][island])})

    def _help_good(self, view: View, which: int) -> Text:
        if view["step"] != "market_good":
            return Text("help-good-copy", {"units": units(which, 1)})
        at = view["raises"][which]
        row = self.data.prices[which]
        args: Args = {"price": row[at], "next": row[min(at + 1, len(row) - 1)], "units": units(which, 1)}
        return Text("help-good-raise", args)

    # ------------------------------------------------------------------ the log

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        """The log line of a step, for the viewer of these views; None if the step is not worth a line."""
        lines = self._told(before, event, after)
        if after["over"]:
            lines.append(self.result(after))
        elif after["round"] > before["round"]:
            key = "log-round-lull" if after["lull"] == self.data.limits[12] - 1 else "log-round"
            lines.append(Text(key, {"round": after["round"]}))
        return story(lines)

    def _told(self, before: View, event: Event, after: View) -> list[Text]:
        if event.seat == CHANCE:
            return self._tell_chance(before, event)
        assert event.action is not None
        who: Args = {"player": player(event.seat)}
        if event.action == DONE:
            gone = [b - a for a, b in zip(before["discard"], after["discard"], strict=True)]
            return [Text("log-exchange", who | {"cards": card_list(gone)}) if any(gone) else Text("log-keep", who)]
        if event.action == END_ACTIONS:
            return [self._tell_end(before, event.seat)]
        return self._tell_card(before, event.seat, after)

    def _tell_chance(self, before: View, event: Event) -> list[Text]:
        who, victim = before["mover"], before["draw_from"]
        if event.action is None:
            if victim < 0:
                return []
            return [Text("log-steal", {"player": player(who), "victim": player(victim)})]
        name, which = self.family(event.action)
        if name == "start":
            return [Text("log-start", {"player": player(which)})]
        if name == "reveal":
            return [Text("log-reveal", {"tile": self.names.tile(which)})]
        if victim < 0:
            return [Text("log-draw-own", {"card": card(which)})]
        if before["seat"] == victim:
            return [Text("log-stolen", {"player": player(who), "card": card(which)})]
        return [Text("log-steal-own", {"victim": player(victim), "card": card(which)})]

    def _tell_end(self, before: View, seat: int) -> Text:
        args: Args = {"player": player(seat), "cards": cards(self.names.cards_due(before, seat))}
        produced = before["production"][4 * seat : 4 * seat + 4]
        if not any(produced):
            return Text("log-end-nothing", args)
        return Text("log-end-actions", args | {"goods": good_list(produced)})

    def _tell_card(self, before: View, seat: int, after: View) -> list[Text]:
        """What a card did, once it is paid; a first island likewise."""
        lines: list[Text] = []
        who: Args = {"player": player(seat)}
        if after["ships"] != before["ships"]:
            lines.append(self._tell_ship(before, seat, after))
            joined = self._joined(before, after)
            if len(joined) > 1:
                lines.append(Text("log-joined", {"islands": listing(joined)}))
        for site, owner in enumerate(after["owner"]):
            if owner != before["owner"][site]:
                lines.append(self._tell_site(site, after, who))
        for number, raised in enumerate(after["raises"]):
            if raised != before["raises"][number]:
                lines.append(Text("log-market", who | {"good": good(number), "price": self.names.price(after, number)}))
        if lines and after["round"]:
            paid = [b - a for a, b in zip(before["discard"], after["discard"], strict=True)]
            kind = before["card"] if before["card"] >= 0 else self._played(before, seat, after)
            if 0 <= kind < KINDS:
                paid[kind] -= 1
            if any(number > 0 for number in paid) and kind != MARKET:
                lines.append(Text("log-paid", {"cards": card_list([max(0, number) for number in paid])}))
        if after["last_round"] and not before["last_round"]:
            lines.append(Text("log-last-round"))
        return lines

    def _played(self, before: View, seat: int, after: View) -> int:
        """The card that was played in a single step, its other decisions having one option each."""
        if after["ships"] != before["ships"]:
            return SHIP
        for site, owner in enumerate(after["owner"]):
            if owner != before["owner"][site]:
                return int(CARD_FOR[self.data.sites[site].kind])
        return MARKET

    def _tell_ship(self, before: View, seat: int, after: View) -> Text:
        ship = next(n for n, place in enumerate(after["ships"]) if place != before["ships"][n])
        source, target = before["ships"][ship], after["ships"][ship]
        args: Args = {"player": player(seat), "coast": self.names.place(target)}
        if len(after["laid"]) > len(before["laid"]):
            args["tile"] = self.names.tile(after["laid"][-1])
            return Text("log-explore" if before["round"] else "log-first-island", args)
        if not before["round"]:
            return Text("log-first-ship", args)
        if source < 0:
            return Text("log-ship-new" if target < self.names.parts else "log-ship-den", args)
        return Text("log-ship-move", args | {"source": self.names.place(source)})

    def _joined(self, before: View, after: View) -> list[Text]:
        """The islands of before that have become one."""
        homes: dict[int, set[int]] = {}
        for old, new in zip(before["island"], after["island"], strict=True):
            if old >= 0:
                homes.setdefault(new, set()).add(old)
        return [self.names.island(old) for olds in homes.values() if len(olds) > 1 for old in sorted(olds)]

    def _tell_site(self, site: int, after: View, who: Args) -> Text:
        kind, use = self.data.sites[site].kind, after["building"][site]
        args = who | {"site": self.names.part_of_site(site)}
        if kind == BUILDING_SITE:
            return Text("log-fort", args) if use == A_FORT else Text("log-post", args | {"good": good(use)})
        if kind == RUIN_SITE:
            return Text("log-ruin", args | {"gold": self.data.limits[13]})
        return Text("log-mine", args) if kind == 3 else Text("log-plantation", args | {"good": good(kind)})
