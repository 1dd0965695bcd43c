"""Gymnasium's own check, whole games against bots, and several at once."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import serai
from serai.bots import UnknownBot
from serai.doors.gymnasium import SeatEnv


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", serai.game_ids())
def test_their_own_check_passes(name: str) -> None:
    check_env(gymnasium.make(f"serai.doors.gymnasium:serai/{name}").unwrapped, skip_render_check=True)


def play(table: SeatEnv, seed: int) -> tuple[list[bytes], float]:
    """What the seat saw in a game of random legal actions, and what it got."""
    rng = np.random.default_rng(seed)
    seen, info = table.reset(seed=seed)
    all_seen, reward, over = [seen.tobytes()], 0.0, False
    while not over:
        assert (info["action_mask"] == table.action_masks()).all()
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        seen, reward, over, _, info = table.step(action)
        assert table.observation_space.contains(seen)
        all_seen.append(seen.tobytes())
    return all_seen, float(reward)


def test_the_same_seed_plays_the_same_game_and_greedy_bots_win() -> None:
    table = SeatEnv("kurier", 2, bots="greedy")
    assert play(table, 7) == play(table, 7)
    assert play(table, 7)[0] != play(table, 8)[0]
    assert sum(play(table, seed)[1] for seed in range(4)) < 0


def test_another_seat_each_game() -> None:
    table = SeatEnv("kurier", 4, seat=None)
    seats = {table.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_loses_at_once() -> None:
    table = SeatEnv("kurier")
    table.reset(seed=1)
    _, reward, over, _, info = table.step(int(np.flatnonzero(~table.action_masks())[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot):
        SeatEnv("kurier", bots="nosuch")
    with pytest.raises(ValueError, match="2 bots"):
        SeatEnv("kurier", 3, bots=["random"])


def test_several_tables_at_once() -> None:
    tables: Any = gymnasium.make_vec("serai.doors.gymnasium:serai/kurier", num_envs=3, vectorization_mode="sync")
    seen, info = tables.reset(seed=4)
    assert seen.shape[0] == 3
    actions = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    seen, _, _, _, _ = tables.step(np.array(actions))
    assert seen.shape == (3, tables.single_observation_space.shape[0])
    tables.close()
