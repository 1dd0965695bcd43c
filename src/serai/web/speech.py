"""The words of the pages, and the language a visitor hears them in."""

from functools import cache, lru_cache
from importlib.resources import files

from serai.core.game import Game
from serai.core.texts import LANGUAGES, Text, Words, house_folder

DEFAULT = "en"


@cache
def web_words() -> Words:
    """The sentences of the pages, those of the house beneath them."""
    return Words([house_folder(), files("serai.house") / "words", files("serai.web") / "words"])


def say(lang: str, key: str, **args: str | int | Text) -> str:
    """A sentence of the pages in this language."""
    return web_words().say(Text(key, args), lang) if args else _said(lang, key)


@lru_cache(maxsize=4096)
def _said(lang: str, key: str) -> str:
    """A sentence in which nothing is filled in: always the same, and a page has dozens."""
    return web_words().say(Text(key), lang)


def say_first(lang: str, keys: tuple[str, ...], otherwise: str) -> str:
    """The first of these sentences that exists; ``otherwise`` if none does."""
    words = web_words()
    for key in keys:
        if words.has(key, lang):
            return words.say(Text(key), lang)
    return otherwise


def game_says(game: Game, lang: str, key: str, otherwise: str = "") -> str:
    """A sentence of a game in this language; ``otherwise`` if the game does not have it."""
    return game.words.say(Text(key), lang) if game.words.has(key, lang) else otherwise


def accepted(header: str) -> str:
    """The language of the house that an Accept-Language header asks for most; English if it asks for none of them.

    >>> accepted("de, nl-BE;q=0.8, en;q=0.5")
    'nl'
    """
    best, found = 0.0, DEFAULT
    for part in header[:400].split(","):
        tag, _, parameter = part.strip().partition(";")
        lang = tag.strip().lower().partition("-")[0]
        if lang in LANGUAGES and (weight := _weight(parameter)) > best:
            best, found = weight, lang
    return found


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(1.0, max(0.0, float(value)))
    except ValueError:
        return 0.0
