"""How Ilôs calls things: players, cards, goods, places, and several of them in one breath."""

from collections.abc import Sequence

from serai.core.texts import Text, listing
from serai.core.view import View
from serai.games.ilos.board import CARD_FOR, COUNT_BITS, SITE_KINDS
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES, GOOD_NAMES, SITE_NAMES, IlosData

Args = dict[str, str | int | Text]


def player(seat: int) -> Text:
    """A player, called by his colour."""
    return Text(f"player-{COLOUR_NAMES[seat]}")


def card(kind: int) -> Text:
    """A kind of card."""
    return Text(f"card-{CARD_NAMES[kind]}")


def good(number: int) -> Text:
    """A good."""
    return Text(f"good-{GOOD_NAMES[number]}")


def site_kind(kind: int) -> Text:
    """A kind of site."""
    return Text(f"site-{SITE_NAMES[kind]}")


def cards(number: int) -> Text:
    """So many cards."""
    return Text("cards", {"n": number})


def card_list(counts: Sequence[int]) -> Text:
    """Cards by kind."""
    return listing([Text("count-card", {"n": n, "card": card(kind)}) for kind, n in enumerate(counts) if n])


def units(number: int, n: int) -> Text:
    """So many units of a good."""
    return Text(f"units-{GOOD_NAMES[number]}", {"n": n})


def good_list(counts: Sequence[int]) -> Text:
    """Goods by kind."""
    return listing([units(number, n) for number, n in enumerate(counts) if n])


def site_list(free: int) -> Text:
    """Free sites by kind, as an island counts them."""
    mask = (1 << COUNT_BITS) - 1
    counts = [(kind, free >> (COUNT_BITS * kind) & mask) for kind in range(SITE_KINDS)]
    return listing([Text("count-card", {"n": n, "card": site_kind(kind)}) for kind, n in counts if n])


class Names:
    """Speaks of places by the names on the tiles."""

    def __init__(self, data: IlosData) -> None:
        self.data = data
        self.parts = len(data.parts)

    def tile(self, tile: int) -> Text:
        return Text("tile", {"tile": str(self.data.tiles[tile].id), "name": self.data.tiles[tile].name})

    def island(self, part: int) -> Text:
        return Text("island", {"name": self.data.part_name(part)})

    def place(self, place: int) -> Text:
        """A coast or a den."""
        if place < self.parts:
            return Text("coast", {"part": self.data.part_name(place)})
        return Text("den", {"tile": str(self.data.tiles[place - self.parts].id)})

    def part_of_site(self, site: int) -> str:
        return self.data.part_name(self.data.sites[site].part)

    def sites_of(self, tile: int) -> Text:
        """What is printed on a tile."""
        kinds = [site.kind for site in self.data.sites if self.data.parts[site.part][0] == tile]
        return listing([site_kind(kind) for kind in kinds])

    # ------------------------------------------------------------------ what a view tells of prices

    def pirates_on(self, view: View, seat: int, island: int) -> list[int]:
        """The other players whose pirate ships make this island dear for this player."""
        if view["forts"][island] >> seat & 1:
            return []
        return [other for other in range(view["seats"]) if other != seat and view["pirates"][island] >> other & 1]

    def cost(self, view: View, seat: int, kind: int, island: int) -> int:
        """The further cards that this player pays for a card on this island."""
        costs = self.data.piracy_cost if self.pirates_on(view, seat, island) else self.data.card_cost
        return costs[kind]

    def price_tip(self, view: View, seat: int, site: int) -> Text:
        """What a site costs this player, and whose pirate ships make it dear."""
        facts = self.data.sites[site]
        return self.price_among(facts.kind, self.pirates_on(view, seat, view["island"][facts.part]))

    def price_among(self, kind: int, pirates: Sequence[int]) -> Text:
        """What a site of this kind costs who has these pirates around."""
        kind = CARD_FOR[kind]
        normal = self.data.card_cost[kind]
        args: Args = {"cost": self.data.piracy_cost[kind] if pirates else normal, "normal": normal}
        if args["cost"] == normal:
            return Text("price-normal", args)
        return Text("price-piracy", args | {"pirates": listing([player(other) for other in pirates])})

    def ships_at(self, view: View, seat: int, island: int) -> int:
        """How many ships of this player are anchored at this island."""
        number = self.data.limits[0]
        places = view["ships"][number * seat : number * seat + number]
        return sum(0 <= place < self.parts and view["island"][place] == island for place in places)

    def ships_on_map(self, view: View, seat: int) -> int:
        number = self.data.limits[0]
        return sum(place >= 0 for place in view["ships"][number * seat : number * seat + number])

    def near_the_end(self, view: View) -> list[int]:
        """The players who need only one more pioneer to bring on the last round."""
        spare = self.data.limits[1] - self.data.limits[11]
        return [seat for seat, left in enumerate(view["pioneers"]) if left == 1 + spare]

    def cards_due(self, view: View, seat: int) -> int:
        """How many cards this player draws in phase 3."""
        base, per_ship, per_fort = self.data.limits[7:10]
        return int(base + per_ship * self.ships_on_map(view, seat) + per_fort * view["forts_built"][seat])

    def price(self, view: View, number: int) -> int:
        """What one unit of a good is worth now."""
        return int(self.data.prices[number][view["raises"][number]])

    def stock(self, view: View, seat: int) -> list[int]:
        """What lies behind a screen, once the game is over."""
        return [got - gone for got, gone in zip(view["received"], view["spent"], strict=True)][4 * seat : 4 * seat + 4]
