"""A game as the pages show it: its title, picture, counts and options, in the visitor's language."""

import logging
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.guide import GOAL
from serai.core.lesson import lesson_of
from serai.core.options import Option, Value
from serai.core.practice import tasks_of
from serai.core.registry import game as find_game
from serai.core.registry import game_ids
from serai.web.pictures import cover_address
from serai.web.speech import game_says, say

_log = logging.getLogger("serai.web")


class OptionCard(Struct, frozen=True):
    """An option of a game as a form shows it."""

    key: str
    kind: str
    title: str
    help: str
    default: str
    values: tuple[tuple[str, str], ...]
    """What is sent, and what is read."""

    @property
    def long(self) -> bool:
        """Whether its values are sentences rather than words, too long for a list that folds."""
        return any(len(words) > 36 for _, words in self.values)

    def word(self, value: Value) -> str:
        """How a value is called."""
        written = Option.write(value)
        return next((words for sent, words in self.values if sent == written), written)


class GameCard(Struct, frozen=True):
    """A game as the pages show it."""

    id: str
    title: str
    blurb: str
    least: int
    most: int
    counts: tuple[int, ...]
    cover: str
    """The address of its picture, which is drawn when it is asked for; empty if it cannot be drawn."""
    options: tuple[OptionCard, ...]
    seat_names: tuple[str, ...]
    minutes: int
    lesson: bool
    """Whether there is a lesson to learn it by."""
    tasks: int
    """How many tasks there are to practise."""
    goal: str
    """How it is won, in a sentence; empty if the game does not say."""


def game_card(name: str, lang: str) -> GameCard:
    """The game of this id. Raises UnknownGame or BrokenGame."""
    return replace(_game_card(name, lang), cover=cover_address(name, lang))


@lru_cache(maxsize=128)
def _game_card(name: str, lang: str) -> GameCard:
    game = find_game(name)
    return GameCard(
        id=game.id,
        title=game_says(game, lang, "game-title", game.title),
        blurb=game_says(game, lang, "game-blurb"),
        least=game.seats[0],
        most=game.seats[-1],
        counts=tuple(game.seats),
        cover="",
        options=tuple(_option(game, option, lang) for option in game.options),
        seat_names=tuple(_capital(game.words.say(game.seat_name(seat), lang)) for seat in range(game.seats[-1])),
        minutes=game.minutes,
        lesson=_has_lesson(game),
        tasks=_tasks(game),
        goal=game_says(game, lang, GOAL),
    )


def _has_lesson(game: Game) -> bool:
    """Whether the game has a lesson; a broken one is told of in the log and left out."""
    try:
        return lesson_of(game) is not None
    except SeraiError as error:
        _log.error("%s", error)
        return False


def _tasks(game: Game) -> int:
    """How many tasks the game has; broken ones are told of in the log and left out."""
    try:
        return len(tasks_of(game))
    except SeraiError as error:
        _log.error("%s", error)
        return 0


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _option(game: Game, option: Option, lang: str) -> OptionCard:
    def word(value: Value) -> str:
        written = option.write(value)
        plain = say(lang, f"switch-{written}") if option.kind == "switch" else written
        return game_says(game, lang, f"option-{option.key}-{written}", plain)

    return OptionCard(
        key=option.key,
        kind=option.kind,
        title=game_says(game, lang, f"option-{option.key}", option.key),
        help=game_says(game, lang, f"option-{option.key}-help"),
        default=option.write(option.default),
        values=tuple((option.write(value), word(value)) for value in option.values),
    )


def game_cards(lang: str) -> list[GameCard]:
    """All games that can be loaded; a broken one is told of in the log and left out."""
    found: list[GameCard] = []
    for name in game_ids():
        try:
            found.append(game_card(name, lang))
        except SeraiError as error:
            _log.error("%s", error)
    return found


class ByGame:
    """A fact about games, by id; empty for games that are no longer installed."""

    def __init__(self, facts: dict[str, str]) -> None:
        self._facts = facts

    def __getitem__(self, name: str) -> str:
        return self._facts.get(name, "")


def titles(games: list[GameCard]) -> ByGame:
    """The titles of games, by id."""
    return ByGame({game.id: game.title for game in games})


def covers(games: list[GameCard]) -> ByGame:
    """The pictures of games, by id."""
    return ByGame({game.id: game.cover for game in games})
