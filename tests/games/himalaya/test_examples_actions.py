"""The worked examples of the ledger about actions: moves, takes, deliveries and their rewards."""

import pytest

from .table import (
    asked,
    bag,
    course,
    delegations,
    do,
    given,
    goods,
    herd,
    home,
    in_bag,
    offered,
    programme,
    reserve,
    stock,
    stupas,
    yaks,
)


@pytest.mark.rule("H-51", "H-53", "H-54", "H-55")
def test_e3_what_a_disc_asks() -> None:
    text = "seats 3, round 2\n 7 [sj] \n dolpo_pa in 7: stock {}"
    state = programme(given(text.format("S J")), dolpo_pa="h")
    assert asked(state) == "first_reward dolpo_pa"
    assert stock(state, "dolpo_pa") == ""
    assert bag(state) == "18S 15B 12T 9J 6G"
    short = programme(given(text.format("S S G")), dolpo_pa="h")
    assert course(short, "dolpo_pa")[0] == "void not_payable"
    assert stock(short, "dolpo_pa") == "SSG"
    assert goods(short, 7) == "sj"


@pytest.mark.rule("H-66", "H-67")
def test_e4_dividing_delegations() -> None:
    state = given("seats 3, round 2\n 11 [bb]\n dolpo_pa in 11: stock B B")
    programme(state, dolpo_pa="h")
    do(state, "reward delegations")
    assert offered(state) == ["to 3", "to 5", "to 6"]
    do(state, "to 3", "to 3", "to 5")
    assert delegations(state, "dolpo_pa") == [3, 3, 5]
    assert reserve(state, "dolpo_pa") == (5, 12)


ROUND = """
    seats 3, round 2, leader dolpo_pa
    3 [S J G]   4 [B B J]   6 [sb]
    sherpa in 3: stock S S J J G
"""


@pytest.mark.rule("H-38", "H-41", "H-45", "H-46", "H-48", "H-55", "H-58", "H-63", "H-64")
def test_e5_a_whole_round() -> None:
    state = programme(given(ROUND), sherpa="hehei h")
    do(state, "reward offering", "reward delegations", "to 1", "to 1", "to 1")
    assert course(state, "sherpa")[:9] == [
        "took 3 S",
        "moved 4",
        "took 4 B",
        "moved 3",
        "moved 6",
        "delivery 6 sb",
        "offered 6",
        "sent 1",
        "sent 1",
    ]
    assert stupas(state, "sherpa") == [6]
    assert delegations(state, "sherpa") == [1, 1, 1]
    assert reserve(state, "sherpa") == (4, 12)
    assert in_bag(state, "sb") == 3
    assert stock(state, "sherpa") == "SSJJG"
    assert [goods(state, village) for village in (6, 3, 4)] == ["", "JG", "BJ"]
    assert asked(state) == "draw_village chance"


@pytest.mark.rule("H-47")
def test_e6_one_cube_per_village_and_round() -> None:
    state = programme(given(ROUND), sherpa="heheh i")
    assert course(state, "sherpa")[4] == "void taken_already"
    assert home(state, "sherpa") == 6
    assert goods(state, 3) == "JG"


@pytest.mark.rule("H-39", "H-40")
@pytest.mark.parametrize(("bhotia", "stocks"), [("ph", ["S", "J"]), ("h", ["J", "S"])])
def test_e7_letting_others_go_first(bhotia: str, stocks: list[str]) -> None:
    state = given("seats 3, round 2, leader bhotia\n 9 [S J]\n dolpo_pa in 9\n bhotia in 9")
    programme(state, bhotia=bhotia, dolpo_pa="h")
    assert [stock(state, "dolpo_pa"), stock(state, "bhotia")] == stocks


@pytest.mark.rule("H-42")
def test_e15_forced_by_mistake() -> None:
    state = programme(given("seats 3, round 2\n 6 [sb]\n dolpo_pa in 3: stock S B"), dolpo_pa="e")
    assert home(state, "dolpo_pa") == 4


@pytest.mark.rule("H-43")
def test_e16_void_move_programme_goes_on() -> None:
    state = programme(given("seats 3, round 2\n 3 [T]\n dolpo_pa in 4"), dolpo_pa="sehppp")
    assert course(state, "dolpo_pa")[:3] == ["void no_road", "moved 3", "took 3 T"]


@pytest.mark.rule("H-56")
def test_e17_two_want_the_same_order() -> None:
    state = given("""
        seats 3, round 2, leader dolpo_pa
        12 [sb]
        dolpo_pa in 12: stock 2S 2B
        bhotia in 12: stock S B
    """)
    programme(state, dolpo_pa="hh", bhotia="h")
    do(state, "reward barter", "reward none")
    assert course(state, "bhotia")[0] == "void order_gone"
    assert stock(state, "bhotia") == "SB"
    assert course(state, "dolpo_pa")[2] == "void order_gone"
    assert stock(state, "dolpo_pa") == "SB"


@pytest.mark.rule("H-56", "H-77", "H-44")
def test_e18_the_last_cube() -> None:
    state = given("""
        seats 3, round 2, leader dolpo_pa
        9 [G]
        dolpo_pa in 9
        bhotia in 9
    """)
    programme(state, dolpo_pa="h", bhotia="h")
    assert stock(state, "dolpo_pa") == "G"
    assert course(state, "bhotia")[0] == "void nothing_there"
    assert not state.has_taken(1, 8)
    do(state, "draw 9", *["cube salt"] * 5)
    assert goods(state, 9) == "SSSSS"


@pytest.mark.rule("H-65")
def test_e20_stupa_there_already() -> None:
    state = given("""
        seats 4, round 2
        16 [bb]
        bhotia: stupas 16
        dolpo_pa in 16: stock B B; delegations 1 1 1 1 1 1 1
    """)
    programme(state, dolpo_pa="h")
    assert offered(state) == ["reward barter", "reward delegations"]
    do(state, "reward barter")
    assert offered(state) == ["reward delegations", "reward none"]


@pytest.mark.rule("H-59", "H-60", "H-62", "H-63")
@pytest.mark.parametrize("first", ["barter", "offering"])
def test_e21_declining(first: str) -> None:
    state = given("""
        seats 4, round 2
        8 [bb]
        dolpo_pa in 8: stock B B; stupas 1 2 3 4; delegations 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    """)
    programme(state, dolpo_pa="h")
    assert offered(state) == ["reward barter", "reward offering"]
    do(state, f"reward {first}", "reward none")
    if first == "barter":
        assert yaks(state, "dolpo_pa") == 4
        assert reserve(state, "dolpo_pa") == (1, 0)
        assert herd(state, "dolpo_pa") == ["bb"]
    else:
        assert stupas(state, "dolpo_pa") == [1, 2, 3, 4, 8]
        assert yaks(state, "dolpo_pa") == 0
        assert in_bag(state, "bb") == 3


@pytest.mark.rule("H-68")
def test_e22_short_of_delegations() -> None:
    state = given("""
        seats 4, round 2
        13 [bb]   5 [bb]
        dolpo_pa in 13: stock 4B; delegations 1 1 1 1 1 1 1 1 1 1 1 1 1
    """)
    programme(state, dolpo_pa="hsh")
    do(state, "reward delegations", "to 4", "to 7")
    assert delegations(state, "dolpo_pa")[-2:] == [4, 7]
    assert reserve(state, "dolpo_pa")[1] == 0
    do(state, "reward none")
    assert offered(state) == ["reward barter", "reward offering"]


@pytest.mark.rule("H-137")
def test_e23_village_with_one_region() -> None:
    state = programme(given("seats 4, round 2\n 1 [bb]\n dolpo_pa in 1: stock B B"), dolpo_pa="h")
    do(state, "reward delegations")
    assert delegations(state, "dolpo_pa") == [1, 1, 1]
    assert asked(state) == "second_reward dolpo_pa"


@pytest.mark.rule("H-13", "H-46")
def test_e42_hand_in_a_village_of_others() -> None:
    state = given("""
        seats 3, round 2, leader bhotia
        6 [S S B J]
        dolpo_pa in 6
        bhotia in 6
        sherpa in 6
    """)
    programme(state, dolpo_pa="h", bhotia="h", sherpa="h")
    assert [stock(state, tribe) for tribe in ("bhotia", "sherpa", "dolpo_pa")] == ["S", "S", "B"]
    assert goods(state, 6) == "J"
