"""Himalaya's golden records replay to the same end; there is one for each variant and each way the game can end."""

import pytest

from serai import Record
from serai.core.session import Session

from .make_records import HERE, INDEX, digests, names
from .table import GAME

EXPECTED = {line.split()[0]: line.split()[1:] for line in INDEX.read_text(encoding="utf-8").splitlines()}


def test_every_record_stands_in_the_index() -> None:
    assert sorted(EXPECTED) == names()


@pytest.mark.parametrize("name", names())
def test_a_record_replays_to_its_end(name: str) -> None:
    record = Record.load(HERE / f"{name}.txt")
    state = record.replay()
    ending, ranking, *_ = EXPECTED[name]
    assert state.over
    assert (state.ending, ",".join(map(str, state.ranking))) == (ending, ranking)
    assert record.dumps() == (HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert GAME.audit(state) == []


@pytest.mark.parametrize("name", ["himalaya-advanced-4", "himalaya-advanced-cards-2", "himalaya-base-3-majority"])
def test_all_states_and_views_are_as_they_were(name: str) -> None:
    assert list(digests(Record.load(HERE / f"{name}.txt"))) == EXPECTED[name][2:]


def test_every_variant_every_ending_and_every_seat_count_has_a_record() -> None:
    records = [Record.load(HERE / f"{name}.txt") for name in names()]
    keys = [option.key for option in GAME.options if option.variant]
    played = {tuple(record.options[key] for key in keys) for record in records}
    assert played >= {tuple(chosen[key] for key in keys) for chosen in GAME.variants()}
    assert {EXPECTED[name][0] for name in names()} == set(GAME.endings)
    assert {record.seats for record in records} == set(GAME.seats)


def test_a_reward_can_be_taken_back_until_the_delivery_is_complete() -> None:
    record = Record.load(HERE / "himalaya-base-3-majority.txt")
    states = list(record.states())
    rewards = [n for n, (_, action) in enumerate(record.steps) if GAME.notate(action).startswith(("reward", "to "))]
    finished = 0
    for number in rewards:
        part = Record(GAME, record.options, record.seats)
        part.steps = record.steps[: number + 1]
        seat = record.steps[number][0]
        complete = states[number + 1].shown > states[number].shown
        finished += complete
        assert Session(part).undoable(seat) == (None if complete else number)
    assert 0 < finished < len(rewards)
