"""The scene: every choice can be clicked, tiles keep their ids, ruins look burnt, points are lit before one commits."""

import tomllib

import pytest

from serai import Rng
from serai.core import laws
from serai.core.laws.clicks import scene_fault
from serai.core.scene import Scene
from serai.games.feuville.rules import Feuville

from .table import EXAMPLE_A, GAME, do, given


def drawn(state: Feuville, narrow: bool = False) -> Scene:
    seat = state.decider
    legal = [int(action) for action in state.legal(seat)]
    scene = GAME.scene(state.view(seat), legal, narrow=narrow)
    assert scene_fault(scene, GAME.art(), legal) == ""
    return scene


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_of_a_game_can_be_clicked(seats: int, narrow: bool) -> None:
    record = laws.play_game(GAME, seats, {}, Rng(seats), "random")
    for state in record.states():
        if state.decider >= 0:
            assert isinstance(state, Feuville)
            drawn(state, narrow)


@pytest.mark.parametrize("narrow", [False, True])
def test_ways_to_score_are_lit_with_their_points(narrow: bool) -> None:
    state = given(f"seats 2, dice 1-5\nskyline blue: {EXAMPLE_A}\nitems blue: decree_small_1 decree_view_1")
    scene = drawn(do(state.copy(), "score stored 1"), narrow)
    badges = [piece.label for piece in scene.pieces if piece.id.startswith("choice:")]
    assert badges == ["5", "5", "5"]
    lit = {piece.id for piece in scene.pieces if piece.symbol == "lit"}
    assert lit == {f"lit:0:{k}:{row}" for k in (-1, 0, 2) for row in (0, 1, 2)}
    scene = drawn(do(state, "score stored 2"), narrow)
    assert len([piece for piece in scene.pieces if piece.symbol == "badge"]) == 4


@pytest.mark.parametrize("narrow", [False, True])
def test_each_city_is_shown_from_corner_to_corner(narrow: bool) -> None:
    line = f"wall_ii_01 tower_ii_01 | {EXAMPLE_A}"
    scene = drawn(do(given(f"seats 2, dice 1-5\nskyline blue: {line}"), "die 1", "city"), narrow)
    assert [piece.label for piece in scene.pieces if piece.symbol == "badge"] == ["20", "16"]
    beads = [piece.id for piece in scene.pieces if piece.symbol == "bead"]
    assert beads == [f"bead:0:{k}" for k in (-2, -1, 0, 1, 2)] + [f"bead:1:{k}" for k in (-1, 0, 1, 2)]


def test_tips_explain_what_is_not_asked_now() -> None:
    state = given("seats 2, dice 3-5\nitems blue: decree_view_1\nspells blue: spell_fire_protection_1")

    def tips() -> dict[str, str]:
        return {piece.id: GAME.words.say(piece.tip, "en") for piece in drawn(state).pieces if piece.tip}

    told = tips()
    assert "fine view. 1 point for each symbol on two by two tiles" in "".join(told.values())
    assert told["fairy"] == "The friendly fairy. Any die, once a turn: take one of the open spells."
    assert told["dragon"].endswith("as many columns burn as clouds are missing.")
    do(state, "die 3")
    assert tips()["fairy"] == "The friendly fairy"  # the choice itself says the rest


def test_a_tile_keeps_its_id_from_the_board_to_the_skyline_and_into_the_fire() -> None:
    state = given("seats 2, dice 3-4\nskyline red: wall_i_12 | start")
    on_board = {p.id: p for p in drawn(state).pieces}["tile:2"]
    do(state, "die 3", "tile wall", "left")
    built = {p.id: p for p in drawn(state).pieces}["tile:2"]
    assert (on_board.panel, built.panel) == ("board", "mat:0")
    assert on_board.symbol == built.symbol == "tile-wall_i_03"
    do(state, "end turn", "roll", "dice 2 2")
    burnt = {p.id: p for p in drawn(state).pieces}
    assert burnt["tile:2"].symbol == "burnt-wall_i_03"


def test_on_a_phone_the_own_skyline_comes_first() -> None:
    state = given("seats 3, dice 3-4")
    panels = [panel.id for panel in GAME.scene(state.view(1), [], narrow=True).panels]
    assert panels == ["mat:1", "board", "mat:2", "mat:0"]


def test_the_widest_skyline_still_fits() -> None:
    walls = " | ".join(f"wall_ii_{n:02}" for n in range(1, 16))
    state = given(f"seats 2, dice 3-4\nskyline blue: {walls} | start\nitems blue: wall_i_15")
    for narrow in (False, True):
        drawn(state, narrow)


@pytest.mark.parametrize("name", ["start", "skyline", "fire"])
def test_the_figures_can_be_drawn(name: str) -> None:
    figures = tomllib.loads((GAME.folder / "figures.toml").read_text(encoding="utf-8"))
    state = GAME.set_up(figures[name]["position"])
    assert "<svg" in GAME.picture(state.view(0), lang="nl")
    assert GAME.words.has(figures[name]["caption"], "nl")


def test_what_a_dragon_would_burn_is_seen_before_he_comes() -> None:
    state = given(f"seats 2, dice 3-4\nskyline blue: {EXAMPLE_A}\nskyline red: wall_i_12 | start | wall_i_13")
    flames = {piece.id: piece.label for piece in drawn(state).pieces if piece.symbol == "flame"}
    assert flames == {"danger:1": "2"}


@pytest.mark.parametrize(("narrow", "scales"), [(False, {1600: 0.65, 800: 0.43}), (True, {1000: 0.37})])
def test_nothing_is_written_too_small_to_read(narrow: bool, scales: dict[int, float]) -> None:
    """At 1440 and at 390 pixels, from the widths the client gives these panels."""
    scene = drawn(given(f"seats 4, dice 3-4, triggered yes\nskyline blue: {EXAMPLE_A}"), narrow)
    scale = {panel.id: scales[int(panel.width)] for panel in scene.panels}
    assert scene.captions
    assert min(caption.size * scale[caption.panel] for caption in scene.captions) >= 11
