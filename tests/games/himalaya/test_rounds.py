"""Rounds, turn order and secret programming: H-25 to H-37."""

import pytest

from serai import IllegalAction, Rng
from serai.core.record import Record
from serai.core.session import Session
from serai.core.state import NOTICED, SEEN

from .table import GAME, asked, begin, course, given, laid, offered, play_on, programme, settle


@pytest.mark.rule("H-25", "H-26", "H-27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_twelve_rounds(seats: int) -> None:
    state = settle(begin(seats))
    rounds: list[int] = []
    rng = Rng(4)
    while not state.over:
        if state.round and (not rounds or rounds[-1] != state.round):
            rounds.append(int(state.round))
        if state.chance:
            state.play(-1, state.draw(rng))
        else:
            legal = state.legal(state.decider)
            state.play(state.decider, legal[rng.below(len(legal))])
    assert rounds == list(range(1, 13))
    assert state.round == 12


@pytest.mark.rule("H-26", "H-80")
def test_the_phases_follow_one_another() -> None:
    state = given("seats 3, round 4, events yes, phase events\n 12 [S]\n 9 [B]\n 7 [T]\n 6 [J]\n 1 [S S]")
    for _ in range(3):
        assert asked(state).startswith("choose_event")
        state.play(state.decider, GAME.parse("event pass"))
    assert asked(state).startswith("command")
    programme(state)
    assert asked(state) == "draw_village chance", "refill comes before the inventory"
    settle(state)
    assert course(state).count("new_month 5") == 1
    told = course(state)
    assert told.index("tied G") < told.index("new_month 5")
    assert asked(state).startswith("choose_event"), "round 5 begins with events"


@pytest.mark.rule("H-28")
def test_the_leader_changes_once_a_round() -> None:
    state = given("seats 3, round 1, leader sherpa")
    leaders = []
    for _ in range(6):
        leaders.append(int(state.leader))
        settle(programme(state))
    assert leaders == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("H-30", "H-31", "H-32")
def test_all_players_lay_six_commands_any_of_five_any_number_of_times() -> None:
    state = given("seats 4, round 1")
    assert state.deciders == (0, 1, 2, 3)
    assert state.simultaneous
    for seat in range(4):
        assert offered(state, seat) == ["soil", "ice", "stone", "hand", "pause"]
    for seat, command in enumerate(("hand", "pause", "stone", "ice")):
        for _ in range(5):
            state.play(seat, GAME.parse(command))
            assert offered(state, seat) == ["soil", "ice", "stone", "hand", "pause"]
    state.play(2, GAME.parse("stone"))
    assert laid(state, "sherpa") == "ssssss"
    assert offered(state, 2) == []
    assert list(state.deciders) == [0, 1, 3]
    with pytest.raises(IllegalAction):
        state.play(2, GAME.parse("stone"))


@pytest.mark.rule("H-33")
def test_steps_of_different_players_may_come_in_any_order() -> None:
    one, two = given("seats 3, round 1"), given("seats 3, round 1")
    steps = [(seat, command) for seat in range(3) for command in (0, 3, 1, 3, 2, 4)]
    for seat, command in steps[:-1]:
        one.play(seat, command)
    assert [laid(one, tribe) for tribe in ("dolpo_pa", "bhotia")] == ["ehihsp", "ehihsp"]
    one.play(*steps[-1])
    waiting = {seat: [c for s, c in steps if s == seat] for seat in range(3)}
    rng = Rng(8)
    while any(waiting.values()):
        seat = int(rng.below(3))
        if waiting[seat]:
            two.play(seat, waiting[seat].pop(0))
    assert one.dump() == two.dump()


@pytest.mark.rule("H-34")
def test_nobody_but_the_owner_learns_a_command_before_the_reveal() -> None:
    one, two = given("seats 3, round 1"), given("seats 3, round 1")
    one.play(0, GAME.parse("soil"))
    two.play(0, GAME.parse("hand"))
    for viewer in (1, 2, None):
        assert one.view(viewer) == two.view(viewer)
        assert one.view(viewer)["filled"] == [1, 0, 0]
    assert one.view(0)["laid"][0] != two.view(0)["laid"][0]
    assert one.sight(1, 0, 0) == one.sight(-1, 0, 0) == NOTICED
    assert one.sight(0, 0, 0) == SEEN


@pytest.mark.rule("H-34", "H-36")
def test_everything_is_open_from_the_reveal_on() -> None:
    state = given("seats 3, round 1\n 20 [bb]\n dolpo_pa: stock B B")
    shown = state.shown
    programme(state, dolpo_pa="h", bhotia="eis")
    assert state.shown > shown
    view = state.view(2)
    assert view["programmes"][0] == [3, 4, 4, 4, 4, 4]
    assert view["programmes"][1] == [0, 1, 2, 4, 4, 4]
    with pytest.raises(IllegalAction):
        state.play(1, GAME.parse("soil"))


@pytest.mark.rule("H-35")
def test_a_player_takes_back_whatever_others_did_meanwhile() -> None:
    session = Session(Record(GAME, {}, 3))
    session.settle(Rng(2))
    for village in (4, 5, 6):
        session.play(session.state.decider, GAME.parse(f"place {village}"))
    session.play(0, GAME.parse("soil"))
    session.play(1, GAME.parse("ice"))
    session.play(2, GAME.parse("ice"))
    session.play(0, GAME.parse("stone"))
    assert GAME.notate(session.undo(0)) == "stone"
    assert GAME.notate(session.undo(0)) == "soil"
    assert session.state.view(None)["filled"] == [0, 1, 1]


@pytest.mark.rule("H-34", "H-37")
def test_the_house_is_told_who_still_lays_commands_and_that_the_late_pause() -> None:
    state = given("seats 3, round 1")
    for _ in range(6):
        state.play(1, GAME.parse("soil"))
    state.play(2, GAME.parse("hand"))
    assert GAME.deciding(state.view(None)) == (0, 2)
    for seat in (0, 2):
        while seat in state.deciders:
            late = GAME.default(state.view(seat))
            assert late is not None
            state.play(seat, late)
            if state.round == 1 and not state.simultaneous:
                break
    assert course(state, "sherpa")[1:6] == ["paused"] * 5
    assert course(state, "dolpo_pa") == ["paused"] * 6


@pytest.mark.rule("H-34")
def test_outside_of_programming_one_player_decides_and_nothing_is_done_for_him() -> None:
    state = settle(begin(3))
    assert not state.simultaneous
    assert len(state.deciders) == 1
    assert GAME.deciding(state.view(None)) == tuple(state.deciders)
    assert GAME.default(state.view(state.decider)) is None


@pytest.mark.rule("H-138")
def test_no_step_leads_into_a_dead_end() -> None:
    for seed in range(6):
        state = play_on(begin(2 + seed % 3, advanced=True), seed)
        assert state.over
