"""The variants (B-131 to B-141)."""

import pytest

from serai.core.errors import BadOption

from .table import (
    GAME,
    at,
    begin,
    do,
    end_turn,
    given,
    hand,
    let,
    on_turn,
    options,
    points,
    quiet,
    score,
    seat,
    set_up,
    step,
    steps,
)


@pytest.mark.rule("B-131", "B-132")
@pytest.mark.parametrize(
    ("players", "left"), [("yellow blue", 3), ("yellow blue red", 3), ("yellow blue red green", 2)]
)
def test_neutral_carts_rove(players: str, left: int) -> None:
    state = given(f"players {players}, roving_competitors yes")
    do(state, "end turn")
    assert (step(state), state.rove_left) == ("rove_cart", left)
    do(state, "cart orange 1", "step street_n15", "cart violet 3")
    assert step(state) == "rove_step"
    do(state, "step quay_n05")
    assert state.rove_left == left - 2
    if left > 2:
        do(state, "stop")
    assert step(state) == "draw_card"


@pytest.mark.rule("B-131")
def test_one_step_with_five_players_and_none_with_six() -> None:
    state = given("players yellow blue red green violet, roving_competitors yes")
    do(state, "end turn")
    assert state.rove_left == 1
    with pytest.raises(BadOption):
        begin(6, roving_competitors=True)


@pytest.mark.rule("B-133")
def test_neutral_carts_keep_within_the_walls_and_cross_foreign_tolls() -> None:
    state = given("""
        players yellow blue red green, roving_competitors yes
        violet 1: quay_n05, orange 1: ring_04
    """)
    do(state, "end turn", "cart orange 1")
    assert "gate_yellow" not in steps(state)
    state = given("""
        players yellow blue red green, roving_competitors yes
        violet 1: quay_n05
    """)
    do(state, "end turn", "cart violet 1", "step toll_orange")
    assert options(state) == {"step quay_n05", "step quay_n04", "step street_n03", "step bridge_cattle"}
    do(state, "step bridge_cattle")
    assert at(state, "violet 1") == "bridge_cattle"
    isle = given("""
        players yellow blue red green, roving_competitors yes, on turn yellow
        violet 1: isle_04
        bandits: ring_01
    """)
    do(isle, "halt", "end turn", "cart violet 1")
    assert steps(isle) == {"bridge_tapir", "del_red_6", "del_violet_6"}


@pytest.mark.rule("B-134")
def test_a_bribe_may_move_a_neutral_cart_then() -> None:
    state = given("""
        players yellow blue, roving_competitors yes
        hand yellow: bribe
    """)
    do(state, "card bribe")
    assert "colour violet" in options(state)
    do(state, "colour violet", "cart violet 3", "step quay_n05", "stop")
    assert at(state, "violet 3") == "quay_n05"


@pytest.mark.rule("B-135", "B-136")
@pytest.mark.parametrize(("number", "premium"), [(5, 0), (6, 6), (7, 4), (8, 3), (9, 2), (10, 1)])
def test_an_empty_cart_earns_a_premium_on_leaving(number: int, premium: int) -> None:
    state = given(f"""
        others home, round {number}, speed_premium yes
        yellow 1: gate_yellow by gate_yellow, yellow 2: ring_03 goods 1, blue 1: ring_01
    """)
    state.status[0] = 1
    before = score(state, "yellow")
    do(state, "cart yellow 1", "step fore_yellow_a")
    assert score(state, "yellow") == before + premium
    do(state, "step start_yellow_1")
    assert score(state, "yellow") == before + premium + 1
    do(state, "cart yellow 2", "step gate_yellow", "step fore_yellow_a")
    assert score(state, "yellow") == before + premium + 1


@pytest.mark.rule("B-135")
def test_the_premium_is_for_four_and_more() -> None:
    for seats in (2, 3):
        with pytest.raises(BadOption):
            begin(seats, speed_premium=True)
    assert begin(4, speed_premium=True).speed_premium


@pytest.mark.rule("B-137")
def test_always_ten_rounds() -> None:
    assert begin(2, always_ten_rounds=True).rounds == 10
    assert begin(3, always_ten_rounds=True).rounds == 10
    with pytest.raises(BadOption):
        begin(4, always_ten_rounds=True)


@pytest.mark.rule("B-138")
def test_one_card_a_turn() -> None:
    state = given("""
        players yellow blue, one_card_per_turn yes
        hand yellow: breakdown bonus_gift bribe
    """)
    assert {"card breakdown", "card bonus_gift"} <= options(state)
    assert "card bribe" not in options(state)
    do(state, "card breakdown", "colour blue", "cart blue 1")
    assert not any(option.startswith("card") for option in options(state))


@pytest.mark.rule("B-139")
def test_a_bribe_is_played_in_the_turn_of_another() -> None:
    state = given("""
        players yellow blue red, one_card_per_turn yes, on turn yellow
        yellow 1: ring_06
        hand blue: bribe, hand red: windfall
    """)
    assert step(state) == "bribe_reaction"
    assert state.view(0)["decider"] == -1
    assert not state.view(0)["to_decide"]
    let(state, "blue", "react")
    let(state, "red", "pass")
    do(state, "reaction 2", "colour yellow", "cart yellow 1", "step del_red_5", "stop")
    assert step(state) == "react"
    let(state, "red", "pass")
    do(state, "no reaction")
    assert at(state, "yellow 1") == "del_red_5"
    assert step(state) == "bribe_reaction"  # red, after blue, is asked too
    quiet(state)
    assert (step(state), on_turn(state)) == ("choose_action", "yellow")
    assert hand(state, "blue") == []


@pytest.mark.rule("B-139")
def test_a_bribe_comes_after_the_bandits_and_may_be_cancelled() -> None:
    state = given("""
        players yellow blue, one_card_per_turn yes, on turn yellow
        bandits: ring_01
        yellow 1: ring_06
        hand blue: bribe, hand yellow: windfall
    """)
    assert step(state) == "bandit_action"
    do(state, "halt")
    let(state, "blue", "react")
    do(state, "reaction 2")
    assert {"colour yellow", "colour bandits"} == options(state)
    do(state, "colour yellow", "cart yellow 1", "step ring_07", "stop")
    let(state, "yellow", "react")
    do(state, "reaction 1")
    quiet(state)
    assert (at(state, "yellow 1"), step(state)) == ("ring_06", "choose_action")


@pytest.mark.rule("B-139")
def test_no_window_for_bribes_once_both_are_out() -> None:
    state = given("""
        players yellow blue, one_card_per_turn yes, on turn yellow
        hand blue: breakdown
        discard: bribe bribe
    """)
    assert step(state) == "choose_action"


@pytest.mark.rule("B-140")
def test_the_start_rotates_and_there_is_no_ramp() -> None:
    state = set_up(begin(3, rotating_start=True))
    seen = []
    for _ in range(9):
        colour = on_turn(state)
        seen.append(colour)
        assert points(state, f"{colour} 1") == 5
        end_turn(state)
    assert seen == ["yellow", "blue", "orange", "blue", "orange", "yellow", "orange", "yellow", "blue"]


@pytest.mark.rule("B-141")
def test_all_variants_go_together_within_their_numbers() -> None:
    tables = [(seats, o) for o in GAME.variants() for seats in GAME.seats if GAME.clash(seats, o) is None]
    assert len(tables) == 16 + 16 + 16 + 16 + 8
    for seats, chosen in tables:
        state = GAME.start(seats, chosen)
        assert state.seats == seats
    everything: dict[str, bool] = {"roving_competitors": True, "one_card_per_turn": True, "rotating_start": True}
    assert GAME.clash(5, {**GAME.start(5).options, **everything, "speed_premium": True}) is None
    assert seat(set_up(begin(2, "1", **everything)), "yellow") == 0


@pytest.mark.rule("B-139")
@pytest.mark.parametrize("variant", [False, True])
def test_in_that_variant_a_bribe_cannot_be_played_in_ones_own_turn(variant: bool) -> None:
    state = given(f"""
        players yellow blue, one_card_per_turn {"yes" if variant else "no"}, on turn yellow
        blue 1: ring_06
        hand yellow: bribe breakdown
    """)
    assert {card for card in options(state) if card.startswith("card")} == (
        {"card breakdown"} if variant else {"card breakdown", "card bribe"}
    )
