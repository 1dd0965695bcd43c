"""Our master against OpenSpiel's own search, IS-MCTS, at equal time a decision.

    .venv-doors/bin/python bench/spiel.py --game kurier --seconds 0.5 --games 20 --out build/spiel.jsonl
    .venv-doors/bin/python bench/spiel.py --table --out build/spiel.jsonl

Two seats, the default options. The games come in pairs: the same luck for chance, the seats exchanged. Time is
processor time of the one who thinks. OpenSpiel's IS-MCTS runs its random playouts on our rules; its number of
simulations is set before each decision so that it takes as long as ours may, from how long its last ones took. It goes
on where a file leaves off, and writes a line for each game.
"""

import argparse
import json
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import serai
import serai.doors.openspiel
from serai.bots import SearchBot
from serai.bots.bot import Budget
from serai.core.rng import Rng


class Theirs:
    """OpenSpiel's IS-MCTS within a time: it counts simulations, so their number follows from their pace."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self._pace = 0.01
        self._random = np.random.RandomState(seed)
        self.spent = 0.0
        self.simulations = 0
        self.decisions = 0

    def choose(self, state: pyspiel.State) -> int:
        """The action that it finds."""
        count = max(2, int(self.seconds / self._pace))
        bot = ismcts.ISMCTSBot(
            state.get_game(),
            evaluator=mcts.RandomRolloutEvaluator(1, self._random),
            uct_c=2.0,
            max_simulations=count,
            random_state=self._random,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        began = process_time()
        action = bot.step(state)
        took = process_time() - began
        # ours takes its time as it is; theirs may be wrong by one guess, and makes up for it at the next
        self._pace = took / count
        self.spent += took
        self.simulations += count
        self.decisions += 1
        return int(action)


class Ours:
    """Our master within the same time."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self._rng = Rng(seed)
        self._bot = SearchBot()
        self.spent = 0.0
        self.decisions = 0

    def choose(self, state: pyspiel.State) -> int:
        """The action that it finds, from the view alone."""
        truth = state.moment.state
        seat = int(state.current_player())
        view, legal = truth.view(seat), [int(action) for action in truth.legal(seat)]
        began = process_time()
        budget = Budget(rounds=1_000_000, out_of_time=lambda: process_time() - began >= self.seconds)
        action = self._bot.choose(truth.game, view, legal, self._rng, budget)
        self.spent += process_time() - began
        self.decisions += 1
        return int(action)


def play(name: str, seconds: float, number: int) -> dict[str, object]:
    """A game of two; ours sits at seat ``number % 2``, chance falls by ``number // 2``."""
    luck, mine = Rng(1_000 + number // 2), number % 2
    state = pyspiel.load_game(f"serai_{name}", {"seats": 2}).new_initial_state()
    ours, theirs = Ours(seconds, number), Theirs(seconds, number)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(state.moment.state.draw(luck)))
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        else:
            state.apply_action((ours if state.current_player() == mine else theirs).choose(state))
    ranking = [int(rank) for rank in state.moment.state.ranking]
    won = 1.0 if ranking[mine] < ranking[1 - mine] else 0.5 if ranking[0] == ranking[1] else 0.0
    return {
        "game": name,
        "seconds": seconds,
        "number": number,
        "won": won,
        "ours_ms": 1000 * ours.spent / max(ours.decisions, 1),
        "theirs_ms": 1000 * theirs.spent / max(theirs.decisions, 1),
        "simulations": theirs.simulations / max(theirs.decisions, 1),
    }


def wilson(share: float, count: int) -> tuple[float, float]:
    """The interval of a share, 95 %."""
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - half, middle + half


def table(lines: list[dict[str, Any]]) -> None:
    """All that was played, as the docs show it."""
    print("| game | seconds a decision | games | master wins, 95 % | ms ours / theirs | their simulations |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for name, seconds in sorted({(str(line["game"]), line["seconds"]) for line in lines}):
        some = [line for line in lines if (line["game"], line["seconds"]) == (name, seconds)]
        share = sum(line["won"] for line in some) / len(some)
        low, high = wilson(share, len(some))
        ours, theirs, many = (
            sum(line[key] for line in some) / len(some) for key in ("ours_ms", "theirs_ms", "simulations")
        )
        won = f"**{100 * share:.0f}%** ({100 * low:.0f}% to {100 * high:.0f}%)"
        title = serai.game(name).title
        print(f"| {title} | {seconds} | {len(some)} | {won} | {ours:.0f} / {theirs:.0f} | {many:.0f} |")


def main() -> None:
    """Play what is not played yet, or print the table."""
    words = argparse.ArgumentParser()
    words.add_argument("--game", default="kurier")
    words.add_argument("--seconds", type=float, default=0.5)
    words.add_argument("--games", type=int, default=20)
    words.add_argument("--out", type=Path, default=Path("build/spiel.jsonl"))
    words.add_argument("--table", action="store_true")
    asked = words.parse_args()
    text = asked.out.read_text() if asked.out.exists() else ""
    lines = [json.loads(line) for line in text.splitlines()]
    if asked.table:
        table(lines)
        return
    done = {line["number"] for line in lines if (line["game"], line["seconds"]) == (asked.game, asked.seconds)}
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    for number in range(asked.games):
        if number not in done:
            played = play(asked.game, asked.seconds, number)
            with asked.out.open("a") as out:
                out.write(json.dumps(played) + "\n")
            print(played, flush=True)


if __name__ == "__main__":
    main()
