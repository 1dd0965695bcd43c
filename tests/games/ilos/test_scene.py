"""The scenes of Ilôs: every choice can be clicked in one way, and the picture shows what the view says, no more."""

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from serai import CHANCE, Rng
from serai.core.laws.clicks import scene_fault
from serai.core.scene import Scene
from serai.core.view import View

from .table import GAME, MAP_X, begin, do, given

ART = GAME.art()


def moments(seats: int, seed: int, every: int) -> Iterator[tuple[View, list[int]]]:
    """Views of whoever decides in one random game, with what is legal; chance is typed in by a spectator."""
    rng, state, number = Rng(seed), begin(seats, "random"), 0
    while not state.over:
        if state.chance:
            actor, viewer, legal = CHANCE, None, [int(action) for action, _ in state.outcomes()]
            action = state.draw(rng)
        else:
            actor = viewer = int(state.decider)
            legal = [int(action) for action in state.legal(actor)]
            action = legal[rng.below(len(legal))]
        if number % every == 0:
            yield state.view(viewer), legal
        state.play(actor, action)
        number += 1
    yield state.view(0), []
    yield state.view(None), []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_choice_has_its_own_path(seats: int) -> None:
    for view, legal in moments(seats, seats, 7 * seats):
        for narrow in (False, True):
            assert scene_fault(GAME.scene(view, legal, narrow=narrow), ART, legal) == ""


def drawn(text: str, viewer: int | None, *steps: str, narrow: bool = False) -> Scene:
    state = do(given(text), *steps)
    legal = [] if viewer is None else [int(action) for action in state.legal(viewer)]
    return GAME.scene(state.view(viewer), legal, narrow=narrow)


FULL = f"""
seats 3, on turn green
{MAP_X}
ships orange: den9
ships green: 14a 18b
ships black: 6a
pioneers black: 9a1 18b2=fort 9a2=spice
hand green: 2*ship plantation 3*ruin
stock green: 3*gold spice
stock orange: 5*dye
raises: 2*spice gold
"""


def test_the_scene_shows_what_the_view_says() -> None:
    scene = drawn(FULL, 1)
    pieces = {piece.id: piece for piece in scene.pieces}
    assert {"tile:14", "tile:9", "tile:6", "tile:18"} <= {id_ for id_, p in pieces.items() if p.panel == "sea"}
    assert {"tile:1", "tile:2", "tile:3"} <= {id_ for id_, p in pieces.items() if p.panel == "area"}
    assert (pieces["ship:0:0"].symbol, pieces["ship:1:0"].symbol) == ("pirate", "ship")
    assert (pieces["site:18b2"].symbol, pieces["site:9a2"].symbol) == ("fort", "post")
    assert pieces["copy:9a2"].symbol == "good-spice"
    assert {"pioneer:9a1", "pioneer:18b2", "pioneer:9a2"} <= set(pieces)
    assert {"marker:spice:0", "marker:spice:1", "marker:gold:0", "now:ebony"} <= set(pieces)
    assert sum(id_.startswith("marker:") and id_.count(":") == 1 for id_ in pieces) == 5
    assert {"hand:ship", "hand:plantation", "hand:ruin", "stock:1:gold", "screen:0", "screen:2"} <= set(pieces)
    assert "hand:market" not in pieces
    assert "stock:0:dye" not in pieces


def test_a_stock_of_another_is_nowhere_in_the_scene() -> None:
    for narrow in (False, True):
        scene = drawn(FULL, 1, narrow=narrow)
        assert not [piece.id for piece in scene.pieces if piece.id.startswith(("stock:0", "stock:2"))]
        assert drawn(FULL.replace("5*dye", "9*dye gold"), 1, narrow=narrow) == scene


def test_a_tile_keeps_its_id_from_the_area_to_the_map() -> None:
    text = FULL.replace("hand green: 2*ship plantation 3*ruin", "hand green: 2*ship")
    steps = ("play ship", "from supply", "explore", "tile 1", "cell 0,-1", "rotation 1")
    before = {piece.id: piece.panel for piece in drawn(text, 1).pieces}
    after = {piece.id: piece.panel for piece in drawn(text, 1, *steps).pieces}
    assert (before["tile:1"], after["tile:1"]) == ("area", "sea")  # one coast only: the tile is laid and paid


def test_ghosts_show_every_cell_and_turns_every_rotation() -> None:
    state = do(given(FULL), "play ship", "from supply", "explore", "tile 1")
    legal = [int(action) for action in state.legal(1)]
    scene = GAME.scene(state.view(1), legal)
    assert len([place for place in scene.places if place.id.startswith("cell:")]) == len(legal) > 3
    assert len([piece for piece in scene.pieces if piece.id.startswith("ghost:")]) == len(legal)
    do(state, "cell 0,-1")
    scene = GAME.scene(state.view(1), [int(action) for action in state.legal(1)])
    assert [choice.path for choice in scene.choices] == [("turn:1",), ("turn:3",), ("turn:5",)]
    assert "plan" in {piece.id for piece in scene.pieces}


def test_every_site_on_offer_shows_its_price_and_piracy_has_a_shape_of_its_own() -> None:
    text = f"seats 2, on turn green\n{MAP_X}\nships orange: den9\nships green: 14a 6b\nhand green: plantation 4*ship"
    state = do(given(text), "play plantation")
    scene = GAME.scene(state.view(1), [int(action) for action in state.legal(1)])
    prices = {piece.id: (piece.label, piece.symbol) for piece in scene.pieces if piece.id.startswith("cost:")}
    assert len(prices) == len(scene.choices)
    assert prices["cost:9a1"] == ("3", "badge-dear")
    assert prices["cost:6b1"] == ("2", "badge")


def test_on_a_phone_the_sea_grows_with_the_map() -> None:
    heights = [GAME.scene(view, legal, narrow=True).panels[0].height for view, legal in moments(5, 3, 60)]
    assert heights[0] == min(heights) < heights[-1]


def test_the_map_always_fits_its_panel() -> None:
    """A line of tiles in one direction, as long as it can be."""
    line = "map: " + " ".join(f"{tile}@{q},0/{turn}" for q, (tile, turn) in enumerate(LINE))
    scene = drawn(f"seats 5\n{line}\nships orange: 4a", None)
    for narrow in (False, True):
        legal: list[int] = []
        assert scene_fault(drawn(f"seats 5\n{line}", None, narrow=narrow), ART, legal) == ""
    tiles = [piece for piece in scene.pieces if piece.id.startswith("tile:") and piece.panel == "sea"]
    assert len(tiles) == len(LINE)
    assert len({round(piece.width) for piece in tiles}) == 1


LINE = ((4, 0), (3, 1), (12, 1), (6, 0))
"""Tiles with land to the west, each beside the last."""
DOWN = (*LINE[1:], (15, 1), (19, 1))
"""Turned once more, each lies south-east of the last."""


def test_a_long_chart_is_turned_to_lie_along_the_screen_with_all_that_belongs_to_it() -> None:
    """Six tiles from north-west to south-east are too high for a wide screen and just right for a phone."""
    line = "map: 4@0,0 " + " ".join(f"{tile}@0,{r}/{turn + 1}" for r, (tile, turn) in enumerate(DOWN, 1))
    text = f"seats 5\n{line}\nopen: 1 2 5\nships orange: 4a\nhand orange: 2*ship"
    wide, high = ({piece.id: piece for piece in drawn(text, 0, narrow=narrow).pieces} for narrow in (False, True))
    assert [wide[f"tile:{tile}"].symbol[-2:] for tile in (4, 3, 1)] == ["-5", "-1", "-5"]
    assert [high[f"tile:{tile}"].symbol[-2:] for tile in (4, 3, 1)] == ["-0", "-2", "-0"]
    assert len({round(wide[f"tile:{tile}"].y) for tile, _ in LINE}) == 1
    assert len({round(high[f"tile:{tile}"].y) for tile, _ in LINE}) == len(LINE)
    steps = ("play ship", "from supply", "explore", "tile 5", "cell 1,-1")
    state = do(given(text), *steps)
    scene = GAME.scene(state.view(0), [int(action) for action in state.legal(0)])
    shown = {piece.id: piece.symbol for piece in scene.pieces}
    first = scene.choices[0].path[0]
    assert shown["plan"] == shown[first] == f"tile-5-{(int(first[5:]) + 5) % 6}"


def test_the_chart_is_seldom_turned() -> None:
    """It lies as before unless the map gets much larger by the turn."""
    line = "map: 4@0,0 3@0,1/2"
    assert {piece.id: piece for piece in drawn(f"seats 5\n{line}", None).pieces}["tile:3"].symbol == "tile-3-2"


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_picture_is_well_formed(narrow: bool, lang: str) -> None:
    state = given(FULL)
    svg = GAME.picture(state.view(1), [int(a) for a in state.legal(1)], lang=lang, narrow=narrow, width=390)
    ElementTree.fromstring(svg)
    assert "[" not in "".join(ElementTree.fromstring(svg).itertext())


def test_the_art_of_all_tiles_is_there() -> None:
    assert len([name for name in ART.symbols if name.startswith("tile-") and name != "tile-back"]) == 120
    for name, body in {**ART.symbols, **ART.backdrops}.items():
        assert ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>') is not None, name
    ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{ART.defs}</svg>')


ONE_SITE = f"seats 2, on turn green\n{MAP_X}\nships orange: 9b\nships green: 14a 14a\npioneers orange: 14a1\n"


@pytest.mark.rule("I-49")
@pytest.mark.parametrize(
    ("hand", "label"),
    [
        ("gold_mine 5*ship", "Play gold mine at 18b, the only site, and discard your whole hand"),
        ("gold_mine 2*ship 3*market", "Play gold mine at 18b, the only site, and discard your whole hand"),
        ("gold_mine 7*ship", "Play gold mine at 18b, the only site, and discard 5 cards"),
    ],
)
def test_a_card_that_is_paid_for_at_once_takes_a_second_click_on_its_site(hand: str, label: str) -> None:
    state = given(f"{ONE_SITE}hand green: {hand}")
    before = state.copy()
    scene = drawn(f"{ONE_SITE}hand green: {hand}", 1)
    choice = next(choice for choice in scene.choices if choice.notation == "play gold_mine")
    assert choice.path == ("hand:gold_mine", "site:18b1")
    assert GAME.words.say(choice.label, "en").lower() == label.lower()
    do(state, "play gold_mine")
    assert state.owner != before.owner, "nothing more is asked"


def test_a_card_that_leaves_a_choice_takes_one_click() -> None:
    for hand in ("gold_mine 4*ship 4*market", "gold_mine 2*ruin 5*ship"):
        scene = drawn(f"{ONE_SITE}hand green: {hand}", 1)
        assert ("hand:gold_mine",) in [choice.path for choice in scene.choices]
    two = drawn(f"{ONE_SITE}hand green: plantation 2*ship".replace("pioneers orange: 14a1\n", ""), 1)
    assert ("hand:plantation",) in [choice.path for choice in two.choices], "two sites: the next question is which"
