"""What nobody may know: hands, the draw pile, answers in windows; and that imagine guesses just these."""

import pytest

from serai import Rng
from serai.core.laws import check_record, play_game
from serai.core.session import event_for
from serai.core.state import NOTICED, SEEN, UNSEEN

from .table import GAME, begin, do, given, let, seat, set_up

SECRET = """
    on turn red
    blue 1: ring_01
    hand red: breakdown
    hand blue: windfall bribe
    hand green: bribe collision
"""


@pytest.mark.rule("B-12", "B-79")
def test_hands_and_pile_are_in_nobodys_view() -> None:
    state = set_up(begin(3))
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert "pile" not in view
        for owner in range(3):
            assert (view["hand"][owner] is None) == (owner != viewer)


def test_a_draw_is_noticed_by_others_and_seen_by_its_owner() -> None:
    state = given(SECRET)
    do(state, "end turn")
    action = state.outcomes()[0][0]
    assert state.sight(seat(state, "red"), -1, action) == SEEN
    assert state.sight(seat(state, "blue"), -1, action) == NOTICED
    event = event_for(state, None, -1, action)
    assert event is not None
    assert event.action is None


def test_answers_are_unseen() -> None:
    state = given(SECRET)
    do(state, "card breakdown", "colour blue", "cart blue 1")
    for action in state.legal(1):
        assert state.sight(3, 1, action) == UNSEEN
        assert state.sight(1, 1, action) == SEEN


def test_hands_are_never_shown_at_the_end() -> None:
    record = play_game(GAME, 2, {}, Rng(1))
    view = record.replay().view(None)
    assert view["over"]
    assert view["hand"] == [None, None]


def test_imagine_deals_the_unseen_cards_evenly() -> None:
    state = given(SECRET)
    view = state.view(seat(state, "red"))
    rng, windfalls, games = Rng(5), 0, 600
    for _ in range(games):
        dream = GAME.imagine(view, rng)
        windfalls += dream.dump()["hand"][10 * seat(state, "blue")]
        assert GAME.audit(dream) == []
    # 3 windfalls among 35 unseen cards, 2 of which blue holds
    assert abs(windfalls / games - 2 * 3 / 35) < 0.06


def test_in_a_window_others_may_have_answered_or_not() -> None:
    state = given(SECRET)
    do(state, "card breakdown", "colour blue", "cart blue 1")
    let(state, "blue", "pass")
    view = state.view(seat(state, "blue"))
    rng = Rng(2)
    for _ in range(20):
        dream = GAME.imagine(view, rng)
        assert dream.deciders == (4,)
        assert dream.view(1) == view


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"one_card_per_turn": "yes", "roving_competitors": "yes"}), (3, {})]
)
def test_the_laws_hold(seats: int, options: dict[str, str]) -> None:
    check_record(play_game(GAME, seats, options, Rng(seats), "mixed"), Rng(seats))
