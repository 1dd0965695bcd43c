"""OpenSpiel's own conformance tests over our games, and its searches playing them.

OpenSpiel is too large for the usual tests: without it these are passed over; ``make doors`` runs them.
"""

import pickle
from typing import Any

import numpy as np
import pytest

import serai

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from serai.doors import openspiel  # noqa: E402


def walk(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state after so many random decisions."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while decisions > 0 or state.is_chance_node():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(actions, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


@pytest.mark.parametrize("name", serai.game_ids())
def test_their_own_conformance_tests_pass(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"serai_{name}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_conformance_with_other_seats_and_options(seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game("serai_kurier", {"seats": seats, "options": "rubles:revised;without_blanks:yes"})
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", serai.game_ids())
def test_a_state_is_pickled(name: str) -> None:
    state = walk(pyspiel.load_game(f"serai_{name}"), 12)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    for player in range(state.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)


def test_information_states_hide_what_others_did_in_secret() -> None:
    """Himalaya: whatever the first seat programmes, the others know the same."""
    state = walk(pyspiel.load_game("serai_himalaya", {"seats": 3}), 0)
    while not state.moment.state.simultaneous:
        state.apply_action(state.legal_actions()[0])
    first = state.current_player()
    one, two = (state.child(action) for action in state.legal_actions()[:2])
    for player in range(3):
        same = one.information_state_string(player) == two.information_state_string(player)
        assert same == (player != first)


def test_worlds_drawn_anew_look_the_same_to_the_player() -> None:
    game = pyspiel.load_game("serai_ilos", {"seats": 3})
    state = walk(game, 25)
    player = state.current_player()
    rng = np.random.RandomState(3)
    drawn = [state.resample_from_infostate(player, rng.uniform) for _ in range(5)]
    assert {twin.information_state_string(player) for twin in drawn} == {state.information_state_string(player)}
    assert all(twin.legal_actions() == state.legal_actions() for twin in drawn)
    assert len({str(twin) for twin in drawn}) > 1


def test_observations_are_arrays_with_named_parts() -> None:
    game = pyspiel.load_game("serai_kurier")
    seen = make_observation(game)
    state = walk(game, 3)
    seen.set_from(state, 1)
    assert list(seen.dict["rooms"]) == state.moment.state.view(1)["rooms"]
    assert seen.tensor.shape == tuple(game.observation_tensor_shape())


def test_their_searches_play_our_games() -> None:
    game = pyspiel.load_game("serai_kurier")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [ismcts.ISMCTSBot(game, evaluator, 2.0, 2, random_state=rng), mcts.MCTSBot(game, 2.0, 2, evaluator, rng)]
    state = walk(game, 0)
    for _ in range(4):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert openspiel.PREFIX == "serai_"
