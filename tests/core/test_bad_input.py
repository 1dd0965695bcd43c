"""Whatever a program hands over that cannot be, it is told what is wrong, by an error of its own kind."""

from typing import Any

import pytest

import serai
from serai.core.errors import BadNotation, BadPosition, BadSeats, SeraiError
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
