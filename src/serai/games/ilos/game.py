"""Ilôs as a game of the house: its options, its eyes, its notation."""

import tomllib
from collections.abc import Sequence
from functools import cached_property

from serai.core.game import Event, Game
from serai.core.options import Options, Value, choice
from serai.core.rng import Rng
from serai.core.scene import Art, Scene
from serai.core.state import State
from serai.core.texts import Text
from serai.core.view import Private, Public, View
from serai.games.ilos import data as ilos_data
from serai.games.ilos.art import art
from serai.games.ilos.audit import audit
from serai.games.ilos.board import COLOURS, DIRECTIONS, KINDS, Board
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES, GOOD_NAMES, IlosData
from serai.games.ilos.diagram import diagram
from serai.games.ilos.given import given
from serai.games.ilos.imagine import imagine, received
from serai.games.ilos.names import player
from serai.games.ilos.position import MULLIGAN, NONE
from serai.games.ilos.reasons import Reasons
from serai.games.ilos.rules import ENDINGS, STEPS, Ilos, new_game
from serai.games.ilos.scene import scene
from serai.games.ilos.words import IlosWords

_DECISIONS_PER_TURN = 420
"""More than a turn can take: see section 9 of the ledger."""


def _hand(state: Ilos, seat: int) -> list[int]:
    return [int(count) for count in state.hands[KINDS * seat : KINDS * seat + KINDS]]


def _stock(state: Ilos, seat: int) -> list[int]:
    return [int(count) for count in state.stock[4 * seat : 4 * seat + 4]]


def _marked(state: Ilos, seat: int) -> list[int]:
    """The cards that this seat has marked for exchange."""
    return [int(count) for count in state.aside] if state.step == MULLIGAN and state.mover == seat else [0] * KINDS


def _paid(state: Ilos) -> list[int]:
    """The cards paid so far for the card being played."""
    return [0] * KINDS if state.step == MULLIGAN else [int(count) for count in state.aside]


def _known(state: Ilos, seat: int) -> list[int]:
    """The cards in other hands that this seat knows for certain."""
    return [int(card) for card in state.memory if card // KINDS // COLOURS == seat]


class IlosGame(Game):
    """Merchants discover an archipelago tile by tile, and grow rich on its goods."""

    id = "ilos"
    title = "Ilôs"
    version = 1
    seats = range(2, 6)
    package = "serai.games.ilos"
    endings = ENDINGS
    options = (choice("start_player", "random", "1", "2", "3", "4", "5", variant=False),)
    fields = (
        Public("decider"),
        Public("step", lambda state: STEPS[state.step]),
        Public("round"),
        Public("start_player"),
        Public("mover"),
        Public("last_round"),
        Public("settled"),
        Public("lull"),
        Private("hand", _hand),
        Public("hand_size"),
        Public("deck_size"),
        Public("discard"),
        Public("paid", _paid),
        Private("marked", _marked),
        Public("to_draw"),
        Public("purpose"),
        Public("draw_from"),
        Private("memory", _known),
        Private("stock", _stock),
        Public("received", received),
        Public("spent"),
        Public("production"),
        Public("raises"),
        Public("markers"),
        Public("markets"),
        Public("laid"),
        Public("placed"),
        Public("frontier"),
        Public("open_tiles"),
        Public("unseen"),
        Public("stack"),
        Public("island"),
        Public("free"),
        Public("pirates"),
        Public("forts"),
        Public("crops"),
        Public("ships"),
        Public("pioneers"),
        Public("owner"),
        Public("building"),
        Public("forts_built"),
        Public("tokens"),
        Public("card"),
        Public("source"),
        Public("target"),
        Public("tile"),
        Public("cell"),
        Public("rotation"),
        Public("site"),
        Public("use"),
        Public("due"),
    )

    def __init__(self, data: str | None = None, data_name: str = "") -> None:
        super().__init__(data, data_name)
        drawing = {} if data is None else tomllib.loads((self.folder / "data.toml").read_text(encoding="utf-8"))
        self.data: IlosData = ilos_data.read(self.data_text, self.words, drawing)
        self.board: Board = self.data.board()

    # ------------------------------------------------------------------ play

    def clash(self, seats: int, options: Options) -> Text | None:
        if options["start_player"] != "random" and int(options["start_player"]) > seats:
            return Text("clash-start-player", {"seats": seats})
        return None

    def bound(self, seats: int, options: Options) -> int:
        limits = self.board.limits
        rounds = limits.lull_rounds * ((limits.last_pioneer - 1) * seats + 1)
        setup = seats * (limits.hand + 5)
        return int(setup + rounds * seats * _DECISIONS_PER_TURN)

    def begin(self, seats: int, options: dict[str, Value]) -> Ilos:
        named = options["start_player"]
        start = NONE if named == "random" else int(named) - 1
        return new_game(self, seats, options, self.board, start)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(self.begin(view["seats"], view["options"]), view, rng)

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, Ilos)
        return audit(state)

    def set_up(self, text: str) -> State:
        return given(self, self.data, text)

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
    def _speech(self) -> IlosWords:
        cells = [(int(q), int(r)) for q, r in zip(self.board.cell_q, self.board.cell_r, strict=True)]
        return IlosWords(self.data, self.board.actions, cells)

    @cached_property
    def _reasons(self) -> Reasons:
        return Reasons(self._speech, self.board)

    def prompt(self, view: View) -> Text:
        return self._speech.prompt(view)

    def label(self, view: View, action: int) -> Text:
        return self._speech.label(view, action)

    def help(self, view: View, action: int) -> Text | None:
        return self._speech.help(view, action)

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        return self._speech.tell(before, event, after)

    def reason(self, view: View, action: int) -> Text:
        return self._reasons.reason(view, action)

    # ------------------------------------------------------------------ pictures

    def diagram(self, view: View, lang: str) -> str:
        return diagram(self.data, self.board, lambda text: self.words.say(text, lang), view)

    def scene(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Scene:
        return scene(
            self.data,
            self.board,
            view,
            legal,
            notation=self.notation,
            label=lambda action: self.label(view, action),
            explain=lambda action: self.help(view, action),
            narrow=narrow,
        )

    def art(self) -> Art:
        return self._art

    @cached_property
    def _art(self) -> Art:
        return art(self.data.values)
