"""A table's memory is what its log says, whatever is done to it and whatever goes wrong meanwhile.

``fuzzing.py`` tells what is done and what is compared; ``make fuzz`` does more of it.
"""

import pytest
from fuzzing import GAMES, fuzz

SHARE = {"ambush": 6000, "toy": 6000}
"""Small games are quick, and have every kind of secret."""
OTHERS = 1600


@pytest.mark.parametrize("game", GAMES)
def test_memory_is_what_the_log_says(game: str) -> None:
    share = SHARE.get(game, OTHERS)
    assert fuzz(game, share) >= share


def test_the_share_is_large_enough() -> None:
    assert sum(SHARE.get(game, OTHERS) for game in GAMES) >= 20_000
