"""How a seat stands in a game, as its players count it."""

from msgspec import Struct

from serai.core.texts import Text


class Standing(Struct, frozen=True):
    """How one seat stands in the eyes of a viewer: what is hidden from him is not counted, and said to be hidden."""

    short: str
    """A few signs for beside a name: a number, or numbers; a question mark where something is hidden."""
    parts: tuple[Text, ...] = ()
    """What it is made of, a line each."""
    count: int | None = None
    """The number that ``scores`` would hold if the game ended now; None where it is hidden or the game counts none."""
