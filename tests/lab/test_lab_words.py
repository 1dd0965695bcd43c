"""The words of the lab: complete in both languages, with the same arguments, and all used."""

import re
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import serai.lab
from serai.bots import BOTS
from serai.lab.study import FIGURES


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Each key of a language with the names of its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((files("serai.lab") / "words" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = _Arguments()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    assert messages("nl") == messages("en")


def test_every_message_is_used() -> None:
    folder = Path(serai.lab.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    quoted = set(re.findall(r"""["']([a-z0-9-]+)["']""", code))
    parts = re.findall(r"""_part\(["']([a-z]+)["']""", code)
    built = {f"report-{part}{end}" for part in parts for end in ("", "-note")} | {f"figure-{name}" for name in FIGURES}
    built |= {f"level-{name}" for name in BOTS}
    assert set(messages("en")) - quoted <= built
    assert built <= set(messages("en"))
