"""The end, the score, ties (B-123 to B-130)."""

import pytest

from .table import do, end_turn, given, on_with, score, seat, shop


@pytest.mark.rule("B-123")
def test_the_game_ends_after_the_last_turn_of_the_last_round() -> None:
    state = given("players yellow blue, on turn yellow, round 8")
    end_turn(state)
    assert not state.over
    do(state, "end turn")
    assert not state.over  # the end phase: a card is drawn
    on_with(state)
    assert (state.over, state.ending) == (True, "last_round")


@pytest.mark.rule("B-124")
def test_it_ends_at_once_when_all_carts_are_home() -> None:
    state = given("""
        others home, on turn yellow
        yellow 1: fore_yellow_a left
    """)
    do(state, "cart yellow 1", "step start_yellow_1")
    assert (state.over, state.ending) == (True, "all_home")


@pytest.mark.rule("B-125", "B-126", "B-127", "B-128")
def test_shops_and_carts_home_score() -> None:
    state = given("""
        players yellow blue, on turn blue, round 8
        yellow 1: home, yellow 2: fore_yellow_a left goods 3, yellow 3: ring_01 goods 3
        shop yellow 1: order 3 complete
        shop yellow 2: order 3 delivered 2
        shop yellow 3: order 2 delivered 1 plus
        shop yellow 4: order 3 delivered 3 plus
        shop blue 1: order 3 complete
    """)
    assert score(state, "yellow") == 1 + 3 + 2 + 0 + 2
    assert score(state, "blue") == 3
    end_turn(state)
    assert state.ranking == (1, 2)


@pytest.mark.rule("B-126")
@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("order 3 delivered 3 plus", 2),
        ("order 3 delivered 1 plus", 0),
        ("order 2 delivered 1 plus minus", 1),
        ("order 3 delivered 1 minus", 1),
        ("order 3 delivered 2", 2),
    ],
)
def test_a_shop_that_is_not_complete(words: str, points: int) -> None:
    state = given(f"players yellow blue\nshop yellow 4: {words}")
    assert state.shop_points(shop("yellow 4")) == points


TIE = """
    players blue orange yellow, on turn yellow, round 8, first blue
    shop blue 1: order 3 complete
    shop orange 1: order 3 complete
"""


@pytest.mark.rule("B-129")
def test_a_tie_goes_to_the_first_exit() -> None:
    state = given(
        TIE
        + """
        orange 1: fore_orange_a left, blue 1: fore_blue_a left
        exits: orange 1, blue 1
    """
    )
    end_turn(state)
    assert [state.ranking[seat(state, c)] for c in ("blue", "orange", "yellow")] == [2, 1, 3]


@pytest.mark.rule("B-129")
def test_an_exit_beats_none() -> None:
    state = given(TIE + "blue 3: road_03 left")
    end_turn(state)
    assert state.ranking == (1, 2, 3)


@pytest.mark.rule("B-130")
def test_without_exits_shops_decide_and_then_the_victory_is_shared() -> None:
    shared = given(TIE)
    end_turn(shared)
    assert shared.ranking == (1, 1, 3)
    complete = given("""
        players blue orange, on turn orange, round 8, first blue
        shop blue 1: order 3 complete
        shop orange 4: order 3 delivered 2, shop orange 5: order 3 delivered 1
    """)
    end_turn(complete)
    assert complete.scores == (3, 3)
    assert complete.ranking == (1, 2)
