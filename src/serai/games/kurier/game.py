"""Kurier des Zaren as a game of the house: its options, its eyes, its notation."""

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import cast

from serai.core.advice import Advice
from serai.core.facts import Fact
from serai.core.game import Event, Goal
from serai.core.options import Options, Value, choice, first_of, named, switch
from serai.core.parts import Drawing
from serai.core.positions import TextForm
from serai.core.reference import Group
from serai.core.rng import Rng
from serai.core.scene import Art, Sign
from serai.core.standing import Standing
from serai.core.state import State
from serai.core.stepgame import StepGame, known_pieces
from serai.core.texts import Text
from serai.core.view import View
from serai.games.kurier import data as kurier_data
from serai.games.kurier.actions import Actions
from serai.games.kurier.advice import KurierAdvice
from serai.games.kurier.art import art
from serai.games.kurier.art.emblems import emblems
from serai.games.kurier.audit import audit
from serai.games.kurier.board import COLOURS, KINDS, Board
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, MODES, TYPE_NAMES, KurierData
from serai.games.kurier.diagram import diagram
from serai.games.kurier.facts import facts
from serai.games.kurier.given import given
from serai.games.kurier.goals import goals
from serai.games.kurier.imagine import FIELDS, imagine
from serai.games.kurier.layout import Layout
from serai.games.kurier.meant import meant
from serai.games.kurier.names import player
from serai.games.kurier.reference import reference
from serai.games.kurier.rules import ENDINGS, STEPS, Kurier, new_game
from serai.games.kurier.scene import drawing
from serai.games.kurier.schema import SCHEMA
from serai.games.kurier.standing import standing
from serai.games.kurier.words import KurierWords
from serai.games.kurier.written import written


class KurierGame(StepGame[Kurier]):
    """Governors send couriers through four villages to the Tsar's palace; one of them carries the dispatch."""

    id = "kurier"
    title = "Kurier des Zaren"
    version = 1
    seats = range(2, 6)
    package = "serai.games.kurier"
    schema = SCHEMA
    minutes = 30
    endings = ENDINGS
    points = False
    options = (
        choice("rubles", *MODES),
        switch("without_blanks"),
        first_of("start_player", 5),
    )
    fields = FIELDS
    stored = (known_pieces(KINDS),)

    def __init__(self, data: str | None = None, data_name: str = "") -> None:
        super().__init__(data, data_name)
        self.data: KurierData = kurier_data.read(self.read_data())
        self._boards: dict[int, Board] = {seats: self.data.board(seats) for seats in self.seats}

    # ------------------------------------------------------------------ play

    def clash(self, seats: int, options: Options) -> Text | None:
        if options["without_blanks"] and options["rubles"] not in ("revised", "bribe"):
            return Text("clash-blanks")
        if named(options, "start_player") >= seats:
            return Text("clash-start-player", {"seats": seats})
        return None

    def advice(self, seats: int) -> Advice:
        return KurierAdvice(seats)

    def bound(self, seats: int, options: Options) -> int:
        return seats + 6 * self.data.turn_limit + seats + sum(self.data.coin_count)

    def begin(self, seats: int, options: dict[str, Value]) -> Kurier:
        mode = MODES.index(str(options["rubles"]))
        start = named(options, "start_player")
        return new_game(self, seats, options, self._boards[seats], mode, bool(options["without_blanks"]), start)

    def imagine(self, view: View, rng: Rng) -> Kurier:
        return imagine(self.begin(view["seats"], view["options"]), view, rng)

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, Kurier)
        return audit(state)

    @cached_property
    def text_form(self) -> TextForm:
        describe, lines = partial(given, self, self.data), partial(written, self.data)
        return TextForm(self, describe, lines, {"step": STEPS})

    def goals(self) -> Mapping[str, Goal]:
        return goals(self._boards)

    # ------------------------------------------------------------------ notation

    @cached_property
    def notation(self) -> Sequence[str]:
        inns = [inn.id for inn in self.data.inns]
        return (
            *("deploy reserve", "deploy stack", "move dispatch", "travel", "pass", "turn coin", "stop", "decline"),
            *(f"pick {name}" for name in TYPE_NAMES),
            *(f"lodge {inn}" for inn in inns),
            *(f"from {inn}" for inn in inns),
            *(f"dispatch to {inn} {name}" for inn in inns for name in TYPE_NAMES),
            *(f"rob {colour}" for colour in COLOUR_NAMES),
            *(f"start {colour}" for colour in COLOUR_NAMES),
            *(f"courier {name}" for name in TYPE_NAMES),
            *(f"coin {name}" for name in COIN_NAMES),
        )

    # ------------------------------------------------------------------ words

    @property
    def _actions(self) -> Actions:
        return self._boards[self.seats[0]].actions

    @cached_property
    def speech(self) -> KurierWords:
        return KurierWords(self.data, self._actions, self.own_state)

    def seat_name(self, seat: int) -> Text:
        return player(seat)

    def seat_sign(self, seat: int, view: View) -> Sign:
        return Sign(f"arms-{emblems(self.data.values)[seat]}", COLOUR_NAMES[seat])

    def standing(self, view: View) -> list[Standing]:
        return [standing(self.speech, view, seat) for seat in range(view["seats"])]

    def facts(self, state: State, seat: int) -> list[Fact]:
        return facts(cast("Kurier", state), seat)

    def touches(self, before: View, event: Event, after: View) -> bool:
        """A courier or the dispatch of the viewer was moved, or a hidden coin of his was taken."""
        seat = after["seat"]
        if seat is None or after["stash_size"][seat] < before["stash_size"][seat]:
            return seat is not None
        rooms, then = after["rooms"], before["rooms"]
        if rooms == then:  # as after most steps
            return False
        own = range(COLOURS * seat, COLOURS * seat + COLOURS)
        return any(was in own and was != now for was, now in zip(then, rooms, strict=True))

    def meant(self, view: View, thing: str) -> list[tuple[str, int]]:
        return meant(view, self.data.values, thing)

    # ------------------------------------------------------------------ pictures

    def diagram(self, view: View, lang: str) -> str:
        return diagram(self.data, lambda text: self.words.say(text, lang), view)

    def drawing(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Drawing:
        return drawing(
            self._layouts[narrow],
            view,
            legal,
            notation=self.notation,
            label=lambda action: self.label(view, action),
            explain=lambda action: self.help(view, action),
        )

    def reference(self) -> Sequence[Group]:
        return reference(self.data)

    @cached_property
    def _layouts(self) -> dict[bool, Layout]:
        """How scenes are laid out, wide and narrow."""
        return {narrow: Layout.of(self.data.values, self._actions, narrow) for narrow in (False, True)}

    def make_art(self) -> Art:
        return art(self.data.values)
