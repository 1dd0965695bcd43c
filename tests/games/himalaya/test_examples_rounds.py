"""The worked examples of the ledger that set up a round: placing goods, turn order, programming, the neutral tribe."""

import pytest

from serai import Rng
from serai.core.record import Record
from serai.core.session import Session

from .table import (
    GAME,
    asked,
    begin,
    board,
    do,
    given,
    goods,
    home,
    laid,
    offered,
    programme,
    settle,
)


@pytest.mark.rule("H-76")
def test_e1_village_draw_wraps() -> None:
    state = given("""
        seats 3, round 2, phase refill
        20 [S S]   1 [B]   5 [T]   6 [J]   7 [sb]   8 [st]   9 [sj]   10 [bb]   11 [bt]
    """)
    do(state, "draw 20", "cube salt", "cube salt", "cube tea", "cube gold", "cube barley")
    assert goods(state, 2) == "SSBTG"
    assert asked(state).startswith("command")


@pytest.mark.rule("H-11", "H-18", "H-19", "H-21")
def test_e2_ten_villages() -> None:
    state = begin(3)
    do(state, "draw 9", "cube salt", "cube salt", "cube jade", "cube jade", "cube gold")
    for village in (1, 2, 3, 4):
        do(state, f"draw {village}", "cube salt", "cube barley", "cube salt", "cube tea", "cube salt")
    do(state, "draw 14", "disc tj")
    for village in (15, 16, 17, 18):
        do(state, f"draw {village}", "disc sb" if village < 18 else "disc ss")
    assert asked(state) == "draw_leader chance"
    assert goods(state, 9) == "SSJJG"
    assert goods(state, 14) == "tj"
    assert sorted(len(g) for v, g in board(state).items() if v < 10) == [5] * 5
    assert len(board(state)) == 10


@pytest.mark.rule("H-28", "H-29", "H-38")
def test_e19_order_of_one_action() -> None:
    state = given("seats 3, round 1, leader bhotia")
    assert [state.tribe_at(place) for place in range(3)] == [1, 2, 0]
    settle(programme(state))
    assert [state.tribe_at(place) for place in range(3)] == [2, 0, 1]
    four = given("seats 4, round 1, leader sherpa")
    for _ in range(11):
        settle(programme(four))
    assert four.round == 12
    assert four.leader == 1


@pytest.mark.rule("H-11", "H-71", "H-72", "H-73", "H-76", "H-77")
def test_e24_refill() -> None:
    state = given("""
        seats 4, round 3, phase refill
        2 [S]   3 [B]   4 [T]   5 [sb]   6 [st]   7 [sj]   8 [bb]
    """)
    do(state, "draw 3", *["cube salt"] * 5)
    assert goods(state, 9) == "SSSSS"
    do(state, "draw 8", *["cube barley"] * 5)
    assert goods(state, 10) == "BBBBB"
    do(state, "draw 9", "disc tj")
    assert goods(state, 11) == "tj"
    assert (state.resource_villages(), state.order_villages()) == (5, 5)
    assert asked(state).startswith("command")


@pytest.mark.rule("H-74")
def test_e25_bag_nearly_empty() -> None:
    state = given("""
        seats 4, round 3, phase refill
        2 [S]   3 [B]   4 [T]   5 [sb]   6 [st]   7 [sj]   8 [bb]
        dolpo_pa: stock 17S 14B 11T 6J 6G
    """)
    do(state, "draw 10", "cube jade", "cube jade", "cube jade")
    assert goods(state, 10) == "JJJ"
    assert asked(state) == "draw_village chance"
    do(state, "draw 11", "disc tj")
    assert asked(state).startswith("command")
    assert (state.resource_villages(), state.order_villages()) == (4, 5)


@pytest.mark.rule("H-35", "H-36")
def test_e37_taking_back_while_programming() -> None:
    record = Record(GAME, {}, 3)
    session = Session(record)
    session.settle(Rng(5))
    for village in (1, 2, 3):
        session.play(session.state.decider, GAME.parse(f"place {village}"))
    for _ in range(6):
        session.play(2, GAME.parse("pause"))
    for letter in ("soil", "ice", "hand", "pause", "pause", "pause"):
        session.play(0, GAME.parse(letter))
    for _ in range(5):
        session.play(1, GAME.parse("hand"))
    session.undo(0)
    session.undo(0)
    state = session.state
    assert state.view(None)["filled"] == [4, 5, 6]
    session.play(1, GAME.parse("hand"))
    assert session.state.simultaneous
    assert session.state.deciders == (0,)
    session.play(0, GAME.parse("soil"))
    assert session.state.simultaneous
    session.play(0, GAME.parse("soil"))
    assert session.state.shown > state.shown
    assert session.undoable(0) is None
    assert session.undoable(1) is None


@pytest.mark.rule("H-132", "H-133", "H-134")
def test_e38_cards() -> None:
    state = given("""
        seats 3, round 2, village_draw cards, phase refill
        cards: 4 17
        17 [S]   1 [T]   2 [T]   3 [sb]   5 [sb]   6 [st]
    """)
    assert offered(state) == ["draw 4", "draw 17"]
    do(state, "draw 17", *["cube salt"] * 5)
    assert goods(state, 18) == "SSSSS"
    assert offered(state) == ["draw 4"]
    do(state, "draw 4", *["cube barley"] * 5)
    assert len(offered(state)) == 20


@pytest.mark.rule("H-142", "H-143", "H-144", "H-145")
def test_e39_neutral_programme() -> None:
    state = given("""
        seats 2, round 2
        11 [B J]   7 [T T]   5 [st]   12 [jg]
        neutral in 10: stock S
    """)
    assert laid(state, "neutral") == "iheh" + "ei"
    programme(state)
    assert home(state, "neutral") == 10


@pytest.mark.rule("H-20")
def test_e41_first_discs_alike() -> None:
    state = begin(3)
    for village in range(1, 6):
        do(state, f"draw {village}")
        while asked(state).startswith("draw_cube"):
            do(state, offered(state)[0])
    do(state, "draw 6", "disc tj", "draw 7", "disc tj")
    assert goods(state, 6) == goods(state, 7) == "tj"
    assert "disc tj" not in offered(do(state, "draw 8"))
