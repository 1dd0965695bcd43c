"""Ctrl-C in the middle of many games: what was played so far is told, kept, and gone on with."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from clitools import Run, one_line

from serai.core.record import Record

SERAI = [sys.executable, "-m", "serai.cli"]
STOPS = """
import json, os, signal, sys
games = 0
for line in sys.stdin:
    told = json.loads(line)
    games += told["type"] == "game"
    if games == 4 and told["type"] == "game":
        os.kill(os.getppid(), signal.SIGINT)
    if told["type"] == "choose":
        print(json.dumps({"action": told["legal"][0]}), flush=True)
"""
"""A program that presses Ctrl-C, as its fourth game begins, for who plays with it."""
SLEEPS = """
import pathlib, sys, time
for line in sys.stdin:
    pathlib.Path("asleep").touch()
    time.sleep(600)
"""
FEW = ["--bots", f"random,program:{shlex.quote(sys.executable)} stops.py", "--jobs", "1", "--games", "50"]


def stopped(*words: str) -> "subprocess.CompletedProcess[str]":
    Path("stops.py").write_text(STOPS, encoding="utf-8")
    heard = subprocess.run(
        [*SERAI, *words, *FEW],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        # A shell lets what it starts in the background ignore interrupts, these tests included.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert heard.returncode == 2
    assert one_line(heard.stderr), heard.stderr
    return heard


def test_a_simulation_tells_of_the_games_so_far() -> None:
    heard = stopped("sim", "kurier", "--record-dir", "kept", "--json", "--lang", "nl")
    played = json.loads(heard.stdout)["games"]
    assert 1 <= played <= 3  # games travel in batches
    assert f"na {played} van de 50" in heard.stderr
    assert all(Record.load(path).replay().over for path in Path("kept").iterdir())
    assert len(list(Path("kept").iterdir())) == played


def test_a_report_is_written_of_the_games_so_far() -> None:
    heard = stopped("lab", "kurier", "--compare", "rubles=revised", "--lang", "en")
    played = int(re.findall(r"after (\d) of 100", heard.stderr)[0])
    assert 1 <= played <= 3  # games travel in batches
    assert re.search(rf"\b{played} games? of 2 players", Path("serai-kurier.html").read_text(encoding="utf-8"))


def test_an_arena_tells_of_the_deals_so_far_and_goes_on_with_its_journal(run: Run) -> None:
    heard = stopped("arena", "kurier", "--whole", "--journal", "j.jsonl", "--lang", "en")
    assert "2 games in 1 deal" in heard.stdout
    assert "the same command goes on" in heard.stderr
    Path("stops.py").write_text(STOPS.replace("os.kill(os.getppid(), signal.SIGINT)", "pass"), encoding="utf-8")
    again = run("arena", "kurier", *FEW[:-1], "6", "--whole", "--journal", "j.jsonl", "--json", "--lang", "en")
    assert json.loads(again.out)["deals"] == 3
    assert len(Path("j.jsonl").read_text(encoding="utf-8").splitlines()) == 4


def test_nobody_waits_for_a_game_that_others_still_play() -> None:
    Path("sleeps.py").write_text(SLEEPS, encoding="utf-8")
    bots = f"random,program:{shlex.quote(sys.executable)} sleeps.py"
    arena = subprocess.Popen(
        [*SERAI, "arena", "kurier", "--bots", bots, "--jobs", "2", "--think", "3600", "--lang", "nl"],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    )
    while not Path("asleep").exists():
        assert arena.poll() is None
        time.sleep(0.05)
    os.kill(arena.pid, signal.SIGINT)
    assert arena.communicate(timeout=60)[1] == "serai: Onderbroken.\n"
    assert arena.returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    "words",
    [
        ["sim", "kurier", "--decisions", "/dev/full"],
        ["sim", "kurier", "--record-dir", "/dev/full"],
        ["arena", "kurier", "--journal", "/dev/full"],
        ["lab", "kurier", "--html", "/dev/full"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("lang", ["nl", "en"])
def test_what_cannot_be_kept_is_told_with_its_name(run: Run, words: list[str], lang: str) -> None:
    heard = run(*words, "--bots", "random,greedy", "--games", "4", "--jobs", "1", "--lang", lang)
    assert heard.status == 2
    assert one_line(heard.err), heard.err
    assert heard.err.startswith("serai: /dev/full: ")
