"""People by their names: where a game's words call a seat by its colour, whoever sits there is named instead."""

from collections.abc import Mapping

from serai.core.game import Game
from serai.core.texts import Text
from serai.core.view import View

Names = tuple[tuple[Text, str], ...]
"""What a game calls a seat, and the name of who sits there."""


def names_at(game: Game, view: View, people: Mapping[int, str]) -> Names:
    """How these people, by seat, are called where this has been seen; before and after what the game so far says."""
    found: list[tuple[Text, str]] = []
    for seat, name in people.items():
        called = [game.seat_seen(seat, view), game.seat_at(seat, view["options"])]
        found.extend((text, name) for text in (called if called[0] != called[1] else called[:1]))
    return tuple(found)


def named(text: Text, names: Names) -> Text:
    """The sentence with people's names in it."""
    if not names or not text.args:
        return text
    args = {key: _named(value, names) for key, value in text.args.items()}
    return text if args == text.args else Text(text.key, args)


def _named(value: str | int | Text, names: Names) -> str | int | Text:
    if not isinstance(value, Text):
        return value
    for called, name in names:
        if value == called:
            return name
    return named(value, names)
