"""What sharing work gains: games a second in one process, in two, and by a Ray of two, in one run.

    .venv-doors/bin/python bench/sharing.py [--games 400] [--rounds 3] [--no-ray]

The contestants take turns; figures are the median over the rounds, and as a multiple of one process in the same round.
"""

import argparse
from collections.abc import Callable
from statistics import median
from time import perf_counter

from serai.lab.simulate import simulate
from serai.lab.work import WorkMap, work_map


def games_a_second(games: int, jobs: int, work: WorkMap) -> float:
    """How fast these games of Kurier between random bots are played."""
    began = perf_counter()
    simulate("kurier", 3, {}, games, ("random",), jobs=jobs, work=work)
    return games / (perf_counter() - began)


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser()
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--no-ray", action="store_true")
    asked = words.parse_args()
    contestants: dict[str, tuple[int, WorkMap]] = {
        "one process": (1, work_map(1)),
        "two processes": (2, work_map(2)),
    }
    close: Callable[[], None] | None = None
    if not asked.no_ray:
        from serai.lab.cluster import RayWork  # noqa: PLC0415

        cluster = RayWork(jobs=2)
        close = cluster.close
        contestants["Ray of two"] = (2, cluster)
    for jobs, work in contestants.values():  # once beforehand: starting workers is not measured for a Ray
        games_a_second(8, jobs, work)
    rounds = [
        {name: games_a_second(asked.games, jobs, work) for name, (jobs, work) in contestants.items()}
        for _ in range(asked.rounds)
    ]
    for name in contestants:
        speed = median(each[name] for each in rounds)
        ratios = sorted(each[name] / each["one process"] for each in rounds)
        told = f"x{median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        print(f"{name:15} {speed:8.1f} games/s   {told}")
    if close is not None:
        close()


if __name__ == "__main__":
    main()
