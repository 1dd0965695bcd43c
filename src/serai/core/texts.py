"""Words for people: code holds keys and arguments, Project Fluent files hold the sentences, in Dutch and in English."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

LANGUAGES = ("nl", "en")
"""The languages of the house; every text exists in each of them."""


_LINE_END = re.compile(r"\r+\n")
"""A text that was copied from one system to another and back may have several returns before a newline."""
_LARGEST = 10**12
"""Larger numbers come from damaged input only; the number formatting of languages would choke on them."""
_LONGEST = 1_000
"""Longer words come from damaged input only."""
_MOST_FILLED_IN = 2_000
"""Fluent fills in nothing much longer than this, and says ``{???}`` instead."""


class Text(Struct, frozen=True, omit_defaults=True):
    """A sentence not yet in any language: a key, and what to fill in. An argument may be a Text itself."""

    key: str
    args: dict[str, "str | int | Text"] = {}

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.args.items())))


def plain_lines(text: str) -> str:
    """A text that an editor wrote, its lines ended by a newline alone, and without the mark that some put before it."""
    return _LINE_END.sub("\n", text.removeprefix("\ufeff"))


def cut(text: str, most: int = 80) -> str:
    """A text that somebody gave, short enough to be quoted to him."""
    return text if len(text) <= most else text[: most - 1] + "…"


def digits(number: int) -> str:
    """A number that somebody gave, short enough to be quoted to him; Python itself refuses to write very long ones."""
    return cut(str(number), 40) if abs(number) < 10**1000 else f"{'-' if number < 0 else ''}1{'0' * 38}…"


def quoted(given: object) -> str:
    """Whatever somebody gave, short enough to be quoted to him."""
    if isinstance(given, int) and not isinstance(given, bool):
        return digits(given)
    return cut(str(given))


def listing(parts: Sequence[Text]) -> Text:
    """Several things in one breath: a, b and c; or nothing."""
    if not parts:
        return Text("nothing")
    line = parts[0]
    for number, part in enumerate(parts[1:], 2):
        line = Text("and" if number == len(parts) else "comma", {"first": line, "second": part})
    return line


def story(lines: Sequence[Text]) -> Text | None:
    """Several sentences one after the other; None if there are none."""
    if not lines:
        return None
    line = lines[0]
    for following in lines[1:]:
        line = Text("then", {"first": line, "second": following})
    return line


class Words:
    """The sentences of a game (with those of the house beneath them), ready to be spoken in either language."""

    def __init__(self, folders: Iterable[Traversable]) -> None:
        self._bundles: dict[str, FluentBundle] = {}
        for lang in LANGUAGES:
            bundle = FluentBundle([lang], use_isolating=False)
            for folder in folders:
                source = folder / f"{lang}.ftl"
                if source.is_file():
                    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")), allow_overrides=True)
            self._bundles[lang] = bundle

    def has(self, key: str, lang: str) -> bool:
        """Whether this key can be spoken in this language."""
        return self._bundles[lang].has_message(key)

    def say(self, text: Text, lang: str) -> str:
        """The sentence in this language; an unknown key is spoken as it stands, so that a user never sees a crash."""
        bundle = self._bundles.get(lang, self._bundles["en"])
        message = bundle.get_message(text.key) if bundle.has_message(text.key) else None
        if message is None or message.value is None:
            self.unspoken(text.key, "no message")
            return f"[{text.key}]"
        args, kept = self._filling(text, lang)
        spoken, errors = bundle.format_pattern(message.value, args)
        if errors:
            self.unspoken(text.key, str(errors[0]))
        said = str(spoken)
        for stand_in, long in kept.items():
            said = said.replace(stand_in, long)
        return said

    def _filling(self, text: Text, lang: str) -> tuple[dict[str, str | int], dict[str, str]]:
        """What to fill in, and what stands in it for sentences of ours that are too long for Fluent."""
        args: dict[str, str | int] = {}
        kept: dict[str, str] = {}
        for name, arg in text.args.items():
            args[name] = spoken = self._spoken(arg, lang)
            if isinstance(spoken, str) and len(spoken) > _MOST_FILLED_IN:
                args[name] = f"\x00{name}\x00"
                kept[f"\x00{name}\x00"] = spoken
        return args, kept

    def unspoken(self, key: str, why: str) -> None:
        """Told of every text that cannot be spoken as it was meant. A user gets what there is; tests fail by it."""

    def _spoken(self, arg: str | int | Text, lang: str) -> str | int:
        if isinstance(arg, Text):
            return self.say(arg, lang)
        if isinstance(arg, str):
            return cut(arg, _LONGEST)
        if abs(arg) > _LARGEST:
            return digits(arg)
        return arg

    def faults(self, text: Text, lang: str) -> list[str]:
        """What keeps this text from being spoken: missing keys, missing arguments. Empty if all is well."""
        bundle = self._bundles[lang]
        if not bundle.has_message(text.key):
            return [f"{lang}: no message {text.key}"]
        message = bundle.get_message(text.key)
        if message.value is None:
            return [f"{lang}: message {text.key} is empty"]
        found: list[str] = []
        for arg in text.args.values():
            if isinstance(arg, Text):
                found += self.faults(arg, lang)
        args, _ = self._filling(text, lang)
        _, errors = bundle.format_pattern(message.value, args)
        return found + [f"{lang}: {text.key}: {error}" for error in errors]


@lru_cache(maxsize=1)
def house_words() -> Words:
    """The sentences of the house itself, which know no game."""
    return Words([house_folder()])


def house_folder() -> Traversable:
    """Where the sentences of the house stand."""
    return files("serai.core") / "words"
