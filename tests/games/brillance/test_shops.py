"""Delivering and handing over (B-55 to B-63)."""

import pytest

from serai.games.brillance.board import PLUS_ONE

from .table import at, do, given, goods, options, points, score, shop


@pytest.mark.rule("B-55", "B-58")
def test_goods_are_delivered_one_by_one_and_the_cart_may_go_on() -> None:
    state = given("""
        others home
        yellow 1: del_yellow_5 goods 3
        shop yellow 5: order 3
    """)
    do(state, "cart yellow 1", "deliver", "deliver")
    assert (goods(state, "yellow 1"), state.delivered[shop("yellow 5")], points(state, "yellow 1")) == (1, 2, 3)
    do(state, "step ring_18")
    assert at(state, "yellow 1") == "ring_18"


@pytest.mark.rule("B-55")
def test_nothing_to_deliver_without_goods_or_points() -> None:
    state = given("""
        others home
        yellow 1: del_yellow_5 goods 0
    """)
    do(state, "cart yellow 1")
    assert "deliver" not in options(state)
    state = given("""
        others home
        yellow 1: ring_18 goods 1 points 1
    """)
    do(state, "cart yellow 1", "step del_yellow_5")
    assert state.delivered[shop("yellow 5")] == 0


@pytest.mark.rule("B-56")
@pytest.mark.parametrize(("marks", "need"), [("", 2), ("plus", 3), ("minus", 1), ("plus minus", 2)])
def test_a_shop_takes_what_it_needs_and_no_more(marks: str, need: int) -> None:
    state = given(f"""
        others home
        yellow 1: del_yellow_1 goods 3
        shop yellow 1: order 2 {marks}
    """)
    do(state, "cart yellow 1", *["deliver"] * need)
    assert "deliver" not in options(state)
    assert state.complete[shop("yellow 1")] == 1
    assert state.shop_points(shop("yellow 1")) == 2


@pytest.mark.rule("B-57")
def test_several_carts_may_serve_a_shop() -> None:
    state = given("""
        others home
        yellow 1: del_yellow_5 goods 1, yellow 2: ring_18 goods 2
        shop yellow 5: order 3
    """)
    do(state, "cart yellow 1", "deliver", "step ring_20", "pause")
    do(state, "cart yellow 2", "step del_yellow_5", "deliver", "deliver")
    assert state.complete[shop("yellow 5")] == 1


@pytest.mark.rule("B-59")
def test_a_complete_shop_gives_its_markers_back_and_takes_no_more() -> None:
    state = given("""
        others home
        yellow 1: del_yellow_1 goods 3
        shop yellow 1: order 2 minus
    """)
    stock = state.stock[0]
    do(state, "cart yellow 1", "deliver")
    assert state.complete[shop("yellow 1")] == 1
    assert (state.minus[shop("yellow 1")], state.stock[0]) == (0, stock + 1)
    assert "deliver" not in options(state)
    assert score(state, "yellow") == 2 + 4
    dearer = given("""
        others home
        yellow 1: del_yellow_1 goods 3
        shop yellow 1: order 2 plus
    """)
    stock = dearer.stock[PLUS_ONE]
    do(dearer, "cart yellow 1", "deliver", "deliver")
    assert (dearer.complete[shop("yellow 1")], dearer.plus[shop("yellow 1")]) == (0, 1)
    do(dearer, "deliver")
    assert (dearer.complete[shop("yellow 1")], dearer.plus[shop("yellow 1")]) == (1, 0)
    assert dearer.stock[PLUS_ONE] == stock + 1


@pytest.mark.rule("B-60")
def test_only_carts_of_its_colour_deliver_and_goods_have_no_colour() -> None:
    state = given("""
        others home
        yellow 1: del_violet_5 goods 3
    """)
    do(state, "cart yellow 1")
    assert "deliver" not in options(state)
    thief = given("""
        others home
        yellow 1: del_yellow_1 goods 0
        blue 1: street_n08 goods 1
        hand yellow: unfair_competition
        shop yellow 1: order 2 minus
    """)
    do(thief, "card unfair_competition", "cart yellow 1", "cart blue 1", "cart yellow 1", "deliver")
    assert thief.complete[shop("yellow 1")] == 1


@pytest.mark.rule("B-61", "B-63")
@pytest.mark.parametrize(("one", "two"), [("ring_06", "ring_07"), ("road_02", "road_03"), ("gate_yellow", "ring_03")])
def test_goods_go_over_to_the_next_cart_of_the_colour(one: str, two: str) -> None:
    state = given(f"""
        others home
        yellow 1: {one} goods 2, yellow 2: {two} goods 1
    """)
    do(state, "cart yellow 1", "give yellow 2", "give yellow 2")
    assert (goods(state, "yellow 1"), goods(state, "yellow 2")) == (0, 3)
    assert (points(state, "yellow 1"), points(state, "yellow 2")) == (3, 5)
    assert state.active == 0


@pytest.mark.rule("B-62")
def test_the_receiver_needs_room_and_may_be_finished_or_wrecked() -> None:
    state = given("""
        others home
        yellow 1: ring_06 goods 2, yellow 2: ring_07 goods 3
    """)
    do(state, "cart yellow 1")
    assert "give yellow 2" not in options(state)
    state = given("""
        others home
        yellow 1: ring_06 goods 2, yellow 2: ring_07 goods 1 wrecked, yellow 3: del_red_5 goods 0
    """)
    do(state, "cart yellow 3")
    assert "step ring_04" in options(state)
    do(state, "step ring_04", "pause", "cart yellow 1", "give yellow 2", "step del_red_5", "give yellow 3")
    assert (goods(state, "yellow 2"), goods(state, "yellow 3")) == (2, 1)
