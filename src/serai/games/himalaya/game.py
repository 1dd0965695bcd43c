"""Himalaya as a game of the house: its options, its eyes, its notation."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from serai.core.game import Event, Frame, Game
from serai.core.options import Options, Value, choice, switch
from serai.core.rng import Rng
from serai.core.scene import Art, Scene
from serai.core.state import State
from serai.core.texts import Text
from serai.core.view import Private, Public, View
from serai.games.himalaya import data as himalaya_data
from serai.games.himalaya.art import art
from serai.games.himalaya.art.frame import Frame as MapFrame
from serai.games.himalaya.audit import audit
from serai.games.himalaya.board import RESOURCES, SEATS, SLOTS, VILLAGES, Board
from serai.games.himalaya.chronicle import Chronicle
from serai.games.himalaya.data import COMMAND_NAMES, DRAWS, RESOURCE_NAMES, TRIBE_NAMES, HimalayaData, road_name
from serai.games.himalaya.diagram import diagram
from serai.games.himalaya.film import film
from serai.games.himalaya.given import given
from serai.games.himalaya.imagine import imagine
from serai.games.himalaya.names import tribe_name
from serai.games.himalaya.position import COMMAND
from serai.games.himalaya.prompts import Prompts
from serai.games.himalaya.rules import ENDINGS, STEPS, Himalaya, new_game
from serai.games.himalaya.scene import scene


def _part(values: Sequence[int], tribe: int, size: int) -> list[int]:
    """A tribe's part of a list by tribe."""
    return list(values[size * tribe : size * tribe + size])


def _open_programmes(state: Himalaya) -> list[list[int] | None]:
    """The programmes that lie open: all of them from the reveal on, before it only the neutral tribe's."""
    secret = state.step == COMMAND
    return [
        None if secret and not state.is_neutral(tribe) else _part(state.programmes, tribe, SLOTS)
        for tribe in range(state.tribes)
    ]


def _herd(state: Himalaya, tribe: int) -> list[int]:
    """The kinds of the discs that a tribe has bartered."""
    return [code % state.board.kinds for code in state.herds if code // state.board.kinds == tribe]


def _is_open(state: Himalaya, tribe: int) -> bool:
    """Whether everyone may look behind a tribe's screen."""
    return bool(state.options["open_screens"] or state.screens_lifted or state.is_neutral(tribe))


def _behind_screens(state: Himalaya) -> list[dict[str, Any] | None]:
    """What lies behind the screens that everyone may look behind."""
    return [_screen(state, tribe) if _is_open(state, tribe) else None for tribe in range(state.tribes)]


def _screen(state: Himalaya, tribe: int) -> dict[str, Any]:
    """All that lies behind a screen."""
    return {
        "stock": _part(state.stocks, tribe, RESOURCES),
        "herd": _herd(state, tribe),
        "tokens": int(state.tokens[tribe]),
        "yaks": int(state.yaks(tribe)),
    }


class HimalayaGame(Game):
    """Four tribes lead yak caravans over soil, ice and stone roads, by programmes laid in secret."""

    id = "himalaya"
    title = "Himalaya"
    version = 1
    seats = range(2, 5)
    package = "serai.games.himalaya"
    endings = ENDINGS
    points = False
    options = (
        switch("advanced"),
        switch("events", variant=False),
        switch("full_inventory", variant=False),
        choice("village_draw", *DRAWS),
        switch("open_screens", variant=False),
        choice("first_tribe", *TRIBE_NAMES, variant=False),
    )
    fields = (
        Public("decider"),
        Public("step", lambda state: STEPS[state.step]),
        Public("round"),
        Public("leader"),
        Public("place"),
        Public("slot"),
        Public("acting"),
        Public("cubes"),
        Public("orders"),
        Public("stupas"),
        Public("delegations"),
        Public("caravans"),
        Public("crossing"),
        Public("programmes", _open_programmes),
        Public("filled", lambda s: [s.open_slot(tribe) for tribe in range(s.tribes)]),
        Private("laid", lambda s, seat: _part(s.programmes, seat, SLOTS), open_at_end=False),
        Public("revealed"),
        Public("taken"),
        Public("served"),
        Private("screen", _screen),
        Public("open_screens", _behind_screens),
        Public("stupas_left"),
        Public("delegations_left"),
        Public("event_tokens"),
        Public("events"),
        Public("laying"),
        Public("cards"),
        Public("row"),
        Public("drawing_for"),
        Public("target"),
        Public("to_come"),
        Public("lifted"),
        Public("rewards"),
        Public("to_send"),
        Public("resource"),
        Public("counted"),
        Public("history"),
        Public("course"),
        Public("tally"),
        Public("eliminated"),
        Public("verdict"),
        Public("tied"),
    )

    def __init__(self, data: str | None = None, data_name: str = "") -> None:
        super().__init__(data, data_name)
        self.data: HimalayaData = himalaya_data.read(self.data_text, self.words)
        self.board: Board = self.data.board()

    # ------------------------------------------------------------------ play

    def clash(self, seats: int, options: Options) -> Text | None:
        if sum(bool(options[key]) for key in ("advanced", "events", "full_inventory")) > 1:
            return Text("clash-advanced")
        return None

    def bound(self, seats: int, options: Options) -> int:
        rounds, _, _, _, orders = self.data.limits[:5]
        events = 2 * seats if options["events"] or options["advanced"] else 0
        inventories = len(self.data.inventories) * RESOURCES * (1 + self.data.limits[7])
        return seats + rounds * (events + SLOTS * seats + seats + 5 * orders) + inventories

    def begin(self, seats: int, options: dict[str, Value]) -> Himalaya:
        advanced = bool(options["advanced"])
        return new_game(
            self,
            seats,
            options,
            self.board,
            advanced or bool(options["events"]),
            advanced or bool(options["full_inventory"]),
            DRAWS.index(str(options["village_draw"])),
        )

    def imagine(self, view: View, rng: Rng) -> State:
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

    def set_up(self, text: str) -> State:
        return given(self, self.data, text)

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
        )

    # ------------------------------------------------------------------ words

    def tribe_of(self, view: View, tribe: int) -> str:
        """The name of a tribe at this table: by seat, beginning with the one the table chose; or the neutral one."""
        return tribe_name(view, tribe)

    @cached_property
    def _prompts(self) -> Prompts:
        return Prompts(self.data, self.board.actions)

    @cached_property
    def _chronicle(self) -> Chronicle:
        return Chronicle(self._prompts)

    def seat_name(self, seat: int) -> Text:
        return Text(f"tribe-{TRIBE_NAMES[seat]}")

    def seat_at(self, seat: int, options: Options) -> Text:
        first = TRIBE_NAMES.index(str(options["first_tribe"]))
        return self.seat_name((first + seat) % len(TRIBE_NAMES))

    def prompt(self, view: View) -> Text:
        return self._prompts.prompt(view)

    def label(self, view: View, action: int) -> Text:
        return self._prompts.label(view, action)

    def help(self, view: View, action: int) -> Text | None:
        return self._prompts.help(view, action)

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        return self._chronicle.tell(before, event, after)

    def reason(self, view: View, action: int) -> Text:
        return self._prompts.reason(view, action)

    def between(self, before: View, event: Event, after: View) -> list[Frame]:
        views = film(self.begin(before["seats"], before["options"]), before, event, after)
        return self._chronicle.frames(before, views)

    # ------------------------------------------------------------------ pictures

    def scene(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Scene:
        return scene(
            self.data,
            view,
            legal,
            self.board.actions,
            notation=self.notation,
            label=lambda action: self.label(view, action),
            explain=lambda action: self.help(view, action),
            frame=self._frames[narrow],
        )

    @cached_property
    def _frames(self) -> tuple[MapFrame, MapFrame]:
        """The map for a wide and for a narrow screen."""
        return MapFrame(self.data.values, narrow=False), MapFrame(self.data.values, narrow=True)

    def diagram(self, view: View, lang: str) -> str:
        return diagram(self.data, view, lambda text: self.words.say(text, lang))

    def art(self) -> Art:
        return self._art

    @cached_property
    def _art(self) -> Art:
        return art(self.data.values)
