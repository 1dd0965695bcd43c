"""Golden records replay to the same end, state by state and view by view, in every process and in both forms."""

import os
import subprocess
import sys

import pytest

import serai
from serai import Record
from serai.games.kurier.game import KurierGame

from .make import HERE, INDEX, digest, names

EXPECTED = {line.split()[0]: line.split()[1:] for line in INDEX.read_text(encoding="utf-8").splitlines()}


def test_every_record_stands_in_the_index() -> None:
    assert sorted(EXPECTED) == names()
    assert len(EXPECTED) >= 11


@pytest.mark.parametrize("name", names())
def test_a_record_replays_to_its_end(name: str) -> None:
    record = Record.load(HERE / f"{name}.txt")
    state = record.replay()
    ending, ranking, final, _ = EXPECTED[name]
    assert state.over
    assert (state.ending, ",".join(map(str, state.ranking))) == (ending, ranking)
    assert digest(state.dump()) == final
    assert record.dumps() == (HERE / f"{name}.txt").read_text(encoding="utf-8")


def test_every_variant_and_every_ending_that_play_can_reach_has_a_record() -> None:
    game = serai.game("kurier")
    assert isinstance(game, KurierGame)
    records = [Record.load(HERE / f"{name}.txt") for name in names()]
    played = {(record.options["rubles"], record.options["without_blanks"]) for record in records}
    assert played == {(chosen["rubles"], chosen["without_blanks"]) for chosen in game.variants()}
    # Random play never finds a standstill: tests/games/kurier/test_end.py sets one up.
    assert {EXPECTED[name][0] for name in names()} == set(game.endings) - {"standstill"}
    assert {record.seats for record in records} == set(game.seats)


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_states_and_views_are_the_same_in_another_process(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, str(HERE / "make.py"), "--digests"],
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    found = {line.split()[0]: line.split()[1:] for line in done.stdout.splitlines()}
    assert found == {name: words[2:] for name, words in EXPECTED.items()}
