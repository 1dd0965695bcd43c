"""Feuville as a game of the house: its options, its eyes, its notation."""

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import Any, cast

from serai.core.advice import Advice
from serai.core.facts import Fact
from serai.core.game import Event, Game, Goal
from serai.core.options import Options, Value, choice
from serai.core.parts import Drawing
from serai.core.positions import TextForm
from serai.core.reference import Group
from serai.core.rng import Rng
from serai.core.scene import Art, Sign
from serai.core.standing import Standing
from serai.core.state import State
from serai.core.texts import Text
from serai.core.view import View
from serai.games.feuville import data as feuville_data
from serai.games.feuville.advice import FeuvilleAdvice
from serai.games.feuville.art import art
from serai.games.feuville.audit import audit
from serai.games.feuville.behind import behind
from serai.games.feuville.data import COLOUR_NAMES, PERSON_NAMES, ROW_NAMES, SYMBOL_NAMES, FeuvilleData
from serai.games.feuville.diagram import diagram
from serai.games.feuville.facts import facts
from serai.games.feuville.given import given
from serai.games.feuville.goals import goals
from serai.games.feuville.imagine import FIELDS, imagine, put_skylines, put_to_come, to_come
from serai.games.feuville.names import player
from serai.games.feuville.position import NONE
from serai.games.feuville.reference import reference
from serai.games.feuville.rules import ENDINGS, STEPS, Feuville, new_game
from serai.games.feuville.scene import drawing
from serai.games.feuville.schema import SCHEMA
from serai.games.feuville.standing import standing
from serai.games.feuville.table import Ground
from serai.games.feuville.words import FeuvilleWords
from serai.games.feuville.written import written

_BOUND = 100_000
"""Fewer than 600 decisions a turn, at most 160 turns."""


class FeuvilleGame(Game):
    """Everybody builds a skyline of the town of Feuville, and the dragon comes to burn what no cloud protects."""

    id = "feuville"
    title = "Feuville"
    version = 1
    seats = range(2, 5)
    package = "serai.games.feuville"
    schema = SCHEMA
    minutes = 60
    endings = ENDINGS
    options = (choice("start_player", "random", "1", "2", "3", "4", variant=False),)
    fields = FIELDS

    def __init__(self, data: str | None = None, data_name: str = "") -> None:
        super().__init__(data, data_name)
        self.data: FeuvilleData = feuville_data.read(self.read_data())

    # ------------------------------------------------------------------ play

    def clash(self, seats: int, options: Options) -> Text | None:
        if options["start_player"] != "random" and int(options["start_player"]) > seats:
            return Text("clash-start-player", {"seats": seats})
        return None

    def advice(self, seats: int) -> Advice:
        return FeuvilleAdvice(seats)

    def bound(self, seats: int, options: Options) -> int:
        return _BOUND

    def begin(self, seats: int, options: dict[str, Value]) -> Feuville:
        named = options["start_player"]
        return new_game(self, seats, options, self.data.board, NONE if named == "random" else int(named) - 1)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(self.begin(view["seats"], view["options"]), view, rng)

    def dump(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Feuville)
        data = super().dump(state) | {"after": to_come(state)}
        del data["height"]
        return data

    def restore(self, data: dict[str, Any]) -> State:
        after = data["after"]
        state = super().restore(data | {"height": len(after)})
        assert isinstance(state, Feuville)
        put_to_come(state, after)
        put_skylines(state, data["skyline"])
        return state

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, Feuville)
        return audit(state)

    def set_up(self, text: str) -> State:
        return self._text_form().read(text)

    def text_of(self, state: State) -> str:
        return self._text_form().write(state)

    def _text_form(self) -> TextForm:
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
    def _speech(self) -> FeuvilleWords:
        return FeuvilleWords(self.data)

    def seat_name(self, seat: int) -> Text:
        return player(seat)

    def seat_sign(self, seat: int, view: View) -> Sign:
        return Sign("marker", COLOUR_NAMES[seat])

    def standing(self, view: View) -> list[Standing]:
        return [standing(view, seat) for seat in range(view["seats"])]

    def facts(self, state: State, seat: int) -> list[Fact]:
        return facts(cast("Feuville", state), seat)

    def prompt(self, view: View) -> Text:
        return self._speech.prompt(view)

    def label(self, view: View, action: int) -> Text:
        return self._speech.label(view, action)

    def help(self, view: View, action: int) -> Text | None:
        return self._speech.help(view, action)

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        return self._speech.tell(before, event, after)

    def reason(self, view: View, action: int) -> Text:
        return self._speech.reason(view, action)

    def behind(self, view: View, thing: str) -> list[int]:
        return [self._numbers[found] for found in self._meant(view, thing) if found in self._numbers]

    def _meant(self, view: View, thing: str) -> list[tuple[str, int]]:
        return behind(self.data, view, thing, int(self.data.board.actions.reach))

    @cached_property
    def _numbers(self) -> dict[tuple[str, int], int]:
        """By family and which of it, every action."""
        return {self._speech.family(action): action for action in range(len(self.notation))}

    # ------------------------------------------------------------------ pictures

    def diagram(self, view: View, lang: str) -> str:
        return diagram(self.data, lambda text: self.words.say(text, lang), view)

    def drawing(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Drawing:
        return drawing(self._grounds[narrow], view, legal, notation=self.notation)

    @cached_property
    def _grounds(self) -> dict[bool, Ground]:
        """The table, wide and narrow."""
        return {narrow: Ground(self.data, self._speech, narrow) for narrow in (False, True)}

    def reference(self) -> Sequence[Group]:
        return reference(self.data)

    def art(self) -> Art:
        return self._art

    @cached_property
    def _art(self) -> Art:
        return art(self.data)
