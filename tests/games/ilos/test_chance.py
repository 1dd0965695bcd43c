"""Chance: every outcome with exactly the weight that the ledger's table gives it."""

from collections import Counter
from fractions import Fraction

import pytest

from serai import Rng

from .table import begin, do, given, odds

TWO = "seats 2, on turn orange\nmap: 14@0,0\nships orange: 14a\nships green: 14b\n"


@pytest.mark.rule("I-28")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_start_player(seats: int) -> None:
    assert set(odds(begin(seats, "random")).values()) == {1}
    assert len(odds(begin(seats, "random"))) == seats


@pytest.mark.rule("I-30")
def test_every_order_of_the_tiles_is_equally_likely() -> None:
    state, chance = begin(2), Fraction(1)
    for tile in (7, 20, 1):
        weights = odds(state)
        chance *= Fraction(weights[f"reveal {tile}"], sum(weights.values()))
        do(state, f"reveal {tile}")
    assert chance == Fraction(1, 20 * 19 * 18)


@pytest.mark.rule("I-29", "I-34")
def test_every_order_of_the_cards_is_equally_likely() -> None:
    state, chance = do(begin(2), "reveal 1", "reveal 2", "reveal 3"), Fraction(1)
    for card in ("ruin", "ruin", "ship", "market", "ruin"):
        weights = odds(state)
        chance *= Fraction(weights[f"draw {card}"], sum(weights.values()))
        do(state, f"draw {card}")
    assert chance == Fraction(6 * 5 * 30 * 12 * 4, 90 * 89 * 88 * 87 * 86)


@pytest.mark.rule("I-100")
def test_a_shuffled_discard_pile() -> None:
    state = given(TWO + "deck: empty\ndiscard: 3*ship 2*market\nhand green: rest")
    assert odds(do(state, "end actions")) == {"draw ship": 3, "draw market": 2}


@pytest.mark.rule("I-101")
def test_every_card_of_a_hand_is_equally_likely() -> None:
    state = do(given(TWO + "deck: empty\nhand green: rest"), "end actions")
    assert odds(state) == {
        "draw ship": 30,
        "draw plantation": 20,
        "draw gold_mine": 10,
        "draw building": 12,
        "draw ruin": 6,
        "draw market": 12,
    }


def test_the_fast_draw_is_fair() -> None:
    rng = Rng(11)
    for state in (
        begin(3, "random"),
        begin(2),
        do(given(TWO), "end actions"),
        do(given(TWO + "deck: empty\nhand green: rest"), "end actions"),
    ):
        weights = odds(state)
        drawn = Counter(state.game.notate(state.draw(rng)) for _ in range(4000))
        assert set(drawn) <= set(weights)
        for text, weight in weights.items():
            expected = 4000 * weight / sum(weights.values())
            assert abs(drawn[text] - expected) < 5 * expected**0.5 + 5
