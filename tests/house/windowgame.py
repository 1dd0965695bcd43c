"""Ambush: a small game with secret reaction windows, built as docs/house.md asks for it.

Two cards are dealt to each, shields or blanks. In turn a player strikes somebody or rests. After a strike, and after
each shield, whoever else holds a shield may play one: an odd number of shields stops the strike. Who is struck loses a
point; after so many turns the game is over.
"""

from collections.abc import Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from serai.core.game import Event, Game
from serai.core.options import Options, Value
from serai.core.registry import game as installed
from serai.core.rng import Rng
from serai.core.scene import Art, Choice, Panel, Place, Scene
from serai.core.state import CHANCE, NOBODY, NOTICED, SEEN, UNSEEN, State
from serai.core.texts import Text
from serai.core.view import Private, Public, View

REST, PASS, SHIELD, CLOSE, DEAL_SHIELD, DEAL_BLANK = 4, 5, 6, 7, 8, 9
CARDS, TURNS, NONE = 2, 6, -1


class AmbushState(State):
    """A moment of Ambush."""

    def __init__(self, game: Any, seats: int, options: Any) -> None:
        super().__init__(game, seats, options)
        self.shields = [0] * seats
        self.cards = [0] * seats
        self.points = [0] * seats
        self.asked: list[int] = []
        self.turn = 0
        self.turns = 0
        self.target = NONE
        self.chain = 0
        self.last = NONE

    def copy(self) -> "AmbushState":
        twin = AmbushState(self.game, self.seats, self.options)
        for name in ("decider", "shown", "turn", "turns", "target", "chain", "last"):
            setattr(twin, name, getattr(self, name))
        for name in ("shields", "cards", "points", "asked"):
            setattr(twin, name, list(getattr(self, name)))
        return twin

    @property
    def taker(self) -> int:
        """Who is dealt the next card."""
        full = CARDS if self.turns == 0 and self.target == NONE else 0
        return next((seat for seat in range(self.seats) if self.cards[seat] < full), NONE)

    @property
    def stage(self) -> str:
        if self.decider == NOBODY:
            return "over"
        return "window" if self.target != NONE else "deal" if self.taker != NONE else "turn"

    def legal(self, seat: int) -> list[int]:
        if seat != self.decider:
            return []
        if self.target != NONE:
            return [PASS, SHIELD]
        return [*(other for other in range(self.seats) if other != seat), REST]

    def outcomes(self) -> list[tuple[int, int]]:
        if self.decider != CHANCE:
            return []
        return [(CLOSE, 1)] if self.target != NONE else [(DEAL_SHIELD, 1), (DEAL_BLANK, 1)]

    def apply(self, seat: int, action: int) -> None:
        if action in (DEAL_SHIELD, DEAL_BLANK):
            self.shields[self.taker] += action == DEAL_SHIELD
            self.cards[self.taker] += 1
            self.decider = CHANCE if self.taker != NONE else self.turn
        elif action == CLOSE:
            self.points[self.target] -= self.chain % 2 == 0
            self.target, self.chain = NONE, 0
            self.next_turn()
        elif action == REST:
            self.next_turn()
        elif action == PASS:
            self.asked.pop(0)
            self.ask()
        elif action == SHIELD:
            self.shields[seat] -= 1
            self.cards[seat] -= 1
            self.chain += 1
            self.open_window(seat)
        else:
            self.target = action
            self.open_window(seat)

    def open_window(self, player: int) -> None:
        self.last = player
        clockwise = [(player + n) % self.seats for n in range(1, self.seats)]
        self.asked = [seat for seat in clockwise if self.shields[seat]]
        self.ask()

    def ask(self) -> None:
        """The next holder is asked; nobody left: chance closes the window, so that everybody sees one every time."""
        self.decider = self.asked[0] if self.asked else CHANCE

    def next_turn(self) -> None:
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        self.decider = self.turn if self.turns < TURNS else NOBODY

    def sight(self, viewer: int, seat: int, action: int) -> int:
        if action in (DEAL_SHIELD, DEAL_BLANK):
            return SEEN if viewer == self.taker else NOTICED
        return UNSEEN if action == PASS and viewer != seat else SEEN

    @property
    def ranking(self) -> tuple[int, ...]:
        return tuple(1 + sum(p > own for p in self.points) for own in self.points) if self.over else ()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    @property
    def ending(self) -> str:
        return "turns" if self.over else ""


class Ambush(Game):
    """The game, with the hooks of the house."""

    id, title, version, seats, package, endings = "ambush", "Ambush", 1, range(2, 5), "windowgame", ("turns",)
    fields = (
        *(Public(name) for name in ("points", "turn", "turns", "target", "chain", "last", "cards", "stage", "taker")),
        Private("shields", lambda s, seat: s.shields[seat]),
    )
    notation: Sequence[str] = (
        *("strike 1", "strike 2", "strike 3", "strike 4", "rest", "pass", "shield", "close"),
        *("deal shield", "deal blank"),
    )

    @cached_property
    def folder(self) -> Traversable:
        return Path(__file__).parent / "ambush"

    def bound(self, seats: int, options: Options) -> int:
        return TURNS * (1 + CARDS * seats * seats)

    def begin(self, seats: int, options: dict[str, Value]) -> AmbushState:
        return AmbushState(self, seats, options)

    def imagine(self, view: View, rng: Rng) -> AmbushState:
        state = self.begin(view["seats"], view["options"])
        for name in ("turn", "turns", "target", "chain", "last", "shown"):
            setattr(state, name, view[name])
        state.points, state.cards = list(view["points"]), list(view["cards"])
        for seat, own in enumerate(view["shields"]):
            state.shields[seat] = int(rng.below(view["cards"][seat] + 1)) if own is None else own
        state.decider = CHANCE if view["stage"] == "deal" else state.turn
        if view["stage"] == "window":
            state.open_window(view["last"])
            if view["to_decide"]:
                state.asked = [view["seat"]]
            state.ask()
        if view["over"]:
            state.decider = NOBODY
        return state

    # ------------------------------------------------------------------ hooks of the house

    orders = ("if_hit", "never", "always")

    def window(self, view: View) -> bool:
        return str(view["stage"]) == "window"

    def deciding(self, view: View) -> tuple[int, ...]:
        return (view["turn"],) if view["stage"] == "turn" else ()

    def asked(self, view: View) -> list[int]:
        seat = view["seat"]
        return [PASS, SHIELD] if view["stage"] == "window" and seat != view["last"] and view["shields"][seat] else []

    def default(self, view: View) -> int:
        return PASS

    def answer(self, view: View, order: str) -> int:
        hit = view["target"] == view["seat"]
        return SHIELD if order == "always" or (order == "if_hit" and hit and view["chain"] % 2 == 0) else PASS

    def touches(self, before: View, event: Event, after: View) -> bool:
        return bool(event.action == after["seat"])

    # ------------------------------------------------------------------ words and pictures

    def prompt(self, view: View) -> Text:
        if not view["to_decide"]:
            return Text(f"prompt-{view['stage']}")
        return Text("prompt-shield" if view["stage"] == "window" else "prompt-strike")

    def label(self, view: View, action: int) -> Text:
        return Text("label", {"what": self.notation[action]})

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        who = self.seat_name(before["taker"] if event.seat == CHANCE else event.seat)
        return Text("log", {"who": who, "what": "card" if event.action is None else self.notation[event.action]})

    def scene(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Scene:
        places = tuple(Place(text, "table", 10, 10 * n, 9, 9) for n, text in enumerate(self.notation))
        choices = tuple(Choice(a, self.notate(a), self.label(view, a), (self.notate(a),)) for a in legal)
        return Scene("ambush", (Panel("table", 100, 100),), places, (), (), choices, narrow)

    def art(self) -> Art:
        return Art({}, {}, {})


AMBUSH = Ambush()


def find(name: str, data: str | None = None, data_name: str = "") -> Game:
    """The games of these tests: the toys, and the installed ones."""
    if name == "ambush":
        return AMBUSH
    if name == "toy":
        from toys import TOY  # noqa: PLC0415 - a worker process finds it by its path

        return TOY
    return installed(name, data, data_name)
