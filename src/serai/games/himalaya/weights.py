"""What each feature tells about who will win: one more of it makes a win e to this power times as likely.

Learned from self-play by tools/learn.py, for two players and for more; docs/evaluation.md says how well.
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "lead in religion": (0.0754, -0.05772),
    "lead in politics": (-0.06494, -0.005727),
    "lead in yaks": (0.03459, 0.004871),
    "lead in religion, late": (0.06425, 0.02976),
    "lead in politics, late": (0.1848, 0.1206),
    "lead in yaks, late": (0.1122, 0.07102),
    "influences ahead less behind": (-0.0193, 0.08512),
    "influences ahead less behind, late": (0.1407, 0.2228),
    "of four: religion beyond the weakest": (0, 0.1742),
    "of four: politics beyond the weakest": (0, 0.04703),
    "of four: lead in yaks": (0, 0.1342),
    "of four: religion, late": (0, 0.1172),
    "of four: politics, late": (0, 0.3367),
    "of four: lead in yaks, late": (0, -0.0003041),
    "cubes": (0.2954, 0.2643),
    "delegations": (0.03037, 0.02737),
}
