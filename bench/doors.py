"""What a door costs: steps a second through PettingZoo, Gymnasium and OpenSpiel beside the bare engine, in one run.

    .venv-doors/bin/python bench/doors.py [--games kurier] [--seconds 1]

Beside them PettingZoo's own classic games, played the same way, as far as what they need is installed
(pettingzoo[classic]), and two of OpenSpiel's games that are written in Python. A step through a door is a decision with
its observation and mask; the bare engine plays the same decisions without either. Rates are by processor time, so that
other processes matter less.
"""

import argparse
import warnings
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

import serai
from serai.core.state import settle
from serai.doors.gymnasium import SeatEnv
from serai.doors.pettingzoo import raw_env

SPIEL = ("python_tic_tac_toe", "python_liars_poker")
"""Games of OpenSpiel's own that are written in Python, as ours are to it."""
CLASSIC = ("tictactoe_v3", "connect_four_v3", "texas_holdem_no_limit_v6", "hanabi_v5", "go_v5", "chess_v6")
"""Games of PettingZoo's own that players take turns in and whose masks tell what is legal."""


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of whole games, one after another."""
    play(0)
    steps, seed = 0, 1
    began = process_time()
    while process_time() - began < seconds:
        steps += play(seed)
        seed += 1
    return steps / (process_time() - began)


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


def spiel(name: str, parameters: dict[str, Any]) -> Callable[[int], int] | None:
    """What plays a random game through OpenSpiel, with an observation at each decision; None if it is not installed."""
    try:
        pyspiel = import_module("pyspiel")
        import_module("serai.doors.openspiel")
        import_module("open_spiel.python.games")
        game = pyspiel.load_game(name, parameters)
    except Exception as error:
        print(f"{name:26} not played: {type(error).__name__}")
        return None

    def play(seed: int) -> int:
        rng, steps = np.random.default_rng(seed), 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(outcomes[int(rng.choice(len(outcomes), p=weights))])
                continue
            player = state.current_player()
            state.observation_tensor(player)
            legal = state.legal_actions(player)
            state.apply_action(legal[rng.integers(len(legal))])
            steps += 1
        return steps

    return play


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
        told = f"PettingZoo {door:7.0f}/s (x{door / engine:.3f})   Gymnasium {own:7.0f}/s (x{own / engine:.3f})"
        if (through := spiel(f"serai_{name}", {})) is not None:
            rated = rate(through, asked.seconds)
            told += f"   OpenSpiel {rated:7.0f}/s (x{rated / engine:.3f})"
        print(f"{name:10} engine {engine:8.0f}/s   {told}")
    for name in SPIEL:
        if (through := spiel(name, {})) is not None:
            print(f"{name:26} {rate(through, asked.seconds):8.0f}/s")
    for name in CLASSIC:
        try:
            own_table = import_module(f"pettingzoo.classic.{name}").raw_env()
        except Exception as error:
            # some of them fail in their own ways where what they need is missing
            print(f"{name:26} not played: {type(error).__name__}")
            continue
        print(f"{name:26} {rate(lambda seed, table=own_table: aec(table, seed), asked.seconds):8.0f}/s")  # type: ignore[misc]


if __name__ == "__main__":
    main()
