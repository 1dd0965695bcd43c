"""What each feature tells about who will win: one more of it makes a win e to this power times as likely.

Learned from self-play by tools/learn.py, for two players and for more; docs/evaluation.md says how well.
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "lead in religion": (0.0, 0.0),
    "lead in politics": (0.0, 0.0),
    "lead in yaks": (0.0, 0.0),
    "lead in religion, late": (0.0, 0.0),
    "lead in politics, late": (0.0, 0.0),
    "lead in yaks, late": (0.0, 0.0),
    "influences ahead less behind": (0.0, 0.0),
    "influences ahead less behind, late": (0.0, 0.0),
    "of four: religion beyond the weakest": (0.0, 0.0),
    "of four: politics beyond the weakest": (0.0, 0.0),
    "of four: lead in yaks": (0.0, 0.0),
    "of four: religion, late": (0.0, 0.0),
    "of four: politics, late": (0.0, 0.0),
    "of four: lead in yaks, late": (0.0, 0.0),
    "cubes": (0.0, 0.0),
    "delegations": (0.0, 0.0),
}
