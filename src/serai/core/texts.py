"""Words for people: code holds keys and arguments, Project Fluent files hold the sentences, in Dutch and in English."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

LANGUAGES = ("nl", "en")
"""The languages of the house; every text exists in each of them."""


_LARGEST = 10**12
"""Larger numbers come from damaged input only; the number formatting of languages would choke on them."""


class Text(Struct, frozen=True, omit_defaults=True):
    """A sentence not yet in any language: a key, and what to fill in. An argument may be a Text itself."""

    key: str
    args: dict[str, "str | int | Text"] = {}


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
        if not bundle.has_message(text.key):
            return f"[{text.key}]"
        message = bundle.get_message(text.key)
        if message.value is None:
            return f"[{text.key}]"
        args = {name: self._spoken(arg, lang) for name, arg in text.args.items()}
        spoken, _ = bundle.format_pattern(message.value, args)
        return str(spoken)

    def _spoken(self, arg: str | int | Text, lang: str) -> str | int:
        if isinstance(arg, Text):
            return self.say(arg, lang)
        if isinstance(arg, int) and abs(arg) > _LARGEST:
            return str(arg)[:40]
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
        args: dict[str, str | int] = {}
        for name, arg in text.args.items():
            if isinstance(arg, Text):
                found += self.faults(arg, lang)
                args[name] = self.say(arg, lang)
            else:
                args[name] = arg
        _, errors = bundle.format_pattern(message.value, args)
        return found + [f"{lang}: {text.key}: {error}" for error in errors]


@lru_cache(maxsize=1)
def house_words() -> Words:
    """The sentences of the house itself, which know no game."""
    return Words([house_folder()])


def house_folder() -> Traversable:
    """Where the sentences of the house stand."""
    return files("serai.core") / "words"
