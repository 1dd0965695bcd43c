"""What Brillance calls things, and the questions about a view that its sentences need answered."""

from collections.abc import Callable, Mapping

from serai.core.texts import Text
from serai.core.view import View
from serai.games.brillance.actions import (
    BANDITS,
    COLOURS,
    DELIVER,
    END_TURN,
    HALT,
    NO_REACTION,
    PASS,
    PAUSE,
    PER_COLOUR,
    REACT,
    STOP,
)
from serai.games.brillance.board import BANDITS_CARD, BRIBE, NO_SHOP, PER_SHOPS, Board
from serai.games.brillance.data import CARD_NAMES, COLOUR_NAMES, ZONE_NAMES, BrillanceData
from serai.games.brillance.position import DWARF, NONE
from serai.games.brillance.rules import Brillance
from serai.games.brillance.windows import can_react

Args = dict[str, str | int | Text]

_SIMPLE = {
    END_TURN: "end-turn",
    PAUSE: "pause",
    DELIVER: "deliver",
    HALT: "halt",
    STOP: "stop",
    PASS: "pass",
    REACT: "react",
    NO_REACTION: "no-reaction",
}
_FAMILIES = ("start", "fore", "road", "ring", "quay", "street", "isle")


def player(view: View, seat: int) -> Text:
    """A player, called by his colour as soon as he has one."""
    return called(view["colour"][seat], seat)


def called(colour: int, seat: int) -> Text:
    """A player of this colour, or in this seat as long as he has none."""
    return Text("seat", {"number": seat + 1}) if colour == NONE else Text(f"player-{COLOUR_NAMES[colour]}")


def colour_name(colour: int) -> Text:
    """A colour, or the bandits where they stand in for one."""
    return Text("bandits") if colour == COLOURS else Text(f"colour-{COLOUR_NAMES[colour]}")


def card_name(kind: int) -> Text:
    """An event card."""
    return Text(f"card-{CARD_NAMES[kind].replace('_', '-')}")


def card_text(kind: int, board: Board) -> Text:
    """What stands on an event card, with the numbers of the data."""
    key = f"card-{CARD_NAMES[kind].replace('_', '-')}-text"
    if kind == BANDITS_CARD:
        return Text(key, {"points": int(board.bandit_points)})
    return Text(key, {"steps": int(board.bribe_steps)} if kind == BRIBE else {})


def cart_name(cart: int) -> Text:
    """A cart by colour and number, or the bandits' cart."""
    if cart == BANDITS:
        return Text("bandit-cart")
    return Text("cart", {"colour": colour_name(cart // PER_COLOUR), "number": cart % PER_COLOUR + 1})


def cart_named(cart: int) -> Args:
    """A cart for a sentence: inside it, and as its first word."""
    if cart == BANDITS:
        return {"cart": Text("bandit-cart"), "first": Text("bandit-cart-first")}
    first = Text("cart-first", {"hue": COLOUR_NAMES[cart // PER_COLOUR], "number": cart % PER_COLOUR + 1})
    return {"cart": cart_name(cart), "first": first}


def zone_name(zone: int) -> Text:
    """A part of the city."""
    return Text(f"zone-{ZONE_NAMES[zone]}")


def goods(number: int) -> Text:
    """So many goods."""
    return Text("goods", {"n": number})


def points(number: int) -> Text:
    """So many points of the score."""
    return Text("points", {"n": number})


def named(names: Mapping[str, str]) -> Text:
    """A name that the data file gives in each language."""
    return Text("name", {"nl": names["nl"], "en": names["en"]})


class BrillanceNames:
    """Speaks of actions by their meaning; knows the names of spaces and shops and the action table."""

    def __init__(self, data: BrillanceData) -> None:
        self.data = data
        self.board = data.board
        self.actions = data.board.actions

    def family(self, action: int) -> tuple[str, int]:
        """Which kind of action this is, and which one of them."""
        if action in _SIMPLE:
            return _SIMPLE[action], 0
        table = self.actions
        for name, first in (
            ("reaction", table.reaction0),
            ("draw", table.draw0),
            ("orders", table.orders0),
            ("first", table.first0),
            ("dealt", table.dealt0),
            ("space", table.space0),
            ("zone", table.zone0),
            ("shop", table.shop0),
            ("rob", table.rob0),
            ("give", table.give0),
            ("step", table.step0),
            ("cart", table.cart0),
            ("card", table.card0),
        ):
            if action >= first:
                return name, int(action - first)
        return "colour", int(action - table.colour0)

    def shop(self, shop: int) -> Text:
        """A shop by the name on its sign, with its colour."""
        return Text("shop", {"name": named(self.data.shops[shop]), "colour": colour_name(shop // PER_SHOPS)})

    def space(self, space: int) -> Text:
        """A space: its name, the shop it lies before, or where it is and its number."""
        facts = self.data.spaces[space]
        if facts.name:
            return Text("named", {"kind": facts.id.partition("_")[0], "nl": facts.name["nl"], "en": facts.name["en"]})
        if self.board.shop_at[space] != NO_SHOP:
            return Text("before-shop", {"shop": self.shop(int(self.board.shop_at[space]))})
        family, _, rest = facts.id.partition("_")
        if family in _FAMILIES:
            number = rest.rpartition("_")[2].lstrip("ns0") or rest
            if facts.colour != NONE:
                return Text("space-start", {"colour": colour_name(facts.colour), "number": number})
            if family == "fore":
                colour = rest.partition("_")[0]
                return Text("space-fore", {"colour": Text(f"colour-{colour}"), "number": number})
            return Text(f"space-{family}", {"number": number, "bank": facts.zone})
        return Text("space-castle") if facts.id == "castle" else Text("space-other", {"id": facts.id})

    def gate(self, space: int) -> Text:
        """A gate by its bare name, for sentences that bring the article."""
        name = self.data.spaces[space].name
        return named(name) if name else self.space(space)

    def thing(self, view: View, space: int) -> Text:
        """What stands on a space that is not free."""
        thing = view["on"][space]
        return Text("dwarf") if thing == DWARF else cart_name(thing)

    def need(self, view: View, shop: int) -> int:
        """How many goods a shop wants in all."""
        return int(view["order"][shop] + view["plus"][shop] - view["minus"][shop])

    def card_said(self, view: View) -> Text:
        """The card being played with its targets, in one breath."""
        kind = CARD_NAMES[view["card"]]
        card = card_name(view["card"])
        target, second = view["target"], view["second"]
        if kind in ("bonus_gift", "delivery_error"):
            return Text("card-on-shop", {"card": card, "target": self.shop(target)})
        if kind == "breakdown":
            return Text("card-on", {"card": card, "target": cart_name(target)})
        if kind in ("collision", "unfair_competition"):
            key = "card-on-two" if kind == "collision" else "card-from"
            return Text(key, {"card": card, "target": cart_name(target), "second": cart_name(second)})
        if kind in ("unexpected_obstacle", "cleared_passage"):
            return Text("card-at", {"card": card, "space": self.space(second)})
        if kind == "bribe":
            goal = second if view["third"] == NONE else view["third"]
            return Text("card-to", {"card": card, "target": cart_name(target), "space": self.space(goal)})
        return card


class BrillanceSpeaker(BrillanceNames):
    """Speaks of a view; what the rules say of it is asked of them, on a state imagined from it, and not told again."""

    def __init__(self, data: BrillanceData, imagine: Callable[[View], Brillance]) -> None:
        super().__init__(data)
        self.imagine = imagine

    def can_react(self, view: View, seat: int) -> bool:
        """Whether this seat, whose cards the view shows, holds the card that the window is about and could play it."""
        return bool(can_react(self.imagine(view), seat))
