"""The words of the command line: complete in both languages, with the same keys and arguments, and all there."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import serai.cli
from serai.bots import BOTS
from serai.cli.arguments import EVERYWHERE
from serai.cli.main import COMMANDS
from serai.cli.speech import asked_language, clean, cli_words, system_language
from serai.cli.terminal import fit


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Each key of a language with the names of its arguments."""
    text = (files("serai.cli") / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            visitor = _Arguments()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    assert messages("nl") == messages("en")


def test_every_key_in_the_code_can_be_spoken_and_every_message_is_used() -> None:
    folder = Path(serai.cli.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    quoted = set(re.findall(r"""["']([a-z0-9-]+)["']""", code))
    asked = set(re.findall(r"""(?:say|Complaint)\(\s*["']([a-z0-9-]+)["']""", code))
    assert not [key for key in sorted(asked) if not cli_words().has(key, "en")]
    built = ("command-", "about-", "operand-", "value-", "flag-", "keys-", "level-", "switch-", "needs-")
    kept = ("end-of-input-kept", "interrupted-kept")
    assert not [key for key in messages("en") if key not in quoted and key not in kept and not key.startswith(built)]


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_all_commands_and_levels_have_words(lang: str) -> None:
    keys = [f"level-{level}" for level in BOTS]
    for command in COMMANDS.values():
        keys += [f"command-{command.name}", f"about-{command.name}"]
        keys += [f"{part}-{operand.name}" for operand in command.operands for part in ("operand", "value")]
        keys += [f"flag-{flag.name}" for flag in (*command.flags, *EVERYWHERE)]
        keys += [f"value-{flag.value}" for flag in command.flags if flag.value]
    assert not [key for key in keys if not cli_words().has(key, lang)]


@pytest.mark.parametrize(
    ("settings", "lang"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "nl_BE"}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl"}, "nl"),
        ({"LC_ALL": "", "LANG": "nl"}, "nl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_language_of_the_system(settings: dict[str, str], lang: str) -> None:
    assert system_language(settings) == lang


def test_language_asked_for_wherever_it_stands() -> None:
    assert asked_language(["--lang", "nl", "games"]) == "nl"
    assert asked_language(["games", "--lang=nl"]) == "nl"
    assert asked_language(["games", "--", "--lang=nl"]) == "en"
    assert asked_language(["games", "--lang"]) == "en"


def test_a_poorer_encoding_gets_signs_it_knows() -> None:
    assert fit("┌─╔═▶ “één” → 3×●…", "ascii") == '+-+=> "een" > 3x*.'
    assert fit("één ─", "latin-1") == "één -"
    assert fit("┌─ depêche", "utf-8") == "┌─ depêche"
    assert fit("日", "ascii") == "?"


def test_what_comes_from_files_cannot_disturb_the_terminal() -> None:
    assert clean("a\x1b[31m\nb\tc\x07") == "a\ufffd[31m b c\ufffd"
