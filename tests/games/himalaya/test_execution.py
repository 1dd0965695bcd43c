"""Moves, takes, deliveries and rewards: H-38 to H-69, and what is reported of void actions."""

import pytest

from serai.games.himalaya.data import Disc

from .table import (
    GAME,
    asked,
    course,
    delegations,
    do,
    given,
    goods,
    home,
    in_bag,
    offered,
    programme,
    reserve,
    stock,
    stupas,
    yaks,
)


@pytest.mark.rule("H-38", "H-40", "H-41")
def test_the_first_action_of_all_comes_before_the_second_of_any() -> None:
    state = given("""
        seats 3, round 2, leader sherpa
        3 [S B T]
        dolpo_pa in 4
        bhotia in 6
        sherpa in 3
    """)
    programme(state, dolpo_pa="eh", bhotia="ih", sherpa="ph")
    assert [stock(state, t) for t in ("sherpa", "dolpo_pa", "bhotia")] == ["S", "B", "T"]
    assert [home(state, t) for t in ("dolpo_pa", "bhotia")] == [3, 3]


@pytest.mark.rule("H-49")
def test_the_stock_has_no_limit() -> None:
    state = given("seats 3, round 2\n 3 [S]\n dolpo_pa in 3: stock 17S 15B 12T 9J")
    programme(state, dolpo_pa="h")
    assert len(stock(state, "dolpo_pa")) == 54


@pytest.mark.rule("H-50", "H-52")
def test_a_hand_that_can_take_or_deliver_does() -> None:
    state = given("seats 3, round 2\n 3 [S]\n 4 [bb]\n dolpo_pa in 3: stock B B")
    programme(state, dolpo_pa="heh")
    assert stock(state, "dolpo_pa") == "S"
    assert asked(state) == "first_reward dolpo_pa", "nobody asked whether to deliver"
    for slots in ("h", "ph", "ppppph"):
        state = programme(given("seats 3, round 2\n 4 [bb]\n dolpo_pa in 4: stock B B"), dolpo_pa=slots)
        assert asked(state) == "first_reward dolpo_pa"


@pytest.mark.rule("H-57")
def test_several_orders_in_one_round() -> None:
    state = given("seats 3, round 2\n 3 [ss]\n 4 [bb]\n dolpo_pa in 3: stock S S B B")
    programme(state, dolpo_pa="heh")
    do(state, "reward barter", "reward none", "reward barter", "reward none")
    assert yaks(state, "dolpo_pa") == 6
    assert state.served == (1 << 2) | (1 << 3)


@pytest.mark.rule("H-58", "H-59", "H-60")
def test_two_different_rewards_the_first_compulsory() -> None:
    state = programme(given("seats 3, round 2\n 3 [ss]\n dolpo_pa in 3: stock S S"), dolpo_pa="h")
    assert offered(state) == ["reward barter", "reward offering", "reward delegations"]
    rewards = ["reward barter", "reward offering", "reward delegations"]
    for first in rewards:
        again = programme(given("seats 3, round 2\n 3 [ss]\n dolpo_pa in 3: stock S S"), dolpo_pa="h")
        do(again, first)
        if first == "reward delegations":
            do(again, *(offered(again)[:1] * int(again.to_send)))
        assert offered(again) == [*(reward for reward in rewards if reward != first), "reward none"]
    do(state, "reward offering")
    assert offered(state) == ["reward barter", "reward delegations", "reward none"]


@pytest.mark.rule("H-61")
def test_each_reward_is_finished_before_the_next() -> None:
    state = programme(given("seats 3, round 2\n 6 [ss]\n dolpo_pa in 6: stock S S"), dolpo_pa="h")
    do(state, "reward delegations")
    for region in ("to 1", "to 2", "to 3"):
        assert asked(state) == "send_delegation dolpo_pa"
        do(state, region)
    assert asked(state) == "second_reward dolpo_pa"
    assert delegations(state, "dolpo_pa") == [1, 2, 3]


@pytest.mark.rule("H-62", "H-63")
def test_a_bartered_disc_stays_another_comes_back() -> None:
    text = "seats 3, round 2\n 3 [ss]\n dolpo_pa in 3: stock S S"
    bartered = do(programme(given(text), dolpo_pa="h"), "reward offering", "reward barter")
    assert in_bag(bartered, "ss") == 0
    assert yaks(bartered, "dolpo_pa") == 2
    other = do(programme(given(text), dolpo_pa="h"), "reward offering", "reward none")
    assert in_bag(other, "ss") == 1


@pytest.mark.rule("H-65", "H-137")
def test_only_barter_left_happens_by_itself() -> None:
    state = given("""
        seats 3, round 2
        3 [ss]
        bhotia: stupas 3
        dolpo_pa in 3: stock S S; delegations 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    """)
    programme(state, dolpo_pa="h")
    assert asked(state) == "draw_village chance"
    assert yaks(state, "dolpo_pa") == 2


@pytest.mark.rule("H-66")
@pytest.mark.parametrize(("village", "sent"), [(1, 3), (4, 2), (8, 1)])
def test_the_level_says_how_many_delegations(village: int, sent: int) -> None:
    state = given(f"seats 3, round 2\n {village} [ss]\n dolpo_pa in {village}: stock S S")
    programme(state, dolpo_pa="h")
    do(state, "reward delegations")
    assert len(delegations(state, "dolpo_pa")) == sent


@pytest.mark.rule("H-69")
def test_placed_pieces_stay_and_a_region_takes_any_number() -> None:
    state = given("""
        seats 4, round 2
        1 [ss]
        dolpo_pa in 1: stock S S; delegations 1 1 1 1 1 1 1 1 1 1 1 1
        bhotia: delegations 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    """)
    programme(state, dolpo_pa="h")
    do(state, "reward delegations", "reward offering")
    assert delegations(state, "dolpo_pa") == [1] * 15
    assert stupas(state, "dolpo_pa") == [1]
    assert reserve(state, "dolpo_pa") == (4, 0)


@pytest.mark.rule("H-44", "H-53", "H-136")
def test_every_void_action_is_reported_with_its_reason() -> None:
    state = given("""
        seats 4, round 2, events yes
        3 [S]   6 [jg]   7 [ss]
        yeti: 3-4
        snowstorm: 1-3
        dolpo_pa in 4: stock S
        bhotia in 3
        sherpa in 6: stock S
        tamang in 7: stock S S
    """)
    programme(state, dolpo_pa="she", bhotia="eshh", sherpa="h", tamang="hh")
    do(state, "reward barter", "reward none")
    assert course(state, "dolpo_pa")[:3] == ["void no_road", "void nothing_there", "void closed"]
    assert course(state, "bhotia")[:4] == ["void closed", "void storm", "took 3 S", "void nothing_there"]
    assert course(state, "sherpa")[0] == "void not_payable"
    assert course(state, "tamang")[2] == "void order_gone"
    assert goods(state, 6) == "jg"
    twice = programme(given("seats 3, round 2\n 3 [S B]\n bhotia in 3"), bhotia="hh")
    assert course(twice, "bhotia")[:2] == ["took 3 S", "void taken_already"]


@pytest.mark.rule("H-51", "H-53", "H-54")
@pytest.mark.parametrize("disc", GAME.data.discs, ids=lambda disc: str(disc.id))
def test_an_order_is_delivered_with_all_its_cubes_and_not_with_any_one_missing(disc: Disc) -> None:
    wanted = disc.id.upper()
    state = programme(
        given(f"seats 3, round 2\n 7 [{disc.id}]\n dolpo_pa in 7: stock {' '.join(wanted)}"), dolpo_pa="h"
    )
    assert (asked(state), stock(state, "dolpo_pa"), goods(state, 7)) == ("first_reward dolpo_pa", "", "")
    for missing in set(wanted):
        other = next(cube for cube in "SBTJG" if cube not in wanted)
        held = [*wanted.replace(missing, "", 1), other, other]
        state = programme(
            given(f"seats 3, round 2\n 7 [{disc.id}]\n dolpo_pa in 7: stock {' '.join(held)}"), dolpo_pa="h"
        )
        assert course(state, "dolpo_pa")[0] == "void not_payable"
        assert sorted(stock(state, "dolpo_pa")) == sorted(held)
        assert goods(state, 7) == disc.id
