"""The text form of a position: what it refuses."""

import pytest

from serai.core.errors import BadPosition

from .table import GAME, given, skyline


@pytest.mark.parametrize(
    "text",
    [
        "seats 5",
        "seats two",
        "on turn green",
        "dice 3-3",
        "dice 0-7",
        "colour blue",
        "skyline blue: wall_i_01",
        "skyline blue: start | start",
        "skyline blue: start sky_i_01",
        "skyline blue: start tower_i_01 burnt",
        "skyline blue: wall_i_01 tower_i_01 sky_i_12 burnt | start",
        "skyline blue: start | ",
        "skyline blue: start tower_i_01 sky_i_01 sky_i_02",
        "skyline blue: start\nskyline blue: start",
        "skyline blue: wall_i_01 | start\nitems blue: wall_i_01",
        "skyline blue: wall_i_01 grass | start",
        "items blue: wall_i_01 wall_i_02 wall_i_03",
        "items blue: wall_i_01+spell_fame_1",
        "items blue: spell_fame_1",
        "spells blue: wall_i_01",
        "scored blue: city",
        "sky row: wall_i_01",
        "sky row: " + " ".join(f"sky_i_{n:02}" for n in range(1, 8)),
        "wall stack: 99",
        "round 99",
        "decree row: .",
        "no such line: 1",
        "points blue: many",
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        given(text)
    assert "[" not in caught.value.say("nl")


def test_text_and_table_agree() -> None:
    line = "wall_i_01 tower_i_01 burnt | start tower_i_09 sky_star_01 grass | wall_i_09"
    assert skyline(given(f"seats 2\nskyline blue: {line}"), "blue") == line


def test_a_named_position_is_sound() -> None:
    assert GAME.audit(given("seats 4, on turn yellow, start red, round 7")) == []
