"""The worked examples of the ledger about the reckoning, the end and the variants.

The ledger's examples name spaces of an older drawing of the map; where the present map has other names, the same
situation is set up on it (``[example]`` in the data file does the same for the two of the rulebook).
"""

import pytest

from .table import (
    do,
    end_turn,
    given,
    options,
    score,
    seat,
    shop,
    step,
    steps,
)


@pytest.mark.rule("B-126")
@pytest.mark.parametrize(
    ("words", "points_"),
    [
        ("order 3 plus delivered 3", 2),
        ("order 3 plus delivered 1", 0),
        ("order 3 delivered 4 complete", 3),
        ("order 2 plus minus delivered 1", 1),
        ("order 2 complete", 2),
    ],
)
def test_e19_delivery_error_partial(words: str, points_: int) -> None:
    state = given(f"shop yellow 1: {words}")
    assert state.shop_points(shop("yellow 1")) == points_


@pytest.mark.rule("B-129", "B-130")
def test_e24_a_tie() -> None:
    text = """
        players yellow blue orange, on turn orange, round 8
        orders blue: 3 3 3 2 2 2, orders orange: 3 3 3 2 2 2
        shop blue 1: complete, shop blue 2: complete, shop blue 3: complete, shop blue 4: complete
        shop orange 1: complete, shop orange 2: complete, shop orange 3: complete
        {}
    """
    state = given(
        text.format(
            "yellow 1: fore_yellow_a left, yellow 2: fore_yellow_b left, blue 1: fore_blue_a left, "
            "yellow 3: road_30 left, orange 1: home, orange 2: home\n"
            "exits: yellow 1, yellow 2, blue 1, yellow 3, orange 1, orange 2"
        )
    )
    assert (score(state, "blue"), score(state, "orange")) == (11, 11)
    end_turn(state)
    assert [state.ranking[seat(state, colour)] for colour in ("blue", "orange")] == [1, 2]
    none = given(text.format("shop orange 4: delivered 1, shop orange 5: delivered 1"))
    assert (score(none, "blue"), score(none, "orange")) == (11, 11)
    end_turn(none)
    assert [none.ranking[seat(none, colour)] for colour in ("blue", "orange")] == [1, 2]  # more complete shops


@pytest.mark.rule("B-135", "B-136")
@pytest.mark.parametrize(("number", "load", "points_"), [(7, 0, 5), (7, 1, 1), (5, 0, 1)])
def test_e25_the_premium(number: int, load: int, points_: int) -> None:
    state = given(f"""
        on turn yellow, round {number}, speed_premium yes
        yellow 1: ring_03 goods {load} points 2, yellow 2: road_01
    """)
    do(state, "cart yellow 1", "step gate_yellow", "step fore_yellow_a")
    for _ in range(6):
        end_turn(state)
    do(state, "cart yellow 1", "step start_yellow_1")
    assert score(state, "yellow") == points_


@pytest.mark.rule("B-133")
def test_e29_roving() -> None:
    text = """
        players yellow blue red green, on turn yellow, roving_competitors yes
        {} 1: quay_n05
    """
    orange = given(text.format("orange"))
    do(orange, "end turn", "cart orange 1", "step toll_orange")
    assert step(orange) == "rove_cart"
    violet = given(text.format("violet"))
    do(violet, "end turn", "cart violet 1", "step toll_orange")
    assert options(violet) == {"step quay_n04", "step street_n03", "step bridge_cattle", "step quay_n05"}
    late = given(text.format("violet"))
    do(late, "end turn", "cart orange 1", "step street_n15", "cart violet 1")
    assert "toll_orange" not in steps(late)


@pytest.mark.rule("B-124")
def test_e30_an_early_end() -> None:
    state = given("""
        on turn yellow, others home, round 9
        yellow 1: fore_yellow_a left
    """)
    do(state, "cart yellow 1", "step start_yellow_1")
    assert (state.over, state.ending, state.round) == (True, "all_home", 9)
    assert state.scores == (5, 5, 5, 5, 5, 5)
