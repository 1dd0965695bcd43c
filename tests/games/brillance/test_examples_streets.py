"""The worked examples of the ledger about carts: streets, gates, tolls, deliveries, due carts.

The ledger's examples name spaces of an older drawing of the map; where the present map has other names, the same
situation is set up on it (``[example]`` in the data file does the same for the two of the rulebook).
"""

import pytest

from serai.games.brillance.position import LEFT

from .table import (
    SPACES,
    at,
    begin,
    cart,
    do,
    end_turn,
    given,
    goods,
    on,
    options,
    points,
    score,
    set_up,
    shop,
    steps,
)


@pytest.mark.rule("B-22", "B-55", "B-38", "B-39")
def test_e1_the_rulebooks_delivery() -> None:
    state = given("""
        on turn yellow
        yellow 1: ring_21 goods 3
        shop yellow 5: order 2
    """)
    do(state, "cart yellow 1", "step ring_20", "step del_yellow_5", "deliver", "deliver", "step del_blue_4")
    assert points(state, "yellow 1") == 0
    assert state.complete[shop("yellow 5")] == 1
    assert score(state, "yellow") == 2
    assert (goods(state, "yellow 1"), at(state, "yellow 1")) == (1, "del_blue_4")
    end_turn(state)
    for _ in range(5):
        end_turn(state)
    assert state.due[cart("yellow 1")] == SPACES["del_blue_4"]
    assert "end turn" not in options(state)


@pytest.mark.rule("B-33", "B-35")
def test_e2_the_rulebooks_toll() -> None:
    state = given("""
        on turn blue
        blue 1: square_blue goods 3
        orange 1: bridge_tapir
    """)
    do(state, "cart blue 1", "step street_n09", "step street_n08", "step del_yellow_1", "step quay_n05")
    assert points(state, "blue 1") == 1
    assert "toll_orange" not in steps(state)
    do(state, "pause", "end turn")
    assert at(state, "blue 1") == "quay_n05"


@pytest.mark.rule("B-5", "B-7")
def test_e6_five_carts_for_six_shops() -> None:
    state = given("players yellow blue\norders yellow: 2 2 2 3 3 3")
    orders = sorted(int(order) for order in state.order[:6])
    loads = [goods(state, f"yellow {n}") for n in range(1, 6)]
    assert orders == [2, 2, 2, 3, 3, 3]
    assert sum(loads) == sum(orders) == 15
    assert loads.count(3) - orders.count(3) == 2  # two carts are left for the three shops of 2


@pytest.mark.rule("B-21", "B-46")
def test_e7_the_first_round() -> None:
    state = set_up(begin(6))
    found = set()
    for number in range(1, 6):
        twin = state.copy()
        if f"cart yellow {number}" in options(twin):
            do(twin, f"cart yellow {number}")
            found |= steps(twin)
    assert found == {"fore_yellow_a", "fore_yellow_b"}
    end_turn(state)
    end_turn(state)
    do(state, "cart orange 1", "step fore_orange_a", "step gate_orange", "step square_orange")
    assert at(state, "orange 1") == "square_orange"


@pytest.mark.rule("B-48", "B-49", "B-50")
def test_e8_a_foreign_gate() -> None:
    text = """
        on turn yellow
        yellow 1: square_blue by gate_blue points {}
        yellow 2: square_yellow by gate_blue
    """
    state = given(text.format(1))
    do(state, "cart yellow 1")
    assert "gate_blue" not in steps(state)
    state = given(text.format(2))
    do(state, "cart yellow 1", "step gate_blue")
    assert "pause" not in options(state)
    do(state, "step fore_blue_a")
    assert state.status[cart("yellow 1")] == LEFT
    do(state, "cart yellow 2", "step gate_yellow")
    assert "pause" in options(state)
    assert not {"fore_yellow_a", "fore_yellow_b"} & steps(state)


@pytest.mark.rule("B-52", "B-127")
def test_e9_home() -> None:
    state = given("""
        on turn yellow
        yellow 1: fore_yellow_a left goods 1 points 4
        yellow 2: ring_01
    """)
    do(state, "cart yellow 1", "step start_yellow_2")
    assert on(state, "start_yellow_2") == ""
    assert score(state, "yellow") == 1


@pytest.mark.rule("B-41", "B-43")
def test_e10_due_and_blocked() -> None:
    state = given("""
        on turn red
        red 1: del_violet_5
        blue 1: ring_09, orange 1: ring_11
    """)
    assert "end turn" in options(state)
    own = given("""
        on turn red
        red 1: del_violet_5, red 2: ring_11
        blue 1: ring_09
    """)
    assert "end turn" in options(own)
    do(own, "cart red 2", "step street_n16", "pause")
    assert "end turn" not in options(own)
    do(own, "cart red 1", "step ring_11", "pause", "end turn")


@pytest.mark.rule("B-40", "B-41")
def test_e11_due_over_a_toll() -> None:
    state = given("""
        on turn green
        green 1: del_orange_1
        blue 1: street_n15, blue 2: quay_n07
    """)
    assert "end turn" not in options(state)
    do(state, "cart green 1")
    assert steps(state) == {"toll_blue"}
    do(state, "step toll_blue")
    assert steps(state) == {"quay_n09", "del_red_3", "bridge_heron", "del_orange_1"}  # crossing back is no stop
    do(state, "step del_orange_1")
    assert options(state) == {"step toll_blue"}
    do(state, "step toll_blue", "step quay_n09", "pause", "end turn")


@pytest.mark.rule("B-40", "B-58")
def test_e12_due_and_delivering() -> None:
    state = given("""
        on turn red
        red 1: del_green_4 goods 1
        shop red 5: order 2
    """)
    do(state, "cart red 1", "step del_red_5", "deliver")
    assert points(state, "red 1") == 3
    assert {"pause", "step ring_04", "step del_green_4"} <= options(state)
    do(state, "step del_green_4")
    assert "pause" not in options(state)


@pytest.mark.rule("B-62", "B-108")
def test_e23_a_wrecked_helper() -> None:
    state = given("""
        on turn yellow
        yellow 1: ring_06 goods 2 wrecked, yellow 2: ring_07 goods 1
    """)
    assert "cart yellow 1" not in options(state)
    do(state, "cart yellow 2", "give yellow 1")
    assert (goods(state, "yellow 1"), points(state, "yellow 2")) == (3, 4)


@pytest.mark.rule("B-9", "B-14", "B-39")
def test_e28_three_players() -> None:
    state = given("""
        players yellow blue orange, on turn blue
        blue 1: del_red_6
    """)
    for colour in ("red", "green", "violet"):
        assert [at(state, f"{colour} {n}") for n in range(1, 6)] == [f"del_{colour}_{n}" for n in range(1, 6)]
    assert state.rounds == 8
    assert "end turn" in options(state)
