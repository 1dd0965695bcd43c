"""Himalaya as a game of the house: its options, its eyes, its notation."""

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import cast

from serai.core.advice import Advice
from serai.core.facts import Fact
from serai.core.game import Event, Frame, Goal
from serai.core.options import Options, Value, choice, first_of, named, switch
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
from serai.games.himalaya import data as himalaya_data
from serai.games.himalaya import names
from serai.games.himalaya.actions import PAUSE
from serai.games.himalaya.advice import HimalayaAdvice
from serai.games.himalaya.ahead import Ahead
from serai.games.himalaya.art import art
from serai.games.himalaya.art.frame import Frame as MapFrame
from serai.games.himalaya.art.shapes import TRIBE_EMBLEM
from serai.games.himalaya.audit import audit, pieces
from serai.games.himalaya.board import RESOURCES, SEATS, SLOTS, VILLAGES, Board
from serai.games.himalaya.chronicle import HimalayaWords
from serai.games.himalaya.data import COMMAND_NAMES, DRAWS, RESOURCE_NAMES, TRIBE_NAMES, HimalayaData, road_name
from serai.games.himalaya.diagram import diagram
from serai.games.himalaya.facts import facts
from serai.games.himalaya.film import film
from serai.games.himalaya.given import given
from serai.games.himalaya.goals import goals
from serai.games.himalaya.imagine import FIELDS, imagine
from serai.games.himalaya.layout import Layout
from serai.games.himalaya.meant import meant
from serai.games.himalaya.names import tribe_name
from serai.games.himalaya.position import COMMAND, NONE
from serai.games.himalaya.reference import reference
from serai.games.himalaya.rules import ENDINGS, STEPS, Himalaya
from serai.games.himalaya.scene import drawing
from serai.games.himalaya.schema import SCHEMA
from serai.games.himalaya.standing import standing
from serai.games.himalaya.written import written


class HimalayaGame(StepGame[Himalaya]):
    """Four tribes lead yak caravans over soil, ice and stone roads, by programmes laid in secret."""

    id = "himalaya"
    title = "Himalaya"
    version = 2
    seats = range(2, 5)
    package = "serai.games.himalaya"
    schema = SCHEMA
    minutes = 90
    endings = ENDINGS
    points = False
    options = (
        switch("advanced", variant=False),
        switch("events"),
        switch("full_inventory"),
        choice("village_draw", *DRAWS),
        switch("open_screens", variant=False),
        choice("tribes", "by_seat", "chosen", variant=False),
        choice("first_tribe", *TRIBE_NAMES, variant=False),
        first_of("first_leader", SEATS),
    )
    fields = FIELDS

    def __init__(self, data: str | None = None, data_name: str = "") -> None:
        super().__init__(data, data_name)
        self.data: HimalayaData = himalaya_data.read(self.read_data())
        self.board: Board = self.data.board()

    # ------------------------------------------------------------------ play

    def clash(self, seats: int, options: Options) -> Text | None:
        if options["tribes"] == "chosen" and options["first_tribe"] != TRIBE_NAMES[0]:
            return Text("clash-tribes")
        if named(options, "first_leader") >= seats:
            return Text("clash-leader", {"seats": seats})
        return None

    def advice(self, seats: int) -> Advice:
        return HimalayaAdvice(seats)

    def bound(self, seats: int, options: Options) -> int:
        rounds, _, _, _, orders = self.data.limits[:5]
        events = 2 * seats if options["events"] or options["advanced"] else 0
        inventories = len(self.data.inventories) * RESOURCES * (1 + self.data.limits[7])
        choosing = seats if options["tribes"] == "chosen" else 0
        return choosing + seats + rounds * (events + SLOTS * seats + seats + 5 * orders) + inventories

    def begin(self, seats: int, options: dict[str, Value]) -> Himalaya:
        advanced = bool(options["advanced"])
        first = TRIBE_NAMES.index(str(options["first_tribe"]))
        chosen = options["tribes"] == "chosen"
        state = Himalaya(self, seats, options, self.board)
        state.set_out(
            advanced or bool(options["events"]),
            advanced or bool(options["full_inventory"]),
            DRAWS.index(str(options["village_draw"])),
            [NONE if chosen else (first + seat) % len(TRIBE_NAMES) for seat in range(seats)],
            named(options, "first_leader"),
        )
        return state

    def imagine(self, view: View, rng: Rng) -> Himalaya:
        return imagine(self.begin(view["seats"], view["options"]), view, rng)

    def held(self, view: View, action: int) -> View:
        """The sixth command lies in its slot, and its route is drawn, before it is final."""
        seat = view["seat"]
        if view["step"] != "command":
            return view
        laid, filled = [*view["laid"]], [*view["filled"]]
        laid[seat] = [*laid[seat][: filled[seat]], action]
        filled[seat] += 1
        return view | {"laid": laid, "filled": filled, "to_decide": False}

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, Himalaya)
        return audit(state)

    def deciding(self, view: View) -> tuple[int, ...]:
        """Who still lays commands is open to all (H-34)."""
        if view["step"] == STEPS[COMMAND]:
            return tuple(seat for seat in range(view["seats"]) if view["filled"][seat] < SLOTS)
        return (view["decider"],) if view["decider"] >= 0 else ()

    def default(self, view: View) -> int | None:
        """The open slots of who is late become pauses (H-37)."""
        return PAUSE if view["step"] == STEPS[COMMAND] else None

    @cached_property
    def text_form(self) -> TextForm:
        describe, lines = partial(given, self, self.data), partial(written, self.data)
        return TextForm(self, describe, lines, {"step": STEPS}, pieces)

    def goals(self) -> Mapping[str, Goal]:
        return goals(self.board)

    # ------------------------------------------------------------------ notation

    @cached_property
    def notation(self) -> Sequence[str]:
        villages = range(1, VILLAGES + 1)
        return (
            *COMMAND_NAMES,
            *("reward barter", "reward offering", "reward delegations", "reward none"),
            *("event yeti", "event snowstorm", "event market_day", "event pass"),
            *("inventory token", "inventory delegations", "inventory stupa"),
            *(f"place {village}" for village in villages),
            *(f"at {village}" for village in villages),
            *(f"at {road_name(road)}" for road in self.data.roads),
            *(f"take {resource}" for resource in RESOURCE_NAMES),
            *(f"to {region}" for region in range(1, 9)),
            *(f"stupa {village}" for village in villages),
            *(f"leader {seat}" for seat in range(1, SEATS + 1)),
            *(f"draw {village}" for village in villages),
            *(f"cube {resource}" for resource in RESOURCE_NAMES),
            *(f"disc {disc.id}" for disc in self.data.discs),
            *(f"lot {seat}" for seat in range(1, SEATS + 1)),
            *(f"tribe {tribe}" for tribe in TRIBE_NAMES),
        )

    # ------------------------------------------------------------------ words

    def tribe_of(self, view: View, tribe: int) -> str:
        """The name of the tribe that a player leads, or of the neutral one."""
        return tribe_name(view, tribe)

    @cached_property
    def speech(self) -> HimalayaWords:
        return HimalayaWords(self.data, self.board, self.own_state)

    def seat_name(self, seat: int) -> Text:
        return Text(f"tribe-{TRIBE_NAMES[seat]}")

    def seat_at(self, seat: int, options: Options) -> Text:
        if options["tribes"] == "chosen":
            return Text("seat", {"number": seat + 1})
        first = TRIBE_NAMES.index(str(options["first_tribe"]))
        return self.seat_name((first + seat) % len(TRIBE_NAMES))

    def seat_seen(self, seat: int, view: View) -> Text:
        return names.tribe(view, seat)

    def seat_sign(self, seat: int, view: View) -> Sign | None:
        tribe = tribe_name(view, seat)
        return None if tribe == names.NEUTRAL else Sign(f"arms-{TRIBE_EMBLEM[tribe]}", tribe)

    def standing(self, view: View) -> list[Standing]:
        state = self.own_state(view)
        return [standing(state, view, seat) for seat in range(view["seats"])]

    def facts(self, state: State, seat: int) -> list[Fact]:
        return facts(cast("Himalaya", state), seat)

    def between(self, before: View, event: Event, after: View) -> list[Frame]:
        views = film(self.begin(before["seats"], before["options"]), before, event, after)
        return self.speech.frames(before, views)

    def why_not(self, view: View, legal: Sequence[int], things: Sequence[str]) -> Text | None:
        if view["step"] == STEPS[COMMAND] and view["to_decide"]:
            ahead = Ahead(self.data, self.own_state(view), view, lambda action: self.label(view, action))
            for thing in things:
                if (reason := ahead.why_not(thing)) is not None:
                    return reason
        told = super().why_not(view, legal, things)
        if told is None or told.key != "reason-not-asked":
            return told
        return self.reason(view, next(action for thing in things for action in self.behind(view, thing)))

    def meant(self, view: View, thing: str) -> list[tuple[str, int]]:
        return meant(view, thing)

    # ------------------------------------------------------------------ pictures

    def drawing(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Drawing:
        return drawing(
            self._layouts[narrow],
            self.own_state(view),
            view,
            legal,
            notation=self.notation,
            label=lambda action: self.label(view, action),
            explain=lambda action: self.help(view, action),
        )

    @cached_property
    def _layouts(self) -> tuple[Layout, Layout]:
        """How scenes are laid out, wide and narrow."""
        wide, high = (MapFrame(self.data.values, narrow=narrow) for narrow in (False, True))
        actions = self.board.actions
        return Layout(self.data, actions, wide), Layout(self.data, actions, high)

    def diagram(self, view: View, lang: str) -> str:
        return diagram(self.data, view, lambda text: self.words.say(text, lang))

    def reference(self) -> Sequence[Group]:
        return reference(self.data)

    def make_art(self) -> Art:
        return art(self.data.values)
