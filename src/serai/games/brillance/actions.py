"""The action table of Brillance: every action has a small number, dense for a given board."""

from typing import Final

from mypy_extensions import i64

END_TURN: Final = 0
PAUSE: Final = 1
DELIVER: Final = 2
HALT: Final = 3
STOP: Final = 4
PASS: Final = 5
REACT: Final = 6
"""Answer a window with the card it is about: Windfall, or in a variant Bribe."""
NO_REACTION: Final = 7
"""Chance, without a choice: a window closes and nobody reacted."""
_FIRST: Final = 8

COLOURS: Final[i64] = 6
PER_COLOUR: Final[i64] = 5
"""Carts of one colour."""
CARTS: Final[i64] = 30
BANDITS: Final = 30
"""The bandits' cart, where carts are numbered: the one after those of the colours."""
SHOPS: Final[i64] = 36
KINDS: Final[i64] = 10
"""Kinds of event cards."""
ZONES: Final[i64] = 4


class Actions:
    """Where each family of actions begins in the table: ``step0 + space`` is a step to that space, and so on."""

    def __init__(self, spaces: i64, arrangements: i64) -> None:
        self.colour0: i64 = _FIRST
        """Choose a colour; as a target ``colour0 + COLOURS`` is the bandits."""
        self.card0: i64 = self.colour0 + COLOURS + 1
        """Play a card of a kind."""
        self.cart0: i64 = self.card0 + KINDS
        """Choose a cart, to act or as a target; the last one is the bandits'."""
        self.step0: i64 = self.cart0 + CARTS + 1
        """Step to a space, with whatever is being moved."""
        self.give0: i64 = self.step0 + spaces
        """Give a good to a cart."""
        self.rob0: i64 = self.give0 + CARTS
        """Let the bandits rob a cart."""
        self.shop0: i64 = self.rob0 + CARTS
        """Choose a shop as a target."""
        self.zone0: i64 = self.shop0 + SHOPS
        """Choose the part of the city for a dwarf."""
        self.space0: i64 = self.zone0 + ZONES
        """Choose a space as a target: for a dwarf, or where one sits."""
        self.dealt0: i64 = self.space0 + spaces
        """Chance: the colour dealt to a player."""
        self.first0: i64 = self.dealt0 + COLOURS
        """Chance: the first player."""
        self.orders0: i64 = self.first0 + COLOURS
        """Chance: how the orders of a colour lie on its shops."""
        self.draw0: i64 = self.orders0 + arrangements
        """Chance: the kind of the card drawn."""
        self.reaction0: i64 = self.draw0 + KINDS
        """Chance, without a choice: a window closes, and this player reacted."""
        self.size: i64 = self.reaction0 + COLOURS
