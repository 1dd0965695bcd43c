"""The list of rule-breaking changes fits the sources; ``make mutation`` makes them and runs the tests."""

import ast
import importlib.util
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from serai.cli.citations import citations

ROOT = Path(__file__).resolve().parent.parent
CITED = citations(ROOT / "tests")


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutate", ROOT / "tools" / "mutate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


TOOL = _tool()


def test_every_game_has_its_list() -> None:
    assert TOOL.games() == sorted(path.stem for path in (ROOT / "docs" / "rules").glob("*.md"))


@pytest.mark.parametrize("game", TOOL.games())
def test_at_least_forty_rules_of_a_game_are_broken_each_once(game: str) -> None:
    listed = TOOL.mutations(game)
    assert len({mutation.clause for mutation in listed}) >= 40
    assert len({(mutation.file, mutation.old, mutation.new) for mutation in listed}) == len(listed)


@pytest.mark.parametrize("game", TOOL.games())
def test_every_change_can_be_made_leaves_a_sound_file_and_has_tests_that_should_notice(game: str) -> None:
    for mutation in TOOL.mutations(game):
        changed = mutation.changed((ROOT / mutation.path).read_text(encoding="utf-8"))
        ast.parse(changed) if mutation.file.endswith(".py") else tomllib.loads(changed)
        assert mutation.clause in CITED, mutation
