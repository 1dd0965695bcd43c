"""Events in the high mountains: H-108 to H-129."""

import pytest

from serai import IllegalAction

from .table import GAME, asked, begin, course, do, given, goods, home, offered, programme, settle, stock

EVENTS = "seats 3, round 2, leader dolpo_pa, events yes, phase events"


@pytest.mark.rule("H-108")
def test_each_player_starts_with_one_token_of_each_kind() -> None:
    assert list(begin(3, events=True).event_tokens) == [1] * 9
    assert list(begin(3).event_tokens) == [0] * 9
    assert list(begin(2, advanced=True).event_tokens) == [1] * 6, "the neutral tribe has none"


@pytest.mark.rule("H-109", "H-112")
def test_in_turn_order_each_may_lay_one_token_or_pass() -> None:
    state = given(f"{EVENTS.replace('leader dolpo_pa', 'leader sherpa')}\n 12 [S]")
    assert asked(state) == "choose_event sherpa"
    do(state, "event pass")
    assert asked(state) == "choose_event dolpo_pa"
    do(state, "event yeti", "at 1-2")
    assert asked(state) == "choose_event bhotia"
    do(state, "event market_day", "at 12")
    assert asked(state).startswith("command")
    assert state.view(None)["events"][2] == 11


@pytest.mark.rule("H-109")
def test_events_come_in_every_round() -> None:
    state = settle(begin(3, events=True))
    for village in (1, 2, 3):
        do(state, f"place {village}")
    assert state.round == 1
    for _ in range(3):
        assert asked(state).startswith("choose_event")
        do(state, "event pass")
    settle(programme(state))
    assert state.round == 2
    assert asked(state).startswith("choose_event")


@pytest.mark.rule("H-111")
def test_a_token_is_used_once_and_leaves_at_the_end_of_the_round() -> None:
    state = given(f"{EVENTS}\n 12 [S]")
    do(state, "event yeti", "at 7-10", "event pass", "event pass")
    assert list(state.event_tokens[:3]) == [0, 1, 1]
    settle(programme(state))
    assert list(state.events) == [-1, -1, -1]
    do(state, "event pass", "event pass")
    assert asked(state) == "choose_event dolpo_pa"
    assert "event yeti" not in offered(state)


@pytest.mark.rule("H-113")
def test_who_can_lay_nothing_is_passed_over() -> None:
    state = given(f"""
        {EVENTS}
        dolpo_pa: events none
        bhotia: events market_day
        sherpa: events yeti
    """)
    assert asked(state) == "choose_event sherpa", "no village has cubes, so there is no market day"
    do(state, "event yeti", "at 1-2")
    assert asked(state).startswith("command")


@pytest.mark.rule("H-114", "H-116")
def test_road_tokens_go_on_any_road_without_one() -> None:
    state = given(f"{EVENTS}\n 12 [S]\n dolpo_pa in 7\n bhotia in 10")
    do(state, "event yeti")
    assert len(offered(state)) == 27
    assert "at 7-10" in offered(state)
    do(state, "at 7-10", "event snowstorm")
    assert len(offered(state)) == 26
    with pytest.raises(IllegalAction):
        do(state, "at 7-10")


@pytest.mark.rule("H-115")
def test_market_day_goes_on_a_village_with_cubes() -> None:
    state = given(f"{EVENTS}\n 12 [S]\n 9 [B B]\n 7 [sb]")
    do(state, "event market_day")
    assert offered(state) == ["at 9", "at 12"]


@pytest.mark.rule("H-117")
def test_tokens_do_not_touch_refill_and_inventory() -> None:
    state = given("""
        seats 3, round 4, events yes
        12 [S]
        market_day: 12
        dolpo_pa in 12: stock B
    """)
    programme(state, dolpo_pa="h")
    do(state, "draw 12")
    assert state.target == 11
    settle(state)
    assert state.tokens[0] == 2


@pytest.mark.rule("H-118")
def test_the_yeti_closes_the_road_in_both_directions_for_all() -> None:
    state = given(f"{EVENTS}\n dolpo_pa in 7\n bhotia in 10\n 12 [S]")
    do(state, "event yeti", "at 7-10", "event pass", "event pass")
    programme(state, dolpo_pa="i", bhotia="i")
    assert (home(state, "dolpo_pa"), home(state, "bhotia")) == (7, 10)
    assert course(state, "dolpo_pa")[0] == course(state, "bhotia")[0] == "void closed"


@pytest.mark.rule("H-124", "H-125", "H-126")
def test_any_number_may_be_on_the_storm_and_nobody_stays_there() -> None:
    state = given("""
        seats 3, round 2, leader dolpo_pa, events yes
        snowstorm: 5-13
        1 [ss]
        dolpo_pa in 13
        bhotia in 5
        sherpa in 1: stock S S
    """)
    programme(state, dolpo_pa="ss", bhotia="sss", sherpa="h")
    assert asked(state) == "first_reward sherpa"
    assert list(state.crossing) == [4, 12, -1]
    assert state.view(2)["caravans"][:2] == [-1, -1]
    do(state, "reward barter", "reward none")
    assert (home(state, "dolpo_pa"), home(state, "bhotia")) == (5, 13)
    assert course(state, "bhotia")[2] == "void storm"


@pytest.mark.rule("H-129")
def test_a_single_resource_leaves_no_choice_and_an_empty_market_none_at_all() -> None:
    state = given("""
        seats 3, round 2, events yes
        12 [S]
        market_day: 12
        dolpo_pa in 12
        bhotia in 12
    """)
    programme(state, dolpo_pa="h", bhotia="h")
    assert stock(state, "dolpo_pa") == "S"
    assert course(state, "bhotia")[0] == "void nothing_there"
    assert goods(state, 12) == ""


def test_passing_needs_the_events_option() -> None:
    state = given("seats 3, round 2")
    with pytest.raises(IllegalAction):
        state.play(0, GAME.parse("event pass"))


@pytest.mark.rule("H-26", "H-112")
def test_in_every_round_the_events_come_before_programming() -> None:
    state = settle(begin(3, events=True))
    do(state, "place 1", "place 2", "place 3")
    for _ in range(3):
        assert asked(state).startswith("choose_event"), state.round
        while asked(state).startswith("choose_event"):
            do(state, "event pass")
        assert asked(state).startswith("command")
        settle(programme(state))
