"""Somebody's own programs at the table: those in the docs play, and what fails costs the program, not the table."""

import shlex
import shutil
import sys
from pathlib import Path

import pytest

import serai
from serai.lab.arena import arena, contest
from serai.lab.players import check_player
from serai.lab.program import NoProgram
from serai.lab.simulate import Plan, Result, play_one

EXAMPLES = Path(__file__).parents[2] / "docs" / "outside-bots"
PYTHON = f"program:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'bot.py'))}"
NODE = f"program:node {shlex.quote(str(EXAMPLES / 'bot.mjs'))}"


def test_the_examples_play_and_the_same_seed_gives_the_same_games() -> None:
    if shutil.which("node") is None:
        pytest.skip("there is no node here")
    terms = contest("kurier", (PYTHON, NODE), 2, seed=3, seconds=60)
    games: list[str] = []
    report = arena(
        terms, 2, whole=True, on_records=lambda _, records: games.extend(record.dumps() for record in records)
    )
    assert all(standing.faults == {} for standing in report.standings)
    again: list[str] = []
    arena(terms, 2, whole=True, on_records=lambda _, records: again.extend(record.dumps() for record in records))
    assert games == again


def play_against(code: str, seconds: float) -> Result:
    """A game of a program against a random bot; the program sits first."""
    game = serai.game("feuville")
    name = f"program:{shlex.quote(sys.executable)} -c {shlex.quote(code)}"
    options = serai.Record(game, {}, 2).options
    result, record = play_one(game, Plan("feuville", 2, options, (name, "random"), 1, None, seconds), 0)
    assert record.replay().over
    return result


@pytest.mark.parametrize(
    ("code", "seconds", "fault"),
    [
        ("import time; time.sleep(600)", 0.2, "late"),
        ("raise SystemExit(1)", 60, "gone"),
        ("import sys\nfor line in sys.stdin: print('hello', flush=True)", 60, "nonsense"),
        ("import sys\nfor line in sys.stdin: print('{\"action\": 99999}', flush=True)", 60, "illegal"),
        ("import sys\nwhile True: sys.stdout.write('x' * 99999)", 60, "nonsense"),
    ],
)
def test_what_fails_costs_the_program_and_the_game_goes_on(code: str, seconds: float, fault: str) -> None:
    result = play_against(code, seconds)
    assert result.faults == (fault, "")
    assert result.ranking == (2, 1)


def test_an_arena_counts_what_failed() -> None:
    broken = f"program:{shlex.quote(sys.executable)} -c 'raise SystemExit'"
    report = arena(contest("kurier", (broken, "random"), 2), 2, whole=True)
    assert report.standings[0].faults == {"gone": 2}
    assert report.standings[0].share.share == 0.0
    assert report.standings[1].faults == {}


@pytest.mark.parametrize("name", ["program:", "program:no-such-program-here", "program:'"])
def test_a_program_that_is_not_there_is_told(name: str) -> None:
    with pytest.raises(NoProgram):
        check_player(name)


def test_a_program_that_is_missing_elsewhere_is_told_in_words() -> None:
    """As on another machine: the one that hands out the work could not see it."""
    with pytest.raises(NoProgram) as told:
        arena(contest("kurier", ("random", "program:no-such-program-here"), 2), 2, jobs=2)
    assert told.value.say("nl") == "Er is geen programma te starten met “no-such-program-here”."
