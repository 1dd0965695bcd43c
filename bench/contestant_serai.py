"""One contestant of bench/speed.py: Serai, in whichever form this process imports.

Reads requests and writes answers, one JSON object a line; see bench/protocol.py.
"""

from collections.abc import Callable
from time import perf_counter

import protocol
import serai
from serai.core import playout as hot
from serai.core.playout import copies, playout
from serai.core.rng import Rng
from serai.core.state import State

BATCH = 200
"""Copies made between two looks at the clock, so that looking costs next to nothing."""


def steps(start: Callable[[], State], rng: Rng, seconds: float) -> protocol.Measured:
    """Play whole random games for about so long; setting a game up is not timed."""
    taken, spent = 0, 0.0
    while spent < seconds:
        state = start()
        before = perf_counter()
        taken += playout(state, rng)
        spent += perf_counter() - before
    return {"count": taken, "seconds": spent}


def copied(states: list[State], seconds: float) -> protocol.Measured:
    """Copy each of the states in turn for about so long."""
    made, spent = 0, 0.0
    while spent < seconds:
        for state in states:
            before = perf_counter()
            copies(state, BATCH)
            spent += perf_counter() - before
            made += BATCH
    return {"count": made, "seconds": spent}


def halfway(start: Callable[[], State], seed: int) -> State:
    """A state from the middle of a random game."""
    length = playout(start(), Rng(seed))
    state = start()
    playout(state, Rng(seed), length // 2)
    return state


class Contestant:
    """Serai's answers; states to copy are prepared once a game."""

    def __init__(self) -> None:
        self._rng = Rng(1)
        self._halfway: dict[str, list[State]] = {}

    def hello(self) -> protocol.Hello:
        """The form this process imports, told by the file itself, and the games that are registered."""
        form = "pure" if str(hot.__file__).endswith(".py") else "compiled"
        return {"form": form, "games": list(serai.game_ids())}

    def measure(self, what: protocol.What, game: str, seconds: float) -> protocol.Measured:
        """Play or copy this game, with all its seats taken, for about so long."""
        rules = serai.game(game)

        def start() -> State:
            return rules.start(seats=max(rules.seats))

        if what == "steps":
            return steps(start, self._rng, seconds)
        if game not in self._halfway:
            self._halfway[game] = [halfway(start, seed) for seed in range(protocol.STATES)]
        return copied(self._halfway[game], seconds)


if __name__ == "__main__":
    protocol.serve(Contestant())
