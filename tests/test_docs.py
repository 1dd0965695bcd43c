"""What docs and docstrings show as Python runs, and says what they say."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

import serai

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCED = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in PAGES
    for number, code in enumerate(FENCED.findall(page.read_text(encoding="utf-8")))
    if "bazaar" not in code  # tests/test_example.py runs it, with the example installed
]
SOURCES = Path(serai.__path__[0])
MODULES = [
    "serai." + ".".join(path.relative_to(SOURCES).with_suffix("").parts)
    for path in sorted(SOURCES.rglob("*.py"))
    if path.name != "__init__.py" and re.search(r"^ +>>> ", path.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_in_the_docs_run(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "docs", "exec"), {})


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_say_what_happens(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.failed == 0


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 2
    assert "serai.core.rng" in MODULES
