"""The data file: the board is what the ledger says, own data are read, and mistakes are explained by line."""

from collections import Counter

import pytest

from serai import Rng
from serai.core.errors import BadData, BadPosition
from serai.core.laws import play_game
from serai.games.brillance.ways import ways_of

from .table import GAME, given

TEXT = GAME.data_text


def test_the_board_is_that_of_the_ledger() -> None:
    board = GAME.data.board
    assert (board.spaces, sum(len(near) for near in board.near) // 2) == (211, 318)
    kinds = Counter(space.id.partition("_")[0] for space in GAME.data.spaces)
    assert (kinds["start"], kinds["del"], kinds["bridge"], kinds["gate"], kinds["toll"]) == (30, 36, 10, 6, 6)
    assert sum(board.card_count) == 36
    assert sum(board.marker_count) == 28
    assert list(board.premium) == [0, 0, 0, 0, 0, 0, 6, 4, 3, 2, 1]


def test_every_shop_is_about_as_far_for_every_colour() -> None:
    board = GAME.data.board
    sums = []
    for colour in range(6):
        gate = next(gate for gate in board.gates if board.colour[gate] == colour)
        sums.append(sum(ways_of(board, 0).to_shop[(6 * colour + n) * board.spaces + gate] for n in range(6)))
    assert max(sums) - min(sums) <= 2, sums


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("action_points = 5 ", 'action_points = "five" ', "action_points"),
        ('id = "start_blue_1", x = 701', 'id = "Start Blue", x = 701', "Start Blue"),
        ('kind = "castle"', 'kind = "street"', "castle"),
        ('["street_n01", "street_n02"]', '["street_n01", "nowhere"]', "nowhere"),
        ("orders_per_player = [2, 2, 2, 3, 3, 3]", "orders_per_player = [2, 2]", "orders"),
        ('space = "del_yellow_1", x', 'space = "del_yellow_2", x', "del_yellow_2"),
        ("count = 3\n", "count = 99\n", "count"),
        ('starts = ["start_yellow_1", ', 'starts = ["start_blue_1", ', "starts"),
    ],
)
def test_mistakes_are_explained_by_line(old: str, new: str, words: str) -> None:
    assert old in TEXT
    with pytest.raises(BadData) as caught:
        GAME.with_data(TEXT.replace(old, new, 1), "mine")
    assert caught.value.line > 0
    assert any(words in sentence for sentence in caught.value.each("en"))
    assert caught.value.say("nl") != caught.value.say("en")


def test_a_cart_at_home_is_worth_what_the_data_say() -> None:
    own = GAME.with_data(TEXT.replace("points_per_home_cart = 1", "points_per_home_cart = 4"), "homely")
    text = "players yellow blue, round 3\nyellow 1: home"
    assert own.set_up(text).scores[0] == GAME.set_up(text).scores[0] + 3 == 4


def test_own_data_are_played_with() -> None:
    own = GAME.with_data(TEXT.replace("rounds = { 2 = 8,", "rounds = { 2 = 3,", 1), "short")
    record = play_game(own, 2, {}, Rng(1))
    assert record.replay().round == 3  # type: ignore[attr-defined]
    assert own.data_hash != GAME.data_hash


@pytest.mark.parametrize(
    "text",
    [
        "players yellow yellow",
        "players yellow blue\nyellow 1: nowhere",
        "players yellow blue\nyellow 1: ring_01\nyellow 2: ring_01",
        "players yellow blue\nyellow 1: toll_blue",
        "players yellow blue\nhand yellow: bribe bribe bribe",
        "players yellow blue\nhand yellow: joker",
        "players yellow blue, weather fine",
        "players yellow",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        given(text)
