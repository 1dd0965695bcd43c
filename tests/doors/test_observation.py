"""Views as arrays: of a fixed size, the same for the same view, different for different ones."""

from collections.abc import Iterator
from zlib import crc32

import msgspec
import pytest

import serai
from serai.core.rng import Rng
from serai.core.state import CHANCE, State
from serai.doors.observation import Layout, Observer, layout
from serai.doors.rooms import NONE, Place, Row, mask_of
from serai.doors.utility import utilities

ARRAYS = {
    "brillance": 3801865773,
    "feuville": 4102863198,
    "himalaya": 1502117046,
    "ilos": 3169814522,
    "kurier": 3497092143,
}


def moments(state: State, seed: int, every: int) -> Iterator[State]:
    """Moments of a random game in which a seat decides, and the last."""
    rng, decisions = Rng(seed), 0
    while not state.over:
        if state.chance:
            state.apply(CHANCE, state.draw(rng))
            continue
        if decisions % every == 0:
            yield state
        decisions += 1
        seat = state.deciders[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    yield state


def check_laws(places: Layout, state: State, seed: int, every: int) -> None:
    """Equal views give equal arrays, different views different ones, all of one size."""
    game, rng = state.game, Rng(seed)
    observer = Observer(places, game)
    arrays: dict[bytes, bytes] = {}
    seen = 0
    for moment in moments(state, seed, every):
        for seat in range(moment.seats):
            view = moment.view(seat)
            told = places.array(view)
            assert len(told) == places.size
            assert observer.packed(moment, seat) == told.tobytes()
            key = msgspec.json.encode(view)
            assert arrays.setdefault(told.tobytes(), key) == key
            seen += 1
        seat = moment.deciders[0] if moment.deciders else 0
        dreamt = game.imagine(moment.view(seat), rng).view(seat)
        assert places.array(dreamt) == places.array(moment.view(seat))
    assert seen > 2 * state.seats


@pytest.mark.parametrize("name", serai.game_ids())
def test_the_laws_of_arrays(name: str) -> None:
    game = serai.game(name)
    seats = game.seats[-1]
    options = [options for options in game.variants() if game.clash(seats, options) is None][-1]
    check_laws(layout(game, seats, options), game.start(seats, options), 77, 9)


def test_the_laws_hold_where_much_does_not_fit() -> None:
    game = serai.game("kurier")
    view = game.start(2).view(0)
    cramped = Layout({key: Row(Place(), 1, True) if isinstance(view[key], list) else Place() for key in view})
    check_laws(cramped, game.start(2), 5, 3)


def test_a_game_that_shows_more_than_its_fields_is_read_by_its_views() -> None:
    """As a game may that writes ``view`` itself."""

    class Crowded(type(serai.game("kurier"))):  # type: ignore[misc]
        def view(self, state: State, seat: int | None) -> dict[str, object]:
            return {**super().view(state, seat), "rooms": [seat or 7]}

    game = Crowded()
    state = game.start(2)
    places = Layout({"seat": Place(), "rooms": Row(Place(), 1, False)})
    told = [Observer(places, game).packed(state, seat) for seat in range(2)]
    assert told == [places.packed(game.view(state, seat)) for seat in range(2)]
    assert told[0] != told[1]


def test_a_mask_has_a_one_for_every_legal_action() -> None:
    assert mask_of([4, 0], 6) == bytes([1, 0, 0, 0, 1, 0])
    assert mask_of([], 2) == bytes(2)


def test_slices_name_what_stands_where() -> None:
    game = serai.game("kurier")
    state = game.start(3)
    serai.settle(state, Rng(1))
    places = layout(game, 3)
    view = state.view(1)
    told = places.array(view)
    assert list(told[places.slices["rooms"]]) == view["rooms"]
    assert list(told[places.slices["seat"]]) == [1]
    assert list(told[places.slices["beyond"]]) == [0]
    stash = list(told[places.slices["stash"]])
    assert stash.count(NONE) * 3 == len(stash) * 2
    stops = [part.stop for part in places.slices.values()]
    assert [part.start for part in places.slices.values()] == [0, *stops[:-1]]
    assert stops[-1] == places.size


def test_utilities_add_up_to_nothing() -> None:
    for ranking in [(1, 2, 3, 4), (1, 1, 3), (2, 1, 2, 2, 2), (1, 1, 1)]:
        worth = utilities(ranking)
        assert sum(worth) == pytest.approx(0)
        assert sorted(ranking) == [rank for _, rank in sorted(zip((-w for w in worth), ranking, strict=True))]


@pytest.mark.parametrize("name", serai.game_ids())
def test_the_same_game_gives_the_same_arrays_in_every_form_and_process(name: str) -> None:
    """Who has trained something on these arrays learns here that they have changed."""
    game = serai.game(name)
    state = game.start(game.seats[0])
    places = layout(game, game.seats[0])
    seen = crc32(repr([(part, at.start) for part, at in places.slices.items()]).encode())
    for moment in moments(state, 5, 6):
        seen = crc32(places.array(moment.view(0)).tobytes(), seen)
    assert seen == ARRAYS[name]
