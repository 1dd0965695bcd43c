"""Shared work gives the answers of one process, in their order, also when a process is lost."""

import multiprocessing
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.lab.simulate import Result, Tally, simulate
from serai.lab.work import LostWorkers, WorkMap, in_batches, pack, unpack, work_map


@pytest.fixture(scope="module")
def two() -> WorkMap:
    return work_map(2)


def squares(part: tuple[int, range]) -> list[int]:
    """The squares of some numbers, and what was added."""
    return [part[0] + number * number for number in part[1]]


def test_batches_hold_every_number_once_and_in_order(two: WorkMap) -> None:
    for work in (work_map(1), two):
        found = [number for batch in in_batches(work, squares, 7, 3, 500) for number in batch]
        assert found == squares((7, range(3, 500)))


def test_short_things_travel_many_at_a_time_and_the_last_ones_are_shared_out(two: WorkMap) -> None:
    sizes = [len(batch) for batch in in_batches(two, squares, 0, 0, 100_000)]
    assert max(sizes) > 1000
    assert sizes[0] == sizes[-1] == 1


def die_once(part: tuple[str, range]) -> list[int]:
    """Some numbers; the process that first comes upon 40 is gone."""
    died = Path(part[0])
    if 40 in part[1] and not died.exists():
        died.touch()
        os._exit(1)
    return list(part[1])


def die(_: int) -> int:
    """No process survives this."""
    os._exit(1)


def test_the_work_of_a_lost_process_is_done_again(two: WorkMap, tmp_path: Path) -> None:
    died = tmp_path / "died"
    batches = in_batches(two, die_once, str(died), 0, 200)
    assert [number for batch in batches for number in batch] == list(range(200))
    assert died.exists()


def test_what_kills_every_process_is_given_up() -> None:
    with pytest.raises(LostWorkers, match="want of memory"):
        list(work_map(2)(die, [1]))


def test_a_map_that_nobody_holds_leaves_nothing_behind() -> None:
    """Threads and processes of a pool that end later than it can fail while Python itself ends."""

    def alive() -> set[object]:
        return {*threading.enumerate(), *multiprocessing.active_children()}

    before = alive()
    work = work_map(2)
    assert list(work(abs, [-1, -2])) == [1, 2]
    assert alive() - before
    del work
    assert not alive() - before


def test_who_stops_reading_can_go_on_with_other_work(two: WorkMap) -> None:
    begun: Iterator[list[int]] = in_batches(two, squares, 0, 0, 10**9)
    assert next(begun) == [0]
    begun.close()  # type: ignore[attr-defined]
    assert next(in_batches(two, squares, 1, 0, 10)) == [1]


def test_sums_are_the_same_in_whatever_order_and_company_games_are_added() -> None:
    results = [
        Result(0, 50, "race", (1, 2, 3), (9, 5, 1)),
        Result(1, 40, "race", (1, 1, 3), (7, 7, 0)),
        Result(2, 50, "silver", (1, 1, 1), (4, 4, 4)),
    ]
    one = Tally.of(3)
    for result in results:
        one.add(result)
    other = Tally.of(3)
    for result in reversed(results):
        single = Tally.of(3)
        single.add(result)
        other.merge(unpack(pack(single), Tally))
    assert one == other
    assert (one.games, one.scores, one.decisions) == (3, [20, 16, 5], {50: 2, 40: 1})
    assert one.wins == [{1: 1, 2: 1, 3: 1}, {2: 1, 3: 1}, {3: 1}]


def test_who_wants_the_records_gets_the_same_report_and_each_game_in_its_order(two: WorkMap) -> None:
    numbers: list[int] = []
    told = [
        simulate("kurier", 3, {}, 12, ("random",), seed=5, work=work, on_record=on_record)
        for work, on_record in ((None, None), (two, lambda result, record: numbers.append(result.number)))
    ]
    assert told[0].wins == told[1].wins
    assert told[0].mean_scores == told[1].mean_scores
    assert numbers == list(range(12))
