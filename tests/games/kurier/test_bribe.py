"""Bribing the guard, as in the later English edition: no rubling, hidden coins only, in one's own turn only."""

import pytest

from serai import IllegalAction

from .table import (
    asked,
    banked,
    dispatch,
    do,
    first_rubler,
    given,
    gone,
    let_refill,
    offered,
    on_turn,
    stash,
    turned,
    winners,
)

AT_SIX = """
    seats 2, rubles bribe, on turn red
    iwan [. g g r]   baikal_bar [r . . .]
    guard red: guard_3
    reserve red: lady
    reserve green: lady
    stash red: {purse}
"""


@pytest.mark.rule("K-96", "K-98", "K-115")
def test_the_owner_of_the_stayer_takes_a_coin_here_too() -> None:
    state = given("seats 3, rubles bribe, on turn red\n iwan [. r g b]\n reserve red: lady")
    do(state, "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert offered(state) == ["coin njet", "coin blank", "coin one", "coin two", "coin three"]
    do(state, "coin two")
    assert (stash(state, "blue"), on_turn(state)) == (["two"], "green")


@pytest.mark.rule("K-115")
def test_there_is_no_rubling_at_all() -> None:
    state = given("seats 2, rubles bribe, on turn red\n rehr_hof [r* r g .]\n reserve red: lady\n reserve green: lady")
    do(state, "travel", "from rehr_hof", "pick officer", "coin one")
    assert (dispatch(state, "red"), on_turn(state)) == ("guard_3", "green")
    do(state, "deploy stack", "courier officer", "lodge baikal_bar")
    assert "turn coin" not in offered(state)
    with pytest.raises(IllegalAction):
        do(state, "turn coin")
    assert (banked(state, "red"), turned(state), gone(state), first_rubler(state)) == ([], [], [], "")


@pytest.mark.rule("K-106", "K-108", "K-115")
def test_robbing_once_the_palace_is_empty() -> None:
    rest = "njet " * 9 + "blank " * 3 + "one " * 7 + "two " * 6 + "three " * 3
    text = f"""
        seats 3, rubles bribe, on turn red
        iwan [. r g b]
        reserve red: lady
        stash red: one
        stash green: {rest}
    """
    steps = ("travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    state = do(given(text), *steps)
    assert (asked(state), offered(state)) == ("chance", ["coin one"]), "a coin is left: no robbing yet"
    state = do(given(text + "stash blue: one"), *steps)
    assert (asked(state), offered(state)) == ("blue", ["decline", "rob red", "rob green"])
    do(state, "rob red", "coin one")
    assert (stash(state, "blue"), stash(state, "red"), on_turn(state)) == (["one", "one"], [], "green")


@pytest.mark.rule("K-116", "K-117")
@pytest.mark.parametrize(("purse", "wins"), [("three three", True), ("three two two", True), ("three two", False)])
def test_who_has_enough_at_the_start_of_his_turn_bribes_the_guard(purse: str, wins: bool) -> None:
    text = AT_SIX.format(purse=purse).replace("on turn red", "on turn green")
    state = do(given(text), "deploy stack", "courier officer", "lodge samowar_stube")
    assert (state.over, on_turn(state)) == (wins, "red")
    if wins:
        assert (winners(state), state.ending) == (["red"], "paid")
        assert state.view(1)["stash"][0] == list(state.stash[0:5]), "he shows his coins"
    else:
        assert asked(state) == "red"


@pytest.mark.rule("K-116")
def test_who_has_enough_after_his_own_travel_wins_in_the_same_turn() -> None:
    text = "seats 2, rubles bribe, on turn red\n rehr_hof [r* r g .]\n stash red: three three"
    state = do(given(text), "travel", "from rehr_hof", "pick officer")
    assert asked(state) == "chance", "the coin of the journey comes first"
    do(state, "coin njet")
    assert (winners(state), state.ending, on_turn(state)) == (["red"], "paid", "red")


@pytest.mark.rule("K-118")
def test_it_never_happens_in_another_players_turn() -> None:
    text = AT_SIX.format(purse="three two").replace("on turn red", "on turn green")
    state = do(given(text), "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha", "coin three")
    assert (state.over, on_turn(state)) == (True, "red"), "red wins, but only when his own turn begins"
    three = text.replace("seats 2", "seats 3").replace("reserve green", "reserve blue: lady\n reserve green")
    state = do(given(three), "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha", "coin three")
    assert (state.over, on_turn(state), state.money(0)) == (False, "blue", 8)
    do(state, "deploy stack", "courier lady", "lodge samowar_stube")
    assert (winners(state), on_turn(state)) == (["red"], "red")


@pytest.mark.rule("K-119", "K-120")
def test_with_too_little_money_he_takes_a_normal_action() -> None:
    state = given(AT_SIX.format(purse="three two"))
    assert offered(state) == ["deploy reserve", "deploy stack", "travel"]
    do(state, "deploy reserve", "pick lady", "lodge baikal_bar")
    let_refill(state)
    assert on_turn(state) == "green"


@pytest.mark.rule("K-120")
def test_his_dispatch_lies_on_no_courier_so_it_cannot_be_passed_on() -> None:
    state = given("""
        seats 2, rubles bribe, on turn red
        baikal_bar [r r . .]   iwan [r r . .]   olga [r r . .]   rehr_hof [. . r r]
        guard red: guard_1
    """)
    assert offered(state) == ["deploy stack"]


@pytest.mark.rule("K-116", "K-119")
def test_deploying_does_not_bribe() -> None:
    """Money is compared at the start of his turn and after his own travel, nowhere else."""
    state = given(AT_SIX.format(purse="two two one"))
    do(state, "deploy stack", "courier officer", "lodge samowar_stube")
    assert (state.over, on_turn(state)) == (False, "green")
