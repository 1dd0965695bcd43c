"""The course of a turn: one action, no way round it, the refill at its end, and the next player."""

import pytest

from serai import IllegalAction

from .table import asked, do, given, let_refill, offered, on_turn, reserve, stack

CHOICES = """
    seats 3, on turn red
    baikal_bar [r* r g .]   samowar_stube [. . . g]
    reserve red: officer
"""


@pytest.mark.rule("K-27", "K-28")
@pytest.mark.parametrize(
    "steps",
    [
        ("deploy reserve", "pick officer", "lodge samowar_stube", "courier lady"),
        ("deploy stack", "courier cossack", "lodge samowar_stube"),
        ("move dispatch", "dispatch to baikal_bar cossack"),
        ("travel", "from baikal_bar", "pick officer", "lodge iwan", "lodge boris"),
    ],
)
def test_exactly_one_action_and_then_the_next_player(steps: tuple[str, ...]) -> None:
    state = given(CHOICES)
    assert offered(state) == ["deploy reserve", "deploy stack", "move dispatch", "travel"]
    for step in steps:
        assert on_turn(state) == "red"
        do(state, step)
    assert (asked(state), on_turn(state), state.turn) == ("green", "green", 2)


@pytest.mark.rule("K-28")
def test_nobody_may_pass_while_he_can_act() -> None:
    state = given("seats 2, on turn red")
    assert offered(state) == ["deploy stack"]
    with pytest.raises(IllegalAction):
        do(state, "pass")


STUCK = """
    seats 5, on turn violet
    datscha_domizil [v v . .]   baikal_bar [v v . .]   samowar_stube [. v v .]   taiga_taverne [. . v v]
    kosaken_klub [. . . v]   nikolaj [. . v v]
    rehr_hof [v* . . .]
    stack violet: empty
"""


@pytest.mark.rule("K-29")
def test_a_pass_changes_nothing_but_whose_turn_it_is() -> None:
    state = given(STUCK)
    before = state.dump()
    assert offered(state) == ["pass"]
    do(state, "pass")
    after = state.dump()
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"decider", "mover", "turn", "passes"}
    assert on_turn(state) == "red"


@pytest.mark.rule("K-30")
@pytest.mark.parametrize(
    "steps",
    [
        ("deploy reserve", "pick officer", "lodge samowar_stube"),
        ("deploy stack", "courier cossack", "lodge samowar_stube"),
        ("move dispatch", "dispatch to baikal_bar cossack"),
        ("travel", "from baikal_bar", "pick officer", "lodge iwan", "lodge boris"),
    ],
)
def test_an_empty_reserve_is_refilled_after_every_kind_of_action(steps: tuple[str, ...]) -> None:
    text = CHOICES if steps[0] == "deploy reserve" else CHOICES.replace("reserve red: officer", "")
    state = do(given(text), *steps)
    assert (asked(state), on_turn(state)) == ("chance", "red")
    left = stack(state, "red")
    do(state, "courier lady")
    assert (reserve(state, "red"), stack(state, "red")) == (["lady"], left - 1)
    assert (on_turn(state), reserve(state, "green")) == ("green", [])


@pytest.mark.rule("K-30")
def test_a_reserve_that_is_not_empty_is_not_refilled() -> None:
    state = do(given(CHOICES), "move dispatch", "dispatch to baikal_bar cossack")
    assert (reserve(state, "red"), asked(state)) == (["officer"], "green")


@pytest.mark.rule("K-30", "K-31")
def test_a_rubler_refills_as_well_and_only_when_his_coins_are_done() -> None:
    state = given("seats 2, on turn red\n pawl_hof [r* r g .]")
    do(state, "travel", "from pawl_hof", "pick officer")
    assert (asked(state), reserve(state, "red")) == ("red", [])
    do(state, "turn coin", "coin one")
    assert (asked(state), reserve(state, "red")) == ("red", [])
    do(state, "stop")
    assert asked(state) == "chance"
    do(state, "courier lady")
    assert (reserve(state, "red"), on_turn(state)) == (["lady"], "green")


@pytest.mark.rule("K-30")
def test_a_rubler_who_has_to_pass_refills_too() -> None:
    state = given("""
        seats 2, rubles revised, on turn red
        guard red: guard_1
        stash red: one
        first rubler: red
        palace: none
    """)
    do(state, "pass")
    assert asked(state) == "chance"
    do(state, "courier lady")
    assert (reserve(state, "red"), on_turn(state)) == (["lady"], "green")


@pytest.mark.rule("K-31")
def test_the_coin_for_the_stayer_comes_before_the_refill() -> None:
    state = given("seats 2, rubles revised, on turn red\n iwan [. r r g]")
    do(state, "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert offered(state) == ["coin njet", "coin blank", "coin one", "coin two", "coin three"]
    do(state, "coin one")
    assert offered(state) == ["courier officer", "courier cossack", "courier diplomat", "courier lady"]


@pytest.mark.rule("K-31", "K-91")
def test_the_refill_comes_before_the_turn_limit() -> None:
    state = given("seats 2, on turn green, turn 240\n baikal_bar [g* g . .]")
    do(state, "move dispatch", "dispatch to baikal_bar cossack")
    assert not state.over
    do(state, "courier lady")
    assert (state.over, reserve(state, "green")) == (True, ["lady"])


@pytest.mark.rule("K-27")
def test_a_player_at_a_guard_is_no_longer_asked_for_an_action() -> None:
    state = given(CHOICES.replace("r* r g", "r r g") + "guard red: guard_3")
    assert offered(state) == ["turn coin"]


@pytest.mark.rule("K-14")
def test_after_the_last_seat_comes_the_first() -> None:
    state = given("seats 3, on turn blue\n reserve blue: lady")
    do(state, "deploy stack", "courier officer", "lodge baikal_bar")
    let_refill(state)
    assert on_turn(state) == "red"
