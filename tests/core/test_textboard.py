"""The board that the terminal shows of a game that draws none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toys import Toy

import serai
from serai.core.registry import game_ids
from serai.core.scene import Caption, Panel, Piece, Scene
from serai.core.textboard import WIDTH, text_board
from serai.core.texts import Text


def say(text: Text) -> str:
    return text.key


def test_pieces_and_captions_stand_where_the_scene_has_them() -> None:
    scene = Scene(
        "toy",
        (Panel("board", 780, 200, title=Text("The board")), Panel("hand", 780, 100)),
        (),
        (
            Piece("a", "board", 110, 50, 20, 20, "card", label="7"),
            Piece("b", "board", 510, 60, 20, 20, "card", tip=Text("a card that nobody has seen yet")),
            Piece("c", "board", 110, 150, 20, 20, "card"),
            Piece("d", "hand", 10, 50, 20, 20, "card", label="9"),
        ),
        (Caption("board", 300, 55, "north"), Caption("board", 300, 150, Text("south"))),
    )
    assert text_board(scene, say).splitlines() == [
        "The board",
        "          [7]                 north               [a card that nobody has…]",
        "                              south",
        "",
        "[9]",
    ]


@given(
    st.lists(
        st.tuples(st.floats(-50, 900), st.floats(-50, 400), st.text("abc ", min_size=1, max_size=120)), max_size=30
    )
)
def test_no_line_is_wider_than_the_terminal_and_nothing_is_left_out(items: list[tuple[float, float, str]]) -> None:
    captions = tuple(Caption("board", x, y, text) for x, y, text in items)
    shown = text_board(Scene("toy", (Panel("board", 800, 300),), captions=captions), say)
    assert max(map(len, shown.splitlines()), default=0) <= WIDTH
    assert shown.replace(" ", "").count("a") == sum(text.count("a") for _, _, text in items)


def test_a_game_without_a_diagram_gets_one_from_its_scene() -> None:
    game = Toy()
    state = game.start(2)
    serai.settle(state, serai.Rng(1))
    assert game.diagram(state.view(0), "en").strip()


@pytest.mark.parametrize("name", sorted(game_ids()))
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_every_scene_can_be_shown_as_text(name: str, lang: str) -> None:
    game = serai.game(name)
    state = game.start(game.seats[0])
    serai.settle(state, serai.Rng(1))
    shown = text_board(game.scene(state.view(0)), lambda text: game.words.say(text, lang))
    assert shown.strip()
    assert max(map(len, shown.splitlines())) <= WIDTH
