"""The end: the last round, the lull, the final reckoning."""

import pytest

from serai.games.ilos.turn import BY_PIONEERS, finish

from .table import GAME, MAP_X, asked, do, given, hand_size, let_chance, offered, on_turn, production, stands, stock

NINE = "14a1 14a2 9a2=dye 18b1 18b2=dye 14b1 6b1 6a1 18a1"
"""Nine sites of map X; 9a1 (spice), 9b1 (dye) and 6a2 are free."""
FOUR = f"seats 4, start orange\n{MAP_X}\nships orange: 9b\nships green: 14a\nships black: 6a\nships yellow: 18a\n"


def lines(text: str, turn: str) -> str:
    return text.replace("seats 4", f"seats 4, on turn {turn}")


@pytest.mark.rule("I-103", "I-104")
def test_the_tenth_pioneer_makes_this_round_the_last() -> None:
    state = given(lines(FOUR, "green") + f"pioneers green: {NINE}\nhand green: plantation 2*ruin ship market\n")
    assert not state.last_round
    do(state, "play plantation", "pay ruin", "pay ruin")
    assert (stands(state, "9a1"), state.last_round, state.pioneers[1]) == ("green", True, 0)
    assert "end actions" in offered(state)
    let_chance(do(state, "end actions"))  # he produces and draws as ever
    assert (stock(state, "green")["spice"] > 0, hand_size(state, "green")) == (True, 2 + 4)
    turns = []
    while not state.over:
        turns.append(on_turn(state))
        let_chance(do(state, "end actions"))
    assert (turns, state.ending) == (["black", "yellow"], "pioneers")


@pytest.mark.rule("I-104")
def test_if_the_last_of_the_round_places_it_nobody_plays_on() -> None:
    text = lines(FOUR, "yellow").replace("yellow: 18a", "yellow: 9a")
    state = given(text + f"pioneers yellow: {NINE}\nhand yellow: plantation 2*ruin")
    let_chance(do(state, "play plantation", "end actions"))
    assert (state.over, asked(state)) == (True, "nobody")


@pytest.mark.rule("I-105")
def test_others_may_place_their_tenth_pioneer_too() -> None:
    map_ = "map: 14@0,0 9@1,0/4 6@-1,0/3 18@0,1/4 1@0,-1/1 13@-1,1/1"
    text = f"seats 2, on turn orange, start orange\n{map_}\nships orange: 9b\nships green: 1a\n"
    text += f"pioneers orange: {NINE}\nhand orange: plantation 2*ruin\nhand green: plantation 2*market"
    state = given(text)
    let_chance(do(state, "play plantation", "end actions"))
    assert (state.last_round, on_turn(state)) == (True, "green")
    do(state, "play plantation", "site 1a1")
    assert not state.over
    both = given(text)
    let_chance(do(both, "play plantation", "end actions"))
    both.pioneers[1] = 1  # as if nine stood elsewhere
    do(both, "play plantation", "site 1a1")
    assert both.last_round
    let_chance(do(state, "end actions"))
    assert state.ending == "pioneers"


@pytest.mark.rule("I-106")
def test_five_rounds_without_a_pioneer_end_the_game() -> None:
    state = given(f"seats 2, round 9\n{MAP_X}\nships orange: 9b\nships green: 14a")
    for number in range(10):
        assert not state.over
        assert (state.round, state.lull) == (9 + number // 2, number // 2)
        let_chance(do(state, "end actions"))
    assert (state.ending, state.round) == ("lull", 13)


@pytest.mark.rule("I-106")
def test_a_pioneer_resets_the_count() -> None:
    state = given(
        f"seats 2, round 13, lull 4, on turn green\n{MAP_X}\nships orange: 9b\nships green: 14a\n"
        "hand green: plantation 2*ruin"
    )
    do(state, "play plantation", "site 9a1")
    let_chance(do(state, "end actions"))
    assert (state.over, state.lull, state.round) == (False, 0, 14)


@pytest.mark.rule("I-108", "I-109")
def test_stocks_are_counted_at_the_present_prices_and_nothing_else() -> None:
    text = FOUR + "pioneers orange: 9a1 14b1\nstock orange: 4*spice 2*gold\nstock green: ebony\nraises: spice gold\n"
    state = given(text + "hand orange: 9*ship")
    assert production(state, "orange") == {"spice": 1, "gold": 1}
    assert state.scores == (0, 0, 0, 0)  # hidden until the end
    finish(state, BY_PIONEERS)
    assert state.scores == (4 * 2 + 2 * 5, 1, 0, 0)
    assert state.view(3)["stock"][0] == [0, 4, 0, 2]  # all screens are lifted


@pytest.mark.rule("I-110")
def test_the_richest_wins() -> None:
    state = given(FOUR + "stock orange: 3*gold\nstock green: 10*dye\nstock black: 2*gold ebony\nstock yellow: ebony")
    finish(state, BY_PIONEERS)
    assert (state.scores, state.ranking) == ((9, 10, 7, 1), (2, 1, 3, 4))


@pytest.mark.rule("I-111")
def test_among_equals_the_one_with_more_pioneers_wins() -> None:
    text = FOUR + "stock orange: 3*gold\nstock green: 9*dye\nstock black: 9*spice\npioneers green: 14a1\n"
    state = given(text + "pioneers black: 6a1")
    finish(state, BY_PIONEERS)
    assert (state.scores, state.ranking) == ((9, 9, 9, 0), (3, 1, 1, 4))


@pytest.mark.rule("I-112")
def test_who_is_still_equal_shares_the_win() -> None:
    state = given(FOUR + "stock orange: 3*gold\nstock green: 9*dye\npioneers green: 14a1\npioneers orange: 14a2")
    finish(state, BY_PIONEERS)
    assert state.ranking == (1, 1, 3, 3)


def test_the_game_ends_within_its_bound() -> None:
    assert [GAME.bound(seats, {}) for seats in GAME.seats] == [
        5 * (9 * seats + 1) * seats * 420 + 10 * seats for seats in GAME.seats
    ]


@pytest.mark.rule("I-103")
def test_the_ninth_pioneer_changes_nothing() -> None:
    eight = NINE.rpartition(" ")[0]
    state = given(lines(FOUR, "green") + f"pioneers green: {eight}\nhand green: plantation 2*ruin ship market\n")
    do(state, "play plantation", "pay ruin", "pay ruin")
    assert (stands(state, "9a1"), state.last_round, state.pioneers[1]) == ("green", False, 1)
