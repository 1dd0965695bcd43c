"""Feuville as a game of the house: its options, its eyes, its notation."""

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import cast

from serai.core.advice import Advice
from serai.core.facts import Fact
from serai.core.game import Goal
from serai.core.options import Options, Value, first_of, named
from serai.core.parts import Drawing
from serai.core.positions import TextForm
from serai.core.reference import Group
from serai.core.rng import Rng
from serai.core.scene import Art, Sign
from serai.core.standing import Standing
from serai.core.state import State
from serai.core.stepgame import StepGame
from serai.core.texts import Text
from serai.core.view import View
from serai.games.feuville import data as feuville_data
from serai.games.feuville.advice import FeuvilleAdvice
from serai.games.feuville.art import art
from serai.games.feuville.audit import audit
from serai.games.feuville.data import COLOUR_NAMES, PERSON_NAMES, ROW_NAMES, SYMBOL_NAMES, FeuvilleData
from serai.games.feuville.diagram import diagram
from serai.games.feuville.facts import facts
from serai.games.feuville.given import given
from serai.games.feuville.goals import goals
from serai.games.feuville.imagine import FIELDS, STORED, imagine
from serai.games.feuville.layout import Layout
from serai.games.feuville.meant import meant
from serai.games.feuville.names import player
from serai.games.feuville.reference import reference
from serai.games.feuville.rules import ENDINGS, STEPS, Feuville, new_game
from serai.games.feuville.scene import drawing
from serai.games.feuville.schema import SCHEMA
from serai.games.feuville.standing import standing
from serai.games.feuville.words import FeuvilleWords
from serai.games.feuville.written import written

_BOUND = 100_000
"""Fewer than 600 decisions a turn, at most 160 turns."""


class FeuvilleGame(StepGame[Feuville]):
    """Everybody builds a skyline of the town of Feuville, and the dragon comes to burn what no cloud protects."""

    id = "feuville"
    title = "Feuville"
    version = 1
    seats = range(2, 5)
    package = "serai.games.feuville"
    schema = SCHEMA
    minutes = 60
    endings = ENDINGS
    options = (first_of("start_player", 4),)
    fields = FIELDS
    stored = STORED
    derived = ("height",)

    def __init__(self, data: str | None = None, data_name: str = "") -> None:
        super().__init__(data, data_name)
        self.data: FeuvilleData = feuville_data.read(self.read_data())

    # ------------------------------------------------------------------ play

    def clash(self, seats: int, options: Options) -> Text | None:
        if named(options, "start_player") >= seats:
            return Text("clash-start-player", {"seats": seats})
        return None

    def advice(self, seats: int) -> Advice:
        return FeuvilleAdvice(seats)

    def bound(self, seats: int, options: Options) -> int:
        return _BOUND

    def begin(self, seats: int, options: dict[str, Value]) -> Feuville:
        return new_game(self, seats, options, self.data.board, named(options, "start_player"))

    def imagine(self, view: View, rng: Rng) -> Feuville:
        return imagine(self.begin(view["seats"], view["options"]), view, rng)

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, Feuville)
        return audit(state)

    @cached_property
    def text_form(self) -> TextForm:
        describe, lines = partial(given, self, self.data), partial(written, self.data)
        return TextForm(self, describe, lines, {"step": STEPS}, self.audit)

    def goals(self) -> Mapping[str, Goal]:
        return goals()

    # ------------------------------------------------------------------ notation

    @cached_property
    def notation(self) -> Sequence[str]:
        table = self.data.board.actions
        columns = range(-table.reach, table.reach + 1)
        corners = range(1, table.corners + 1)
        return (
            *("roll", "end turn", "kobold", "decree", "skill", "fairy", "city", "store", "score", "keep"),
            *("left", "right", "again", "stop", "yes", "no", "pass"),
            *(f"die {face}" for face in range(1, 7)),
            *(f"as {name}" for name in PERSON_NAMES),
            *(f"tile {name}" for name in ROW_NAMES),
            *(f"{what} {place}" for what in ("build stored", "score stored", "protect", "swap") for place in (1, 2)),
            *("replace 1", "replace 2"),
            *(f"column {k}" for k in columns),
            *(f"low view {k}" for k in columns),
            *(f"high view {k}" for k in columns),
            *(f"count {name}" for name in SYMBOL_NAMES),
            *(f"steal {colour} {place}" for colour in COLOUR_NAMES for place in (1, 2)),
            *(f"take {name} {column}" for name in ROW_NAMES for column in range(1, 7)),
            *(f"take decree {column}" for column in range(1, 7)),
            *(f"take spell {place}" for place in (1, 2, 3)),
            *(f"city from corner {first} to {last}" for first in corners for last in corners),
            *(f"start {colour}" for colour in COLOUR_NAMES),
            *(f"dice {first} {second}" for first in range(1, 7) for second in range(1, 7)),
            *(f"juggle {face}" for face in range(1, 7)),
            *(f"turn up {name}" for name in self.data.tiles[: self.data.board.tiles]),
            *(f"turn up {name}" for name in (*self.data.decrees, *self.data.spells)),
        )

    # ------------------------------------------------------------------ words

    @cached_property
    def speech(self) -> FeuvilleWords:
        return FeuvilleWords(self.data, self.own_state)

    def seat_name(self, seat: int) -> Text:
        return player(seat)

    def seat_sign(self, seat: int, view: View) -> Sign:
        return Sign("marker", COLOUR_NAMES[seat])

    def standing(self, view: View) -> list[Standing]:
        return [standing(view, seat) for seat in range(view["seats"])]

    def facts(self, state: State, seat: int) -> list[Fact]:
        return facts(cast("Feuville", state), seat)

    def meant(self, view: View, thing: str) -> list[tuple[str, int]]:
        return meant(self.data, view, thing, int(self.data.board.actions.reach))

    # ------------------------------------------------------------------ pictures

    def diagram(self, view: View, lang: str) -> str:
        return diagram(self.data, lambda text: self.words.say(text, lang), view)

    def drawing(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Drawing:
        return drawing(self._layouts[narrow], view, legal, notation=self.notation)

    @cached_property
    def _layouts(self) -> dict[bool, Layout]:
        """How scenes are laid out, wide and narrow."""
        return {narrow: Layout(self.data, self.speech, narrow) for narrow in (False, True)}

    def reference(self) -> Sequence[Group]:
        return reference(self.speech)

    def make_art(self) -> Art:
        return art(self.data)
