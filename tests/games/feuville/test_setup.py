"""Setting up: F-1 to F-12, and what differs by the number of players."""

import pytest

from serai import CHANCE

from .table import (
    BOARD,
    DATA,
    GAME,
    asked,
    asks,
    begin,
    deal,
    do,
    items,
    kobold,
    odds,
    offered,
    open_spells,
    points,
    row,
    skyline,
    spell_deck,
    spells,
)

COLOURS = ("blue", "red", "green", "yellow")


@pytest.mark.rule("F-1", "F-2", "F-3", "F-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_start_tile_an_empty_board_and_no_points(seats: int) -> None:
    state = deal(begin(seats))
    assert GAME.seats == range(2, 5)
    for colour in COLOURS[:seats]:
        assert skyline(state, colour) == "start"
        assert items(state, colour) == []
        assert spells(state, colour) == []
        assert points(state, colour) == 0
    assert len(state.items) == len(state.spells) == 2 * seats


@pytest.mark.rule("F-4")
def test_the_star_backed_skies_lie_open_first() -> None:
    state = begin(2)
    while len([tile for tile in state.display if tile >= 0]) < 12:
        state.play(CHANCE, state.outcomes()[0][0])
    assert odds(state) == {f"turn up sky_star_0{n}": 1 for n in range(1, 7)}
    assert sorted(row(deal(state), "sky")) == [f"sky_star_0{n}" for n in range(1, 7)]


@pytest.mark.rule("F-5", "F-6")
def test_tiles_of_age_one_lie_on_those_of_age_two() -> None:
    state = begin(2)
    assert odds(state) == {f"turn up wall_i_{n:02}": 1 for n in range(1, 16)}
    do(state, "turn up wall_i_07", "turn up wall_i_03")
    assert row(state, "wall") == ["wall_i_07", "wall_i_03", ".", ".", ".", "."]
    deal(state)
    assert all(name.startswith("wall_i_") for name in row(state, "wall"))
    assert all(name.startswith("tower_i_") for name in row(state, "tower"))
    assert [state.left_in[pile] for pile in range(7)] == [9, 15, 9, 15, 0, 12, 12]


@pytest.mark.rule("F-7")
def test_three_spells_lie_open() -> None:
    state = deal(begin(2))
    assert "." not in open_spells(state)
    assert len(spell_deck(state)) == 15


@pytest.mark.rule("F-8", "F-131")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_city_scoring_for_each_player(seats: int) -> None:
    assert list(begin(seats).city_done) == [0] * seats


@pytest.mark.rule("F-9")
def test_seven_decrees_are_boxed_unseen_six_lie_open_and_thirteen_remain() -> None:
    state = deal(begin(2))
    assert BOARD.decrees == 26
    assert "." not in row(state, "decree")
    assert state.decree_stack() == 13
    assert state.left_in[7] == 20, "nobody knows which seven of these twenty are in the box"


@pytest.mark.rule("F-10")
def test_kobold_dice_and_grass_are_ready() -> None:
    state = deal(begin(2))
    assert kobold(state) == "home"
    assert list(state.dice) == [0, 0]
    assert state.grass == 16


@pytest.mark.rule("F-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn_and_begins(seats: int) -> None:
    state = GAME.start(seats)
    assert [weight for _, weight in state.outcomes()] == [1] * seats
    for seat, colour in enumerate(COLOURS[:seats]):
        chosen = deal(do(state.copy(), f"start {colour}"))  # type: ignore[arg-type]
        assert (asked(chosen), asks(chosen)) == (colour, "before_roll")
        assert chosen.start_player == seat


@pytest.mark.rule("F-46")
def test_the_decrees_of_the_box() -> None:
    kinds = [name.split("_")[1] for name in DATA.decrees]
    assert {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)} == {
        **{"guard": 3, "star": 3, "flag": 3, "griffin": 3},
        **{"small": 4, "large": 6, "view": 2, "free": 2},
    }


@pytest.mark.rule("F-132")
def test_there_is_no_variant() -> None:
    assert [option.key for option in GAME.options if option.variant] == []
    assert len(list(GAME.variants())) == 1
    assert offered(deal(begin(2))) == ["roll"], "the first round has no rule of its own"
