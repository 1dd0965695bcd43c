"""Himalaya's scenes: every choice can be clicked in one way, and the picture shows what the view says, no more."""

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from serai import CHANCE, Rng
from serai.core.errors import BadData
from serai.core.laws.clicks import scene_fault
from serai.core.scene import Scene
from serai.core.texts import Text
from serai.core.view import View

from .table import GAME, begin, given, programme

ART = GAME.art()


def moments(seats: int, seed: int, every: int, **options: str | bool) -> Iterator[tuple[View, list[int]]]:
    """Views of whoever decides in one random game, with what is legal; chance is typed in by a spectator."""
    rng = Rng(seed)
    state = begin(seats, **options)
    number = 0
    while not state.over:
        if state.chance:
            actor, viewer, legal = CHANCE, None, [int(action) for action, _ in state.outcomes()]
            action = state.draw(rng)
        else:
            actor = viewer = int(state.decider)
            legal = [int(action) for action in state.legal(actor)]
            action = legal[rng.below(len(legal))]
        if number % every == 0 or len(legal) not in (5, 20, 22):
            yield state.view(viewer), legal
        state.play(actor, action)
        number += 1
    yield state.view(0), []
    yield state.view(None), []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_has_its_own_path(seats: int) -> None:
    for view, legal in moments(seats, seats, 9, advanced=True, village_draw=("die", "cards", "cards_open")[seats - 2]):
        for narrow in (False, True):
            assert scene_fault(GAME.scene(view, legal, narrow=narrow), ART, legal) == ""


def drawn(text: str, viewer: int | None, narrow: bool = False) -> Scene:
    state = given(text)
    return GAME.scene(state.view(viewer), [] if viewer is None else state.legal(viewer), narrow=narrow)


FULL = """
    seats 4, round 9, events yes
    3 [S J G]   6 [J G B T S]   5 [sb]   14 [bbt]
    yeti: 7-10
    dolpo_pa in 2: stock S S B; stupas 4 10; delegations 3 3 3 6 6
    bhotia in 19: stock J G; stupas 6; delegations 3 3 3 3 3 3
    sherpa in 18: delegations 3 3 3
    tamang in 18: delegations 3 3 3 3
"""


def test_the_scene_shows_what_the_view_says() -> None:
    scene = drawn(FULL, 0)
    ids = [piece.id for piece in scene.pieces]
    assert sum(id_.startswith("cube:2:") for id_ in ids) == 3
    assert "order:4" in ids
    assert "stupa:5" in ids
    assert "event:yeti" in ids
    assert sum(id_.startswith("delegation:0:5:") for id_ in ids) == 2
    assert {"caravan:0", "caravan:1", "caravan:2", "caravan:3"} <= set(ids)
    assert {"stock:0:0", "screen:1", "screen:2", "screen:3"} <= set(ids)
    assert "stock:1:0" not in ids


def figures(scene: Scene) -> list[tuple[float, float]]:
    """Where delegations stand on the map."""
    return [(piece.x, piece.y) for piece in scene.pieces if piece.id.startswith("delegation:")]


@pytest.mark.parametrize("narrow", [False, True])
def test_a_crowd_of_delegations_is_counted_by_tribe(narrow: bool) -> None:
    scene = drawn(FULL, None, narrow)
    piles = {piece.id: piece.label for piece in scene.pieces if piece.id.startswith("pile:")}
    assert piles == {"pile:0:2": "3", "pile:1:2": "6", "pile:2:2": "3", "pile:3:2": "4"}
    crowd = {piece.id: piece for piece in scene.pieces if piece.id.startswith("delegation:") and ":2:" in piece.id}
    assert len(crowd) == 4
    assert len({piece.mark for piece in crowd.values()}) == 4, "tribes differ by their sign, not by colour alone"
    assert sum(piece.id.startswith("delegation:0:5:") for piece in scene.pieces) == 2, "elsewhere they stand apart"


def test_nine_delegations_in_a_region_stand_apart_and_ten_are_counted() -> None:
    for region in range(1, 9):
        apart = drawn(f"seats 3, round 9\n dolpo_pa: delegations {f'{region} ' * 9}", None)
        assert len(set(figures(apart))) == 9
    counted = drawn(f"seats 3, round 9\n dolpo_pa: delegations {'3 ' * 10}", None)
    assert [piece.label for piece in counted.pieces if piece.id.startswith("pile:")] == ["10"]


def test_the_region_tells_who_holds_it() -> None:
    told = {place.id: place.tip for place in drawn(FULL, None).places}
    tip = told["region:2"]
    assert tip is not None
    said = GAME.words.say(tip, "en")
    assert said == "Region 3: Dolpo-pa 3, Bhotia 6, Sherpa 3 and Tamang 4. Bhotia holds the majority."
    shared = drawn("seats 3, round 9\n dolpo_pa: delegations 3\n bhotia: delegations 3", None)
    tip = next(place.tip for place in shared.places if place.id == "region:2")
    assert tip is not None
    assert "majority" not in GAME.words.say(tip, "en")


def test_the_own_herd_lies_open_to_its_owner_only() -> None:
    text = "seats 3, round 9\n dolpo_pa: herd sb tj; tokens 2\n bhotia: herd bb; tokens 1"
    own = {piece.id: piece.label for piece in drawn(text, 0).pieces}
    assert [own["herd:0:0"], own["herd:0:1"]] == ["3", "7"]
    assert "tokens:0" in own
    assert not [id_ for id_ in own if id_.startswith(("herd:1", "tokens:1"))]


def test_the_action_that_runs_is_framed_on_its_screen() -> None:
    state = programme(given("seats 3, round 2\n 6 [sb]\n bhotia in 6: stock S B"), bhotia="ph")
    scene = GAME.scene(state.view(0), [])
    framed = [piece for piece in scene.pieces if piece.symbol == "now"]
    tile = next(piece for piece in scene.pieces if piece.id == "tile:1:1")
    assert [(piece.panel, piece.x, piece.y) for piece in framed] == [("screen:1", tile.x, tile.y)]


def test_the_route_shows_hands_and_what_would_be_void() -> None:
    state = given("seats 3, round 1\n 4 [S]\n dolpo_pa in 4")
    for command in ("hand", "stone", "soil"):
        state.play(0, GAME.parse(command))
    own = {piece.id: piece.symbol for piece in GAME.scene(state.view(0), state.legal(0)).pieces}
    assert [own[f"preview:{slot}"] for slot in range(3)] == ["step-hand", "step-void", "step"]


@pytest.mark.parametrize("ending", GAME.endings)
def test_what_became_of_a_tribe_is_told_short_of_its_numbers(ending: str) -> None:
    for lang in ("nl", "en"):
        for key in (f"fate-{ending}", "fate-out-first", "fate-out-second"):
            assert len(GAME.words.say(Text(key), lang)) <= 29, "more would run into the numbers on a narrow screen"


@pytest.mark.parametrize("draw", ["cards", "cards_open"])
def test_village_cards_leave_the_tray_its_scale(draw: str) -> None:
    """Panels beneath the map share its width at one scale: together they are as wide as the tray alone would be."""
    scene = drawn(f"seats 3, round 2, village_draw {draw}", 0)
    beneath = [panel for panel in scene.panels if panel.area == "below"]
    assert [panel.id for panel in beneath] == ["tray", "cards"]
    assert 1560 <= sum(panel.width for panel in beneath) <= 1600
    for panel in beneath:
        inside = [piece for piece in scene.pieces if piece.panel == panel.id]
        assert all(piece.x - piece.width / 2 >= 0 and piece.x + piece.width / 2 <= panel.width for piece in inside)
    assert len({piece.x for piece in scene.pieces if piece.id.startswith("card:")}) == (
        5 if draw == "cards_open" else 0
    )


def test_the_final_count_is_told_line_by_line() -> None:
    text = """
        seats 4, round 12, phase final
        dolpo_pa: stupas 4 5; delegations 1
        bhotia: stupas 3 7 10; delegations 2
        sherpa: stupas 11 13 2; tokens 2; delegations 3 4
        tamang: stupas 16 6 1; tokens 1; delegations 5 6
    """
    captions = [c.text for c in drawn(text, 0).captions if c.panel == "result"]
    for lang in ("nl", "en"):
        lines = [GAME.words.say(text, lang) for text in captions if not isinstance(text, str)]
        assert max(map(len, lines)) <= 76, "a longer line would leave the panel"


def test_others_see_how_many_slots_are_filled_and_no_more() -> None:
    state = given("seats 3, round 1\n dolpo_pa in 3")
    for command in ("ice", "hand"):
        state.play(0, GAME.parse(command))
    own = {piece.id: piece.symbol for piece in GAME.scene(state.view(0), state.legal(0)).pieces}
    other = {piece.id: piece.symbol for piece in GAME.scene(state.view(1), state.legal(1)).pieces}
    assert [own[f"tile:0:{slot}"] for slot in range(3)] == ["tile-ice", "tile-hand", "tile-slot"]
    assert [other[f"tile:0:{slot}"] for slot in range(3)] == ["tile-back", "tile-back", "tile-slot"]
    assert "preview:0" in own, "the own route is drawn on the map"
    assert "preview:0" not in other


@pytest.mark.parametrize("narrow", [False, True])
def test_the_picture_is_well_formed_repeatable_and_small(narrow: bool) -> None:
    state = given(FULL)
    svg = GAME.picture(state.view(0), state.legal(0), narrow=narrow, width=390 if narrow else 1440)
    ElementTree.fromstring(svg)
    assert svg == GAME.picture(state.view(0), state.legal(0), narrow=narrow, width=390 if narrow else 1440)
    assert len(svg) < 300_000
    assert all(len(backdrop) < 150_000 for backdrop in ART.backdrops.values())


def test_hostile_data_are_refused() -> None:
    text = GAME.data_text.replace('id = "ss"', "id = '\"><script/>'")
    assert text != GAME.data_text
    with pytest.raises(BadData):
        GAME.with_data(text, "mine")
