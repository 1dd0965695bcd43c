"""Kurier's scenes: every choice can be clicked, in one way only, and the picture shows what the view says, no more."""

import random
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from serai.core.errors import BadData
from serai.core.picture import picture
from serai.core.scene import Scene
from serai.core.state import CHANCE
from serai.core.texts import Text
from serai.games.kurier.art import art
from serai.games.kurier.game import KurierGame
from serai.games.kurier.layout import Layout
from serai.games.kurier.scene import drawing

GAME = KurierGame()
ART = art(GAME.data.values)
MODES = ("basic", "revised", "bribe", "race")


def draw(view: dict[str, Any], legal: list[int], *, narrow: bool = False) -> Scene:
    layout = Layout.of(GAME.data.values, GAME.data.board(2).actions, narrow)
    return drawing(layout, view, legal, notation=GAME.notation, label=lambda a: Text("a", {"n": a})).scene()


def moments(seats: int, mode: str, seed: int, every: int = 1) -> Iterator[tuple[dict[str, Any], list[int]]]:
    """The views of whoever decides (or of a spectator, while chance does) in one random game, with what is legal."""
    rng = random.Random(seed)
    state = GAME.start(seats, {"rubles": mode})
    number = 0
    while not state.over:
        if state.chance:
            outcomes = state.outcomes()
            actor, legal, viewer = CHANCE, [a for a, _ in outcomes], None
            action = rng.choices(legal, [float(w) for _, w in outcomes])[0]
        else:
            actor = viewer = state.deciders[0]
            legal = list(state.legal(actor))
            action = rng.choice(legal)
        if number % every == 0:
            yield GAME.view(state, viewer), legal
        state.play(actor, action)
        number += 1
    yield GAME.view(state, 0), []
    yield GAME.view(state, None), []


def ids(drawn: Scene) -> list[str]:
    return [p.id for p in drawn.panels] + [p.id for p in drawn.places] + [p.id for p in drawn.pieces]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", MODES)
def test_every_choice_has_its_own_path_through_ids_that_exist(seats: int, mode: str) -> None:
    for view, legal in moments(seats, mode, seed=seats):
        drawn = draw(view, legal, narrow=seats % 2 == 0)
        known = ids(drawn)
        assert len(set(known)) == len(known), "ids are unique"
        assert [choice.action for choice in drawn.choices] == legal
        paths = [choice.path for choice in drawn.choices]
        assert all(path and set(path) <= set(known) for path in paths)
        for one in paths:
            assert sum(other[: len(one)] == one for other in paths) == 1, "no path begins another"
        panels = {panel.id for panel in drawn.panels}
        assert {p.panel for p in drawn.places} | {p.panel for p in drawn.pieces} <= panels
        assert {caption.panel for caption in drawn.captions} <= panels


@pytest.mark.parametrize("narrow", [False, True])
def test_everything_lies_on_its_panel_and_in_the_art(narrow: bool) -> None:
    for view, legal in moments(4, "revised", seed=3, every=5):
        drawn = draw(view, legal, narrow=narrow)
        sizes = {panel.id: (panel.width, panel.height) for panel in drawn.panels}
        for piece in drawn.pieces:
            assert piece.symbol in ART.symbols
            assert piece.mark is None or piece.mark in ART.symbols
            assert piece.colour is None or piece.colour in ART.colours
            width, height = sizes[piece.panel]
            assert piece.width / 2 <= piece.x <= width - piece.width / 2, piece.id
            assert piece.height / 2 <= piece.y <= height - piece.height / 2, piece.id
        assert {panel.backdrop for panel in drawn.panels} <= set(ART.backdrops)


def test_the_scene_shows_what_the_view_says() -> None:
    for view, legal in moments(3, "revised", seed=11, every=7):
        pieces = draw(view, legal).pieces
        on_board = [p for p in pieces if p.id.startswith("courier:") and p.panel == "board"]
        assert len(on_board) == sum(room >= 0 for room in view["rooms"])
        in_palace = [p for p in pieces if p.id.startswith("coin:palace:")]
        assert len(in_palace) == view["palace_size"]
        assert {p.id for p in pieces if p.id.startswith("closed:")} == {f"closed:{inn}" for inn in view["closed"]}
        for seat in range(3):
            assert any(p.id == f"dispatch:{seat}" for p in pieces)
            mine = [p for p in pieces if p.id.startswith(f"coin:stash:{seat}:")]
            assert len(mine) == view["stash_size"][seat]
            if view["stash"][seat] is None:
                assert all(p.symbol == "coin-back" for p in mine)
            else:
                assert all(p.symbol != "coin-back" for p in mine)


def test_own_mat_comes_first_and_the_decider_is_marked() -> None:
    state = GAME.start(4, {"start_player": "3"})
    view = GAME.view(state, 2)
    mats = [panel for panel in draw(view, []).panels if panel.area == "side"]
    assert [panel.id for panel in mats] == ["mat:2", "mat:3", "mat:0", "mat:1"]
    assert [panel.active for panel in mats] == [view["decider"] == seat for seat in (2, 3, 0, 1)]


def spot(drawn: Scene, id_: str) -> tuple[str, float, float]:
    return next((p.panel, p.x, p.y) for p in drawn.pieces if p.id == id_)


def test_a_courier_keeps_its_id_from_reserve_to_room_to_room_and_home() -> None:
    view, _ = next(moments(2, "basic", seed=1))
    blank: dict[str, Any] = view | {"reserve": [[0], []], "drawn": -1, "moving": -1, "departure": -1}
    id_ = "courier:0:red:officer:0"
    front = "courier:0:red:officer:1"
    in_reserve = draw(blank, [])
    assert spot(in_reserve, id_)[0] == "mat:0"
    rooms = [-1] * len(view["rooms"])
    here = draw(blank | {"reserve": [[], []], "rooms": [*rooms[:4], 0, *rooms[5:]]}, [])
    there = draw(blank | {"reserve": [[0], []], "rooms": [*rooms[:24], 0, *rooms[25:]]}, [])
    assert spot(here, id_)[0] == spot(there, id_)[0] == "board"
    assert spot(there, front)[0] == "mat:0"
    home = draw(blank | {"reserve": [[0], []], "under": [[0], []]}, [])
    assert spot(home, front) == spot(there, front), (
        "the one left in the reserve stays the same when the other comes home"
    )


@pytest.mark.parametrize("narrow", [False, True])
def test_picture_is_well_formed_repeatable_and_small(narrow: bool) -> None:
    for view, legal in moments(5, "revised", seed=4, every=60):
        svg = picture(draw(view, legal, narrow=narrow), ART, lambda text: text.key, width=390 if narrow else 1440)
        ElementTree.fromstring(svg)
        assert svg == picture(
            draw(view, legal, narrow=narrow), art(GAME.data.values), lambda t: t.key, width=390 if narrow else 1440
        )
        assert len(svg) < 300_000
    assert all(len(backdrop) < 150_000 for backdrop in ART.backdrops.values())


def test_hostile_data_stays_data() -> None:
    values: dict[str, Any] = dict(GAME.data.values)
    inns = [dict(inn) for inn in values["inn"]]
    inns[0]["name"] = "<script>&\"'"
    colours = [dict(colour) for colour in values["colour"]]
    colours[0]["town"] = "</svg>"
    painted = art(values | {"inn": inns, "colour": colours})
    for markup in (*painted.backdrops.values(), *painted.symbols.values(), painted.defs):
        root = ElementTree.fromstring(f"<svg>{markup}</svg>")
        assert not [e for e in root.iter() if "script" in e.tag]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('hex = "#C5342C"', "hex = '\"><script/>'"),
        ('emblem = "bear"', 'emblem = "dragon"'),
        ('kind = "pond"', "kind = 'x'"),
    ],
)
def test_what_the_drawing_does_not_know_is_refused(old: str, new: str) -> None:
    assert old in GAME.data_text
    with pytest.raises(BadData):
        GAME.with_data(GAME.data_text.replace(old, new, 1), "mine")


def test_emblems_differ_for_every_colour() -> None:
    drawn = draw(next(moments(5, "basic", seed=2))[0], [])
    arms = [p.symbol for p in drawn.pieces if p.id.startswith("arms:")]
    assert len(set(arms)) == 5
