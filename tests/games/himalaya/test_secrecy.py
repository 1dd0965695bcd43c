"""Who sees what: commands before the reveal, stocks and herds behind screens, and what imagination makes of it."""

import pytest

from serai import Rng
from serai.core import laws
from serai.core.game import Event
from serai.core.options import Value
from serai.core.record import Record

from .table import GAME, begin, given, play_on, programme


@pytest.mark.rule("H-34")
def test_only_commands_are_guessed_and_each_is_equally_likely() -> None:
    state = given("seats 3, round 3\n 3 [S]\n dolpo_pa in 3: stock S G; herd tj\n bhotia: stock 2J")
    for command in ("soil", "hand"):
        state.play(0, GAME.parse(command))
    state.play(1, GAME.parse("stone"))
    counts = [0] * 5
    rng = Rng(3)
    for _ in range(500):
        dream = GAME.imagine(state.view(1), rng)
        counts[dream.programmes[0]] += 1
        truth, seen = state.dump(), dream.dump()
        assert {name for name in truth if truth[name] != seen[name]} <= {"programmes"}
        assert seen["programmes"][2:6] == [-1] * 4
        assert seen["programmes"][6:12] == truth["programmes"][6:12]
    assert all(70 <= count <= 130 for count in counts)


@pytest.mark.rule("H-53", "H-82")
def test_stocks_and_herds_stay_behind_the_screen_but_history_is_public() -> None:
    state = play_on(begin(4, advanced=True), 5, rounds=6)
    view = state.view(1)
    assert [screen is None for screen in view["screen"]] == [True, False, True, True]
    assert view["open_screens"] == [None] * 4
    dream = GAME.imagine(view, Rng(1))
    assert dream.stocks == state.stocks
    assert dream.herds == state.herds
    assert dream.bag == state.bag


def test_a_spectator_sees_no_command_before_the_reveal() -> None:
    state = given("seats 3, round 1")
    state.play(2, GAME.parse("hand"))
    assert state.view(None)["programmes"] == [None, None, None]
    assert state.view(None)["laid"] == [None, None, None]


def test_whether_an_order_can_be_paid_shows_only_when_it_is_tried() -> None:
    text = "seats 3, round 2\n 6 [sb]\n dolpo_pa in 6: stock {}"
    rich, poor = given(text.format("S B")), given(text.format("S T"))
    for state in (rich, poor):
        assert [screen is None for screen in state.view(1)["screen"]] == [True, False, True]
    seen = [state.view(1) | {"history": 0} for state in (rich, poor)]
    assert seen[0] == seen[1], "without the history nobody can tell them apart"
    programme(poor, dolpo_pa="h")
    assert poor.view(1)["course"] != rich.view(1)["course"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"events": True}), (3, {"full_inventory": True, "open_screens": True}), (3, {"first_tribe": "tamang"})],
)
def test_laws_hold_for_options_that_are_no_variants(seats: int, options: dict[str, Value]) -> None:
    rng = Rng(seats)
    record = laws.play_game(GAME, seats, options, rng)
    laws.soundness(record)
    laws.imagining(record, rng, 3, 3)
    laws.scenes(short(record), rng, 4)


def short(record: Record) -> Record:
    """The first half of a record."""
    part = Record(record.game, record.options, record.seats)
    part.steps = record.steps[: len(record.steps) // 2]
    return part


@pytest.mark.rule("H-38")
def test_a_round_can_be_played_out_action_by_action() -> None:
    state = given("""
        seats 3, round 2, leader dolpo_pa
        3 [S J G]   4 [B B J]   6 [sb]
        sherpa in 3: stock S S J J G
        bhotia in 10
    """)
    for seat in (0, 2):
        for letter in "hehei h".replace(" ", ""):
            state.play(seat, "eishp".index(letter))
    for letter in "ispppp":
        before = state.view(1)
        state.play(1, "eishp".index(letter))
    frames = GAME.between(before, Event(1, GAME.parse("pause")), state.view(1))
    views = [frame.view for frame in frames]
    assert len(views) == 1 + 17 - 4, (
        "the reveal and six actions of three, without pauses, up to the delivery of the last"
    )
    assert [view["caravans"][1] + 1 for view in views[:6]] == [10, 10, 7, 7, 7, 6]
    assert [view["caravans"][2] + 1 for view in views[3::2]] == [3, 3, 4, 4, 3, 6]
    assert views[-1]["course"] == state.view(1)["course"][:17]
    assert [frame.line.key for frame in frames[:2]] == ["log-revealed", "then"]
    rest = state.view(1)
    state.play(2, GAME.parse("reward barter"))
    assert GAME.between(rest, Event(2, GAME.parse("reward barter")), state.view(1)) == []
