"""The Ship card: putting out, sailing, exploring, occupying a den."""

import pytest

from serai import IllegalAction
from serai.core.view import fill

from .table import GAME, MAP_X, asked, do, given, hand, hand_size, laid, let_chance, offered, open_tiles, ships, step

TWO = f"seats 2, on turn green\n{MAP_X}\nopen: 1 13 20\nships orange: 9b\n"


@pytest.mark.rule("I-56", "I-95")
def test_a_ship_costs_one_further_card_pirates_or_not() -> None:
    state = given(TWO.replace("9b", "den9") + "ships green: 14b\nhand green: 2*ship ruin")
    do(state, "play ship", "from supply", "to 14a")
    assert (step(state), state.due) == ("pay_card", 1)
    do(state, "pay ruin")
    assert (hand(state, "green"), ships(state, "green")) == ({"ship": 1}, ["14a", "14b"])


@pytest.mark.rule("I-57", "I-58")
def test_a_ship_is_put_out_from_the_supply_or_moved_from_anywhere() -> None:
    state = given(TWO + "ships green: 14b 14b den9\nhand green: 4*ship")
    do(state, "play ship")
    assert offered(state) == ["from supply", "from 14b", "from den 9"]
    do(state, "from den 9", "to 18a")
    assert ships(state, "green") == ["14b", "14b", "18a"]


@pytest.mark.rule("I-59", "I-19")
def test_where_a_ship_can_go() -> None:
    state = do(given(TWO + "ships green: 14b\nhand green: 2*ship"), "play ship", "from supply")
    coasts = ["to 6a", "to 6b", "to 9a", "to 9b", "to 14a", "to 14b", "to 18a", "to 18b"]
    assert offered(state) == ["explore", *coasts, "to den 9"]


@pytest.mark.rule("I-60")
def test_a_ship_must_end_at_another_island_or_den() -> None:
    state = do(given(TWO + "ships green: 14b\nhand green: 2*ship"), "play ship", "from 14b")
    assert offered(state) == ["explore", "to 6a", "to 9a", "to 9b", "to 14a", "to 18a", "to 18b", "to den 9"]
    state = do(given(TWO + "ships green: den9\nhand green: 2*ship"), "play ship", "from den 9")
    assert "to den 9" not in offered(state)


@pytest.mark.rule("I-60")
def test_a_moved_ship_may_explore_at_its_own_island() -> None:
    state = given(TWO + "ships green: 18a\nhand green: 2*ship")
    do(state, "play ship", "from 18a", "explore", "tile 13", "cell -1,1", "to 13a")
    assert ships(state, "green") == ["13a"]
    assert state.island[state.ships[5]] == state.island[[GAME.data.part_name(p) for p in range(39)].index("18A")]


@pytest.mark.rule("I-61")
def test_an_explorer_anchors_on_the_new_tile_only_and_not_on_its_den() -> None:
    state = given(TWO + "ships green: 14b\nhand green: 4*ship")
    do(state, "play ship", "from supply", "explore")
    assert offered(state) == ["tile 1", "tile 13", "tile 20"]
    do(state, "tile 13", "cell -1,1")
    assert (step(state), offered(state)) == ("explore_coast", ["to 13a", "to 13b"])
    do(state, "to 13b")
    assert (laid(state)[-1], asked(state)) == (13, "chance")
    do(state, "reveal 2")
    assert (open_tiles(state), step(state), ships(state, "green")) == ([1, 20, 2], "action", ["13b", "14b"])


@pytest.mark.rule("I-62")
def test_no_exploring_without_a_tile_that_fits() -> None:
    state = given(TWO + "ships green: 14a\nhand green: 2*ship")
    assert "explore" in offered(do(state.copy(), "play ship", "from supply"))
    fill(state, "open_tiles", [])
    state.stack, state.unseen = 0, 0
    assert "explore" not in offered(do(state, "play ship", "from supply"))


@pytest.mark.rule("I-62")
def test_a_tile_that_fits_nowhere_is_not_offered() -> None:
    """Tile 1 has no two land edges in a row; here the only cells left want two."""
    state = given(TWO + "ships green: 14a\nhand green: 2*ship")
    fill(state, "frontier", [edge for edge in state.frontier if edge >> 12 == _cell(-1, 1)])
    do(state, "play ship", "from supply", "explore")
    assert 1 not in [int(text.split()[1]) for text in offered(state) if text.startswith("tile")]


def _cell(q: int, r: int) -> int:
    return list(zip(GAME.board.cell_q, GAME.board.cell_r, strict=True)).index((q, r))


@pytest.mark.rule("I-63", "I-90")
def test_a_den_holds_one_ship() -> None:
    state = do(given(TWO.replace("9b", "den9") + "ships green: 14b\nhand green: 2*ship"), "play ship", "from supply")
    assert "to den 9" not in offered(state)
    with pytest.raises(IllegalAction):
        do(state, "to den 9")


@pytest.mark.rule("I-64", "I-90")
def test_a_den_is_free_again_when_its_ship_leaves() -> None:
    state = given(TWO + "ships green: den9\nhand green: 4*ship")
    do(state, "play ship", "from den 9", "to 14b", "play ship", "from supply")
    assert "to den 9" in offered(state)
    assert not any(state.pirates)


@pytest.mark.rule("I-65")
def test_the_island_reached_can_be_used_in_the_same_turn() -> None:
    state = given(TWO + "ships green: 14b\nhand green: ship plantation 3*ruin")
    do(state, "play ship", "from supply", "to 6a", "pay ruin", "play plantation", "site 6a1")
    assert (hand_size(state, "green"), state.production[6]) == (0, 1)


@pytest.mark.rule("I-66")
def test_with_five_ships_on_the_map_a_ship_can_only_move() -> None:
    state = do(given(TWO + "ships green: 14a 14a 14b 6a 18a\nhand green: 2*ship"), "play ship")
    assert offered(state) == ["from 6a", "from 14a", "from 14b", "from 18a"]
    assert "to supply" not in GAME.notation


@pytest.mark.rule("I-67", "I-98")
@pytest.mark.parametrize(("where", "cards"), [("14a", 4), ("14a 14a den9", 6), ("14a 14a 14b 6a 18a", 8)])
def test_every_ship_on_the_map_is_worth_a_card(where: str, cards: int) -> None:
    state = let_chance(do(given(TWO + f"ships green: {where}"), "end actions"))
    assert hand_size(state, "green") == cards


def test_a_ship_without_anywhere_to_go_is_not_offered() -> None:
    text = (
        "seats 2, on turn green\nmap: 14@0,0\nships orange: 14a\nships green: 14a 14a 14b 14b 14b\nhand green: 2*ship"
    )
    state = given(text)
    fill(state, "open_tiles", [])
    state.stack = 0
    assert "play ship" in offered(state)  # between the two islands of tile 14
    one = given("seats 2, on turn green\nmap: 1@0,0\nships orange: 1a\nships green: 1a 1a 1a 1a 1a\nhand green: 2*ship")
    assert "play ship" in offered(one)  # exploring
    fill(one, "open_tiles", [])
    one.stack = 0
    assert offered(one) == ["end actions"]
