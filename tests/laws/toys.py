"""A small correct game with every kind of secret the laws speak of. Each round hidden cards are dealt, a die falls, all
lay a card face down (the others notice) and trust or doubt (the others learn nothing); then everything is shown."""

from collections.abc import Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from serai.core.game import Event, Game
from serai.core.options import Options, Value, switch
from serai.core.rng import Rng
from serai.core.scene import Art, Choice, Panel, Piece, Place, Scene
from serai.core.state import CHANCE, NOBODY, NOTICED, SEEN, UNSEEN, State
from serai.core.texts import Text
from serai.core.view import Private, Public, View

KINDS, COPIES, HAND = 4, 6, 2
TRUST, DOUBT, DIE, DEAL = 4, 5, 6, 9  # lay 0-3, trust, doubt, die 1-3, deal 0-3
NONE = -1


class ToyState(State):
    """A moment of the toy game."""

    def __init__(self, game: Any, seats: int, options: Any) -> None:
        super().__init__(game, seats, options)
        self.bag = [COPIES] * KINDS
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid = [NONE] * seats
        self.mood = [NONE] * seats
        self.points = [0] * seats
        self.discard = [0] * KINDS
        self.die = 0
        self.round = 1

    def copy(self) -> "ToyState":
        twin = type(self)(self.game, self.seats, self.options)
        twin.decider, twin.shown, twin.die, twin.round = self.decider, self.shown, self.die, self.round
        for name in ("bag", "laid", "mood", "points", "discard"):
            setattr(twin, name, getattr(self, name).copy())
        twin.hands = [hand.copy() for hand in self.hands]
        return twin

    @property
    def deciders(self) -> tuple[int, ...]:
        return tuple(s for s in range(self.seats) if self.mood[s] == NONE) if self.decider >= 0 else ()

    @property
    def simultaneous(self) -> bool:
        return self.decider >= 0

    @property
    def taker(self) -> int:
        """Who is dealt the next card; NONE if all hands are full."""
        return next((seat for seat in range(self.seats) if len(self.hands[seat]) < HAND), NONE)

    def legal(self, seat: int) -> list[int]:
        if seat not in self.deciders:
            return []
        return sorted(set(self.hands[seat])) if self.laid[seat] == NONE else [TRUST, DOUBT]

    def outcomes(self) -> list[tuple[int, int]]:
        if self.decider != CHANCE:
            return []
        if self.taker == NONE:
            return [(DIE + i, 1) for i in range(3)]
        return [(DEAL + kind, self.bag[kind]) for kind in range(KINDS) if self.bag[kind]]

    def apply(self, seat: int, action: int) -> None:
        if action >= DEAL:
            self.bag[action - DEAL] -= 1
            self.hands[self.taker].append(action - DEAL)
        elif action >= DIE:
            self.die = action - DIE + 1
            self.decider = 0
        elif action >= TRUST:
            self.mood[seat] = action - TRUST
            if NONE in self.mood:
                self.decider = self.mood.index(NONE)
            else:
                self.reveal()
        else:
            self.hands[seat].remove(action)
            self.laid[seat] = action

    def reveal(self) -> None:
        """The highest cards score the die; whoever doubted and did not win scores one."""
        for seat, card in enumerate(self.laid):
            self.points[seat] += self.die if card == max(self.laid) else self.mood[seat]
            self.discard[card] += 1
        self.laid, self.mood = [NONE] * self.seats, [NONE] * self.seats
        self.shown += 1
        self.round += 1
        self.decider = NOBODY if self.round > (3 if self.options["long"] else 2) else CHANCE

    def sight(self, viewer: int, seat: int, action: int) -> int:
        if DIE <= action < DEAL or viewer == (self.taker if action >= DEAL else seat):
            return SEEN
        return UNSEEN if action in (TRUST, DOUBT) else NOTICED

    @property
    def ranking(self) -> tuple[int, ...]:
        return tuple(1 + sum(p > own for p in self.points) for own in self.points) if self.over else ()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    @property
    def ending(self) -> str:
        return "rounds" if self.over else ""


class Toy(Game):
    """The toy game."""

    id, title, version, seats, package, endings = "toy", "Toy", 1, range(2, 4), "toys", ("rounds",)
    options = (switch("long"),)
    state_class: type[ToyState] = ToyState
    fields = (
        *(Public(name) for name in ("points", "discard", "die", "round", "taker")),
        Public("stage", lambda s: "over" if s.over else "chance" if s.chance else "secret"),
        Public("cards", lambda s: [len(hand) for hand in s.hands]),
        Public("lying", lambda s: [card != NONE for card in s.laid]),
        Private("hand", lambda s, seat: s.hands[seat]),
        Private("own", lambda s, seat: [s.laid[seat], s.mood[seat]]),
    )
    notation: Sequence[str] = (
        *("lay ant", "lay bee", "lay cat", "lay dog", "trust", "doubt"),
        *("die 1", "die 2", "die 3", "deal ant", "deal bee", "deal cat", "deal dog"),
    )

    @cached_property
    def folder(self) -> Traversable:
        return Path(__file__).parent

    def bound(self, seats: int, options: Options) -> int:
        return 2 * seats * (3 if options["long"] else 2)

    def begin(self, seats: int, options: dict[str, Value]) -> ToyState:
        return self.state_class(self, seats, options)

    def audit(self, state: Any) -> list[str]:
        cards = [*state.laid, *(card for hand in state.hands for card in hand)]
        count = [state.bag[k] + state.discard[k] + cards.count(k) for k in range(KINDS)]
        return [] if count == [COPIES] * KINDS else [f"cards are not conserved: {count}"]

    def imagine(self, view: View, rng: Rng) -> ToyState:
        state = self.begin(view["seats"], view["options"])
        for name in ("points", "discard", "die", "round", "shown"):
            setattr(state, name, view[name] if isinstance(view[name], int) else list(view[name]))
        pool = [kind for kind in range(KINDS) for _ in range(COPIES - view["discard"][kind])]
        for seat in range(state.seats):
            if view["hand"][seat] is not None:
                state.hands[seat] = list(view["hand"][seat])
                state.laid[seat], state.mood[seat] = view["own"][seat]
                for card in [*state.hands[seat], *([state.laid[seat]] if view["lying"][seat] else [])]:
                    pool.remove(card)
        rng.shuffle(pool)
        for seat in range(state.seats):
            if view["hand"][seat] is None:
                state.hands[seat] = [pool.pop() for _ in range(view["cards"][seat])]
                if view["lying"][seat]:
                    state.laid[seat], state.mood[seat] = pool.pop(), rng.below(3) - 1
        state.bag = [pool.count(kind) for kind in range(KINDS)]
        strangers = [seat for seat in range(state.seats) if view["hand"][seat] is None]
        if NONE not in state.mood:  # somebody is still thinking, or all would have been shown
            state.mood[strangers[rng.below(len(strangers))]] = NONE
        state.decider = {"over": NOBODY, "chance": CHANCE, "secret": state.mood.index(NONE)}[view["stage"]]
        return state

    def prompt(self, view: View) -> Text:
        if not view["to_decide"]:
            return Text("ending-rounds" if view["over"] else "prompt-wait")
        return Text("prompt-mood" if view["lying"][view["seat"]] else "prompt-lay")

    def label(self, view: View, action: int) -> Text:
        return (
            Text("label-lay", {"card": self.notation[action][4:]}) if action < TRUST else Text(f"label-{MOODS[action]}")
        )

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        action = event.action
        if action is None:
            who = self.seat_name(before["taker"] if event.seat == CHANCE else event.seat)
            return Text("log-dealt" if event.seat == CHANCE else "log-laid", {"who": who})
        if action in MOODS:
            return Text("log-mood", {"what": Text(f"label-{MOODS[action]}")})
        if DIE <= action < DEAL:
            return Text("log-die", {"die": action - DIE + 1})
        card = self.notation[action].split()[1]
        return Text("log-dealt-seen" if action >= DEAL else "log-laid-seen", {"card": card})

    def scene(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Scene:
        places = [Place("hand", "table", 50, 50, 80, 80)]
        places += [Place(f"card:{k}", "table", 20 * k + 20, 50, 18, 18) for k in range(KINDS)]
        places += [Place(mood, "table", 30 + 40 * n, 90, 18, 18) for n, mood in enumerate(MOODS.values())]
        tip = Text("tip-points", {"points": sum(view["points"])})
        pieces = (Piece("die", "table", 10, 10, 10, 10, "die", "red", label=str(view["die"]), tip=tip),)
        paths = [("hand", f"card:{a}") if a < TRUST else (MOODS[a],) for a in legal]
        choices = [Choice(a, self.notate(a), self.label(view, a), p) for a, p in zip(legal, paths, strict=True)]
        return Scene("toy", (Panel("table", 100, 100),), tuple(places), pieces, (), tuple(choices), narrow)

    def art(self) -> Art:
        return Art({"die": "<rect/>"}, {}, {"red": "#aa0000"})


MOODS = {TRUST: "trust", DOUBT: "doubt"}
TOY = Toy()
