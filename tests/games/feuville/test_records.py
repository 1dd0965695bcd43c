"""Golden records of Feuville: each way the game can end, and each number of players."""

from pathlib import Path

import pytest

from serai import Record

from .table import GAME

HERE = Path(__file__).resolve().parents[2] / "records"
EXPECTED = {
    "feuville-decrees-2": ("decrees", 2),
    "feuville-decrees-3": ("decrees", 3),
    "feuville-decrees-4": ("decrees", 4),
    "feuville-decrees-shared": ("decrees", 3),
    "feuville-rounds-shared": ("rounds", 2),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_a_record_replays_to_its_end(name: str) -> None:
    path = HERE / f"{name}.txt"
    record = Record.load(path)
    state = record.replay()
    assert (state.ending, record.seats) == EXPECTED[name]
    assert record.dumps() == path.read_text(encoding="utf-8")
    assert (state.ranking.count(1) > 1) == name.endswith("shared")
    assert GAME.audit(state) == []


def test_every_ending_has_a_record() -> None:
    assert {ending for ending, _ in EXPECTED.values()} == set(GAME.endings)
    assert sorted(EXPECTED) == sorted(path.stem for path in HERE.glob("feuville-*.txt"))
