"""Ilôs as a game of the house: its options, its eyes, its notation."""

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
from serai.core.stepgame import StepGame, known_pieces
from serai.core.texts import Text
from serai.core.view import View
from serai.games.ilos import data as ilos_data
from serai.games.ilos.advice import IlosAdvice
from serai.games.ilos.art import art
from serai.games.ilos.audit import audit
from serai.games.ilos.board import DIRECTIONS, KINDS, Board
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES, GOOD_NAMES, IlosData
from serai.games.ilos.diagram import diagram
from serai.games.ilos.facts import facts
from serai.games.ilos.given import given
from serai.games.ilos.goals import goals
from serai.games.ilos.imagine import FIELDS, imagine
from serai.games.ilos.layout import Layout
from serai.games.ilos.meant import meant
from serai.games.ilos.names import player
from serai.games.ilos.reasons import IlosSpeech
from serai.games.ilos.reference import reference
from serai.games.ilos.rules import ENDINGS, STEPS, Ilos, new_game
from serai.games.ilos.scene import drawing
from serai.games.ilos.schema import SCHEMA
from serai.games.ilos.standing import standing
from serai.games.ilos.written import written

_DECISIONS_PER_TURN = 420
"""More than a turn can take: see section 9 of the ledger."""


class IlosGame(StepGame[Ilos]):
    """Merchants discover an archipelago tile by tile, and grow rich on its goods."""

    id = "ilos"
    title = "Ilôs"
    version = 1
    seats = range(2, 6)
    package = "serai.games.ilos"
    schema = SCHEMA
    endings = ENDINGS
    options = (first_of("start_player", 5),)
    fields = FIELDS
    stored = (known_pieces(KINDS),)

    def __init__(self, data: str | None = None, data_name: str = "") -> None:
        super().__init__(data, data_name)
        self.data: IlosData = ilos_data.read(self.read_data())
        self.board: Board = self.data.board()

    # ------------------------------------------------------------------ play

    def clash(self, seats: int, options: Options) -> Text | None:
        if named(options, "start_player") >= seats:
            return Text("clash-start-player", {"seats": seats})
        return None

    def advice(self, seats: int) -> Advice:
        return IlosAdvice(seats)

    def bound(self, seats: int, options: Options) -> int:
        limits = self.board.limits
        rounds = limits.lull_rounds * ((limits.last_pioneer - 1) * seats + 1)
        setup = seats * (limits.hand + 5)
        return int(setup + rounds * seats * _DECISIONS_PER_TURN)

    def begin(self, seats: int, options: dict[str, Value]) -> Ilos:
        return new_game(self, seats, options, self.board, named(options, "start_player"))

    def imagine(self, view: View, rng: Rng) -> Ilos:
        return imagine(self.begin(view["seats"], view["options"]), view, rng)

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, Ilos)
        return audit(state)

    @cached_property
    def text_form(self) -> TextForm:
        describe, lines = partial(given, self, self.data), partial(written, self.data)
        return TextForm(self, describe, lines, {"step": STEPS})

    def goals(self) -> Mapping[str, Goal]:
        return goals(self.board)

    # ------------------------------------------------------------------ notation

    @cached_property
    def notation(self) -> Sequence[str]:
        board, data = self.board, self.data
        places = [data.place_name(place) for place in range(board.parts + board.tiles)]
        tiles = [tile.id for tile in data.tiles]
        return (
            *("done", "end actions", "from supply", "explore", "fort", "trading post"),
            *(f"mark {name}" for name in CARD_NAMES),
            *(f"play {name}" for name in CARD_NAMES),
            *(f"pay {name}" for name in CARD_NAMES),
            *(f"good {name}" for name in GOOD_NAMES),
            *(f"from {name}" for name in places),
            *(f"to {name}" for name in places),
            *(f"tile {number}" for number in tiles),
            *(f"cell {q},{r}" for q, r in zip(board.cell_q, board.cell_r, strict=True)),
            *(f"rotation {turn}" for turn in range(DIRECTIONS)),
            *(f"site {site.id}" for site in data.sites),
            *(f"start {colour}" for colour in COLOUR_NAMES),
            *(f"reveal {number}" for number in tiles),
            *(f"draw {name}" for name in CARD_NAMES),
        )

    # ------------------------------------------------------------------ words

    def seat_name(self, seat: int) -> Text:
        return player(seat)

    @cached_property
    def speech(self) -> IlosSpeech:
        return IlosSpeech(self.data, self.board, self.own_state)

    def seat_sign(self, seat: int, view: View) -> Sign:
        return Sign("arms", COLOUR_NAMES[seat], f"crest-{COLOUR_NAMES[seat]}")

    def standing(self, view: View) -> list[Standing]:
        return [standing(self.speech.names, view, seat) for seat in range(view["seats"])]

    def facts(self, state: State, seat: int) -> list[Fact]:
        return facts(cast("Ilos", state), seat)

    def label(self, view: View, action: int) -> Text:
        site, paid = self._at_once(view, action)
        return self.speech.label(view, action) if site < 0 else self.speech.label_at_once(view, action, site, paid)

    def _at_once(self, view: View, action: int) -> tuple[int, int]:
        """The site that a card settles as soon as it is named, and the cards paid for it; (-1, 0) if more is asked.

        Where there is one site, one use and one way to pay, nothing would be asked between the click and the loss.
        """
        actions = self.board.actions
        if not (view["to_decide"] and view["step"] == "action" and actions.play0 <= action < actions.pay0):
            return -1, 0
        seat, kind = view["seat"], action - actions.play0
        left = [count - (number == kind) for number, count in enumerate(view["hand"][seat])]
        dearest = max(self.data.card_cost[kind], self.data.piracy_cost[kind])
        if not self.board.sites_for[kind] or (sum(count > 0 for count in left) > 1 and sum(left) > dearest):
            return -1, 0  # there is no site to settle, or a choice of payments
        state = imagine(self.begin(view["seats"], view["options"]), view, Rng(0))
        if not state.allows(seat, action):
            return -1, 0
        before, held = [*state.owner], int(state.hand_size[seat])
        state.apply(seat, action)
        site = next((number for number, owner in enumerate(state.owner) if owner != before[number]), -1)
        return site, held - int(state.hand_size[seat]) - 1

    def meant(self, view: View, thing: str) -> list[tuple[str, int]]:
        return meant(self.data, view, thing)

    # ------------------------------------------------------------------ pictures

    def diagram(self, view: View, lang: str) -> str:
        return diagram(self.data, self.board, lambda text: self.words.say(text, lang), view)

    def drawing(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Drawing:
        return drawing(
            self._layouts[narrow],
            view,
            legal,
            notation=self.notation,
            label=lambda action: self.label(view, action),
            explain=lambda action: self.help(view, action),
            settles=lambda action: self._at_once(view, action)[0],
        )

    def reference(self) -> Sequence[Group]:
        return reference(self.data)

    @cached_property
    def _layouts(self) -> dict[bool, Layout]:
        """How scenes are laid out, wide and narrow."""
        return {narrow: Layout.of(self.data, self.board, narrow) for narrow in (False, True)}

    def make_art(self) -> Art:
        return art(self.data.values)
