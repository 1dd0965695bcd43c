"""The worked examples of the ledger, E-23 to E-32: the stack, hidden coins, the other modes, the end."""

import pytest

from .table import (
    asked,
    do,
    given,
    gone,
    inn,
    let_refill,
    odds,
    offered,
    on_turn,
    stash,
    turned,
    under,
    winners,
)


@pytest.mark.rule("K-70")
def test_e23_order_under_the_stack() -> None:
    state = given("""
        seats 3, on turn red
        masl_hof [r r b .]
        stack red: officer cossack diplomat diplomat lady lady lady / diplomat
        reserve red: officer cossack
    """)
    do(state, "travel", "from masl_hof", "pick cossack")
    assert under(state, "red") == ["diplomat", "cossack", "officer"]


@pytest.mark.rule("K-96", "K-98", "K-99", "K-105")
def test_e24_left_behind_coin() -> None:
    state = given("""
        seats 3, rubles revised, on turn red
        pawl_hof [b r* g .]
        stash red: three three one
    """)
    do(state, "travel", "from pawl_hof", "pick officer")
    assert asked(state) == "chance"
    do(state, "coin two")
    assert stash(state, "green") == ["two"]
    assert (asked(state), offered(state)) == ("red", ["turn coin", "stop"])


FOREIGN_PAYMENT = """
    seats 3, rubles {mode}, on turn red
    rehr_hof [g* b r .]   iwan [r* . . .]
    reserve red: lady
    stash green: three two one
"""


@pytest.mark.rule("K-103", "K-104")
def test_e25_paid_in_a_foreign_turn() -> None:
    state = do(given(FOREIGN_PAYMENT.format(mode="revised")), "travel", "from rehr_hof", "pick officer", "coin njet")
    assert (winners(state), state.ending) == (["green"], "paid")
    assert on_turn(state) == "red"


@pytest.mark.rule("K-116", "K-118")
def test_e25_in_bribe_green_wins_at_the_start_of_his_own_turn() -> None:
    state = do(given(FOREIGN_PAYMENT.format(mode="bribe")), "travel", "from rehr_hof", "pick officer")
    assert not state.over
    do(state, "coin njet")
    assert (winners(state), state.ending, on_turn(state)) == (["green"], "paid", "green")


@pytest.mark.rule("K-59", "K-104")
@pytest.mark.parametrize("first", ["officer", "cossack"])
def test_e26_both_can_pay(first: str) -> None:
    state = given("""
        seats 3, rubles revised, on turn red
        rehr_hof [g* r* b .]
        stash red: three three
        stash green: three two one
    """)
    do(state, "travel", "from rehr_hof", f"pick {first}", "coin njet")
    assert winners(state) == ["red"]


STASH_WITH_FALSE_MONEY = """
    seats 3, rubles revised, on turn red
    guard red: guard_1
    reserve red: lady
    stash red: two
    stash blue: njet three
    first rubler: red
    palace: none
"""


@pytest.mark.rule("K-82", "K-106", "K-107", "K-109", "K-113")
def test_e27_stash_with_false_money() -> None:
    state = given(STASH_WITH_FALSE_MONEY)
    lost = gone(state)
    assert offered(state) == ["rob blue"]
    do(state, "rob blue")
    assert odds(state) == {"coin njet": 1, "coin three": 1}
    do(state, "coin three")
    assert turned(state) == ["three"]
    assert offered(state) == ["stop", "rob blue"]
    do(state, "rob blue", "coin njet")
    assert turned(state) == []
    assert sorted(gone(state)) == sorted([*lost, "njet", "three"])
    assert stash(state, "red") == ["two"]
    assert on_turn(state) == "green"


@pytest.mark.rule("K-111", "K-113")
def test_e28_no_coin_to_be_had() -> None:
    state = given("""
        seats 3, rubles revised, on turn red
        guard red: guard_1
        reserve red: lady
        stash red: two njet
        first rubler: red
        palace: none
    """)
    assert offered(state) == ["pass"]
    do(state, "pass")
    assert (on_turn(state), state.over) == ("green", False)


@pytest.mark.rule("K-106", "K-107", "K-108", "K-115")
@pytest.mark.parametrize("mode", ["revised", "bribe"])
@pytest.mark.parametrize("choice", ["rob red", "rob green", "decline"])
def test_e29_robbing_by_the_owner_of_the_stayer(mode: str, choice: str) -> None:
    text = f"""
        seats 3, rubles {mode}, on turn red
        iwan [. r g b]
        reserve red: lady
        stash red: njet two
        stash green: one
    """
    # Where nothing may leave the game, the rest lies before blue; he cannot rob himself.
    if mode == "bribe":
        text += "stash blue: " + "njet " * 8 + "blank " * 3 + "one " * 8 + "two " * 5 + "three " * 3
    else:
        text += "palace: none\nfirst rubler: red\n"
    state = do(given(text), "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert (asked(state), offered(state)) == ("blue", ["decline", "rob red", "rob green"])
    before = stash(state, "blue")
    do(state, choice)
    if choice == "rob red":
        assert odds(state) == {"coin njet": 1, "coin two": 1}
        do(state, "coin two")
        assert (stash(state, "red"), sorted(stash(state, "blue"))) == (["njet"], sorted([*before, "two"]))
    elif choice == "rob green":
        assert odds(state) == {"coin one": 1}
        do(state, "coin one")
        assert (stash(state, "green"), sorted(stash(state, "blue"))) == ([], sorted([*before, "one"]))
    else:
        assert stash(state, "blue") == before
    assert turned(state) == []
    assert on_turn(state) == "green"


ENGLISH = """
    seats 2, rubles bribe, on turn red
    iwan [. g g r]
    guard red: guard_3
    reserve red: lady
    reserve green: lady
    stash red: two two one
"""


@pytest.mark.rule("K-116", "K-117")
def test_e30_english_example_wins_with_the_coin_just_drawn() -> None:
    state = do(given(ENGLISH), "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert asked(state) == "chance"
    do(state, "coin one")
    assert (winners(state), state.ending, on_turn(state)) == (["red"], "paid", "red")


@pytest.mark.rule("K-101", "K-119", "K-120")
def test_e30_english_example_goes_on_with_a_blank() -> None:
    state = do(given(ENGLISH), "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha", "coin blank")
    assert on_turn(state) == "green"
    do(state, "deploy reserve", "pick lady", "lodge baikal_bar")
    let_refill(state)
    assert on_turn(state) == "red"
    assert offered(state) == ["deploy reserve", "deploy stack"]


TURN_LIMIT = """
    seats 3, on turn blue, turn 240
    rehr_hof [r* . . .]   pawl_hof [g* . . .]   iwan [b* . . .]
    reserve blue: lady
"""


@pytest.mark.rule("K-91", "K-93")
def test_e31_turn_limit_shared_victory() -> None:
    state = do(given(TURN_LIMIT), "deploy reserve", "pick lady", "lodge baikal_bar")
    let_refill(state)
    assert (state.over, state.ending, winners(state)) == (True, "turn_limit", ["red", "green"])
    assert state.ranking == (1, 1, 3)


@pytest.mark.rule("K-93")
def test_e31_turn_limit_first_rubler_wins() -> None:
    text = TURN_LIMIT + "    first rubler: green\n    gone: njet\n"
    state = let_refill(do(given(text), "deploy reserve", "pick lady", "lodge baikal_bar"))
    assert (state.ending, winners(state), state.ranking) == ("turn_limit", ["green"], (2, 1, 3))


@pytest.mark.rule("K-121")
def test_e32_race() -> None:
    state = given("""
        seats 3, rubles race, on turn red
        rehr_hof [g* b* r .]
    """)
    do(state, "travel", "from rehr_hof", "pick cossack")
    assert (winners(state), state.ending) == (["blue"], "arrival")
    assert inn(state, "rehr_hof") == "g* . r ."
