"""The small network that tells chances to win: it reckons as it says, and is refused numbers that make none."""

import pytest

import serai
from serai.core.network import Network, NetworkAdvice, Signals, network_of
from serai.core.state import State


def told(*numbers: tuple[int, float]) -> Signals:
    signals = Signals()
    for place, amount in numbers:
        signals.add(place, amount)
    return signals


# Two signals, two units: the first counts the first signal above 1, the second the two together, turned round.
NUMBERS = "1 -1  0 -1   -1 0   2 10   0.5 0.25"


def test_units_are_silent_below_nothing() -> None:
    network = network_of(2, NUMBERS)
    assert network.units == 2
    assert network.strength(told()) == pytest.approx(0.0)
    assert network.strength(told((0, 3.0))) == pytest.approx(2 * 2 + 3 * 0.5)
    assert network.strength(told((0, -2.0), (1, 1.0))) == pytest.approx(10 * 1 - 2 * 0.5 + 0.25)


def test_what_is_told_twice_is_added_up_and_forgotten_when_cleared() -> None:
    network = network_of(2, NUMBERS)
    twice = told((0, 1.0), (0, 2.0))
    assert network.strength(twice) == pytest.approx(network.strength(told((0, 3.0))))
    twice.clear()
    assert network.strength(twice) == pytest.approx(0.0)


def test_nothing_is_told_by_a_number_that_is_nothing() -> None:
    assert told((1, 0.0)).count == 0


@pytest.mark.parametrize("count", [0, 2, 9, 11])
def test_numbers_that_make_no_network_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match="no network of 2 signals"):
        Network(2, [0.0] * count)


def moments(name: str, seats: int) -> list[State]:
    """Some moments of a game of random players."""
    rng = serai.Rng(4)
    state = serai.game(name).start(seats)
    found: list[State] = []
    while not state.over:
        serai.settle(state, rng)
        if state.over:
            break
        if rng.below(8) == 0:
            found.append(state.copy())
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return [*found[:40], state]


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in ("kurier", "ilos") for seats in (2, 3, 5)])
def test_a_games_network_gives_every_seat_a_chance(name: str, seats: int) -> None:
    advice = serai.game(name).advice(seats)
    assert isinstance(advice, NetworkAdvice)
    assert advice.network is not None
    for state in moments(name, seats):
        chances = advice.chances(state)
        assert sum(chances) == pytest.approx(1.0)
        if state.over:
            assert [chance > 0 for chance in chances] == [rank == 1 for rank in state.ranking]
        else:
            assert all(0.0 < chance < 1.0 for chance in chances)
            signals = Signals()
            for seat in range(seats):
                signals.clear()
                advice.tell(state, seat, signals)
                assert all(0 <= signals.place(index) < advice.signals for index in range(signals.count))
