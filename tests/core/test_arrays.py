"""Arrays of numbers that Python code hands to compiled code are let go of again."""

import gc
import tracemalloc
from collections.abc import Callable

import pytest

from serai.core.registry import game, game_ids
from serai.core.rng import Rng
from serai.core.state import CHANCE, State

TIMES = 200


def grown(work: Callable[[], object]) -> float:
    """By how many bytes memory has grown each time this was done, garbage collected."""
    for _ in range(5):
        work()
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(TIMES):
            work()
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / TIMES
    finally:
        tracemalloc.stop()


def midgame(name: str) -> State:
    """A moment of a random game."""
    state, rng = game(name).start(3), Rng(4)
    for _ in range(60):
        if state.chance:
            state.play(CHANCE, state.draw(rng))
        elif not state.over:
            seat = int(state.deciders[0])
            actions = state.legal(seat)
            state.play(seat, int(actions[rng.below(len(actions))]))
    return state


@pytest.mark.parametrize("name", sorted(game_ids()))
def test_what_is_imagined_dumped_and_loaded_leaves_nothing_behind(name: str) -> None:
    chosen, state = game(name), midgame(name)
    view, dump, rng = state.view(0), state.dump(), Rng(1)
    # a kept array would be 56 bytes at the least, and every one of these makes several of them
    assert grown(lambda: chosen.imagine(view, rng)) < 40
    assert grown(lambda: chosen.load(dump)) < 40
    assert grown(lambda: state.copy().view(1)) < 40
