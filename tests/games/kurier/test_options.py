"""What a table can choose: ruble modes, the blank coins, who starts."""

from collections import Counter

import pytest

from serai.core.errors import BadOption

from .table import GAME, asked, begin, do, given, offered, on_turn, palace, winners

DELIVERY = """
    seats 3, rubles {mode}, on turn red
    pawl_hof [r* b g .]
    reserve red: lady
"""


@pytest.mark.rule("K-1")
def test_the_basic_ruble_rules_are_the_default() -> None:
    assert GAME.start(3).options["rubles"] == "basic"
    option = next(option for option in GAME.options if option.key == "rubles")
    assert option.values == ("basic", "revised", "bribe", "race")


@pytest.mark.rule("K-1")
def test_an_unknown_ruble_mode_is_refused() -> None:
    with pytest.raises(BadOption):
        GAME.start(3, {"rubles": "poker"})


@pytest.mark.rule("K-1")
def test_each_mode_treats_a_delivery_in_its_own_way() -> None:
    def delivered(mode: str) -> tuple[str, str, list[str]]:
        state = do(given(DELIVERY.format(mode=mode)), "travel", "from pawl_hof", "pick officer")
        if mode in ("revised", "bribe"):
            assert asked(state) == "chance"
            do(state, "coin one")
        return asked(state), on_turn(state), offered(state) if not state.over else winners(state)

    assert delivered("basic") == ("red", "red", ["turn coin", "stop"])
    assert delivered("revised") == ("red", "red", ["turn coin", "stop"])
    assert delivered("bribe") == ("green", "green", ["deploy stack"])
    assert delivered("race") == ("nobody", "red", ["red"])


@pytest.mark.rule("K-2")
@pytest.mark.parametrize("mode", ["revised", "bribe"])
def test_the_blank_coins_can_stay_in_the_box(mode: str) -> None:
    assert Counter(palace(begin(3, mode))) == {"njet": 9, "blank": 3, "one": 9, "two": 6, "three": 3}
    assert Counter(palace(begin(3, mode, without_blanks="yes"))) == {"njet": 9, "one": 9, "two": 6, "three": 3}
    assert "coin blank" not in offered(
        do(
            given(f"seats 2, rubles {mode}, without_blanks yes, on turn red\n iwan [. r g r]"),
            *("travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha"),
        )
    )


@pytest.mark.rule("K-2")
@pytest.mark.parametrize("mode", ["basic", "race"])
def test_the_blank_coins_stay_in_where_the_rules_know_no_other_way(mode: str) -> None:
    with pytest.raises(BadOption):
        GAME.start(3, {"rubles": mode, "without_blanks": True})


@pytest.mark.rule("K-1", "K-2")
def test_the_variants_are_six() -> None:
    assert [(chosen["rubles"], chosen["without_blanks"]) for chosen in GAME.variants()] == [
        ("basic", False),
        ("revised", False),
        ("revised", True),
        ("bribe", False),
        ("bribe", True),
        ("race", False),
    ]


@pytest.mark.rule("K-13")
def test_the_table_may_name_the_start_player_but_only_one_that_sits_at_it() -> None:
    for number in ("1", "2", "3"):
        assert begin(3, start=number).mover == int(number) - 1
    with pytest.raises(BadOption):
        GAME.start(3, {"start_player": "4"})


def test_the_bound_is_that_of_the_ledger() -> None:
    assert GAME.bound(5, GAME.start(5).options) == 1480
