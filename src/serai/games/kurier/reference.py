"""Every courier, coin and sign of Kurier des Zaren, for who looks something up."""

from serai.core.reference import Group, Item
from serai.core.texts import Text
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES, KurierData
from serai.games.kurier.names import coin


def reference(data: KurierData) -> tuple[Group, ...]:
    """Couriers with their rooms, coins with their numbers, and what else lies on the board."""
    colour = COLOUR_NAMES[0]
    couriers = tuple(
        Item(f"courier-{name}", Text(f"courier-{name}"), Text(f"reference-room-{name}"), data.per_type, colour=colour)
        for name in TYPE_NAMES
    )
    coins = tuple(
        Item(f"coin-{name}", coin(kind, data.coin_value[kind]), Text(_coin_text(kind)), data.coin_count[kind])
        for kind, name in enumerate(COIN_NAMES)
    )
    signs = (
        Item("dispatch", Text("reference-dispatch"), Text("reference-dispatch-text"), colour=colour),
        Item("guard", Text("reference-guard"), Text("reference-guard-text")),
        Item("stack", Text("reference-stack"), Text("reference-stack-text"), colour=colour),
        Item("closed", Text("reference-closed"), Text("reference-closed-text")),
        Item("coins", Text("reference-coins"), Text("reference-coins-text")),
    )
    return (
        Group(Text("reference-couriers"), couriers),
        Group(Text("reference-money"), coins),
        Group(Text("reference-signs"), signs),
    )


def _coin_text(kind: int) -> str:
    return ("reference-njet", "reference-blank")[kind] if kind < 2 else "reference-rubles"
