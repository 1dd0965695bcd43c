"""Every card and sign of Brillance, for who looks something up."""

from serai.core.reference import Group, Item
from serai.core.texts import Text
from serai.games.brillance.board import BONUS_GIFT, DELIVERY_ERROR
from serai.games.brillance.data import CARD_NAMES, COLOUR_NAMES, BrillanceData
from serai.games.brillance.names import card_name, card_text


def reference(data: BrillanceData) -> tuple[Group, ...]:
    """Event cards with their texts and numbers, then what stands on the board."""
    board, colour = data.board, COLOUR_NAMES[0]
    cards = tuple(
        Item(f"card-{name}", card_name(kind), card_text(kind, board), int(board.card_count[kind]))
        for kind, name in enumerate(CARD_NAMES)
    )
    signs = (
        Item(
            "cart-3",
            Text("reference-cart"),
            Text("reference-cart-text"),
            colour=colour,
            alike=_emptier("cart", 0, 1, 2),
        ),
        Item("cart-neutral", Text("reference-neutral"), Text("reference-neutral-text")),
        Item(
            "bandits-0",
            Text("reference-bandits"),
            Text("reference-bandits-text"),
            alike=_emptier("bandits", 1, 2, 3),
        ),
        Item("wreck", Text("reference-wreck"), Text("reference-wreck-text")),
        Item("dwarf", Text("reference-dwarf"), Text("reference-dwarf-text")),
        Item("marker-minus", card_name(BONUS_GIFT), Text("reference-minus-text")),
        Item("marker-plus", card_name(DELIVERY_ERROR), Text("reference-plus-text")),
        Item("sign-complete", Text("reference-complete"), Text("reference-complete-text")),
    )
    return Group(Text("reference-cards"), cards), Group(Text("reference-signs"), signs)


def _emptier(name: str, *goods: int) -> tuple[str, ...]:
    """The same cart with other numbers of goods."""
    return tuple(f"{name}-{number}" for number in goods)
