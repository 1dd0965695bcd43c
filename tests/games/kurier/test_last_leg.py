"""The last leg: from village 4 to the palace, the dispatch to the guard above, the couriers under their stacks."""

import pytest

from .table import asked, board, dispatch, do, given, inn, let_refill, offered, on_turn, stack, under


@pytest.mark.rule("K-24", "K-68", "K-71")
@pytest.mark.parametrize(
    ("rooms", "travellers", "left"),
    [
        ("[. r g b]", ["cossack", "diplomat"], ". . . b"),
        ("[r . g b]", ["diplomat", "lady"], "r . . ."),
        ("[r g . b]", ["officer", "lady"], ". g . ."),
        ("[r g b .]", ["officer", "cossack"], ". . b ."),
    ],
)
def test_from_village_four_the_travellers_go_to_the_palace(rooms: str, travellers: list[str], left: str) -> None:
    state = do(given(f"seats 3, on turn red\n masl_hof {rooms}\n reserve red: lady"), "travel", "from masl_hof")
    assert offered(state) == [f"pick {name}" for name in travellers]
    do(state, f"pick {travellers[1]}")
    assert board(state) == {"masl_hof": left}
    assert on_turn(state) == "green"


@pytest.mark.rule("K-69")
def test_couriers_from_the_palace_lie_under_the_stack_of_their_owner() -> None:
    state = given("seats 3, on turn red\n masl_hof [b g r .]\n reserve red: lady")
    sizes = {colour: stack(state, colour) for colour in ("red", "green", "blue")}
    do(state, "travel", "from masl_hof", "pick officer")
    assert (under(state, "blue"), under(state, "green"), under(state, "red")) == (["officer"], ["cossack"], [])
    assert {colour: stack(state, colour) for colour in sizes} == {
        "red": sizes["red"],
        "green": sizes["green"] + 1,
        "blue": sizes["blue"] + 1,
    }


@pytest.mark.rule("K-70")
@pytest.mark.parametrize(("first", "second"), [("officer", "cossack"), ("cossack", "officer")])
def test_the_first_moved_goes_under_first(first: str, second: str) -> None:
    state = given("seats 2, on turn red\n rehr_hof [r r g .]\n reserve red: lady")
    do(state, "travel", "from rehr_hof", f"pick {first}")
    assert under(state, "red") == [first, second]


@pytest.mark.rule("K-72")
@pytest.mark.parametrize(
    ("start", "guard", "price"),
    [
        ("roman_hof", "guard_1", 10),
        ("pawl_hof", "guard_2", 8),
        ("rehr_hof", "guard_3", 6),
        ("rachmann_hof", "guard_4", 8),
        ("masl_hof", "guard_5", 10),
    ],
)
def test_a_dispatch_is_laid_at_the_guard_above_the_inn_just_left(start: str, guard: str, price: int) -> None:
    state = do(given(f"seats 5, on turn red\n {start} [r* g b .]"), "travel", f"from {start}", "pick cossack")
    assert dispatch(state, "red") == guard
    assert state.price(0) == price


@pytest.mark.rule("K-73")
def test_after_a_march_the_dispatch_lies_at_a_guard_who_wants_ten_whatever_village_it_came_from() -> None:
    crowd = "pawl_hof [. r . .]   rehr_hof [. g . .]   rachmann_hof [. b . .]   masl_hof [. b . .]"
    for start, between in (("olga", ""), ("boris", "olga [. g . .]   natascha [. g . .]   anastasia [. r . .]")):
        state = do(given(f"seats 3, on turn red\n {start} [. r* g b]\n {between}\n {crowd}"), "travel", f"from {start}")
        do(state, "pick cossack")
        assert (dispatch(state, "red"), state.price(0)) == ("guard_1", 10)


@pytest.mark.rule("K-74")
def test_one_travel_may_deliver_two_dispatches_and_a_guard_holds_any_number() -> None:
    state = given("""
        seats 4, on turn red
        rehr_hof [r* g* r .]
        guard blue: guard_3
        guard yellow: guard_3
    """)
    do(state, "travel", "from rehr_hof", "pick cossack")
    assert {dispatch(state, colour) for colour in ("red", "green", "blue", "yellow")} == {"guard_3"}


@pytest.mark.rule("K-75")
def test_a_dispatch_at_a_guard_never_moves_again_and_fixes_the_price() -> None:
    state = given("""
        seats 2, rubles bribe, on turn red
        pawl_hof [r r g .]   masl_hof [. . . .]   wladimir [r r . .]
        guard red: guard_3
        reserve red: lady
    """)
    assert "move dispatch" not in offered(state)
    do(state, "travel", "from pawl_hof", "pick officer", "coin njet")
    assert dispatch(state, "red") == "guard_3"
    assert state.price(0) == 6


@pytest.mark.rule("K-76", "K-79")
@pytest.mark.parametrize("mode", ["basic", "revised"])
def test_a_dispatch_delivered_by_another_gives_its_owner_no_action_out_of_turn(mode: str) -> None:
    state = given(f"""
        seats 3, rubles {mode}, on turn red
        pawl_hof [b* g r .]
        reserve red: lady
        reserve green: lady
    """)
    do(state, "travel", "from pawl_hof", "pick officer")
    if mode == "revised":
        do(state, "coin one")
    assert (asked(state), on_turn(state)) == ("green", "green")
    do(state, "deploy stack", "courier officer", "lodge baikal_bar")
    let_refill(state)
    assert (asked(state), offered(state)) == ("blue", ["turn coin"])


@pytest.mark.rule("K-71")
def test_the_third_courier_stays_alone() -> None:
    state = do(given("seats 2, on turn red\n rachmann_hof [. g r* r]"), "travel", "from rachmann_hof", "pick diplomat")
    assert inn(state, "rachmann_hof") == ". . . r"
