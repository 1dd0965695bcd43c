"""Who sits at a table of the lab: a bot of ours by its name, or somebody's own program."""

from collections.abc import Sequence
from typing import Protocol

from serai.bots import Bot, bot
from serai.core.game import Game
from serai.core.options import Options
from serai.core.rng import Rng
from serai.core.view import View
from serai.lab.program import PREFIX, Program, command_of


class Fault(Exception):
    """A player did not answer as it should; it has lost this game."""


class Player(Protocol):
    """Who decides for one seat, game after game."""

    @property
    def looks(self) -> bool:
        """Whether it looks at views at all."""

    def begin(self, game: Game, options: Options, seats: int, seat: int, rng: Rng) -> None:
        """A new game begins, at this seat."""

    def choose(self, view: View, legal: Sequence[int]) -> int:
        """One of the legal actions. Raises Fault."""

    def end(self, ranking: Sequence[int], scores: Sequence[int]) -> None:
        """The game is over."""


class _Ours:
    """A bot of the house."""

    def __init__(self, mind: Bot) -> None:
        self._mind = mind
        self.looks = mind.looks

    def begin(self, game: Game, options: Options, seats: int, seat: int, rng: Rng) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: View, legal: Sequence[int]) -> int:
        return self._mind.choose(self._game, view, legal, self._rng)

    def end(self, ranking: Sequence[int], scores: Sequence[int]) -> None:
        """It does not care."""


class _Theirs:
    """Somebody's own program; one process for each seat it holds, kept from game to game."""

    looks = True

    def __init__(self, name: str, seat: int, seconds: float) -> None:
        self._key = (name, seat, seconds)

    def begin(self, game: Game, options: Options, seats: int, seat: int, rng: Rng) -> None:
        facts = {"type": "game", "protocol": 1, "game": game.id, "rules": game.version, "seats": seats, "seat": seat}
        facts |= {"options": dict(options), "data": game.data_hash, "seed": int(rng.next32())}
        facts |= {"actions": list(game.notation)}
        if self._key not in _RUNNING:
            _RUNNING[self._key] = Program(self._key[0], self._key[2])
        _RUNNING[self._key].tell(facts)

    def choose(self, view: View, legal: Sequence[int]) -> int:
        program = _RUNNING.get(self._key)
        if program is None:
            raise Fault("gone")
        program.tell({"type": "choose", "view": view, "legal": [int(action) for action in legal]})
        answer = program.answer()
        if isinstance(answer, int) and answer in legal:
            return answer
        program.stop()
        del _RUNNING[self._key]
        raise Fault(answer if isinstance(answer, str) else "illegal")

    def end(self, ranking: Sequence[int], scores: Sequence[int]) -> None:
        if self._key in _RUNNING:
            _RUNNING[self._key].tell({"type": "over", "ranking": list(ranking), "scores": list(scores)})


_RUNNING: dict[tuple[str, int, float], Program] = {}
"""The programs that run for this process. They end with it, as their input does."""


def check_player(name: str) -> None:
    """Whether somebody of this name can play. Raises UnknownBot, or LabError for a program that is not there."""
    if name.startswith(PREFIX):
        command_of(name)
    else:
        bot(name)


def player(name: str, seat: int, seconds: float) -> Player:
    """Who plays under this name; ``seconds`` is what somebody's own program has for a decision. Raises UnknownBot."""
    return _Theirs(name, seat, seconds) if name.startswith(PREFIX) else _Ours(bot(name))
