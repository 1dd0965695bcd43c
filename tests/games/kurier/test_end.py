"""The end: a dispatch with the Tsar, the last coin, the turn limit, a standstill, and the standings."""

import pytest

from serai import IllegalAction

from .table import do, given, offered, on_turn, reserve, turned, winners


@pytest.mark.rule("K-88")
@pytest.mark.parametrize("start", ["red", "green", "blue"])
def test_the_game_ends_at_once_and_no_round_is_finished(start: str) -> None:
    state = given(f"seats 3, on turn green, start {start}, turn 7\n guard green: guard_3\n banked green: three two")
    do(state, "turn coin", "coin one")
    assert (state.over, winners(state), state.turn) == (True, ["green"], 7)
    assert (state.deciders, state.chance, state.outcomes()) == ((), False, [])
    assert [list(state.legal(seat)) for seat in range(3)] == [[], [], []]
    assert state.ranking[1] == 1
    assert state.scores == (0, 1, 0)
    with pytest.raises(IllegalAction):
        state.play(2, state.game.parse("deploy stack"))


LAST_COINS = """
    seats 3, on turn green
    guard red: guard_1
    guard green: guard_1
    guard blue: guard_1
    reserve green: lady
    first rubler: blue
"""


@pytest.mark.rule("K-89")
@pytest.mark.parametrize("coin", ["njet", "blank", "one"])
def test_after_the_last_coin_the_first_rubler_wins(coin: str) -> None:
    state = do(given(LAST_COINS + f"palace: {coin}"), "turn coin", f"coin {coin}")
    assert (state.over, winners(state), state.ending) == (True, ["blue"], "coins_out")


@pytest.mark.rule("K-89")
def test_before_the_last_coin_the_game_goes_on() -> None:
    state = do(given(LAST_COINS + "palace: njet one"), "turn coin", "coin njet")
    assert (state.over, on_turn(state)) == (False, "blue")
    state = do(given(LAST_COINS + "palace: njet one"), "turn coin", "coin one")
    assert (state.over, offered(state)) == (False, ["turn coin", "stop"])


@pytest.mark.rule("K-89")
def test_the_first_rubler_may_turn_the_last_coin_himself_and_win_by_it() -> None:
    state = do(given(LAST_COINS.replace("blue\n", "green\n") + "palace: njet"), "turn coin", "coin njet")
    assert (winners(state), state.ending) == (["green"], "coins_out")


@pytest.mark.rule("K-90")
def test_the_last_coin_is_judged_before_the_coins_are_out() -> None:
    state = given(LAST_COINS + "banked green: three three three\n palace: one")
    do(state, "turn coin", "coin one")
    assert (winners(state), state.ending) == (["green"], "rubling")


@pytest.mark.rule("K-90")
def test_a_last_njet_does_not_let_turned_coins_win() -> None:
    state = given(LAST_COINS + "banked green: three three\n turned: three\n palace: njet")
    do(state, "turn coin", "coin njet")
    assert (winners(state), turned(state)) == (["blue"], [])


# ---------------------------------------------------------------------- the turn limit


@pytest.mark.rule("K-91")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_ends_after_turn_240(seats: int) -> None:
    last = ["red", "green", "blue", "yellow", "violet"][seats - 1]
    for turn, over in ((239, False), (240, True)):
        state = given(f"seats {seats}, on turn {last}, turn {turn}\n reserve {last}: lady")
        do(state, "deploy stack", "courier officer", "lodge baikal_bar")
        assert (state.over, state.ending) == (over, "turn_limit" if over else "")
        assert state.turn == 240


@pytest.mark.rule("K-91")
def test_a_win_in_turn_240_is_a_win() -> None:
    state = given(
        "seats 2, on turn green, turn 240\n guard green: guard_3\n banked green: three two\n first rubler: red"
    )
    do(state, "turn coin", "coin one")
    assert (winners(state), state.ending) == (["green"], "rubling")


# ---------------------------------------------------------------------- the standings


def at_the_limit(position: str, seats: int = 3, mode: str = "basic") -> tuple[list[str], tuple[int, ...]]:
    """Winners and ranks when the last turn ends in this position."""
    state = given(f"seats {seats}, rubles {mode}, on turn red, turn 240\n reserve red: lady\n {position}")
    if offered(state) == ["turn coin"]:
        do(state, "turn coin", "coin njet")
    else:
        do(state, "deploy stack", "courier officer", "lodge baikal_bar")
    assert state.ending == "turn_limit"
    return winners(state), state.ranking


@pytest.mark.rule("K-93")
def test_standings_first_the_first_rubler() -> None:
    position = """
        guard green: guard_3
        guard blue: guard_1
        banked green: three two
        first rubler: blue
        iwan [r* . . .]
    """
    assert at_the_limit(position) == (["blue"], (3, 2, 1))


@pytest.mark.rule("K-93", "K-94")
@pytest.mark.parametrize(
    ("position", "best", "ranks"),
    [
        ("iwan [r* . . .] wladimir [. g* . .] samowar_stube [. b* . .]", ["red", "green"], (1, 1, 3)),
        ("iwan [r* . . .] olga [. g* . .] samowar_stube [. b* . .]", ["green"], (2, 1, 3)),
        ("rehr_hof [r* . . .] olga [. g* . .] samowar_stube [. b* . .]", ["red"], (1, 2, 3)),
        ("rehr_hof [r* . . .] olga [. g* . .] \n guard blue: guard_1", ["blue"], (2, 3, 1)),
        ("iwan [r* g* b* .]", ["red", "green", "blue"], (1, 1, 1)),
    ],
)
def test_standings_then_the_dispatch_farthest_on(position: str, best: list[str], ranks: tuple[int, ...]) -> None:
    assert at_the_limit(position) == (best, ranks)


@pytest.mark.rule("K-93", "K-94")
def test_standings_among_equals_at_guards_the_fewest_rubles_missing() -> None:
    position = """
        guard green: guard_1
        guard blue: guard_3
        stash green: three two
        stash blue: two
        iwan [r* . . .]
        stash red: three three
    """
    # green misses 5 and owns 5, blue misses 4 and owns 2; red owns most but is not there.
    assert at_the_limit(position, mode="bribe") == (["blue"], (3, 2, 1))


@pytest.mark.rule("K-93", "K-94")
def test_standings_then_the_most_rubles_owned() -> None:
    position = "iwan [r* g* b* .]\n stash red: two\n stash green: three\n stash blue: one one"
    assert at_the_limit(position, mode="revised") == (["green"], (2, 1, 2))
    position = "guard green: guard_3\n guard blue: guard_2\n stash green: one\n stash blue: three\n iwan [r* . . .]"
    # both miss 5, blue owns more
    assert at_the_limit(position, mode="bribe") == (["blue"], (3, 2, 1))


@pytest.mark.rule("K-93")
def test_standings_else_the_victory_is_shared() -> None:
    position = "iwan [r* g* b .]\n stash red: two njet\n stash green: one one\n olga [. b* . .]"
    winners_then, ranks = at_the_limit(position.replace("olga [. b* . .]", "samowar_stube [. b* . .]"), mode="revised")
    assert (winners_then, ranks) == (["red", "green"], (1, 1, 3))


@pytest.mark.rule("K-94")
def test_the_losers_are_ranked_for_display_when_somebody_has_won() -> None:
    state = given("""
        seats 5, on turn green
        guard green: guard_3
        banked green: three two
        guard red: guard_1
        olga [. . . b*]   natascha [. y* . .]   iwan [v* . . .]
    """)
    do(state, "turn coin", "coin one")
    assert state.ranking == (2, 1, 3, 3, 5)


# ---------------------------------------------------------------------- standstill

STANDSTILL = """
    seats 5, rubles revised, on turn violet
    datscha_domizil [g g . .]   baikal_bar [g g . .]   samowar_stube [b b . .]   taiga_taverne [y b . .]
    kosaken_klub [v y . .]
    nikolaj [. . g g]   wladimir [. . g b]   iwan [. . b v]        boris [. . y* v]
    olga [. . g b]      natascha [. . b g]   anastasia [. . y y]   katharina [. . v* b]
    pawl_hof [. . b* g*]   rehr_hof [. . y y]   rachmann_hof [. . v y]   masl_hof [. . v v]
    guard red: guard_1
    stack red: empty / officer officer officer cossack cossack cossack diplomat diplomat diplomat lady lady
    reserve red: lady
    stack green: empty
    reserve green: officer cossack
    stack blue: empty
    reserve blue: officer officer cossack
    stack yellow: empty
    reserve yellow: officer officer cossack cossack
    stack violet: empty
    reserve violet: officer officer cossack cossack cossack
    stash red: two
    first rubler: red
    palace: none
"""
"""All sixty couriers are there and nobody can do anything: no inn is full, what waits in the reserves finds no room, no
dispatch has another courier of its owner near it, and the only hidden coin is the rubler's own."""


@pytest.mark.rule("K-29", "K-92", "K-111")
def test_when_all_pass_one_after_the_other_the_game_ends_by_the_standings() -> None:
    state = given(STANDSTILL)
    assert state.game.audit(state) == []
    held = [list(couriers) for couriers in state.reserve]
    for _ in range(5):
        assert not state.over
        assert offered(state) == ["pass"]
        do(state, "pass")
        assert [list(couriers) for couriers in state.reserve] == held
    assert (state.over, state.ending, winners(state)) == (True, "standstill", ["red"])
    assert state.ranking == (1, 2, 2, 5, 4)


@pytest.mark.rule("K-92")
def test_passes_count_only_one_after_the_other() -> None:
    state = given(
        STANDSTILL.replace("kosaken_klub [v y . .]", "kosaken_klub [. y . .]")
        .replace("reserve violet: officer officer", "reserve violet: officer officer officer")
        .replace("on turn violet", "on turn red")
    )
    for colour in ("red", "green"):
        assert on_turn(state) == colour
        do(state, "pass") if colour == "red" else do(state, "deploy reserve", "pick officer", "lodge kosaken_klub")
    for colour in ("blue", "yellow", "violet", "red"):
        assert (on_turn(state), offered(state)) == (colour, ["pass"])
        do(state, "pass")
    assert not state.over, "green has not passed since he acted"
    do(state, "pass")
    assert state.over


@pytest.mark.rule("K-92")
def test_a_courier_that_finds_no_inn_was_no_pass() -> None:
    state = given(
        STANDSTILL.replace(
            "stack green: empty\n    reserve green: officer cossack",
            "stack green: empty / officer\n    reserve green: cossack",
        ).replace("on turn violet", "on turn red")
    )
    do(state, "pass", "deploy stack")
    assert reserve(state, "green") == ["cossack", "officer"]
    for colour in ("blue", "yellow", "violet", "red"):
        assert (on_turn(state), offered(state)) == (colour, ["pass"])
        do(state, "pass")
    assert not state.over
    do(state, "pass")
    assert (state.over, state.ending) == (True, "standstill")
