"""Our games for OpenSpiel: importing this module registers each as ``serai_GAME``.

    import pyspiel, serai.doors.openspiel
    game = pyspiel.load_game("serai_kurier", {"seats": 3, "options": "rubles:revised"})

Chance is explicit. Seats that decide at the same time in secret are asked one after the other, and nobody is told what
the others chose. What a player knows comes from views alone: an observation is the view, an information state all that
the player has seen happen, and the view. Returns come at the end (``serai.doors.utility``).
"""

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from serai.core.game import Game
from serai.core.options import Value
from serai.core.registry import game as find_game
from serai.core.registry import game_ids
from serai.core.rng import Rng
from serai.core.state import CHANCE, SEEN, UNSEEN, State
from serai.core.view import Private
from serai.doors.observation import Observer, layout
from serai.doors.utility import utilities

NO_OPTIONS = "usual"
"""The parameter ``options`` of a table that takes them as they come; others are written KEY:VALUE;KEY:VALUE."""
PREFIX = "serai_"
_NUMBER = np.dtype(np.int64)


class _Moment:
    """A state, and what each seat has seen happen; OpenSpiel copies its states with all they hold."""

    def __init__(self, state: State, heard: list[str], begun: bool = True) -> None:
        self.state = state
        self.heard = heard
        self.begun = begun
        """Whether anything has happened yet."""

    def __deepcopy__(self, memo: Any) -> "_Moment":
        return _Moment(self.state.copy(), list(self.heard), self.begun)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travels as plain data: arrays of a state cannot be pickled."""
        return _moment, (self.state.game.id, self.state.game.own_data, self.state.dump(), self.heard)

    def apply(self, seat: int, action: int) -> None:
        """Take a step; each seat hears of it what it may."""
        self.begun = True
        for viewer in range(self.state.seats):
            seen = self.state.sight(viewer, seat, action)
            if seen != UNSEEN:
                self.heard[viewer] += f"{seat}:{action if seen == SEEN else '?'} "
        self.state.apply(seat, action)


def _moment(game: str, data: str | None, dumped: dict[str, Any], heard: list[str]) -> _Moment:
    """What was pickled."""
    return _Moment(find_game(game, data, "own").load(dumped), heard)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A moment of one of our games, as OpenSpiel wants it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.moment = _Moment(game.beginning.copy(), [""] * game.seats, begun=False)

    def current_player(self) -> Any:
        state = self.moment.state
        if state.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if state.chance else state.deciders[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.moment.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.moment.state.outcomes()
        total = sum(int(weight) for _, weight in outcomes)
        return sorted((int(action), int(weight) / total) for action, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        state = self.moment.state
        self.moment.apply(CHANCE if state.chance else state.deciders[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        game: Game = self.moment.state.game
        return game.notate(action)

    def is_terminal(self) -> bool:
        return self.moment.state.over

    def returns(self) -> list[float]:
        state = self.moment.state
        return utilities(state.ranking) if state.over else [0.0] * int(state.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that this player cannot tell from this one: what its view hides is drawn anew."""
        state = self.moment.state
        twin: SpielState = self.clone()
        imagined = state.game.imagine(state.view(player), Rng(int(sampler() * 2**62)))
        twin.moment = _Moment(imagined, list(self.moment.heard))
        return twin

    def __str__(self) -> str:
        return msgspec.json.encode(self.moment.state.dump(), order="sorted").decode()


class SpielObserver:
    """What a player sees: the view as an array with named parts, or as text."""

    def __init__(self, game: "SpielGame", kind: Any) -> None:
        places = layout(game.table, game.seats, game.options)
        self._observer = Observer(places, game.table)
        self._recall = kind.perfect_recall
        self._first: dict[int, Any] = {}
        """What each player sees at the very beginning: OpenSpiel asks for that, too, whenever it asks for anything."""
        self.tensor = np.zeros(places.size, np.float32)
        self.dict = {name: self.tensor[part] for name, part in places.slices.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what this player sees into ``tensor``."""
        moment = state.moment
        if moment.begun:
            self.tensor[:] = self._seen(moment, player)
            return
        if player not in self._first:
            self._first[player] = self._seen(moment, player)
        self.tensor[:] = self._first[player]

    def _seen(self, moment: _Moment, player: int) -> Any:
        return np.frombuffer(self._observer.packed(moment.state, player), _NUMBER)

    def string_from(self, state: SpielState, player: int) -> str:
        """What this player sees; with perfect recall, after all that it has seen happen."""
        seen = msgspec.json.encode(state.moment.state.view(player)).decode()
        return f"{state.moment.heard[player]}| {seen}" if self._recall else seen


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its number of seats and its options. Raises SeraiError for no such table."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.table: Game = find_game(self.name)
        self.seats = int(given.get("seats", self.table.seats[0]))
        self.options: dict[str, Value] = _read_options(str(given.get("options", NO_OPTIONS)))
        self.beginning: State = self.table.start(self.seats, self.options)
        """A new game; each begins as a copy of it."""
        actions = len(self.table.notation)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.table.bound(self.seats, self.beginning.options),
        )
        super().__init__(_type_of(self.table), info, given)

    def new_initial_state(self) -> SpielState:
        """A new game at its very beginning."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What players see, with or without memory."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _read_options(text: str) -> dict[str, Value]:
    pairs = (part.partition(":") for part in text.split(";") if text != NO_OPTIONS)
    return {key.strip(): value.strip() for key, _, value in pairs}


def _type_of(game: Game) -> Any:
    secret = any(isinstance(field, Private) for field in game.fields)
    kinds = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.IMPERFECT_INFORMATION if secret else kinds.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "options": NO_OPTIONS},
    )


def register() -> None:
    """Let ``pyspiel.load_game("serai_GAME")`` find every game of the house; importing this module does it."""
    for name in game_ids():
        # A class for each: OpenSpiel keeps what it is given beyond Python's end, which a function does not survive.
        kind = type(f"SpielGame_{name}", (SpielGame,), {"name": name})
        pyspiel.register_game(_type_of(find_game(name)), kind)


register()
