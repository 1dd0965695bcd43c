"""Which tests check which clause, read from their markers without running them.

A test names the clauses it checks with a marker on a function, a class or a whole module::

    @pytest.mark.rule("K-34", "K-35")
    pytestmark = pytest.mark.rule("K-1")

Only the standard library is used: the build hook reads the markers too, where nothing else is installed.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

MARKER = "rule"


def citations(tests: Path) -> dict[str, list[str]]:
    """For each clause the tests that name it, as ``tests/games/kurier/test_turn.py::test_name``, in reading order."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        name = f"{tests.name}/{path.relative_to(tests).as_posix()}"
        for test, clauses in _tests(name, module.body, _of_module(module)):
            for clause in clauses:
                found.setdefault(clause, []).append(test)
    return found


def _of_module(module: ast.Module) -> list[str]:
    """The clauses that ``pytestmark`` names for every test of a module."""
    marks = [
        node.value
        for node in module.body
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)
    ]
    return _marked(part for mark in marks for part in (mark.elts if isinstance(mark, ast.List) else [mark]))


def _tests(name: str, body: Iterable[ast.stmt], above: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The tests among these statements, each with its clauses and those of what it stands in."""
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        clauses = list(dict.fromkeys([*above, *_marked(node.decorator_list)]))
        if isinstance(node, ast.ClassDef):
            yield from _tests(f"{name}::{node.name}", node.body, clauses)
        elif node.name.startswith("test"):
            yield f"{name}::{node.name}", clauses


def _marked(nodes: Iterable[ast.expr]) -> list[str]:
    """The clauses in the rule markers among these expressions."""
    return [
        argument.value
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == MARKER
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
