"""Random games beside those of the ledger's Verification table, which were played on another engine."""

from collections import Counter
from statistics import mean

import pytest

from serai import CHANCE, Rng
from serai.games.kurier.rules import Kurier

from .table import GAME

ROUNDS = {2: 62.1, 3: 42.4, 4: 35.6, 5: 30.4}
DECISIONS = {2: 328, 3: 344, 4: 393, 5: 425}
TRAVELS = {2: 31.5, 3: 33.5, 4: 39.4, 5: 43.1}


def random_game(seats: int, seed: int) -> tuple[Kurier, int, int]:
    """A basic game with the ledger's random policy: an action kind, then each option, coins by a fair flip."""
    state = GAME.start(seats)
    assert isinstance(state, Kurier)
    rng, decisions, travels = Rng(seed), 0, 0
    travel = GAME.parse("travel")
    while not state.over:
        if state.chance:
            state.apply(CHANCE, state.draw(rng))
            continue
        options = state.legal(state.decider)
        choice = options[rng.below(len(options))]
        decisions += 1
        travels += choice == travel
        state.apply(state.decider, choice)
    return state, decisions, travels


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_are_like_those_of_the_ledger(seats: int) -> None:
    games = [random_game(seats, 1000 * seats + seed) for seed in range(120)]
    rounds = mean(-(-int(state.turn) // seats) for state, _, _ in games)
    assert abs(rounds / ROUNDS[seats] - 1) < 0.12
    assert abs(mean(decisions for _, decisions, _ in games) / DECISIONS[seats] - 1) < 0.12
    assert abs(mean(travels for _, _, travels in games) / TRAVELS[seats] - 1) < 0.15
    endings = Counter(state.ending for state, _, _ in games)
    assert endings["rubling"] >= 0.93 * len(games)
    assert set(endings) <= {"rubling", "coins_out", "turn_limit"}
    starts = mean(int(state.start_player in state.winners) for state, _, _ in games)
    assert abs(starts - 1 / seats) < 0.16
