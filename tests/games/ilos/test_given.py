"""The text form of a position refuses what could not lie on a table."""

import pytest

from serai.core.errors import BadPosition

from .table import GAME, MAP_X

GOOD = f"seats 2, on turn green\n{MAP_X}\nships orange: 9b\nships green: 14a\n"


@pytest.mark.parametrize(
    "line",
    [
        "seats 9",
        "on turn pink",
        "on turn blue",
        "weather fine",
        "hand blue: ship",
        "hand green: 31*ship",
        "hand green: dragon",
        "hand green: -1*ship",
        "stock green: tea",
        "ships orange: 1a",
        "ships orange: den1",
        "ships orange: den14",
        "ships orange: 9b 9b 9b 9b 9b 9b",
        "pioneers green: 1a1",
        "pioneers green: 14a9",
        "pioneers green: 9a2",
        "pioneers green: 14a1=fort",
        "pioneers green: 18b2=gold",
        "pioneers green: 6a2=dye",
        "pioneers green: 14a1 14a1",
        "raises: 5*gold",
        "raises: 4*gold 4*dye spice",
        "open: 1 2",
        "open: 1 1 2",
        "open: 14 1 2",
        "open: 1 2 99",
        "open: 1 2 3 4",
        "sails: red",
        "round x",
        "round 0",
        "lull 5",
    ],
)
def test_a_bad_line_is_refused(line: str) -> None:
    lines = [one for one in GOOD.splitlines() if one.split(":")[0] != line.split(":", maxsplit=1)[0]]
    with pytest.raises(BadPosition):
        GAME.set_up("\n".join([*lines, line]))


def test_a_line_twice_is_refused() -> None:
    with pytest.raises(BadPosition):
        GAME.set_up(GOOD + "ships green: 14b")


def test_a_good_position_is_whole() -> None:
    state = GAME.set_up(GOOD + "hand green: 2*ship\nraises: 2*spice\npioneers orange: 9b1\nstock green: 4*gold")
    assert GAME.audit(state) == []
    assert GAME.load(GAME.dump(state)).dump() == state.dump()
