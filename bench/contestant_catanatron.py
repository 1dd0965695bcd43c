"""One contestant of bench/speed.py: Catanatron as PyPI has it, four random players.

Reads requests and writes answers, one JSON object a line; see bench/protocol.py.
"""

import random
from importlib.metadata import version
from time import perf_counter

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

import protocol

BATCH = 10
"""Copies made between two looks at the clock."""


def start(seed: int | None = None) -> Game:
    """A new game for four."""
    return Game([RandomPlayer(colour) for colour in Color], seed=seed)


def play(game: Game, most: int = 1_000_000) -> int:
    """Play on at random until the game is over or ``most`` actions are taken; returns the actions taken.

    This is the loop of Catanatron's own ``Game.play`` without its two copies and without checking again that the action
    is among the playable ones, because Serai's random play does not check either. Catanatron makes the list of playable
    actions at the end of every action.
    """
    taken = 0
    state = game.state
    while taken < most and game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        game.execute(state.current_player().decide(game, actions), validate_action=False)
        taken += 1
    return taken


def halfway(seed: int) -> Game:
    """A state from the middle of a random game."""
    length = play(start(seed))
    game = start(seed)
    play(game, length // 2)
    return game


class Contestant:
    """Catanatron's answers."""

    def __init__(self) -> None:
        self._halfway = [halfway(seed) for seed in range(1, protocol.STATES + 1)]
        random.seed(1)

    def hello(self) -> protocol.Hello:
        """The version installed here."""
        return {"form": version("catanatron"), "games": []}

    def measure(self, what: protocol.What, game: str, seconds: float) -> protocol.Measured:
        """Play whole random games, or copy states, for about so long; setting a game up is not timed."""
        count, spent = 0, 0.0
        while spent < seconds:
            if what == "steps":
                table = start()
                before = perf_counter()
                count += play(table)
                spent += perf_counter() - before
                continue
            for table in self._halfway:
                before = perf_counter()
                for _ in range(BATCH):
                    table.copy()
                spent += perf_counter() - before
                count += BATCH
        return {"count": count, "seconds": spent}


if __name__ == "__main__":
    protocol.serve(Contestant())
