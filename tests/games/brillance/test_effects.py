"""What the cards do (B-98 to B-122)."""

import pytest

from .table import (
    at,
    cart,
    discard,
    do,
    end_turn,
    given,
    goods,
    on,
    options,
    play_card,
    points,
    shop,
    steps,
)

BASE = """
    others home, on turn red, phase actions
    red 1: ring_07 goods 0
"""


@pytest.mark.rule("B-98")
def test_unfair_competition_takes_a_good_from_the_next_cart() -> None:
    state = given(BASE + "yellow 1: ring_06 goods 2\nbandits: street_n06 goods 1\nhand red: unfair_competition")
    do(state, "card unfair_competition", "cart red 1")
    assert options(state) == {"cart yellow 1", "cart bandits"}
    do(state, "cart bandits")
    assert (goods(state, "red 1"), goods(state, "bandits"), points(state, "red 1")) == (1, 0, 4)
    assert state.active == cart("red 1")


@pytest.mark.rule("B-98")
@pytest.mark.parametrize("red", ["ring_07 goods 3", "ring_07 goods 1 wrecked", "ring_07 goods 1 points 0"])
def test_a_thief_needs_room_and_a_point(red: str) -> None:
    state = given(BASE + f"red 1: {red}\nyellow 1: ring_06 goods 2\nhand red: unfair_competition")
    assert "card unfair_competition" not in options(state)


@pytest.mark.rule("B-99")
def test_loot_never_returns() -> None:
    state = given("""
        others home, on turn red
        red 1: isle_04 goods 0
        hand red: unfair_competition
        bandits: castle
    """)
    assert state.loot > 0
    assert "card unfair_competition" not in options(state)


@pytest.mark.rule("B-100")
def test_own_and_neutral_carts_are_not_robbed() -> None:
    state = given("""
        players red blue, on turn red
        red 1: street_n16 goods 0, red 2: street_n15 goods 2
        blue 1: street_n17 goods 0
        hand red: unfair_competition
    """)
    assert "card unfair_competition" not in options(state)


# ---------------------------------------------------------------------- markers on shops


@pytest.mark.rule("B-101", "B-102")
def test_bonus_gift_for_anybody_delivery_error_for_opponents() -> None:
    state = given(BASE + "hand red: bonus_gift delivery_error")
    do(state, "card bonus_gift")
    assert "colour red" in options(state)
    do(state, "colour red", "shop red 3")
    assert state.minus[shop("red 3")] == 1
    do(state, "card delivery_error")
    assert "colour red" not in options(state)
    assert len(options(state)) == 5


@pytest.mark.rule("B-103")
def test_only_on_a_shop_that_has_received_nothing() -> None:
    state = given(BASE + "hand red: delivery_error\nshop blue 1: delivered 1\nshop blue 2: complete")
    do(state, "card delivery_error", "colour blue")
    assert options(state) == {f"shop blue {n}" for n in (3, 4, 5, 6)}


@pytest.mark.rule("B-104")
def test_one_marker_of_each_kind_on_a_shop() -> None:
    state = given(BASE + "hand red: delivery_error bonus_gift\nshop blue 1: plus")
    do(state, "card delivery_error", "colour blue")
    assert "shop blue 1" not in options(state)
    do(state, "shop blue 2", "card bonus_gift", "colour blue", "shop blue 1")
    assert (state.plus[shop("blue 1")], state.minus[shop("blue 1")], state.need(shop("blue 1"))) == (1, 1, 2)
    second = given(BASE + "hand red: bonus_gift\nshop blue 1: minus")
    do(second, "card bonus_gift", "colour blue")
    assert "shop blue 1" not in options(second)
    assert "shop blue 2" in options(second)


@pytest.mark.rule("B-105")
def test_markers_change_the_need_never_the_worth() -> None:
    state = given("""
        others home, on turn blue
        blue 1: del_blue_1 goods 3, blue 2: quay_n02 goods 1
        shop blue 1: order 3 plus
    """)
    do(state, "cart blue 1", "deliver", "deliver", "deliver", "pause")
    assert state.shop_points(shop("blue 1")) == 2
    do(state, "cart blue 2", "give blue 1")
    assert goods(state, "blue 1") == 1


# ---------------------------------------------------------------------- wrecks


@pytest.mark.rule("B-106", "B-108", "B-109")
def test_a_wrecked_cart_stands_still_for_one_turn() -> None:
    state = given("""
        players red blue, on turn red
        blue 1: ring_06 goods 1, blue 2: ring_07 goods 2
        hand red: breakdown
    """)
    do(state, "card breakdown", "colour blue")
    assert {"cart blue 1", "cart blue 2"} <= options(state)
    do(state, "cart blue 1")
    assert "breakdown" not in discard(state)
    end_turn(state)
    assert points(state, "blue 1") == 0
    assert "cart blue 1" not in options(state)
    do(state, "cart blue 2", "give blue 1", "pause")
    assert goods(state, "blue 1") == 2
    do(state, "end turn")
    assert state.wreck[cart("blue 1")] == -1
    assert discard(state) == ["breakdown"]


@pytest.mark.rule("B-106")
def test_no_second_wreck_marker() -> None:
    state = given(BASE + "blue 1: ring_01 wrecked\nhand red: breakdown")
    assert "card breakdown" not in options(state)


@pytest.mark.rule("B-107", "B-110", "B-111")
def test_a_collision_of_two_colours_costs_each_owner_his_next_turn() -> None:
    state = given("""
        players red blue green, on turn red
        blue 1: ring_06 goods 1, green 1: ring_07 goods 1
        hand red: collision
    """)
    do(state, "card collision")
    assert options(state) == {"colour blue", "colour green"}
    do(state, "colour blue", "cart blue 1", "cart green 1")
    assert discard(state) == []
    end_turn(state)
    assert points(state, "blue 1") == 0
    end_turn(state)
    assert (state.wreck[cart("blue 1")], discard(state)) == (-1, [])
    assert points(state, "green 1") == 0
    do(state, "end turn")
    assert discard(state) == ["collision"]


@pytest.mark.rule("B-107")
def test_two_carts_of_one_colour_may_collide() -> None:
    state = given(BASE + "blue 1: ring_01\nblue 2: ring_02\nhand red: collision")
    far = given(BASE + "blue 1: ring_01\nblue 2: ring_02\nblue 3: ring_09\nhand red: collision")
    do(far, "card collision", "colour blue")
    assert "cart blue 3" not in options(far)
    do(far, "cart blue 1")
    assert options(far) == {"cart blue 2"}
    do(state, "card collision", "colour blue", "cart blue 2", "cart blue 1")
    assert [state.wreck[cart(f"blue {n}")] for n in (1, 2)] == [cart("blue 2"), cart("blue 1")]
    assert state.stock[2] == 12


@pytest.mark.rule("B-111")
def test_a_cart_wrecked_anew_does_not_mix_up_the_cards() -> None:
    state = given("""
        players red blue green, on turn blue
        blue 1: ring_06 wrecked with green 1, green 1: ring_07 wrecked with blue 1
        hand green: breakdown
    """)
    end_turn(state)
    play_card(state, "card breakdown", "colour blue", "cart blue 1")
    do(state, "end turn")
    assert discard(state) == ["collision"]
    assert state.wreck[cart("blue 1")] == cart("blue 1")


@pytest.mark.rule("B-112")
def test_own_neutral_and_home_carts_are_no_targets() -> None:
    state = given("""
        players red blue, on turn red
        red 1: ring_07, red 2: ring_06
        blue 1: home
        hand red: breakdown collision
    """)
    do(state, "card breakdown")
    assert options(state) == {"colour blue"}
    do(state, "colour blue")
    assert options(state) == {f"cart blue {n}" for n in (2, 3, 4, 5)}


@pytest.mark.rule("B-108")
def test_a_wrecked_cart_can_be_robbed_and_bribed_and_blocks() -> None:
    state = given("""
        others home, on turn red
        red 1: ring_08
        blue 1: ring_06 goods 1 wrecked
        bandits: ring_07
        hand red: bribe
    """)
    do(state, "rob blue 1", "halt")
    assert goods(state, "blue 1") == 0
    do(state, "card bribe", "colour blue", "cart blue 1", "step del_red_5", "stop")
    assert at(state, "blue 1") == "del_red_5"
    assert state.wreck[cart("blue 1")] == cart("blue 1")


# ---------------------------------------------------------------------- dwarfs


@pytest.mark.rule("B-113")
def test_a_dwarf_sits_on_a_free_space_within_the_walls() -> None:
    state = given(BASE + "hand red: unexpected_obstacle")
    do(state, "card unexpected_obstacle")
    assert options(state) == {"zone north", "zone south", "zone bridges", "zone island"}
    do(state, "zone bridges")
    assert len(options(state)) == 10
    state = given(BASE + "hand red: unexpected_obstacle")
    do(state, "card unexpected_obstacle", "zone north")
    spaces = options(state)
    assert "at del_yellow_1" in spaces
    assert not {"at ring_07", "at toll_blue", "at gate_blue", "at fore_blue_a"} & spaces
    do(state, "at del_yellow_1")
    assert on(state, "del_yellow_1") == "dwarf"
    island = given(BASE + "bandits: ring_01\nhand red: unexpected_obstacle")
    do(island, "card unexpected_obstacle", "zone island")
    assert "at castle" not in options(island)


@pytest.mark.rule("B-114")
def test_no_gate_is_sealed() -> None:
    state = given(BASE + "dwarfs: ring_03 square_yellow\nhand red: unexpected_obstacle")
    do(state, "card unexpected_obstacle", "zone north")
    assert "at ring_04" not in options(state)
    assert "at del_red_5" in options(state)


@pytest.mark.rule("B-115", "B-116", "B-117")
def test_a_dwarf_stays_until_the_passage_is_cleared() -> None:
    state = given(
        BASE
        + """
        yellow 1: street_n08 goods 1
        dwarfs: del_yellow_1
        hand red: bribe cleared_passage
    """
    )
    do(state, "card bribe")
    assert options(state) == {"colour yellow"}
    do(state, "colour yellow", "cart yellow 1")
    assert "del_yellow_1" not in steps(state)
    do(state, "step street_n09", "stop")
    end_turn(state)
    assert on(state, "del_yellow_1") == "dwarf"
    other = given("""
        others home, on turn yellow
        yellow 1: street_n08 goods 1
        dwarfs: del_yellow_1 ring_01
        hand yellow: cleared_passage
    """)
    do(other, "cart yellow 1")
    assert "del_yellow_1" not in steps(other)
    do(other, "step street_n09", "pause", "card cleared_passage")
    assert options(other) == {"at del_yellow_1", "at ring_01"}
    do(other, "at del_yellow_1")
    assert (on(other, "del_yellow_1"), other.stock[3]) == ("", 3)


# ---------------------------------------------------------------------- bribes


@pytest.mark.rule("B-118", "B-119", "B-120")
def test_a_bribe_moves_a_cart_one_or_two_steps() -> None:
    state = given(BASE + "blue 1: quay_n05\nhand red: bribe")
    do(state, "card bribe", "colour blue", "cart blue 1")
    assert steps(state) == {"del_yellow_1", "del_violet_3"}  # no guard space
    do(state, "step del_yellow_1")
    assert options(state) == {"step street_n08", "stop"}  # nor back where it came from
    do(state, "step street_n08")
    assert at(state, "blue 1") == "street_n08"


@pytest.mark.rule("B-118")
def test_bandits_may_be_bribed_outside_the_castle() -> None:
    state = given(BASE + "bandits: isle_04\nhand red: bribe")
    do(state, "card bribe", "colour bandits")
    assert "castle" not in steps(state)
    do(state, "step bridge_tapir", "stop")
    assert at(state, "bandits") == "bridge_tapir"
    asleep = given(BASE + "hand red: bribe")
    assert "card bribe" not in options(asleep)


@pytest.mark.rule("B-119")
def test_never_through_a_gate_nor_onto_a_start_space() -> None:
    waiting = given(BASE + "blue 1: gate_blue\nhand red: bribe")
    do(waiting, "card bribe", "colour blue", "cart blue 1")
    assert steps(waiting) == {"fore_blue_a", "fore_blue_b"}
    do(waiting, "step fore_blue_a")
    assert not any(space.startswith("start") for space in steps(waiting))
    inside = given(BASE + "blue 1: gate_blue by gate_blue\nhand red: bribe")
    inside.status[cart("blue 1")] = 1
    do(inside, "card bribe", "colour blue", "cart blue 1")
    assert steps(inside) == {"square_blue", "ring_08", "ring_09"}


@pytest.mark.rule("B-121")
def test_a_bribe_changes_nothing_but_the_place() -> None:
    state = given(BASE + "blue 1: ring_06 goods 2 by gate_red wrecked\nbandits: street_n06\nhand red: bribe")
    before = state.dump()
    do(state, "card bribe", "colour blue", "cart blue 1", "step del_red_5", "stop")
    after = state.dump()
    for name in ("goods", "status", "entry", "wreck", "points", "bandit_goods"):
        assert after[name] == before[name]


@pytest.mark.rule("B-122")
def test_own_and_neutral_carts_are_not_bribed() -> None:
    state = given("""
        players red blue, on turn red
        red 1: ring_07
        hand red: bribe
    """)
    do(state, "card bribe")
    assert options(state) == {"colour blue"}
    walled = given("""
        players red blue, on turn red, others home
        red 1: ring_07
        dwarfs: ring_09
        hand red: bribe
    """)
    assert "card bribe" not in options(walled), "own and neutral carts and a dwarf are all that is left"
    roving = given("""
        players red blue, on turn red, roving_competitors yes, others home
        red 1: ring_07
        hand red: bribe
    """)
    do(roving, "card bribe")
    assert "colour red" not in options(roving)
    assert options(roving) >= {"colour yellow", "colour green"}
