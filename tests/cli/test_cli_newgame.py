"""``serai new-game``: what it lays out is installed, obeys the laws and is played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from clitools import Run, one_line


def test_a_new_game_is_installed_obeys_the_laws_and_is_played(run: Run, tmp_path: Path) -> None:
    folder, target = tmp_path / "my game", tmp_path / "installed"
    heard = run("new-game", "river_race", "--out", str(folder), "--lang", "en")
    assert heard.status == 0
    assert "river_race is in" in heard.out
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--target", str(target), str(folder)], check=True)
    environment = os.environ | {"PYTHONPATH": str(target)}
    pytest_ = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-c",
        os.devnull,
        "--rootdir",
        str(folder),
    ]
    tested = subprocess.run(
        [*pytest_, str(folder / "tests")], env=environment, check=False, capture_output=True, text=True
    )
    assert tested.returncode == 0, tested.stdout
    assert "3 passed" in tested.stdout
    played = subprocess.run(
        [sys.executable, "-m", "serai.cli", "sim", "river_race", "--games", "5", "--seats", "3"],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    assert "River race" in played.stdout


@pytest.mark.parametrize("name", ["Heap", "my game", "2fast", "class", "", "käse", "kurier"])
def test_a_name_that_cannot_be_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    heard = run("new-game", name, "--out", str(tmp_path / "x"), "--lang", "en")
    assert heard.status == 2
    assert one_line(heard.err)
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(("lang", "words"), [("en", "already exists"), ("nl", "bestaat al")])
def test_a_folder_that_is_there_is_left_alone(run: Run, tmp_path: Path, lang: str, words: str) -> None:
    heard = run("new-game", "mine", "--out", str(tmp_path), "--lang", lang)
    assert heard.status == 2
    assert words in heard.err
    assert not list(tmp_path.iterdir())
