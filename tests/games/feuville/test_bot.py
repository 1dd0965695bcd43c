"""The greedy player: what a good player would do without thinking twice."""

import pytest

from serai import Rng, settle
from serai.bots import bot
from serai.games.feuville.board import DECREES
from serai.games.feuville.bot import decree_prospects, evaluate, outlook_of
from serai.games.feuville.rules import Feuville

from .table import EXAMPLE_A, GAME, do, given


def chosen(state: Feuville, luck: int = 1) -> str:
    seat = int(state.decider)
    legal = [int(action) for action in state.legal(seat)]
    return GAME.notate(bot("greedy").choose(GAME, state.view(seat), legal, Rng(luck)))


@pytest.mark.parametrize(("rolled", "answer"), [((4,), "again"), ((3, 2), "again"), ((4, 3), "stop"), ((4, 5), "stop")])
def test_he_knows_when_to_leave_the_juggler(rolled: tuple[int, ...], answer: str) -> None:
    state = given("seats 2, on turn blue, dice 1-5")
    do(state, "die 1", "skill")
    for turn, face in enumerate(rolled):
        do(state, *(["again"] if turn else []), f"juggle {face}")
    assert chosen(state) == answer


def test_he_scores_what_a_thief_might_take() -> None:
    line = "start tower_i_12 sky_i_05 | wall_i_03"
    state = given(f"seats 2, on turn blue, dice 2-5\nskyline blue: {line}\nitems blue: decree_griffin_x3")
    steps: list[str] = []
    while "end turn" not in steps:
        settle(state, Rng(1))
        steps.append(chosen(state))
        do(state, steps[-1])
    assert "score stored 1" in steps


def test_he_sees_a_city_grow() -> None:
    whole = given(f"seats 2, on turn red\nskyline blue: {EXAMPLE_A}")
    parts = "wall_i_12 tower_i_09 sky_i_09 | start tower_i_11 sky_star_01 | wall_i_13 tower_i_10 | wall_i_14 tower_i_12"
    assert evaluate(whole, 0) - evaluate(given(f"seats 2, on turn red\nskyline blue: {parts}"), 0) > 0


def test_he_fears_the_dragon() -> None:
    dry = given("seats 2, on turn red\nskyline blue: wall_i_12 tower_i_09 sky_i_01 | start")
    wet = given("seats 2, on turn red\nskyline blue: wall_i_12 tower_i_09 sky_i_12 | start")
    burnt = given("seats 2, on turn red\nskyline blue: wall_i_12 tower_i_09 sky_i_01 burnt | start")
    assert evaluate(burnt, 0) < evaluate(dry, 0)
    assert evaluate(burnt, 0) < evaluate(wet, 0)


def test_he_builds_at_once_what_he_would_build_anyway() -> None:
    row = "tower_i_11 tower_i_12 . . . ."
    state = given(f"seats 2, on turn blue, dice 1-2\ntower row: {row}\nskyline blue: wall_i_03 | start")
    do(state, "die 1", "tile tower")
    assert all(chosen(state, luck).startswith("column") for luck in range(8))


def test_a_second_district_on_the_board_is_worth_less_than_the_first() -> None:
    promised = []
    row = "decree row: decree_guard_x1 decree_star_x1 decree_flag_x1 decree_griffin_x1 decree_guard_x2 decree_star_x2"
    for items in ("", "decree_small_1", "decree_small_1 decree_large_1"):
        state = given(f"seats 2, on turn red\n{row}\nitems blue: {items}")
        promised.append(decree_prospects(state, 0, 3.0, 1.0, 5.0, 5.0))
    assert 0 < promised[2] - promised[1] < 0.5 * (promised[1] - promised[0])


def test_points_tell_who_will_win_the_more_the_nearer_the_end() -> None:
    points = "points blue: 20\npoints red: 10"
    early = given(f"seats 2, on turn red\n{points}").chances()
    late = given(f"seats 2, on turn red, triggered yes\n{points}").chances()
    assert 0.5 < early[0] < late[0]


def test_what_is_kept_of_hidden_decrees_belongs_to_the_position_asked() -> None:
    first, second = given("seats 2, on turn red"), given("seats 2, on turn red\nitems blue: decree_griffin_x3")
    alone = [evaluate(first, 0), evaluate(second, 0)]
    assert [evaluate(second, 0), evaluate(first, 0), evaluate(second, 0)] == [alone[1], alone[0], alone[1]]
    assert outlook_of(first).bag != outlook_of(second).bag
    assert outlook_of(first).bag == first.bags[DECREES]
