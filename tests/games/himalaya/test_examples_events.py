"""The worked examples of the ledger about events in the high mountains."""

import pytest

from .table import (
    asked,
    course,
    do,
    given,
    goods,
    home,
    offered,
    programme,
    settle,
    stock,
)


@pytest.mark.rule("H-118", "H-119")
@pytest.mark.parametrize(("command", "end"), [("i", 7), ("s", 6), ("e", 5)])
def test_e10_yeti(command: str, end: int) -> None:
    state = given("seats 3, round 2, events yes\n yeti: 7-10\n dolpo_pa in 7")
    programme(state, dolpo_pa=command)
    assert home(state, "dolpo_pa") == end
    if command == "i":
        assert course(state, "dolpo_pa")[0] == "void closed"


@pytest.mark.rule("H-119")
def test_the_programme_goes_on_after_a_command_over_a_closed_road() -> None:
    state = given("seats 3, round 2, events yes\n yeti: 7-10\n 6 [S]\n dolpo_pa in 7")
    programme(state, dolpo_pa="iish")
    assert course(state, "dolpo_pa")[:4] == ["void closed", "void closed", "moved 6", "took 6 S"]


STORM = """
    seats 3, round 2, leader dolpo_pa, events yes
    13 [S]
    snowstorm: 5-13
    sherpa in 13: stock T
"""


@pytest.mark.rule("H-120")
def test_e11_snowstorm() -> None:
    state = programme(given(STORM), sherpa="ss")
    assert course(state, "sherpa")[:2] == ["into_storm 5", "out_of_storm 5"]
    assert home(state, "sherpa") == 5


@pytest.mark.rule("H-122", "H-126")
def test_e12_storm_and_last_action() -> None:
    state = programme(given(STORM), sherpa="ppppps")
    assert course(state, "sherpa")[5] == "void storm"
    assert home(state, "sherpa") == 13


@pytest.mark.rule("H-127", "H-128")
def test_e13_market_day() -> None:
    state = given("seats 4, round 2, events yes\n 12 [S T J]\n market_day: 12\n tamang in 12")
    programme(state, tamang="hh")
    assert asked(state) == "choose_cube tamang"
    assert offered(state) == ["take salt", "take tea", "take jade"]
    do(state, "take jade")
    assert goods(state, 12) == "ST"
    assert course(state, "tamang")[:2] == ["took 12 J", "void taken_already"]


@pytest.mark.rule("H-121", "H-122", "H-123", "H-125")
def test_e26_storm_needs_a_pair() -> None:
    state = programme(given(STORM), sherpa="shssss")
    assert course(state, "sherpa")[:6] == [
        "into_storm 5",
        "void on_the_road",
        "out_of_storm 5",
        "into_storm 13",
        "out_of_storm 13",
        "void storm",
    ]
    assert (stock(state, "sherpa"), home(state, "sherpa")) == ("T", 13)
    alone = programme(given(STORM), sherpa="shhhhh")
    assert course(alone, "sherpa")[:3] == ["void storm", "took 13 S", "void nothing_there"]
    assert (stock(alone, "sherpa"), home(alone, "sherpa")) == ("ST", 13)
    three = programme(given(STORM), sherpa="sssppp")
    assert course(three, "sherpa")[:3] == ["into_storm 5", "out_of_storm 5", "void storm"]
    assert home(three, "sherpa") == 5


@pytest.mark.rule("H-124")
def test_e27_on_the_storm() -> None:
    state = given("""
        seats 4, round 2, leader sherpa, events yes
        5 [sb]
        snowstorm: 5-13
        sherpa in 13
        tamang in 5: stock S B
    """)
    programme(state, sherpa="ss", tamang="h")
    assert asked(state) == "first_reward tamang"
    assert home(state, "sherpa") == -1
    do(state, "reward barter", "reward none")
    assert home(state, "sherpa") == 5


@pytest.mark.rule("H-110", "H-111")
def test_e28_one_event_of_a_kind() -> None:
    state = given("seats 3, round 2, leader dolpo_pa, events yes, phase events\n 12 [S T]")
    do(state, "event yeti", "at 7-10")
    assert asked(state) == "choose_event bhotia"
    assert offered(state) == ["event snowstorm", "event market_day", "event pass"]
    do(state, "event snowstorm", "at 5-13")
    assert offered(state) == ["event market_day", "event pass"]
    do(state, "event pass")
    settle(programme(state))
    assert asked(state) == "choose_event bhotia"
    assert offered(state) == ["event yeti", "event market_day", "event pass"]
    do(state, "event pass")
    assert offered(state) == ["event yeti", "event snowstorm", "event market_day", "event pass"]


@pytest.mark.rule("H-127", "H-128", "H-137")
def test_e29_market_day_for_all() -> None:
    state = given("""
        seats 3, round 2, leader bhotia, events yes, phase events
        12 [S S G]
        dolpo_pa in 12
        bhotia in 12
    """)
    do(state, "event pass", "event pass", "event market_day", "at 12")
    programme(state, dolpo_pa="h", bhotia="h")
    assert asked(state) == "choose_cube bhotia"
    do(state, "take gold")
    assert stock(state, "dolpo_pa") == "S"
