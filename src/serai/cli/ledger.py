"""The ledger of a game's rules: its numbered clauses, where each comes from, what checks it and what carries it out.

In the repository ``docs/rules`` holds a ledger (``kurier.md``) and a table of functions (``kurier.toml``) for each
game, and the tests name their clauses themselves. A wheel carries a copy, with the names of the tests beside it.
"""

import ast
import json
import re
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct

from serai.cli.citations import citations

TESTS = "tests.json"
"""The names of the tests by clause, as the build hook writes them into a wheel."""
_CLAUSE = re.compile(r"^- \*\*([A-Z]-\d+[a-z]?)\*\* (.+)$")
_ORIGIN = re.compile(r"\[((?:seed|research|derived|resolved|designed|H-\d)[^]]*)\]")
_LINES = re.compile(r"\bL(\d+(?:-\d+)?)")


class Clause(Struct, frozen=True):
    """One numbered rule."""

    id: str
    section: str
    text: str
    """What the clause says, without its origin."""
    origin: str
    """Where it comes from, in the ledger's words: rulebook lines, research, our own reading or design."""

    @property
    def rulebook(self) -> list[str]:
        """The lines of the Dutch rulebook that it rests on: ``83``, ``99-101``."""
        return list(dict.fromkeys(_LINES.findall(self.origin)))


class Place(Struct, frozen=True):
    """A function (or a class, a constant, a field) of a game, and the line where it stands."""

    name: str
    """As the table of functions gives it: ``turn.pass_turn``, ``rules.Kurier.legal``."""
    file: str
    """The file within the game's folder."""
    line: int


class Trace(Struct, frozen=True):
    """A clause with everything that hangs on it."""

    clause: Clause
    tests: list[str]
    places: list[Place]
    no_code: str
    """Why nothing carries it out; empty if something does."""


class Ledger(Struct, frozen=True):
    """All clauses of a game in the order of the ledger."""

    clauses: tuple[Clause, ...]
    tests: dict[str, list[str]]
    where: dict[str, list[str] | str]
    """For each clause the names of what carries it out, or the reason why nothing does."""

    def trace(self, clause: Clause, folder: Traversable) -> Trace:
        """What checks this clause, and what in the game's folder carries it out. Raises KeyError for a wrong name."""
        found = self.where.get(clause.id, [])
        names = [] if isinstance(found, str) else found
        places = [place(folder, name) for name in names]
        return Trace(clause, self.tests.get(clause.id, []), places, found if isinstance(found, str) else "")


# ---------------------------------------------------------------------- reading


def ledger(game: str) -> Ledger | None:
    """The ledger of a game of this project; None for a game that has none."""
    folder = _folder()
    source = folder / f"{game}.md"
    if not source.is_file():
        return None
    table = folder / f"{game}.toml"
    where = tomllib.loads(table.read_text(encoding="utf-8")) if table.is_file() else {}
    return Ledger(tuple(clauses(source.read_text(encoding="utf-8"))), _tests(), where)


def clauses(text: str) -> list[Clause]:
    """The clauses in the text of a ledger: the lines ``- **K-34** ...`` of its part "Clauses"."""
    found: list[Clause] = []
    chapter = section = ""
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = line.split()[-1]
        elif line.startswith("### "):
            section = re.sub(r"^[\d.]+ ", "", line.removeprefix("### "))
        elif chapter == "Clauses" and (match := _CLAUSE.match(line)) is not None:
            said = " ".join(_ORIGIN.sub("", match[2]).split())
            found.append(Clause(match[1], section, said, "; ".join(_ORIGIN.findall(match[2]))))
    return found


def _folder() -> Traversable:
    """Where the ledgers are: in the installed package, or among the documents of the repository."""
    shipped = files("serai") / "rules"
    return shipped if shipped.is_dir() else _root() / "docs" / "rules"


def _root() -> Path:
    return Path(__file__).resolve().parents[3]


@cache
def _tests() -> dict[str, list[str]]:
    shipped = _folder() / TESTS
    if shipped.is_file():
        found: dict[str, list[str]] = json.loads(shipped.read_text(encoding="utf-8"))
        return found
    return citations(_root() / "tests")


# ---------------------------------------------------------------------- what carries a clause out


def place(folder: Traversable, name: str) -> Place:
    """Where this name stands in a game's folder: ``module.function``, ``module.Class.method`` or ``data.toml:key``.

    Raises KeyError if there is no such thing.
    """
    if name.startswith("data.toml:"):
        return _data_place(folder, name)
    module, _, inner = name.partition(".")
    source = folder / f"{module}.py"
    line = _names(source.read_text(encoding="utf-8")).get(inner) if source.is_file() else None
    if line is None:
        raise KeyError(name)
    return Place(name, f"{module}.py", line)


def _data_place(folder: Traversable, name: str) -> Place:
    """A key or a table of the game's data file."""
    key = name.partition(":")[2]
    heads = (f"{key} =", f"[{key}]", f"[[{key}]]")
    for number, line in enumerate((folder / "data.toml").read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith(heads):
            return Place(name, "data.toml", number)
    raise KeyError(name)


@cache
def _names(source: str) -> dict[str, int]:
    """All functions, classes, methods, constants and fields that a module's text defines, each with its line."""
    found: dict[str, int] = {}
    _collect(ast.parse(source).body, "", found)
    return found


def _collect(body: list[ast.stmt], before: str, found: dict[str, int]) -> None:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found[before + node.name] = node.lineno
        if isinstance(node, ast.ClassDef):
            _collect(node.body, f"{before}{node.name}.", found)
        elif isinstance(node, ast.FunctionDef) and node.name == "__init__":
            _collect(node.body, before, found)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    found[before + target.id] = node.lineno
                elif isinstance(target, ast.Attribute):
                    found[before + target.attr] = node.lineno
