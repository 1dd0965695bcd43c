"""Taking, storing and building tiles: F-28 to F-44."""

import pytest

from serai import IllegalAction

from .table import asks, begin, deal, do, given, hand, items, offered, removed, row, skyline, spell_deck, spells


@pytest.mark.rule("F-28", "F-29", "F-37")
def test_a_tile_taken_is_built_or_stored() -> None:
    state = given("seats 2, on turn blue, dice 3-4")
    do(state, "die 3", "tile wall")
    assert hand(state) == "wall_i_03"
    assert row(state, "wall") == ["wall_i_01", "wall_i_02", ".", "wall_i_04", "wall_i_05", "wall_i_06"]
    assert offered(state) == ["store", "left", "right"]
    do(state.copy(), "left")
    do(state, "right")
    assert skyline(state, "blue") == "start | wall_i_03"
    do(state, "die 4", "tile wall", "left")
    assert skyline(state, "blue") == "wall_i_04 | start | wall_i_03"


@pytest.mark.rule("F-29", "F-33")
def test_a_tile_that_fits_nowhere_is_stored_without_a_question() -> None:
    state = do(given("seats 2, on turn blue, dice 3-4"), "die 3", "tile sky")
    assert (asks(state), items(state, "blue")) == ("main", ["sky_star_03"])


@pytest.mark.rule("F-30", "F-31", "F-32", "F-33")
def test_with_both_places_full_the_new_tile_is_swapped_in() -> None:
    state = given("seats 2, on turn blue, dice 3-4\nitems blue: sky_i_01 decree_small_1")
    assert not any(text.startswith("swap") for text in offered(state)), "nothing is thrown away just so"
    room = given("seats 2, on turn blue, dice 3-4\nitems blue: sky_i_01")
    assert not any(text.startswith("swap") for text in offered(do(room, "die 3", "tile wall"))), "there is a free place"
    do(state, "die 3", "tile sky")
    assert offered(state) == ["swap 1", "swap 2"], "the new tile itself cannot be thrown away"
    do(state, "swap 2")
    assert items(state, "blue") == ["sky_i_01", "sky_star_03"]
    assert removed(state) == ["decree_small_1"]


@pytest.mark.rule("F-33", "F-50")
def test_scored_decrees_take_no_place() -> None:
    state = given("seats 2, on turn blue, dice 3-4\nscored blue: decree_small_1 decree_small_2 decree_small_3")
    do(state, "die 3", "tile wall", "store", "die 4", "tile wall", "store")
    assert items(state, "blue") == ["wall_i_03", "wall_i_04"]


@pytest.mark.rule("F-34")
def test_a_free_action_makes_room_for_the_tile_in_hand() -> None:
    state = given("""
        seats 2, on turn blue, dice 3-4
        items blue: wall_i_15 decree_guard_x2
    """)
    do(state, "die 3", "tile sky")
    assert offered(state) == ["build stored 1", "swap 1", "swap 2"]
    do(state, "build stored 1", "left")
    assert hand(state) == "sky_star_03"
    assert offered(state) == ["store", "score stored 2"]
    do(state, "score stored 2")
    assert items(state, "blue") == ["sky_star_03"], "only storing is left, and so it is done"


@pytest.mark.rule("F-35", "F-98")
@pytest.mark.parametrize("way", ["build", "score", "swap"])
def test_a_protected_item_that_leaves_its_place_loses_its_protection(way: str) -> None:
    item = "decree_guard_x1" if way == "score" else "wall_i_12"
    state = given(f"""
        seats 2, on turn blue, dice 3-4
        skyline blue: start tower_i_09
        items blue: {item}+spell_thief_protection_1 sky_i_12
    """)
    assert "spell_thief_protection_1" not in spell_deck(state)
    if way == "build":
        do(state, "build stored 1", "left")
    elif way == "score":
        do(state, "score stored 1")
    else:
        do(state, "die 3", "decree", "swap 1")
    assert "spell_thief_protection_1" in spell_deck(state)
    assert spells(state, "blue") == []


@pytest.mark.rule("F-36", "F-37", "F-38")
def test_walls_at_the_ends_towers_on_walls_skies_on_towers() -> None:
    text = """
        seats 2, on turn blue
        skyline blue: wall_i_12 tower_i_09 sky_star_01 | wall_i_13 | start tower_i_10 | wall_i_14 tower_i_11 burnt
        items blue: {} {}
    """
    state = do(given(text.format("tower_i_12", "sky_i_01")), "build stored 1")
    assert skyline(state, "blue").split(" | ")[1] == "wall_i_13 tower_i_12"
    do(state, "build stored 2")
    assert offered(state) == ["column -1", "column 0"], "not on a ruin, not on a sky, not in the air"
    state = do(given(text.format("wall_i_15", "sky_i_01")), "build stored 1")
    assert offered(state) == ["left", "right"]
    state = do(given(text.format("wall_i_15", "sky_i_01")), "build stored 2")
    assert skyline(state, "blue").split(" | ")[2] == "start tower_i_10 sky_i_01", "a sky needs a tower beneath it"


@pytest.mark.rule("F-39")
def test_any_tower_fits_any_wall_and_any_sky_any_tower() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: wall_i_01 | start | wall_i_05 | wall_i_09
        items blue: tower_i_05 sky_i_01
    """)
    do(state, "build stored 1")
    assert offered(state) == ["column -1", "column 0", "column 1", "column 2"]
    do(state, "column -1", "build stored 2")
    assert skyline(state, "blue").split(" | ")[0] == "wall_i_01 tower_i_05 sky_i_01"


@pytest.mark.rule("F-40")
def test_a_stored_tile_without_a_spot_cannot_be_built() -> None:
    state = given("seats 2, on turn blue\nitems blue: sky_i_01 tower_i_01")
    assert offered(state) == ["roll", "build stored 2"]
    do(state, "build stored 2", "build stored 1")
    assert skyline(state, "blue") == "start tower_i_01 sky_i_01"


@pytest.mark.rule("F-41")
def test_nothing_takes_a_built_tile_away() -> None:
    state = deal(begin(2))
    do(state, "roll", "dice 3 4", "die 3", "tile wall", "left")
    with pytest.raises(IllegalAction):
        do(state, "left")
    assert offered(state) == ["end turn", "die 4"]


@pytest.mark.rule("F-42")
def test_a_wall_may_stand_next_to_a_ruin() -> None:
    state = given("seats 2, on turn blue\nskyline blue: wall_i_12 burnt | start\nitems blue: wall_i_13")
    do(state, "build stored 1", "left")
    assert skyline(state, "blue") == "wall_i_13 | wall_i_12 burnt | start"


@pytest.mark.rule("F-43")
def test_the_start_tile_is_a_plain_wall_without_symbols() -> None:
    state = given("seats 2, on turn blue\nskyline blue: start tower_i_09 sky_star_01\nitems blue: decree_small_1")
    assert list(state.tally[:4]) == [2, 1, 0, 0]
    do(state, "score stored 1")
    assert skyline(state, "blue") == "start tower_i_09 sky_star_01 grass"


@pytest.mark.rule("F-44", "F-114")
def test_building_a_sky_with_clouds_restores_columns() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: wall_i_12 burnt | start tower_i_09 | wall_i_13 burnt
        items blue: sky_i_12 sky_i_01
    """)
    do(state.copy(), "build stored 2")
    do(state, "build stored 1")
    assert offered(state) == ["stop", "column -1", "column 1"]
    do(state, "column 1", "column -1")
    assert skyline(state, "blue") == "wall_i_12 | start tower_i_09 sky_i_12 | wall_i_13"


@pytest.mark.rule("F-44")
def test_a_sky_without_clouds_restores_nothing() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: wall_i_12 burnt | start tower_i_09 | wall_i_14 tower_i_10 sky_i_12
        items blue: sky_i_01
    """)
    do(state, "build stored 1")
    assert asks(state) == "before_roll"
