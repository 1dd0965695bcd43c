"""Who knows what: hands, stocks, piles, and a card that changed hands unseen."""

import pytest

from serai import Rng
from serai.core.session import event_for
from serai.games.ilos.rules import Ilos

from .table import GAME, begin, deal, do, given

HAND = "ship ship plantation plantation market"
THREE = "seats 3, on turn orange\nmap: 14@0,0\nships orange: 14a\nships green: 14b\nships black: 14b\n"


def dream(state: Ilos, viewer: int | None, seed: int = 1) -> Ilos:
    found = GAME.imagine(state.view(viewer), Rng(seed))
    assert isinstance(found, Ilos)
    return found


@pytest.mark.rule("I-3", "I-34")
def test_hands_are_secret_and_their_size_is_not() -> None:
    state = given(THREE + "hand orange: 3*ship\nhand green: 2*ruin")
    assert state.view(0)["hand"] == [[3, 0, 0, 0, 0, 0], None, None]
    assert state.view(None)["hand"] == [None, None, None]
    assert state.view(2)["hand_size"] == [3, 2, 0]


@pytest.mark.rule("I-47")
def test_the_discard_pile_is_open() -> None:
    state = given(THREE + "discard: 2*ruin ship")
    assert state.view(None)["discard"] == [1, 0, 0, 0, 2, 0]


@pytest.mark.rule("I-34", "I-98")
def test_only_the_drawer_sees_what_he_draws() -> None:
    state = do(given(THREE), "end actions")
    action = GAME.parse("draw ruin")
    seen = {viewer: event_for(state, viewer, -1, action) for viewer in (0, 1, 2, None)}
    assert [event.action if event else "nothing" for event in seen.values()] == [action, None, None, None]


@pytest.mark.rule("I-101")
def test_a_card_from_a_hand_is_seen_by_two() -> None:
    state = do(given(THREE + "deck: empty\nhand green: rest"), "end actions")
    action = GAME.parse("draw ruin")
    seen = {viewer: event_for(state, viewer, -1, action) for viewer in (0, 1, 2, None)}
    assert [event.action if event else "nothing" for event in seen.values()] == [action, action, None, None]
    do(state, "draw ruin", "draw ruin", "draw ship", "draw market")
    # green knows for certain what orange holds now; black does not
    for seed in range(20):
        assert list(dream(state, 1, seed).hands[:6]) == [1, 0, 0, 0, 2, 1]
    assert len({tuple(dream(state, 2, seed).hands[:6]) for seed in range(20)}) > 5


@pytest.mark.rule("I-101")
def test_what_is_known_of_a_hand_is_forgotten_when_such_a_card_is_shown() -> None:
    state = do(given(THREE + "deck: empty\nhand green: rest"), "end actions", "draw ruin", "draw ruin", "draw ship")
    do(state, "draw market")
    assert len(state.view(1)["memory"][1]) == 4
    assert state.view(0)["memory"][1] is None
    state.play(1, GAME.parse("end actions"))
    state.play(2, GAME.parse("end actions"))
    while state.chance:
        state.play(-1, state.outcomes()[0][0])
    assert state.mover == 0
    do(state, "play ship", "from supply", "to 14b", "pay ruin")
    known = sorted(card % 6 for card in state.view(1)["memory"][1] if card // 6 % 5 == 0)
    assert known == [4, 5]


@pytest.mark.rule("I-35")
def test_marks_are_secret_until_the_exchange() -> None:
    state = deal(begin(3), "14 9 6", HAND, HAND, HAND)
    before = state.view(1)
    assert event_for(state, 1, 0, GAME.parse("mark market")) is None
    do(state, "mark market", "mark ship")
    assert state.view(1) == before
    assert state.view(0)["marked"][0] == [1, 0, 0, 0, 0, 1]
    shown = state.shown
    do(state, "done")
    assert state.shown == shown + 1
    assert state.view(1)["discard"] == [1, 0, 0, 0, 0, 1]


@pytest.mark.rule("I-10")
def test_a_stock_is_hidden_but_who_keeps_count_knows_it() -> None:
    state = given(THREE + "stock green: 3*gold dye")
    assert state.view(0)["stock"][1] is None
    assert list(dream(state, 0).stock[4:8]) == [0, 0, 1, 3]


@pytest.mark.rule("I-30")
def test_the_stack_and_the_tiles_put_away_cannot_be_told_apart() -> None:
    state = do(begin(2), "reveal 3", "reveal 4", "reveal 5")
    view = state.view(0)
    assert (view["stack"], int(view["unseen"]).bit_count()) == (5, 17)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_an_imagined_state_deals_the_unseen_cards_to_hands_and_pile(viewer: int | None) -> None:
    state = given(THREE + "hand orange: 3*ship 2*ruin\nhand green: 4*market\nhand black: 7*plantation\ndiscard: ruin")
    totals = dict.fromkeys(range(6), 0)
    for seed in range(40):
        one = dream(state, viewer, seed)
        assert GAME.audit(one) == []
        assert one.view(viewer) == state.view(viewer)
        for kind in range(6):
            totals[kind] += one.hands[12 + kind]
    if viewer != 2:
        # black's seven cards are ships about a third of the time
        assert totals[0] > totals[4]
        assert totals[1] < 7 * 40


def test_nothing_in_view_is_a_hidden_number() -> None:
    view = given(THREE + "hand orange: 3*ship\nhand green: 2*ruin").view(None)
    assert {"hands", "deck", "aside", "memory_all"}.isdisjoint(view)
