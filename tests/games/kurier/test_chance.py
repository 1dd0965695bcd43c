"""Chance: every outcome with exactly the weight that the ledger's table gives it."""

from collections import Counter
from fractions import Fraction

import pytest

from serai import Rng
from serai.games.kurier.data import COLOUR_NAMES, TYPE_NAMES
from serai.games.kurier.rules import Kurier

from .table import begin, do, given, odds

COIN_WEIGHTS = {"coin njet": 9, "coin blank": 3, "coin one": 9, "coin two": 6, "coin three": 3}


@pytest.mark.rule("K-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_start_player(seats: int) -> None:
    assert odds(begin(seats, start="random")) == {f"start {colour}": 1 for colour in COLOUR_NAMES[:seats]}


@pytest.mark.rule("K-15")
def test_the_stack_of_a_player_is_shuffled_each_order_alike() -> None:
    """Each draw weighs what is left, so that every order of the twelve has the same chance."""
    state = given("seats 2, on turn red\n stack red: officer cossack cossack lady lady lady")
    do(state, "deploy stack")
    assert odds(state) == {"courier officer": 1, "courier cossack": 2, "courier lady": 3}
    do(state, "courier lady", "lodge baikal_bar")
    assert odds(state) == {"courier officer": 1, "courier cossack": 2, "courier lady": 2}


@pytest.mark.rule("K-15")
def test_a_whole_order_has_the_chance_of_a_fair_shuffle() -> None:
    state = given("seats 2, on turn red\n baikal_bar [r r r .] samowar_stube [g g g .] taiga_taverne [g g g .]")
    chance, order = Fraction(1), ["officer", "lady", "lady", "diplomat", "cossack", "lady", "officer", "cossack"]
    for courier in [*order, "diplomat"]:
        do(state, "deploy stack")
        weights = odds(state)
        chance *= Fraction(weights[f"courier {courier}"], sum(weights.values()))
        do(state, f"courier {courier}")
        while state.mover == 1 or state.chance:  # green; and the refill of whoever has no reserve
            if state.chance:
                do(state, next(iter(odds(state))))
            else:
                do(state, "deploy stack" if state.step == 3 else "lodge baikal_bar")
        if state.over:
            break
    # 9 couriers left of 3, 3, 3, 3 with one each of three types placed: 2, 2, 2, 3
    ways = Fraction(362880, 2 * 2 * 2 * 6)
    assert chance == 1 / ways


@pytest.mark.rule("K-40")
def test_a_new_stack_from_an_unused_colour() -> None:
    state = given("""
        seats 3, on turn green
        baikal_bar [g* g . .]   samowar_stube [. . g .]   wladimir [g g . .]   iwan [. . g g]   boris [g . . g]
        olga [. g g .]
        stack green: empty
        reserve green: lady
    """)
    do(state, "deploy stack")
    assert odds(state) == {f"courier {name}": 3 for name in TYPE_NAMES}


@pytest.mark.rule("K-81")
@pytest.mark.parametrize("mode", ["basic", "revised"])
def test_the_first_coin_of_a_full_palace(mode: str) -> None:
    state = do(given(f"seats 2, rubles {mode}, on turn red\n guard red: guard_1"), "turn coin")
    assert odds(state) == COIN_WEIGHTS
    worth = {"coin one": 1, "coin two": 2, "coin three": 3}
    assert sum(worth.get(coin, 0) * weight for coin, weight in odds(state).items()) == 30, "mean 1 ruble"


@pytest.mark.rule("K-81")
def test_coins_are_not_put_back() -> None:
    state = do(given("seats 2, on turn red\n guard red: guard_1"), "turn coin", "coin three", "turn coin", "coin blank")
    assert odds(do(state, "turn coin")) == COIN_WEIGHTS | {"coin blank": 2, "coin three": 2}


@pytest.mark.rule("K-98")
@pytest.mark.parametrize("mode", ["revised", "bribe"])
def test_the_coin_of_the_stayer(mode: str) -> None:
    text = f"seats 2, rubles {mode}, on turn red\n iwan [. r r g]\n stash red: one one\n stash green: njet"
    state = do(given(text), "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert odds(state) == COIN_WEIGHTS | {"coin one": 7, "coin njet": 8}


@pytest.mark.rule("K-107")
def test_a_robbed_coin() -> None:
    state = given("""
        seats 3, rubles revised, on turn red
        guard red: guard_1
        stash blue: njet one one three three three
        stash green: two
        first rubler: red
        palace: none
    """)
    do(state, "rob blue")
    assert odds(state) == {"coin njet": 1, "coin one": 2, "coin three": 3}


def frequencies(state: Kurier, draws: int = 4000) -> dict[str, float]:
    rng = Rng(11)
    fell = Counter(state.game.notate(state.draw(rng)) for _ in range(draws))
    return {outcome: number / draws for outcome, number in fell.items()}


@pytest.mark.rule("K-13", "K-15", "K-81", "K-107")
def test_what_is_drawn_follows_the_weights() -> None:
    coins = do(given("seats 2, on turn red\n guard red: guard_1\n turned: one one one three"), "turn coin")
    couriers = do(given("seats 2, on turn red\n stack red: officer cossack cossack lady lady lady"), "deploy stack")
    rob = given("""
        seats 3, rubles revised, on turn red
        guard red: guard_1
        stash blue: njet one one
        first rubler: red
        palace: none
    """)
    for state in (begin(5, start="random"), coins, couriers, do(rob, "rob blue")):
        total = sum(odds(state).values())
        seen = frequencies(state)
        assert set(seen) == set(odds(state))
        for outcome, weight in odds(state).items():
            assert abs(seen[outcome] - weight / total) < 0.035
