"""The revised ruble rules: a coin for the courier left behind, payment at once, robbing once the palace is empty."""

import pytest

from serai import IllegalAction

from .table import (
    asked,
    banked,
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

ALL = ["coin njet", "coin blank", "coin one", "coin two", "coin three"]

RUBLER = """
    seats 3, rubles revised, on turn red
    guard red: {guard}
    reserve red: lady
    reserve green: lady
    reserve blue: lady
"""


# ---------------------------------------------------------------------- the coin for the courier left behind


@pytest.mark.rule("K-96", "K-97", "K-98")
@pytest.mark.parametrize(
    ("position", "steps"),
    [
        ("iwan [. r g b]", ("from iwan", "pick cossack", "lodge olga", "lodge natascha")),
        (  # a march over one village
            "samowar_stube [. r g b] wladimir [. r r .] iwan [. g g .] boris [. y y .]",
            ("from samowar_stube", "pick cossack", "lodge nikolaj", "lodge olga"),
        ),
        ("masl_hof [. r g b]", ("from masl_hof", "pick cossack")),  # the last leg
    ],
)
def test_the_owner_of_the_stayer_takes_one_coin_after_every_kind_of_travel(
    position: str, steps: tuple[str, ...]
) -> None:
    state = do(given(f"seats 4, rubles revised, on turn red\n {position}\n reserve red: lady"), "travel", *steps)
    assert (asked(state), offered(state)) == ("chance", ALL)
    do(state, "coin two")
    assert [stash(state, colour) for colour in ("red", "green", "blue", "yellow")] == [[], [], ["two"], []]
    assert (turned(state), len(palace(state))) == ([], 29)
    assert on_turn(state) == "green", "exactly one coin, and it cannot be refused"


@pytest.mark.rule("K-96")
def test_it_goes_to_the_stayers_owner_also_when_he_is_on_turn() -> None:
    state = given("seats 2, rubles revised, on turn red\n iwan [. g g r]")
    do(state, "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha", "coin three")
    assert (stash(state, "red"), stash(state, "green")) == (["three"], [])


@pytest.mark.rule("K-96")
@pytest.mark.parametrize(
    "steps", [("deploy stack", "courier lady", "lodge baikal_bar"), ("move dispatch", "dispatch to iwan cossack")]
)
def test_other_actions_bring_no_coin(steps: tuple[str, ...]) -> None:
    state = given("seats 2, rubles revised, on turn red\n iwan [r* r . .]\n reserve red: officer")
    do(state, *steps)
    assert (on_turn(state), len(palace(state))) == ("green", 30)


@pytest.mark.rule("K-98")
def test_a_player_at_a_guard_takes_his_coin_too() -> None:
    state = given("""
        seats 2, rubles revised, on turn red
        iwan [. r r g]
        guard green: guard_1
        reserve red: lady
    """)
    do(state, "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert offered(state) == ALL
    do(state, "coin njet")
    assert (stash(state, "green"), gone(state)) == (["njet"], [])


@pytest.mark.rule("K-99")
def test_the_coin_comes_before_the_win_check() -> None:
    text = "seats 2, rubles revised, on turn red\n rehr_hof [. g r* r]\n stash red: three two"
    state = do(given(text), "travel", "from rehr_hof", "pick cossack")
    assert (state.over, asked(state)) == (False, "chance")
    state = do(state, "coin one")
    assert (winners(state), state.ending) == (["red"], "paid")


@pytest.mark.rule("K-99")
def test_the_coin_comes_before_the_extra_rubling() -> None:
    state = given("seats 2, rubles revised, on turn red\n rehr_hof [. g r* r]")
    do(state, "travel", "from rehr_hof", "pick cossack", "coin one")
    assert (asked(state), offered(state), stash(state, "red")) == ("red", ["turn coin", "stop"], ["one"])


# ---------------------------------------------------------------------- money


@pytest.mark.rule("K-101")
def test_hidden_njets_and_blanks_count_nothing_and_do_no_harm() -> None:
    state = given(RUBLER.format(guard="guard_1") + "stash red: njet njet blank three one")
    assert state.money(0) == 4
    do(state, "turn coin", "coin two", "stop")
    assert stash(state, "red") == ["njet", "njet", "blank", "one", "three"]
    assert (banked(state, "red"), gone(state)) == (["two"], [])


@pytest.mark.rule("K-102", "K-105")
@pytest.mark.parametrize(("coin", "wins"), [("one", False), ("two", True), ("three", True)])
def test_hidden_banked_and_turned_coins_count_together(coin: str, wins: bool) -> None:
    state = given(
        RUBLER.format(guard="guard_2") + "stash red: two\n banked red: three\n turned: one\n first rubler: red"
    )
    assert state.money(0) == 6
    do(state, "turn coin", f"coin {coin}")
    assert state.over == wins
    assert winners(state) == (["red"] if wins else [])


@pytest.mark.rule("K-103")
@pytest.mark.parametrize(("purse", "wins"), [("three three", True), ("three three two", True), ("three two", False)])
def test_with_enough_money_a_delivered_dispatch_goes_straight_to_the_tsar(purse: str, wins: bool) -> None:
    state = given(f"seats 3, rubles revised, on turn red\n rehr_hof [r* g b .]\n stash red: {purse}")
    do(state, "travel", "from rehr_hof", "pick officer", "coin njet")
    assert state.over == wins
    if wins:
        assert (winners(state), state.ending) == (["red"], "paid")
        assert state.view(1)["stash"][0] == state.view(0)["stash"][0] == list(state.stash[0:5])
    else:
        assert offered(state) == ["turn coin", "stop"]


@pytest.mark.rule("K-103", "K-104")
def test_the_coin_of_another_players_journey_may_be_the_one_that_was_missing() -> None:
    state = given("""
        seats 3, rubles revised, on turn green
        iwan [. g g r]
        guard red: guard_3
        stash red: three two
    """)
    do(state, "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha", "coin one")
    assert (winners(state), state.ending, on_turn(state)) == (["red"], "paid", "green")


@pytest.mark.rule("K-104")
@pytest.mark.parametrize(
    ("mover", "rich", "best"),
    [
        ("red", ("green", "blue"), "green"),
        ("green", ("red", "green"), "green"),
        ("blue", ("red", "green"), "red"),
        ("blue", ("red", "yellow"), "yellow"),
        ("yellow", ("green", "blue"), "green"),
    ],
)
@pytest.mark.parametrize("first", ["officer", "cossack"])
def test_if_several_can_pay_the_player_on_turn_wins_or_else_the_next_clockwise(
    mover: str, rich: tuple[str, str], best: str, first: str
) -> None:
    state = given(f"""
        seats 4, rubles revised, on turn {mover}
        rehr_hof [{rich[0][0]}* {rich[1][0]}* {mover[0]} .]
        stash {rich[0]}: three three
        stash {rich[1]}: three two one
    """)
    do(state, "travel", "from rehr_hof", f"pick {first}", "coin njet")
    assert (winners(state), state.ending) == ([best], "paid")


@pytest.mark.rule("K-95", "K-105")
def test_without_enough_money_he_rubles_by_the_basic_rules() -> None:
    state = given(RUBLER.format(guard="guard_1") + "stash red: one")
    assert offered(state) == ["turn coin"]
    do(state, "turn coin")
    assert odds(state) == {"coin njet": 9, "coin blank": 3, "coin one": 8, "coin two": 6, "coin three": 3}
    do(state, "coin two")
    assert offered(state) == ["turn coin", "stop"]
    do(state, "turn coin", "coin njet")
    assert (gone(state), stash(state, "red"), on_turn(state)) == (["njet", "two"], ["one"], "green")


@pytest.mark.rule("K-95")
def test_an_empty_palace_does_not_end_the_game_while_hidden_coins_are_left() -> None:
    state = given(RUBLER.format(guard="guard_1") + "stash blue: two\n first rubler: red\n palace: njet")
    do(state, "turn coin", "coin njet")
    assert (state.over, palace(state), on_turn(state)) == (False, [], "green")


# ---------------------------------------------------------------------- robbing


@pytest.mark.rule("K-106")
def test_no_robbing_while_the_palace_has_a_coin() -> None:
    state = given(RUBLER.format(guard="guard_1") + "stash blue: two\n first rubler: red\n palace: njet")
    assert offered(state) == ["turn coin"]
    text = "seats 3, rubles revised, on turn red\n iwan [. r g b]\n stash red: two\n first rubler: red\n palace: njet"
    state = do(given(text), "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert (asked(state), offered(state)) == ("chance", ["coin njet"])


ROBBING = """
    seats 4, rubles revised, on turn red
    iwan [. r g b]
    reserve red: lady
    stash red: njet three
    stash blue: one
    stash yellow: two two
    first rubler: red
    palace: none
"""


@pytest.mark.rule("K-107", "K-108")
def test_the_owner_of_the_stayer_may_rob_anyone_else_with_a_hidden_coin() -> None:
    state = do(given(ROBBING), "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert (asked(state), on_turn(state)) == ("blue", "red")
    assert offered(state) == ["decline", "rob red", "rob yellow"]
    do(state, "rob red")
    assert (asked(state), odds(state)) == ("chance", {"coin njet": 1, "coin three": 1})
    do(state, "coin njet")
    assert (stash(state, "red"), stash(state, "blue"), on_turn(state)) == (["three"], ["njet", "one"], "green")


@pytest.mark.rule("K-108")
def test_he_may_decline() -> None:
    state = do(given(ROBBING), "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha", "decline")
    assert (stash(state, "blue"), on_turn(state)) == (["one"], "green")


@pytest.mark.rule("K-108")
def test_if_nobody_else_has_a_hidden_coin_nothing_happens() -> None:
    text = ROBBING.replace("stash red: njet three\n", "").replace("stash yellow: two two\n", "")
    state = do(given(text), "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert (asked(state), on_turn(state)) == ("green", "green")
    assert stash(state, "blue") == ["one"]


@pytest.mark.rule("K-104", "K-108")
def test_a_robbed_coin_may_pay_the_guard_at_once() -> None:
    text = ROBBING.replace("stash blue: one", "stash blue: three one\n guard blue: guard_3")
    state = do(given(text), "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha", "rob yellow")
    do(state, "coin two")
    assert (winners(state), state.ending, on_turn(state)) == (["blue"], "paid", "red")


@pytest.mark.rule("K-109", "K-107")
def test_the_rubler_robs_each_coin_anew_and_turns_it_face_up() -> None:
    state = given(
        RUBLER.format(guard="guard_1") + "stash green: one njet\n stash blue: two\n first rubler: red\n palace: none"
    )
    assert offered(state) == ["rob green", "rob blue"]
    do(state, "rob blue", "coin two")
    assert (turned(state), stash(state, "blue"), stash(state, "red")) == (["two"], [], [])
    assert offered(state) == ["stop", "rob green"]
    do(state, "rob green", "coin one")
    assert offered(state) == ["stop", "rob green"]
    do(state, "stop")
    assert (banked(state, "red"), stash(state, "green")) == (["one", "two"], ["njet"])


@pytest.mark.rule("K-109", "K-82")
def test_a_robbed_njet_has_its_full_effect() -> None:
    state = given(
        RUBLER.format(guard="guard_1")
        + "stash green: one njet\n stash blue: two\n banked red: one\n first rubler: red\n palace: none"
    )
    lost = len(gone(state))
    do(state, "rob blue", "coin two", "rob green", "coin njet")
    assert (turned(state), banked(state, "red"), len(gone(state))) == ([], ["one"], lost + 2)
    assert (stash(state, "green"), on_turn(state)) == (["one"], "green")


@pytest.mark.rule("K-110", "K-106")
def test_the_palace_may_run_empty_in_the_middle_of_a_rubling_turn() -> None:
    state = given(RUBLER.format(guard="guard_1") + "stash green: one\n first rubler: red\n palace: two")
    assert offered(state) == ["turn coin"]
    do(state, "turn coin", "coin two")
    assert offered(state) == ["stop", "rob green"]


@pytest.mark.rule("K-111")
def test_before_his_first_coin_he_passes_if_there_is_none_to_be_had() -> None:
    state = given(RUBLER.format(guard="guard_1") + "stash red: one\n first rubler: red\n palace: none")
    assert offered(state) == ["pass"]
    do(state, "pass")
    assert on_turn(state) == "green"


@pytest.mark.rule("K-111")
def test_after_it_he_must_stop() -> None:
    state = given(RUBLER.format(guard="guard_1") + "stash red: one\n first rubler: red\n palace: two")
    do(state, "turn coin", "coin two")
    assert offered(state) == ["stop"]
    do(state, "stop")
    assert (banked(state, "red"), on_turn(state)) == (["two"], "green")


@pytest.mark.rule("K-111", "K-77")
def test_no_extra_rubling_if_no_coin_is_to_be_had() -> None:
    state = given("""
        seats 3, rubles revised, on turn red
        masl_hof [r* g r .]
        reserve red: lady
        stash red: one
        first rubler: green
        palace: none
    """)
    do(state, "travel", "from masl_hof", "pick officer")
    assert on_turn(state) == "green"


@pytest.mark.rule("K-112")
def test_banked_coins_cannot_be_robbed() -> None:
    state = given(
        RUBLER.format(guard="guard_1") + "banked green: three\n stash blue: one\n first rubler: green\n palace: none"
    )
    assert offered(state) == ["rob blue"]
    with pytest.raises(IllegalAction):
        do(state, "rob green")
    assert banked(state, "green") == ["three"]
    both = given(
        RUBLER.format(guard="guard_1")
        + "banked green: three\n stash green: one one\n first rubler: green\n palace: none"
    )
    assert odds(do(both, "rob green")) == {"coin one": 2}


@pytest.mark.rule("K-113")
def test_nobody_robs_himself() -> None:
    state = given(
        RUBLER.format(guard="guard_1") + "stash red: one two\n stash blue: one\n first rubler: red\n palace: none"
    )
    assert offered(state) == ["rob blue"]
    with pytest.raises(IllegalAction):
        do(state, "rob red")
    do(state, "rob blue", "coin one")
    assert (offered(state), stash(state, "red")) == (["stop"], ["one", "two"])


@pytest.mark.rule("K-114")
@pytest.mark.parametrize("coin", ["njet", "blank"])
def test_without_any_face_down_coin_the_first_rubler_wins_at_once(coin: str) -> None:
    for where in (f"palace: {coin}", f"stash blue: {coin}\n palace: none"):
        text = RUBLER.format(guard="guard_1") + f"banked red: three\n first rubler: blue\n {where}"
        state = given(text)
        do(state, offered(state)[0], f"coin {coin}")
        assert (state.over, winners(state), state.ending) == (True, ["blue"], "coins_out")


@pytest.mark.rule("K-114", "K-90")
def test_the_very_last_coin_may_still_win() -> None:
    state = given(RUBLER.format(guard="guard_3") + "banked red: three two\n first rubler: blue\n palace: one")
    do(state, "turn coin", "coin one")
    assert (winners(state), state.ending) == (["red"], "rubling")


@pytest.mark.rule("K-114")
def test_his_own_hidden_coins_keep_the_game_going() -> None:
    state = given(RUBLER.format(guard="guard_1") + "stash red: one\n first rubler: blue\n palace: njet")
    do(state, "turn coin", "coin njet")
    assert not state.over


@pytest.mark.rule("K-87")
def test_a_coin_for_the_stayer_is_no_rubling() -> None:
    state = given("seats 3, rubles revised, on turn red\n iwan [. r g b]")
    do(state, "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha", "coin one")
    let_refill(state)
    assert first_rubler(state) == ""
