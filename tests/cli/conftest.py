"""A terminal for tests: commands run in process, with what is typed given beforehand."""

import io
from pathlib import Path

import pytest
from clitools import Heard, Run

import serai
from serai.cli import main
from serai.core.options import Value
from serai.lab.simulate import Plan, play_one


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for kept games, no language set, no colour forced."""
    folder = tmp_path / "home"
    monkeypatch.setenv("SERAI_HOME", str(folder))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "COLUMNS", "SERAI_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command; ``typed`` is what a person types, line by line."""

    def command(*words: str, typed: str = "") -> Heard:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(list(words))
        heard = capsys.readouterr()
        return Heard(status, heard.out, heard.err)

    return command


def finished(seats: int, mode: str) -> str:
    """The record of a whole game between random bots."""
    game = serai.game("kurier")
    options: dict[str, Value] = {"rubles": mode, "without_blanks": False, "start_player": "random"}
    return play_one(game, Plan("kurier", seats, options, ("random",) * seats, 4), 0)[1].dumps()


@pytest.fixture(scope="session")
def finished_text() -> str:
    return finished(3, "revised")


@pytest.fixture
def record(tmp_path: Path, finished_text: str) -> Path:
    """A finished game of three in a file."""
    path = tmp_path / "game.serai"
    path.write_text(finished_text, encoding="utf-8")
    return path


@pytest.fixture
def cut(tmp_path: Path, finished_text: str) -> Path:
    """A game of three that is not over: the first forty steps."""
    lines = finished_text.split("\n")
    head = lines.index("---") + 1
    path = tmp_path / "half.serai"
    path.write_text("\n".join([*lines[: head + 40], "---", "end 40", ""]), encoding="utf-8")
    return path
