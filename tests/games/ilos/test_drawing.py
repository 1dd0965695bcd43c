"""Phase 2 and phase 3: goods, cards, and piles that run out."""

import pytest

from .table import (
    MAP_X,
    discard,
    do,
    given,
    hand,
    hand_size,
    let_chance,
    odds,
    offered,
    on_turn,
    production,
    stock,
)

THREE = f"seats 3, on turn orange\n{MAP_X}\nships orange: 14a\nships green: 9b\nships black: 6a\n"


@pytest.mark.rule("I-97")
def test_every_token_on_the_board_brings_a_unit_also_those_of_this_turn() -> None:
    state = given(THREE + "pioneers orange: 14a1 14a2\nhand orange: plantation 2*ruin\nstock orange: spice")
    do(state, "play plantation", "end actions")
    assert stock(state, "orange") == {"spice": 2, "dye": 1, "gold": 1}
    assert production(state, "orange") == {"spice": 1, "dye": 1, "gold": 1}


@pytest.mark.rule("I-98", "I-99")
def test_three_cards_and_one_for_each_ship_without_a_limit() -> None:
    state = given(THREE + "hand orange: 20*ship 10*plantation")
    let_chance(do(state, "end actions"))
    assert hand_size(state, "orange") == 34


@pytest.mark.rule("I-98")
def test_drawing_weighs_what_lies_in_the_draw_pile() -> None:
    state = given(THREE + "hand orange: 2*ship\nhand green: 6*ruin")
    do(state, "end actions")
    weights = {"ship": 28, "plantation": 20, "gold_mine": 10, "building": 12, "market": 12}
    assert odds(state) == {f"draw {kind}": weight for kind, weight in weights.items()}


@pytest.mark.rule("I-100")
def test_the_discard_pile_becomes_the_draw_pile() -> None:
    state = given(THREE + "deck: market\ndiscard: 2*ship 3*ruin\nhand black: rest")
    do(state, "end actions")
    assert odds(state) == {"draw market": 1}
    do(state, "draw market")
    assert odds(state) == {"draw ship": 2, "draw ruin": 3}
    assert discard(state) == {}
    let_chance(state)
    assert (hand_size(state, "orange"), state.deck_size) == (4, 2)


@pytest.mark.rule("I-101")
def test_with_both_piles_empty_the_fullest_hand_gives_card_by_card() -> None:
    text = THREE + "deck: empty\nhand orange: 10*plantation\nhand green: rest\nhand black: 30*ship"
    state = do(given(text), "end actions")
    # green holds 50, black 30: green gives all four
    weights = {"draw plantation": 10, "draw gold_mine": 10, "draw building": 12, "draw ruin": 6, "draw market": 12}
    assert odds(state) == weights
    do(state, "draw ruin")
    assert (hand_size(state, "green"), hand(state, "orange")) == (49, {"plantation": 10, "ruin": 1})
    let_chance(state)
    assert (hand_size(state, "orange"), hand_size(state, "green"), on_turn(state)) == (14, 46, "green")


@pytest.mark.rule("I-101")
def test_the_first_one_clockwise_gives_among_equals() -> None:
    cards = "deck: empty\nhand green: 20*plantation 6*ruin\nhand black: rest\nhand orange: 30*ship 8*market"
    state = do(given(THREE.replace("turn orange", "turn green") + cards), "end actions")
    # green draws: orange holds 38, black 26
    assert state.draw_from == 0
    equal = "deck: empty\nhand green: 20*plantation 6*ruin\nhand black: rest\nhand orange: 30*ship 2*market"
    state = do(given(THREE.replace("turn orange", "turn green") + equal), "end actions")
    # orange and black hold 32 each: black comes first after green
    assert (hand_size(state, "orange"), hand_size(state, "black"), state.draw_from) == (32, 32, 2)
    do(state, "draw building")
    assert state.draw_from == 0  # now orange holds more


@pytest.mark.rule("I-102")
def test_drawing_ends_when_nobody_holds_more() -> None:
    text = THREE + "deck: empty\nhand orange: 20*plantation 10*market\nhand green: 30*ship\nhand black: rest"
    state = do(given(text), "end actions")
    assert (hand_size(state, "orange"), on_turn(state), offered(state)[0]) == (30, "green", "end actions")
