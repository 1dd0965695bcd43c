"""Every decision as data: what was seen, what was legal, what was done, and how it ended."""

from pathlib import Path

import msgspec
import pytest

import serai
from serai.core.state import CHANCE
from serai.lab.decisions import Decision, decisions_file, decisions_of
from serai.lab.simulate import Plan, play_one

GAME = serai.game("kurier")
PLAN = Plan("kurier", 3, serai.Record(GAME, {}, 3).options, ("random",) * 3, 8)


@pytest.fixture(scope="module")
def rows() -> list[Decision]:
    return list(decisions_of(play_one(GAME, PLAN, 0)[1], 0))


def test_rows_tell_what_was_seen_legal_and_done(rows: list[Decision]) -> None:
    record = play_one(GAME, PLAN, 0)[1]
    end = record.replay()
    for row in rows:
        state = record.replay(row.step - 1)
        assert record.steps[row.step - 1] == (row.seat, row.action)
        assert row.view == state.view(row.seat)
        assert row.legal == list(state.legal(row.seat))
        assert row.rank == end.ranking[row.seat]
    forced = sum(seat != CHANCE for seat, _ in record.steps) - len(rows)
    assert forced >= 0
    assert all(len(row.legal) > 1 for row in rows)


def test_json_lines_are_read_back(rows: list[Decision], tmp_path: Path) -> None:
    path = tmp_path / "decisions.jsonl"
    file = decisions_file(path)
    file.add(rows)
    file.close()
    assert [msgspec.json.decode(line, type=Decision) for line in path.read_bytes().splitlines()] == rows


def test_parquet_is_read_back(rows: list[Decision], tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "decisions.parquet"
    file = decisions_file(path)
    file.add(rows[:5])
    file.add(rows[5:])
    file.close()
    told = [row | {"view": msgspec.json.decode(row["view"])} for row in parquet.read_table(path).to_pylist()]
    assert told == [msgspec.structs.asdict(row) for row in rows]
