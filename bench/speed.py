"""Steps and copies per second on one core: Serai pure, Serai compiled and Catanatron, in turns, in one run.

Run by ``make bench``, in an environment that holds Serai's compiled wheel and Catanatron. The pure form is the same
environment with the source folder in front. What the figures mean: bench/README.md.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final, TypedDict, get_args

from protocol import Hello, Measured, Request, What

HERE: Final = Path(__file__).resolve().parent
SOURCES: Final = HERE.parent / "src"

WARM_UP: Final = 0.3
"""Seconds that each contestant runs, unmeasured, before the first round."""


class Row(TypedDict):
    """One contestant in one game: medians over the rounds, and the multiple of Catanatron in each of them."""

    what: What
    contestant: str
    form: str
    game: str
    per_second: float
    multiple: float
    lowest: float
    highest: float


class Contestant:
    """A process that answers requests, and the rates it reached so far."""

    def __init__(self, name: str, script: str, path: Path | None = None) -> None:
        self.name = name
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        hello: Hello = json.loads(self._line())
        self.form = hello["form"]
        self.games = hello["games"]
        self.rates: dict[tuple[What, str], list[float]] = {}

    def measure(self, what: What, game: str, seconds: float) -> float:
        """Have it work for about so many seconds; returns how many a second."""
        request: Request = {"what": what, "game": game, "seconds": seconds}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        measured: Measured = json.loads(self._line())
        return measured["count"] / measured["seconds"]

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"bench: {self.name} ended with exit code {self._process.wait()}")
        return line


def one_core() -> str:
    """Bind this process, and so its children, to one core; returns what was done, in words."""
    if not hasattr(os, "sched_setaffinity"):
        return "any core (this system cannot bind a process to one)"
    # The last core: the first ones get most of the system's own work.
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"core {core}"


def run(contestants: Sequence[Contestant], games: list[str], rounds: int, seconds: float) -> None:
    """Measure everything once a round. The order turns from round to round, so that no one always follows another."""
    turns = [(one, game) for one in contestants for game in (games if one.games else [""])]
    whats: tuple[What, ...] = get_args(What)
    for one, game in turns:
        for what in whats:
            one.measure(what, game, WARM_UP)
    for number in range(rounds):
        _progress(f"round {number + 1} of {rounds}")
        first = number % len(turns)
        for what in whats:
            for one, game in turns[first:] + turns[:first]:
                one.rates.setdefault((what, game), []).append(one.measure(what, game, seconds))
    _progress("")


def rows(contestants: Sequence[Contestant], yardstick: Contestant) -> list[Row]:
    """The results. A multiple compares two measurements of the same round; then the median of these is taken."""
    made: list[Row] = []
    for one in contestants:
        for (what, game), rates in one.rates.items():
            multiples = [mine / theirs for mine, theirs in zip(rates, yardstick.rates[what, ""], strict=True)]
            made.append(
                {
                    "what": what,
                    "contestant": one.name,
                    "form": one.form,
                    "game": game,
                    "per_second": median(rates),
                    "multiple": median(multiples),
                    "lowest": min(multiples),
                    "highest": max(multiples),
                }
            )
    return sorted(made, key=lambda row: (get_args(What).index(row["what"]), row["game"]))


def table(results: list[Row]) -> str:
    """The results as text."""
    lines = [f"{'':8}{'':24}{'':12}{'a second':>14}{'x Catanatron':>14}{'lowest - highest':>20}"]
    for row in results:
        who = f"{row['contestant']} {row['form']}"
        spread = f"{row['lowest']:.1f} - {row['highest']:.1f}"
        lines.append(
            f"{row['what']:8}{who:24}{row['game']:12}{row['per_second']:>14,.0f}{row['multiple']:>14.1f}{spread:>20}"
        )
    return "\n".join(lines)


def _progress(text: str) -> None:
    """Show where the run is to whoever watches it; a log needs no such line."""
    if sys.stderr.isatty():
        print(f"\r{text:20}\r", end="", file=sys.stderr, flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Steps and copies per second, as multiples of Catanatron's.")
    parser.add_argument("--games", nargs="+", metavar="ID", help="which games (default: all that are registered)")
    parser.add_argument("--rounds", type=int, default=7, help="default: %(default)s")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    asked = parser.parse_args()

    core = one_core()
    catanatron = Contestant("Catanatron", "contestant_catanatron.py")
    pure = Contestant("Serai", "contestant_serai.py", SOURCES)
    compiled = Contestant("Serai", "contestant_serai.py")
    contestants = (catanatron, pure, compiled)
    for one, form in ((pure, "pure"), (compiled, "compiled")):
        if one.form != form:
            sys.exit(f"bench: the {form} Serai turns out to be {one.form}; run this with `make bench`")
    games: list[str] = asked.games or compiled.games
    if unknown := set(games) - set(compiled.games):
        sys.exit(f"bench: no such game: {', '.join(sorted(unknown))} (there are: {', '.join(compiled.games)})")
    run(contestants, games, asked.rounds, asked.seconds)
    for one in contestants:
        one.close()
    results = rows(contestants, catanatron)
    if asked.json:
        print(json.dumps({"rounds": asked.rounds, "seconds": asked.seconds, "results": results}, indent=2))
        return
    python = ".".join(str(part) for part in sys.version_info[:3])
    print(f"Python {python}, {core}, medians of {asked.rounds} rounds of {asked.seconds:g} s each\n")
    print(table(results))


if __name__ == "__main__":
    main()
