"""Pirate ships: whom they make pay, and where."""

import pytest

from .table import MAP_X, MAP_Y, do, given, price_of, production, stands

THREE = f"seats 3, on turn green\n{MAP_X}\nships black: 6b\n"
JOINED = f"{MAP_Y} 8@1,0/3"


@pytest.mark.rule("I-90", "I-91", "I-92")
def test_a_pirate_has_influence_on_the_islands_of_its_tile_all_over() -> None:
    state = given(THREE + "ships orange: den9\nships green: 14a")
    costs = {
        home: price_of(state, "green", "plantation", home) for home in ("14A", "18B", "9A", "9B", "14B", "6A", "18A")
    }
    assert costs == {"14A": 3, "18B": 3, "9A": 3, "9B": 3, "14B": 2, "6A": 2, "18A": 2}
    assert [price_of(state, "green", card, "18B") for card in ("gold_mine", "building")] == [7, 4]
    assert [price_of(state, "green", card, "6A") for card in ("gold_mine", "building")] == [5, 2]


@pytest.mark.rule("I-93")
def test_own_pirates_cost_nothing() -> None:
    state = given(THREE + "ships orange: den9\nships green: 14a")
    assert [price_of(state, "orange", card, "14A") for card in ("plantation", "gold_mine", "building")] == [2, 5, 2]


@pytest.mark.rule("I-94")
def test_several_pirates_do_not_add_up() -> None:
    state = given(f"seats 3, on turn green\n{JOINED}\nships orange: den5\nships black: den9\nships green: 8a")
    assert [price_of(state, colour, "gold_mine", "8A") for colour in ("green", "orange", "black")] == [7, 7, 7]


@pytest.mark.rule("I-92", "I-74")
def test_a_fort_lifts_the_piracy_cost_on_its_island_only() -> None:
    text = f"seats 3, on turn green\n{JOINED}\nships orange: den5\nships black: den9\nships green: 8a\n"
    state = given(text + "pioneers green: 9a2=fort")
    assert price_of(state, "green", "gold_mine", "8A") == 5
    assert price_of(state, "green", "plantation", "5B") == 3
    assert price_of(state, "orange", "plantation", "8A") == 3


@pytest.mark.rule("I-96")
def test_what_stands_is_not_touched_and_the_moment_of_playing_counts() -> None:
    text = THREE + "ships orange: 14b\nships green: 14a\npioneers green: 14a2\nhand orange: 2*ship"
    state = given(text.replace("on turn green", "on turn orange"))
    assert price_of(state, "green", "plantation", "14A") == 2
    do(state, "play ship", "from supply", "to den 9")
    assert price_of(state, "green", "plantation", "14A") == 3
    assert (stands(state, "14a2"), production(state, "green")) == ("green", {"dye": 1})
