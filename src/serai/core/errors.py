"""What can go wrong, each with a reason a player understands, in the player's language."""

from serai.core.texts import Text, Words, house_words


class SeraiError(Exception):
    """Base of all errors that Serai raises on purpose. ``str`` is English; ``say`` speaks any language of the house."""

    def __init__(self, text: Text, words: Words | None = None) -> None:
        super().__init__(text.key)
        self.text = text
        self._words = words

    def say(self, lang: str) -> str:
        """The reason, in this language."""
        return (self._words or house_words()).say(self.text, lang)

    def __str__(self) -> str:
        return self.say("en")


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


class BadData(SeraiError, ValueError):
    """A player's own data file does not describe a playable game; ``line`` says where, 0 if no line is to blame."""

    def __init__(self, text: Text, words: Words | None = None, line: int = 0) -> None:
        super().__init__(text, words)
        self.line = line


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
