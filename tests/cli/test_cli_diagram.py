"""The board of Kurier as text."""

import pytest
from clitools import plain

import serai
from serai.core.playout import playout

GAME = serai.game("kurier")


def board(position: str, lang: str = "en", seat: int | None = None) -> str:
    return plain(GAME.diagram(GAME.set_up(position).view(seat), lang))


def test_couriers_dispatches_arrows_and_closed_inns() -> None:
    text = board("""
        seats 4, rubles basic, on turn red
        iwan [. r g* b]   anastasia [b y . r]   natascha [. b . .]
        guard blue: guard_2
        """)
    rows = text.splitlines()
    iwan = next(number for number, row in enumerate(rows) if "Iwan" in row)
    at = rows[iwan].index("┌Iwan")
    assert [row[at : at + 15] for row in rows[iwan : iwan + 4]] == [
        "┌Iwan─────────┐",
        "│  of→    RE  │",
        "│  BL     GR* │",
        "└─────────────┘",
    ]
    palace = rows[2]
    assert "BL*" in palace
    assert "closed" in text
    assert (
        text.index("Palace") < text.index("Rehr Hof") < text.index("Olga") < text.index("Iwan") < text.index("Baikal")
    )


@pytest.mark.parametrize(
    ("empty", "rooms", "arrow"),
    [(0, ". r r r", "of→"), (1, "r . r r", "co↓"), (2, "r r . r", "di←"), (3, "r r r .", "la↑")],
)
def test_the_arrow_stands_in_the_empty_room_of_a_full_inn(empty: int, rooms: str, arrow: str) -> None:
    assert arrow in board(f"seats 2, on turn red\niwan [{rooms}]")
    assert "→" not in board("seats 2, on turn red\niwan [. r . r]")


def test_own_coins_are_seen_and_those_of_others_are_not() -> None:
    position = "seats 2, rubles revised, on turn red\niwan [r . . .]\nstash red: three one one\nstash green: two"
    assert "3 hidden coins (3, 2×1)" in board(position, seat=0)
    assert "1 hidden coin" in board(position, seat=0)
    assert "(2)" not in board(position, seat=0)
    assert "(" not in board(position)


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", ["basic", "revised", "bribe", "race"])
def test_any_moment_fits_into_a_terminal(lang: str, seats: int, mode: str) -> None:
    state = GAME.start(seats, {"rubles": mode})
    rng = serai.Rng(seats)
    while not state.over:
        playout(state, rng, 23)
        for viewer in (None, 0):
            text = plain(GAME.diagram(state.view(viewer), lang))
            assert max(map(len, text.splitlines())) <= 79
            assert "[" not in text
