"""Inventories, base and full: H-80 to H-86, H-130 to H-131b."""

import pytest

from .table import asked, course, delegations, do, given, offered, programme, settle, stupas, yaks

FULL = "seats 3, round 4, full_inventory yes, phase inventory"


@pytest.mark.rule("H-80")
@pytest.mark.parametrize("month", range(1, 13))
def test_an_inventory_ends_rounds_4_8_and_12(month: int) -> None:
    state = settle(programme(given(f"seats 3, round {month}\n dolpo_pa: stock S")))
    assert (yaks(state, "dolpo_pa") == 3) == (month in (4, 8, 12))


@pytest.mark.rule("H-81", "H-82")
def test_resources_are_compared_in_order_and_the_numbers_become_public() -> None:
    state = given("seats 3, round 4, phase inventory\n dolpo_pa: stock S T\n bhotia: stock T J J")
    told = [line for line in course(state) if line.startswith("showed")]
    assert [line[-1] for line in told] == list("SSSBBBTTTJJJGGG")
    assert state.view(2)["counted"] == [1, 0, 1, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0]
    assert [yaks(state, tribe) for tribe in ("dolpo_pa", "bhotia", "sherpa")] == [3, 3, 0]


@pytest.mark.rule("H-84")
def test_nobody_wins_a_resource_that_nobody_has() -> None:
    state = given("seats 3, round 4, phase inventory")
    assert [line for line in course(state) if line.startswith("tied")] == [f"tied {letter}" for letter in "SBTJG"]


@pytest.mark.rule("H-86")
def test_a_token_is_three_yaks_behind_the_screen() -> None:
    state = given("seats 3, round 4, phase inventory\n dolpo_pa: stock S B T J G")
    assert yaks(state, "dolpo_pa") == 15
    assert state.view(1)["screen"][0] is None
    assert state.view(0)["screen"][0]["tokens"] == 5


@pytest.mark.rule("H-130", "H-131")
def test_the_winner_picks_before_the_next_resource_is_compared() -> None:
    state = given(f"{FULL}\n bhotia in 18: stock S B\n dolpo_pa in 1: stock T")
    assert asked(state) == "inventory_choice bhotia"
    assert "showed 1B" not in course(state)
    assert offered(state) == ["inventory token", "inventory delegations", "inventory stupa"]
    do(state, "inventory token")
    assert "showed 1B" in course(state)
    do(state, "inventory token")
    assert asked(state) == "inventory_choice dolpo_pa"
    assert yaks(state, "bhotia") == 6


@pytest.mark.rule("H-131a")
def test_two_delegations_together_or_apart() -> None:
    text = f"{FULL}\n bhotia in 18: stock S"
    together = do(given(text), "inventory delegations", "to 7", "to 7")
    assert delegations(together, "bhotia") == [7, 7]
    apart = do(given(text), "inventory delegations", "to 7", "to 8")
    assert delegations(apart, "bhotia") == [7, 8]
    alone = do(given(f"{FULL}\n bhotia in 1: stock S"), "inventory delegations")
    assert delegations(alone, "bhotia") == [1, 1]


@pytest.mark.rule("H-131b")
def test_a_stupa_on_a_house_of_a_bordering_region_its_own_included() -> None:
    state = given(f"{FULL}\n bhotia in 19: stock S")
    do(state, "inventory stupa")
    assert stupas(state, "bhotia") == [19], "the only house on region 7 is its own"
    many = do(given(f"{FULL}\n bhotia in 7: stock S\n dolpo_pa: stupas 9"), "inventory stupa")
    assert offered(many) == ["stupa 2", "stupa 3", "stupa 7", "stupa 8"]


@pytest.mark.rule("H-131", "H-131a", "H-131b", "H-138")
def test_what_is_not_possible_is_not_offered() -> None:
    state = given(f"""
        {FULL}
        dolpo_pa: stupas 19 20
        bhotia in 18: stock S B
    """)
    assert offered(state) == ["inventory token", "inventory delegations"]
    bare = given(f"""
        {FULL}
        dolpo_pa: stupas 19 20
        bhotia in 18: stock S; delegations 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    """)
    assert yaks(bare, "bhotia") == 3
