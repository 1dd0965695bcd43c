"""The bandits (B-83 to B-97)."""

import pytest

from .table import at, do, end_turn, given, goods, on_turn, options, points, step, steps

AWAKE = """
    others home, on turn yellow
    yellow 1: start_yellow_1 goods 0, blue 1: start_blue_1 goods 0, green 1: start_green_1 goods 0
"""


@pytest.mark.rule("B-83", "B-86")
def test_a_card_wakes_them_and_its_player_moves_them_at_once() -> None:
    state = given(AWAKE + "hand yellow: bandits")
    state.round = 1
    do(state, "card bandits")
    assert (step(state), state.awake, state.bandit_points) == ("bandit_action", True, 5)
    do(state, "step isle_04", "step bridge_tapir", "step toll_yellow", "step street_n10", "step street_n09")
    assert step(state) == "choose_action"
    assert at(state, "bandits") == "street_n09"
    robbing = given(AWAKE + "bandits: isle_04\nyellow 1: bridge_tapir goods 2")
    do(robbing, "rob yellow 1")
    assert (robbing.bandit_points, goods(robbing, "bandits"), goods(robbing, "yellow 1")) == (4, 1, 1)
    do(robbing, "step castle")
    assert robbing.bandit_points == 0


@pytest.mark.rule("B-84")
def test_every_next_player_begins_with_a_bandit_move() -> None:
    state = given(AWAKE + "bandits: ring_01")
    for colour in ("yellow", "blue", "orange", "red", "green", "violet", "yellow"):
        assert (on_turn(state), step(state)) == (colour, "bandit_action")
        do(state, "halt")
        end_turn(state)


@pytest.mark.rule("B-85")
def test_a_card_while_awake_gives_an_extra_move() -> None:
    state = given(AWAKE + "bandits: ring_01\nhand yellow: bandits")
    do(state, "halt", "card bandits", "step ring_02")
    assert state.bandit_points == 4


@pytest.mark.rule("B-86")
def test_they_may_use_no_point_at_all() -> None:
    state = given(AWAKE + "bandits: ring_01")
    assert "halt" in options(state)


@pytest.mark.rule("B-87")
def test_they_block_and_are_blocked() -> None:
    state = given(AWAKE + "bandits: ring_02\norange 1: ring_01\nred 1: ring_03 goods 0")
    assert options(state) == {"halt"}
    other = given("""
        others home, on turn orange, phase actions
        bandits: ring_02
        orange 1: ring_01
    """)
    do(other, "cart orange 1")
    assert "ring_02" not in steps(other)
    moved = given(AWAKE + "bandits: ring_03\nyellow 1: ring_01")
    do(moved, "step ring_02", "halt")
    assert at(moved, "bandits") == "ring_02"
    do(moved, "cart yellow 1")
    assert "ring_02" not in steps(moved)


@pytest.mark.rule("B-88")
def test_they_cross_guards_but_stay_within_the_walls() -> None:
    state = given(AWAKE + "bandits: square_yellow")
    do(state, "step gate_yellow")
    assert options(state) == {"step square_yellow", "step ring_03", "step ring_04"}
    do(state, "step ring_04", "step del_red_5", "halt")
    assert at(state, "bandits") == "del_red_5"


@pytest.mark.rule("B-88")
def test_with_one_point_left_no_guard_space() -> None:
    state = given(AWAKE + "bandits: ring_02")
    do(state, "step ring_01", "step ring_02", "step ring_01", "step ring_02")
    assert steps(state) == {"ring_01", "ring_03"}


@pytest.mark.rule("B-89")
def test_they_rob_one_good_of_each_cart_next_to_them() -> None:
    state = given(AWAKE + "bandits: ring_07\nyellow 2: ring_06 goods 2\nblue 2: ring_08 goods 1")
    assert {"rob yellow 2", "rob blue 2"} <= options(state)
    do(state, "rob yellow 2")
    assert (goods(state, "yellow 2"), goods(state, "bandits"), state.bandit_points) == (1, 1, 4)
    assert "rob yellow 2" not in options(state)
    do(state, "step street_n06", "step ring_07")
    assert "rob yellow 2" not in options(state)
    do(state, "rob blue 2", "halt")
    end_turn(state)
    assert "rob yellow 2" in options(state)


@pytest.mark.rule("B-90")
def test_who_stops_next_to_a_loaded_cart_robs_it() -> None:
    state = given(AWAKE + "bandits: ring_07\nyellow 2: ring_06 goods 2")
    assert "halt" not in options(state)
    assert "step ring_08" in options(state)
    do(state, "rob yellow 2")
    assert "halt" in options(state)


@pytest.mark.rule("B-91")
def test_no_robbing_from_the_castle_or_in_passing() -> None:
    state = given(AWAKE + "hand yellow: bandits\nblue 2: isle_13 goods 2")
    do(state, "card bandits")
    assert "rob blue 2" not in options(state)
    crossing = given(AWAKE + "bandits: quay_n05\nblue 2: quay_n04 goods 2")
    do(crossing, "step toll_orange")
    assert "rob blue 2" not in options(crossing)
    neutral = given("""
        players yellow blue, on turn yellow
        bandits: street_s15
    """)
    assert not any(option.startswith("rob") for option in options(neutral))


@pytest.mark.rule("B-92")
def test_full_they_go_home_by_a_shortest_way() -> None:
    state = given(AWAKE + "bandits: street_n10 goods 3")
    assert options(state) == {"step toll_yellow"}
    do(state, "step toll_yellow", "step bridge_tapir", "step isle_04", "step castle")
    assert (at(state, "bandits"), state.awake, goods(state, "bandits")) == ("castle", False, 0)
    far = given(AWAKE + "bandits: ring_02 goods 3")
    while step(far) == "bandit_action":
        assert "halt" not in options(far)
        do(far, sorted(options(far))[0])
    assert far.awake


@pytest.mark.rule("B-92")
def test_the_way_home_goes_round_what_stands_in_it() -> None:
    state = given(AWAKE + "bandits: isle_06 goods 3\nblue 2: del_red_6")
    assert options(state) == {"step del_green_6"}


@pytest.mark.rule("B-93")
def test_without_a_way_home_they_stay() -> None:
    state = given(AWAKE + "bandits: isle_06 goods 3\nblue 2: del_red_6\nblue 3: del_green_6\nblue 4: bridge_heron")
    assert options(state) == {"halt"}


@pytest.mark.rule("B-94")
def test_in_the_castle_goods_become_loot_and_the_move_ends() -> None:
    state = given(AWAKE + "bandits: isle_04 goods 2")
    loot = state.loot
    do(state, "step castle")
    assert (state.loot, state.awake, step(state)) == (loot + 2, False, "choose_action")
    assert goods(state, "bandits") == 0


@pytest.mark.rule("B-95")
def test_they_may_go_home_empty_and_sleep_until_the_next_card() -> None:
    state = given(AWAKE + "bandits: isle_04")
    do(state, "step castle")
    end_turn(state)
    assert step(state) == "choose_action"
    assert at(state, "bandits") == "castle"


@pytest.mark.rule("B-96")
def test_a_move_that_never_leaves_the_castle_puts_them_to_sleep() -> None:
    state = given(AWAKE + "hand yellow: bandits")
    do(state, "card bandits", "halt")
    assert (state.awake, step(state)) == (False, "choose_action")


@pytest.mark.rule("B-97")
def test_breakdown_and_collision_never_hit_them() -> None:
    state = given("""
        others home, on turn yellow, phase actions
        bandits: ring_07
        blue 1: ring_06, yellow 1: ring_01
        hand yellow: breakdown collision
    """)
    assert "card collision" not in options(state)
    do(state, "card breakdown")
    assert options(state) == {"colour blue"}


def test_a_bandit_move_ends_when_its_points_are_gone() -> None:
    state = given(AWAKE + "bandits: ring_01")
    do(state, "step ring_02", "step ring_01", "step ring_02", "step ring_01", "step ring_02")
    assert step(state) == "choose_action"
    assert points(state, "yellow 1") == 5
