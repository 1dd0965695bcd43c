"""A game looked back upon: luck that is expected to be nothing, mistakes that the greedy bot does not make."""

from xml.etree import ElementTree

import pytest

import serai
from serai.core.record import Record
from serai.lab.analysis import Analysis, Turn, _luck, analyse
from serai.lab.simulate import Plan, play_one
from serai.lab.work import work_map


def played(bots: tuple[str, ...], seed: int = 2) -> Record:
    game = serai.game("kurier")
    return play_one(game, Plan("kurier", len(bots), serai.Record(game, {}, len(bots)).options, bots, seed), 0)[1]


@pytest.fixture(scope="module")
def mixed() -> tuple[Record, Analysis]:
    record = played(("greedy", "random"))
    return record, analyse(record)


def test_who_plays_at_random_loses_more_by_it_than_the_greedy_bot(mixed: tuple[Record, Analysis]) -> None:
    _, found = mixed
    assert found.lost_by(1) > 5 * found.lost_by(0)
    worst = found.mistakes(1)
    assert [choice.lost for choice in worst] == sorted((choice.lost for choice in worst), reverse=True)
    assert all(choice.action != choice.better for choice in found.choices)


def test_the_course_runs_from_turn_to_turn_to_the_result(mixed: tuple[Record, Analysis]) -> None:
    record, found = mixed
    for turn, following in zip(found.turns, found.turns[1:], strict=False):
        assert turn.after == following.before
        assert turn.seat != following.seat
        assert sum(turn.before) == pytest.approx(1)
    assert found.turns[-1].after == tuple(float(rank == 1) for rank in record.replay().ranking)


def test_two_processes_find_what_one_finds(mixed: tuple[Record, Analysis]) -> None:
    record, found = mixed
    assert len(record.steps) > 80, "several parts"
    assert analyse(record, work_map(1)) == analyse(record, work_map(2)) == found


def test_luck_is_expected_to_be_nothing() -> None:
    state = serai.game("kurier").start(3)
    state.play(serai.CHANCE, state.outcomes()[0][0])
    assert state.chance
    outcomes = state.outcomes()
    total = sum(int(weight) for _, weight in outcomes)
    gained = [0.0] * 3
    for action, weight in outcomes:
        given = _luck(state, int(action))
        assert given is not None
        assert sum(given) == pytest.approx(0, abs=1e-9)
        gained = [so_far + int(weight) / total * seat for so_far, seat in zip(gained, given, strict=True)]
    assert gained == pytest.approx([0, 0, 0], abs=1e-9)


def test_turning_points_are_the_greatest_swings_in_their_order() -> None:
    swings = (0.01, 0.3, 0.06, 0.2, 0.0)
    turns = tuple(Turn(n + 1, n % 2, (0.5, 0.5), (0.5 + by, 0.5 - by)) for n, by in enumerate(swings))
    found = Analysis("kurier", 2, 5, turns, (), ())
    assert [turn.step for turn in found.turning_points(2)] == [2, 4]
    assert [turn.step for turn in found.turning_points()] == [2, 3, 4]


def test_a_drawing_of_it(mixed: tuple[Record, Analysis]) -> None:
    drawn = ElementTree.fromstring(mixed[1].svg(["Anna <1>", "Piet"], "Kurier", ("1", "9")))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}polyline")) == 2
    assert mixed[1]._repr_svg_().startswith("<svg")
