"""The game for two with a neutral tribe: H-139 to H-151."""

import pytest

from serai.games.himalaya.data import COMMAND_LETTERS
from serai.games.himalaya.rules import Himalaya

from .table import (
    asked,
    begin,
    course,
    delegations,
    do,
    given,
    herd,
    home,
    laid,
    odds,
    offered,
    programme,
    ranks,
    settle,
    stock,
    stupas,
    yaks,
)


@pytest.mark.rule("H-139")
def test_a_neutral_tribe_with_an_open_screen_joins() -> None:
    state = given("seats 2, round 2\n neutral in 5: stock S S; herd tj")
    assert state.tribes == 3
    for viewer in (0, 1, None):
        seen = state.view(viewer)["open_screens"]
        assert seen[:2] == [None, None]
        assert seen[2]["stock"] == [2, 0, 0, 0, 0]
        assert seen[2]["yaks"] == 7
    assert state.deciders == (0, 1)
    assert (state.stupas_left[2], state.delegations_left[2]) == (5, 15)


@pytest.mark.rule("H-140")
def test_its_caravan_comes_last_to_a_village_without_a_caravan() -> None:
    state = settle(begin(2))
    do(state, "place 20", "place 1")
    assert asked(state) == "draw_village chance"
    assert odds(state) == {f"draw {number}": 1 for number in range(1, 21)}
    do(state, "draw 20")
    assert home(state, "neutral") == 2
    cards = settle(begin(2, village_draw="cards"))
    do(cards, "place 20", "place 1")
    assert len(offered(cards)) == 10, "ten cards placed the goods"
    opened = settle(begin(2, village_draw="cards_open"))
    first = opened.row[0]
    far = [v for v in range(1, 21) if v - 1 not in opened.row][:2]
    do(opened, *(f"place {v}" for v in far))
    assert opened.target == first
    assert asked(opened) == "draw_card chance"


@pytest.mark.rule("H-141")
def test_the_players_alternate_and_the_neutral_caravan_is_last() -> None:
    state = given("seats 2, round 1, leader bhotia")
    assert [state.tribe_at(place) for place in range(3)] == [1, 0, 2]
    settle(programme(state))
    assert [state.tribe_at(place) for place in range(3)] == [0, 1, 2]


@pytest.mark.rule("H-142")
def test_its_programme_lies_open_before_the_players_programme() -> None:
    state = given("seats 2, round 2, events yes, phase events\n 9 [S]\n neutral in 9")
    assert laid(state, "neutral") == "......"
    do(state, "event pass", "event pass")
    assert laid(state, "neutral")[0] == "h"
    assert state.view(0)["programmes"] == [None, None, [3, 4, 4, 4, 4, 4]]


@pytest.mark.rule("H-144")
def test_closed_and_stormy_roads_are_not_used() -> None:
    text = "seats 2, round 2, events yes\n 10 [S]\n neutral in 7\n {}"
    assert laid(given(text.format("")), "neutral") == "ihpppp"
    assert laid(given(text.format("yeti: 7-10")), "neutral") != "ihpppp"
    assert laid(given(text.format("snowstorm: 7-10")), "neutral")[0] != "i"


@pytest.mark.rule("H-144")
@pytest.mark.parametrize(("token", "way"), [("", "ie"), ("yeti: 1-2", "si"), ("snowstorm: 1-2", "si")])
def test_of_two_ways_equally_long_the_one_without_a_token_is_taken(token: str, way: str) -> None:
    """From 1 it is two roads to 6, over 2 or over 3; ice comes before stone, but not under a token."""
    state = given(f"seats 2, round 2, events yes\n 6 [S]\n neutral in 1\n {token}")
    assert laid(state, "neutral") == f"{way}hppp"


@pytest.mark.rule("H-144")
def test_an_order_too_far_for_this_round_gives_way_to_what_is_near() -> None:
    # 15 is six roads away: the order there cannot be delivered this round, but salt lies in 3.
    state = given("seats 2, round 2\n 15 [ss]\n 3 [S]\n neutral in 4: stock S S")
    assert laid(state, "neutral")[:2] == "eh"


@pytest.mark.rule("H-145")
def test_without_a_target_it_pauses() -> None:
    assert laid(given("seats 2, round 2\n neutral in 4"), "neutral") == "pppppp"


@pytest.mark.rule("H-146")
def test_its_commands_may_fail_and_are_not_changed() -> None:
    state = given("seats 2, round 2\n 9 [S]\n neutral in 9\n dolpo_pa in 9")
    assert laid(state, "neutral") == "hppppp"
    programme(state, dolpo_pa="h")
    assert course(state, "neutral")[0] == "void nothing_there"
    going = given("seats 2, round 2\n 10 [S]\n neutral in 7")
    assert laid(going, "neutral") == "ihpppp"
    programme(going)
    assert course(going, "neutral")[:2] == ["moved 10", "took 10 S"]
    assert (home(going, "neutral"), stock(going, "neutral")) == (10, "S")


@pytest.mark.rule("H-147", "H-148")
def test_its_rewards_are_offering_and_delegations_to_where_it_has_fewest() -> None:
    state = given("seats 2, round 2\n 11 [ss]\n neutral in 11: stock S S; delegations 3")
    programme(state)
    assert stupas(state, "neutral") == [11]
    assert delegations(state, "neutral") == [3, 3, 5, 6]
    assert herd(state, "neutral") == []


@pytest.mark.rule("H-147")
def test_it_barters_only_to_make_up_two() -> None:
    state = given("seats 2, round 2\n 11 [ss]\n neutral in 11: stock S S\n dolpo_pa: stupas 11")
    programme(state)
    assert herd(state, "neutral") == ["ss"]
    assert len(delegations(state, "neutral")) == 3
    bare = given("""
        seats 2, round 2
        11 [ss]
        neutral in 11: stock S S; delegations 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
        dolpo_pa: stupas 11
    """)
    programme(bare)
    assert herd(bare, "neutral") == ["ss"]


@pytest.mark.rule("H-149")
def test_it_takes_the_lowest_cube_on_a_market_day_and_always_the_token() -> None:
    state = given("seats 2, round 4, advanced yes\n 9 [S G]\n market_day: 9\n neutral in 9: stock B")
    settle(programme(state))
    assert stock(state, "neutral").startswith("SB")
    assert yaks(state, "neutral") == 6


@pytest.mark.rule("H-150", "H-151")
def test_who_is_ahead_in_more_wins() -> None:
    state = given("""
        seats 2, round 12, phase final
        dolpo_pa: stupas 1; delegations 1; tokens 1
        bhotia: stupas 6 4; delegations 2; tokens 3
        neutral: delegations 2 2; stupas 11 13; tokens 8
    """)
    assert ranks(state) == [2, 1]
    assert state.ending == "lead"


@pytest.mark.rule("H-151")
def test_if_equal_the_yaks_decide_and_so_on() -> None:
    text = "seats 2, round 12, phase final\n dolpo_pa: {}\n bhotia: {}"
    assert ranks(given(text.format("stupas 1", "tokens 1"))) == [2, 1]
    assert given(text.format("stupas 1", "tokens 1")).ending == "yaks"
    assert ranks(given(text.format("stock S", ""))) == [1, 2]
    shared = given(text.format("", ""))
    assert ranks(shared) == [1, 1]
    assert shared.ending == "shared"


def way(state: Himalaya, one: int, two: int) -> int:
    """How many roads lie between two villages."""
    return int(state.board.distance[20 * (one - 1) + two - 1])


def first_goal(state: Himalaya) -> int:
    """The village where the neutral programme first uses a hand."""
    village = home(state, "neutral")
    for letter in laid(state, "neutral"):
        if letter == "h":
            break
        village = int(state.board.road_to[3 * (village - 1) + COMMAND_LETTERS.index(letter)]) + 1
    return village


@pytest.mark.rule("H-144")
def test_of_orders_equally_near_the_lowest_village_is_the_goal() -> None:
    start = given("seats 2, round 2\n neutral in 4")
    tried = 0
    for one in range(1, 21):
        for two in range(one + 1, 21):
            if way(start, 4, one) == way(start, 4, two) > 0 and way(start, 4, one) < 6:
                text = f"seats 2, round 2\n {one} [sb] {two} [sb]\n neutral in 4: stock S B"
                assert first_goal(given(text)) == one, (one, two)
                tried += 1
    assert tried > 20


@pytest.mark.rule("H-144")
@pytest.mark.parametrize("far", [5, 6])
def test_an_order_is_the_goal_only_if_the_way_and_a_hand_fit_into_the_round(far: int) -> None:
    tried = 0
    for home_ in range(1, 21):
        start = given(f"seats 2, round 2\n neutral in {home_}")
        for order in range(1, 21):
            for near in range(1, 21):
                # The salt lies beside, not on any shortest way to the order.
                beside = way(start, home_, near) == 1 and way(start, near, order) >= far
                if way(start, home_, order) == far and beside:
                    text = f"seats 2, round 2\n {order} [ss] {near} [S]\n neutral in {home_}: stock S S"
                    assert first_goal(given(text)) == (order if far == 5 else near), (home_, order, near)
                    tried += 1
    assert tried > 0
