"""The worked examples of the ledger, E1 to E30, on the street map of the data file.

The ledger's examples name spaces of an older drawing of the map; where the present map has other names, the same
situation is set up on it (``[example]`` in the data file does the same for the two of the rulebook).
"""

import pytest

from serai.games.brillance.position import LEFT

from .table import (
    GAME,
    SPACES,
    at,
    begin,
    cart,
    discard,
    do,
    end_turn,
    given,
    goods,
    hand,
    let,
    on,
    on_with,
    options,
    pile,
    play_card,
    points,
    quiet,
    score,
    seat,
    set_up,
    shop,
    step,
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


@pytest.mark.rule("B-101", "B-105", "B-125")
def test_e3_a_gift_saves_a_good() -> None:
    state = given("""
        on turn yellow
        yellow 1: del_yellow_5 goods 2
        shop yellow 5: order 3
        hand yellow: bonus_gift
    """)
    play_card(state, "card bonus_gift", "colour yellow", "shop yellow 5")
    do(state, "cart yellow 1", "deliver", "deliver")
    assert state.complete[shop("yellow 5")] == 1
    assert score(state, "yellow") == 3


@pytest.mark.rule("B-103", "B-104")
def test_e4_errors_do_not_pile_up() -> None:
    text = """
        on turn yellow
        shop blue 1: {}
        hand yellow: delivery_error bonus_gift
    """
    state = given(text.format("plus"))
    do(state, "card delivery_error", "colour blue")
    assert "shop blue 1" not in options(state)
    gift = given(text.format("plus"))
    do(gift, "card bonus_gift", "colour blue")
    assert "shop blue 1" in options(gift)
    served = given(text.format("plus delivered 1"))
    do(served, "card bonus_gift", "colour blue")
    assert "shop blue 1" not in options(served)


@pytest.mark.rule("B-107", "B-110", "B-111")
def test_e5_a_collision_of_green_and_violet() -> None:
    state = given("""
        on turn red
        green 1: street_n09, violet 1: street_n14
        hand red: collision
    """)
    play_card(state, "card collision", "colour green", "cart green 1", "cart violet 1")
    end_turn(state)
    assert points(state, "green 1") == 0
    end_turn(state)
    assert state.wreck[cart("green 1")] == -1
    assert (points(state, "violet 1"), discard(state)) == (0, [])
    do(state, "end turn")
    assert discard(state) == ["collision"]


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


@pytest.mark.rule("B-92", "B-94")
def test_e13_full_bandits() -> None:
    state = given("""
        on turn yellow
        bandits: isle_04 goods 2
        yellow 1: bridge_tapir goods 2, green 1: del_red_6 goods 1
    """)
    do(state, "rob yellow 1")
    assert options(state) == {"step castle"}
    loot = state.loot
    do(state, "step castle")
    assert (state.loot, state.awake, goods(state, "green 1")) == (loot + 3, False, 1)


@pytest.mark.rule("B-89", "B-90")
def test_e14_forced_robbery() -> None:
    state = given("""
        on turn yellow
        bandits: quay_n05
        yellow 1: del_yellow_1 goods 2
    """)
    state.bandit_points = 1
    assert options(state) == {"rob yellow 1", "step del_violet_3"}


@pytest.mark.rule("B-93")
def test_e15_full_and_walled_in() -> None:
    state = given("""
        on turn yellow
        bandits: isle_06 goods 3
        blue 1: bridge_heron, blue 2: del_red_6, blue 3: del_green_6
    """)
    assert options(state) == {"halt"}


@pytest.mark.rule("B-73")
def test_e16_windfall_against_windfall() -> None:
    state = given("""
        on turn red
        blue 1: ring_01
        hand red: breakdown windfall
        hand blue: windfall
    """)
    do(state, "card breakdown", "colour blue", "cart blue 1", "react", "reaction 2")
    let(state, "red", "react")
    do(state, "reaction 4")
    quiet(state)
    assert state.wreck[cart("blue 1")] == cart("blue 1")
    assert discard(state) == ["windfall", "windfall"]


@pytest.mark.rule("B-74")
def test_e17_a_cancelled_theft() -> None:
    state = given("""
        on turn orange
        orange 1: ring_06 goods 0 points 2, blue 1: ring_07 goods 2
        hand orange: unfair_competition
        hand blue: windfall
    """)
    do(state, "card unfair_competition", "cart orange 1", "cart blue 1", "react", "reaction 2")
    quiet(state)
    assert (goods(state, "orange 1"), goods(state, "blue 1"), points(state, "orange 1")) == (0, 2, 2)
    assert sorted(discard(state)) == ["unfair_competition", "windfall"]


@pytest.mark.rule("B-79")
def test_e18_a_silent_window() -> None:
    told = []
    for card in ("windfall", "unexpected_obstacle"):
        state = given(f"""
            on turn red
            blue 1: ring_01
            hand red: breakdown
            hand green: {card}
        """)
        do(state, "card breakdown", "colour blue", "cart blue 1")
        heard = [state.view(viewer) for viewer in (0, 1, 2, 3, 5, None)]
        let(state, "green", "pass")
        heard += [state.view(viewer) for viewer in (0, 1, 2, 3, 5, None)]
        do(state, "no reaction")
        heard += [state.view(viewer) for viewer in (0, 1, 2, 3, 5, None)]
        told.append(heard)
    assert told[0] == told[1]


@pytest.mark.rule("B-126")
@pytest.mark.parametrize(
    ("words", "points_"),
    [
        ("order 3 plus delivered 3", 2),
        ("order 3 plus delivered 1", 0),
        ("order 3 delivered 4 complete", 3),
        ("order 2 plus minus delivered 1", 1),
        ("order 2 complete", 2),
    ],
)
def test_e19_delivery_error_partial(words: str, points_: int) -> None:
    state = given(f"shop yellow 1: {words}")
    assert state.shop_points(shop("yellow 1")) == points_


@pytest.mark.rule("B-67", "B-117")
def test_e20_markers_run_out() -> None:
    state = given("""
        on turn red
        dwarfs: ring_01 ring_02 ring_06 ring_07
        hand red: unexpected_obstacle cleared_passage
    """)
    assert "card unexpected_obstacle" not in options(state)
    do(state, "card cleared_passage", "at ring_06")
    assert "card unexpected_obstacle" in options(state)


@pytest.mark.rule("B-114")
def test_e21_a_gate_is_not_sealed() -> None:
    state = given("""
        on turn red
        dwarfs: ring_03 square_yellow
        hand red: unexpected_obstacle
    """)
    do(state, "card unexpected_obstacle", "zone north")
    assert "at ring_04" not in options(state)
    assert "at del_red_5" in options(state)


@pytest.mark.rule("B-118", "B-119")
def test_e22_a_bribe_on_a_bridge() -> None:
    text = """
        on turn red
        blue 1: bridge_tapir
        {}
        hand red: bribe
    """
    state = given(text.format(""))
    do(state, "card bribe", "colour blue", "cart blue 1")
    assert options(state) == {"step isle_04"}
    do(state, "step isle_04")
    assert options(state) == {"stop", "step del_red_6", "step del_violet_6"}
    taken = given(text.format("green 1: isle_04"))
    do(taken, "card bribe", "colour blue")
    assert "cart blue 1" not in options(taken)


@pytest.mark.rule("B-62", "B-108")
def test_e23_a_wrecked_helper() -> None:
    state = given("""
        on turn yellow
        yellow 1: ring_06 goods 2 wrecked, yellow 2: ring_07 goods 1
    """)
    assert "cart yellow 1" not in options(state)
    do(state, "cart yellow 2", "give yellow 1")
    assert (goods(state, "yellow 1"), points(state, "yellow 2")) == (3, 4)


@pytest.mark.rule("B-129", "B-130")
def test_e24_a_tie() -> None:
    text = """
        players yellow blue orange, on turn orange, round 8
        orders blue: 3 3 3 2 2 2, orders orange: 3 3 3 2 2 2
        shop blue 1: complete, shop blue 2: complete, shop blue 3: complete, shop blue 4: complete
        shop orange 1: complete, shop orange 2: complete, shop orange 3: complete
        {}
    """
    state = given(
        text.format(
            "yellow 1: fore_yellow_a left, yellow 2: fore_yellow_b left, blue 1: fore_blue_a left, "
            "yellow 3: road_30 left, orange 1: home, orange 2: home\n"
            "exits: yellow 1, yellow 2, blue 1, yellow 3, orange 1, orange 2"
        )
    )
    assert (score(state, "blue"), score(state, "orange")) == (11, 11)
    end_turn(state)
    assert [state.ranking[seat(state, colour)] for colour in ("blue", "orange")] == [1, 2]
    none = given(text.format("shop orange 4: delivered 1, shop orange 5: delivered 1"))
    assert (score(none, "blue"), score(none, "orange")) == (11, 11)
    end_turn(none)
    assert [none.ranking[seat(none, colour)] for colour in ("blue", "orange")] == [1, 2]  # more complete shops


@pytest.mark.rule("B-135", "B-136")
@pytest.mark.parametrize(("number", "load", "points_"), [(7, 0, 5), (7, 1, 1), (5, 0, 1)])
def test_e25_the_premium(number: int, load: int, points_: int) -> None:
    state = given(f"""
        on turn yellow, round {number}, speed_premium yes
        yellow 1: ring_03 goods {load} points 2, yellow 2: road_01
    """)
    do(state, "cart yellow 1", "step gate_yellow", "step fore_yellow_a")
    for _ in range(6):
        end_turn(state)
    do(state, "cart yellow 1", "step start_yellow_1")
    assert score(state, "yellow") == points_


@pytest.mark.rule("B-69", "B-70")
def test_e26_hand_limit_and_reshuffle() -> None:
    state = given("""
        on turn red
        blue 1: ring_01 wrecked, blue 2: ring_02 wrecked, blue 3: ring_06 wrecked, blue 4: ring_07 wrecked
        green 1: ring_16 wrecked with green 2, green 2: ring_17 wrecked with green 1
        green 3: ring_20 wrecked with green 4, green 4: ring_21 wrecked with green 3
        hand red: bribe bribe windfall
        hand yellow: windfall windfall bandits bandits
        hand blue: bandits unfair_competition unfair_competition bonus_gift
        hand orange: bonus_gift bonus_gift bonus_gift bonus_gift
        hand green: delivery_error delivery_error delivery_error delivery_error
        hand violet: delivery_error collision collision collision
        discard: rest
    """)
    assert (len(state.discard), pile(state)) == (7, 0)
    do(state, "end turn")
    assert (len(state.discard), pile(state)) == (0, 7)
    assert "draw breakdown" not in {GAME.notate(action) for action, _ in state.outcomes()}
    do(state, "draw cleared_passage")
    assert (pile(state), len(hand(state, "red"))) == (6, 4)
    on_with(state)
    for _ in range(5):
        end_turn(state)
    do(state, "end turn")
    assert len(hand(state, "red")) == 4
    assert step(state) != "draw_card"


@pytest.mark.rule("B-106", "B-108")
def test_e27_a_late_card() -> None:
    state = given("""
        players yellow blue, on turn blue, round 8
        yellow 1: ring_01
        shop yellow 1: order 2 complete
        hand blue: breakdown
    """)
    play_card(state, "card breakdown", "colour yellow", "cart yellow 1")
    end_turn(state)
    assert (state.over, state.scores) == (True, (2, 0))


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


@pytest.mark.rule("B-133")
def test_e29_roving() -> None:
    text = """
        players yellow blue red green, on turn yellow, roving_competitors yes
        {} 1: quay_n05
    """
    orange = given(text.format("orange"))
    do(orange, "end turn", "cart orange 1", "step toll_orange")
    assert step(orange) == "rove_cart"
    violet = given(text.format("violet"))
    do(violet, "end turn", "cart violet 1", "step toll_orange")
    assert options(violet) == {"step quay_n04", "step street_n03", "step bridge_cattle", "step quay_n05"}
    late = given(text.format("violet"))
    do(late, "end turn", "cart orange 1", "step street_n15", "cart violet 1")
    assert "toll_orange" not in steps(late)


@pytest.mark.rule("B-124")
def test_e30_an_early_end() -> None:
    state = given("""
        on turn yellow, others home, round 9
        yellow 1: fore_yellow_a left
    """)
    do(state, "cart yellow 1", "step start_yellow_1")
    assert (state.over, state.ending, state.round) == (True, "all_home", 9)
    assert state.scores == (5, 5, 5, 5, 5, 5)
