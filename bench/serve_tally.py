"""Tally: the smallest game there is, for bench/serve.py. A move counts one up and passes the turn.

It is what the boardgame.io server of the same measurement plays, so that the two do the same work beyond their own.
"""

from collections.abc import Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from serai.core.game import Event, Game
from serai.core.options import Options, Value
from serai.core.rng import Rng
from serai.core.scene import Art, Choice, Panel, Piece, Scene
from serai.core.state import NOBODY, State
from serai.core.texts import Text
from serai.core.view import Public, View

LENGTH = 1_000_000
"""Moves in a game: no table of the measurement ends."""


class Count(State):
    """A moment of the game: the count."""

    def __init__(self, game: Any, seats: int, options: Any) -> None:
        super().__init__(game, seats, options)
        self.count = 0
        self.decider = 0

    def copy(self) -> "Count":
        twin = Count(self.game, self.seats, self.options)
        twin.decider, twin.shown, twin.count = self.decider, self.shown, self.count
        return twin

    def legal(self, seat: int) -> list[int]:
        return [0] if seat == self.decider else []

    def outcomes(self) -> list[tuple[int, int]]:
        return []

    def apply(self, seat: int, action: int) -> None:
        self.count += 1
        self.decider = (seat + 1) % self.seats if self.count < LENGTH else NOBODY

    @property
    def ranking(self) -> tuple[int, ...]:
        return (1,) * self.seats if self.over else ()

    @property
    def scores(self) -> tuple[int, ...]:
        return (0,) * self.seats

    @property
    def ending(self) -> str:
        return "counted" if self.over else ""


class Tally(Game):
    """The game. It has no words of its own: keys are spoken as they stand."""

    id, title, version, seats, package, endings = "tally", "Tally", 1, range(2, 5), "serve_tally", ("counted",)
    fields = (Public("count"),)
    notation = ("step",)

    @cached_property
    def folder(self) -> Traversable:
        return Path(__file__).parent

    def bound(self, seats: int, options: Options) -> int:
        return LENGTH

    def begin(self, seats: int, options: dict[str, Value]) -> Count:
        return Count(self, seats, options)

    def imagine(self, view: View, rng: Rng) -> Count:
        state = self.begin(view["seats"], view["options"])
        state.count = view["count"]
        state.decider = NOBODY if view["over"] else state.count % state.seats
        return state

    def prompt(self, view: View) -> Text:
        return Text("prompt")

    def label(self, view: View, action: int) -> Text:
        return Text("label")

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        return Text("log")

    def scene(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Scene:
        piece = Piece("count", "board", 50, 50, 40, 40, "square", label=str(view["count"]))
        choices = tuple(Choice(a, self.notate(a), self.label(view, a), ("count",)) for a in legal)
        return Scene(self.id, (Panel("board", 100, 100),), (), (piece,), (), choices, narrow)

    def art(self) -> Art:
        return Art({"square": '<rect width="100" height="100"/>'}, {}, {})


TALLY = Tally()
