"""PettingZoo's own tests over all games, seats and the ends of their options; and what theirs do not ask."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import serai
from serai.core.options import Value
from serai.doors.pettingzoo import env, raw_env


def tables() -> Iterator[Any]:
    """Each game with each number of seats, as it comes and with the last of its options."""
    for name in serai.game_ids():
        game = serai.game(name)
        for seats in game.seats:
            fitting = [options for options in game.variants() if game.clash(seats, options) is None]
            for options in [fitting[0], *fitting[-1:]] if seats == game.seats[0] else fitting[-1:]:
                yield pytest.param(name, seats, options, id=f"{name}-{seats}-{len(fitting)}")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("name", "seats", "options"), list(tables()))
def test_their_own_tests_pass(name: str, seats: int, options: dict[str, Value]) -> None:
    api_test(env(name, seats, options), num_cycles=12)
    seed_test(lambda: env(name, seats, options), num_cycles=12)


@pytest.mark.parametrize("name", serai.game_ids())
def test_a_whole_game_ends_with_rewards_that_add_up_to_nothing(name: str) -> None:
    table = raw_env(name)
    table.reset(seed=3)
    rng = np.random.default_rng(3)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            rewards[agent] = reward
            table.step(None)
            continue
        assert table.observation_space(agent).contains(seen)
        legal = np.flatnonzero(seen["action_mask"])
        assert all(not table.observe(other)["action_mask"].any() for other in table.agents if other != agent)
        table.step(int(rng.choice(legal)))
    assert sum(rewards.values()) == pytest.approx(0)
    assert len(rewards) == len(table.possible_agents)
    assert max(rewards.values()) > 0 or set(rewards.values()) == {0.0}


def test_nobody_sees_what_others_programme_in_secret() -> None:
    """Himalaya: two commands of the first seat, one after the other; the second seat sees the same either way."""
    seen: list[bytes] = []
    for choice in (0, 1):
        table = raw_env("himalaya", 3)
        table.reset(seed=5)
        while not table.unwrapped._state.simultaneous:
            table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
        first = table.agent_selection
        legal = np.flatnonzero(table.observe(first)["action_mask"])
        table.step(int(legal[choice]))
        other = next(agent for agent in table.agents if agent != first)
        seen.append(table.observe(other)["observation"].tobytes())
    assert seen[0] == seen[1]


@pytest.mark.filterwarnings("ignore")
def test_an_illegal_action_costs_who_took_it() -> None:
    table = env("kurier", 2)
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(illegal)
    assert table.rewards[agent] == -1
    raw = raw_env("kurier", 2)
    raw.reset(seed=1)
    with pytest.raises(serai.IllegalAction):
        raw.step(illegal)
