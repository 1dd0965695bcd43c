"""What each feature tells about who will win: one more of it makes a win e to this power times as likely.

Learned from self-play by tools/learn.py, for two players and for more; docs/evaluation.md says how well.
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "points": (-0.005477, -0.3249),
    "points, late in the night": (0.9, 1.528),
    "what the carts may bring": (0.05077, 0.01718),
    "what the carts may bring, late": (0.02633, 0.1081),
    "complete shops": (0.1932, 0.1168),
    "carts home": (-0.5373, 0.01472),
    "carts on their way home": (-0.1098, -0.2265),
    "wrecked carts": (-0.1229, 0.323),
    "goods wanted that no cart has": (-0.07052, 0.07233),
    "first out of the city": (0.4831, 0.5479),
    "cards": (-0.02439, 0.2322),
    "turn to come in this round": (-0.2304, 0.4067),
}
