"""The greedy player at Himalaya reckons with the others and lays no command for nothing."""

import pytest

from serai import Rng
from serai.bots import bot
from serai.games.himalaya.actions import PAUSE
from serai.games.himalaya.plan import Journey
from serai.games.himalaya.rules import Himalaya

from .table import GAME, given, seat


def choice(state: Himalaya, tribe: str) -> int:
    """What the greedy player of this tribe does."""
    who = seat(tribe)
    return bot("greedy").choose(GAME, state.view(who), state.legal(who), Rng(3))


@pytest.mark.parametrize("number", range(1, 21))
def test_with_nothing_to_do_he_lays_no_road_that_is_not_there(number: int) -> None:
    state = given(f"seats 3, round 12\ndolpo_pa in {number}: laid p p p p p")
    action = choice(state, "dolpo_pa")
    roads = state.board.road_id[3 * (number - 1) : 3 * number]
    assert action == PAUSE or (action < 3 and roads[action] >= 0)


def test_a_cube_is_worth_less_where_others_can_be_before() -> None:
    alone = given("seats 3, round 2\n4 [J]\ndolpo_pa in 3:\nbhotia in 20:\nsherpa in 20:")
    crowded = given("seats 3, round 2\n4 [J]\ndolpo_pa in 3:\nbhotia in 4:\nsherpa in 4:")
    assert Journey(alone, 0).left(3, 1) == 1.0
    assert Journey(crowded, 0).left(3, 1) < 0.5


def test_of_two_ends_alike_in_rank_the_richer_is_better() -> None:
    leader = "bhotia in 4: stupas 8 16; delegations 1 1 2; herd tj"
    poor = given(f"seats 3, phase final\n{leader}\nsherpa in 3: stock S")
    rich = given(f"seats 3, phase final\n{leader}\nsherpa in 3: stock S G")
    assert poor.ranking[2] == rich.ranking[2]
    assert rich.evaluate(2) > poor.evaluate(2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_ahead_in_religion_is_the_likelier_to_win_the_later_it_is(seats: int) -> None:
    early, late = (
        given(f"seats {seats}, round {number}\ndolpo_pa in 4: stupas 8 16\nbhotia in 3:").chances()[0]
        for number in (2, 11)
    )
    assert late > max(early, 1 / seats)


def foreseen(seats: int, round_: int, *tribes: str) -> list[float]:
    """The chances to win by which the master judges."""
    lines = [f"seats {seats}, round {round_}", *tribes]
    return [float(chance) for chance in GAME.advice(seats).chances(given("\n".join(lines)))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_foreseen_are_even_among_equals_and_sum_to_1(seats: int) -> None:
    tribes = ["dolpo_pa", "bhotia", "sherpa", "tamang"][:seats]
    even = foreseen(seats, 12, *(f"{tribe} in 4:" for tribe in tribes))
    assert even == pytest.approx([1 / seats] * seats)
    assert sum(foreseen(seats, 7, "dolpo_pa in 4: stupas 8 16; herd tj", "bhotia in 3: delegations 1 2")) == (
        pytest.approx(1.0)
    )


def test_with_four_the_richest_hardly_wins_without_a_stupa() -> None:
    rich = "dolpo_pa in 4: delegations 1 2; herd stg stg btj ttj"
    others = "bhotia in 4: stupas 5 10; herd tj", "sherpa in 4: stupas 6 11", "tamang in 4: stupas 13 12"
    assert foreseen(4, 12, rich, *others)[0] < 0.2
    assert foreseen(4, 12, rich.replace(";", "; stupas 8 16;", 1), *others)[0] > 0.5


@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_who_leads_in_two_influences_is_ahead_of_the_richest(seats: int) -> None:
    rich = "dolpo_pa in 4: herd stg stg btj"
    powerful = "bhotia in 4: stupas 5 10 8 16; delegations 1 2 3"
    chances = foreseen(seats, 12, rich, powerful)
    assert chances[1] > 0.7 > chances[0]


def test_a_cube_is_worth_more_where_it_decides_the_inventory() -> None:
    tied = "dolpo_pa in 3: stock G", "bhotia in 20: stock G"
    due, later = (given("\n".join([f"seats 2, round {number}", *tied])) for number in (4, 5))
    far_ahead = given("seats 2, round 4\ndolpo_pa in 3: stock G G G G G\nbhotia in 20:")
    gold = 4
    assert Journey(due, 0).a_cube[gold] > Journey(later, 0).a_cube[gold] > Journey(far_ahead, 0).a_cube[gold]
    ahead = given("seats 2, round 4\ndolpo_pa in 3: stock G\nbhotia in 20: stock S")
    assert ahead.evaluate(0) > due.evaluate(0)
