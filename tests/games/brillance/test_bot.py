"""What a good player would do, and the greedy bot does."""

import math

import pytest

from serai import CHANCE, Rng
from serai.bots import bot
from serai.core.network import NetworkAdvice
from serai.games.brillance.position import INSIDE
from serai.games.brillance.rules import Brillance

from .table import GAME, cart, do, given, seat


def choice(state: Brillance, colour: str) -> str:
    """What the greedy bot of this colour chooses."""
    mine = seat(state, colour)
    action = bot("greedy").choose(GAME, state.view(mine), state.legal(mine), Rng(3))
    return GAME.notate(action)


LOADED = """
    players yellow blue red green, on turn red, round 3
    red 1: ring_07 goods 3, red 2: ring_08 goods 2
    blue 1: ring_01 goods 3, green 1: ring_16 goods 3
"""


def test_a_bonus_gift_goes_to_ones_own_shop() -> None:
    state = given(LOADED + "hand red: bonus_gift")
    do(state, "card bonus_gift")
    assert choice(state, "red") == "colour red"


def test_who_has_no_shop_for_a_bonus_gift_keeps_the_card() -> None:
    shops = ", ".join(f"shop red {number}: delivered 1" for number in range(1, 7))
    state = given(LOADED + shops + "\nhand red: bonus_gift")
    while (chosen := choice(state, "red")) != "end turn":
        assert chosen != "card bonus_gift"
        do(state, chosen)


def test_no_windfall_is_spent_on_a_gift_to_oneself() -> None:
    state = given(LOADED + "hand red: bonus_gift\nhand blue: windfall")
    do(state, "card bonus_gift", "colour blue", "shop blue 4")
    assert choice(state, "blue") == "pass"


def test_a_windfall_is_spent_on_a_harmful_card() -> None:
    state = given(LOADED + "hand red: delivery_error\nhand blue: windfall")
    do(state, "card delivery_error", "colour blue", "shop blue 4")
    assert choice(state, "blue") == "react"


def test_an_empty_cart_waits_for_the_first_round_of_the_premium() -> None:
    state = given("""
        players yellow blue red green, on turn red, round 5, speed_premium yes
        others home
        red 1: square_red goods 0 by gate_red, blue 1: ring_01 goods 1
    """)
    while (chosen := choice(state, "red")) != "end turn":
        do(state, chosen)
    assert state.status[cart("red 1")] == INSIDE


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_from_the_first_on_can_be_judged(seats: int) -> None:
    state = GAME.start(seats, {})
    rng = Rng(seats)
    for _ in range(60):
        assert all(math.isfinite(state.evaluate(number)) for number in range(seats))
        if state.chance:
            state.play(CHANCE, state.draw(rng))
        else:
            actions = state.legal(state.deciders[0])
            state.play(state.deciders[0], actions[rng.below(len(actions))])


def test_points_tell_who_will_win_the_more_the_later_in_the_night() -> None:
    shop = "shop red 1: delivered 1, shop red 2: delivered 1"
    early, late = (given(f"{LOADED.replace('round 3', f'round {number}')}{shop}").chances()[2] for number in (3, 10))
    assert 0.25 < early < late


def test_no_card_is_spent_only_to_put_off_the_end_of_a_turn() -> None:
    state = given("""
        players yellow green orange violet, round 8, on turn violet, first yellow, phase actions
        yellow 1: quay_n05 goods 1 by gate_violet
        violet 4: del_yellow_1 by gate_violet points 3
        dwarfs: del_orange_2 del_yellow_4
        hand violet: cleared_passage
        exactly active: 28
    """)
    while (chosen := choice(state, "violet")) != "end turn":
        assert chosen != "card cleared_passage"
        do(state, chosen)


def test_a_lead_says_more_the_later_it_is() -> None:
    advice = GAME.advice(4)
    chances = [
        max(advice.chances(given(LOADED.replace("round 3", f"round {number}") + "shop red 1: delivered 1")))
        for number in (2, 6, 10)
    ]
    assert chances == sorted(chances)


def test_who_is_out_of_the_city_first_wins_between_equals() -> None:
    """The master's judge counts the first exit: with points alike in the last round it tips the scale."""
    done = "\n".join(f"shop {colour} {number}: complete" for colour in ("red", "blue") for number in range(1, 7))
    level = f"""
        players yellow blue red green, on turn green, round 10
        red 1: ring_07 goods 0, red 5: home
        blue 1: ring_01 goods 0, blue 5: home
        {done}
    """
    advice = GAME.advice(4)
    first, second = (given(f"{level}exits: {order}") for order in ("red 5, blue 5", "blue 5, red 5"))
    mine = seat(first, "red")
    assert advice.chances(first)[mine] > 0.5 > advice.chances(second)[mine]


def test_the_speed_premium_is_judged_without_the_network() -> None:
    """The network has never seen it: a lead judges, and points of the premium are part of it."""
    advice = GAME.advice(4)
    state = given(LOADED.replace("round 3", "round 9, speed_premium yes"))
    told = advice.chances(state)
    assert isinstance(advice, NetworkAdvice)
    advice.network = None
    assert advice.chances(state) == told
