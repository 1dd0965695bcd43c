"""The worked examples of the ledger about event cards, windows and bandits.

The ledger's examples name spaces of an older drawing of the map; where the present map has other names, the same
situation is set up on it (``[example]`` in the data file does the same for the two of the rulebook).
"""

import pytest

from .table import (
    GAME,
    cart,
    discard,
    do,
    end_turn,
    given,
    goods,
    hand,
    let,
    on_with,
    options,
    pile,
    play_card,
    points,
    quiet,
    score,
    shop,
    step,
)


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
