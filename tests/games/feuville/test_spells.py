"""Fairy, spells and kobold: F-86 to F-103."""

import pytest

from serai import IllegalAction, Record, Session

from .table import (
    GAME,
    asked,
    asks,
    deal,
    do,
    given,
    items,
    kobold,
    odds,
    offered,
    open_spells,
    points,
    removed,
    row,
    skyline,
    spell_deck,
    spells,
)

OPEN = "open spells: spell_fire_protection_1 spell_thief_protection_1 spell_big_choice_1"


@pytest.mark.rule("F-86", "F-87")
def test_a_die_of_any_value_buys_a_spell_and_the_gap_is_filled_at_once() -> None:
    state = do(given(f"seats 2, dice 2-5\n{OPEN}"), "die 2", "fairy")
    assert offered(state) == ["take spell 1", "take spell 2", "take spell 3"]
    do(state, "take spell 1")
    assert open_spells(state)[0] == "."
    assert odds(state) == {f"turn up {name}": 1 for name in spell_deck(state)}
    deal(state)
    assert "." not in open_spells(state)
    assert spells(state, "blue") == ["spell_fire_protection_1"]
    do(state, "die 5")
    assert "fairy" not in offered(state)


@pytest.mark.rule("F-88", "F-90", "F-91")
def test_fame_counts_at_once_and_goes_back_after_the_gap_is_filled() -> None:
    state = given("seats 2, dice 2-5\nopen spells: spell_fame_6 spell_fame_1 spell_fame_2")
    do(state, "die 2", "fairy", "take spell 1")
    assert "turn up spell_fame_6" not in odds(state), "it is not yet back when the gap is filled"
    deal(state)
    assert points(state, "blue") == 4
    assert spells(state, "blue") == []
    assert "spell_fame_6" in spell_deck(state)


@pytest.mark.rule("F-91")
def test_with_an_empty_deck_the_gap_is_filled_after_the_shuffle() -> None:
    state = given("seats 2, dice 2-5\nopen spells: spell_fame_6 spell_fame_1 spell_fame_2\nspell stack: 0")
    do(state, "die 2", "fairy", "take spell 1")
    assert odds(state) == {"turn up spell_fame_6": 1}
    deal(state)
    assert open_spells(state) == ["spell_fame_6", "spell_fame_1", "spell_fame_2"]
    state = given("seats 2, dice 2-5\nopen spells: spell_fire_protection_1 spell_fame_1 spell_fame_2\nspell stack: 0")
    do(state, "die 2", "fairy", "take spell 1")
    assert open_spells(state) == [".", "spell_fame_1", "spell_fame_2"], "nothing can fill it"


@pytest.mark.rule("F-91")
def test_a_gap_waits_for_the_next_used_spell() -> None:
    state = given("""
        seats 2, dice 2-5
        open spells: . spell_fame_1 spell_fame_2
        spell stack: 0
        items blue: wall_i_12+spell_thief_protection_2
    """)
    do(state, "build stored 1", "left")
    assert odds(state) == {"turn up spell_thief_protection_2": 1}


@pytest.mark.rule("F-88", "F-95")
def test_thief_protection_goes_on_an_item_at_once_or_is_kept() -> None:
    text = f"seats 2, dice 2-5\n{OPEN}\nitems blue: wall_i_12 decree_star_x1"
    state = deal(do(given(text), "die 2", "fairy", "take spell 2"))
    assert offered(state) == ["keep", "protect 1", "protect 2"]
    do(state, "protect 2")
    assert items(state, "blue") == ["wall_i_12", "decree_star_x1+"]
    assert spells(state, "blue") == [], "it takes no spell place there"
    state = deal(do(given(text), "die 2", "fairy", "take spell 2"))
    do(state, "keep")
    assert spells(state, "blue") == ["spell_thief_protection_1"]
    do(state, "protect 1")
    assert items(state, "blue") == ["wall_i_12+", "decree_star_x1"]
    assert spells(state, "blue") == []


@pytest.mark.rule("F-89")
def test_with_both_spell_places_full_one_is_replaced_for_good() -> None:
    state = given(f"seats 2, dice 2-5\n{OPEN}\nspells blue: spell_big_choice_3 spell_big_choice_4")
    deal(do(state, "die 2", "fairy", "take spell 1"))
    assert offered(state) == ["replace 1", "replace 2"]
    do(state, "replace 1")
    assert spells(state, "blue") == ["spell_fire_protection_1", "spell_big_choice_4"]
    assert removed(state) == ["spell_big_choice_3"]
    assert "spell_big_choice_3" not in spell_deck(state)


# ---------------------------------------------------------------------- big choice


@pytest.mark.rule("F-92", "F-119")
def test_big_choice_when_a_row_is_filled_at_the_end_of_a_turn() -> None:
    state = given("""
        seats 3, on turn red, start blue, dice 2-5
        sky row: .
        spells blue: spell_big_choice_1
        spells green: spell_big_choice_2
    """)
    do(state, "end turn")
    deal(state)
    assert "." not in row(state, "sky"), "first the refill, then the choice"
    assert (asked(state), asks(state)) == ("green", "use_big_choice"), "in turn order from the active player"
    do(state, "yes")
    assert len(offered(state)) == 18
    do(state, "take wall 3", "left")
    assert skyline(state, "green") == "wall_i_03 | start"
    assert "spell_big_choice_2" in spell_deck(state)
    assert asked(state) == "blue"
    do(state, "no")
    assert (asked(state), asks(state)) == ("green", "before_roll")
    assert spells(state, "blue") == ["spell_big_choice_1"]


@pytest.mark.rule("F-92")
def test_no_window_without_a_refill() -> None:
    state = given("seats 2, on turn red, dice 2-5\nspells blue: spell_big_choice_1\nsky row: sky_star_01")
    do(state, "end turn")
    assert (asked(state), asks(state)) == ("blue", "before_roll")


@pytest.mark.rule("F-93")
def test_two_big_choices_in_one_window() -> None:
    state = given("seats 2, dice 2-5\nsky row: .\nspells red: spell_big_choice_1 spell_big_choice_2")
    deal(do(state, "end turn"))
    do(state, "yes", "take wall 1", "left")
    assert (asked(state), asks(state)) == ("red", "use_big_choice")
    do(state, "yes", "take tower 1", "column 0")
    assert skyline(state, "red") == "wall_i_01 | start tower_i_01"
    assert (asked(state), asks(state)) == ("red", "before_roll")


@pytest.mark.rule("F-93")
def test_big_choice_is_offered_only_while_a_tile_lies_open() -> None:
    state = given("""
        seats 2, dice 4-5
        wall row: wall_i_01
        tower row: .
        sky row: .
        wall stack: 0
        tower stack: 0
        sky stack: 0
        spells red: spell_big_choice_1 spell_big_choice_2
    """)
    do(state, "die 4", "skill", "yes", "left")
    assert (asked(state), asks(state)) == ("blue", "main")
    assert len(spells(state, "red")) == 1


@pytest.mark.rule("F-92")
def test_a_tile_of_big_choice_may_be_stored_or_swapped_in() -> None:
    state = given("""
        seats 2, dice 2-5
        sky row: .
        items red: wall_i_12 wall_i_13
        spells red: spell_big_choice_1
    """)
    deal(do(state, "end turn"))
    do(state, "yes", "take sky 1", "swap 1")
    assert items(state, "red")[1] == "wall_i_13"
    assert removed(state) == ["wall_i_12"]


@pytest.mark.rule("F-90")
def test_using_a_spell_cannot_be_taken_back() -> None:
    record = Record(GAME, {"start_player": "1"}, 2)
    session = Session(record)
    state = given("seats 2, dice 2-5\nsky row: .\nspells blue: spell_big_choice_1")
    session._newest = [deal(do(state, "end turn"))]
    session.play(0, GAME.parse("yes"))
    assert session.undoable(0) is None


# ---------------------------------------------------------------------- thief protection


@pytest.mark.rule("F-95")
def test_one_protection_an_item() -> None:
    state = given("""
        seats 2, on turn blue
        items blue: wall_i_12+spell_thief_protection_1
        spells blue: spell_thief_protection_2
    """)
    assert "protect 1" not in offered(state)


@pytest.mark.rule("F-96")
def test_protection_is_no_reaction_to_a_thief() -> None:
    state = given("""
        seats 2, on turn blue, dice 2-5
        items red: wall_i_12
        spells red: spell_thief_protection_1
    """)
    do(state, "die 2", "skill")
    assert (asked(state), items(state, "red")) == ("blue", []), "nobody asks the owner"


@pytest.mark.rule("F-97")
def test_protection_cannot_be_moved() -> None:
    state = given("seats 2, on turn blue\nitems blue: sky_i_12+spell_thief_protection_1 sky_i_11")
    assert offered(state) == ["roll"]
    with pytest.raises(IllegalAction):
        do(state, "protect 2")


# ---------------------------------------------------------------------- fire protection


@pytest.mark.rule("F-99", "F-110")
def test_fire_protection_saves_the_whole_skyline_once() -> None:
    state = given("""
        seats 2, on turn blue
        skyline red: wall_i_12 | start | wall_i_13
        spells red: spell_fire_protection_1
    """)
    do(state, "roll", "dice 4 4")
    assert (asked(state), asks(state), offered(state)) == ("red", "use_fire_protection", ["yes", "no"])
    burnt = do(state.copy(), "no")
    assert skyline(burnt, "red") == "wall_i_12 burnt | start | wall_i_13 burnt"
    assert spells(burnt, "red") == ["spell_fire_protection_1"]
    do(state, "yes")
    assert skyline(state, "red") == "wall_i_12 | start | wall_i_13"
    assert spells(state, "red") == []
    assert "spell_fire_protection_1" in spell_deck(state)


@pytest.mark.rule("F-99")
def test_fire_protection_is_not_asked_for_where_nothing_would_burn() -> None:
    state = given("seats 2, on turn blue\nspells red: spell_fire_protection_1")
    do(state, "roll", "dice 4 4")
    assert (asked(state), asks(state)) == ("blue", "before_roll")


@pytest.mark.rule("F-100")
def test_stored_spells_are_public() -> None:
    state = given("seats 2, on turn blue\nspells red: spell_fire_protection_1")
    assert state.view(0)["spells"] == state.view(1)["spells"] == state.view(None)["spells"] == list(state.spells)


# ---------------------------------------------------------------------- kobold


@pytest.mark.rule("F-101", "F-102")
@pytest.mark.parametrize("use", ["tile wall", "decree", "skill"])
def test_the_kobold_has_one_action_in_all_and_goes_home(use: str) -> None:
    state = given("seats 2, dice 2-5")
    do(state, "kobold", "as mayor")
    assert not {"fairy", "city"} & set(offered(state))
    do(state, use, *{"tile wall": ["store"], "decree": [], "skill": ["take decree 1"]}[use])
    assert kobold(state) == "mayor"
    assert offered(state)[:1] == ["end turn"]
    assert not any(text.startswith("die") or text == "kobold" for text in offered(state))
    deal(do(state, "end turn"))
    assert kobold(state) == "home"


@pytest.mark.rule("F-101")
def test_the_kobold_imitates_only_who_has_something_to_give() -> None:
    state = given("seats 2, dice 2-5\nwall row: .\ntower row: .\nsky row: .\ndecree row: decree_star_x1")
    do(state, "kobold")
    assert offered(state) == ["as juggler", "as architect", "as mayor", "as magician"]


@pytest.mark.rule("F-90")
def test_used_spells_leave_their_place_and_go_back_to_the_deck() -> None:
    state = given("seats 2, dice 2-5\nsky row: .\nspells blue: spell_big_choice_1")
    do(deal(do(state, "end turn")), "yes", "take wall 1", "store")
    deal(state)
    assert spells(state, "blue") == []
    assert "spell_big_choice_1" in spell_deck(state)
    state = given("seats 2, on turn blue\nskyline red: wall_i_12 | start\nspells red: spell_fire_protection_1")
    do(state, "roll", "dice 4 4", "yes")
    assert spells(state, "red") == []
    assert "spell_fire_protection_1" in spell_deck(state)
    state = given("seats 2\nitems blue: wall_i_12+spell_thief_protection_1")
    do(state, "build stored 1", "left")
    assert "spell_thief_protection_1" in spell_deck(state)


@pytest.mark.rule("F-95")
def test_of_two_items_the_protected_one_cannot_be_stolen() -> None:
    free = do(given("seats 3, dice 2-4\nitems red: sky_i_01 sky_i_02\nitems green: sky_i_03"), "die 2", "skill")
    everything = offered(free)
    assert len(everything) == 3
    for place in (0, 1):
        things = ["sky_i_01", "sky_i_02"]
        things[place] += "+spell_thief_protection_1"
        state = given(f"seats 3, dice 2-4\nitems red: {' '.join(things)}\nitems green: sky_i_03")
        assert offered(do(state, "die 2", "skill")) == [text for n, text in enumerate(everything) if n != place]


@pytest.mark.rule("F-95")
def test_a_protection_just_taken_does_not_go_on_a_protected_item() -> None:
    text = f"seats 2, dice 2-5\n{OPEN}\nitems blue: wall_i_12+spell_thief_protection_2 decree_star_x1"
    state = deal(do(given(text), "die 2", "fairy", "take spell 2"))
    assert offered(state) == ["keep", "protect 2"]
