"""Whatever a program hands over that cannot be, it is told what is wrong, by an error of its own kind."""

import copy
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest

import serai
from serai.core.errors import BadNotation, BadPosition, BadRecord, BadSeats, SeraiError, UnknownGame
from serai.core.registry import game_ids

GAMES = sorted(game_ids())


def begun(name: str) -> Any:
    """A state in which a seat decides."""
    state = serai.game(name).start(seats=3)
    serai.settle(state, serai.Rng(1))
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-1, 3, 99, "1"])
def test_a_seat_that_is_not_at_the_table_has_no_view(name: str, seat: Any) -> None:
    with pytest.raises(BadSeats, match="There is no seat"):
        begun(name).view(seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("action", [-1, 10**6, "1", None])
def test_an_action_that_does_not_exist_has_no_notation(name: str, action: Any) -> None:
    with pytest.raises(BadNotation, match="There is no action"):
        serai.game(name).notate(action)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_dump_is_not_loaded(name: str) -> None:
    game, whole = serai.game(name), begun(name).dump()
    assert game.load(whole).dump() == whole
    wrong: list[Any] = [None, [], {}, {"seats": 3}, serai.game(GAMES[GAMES.index(name) - 1]).start(seats=3).dump()]
    wrong += [{key: value for key, value in whole.items() if key != left} for left in whole]
    wrong += [whole | {key: "x"} for key in whole if not isinstance(whole[key], str)]
    wrong += [whole | {key: ["x"]} for key in whole if isinstance(whole[key], list)]
    wrong += [whole | {"seats": 99}, whole | {"options": {"nothing": 1}}]
    for data in wrong:
        with pytest.raises(SeraiError) as refused:
            game.load(data)
        assert isinstance(refused.value, ValueError)
        assert refused.value.say("nl") != refused.value.say("en")


def test_a_dump_with_a_missing_part_says_so() -> None:
    whole = begun("kurier").dump()
    del whole["mover"]
    with pytest.raises(BadPosition, match="mover"):
        serai.game("kurier").load(whole)


NO_NUMBERS: list[Any] = [None, "0", b"0", 0.0, 8.0, float("nan"), [], (), {}, 2**63, -(2**70), 10**5000]


@pytest.mark.parametrize("name", GAMES)
def test_no_seat_and_no_action_but_a_whole_number_is_played(name: str) -> None:
    state = begun(name)
    whole, mover = state.dump(), state.deciders[0]
    for wrong in NO_NUMBERS:
        for seat, action in [(wrong, state.legal(mover)[0]), (mover, wrong), (serai.CHANCE, wrong), (wrong, wrong)]:
            with pytest.raises(serai.IllegalAction) as refused:
                state.play(seat, action)
            assert len(refused.value.say("nl")) < 200
            assert state.dump() == whole


@pytest.mark.parametrize("name", GAMES)
def test_numbers_of_another_library_are_played_as_plain_ones(name: str) -> None:
    class Index:
        """A whole number as numpy has them: no int, but to be used as one."""

        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

        def __eq__(self, other: object) -> bool:
            return self.number == other

        __hash__ = None  # type: ignore[assignment]

    state = serai.game(name).start(Index(3))  # type: ignore[arg-type]
    for _ in range(60):
        serai.settle(state, serai.Rng(2))
        if not state.over:
            seat = state.deciders[0]
            state.play(Index(seat), Index(state.legal(seat)[-1]))
    for whole in (state.dump(), *(state.view(seat) for seat in range(3))):
        assert msgspec.json.decode(msgspec.json.encode(whole)) == whole


@pytest.mark.parametrize("name", GAMES)
def test_a_number_of_seats_that_cannot_be_is_refused_briefly(name: str) -> None:
    for wrong in [*NO_NUMBERS, "9" * 5000, 3.0]:
        with pytest.raises(BadSeats) as refused:
            serai.game(name).start(wrong)
        assert len(refused.value.say("nl")) < 200


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_its_own_however_it_is_copied(name: str) -> None:
    state = begun(name)
    whole = state.dump()
    for again in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert again.dump() == whole
        again.play(again.deciders[0], again.legal(again.deciders[0])[0])
        assert state.dump() == whole != again.dump()
    assert copy.deepcopy(state).game is state.game


@pytest.mark.parametrize("name", GAMES)
def test_what_a_program_does_to_its_options_and_views_afterwards_changes_no_state(name: str) -> None:
    game = serai.game(name)
    options = {option.key: option.default for option in game.options}
    state = game.start(3, options)
    serai.settle(state, serai.Rng(1))
    view = state.view(0)
    imagined = game.imagine(view, serai.Rng(1))
    before = state.dump(), imagined.dump()
    for changed in (options, view["options"], view):
        changed.clear()
    assert (state.dump(), imagined.dump()) == before


def test_a_game_by_a_name_that_is_no_text_is_unknown() -> None:
    with pytest.raises(UnknownGame, match="b'kurier'"):
        serai.game(b"kurier")  # type: ignore[arg-type]


@pytest.mark.parametrize("path", ["\0", "\ud800", "x" * 5000])
def test_a_file_name_that_cannot_be_is_told(path: str) -> None:
    with pytest.raises(BadRecord):
        serai.Record.load(Path(path))


def test_what_never_ends_is_no_record() -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("needs /dev/zero")
    with pytest.raises(BadRecord, match=r"^The file is far too large"):
        serai.Record.load("/dev/zero")
