"""Bazaar, a tiny complete game: a die names the prize, all bid a card in secret, the highest card bid once wins it."""

from collections.abc import Sequence
from typing import Any

from serai.core.game import Event, Game
from serai.core.options import Options, Value
from serai.core.rng import Rng
from serai.core.scene import Art, Caption, Choice, Panel, Piece, Scene
from serai.core.state import CHANCE, NOBODY, NOTICED, SEEN, State
from serai.core.texts import Text
from serai.core.view import Private, Public, View, plain

CARDS, ROUNDS = 8, 4  # two cards of each number; four rounds, so four cards a hand
DIE = CARDS  # actions 0..7 are cards (dealt or bid), 8..13 the faces of the die
OPEN = ("prize", "round", "points", "last", "played", "dealt", "decider")


class Bazaar(State):
    """A moment of the game. Hands are counted by card; a bid of -1 is none."""

    def __init__(self, game: Any, seats: int, options: Any) -> None:
        super().__init__(game, seats, options)
        self.deck, self.played = [2] * CARDS, [0] * CARDS
        self.hands = [[0] * CARDS for _ in range(seats)]
        self.bids, self.points, self.last = [-1] * seats, [0] * seats, [-1] * seats
        self.prize = self.round = self.dealt = 0

    def copy(self) -> State:
        return self.game.load(self.game.dump(self))  # type: ignore[no-any-return]  # plain; a fast game copies by hand

    @property
    def deciders(self) -> tuple[int, ...]:
        return tuple(s for s in range(self.seats) if self.bids[s] < 0) if self.decider >= 0 else ()

    @property
    def simultaneous(self) -> bool:
        return self.decider >= 0

    def legal(self, seat: int) -> list[int]:
        return [card for card in range(CARDS) if self.hands[seat][card]] if seat in self.deciders else []

    def outcomes(self) -> list[tuple[int, int]]:
        if self.decider != CHANCE or self.dealt == ROUNDS * self.seats:
            return [(DIE + face, 1) for face in range(6)] if self.decider == CHANCE else []
        return [(card, number) for card, number in enumerate(self.deck) if number]

    def apply(self, seat: int, action: int) -> None:
        if seat == CHANCE and action < DIE:
            self.deck[action] -= 1
            self.hands[self.dealt % self.seats][action] += 1
            self.dealt += 1
        elif seat == CHANCE:
            self.prize, self.decider = action - DIE + 1, 0
        else:
            self.bids[seat] = action
            self.hands[seat][action] -= 1
            if -1 in self.bids:
                self.decider = self.bids.index(-1)
            else:
                self.reveal()

    def reveal(self) -> None:
        """All have bid: the highest card that only one player bid wins the prize."""
        self.last, self.bids = self.bids, [-1] * self.seats
        self.played = [number + self.last.count(card) for card, number in enumerate(self.played)]
        single = [card for card in self.last if self.last.count(card) == 1]
        if single:
            self.points[self.last.index(max(single))] += self.prize
        self.shown += 1
        self.round += 1
        self.decider = NOBODY if self.round == ROUNDS else CHANCE

    def sight(self, viewer: int, seat: int, action: int) -> int:
        owner = self.dealt % self.seats if seat == CHANCE else seat
        return SEEN if viewer == owner or action >= DIE else NOTICED

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    @property
    def ranking(self) -> tuple[int, ...]:
        return tuple(1 + sum(o > p for o in self.points) for p in self.points) if self.over else ()

    @property
    def ending(self) -> str:
        return "sold_out" if self.over else ""


class BazaarGame(Game):
    """The facts, the words and the picture of the game."""

    id, title, version, seats, endings, package = "bazaar", "Bazaar", 1, range(2, 5), ("sold_out",), "bazaar"
    notation = (*(f"card {n + 1}" for n in range(CARDS)), *(f"die {face + 1}" for face in range(6)))
    fields = (
        *(Public(name) for name in OPEN),
        Public("has_bid", lambda state: [bid >= 0 for bid in state.bids]),
        Private("hand", lambda state, seat: state.hands[seat]),
        Private("bid", lambda state, seat: state.bids[seat]),
    )

    def bound(self, seats: int, options: Options) -> int:
        return seats * ROUNDS

    def begin(self, seats: int, options: dict[str, Value]) -> Bazaar:
        return Bazaar(self, seats, options)

    def imagine(self, view: View, rng: Rng) -> State:
        state = self.begin(view["seats"], view["options"])
        for name in (*OPEN, "shown"):
            setattr(state, name, plain(view[name]))
        unseen = [card for card in range(CARDS) for _ in range(2 - view["played"][card])]
        strangers = [seat for seat in range(state.seats) if view["hand"][seat] is None]
        for seat in set(range(state.seats)) - set(strangers):
            state.hands[seat], state.bids[seat] = plain(view["hand"][seat]), view["bid"][seat]
            for card in range(CARDS):
                for _ in range(state.hands[seat][card] + (state.bids[seat] == card)):
                    unseen.remove(card)
        rng.shuffle(unseen)
        for seat in strangers:
            held = (state.dealt + state.seats - 1 - seat) // state.seats - state.round
            state.bids[seat] = unseen.pop() if view["has_bid"][seat] else -1
            for _ in range(held - view["has_bid"][seat]):
                state.hands[seat][unseen.pop()] += 1
        state.deck = [unseen.count(card) for card in range(CARDS)]
        return state

    def prompt(self, view: View) -> Text:
        step = "over" if view["over"] else "bid" if view["to_decide"] else "wait"
        return Text(f"prompt-{step}", {"prize": view["prize"]})

    def label(self, view: View, action: int) -> Text:
        return Text("label-card", {"card": action + 1})

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        if event.action is not None and event.action >= DIE:
            return Text("log-die", {"pips": event.action - DIE + 1})
        if after["round"] > before["round"]:
            return Text("log-reveal", {"cards": ", ".join(str(card + 1) for card in after["last"])})
        return None if event.seat == CHANCE else Text("log-bid", {"player": event.seat + 1})

    def scene(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Scene:
        hand = [0] * CARDS if view["seat"] is None else view["hand"][view["seat"]]
        held = [card for card in range(CARDS) for _ in range(hand[card])]
        cards = [
            Piece(
                f"card:{n}",
                "board",
                45 + 90 * n,
                270,
                80,
                110,
                "card",
                "sand",
                label=str(card + 1),
                tip=Text("tip-card"),
            )
            for n, card in enumerate(held)
        ]
        die = Piece("die", "board", 180, 70, 80, 80, "die", label=str(view["prize"] or "?"), tip=Text("tip-die"))
        scores = [Text("score", {"player": seat + 1, "points": won}) for seat, won in enumerate(view["points"])]
        lines = tuple(Caption("board", 40 + 180 * (n % 2), 150 + 30 * (n // 2), text) for n, text in enumerate(scores))
        choices = [Choice(a, self.notate(a), self.label(view, a), (f"card:{held.index(a)}",)) for a in legal]
        panel = Panel("board", 360, 340, title=Text("panel-board"), backdrop="tent")
        return Scene(self.id, (panel,), (), (die, *cards), lines, tuple(choices), narrow)

    def art(self) -> Art:
        tent = '<rect width="360" height="340" fill="#f3e3c3"/><path d="M0 0H360V22H0Z" fill="#b5462f"/>'
        square = '<rect x="4" y="4" width="92" height="92" rx="12" fill="{}" stroke="#4a2f1b" stroke-width="4"/>'
        symbols = {"die": square.format("#fff"), "card": square.format("currentColor")}
        return Art(symbols, {"tent": tent}, {"sand": "#ffe7b0"})


game = BazaarGame()
