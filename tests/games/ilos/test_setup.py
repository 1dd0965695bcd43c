"""Set-up: start player, first hands and their exchange, first islands."""

import pytest

from serai import IllegalAction, Session
from serai.core.record import Record
from serai.core.view import fill

from .table import (
    GAME,
    MAP_X,
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
    odds,
    offered,
    on_turn,
    open_tiles,
    ships,
    step,
)

HAND = "ship ship plantation plantation market"
FOUR = ("14 9 6", HAND, "ship ship ship market building", HAND, "ruin ruin market ship plantation")


@pytest.mark.rule("I-28")
def test_the_start_player_is_drawn_or_named() -> None:
    assert odds(begin(3, "random")) == {"start orange": 1, "start green": 1, "start black": 1}
    assert on_turn(begin(3, "2")) == "green"
    assert on_turn(do(begin(3, "random"), "start black")) == "black"


@pytest.mark.rule("I-28")
def test_play_runs_clockwise_from_the_start_player() -> None:
    state = let_chance(begin(3, "3"))
    order = []
    for _ in range(3):
        order.append(asked(state))
        let_chance(do(state, "done"))
    assert order == ["black", "orange", "green"]
    assert asked(state) == "black"
    turns = given(f"seats 3, on turn black, start black\n{MAP_X}\nships orange: 9b\nships green: 14a\nships black: 6a")
    order = []
    for _ in range(4):
        order.append(on_turn(turns))
        let_chance(do(turns, "end actions"))
    assert order == ["black", "orange", "green", "black"]


@pytest.mark.rule("I-30", "I-31")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_tiles_a_player_of_which_three_are_open(seats: int) -> None:
    state = begin(seats)
    assert odds(state) == {f"reveal {number}": 1 for number in range(1, 21)}
    do(state, "reveal 4", "reveal 20", "reveal 11")
    assert (open_tiles(state), state.stack) == ([4, 20, 11], 4 * seats - 3)
    # nobody has seen the rest, in the stack or put away
    assert int(state.unseen).bit_count() == 17


@pytest.mark.rule("I-34")
def test_everybody_draws_five_cards() -> None:
    state = let_chance(begin(4))
    assert list(state.hand_size) == [5, 5, 5, 5]
    assert (state.deck_size, step(state)) == (70, "mulligan")


@pytest.mark.rule("I-35")
def test_a_player_may_exchange_any_number_of_cards_once() -> None:
    state = deal(begin(2), "14 9 6", "ruin ruin market ship plantation", HAND)
    assert offered(state) == ["done", "mark ship", "mark plantation", "mark ruin", "mark market"]
    do(state, "mark ruin", "mark ruin")
    assert offered(state) == ["done", "mark ship", "mark plantation", "mark market"]
    do(state, "done")
    assert discard(state) == {"ruin": 2}
    assert odds(state)["draw ruin"] == 4  # the cards put aside do not come back
    do(state, "draw ship", "draw building")
    assert hand(state, "orange") == {"ship": 2, "plantation": 1, "building": 1, "market": 1}
    assert asked(state) == "green"
    do(state, "mark ship", "mark ship", "mark plantation", "mark plantation", "mark market")
    assert offered(state) == ["done"]  # even a decision with one option is his own
    let_chance(do(state, "done"))
    assert (asked(state), step(state), hand_size(state, "green")) == ("orange", "setup_tile", 5)


@pytest.mark.rule("I-35")
def test_the_exchange_is_optional() -> None:
    state = do(deal(begin(2), "14 9 6", HAND, HAND), "done", "done")
    assert (discard(state), step(state)) == ({}, "setup_tile")


@pytest.mark.rule("I-35")
def test_marks_can_be_taken_back_and_an_exchange_cannot() -> None:
    session = Session(Record(GAME, {"start_player": "1"}, 2))
    for text in ("reveal 14", "reveal 9", "reveal 6", *(f"draw {card}" for card in (HAND + " " + HAND).split())):
        session.play(-1, GAME.parse(text))
    session.play(0, GAME.parse("mark ship"))
    session.play(0, GAME.parse("mark market"))
    assert GAME.notate(session.undo(0)) == "mark market"
    session.play(0, GAME.parse("done"))
    assert session.undoable(0) is None


@pytest.mark.rule("I-36")
def test_the_first_tile_lies_in_the_middle_unturned() -> None:
    state = do(deal(begin(4), *FOUR), "done", "done", "done", "done")
    assert offered(state) == ["tile 6", "tile 9", "tile 14"]
    do(state, "tile 14")
    assert (step(state), offered(state)) == ("setup_coast", ["to 14a", "to 14b"])
    do(state, "to 14a")
    assert (laid(state), state.placed[13], ships(state, "orange")) == ([14], 0, ["14a"])


@pytest.mark.rule("I-32", "I-37", "I-38", "I-39", "I-41")
def test_first_islands_with_four() -> None:
    state = do(deal(begin(4), *FOUR), *("done",) * 4)
    do(state, "tile 14", "to 14a", "reveal 18")
    assert (open_tiles(state), asked(state)) == ([9, 6, 18], "green")
    do(state, "tile 9", "cell 1,0")
    assert offered(state) == ["rotation 2", "rotation 4", "rotation 5"]  # tile 9 has land NE, SE and NW
    do(state, "rotation 4")
    assert offered(state) == ["to 9a", "to 9b"]  # not its den, though tile 9 has one
    do(state, "to 9b", "reveal 1", "tile 6", "cell -1,0", "rotation 3", "to 6a", "reveal 2")
    do(state, "tile 18", "cell 0,1", "rotation 4", "to 18b", "reveal 3")
    assert laid(state) == [14, 9, 6, 18]
    assert (len(state.open_tiles), state.stack) == (3, 3 * 4 - 3)
    assert [ships(state, colour) for colour in ("orange", "green", "black", "yellow")] == [
        ["14a"],
        ["9b"],
        ["6a"],
        ["18b"],
    ]
    assert list(state.hand_size) == [5, 5, 5, 5]
    assert sum(state.discard) == 0
    assert (asked(state), step(state), state.round) == ("orange", "action", 1)
    assert islands(state)["14A"] == {"14A", "9A", "18B"}


@pytest.mark.rule("I-37")
def test_a_first_island_must_enlarge_an_island() -> None:
    state = do(deal(begin(4), *FOUR), *("done",) * 4)
    do(state, "tile 14", "to 14a", "reveal 18", "tile 9")
    # tile 14 has land E, SE and W: no other cell touches its land
    assert sorted(offered(state)) == ["cell -1,0", "cell 0,1", "cell 1,0"]
    with pytest.raises(IllegalAction):
        do(state, "cell 0,-1")


@pytest.mark.rule("I-40")
def test_without_a_tile_that_fits_the_ship_goes_to_any_coast() -> None:
    """Never seen in play: the frontier is emptied by hand."""
    state = do(deal(begin(2), "14 9 6", HAND, HAND), "done", "done", "tile 14", "to 14a")
    fill(state, "frontier", [])
    do(state, "reveal 18")
    assert (asked(state), step(state), offered(state)) == ("green", "setup_coast", ["to 14a", "to 14b"])
    do(state, "to 14b")
    assert (laid(state), ships(state, "green"), len(state.open_tiles)) == ([14], ["14b"], 3)
    assert (asked(state), step(state)) == ("orange", "action")


@pytest.mark.rule("I-32")
def test_a_taken_tile_is_replaced_at_once() -> None:
    text = f"seats 4, on turn orange\n{MAP_X}\nopen: 1 13 20\nships orange: 14a\nships green: 9b\nships black: 6a\n"
    state = given(text + "ships yellow: 18b\nhand orange: 2*ship")
    do(state, "play ship", "from supply", "explore", "tile 13", "cell -1,1")
    do(state, "to 13a")
    assert odds(state) == {f"reveal {n}": 1 for n in range(1, 21) if n not in (14, 9, 6, 18, 1, 13, 20)}
    do(state, "reveal 7")
    assert (open_tiles(state), state.stack) == ([1, 20, 7], 8)


@pytest.mark.rule("I-115")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_is_compensated_for_his_seat(seats: int) -> None:
    state = let_chance(begin(seats))
    while state.round == 0:
        let_chance(do(state, offered(state)[0]))
    assert set(state.hand_size) == {5}
    assert not any(state.stock)
