"""The worked examples of the ledger about inventories and the final count."""

import pytest

from .table import (
    asked,
    course,
    delegations,
    do,
    eliminated,
    given,
    offered,
    ranks,
    reserve,
    stock,
    stupas,
    yaks,
)


@pytest.mark.rule("H-81", "H-82", "H-83", "H-85", "H-86")
def test_e8_inventory_salt() -> None:
    state = given("""
        seats 4, round 4, phase inventory
        sherpa: stock 3S
        dolpo_pa: stock 4S
    """)
    assert course(state)[:5] == ["showed 4S", "showed 0S", "showed 3S", "showed 0S", "won_token S"]
    assert yaks(state, "dolpo_pa") == 3
    assert stock(state, "dolpo_pa") == "SSSS"
    assert stock(state, "sherpa") == "SSS"


@pytest.mark.rule("H-84")
def test_e9_inventory_tie() -> None:
    state = given("""
        seats 4, round 4, phase inventory
        sherpa: stock 2B
        dolpo_pa: stock B
        bhotia: stock 4B
        tamang: stock 4B
    """)
    assert "tied B" in course(state)
    assert [yaks(state, tribe) for tribe in ("sherpa", "dolpo_pa", "bhotia", "tamang")] == [0] * 4


@pytest.mark.rule("H-130", "H-131a", "H-131b")
def test_e14_full_inventory() -> None:
    state = given("""
        seats 3, round 4, full_inventory yes, phase inventory
        bhotia in 18: stock S B
    """)
    assert asked(state) == "inventory_choice bhotia"
    do(state, "inventory stupa")
    assert offered(state) == ["stupa 19", "stupa 20"]
    do(state, "stupa 19")
    assert asked(state) == "inventory_choice bhotia"
    assert offered(state) == ["inventory token", "inventory delegations", "inventory stupa"]
    again = state.copy()
    do(again, "inventory stupa")
    assert stupas(again, "bhotia") == [19, 20]
    do(state, "inventory delegations")
    assert offered(state) == ["to 7", "to 8"]


@pytest.mark.rule("H-130", "H-131", "H-131a", "H-131b")
def test_e30_full_inventory_in_sequence() -> None:
    state = given("""
        seats 3, round 4, full_inventory yes, phase inventory
        bhotia in 18: stock S B G; stupas 1 2 3 4; delegations 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    """)
    do(state, "inventory stupa", "stupa 19", "inventory delegations", "to 8")
    assert delegations(state, "bhotia")[-1] == 8
    assert reserve(state, "bhotia") == (0, 0)
    assert state.tokens[1] == 1
    assert asked(state).startswith("command") or state.chance


FOUR = "seats 4, round 12, phase final"


@pytest.mark.rule("H-89", "H-99", "H-100")
def test_e31_politics_after_an_elimination() -> None:
    state = given(f"""
        {FOUR}
        dolpo_pa: delegations 2 2 2
        bhotia: delegations 2 2 2; stupas 1
        sherpa: delegations 2; stupas 6
        tamang: delegations 1 1; stupas 11 13
    """)
    assert state.tally[1] == state.tally[8] == 0
    assert eliminated(state)[0] == "dolpo_pa"
    assert state.tally[7 + 6] == 1


@pytest.mark.rule("H-96", "H-97")
def test_e32_four_players_ties() -> None:
    stupas_text = """
        sherpa: stupas 11 13 2; delegations 1
        tamang: stupas 16 6 1; delegations 2
    """
    fewer = given(f"{FOUR}\n dolpo_pa: stupas 4 5\n bhotia: stupas 3 7 10\n {stupas_text}")
    assert list(fewer.tally[0::7]) == [4, 4, 7, 9]
    assert eliminated(fewer)[0] == "dolpo_pa"
    equal = given(f"{FOUR}\n dolpo_pa: stupas 4 5; tokens 4\n bhotia: stupas 10 12; tokens 3\n {stupas_text}")
    assert list(equal.tally[2::7])[:2] == [12, 9]
    assert eliminated(equal)[0] == "bhotia"


@pytest.mark.rule("H-96", "H-100", "H-103", "H-106")
def test_e33_the_recorded_game() -> None:
    state = given(f"""
        {FOUR}
        dolpo_pa: stupas 1 4; delegations 1 2; herd ttj tj
        bhotia: stupas 5 10; delegations 8 8; herd sb
        sherpa: stupas 6 11 13 12; delegations 3 4 5; herd stg stg btj ss
        tamang: stupas 16 14 17 2; delegations 6 7 8; herd jg tg tg tg bb
    """)
    assert list(state.tally[0::7]) == [5, 4, 11, 8]
    assert list(state.tally[2::7]) == [17, 3, 29, 37]
    assert [state.tally[7 * seat + 6] for seat in (0, 2, 3)] == [2, 3, 3]
    assert eliminated(state) == ["bhotia", "dolpo_pa"]
    assert ranks(state) == [3, 4, 2, 1]


@pytest.mark.rule("H-96")
def test_e34_the_richest_can_lose() -> None:
    state = given(f"""
        {FOUR}
        dolpo_pa: stupas 1; herd ttj ttj stg stg jg btj st
        bhotia: stupas 6 4; herd tg tg bb; delegations 1
        sherpa: stupas 11 13; herd bbj bbj sbj ss; delegations 2
        tamang: stupas 16 5 10 2; herd tj tj sbg; delegations 3
    """)
    assert list(state.tally[0::7]) == [3, 5, 6, 8]
    assert list(state.tally[2::7]) == [60, 20, 25, 22]
    assert eliminated(state)[0] == "dolpo_pa"
    assert ranks(state)[0] == 4


THREE = "seats 3, round 12, phase final"


@pytest.mark.rule("H-92")
def test_e35_three_players_double_majority() -> None:
    state = given(f"""
        {THREE}
        dolpo_pa: stupas 1 6; delegations 1 2; herd ttj ttj
        bhotia: stupas 4 5; delegations 3 4 5; herd stg stg jg st
        sherpa: stupas 10 12; delegations 6; herd tg tg btj
    """)
    assert list(state.tally[0::7]) == [6, 4, 4]
    assert list(state.tally[1::7]) == [2, 3, 1]
    assert list(state.tally[2::7]) == [20, 31, 25]
    assert ranks(state)[1] == 1
    assert state.ending == "majority"


@pytest.mark.rule("H-93", "H-94")
def test_e36_three_players_nobody_has_two() -> None:
    text = """
        seats 3, round 12, phase final
        dolpo_pa: stupas 1 6; delegations 1 2; herd ttj ttj tj sb; stock {}
        bhotia: stupas 11 13; delegations 3 4; herd {}; stock S
        sherpa: stupas 4; delegations 5 6 7; herd bbj bbj st
    """
    state = given(text.format("S", "tg tg tg bb"))
    assert list(state.tally[0::7]) == [6, 6, 2]
    assert list(state.tally[1::7]) == [2, 2, 3]
    assert list(state.tally[2::7]) == [30, 28, 20]
    assert [entry // 64 for entry in state.verdict[:3]] == [0, 4, 1]
    assert ranks(state)[0] == 1
    assert state.ending == "yaks"
    richer_stock = given(text.format("B", "stg stg btj sb"))
    assert list(richer_stock.tally[2::7]) == [30, 30, 20]
    assert ranks(richer_stock) == [1, 3, 2]
    shared = given(text.format("S", "stg stg btj sb"))
    assert ranks(shared) == [1, 1, 3]
    assert shared.ending == "shared"


@pytest.mark.rule("H-150")
def test_e40_neutral_in_politics() -> None:
    state = given("""
        seats 2, round 12, phase final
        dolpo_pa: delegations 4 4 5
        bhotia: delegations 4 5 5
        neutral: delegations 4 4
    """)
    assert list(state.tally[1::7]) == [0, 1, 0]
