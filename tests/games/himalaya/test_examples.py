"""The worked examples of the ledger, E-1 to E-42, those of the rulebook first."""

import pytest

from serai import Rng
from serai.core.record import Record
from serai.core.session import Session

from .table import (
    GAME,
    asked,
    bag,
    begin,
    board,
    course,
    delegations,
    do,
    eliminated,
    given,
    goods,
    herd,
    home,
    in_bag,
    laid,
    offered,
    programme,
    ranks,
    reserve,
    settle,
    stock,
    stupas,
    yaks,
)

# ---------------------------------------------------------------------- examples of the rulebook


@pytest.mark.rule("H-76")
def test_e1_village_draw_wraps() -> None:
    state = given("""
        seats 3, round 2, phase refill
        20 [S S]   1 [B]   5 [T]   6 [J]   7 [sb]   8 [st]   9 [sj]   10 [bb]   11 [bt]
    """)
    do(state, "draw 20", "cube salt", "cube salt", "cube tea", "cube gold", "cube barley")
    assert goods(state, 2) == "SSBTG"
    assert asked(state).startswith("command")


@pytest.mark.rule("H-11", "H-18", "H-19", "H-21")
def test_e2_ten_villages() -> None:
    state = begin(3)
    do(state, "draw 9", "cube salt", "cube salt", "cube jade", "cube jade", "cube gold")
    for village in (1, 2, 3, 4):
        do(state, f"draw {village}", "cube salt", "cube barley", "cube salt", "cube tea", "cube salt")
    do(state, "draw 14", "disc tj")
    for village in (15, 16, 17, 18):
        do(state, f"draw {village}", "disc sb" if village < 18 else "disc ss")
    assert asked(state) == "draw_leader chance"
    assert goods(state, 9) == "SSJJG"
    assert goods(state, 14) == "tj"
    assert sorted(len(g) for v, g in board(state).items() if v < 10) == [5] * 5
    assert len(board(state)) == 10


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


@pytest.mark.rule("H-118", "H-119")
@pytest.mark.parametrize(("command", "end"), [("i", 7), ("s", 6), ("e", 5)])
def test_e10_yeti(command: str, end: int) -> None:
    state = given("seats 3, round 2, events yes\n yeti: 7-10\n dolpo_pa in 7")
    programme(state, dolpo_pa=command)
    assert home(state, "dolpo_pa") == end
    if command == "i":
        assert course(state, "dolpo_pa")[0] == "void closed"


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


# ---------------------------------------------------------------------- further examples


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


@pytest.mark.rule("H-28", "H-29", "H-38")
def test_e19_order_of_one_action() -> None:
    state = given("seats 3, round 1, leader bhotia")
    assert [state.tribe_at(place) for place in range(3)] == [1, 2, 0]
    settle(programme(state))
    assert [state.tribe_at(place) for place in range(3)] == [2, 0, 1]
    four = given("seats 4, round 1, leader sherpa")
    for _ in range(11):
        settle(programme(four))
    assert four.round == 12
    assert four.leader == 1


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


@pytest.mark.rule("H-71", "H-72", "H-73", "H-76", "H-77")
def test_e24_refill() -> None:
    state = given("""
        seats 4, round 3, phase refill
        2 [S]   3 [B]   4 [T]   5 [sb]   6 [st]   7 [sj]   8 [bb]
    """)
    do(state, "draw 3", *["cube salt"] * 5)
    assert goods(state, 9) == "SSSSS"
    do(state, "draw 8", *["cube barley"] * 5)
    assert goods(state, 10) == "BBBBB"
    do(state, "draw 9", "disc tj")
    assert goods(state, 11) == "tj"
    assert (state.resource_villages(), state.order_villages()) == (5, 5)
    assert asked(state).startswith("command")


@pytest.mark.rule("H-74")
def test_e25_bag_nearly_empty() -> None:
    state = given("""
        seats 4, round 3, phase refill
        2 [S]   3 [B]   4 [T]   5 [sb]   6 [st]   7 [sj]   8 [bb]
        dolpo_pa: stock 17S 14B 11T 6J 6G
    """)
    do(state, "draw 10", "cube jade", "cube jade", "cube jade")
    assert goods(state, 10) == "JJJ"
    assert asked(state) == "draw_village chance"
    do(state, "draw 11", "disc tj")
    assert asked(state).startswith("command")
    assert (state.resource_villages(), state.order_villages()) == (4, 5)


@pytest.mark.rule("H-121", "H-122", "H-123", "H-125")
def test_e26_storm_needs_a_pair() -> None:
    state = programme(given(STORM), sherpa="shssss")
    assert course(state, "sherpa")[:6] == [
        "void storm",
        "took 13 S",
        "into_storm 5",
        "out_of_storm 5",
        "into_storm 13",
        "out_of_storm 13",
    ]
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


@pytest.mark.rule("H-35", "H-36")
def test_e37_taking_back_while_programming() -> None:
    record = Record(GAME, {}, 3)
    session = Session(record)
    session.settle(Rng(5))
    for village in (1, 2, 3):
        session.play(session.state.decider, GAME.parse(f"place {village}"))
    for _ in range(6):
        session.play(2, GAME.parse("pause"))
    for letter in ("soil", "ice", "hand", "pause", "pause", "pause"):
        session.play(0, GAME.parse(letter))
    for _ in range(5):
        session.play(1, GAME.parse("hand"))
    session.undo(0)
    session.undo(0)
    state = session.state
    assert state.view(None)["filled"] == [4, 5, 6]
    session.play(1, GAME.parse("hand"))
    assert session.state.simultaneous
    assert session.state.deciders == (0,)
    session.play(0, GAME.parse("soil"))
    assert session.state.simultaneous
    session.play(0, GAME.parse("soil"))
    assert session.state.shown > state.shown
    assert session.undoable(0) is None
    assert session.undoable(1) is None


@pytest.mark.rule("H-132", "H-133", "H-134")
def test_e38_cards() -> None:
    state = given("""
        seats 3, round 2, village_draw cards, phase refill
        cards: 4 17
        17 [S]   1 [T]   2 [T]   3 [sb]   5 [sb]   6 [st]
    """)
    assert offered(state) == ["draw 4", "draw 17"]
    do(state, "draw 17", *["cube salt"] * 5)
    assert goods(state, 18) == "SSSSS"
    assert offered(state) == ["draw 4"]
    do(state, "draw 4", *["cube barley"] * 5)
    assert len(offered(state)) == 20


@pytest.mark.rule("H-142", "H-143", "H-144", "H-145")
def test_e39_neutral_programme() -> None:
    state = given("""
        seats 2, round 2
        11 [B J]   7 [T T]   5 [st]   12 [jg]
        neutral in 10: stock S
    """)
    assert laid(state, "neutral") == "iheh" + "ei"
    programme(state)
    assert home(state, "neutral") == 10


@pytest.mark.rule("H-150")
def test_e40_neutral_in_politics() -> None:
    state = given("""
        seats 2, round 12, phase final
        dolpo_pa: delegations 4 4 5
        bhotia: delegations 4 5 5
        neutral: delegations 4 4
    """)
    assert list(state.tally[1::7]) == [0, 1, 0]


@pytest.mark.rule("H-20")
def test_e41_first_discs_alike() -> None:
    state = begin(3)
    for village in range(1, 6):
        do(state, f"draw {village}")
        while asked(state).startswith("draw_cube"):
            do(state, offered(state)[0])
    do(state, "draw 6", "disc tj", "draw 7", "disc tj")
    assert goods(state, 6) == goods(state, 7) == "tj"
    assert "disc tj" not in offered(do(state, "draw 8"))


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
