"""HEAP: take one to three stones in turn; whoever takes the last one wins. Make a game of your own of it."""

from collections.abc import Sequence
from typing import Any

from serai.core.game import Event, Game
from serai.core.options import Options, Value
from serai.core.rng import Rng
from serai.core.scene import Art, Caption, Choice, Panel, Piece, Place, Scene
from serai.core.state import CHANCE, NOBODY, State
from serai.core.texts import Text
from serai.core.view import Public, View, plain

STONES, MOST = 15, 3
BEGINS = MOST  # actions 0..2 take one to three stones; from 3 on chance says which seat begins


class Heap(State):
    """A moment of the game: its fields are numbers and lists of numbers, nothing else."""

    def __init__(self, game: Any, seats: int, options: Any) -> None:
        super().__init__(game, seats, options)
        self.stones, self.winner = STONES, -1

    def copy(self) -> State:
        twin = Heap(self.game, self.seats, self.options)
        twin.decider, twin.shown, twin.stones, twin.winner = self.decider, self.shown, self.stones, self.winner
        return twin

    def legal(self, seat: int) -> list[int]:
        return list(range(min(MOST, self.stones))) if seat == self.decider and seat >= 0 else []

    def outcomes(self) -> list[tuple[int, int]]:
        return [(BEGINS + seat, 1) for seat in range(self.seats)] if self.decider == CHANCE else []

    def apply(self, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.decider = action - BEGINS
            return
        self.stones -= action + 1
        if self.stones == 0:
            self.winner, self.decider = seat, NOBODY
        else:
            self.decider = (seat + 1) % self.seats

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(int(seat == self.winner) for seat in range(self.seats))

    @property
    def ranking(self) -> tuple[int, ...]:
        return tuple(1 if seat == self.winner else 2 for seat in range(self.seats)) if self.over else ()

    @property
    def ending(self) -> str:
        return "empty" if self.over else ""


class HeapGame(Game):
    """The facts, the words and the picture of the game."""

    id, title, version, seats, endings, package = "heap", "HEAP", 1, range(2, 5), ("empty",), "heap"
    points = False
    notation = (*(f"take {n + 1}" for n in range(MOST)), *(f"seat {seat + 1} begins" for seat in range(4)))
    # Who sees what: here everybody sees everything. Private("hand", lambda state, seat: ...) is for its seat alone.
    fields = (Public("stones"), Public("winner"), Public("decider"))

    def bound(self, seats: int, options: Options) -> int:
        return STONES

    def begin(self, seats: int, options: dict[str, Value]) -> State:
        return Heap(self, seats, options)

    def imagine(self, view: View, rng: Rng) -> State:
        state = self.begin(view["seats"], view["options"])
        for name in ("stones", "winner", "decider", "shown"):
            setattr(state, name, plain(view[name]))
        return state

    def prompt(self, view: View) -> Text:
        return Text("prompt-over" if view["over"] else "prompt-take" if view["to_decide"] else "prompt-wait")

    def label(self, view: View, action: int) -> Text:
        return Text("label-take", {"stones": action + 1})

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        if event.action is None or event.seat == CHANCE:
            return None
        return Text("log-take", {"player": event.seat + 1, "stones": event.action + 1})

    def scene(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Scene:
        stones = tuple(
            Piece(f"stone:{n}", "board", 40 + 62 * (n % 5), 50 + 62 * (n // 5), 52, 52, "stone", "grey")
            for n in range(view["stones"])
        )
        places = tuple(
            Place(f"take:{n}", "board", 80 + 100 * n, 275, 90, 60, tip=Text("label-take", {"stones": n + 1}))
            for n in range(MOST)
        )
        numbers = tuple(Caption("board", 80 + 100 * n, 283, str(n + 1), 26, "middle", bold=True) for n in range(MOST))
        choices = tuple(Choice(a, self.notate(a), self.label(view, a), (f"take:{a}",)) for a in legal)
        left = Caption("board", 20, 225, Text("stones-left", {"stones": view["stones"]}))
        panel = Panel("board", 360, 320, title=Text("panel-board"), backdrop="ground")
        return Scene(self.id, (panel,), places, stones, (left, *numbers), choices, narrow)

    def art(self) -> Art:
        buttons = "".join(
            f'<rect x="{35 + 100 * n}" y="245" width="90" height="60" rx="12" fill="#d8c9a8"/>' for n in range(MOST)
        )
        ground = f'<rect width="360" height="320" fill="#efe6d2"/>{buttons}'
        stone = '<ellipse cx="50" cy="54" rx="44" ry="36" fill="currentColor" stroke="#3a3a3a" stroke-width="4"/>'
        return Art({"stone": stone}, {"ground": ground}, {"grey": "#8d9299"})


game = HeapGame()
