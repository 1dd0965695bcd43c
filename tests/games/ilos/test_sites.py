"""Plantation, Gold mine, Building and Ruin."""

import pytest

from .table import (
    MAP_X,
    MAP_Y,
    discard,
    do,
    given,
    hand,
    hand_size,
    let_chance,
    offered,
    pioneers_left,
    price_of,
    production,
    stands,
    step,
    stock,
)

TWO = f"seats 2, on turn green\n{MAP_X}\nships orange: 9b\n"
PIRATE = f"seats 2, on turn green\n{MAP_X}\nships orange: den9\n"


@pytest.mark.rule("I-68")
def test_a_plantation_costs_two_or_three_under_piracy() -> None:
    for text, cost in ((TWO, 2), (PIRATE, 3)):
        state = do(
            given(text + "ships green: 14a\nhand green: plantation 2*ship 2*ruin"), "play plantation", "site 9a1"
        )
        assert (step(state), state.due) == ("pay_card", cost)


@pytest.mark.rule("I-69")
@pytest.mark.parametrize(
    ("ship", "site", "good"), [("14a", "14a2", "dye"), ("14a", "9a1", "spice"), ("6b", "6b1", "spice")]
)
def test_a_plantation_produces_its_good(ship: str, site: str, good: str) -> None:
    state = given(TWO + f"ships green: {ship}\nhand green: plantation 2*ruin")
    do(state, "play plantation")
    if step(state) == "site":
        do(state, f"site {site}")
    assert (stands(state, site), production(state, "green")) == ("green", {good: 1})
    assert pioneers_left(state, "green") == 9
    assert stock(do(state, "end actions"), "green") == {good: 1}


@pytest.mark.rule("I-70")
def test_a_gold_mine_costs_five_or_seven_under_piracy() -> None:
    for text, cost in ((TWO, 5), (PIRATE, 7)):
        state = given(text + "ships green: 14a 14a\nhand green: gold_mine 4*ship 4*ruin")
        do(state, "play gold_mine", "site 14a1")
        assert (step(state), state.due) == ("pay_card", cost)


@pytest.mark.rule("I-71")
def test_a_gold_mine_needs_two_ships_and_produces_gold() -> None:
    assert "play gold_mine" not in offered(given(TWO + "ships green: 14a 14b\nhand green: gold_mine 8*ship"))
    state = given(TWO + "ships green: 14a 18b\nhand green: gold_mine 5*market")
    do(state, "play gold_mine", "site 18b1")
    assert (stands(state, "18b1"), production(state, "green"), hand_size(state, "green")) == ("green", {"gold": 1}, 0)


@pytest.mark.rule("I-72")
def test_a_building_costs_two_or_four_under_piracy_the_first_fort_too() -> None:
    for text, cost in ((TWO, 2), (PIRATE, 4)):
        state = given(text + "ships green: 14a 14a\nhand green: building 3*ship 3*ruin")
        do(state, "play building", "site 9a2")
        assert (step(state), state.due) == ("pay_card", cost)


@pytest.mark.rule("I-73")
def test_a_building_is_a_fort_or_a_trading_post_for_good() -> None:
    state = given(TWO + "ships green: 14a 14a\npioneers orange: 9a1\nhand green: building 2*ruin")
    do(state, "play building", "site 9a2")
    assert offered(state) == ["fort", "trading post"]
    do(state, "fort")
    assert (stands(state, "9a2"), pioneers_left(state, "green"), state.tokens) == ("green fort", 9, 9)
    assert "play building" not in offered(given(TWO + "ships green: 14a\nhand green: building 5*ship"))


@pytest.mark.rule("I-74")
def test_a_fort_protects_its_owner_on_the_whole_island_as_it_grows() -> None:
    text = f"seats 3, on turn green\n{MAP_Y}\nopen: 8 1 2\nships orange: den5\nships black: 16c\nships green: 9a 16b\n"
    state = given(text + "pioneers green: 9a2=fort\nhand green: 2*ship")
    assert price_of(state, "green", "gold_mine", "5A") == 7
    do(state, "play ship", "from supply", "explore", "tile 8", "cell 1,0", "rotation 3", "to 8b")
    assert price_of(state, "green", "gold_mine", "5A") == 5
    assert price_of(state, "black", "gold_mine", "5A") == 7  # nobody else


@pytest.mark.rule("I-75", "I-76")
def test_each_fort_is_worth_a_card() -> None:
    text = TWO + "ships green: 14a 14a\n"
    for forts, cards in (("", 5), ("pioneers green: 9a2=fort", 6), ("pioneers green: 9a2=fort 18b2=fort", 7)):
        state = let_chance(do(given(text + forts), "end actions"))
        assert hand_size(state, "green") == cards
    state = given(text + "pioneers orange: 9a1\nhand green: 2*building 4*ruin")
    for site in ("9a2", "18b2"):
        do(state, "play building", f"site {site}") if site == "9a2" else do(state, "play building")
        do(state, "fort", *(["pay ruin"] * 2 if site == "9a2" else []))
    assert hand_size(state, "green") == 0
    assert hand_size(let_chance(do(state, "end actions")), "green") == 7


@pytest.mark.rule("I-77")
def test_a_trading_post_copies_a_plantation_of_anybody() -> None:
    text = (
        f"seats 4, on turn green\n{MAP_X}\nships orange: 9b\nships black: 9b\nships yellow: 9b\nships green: 14a 18b\n"
    )
    state = given(text + "pioneers black: 9a1\npioneers yellow: 14a2\nhand green: building 2*ruin")
    do(state, "play building", "site 18b2", "trading post")
    assert offered(state) == ["good spice", "good dye"]
    do(state, "good dye")
    assert (stands(state, "18b2"), production(state, "green")) == ("green post dye", {"dye": 1})
    own = given(TWO + "ships green: 14a 14a\npioneers green: 14a2\nhand green: building 2*ruin")
    do(own, "play building", "site 9a2", "trading post")  # one crop: the engine copies it
    assert production(own, "green") == {"dye": 2}


@pytest.mark.rule("I-78")
def test_several_posts_copy_one_plantation() -> None:
    state = given(TWO + "ships green: 14a 14a\npioneers orange: 14a2\nhand green: 2*building 4*ruin")
    do(state, "play building", "site 9a2", "trading post", "pay ruin", "pay ruin")
    do(state, "play building", "trading post")
    assert production(state, "green") == {"dye": 2}
    assert (stands(state, "9a2"), stands(state, "18b2")) == ("green post dye", "green post dye")


@pytest.mark.rule("I-79", "I-80")
def test_mines_ruins_and_posts_are_not_copied() -> None:
    text = TWO + "ships green: 14a 14a\npioneers orange: 14a1 18b1\nhand green: building 2*ruin"
    state = do(given(text), "play building", "site 9a2")
    assert stands(state, "9a2") == "green fort"  # the only use offered
    state = given(TWO + "ships green: 14a 14a\npioneers orange: 9a1 9a2=spice\nhand green: building 2*ruin")
    do(state, "play building", "trading post")
    assert stands(state, "18b2") == "green post spice"


@pytest.mark.rule("I-80")
def test_without_a_plantation_on_the_island_no_trading_post() -> None:
    state = given(TWO + "ships green: 6a 6a\npioneers orange: 14a2\nhand green: building 2*ruin")
    do(state, "play building")
    assert stands(state, "6a2") == "green fort"


RUIN = "seats 2, on turn green\nmap: 13@0,0\nships orange: 13a\nships green: 13b\n"


@pytest.mark.rule("I-81", "I-82")
def test_a_ruin_costs_seven_and_brings_three_gold_at_once() -> None:
    state = given(RUIN + "hand green: ruin 7*ship market")
    do(state, "play ruin", *("pay ship",) * 7)
    assert (stands(state, "13b1"), stock(state, "green"), production(state, "green")) == ("green", {"gold": 3}, {})
    assert (hand(state, "green"), discard(state)) == ({"market": 1}, {"ruin": 1, "ship": 7})
    assert stock(do(state, "end actions"), "green") == {"gold": 3}


@pytest.mark.rule("I-81", "I-95")
def test_pirates_do_not_make_a_ruin_dearer() -> None:
    state = given(RUIN.replace("orange: 13a", "orange: den13") + "hand green: ruin 7*ship")
    assert price_of(state, "green", "ruin", "13B") == 7
    assert offered(state) == ["end actions", "play ship", "play ruin"]
    assert "play ruin" not in offered(given(RUIN + "hand green: ruin 6*ship"))
