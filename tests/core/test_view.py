"""Who sees what: hidden unless a field says otherwise, and never shared with the state."""

import pickle
from typing import Any

import msgspec
import pytest
from mypy_extensions import i64
from toys import TOY, Toy, ToyState

from serai.core.arrays import vec
from serai.core.registry import game
from serai.core.rng import Rng
from serai.core.state import NOBODY, State, settle
from serai.core.view import Private, Public, View, Views, fields_of, fill, plain


def dealt() -> ToyState:
    """The toy with all hands dealt."""
    state = TOY.begin(3, {"long": False})
    settle(state, Rng(1))
    return state


def look(state: State, seat: int | None, fields: tuple[Public | Private, ...]) -> View:
    """What this seat sees through these fields alone."""
    seen = Views(state, {field.name: field for field in fields}).of(seat)
    return {field.name: seen[field.name] for field in fields}


def test_what_says_nothing_is_hidden() -> None:
    assert look(dealt(), 0, ()) == {}
    for seat in (0, 1, 2, None):
        assert "bag" not in TOY.view(dealt(), seat)


def test_a_public_field_is_seen_by_all() -> None:
    state = dealt()
    fields = (Public("die"), Public("double", lambda s: 2 * s.die))
    for seat in (0, 1, 2, None):
        assert look(state, seat, fields) == {"die": state.die, "double": 2 * state.die}


def test_a_private_field_is_seen_by_its_owner_alone() -> None:
    state = dealt()
    fields = (Private("hand", lambda s, seat: s.hands[seat]),)
    assert look(state, 1, fields) == {"hand": [None, state.hands[1], None]}
    assert look(state, None, fields) == {"hand": [None, None, None]}


@pytest.mark.parametrize(("open_at_end", "seen"), [(True, 3), (False, 1)])
def test_private_fields_may_open_at_the_end(open_at_end: bool, seen: int) -> None:
    state = dealt()
    state.decider = NOBODY
    hands = look(state, 0, (Private("hand", lambda s, seat: s.hands[seat], open_at_end),))["hand"]
    assert sum(hand is not None for hand in hands) == seen


def test_all_who_look_at_one_state_share_what_everybody_sees() -> None:
    reads: list[str] = []

    def read(state: ToyState) -> int:
        reads.append("die")
        return int(state.die)

    state = dealt()
    fields = {field.name: field for field in (Public("die", read), Private("hand", lambda s, seat: s.hands[seat]))}
    views = Views(state, fields)
    for seat in (1, None, 0, 2):
        alone = Views(state, fields).of(seat)
        assert views.of(seat) == alone
        assert list(views.of(seat)) == list(alone)
    assert len(reads) == 5, "once for all four, and once for each who looked alone"


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_view_in_part_is_like_the_whole_whatever_is_done_with_it(seat: int | None) -> None:
    state = dealt()
    whole = TOY.view(state, seat)

    def part() -> View:
        return TOY.views(state).partly(seat)

    assert all(part()[name] == value for name, value in whole.items())
    assert part() == whole
    assert whole == part()
    assert part() == part()
    assert {**part()} == dict(part()) == part().copy() == whole
    assert part() | {"more": 1} == whole | {"more": 1}
    assert {"more": 1} | part() == {"more": 1} | whole
    assert dict(part().items()) == whole
    assert list(part()) == list(part().keys()) == list(whole)
    assert list(part().values()) == list(whole.values())
    assert len(part()) == len(whole)
    assert "hand" in part()
    assert "bag" not in part()
    assert part().get("bag", 7) == 7
    assert part().get("hand") == whole["hand"]
    assert pickle.loads(pickle.dumps(part())) == whole
    assert repr(part()) == repr(whole)
    with pytest.raises(KeyError):
        part()["bag"]


def test_a_view_in_part_reads_only_what_is_asked_for() -> None:
    reads: list[str] = []
    fields = {name: Public(name, lambda state, name=name: reads.append(name)) for name in ("one", "two")}  # type: ignore[misc]
    part = Views(dealt(), fields).partly(0)
    assert part["two"] is None
    assert part["two"] is None
    assert reads == ["two"]


def test_a_view_shares_nothing_with_the_state() -> None:
    state = dealt()
    before = state.dump()
    view = state.view(0)
    view["hand"][0].append(99)
    view["points"][0] = 99
    view["options"]["long"] = 99
    view["scores"].append(99)
    assert state.dump() == before


@pytest.mark.parametrize("name", ["toy", "kurier"])
def test_a_view_is_plain_data(name: str) -> None:
    chosen = TOY if name == "toy" else game(name)
    state = chosen.start(3)
    settle(state, Rng(1))
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view)) == view
        assert view["seat"] == seat
        assert view["to_decide"] == (seat in state.deciders)


def test_plain_copies_to_the_bottom() -> None:
    value: dict[str, Any] = {"a": [1, (2, [3])]}
    copied = plain(value)
    assert copied == {"a": [1, [2, [3]]]}
    copied["a"][1][1].append(4)
    assert value == {"a": [1, (2, [3])]}


class ArrayState(ToyState):
    """The toy with its points in an array."""

    def __init__(self, game: Any, seats: int, options: Any) -> None:
        super().__init__(game, seats, options)
        self.tally: vec[i64] = vec[i64](range(seats))


class ArrayToy(Toy):
    state_class = ArrayState


def test_an_array_is_dumped_seen_and_loaded_as_a_list() -> None:
    game = ArrayToy()
    state = game.begin(3, {"long": False})
    assert "tally" in fields_of(state)
    assert state.dump()["tally"] == [0, 1, 2]
    seen = look(state, 0, (Public("tally"), Private("own", lambda s, seat: s.tally[seat : seat + 2])))
    assert seen == {"tally": [0, 1, 2], "own": [[0, 1], None, None]}
    assert type(seen["tally"]) is list
    data = state.dump() | {"tally": [7, 8, 9]}
    loaded = game.load(data)
    assert isinstance(loaded, ArrayState)
    assert isinstance(loaded.tally, vec)
    assert loaded.dump() == data


def test_filling_a_field_keeps_its_kind_and_shares_nothing() -> None:
    state = ArrayToy().begin(2, {"long": False})
    assert isinstance(state, ArrayState)
    tally, hands = [3, 4], [[1], [2]]
    fill(state, "tally", tally)
    fill(state, "hands", hands)
    fill(state, "die", 5)
    state.tally[0] = 9
    state.hands[0].append(9)
    assert (tally, hands) == ([3, 4], [[1], [2]])
    assert isinstance(state.tally, vec)
    assert (list(state.tally), state.hands, state.die) == ([9, 4], [[1, 9], [2]], 5)


def test_fields_are_listed_in_a_fixed_order_without_what_the_table_shares() -> None:
    names = fields_of(dealt())
    assert names == sorted(names)
    assert {"decider", "shown", "bag", "hands"} <= set(names)
    assert not {"game", "options", "seats"} & set(names)


def test_kurier_hides_coins_and_stacks() -> None:
    state = game("kurier").start(3, {"rubles": "revised"})
    for seat in (0, None):
        view = state.view(seat)
        assert "palace" not in view
        assert [purse is not None for purse in view["stash"]] == [owner == seat for owner in range(3)]
