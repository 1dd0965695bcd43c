"""Reading ledgers, markers and the places in the code."""

from pathlib import Path

import pytest

from serai.cli.citations import citations
from serai.cli.ledger import Ledger, clauses, place

LEDGER = """# A game

- **T-9** Not a clause: before them. [seed L1]

## 3. Clauses

Words between.

### 3.1 Setup

- **T-1** A board. [seed L3-4, L9; resolved: L7 is unclear] (derived) [research]
- **T-2a** None `[x]` here. [designed]

### 3.2 Turns

- **T-3** Turns go on.  [derived]

## 4. Decisions

- **T-4** Not a clause: after them. [seed L1]
"""

TESTS = """
import pytest
pytestmark = [pytest.mark.rule("T-3")]

@pytest.mark.rule("T-1", "T-2a")
@pytest.mark.parametrize("x", [1])
def test_one(x): ...

@pytest.mark.rule("T-1")
class TestMany:
    @pytest.mark.rule("T-2a")
    def test_two(self): ...

    def helper(self): ...

@pytest.mark.skip
def test_three(): ...

@pytest.mark.rule("T-9")
def no_test(): ...
"""


def test_clauses_are_read_with_section_text_origin_and_lines() -> None:
    found = clauses(LEDGER)
    assert [clause.id for clause in found] == ["T-1", "T-2a", "T-3"]
    assert [clause.section for clause in found] == ["Setup", "Setup", "Turns"]
    assert [clause.text for clause in found] == ["A board. (derived)", "None `[x]` here.", "Turns go on."]
    assert found[0].origin == "seed L3-4, L9; resolved: L7 is unclear; research"
    assert [clause.rulebook for clause in found] == [["3-4", "9", "7"], [], []]


def test_markers_are_read_from_modules_classes_and_functions(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(TESTS)
    (folder / "helpers.py").write_text(TESTS)
    one, two, three = (f"tests/games/test_it.py::{name}" for name in ("test_one", "TestMany::test_two", "test_three"))
    assert citations(tmp_path / "tests") == {"T-3": [one, two, three], "T-1": [one, two], "T-2a": [one, two]}


def test_places_are_found_in_code_and_data(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        "X = 1\n\nclass Rules:\n    kinds: int = 3\n\n    def legal(self): ...\n\n"
        "    def __init__(self):\n        self.field: int = 1\n"
    )
    (tmp_path / "data.toml").write_text("limit = 3\n\n[[inn]]\nid = 1\n")
    names = (
        *("rules.X", "rules.Rules.kinds", "rules.Rules.legal", "rules.Rules.field"),
        *("data.toml:limit", "data.toml:inn"),
    )
    assert [(place(tmp_path, name).file, place(tmp_path, name).line) for name in names] == [
        ("rules.py", 1),
        ("rules.py", 4),
        ("rules.py", 6),
        ("rules.py", 9),
        ("data.toml", 1),
        ("data.toml", 3),
    ]
    for name in ("rules.legal", "rules", "other.X", "data.toml:x", "data.toml:id2"):
        with pytest.raises(KeyError):
            place(tmp_path, name)


def test_a_trace_holds_tests_and_places_or_the_reason_for_none(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("def legal(): ...\n")
    one, _, three = clauses(LEDGER)
    book = Ledger((one, three), {"T-1": ["tests/a.py::test_a"]}, {"T-1": ["rules.legal"], "T-3": "only words"})
    found = book.trace(one, tmp_path)
    assert (found.tests, [spot.name for spot in found.places], found.no_code) == (
        ["tests/a.py::test_a"],
        ["rules.legal"],
        "",
    )
    assert (book.trace(three, tmp_path).places, book.trace(three, tmp_path).no_code) == ([], "only words")
