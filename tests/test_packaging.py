"""What a wheel is made of: the list of compiled modules, clean sources, and the form that these tests import."""

import importlib
import importlib.util
import json
import os
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from serai.cli.citations import citations

ROOT = Path(__file__).resolve().parent.parent
COMPILED_FILES = ("*.so", "*.pyd", "*.c", "*.o")


def project() -> dict[str, Any]:
    """What pyproject.toml says."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def hot_modules() -> list[str]:
    """The paths of the modules that a wheel holds compiled."""
    listed: list[str] = project()["tool"]["serai"]["compiled"]
    return listed


def module_name(path: str) -> str:
    """The name under which a path is imported."""
    return path.removeprefix("src/").removesuffix(".py").replace("/", ".")


@pytest.mark.parametrize("path", hot_modules())
def test_a_module_to_be_compiled_is_there(path: str) -> None:
    assert path.startswith("src/serai/")
    assert (ROOT / path).is_file()


def test_no_module_is_listed_twice() -> None:
    assert len(set(hot_modules())) == len(hot_modules())


@pytest.mark.parametrize("pattern", COMPILED_FILES)
def test_no_compiled_file_lies_among_the_sources(pattern: str) -> None:
    # It would shadow the Python beside it: edits to that would have no effect, and "pure" tests would test old code.
    assert list((ROOT / "src").rglob(pattern)) == []


def test_the_modules_imported_are_of_one_form() -> None:
    files = {name: str(importlib.import_module(name).__file__) for name in map(module_name, hot_modules())}
    forms = {name: "pure" if file.endswith(".py") else "compiled" for name, file in files.items()}
    assert len(set(forms.values())) == 1, forms
    if expected := os.environ.get("SERAI_FORM"):
        assert set(forms.values()) == {expected}, files


def test_the_compiled_form_is_tested_as_installed() -> None:
    if os.environ.get("SERAI_FORM") != "compiled":
        pytest.skip("only the compiled form is installed as a wheel")
    assert str(ROOT / "src") not in sys.path
    serai = importlib.import_module("serai")
    assert not Path(str(serai.__file__)).is_relative_to(ROOT / "src")


def test_what_builds_a_wheel_is_what_is_locked() -> None:
    # pip builds with the first list, make with the lock of the second.
    assert project()["build-system"]["requires"] == project()["dependency-groups"]["build"]


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: str(path.name))
def test_a_lock_file_names_no_index_and_hashes_everything(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    pins = [line for line in text.splitlines() if "==" in line]
    assert pins
    assert all(line.endswith("\\") for line in pins)
    assert text.count("--hash=sha256:") >= len(pins)


def test_every_runtime_dependency_is_locked_and_argued() -> None:
    argued = (ROOT / "docs" / "dependencies.md").read_text().lower()
    locked = (ROOT / "requirements" / "run.txt").read_text()
    for requirement in project()["project"]["dependencies"]:
        name = requirement.split(">")[0].split("=")[0].strip().lower()
        assert f"`{name}`" in argued
        assert f"\n{name.replace('.', '-')}==" in locked


def test_a_wheel_carries_the_ledgers_and_the_names_of_their_tests(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    packed = {goal: Path(source) for source, goal in hook.ledger_files(ROOT, tmp_path).items()}
    ledgers = {f"serai/rules/{path.name}" for path in (ROOT / "docs" / "rules").iterdir()}
    assert set(packed) == ledgers | {"serai/rules/tests.json"}
    assert json.loads(packed["serai/rules/tests.json"].read_text()) == citations(ROOT / "tests")
