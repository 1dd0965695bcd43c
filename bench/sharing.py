"""What sharing work gains: games a second in one process, in two, and by a Ray of two, in one run.

    .venv-doors/bin/python bench/sharing.py [--games 15000] [--greedy 1500] [--rounds 3] [--no-ray]

The contestants take turns, with games of random and of greedy bots; figures are the median over the rounds, and as a
multiple of one process in the same round. On a machine that does other work too that multiple says little. So the
processor time is told as well (Linux): the part of it that this process, which hands out and adds up, used itself; and
by how much more all processes together used than one process that does it all. From these follows what two workers
can give at best on two free processors: the work lasts at least as long as half of all processor time.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from msgspec import Struct

from serai.lab.simulate import simulate
from serai.lab.work import WorkMap, work_map

TWO = 2
GAME, SEATS = "kurier", 3


class Run(Struct, frozen=True):
    """How some games were played."""

    games: int
    seconds: float
    own: float
    """Processor seconds of this process."""
    all: float
    """Processor seconds of this process and of all that it began."""

    @property
    def speed(self) -> float:
        """Games a second."""
        return self.games / self.seconds


def processor_seconds() -> tuple[float, float]:
    """What this process has used, and what it and all that live below it have; the same twice where /proc is not."""
    parents: dict[int, int] = {}
    used: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        parents[int(folder.name)] = int(fields[1])
        used[int(folder.name)] = int(fields[11]) + int(fields[12])
    ours = {os.getpid()}
    while more := {one for one, parent in parents.items() if parent in ours} - ours:
        ours |= more
    tick = os.sysconf("SC_CLK_TCK")
    own = sum(os.times()[:2])
    return own, own + sum(used[one] for one in ours if one in used and one != os.getpid()) / tick


def play(games: int, bots: str, work: WorkMap) -> Run:
    """Play so many games of Kurier between these bots."""
    own, everything = processor_seconds()
    began = perf_counter()
    simulate(GAME, SEATS, {}, games, (bots,), work=work)
    seconds = perf_counter() - began
    own_after, everything_after = processor_seconds()
    return Run(games, seconds, own_after - own, everything_after - everything)


def told(name: str, runs: list[Run], alone: list[Run]) -> str:
    """A line about a contestant, beside one process in the same rounds."""
    ratios = sorted(run.speed / other.speed for run, other in zip(runs, alone, strict=True))
    line = f"{name:15} {median(run.speed for run in runs):8.1f} games/s"
    line += f"   x{median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
    if runs is alone:
        return line
    own = median(run.own / run.all for run in runs)
    work = median(run.all / other.all for run, other in zip(runs, alone, strict=True))
    return f"{line}   own part {own:.2%}, all processor time x{work:.2f}: at best x{TWO / work:.2f}"


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser()
    words.add_argument("--games", type=int, default=15_000, help="of random bots")
    words.add_argument("--greedy", type=int, default=1_500, help="games of greedy bots")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--no-ray", action="store_true")
    asked = words.parse_args()
    contestants: dict[str, WorkMap] = {"one process": work_map(1), "two processes": work_map(TWO)}
    close: Callable[[], None] | None = None
    if not asked.no_ray:
        from serai.lab.cluster import RayWork  # noqa: PLC0415

        cluster = RayWork(jobs=TWO)
        close = cluster.close
        contestants["Ray of two"] = cluster
    for work in contestants.values():  # once beforehand: starting workers is not measured
        play(400, "random", work)
    for bots, games in (("random", asked.games), ("greedy", asked.greedy)):
        rounds = [{name: play(games, bots, work) for name, work in contestants.items()} for _ in range(asked.rounds)]
        alone = [each["one process"] for each in rounds]
        print(f"{games} games of {bots} bots, {asked.rounds} times:")
        for name in contestants:
            runs = alone if name == "one process" else [each[name] for each in rounds]
            print("  " + told(name, runs, alone), flush=True)
    if close is not None:
        close()


if __name__ == "__main__":
    main()
