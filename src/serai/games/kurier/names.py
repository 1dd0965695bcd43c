"""What Kurier calls things, and the questions about a view that its sentences need answered."""

from collections.abc import Callable, Sequence
from functools import cache

from serai.core.texts import Text, listing
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
from serai.games.kurier.board import BLANK, COLOURS, FULL_AT, TYPES
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES, KurierData
from serai.games.kurier.rules import Kurier

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


@cache
def player(seat: int) -> Text:
    """A player, called by his colour."""
    return Text(f"player-{COLOUR_NAMES[seat]}")


@cache
def courier(courier_type: int) -> Text:
    """A type of courier."""
    return Text(f"courier-{TYPE_NAMES[courier_type]}")


def coin(kind: int, value: int) -> Text:
    """A coin: by its name if it is worth nothing by the rules, else by what it is worth."""
    return Text(f"coin-{COIN_NAMES[kind]}") if kind <= BLANK else rubles(value)


def rubles(number: int) -> Text:
    """An amount of money."""
    return Text("rubles", {"n": number})


def village(number: int) -> Text:
    """A village, called by its landscape."""
    return Text(f"village-{number}")


class KurierNames:
    """Speaks of actions by their meaning; knows the names of the inns and the action table."""

    def __init__(self, data: KurierData, actions: Actions, imagine: Callable[[View], Kurier]) -> None:
        self.data = data
        self.actions = actions
        self.imagine = imagine
        """Gives a state on which the rules can be asked what a viewer may know."""

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

    def coin(self, kind: int) -> Text:
        """A kind of coin."""
        return coin(kind, self.data.coin_value[kind])

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

    def _skipped(self, departure: int, night: int) -> Text | None:
        """The villages where a traveller found no room."""
        between = [village(number) for number in range(self.village_of(departure) + 1, night)]
        return listing(between) if between else None

    def _shut_out(self, view: View, barred: int, courier_type: int, departure: int, night: int) -> bool:
        """Whether a traveller passed a village only because its free room is at the first traveller's inn."""
        if barred < 0 or not self.village_of(departure) < self.village_of(barred) < night:
            return False
        return bool(view["rooms"][TYPES * barred + courier_type] < 0 and self.lodgers(view, barred) < FULL_AT)

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
            return {"coin": self.coin(which)}
        return {}

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
