"""Rounds, rolls and the use of the dice: F-13 to F-27."""

import pytest

from .table import asked, asks, begin, deal, do, end_turn, given, idle, items, kobold, odds, offered, points, row


@pytest.mark.rule("F-13")
def test_turns_go_clockwise_and_a_round_begins_with_the_start_player() -> None:
    state = deal(begin(3, start="2"))
    order = []
    for _ in range(7):
        order.append((asked(state), int(state.round)))
        idle(state)
    assert order == [("red", 1), ("green", 1), ("blue", 1), ("red", 2), ("green", 2), ("blue", 2), ("red", 3)]


@pytest.mark.rule("F-14", "F-18", "F-23")
def test_a_turn_is_roll_use_the_dice_in_any_order_and_end() -> None:
    state = deal(begin(2))
    assert offered(state) == ["roll"]
    do(state, "roll", "dice 5 2")
    assert offered(state) == ["end turn", "kobold", "die 2", "die 5"]
    do(state, "die 5", "tile wall", "right")
    assert offered(state) == ["end turn", "die 2"], "a used die is gone, and with it the kobold"
    end_turn(state)
    assert (asked(state), asks(state)) == ("red", "before_roll")
    do(state, "roll", "dice 1 2", "die 1", "skill", "juggle 6", "stop", "die 2", "tile wall", "left")
    assert offered(state) == ["end turn"]
    emptied = given("seats 2, on turn blue, dice 5-2\nwall row: . . . . wall_i_12 .\ndecree row: decree_guard_x1")
    do(emptied, "die 5", "tile wall", "store")
    end_turn(emptied)
    assert "." not in row(emptied, "wall") + row(emptied, "decree"), "at the end of the turn the board is filled"


@pytest.mark.rule("F-15", "F-40", "F-53", "F-96")
def test_free_actions_before_the_roll_and_between_the_dice() -> None:
    state = given("""
        seats 2, on turn blue
        items blue: wall_i_15 decree_guard_x3
        spells blue: spell_thief_protection_1
    """)
    assert offered(state) == ["roll", "build stored 1", "protect 1", "protect 2"]
    do(state, "build stored 1", "right")
    assert offered(state) == ["roll", "score stored 2", "protect 2"], "two guards can be counted now"
    do(state, "roll", "dice 1 2")
    assert "score stored 2" in offered(state)
    do(state, "score stored 2")
    assert points(state, "blue") == 6
    assert offered(state) == ["end turn", "kobold", "die 1", "die 2"]


@pytest.mark.rule("F-16")
def test_no_free_actions_while_juggling_or_while_the_dragon_attacks() -> None:
    state = given("""
        seats 2, on turn blue
        skyline blue: wall_i_12 | start | wall_i_13 | wall_i_14 tower_i_09 sky_i_12
        items blue: wall_i_15
    """)
    do(state, "roll", "dice 3 3")
    assert asks(state) == "burn_column"
    assert offered(state) == ["column -1", "column 1"]
    state = given("seats 2, dice 1-4\nitems blue: wall_i_15")
    do(state, "die 1", "skill", "juggle 3")
    assert offered(state) == ["again", "stop"]


@pytest.mark.rule("F-16")
def test_free_actions_after_the_end_of_the_turn_only_with_a_tile_of_big_choice_in_hand() -> None:
    text = """
        seats 2, on turn {mover}, dice 1-4
        items blue: wall_i_15 decree_star_x1
        spells blue: spell_big_choice_1
        sky row: . . . . . .
    """
    state = deal(do(given(text.format(mover="blue")), "end turn"))
    assert offered(state) == ["yes", "no"]
    do(state, "yes", "take wall 2")
    assert "build stored 1" in offered(state)
    state = deal(do(given(text.format(mover="red")), "end turn"))
    do(state, "yes", "take wall 2")
    assert asked(state) == "blue"
    assert offered(state) == ["left", "right", "swap 1", "swap 2"], "in another's turn there are no free actions"


@pytest.mark.rule("F-17")
def test_outside_his_turn_a_player_never_scores() -> None:
    state = given("""
        seats 2, on turn blue, dice 3-4
        skyline red: start tower_i_09
        items red: decree_guard_x1
    """)
    do(state, "die 3", "skill", "take wall 1", "left")
    assert asked(state) == "red"
    assert all(text == "pass" or text.startswith("take ") for text in offered(state))


@pytest.mark.rule("F-18")
def test_all_pairs_of_dice_are_equally_likely() -> None:
    state = do(deal(begin(2)), "roll")
    assert odds(state) == {f"dice {a} {b}": 1 for a in range(1, 7) for b in range(1, 7)}


@pytest.mark.rule("F-19", "F-20")
def test_a_double_is_an_attack_and_the_player_rolls_again() -> None:
    state = given("seats 2, on turn blue\nskyline red: wall_i_12 | start")
    do(state, "roll", "dice 6 6")
    assert (asked(state), asks(state), int(state.dragons)) == ("blue", "before_roll", 1)
    do(state, "roll", "dice 2 2", "roll", "dice 1 6")
    assert (asks(state), int(state.dragons)) == ("main", 2)


@pytest.mark.rule("F-21")
def test_after_the_tenth_attack_the_dice_are_unequal() -> None:
    state = do(given("seats 2, on turn blue, attacks 9"), "roll", "dice 4 4", "roll")
    assert len(odds(state)) == 30
    assert not any(text.split()[1] == text.split()[2] for text in odds(state))


@pytest.mark.rule("F-22", "F-24")
def test_what_a_die_can_buy() -> None:
    state = given("seats 2, on turn blue, dice 1-4")
    do(state, "die 4")
    assert offered(state) == ["decree", "skill", "fairy", "tile wall", "tile tower", "tile sky"]
    decrees = row(state, "decree")
    bought = do(state.copy(), "decree")
    assert (items(bought, "blue"), row(bought, "decree")[3]) == ([decrees[3]], ".")
    walls = row(state, "wall")
    bought = do(state.copy(), "tile wall", "store")
    assert (items(bought, "blue"), row(bought, "wall")[3]) == ([walls[3]], ".")
    do(state, "fairy", "take spell 1")
    deal(state)
    do(state, "die 1")
    assert offered(state) == ["decree", "skill", "tile wall", "tile tower", "tile sky"], "one die a turn for the fairy"


@pytest.mark.rule("F-25")
def test_only_what_lies_in_the_column_can_be_taken() -> None:
    state = given("""
        seats 2, on turn blue, dice 2-5
        wall row: wall_i_01 . wall_i_03
        sky row: . . . . . sky_star_01
        decree row: decree_guard_x1 . decree_guard_x2
    """)
    do(state, "die 2")
    assert offered(state) == ["fairy", "tile tower"]


@pytest.mark.rule("F-25", "F-26")
def test_a_die_without_any_use_is_not_offered() -> None:
    state = given("""
        seats 2, on turn blue, dice 2-5, triggered yes
        wall row: .
        tower row: .
        sky row: .
        decree row: .
        open spells: .
        spell stack: 0
        decree stack: 0
        wall stack: 0
        tower stack: 0
        sky stack: 0
    """)
    assert offered(state) == ["end turn", "kobold"]
    do(state, "kobold")
    assert asks(state) == "juggling", "the juggler is always there, and the only one"


@pytest.mark.rule("F-26")
@pytest.mark.parametrize(
    ("face", "line", "possible"),
    [
        (1, "", True),
        (2, "", False),
        (2, "items red: wall_i_12", True),
        (2, "items red: wall_i_12+spell_thief_protection_1", False),
        (3, "", True),
        (4, "", True),
        (5, "", True),
        (5, "decree row: .", False),
        (6, "", True),
        (6, "open spells: .\nspell stack: 0", False),
        (6, "open spells: .\nspell stack: 0\nskyline blue: wall_i_12 burnt | start", True),
    ],
)
def test_when_a_skill_can_be_used(face: int, line: str, possible: bool) -> None:
    other = 1 if face != 1 else 2
    state = given(f"seats 2, on turn blue, dice {other}-{face}\n{line}")
    do(state, f"die {face}")
    assert ("skill" in offered(state)) == possible


@pytest.mark.rule("F-27")
def test_the_second_die_sees_the_board_as_the_first_left_it() -> None:
    state = given("seats 2, on turn blue, dice 5-2")
    do(state, "kobold", "as thief", "tile wall", "store")
    assert row(state, "wall")[1] == "."
    state = given("seats 2, on turn blue, dice 5-2")
    do(state, "die 5", "skill", "take decree 2", "die 2")
    assert "decree" not in offered(state)
    assert items(state, "blue") == ["decree_guard_x2"]


@pytest.mark.rule("F-22", "F-101")
def test_the_kobold_takes_both_dice() -> None:
    state = given("seats 2, on turn blue, dice 5-2")
    do(state, "kobold")
    assert offered(state) == [f"as {n}" for n in ("juggler", "thief", "innkeeper", "architect", "mayor", "magician")]
    do(state, "as mayor")
    assert offered(state) == ["decree", "skill", "tile wall", "tile tower", "tile sky"]
    do(state, "decree")
    assert offered(state) == ["end turn"]
    assert kobold(state) == "mayor"
    end_turn(state)
    assert kobold(state) == "home"


@pytest.mark.rule("F-17")
def test_what_a_player_takes_by_big_choice_in_anothers_turn_he_builds_or_stores_and_does_nothing_else() -> None:
    state = given("""
        seats 2, on turn blue, dice 1-2
        skyline red: start tower_i_09
        items red: decree_guard_x1
        spells red: spell_big_choice_1 spell_thief_protection_1
        sky row: .
    """)
    end_turn(state)
    do(state, "yes")
    assert asked(state) == "red"
    do(state, "take wall 1")
    assert offered(state) == ["store", "left", "right"]


@pytest.mark.rule("F-27")
def test_a_row_emptied_by_the_first_die_stays_empty_for_the_second() -> None:
    state = given("seats 2, on turn blue, dice 5-2\nwall row: . . . . wall_i_12 .")
    do(state, "die 5", "tile wall", "store")
    assert row(state, "wall") == ["."] * 6
    assert "tile wall" not in offered(do(state, "die 2"))
    do(state, "decree", "score" if "score" in offered(state) else "store")
    end_turn(state)
    assert "." not in row(state, "wall")
