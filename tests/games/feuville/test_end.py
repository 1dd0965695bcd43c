"""Refills at the end of a turn, the end of the game and the winner: F-117 to F-131."""

import pytest

from .table import asked, asks, deal, do, end_turn, given, idle, kobold, odds, points, row, scored

LAST = """
    seats {seats}, on turn {mover}, start blue, dice 1-2
    decree stack: {stack}
"""


@pytest.mark.rule("F-117")
def test_only_rows_without_any_tile_are_filled() -> None:
    state = given("seats 2, dice 1-2\nwall row: . wall_i_02\nsky row: .")
    do(state, "end turn")
    assert all("sky" in text for text in odds(state))
    deal(state)
    assert "." not in row(state, "sky")
    assert row(state, "wall") == [".", "wall_i_02", ".", ".", ".", "."]


@pytest.mark.rule("F-118")
def test_a_short_stack_fills_from_the_left_and_an_empty_one_not_at_all() -> None:
    state = given("seats 2, dice 1-2\nwall row: .\nwall stack: 2\nsky row: .\nsky stack: 0")
    end_turn(state)
    assert [name == "." for name in row(state, "wall")] == [False, False, True, True, True, True]
    assert row(state, "sky") == ["."] * 6


@pytest.mark.rule("F-119")
def test_a_window_that_empties_a_row_is_followed_by_another_refill() -> None:
    state = given("""
        seats 2, dice 1-2
        wall row: wall_i_01
        sky row: .
        spells red: spell_big_choice_1
    """)
    deal(do(state, "end turn"))
    do(state, "yes", "take wall 1", "left")
    assert all("wall" in text for text in odds(state))
    deal(state)
    assert "." not in row(state, "wall")


@pytest.mark.rule("F-120")
def test_decrees_fill_their_gaps_and_do_not_shift() -> None:
    state = given("seats 2, dice 2-5\nitems blue: sky_i_01 sky_i_02")
    do(state, "die 2", "decree", "swap 1", "die 5", "decree", "swap 2")
    before = row(state, "decree")
    assert [name == "." for name in before] == [False, True, False, False, True, False]
    do(state, "end turn", "turn up decree_free_1", "turn up decree_free_2")
    assert row(state, "decree") == [before[0], "decree_free_1", *before[2:4], "decree_free_2", before[5]]


@pytest.mark.rule("F-121")
def test_the_next_player_follows() -> None:
    state = end_turn(given("seats 2, dice 2-5"))
    assert (asked(state), asks(state)) == ("red", "before_roll")
    assert list(state.dice) == [0, 0]


@pytest.mark.rule("F-123")
def test_the_fourteenth_decree_taken_triggers_the_end() -> None:
    state = given(LAST.format(seats=3, mover="blue", stack=1))
    do(state, "die 1", "decree")
    end_turn(state)
    assert not state.triggered
    do(state, "roll", "dice 1 2", "die 1", "decree")
    end_turn(state)
    assert state.triggered
    assert row(state, "decree")[0] == "."


@pytest.mark.rule("F-124", "F-126")
def test_the_round_is_finished() -> None:
    state = given(LAST.format(seats=3, mover="blue", stack=0))
    do(state, "die 1", "decree")
    end_turn(state)
    assert (asked(state), bool(state.triggered)) == ("red", True)
    do(state, "roll", "dice 2 3", "die 2", "decree")
    end_turn(state)
    assert asked(state) == "green"
    idle(state)
    assert (asked(state), state.ending) == ("nobody", "decrees")


@pytest.mark.rule("F-125")
def test_if_the_last_player_of_a_round_triggers_the_game_ends_at_once() -> None:
    state = given(LAST.format(seats=3, mover="green", stack=0))
    do(state, "die 1", "decree")
    end_turn(state)
    assert state.over


@pytest.mark.rule("F-127")
@pytest.mark.parametrize("number", [39, 40])
def test_the_game_ends_after_round_40(number: int) -> None:
    state = end_turn(given(f"seats 2, on turn red, start blue, round {number}, dice 1-2"))
    assert state.over == (number == 40)
    assert state.ending == ("rounds" if number == 40 else "")


@pytest.mark.rule("F-128")
@pytest.mark.parametrize(
    ("blue", "red", "grace"),
    [
        ("decree_star_x1 decree_star_x2", "decree_star_x3", (0, 7)),
        ("decree_star_x1", "decree_star_x3", (7, 7)),
        ("", "", (7, 7)),
        ("decree_star_x1", "city", (7, 7)),
        ("decree_star_x1", "decree_star_x2 city", (7, 0)),
    ],
)
def test_the_kings_grace(blue: str, red: str, grace: tuple[int, int]) -> None:
    arms = "skyline red: start arms" if "city" in red else ""
    state = given(f"""
        seats 2, on turn red, start blue, dice 1-2, triggered yes
        scored blue: {blue}
        scored red: {red}
        {arms}
        decree stack: 0
        decree row: .
    """)
    end_turn(state)
    assert state.over
    assert (points(state, "blue"), points(state, "red")) == grace


@pytest.mark.rule("F-129")
def test_what_is_stored_is_worth_nothing() -> None:
    state = given("""
        seats 2, on turn red, start blue, dice 1-2, triggered yes
        skyline blue: start tower_i_12
        items blue: decree_griffin_x3 wall_i_12
        decree stack: 0
        decree row: .
    """)
    end_turn(state)
    assert (points(state, "blue"), scored(state, "blue")) == (7, [])


@pytest.mark.rule("F-130")
@pytest.mark.parametrize(
    ("scores", "ranking"),
    [((61, 60, 40), (1, 2, 3)), ((61, 61, 40), (1, 1, 3)), ((5, 5, 5), (1, 1, 1)), ((4, 9, 4), (2, 1, 2))],
)
def test_most_points_win_and_equals_share(scores: tuple[int, ...], ranking: tuple[int, ...]) -> None:
    lines = "\n".join(f"points {c}: {n}" for c, n in zip(("blue", "red", "green"), scores, strict=True))
    state = given(
        f"seats 3, on turn green, start blue, dice 1-2, triggered yes\n{lines}\ndecree row: .\ndecree stack: 0"
    )
    assert state.ranking == ()
    end_turn(state)
    assert state.ranking == ranking
    assert list(state.winners) == [seat for seat in range(3) if ranking[seat] == 1]
    assert state.scores == tuple(score + 7 for score in scores)
    assert [seat for seat in range(3) if state.legal(seat)] == []


@pytest.mark.rule("F-66", "F-128")
def test_a_scored_city_counts_as_a_scored_decree() -> None:
    text = """
        seats 2, on turn red, start blue, dice 1-2, triggered yes
        skyline blue: wall_i_12 | start arms
        scored blue: city
        scored red: {}
        decree row: .
        decree stack: 0
    """
    assert list(end_turn(given(text.format("decree_star_x1"))).points) == [7, 7]
    assert list(end_turn(given(text.format("decree_star_x1 decree_star_x2"))).points) == [7, 0]


@pytest.mark.rule("F-121", "F-102")
def test_the_kobold_goes_home_at_the_end_of_the_turn() -> None:
    state = given("seats 2, dice 2-5")
    do(state, "kobold", "as mayor", "tile wall", "store")
    assert kobold(state) == "mayor"
    end_turn(state)
    assert (asked(state), kobold(state)) == ("red", "home")
