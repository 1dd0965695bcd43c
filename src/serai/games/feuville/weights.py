"""What each feature tells about who will win: one more of it makes a win e to this power times as likely.

Learned from self-play by tools/learn.py, for two players and for more; docs/evaluation.md says how well.
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "points": (0.06735, 0.08739),
    "points, near the end": (0.02613, 0.08355),
    "rest of this turn": (0.06912, 0.03878),
    "hidden decrees": (0.05213, 0.08529),
    "open and stored decrees": (0.05063, 0.06141),
    "skyline": (0.1223, 0.05701),
    "city": (0.03747, 0.056),
    "stored spells": (0.1192, -0.0946),
    "stored tiles": (-0.09775, -0.0005563),
    "all hopes, near the end": (0.05154, 0.1384),
    "king's grace": (0.2969, 0.2273),
    "turns to come": (1.282, 1.716),
}
