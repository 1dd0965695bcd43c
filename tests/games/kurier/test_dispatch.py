"""Action b): the dispatch goes from an own courier to another own courier of the same village."""

import pytest

from .table import board, dispatch, do, given, let_refill, offered, on_turn


@pytest.mark.rule("K-46", "K-47", "K-48")
def test_the_receiver_may_be_any_other_own_courier_of_the_village() -> None:
    state = given("""
        seats 3, on turn red
        wladimir [r* . r g]   iwan [. g . .]   boris [b . . r]
        baikal_bar [. r . .]   olga [. r . .]
        reserve red: officer
    """)
    do(state, "move dispatch")
    assert offered(state) == ["dispatch to wladimir diplomat", "dispatch to boris lady"]


@pytest.mark.rule("K-47")
@pytest.mark.parametrize("receiver", ["wladimir diplomat", "boris lady"])
def test_the_receiver_may_lodge_in_the_same_inn_or_in_another_full_or_not(receiver: str) -> None:
    state = given("""
        seats 3, on turn red
        wladimir [r* . r g]   boris [. . . r]
        reserve red: officer
    """)
    before = {name: rooms.replace("*", "") for name, rooms in board(state).items()}
    do(state, "move dispatch", f"dispatch to {receiver}")
    assert dispatch(state, "red") == receiver
    assert {name: rooms.replace("*", "") for name, rooms in board(state).items()} == before
    assert on_turn(state) == "green"


@pytest.mark.rule("K-46")
@pytest.mark.parametrize(
    "position",
    [
        "wladimir [r* . . g]",  # no other courier of his own
        "wladimir [r* . . .]   olga [. r . .]   baikal_bar [. r . .]",  # only in other villages
        "wladimir [r . r .]   boris [g* . . .]   guard red: guard_2",  # not on a courier
    ],
)
def test_without_another_own_courier_in_the_village_the_dispatch_stays(position: str) -> None:
    text = position.replace("   guard", "\n guard")
    state = given(f"seats 2, rubles bribe, on turn red\n {text}")
    assert "move dispatch" not in offered(state)
    assert "deploy stack" in offered(state)


@pytest.mark.rule("K-48")
def test_only_the_own_dispatch_moves() -> None:
    state = given("seats 2, on turn red\n wladimir [r* r g* .]\n iwan [. . g .]\n reserve red: lady")
    do(state, "move dispatch", "dispatch to wladimir cossack")
    assert dispatch(state, "red") == "wladimir cossack"
    assert dispatch(state, "green") == "wladimir diplomat"


@pytest.mark.rule("K-49")
def test_back_and_forth_without_limit() -> None:
    state = given("""
        seats 2, on turn red
        wladimir [r* r . .]   iwan [g* g . .]
        reserve red: lady
        reserve green: lady
    """)
    for turn in range(6):
        goal = "cossack" if turn % 2 == 0 else "officer"
        do(state, "move dispatch", f"dispatch to wladimir {goal}", "move dispatch", f"dispatch to iwan {goal}")
        assert dispatch(state, "red") == f"wladimir {goal}"
    let_refill(state)
    assert on_turn(state) == "red"
