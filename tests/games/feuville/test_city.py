"""City scoring: F-59 to F-67."""

import pytest

from .table import EXAMPLE_A, asks, deal, do, given, items, offered, points, scored, skyline

LEFT, RIGHT = "wall_i_01 tower_i_01", "wall_i_05 tower_i_05"
GATE = "wall_i_09 tower_i_10"


def city(*columns: str, more: str = "") -> list[str]:
    """What a die can do for a player with this skyline."""
    return offered(do(given(f"seats 2, on turn blue, dice 2-5\nskyline blue: {' | '.join(columns)}\n{more}"), "die 5"))


@pytest.mark.rule("F-59", "F-60")
def test_a_city_needs_both_corner_towers_and_a_gate_between() -> None:
    start = "start tower_i_09"
    assert "city" in city(LEFT, start, GATE, RIGHT)
    assert "city" not in city(start, GATE, RIGHT)
    assert "city" not in city(LEFT, start, GATE)
    assert "city" not in city(LEFT, start, RIGHT, GATE), "the gate stands outside"
    assert "city" not in city(LEFT, start, RIGHT)
    assert "city" not in city(RIGHT, start, GATE, LEFT), "the corners are the wrong way round"
    assert "city" not in city("wall_i_01 tower_i_11", start, GATE, RIGHT), "a corner needs its tower"
    assert "city" not in city("wall_i_01", start, GATE, RIGHT)
    assert "city" not in city("wall_i_01 tower_i_06", start, GATE, RIGHT)
    for burnt in range(4):
        columns = [LEFT, start, GATE, RIGHT]
        columns[burnt] += " burnt"
        if burnt != 1:
            assert "city" not in city(*columns), "no column of a city is burnt"


@pytest.mark.rule("F-60")
def test_the_wall_must_run_unbroken() -> None:
    start = "start tower_i_09"
    assert "city" not in city(LEFT, start, GATE + " burnt", RIGHT)
    assert "city" not in city(LEFT, start, GATE, RIGHT + " burnt")
    assert "city" in city("wall_i_13 burnt", LEFT, start, GATE, RIGHT)


@pytest.mark.rule("F-61")
def test_one_tower_may_be_missing() -> None:
    assert "city" in city(LEFT, "start", GATE, RIGHT)
    assert "city" in city(LEFT, "start tower_i_09", "wall_i_09", RIGHT)
    assert "city" not in city(LEFT, "start", "wall_i_09", RIGHT)


@pytest.mark.rule("F-62", "F-63", "F-65", "F-66", "F-51")
@pytest.mark.parametrize("die", ["die 2", "die 5"])
def test_any_die_scores_the_city_once(die: str) -> None:
    state = given(f"seats 2, on turn blue, dice 2-5\nskyline blue: {EXAMPLE_A}")
    do(state, die, "city")
    assert points(state, "blue") == 16
    assert asks(state) == "city_grass"
    assert offered(state) == ["column -1", "column 0", "column 1", "column 2"]
    do(state, "column 1")
    assert skyline(state, "blue").split(" | ")[2] == "wall_i_09 tower_i_10 arms"
    assert scored(state, "blue") == ["city"]
    assert items(state, "blue") == []
    other = "die 5" if die == "die 2" else "die 2"
    do(state, other)
    assert "city" not in offered(state)


@pytest.mark.rule("F-63")
def test_skies_count_nothing() -> None:
    state = given(f"seats 2, dice 2-5\nskyline blue: {LEFT} | start | {GATE} | {RIGHT} sky_i_12")
    do(state, "die 2", "city", "column 0")
    assert points(state, "blue") == 14


@pytest.mark.rule("F-64", "F-67")
def test_anything_may_stand_between_and_the_owner_picks_the_span() -> None:
    more = "wall_i_02 tower_i_02 | wall_i_10 | wall_i_06 tower_i_06"
    state = given(f"""
        seats 2, on turn blue, dice 2-5
        skyline blue: {LEFT} | start tower_i_09 | {GATE} | {RIGHT} | {more}
    """)
    do(state, "die 2", "city")
    assert asks(state) == "city_span"
    spans = offered(state)
    assert spans == ["city from corner 1 to 1", "city from corner 1 to 2", "city from corner 2 to 2"]
    worth = [points(do(state.copy(), text), "blue") for text in spans]
    assert worth == [16, 26, 10]


@pytest.mark.rule("F-65", "F-56")
def test_the_arms_need_a_column_of_the_span_without_grass() -> None:
    line = f"{LEFT} sky_i_09 grass | start tower_i_09 sky_star_01 grass | {GATE} | {RIGHT} sky_star_02 grass"
    state = do(given(f"seats 2, dice 2-5\nskyline blue: {line}"), "die 2", "city")
    assert skyline(state, "blue").split(" | ")[2] == "wall_i_09 tower_i_10 arms", "there is only one"
    full = line.replace(GATE, GATE + " sky_i_01 grass") + " | wall_i_12"
    assert "city" not in city(*full.split(" | ")), "a column outside the span does not help"


@pytest.mark.rule("F-65")
def test_the_arms_bar_a_column_from_districts() -> None:
    line = EXAMPLE_A.replace("sky_star_01", "sky_star_01 arms")
    state = given(f"seats 2, dice 2-5\nskyline blue: {line}\nscored blue: city\nitems blue: decree_small_1")
    do(state, "score stored 1")
    assert offered(state) == ["column -1", "column 2"]


@pytest.mark.rule("F-62", "F-66", "F-103")
def test_fairy_and_city_in_one_turn() -> None:
    state = given(f"seats 2, dice 2-5\nskyline blue: {EXAMPLE_A}")
    do(state, "die 2", "city", "column 0", "die 5", "fairy", "take spell 1")
    assert points(deal(state), "blue") == 16 + 2
    other = deal(do(given(f"seats 2, dice 2-5\nskyline blue: {EXAMPLE_A}"), "die 2", "fairy", "take spell 1"))
    do(other, "die 5", "city", "column 0")
    assert points(other, "blue") == 16 + 2
