"""Event cards in general, and Windfall with its secret windows (B-64 to B-82)."""

import pytest

import serai
from serai import Rng
from serai.core.errors import IllegalAction
from serai.core.session import event_for
from serai.games.brillance.board import WRECK
from serai.games.brillance.rules import STEPS

from .table import (
    GAME,
    begin,
    discard,
    do,
    end_turn,
    given,
    hand,
    let,
    options,
    pile,
    play_card,
    quiet,
    seat,
    set_up,
    step,
)

CARDS = """
    others home, on turn red
    yellow 1: ring_06 goods 1, blue 1: ring_01 goods 1, red 1: ring_07 goods 1, green 1: ring_16 goods 1
"""


@pytest.mark.rule("B-64")
def test_cards_are_played_before_between_and_after_deeds_as_many_as_one_likes() -> None:
    state = given(CARDS + "hand red: breakdown breakdown bonus_gift")
    play_card(state, "card breakdown", "colour blue", "cart blue 1")
    do(state, "cart red 1", "step ring_08", "pause")
    play_card(state, "card breakdown", "colour green", "cart green 1")
    do(state, "cart red 1", "step square_blue", "pause")
    play_card(state, "card bonus_gift", "colour red", "shop red 1")
    assert discard(state) == ["bonus_gift"]
    assert hand(state, "red") == []


@pytest.mark.rule("B-64")
def test_no_card_in_the_bandit_phase_or_while_roving() -> None:
    state = given("""
        players red blue, on turn red, roving_competitors yes
        hand red: breakdown
        bandits: ring_01
    """)
    assert not any(option.startswith("card") for option in options(state))
    do(state, "halt", "end turn")
    assert not any(option.startswith("card") for option in options(state))


@pytest.mark.rule("B-65")
def test_cards_may_be_played_in_the_first_turn() -> None:
    state = given(CARDS + "hand red: breakdown").copy()
    state.round = 1
    assert "card breakdown" in options(state)


@pytest.mark.rule("B-67")
def test_a_card_needs_a_target_and_markers() -> None:
    state = given(CARDS + "hand red: cleared_passage unexpected_obstacle collision")
    assert "card cleared_passage" not in options(state)  # no dwarf on the board
    assert "card collision" not in options(state)  # no two opponents next to each other
    assert "card unexpected_obstacle" in options(state)
    four = given(CARDS + "hand red: unexpected_obstacle\ndwarfs: ring_02 ring_03 ring_20 ring_21")
    assert "card unexpected_obstacle" not in options(four)


@pytest.mark.rule("B-67")
def test_without_markers_no_bonus_gift() -> None:
    state = given(
        CARDS
        + "hand red: bonus_gift delivery_error\n"
        + "".join(f"shop {colour} 1: minus plus\n" for colour in ("yellow", "blue", "orange", "green", "violet"))
    )
    assert not {"card bonus_gift", "card delivery_error"} & options(state)


@pytest.mark.rule("B-68")
def test_a_declared_card_opens_a_window_and_then_takes_effect() -> None:
    state = given(CARDS + "hand red: delivery_error\nhand blue: bribe")
    do(state, "card delivery_error", "colour blue", "shop blue 2")
    assert step(state) == "react"
    assert state.plus[7] == 0
    quiet(state)
    assert state.plus[7] == 1
    assert discard(state) == ["delivery_error"]


@pytest.mark.rule("B-69")
def test_one_card_is_drawn_but_never_a_fifth() -> None:
    state = given(CARDS + "hand red: bribe breakdown collision")
    do(state, "end turn")
    assert step(state) == "draw_card"
    do(state, "draw collision")
    assert len(hand(state, "red")) == 4
    full = given(CARDS + "hand red: bribe breakdown collision collision")
    do(full, "end turn")
    assert len(hand(full, "red")) == 4
    assert STEPS[full.step] == "choose_action"


@pytest.mark.rule("B-70")
def test_an_empty_pile_is_renewed_from_the_discards() -> None:
    state = given(CARDS + "hand red: bribe\ndiscard: rest")
    count = len(state.discard)
    do(state, "end turn")
    assert (len(state.discard), pile(state)) == (0, count)
    assert sum(weight for _, weight in state.outcomes()) == count


@pytest.mark.rule("B-70")
def test_with_no_card_left_nobody_draws() -> None:
    state = given(CARDS + "hand red: bribe")
    for kind in range(10):
        state.pile[kind] = 0
    do(state, "end turn")
    assert step(state) == "choose_action"


@pytest.mark.rule("B-71")
def test_cards_are_never_discarded_unplayed() -> None:
    assert not any(text.startswith("discard") for text in GAME.notation)
    state = given(CARDS + "hand red: windfall windfall windfall cleared_passage")
    do(state, "end turn")
    assert hand(state, "red") == ["windfall", "windfall", "windfall", "cleared_passage"]


# ---------------------------------------------------------------------- Windfall


def declared(blue: str = "windfall", green: str = "bribe", red: str = "") -> str:
    return CARDS + f"hand red: breakdown {red}\nhand blue: {blue}\nhand green: {green}"


BREAKDOWN = ("card breakdown", "colour green", "cart green 1")


@pytest.mark.rule("B-72", "B-74", "B-75")
def test_windfall_cancels_the_card_just_declared() -> None:
    state = given(declared())
    assert "card windfall" not in options(given(declared(red="windfall")))
    do(state, *BREAKDOWN)
    let(state, "blue", "react")
    let(state, "green", "pass")
    do(state, "reaction 2")
    quiet(state)
    assert state.wreck[20] == -1
    assert discard(state) == ["windfall", "breakdown"]
    assert (hand(state, "blue"), hand(state, "red")) == ([], [])
    assert state.stock[2] == 14


@pytest.mark.rule("B-72")
def test_nobody_cancels_his_own_card() -> None:
    state = given(declared(blue="bribe", red="windfall"))
    do(state, *BREAKDOWN)
    assert seat(state, "red") not in state.deciders


@pytest.mark.rule("B-73")
def test_a_windfall_may_be_answered_by_another() -> None:
    state = given(declared(green="windfall", red="windfall"))
    do(state, *BREAKDOWN)
    let(state, "blue", "react")
    let(state, "green", "pass")
    do(state, "reaction 2")
    assert seat(state, "blue") not in state.deciders
    let(state, "red", "react")
    let(state, "green", "react")
    do(state, "reaction 4")  # clockwise from blue red comes before green, who keeps his card
    assert hand(state, "green") == ["windfall"]
    let(state, "green", "react")
    do(state, "reaction 5")
    quiet(state)
    assert state.wreck[20] == -1
    assert discard(state) == ["windfall", "windfall", "windfall", "breakdown"]


@pytest.mark.rule("B-76")
def test_the_first_clockwise_from_the_declarer_reacts() -> None:
    state = given(declared(green="windfall"))
    do(state, *BREAKDOWN)
    let(state, "blue", "react")
    let(state, "green", "react")
    assert state.outcomes() == [(GAME.parse("reaction 5"), 1)]
    do(state, "reaction 5")
    assert hand(state, "blue") == ["windfall"]


@pytest.mark.rule("B-76")
def test_who_holds_no_windfall_has_nothing_to_choose() -> None:
    state = given(declared(green="bribe"))
    do(state, *BREAKDOWN)
    assert state.legal(seat(state, "green")) == [GAME.parse("pass")]
    assert len(state.legal(seat(state, "blue"))) == 2
    assert GAME.asked(state.view(seat(state, "green"))) == []
    assert len(GAME.asked(state.view(seat(state, "blue")))) == 2
    assert seat(state, "yellow") not in state.deciders  # without a card, as everybody sees


@pytest.mark.rule("B-77")
def test_no_window_where_open_facts_rule_a_reaction_out() -> None:
    nobody = given(CARDS + "hand red: breakdown")
    do(nobody, *BREAKDOWN)
    assert step(nobody) == "choose_action"
    gone = given(declared(blue="bribe") + "\ndiscard: windfall windfall windfall")
    do(gone, *BREAKDOWN)
    assert (step(gone), gone.wreck[20]) == ("choose_action", 20)
    two_gone = given(declared(blue="collision") + "\ndiscard: windfall windfall")
    do(two_gone, *BREAKDOWN)
    assert GAME.window(two_gone.view(None))


@pytest.mark.rule("B-78")
def test_all_are_asked_at_once_and_the_order_of_answers_does_not_matter() -> None:
    one, two = given(declared(green="windfall")), given(declared(green="windfall"))
    for state in (one, two):
        do(state, *BREAKDOWN)
        assert state.simultaneous
        assert state.deciders == (1, 4)
    let(let(one, "blue", "react"), "green", "pass")
    let(let(two, "green", "pass"), "blue", "react")
    assert one.dump() == two.dump()
    assert GAME.default(one.view(1)) == GAME.parse("pass")


@pytest.mark.rule("B-79", "B-82")
@pytest.mark.parametrize("viewer", ["yellow", "red", "orange", "violet", "blue"])
def test_nobody_else_can_tell_a_windfall_from_another_card(viewer: str) -> None:
    worlds = [given(declared(blue="bribe", green=card)) for card in ("windfall", "unexpected_obstacle")]
    for state in worlds:
        do(state, *BREAKDOWN)
    eyes = seat(worlds[0], viewer)
    assert worlds[0].view(eyes) == worlds[1].view(eyes)
    assert worlds[0].view(None) == worlds[1].view(None)
    for state in worlds:
        assert event_for(state, eyes, seat(state, "green"), GAME.parse("pass")) is None
        let(state, "green", "pass")
    assert worlds[0].view(eyes) == worlds[1].view(eyes)


@pytest.mark.rule("B-79")
def test_answers_are_unseen_and_decider_is_hidden() -> None:
    state = given(declared())
    do(state, *BREAKDOWN)
    before = state.view(seat(state, "red"))
    assert before["decider"] == -1
    assert before["answer"][1] is None
    assert GAME.deciding(before) == ()
    let(state, "blue", "pass")
    assert state.view(seat(state, "red")) == before


@pytest.mark.rule("B-80")
@pytest.mark.parametrize(
    ("order", "blue", "green"),
    [("never", "pass", "pass"), ("if_i_am_hit", "pass", "react"), ("always", "react", "react")],
)
def test_standing_orders_answer_in_games_by_correspondence(order: str, blue: str, green: str) -> None:
    state = given(declared(green="windfall"))
    do(state, *BREAKDOWN)
    assert GAME.orders[0] == "if_i_am_hit"
    for colour, answer in (("blue", blue), ("green", green)):
        assert GAME.answer(state.view(seat(state, colour)), order) == GAME.parse(answer)


@pytest.mark.rule("B-80")
@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("delivery_error", ("colour yellow", "shop yellow 1")),
        ("bribe", ("colour yellow", "cart yellow 1", "step del_red_5", "stop")),
        ("unfair_competition", ("cart red 1", "cart yellow 1")),
        ("breakdown", ("colour yellow", "cart yellow 1")),
        ("unexpected_obstacle", ("zone north", "at del_yellow_1")),
    ],
)
def test_hit_is_whose_cart_or_shop_is_harmed(card: str, targets: tuple[str, ...]) -> None:
    state = given(CARDS + f"hand red: {card}\nhand yellow: windfall\nhand blue: windfall")
    do(state, f"card {card}", *targets)
    assert GAME.is_hit(state.view(0), 0)
    assert not GAME.is_hit(state.view(1), 1)
    assert GAME.answer(state.view(0), "if_i_am_hit") == GAME.parse("react")


@pytest.mark.rule("B-80")
@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("bonus_gift", ("colour yellow", "shop yellow 1")),
        ("unexpected_obstacle", ("zone north", "at ring_09")),
        ("bribe", ("colour blue", "cart blue 1", "step ring_02", "stop")),
        ("bandits", ()),
    ],
)
def test_a_favour_and_what_hits_others_burn_no_windfall(card: str, targets: tuple[str, ...]) -> None:
    state = given(CARDS + f"hand red: {card}\nhand yellow: windfall\nhand green: bribe")
    do(state, f"card {card}", *targets)
    assert STEPS[state.step] == "react"
    assert not GAME.is_hit(state.view(0), 0)
    assert GAME.answer(state.view(0), "if_i_am_hit") == GAME.parse("pass")
    assert GAME.answer(state.view(0), "always") == GAME.parse("react")


@pytest.mark.rule("B-80")
def test_a_dwarf_before_a_complete_shop_harms_nobody() -> None:
    state = given(CARDS + "hand red: unexpected_obstacle\nhand yellow: windfall\nshop yellow 1: order 1 complete")
    do(state, "card unexpected_obstacle", "zone north", "at del_yellow_1")
    assert not GAME.is_hit(state.view(0), 0)


@pytest.mark.rule("B-73", "B-80")
def test_a_windfall_that_saves_a_hitting_card_hits_again_and_one_that_cancels_it_does_not() -> None:
    hands = "hand red: breakdown\nhand yellow: windfall\nhand blue: windfall\nhand green: windfall"
    state = given(CARDS + hands)
    do(state, "card breakdown", "colour yellow", "cart yellow 1")
    assert GAME.is_hit(state.view(0), 0)
    for colour, answer in (("yellow", "pass"), ("blue", "react"), ("green", "pass")):
        let(state, colour, answer)
    serai.settle(state, Rng(1))
    assert state.cancelled
    assert not GAME.is_hit(state.view(0), 0), "playing a Windfall now would let the card hit after all"
    for colour, answer in (("yellow", "pass"), ("green", "react")):
        let(state, colour, answer)
    serai.settle(state, Rng(1))
    assert not state.cancelled
    assert GAME.is_hit(state.view(0), 0)


@pytest.mark.rule("B-81")
def test_in_tests_windows_take_no_time() -> None:
    state = set_up(begin(2))
    rng = Rng(3)
    while not state.over:
        who = -1 if state.chance else state.deciders[0]
        state.play(who, state.draw(rng) if state.chance else state.legal(who)[rng.below(len(state.legal(who)))])
    assert state.ending


@pytest.mark.rule("B-68")
def test_undo_ends_where_a_card_is_declared() -> None:
    state = given(declared())
    shown = state.shown
    do(state, "card breakdown", "colour green")
    assert state.shown == shown
    do(state, "cart green 1")
    assert state.shown == shown + 1


def test_a_wrong_answer_is_refused() -> None:
    state = given(declared(blue="bribe"))
    do(state, *BREAKDOWN)
    with pytest.raises(IllegalAction):
        let(state, "blue", "react")
    end_turn(quiet(state))


@pytest.mark.rule("B-68", "B-74")
def test_a_cancelled_card_does_nothing_and_is_discarded_too() -> None:
    state = given(CARDS + "hand red: delivery_error\nhand blue: windfall")
    do(state, "card delivery_error", "colour blue", "shop blue 2")
    let(state, "blue", "react")
    quiet(state)
    assert state.plus[7] == 0
    assert sorted(discard(state)) == ["delivery_error", "windfall"]


@pytest.mark.rule("B-67")
@pytest.mark.parametrize(
    ("markers", "cards"), [(0, set()), (1, {"card breakdown"}), (2, {"card breakdown", "card collision"})]
)
def test_without_wreck_markers_no_breakdown_and_without_two_no_collision(markers: int, cards: set[str]) -> None:
    state = given(CARDS + "hand red: breakdown collision\nblue 1: ring_01\nblue 2: ring_02")
    state.stock[WRECK] = markers
    assert {text for text in options(state) if text.startswith("card")} == cards
