"""One moment of a game: who must decide, what is open to them, and what follows."""

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from serai.core.rng import Rng

CHANCE: Final = -1
"""The seat that chance plays as."""
NOBODY: Final = -2
"""Nobody decides any more: the game is over."""

UNSEEN: Final = 0
"""A step of which a seat learns nothing, not even that it happened."""
NOTICED: Final = 1
"""A step of which a seat learns that it happened and who took it, but not what it was."""
SEEN: Final = 2
"""A step that a seat sees as it is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A moment of a game, changed in place by ``play``.

    A game's own state adds its fields (numbers and lists of numbers, nothing else) and writes ``legal``, ``apply``,
    ``outcomes`` and ``copy``; it keeps ``decider`` up to date. What never changes (board data) is shared by copies.
    """

    def __init__(self, game: Any, seats: i64, options: Any) -> None:
        self.game: Any = game
        """The game this is a moment of; gives the state its view and its words."""
        self.seats: i64 = seats
        self.options: Any = options
        """What the table chose, complete; shared by all copies."""
        self.decider: i64 = CHANCE
        """The seat to decide (the lowest, if several), ``CHANCE``, or ``NOBODY`` when the game is over."""
        self.shown: i64 = 0
        """Counts each time that hidden things come to light by a seat's step; undo never goes back behind it."""

    # ------------------------------------------------------------------ who decides

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return self.decider == NOBODY

    @property
    def chance(self) -> bool:
        """True when chance decides next."""
        return self.decider == CHANCE

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that may decide now, ascending; empty when chance decides or the game is over."""
        return (self.decider,) if self.decider >= 0 else ()

    @property
    def simultaneous(self) -> bool:
        """True while several seats decide in secret at the same time, in any order."""
        return False

    # ------------------------------------------------------------------ what a game writes

    @abstractmethod
    def legal(self, seat: i64) -> list[i64]:
        """The actions open to this seat, without repeats, in a fixed order; empty if it does not decide now.

        This is the single source of legality. The order may depend only on what the seat may know.
        """

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal. ``play`` is the checked door to this."""

    @abstractmethod
    def outcomes(self) -> list[tuple[i64, i64]]:
        """What chance may bring now, as (action, weight) with positive weights; empty if chance does not decide."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent state, equal in everything."""

    @property
    @abstractmethod
    def ranking(self) -> tuple[int, ...]:
        """The rank of each seat, 1 for the winner, equals sharing a rank; empty until the game is over."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as far as the rules let everyone know them."""

    @property
    @abstractmethod
    def ending(self) -> str:
        """How the game ended, one of the game's ``endings``; empty until it is over."""

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        """What ``viewer`` learns of a step about to be taken by ``seat``: ``SEEN``, ``NOTICED`` or ``UNSEEN``.

        A spectator is any viewer that is no seat.
        """
        return SEEN

    def evaluate(self, seat: i64) -> float:
        """How good this (usually imagined) state is for a seat, as a good player would judge; higher is better."""
        return 0.0

    def suppose(self, seat: i64, action: i64) -> None:
        """Carry out an action as who looks ahead does: like ``apply``, but for what hangs on the secrets of others."""
        self.apply(seat, action)

    def candidates(self, seat: i64) -> list[i64]:
        """The legal actions that a program follows up in thought; none if it had better judge the position as it is.

        A game of long turns names one of several actions that come to the same, and lets thought end early.
        """
        return self.legal(seat)

    def prospects(self) -> list[tuple[i64, i64]]:
        """The outcomes of chance that a program weighs in thought; none if its judgement does not depend on them."""
        return self.outcomes()

    def foresight(self) -> i64:
        """How many positions a greedy player judges for one choice; a game of very long turns asks for fewer."""
        return 6000

    def likeness(self) -> i64:
        """A number by which a greedy player knows a position of its own turn again; 0 where the game gives none.

        The lowest three bits tell how much is left to spend: of two positions that are alike otherwise, the one with
        more left is at least as good.
        """
        return 0

    def prepare(self, seat: i64) -> None:  # noqa: B027
        """A greedy player is about to judge what follows from this (its own) copy: work out once what all share."""

    # ------------------------------------------------------------------ what every state can do

    def play(self, seat: i64, action: i64) -> None:
        """Carry out an action in place; chance plays as ``CHANCE``.

        Raises IllegalAction, with a reason a player understands, and then nothing has changed.
        """
        if not self.allows(seat, action):
            raise self.game.refusal(self, seat, action)
        self.apply(seat, action)

    def allows(self, seat: i64, action: i64) -> bool:
        """Whether this seat (or chance) may take this action now."""
        if seat == CHANCE:
            for outcome in self.outcomes():
                if outcome[0] == action:
                    return True
            return False
        if seat < 0 or seat >= self.seats:
            return False
        return action in self.legal(seat)

    def draw(self, rng: Rng) -> i64:
        """One outcome of chance, drawn by weight. Games override it where building the whole list costs too much."""
        outcomes = self.outcomes()
        total: i64 = 0
        for outcome in outcomes:
            total += outcome[1]
        left = rng.below(total)
        for outcome in outcomes:
            left -= outcome[1]
            if left < 0:
                return outcome[0]
        raise AssertionError("chance has no outcome")

    def view(self, seat: Any = None) -> dict[str, Any]:
        """All that this seat may know, as plain data; None is a spectator."""
        view: dict[str, Any] = self.game.view(self, seat)
        return view

    def dump(self) -> dict[str, Any]:
        """The whole state as plain data, hidden things included; ``game.load`` reads it back."""
        data: dict[str, Any] = self.game.dump(self)
        return data

    def __repr__(self) -> str:
        if self.over:
            return f"<{self.game.id}, {self.seats} seats: over>"
        who = "chance" if self.chance else "seat " + ", ".join(str(seat) for seat in self.deciders)
        return f"<{self.game.id}, {self.seats} seats: {who} to decide>"

    def _repr_svg_(self) -> str:
        picture: str = self.game.picture(self.view())
        return picture


def settle(state: State, rng: Rng) -> list[int]:
    """Let chance act until a seat must decide or the game is over; returns the outcomes that fell."""
    fell: list[int] = []
    while state.decider == CHANCE:
        outcome = state.draw(rng)
        state.apply(CHANCE, outcome)
        fell.append(outcome)
    return fell
