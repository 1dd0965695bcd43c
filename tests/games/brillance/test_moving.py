"""Moving, blocking, guard spaces, due carts, gates and the way home (B-28 to B-54)."""

import pytest

from serai.games.brillance.position import INSIDE, LEFT, WAITING

from .table import GAME, SPACES, at, cart, do, end_turn, given, goods, on, options, points, score, step, steps


@pytest.mark.rule("B-28")
def test_a_step_goes_along_an_edge_to_a_free_space() -> None:
    state = given("""
        others home
        yellow 1: street_n16
        red 1: street_n15
    """)
    do(state, "cart yellow 1")
    assert steps(state) == {"del_red_3", "ring_11", "street_n17"}


@pytest.mark.rule("B-29", "B-30")
def test_carts_bandits_and_dwarfs_block_friends_included() -> None:
    state = given("""
        others home, on turn yellow, phase actions
        yellow 1: street_n16, yellow 2: street_n15
        bandits: ring_11
        dwarfs: street_n17
        red 1: del_red_3
    """)
    assert "cart yellow 1" not in options(state)
    do(state, "cart yellow 2")
    assert "street_n16" not in steps(state)
    left = given("""
        others home, on turn yellow
        yellow 1: street_n16, yellow 2: street_n15
    """)
    do(left, "cart yellow 1", "step street_n17", "pause", "cart yellow 2")
    assert on(left, "street_n16") == ""
    assert "street_n16" in steps(left), "a space that a cart has left is free"


@pytest.mark.rule("B-31")
def test_a_cart_may_turn_round() -> None:
    state = given("""
        others home
        yellow 1: street_n16
    """)
    do(state, "cart yellow 1", "step street_n17", "step street_n16", "step street_n17")
    assert (at(state, "yellow 1"), points(state, "yellow 1")) == ("street_n17", 2)


@pytest.mark.rule("B-32")
def test_no_cart_enters_the_castle() -> None:
    state = given("""
        others home, on turn yellow, phase actions
        yellow 1: isle_04
        bandits: ring_01
    """)
    do(state, "cart yellow 1")
    assert "castle" not in steps(state)


@pytest.mark.rule("B-33", "B-34", "B-35")
def test_a_foreign_guard_space_may_be_crossed_but_not_stopped_on() -> None:
    state = given("""
        others home
        yellow 1: quay_n05 points 1
    """)
    do(state, "cart yellow 1")
    assert steps(state) == {"del_yellow_1", "del_violet_3"}
    state = given("""
        others home
        yellow 1: quay_n05 points 2
    """)
    do(state, "cart yellow 1", "step toll_orange", "step bridge_cattle")
    assert at(state, "yellow 1") == "bridge_cattle"


@pytest.mark.rule("B-35")
def test_no_step_onto_a_guard_space_that_cannot_be_left_again() -> None:
    state = given("""
        others home
        yellow 1: quay_n05
        blue 1: quay_n04, blue 2: street_n03, blue 3: bridge_cattle
    """)
    do(state, "cart yellow 1")
    assert "toll_orange" in steps(state)  # back to where it came from is a way on
    state = given("""
        others home
        yellow 1: fore_blue_a
        blue 1: ring_08, blue 2: ring_09, blue 3: square_blue, blue 4: fore_blue_b
    """)
    do(state, "cart yellow 1")
    assert "gate_blue" in steps(state)
    do(state, "step gate_blue")
    assert options(state) == {"step fore_blue_a"}


@pytest.mark.rule("B-33")
def test_start_spaces_of_others_are_crossed_only() -> None:
    state = given("""
        others home
        yellow 1: fore_blue_a points 1
    """)
    do(state, "cart yellow 1")
    assert not any(space.startswith("start_blue") for space in steps(state))
    state = given("""
        others home
        yellow 1: fore_blue_a points 2
    """)
    do(state, "cart yellow 1", "step start_blue_3")
    assert steps(state) == {"fore_blue_a", "fore_blue_b"}


@pytest.mark.rule("B-36", "B-66")
def test_on_a_space_where_it_may_not_stop_a_cart_can_only_go_on() -> None:
    state = given("""
        others home
        yellow 1: quay_n05 goods 2, yellow 2: quay_n04 goods 0
        hand yellow: bandits
    """)
    do(state, "cart yellow 1", "step toll_orange")
    assert options(state) == {"step quay_n05", "step street_n03", "step bridge_cattle"}


@pytest.mark.rule("B-37")
def test_on_its_own_guard_space_a_cart_may_stop() -> None:
    state = given("""
        others home, on turn orange
        orange 1: quay_n05 points 2
    """)
    do(state, "cart orange 1", "step toll_orange")
    assert "pause" in options(state)


@pytest.mark.rule("B-38")
def test_any_delivery_space_will_do_to_be_in_the_way() -> None:
    state = given("""
        others home
        yellow 1: ring_09 points 1
    """)
    do(state, "cart yellow 1", "step del_violet_5")
    assert at(state, "yellow 1") == "del_violet_5"


# ---------------------------------------------------------------------- due carts


@pytest.mark.rule("B-39", "B-40", "B-41")
def test_a_cart_on_the_delivery_space_of_another_player_is_due() -> None:
    state = given("""
        others home
        yellow 1: del_violet_5
        green 1: ring_01
    """)
    assert "end turn" not in options(state)
    do(state, "cart yellow 1", "step ring_09", "step del_violet_5")
    assert options(state) == {"step ring_09", "step ring_11"}
    do(state, "step ring_11", "pause", "end turn")
    assert at(state, "yellow 1") == "ring_11"


@pytest.mark.rule("B-39")
def test_a_complete_shop_makes_no_difference_but_an_unused_colour_does() -> None:
    state = given("""
        others home
        yellow 1: del_violet_5
        shop violet 5: complete
    """)
    assert "end turn" not in options(state)
    state = given("""
        players yellow blue
        yellow 1: del_green_6
    """)
    assert "end turn" in options(state)


@pytest.mark.rule("B-40")
def test_a_due_cart_may_stop_on_another_delivery_space() -> None:
    state = given("""
        others home
        yellow 1: del_red_5 points 1
    """)
    do(state, "cart yellow 1", "step del_green_4", "end turn")
    assert at(state, "yellow 1") == "del_green_4"


@pytest.mark.rule("B-41", "B-42")
def test_a_due_cart_that_spends_a_point_must_go_before_others_may() -> None:
    state = given("""
        others home
        yellow 1: del_violet_5 goods 2, yellow 2: ring_09 goods 0, yellow 3: ring_01
    """)
    do(state, "cart yellow 1", "give yellow 2")
    assert options(state) == {"step ring_11", "give yellow 2"}
    do(state, "step ring_11")
    assert "pause" in options(state)


@pytest.mark.rule("B-42")
def test_a_due_cart_keeps_a_point_to_leave() -> None:
    state = given("""
        others home
        yellow 1: del_violet_5 goods 2 points 1, yellow 2: ring_09 goods 0
    """)
    do(state, "cart yellow 1")
    assert options(state) == {"step ring_11"}


@pytest.mark.rule("B-41")
def test_a_thief_that_is_due_must_leave_before_others_are_activated() -> None:
    state = given("""
        others home
        yellow 1: del_violet_5 goods 0, yellow 2: ring_01 goods 1
        red 1: ring_09 goods 1
        hand yellow: unfair_competition
    """)
    state.play(0, GAME.parse("card unfair_competition"))
    do(state, "cart yellow 1", "cart red 1")
    assert points(state, "yellow 1") == 4
    assert options(state) == {"cart yellow 1"}


@pytest.mark.rule("B-43")
def test_a_due_cart_that_cannot_leave_stays_and_is_due_again() -> None:
    text = """
        players yellow red, on turn yellow
        yellow 1: del_red_6
        red 1: isle_04, red 2: isle_06, red 3: isle_14
    """
    state = given(text)
    do(state, "cart yellow 2", "step fore_yellow_a", "pause")
    assert "end turn" in options(state)
    end_turn(state)
    do(state, "cart red 1", "step bridge_tapir", "pause")
    end_turn(state)
    assert at(state, "yellow 1") == "del_red_6"
    assert "end turn" not in options(state)
    wrecked = given(text.replace("del_red_6", "del_red_6 wrecked").replace("red 1: isle_04,", ""))
    assert "end turn" in options(wrecked)


@pytest.mark.rule("B-44")
def test_neutral_carts_and_bandits_are_never_due() -> None:
    state = given("""
        players yellow blue, on turn yellow, roving_competitors yes
        red 1: del_yellow_1
        bandits: del_yellow_2
    """)
    do(state, "halt", "end turn", "stop")
    assert (at(state, "red 1"), at(state, "bandits")) == ("del_yellow_1", "del_yellow_2")


# ---------------------------------------------------------------------- gates


@pytest.mark.rule("B-45")
def test_gates_are_the_only_way_through_the_wall() -> None:
    board = GAME.data.board
    assert len(board.gates) == 6
    assert {board.colour[gate] for gate in board.gates} == set(range(6))
    for here in range(board.spaces):
        for there in board.near[here]:
            sides = {board.side[here], board.side[there]}
            assert sides != {0, 2}


@pytest.mark.rule("B-46", "B-47")
def test_a_cart_is_inside_from_its_first_step_within_the_walls() -> None:
    state = given("""
        others home
        yellow 1: fore_blue_a
    """)
    number = cart("yellow 1")
    do(state, "cart yellow 1", "step gate_blue")
    assert (state.status[number], state.entry[number]) == (WAITING, -1)
    assert {"fore_blue_b", "square_blue"} <= steps(state)
    do(state, "step square_blue")
    assert (state.status[number], state.entry[number]) == (INSIDE, SPACES["gate_blue"])


@pytest.mark.rule("B-47")
def test_a_waiting_cart_may_step_out_again() -> None:
    state = given("""
        others home
        yellow 1: fore_yellow_a
    """)
    do(state, "cart yellow 1", "step gate_yellow", "step fore_yellow_b")
    assert state.status[cart("yellow 1")] == WAITING
    assert list(state.exits[-1:]) != [cart("yellow 1")]


@pytest.mark.rule("B-48", "B-49")
def test_out_only_by_the_gate_one_came_in_by() -> None:
    state = given("""
        others home
        yellow 1: square_yellow by gate_blue, yellow 2: square_blue by gate_blue
    """)
    do(state, "cart yellow 1", "step gate_yellow")
    assert "pause" in options(state)
    assert steps(state) == {"square_yellow", "ring_03", "ring_04"}
    do(state, "pause", "cart yellow 2", "step gate_blue")
    assert {"fore_blue_a", "fore_blue_b"} <= steps(state)


@pytest.mark.rule("B-50", "B-51")
def test_who_has_left_does_not_come_back() -> None:
    state = given("""
        others home
        yellow 1: square_yellow goods 1
    """)
    do(state, "cart yellow 1", "step gate_yellow", "step fore_yellow_a")
    assert state.status[cart("yellow 1")] == LEFT
    assert state.exits[-1] == cart("yellow 1")
    assert "gate_yellow" not in steps(state)
    do(state, "step fore_yellow_b")
    assert list(state.exits).count(cart("yellow 1")) == 1


@pytest.mark.rule("B-52")
def test_home_is_a_start_space_of_its_colour() -> None:
    state = given("""
        others home
        yellow 1: fore_yellow_a left goods 2, yellow 2: ring_01
    """)
    before = score(state, "yellow")
    do(state, "cart yellow 1", "step start_yellow_1")
    assert (at(state, "yellow 1"), on(state, "start_yellow_1")) == ("", "")
    assert goods(state, "yellow 1") == 2
    assert points(state, "yellow 1") == 0
    assert score(state, "yellow") == before + 1
    assert step(state) == "choose_action"


@pytest.mark.rule("B-53")
def test_a_waiting_cart_on_a_start_space_is_not_home() -> None:
    state = given("""
        players yellow blue, on turn yellow
        yellow 1: fore_yellow_a
    """)
    do(state, "cart yellow 1", "step start_yellow_1")
    assert at(state, "yellow 1") == "start_yellow_1"
    assert score(state, "yellow") == 0


@pytest.mark.rule("B-54")
def test_outside_the_same_rules_hold() -> None:
    state = given("""
        others home
        yellow 1: road_02, yellow 2: road_03 left, blue 1: road_04
    """)
    do(state, "cart yellow 1")
    assert steps(state) == {"road_01"}


@pytest.mark.rule("B-35", "B-40", "B-43")
def test_a_due_cart_does_not_step_out_only_to_come_back() -> None:
    text = """
        on turn green
        green 1: del_orange_1 points {}
        blue 1: street_n15, blue 2: quay_n07, blue 3: quay_n09, blue 4: del_red_3, blue 5: bridge_heron
    """
    stuck = given(text.format(2))
    assert "cart green 1" not in options(stuck), "from the toll space it could go nowhere but back"
    assert "end turn" in options(stuck)
    free = given(text.format(2).replace(", blue 5: bridge_heron", ""))
    assert "end turn" not in options(free)
    do(free, "cart green 1")
    assert steps(free) == {"toll_blue"}
