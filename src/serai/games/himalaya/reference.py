"""Every tile, order disc and token of Himalaya, for who looks something up."""

from serai.core.reference import Group, Item
from serai.core.texts import Text
from serai.games.himalaya import names
from serai.games.himalaya.data import COMMAND_NAMES, RESOURCE_NAMES, TRIBE_NAMES, HimalayaData


def reference(data: HimalayaData) -> tuple[Group, ...]:
    """Commands, resources, pieces, events, and all order discs."""
    colour = TRIBE_NAMES[0]
    commands = tuple(Item(f"tile-{name}", Text(f"command-{name}"), Text(f"help-{name}")) for name in COMMAND_NAMES)
    resources = tuple(
        Item(f"cube-{name}", Text(f"resource-{name}"), Text("reference-cube", {"place": place}), data.cubes[place - 1])
        for place, name in enumerate(RESOURCE_NAMES, 1)
    )
    pieces = (
        Item("caravan", Text("reference-caravan"), Text("reference-caravan-text"), colour=colour),
        Item("stupa", Text("reference-stupa"), Text("reference-stupa-text"), colour=colour),
        Item("delegation", Text("reference-delegation"), Text("reference-delegation-text"), colour=colour),
        Item("leader", Text("reference-leader"), Text("reference-leader-text")),
        Item("token", Text("reference-token"), Text("reference-token-text", {"yaks": int(data.board().token_yaks)})),
    )
    events = tuple(
        Item(f"event-{name}", Text(f"event-{name.replace('_', '-')}"), Text(f"help-{name.replace('_', '-')}"))
        for name in ("yeti", "snowstorm", "market_day")
    )
    discs = tuple(
        Item(f"disc-{disc.id}", names.disc(data, kind), count=disc.count) for kind, disc in enumerate(data.discs)
    )
    return (
        Group(Text("reference-commands"), commands),
        Group(Text("reference-resources"), resources),
        Group(Text("reference-pieces"), pieces),
        Group(Text("reference-events"), events),
        Group(Text("reference-discs"), discs, Text("reference-discs-text")),
    )
