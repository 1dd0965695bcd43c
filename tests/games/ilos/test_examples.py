"""The worked examples of the ledger, the rulebook's own first."""

import pytest

from serai.games.ilos.turn import BY_PIONEERS, finish

from .table import (
    MAP_X,
    MAP_Y,
    asked,
    begin,
    deal,
    discard,
    do,
    given,
    hand,
    hand_size,
    islands,
    laid,
    let_chance,
    offered,
    on_turn,
    open_tiles,
    part,
    placements,
    price_of,
    prices,
    production,
    ships,
    stands,
    step,
    stock,
)
from .test_data import with_data

X = f"seats 4, on turn green\n{MAP_X}\nships black: 6a\nships yellow: 18b\n"
Y = f"seats 4, on turn green\n{MAP_Y}\nships yellow: 16c\n"
HAND = "ship ship plantation plantation market"

# ---------------------------------------------------------------------- rulebook examples


@pytest.mark.rule("I-30", "I-31", "I-33", "I-34")
def test_r1_set_up_for_three() -> None:
    state = let_chance(begin(3))
    assert (len(state.open_tiles), state.stack, 20 - 12) == (3, 9, 8)
    assert (state.markers, list(prices(state).values())) == (8, [1, 1, 1, 3])
    assert (list(state.hand_size), list(state.pioneers), any(state.stock)) == ([5, 5, 5], [10, 10, 10], False)
    while state.round == 0:
        let_chance(do(state, offered(state)[0]))
    assert (len(state.laid), len(state.open_tiles), state.stack) == (3, 3, 6)
    assert [len(ships(state, colour)) for colour in ("orange", "green", "black")] == [1, 1, 1]


@pytest.mark.rule("I-37", "I-38")
def test_r2_first_islands_with_four() -> None:
    state = do(deal(begin(4), "14 9 6", *(HAND,) * 4), *("done",) * 4)
    do(state, "tile 14", "to 14a", "reveal 18", "tile 9", "cell 1,0", "rotation 4", "to 9b", "reveal 1")
    do(state, "tile 6", "cell -1,0", "rotation 3", "to 6a", "reveal 2", "tile 18", "cell 0,1", "rotation 4", "to 18b")
    home = [state.island[state.ships[5 * seat]] for seat in range(4)]
    assert home == [part("14A"), part("9B"), part("6A"), part("14A")]


@pytest.mark.rule("I-20")
def test_r3_edges_must_agree() -> None:
    assert placements(given(f"seats 4\n{MAP_X}"), 1)[0, -1] == [1, 3, 5]


@pytest.mark.rule("I-26", "I-51")
def test_r4_one_ship_for_the_whole_island() -> None:
    state = given(X + "ships orange: 9b\nships green: 18b\nhand green: plantation 2*ruin")
    assert "site 9a1" in offered(do(state, "play plantation"))


@pytest.mark.rule("I-97")
def test_r5_production() -> None:
    text = X + "ships orange: 9b\nships green: 14b\npioneers green: 14a1 18b1 14a2\nstock green: spice\n"
    state = given(text)
    state.production[4] += 1  # an ebony: map X has no ebony site
    do(state, "end actions")
    assert stock(state, "green") == {"spice": 1, "gold": 2, "dye": 1, "ebony": 1}
    assert production(state, "green") == {"gold": 2, "dye": 1, "ebony": 1}


@pytest.mark.rule("I-67", "I-75", "I-98")
def test_r6_drawing() -> None:
    state = given(X + "ships orange: 9b\nships green: 14a 6a den9\npioneers green: 9a2=fort")
    assert hand_size(let_chance(do(state, "end actions")), "green") == 7


@pytest.mark.rule("I-91", "I-92", "I-93")
def test_r7_pirates() -> None:
    state = given(X + "ships orange: den9\nships green: 14a")
    for home in ("14A", "9B", "18B"):
        assert [price_of(state, "green", card, home) for card in ("plantation", "building", "gold_mine")] == [3, 4, 7]
    for home in ("14B", "6A", "18A"):
        assert [price_of(state, "green", card, home) for card in ("plantation", "building", "gold_mine")] == [2, 2, 5]
    for home in ("14A", "9B", "14B", "6A", "18A"):
        assert [price_of(state, "orange", card, home) for card in ("plantation", "building", "gold_mine")] == [2, 2, 5]


@pytest.mark.rule("I-83", "I-84")
def test_r8_market() -> None:
    state = do(given(X + "ships orange: 9b\nships green: 14a\nhand green: market\nstock green: spice"), "play market")
    assert (stock(state, "green"), prices(state)["spice"], state.markers) == ({}, 2, 7)


@pytest.mark.rule("I-87")
def test_r9_the_last_price() -> None:
    text = X + "ships orange: 9b\nships green: 14a\nhand green: market\nraises: 4*dye\n"
    state = do(given(text + "stock green: ebony spice dye gold"), "play market")
    assert offered(state) == ["good ebony", "good spice", "good gold"]


@pytest.mark.rule("I-81", "I-82")
def test_r10_ruin() -> None:
    text = "seats 2, on turn green\nmap: 13@0,0\nships orange: 13a\nships green: 13b\n"
    state = do(given(text + "hand green: ruin 3*ship 2*market plantation building"), "play ruin")
    assert discard(state) == {"ruin": 1, "ship": 3, "market": 2, "plantation": 1, "building": 1}
    assert (stands(state, "13b1"), stock(state, "green"), production(state, "green")) == ("green", {"gold": 3}, {})


@pytest.mark.rule("I-103", "I-104")
def test_r11_end() -> None:
    nine = "14a1 14a2 9a2=dye 18b1 18b2=dye 14b1 6b1 6a1 18a1"
    text = X + f"ships orange: 9b\nships green: 14a\npioneers green: {nine}\nhand green: plantation 2*ruin"
    state = let_chance(do(given(text), "play plantation", "end actions"))
    turns = []
    while not state.over:
        turns.append(on_turn(state))
        let_chance(do(state, "end actions"))
    assert turns == ["black", "yellow"]


# ---------------------------------------------------------------------- further examples


@pytest.mark.rule("I-21")
def test_e1_sea_contact_only() -> None:
    state = given(f"seats 5\n{MAP_X}")
    cells = {cell for tile in range(1, 21) for cell in placements(state, tile)}
    assert cells.isdisjoint({(-1, -1), (-1, 2), (1, -1), (1, 1), (2, 0)})


@pytest.mark.rule("I-20", "I-22")
def test_e2_a_cell_with_three_neighbours() -> None:
    text = X + "open: 13 1 2\nships orange: 9b\nships green: 14a\nhand green: 2*ship"
    state = given(text)
    assert placements(state, 13)[-1, 1] == [1]
    assert (-1, 1) not in placements(state, 1)
    do(state, "play ship", "from supply", "explore", "tile 13", "cell -1,1", "to 13a")
    assert islands(state)["18A"] == {"18A", "13A"}


JOIN = ("play ship", "from supply", "explore", "tile 8", "cell 1,0", "rotation 3", "to 8b")


@pytest.mark.rule("I-24", "I-50")
def test_e3_joining_islands() -> None:
    text = (
        Y.replace("turn green", "turn black") + "open: 8 1 2\nships orange: 16c\nships black: 16c\nships green: 5a 9a\n"
    )
    state = given(text + "hand black: 2*ship\nhand green: gold_mine building 8*market")
    before = given(text.replace("turn black", "turn green") + "hand green: gold_mine building 8*market")
    assert offered(before) == ["end actions"]
    let_chance(do(state, *JOIN))
    assert islands(state) == {
        "16A": {"16A", "5A", "8A", "9A", "16B"},
        "16C": {"16C"},
        "5B": {"5B"},
        "9B": {"9B"},
        "8B": {"8B"},
    }
    let_chance(do(state, "end actions"))  # yellow
    let_chance(do(state, "end actions"))  # orange
    let_chance(do(state, "end actions"))
    assert on_turn(state) == "green"
    assert {"play gold_mine", "play building"} <= set(offered(state))
    assert offered(do(state.copy(), "play gold_mine")) == ["site 5a2", "site 8a2"]
    assert stands(do(state, "play building", "pay market", "pay market"), "9a2") == "green fort"


@pytest.mark.rule("I-24", "I-91")
def test_e4_joining_spreads_piracy() -> None:
    text = (
        Y.replace("turn green", "turn black")
        + "open: 8 1 2\nships orange: den5\nships black: 16c\nships green: 5a 9a\n"
    )
    state = given(text + "hand black: 2*ship")
    assert [price_of(state, "green", "plantation", home) for home in ("5A", "9A")] == [3, 2]
    do(state, *JOIN)
    assert [price_of(state, "green", "plantation", home) for home in ("5A", "9A")] == [3, 3]


E5 = Y.replace(MAP_Y, f"{MAP_Y} 8@1,0/3") + "ships orange: den5\nships black: den9\nships green: 8a 8a\n"


@pytest.mark.rule("I-94")
def test_e5_no_stacking() -> None:
    state = given(E5 + "hand green: gold_mine 4*ship 4*ruin")
    do(state, "play gold_mine", "site 8a2")
    assert state.due == 7
    assert price_of(state, "orange", "plantation", "8A") == 3


@pytest.mark.rule("I-74", "I-92")
def test_e6_fort() -> None:
    state = given(E5 + "hand green: gold_mine 4*ship 4*ruin\npioneers green: 9a2=fort")
    assert price_of(state, "green", "plantation", "5B") == 3
    do(state, "play gold_mine", "site 8a2")
    assert state.due == 5


@pytest.mark.rule("I-72")
def test_e7_the_first_fort_is_dear() -> None:
    state = given(X + "ships orange: den9\nships green: 14a 14a\nhand green: 2*building 2*ship market 4*ruin")
    do(state, "play building", "site 9a2")
    assert state.due == 4
    do(state, *("pay ruin",) * 4, "play building")
    assert state.due == 2
    do(state, "pay ship", "pay ship")
    assert (hand(state, "green"), stands(state, "18b2")) == ({"market": 1}, "green fort")


@pytest.mark.rule("I-77", "I-79")
def test_e8_copying() -> None:
    text = (
        X
        + "ships orange: 9b\nships green: 14a 18b\npioneers black: 9a1\npioneers yellow: 14a2\npioneers orange: 14a1\n"
    )
    state = do(given(text + "hand green: building 2*ruin"), "play building", "site 18b2", "trading post")
    assert offered(state) == ["good spice", "good dye"]
    do(state, "good spice")
    assert (stands(state, "18b2"), production(state, "green")) == ("green post spice", {"spice": 1})
    assert stock(do(state, "end actions"), "green") == {"spice": 1}


@pytest.mark.rule("I-80")
def test_e9_no_plantation_no_post() -> None:
    state = given(X + "ships orange: 9b\nships green: 6a 6a\nhand green: building 2*ship")
    assert stands(do(state, "play building"), "6a2") == "green fort"


@pytest.mark.rule("I-89")
def test_e10_ruin_and_market_in_one_turn() -> None:
    text = "seats 2, on turn green\nmap: 13@0,0\nships orange: 13a\nships green: 13b\n"
    state = given(text + "hand green: ruin market 4*ship 3*plantation")
    do(state, "play ruin", *("pay ship",) * 4, *("pay plantation",) * 3, "play market")
    assert (stock(state, "green"), prices(state)["gold"], hand_size(state, "green")) == ({"gold": 2}, 5, 0)


@pytest.mark.rule("I-85")
def test_e11_one_market_per_turn() -> None:
    text = X + "ships orange: 9b\nships green: 14a\nhand green: 2*market 2*ship\nstock green: 5*dye"
    state = do(given(text), "play market")
    assert "play market" not in offered(state)
    do(state, "play ship", "from supply", "to 6a", "pay market")
    assert discard(state) == {"market": 2, "ship": 1}


@pytest.mark.rule("I-86")
def test_e12_markers_gone() -> None:
    state = given(
        X + "ships orange: 9b\nships green: 14a\nhand green: market\nstock green: spice\nraises: 4*ebony 4*gold"
    )
    assert (offered(state), prices(state)["spice"]) == (["end actions"], 1)


@pytest.mark.rule("I-45", "I-46")
def test_e13_two_cards() -> None:
    text = X + "ships orange: 9b\nships green: 14a\n"
    assert offered(given(text + "hand green: ship ruin")) == ["end actions", "play ship"]
    assert offered(given(text + "hand green: ship")) == ["end actions"]


@pytest.mark.rule("I-46", "I-56")
def test_e14_a_ship_pays_for_a_ship() -> None:
    state = given(X + "ships orange: 9b\nships green: 14a\nhand green: 2*ship")
    do(state, "play ship", "from supply", "to 6a")
    assert (ships(state, "green"), hand_size(state, "green")) == (["14a", "6a"], 0)


@pytest.mark.rule("I-50", "I-54", "I-67")
def test_e15_sailing_away() -> None:
    text = X + "ships orange: 9b\nships green: 14a 14a\npioneers green: 14a1\nhand green: 2*ship gold_mine 6*ruin"
    state = do(given(text), "play ship", "from 14a", "to 6a", "pay ruin")
    assert "play gold_mine" not in offered(state)
    let_chance(do(state, "end actions"))
    assert (stock(state, "green"), hand_size(state, "green")) == ({"gold": 1}, 7 + 5)


@pytest.mark.rule("I-60")
def test_e16_no_move_to_the_same_island() -> None:
    state = given(X + "ships orange: 9b\nships green: 14a\nhand green: 2*ship")
    do(state, "play ship", "from 14a")
    assert offered(state) == ["explore", "to 6a", "to 6b", "to 9b", "to 14b", "to 18a", "to den 9"]


@pytest.mark.rule("I-61", "I-63")
def test_e17_a_den_on_a_new_tile() -> None:
    state = given(X + "open: 16 1 2\nships orange: 9b\nships green: 14a\nhand green: 4*ship")
    do(state, "play ship", "from supply", "explore", "tile 16", "cell 0,-1")
    if step(state) == "explore_rotation":
        do(state, offered(state)[0])
    assert offered(state) == ["to 16a", "to 16b", "to 16c"]
    let_chance(do(state, "to 16a"))
    do(state, "play ship", "from supply")
    assert "to den 16" in offered(state)


@pytest.mark.rule("I-32", "I-62")
def test_e18_last_tiles() -> None:
    text = f"seats 2, on turn green\n{MAP_X} 13@-1,1/1\nopen: 1 3 10\nships orange: 9b\nships green: 14a\n"
    state = given(text + "hand green: 10*ship")
    assert state.stack == 0
    for left in (2, 1, 0):
        do(state, "play ship", "from supply", "explore")
        while step(state) != "action":
            do(state, offered(state)[0])
        assert len(open_tiles(state)) == left
    assert len(laid(state)) == 8
    assert "explore" not in offered(do(state, "play ship", "from supply"))


@pytest.mark.rule("I-100")
def test_e19_draw_pile_empty() -> None:
    text = X + "ships orange: 9b\nships green: 14a 14a\ndeck: 2*ruin\ndiscard: 6*ship\nhand black: rest"
    state = let_chance(do(given(text), "end actions"))
    assert (hand(state, "green")["ruin"], hand_size(state, "green"), state.deck_size) == (2, 5, 3)
    assert discard(state) == {}


@pytest.mark.rule("I-101", "I-102")
def test_e20_both_piles_empty() -> None:
    """Hands of 10, 13 and 12 cards: a small box of 35."""
    game = with_data(card_counts=(35, 0, 0, 0, 0, 0))
    text = f"seats 3, on turn orange\n{MAP_X}\nships orange: 14a\nships green: 9b\nships black: 6a\ndeck: empty\n"
    state = given(text + "hand orange: 10*ship\nhand green: 13*ship\nhand black: 12*ship", game)
    do(state, "end actions")
    assert (state.to_draw, state.draw_from) == (4, 1)
    do(state, "draw ship")
    assert (list(state.hand_size), state.draw_from) == ([11, 12, 12], 1)
    do(state, "draw ship")
    assert (list(state.hand_size), on_turn(state), asked(state)) == ([12, 11, 12], "green", "green")


@pytest.mark.rule("I-53", "I-104")
def test_e21_after_the_tenth_pioneer() -> None:
    nine = "14a1 14a2 9a2=dye 18b1 18b2=dye 14b1 6b1 6a1 18a1"
    text = X + f"ships orange: 9b\nships green: 14a 9b\npioneers green: {nine}\nstock green: dye\n"
    state = given(text + "hand green: 2*plantation ship market 3*ruin")
    do(state, "play plantation", "site 9a1", "pay ruin", "pay ruin")
    assert offered(state) == ["end actions", "play ship", "play market"]


@pytest.mark.rule("I-108", "I-109")
def test_e22_boards_do_not_score() -> None:
    text = X + "ships orange: 9b\nships green: 14a\npioneers orange: 9a1 6b1 9a2=spice\n"
    state = given(text + "stock orange: 4*spice 2*gold\nraises: spice gold")
    assert production(state, "orange") == {"spice": 3}
    finish(state, BY_PIONEERS)
    assert state.scores[0] == 18


@pytest.mark.rule("I-111", "I-112")
def test_e23_tie() -> None:
    text = "seats 3\nmap: 14@0,0 9@1,0/4 6@-1,0/3 18@0,1/4\nships orange: 14a\nships green: 14a\nships black: 14a\n"
    stocks = "raises: 4*spice 4*gold\nstock orange: 8*gold\nstock green: 8*gold\nstock black: 16*spice\n"
    nine, ten = "14a1 14a2 9a1 9a2=dye 18b1", "18b2=dye 14b1 6b1 6a1 6a2=fort 18a1"
    state = given(text + stocks + f"pioneers orange: {nine}\npioneers green: {ten}")
    finish(state, BY_PIONEERS)
    assert (state.scores, state.ranking) == ((88, 88, 80), (2, 1, 3))
    even = given(text + stocks + f"pioneers orange: {nine}\npioneers green: {ten.removesuffix(' 18a1')}")
    finish(even, BY_PIONEERS)
    assert even.ranking == (1, 1, 3)


@pytest.mark.rule("I-106")
def test_e24_lull() -> None:
    state = given(f"seats 2, round 9\n{MAP_X}\nships orange: 9b\nships green: 14a")
    while not state.over:
        let_chance(do(state, "end actions"))
    assert (state.ending, state.round) == ("lull", 13)


@pytest.mark.rule("I-15", "I-24")
def test_e25_islet() -> None:
    state = given(
        "seats 2, on turn green\nmap: 13@0,0\nships orange: 13a\nships green: 13a 13b\nhand green: 9*ship ruin"
    )
    islet = part("13B")
    assert "play ruin" in offered(state)
    for number in range(5):
        if state.can_explore():
            do(state, "play ship", offered(do(state.copy(), "play ship"))[0], "explore")
            while step(state) not in ("action", "draw_tile"):
                do(state, offered(state)[number % len(offered(state))])
            let_chance(state)
            state.hands[6] += 2
            state.hand_size[1] += 2
    assert state.island[islet] == islet
    assert sum(home == islet for home in state.island) == 1
    away = given(
        "seats 2, on turn green\nmap: 13@0,0\nships orange: 13a\nships green: 13a 13a\nhand green: 9*ship ruin"
    )
    assert "play ruin" not in offered(away)


@pytest.mark.rule("I-19")
def test_e26_enclosed_water() -> None:
    state = given(X + "ships orange: 9b\nships green: 6b\nhand green: 2*ship")
    assert {"to 14a", "to 9a", "to 18b"} <= set(offered(do(state, "play ship", "from supply")))


@pytest.mark.rule("I-35")
def test_e27_mulligan() -> None:
    state = deal(begin(2), "14 9 6", "ruin ruin market ship plantation", HAND)
    do(state, "mark ruin", "mark ruin", "mark market", "done")
    assert (discard(state), state.to_draw) == ({"ruin": 2, "market": 1}, 3)
    do(state, "draw ship", "draw ship", "draw ship")
    assert (asked(state), hand_size(state, "orange")) == ("green", 5)
