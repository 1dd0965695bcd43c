"""What each feature tells about who will win: one more of it makes a win e to this power times as likely.

Learned from self-play by tools/learn.py, for two players and for more; docs/evaluation.md says how well.
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "goods": (0.01261, 0.007509),
    "production to come": (0.02333, 0.0299),
    "cards": (0.01152, -0.0005734),
    "ships and forts": (-0.02249, -0.02607),
    "sites in reach": (0.07154, 0.03602),
    "outlook, near the end": (0.03698, 0.03731),
    "outlook in the last round": (0.03212, 0.07084),
    "pioneers placed": (-0.05234, -0.1641),
    "turns to come": (0.4014, 0.683),
}
