"""Brillance as a game of the house: its options, its eyes, its notation."""

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
from serai.core.scene import Art, Journey, Sign
from serai.core.standing import Standing
from serai.core.state import State
from serai.core.stepgame import StepGame
from serai.core.texts import Text
from serai.core.view import View
from serai.games.brillance import data as brillance_data
from serai.games.brillance.actions import PASS, PER_COLOUR, REACT, Actions
from serai.games.brillance.advice import BrillanceAdvice
from serai.games.brillance.art import art
from serai.games.brillance.audit import audit
from serai.games.brillance.board import BANDITS_CARD, NO_SHOP, PER_SHOPS
from serai.games.brillance.data import CARD_NAMES, COLOUR_NAMES, ZONE_NAMES, BrillanceData
from serai.games.brillance.diagram import diagram
from serai.games.brillance.facts import facts
from serai.games.brillance.given import given
from serai.games.brillance.goals import goals
from serai.games.brillance.imagine import FIELDS, imagine
from serai.games.brillance.journeys import journeys
from serai.games.brillance.layout import EMBLEMS, Layout
from serai.games.brillance.meant import meant
from serai.games.brillance.names import player
from serai.games.brillance.position import NONE
from serai.games.brillance.reference import reference
from serai.games.brillance.rules import STEPS, Brillance, new_game
from serai.games.brillance.scene import drawing, layout_of
from serai.games.brillance.schema import SCHEMA
from serai.games.brillance.score import ENDINGS
from serai.games.brillance.standing import standing
from serai.games.brillance.words import BrillanceWords
from serai.games.brillance.written import written

WINDOWS = ("react", "reveal", "bribe_reaction", "bribe_reveal")
"""The steps at which a secret window is open, or just closing."""
NEVER, IF_HIT, ALWAYS = "never", "if_i_am_hit", "always"


class BrillanceGame(StepGame[Brillance]):
    """Traders send loaded carts by night through the narrow streets of a walled city, and want them out by sunrise."""

    id = "brillance"
    title = "Brillance"
    version = 2
    seats = range(2, 7)
    package = "serai.games.brillance"
    schema = SCHEMA
    endings = ENDINGS
    options = (
        switch("roving_competitors"),
        switch("speed_premium"),
        switch("always_ten_rounds"),
        switch("one_card_per_turn"),
        switch("rotating_start"),
        choice("colours", "chosen", "dealt", variant=False),
        first_of("first_player", 6),
    )
    orders = (IF_HIT, NEVER, ALWAYS)
    """Standing orders for a Windfall in games by correspondence; the first is the default."""
    fields = FIELDS

    def __init__(self, data: str | None = None, data_name: str = "") -> None:
        super().__init__(data, data_name)
        self.data: BrillanceData = brillance_data.read(self.read_data())

    # ------------------------------------------------------------------ play

    def clash(self, seats: int, options: Options) -> Text | None:
        if options["roving_competitors"] and seats == self.seats[-1]:
            return Text("clash-roving")
        if options["speed_premium"] and seats < 4:
            return Text("clash-premium")
        if options["always_ten_rounds"] and seats > 3:
            return Text("clash-ten-rounds")
        if named(options, "first_player") >= seats:
            return Text("clash-first-player", {"seats": seats})
        return None

    def advice(self, seats: int) -> Advice:
        return BrillanceAdvice(seats)

    def bound(self, seats: int, options: Options) -> int:
        others, board = seats - 1, self.data.board
        bandits, hand = int(board.bandit_points) + 1, int(board.hand_limit)
        # bandits; points of five carts, three decisions each; cards with their targets; Bandits cards; their windows
        turn = bandits + 15 * int(board.action_points) + 5 * hand
        turn += min(hand, int(board.card_count[BANDITS_CARD])) * bandits + 4 * hand * others
        if options["roving_competitors"]:
            turn += 4 + int(max(board.rove_steps))
        if options["one_card_per_turn"]:
            turn += 3 * others + 2 * (4 + 4 * others)
        return (turn + 1) * seats * int(max(board.most_rounds, board.rounds[seats])) + seats

    def begin(self, seats: int, options: dict[str, Value]) -> Brillance:
        first = named(options, "first_player")
        return new_game(self, seats, options, self.data.board, options["colours"] == "dealt", first)

    def imagine(self, view: View, rng: Rng) -> Brillance:
        return imagine(self.begin(view["seats"], view["options"]), view, rng)

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, Brillance)
        return audit(state)

    @cached_property
    def text_form(self) -> TextForm:
        describe, lines = partial(given, self, self.data), partial(written, self.data)
        return TextForm(self, describe, lines, {"step": STEPS}, self.audit)

    # ------------------------------------------------------------------ secret windows, as the house asks about them

    def window(self, view: View) -> bool:
        """Whether by open facts a secret reaction window is open."""
        return view["step"] in WINDOWS

    def deciding(self, view: View) -> tuple[int, ...]:
        """The seats that this viewer knows to be deciding; in a window nobody but himself."""
        if view["step"] in WINDOWS:
            return (view["seat"],) if view["to_decide"] and self.asked(view) else ()
        return (view["decider"],) if view["decider"] >= 0 else ()

    def asked(self, view: View) -> list[int]:
        """The answers open to the viewer in the window; who could only pass is not asked at all."""
        if not view["to_decide"] or view["step"] not in WINDOWS:
            return []
        legal = self.own_state(view).legal(view["seat"])
        return [int(action) for action in legal] if len(legal) > 1 else []

    def default(self, view: View) -> int:
        """Who does not answer passes."""
        return PASS

    def answer(self, view: View, order: str) -> int:
        """What a standing order answers. Orders are about Windfalls; a Bribe is never played by itself."""
        if view["step"] != "react" or order == NEVER:
            return PASS
        return REACT if order == ALWAYS or self.is_hit(view, view["seat"]) else PASS

    def is_hit(self, view: View, seat: int) -> bool:
        """Whether the card just played, or one that a second Windfall saved, harms a cart or a shop of this seat."""
        if view["cancelled"]:
            return False
        colour, card = view["colour"][seat], CARD_NAMES[view["card"]]
        target, second = view["target"], view["second"]
        if card == "delivery_error":  # a bonus gift is a favour, whoever makes it
            return bool(target // PER_SHOPS == colour)
        if card in ("breakdown", "bribe"):
            return bool(target // PER_COLOUR == colour)
        if card == "collision":
            return colour in (target // PER_COLOUR, second // PER_COLOUR)
        if card == "unexpected_obstacle":  # nobody can be served behind a dwarf
            shop = self.data.board.shop_at[second]
            return bool(shop != NO_SHOP and shop // PER_SHOPS == colour and not view["complete"][shop])
        return bool(card == "unfair_competition" and second // PER_COLOUR == colour)

    def touches(self, before: View, event: Event, after: View) -> bool:
        """Whether somebody else did something to a cart or a shop of the viewer."""
        seat = after["seat"]
        if seat is None or before["bandits_at"] == NONE:  # nothing stands on the board yet
            return False
        first = PER_COLOUR * after["colour"][seat]
        shop = PER_SHOPS * after["colour"][seat]
        mine = slice(first, first + PER_COLOUR)
        shops = slice(shop, shop + PER_SHOPS)
        return any(before[name][mine] != after[name][mine] for name in ("at", "goods", "wreck")) or any(
            before[name][shops] != after[name][shops] for name in ("plus", "minus")
        )

    def goals(self) -> Mapping[str, Goal]:
        return goals()

    # ------------------------------------------------------------------ notation

    @cached_property
    def notation(self) -> Sequence[str]:
        spaces = [space.id for space in self.data.spaces]
        carts = [f"{colour} {number}" for colour in COLOUR_NAMES for number in range(1, PER_COLOUR + 1)]
        shops = [f"{colour} {number}" for colour in COLOUR_NAMES for number in range(1, PER_SHOPS + 1)]
        seats = range(1, len(COLOUR_NAMES) + 1)
        return (
            *("end turn", "pause", "deliver", "halt", "stop", "pass", "react", "no reaction"),
            *(f"colour {colour}" for colour in (*COLOUR_NAMES, "bandits")),
            *(f"card {card}" for card in CARD_NAMES),
            *(f"cart {cart}" for cart in (*carts, "bandits")),
            *(f"step {space}" for space in spaces),
            *(f"give {cart}" for cart in carts),
            *(f"rob {cart}" for cart in carts),
            *(f"shop {shop}" for shop in shops),
            *(f"zone {zone}" for zone in ZONE_NAMES),
            *(f"at {space}" for space in spaces),
            *(f"dealt {colour}" for colour in COLOUR_NAMES),
            *(f"first {seat}" for seat in seats),
            *("orders " + " ".join(map(str, way)) for way in self.data.board.arrangements),
            *(f"draw {card}" for card in CARD_NAMES),
            *(f"reaction {seat}" for seat in seats),
        )

    # ------------------------------------------------------------------ words

    @property
    def _actions(self) -> Actions:
        return self.data.board.actions

    @cached_property
    def speech(self) -> BrillanceWords:
        return BrillanceWords(self.data, self.own_state)

    def seat_seen(self, seat: int, view: View) -> Text:
        return player(view, seat)

    def seat_sign(self, seat: int, view: View) -> Sign | None:
        colour = view["colour"][seat]
        return None if colour == NONE else Sign("flag", COLOUR_NAMES[colour], f"crest-{EMBLEMS[colour]}")

    def standing(self, view: View) -> list[Standing]:
        return [standing(self.data.board, view, seat) for seat in range(view["seats"])]

    def facts(self, state: State, seat: int) -> list[Fact]:
        return facts(cast("Brillance", state), seat)

    def meant(self, view: View, thing: str) -> list[tuple[str, int]]:
        return meant(self.data.board, view, thing)

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

    @cached_property
    def _layouts(self) -> dict[bool, Layout]:
        """How scenes are laid out, wide and narrow."""
        return {narrow: layout_of(self.data, narrow) for narrow in (False, True)}

    def journeys(self, view: View, legal: Sequence[int]) -> Sequence[Journey]:
        return journeys(self.speech, self.imagine, view, legal)

    def reference(self) -> Sequence[Group]:
        return reference(self.data)

    def make_art(self) -> Art:
        return art(self.data.values)
