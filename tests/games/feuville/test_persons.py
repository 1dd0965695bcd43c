"""The six persons: F-71 to F-85."""

import pytest

from serai import IllegalAction

from .table import (
    asked,
    asks,
    deal,
    do,
    given,
    hand,
    items,
    kobold,
    odds,
    offered,
    open_spells,
    points,
    row,
    skyline,
    spells,
)

# ---------------------------------------------------------------------- juggler


@pytest.mark.rule("F-71")
def test_the_juggler_rolls_at_least_once() -> None:
    state = do(given("seats 2, dice 1-4"), "die 1", "skill")
    assert odds(state) == {f"juggle {face}": 1 for face in range(1, 7)}
    do(state, "juggle 4")
    assert offered(state) == ["again", "stop"]
    do(state, "again", "juggle 5")
    assert offered(state) == ["again", "stop"], "nine is below ten"


@pytest.mark.rule("F-71", "F-72", "F-131")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("rolls", "own", "others"),
    [((3,), 3, 7), ((4, 3), 7, 3), ((4, 6), 10, 0), ((5, 6), 0, 1), ((4, 5, 6), 0, 5), ((1, 1), 2, 8)],
)
def test_what_juggling_is_worth(seats: int, rolls: tuple[int, ...], own: int, others: int) -> None:
    state = do(given(f"seats {seats}, dice 1-4"), "die 1", "skill")
    for number, face in enumerate(rolls):
        do(state, *(["again"] if number else []), f"juggle {face}")
    if sum(rolls) < 10:
        do(state, "stop")
    assert asks(state) == "main"
    assert list(state.points) == [own] + [others] * (seats - 1)


# ---------------------------------------------------------------------- thief


@pytest.mark.rule("F-73")
def test_the_thief_takes_an_unprotected_item_of_any_opponent() -> None:
    state = given("""
        seats 3, on turn blue, dice 2-4
        items blue: sky_i_01 sky_i_02
        items red: wall_i_12 wall_i_13+spell_thief_protection_1
        items green: decree_guard_x1
        spells green: spell_fire_protection_1
        skyline green: start tower_i_09
    """)
    do(state, "die 2", "skill")
    assert offered(state) == ["steal red 1", "steal green 1"]
    built = do(state.copy(), "steal red 1")
    assert offered(built) == ["left", "right", "swap 1", "swap 2"], "a place may be cleared for it"
    do(state, "steal green 1")
    assert hand(state) == "decree_guard_x1"
    assert items(state, "green") == []
    assert spells(state, "green") == ["spell_fire_protection_1"]
    do(state, "swap 1")
    assert items(state, "blue") == ["decree_guard_x1", "sky_i_02"]


@pytest.mark.rule("F-73")
def test_a_stolen_thing_can_be_used_at_once() -> None:
    state = given("""
        seats 2, on turn blue, dice 2-4
        skyline blue: start tower_i_09
        items red: decree_guard_x2 wall_i_12
    """)
    do(state, "die 2", "skill", "steal red 1", "score")
    assert points(state, "blue") == 4


# ---------------------------------------------------------------------- innkeeper


@pytest.mark.rule("F-74", "F-75", "F-76", "F-77")
def test_the_treat_round() -> None:
    state = given("seats 3, on turn red, start blue, dice 3-4\nitems red: sky_i_01 sky_i_02")
    do(state, "die 3", "skill")
    assert (asked(state), asks(state)) == ("red", "innkeeper_tile")
    assert len(offered(state)) == 18 + 1
    do(state, "take sky 1")
    assert offered(state) == ["swap 1", "swap 2"], "the host may store or swap"
    do(state, "swap 1")
    assert asked(state) == "green"
    assert not any("sky" in text for text in offered(state)), "a guest takes only what he can build"
    do(state, "take tower 2")
    assert skyline(state, "green") == "start tower_i_02"
    assert asked(state) == "blue"
    do(state, "pass")
    assert (asked(state), asks(state)) == ("red", "innkeeper_tile")
    do(state, "take wall 6", "right")
    assert skyline(state, "red") == "start | wall_i_06"
    assert (asked(state), asks(state)) == ("red", "main")


@pytest.mark.rule("F-74", "F-77")
def test_the_host_may_decline_both_times() -> None:
    state = do(given("seats 2, dice 3-4"), "die 3", "skill", "pass", "pass", "pass")
    assert asks(state) == "main"


@pytest.mark.rule("F-75")
def test_a_guest_must_build_at_once() -> None:
    state = do(given("seats 2, dice 3-4"), "die 3", "skill", "pass", "take wall 1")
    assert (asked(state), offered(state)) == ("red", ["left", "right"])
    with pytest.raises(IllegalAction):
        do(state, "store")


@pytest.mark.rule("F-78", "F-122")
def test_a_row_emptied_in_the_treat_round_is_filled_at_once() -> None:
    state = given("seats 2, dice 3-4\ntower row: . . tower_i_03\nsky row: .")
    do(state, "die 3", "skill", "take tower 3", "store")
    assert asks(state) == "deal_tiles"
    assert all("tower" in text for text in odds(state))
    deal(state)
    assert "." not in row(state, "tower")
    assert row(state, "sky") == ["."] * 6, "a row that was empty before waits for the end of the turn"
    gaps = given("seats 2, dice 3-4\ntower row: tower_i_01 . tower_i_03")
    do(gaps, "die 3", "skill", "take tower 3", "store")
    assert row(gaps, "tower") == ["tower_i_01", ".", ".", ".", ".", "."], "a row with a tile is not filled"
    assert asked(gaps) == "red"
    assert asked(state) == "red"


@pytest.mark.rule("F-78", "F-92")
def test_the_refill_in_a_treat_round_opens_a_window_which_may_empty_a_row_again() -> None:
    state = given("""
        seats 2, dice 3-4
        wall row: wall_i_01
        tower row: . . tower_i_03
        spells red: spell_big_choice_1 spell_big_choice_2
    """)
    do(state, "die 3", "skill", "take tower 3", "store")
    deal(state)
    assert (asked(state), asks(state)) == ("red", "use_big_choice")
    do(state, "yes", "take wall 1", "store")
    assert asks(state) == "use_big_choice", "he holds another"
    do(state, "no")
    deal(state)
    assert "." not in row(state, "wall")
    assert asks(state) == "use_big_choice", "a row was filled again"
    do(state, "no")
    assert asks(state) == "innkeeper_tile"


# ---------------------------------------------------------------------- architect, mayor


@pytest.mark.rule("F-79", "F-122")
def test_the_architect_fills_all_gaps_first() -> None:
    state = given("seats 2, dice 4-5\nwall row: . wall_i_02\nsky row: . . sky_star_03 sky_i_01 . .")
    do(state, "die 4", "skill")
    deal(state)
    assert "." not in row(state, "wall") + row(state, "tower") + row(state, "sky")
    assert row(state, "wall")[1] == "wall_i_02"
    assert row(state, "sky")[2:4] == ["sky_star_03", "sky_i_01"]
    assert asks(state) == "choose_tile"
    assert len(offered(state)) == 18
    do(state, "take wall 4")
    assert offered(state) == ["store", "left", "right"]


@pytest.mark.rule("F-79", "F-94")
def test_big_choice_comes_before_the_architects_pick_and_leaves_a_gap() -> None:
    state = given("seats 2, dice 4-5\nspells red: spell_big_choice_1")
    do(state, "die 4", "skill")
    assert (asked(state), asks(state)) == ("red", "use_big_choice")
    do(state, "yes", "take wall 4", "left")
    assert (asked(state), asks(state)) == ("blue", "choose_tile")
    assert "take wall 4" not in offered(state)


@pytest.mark.rule("F-80")
def test_the_architect_yields_nothing_if_no_tile_is_left() -> None:
    state = given("""
        seats 2, dice 4-5
        wall row: wall_i_01
        tower row: .
        sky row: .
        wall stack: 0
        tower stack: 0
        sky stack: 0
        spells red: spell_big_choice_1
    """)
    do(state, "die 4", "skill", "yes")
    do(state, "left")
    assert (asked(state), asks(state)) == ("blue", "main")


@pytest.mark.rule("F-81")
def test_the_mayor_takes_any_decree() -> None:
    state = given("seats 2, dice 4-5\nskyline blue: start tower_i_11\ndecree row: decree_guard_x1 . decree_star_x3")
    do(state, "die 5", "skill")
    assert offered(state) == ["take decree 1", "take decree 3"]
    do(state, "take decree 3")
    assert offered(state) == ["store", "score"]
    do(state, "score")
    assert points(state, "blue") == 6
    assert row(state, "decree") == ["decree_guard_x1", *["."] * 5], "it is filled at the end of the turn"


# ---------------------------------------------------------------------- magician


@pytest.mark.rule("F-82", "F-83", "F-84")
def test_the_magician_restores_up_to_two_columns_and_gives_a_spell() -> None:
    state = given("""
        seats 2, dice 6-5
        skyline blue: wall_i_12 burnt | start | wall_i_13 burnt | wall_i_14 burnt
    """)
    do(state, "die 6", "skill")
    assert asks(state) == "restore_column"
    assert offered(state) == ["stop", "column -1", "column 1", "column 2"], "clouds are not asked for"
    do(state, "column 2", "column -1")
    assert skyline(state, "blue") == "wall_i_12 | start | wall_i_13 burnt | wall_i_14"
    assert (asks(state), offered(state)) == ("magician_spell", ["yes", "no"])
    do(state, "yes", "take spell 1")
    deal(state)
    do(state, "die 5")
    assert "fairy" in offered(state), "that was no use of the fairy"


@pytest.mark.rule("F-82", "F-83")
def test_the_magician_may_restore_nothing_and_give_no_spell() -> None:
    state = given("seats 2, dice 6-5\nskyline blue: wall_i_12 burnt | start")
    do(state, "die 6", "skill", "stop", "no")
    assert asks(state) == "main"
    state = do(given("seats 2, dice 6-5"), "die 6", "skill")
    assert asks(state) == "magician_spell", "nothing is burnt, and yet there is a spell"


@pytest.mark.rule("F-84")
def test_a_restored_column_can_burn_again() -> None:
    state = given("seats 2, on turn blue, dice 6-5\nskyline blue: wall_i_12 burnt | start tower_i_09")
    do(state, "die 6", "skill", "column -1", "no", "end turn", "roll", "dice 2 2")
    assert skyline(state, "blue") == "wall_i_12 burnt | start tower_i_09"


@pytest.mark.rule("F-113")
def test_the_kobold_imitates_the_magician() -> None:
    state = given("seats 2, dice 2-5\nskyline blue: wall_i_12 burnt | start | wall_i_13 burnt")
    do(state, "kobold", "as magician", "skill", "column 1", "stop", "no")
    assert skyline(state, "blue") == "wall_i_12 burnt | start | wall_i_13"
    assert kobold(state) == "magician"


@pytest.mark.rule("F-85")
@pytest.mark.parametrize("person", ["juggler", "architect", "mayor", "magician"])
def test_no_skill_touches_what_others_have(person: str) -> None:
    state = given("""
        seats 2, dice 2-5
        skyline red: wall_i_12 burnt | start tower_i_09
        items red: wall_i_13
    """)
    do(state, "kobold", f"as {person}", "skill")
    while asks(state) != "main":
        deal(state)
        state.play(state.decider, state.legal(state.decider)[0] if not state.chance else state.outcomes()[0][0])
    assert skyline(state, "red") == "wall_i_12 burnt | start tower_i_09"
    assert items(state, "red") == ["wall_i_13"]
    assert "." not in open_spells(state)


@pytest.mark.rule("F-82")
def test_the_magician_restores_no_third_column_though_clouds_are_left() -> None:
    state = given(
        """
        seats 2, dice 6-5
        skyline blue: wall_i_12 burnt | start tower_i_09 sky_i_12 | wall_i_13 burnt | wall_i_14 burnt | {}
    """.format("wall_i_15 tower_i_10 sky_ii_12")
    )
    do(state, "die 6", "skill", "column -1", "column 1")
    assert skyline(state, "blue").count("burnt") == 1
    assert asks(state) == "magician_spell"
