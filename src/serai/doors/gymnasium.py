"""Our games for Gymnasium: one seat learns, bots take the others.

    import gymnasium
    env = gymnasium.make("serai.doors.gymnasium:serai/kurier", seats=3, bots="greedy")

An observation is what the seat sees as an array (``serai.doors.observation``). What is legal stands in
``info["action_mask"]`` and, as MaskablePPO asks it, in ``action_masks()``; whoever plays anything else loses at once.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from serai.bots import bot
from serai.core.game import Game
from serai.core.options import Value
from serai.core.registry import game as find_game
from serai.core.registry import game_ids
from serai.core.rng import Rng
from serai.core.state import State, settle
from serai.doors.observation import Observer, layout
from serai.doors.rooms import mask_of
from serai.doors.utility import utilities

_LOST = -1.0


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a table against bots. Raises SeraiError for no such table or bot.

    ``bots`` names one for all others, or one for each in the order of seats. ``seat`` None: another seat each game.
    """

    metadata = {"render_modes": ["ansi", "svg"]}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = 0,
        data: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game: Game = find_game(game, data, "own")
        self.render_mode = render_mode
        self._seats = self.game.seats[0] if seats is None else seats
        self._options = options or {}
        self._layout = layout(self.game, self._seats, self._options)
        self._observer = Observer(self._layout, self.game)
        self._actions = len(self.game.notation)
        others = self._seats - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others or (seat is not None and not 0 <= seat < self._seats):
            raise ValueError(f"{others} bots and a seat from 0 to {others} are needed, not {names} and {seat}")
        self._bots = [bot(name) for name in names]
        self._fixed = seat
        self._seat = seat or 0
        self._state: State = self.game.start(self._seats, self._options)
        self._rng = Rng()
        limits = np.iinfo(np.int64)
        self.observation_space = spaces.Box(limits.min, limits.max, (self._layout.size,), np.int64)
        self.action_space = spaces.Discrete(self._actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; the seed decides chance, and what the bots do."""
        super().reset(seed=seed)
        self._rng = Rng(int(self.np_random.integers(2**62)))
        self._seat = self._rng.below(self._seats) if self._fixed is None else self._fixed
        self._state = self.game.start(self._seats, self._options)
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play until the seat decides again or the game is over."""
        if not self._state.allows(self._seat, int(action)):
            return self._observation(), _LOST, True, False, self._info() | {"illegal": True}
        self._state.apply(self._seat, int(action))
        self._let_others_play()
        reward = utilities(self._state.ranking)[self._seat] if self._state.over else 0.0
        return self._observation(), reward, self._state.over, False, self._info()

    def action_masks(self) -> Any:
        """Which actions are legal now: an array of true and false."""
        return np.frombuffer(mask_of(self._state.legal(self._seat), self._actions), np.bool_)

    def render(self) -> Any:
        """The table as the seat sees it: text for ``ansi``, a picture for ``svg``."""
        if self.render_mode is None:
            return None
        view = self._state.view(self._seat)
        return self.game.picture(view) if self.render_mode == "svg" else self.game.diagram(view, "en")

    def _let_others_play(self) -> None:
        """Chance and bots, until the seat decides; of several who decide at once in secret, the seat comes first."""
        settle(self._state, self._rng)
        while not self._state.over and self._seat not in self._state.deciders:
            seat = self._state.deciders[0]
            player = self._bots[seat - (seat > self._seat)]
            view = self._state.view(seat) if player.looks else {}
            self._state.apply(seat, player.choose(self.game, view, self._state.legal(seat), self._rng))
            settle(self._state, self._rng)

    def _observation(self) -> Any:
        return np.frombuffer(self._observer.packed(self._state, self._seat), np.int64)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self._seat}


def register() -> None:
    """Let ``gymnasium.make("serai/GAME")`` find every game of the house; importing this module does it."""
    for name in game_ids():
        gymnasium.register(f"serai/{name}", entry_point="serai.doors.gymnasium:SeatEnv", kwargs={"game": name})


register()
