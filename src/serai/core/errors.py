"""What can go wrong, each with a reason a player understands, in the player's language."""

from typing import Any

from msgspec import Struct

from serai.core.texts import Text, Words, house_words

NONSENSE = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""What rules run into when a state holds what it never can: one that was described, not played."""


class SeraiError(Exception):
    """Base of all errors that Serai raises on purpose. ``str`` is English; ``say`` speaks any language of the house."""

    def __init__(self, text: Text, words: Words | None = None) -> None:
        super().__init__(text.key)
        self.text = text
        self._words = words

    def __reduce__(self) -> tuple[Any, ...]:
        # Words stay where they are: an error that comes from another process speaks with those of the house.
        facts = {name: value for name, value in self.__dict__.items() if name != "_words"}
        return _again, (type(self), facts)

    @property
    def has_own_words(self) -> bool:
        """Whether the text is in words of its own, a game's above all, rather than in those of the house."""
        return self._words is not None

    def say(self, lang: str) -> str:
        """The reason, in this language."""
        return (self._words or house_words()).say(self.text, lang)

    def __str__(self) -> str:
        return self.say("en")


def _again(kind: type[SeraiError], facts: dict[str, Any]) -> SeraiError:
    error = kind.__new__(kind, facts["text"].key)
    error.__dict__.update(facts, _words=None)
    return error


class UnknownGame(SeraiError, LookupError):
    """There is no game of this name in the house."""


class BrokenGame(SeraiError):
    """A game is registered but cannot be loaded."""


class BadSeats(SeraiError, ValueError):
    """The game is not played by this many."""


class BadOption(SeraiError, ValueError):
    """An option is unknown, has an unknown value, or does not go with another."""


class BadNotation(SeraiError, ValueError):
    """A line of text is no action of this game."""


class Fault(Struct, frozen=True):
    """One mistake in a data file: its line (0 if no line is to blame), and the sentence that tells it."""

    line: int
    text: Text


class BadData(SeraiError, ValueError):
    """A player's own data file does not describe a playable game.

    ``line`` says where the first mistake is, 0 if no line is to blame; ``faults`` are all of them.
    """

    def __init__(self, text: Text, words: Words | None = None, line: int = 0, faults: tuple[Fault, ...] = ()) -> None:
        super().__init__(text, words)
        self.line = line
        self.faults = faults or (Fault(line, text),)

    def each(self, lang: str) -> list[str]:
        """Every mistake as a sentence in this language."""
        return [(self._words or house_words()).say(fault.text, lang) for fault in self.faults]


class BadPosition(SeraiError, ValueError):
    """A position written as text cannot be set up."""


class IllegalAction(SeraiError, ValueError):
    """This seat may not do this now. The state has not changed."""

    def __init__(self, text: Text, words: Words, seat: int, action: int) -> None:
        super().__init__(text, words)
        self.seat = seat
        self.action = action


class BadRecord(SeraiError, ValueError):
    """A record is damaged, cut off or not of this house; ``line`` says where, 0 if no line is to blame."""

    def __init__(self, text: Text, words: Words | None = None, line: int = 0) -> None:
        super().__init__(text, words)
        self.line = line


class NewerRules(BadRecord):
    """A record was made under newer rules than those installed."""


class NothingToUndo(SeraiError):
    """This seat has no step that it could still take back."""


class MissingExtra(SeraiError):
    """A part of Serai that is installed separately is needed."""
