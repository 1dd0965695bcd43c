"""Market cards and the price table."""

import pytest

from .table import MAP_X, discard, do, given, hand, let_chance, offered, prices, stock

TWO = f"seats 2, on turn green\n{MAP_X}\nships orange: 9b\nships green: 14a\n"


@pytest.mark.rule("I-83", "I-84")
def test_a_market_costs_a_unit_of_the_good_whose_price_rises() -> None:
    state = given(TWO + "hand green: market ship\nstock green: 2*spice gold")
    do(state, "play market")
    assert offered(state) == ["good spice", "good gold"]
    do(state, "good spice")
    assert prices(state) == {"ebony": 1, "spice": 2, "dye": 1, "gold": 3}
    assert (stock(state, "green"), hand(state, "green"), discard(state)) == (
        {"spice": 1, "gold": 1},
        {"ship": 1},
        {"market": 1},
    )
    assert state.markers == 7


@pytest.mark.rule("I-85")
def test_one_market_a_turn() -> None:
    state = given(TWO + "hand green: 2*market ship\nstock green: 2*spice")
    do(state, "play market")
    assert offered(state) == ["end actions", "play ship"]  # spice alone is in stock: the engine raises it
    let_chance(do(state, "end actions"))
    let_chance(do(state, "end actions"))
    assert "play market" in offered(state)  # in the next turn


@pytest.mark.rule("I-86")
def test_eight_raises_in_the_whole_game() -> None:
    seven = given(TWO + "raises: 3*ebony 4*gold\nhand green: market ship\nstock green: spice dye")
    assert "play market" in offered(seven)
    do(seven, "play market", "good dye")
    seven.markets = 0
    assert (int(seven.markers), offered(seven)) == (0, ["end actions"])
    eight = given(TWO + "raises: 4*ebony 4*gold\nhand green: market ship\nstock green: spice dye")
    assert offered(eight) == ["end actions", "play ship"]
    do(eight, "play ship", "from supply", "to 6a")
    assert discard(eight) == {"ship": 1, "market": 1}  # but it can be paid


@pytest.mark.rule("I-87")
def test_the_last_price_of_a_row_is_never_covered() -> None:
    state = given(TWO + "raises: 4*dye\nhand green: market\nstock green: dye spice gold")
    assert prices(state)["dye"] == 5
    assert offered(do(state, "play market")) == ["good spice", "good gold"]
    assert "play market" not in offered(given(TWO + "raises: 4*dye\nhand green: market\nstock green: 9*dye"))


@pytest.mark.rule("I-88")
def test_gold_rises_like_the_others() -> None:
    state = given(TWO + "hand green: market\nstock green: gold")
    assert prices(do(state, "play market"))["gold"] == 5


@pytest.mark.rule("I-89")
def test_gold_of_a_ruin_pays_for_a_market_in_the_same_turn_production_does_not() -> None:
    ruin = "seats 2, on turn green\nmap: 13@0,0\nships orange: 13a\nships green: 13b\n"
    state = do(given(ruin + "hand green: ruin market 7*ship"), "play ruin", *("pay ship",) * 7)
    do(state, "play market")
    assert (stock(state, "green"), prices(state)["gold"]) == ({"gold": 2}, 5)
    state = given(TWO + "pioneers green: 14a2\nhand green: market")
    assert offered(state) == ["end actions"]


@pytest.mark.rule("I-95")
def test_pirates_do_not_touch_the_market() -> None:
    state = given(TWO.replace("9b", "den9") + "hand green: market\nstock green: dye")
    assert hand(do(state, "play market"), "green") == {}
