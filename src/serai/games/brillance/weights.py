"""What each feature tells about who will win: one more of it makes a win e to this power times as likely.

Learned from self-play by tools/learn.py, for two players and for more; docs/evaluation.md says how well.
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "points": (0.0, 0.0),
    "points, late in the night": (0.0, 0.0),
    "what the carts may bring": (0.0, 0.0),
    "what the carts may bring, late": (0.0, 0.0),
    "complete shops": (0.0, 0.0),
    "carts home": (0.0, 0.0),
    "carts on their way home": (0.0, 0.0),
    "wrecked carts": (0.0, 0.0),
    "goods wanted that no cart has": (0.0, 0.0),
    "first out of the city": (0.0, 0.0),
    "cards": (0.0, 0.0),
    "turn to come in this round": (0.0, 0.0),
}
