"""Rounds, turns and action points (B-4, B-14 to B-27)."""

import pytest

from serai.games.brillance.data import COLOUR_NAMES

from .table import (
    at,
    begin,
    do,
    end_turn,
    given,
    goods,
    on_turn,
    on_with,
    options,
    play_card,
    points,
    seat,
    set_up,
    step,
    steps,
)


@pytest.mark.rule("B-14")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 8), (4, 10), (5, 10), (6, 10)])
def test_ten_rounds_or_eight_with_few_players(seats: int, rounds: int) -> None:
    assert begin(seats).rounds == rounds
    colours = [COLOUR_NAMES[n] for n in range(seats)]
    for number in (rounds - 1, rounds):
        state = given(f"players {' '.join(colours)}, round {number}, on turn {colours[-1]}")
        end_turn(state)
        assert state.over == (number == rounds)


@pytest.mark.rule("B-4", "B-15", "B-16")
def test_every_round_goes_clockwise_from_the_same_first_player() -> None:
    state = set_up(begin(3, first="2"))
    order = []
    for _ in range(9):
        order.append((int(state.round), on_turn(state)))
        end_turn(state)
    assert order == [(n, colour) for n in (1, 2, 3) for colour in ("blue", "orange", "yellow")]


@pytest.mark.rule("B-17")
def test_a_turn_is_bandits_then_actions_then_the_end() -> None:
    state = given("""
        players yellow blue, on turn yellow
        bandits: ring_01
    """)
    assert step(state) == "bandit_action"
    do(state, "halt")
    assert step(state) == "choose_action"
    do(state, "end turn")
    assert step(state) == "draw_card"
    on_with(state)
    assert (on_turn(state), step(state)) == ("blue", "bandit_action")


@pytest.mark.rule("B-17")
def test_neutral_carts_rove_between_actions_and_the_end() -> None:
    state = given("players yellow blue, on turn yellow, roving_competitors yes")
    do(state, "end turn")
    assert step(state) == "rove_cart"
    do(state, "stop")
    assert step(state) == "draw_card"


@pytest.mark.rule("B-18")
def test_a_player_without_a_cart_still_has_his_turn() -> None:
    state = given("""
        players yellow blue, on turn yellow
        yellow 1: home, yellow 2: home, yellow 3: home, yellow 4: home, yellow 5: home
        bandits: ring_01
        hand yellow: breakdown
    """)
    do(state, "step ring_02", "halt")
    assert options(state) == {"card breakdown", "end turn"}
    do(state, "end turn")
    assert step(state) == "draw_card"


@pytest.mark.rule("B-19")
def test_the_engine_knows_no_bargains() -> None:
    state = given("""
        players yellow blue, on turn yellow
        yellow 1: street_n08 goods 3
        blue 1: street_n09 goods 0
        hand yellow: breakdown
    """)
    do(state, "cart yellow 1")
    assert not any(option.startswith("give") for option in options(state))


@pytest.mark.rule("B-20")
def test_five_points_for_each_cart() -> None:
    state = given("players yellow blue, on turn blue, round 2")
    assert [points(state, f"blue {n}") for n in range(1, 6)] == [5] * 5
    assert [points(state, f"yellow {n}") for n in range(1, 6)] == [0] * 5


@pytest.mark.rule("B-21")
def test_the_first_round_is_a_ramp() -> None:
    state = set_up(begin(6, first="3"))
    seen = []
    for _ in range(7):
        colour = on_turn(state)
        seen.append((colour, points(state, f"{colour} 4")))
        end_turn(state)
    assert seen == [("orange", 1), ("red", 2), ("green", 3), ("violet", 4), ("yellow", 5), ("blue", 5), ("orange", 5)]


@pytest.mark.rule("B-22")
def test_steps_deliveries_and_gifts_cost_a_point_each() -> None:
    state = given("""
        players yellow blue, on turn yellow
        yellow 1: ring_20 goods 3, yellow 2: ring_18 goods 0
    """)
    do(state, "cart yellow 1", "step del_yellow_5")
    assert points(state, "yellow 1") == 4
    do(state, "deliver")
    assert (points(state, "yellow 1"), goods(state, "yellow 1")) == (3, 2)
    do(state, "give yellow 2")
    assert (points(state, "yellow 1"), points(state, "yellow 2")) == (2, 5)
    assert (goods(state, "yellow 1"), goods(state, "yellow 2")) == (1, 1)


@pytest.mark.rule("B-23")
def test_unspent_points_are_lost() -> None:
    state = given("players yellow blue, on turn yellow")
    do(state, "cart yellow 1", "step fore_yellow_a", "pause", "end turn")
    assert [points(state, f"yellow {n}") for n in range(1, 6)] == [0] * 5


@pytest.mark.rule("B-24", "B-26")
def test_a_cart_is_finished_when_another_spends_a_point() -> None:
    state = given("players yellow blue, on turn yellow")
    do(state, "cart yellow 1", "step fore_yellow_a", "pause")
    assert "cart yellow 1" in options(state)
    do(state, "cart yellow 5")
    assert points(state, "yellow 1") == 4
    do(state, "step fore_yellow_b", "pause")
    assert (points(state, "yellow 1"), points(state, "yellow 5")) == (0, 4)
    assert "cart yellow 1" not in options(state)
    assert state.view(None)["points"][:5] == [0, 5, 5, 5, 4]


@pytest.mark.rule("B-24")
def test_carts_go_in_any_order_and_an_active_one_may_go_on() -> None:
    state = given("""
        players yellow blue, on turn yellow
        hand yellow: breakdown
    """)
    assert {f"cart yellow {n}" for n in range(1, 6)} <= options(state)
    do(state, "cart yellow 3", "step fore_yellow_a", "pause")
    play_card(state, "card breakdown", "colour blue", "cart blue 1")
    do(state, "cart yellow 3", "step gate_yellow")
    assert at(state, "yellow 3") == "gate_yellow"


@pytest.mark.rule("B-25")
def test_no_cart_has_to_move() -> None:
    assert "end turn" in options(given("players yellow blue, on turn yellow"))


@pytest.mark.rule("B-27")
def test_a_step_outside_costs_the_same() -> None:
    state = given("""
        players yellow blue, on turn yellow
        yellow 1: road_02, yellow 2: ring_06
    """)
    do(state, "cart yellow 1", "step road_03", "pause", "cart yellow 2", "step ring_07")
    assert points(state, "yellow 2") == 4


def test_a_cart_without_points_is_finished_without_a_question() -> None:
    state = given("""
        players yellow blue, on turn yellow
        yellow 1: road_02 points 1
    """)
    do(state, "cart yellow 1", "step road_03")
    assert step(state) == "choose_action"
    assert "cart yellow 1" not in options(state)
    assert seat(state, "yellow") == state.decider


def test_pause_only_after_a_point() -> None:
    state = given("players yellow blue, on turn yellow")
    do(state, "cart yellow 1")
    assert "pause" not in options(state)
    assert steps(state) == {"fore_yellow_a"}
