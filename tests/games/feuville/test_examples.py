"""The worked examples of the ledger: X-1 to X-7 from the rulebook, E-1 to E-29 our own corner cases."""

import pytest

from .table import (
    EXAMPLE_A,
    EXAMPLE_B,
    asked,
    asks,
    deal,
    do,
    end_turn,
    given,
    hand,
    idle,
    items,
    odds,
    offered,
    points,
    removed,
    row,
    scored,
    skyline,
    spell_deck,
    spells,
)

# ---------------------------------------------------------------------- examples of the rulebook


@pytest.mark.rule("F-68", "F-49")
def test_x1_five_griffins_times_three() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: start tower_i_12 sky_i_05 | wall_i_03
        items blue: decree_griffin_x3
    """)
    assert points(do(state, "score stored 1"), "blue") == 15


@pytest.mark.rule("F-71", "F-72")
def test_x2_juggling_four_and_three() -> None:
    state = given("seats 3, dice 1-4")
    do(state, "die 1", "skill", "juggle 4", "again", "juggle 3", "stop")
    assert list(state.points) == [7, 3, 3]


@pytest.mark.rule("F-72")
def test_x3_juggling_four_four_and_five() -> None:
    state = given("seats 3, dice 1-4")
    do(state, "die 1", "skill", "juggle 4", "again", "juggle 4", "again", "juggle 5")
    assert list(state.points) == [0, 3, 3]
    assert asks(state) == "main"


@pytest.mark.rule("F-71", "F-72")
def test_x4_juggling_exactly_ten() -> None:
    state = given("seats 3, dice 1-4")
    do(state, "die 1", "skill", "juggle 6", "again", "juggle 4")
    assert (list(state.points), asks(state)) == ([10, 0, 0], "main")


@pytest.mark.rule("F-105", "F-63")
def test_x5_example_a() -> None:
    state = given(f"seats 2, on turn blue\nskyline blue: {EXAMPLE_A}")
    do(state, "roll", "dice 3 3")
    assert "burnt" not in skyline(state, "blue")
    do(state, "roll", "dice 2 5", "die 2", "city")
    assert points(state, "blue") == 16


@pytest.mark.rule("F-106", "F-109")
def test_x6_example_b() -> None:
    state = given(f"seats 2, on turn blue\nskyline blue: {EXAMPLE_B}")
    do(state, "roll", "dice 3 3")
    assert offered(state) == ["column -2", "column -1", "column 1"]
    do(state, "column -2")
    assert offered(state) == ["column -1", "column 1"]
    do(state, "column 1")
    assert asks(state) == "before_roll"
    assert skyline(state, "blue").count("burnt") == 2


@pytest.mark.rule("F-105", "F-99")
def test_x7_who_has_clouds_enough_is_asked_nothing() -> None:
    state = given(f"""
        seats 2, on turn red
        skyline blue: {EXAMPLE_A}
        spells blue: spell_fire_protection_1
    """)
    do(state, "roll", "dice 6 6")
    assert (asked(state), asks(state)) == ("red", "before_roll")


# ---------------------------------------------------------------------- our own corner cases


def attack(line: str, *more: str) -> tuple[str, list[str]]:
    """The skyline after a double, and what the owner is asked."""
    state = given("\n".join(("seats 2, on turn blue", f"skyline blue: {line}", *more)))
    do(state, "roll", "dice 3 3")
    return skyline(state, "blue"), offered(state)


@pytest.mark.rule("F-108", "F-99")
def test_e1_only_the_start_tile() -> None:
    assert attack("start", "spells blue: spell_fire_protection_1") == ("start", ["roll"])


@pytest.mark.rule("F-106", "F-108", "F-109")
def test_e2_all_that_can_burn_must_burn() -> None:
    assert attack("wall_i_12 | start | wall_i_13") == ("wall_i_12 burnt | start | wall_i_13 burnt", ["roll"])


@pytest.mark.rule("F-107")
def test_e3_a_complete_column_without_a_cloud_burns() -> None:
    line, _ = attack("start tower_i_09 sky_star_01 | wall_i_14 tower_i_12 sky_i_02 | wall_i_12")
    assert line == "start tower_i_09 sky_star_01 | wall_i_14 tower_i_12 sky_i_02 burnt | wall_i_12 burnt"


@pytest.mark.rule("F-106", "F-107")
def test_e4_one_of_two() -> None:
    _, asked_for = attack("start | wall_i_12 tower_i_10 sky_i_12 | wall_i_13 | wall_i_14 tower_i_11")
    assert asked_for == ["column 2", "column 3"]


@pytest.mark.rule("F-107", "F-108")
def test_e5_the_rest_is_forgiven() -> None:
    line = "start | wall_i_12 tower_i_10 sky_star_03"
    assert attack(line) == (line, ["roll"])


@pytest.mark.rule("F-20", "F-99")
def test_e6_two_doubles_in_a_turn() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: wall_i_12 | start tower_i_09 sky_star_01
        skyline red: wall_i_13 | start tower_i_10 sky_star_02
        spells red: spell_fire_protection_1
    """)
    do(state, "roll", "dice 3 3", "yes", "roll", "dice 4 4")
    assert skyline(state, "blue") == "wall_i_12 burnt | start tower_i_09 sky_star_01"
    assert skyline(state, "red") == "wall_i_13 burnt | start tower_i_10 sky_star_02", "the spell helped only once"


@pytest.mark.rule("F-114")
def test_e7_new_clouds_restore_one_of_two() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: wall_i_12 burnt | start | wall_i_13 burnt
        items blue: tower_i_09 sky_i_09
    """)
    do(state, "build stored 1", "build stored 2")
    assert offered(state) == ["stop", "column -1", "column 1"]
    do(state, "column 1")
    assert asks(state) == "before_roll"
    assert list(state.tally[4:6]) == [2, 2]


@pytest.mark.rule("F-60")
def test_e8_no_city_with_a_broken_wall() -> None:
    line = EXAMPLE_A.replace("tower_i_10", "tower_i_10 burnt")
    state = given(f"seats 2, on turn blue, dice 6-5\nskyline blue: {line}")
    do(state, "die 6")
    assert "city" not in offered(state)
    do(state, "skill", "column 1", "no", "die 5", "city")
    assert points(state, "blue") == 16


@pytest.mark.rule("F-60", "F-61", "F-63")
def test_e9_gate_and_missing_towers() -> None:
    def uses(line: str) -> list[str]:
        return offered(do(given(f"seats 2, dice 4-5\nskyline blue: {line}"), "die 5"))

    left, right = "wall_i_01 tower_i_01", "wall_i_05 tower_i_05"
    assert "city" not in uses(f"{left} | start | {right}")
    assert "city" not in uses(f"{left} | start | wall_i_09 | {right}")
    state = given(f"seats 2, dice 4-5\nskyline blue: {left} | start tower_i_09 | wall_i_09 | {right}")
    assert points(do(state, "die 5", "city"), "blue") == 14


@pytest.mark.rule("F-59", "F-64")
def test_e10_a_corner_wall_with_another_tower_is_no_corner() -> None:
    right = "wall_i_09 tower_i_10 | wall_i_05 tower_i_05"
    for tower in ("tower_i_09", "tower_i_06"):
        state = given(f"seats 2, dice 4-5\nskyline blue: wall_i_01 {tower} | start | {right}")
        assert "city" not in offered(do(state, "die 5"))
    inside = f"wall_i_02 tower_i_02 | wall_i_01 tower_i_06 | start | {right}"
    state = given(f"seats 2, dice 4-5\nskyline blue: {inside}")
    assert points(do(state, "die 5", "city"), "blue") == 18, "inside another span it is a column like others"


@pytest.mark.rule("F-65")
def test_e11_no_city_without_room_for_the_arms() -> None:
    line = EXAMPLE_A.replace("tower_i_10", "tower_i_10 sky_i_01").replace("|", "grass |") + " grass"
    state = given(f"seats 2, dice 4-5\nskyline blue: {line}")
    assert "city" not in offered(do(state, "die 5"))


@pytest.mark.rule("F-56", "F-65")
def test_e12_arms_bar_a_large_district() -> None:
    state = given("""
        seats 2, dice 4-5
        skyline blue: start tower_i_09 sky_star_01 | wall_i_09 tower_i_10 sky_star_02 arms
        scored blue: city
        items blue: decree_large_1 decree_small_1
    """)
    assert "score stored 1" not in offered(state)
    do(state, "score stored 2")
    assert skyline(state, "blue") == "start tower_i_09 sky_star_01 grass | wall_i_09 tower_i_10 sky_star_02 arms"


@pytest.mark.rule("F-55", "F-56")
def test_e13_only_the_pair_without_grass() -> None:
    complete = "wall_i_12 tower_i_11 sky_i_01 grass | start tower_i_09 sky_star_01 | wall_i_09 tower_i_10 sky_star_02"
    state = given(f"seats 2, on turn blue\nskyline blue: {complete}\nitems blue: decree_large_1")
    do(state, "score stored 1")
    assert [column.endswith("grass") for column in skyline(state, "blue").split(" | ")] == [True, True, True]
    assert points(state, "blue") == 10


@pytest.mark.rule("F-69")
def test_e14_fine_view() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: start tower_i_09 sky_star_01 | wall_i_15 tower_i_10
        items blue: decree_view_1
    """)
    assert points(do(state, "score stored 1"), "blue") == 7, "there is only the low block"


@pytest.mark.rule("F-70")
def test_e15_free_choice() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: wall_ii_13 tower_i_09 | start tower_i_11 sky_i_02 | wall_ii_12 tower_ii_09 | wall_i_12
        items blue: decree_free_1
    """)
    assert list(state.tally[:4]) == [4, 2, 3, 9]
    do(state, "score stored 1")
    worth = [points(do(state.copy(), text), "blue") for text in ("count guard", "count star", "count flag")]
    assert offered(state) == ["count guard", "count star", "count flag"]
    assert worth == [12, 6, 9]


@pytest.mark.rule("F-15", "F-34")
def test_e16_a_complete_column_in_one_turn() -> None:
    state = given("seats 2, dice 3-4\nskyline blue: start tower_i_09 sky_i_12\nitems blue: tower_i_10 sky_star_01")
    do(state, "die 3", "tile wall", "right", "build stored 1", "build stored 2")
    assert skyline(state, "blue") == "start tower_i_09 sky_i_12 | wall_i_03 tower_i_10 sky_star_01"


@pytest.mark.rule("F-30", "F-35", "F-98")
def test_e17_swap() -> None:
    state = given("seats 2, dice 3-4\nitems blue: sky_i_01+spell_thief_protection_1 sky_i_02")
    do(state, "die 3", "decree")
    assert offered(state) == ["swap 1", "swap 2"]
    do(state, "swap 1")
    assert removed(state) == ["sky_i_01"]
    assert "spell_thief_protection_1" in spell_deck(state)


@pytest.mark.rule("F-26", "F-95")
def test_e18_all_items_are_protected() -> None:
    state = given("seats 2, dice 2-4\nitems red: sky_i_01+spell_thief_protection_1")
    assert offered(do(state, "die 2")) == ["decree", "fairy", "tile wall", "tile tower", "tile sky"]


@pytest.mark.rule("F-75", "F-76")
def test_e19_a_guest_with_complete_columns_is_offered_walls_only() -> None:
    text = "seats 3, dice 3-4\nskyline red: start tower_i_09 sky_star_01\n{}"
    state = do(given(text.format("")), "die 3", "skill", "pass")
    assert (asked(state), offered(state)) == ("red", ["pass", *(f"take wall {n}" for n in range(1, 7))])
    state = do(given(text.format("wall row: .")), "die 3", "skill", "pass")
    assert asked(state) == "green", "red is passed over"


@pytest.mark.rule("F-78", "F-92")
def test_e20_the_last_tower_in_the_treat_round() -> None:
    state = given("""
        seats 3, dice 3-4
        tower row: . tower_i_02
        spells blue: spell_big_choice_1
        spells red: spell_big_choice_2
    """)
    do(state, "die 3", "skill", "pass", "pass")
    assert asked(state) == "green"
    do(state, "take tower 2")
    assert asks(state) == "deal_tiles"
    deal(state)
    assert "." not in row(state, "tower")
    assert (asked(state), asks(state)) == ("blue", "use_big_choice")
    do(state, "no")
    assert (asked(state), asks(state)) == ("red", "use_big_choice")
    do(state, "no")
    assert (asked(state), asks(state)) == ("blue", "innkeeper_tile")


@pytest.mark.rule("F-79", "F-92")
def test_e21_the_architect_opens_the_window_even_if_nothing_is_refilled() -> None:
    state = given("seats 2, dice 5-4\nspells red: spell_big_choice_1")
    do(state, "die 4", "skill")
    assert (asked(state), asks(state)) == ("red", "use_big_choice")
    do(state, "yes", "take tower 1")
    do(state, "store")
    assert (asked(state), asks(state)) == ("blue", "choose_tile")


@pytest.mark.rule("F-123", "F-124", "F-125")
def test_e22_the_last_decree_of_the_stack() -> None:
    text = "seats 2, on turn {}, start blue, dice 2-5\ndecree stack: 1"
    state = do(given(text.format("blue")), "die 2", "decree", "die 5", "decree")
    end_turn(state)
    assert [name == "." for name in row(state, "decree")] == [False] * 4 + [True, False]
    assert asked(state) == "red"
    idle(state)
    assert state.over
    state = do(given(text.format("red")), "die 2", "decree", "die 5", "decree")
    assert end_turn(state).over


@pytest.mark.rule("F-128")
def test_e23_the_kings_grace_for_all_with_the_fewest() -> None:
    state = given("""
        seats 4, on turn yellow, start blue, dice 2-5, triggered yes
        scored blue: decree_guard_x1 decree_guard_x2 decree_guard_x3
        scored red: decree_star_x1 decree_star_x2 decree_star_x3 decree_flag_x1 decree_flag_x2
        scored green: decree_small_1 decree_small_2 decree_small_3
        scored yellow: decree_large_1 decree_large_2 decree_large_3 decree_large_4
        decree row: .
        decree stack: 0
    """)
    assert list(end_turn(state).points) == [7, 0, 7, 0]


@pytest.mark.rule("F-83", "F-86")
def test_e24_fairy_and_magician_give_two_spells() -> None:
    state = given("""
        seats 2, dice 6-5
        open spells: spell_fire_protection_1 spell_fire_protection_2 spell_fire_protection_3
    """)
    deal(do(state, "die 5", "fairy", "take spell 1"))
    assert "fairy" not in offered(do(state.copy(), "die 6"))
    deal(do(state, "die 6", "skill", "yes", "take spell 2"))
    assert spells(state, "blue") == ["spell_fire_protection_1", "spell_fire_protection_2"]


@pytest.mark.rule("F-88", "F-89")
def test_e25_full_spell_places() -> None:
    text = """
        seats 2, dice 6-5
        open spells: spell_fire_protection_1 spell_fame_7 spell_fame_6
        spells blue: spell_big_choice_1 spell_big_choice_2
    """
    state = deal(do(given(text), "die 5", "fairy", "take spell 1"))
    assert offered(state) == ["replace 1", "replace 2"]
    state = deal(do(given(text), "die 5", "fairy", "take spell 2"))
    assert (asks(state), points(state, "blue")) == ("main", 4)


@pytest.mark.rule("F-15", "F-114")
def test_e26_clouds_built_before_the_roll_count() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: wall_i_12 burnt | start tower_i_09
        items blue: sky_i_09
    """)
    do(state, "build stored 1", "column -1", "roll", "dice 1 1")
    assert skyline(state, "blue") == "wall_i_12 | start tower_i_09 sky_i_09"


@pytest.mark.rule("F-117")
def test_e27_a_row_with_one_tile_left_is_not_filled() -> None:
    state = given("seats 2, on turn blue, dice 1-2\nwall row: wall_i_01")
    do(state, "end turn")
    assert row(state, "wall") == ["wall_i_01", *["."] * 5]
    do(state, "roll", "dice 1 2", "die 1", "tile wall", "left", "end turn")
    assert len(odds(state)) == 14
    assert "." not in row(deal(state), "wall")


@pytest.mark.rule("F-118")
def test_e28_a_sky_stack_of_two() -> None:
    state = end_turn(given("seats 2, dice 1-2\nsky row: .\nsky stack: 2"))
    assert [name == "." for name in row(state, "sky")] == [False, False, True, True, True, True]
    do(state, "roll", "dice 1 2", "die 1", "tile sky", "die 2", "tile sky")
    assert hand(state) == ""
    assert len(items(state, "red")) == 2
    assert row(end_turn(state), "sky") == ["."] * 6


@pytest.mark.rule("F-130")
def test_e29_a_shared_victory() -> None:
    state = given("""
        seats 3, on turn green, start blue, dice 1-2, triggered yes
        points blue: 54
        points red: 54
        points green: 40
        scored green: decree_star_x1
        decree row: .
        decree stack: 0
    """)
    assert list(end_turn(state).points) == [61, 61, 40]
    assert state.ranking == (1, 1, 3)
    assert scored(state, "green") == ["decree_star_x1"]
