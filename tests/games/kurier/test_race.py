"""The race: without rubles, the first dispatch at the palace wins."""

import pytest

from .table import asked, board, do, given, inn, let_refill, offered, on_turn, under, winners


@pytest.mark.rule("K-121")
@pytest.mark.parametrize("mover", ["red", "green", "blue"])
def test_the_first_dispatch_at_the_palace_wins_whoever_moved_it(mover: str) -> None:
    state = given(f"seats 3, rubles race, on turn {mover}\n rehr_hof [g* r b .]")
    do(state, "travel", "from rehr_hof", "pick officer")
    assert (winners(state), state.ending) == (["green"], "arrival")


@pytest.mark.rule("K-121")
@pytest.mark.parametrize(("first", "best", "left"), [("officer", "red", ". g* b ."), ("cossack", "green", "r* . b .")])
def test_the_rest_of_the_travel_is_not_carried_out(first: str, best: str, left: str) -> None:
    state = given("seats 3, rubles race, on turn blue\n rehr_hof [r* g* b .]")
    do(state, "travel", "from rehr_hof", f"pick {first}")
    assert (winners(state), inn(state, "rehr_hof")) == ([best], left)


@pytest.mark.rule("K-121")
def test_a_courier_without_a_dispatch_wins_nothing() -> None:
    state = given("seats 2, rubles race, on turn red\n rehr_hof [r r g .]   iwan [r* . . .]\n reserve red: lady")
    do(state, "travel", "from rehr_hof", "pick officer")
    assert (state.over, on_turn(state), under(state, "red")) == (False, "green", ["officer", "cossack"])


@pytest.mark.rule("K-121")
def test_the_second_traveller_may_be_the_one_that_wins() -> None:
    state = given("seats 2, rubles race, on turn red\n rehr_hof [r g* r .]")
    do(state, "travel", "from rehr_hof", "pick officer")
    assert (winners(state), board(state), under(state, "red")) == (["green"], {"rehr_hof": ". . r ."}, ["officer"])


@pytest.mark.rule("K-121", "K-122")
def test_a_forced_march_arrives_as_well() -> None:
    state = given("""
        seats 2, rubles race, on turn red
        olga [. r* g g]
        pawl_hof [. r . .]   rehr_hof [. g . .]   rachmann_hof [. r . .]
    """)
    do(state, "travel", "from olga", "pick cossack")
    assert winners(state) == ["red"]


@pytest.mark.rule("K-122")
@pytest.mark.parametrize("start", ["pawl_hof", "rehr_hof", "masl_hof"])
def test_no_guard_asks_for_anything(start: str) -> None:
    state = do(given(f"seats 3, rubles race, on turn red\n {start} [r* g b .]"), "travel", f"from {start}")
    do(state, "pick officer")
    assert (winners(state), state.money(0)) == (["red"], 0)


@pytest.mark.rule("K-122")
def test_nobody_gets_a_coin() -> None:
    state = given("seats 3, rubles race, on turn red\n iwan [. r g b]\n reserve red: lady")
    do(state, "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert (asked(state), on_turn(state)) == ("green", "green")
    assert sum(state.stash) + sum(state.palace) == 0


def test_the_actions_are_the_same_three() -> None:
    state = given("seats 2, rubles race, on turn red\n iwan [r* r g .]\n reserve red: lady")
    assert offered(state) == ["deploy reserve", "deploy stack", "move dispatch", "travel"]
    do(state, "deploy reserve", "pick lady", "lodge baikal_bar")
    let_refill(state)
    assert on_turn(state) == "green"
