"""What a good player of Ilôs thinks of a position, and which choices he looks at."""

import pytest

from serai import CHANCE, Rng
from serai.bots import bot

from .table import GAME, MAP_X, begin, given

BASE = f"seats 2, on turn green, round 3\n{MAP_X}\nships orange: 9b\nships green: 14a\n"


def worth(text: str) -> float:
    return given(BASE + text).evaluate(1)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("", "stock green: gold"),
        ("stock green: spice", "stock green: gold"),
        ("stock green: dye", "stock green: dye\nraises: dye"),
        ("", "pioneers green: 14a2"),
        ("hand green: ship", "hand green: 3*ship"),
        ("stock orange: 3*gold", ""),
        ("pioneers orange: 14a2", ""),
        ("hand green: ruin", "hand green: plantation"),
    ],
)
def test_what_is_better_is_judged_better(worse: str, better: str) -> None:
    assert worth(better) > worth(worse)


def test_a_ship_more_is_worth_its_two_cards_early_in_the_game() -> None:
    more = BASE.replace("green: 14a", "green: 14a 6a")
    assert given(more).evaluate(1) > given(BASE + "hand green: 2*market").evaluate(1)


def test_in_thought_only_legal_choices_are_tried() -> None:
    state, rng = begin(3, "random"), Rng(8)
    for _ in range(400):
        if state.chance:
            state.play(CHANCE, state.draw(rng))
            continue
        seat = state.decider
        legal, tried = state.legal(seat), state.candidates(seat)
        assert set(tried) <= set(legal)
        state.play(seat, legal[rng.below(len(legal))])


def test_thought_ends_with_the_card() -> None:
    state = given(BASE + "hand green: 3*ship 2*plantation")
    assert state.candidates(1) == []
    state.play(1, GAME.parse("play ship"))
    assert state.candidates(1)


def test_greedy_takes_what_is_there_for_the_taking() -> None:
    state = given(BASE + "hand green: plantation 3*ruin 2*gold_mine")
    greedy = bot("greedy")
    chosen = greedy.choose(GAME, state.view(1), state.legal(1), Rng(2))
    assert GAME.notate(chosen) == "play plantation"


def test_a_leader_ends_the_game_and_one_who_is_behind_does_not() -> None:
    nine = "pioneers green: 14a1 14a2 9a2=dye 18b1 18b2=dye 14b1 6b1 6a1 18a1\nhand green: plantation 2*ruin\n"
    for stocks, ends in (("stock green: 30*gold\nstock orange: 9*gold", True), ("stock orange: 90*gold", False)):
        state = given(BASE.replace("round 3", "round 9") + nine + stocks)
        chosen = bot("greedy").choose(GAME, state.view(1), state.legal(1), Rng(2))
        assert (GAME.notate(chosen) == "play plantation") == ends


@pytest.mark.parametrize("stock", ["stock green: 40*gold", "stock orange: 40*gold"])
def test_nobody_sails_about_in_the_very_last_turn(stock: str) -> None:
    last = BASE.replace("round 3", "round 9, last round yes, start orange")
    state = GAME.set_up(f"{last}hand green: 4*ship\n{stock}")
    chosen = bot("greedy").choose(GAME, state.view(1), state.legal(1), Rng(2))
    assert GAME.notate(chosen) == "end actions"


def test_who_has_more_has_the_better_chance_and_late_more_so() -> None:
    early, late = (given(BASE.replace("round 3", f"round {n}") + "stock green: 9*gold").chances()[1] for n in (2, 9))
    assert 0.5 < early < late


def test_greedy_beats_random() -> None:
    """The share over many games stands in docs/ilos.md."""
    players = [bot("random"), bot("greedy")]
    state, rng = begin(2), Rng(4)
    while not state.over:
        if state.chance:
            state.apply(CHANCE, state.draw(rng))
        else:
            seat = int(state.decider)
            state.apply(seat, players[seat].choose(GAME, state.view(seat), state.legal(seat), rng))
    assert state.ranking == (2, 1)
