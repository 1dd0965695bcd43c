"""Whatever the house and its pages say to people: every key exists, with all it asks for, in both languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.core.errors import SeraiError
from serai.core.texts import LANGUAGES, Text, Words
from serai.house.errors import HouseError, words
from serai.house.requests import Stale
from serai.web.api.endpoints import BadBody
from serai.web.speech import web_words

SOURCES = Path(serai.__file__).parent
PARTS = ("house", "web", "core", "bots")
SAYING = {"say": 1, "_refused": 1, "fail": 1, "_Wrong": 0, "Text": 0}
"""Functions that are given a key, and at which place; what is asked for follows by name, or as a dict for Text."""


def _subclasses(kind: type[HouseError]) -> Iterator[type[HouseError]]:
    yield kind
    for one in kind.__subclasses__():
        yield from _subclasses(one)


ERRORS = {kind.__name__: kind for kind in _subclasses(HouseError)}


class Said:
    """One place in the code that says something."""

    def __init__(self, where: str, key: ast.expr | str, args: set[str] | None, spoken: Words) -> None:
        self.where = where
        self.key = key
        self.args = args
        self.words = spoken

    def spoken(self) -> list[str]:
        """The key, or all that begin like it where its end is filled in; none if it stands in a variable."""
        if isinstance(self.key, str):
            return [self.key]
        if isinstance(self.key, ast.Constant) and isinstance(self.key.value, str):
            return [self.key.value]
        if isinstance(self.key, ast.JoinedStr) and isinstance(self.key.values[0], ast.Constant):
            begin = str(self.key.values[0].value)
            return [key for key in ALL if key.startswith(begin)]
        return []

    def faults(self) -> list[str]:
        found = []
        for key in self.spoken():
            for lang in LANGUAGES:
                if not self.words.has(key, lang):
                    found.append(f"{self.where}: no {key} in {lang}")
                elif self.args is not None:
                    faults = self.words.faults(Text(key, dict.fromkeys(self.args, 2)), lang)
                    found += [f"{self.where}: {fault}" for fault in faults]
        return found


def _file_keys() -> set[str]:
    files = [SOURCES / part / "words" / "en.ftl" for part in ("core", "house", "web")]
    return {found for file in files for found in re.findall(r"^([a-z][\w-]*) =", file.read_text(), re.MULTILINE)}


ALL = _file_keys()


def _named(call: ast.Call) -> set[str] | None:
    """The names of what is given; None if that stands in a variable."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return {keyword.arg for keyword in call.keywords if keyword.arg is not None}


def _said_in(path: Path) -> Iterator[Said]:
    part = path.relative_to(SOURCES).parts[0]
    spoken = web_words() if part == "web" else words()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        where = f"{path.relative_to(SOURCES)}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Name) and node.exc.id in ERRORS:
            yield Said(where, ERRORS[node.exc.id].key, set(), words())
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in ERRORS:
            key = node.args[0] if node.args else ERRORS[name].key
            yield Said(where, key, _named(node), words())
        elif name == "Text" and node.args:
            given = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
            names = (
                {str(k.value) for k in given.keys if isinstance(k, ast.Constant)}
                if isinstance(given, ast.Dict)
                else None
            )
            if not isinstance(node.args[0], ast.JoinedStr):
                yield Said(where, node.args[0], names, spoken)
        elif name in SAYING and part == "web":
            place = SAYING[name] if isinstance(node.func, ast.Name) or name == "_refused" else 0
            if len(node.args) > place and not isinstance(node.args[place], ast.JoinedStr):
                yield Said(where, node.args[place], _named(node), spoken)


def all_said() -> list[Said]:
    return [said for part in PARTS for path in sorted((SOURCES / part).rglob("*.py")) for said in _said_in(path)]


def test_every_error_and_sentence_is_whole_in_both_languages() -> None:
    said = all_said()
    raised = {key for one in said for key in one.spoken() if one.words is words()}
    assert len(said) > 150, "the code was not read"
    assert {"name-at-table", "hand-seen", "too-many", "store-newer", "order-bot-seat", "table-paused"} <= raised
    assert [fault for one in said for fault in one.faults()] == []


@pytest.mark.parametrize("name", ERRORS)
def test_every_class_of_refusal_has_words(name: str) -> None:
    for lang in LANGUAGES:
        assert words().has(ERRORS[name].key, lang)
    assert Stale in ERRORS.values()


def test_every_key_of_a_page_is_whole_in_both_languages() -> None:
    asked = r"""\bt\(\s*["']([\w-]+)["']\s*((?:,\s*\w+\s*=[^,()]*(?:\([^()]*\))?[^,()]*)*)\)"""
    found = 0
    for page in sorted((SOURCES / "web" / "templates").glob("*.html")):
        for key, given in re.findall(asked, page.read_text(encoding="utf-8")):
            names = re.findall(r",\s*(\w+)\s*=", given)
            found += 1
            for lang in LANGUAGES:
                assert web_words().has(key, lang), f"{page.name}: {key}"
                assert web_words().faults(Text(key, dict.fromkeys(names, 2)), lang) == [], f"{page.name}: {key}"
    assert found > 100


def test_an_overlong_reason_is_told() -> None:
    errors: list[SeraiError] = [BadBody("x" * 9_000)]
    errors += [kind("store-trouble-because", reason="y" * 9_000) for kind in ERRORS.values()]
    for error in errors:
        for lang in LANGUAGES:
            assert "???" not in error.say(lang)
