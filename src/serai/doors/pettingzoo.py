"""Our games for PettingZoo (AEC): ``env("kurier", seats=3)``.

An observation is what the seat sees as an array (``serai.doors.observation``) and a mask of what is legal. Chance acts
within ``step``, drawn from the seed of ``reset``. Seats that decide at the same time in secret are asked one after the
other; nobody's observation tells what the others chose. The reward comes at the end (``serai.doors.utility``).
"""

from functools import cache
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from serai.core.game import Game
from serai.core.options import Value
from serai.core.registry import game as find_game
from serai.core.rng import Rng
from serai.core.state import State, settle
from serai.doors.observation import Observer, layout
from serai.doors.rooms import mask_of
from serai.doors.utility import utilities

Observation = dict[str, Any]
NUMBER, BIT = np.dtype(np.int64), np.dtype(np.int8)


def env(
    game: str,
    seats: int | None = None,
    options: dict[str, Value] | None = None,
    data: str | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game with PettingZoo's usual wrappers: an illegal action ends it, and costs who took it."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, seats, options, data, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name; it has no types
    """A table as an environment; its agents are ``seat_1``, ``seat_2``, ... Raises SeraiError for no such table."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        data: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, data, render_mode)
        super().__init__()
        self.game: Game = find_game(game, data, "own")
        self.metadata = {"name": f"serai_{game}_v{self.game.version}", "render_modes": ["ansi", "svg"]}
        self.render_mode = render_mode
        self._seats = self.game.seats[0] if seats is None else seats
        self._options = options or {}
        self._layout = layout(self.game, self._seats, self._options)
        self._observer = Observer(self._layout, self.game)
        self._actions = len(self.game.notation)
        self._rng = Rng(randbits(63))
        self._state: State = self.game.start(self._seats, self._options)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self._seats)]
        self.agents = list(self.possible_agents)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    @cache  # noqa: B019 - PettingZoo wants the same object each time; one an environment
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent gets: ``observation`` and ``action_mask``."""
        limits = np.iinfo(np.int64)
        seen = spaces.Box(limits.min, limits.max, (self._layout.size,), np.int64)
        mask = spaces.Box(0, 1, (len(self.game.notation),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Any action of the game's table; the mask tells which are legal."""
        return spaces.Discrete(len(self.game.notation))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the seed decides all its chance. ``options`` are PettingZoo's and mean nothing here."""
        if seed is not None:
            self._rng = Rng(seed)
        self._state = self.game.start(self._seats, self._options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        settle(self._state, self._rng)
        self._select()

    def step(self, action: int | None) -> None:
        """The selected agent's action; None for one whose game is over. Raises IllegalAction."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._state.play(self._seat_of[agent], -1 if action is None else int(action))
        settle(self._state, self._rng)
        self._select()

    def _select(self) -> None:
        """Whose turn it is; at the end, what everybody gets."""
        if self._state.over:
            self.rewards = dict(zip(self.possible_agents, utilities(self._state.ranking), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._state.deciders[0]]

    def observe(self, agent: str) -> Observation:
        """What this agent sees, and what it may do: nothing unless it is selected."""
        seat = self._seat_of[agent]
        legal = self._state.legal(seat) if agent == self.agent_selection and not self._state.over else []
        seen = np.frombuffer(self._observer.packed(self._state, seat), NUMBER)
        return {"observation": seen, "action_mask": np.frombuffer(mask_of(legal, self._actions), BIT)}

    def render(self) -> str | None:
        """The table as a spectator sees it: text for ``ansi``, a picture for ``svg``."""
        if self.render_mode is None:
            return None
        view = self._state.view()
        return self.game.picture(view) if self.render_mode == "svg" else self.game.diagram(view, "en")

    def close(self) -> None:
        """There is nothing to close."""
