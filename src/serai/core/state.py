"""One moment of a game: who must decide, what is open to them, and what follows."""

from abc import ABC, abstractmethod
from operator import index
from typing import Any, ClassVar, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from serai.core.arrays import append, vec
from serai.core.odds import shares, softmax, strength
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

_ALL: Final = 1_000_000_000


class Moves:
    """Actions written one after the other into memory that is kept, so that writing them anew costs nothing.

    Who asks a state for its legal actions at every step has one of these and empties it before each question. It grows
    beyond its first ``room`` where a game needs more. Who asks only whether there are several borrows one that wants no
    more than two; a writer of long lists may stop there.

    >>> moves = Moves()
    >>> moves.add(7)
    >>> moves.add(3)
    >>> moves.count, moves.item(1), moves.holds(4)
    (2, 3, False)
    """

    def __init__(self, room: i64 = 32) -> None:
        self._written: vec[i64] = vec[i64]([0] * room)
        self._room: i64 = room
        self.count: i64 = 0
        """How many actions are in it."""
        self.most: i64 = _ALL
        """How many the asker wants: a writer of long lists may leave out the rest."""

    @staticmethod
    def borrowed(most: i64 = _ALL) -> "Moves":
        """Some that nobody uses now, empty, and for nobody else until ``give_back`` (another thread may play, too)."""
        try:
            moves = _FREE.pop()
        except IndexError:
            moves = Moves()
        moves.count = 0
        moves.most = most
        return moves

    def give_back(self) -> None:
        """The borrower has read what it wanted."""
        _FREE.append(self)

    def clear(self) -> None:
        """Take all actions out."""
        self.count = 0

    def add(self, action: i64) -> None:
        """Write one more action."""
        at = self.count
        if at < self._room:
            self._written[at] = action
        else:
            self._written = append(self._written, action)
            self._room += 1
        self.count = at + 1

    def add_range(self, first: i64, last: i64) -> None:
        """Write all actions from ``first`` on, ``last`` not included; sooner done than one by one."""
        written = self._written
        count = self.count
        for action in range(first, last):
            if count < len(written):
                written[count] = action
            else:
                written = append(written, action)
            count += 1
        self._written = written
        self.count = count

    def item(self, index: i64) -> i64:
        """The action written at this place, 0 for the first; the place must be less than ``count``."""
        return self._written[index]

    def holds(self, action: i64) -> bool:
        """Whether this action is among them."""
        index: i64 = 0
        while index < self.count:
            if self._written[index] == action:
                return True
            index += 1
        return False

    def listed(self) -> list[i64]:
        """The actions as a list of its own."""
        return [self._written[index] for index in range(self.count)]


_FREE: Final[list[Moves]] = [Moves() for _ in range(8)]
"""What can be borrowed; it saves making some at each question. (A list that never gets empty keeps its memory.)"""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A moment of a game, changed in place by ``play``.

    A game's own state adds its fields (numbers, lists and arrays of numbers, nothing else) and writes ``apply``,
    ``outcomes``, ``copy`` and what is legal; it keeps ``decider`` up to date. What never changes (board data) is shared
    by copies.

    What is legal is written in one of two ways. ``legal`` returns a list: the plain way. ``write_legal`` adds to a
    ``Moves``, which saves a list at every step of a simulation: the fast way, for compiled games. Each follows from the
    other; a game that writes neither has no rules, and asking it never ends.

    An array of fixed length is fastest as ``vec[i64]`` of ``core.arrays``, made by ``vec[i64]([0] * length)`` copied
    by ``field[:]``. It is read and written like a list, and dumps, views and records hold it as a list; only what puts
    plain data into a state goes through ``view.fill``. It has no ``index``, ``count`` or ``sort``, and equals no list.
    """

    replaced_rows: ClassVar[tuple[str, ...]] = ()
    """Fields that are lists of arrays which copies share: rules put a new array in the place of one that changes."""

    def __init__(self, game: Any, seats: i64, options: Any, like: "State | None" = None) -> None:
        """A state as it is at the beginning, or equal to another one, ``like``."""
        self.game: Any = game
        """The game this is a moment of; gives the state its view and its words."""
        self.seats: i64 = seats
        self.options: Any = like.options if like else dict(options)
        """What the table chose, complete; shared by all copies."""
        self.decider: i64 = like.decider if like else CHANCE
        """The seat to decide (the lowest, if several), ``CHANCE``, or ``NOBODY`` when the game is over."""
        self.shown: i64 = like.shown if like else 0
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

    def legal(self, seat: i64) -> list[i64]:
        """The actions open to this seat, without repeats, in a fixed order; empty if it does not decide now.

        This is the single source of legality. The order may depend only on what the seat may know.
        """
        moves = Moves()
        self.write_legal(seat, moves)
        return moves.listed()

    def write_legal(self, seat: i64, moves: Moves) -> None:
        """Add the actions of ``legal``, in the same order, to ``moves``, which is empty."""
        for action in self.legal(seat):
            moves.add(action)

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

    def feature_names(self) -> list[str]:
        """What a good player looks at to tell who will win, by name; none if the game does not say."""
        return []

    def features(self, seat: i64) -> list[float]:
        """How much of each of ``feature_names`` a seat has in this (usually imagined) state."""
        return []

    def weights(self) -> list[float]:
        """How much each feature counts: one more of it makes a win e to this power times as likely."""
        return []

    def suppose(self, seat: i64, action: i64) -> None:
        """Carry out an action as who looks ahead does: like ``apply``, but for what hangs on the secrets of others."""
        self.apply(seat, action)

    def write_candidates(self, seat: i64, moves: Moves) -> None:
        """Add the legal actions that a program follows up in thought to ``moves``, which is empty.

        None if it had better judge the position as it is. A game of long turns names one of several actions that come
        to the same, and lets thought end early.
        """
        self.write_legal(seat, moves)

    def weighed_outcomes(self) -> list[tuple[i64, i64]]:
        """The outcomes of chance that a program weighs in thought; none if its judgement does not depend on them."""
        return self.outcomes()

    def foresight(self) -> i64:
        """How many positions a greedy player judges for one choice; a game of very long turns asks for fewer."""
        return 6000

    def position_key(self) -> i64:
        """A number by which a greedy player knows a position of its own turn again; 0 where the game gives none.

        The lowest three bits tell how much is left to spend: of two positions that are alike otherwise, the one with
        more left is at least as good.
        """
        return 0

    def prepare(self, seat: i64) -> None:  # noqa: B027
        """A greedy player is about to judge what follows from this (its own) copy: work out once what all share."""

    # ------------------------------------------------------------------ what every state can do

    def chances(self) -> list[float]:
        """The chance of each seat to win, all together 1; when the game is over, who has won.

        By the game's features and their weights; where it has none, as its advice for programs judges the position.
        """
        if self.over:
            return shares(self.ranking)
        weights = self.weights()
        if len(weights) == 0:
            judged: list[float] = self.game.advice(int(self.seats)).chances(self)
            return judged
        strengths: list[float] = []
        for seat in range(self.seats):
            strengths.append(strength(weights, self.features(seat)))
        return softmax(strengths)

    def play(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Carry out an action in place; chance plays as ``CHANCE``.

        Any whole numbers will do (those of numpy, too). Raises IllegalAction, with a reason a player understands, and
        then nothing has changed.
        """
        try:
            who: i64 = index(seat)
            what: i64 = index(action)
        except (TypeError, ValueError, OverflowError):  # no whole number, or none that fits into 64 bits
            raise self.game.refusal(self, seat, action) from None
        if not self.allows(who, what):
            raise self.game.refusal(self, who, what)
        self.apply(who, what)

    def allows(self, seat: i64, action: i64) -> bool:
        """Whether this seat (or chance) may take this action now."""
        if seat == CHANCE:
            for outcome in self.outcomes():
                if outcome[0] == action:
                    return True
            return False
        if seat < 0 or seat >= self.seats:
            return False
        moves = Moves()
        self.write_legal(seat, moves)
        return moves.holds(action)

    def candidates(self, seat: i64) -> list[i64]:
        """What ``write_candidates`` names, as a list."""
        moves = Moves()
        self.write_candidates(seat, moves)
        return moves.listed()

    def draw(self, rng: Rng) -> i64:
        """One outcome of chance, drawn by weight. Games override it where building the whole list costs too much."""
        return drawn_by_weight(self.outcomes(), rng)

    def view(self, seat: Any = None) -> dict[str, Any]:
        """All that this seat may know, as plain data; None is a spectator."""
        view: dict[str, Any] = self.game.view(self, seat)
        return view

    def dump(self) -> dict[str, Any]:
        """The whole state as plain data, hidden things included; ``game.load`` reads it back."""
        data: dict[str, Any] = self.game.dump(self)
        return data

    def text(self) -> str:
        """The whole position as text, hidden things included; ``game.set_up`` reads it back."""
        text: str = self.game.text_of(self)
        return text

    def __reduce__(self) -> Any:
        return _loaded, (self.game, self.dump())

    def __repr__(self) -> str:
        if self.over:
            return f"<{self.game.id}, {self.seats} seats: over>"
        who = "chance" if self.chance else "seat " + ", ".join(str(seat) for seat in self.deciders)
        return f"<{self.game.id}, {self.seats} seats: {who} to decide>"

    def _repr_svg_(self) -> str:
        picture: str = self.game.picture(self.view())
        return picture


def _loaded(game: Any, data: Any) -> Any:
    """The state that was pickled, or copied by Python's ``copy``."""
    return game.load(data)


def drawn_by_weight(outcomes: list[tuple[i64, i64]], rng: Rng) -> i64:
    """One of these actions with weights, of which there is at least one."""
    total: i64 = 0
    for outcome in outcomes:
        total += outcome[1]
    left = rng.below(total)
    for outcome in outcomes:
        left -= outcome[1]
        if left < 0:
            return outcome[0]
    raise AssertionError("chance has no outcome")


def ranked(standings: list[i64]) -> tuple[int, ...]:
    """The rank of each seat by a number that says how it stands: 1 for the highest, equals sharing a rank."""
    ranks: list[int] = []
    for own in standings:
        rank = 1
        for other in standings:
            if other > own:
                rank += 1
        ranks.append(rank)
    return tuple(ranks)


def settle(state: State, rng: Rng) -> list[int]:
    """Let chance act until a seat must decide or the game is over; returns the outcomes that fell."""
    fell: list[int] = []
    while state.decider == CHANCE:
        outcome = state.draw(rng)
        state.apply(CHANCE, outcome)
        fell.append(outcome)
    return fell
