"""The worked examples of the ledger, E-1 to E-22, those of the rulebook first."""

import pytest

from serai import IllegalAction

from .table import (
    asked,
    banked,
    begin,
    board,
    dispatch,
    do,
    first_rubler,
    given,
    gone,
    inn,
    let_refill,
    odds,
    offered,
    on_turn,
    reserve,
    stack,
    turned,
    under,
    winners,
)

# ---------------------------------------------------------------------- examples of the rulebook


@pytest.mark.rule("K-16", "K-17", "K-18", "K-9")
def test_e1_start() -> None:
    state = do(begin(3), "courier lady", "lodge baikal_bar", "courier officer")
    assert inn(state, "baikal_bar") == ". . . r*"
    assert reserve(state, "red") == ["officer"]
    assert stack(state, "red") == 10
    do(state, "courier cossack")
    assert asked(state) == "green"
    assert offered(state) == ["lodge samowar_stube", "lodge taiga_taverne", "lodge kosaken_klub"]


@pytest.mark.rule("K-21", "K-22", "K-23")
@pytest.mark.parametrize(
    ("courier", "may_enter_taiga"), [("officer", False), ("cossack", True), ("diplomat", True), ("lady", False)]
)
def test_e2_rooms_and_full_inn(courier: str, may_enter_taiga: bool) -> None:
    state = given("""
        seats 3, on turn red
        samowar_stube [r g b .]   taiga_taverne [r . . b]
    """)
    do(state, "deploy stack", f"courier {courier}")
    assert "lodge samowar_stube" not in offered(state)
    assert ("lodge taiga_taverne" in offered(state)) == may_enter_taiga


@pytest.mark.rule("K-46", "K-47", "K-48")
def test_e3_moving_the_dispatch() -> None:
    state = given("""
        seats 3, on turn green
        olga [. . g* .]   natascha [g . . .]
        reserve green: lady
    """)
    do(state, "move dispatch", "dispatch to natascha officer")
    assert board(state) == {"olga": ". . g .", "natascha": "g* . . ."}
    assert on_turn(state) == "blue"


@pytest.mark.rule("K-50", "K-51", "K-52", "K-53", "K-54", "K-55", "K-57")
@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_e4_travel(colour: str) -> None:
    state = given(f"""
        seats 3, on turn {colour}
        baikal_bar [. r g* b]
    """)
    do(state, "travel", "from baikal_bar", "pick cossack", "lodge wladimir")
    assert "lodge wladimir" not in offered(state)
    with pytest.raises(IllegalAction):
        do(state, "lodge wladimir")
    do(state, "lodge iwan")
    assert board(state) == {"baikal_bar": ". . . b", "wladimir": ". r . .", "iwan": ". . g* ."}


FORCED_MARCH = """
    seats 4, on turn red
    iwan [. r g* b]
    anastasia [b y . r]   natascha [. b . .]   olga [. y . .]   katharina [. . . .]
    rehr_hof [. b . .]
"""


@pytest.mark.rule("K-55", "K-60", "K-61")
def test_e5_forced_march() -> None:
    state = do(given(FORCED_MARCH), "travel", "from iwan", "pick diplomat", "lodge katharina")
    assert asked(state) == "red"
    assert offered(state) == ["lodge pawl_hof", "lodge rachmann_hof", "lodge masl_hof"]
    do(state, "lodge pawl_hof")
    assert inn(state, "pawl_hof") == ". r . ."
    assert inn(state, "katharina") == ". . g* ."
    assert inn(state, "iwan") == ". . . b"


@pytest.mark.rule("K-68", "K-69", "K-71", "K-72", "K-77")
def test_e6_last_leg() -> None:
    state = given("""
        seats 3, on turn red
        pawl_hof [b r* g .]
    """)
    do(state, "travel", "from pawl_hof", "pick officer")
    assert board(state) == {"pawl_hof": ". . g ."}
    assert under(state, "blue") == ["officer"]
    assert under(state, "red") == ["cossack"]
    assert dispatch(state, "red") == "guard_2"
    assert state.price(0) == 8
    assert asked(state) == "red"
    assert offered(state) == ["turn coin", "stop"]


def rubling_at_eight() -> str:
    return """
        seats 3, on turn red
        guard red: guard_2
        reserve red: lady
        banked red: three
        turned: two two
        first rubler: red
    """


@pytest.mark.rule("K-86", "K-88")
@pytest.mark.parametrize("coin", ["one", "two", "three"])
def test_e7_rubling_enough(coin: str) -> None:
    state = do(given(rubling_at_eight()), "turn coin", f"coin {coin}")
    assert winners(state) == ["red"]
    assert state.ending == "rubling"


@pytest.mark.rule("K-83", "K-85")
def test_e7_rubling_a_blank() -> None:
    state = do(given(rubling_at_eight()), "turn coin", "coin blank")
    assert state.money(0) == 7
    assert asked(state) == "red"
    assert offered(state) == ["turn coin", "stop"]


@pytest.mark.rule("K-82", "K-84")
def test_e7_rubling_a_njet() -> None:
    state = do(given(rubling_at_eight()), "turn coin", "coin njet")
    assert gone(state) == ["njet", "two", "two"]
    assert banked(state, "red") == ["three"]
    assert turned(state) == []
    assert on_turn(state) == "green"


@pytest.mark.rule("K-84")
def test_e7_rubling_stop() -> None:
    state = do(given(rubling_at_eight()), "stop")
    assert banked(state, "red") == ["two", "two", "three"]
    assert state.money(0) == 7
    assert on_turn(state) == "green"


# ---------------------------------------------------------------------- further examples


@pytest.mark.rule("K-50", "K-51", "K-52", "K-53")
def test_e8_own_courier_stays() -> None:
    state = given("""
        seats 3, on turn red
        boris [. g b r]
    """)
    assert "travel" in offered(state)
    do(state, "travel", "from boris")
    assert offered(state) == ["pick cossack", "pick diplomat"]
    do(state, "pick cossack", "lodge olga", "lodge natascha")
    assert board(state) == {"boris": ". . . r", "olga": ". g . .", "natascha": ". . b ."}


@pytest.mark.rule("K-62", "K-67")
def test_e9_other_order_no_march() -> None:
    state = do(given(FORCED_MARCH), "travel", "from iwan", "pick cossack")
    assert offered(state) == ["lodge katharina"]
    do(state, "lodge katharina")
    assert offered(state) == ["lodge olga", "lodge natascha"]


@pytest.mark.rule("K-62")
def test_e10_march_is_not_optional() -> None:
    state = do(given(FORCED_MARCH), "travel", "from iwan", "pick diplomat", "lodge olga")
    assert offered(state) == ["lodge katharina"]


CHAIN = """
    seats 2, on turn red
    baikal_bar [r* g . r]
    wladimir [r r r .]     iwan [g g g .]      boris [rb rb rb .]
    olga [r r r .]         natascha [g g g .]  anastasia [rb rb rb .]
    pawl_hof [ry ry ry .]  rehr_hof [gy gy gy .]  rachmann_hof [rb rb rb .]
    reserve red: cossack
    stack red: diplomat lady lady / blue-lady blue-lady blue-lady yellow-officer yellow-cossack yellow-diplomat
    stack green: officer diplomat lady lady lady / yellow-lady yellow-lady yellow-lady
    colours used: 4
"""


@pytest.mark.rule("K-12", "K-63", "K-64", "K-69", "K-70", "K-73", "K-77")
@pytest.mark.parametrize(("first", "second"), [("officer", "lady"), ("lady", "officer")])
def test_e11_chain_to_the_palace(first: str, second: str) -> None:
    state = do(given(CHAIN), "travel", "from baikal_bar", f"pick {first}")
    assert inn(state, "baikal_bar") == ". g . ."
    assert under(state, "red")[-2:] == [first, second]
    assert dispatch(state, "red") == "guard_1"
    assert state.price(0) == 10
    assert offered(state) == ["turn coin", "stop"]


@pytest.mark.rule("K-60", "K-61", "K-65")
@pytest.mark.parametrize("first", ["cossack", "diplomat"])
def test_e12_one_rests_one_marches(first: str) -> None:
    state = given("""
        seats 2, on turn red
        samowar_stube [. r g r]
        iwan [. r . .]   wladimir [. g . .]   boris [. r . .]
    """)
    village_2 = ["lodge wladimir", "lodge iwan", "lodge boris"]
    village_3 = ["lodge olga", "lodge natascha", "lodge anastasia"]
    do(state, "travel", "from samowar_stube", f"pick {first}")
    if first == "cossack":
        assert offered(state) == village_3
        do(state, "lodge olga")
        assert offered(state) == village_2
    else:
        assert offered(state) == village_2
        do(state, "lodge wladimir")
        assert offered(state) == village_3


@pytest.mark.rule("K-74", "K-76", "K-77", "K-78", "K-79")
def test_e13_two_dispatches_at_one_guard() -> None:
    state = given("""
        seats 3, on turn red
        rehr_hof [g* r* b .]
        reserve red: lady
    """)
    do(state, "travel", "from rehr_hof", "pick officer")
    assert (dispatch(state, "red"), dispatch(state, "green")) == ("guard_3", "guard_3")
    assert (state.price(0), state.price(1)) == (6, 6)
    assert (asked(state), offered(state)) == ("red", ["turn coin", "stop"])
    do(state, "stop")
    assert (asked(state), offered(state)) == ("green", ["turn coin"])


@pytest.mark.rule("K-72", "K-76", "K-77", "K-79")
def test_e14_foreign_delivery() -> None:
    state = given("""
        seats 3, on turn red
        pawl_hof [b* g r .]   iwan [r* . . .]
        reserve red: lady
        reserve green: lady
    """)
    do(state, "travel", "from pawl_hof", "pick officer")
    assert dispatch(state, "blue") == "guard_2"
    assert (asked(state), on_turn(state)) == ("green", "green")
    do(state, "deploy reserve", "pick lady", "lodge baikal_bar")
    let_refill(state)
    assert (asked(state), offered(state)) == ("blue", ["turn coin"])


@pytest.mark.rule("K-32", "K-35", "K-36")
def test_e15_nothing_fits() -> None:
    state = given("""
        seats 2, on turn red
        baikal_bar [r g r .]   samowar_stube [r g g .]   taiga_taverne [g . r r]
        reserve red: cossack
    """)
    assert "deploy reserve" not in offered(state)
    do(state, "deploy stack", "courier lady")
    assert reserve(state, "red") == ["cossack", "lady"]
    assert on_turn(state) == "green"


@pytest.mark.rule("K-34", "K-37")
def test_e16_must_be_placed() -> None:
    state = given("""
        seats 3, on turn red
        baikal_bar [r . . .]   samowar_stube [g . . .]   taiga_taverne [. g b r]
        reserve red: lady
    """)
    do(state, "deploy stack", "courier officer")
    assert offered(state) == ["lodge kosaken_klub"]
    do(state, "lodge kosaken_klub")
    assert inn(state, "kosaken_klub") == "r . . ."
    assert reserve(state, "red") == ["lady"]


NEW_COLOUR = """
    seats 3, on turn green
    baikal_bar [g* g . .]   samowar_stube [. . g .]   wladimir [g g . .]   iwan [. . g g]   boris [g . . g]
    olga [. g g .]
    stack green: empty
    reserve green: lady
"""


@pytest.mark.rule("K-30", "K-40", "K-43")
def test_e17_new_colour() -> None:
    state = do(given(NEW_COLOUR), "deploy reserve", "pick lady", "lodge taiga_taverne")
    assert odds(state) == {"courier officer": 3, "courier cossack": 3, "courier diplomat": 3, "courier lady": 3}
    do(state, "courier diplomat")
    assert reserve(state, "green") == ["yellow-diplomat"]
    assert stack(state, "green") == 11
    assert on_turn(state) == "blue"


@pytest.mark.rule("K-26", "K-45", "K-48", "K-50")
def test_e17_couriers_of_the_new_colour_are_greens_own() -> None:
    state = do(given(NEW_COLOUR), "deploy reserve", "pick lady", "lodge taiga_taverne", "courier diplomat")
    do(state, "deploy stack", "courier lady", "lodge kosaken_klub")  # blue
    let_refill(state)
    do(state, "deploy stack", "courier cossack", "lodge kosaken_klub")  # red
    let_refill(state)
    do(state, "deploy reserve", "pick diplomat", "lodge kosaken_klub", "courier officer")
    assert inn(state, "kosaken_klub") == ". r gy b"
    do(state, "deploy stack", "courier lady", "lodge samowar_stube")  # blue
    do(state, "deploy stack", "courier lady")  # red finds the last lady's room later
    if asked(state) == "red":
        do(state, offered(state)[0])
    let_refill(state)
    assert "travel" in offered(state)
    do(state, "move dispatch")
    assert "dispatch to kosaken_klub diplomat" in offered(state)
    assert "dispatch to kosaken_klub cossack" not in offered(state)
    do(state, "dispatch to kosaken_klub diplomat")
    assert dispatch(state, "green") == "kosaken_klub diplomat"


NO_COLOUR_LEFT = """
    seats 5, on turn violet
    datscha_domizil [v v . .]   baikal_bar [v v . .]   samowar_stube [. v v .]   taiga_taverne [. . v v]
    kosaken_klub [. . . v]   nikolaj [. . v v]
    rehr_hof [v* . . .]
    stack violet: empty
"""


@pytest.mark.rule("K-29", "K-44")
def test_e18_no_colour_left() -> None:
    state = given(NO_COLOUR_LEFT)
    assert offered(state) == ["pass"]
    do(state, "pass")
    assert on_turn(state) == "red"
    assert reserve(state, "violet") == []


FROM_THE_PALACE = """
    seats 5, on turn yellow
    datscha_domizil [v v . .]   baikal_bar [v v . .]   samowar_stube [. v v .]   taiga_taverne [. . v v]
    kosaken_klub [. . . v*]   nikolaj [. . v v]
    rehr_hof [v y y .]
    stack violet: empty
    reserve yellow: lady
"""


@pytest.mark.rule("K-41", "K-44", "K-69")
def test_e18_a_courier_from_the_palace_can_be_deployed_again() -> None:
    state = do(given(FROM_THE_PALACE), "travel", "from rehr_hof", "pick officer")
    assert (stack(state, "violet"), under(state, "violet")) == (1, ["officer"])
    assert (on_turn(state), offered(state)) == ("violet", ["deploy stack", "move dispatch"])
    do(state, "deploy stack", "lodge samowar_stube")
    assert inn(state, "samowar_stube") == "v v v ."
    assert (stack(state, "violet"), reserve(state, "violet"), on_turn(state)) == (0, [], "red")


@pytest.mark.rule("K-30", "K-41", "K-69")
def test_e18_a_courier_from_the_palace_is_turned_up_in_the_refill() -> None:
    state = do(given(FROM_THE_PALACE), "travel", "from rehr_hof", "pick officer")
    do(state, "move dispatch", "dispatch to taiga_taverne lady")
    assert (stack(state, "violet"), reserve(state, "violet"), on_turn(state)) == (0, ["officer"], "red")


@pytest.mark.rule("K-78", "K-80")
def test_e19_couriers_of_a_player_who_delivered() -> None:
    text = """
        seats 2, on turn green
        olga [r r g .]
        guard red: guard_2
        reserve green: lady
    """
    state = given(text)
    assert "travel" in offered(state)
    do(state, "travel", "from olga", "pick officer", "lodge pawl_hof", "lodge rehr_hof")
    assert board(state) == {"olga": ". . g .", "pawl_hof": "r . . .", "rehr_hof": ". r . ."}
    assert offered(given(text.replace("on turn green", "on turn red"))) == ["turn coin"]


@pytest.mark.rule("K-50", "K-80")
def test_e20_blocked_inn() -> None:
    state = given("""
        seats 3, on turn green
        boris [r b r .]
        guard red: guard_2
        guard blue: guard_3
    """)
    assert "travel" not in offered(state)
    do(state, "deploy stack", "courier lady", "lodge baikal_bar")
    let_refill(state)
    assert (asked(state), offered(state)) == ("blue", ["turn coin"])


LAST_COIN = """
    seats 3, on turn blue
    guard red: guard_1
    guard blue: guard_2
    banked blue: three three one
    first rubler: red
"""


@pytest.mark.rule("K-86", "K-88", "K-90")
def test_e21_last_coin_is_enough() -> None:
    state = do(given(LAST_COIN + "    palace: one"), "turn coin", "coin one")
    assert (winners(state), state.ending) == (["blue"], "rubling")


@pytest.mark.rule("K-89", "K-90")
@pytest.mark.parametrize("coin", ["blank", "njet"])
def test_e21_last_coin_is_not_enough(coin: str) -> None:
    state = do(given(LAST_COIN + f"    palace: {coin}"), "turn coin", f"coin {coin}")
    assert (winners(state), state.ending) == (["red"], "coins_out")


@pytest.mark.rule("K-77", "K-87")
def test_e22_declining() -> None:
    state = given("""
        seats 2, on turn red
        pawl_hof [r* r g .]   rehr_hof [g* g r .]
        reserve red: lady
        reserve green: lady
    """)
    do(state, "travel", "from pawl_hof", "pick officer", "stop")
    assert first_rubler(state) == ""
    do(state, "travel", "from rehr_hof", "pick officer", "turn coin", "coin njet")
    assert first_rubler(state) == "green"
