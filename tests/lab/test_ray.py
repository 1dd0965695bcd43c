"""Ray does what one process does, also when a worker is lost.

Ray is too large for the usual tests: without it these are passed over; ``make doors`` runs them.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

pytest.importorskip("ray")

import serai
from serai.lab.analysis import analyse
from serai.lab.arena import arena, contest
from serai.lab.cluster import RayWork
from serai.lab.program import NoProgram
from serai.lab.simulate import Plan, play_one, simulate
from serai.lab.study import Table, study
from serai.lab.training import Lessons, lessons


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayWork]:
    work = RayWork(jobs=2)
    yield work
    work.close()


def test_arena_simulation_analysis_study_and_training_are_the_same_as_in_one_process(cluster: RayWork) -> None:
    terms = contest("kurier", ("random", "greedy"), 2, seed=6)
    reports = [msgspec.structs.replace(arena(terms, 40, work=work), seconds=0.0) for work in (None, cluster)]
    assert reports[0] == reports[1]
    counts = [simulate("kurier", 3, {}, 10, ("random",), seed=2, work=work) for work in (None, cluster)]
    assert msgspec.structs.replace(counts[0], seconds=0.0) == msgspec.structs.replace(counts[1], seconds=0.0)
    tables = [Table("basic", {})]
    game = serai.game("kurier")
    record = play_one(game, Plan("kurier", 2, serai.Record(game, {}, 2).options, ("random", "random"), 1), 0)[1]
    assert analyse(record) == analyse(record, cluster)
    taught = [lessons(game, 2, 4, 1, work=work) for work in (None, cluster)]
    assert all(np.array_equal(getattr(taught[0], name), getattr(taught[1], name)) for name in Lessons.__struct_fields__)
    assert study("kurier", 2, tables, 6, ("random",)) == study("kurier", 2, tables, 6, ("random",), work=cluster)


def test_what_goes_wrong_in_a_worker_is_told_in_words(cluster: RayWork) -> None:
    absent = contest("kurier", ("random", "program:no-such-program-there"), 2)
    with pytest.raises(NoProgram) as told:
        arena(absent, 4, work=cluster)
    assert told.value.say("nl") == "Er is geen programma te starten met “no-such-program-there”."


def test_the_work_of_a_lost_worker_is_done_again(cluster: RayWork, tmp_path: Path) -> None:
    died = tmp_path / "died"

    # Within the test, so that Ray sends the function itself: its workers cannot import tests.
    def doubled(number: int) -> int:
        if number == 5 and not died.exists():
            died.touch()
            os._exit(1)
        return 2 * number

    assert list(cluster(doubled, range(12))) == [2 * number for number in range(12)]
    assert died.exists()
