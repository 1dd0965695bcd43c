"""Royal decrees: F-45 to F-58 and F-68 to F-70."""

import pytest

from serai.games.feuville.data import COLOUR_NAMES

from .table import asks, do, given, hand, items, offered, points, row, scored, skyline

FIVE_GRIFFINS = "start tower_i_12 sky_i_05 | wall_i_03"


def having(line: str, items_: str, *more: str) -> str:
    return "\n".join(("seats 2, on turn blue, dice 5-6", f"skyline blue: {line}", f"items blue: {items_}", *more))


@pytest.mark.rule("F-45")
def test_a_decree_taken_is_scored_stored_or_swapped_in() -> None:
    state = given("""
        seats 2, on turn blue, dice 1-6
        skyline blue: start tower_i_09
    """)
    do(state, "die 1", "decree")
    assert hand(state) == "decree_guard_x1"
    assert row(state, "decree")[0] == "."
    assert offered(state) == ["store", "score"]
    do(state.copy(), "store")
    do(state, "score")
    assert (points(state, "blue"), scored(state, "blue")) == (2, ["decree_guard_x1"])
    state = given("seats 2, on turn blue, dice 1-6\nitems blue: sky_i_01 sky_i_02")
    do(state, "die 1", "decree")
    assert offered(state) == ["swap 1", "swap 2"]


@pytest.mark.rule("F-47")
@pytest.mark.parametrize(
    "decree", ["decree_star_x3", "decree_small_1", "decree_large_1", "decree_view_1", "decree_free_1"]
)
def test_a_decree_that_brings_nothing_cannot_be_scored(decree: str) -> None:
    state = given(having("start | wall_i_14", decree))
    assert "score stored 1" not in offered(state)
    state = given(having("start | wall_i_14", "decree_griffin_x1"))
    assert "score stored 1" in offered(state)


@pytest.mark.rule("F-48")
def test_burnt_and_stored_tiles_do_not_count() -> None:
    state = given(having("wall_i_14 burnt | start | wall_i_03", "decree_griffin_x2 tower_i_12"))
    do(state, "score stored 1")
    assert points(state, "blue") == 2


@pytest.mark.rule("F-49")
def test_points_are_added_at_once_and_have_no_end() -> None:
    state = given(having(FIVE_GRIFFINS, "decree_griffin_x3", "points blue: 97"))
    do(state, "score stored 1")
    assert points(state, "blue") == 112


@pytest.mark.rule("F-50", "F-51")
def test_the_same_kind_may_be_scored_again() -> None:
    state = given(having(FIVE_GRIFFINS, "decree_griffin_x3 decree_griffin_x1"))
    do(state, "score stored 1", "score stored 2")
    assert points(state, "blue") == 20
    assert scored(state, "blue") == ["decree_griffin_x1", "decree_griffin_x3"]
    assert items(state, "blue") == []


@pytest.mark.rule("F-52")
def test_grass_bars_a_column_only_from_districts() -> None:
    line = "start tower_i_12 sky_i_05 grass | wall_i_14 tower_i_10"
    state = given(having(line, "decree_griffin_x1 decree_view_1"))
    do(state, "score stored 1", "score stored 2")
    assert points(state, "blue") == (2 + 2 + 2) + (0 + 2 + 2 + 2)
    assert "score stored 1" not in offered(given(having(line, "decree_small_1")))


@pytest.mark.rule("F-54", "F-58")
def test_small_district() -> None:
    line = "wall_i_12 tower_i_09 sky_i_01 | start tower_i_10 sky_star_01 | wall_i_13 tower_i_11"
    state = do(given(having(line, "decree_small_1")), "score stored 1")
    assert asks(state) == "score_choice"
    assert offered(state) == ["column -1", "column 0"]
    do(state, "column -1")
    assert points(state, "blue") == 5
    assert state.grass == 15
    assert skyline(state, "blue").split(" | ")[0] == "wall_i_12 tower_i_09 sky_i_01 grass"


@pytest.mark.rule("F-55", "F-56", "F-58")
def test_large_district() -> None:
    complete = ["wall_i_12 tower_i_09 sky_i_01", "start tower_i_10 sky_star_01", "wall_i_13 tower_i_11 sky_star_02"]
    state = do(given(having(" | ".join(complete), "decree_large_1 decree_large_2")), "score stored 1")
    assert offered(state) == ["column -1", "column 0"]
    do(state, "column 0")
    assert points(state, "blue") == 10
    assert state.grass == 14
    assert [column.endswith("grass") for column in skyline(state, "blue").split(" | ")] == [False, True, True]
    assert "score stored 2" not in offered(state), "column -1 has no partner without grass"


@pytest.mark.rule("F-54", "F-55")
def test_a_burnt_column_is_no_district() -> None:
    line = "wall_i_12 tower_i_09 sky_i_01 burnt | start tower_i_10 sky_star_01"
    state = given(having(line, "decree_large_1 decree_small_1"))
    assert [text for text in offered(state) if text.startswith("score")] == ["score stored 2"]


@pytest.mark.rule("F-57")
def test_districts_need_grass_in_the_supply() -> None:
    state = given(having("start tower_i_10 sky_star_01 | wall_i_13 tower_i_11 sky_star_02", "decree_large_1"))
    assert "score stored 1" in offered(state)
    state.grass = 1
    assert "score stored 1" not in offered(state)
    assert state.board.grass == 4 * 1 + 6 * 2, "the box holds enough for all decrees"


@pytest.mark.rule("F-68")
@pytest.mark.parametrize("factor", [1, 2, 3])
@pytest.mark.parametrize(("symbol", "count"), [("guard", 2), ("star", 3), ("flag", 2), ("griffin", 1)])
def test_status_symbols(symbol: str, count: int, factor: int) -> None:
    line = "start tower_i_09 sky_i_01 | wall_i_13 | wall_i_03"
    state = do(given(having(line, f"decree_{symbol}_x{factor}")), "score stored 1")
    assert points(state, "blue") == factor * count


@pytest.mark.rule("F-69")
def test_fine_view_over_walls_and_towers_or_towers_and_skies() -> None:
    line = "wall_i_15 tower_i_13 sky_i_06 | start tower_i_12 sky_i_02 | wall_i_13 tower_i_11 | wall_i_14 burnt"
    state = do(given(having(line, "decree_view_1")), "score stored 1")
    assert offered(state) == ["low view -1", "low view 0", "high view -1"]
    worth = {}
    for text in offered(state):
        worth[text] = points(do(state.copy(), text), "blue")
    assert worth == {"low view -1": 3 + 0 + 2 + 2, "low view 0": 0 + 2 + 2 + 2, "high view -1": 2 + 2 + 2 + 3}


@pytest.mark.rule("F-70")
def test_free_choice_of_guard_star_or_flag() -> None:
    line = "start tower_i_09 sky_i_01 | wall_i_13 | wall_i_14"
    state = do(given(having(line, "decree_free_1")), "score stored 1")
    assert offered(state) == ["count guard", "count star", "count flag"]
    do(state, "count star")
    assert points(state, "blue") == 9


def test_the_table_knows_all_colours() -> None:
    assert COLOUR_NAMES == ("blue", "red", "green", "yellow")


@pytest.mark.rule("F-48")
def test_tiles_cease_to_count_when_they_burn_and_count_again_when_restored() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: start | wall_i_14
        items blue: decree_griffin_x2
    """)
    assert "score stored 1" in offered(state)
    do(state, "roll", "dice 4 4")
    assert skyline(state, "blue") == "start | wall_i_14 burnt"
    assert "score stored 1" not in offered(state)
    do(state, "roll", "dice 6 5", "die 6", "skill", "column 1", "no", "score stored 1")
    assert points(state, "blue") > 0


@pytest.mark.rule("F-57")
def test_a_small_district_needs_a_grass_tile_too() -> None:
    state = given(having("start tower_i_10 sky_star_01", "decree_small_1"))
    assert "score stored 1" in offered(state)
    state.grass = 0
    assert "score stored 1" not in offered(state)
