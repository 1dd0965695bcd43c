"""What Feuville calls things."""

from serai.core.texts import Text
from serai.games.feuville.data import COLOUR_NAMES


def player(seat: int) -> Text:
    """A player, called by his colour."""
    return Text(f"player-{COLOUR_NAMES[seat]}")
