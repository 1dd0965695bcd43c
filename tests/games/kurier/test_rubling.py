"""Rubling: coins are turned one by one; false money takes them, stopping banks them, enough of them wins."""

import pytest

from serai import IllegalAction

from .table import (
    asked,
    banked,
    board,
    do,
    first_rubler,
    given,
    gone,
    let_refill,
    odds,
    offered,
    on_turn,
    palace,
    stash,
    turned,
    winners,
)

AT_TEN = """
    seats 2, on turn red
    pawl_hof [r r g .]
    guard red: guard_1
    reserve red: lady
    reserve green: lady
"""

DELIVERING = """
    seats 2, on turn red
    pawl_hof [r* r g .]   iwan [g* . . .]
    reserve red: lady
    reserve green: lady
"""


@pytest.mark.rule("K-77")
def test_who_delivers_his_own_dispatch_may_ruble_at_once() -> None:
    state = do(given(DELIVERING), "travel", "from pawl_hof", "pick officer")
    assert (asked(state), offered(state)) == ("red", ["turn coin", "stop"])
    do(state, "turn coin", "coin one", "turn coin", "coin blank", "stop")
    assert banked(state, "red") == ["blank", "one"]
    assert on_turn(state) == "green"


@pytest.mark.rule("K-77")
def test_he_may_decline() -> None:
    state = do(given(DELIVERING), "travel", "from pawl_hof", "pick officer", "stop")
    assert (on_turn(state), banked(state, "red"), turned(state), len(palace(state))) == ("green", [], [], 30)


@pytest.mark.rule("K-77")
def test_no_extra_rubling_without_the_own_dispatch() -> None:
    text = DELIVERING.replace("r* r g .", "r r g .").replace("g* . . .", "r* . . .")
    state = do(given(text), "travel", "from pawl_hof", "pick officer")
    assert (asked(state), on_turn(state)) == ("green", "green")


@pytest.mark.rule("K-77")
def test_a_forced_march_to_the_palace_gives_the_extra_action_too() -> None:
    state = given("""
        seats 2, on turn red
        olga [. r* g g]
        pawl_hof [. r . .]   rehr_hof [. g . .]   rachmann_hof [. r . .]
    """)
    do(state, "travel", "from olga", "pick cossack", "lodge pawl_hof")
    assert (asked(state), offered(state)) == ("red", ["turn coin", "stop"])


@pytest.mark.rule("K-78")
def test_in_later_turns_he_does_nothing_else_and_turns_at_least_one_coin() -> None:
    state = given(AT_TEN)
    assert offered(state) == ["turn coin"]
    for other in ("stop", "travel", "deploy stack", "deploy reserve", "pass"):
        with pytest.raises(IllegalAction):
            do(state, other)


@pytest.mark.rule("K-77", "K-78")
def test_the_leave_to_decline_holds_for_the_turn_of_delivery_only() -> None:
    state = do(given(DELIVERING), "travel", "from pawl_hof", "pick officer", "stop")
    do(state, "deploy stack", "courier officer", "lodge baikal_bar")
    assert (asked(state), offered(state)) == ("red", ["turn coin"])


@pytest.mark.rule("K-80")
def test_his_couriers_stay_on_the_board_and_others_move_them() -> None:
    state = do(given(AT_TEN), "turn coin", "coin njet")
    assert board(state) == {"pawl_hof": "r r g ."}
    do(state, "travel", "from pawl_hof", "pick officer")
    assert board(state) == {"pawl_hof": ". . g ."}
    assert offered(state) == ["turn coin"]


@pytest.mark.rule("K-81")
def test_a_coin_is_drawn_at_random_from_the_palace_and_stays_there_face_up() -> None:
    state = do(given(AT_TEN), "turn coin")
    assert odds(state) == {"coin njet": 9, "coin blank": 3, "coin one": 9, "coin two": 6, "coin three": 3}
    do(state, "coin two")
    assert (turned(state), banked(state, "red"), len(palace(state))) == (["two"], [], 29)
    do(state, "turn coin")
    assert odds(state) == {"coin njet": 9, "coin blank": 3, "coin one": 9, "coin two": 5, "coin three": 3}


@pytest.mark.rule("K-82")
def test_false_money_ends_the_turn_and_takes_all_coins_of_this_turn() -> None:
    state = given(AT_TEN + "banked red: one blank\n first rubler: red")
    do(state, "turn coin", "coin two", "turn coin", "coin blank", "turn coin", "coin njet")
    assert gone(state) == ["njet", "blank", "two"]
    assert (turned(state), banked(state, "red")) == ([], ["blank", "one"])
    assert (asked(state), len(palace(state))) == ("green", 25)


@pytest.mark.rule("K-83")
@pytest.mark.parametrize("coin", ["blank", "one", "two", "three"])
def test_after_any_other_coin_he_goes_on_or_stops(coin: str) -> None:
    state = do(given(AT_TEN), "turn coin", f"coin {coin}")
    assert (asked(state), offered(state)) == ("red", ["turn coin", "stop"])


@pytest.mark.rule("K-84")
def test_what_is_banked_is_never_lost() -> None:
    state = do(given(AT_TEN), "turn coin", "coin three", "turn coin", "coin one", "stop")
    assert (banked(state, "red"), turned(state), on_turn(state)) == (["one", "three"], [], "green")
    do(state, "deploy stack", "courier officer", "lodge baikal_bar")
    do(state, "turn coin", "coin njet")
    assert (banked(state, "red"), gone(state)) == (["one", "three"], ["njet"])


@pytest.mark.rule("K-85")
def test_a_blank_counts_nothing_and_is_banked_like_the_others() -> None:
    state = do(given(AT_TEN), "turn coin", "coin blank")
    assert state.money(0) == 0
    do(state, "turn coin", "coin one", "stop")
    assert (state.money(0), banked(state, "red"), gone(state)) == (1, ["blank", "one"], [])


@pytest.mark.rule("K-86")
@pytest.mark.parametrize(
    ("guard", "coins", "wins"),
    [
        ("guard_3", ["three", "two"], False),  # 5 of 6
        ("guard_3", ["three", "two", "one"], True),  # exactly
        ("guard_3", ["three", "two", "three"], True),  # more
        ("guard_2", ["three", "three", "one"], False),  # 7 of 8
        ("guard_2", ["three", "three", "two"], True),
        ("guard_1", ["three", "three", "three"], False),  # 9 of 10
        ("guard_1", ["three", "three", "three", "one"], True),
    ],
)
def test_he_wins_as_soon_as_the_number_is_reached(guard: str, coins: list[str], wins: bool) -> None:
    state = given(AT_TEN.replace("guard_1", guard))
    for coin in coins:
        assert not state.over
        do(state, "turn coin", f"coin {coin}")
    assert state.over == wins
    assert (winners(state), state.ending) == ((["red"], "rubling") if wins else ([], ""))


@pytest.mark.rule("K-86")
def test_banked_and_turned_rubles_count_together() -> None:
    state = given(AT_TEN.replace("guard_1", "guard_3") + "banked red: three two\n first rubler: red")
    do(state, "turn coin", "coin one")
    assert winners(state) == ["red"]


@pytest.mark.rule("K-86")
def test_anothers_coins_do_not_count() -> None:
    state = given(AT_TEN.replace("guard_1", "guard_3") + "banked green: three two\n first rubler: green")
    do(state, "turn coin", "coin one")
    assert not state.over


@pytest.mark.rule("K-87")
def test_the_first_rubler_is_who_first_turned_a_coin_for_good() -> None:
    state = given("""
        seats 3, on turn red
        guard red: guard_1
        guard green: guard_1
        reserve red: lady
        reserve green: lady
    """)
    assert first_rubler(state) == ""
    do(state, "turn coin", "coin njet")
    assert first_rubler(state) == "red"
    do(state, "turn coin", "coin one")
    assert first_rubler(state) == "red"


@pytest.mark.rule("K-78", "K-79")
def test_a_foreign_delivery_makes_its_owner_ruble_in_his_next_turn_without_leave_to_decline() -> None:
    state = given("seats 2, on turn red\n rehr_hof [g* r r .]   iwan [r* . . .]\n reserve red: lady")
    do(state, "travel", "from rehr_hof", "pick cossack")
    let_refill(state)
    assert (asked(state), offered(state)) == ("green", ["turn coin"])


def test_nobody_has_hidden_coins_in_the_basic_rules() -> None:
    state = given("seats 3, on turn red\n iwan [. r g b]\n reserve red: lady")
    do(state, "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert on_turn(state) == "green"
    assert [stash(state, colour) for colour in ("red", "green", "blue")] == [[], [], []]


@pytest.mark.rule("K-80", "K-111")
def test_without_a_coin_to_be_had_he_still_neither_deploys_nor_travels() -> None:
    state = given("""
        seats 2, rubles revised, on turn red
        pawl_hof [r r g .]
        guard red: guard_1
        reserve red: lady
        first rubler: red
        stash red: one
        palace: none
    """)
    assert offered(state) == ["pass"]
