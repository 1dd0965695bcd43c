"""What a game may do beyond its rules, all of it optional: each part is a class that ``Game`` is made of."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from serai.core.advice import Advice
from serai.core.facts import Fact
from serai.core.reference import Group
from serai.core.scene import Journey
from serai.core.standing import Standing
from serai.core.state import State
from serai.core.texts import Text
from serai.core.view import View

Goal = Callable[[View, View], int]
"""How much of something the viewer has reached between a moment and a later one, both as he sees them."""


class Event(Struct, frozen=True):
    """A step as one viewer learns of it: who took it, and what it was (None where only the fact is known)."""

    seat: int
    action: int | None


class Frame(Struct, frozen=True):
    """A moment within a step that sets much going: what the viewer sees of it, and the sentence that tells it."""

    view: View
    line: Text


class Reactions:
    """A game in which others may answer a step in secret, or decide at the same time."""

    orders: ClassVar[tuple[str, ...]] = ()
    """Keys of the standing orders for secret reaction windows, the default first; the words are ``order-KEY``."""

    def window(self, view: View) -> bool:
        """Whether a secret reaction window is open, judged by a spectator's view."""
        return False

    def asked(self, view: View) -> list[int]:
        """The answers open to the viewer in that window; empty if he is not asked."""
        return []

    def default(self, view: View) -> int | None:
        """The step of a seat that takes none in time, in a secret reaction window or in secret simultaneous steps.

        None leaves it to the house: in a window it takes the first legal one, else a bot chooses.
        """
        return None

    def answer(self, view: View, order: str) -> int | None:
        """The answer that a standing order gives; None leaves it to ``default``."""
        return None

    def deciding(self, view: View) -> tuple[int, ...] | None:
        """The seats that this viewer knows to be deciding; None where the game does not say."""
        return None


class Watching:
    """A game whose steps set much going: what is worth watching, and several steps behind one click."""

    def touches(self, before: View, event: Event, after: View) -> bool:
        """Whether a step of somebody else was done to something of the viewer's."""
        return False

    def between(self, before: View, event: Event, after: View) -> Sequence[Frame]:
        """The moments that a step runs through, for who wants to watch them one by one; judged by these views alone."""
        return ()

    def held(self, view: View, action: int) -> View:
        """What a player sees while a step of his waits for his word that would show something: the view before it."""
        return view

    def journeys(self, view: View, legal: Sequence[int]) -> Sequence[Journey]:
        """Several steps at once that the viewer, to whom these actions are open, may order by one click path."""
        return ()


class Coaching:
    """What a game tells those who learn it, and programs that play it."""

    def help(self, view: View, action: int) -> Text | None:
        """What a choice means, for someone new to the game."""
        return None

    def standing(self, view: View) -> Sequence[Standing]:
        """How each seat stands as players count it, as far as this viewer may know; empty: by ``scores`` alone."""
        return ()

    def facts(self, state: State, seat: int) -> Sequence[Fact]:
        """What this seat can count in this (usually imagined) state, and what it is worth: hints say why by it.

        Only what the seat knows for certain: the same in all states that fit its view. A game that says nothing gets
        hints without reasons of its own.
        """
        return ()

    def goals(self) -> Mapping[str, Goal]:
        """What tasks for practice may ask for, by name; the words stand beside the tasks (``serai.core.practice``)."""
        return {}

    def reference(self) -> Sequence[Group]:
        """Every card, tile and symbol with what it does, for who looks something up; the rules page shows it."""
        return ()

    def advice(self, seats: int) -> Advice:
        """How a program had better think about a game for so many; for a game that says nothing the general way."""
        return Advice()
