"""Every card, good, site and tile of Ilôs, for who looks something up."""

from serai.core.reference import Group, Item
from serai.core.texts import Text
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES, GOOD_NAMES, IlosData


def reference(data: IlosData) -> tuple[Group, ...]:
    """Cards with what they cost and do, goods with their prices, pieces, and all tiles."""
    colour = COLOUR_NAMES[0]
    cards = tuple(
        Item(f"card-{name}", Text(f"card-{name}"), Text(f"reference-card-{name}", _costs(data, kind)), count)
        for kind, (name, count) in enumerate(zip(CARD_NAMES, data.card_count, strict=True))
    )
    goods = tuple(
        Item(f"good-{name}", Text(f"good-{name}"), Text("reference-prices", {"prices": " · ".join(map(str, prices))}))
        for name, prices in zip(GOOD_NAMES, data.prices, strict=True)
    )
    pieces = (
        Item("ship", Text("reference-ship"), Text("reference-ship-text"), colour=colour),
        Item("pioneer", Text("reference-pioneer"), Text("reference-pioneer-text"), colour=colour),
        Item("fort", Text("reference-fort"), Text("help-fort")),
        Item("post", Text("reference-post"), Text("help-trading-post")),
        Item("den", Text("reference-den"), Text("reference-den-text")),
        Item("site-building", Text("site-building"), Text("reference-site-building")),
        Item("site-ruin", Text("site-ruin"), Text("reference-site-ruin")),
    )
    tiles = tuple(
        Item(
            f"tile-{tile.id}-0",
            Text("tip-tile", {"tile": tile.id, "name": tile.name}),
            alike=tuple(f"tile-{tile.id}-{turned}" for turned in range(1, 6)),
        )
        for tile in data.tiles
    )
    return (
        Group(Text("reference-cards"), cards),
        Group(Text("reference-goods"), goods),
        Group(Text("reference-pieces"), pieces),
        Group(Text("reference-tiles"), tiles, Text("reference-tiles-text")),
    )


def _costs(data: IlosData, kind: int) -> dict[str, str | int | Text]:
    return {"cost": data.card_cost[kind], "piracy": data.piracy_cost[kind], "ships": data.ships_needed[kind]}
