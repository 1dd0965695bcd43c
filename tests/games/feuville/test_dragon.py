"""Dragon, fire and restoring: F-104 to F-116."""

import pytest

from .table import EXAMPLE_A, EXAMPLE_B, asked, asks, deal, do, given, offered, points, skyline


def attacked(line: str, *more: str) -> list[str]:
    """The columns that burn without a question, or those offered."""
    state = do(given("\n".join(("seats 2, on turn red", f"skyline blue: {line}", *more))), "roll", "dice 5 5")
    if asks(state) == "burn_column":
        return offered(state)
    assert asks(state) == "before_roll"
    return [column for column in skyline(state, "blue").split(" | ") if column.endswith("burnt")]


@pytest.mark.rule("F-104", "F-105")
def test_as_many_clouds_as_columns_and_nothing_burns() -> None:
    assert attacked(EXAMPLE_A) == []
    assert attacked("start tower_i_09 sky_star_01") == []
    assert attacked("start tower_i_09 sky_i_12 | wall_i_12") == []


@pytest.mark.rule("F-104", "F-106", "F-109")
def test_columns_without_a_cloud_to_guard_them_burn() -> None:
    assert attacked("wall_i_12 | start") == ["wall_i_12 burnt"]
    assert attacked(EXAMPLE_B) == ["column -2", "column -1", "column 1"]


@pytest.mark.rule("F-107")
def test_a_column_with_a_cloud_cannot_burn_one_with_a_cloudless_sky_can() -> None:
    line = "wall_i_12 tower_i_10 sky_i_01 | start | wall_i_13 tower_i_11 sky_star_01"
    assert attacked(line) == ["wall_i_12 tower_i_10 sky_i_01 burnt"]


@pytest.mark.rule("F-108")
def test_the_start_column_never_burns() -> None:
    assert attacked("start") == []
    assert attacked("start tower_i_09 sky_i_01") == []
    assert attacked("start tower_i_09 | wall_i_12") == ["wall_i_12 burnt"]


@pytest.mark.rule("F-109")
def test_the_owner_chooses_one_by_one_and_grass_stays() -> None:
    state = given("""
        seats 2, on turn red
        skyline blue: wall_i_12 | wall_i_13 tower_i_10 sky_i_01 grass | start tower_i_09 sky_i_09 | wall_i_14
    """)
    do(state, "roll", "dice 5 5")
    assert (asked(state), offered(state)) == ("blue", ["column -2", "column -1", "column 1"])
    do(state, "column -1")
    assert offered(state) == ["column -2", "column 1"]
    do(state, "column 1")
    burnt = "wall_i_12 | wall_i_13 tower_i_10 sky_i_01 burnt grass | start tower_i_09 sky_i_09 | wall_i_14 burnt"
    assert skyline(state, "blue") == burnt


@pytest.mark.rule("F-110", "F-19")
def test_the_active_player_decides_first_then_clockwise() -> None:
    lines = {
        "blue": "wall_i_01 | start tower_i_01 sky_star_01 | wall_i_02",
        "red": "wall_i_03 | start tower_i_02 sky_star_02 | wall_i_04",
        "green": "wall_i_05 | start tower_i_03 sky_star_03 | wall_i_06 | wall_i_07 tower_i_04 sky_i_09",
    }
    text = "\n".join(f"skyline {colour}: {line}" for colour, line in lines.items())
    state = given(f"seats 3, on turn green, start blue\n{text}\nspells green: spell_fire_protection_1")
    do(state, "roll", "dice 5 5")
    assert (asked(state), asks(state)) == ("green", "use_fire_protection")
    do(state, "no", "column 1")
    assert asks(state) == "before_roll", "all that can burn in the others' towns must burn"
    assert skyline(state, "blue").count("burnt") == skyline(state, "red").count("burnt") == 2


@pytest.mark.rule("F-111")
def test_ruins_are_not_counted_and_do_not_burn_again() -> None:
    assert attacked("wall_i_12 burnt | start tower_i_09 sky_star_01") == ["wall_i_12 burnt"]
    state = do(given("seats 2, on turn red\nskyline blue: wall_i_12 | wall_i_13 burnt | start"), "roll", "dice 1 1")
    assert skyline(state, "blue") == "wall_i_12 burnt | wall_i_13 burnt | start"


@pytest.mark.rule("F-112")
def test_a_ruin_cannot_be_built_upon_and_counts_for_nothing() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: wall_i_12 burnt | start tower_i_09 | wall_i_15
        items blue: decree_guard_x1 tower_i_10
    """)
    do(state, "score stored 1", "build stored 2")
    assert points(state, "blue") == 4, "the guards on the ruin are not counted"
    assert skyline(state, "blue") == "wall_i_12 burnt | start tower_i_09 | wall_i_15 tower_i_10", "only one spot"


@pytest.mark.rule("F-114")
def test_clouds_restore_until_they_are_used_up() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: wall_i_12 burnt | start tower_i_09 | wall_i_13 burnt | wall_i_14 burnt
        items blue: sky_i_12
    """)
    do(state, "build stored 1", "column 2", "column -1")
    assert asks(state) == "before_roll"
    assert skyline(state, "blue") == "wall_i_12 | start tower_i_09 sky_i_12 | wall_i_13 burnt | wall_i_14"


@pytest.mark.rule("F-114")
def test_clouds_restore_in_anothers_turn_too() -> None:
    state = given("""
        seats 2, on turn red, dice 3-4
        skyline blue: wall_i_12 burnt | start tower_i_09
        sky row: sky_i_09
    """)
    do(state, "die 3", "skill", "pass", "take sky 1")
    assert (asked(state), offered(state)) == ("blue", ["stop", "column -1"])
    do(state, "column -1")
    assert skyline(state, "blue") == "wall_i_12 | start tower_i_09 sky_i_09"
    assert asked(deal(state)) == "red"


@pytest.mark.rule("F-115")
def test_restoring_turns_the_whole_column() -> None:
    state = given("""
        seats 2, on turn blue, dice 6-1
        skyline blue: wall_i_12 tower_i_10 sky_i_01 burnt grass | start
    """)
    assert list(state.tally[:6]) == [0, 0, 0, 0, 0, 1]
    do(state, "die 6", "skill", "column -1")
    assert list(state.tally[:6]) == [2, 3, 2, 0, 0, 2]
    assert skyline(state, "blue") == "wall_i_12 tower_i_10 sky_i_01 grass | start"


@pytest.mark.rule("F-116")
def test_a_chance_not_taken_is_lost_until_the_next_sky() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: wall_i_12 burnt | start tower_i_09 | wall_i_13 tower_i_10
        items blue: sky_i_12 sky_star_01
    """)
    do(state, "build stored 1", "column 1", "stop")
    assert offered(state) == ["roll", "build stored 2"]
    do(state, "build stored 2")
    assert asks(state) == "restore_column"


@pytest.mark.rule("F-104", "F-111")
def test_ruins_are_no_columns_in_an_attack() -> None:
    # Two columns and two clouds, beside them a ruin: nothing more burns.
    assert attacked("wall_i_12 burnt | start tower_i_09 sky_i_09 | wall_i_13") == ["wall_i_12 burnt"]


@pytest.mark.rule("F-110")
def test_of_two_who_must_choose_the_active_player_chooses_first() -> None:
    state = given("""
        seats 3, on turn red
        skyline blue: wall_i_12 | start tower_i_01 sky_star_01 | wall_i_13 | wall_i_05 tower_i_04 sky_i_09
        skyline red: wall_i_14 | start tower_i_02 sky_star_02 | wall_i_15 | wall_i_06 tower_i_05 sky_i_10
        skyline green: wall_ii_01 | start tower_i_03 sky_star_03 | wall_ii_02 | wall_i_07 tower_i_06 sky_i_11
    """)
    do(state, "roll", "dice 5 5")
    order = []
    while asks(state) == "burn_column":
        order.append(asked(state))
        do(state, offered(state)[0])
    assert order == ["red", "green", "blue"]


@pytest.mark.rule("F-116")
def test_spare_clouds_restore_nothing_when_another_tile_is_built() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: wall_i_12 burnt | start tower_i_09 sky_i_12 | wall_i_14
        items blue: tower_i_11 tower_i_10
    """)
    do(state, "build stored 1")
    assert asks(state) != "restore_column"
