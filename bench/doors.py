"""What a door costs: steps a second through PettingZoo and Gymnasium beside the bare engine, in one run.

    .venv-test/bin/python bench/doors.py [--games kurier] [--seconds 1]

Beside them PettingZoo's own tic-tac-toe, played the same way. A step through a door is a decision with its observation
and mask; the bare engine plays the same decisions without either.
"""

import argparse
import warnings
from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np

import serai
from serai.core.state import settle
from serai.doors.gymnasium import SeatEnv
from serai.doors.pettingzoo import raw_env


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of whole games, one after another."""
    play(0)
    steps, seed = 0, 1
    began = perf_counter()
    while perf_counter() - began < seconds:
        steps += play(seed)
        seed += 1
    return steps / (perf_counter() - began)


def bare(game: serai.Game, seed: int) -> int:
    """A random game on the engine itself; returns its decisions."""
    rng, steps = serai.Rng(seed), 0
    state = game.start(game.seats[0])
    settle(state, rng)
    while not state.over:
        seat = state.deciders[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        settle(state, rng)
        steps += 1
    return steps


def aec(table: Any, seed: int) -> int:
    """A random game through PettingZoo; returns its decisions."""
    rng, steps = np.random.default_rng(seed), 0
    table.reset(seed=seed)
    for _ in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        table.step(int(legal[rng.integers(len(legal))]))
        steps += 1
    return steps


def single(table: SeatEnv, seed: int) -> int:
    """A random game through Gymnasium against random bots; returns the seat's own decisions."""
    rng, steps, over = np.random.default_rng(seed), 0, False
    _, info = table.reset(seed=seed)
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, _, over, _, info = table.step(int(legal[rng.integers(len(legal))]))
        steps += 1
    return steps


def main() -> None:
    """Measure and print."""
    warnings.simplefilter("ignore")
    words = argparse.ArgumentParser()
    words.add_argument("--games", nargs="*", default=serai.game_ids())
    words.add_argument("--seconds", type=float, default=1.0)
    asked = words.parse_args()
    for name in asked.games:
        game, table, seat = serai.game(name), raw_env(name), SeatEnv(name)
        engine = rate(lambda seed, game=game: bare(game, seed), asked.seconds)  # type: ignore[misc]
        door = rate(lambda seed, table=table: aec(table, seed), asked.seconds)  # type: ignore[misc]
        own = rate(lambda seed, seat=seat: single(seat, seed), asked.seconds)  # type: ignore[misc]
        told = f"PettingZoo {door:7.0f}/s (x{door / engine:.2f})   Gymnasium {own:7.0f}/s"
        print(f"{name:10} engine {engine:8.0f}/s   {told}")
    try:
        from pettingzoo.classic import tictactoe_v3  # noqa: PLC0415
    except ImportError:
        print("tic-tac-toe: pettingzoo[classic] is not installed")
        return
    print(f"tic-tac-toe of PettingZoo {rate(lambda seed: aec(tictactoe_v3.raw_env(), seed), asked.seconds):8.0f}/s")


if __name__ == "__main__":
    main()
