"""Golden records replay to the same end, state by state and view by view, in every process and in both forms."""

import os
import subprocess
import sys

import pytest

import serai
from serai import Record

from .golden import HERE, expected, index_line, names, path_of
from .wanted import WANTED, Wanted

EXPECTED = expected()
UNREACHED = {"kurier": {"standstill"}}
"""Endings that play does not find: tests/games/kurier/test_end.py sets one up."""


def test_every_record_was_wanted_and_stands_in_the_index() -> None:
    assert sorted(EXPECTED) == names() == sorted(wanted.name for wanted in WANTED)


@pytest.mark.rule("I-103", "I-106")
@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: str(wanted.name))
def test_a_record_replays_to_its_end_as_it_did(wanted: Wanted) -> None:
    path = path_of(wanted.name)
    record = Record.load(path)
    state = record.replay()
    assert (record.seats, state.over, state.ending) == (wanted.seats, True, wanted.ending)
    assert state.ranking.count(1) > 1 or not wanted.shared
    assert state.game.audit(state) == []
    assert index_line(wanted.name) == EXPECTED[wanted.name]
    assert record.dumps() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", serai.game_ids())
def test_every_variant_every_ending_and_every_seat_count_has_a_record(game_id: str) -> None:
    game = serai.game(game_id)
    records = [Record.load(path_of(name)) for name in names() if name.partition("-")[0] == game_id]
    variants = [option for option in game.options if option.variant]
    played = {(option.key, record.options[option.key]) for option in variants for record in records}
    assert played == {(option.key, value) for option in variants for value in option.values}
    endings = {line.split()[1] for name, line in EXPECTED.items() if name.partition("-")[0] == game_id}
    assert endings == set(game.endings) - UNREACHED.get(game_id, set())
    assert {record.seats for record in records} == set(game.seats)


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_states_and_views_are_the_same_in_another_process(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.records.make", "--replay"],
        cwd=HERE.parents[1],
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == [EXPECTED[name] for name in names()]
