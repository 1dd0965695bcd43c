"""The example of docs/adding-a-game.md, installed as an outside package: it registers, obeys the laws and is played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent.parent / "docs" / "example"

PLAY = """
import serai
from serai.core import laws
from serai.lab.simulate import simulate
assert "bazaar" in serai.game_ids()
game = serai.game("bazaar")
for seats in game.seats:
    laws.check(game, seats, {}, serai.Rng(seats), games=2)
report = simulate("bazaar", 3, {}, 30, ("random", "greedy", "random"))
assert report.endings == {"sold_out": 30}
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed beside Serai."""
    target = tmp_path_factory.mktemp("outside")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--target", str(target), str(EXAMPLE)], check=True)
    return os.environ | {"PYTHONPATH": str(target)}


def test_an_outside_game_registers_and_obeys_the_laws(installed: dict[str, str]) -> None:
    subprocess.run([sys.executable, "-c", PLAY], env=installed, check=True)


def test_an_outside_game_is_played_from_the_command_line(installed: dict[str, str]) -> None:
    command = [sys.executable, "-m", "serai.cli", "sim", "bazaar", "--games", "10", "--seats", "2", "--json"]
    done = subprocess.run(command, env=installed, check=True, capture_output=True, text=True)
    assert '"sold_out":10' in done.stdout.replace(" ", "")


def test_an_outside_game_is_learned_at_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    """Its lesson lies in its own folder; who tries something else is answered."""
    command = [sys.executable, "-m", "serai.cli", "learn", "bazaar", "--lang", "en"]
    answers = "\ncard 5\ncard 8\ncard 5\ncard 3\n"
    environment = installed | {"SERAI_HOME": str(tmp_path)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, input=answers)
    assert "is allowed too" in done.stdout
    assert "worth more later" in done.stdout
    assert "serai play bazaar" in done.stdout


def test_the_example_stays_small() -> None:
    lines = (EXAMPLE / "src" / "bazaar" / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) < 150
