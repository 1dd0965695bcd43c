"""The forced march: a traveller without a lodging goes on, village by village, to the palace if need be."""

import pytest

from serai import IllegalAction

from .table import asked, board, dispatch, do, given, inn, offered, under

VILLAGE_3 = ["lodge olga", "lodge natascha", "lodge anastasia"]


@pytest.mark.rule("K-60", "K-61")
@pytest.mark.parametrize(
    "village_2",
    [
        "wladimir [. r . .]   iwan [. g . .]   boris [. g . .]",  # rooms of its type taken
        "wladimir [r . g r]   iwan [g . r g]   boris [r . g r]",  # inns full, its room empty
        "wladimir [. r . .]   iwan [g . r g]   boris [. g . .]",  # a mix
    ],
)
def test_the_cause_of_a_march_does_not_matter(village_2: str) -> None:
    state = do(given(f"seats 2, on turn red\n baikal_bar [. r g r]\n {village_2}"), "travel", "from baikal_bar")
    do(state, "pick cossack")
    assert offered(state) == VILLAGE_3


@pytest.mark.rule("K-55", "K-61")
def test_the_inn_of_the_first_traveller_may_be_the_cause() -> None:
    state = given("""
        seats 2, on turn red
        baikal_bar [. r g r]
        wladimir [. r . .]   iwan [. . . .]   boris [. g . .]
    """)
    do(state, "travel", "from baikal_bar", "pick diplomat", "lodge iwan")
    assert offered(state) == VILLAGE_3


@pytest.mark.rule("K-62")
def test_with_an_inn_in_the_next_village_it_must_rest() -> None:
    state = given("""
        seats 2, on turn red
        baikal_bar [. r g r]
        wladimir [. r . .]   iwan [. . . .]   boris [. g . .]
    """)
    do(state, "travel", "from baikal_bar", "pick cossack")
    assert offered(state) == ["lodge iwan"]
    with pytest.raises(IllegalAction):
        do(state, "lodge olga")


@pytest.mark.rule("K-62")
def test_without_an_inn_it_must_go_on() -> None:
    state = given("""
        seats 2, on turn red
        baikal_bar [. r g r]
        wladimir [. r . .]   iwan [. r . .]   boris [. g . .]
    """)
    do(state, "travel", "from baikal_bar", "pick cossack")
    for other in ("decline", "stop", "pass", "lodge iwan", "lodge baikal_bar"):
        with pytest.raises(IllegalAction):
            do(state, other)
    assert offered(state) == VILLAGE_3


@pytest.mark.rule("K-60", "K-63")
def test_several_villages_are_skipped_in_one_go() -> None:
    state = given("""
        seats 3, on turn red
        baikal_bar [. r g* r]
        wladimir [. r . .]   iwan [. g . .]   boris [. g . .]
        olga [. b . .]   natascha [. b . .]   anastasia [r . g b]
        pawl_hof [. g . .]
    """)
    do(state, "travel", "from baikal_bar", "pick cossack")
    assert offered(state) == ["lodge rehr_hof", "lodge rachmann_hof", "lodge masl_hof"]
    do(state, "lodge masl_hof")
    assert inn(state, "masl_hof") == ". r . ."


@pytest.mark.rule("K-64", "K-69", "K-73")
def test_without_an_inn_up_to_village_four_it_reaches_the_palace() -> None:
    state = given("""
        seats 4, on turn red
        olga [. r* g y]
        pawl_hof [. r . .]   rehr_hof [. g . .]   rachmann_hof [. b . .]   masl_hof [. y . .]
    """)
    do(state, "travel", "from olga", "pick cossack")
    assert under(state, "red") == ["cossack"]
    assert dispatch(state, "red") == "guard_1"
    assert offered(state) == ["lodge pawl_hof", "lodge rehr_hof", "lodge rachmann_hof", "lodge masl_hof"]


@pytest.mark.rule("K-65")
@pytest.mark.parametrize("first", ["cossack", "diplomat"])
def test_one_may_rest_while_the_other_marches_on(first: str) -> None:
    state = given("""
        seats 2, on turn red
        baikal_bar [. r g r]
        wladimir [. r . .]   iwan [. r . .]   boris [. g . .]
    """)
    do(state, "travel", "from baikal_bar", f"pick {first}")
    do(state, "lodge olga" if first == "cossack" else "lodge boris")
    do(state, "lodge olga" if first == "diplomat" else "lodge boris")
    assert (inn(state, "olga"), inn(state, "boris")) == (". r . .", ". g g .")


@pytest.mark.rule("K-55", "K-66")
def test_two_that_march_to_the_same_village_lodge_apart() -> None:
    state = given("""
        seats 2, on turn red
        baikal_bar [. r g r]
        wladimir [. r r .]   iwan [. r r .]   boris [. g g .]
    """)
    do(state, "travel", "from baikal_bar", "pick cossack", "lodge natascha")
    assert offered(state) == ["lodge olga", "lodge anastasia"]


@pytest.mark.rule("K-66")
def test_the_bar_has_no_effect_on_any_other_inn() -> None:
    state = given("""
        seats 2, on turn red
        baikal_bar [. r g r]
        wladimir [. r . .]   iwan [. r . .]   boris [. g . .]
    """)
    do(state, "travel", "from baikal_bar", "pick diplomat", "lodge iwan")
    assert offered(state) == VILLAGE_3


@pytest.mark.rule("K-66")
def test_a_first_traveller_in_the_palace_bars_nothing() -> None:
    state = given("""
        seats 2, on turn red
        olga [. r g r]
        pawl_hof [. r . .]   rehr_hof [. g . .]   rachmann_hof [. g . .]
    """)
    do(state, "travel", "from olga", "pick cossack")
    assert offered(state) == ["lodge pawl_hof", "lodge rehr_hof", "lodge rachmann_hof"]


@pytest.mark.rule("K-67")
def test_the_order_decides_who_marches() -> None:
    text = """
        seats 2, on turn red
        baikal_bar [. r g r]
        wladimir [. r r .]   iwan [. . . .]   boris [. g g .]
    """
    state = do(given(text), "travel", "from baikal_bar", "pick diplomat", "lodge iwan", "lodge olga")
    assert (board(state)["iwan"], board(state)["olga"]) == (". . g .", ". r . .")
    state = do(given(text), "travel", "from baikal_bar", "pick cossack", "lodge iwan", "lodge olga")
    assert (board(state)["iwan"], board(state)["olga"]) == (". r . .", ". . g .")


@pytest.mark.rule("K-39")
def test_a_deployed_courier_never_marches() -> None:
    state = given("seats 2, on turn red\n baikal_bar [r . . .]   samowar_stube [g . . .]   taiga_taverne [g . . .]")
    do(state, "deploy stack", "courier officer")
    assert (asked(state), "wladimir" in board(state)) == ("green", False)
