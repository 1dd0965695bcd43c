"""The greedy player at Kurier does nothing that a beginner would be laughed at for."""

import pytest

from .table import GAME, do, given

BOARD = "seats 2, on turn red\n iwan [. r* . .]   olga [. g* . .]\n"


def test_couriers_turned_up_for_nothing_are_no_gain() -> None:
    few, many = given(BOARD + "reserve red: officer lady"), given(BOARD + "reserve red: officer lady cossack diplomat")
    assert many.evaluate(0) < few.evaluate(0)


@pytest.mark.parametrize("guard", ["guard_1", "guard_2", "guard_3"])
def test_a_rivals_dispatch_is_not_delivered_for_nothing(guard: str) -> None:
    before = given("seats 2, on turn red\n pawl_hof [r g* r .]   iwan [. r* . .]")
    after = given(f"seats 2, on turn red\n pawl_hof [. . r .]   iwan [. r* . .]\n guard green: {guard}")
    assert after.evaluate(0) < before.evaluate(0)


def test_the_dispatch_is_passed_only_to_a_courier_who_is_better_off() -> None:
    state = do(given(BOARD + "wladimir [. r . .]   boris [r g g .]"), "move dispatch")
    assert [GAME.notate(action) for action in state.legal(0)] == [
        "dispatch to wladimir cossack",
        "dispatch to boris officer",
    ]
    assert [GAME.notate(action) for action in state.candidates(0)] == ["dispatch to boris officer"]


def test_to_pass_the_dispatch_for_nothing_is_worse_than_to_leave_it() -> None:
    state = given(BOARD + "wladimir [. r . .]")
    left = state.evaluate(0)
    assert do(state, "move dispatch").evaluate(0) < left


@pytest.mark.parametrize("others", ["", "iwan [b* . . .]   wladimir [y* . . .]"])
def test_the_chance_to_win_is_greatest_for_who_is_furthest(others: str) -> None:
    seats = "seats 4" if others else "seats 2"
    state = given(f"{seats}, on turn red\n pawl_hof [. r* . .]   baikal_bar [. g* . .]   {others}")
    chances = state.chances()
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] == max(chances)
