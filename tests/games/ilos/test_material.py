"""What is in the box, and what a hand, a stock and a supply are."""

import tomllib

import pytest

from serai.games.ilos.board import PRICES
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES

from .table import GAME, MAP_X, begin, do, given, hand, let_chance, offered, prices, production, step, stock


@pytest.mark.rule("I-1")
def test_two_to_five_players_each_in_a_colour_of_his_own() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    names = [GAME.words.say(GAME.seat_name(seat), "en").lower() for seat in range(5)]
    assert names == list(COLOUR_NAMES) == ["orange", "green", "black", "yellow", "blue"]


@pytest.mark.rule("I-2", "I-29")
def test_ninety_cards() -> None:
    state = begin(2)
    assert dict(zip(CARD_NAMES, state.deck, strict=True)) == {
        "ship": 30,
        "plantation": 20,
        "gold_mine": 10,
        "building": 12,
        "ruin": 6,
        "market": 12,
    }
    assert (state.deck_size, sum(state.discard)) == (90, 0)


@pytest.mark.rule("I-3")
def test_a_choice_of_cards_is_a_choice_of_kinds() -> None:
    state = given(f"seats 2, on turn orange\n{MAP_X}\nships orange: 14a\nships green: 9b\nhand orange: 5*ship ruin")
    assert offered(state) == ["end actions", "play ship"]
    do(state, "play ship", "from supply", "to 6a")
    assert offered(state) == ["pay ship", "pay ruin"]


@pytest.mark.rule("I-4", "I-33")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_owns_five_ships_and_ten_pioneers_and_nothing_else(seats: int) -> None:
    state = begin(seats)
    assert list(state.ships) == [-1] * (5 * seats)
    assert list(state.pioneers) == [10] * seats
    assert not any(state.stock)
    assert not any(state.production)
    # the supplies are open to all
    assert state.view(None)["ships"] == list(state.ships)
    assert state.view(None)["pioneers"] == list(state.pioneers)


@pytest.mark.rule("I-5", "I-6")
def test_goods_are_counted_in_units_and_never_run_out() -> None:
    text = f"seats 2, on turn green\n{MAP_X}\nships orange: 14a\nships green: 14b\npioneers green: 14b1\n"
    state = do(given(text + "stock green: 200*gold"), "end actions")
    assert stock(state, "green") == {"gold": 201}


@pytest.mark.rule("I-7")
def test_ten_building_tokens_for_ten_building_sites() -> None:
    assert GAME.board.limits.building_tokens == 10
    assert len(GAME.board.sites_for[CARD_NAMES.index("building")]) == 10


@pytest.mark.rule("I-7")
def test_without_a_building_token_nothing_is_built() -> None:
    text = f"seats 2, on turn orange\n{MAP_X}\nships orange: 6a 6a\nships green: 9b\nhand orange: building 4*ship"
    state = given(text)
    assert "play building" in offered(state)
    for tokens in (2, 1):
        state.tokens = tokens
        built = do(state.copy(), "play building")
        while step(built) in ("site", "building_use", "pay_card"):
            do(built, offered(built)[0])
        assert built.tokens == tokens - 1
    state.tokens = 0
    assert "play building" not in offered(state)


@pytest.mark.rule("I-8")
def test_the_price_table_at_the_start() -> None:
    assert prices(begin(3)) == {"ebony": 1, "spice": 1, "dye": 1, "gold": 3}
    raised = given(f"seats 2\n{MAP_X}\nraises: ebony 2*spice 4*gold")
    assert prices(raised) == {"ebony": 2, "spice": 3, "dye": 1, "gold": 11}
    assert GAME.data.prices == ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5), (1, 2, 3, 4, 5), (3, 5, 7, 9, 11))
    assert all(len(row) == PRICES and sorted(row) == list(row) for row in GAME.data.prices)


@pytest.mark.rule("I-9")
def test_eight_price_markers() -> None:
    assert begin(4).markers == 8


@pytest.mark.rule("I-10")
def test_the_stock_is_hidden_and_the_board_is_open() -> None:
    text = f"seats 3, on turn green\n{MAP_X}\nships green: 14a\nships orange: 9b\nships black: 6a\n"
    state = given(text + "pioneers green: 14a2\nstock green: 3*dye")
    assert state.view(1)["stock"] == [None, [0, 0, 3, 0], None]
    assert state.view(0)["stock"] == [[0, 0, 0, 0], None, None]
    assert state.view(None)["stock"] == [None, None, None]
    for viewer in (None, 0, 1, 2):
        assert state.view(viewer)["production"][4:8] == [0, 0, 1, 0]


@pytest.mark.rule("I-11")
def test_nothing_changes_hands_between_players() -> None:
    """No action of the table gives, lends or trades anything."""
    assert not [text for text in GAME.notation if any(word in text for word in ("trade", "give", "lend", "offer"))]
    text = (
        f"seats 2, on turn orange\n{MAP_X}\nships orange: 14a\nships green: 9b\nhand green: 3*ship\nstock green: gold"
    )
    state = let_chance(do(given(text), "end actions"))
    assert (hand(state, "green"), stock(state, "green")) == ({"ship": 3}, {"gold": 1})
    assert production(state, "green") == {}


@pytest.mark.rule("I-114")
def test_there_are_no_variants() -> None:
    assert list(GAME.variants()) == [{"start_player": "random"}]
    assert [option.key for option in GAME.options if option.variant] == []


@pytest.mark.rule("I-113")
def test_the_number_of_players_changes_the_number_of_tiles_only() -> None:
    tables = [begin(seats) for seats in GAME.seats]
    assert [int(state.stack) for state in tables] == [8, 12, 16, 20]
    assert {(state.deck_size, state.markers, state.tokens) for state in tables} == {(90, 8, 10)}


@pytest.mark.rule("I-107")
def test_any_tiles_in_play_hold_enough_sites_for_a_tenth_pioneer() -> None:
    tiles = tomllib.loads(GAME.data_text)["tile"]
    sites = sorted(sum(len(part["sites"]) for part in tile["part"]) for tile in tiles)
    least = {seats: sum(sites[: 4 * seats]) for seats in GAME.seats}
    assert least == {2: 23, 3: 35, 4: 47, 5: 62}
    assert all(least[seats] >= 9 * seats + 1 for seats in GAME.seats)
