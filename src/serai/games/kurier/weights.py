"""What each feature tells about who will win: one more of it makes a win e to this power times as likely.

Learned from self-play by tools/learn.py, for two players and for more; docs/evaluation.md says how well.
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "dispatch in village 2": (0.3978, 0.4452),
    "dispatch in village 3": (0.2855, 0.8313),
    "dispatch in village 4": (0.4057, 1.306),
    "dispatch at a guard": (4.34, 5.137),
    "rubles missing at the guard": (-0.2356, -0.2333),
    "rubles saved": (0, 0),
    "dispatch goes on next": (0.008427, 0.2608),
    "dispatch goes to a guard next": (0.3835, 0.9859),
    "rubles less than ten there": (0.444, 0.3626),
    "dispatch stays behind": (0.06005, 0.01435),
    "guests beside the dispatch": (0.1365, 0.148),
    "bearer next to go nearby": (0.06279, 0.09559),
    "couriers in the village": (0.04325, 0.01748),
    "couriers one village behind": (0.002192, -0.0557),
    "couriers further behind": (0.0159, -0.04091),
    "couriers ahead": (0.01807, -0.01616),
    "couriers in reserve": (0.02204, 0.03027),
    "turns to wait": (0.0576, 0.02546),
}
