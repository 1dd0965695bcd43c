"""The golden records of Ilôs replay to the same end; there is one for each number of players and each ending."""

import pytest

from serai import Record

from .make_records import HERE, INDEX, digests, names
from .table import GAME

EXPECTED = {line.split()[0]: line.split()[1:] for line in INDEX.read_text(encoding="utf-8").splitlines()}


def test_every_record_stands_in_the_index() -> None:
    assert sorted(EXPECTED) == names()


@pytest.mark.rule("I-103", "I-106")
@pytest.mark.parametrize("name", names())
def test_a_record_replays_to_its_end(name: str) -> None:
    record = Record.load(HERE / f"{name}.txt")
    state = record.replay()
    ending, ranking, *_ = EXPECTED[name]
    assert state.over
    assert (state.ending, ",".join(map(str, state.ranking))) == (ending, ranking)
    assert record.dumps() == (HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert GAME.audit(state) == []


@pytest.mark.parametrize("name", ["ilos-pioneers-2", "ilos-lull-2", "ilos-hands-5"])
def test_all_states_and_views_are_as_they_were(name: str) -> None:
    assert list(digests(Record.load(HERE / f"{name}.txt"))) == EXPECTED[name][2:]


def test_every_ending_and_every_number_of_players_has_a_record() -> None:
    assert {words[0] for words in EXPECTED.values()} == set(GAME.endings)
    assert {Record.load(HERE / f"{name}.txt").seats for name in names()} == set(GAME.seats)
