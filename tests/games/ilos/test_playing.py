"""A turn: phases, playing and paying cards, what must be there for it."""

import pytest

from serai import IllegalAction, Session
from serai.core.record import Record

from .table import (
    GAME,
    MAP_X,
    asked,
    discard,
    do,
    given,
    hand,
    hand_size,
    let_chance,
    offered,
    pioneers_left,
    production,
    stands,
    step,
    stock,
)

TWO = f"seats 2, on turn green\n{MAP_X}\nships orange: 9b\n"


@pytest.mark.rule("I-42", "I-97", "I-98")
def test_a_turn_is_actions_then_goods_then_cards() -> None:
    state = given(TWO + "ships green: 14a\npioneers green: 14a2\nhand green: 3*ship")
    do(state, "play ship", "from supply", "to 6a")
    assert stock(state, "green") == {}
    do(state, "end actions")
    assert (stock(state, "green"), step(state)) == ({"dye": 1}, "draw_card")
    let_chance(state)
    assert (hand_size(state, "green"), asked(state), step(state)) == (1 + 5, "orange", "action")


@pytest.mark.rule("I-43", "I-55")
def test_as_many_cards_as_he_can_or_none() -> None:
    state = given(TWO + "ships green: 14a 14a\nhand green: 3*ship 2*plantation 4*ruin")
    do(state, "play plantation", "site 9a1", "pay ruin", "pay ruin")
    do(state, "play ship", "from supply", "to 6a", "pay ruin")
    do(state, "play plantation", "site 6a1", "pay ruin")
    assert (production(state, "green"), hand(state, "green")) == ({"spice": 1, "dye": 1}, {"ship": 1})
    assert offered(state) == ["end actions"]
    fresh = given(TWO + "ships green: 14a\nhand green: 9*ship")
    assert step(do(fresh, "end actions")) == "draw_card"


@pytest.mark.rule("I-44", "I-46", "I-47")
def test_a_card_and_its_payment_go_to_the_discard_pile_and_the_action_follows() -> None:
    state = given(TWO + "ships green: 14a\nhand green: plantation ship 2*ruin market")
    do(state, "play plantation", "site 14a2", "pay ruin")
    assert (stands(state, "14a2"), discard(state)) == ("", {})  # not yet paid
    do(state, "pay market")
    assert stands(state, "14a2") == "green"
    assert discard(state) == {"plantation": 1, "ruin": 1, "market": 1}
    assert hand(state, "green") == {"ship": 1, "ruin": 1}


@pytest.mark.rule("I-45")
def test_no_card_is_offered_that_cannot_be_carried_out_and_paid() -> None:
    state = given(TWO + "ships green: 14a\nhand green: ship plantation")
    assert offered(state) == ["end actions", "play ship"]  # a plantation costs two further cards
    state = given(TWO + "ships green: 14a\nhand green: ship plantation ruin")
    assert offered(state) == ["end actions", "play ship", "play plantation"]
    state = given(TWO + "ships green: 14a\nhand green: building 5*gold_mine")
    assert offered(state) == ["end actions"]  # one ship is not enough


@pytest.mark.rule("I-48")
def test_exactly_the_cost_is_paid_and_nothing_is_thrown_away() -> None:
    state = given(TWO + "ships green: 14a\nhand green: plantation 6*ship")
    do(state, "play plantation", "site 14a2")
    assert hand(state, "green") == {"ship": 4}
    assert not [text for text in offered(state) if text.startswith(("pay", "mark"))]


@pytest.mark.rule("I-49")
def test_the_target_is_named_before_paying() -> None:
    state = given(TWO + "ships green: 14a\nhand green: plantation 2*ship 2*ruin")
    do(state, "play plantation")
    assert step(state) == "site"
    with pytest.raises(IllegalAction):
        do(state, "pay ship")
    do(state, "site 9a1")
    assert step(state) == "pay_card"


@pytest.mark.rule("I-50")
@pytest.mark.parametrize(
    ("ships", "cards"),
    [
        ("14a", ["play plantation"]),
        ("14a 18b", ["play plantation", "play gold_mine", "play building"]),
        ("14a den9", ["play plantation"]),
        ("den9", []),
        ("6a", ["play plantation"]),
    ],
)
def test_own_ships_that_a_card_needs(ships: str, cards: list[str]) -> None:
    state = given(TWO + f"ships green: {ships}\nhand green: plantation gold_mine building 6*market ruin")
    assert offered(state) == ["end actions", *cards]


@pytest.mark.rule("I-50", "I-51")
def test_ships_of_others_do_not_count() -> None:
    text = f"seats 2, on turn green\n{MAP_X}\nships orange: 14a 14a\nships green: 9b\n"
    state = do(given(text + "hand green: plantation gold_mine building 9*market"), "play plantation")
    # his own island alone: its one site is taken at once, but not yet paid
    assert (stands(state, "9b1"), step(state)) == ("", "pay_card")
    assert state.site == [site.id for site in GAME.data.sites].index("9b1")


@pytest.mark.rule("I-52")
def test_the_site_must_be_free_and_of_the_right_kind() -> None:
    state = given(TWO + "ships green: 14a 14a\npioneers orange: 14a1\nhand green: gold_mine 8*ship")
    do(state, "play gold_mine")
    assert stands(state, "18b1") == "green"  # 14a1 is taken, 14b1 on another island
    state = given(TWO + "ships green: 14a 14a\npioneers orange: 14a1 18b1\nhand green: gold_mine 8*ship")
    assert "play gold_mine" not in offered(state)


@pytest.mark.rule("I-53")
def test_without_a_pioneer_only_ship_and_market() -> None:
    tiles = "map: 14@0,0 9@1,0/4 6@-1,0/3 18@0,1/4"
    mine = "pioneers green: 14a1 14a2 9a1 9a2=fort 18b1 18b2=dye 14b1 6b1 6a1 18a1"
    ships = "ships orange: 9b\nships black: 9b\nships green: 9b 6a 6a\n"
    text = f"seats 3, on turn green, last round yes\n{tiles}\n{ships}{mine}\n"
    state = given(text + "hand green: ship plantation building market 6*ruin\nstock green: gold")
    assert offered(state) == ["end actions", "play ship", "play market"]


@pytest.mark.rule("I-54")
def test_a_pioneer_stays_when_the_ships_sail_away() -> None:
    state = given(TWO + "ships green: 14a 14a\npioneers green: 14a1\nhand green: 4*ship")
    do(state, "play ship", "from 14a", "to 6a", "play ship", "from 14a", "to 18a")
    assert (stands(state, "14a1"), production(state, "green"), pioneers_left(state, "green")) == (
        "green",
        {"gold": 1},
        9,
    )
    assert not [text for text in GAME.notation if "pioneer" in text]


def test_the_rest_of_the_hand_is_paid_by_itself() -> None:
    state = given(TWO + "ships green: 14a\nhand green: plantation ruin market")
    do(state, "play plantation", "site 9a1")
    assert (hand_size(state, "green"), stands(state, "9a1"), step(state)) == (0, "green", "action")


def test_a_card_half_played_can_be_taken_back() -> None:
    state = given(TWO + "ships green: 14a\nhand green: plantation 2*ruin 2*market")
    session = Session(Record(GAME, {"start_player": "1"}, 2))
    session._newest = [state]  # a position in the middle of a game
    for text in ("play plantation", "site 9a1", "pay ruin"):
        session.play(1, GAME.parse(text))
    for _ in range(3):
        session.undo(1)
    assert session.state.dump() == state.dump()


def test_the_end_of_actions_cannot_be_taken_back() -> None:
    state = given(
        "seats 2, on turn green\n" + MAP_X + "\nships orange: 9b\nships green: 14a\ndeck: empty\nhand green: rest"
    )
    session = Session(Record(GAME, {"start_player": "1"}, 2))
    session._newest = [state]
    session.play(1, GAME.parse("end actions"))  # no card is left to be drawn, so no chance falls
    assert session.state.decider == 0
    assert session.undoable(1) is None


def test_cards_that_the_engine_pays_come_to_light() -> None:
    """Others learn what the hand held, so it cannot be taken back."""
    state = given(TWO + "ships green: 14a\nhand green: plantation ruin market")
    shown = state.shown
    assert do(state, "play plantation", "site 9a1").shown == shown + 1
    state = given(TWO + "ships green: 14a\nhand green: plantation 4*ship")
    assert do(state, "play plantation", "site 9a1").shown > shown
    state = given(TWO + "ships green: 14a\nhand green: plantation 2*ruin 2*ship")
    assert do(state, "play plantation", "site 9a1", "pay ruin", "pay ship").shown == shown


@pytest.mark.rule("I-45", "I-46")
def test_the_played_card_is_no_part_of_its_payment() -> None:
    for card, cost, ships in (("plantation", 2, "14a"), ("gold_mine", 5, "14a 14a"), ("building", 2, "14a 14a")):
        for further in (cost - 1, cost):
            state = given(TWO + f"ships green: {ships}\nhand green: {card} {further}*ruin")
            assert (f"play {card}" in offered(state)) == (further == cost)
