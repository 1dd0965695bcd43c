"""The final count and who wins: H-87 to H-107."""

import pytest

from .table import asked, begin, do, eliminated, given, odds, play_on, ranks

FOUR = "seats 4, round 12, phase final"
THREE = "seats 3, round 12, phase final"


@pytest.mark.rule("H-87")
def test_screens_are_lifted() -> None:
    state = given(f"{FOUR}\n dolpo_pa: stock S G; herd tj")
    assert state.view(None)["open_screens"][0] == {"stock": [1, 0, 0, 0, 1], "herd": [7], "tokens": 0, "yaks": 7}
    assert state.view(None)["scores"] == [7, 0, 0, 0]


@pytest.mark.rule("H-88", "H-90")
def test_religion_is_the_sum_of_levels_and_cubes_count_nothing() -> None:
    state = given(f"{THREE}\n dolpo_pa: stupas 1 4 8; herd tj ss; tokens 2; stock 9J")
    assert list(state.tally[:3]) == [6, 0, 15]


@pytest.mark.rule("H-89")
def test_a_region_goes_to_who_has_strictly_most() -> None:
    state = given(f"""
        {THREE}
        dolpo_pa: delegations 1 1 2 3
        bhotia: delegations 1 2 4 4
        sherpa: delegations 4
    """)
    assert list(state.tally[1::7]) == [2, 1, 0]


@pytest.mark.rule("H-91", "H-92", "H-93")
def test_a_tie_for_most_is_no_majority() -> None:
    state = given(f"""
        {THREE}
        dolpo_pa: stupas 1; delegations 1; tokens 1
        bhotia: stupas 6; delegations 2; tokens 2
        sherpa: stupas 4; delegations 3
    """)
    assert state.ending == "yaks"
    assert ranks(state)[1] == 1


@pytest.mark.rule("H-93")
def test_tied_in_yaks_politics_decides_then_religion() -> None:
    politics = given(f"{THREE}\n dolpo_pa: tokens 2; delegations 1\n bhotia: tokens 2; stupas 8\n sherpa: stupas 7")
    assert ranks(politics)[0] == 1
    religion = given(f"{THREE}\n dolpo_pa: tokens 2; stupas 1\n bhotia: tokens 2; stupas 8\n sherpa: stupas 6")
    assert ranks(religion)[0] == 1


@pytest.mark.rule("H-94")
def test_then_stupas_delegations_stock() -> None:
    stupas = given(f"{THREE}\n dolpo_pa: tokens 1; stupas 1\n bhotia: tokens 1; stupas 8 4\n sherpa: stupas 6")
    assert ranks(stupas)[1] == 1
    sent = given(f"{THREE}\n dolpo_pa: tokens 1; delegations 1\n bhotia: tokens 1; delegations 1\n sherpa: stupas 6")
    assert ranks(sent)[:2] == [1, 1]
    more = given(
        f"{THREE}\n dolpo_pa: tokens 1; delegations 1 1\n bhotia: tokens 1; delegations 1 1 2\n sherpa: delegations 2"
    )
    assert ranks(more)[1] == 1


@pytest.mark.rule("H-95")
def test_the_others_are_ranked_by_majorities_then_yaks() -> None:
    state = given(f"""
        {THREE}
        dolpo_pa: stupas 1 6; delegations 1 2; tokens 1
        bhotia: stupas 4; delegations 3; tokens 2
        sherpa: stupas 8; delegations 4; tokens 3
    """)
    assert ranks(state) == [1, 3, 2]
    equal = given(f"{THREE}\n dolpo_pa: stupas 1; delegations 1")
    assert ranks(equal) == [1, 2, 2]


@pytest.mark.rule("H-98", "H-102")
def test_the_lot_decides_where_nothing_else_does() -> None:
    state = given(FOUR)
    assert asked(state) == "draw_lot chance"
    assert odds(state) == {f"lot {seat}": 1 for seat in (1, 2, 3, 4)}
    do(state, "lot 2")
    assert odds(state) == {f"lot {seat}": 1 for seat in (1, 3, 4)}
    do(state, "lot 4")
    assert eliminated(state) == ["bhotia", "tamang"]
    assert ranks(state) == [1, 4, 1, 3]
    assert state.ending == "shared"


@pytest.mark.rule("H-98", "H-107")
@pytest.mark.parametrize(
    ("dolpo_pa", "bhotia", "out"),
    [
        ("delegations 1", "delegations 2 2", "dolpo_pa"),
        ("delegations 1 1", "delegations 3", "bhotia"),
        ("delegations 1; stock S", "delegations 3; stock B", "dolpo_pa"),
    ],
)
def test_then_politics_delegations_stock_in_step_one(dolpo_pa: str, bhotia: str, out: str) -> None:
    if bhotia == "delegations 2 2":
        bhotia, dolpo_pa = "delegations 2", "delegations 5 5 5"
        # the first has three delegations but no region: Sherpa ties him there
        rest = "sherpa: stupas 6; delegations 5 5 5\n tamang: stupas 1"
    else:
        rest = "sherpa: stupas 6\n tamang: stupas 1"
    state = given(f"{FOUR}\n dolpo_pa: {dolpo_pa}\n bhotia: {bhotia}\n {rest}")
    assert eliminated(state)[0] == out


@pytest.mark.rule("H-97", "H-107")
def test_a_tie_break_concerns_only_those_still_tied() -> None:
    # Sherpa has fewest yaks of all, but more religion than the two who are tied.
    state = given(f"""
        {FOUR}
        dolpo_pa: stupas 4; tokens 2
        bhotia: stupas 5; tokens 3
        sherpa: stupas 6
        tamang: stupas 11
    """)
    assert eliminated(state)[0] == "dolpo_pa"


LAST_THREE = "stupas 6; {}\n bhotia: stupas 1; {}\n sherpa: stupas 11; {}"


@pytest.mark.rule("H-100", "H-101")
@pytest.mark.parametrize(
    ("one", "two", "three", "out"),
    [
        ("delegations 1", "delegations 2", "", "sherpa"),
        ("delegations 1", "delegations 2 3 3", "delegations 4 4", "dolpo_pa"),
        ("delegations 1; tokens 1", "delegations 2; tokens 2", "delegations 3 4", "dolpo_pa"),
    ],
)
def test_least_politics_then_delegations_then_yaks(one: str, two: str, three: str, out: str) -> None:
    rest = LAST_THREE.format(one, two, three)
    state = given(f"{FOUR}\n tamang: tokens 1\n dolpo_pa: {rest}")
    assert eliminated(state) == ["tamang", out]


@pytest.mark.rule("H-102")
@pytest.mark.parametrize(
    ("stupas", "stock", "out"),
    [
        (("4", "6", "1"), ("", "", ""), "dolpo_pa"),
        (("6 8", "1 2", "11 3 10"), ("J", "S", "G"), "bhotia"),
        (("6", "1 2", "11 3"), ("", "", ""), "dolpo_pa"),
    ],
)
def test_then_religion_stupas_stock_in_step_two(stupas: tuple[str, ...], stock: tuple[str, ...], out: str) -> None:
    tribes = ("dolpo_pa", "bhotia", "sherpa")
    lines = [f"{t}: stupas {s}; stock {c}" for t, s, c in zip(tribes, stupas, stock, strict=True)]
    state = given("\n".join([FOUR, *lines]))
    assert eliminated(state) == ["tamang", out]


@pytest.mark.rule("H-103", "H-104", "H-105")
@pytest.mark.parametrize(
    ("sherpa", "tamang", "winner"),
    [
        ("tokens 3; delegations 3; stupas 1", "tokens 2; delegations 4; stupas 6", 2),
        ("tokens 2; delegations 3; stupas 1", "tokens 2; delegations 4 5; stupas 6", 3),
        ("tokens 2; delegations 3; stupas 1", "tokens 2; delegations 4; stupas 12", 2),
        ("delegations 3 3; stupas 1", "delegations 4; stupas 6", 2),
        ("delegations 3 3; stupas 1", "delegations 4; stupas 6; stock G", 2),
        ("delegations 3; stupas 1; stock S", "delegations 4; stupas 6; stock B", 3),
        ("delegations 3; stupas 5 2; stock B", "delegations 4; stupas 6; stock B", 2),
    ],
)
def test_the_last_two(sherpa: str, tamang: str, winner: int) -> None:
    # Dolpo-pa has no religion and goes first; Bhotia no region and no delegation, but much religion.
    state = given(f"""
        {FOUR}
        dolpo_pa: tokens 5
        bhotia: stupas 11 13; tokens 5
        sherpa: {sherpa}
        tamang: {tamang}
    """)
    assert eliminated(state) == ["dolpo_pa", "bhotia"]
    assert ranks(state)[winner] == 1
    assert sorted(ranks(state)) == [1, 2, 3, 4]
    assert state.ending == "elimination"


@pytest.mark.rule("H-105", "H-106")
def test_nothing_tells_the_last_two_apart() -> None:
    state = given(f"""
        {FOUR}
        bhotia: stupas 11
        sherpa: stupas 1; delegations 1
        tamang: stupas 6; delegations 3
    """)
    assert ranks(state) == [4, 3, 1, 1]
    assert state.ending == "shared"


@pytest.mark.rule("H-106")
def test_a_winner_exists_and_two_are_eliminated() -> None:
    for seed in range(5):
        state = play_on(begin(4), seed)
        assert 1 in ranks(state)
        assert len(set(eliminated(state))) == 2
        assert ranks(state)[state.eliminated[0]] == 4
        assert ranks(state)[state.eliminated[1]] == 3
