"""Rounds of thought a second of the master, in each game, as plain Python and compiled, in one run.

``python bench/thinking.py [--games kurier] [--moments 6] [--rounds 200]`` in an environment that holds the compiled
wheel (``make .venv-compiled/.ready``); the plain form is the same environment with the source folder in front.
Positions come from greedy play with fixed seeds, so both forms think about the same. Processor time is counted.

``python bench/thinking.py --budget 0.2 --moments 1000`` tells instead by how much the master exceeds such a budget, in
seconds of processor time, at the worst.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import serai
from serai.bots import Budget, bot
from serai.bots import race as race_module
from serai.bots.search import race
from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.view import View

SOURCES: Final = Path(__file__).resolve().parent.parent / "src"
APART: Final = 9
"""A position is taken each so many decisions."""

Moment = tuple[View, list[int]]


def moments(game: Game, seats: int, wanted: int) -> list[Moment]:
    """Positions in which a seat has a choice, as its views, out of greedy play."""
    rng = Rng(5)
    player = bot("greedy")
    found: list[Moment] = []
    state = game.start(seats)
    decisions = 0
    while len(found) < wanted:
        serai.settle(state, rng)
        if state.over:
            state = game.start(seats)
            continue
        seat = state.deciders[0]
        legal = state.legal(seat)
        decisions += 1
        if len(legal) > 1 and decisions % APART == 0:
            found.append((state.view(seat), legal))
        state.apply(seat, player.choose(game, state.view(seat), legal, rng))
    return found


def rate(game: Game, seats: int, wanted: int, most: int) -> float:
    """Rounds of thought a second, over some positions."""
    rounds, spent = 0, 0.0
    for view, legal in moments(game, seats, wanted):
        running = race(game, view, legal, Rng(1), Budget(most))
        began = time.process_time()
        running.run(most)
        spent += time.process_time() - began
        rounds += running.rounds
    return rounds / spent if spent else 0.0


def latest(game: Game, seats: int, wanted: int, seconds: float) -> float:
    """By how many seconds a choice came after its time was up, at the worst."""
    master = bot("master")
    worst = 0.0
    found = moments(game, seats, wanted)
    gc.collect()
    gc.freeze()  # a pass over all these views would cost more than any thought, and be counted as thought
    for view, legal in found:
        end = time.process_time() + seconds
        budget = Budget(10**6, lambda end=end: time.process_time() >= end)  # type: ignore[misc]
        master.choose(game, view, legal, Rng(1), budget)
        worst = max(worst, time.process_time() - end)
    return worst


def tell_latest(games: list[str], wanted: int, seconds: float) -> None:
    """Print by how much a budget is exceeded in each game."""
    for name in games:
        game = serai.game(name)
        for seats in (2, 4):
            worst = latest(game, seats, wanted, seconds)
            print(f"{name}, {seats} seats, {wanted} decisions of {seconds} s: {1000 * worst:.0f} ms late at the worst")


def work(games: list[str], wanted: int, most: int) -> None:
    """Measure in this process, and tell it as lines of JSON."""
    compiled = not str(race_module.__file__).endswith(".py")
    for name in games:
        game = serai.game(name)
        for seats in (2, 4):
            told = {"game": name, "seats": seats, "compiled": compiled, "rate": rate(game, seats, wanted, most)}
            print(json.dumps(told), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=serai.game_ids())
    parser.add_argument("--moments", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=200, help="at most so many for each position")
    parser.add_argument("--here", action="store_true", help="measure this process alone, as lines of JSON")
    parser.add_argument("--budget", type=float, help="measure how much such a budget, in seconds, is exceeded")
    asked = parser.parse_args()
    if asked.budget is not None:
        tell_latest(asked.games, asked.moments, asked.budget)
        return
    if asked.here:
        work(asked.games, asked.moments, asked.rounds)
        return
    command = [sys.executable, __file__, "--here", "--games", *asked.games]
    command += ["--moments", str(asked.moments), "--rounds", str(asked.rounds)]
    found: dict[tuple[str, int], dict[bool, float]] = {}
    for path in (None, str(SOURCES)):
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH" or path is None}
        if path is not None:
            environment["PYTHONPATH"] = path
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
        for line in done.stdout.splitlines():
            told = json.loads(line)
            found.setdefault((told["game"], told["seats"]), {})[told["compiled"]] = told["rate"]
    print("| game | seats | plain, rounds a second | compiled | times |\n| --- | ---: | ---: | ---: | ---: |")
    for (name, seats), rates in found.items():
        plain, compiled = rates.get(False, 0.0), rates.get(True, 0.0)
        times = f"{compiled / plain:.0f}" if plain and compiled else ""
        print(f"| {name} | {seats} | {plain:,.0f} | {compiled:,.0f} | {times} |")


if __name__ == "__main__":
    main()
