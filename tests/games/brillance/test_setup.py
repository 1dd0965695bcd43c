"""Setup: colours, first player, orders, carts, neutral carts, cards (B-1 to B-13)."""

import pytest

from serai import CHANCE, Rng
from serai.core.errors import BadOption, BadSeats
from serai.games.brillance.position import HOME, NEUTRAL, NONE, WAITING

from .table import GAME, IDS, SPACES, at, begin, cart, do, given, goods, hand, on, options, pile, set_up, step, steps


@pytest.mark.rule("B-1")
def test_two_to_six_players_each_with_a_colour_of_his_own() -> None:
    for seats in range(2, 7):
        state = set_up(begin(seats))
        assert len(set(state.colour)) == seats
    for seats in (1, 7):
        with pytest.raises(BadSeats):
            GAME.start(seats)


@pytest.mark.rule("B-2")
def test_players_pick_a_free_colour_in_seating_order() -> None:
    state = begin(3)
    assert state.deciders == (0,)
    assert len(options(state)) == 6
    do(state, "colour red")
    assert state.deciders == (1,)
    assert "colour red" not in options(state)
    assert len(options(state)) == 5
    do(state, "colour yellow", "colour violet")
    assert list(state.colour) == [3, 0, 5]


@pytest.mark.rule("B-2")
def test_the_server_may_deal_the_colours() -> None:
    state = begin(3, colours="dealt")
    assert state.chance
    assert [weight for _, weight in state.outcomes()] == [1] * 6
    do(state, "dealt green")
    assert [weight for _, weight in state.outcomes()] == [1] * 5
    do(state, "dealt blue", "dealt red")
    assert list(state.colour) == [4, 1, 3]


@pytest.mark.rule("B-3")
def test_the_first_player_is_drawn_unless_the_table_names_one() -> None:
    state = begin(4, first="random")
    do(state, "colour yellow", "colour blue", "colour orange", "colour red")
    assert step(state) == "draw_first"
    assert state.outcomes() == [(GAME.parse(f"first {n}"), 1) for n in range(1, 5)]
    do(state, "first 3")
    assert state.first_player == 2
    named = begin(4, first="2")
    do(named, "colour yellow", "colour blue", "colour orange", "colour red")
    assert (named.first_player, step(named)) == (1, "lay_orders")
    with pytest.raises(BadOption):
        begin(2, first="3")


@pytest.mark.rule("B-5", "B-7")
def test_five_loaded_carts_stand_on_the_start_spaces() -> None:
    state = set_up(begin(6))
    for colour in ("yellow", "violet"):
        for number in range(1, 6):
            assert at(state, f"{colour} {number}") == f"start_{colour}_{number}"
            assert goods(state, f"{colour} {number}") == 3
    assert sum(state.goods) == 90
    assert list(state.status) == [WAITING] * 30


@pytest.mark.rule("B-5", "B-6")
def test_orders_are_three_twos_and_three_threes_in_any_order() -> None:
    state = begin(2)
    do(state, "colour yellow", "colour blue")
    outcomes = state.outcomes()
    assert len(outcomes) == 20
    assert {weight for _, weight in outcomes} == {1}
    do(state, "orders 3 2 2 3 2 3", "orders 2 2 2 3 3 3")
    assert list(state.order[:12]) == [3, 2, 2, 3, 2, 3, 2, 2, 2, 3, 3, 3]
    assert state.view(None)["order"] == list(state.order)


@pytest.mark.rule("B-8")
def test_the_bandits_sleep_in_the_castle() -> None:
    state = set_up(begin(2))
    assert (at(state, "bandits"), goods(state, "bandits"), state.awake) == ("castle", 0, False)


@pytest.mark.rule("B-9", "B-11")
def test_carts_of_unused_colours_stand_before_their_shops_but_not_on_the_island() -> None:
    state = set_up(begin(3))
    for colour in ("red", "green", "violet"):
        for number in range(1, 6):
            name = f"{colour} {number}"
            assert (at(state, name), goods(state, name)) == (f"del_{colour}_{number}", 0)
            assert state.status[cart(name)] == NEUTRAL
    assert not any(
        on(state, space) for space in IDS if GAME.data.spaces[SPACES[space]].zone == "island" and space != "castle"
    )


@pytest.mark.rule("B-11")
def test_neutral_carts_block_and_nothing_moves_them() -> None:
    state = given("""
        players yellow blue, on turn yellow
        yellow 1: street_s15 goods 1
        hand yellow: bribe
        blue 1: square_blue
    """)
    do(state, "cart yellow 1")
    assert at(state, "violet 1") == "del_violet_1"
    assert "del_violet_1" not in steps(state)
    do(state, "step street_s16", "pause", "card bribe")
    assert options(state) == {"colour blue"}


@pytest.mark.rule("B-10")
def test_shops_of_unused_colours_are_out_of_the_game() -> None:
    state = set_up(begin(2))
    assert list(state.order[12:]) == [0] * 24
    assert state.owner[2] == NONE
    blue = given("""
        players yellow blue, on turn yellow
        yellow 1: del_red_6 goods 2, yellow 2: quay_n05 goods 1
        blue 1: del_green_6
        hand yellow: bonus_gift
    """)
    assert "end turn" in options(blue), "a delivery space of a colour nobody plays makes no cart due"
    do(blue, "cart yellow 1")
    assert "deliver" not in options(blue)
    do(blue, sorted(f"step {space}" for space in steps(blue))[0], "pause", "card bonus_gift")
    assert options(blue) == {"colour yellow", "colour blue"}
    other = given("""
        players yellow blue, on turn yellow
        yellow 2: quay_n05 goods 1 points 1
    """)
    do(other, "cart yellow 2")
    assert "step toll_orange" not in options(other)


@pytest.mark.rule("B-12")
def test_two_cards_each_that_only_their_owner_sees() -> None:
    state = set_up(begin(4))
    assert [len(hand(state, colour)) for colour in ("yellow", "blue", "orange", "red")] == [2] * 4
    assert pile(state) == 36 - 8
    view = state.view(1)
    assert [held is None for held in view["hand"]] == [True, False, True, True]
    assert view["held"] == [2, 2, 2, 2]


@pytest.mark.rule("B-12")
def test_cards_are_dealt_by_the_weight_of_what_is_left() -> None:
    state = begin(2)
    do(state, "colour yellow", "colour blue", "orders 2 2 2 3 3 3", "orders 2 2 2 3 3 3")
    weights = {GAME.notate(action): weight for action, weight in state.outcomes()}
    assert weights["draw collision"] == 5
    assert sum(weights.values()) == 36
    do(state, "draw collision")
    assert dict(state.outcomes())[GAME.parse("draw collision")] == 4


@pytest.mark.rule("B-13")
def test_the_round_marker_starts_on_one() -> None:
    assert set_up(begin(5)).round == 1


def test_random_setups_differ() -> None:
    orders = set()
    for seed in range(6):
        state, rng = begin(2), Rng(seed)
        do(state, "colour yellow", "colour blue")
        state.play(CHANCE, state.draw(rng))
        orders.add(tuple(state.order[:6]))
    assert len(orders) > 2
    assert HOME not in state.status
