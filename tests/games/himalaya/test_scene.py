"""Himalaya's scenes: every choice can be clicked in one way, and the picture shows what the view says, no more."""

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from serai import CHANCE, Rng
from serai.core.laws.clicks import scene_fault
from serai.core.scene import Scene
from serai.core.view import View
from serai.games.himalaya.art import art

from .table import GAME, begin, given

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
    assert sum(id_.startswith("delegation:") and ":2:" in id_ for id_ in ids) == 16
    assert {"caravan:0", "caravan:1", "caravan:2", "caravan:3"} <= set(ids)
    assert {"stock:0:0", "screen:1", "screen:2", "screen:3"} <= set(ids)
    assert "stock:1:0" not in ids


def test_sixty_delegations_in_a_region_become_counted_piles() -> None:
    lines = [f"{tribe}: delegations {'3 ' * 15}" for tribe in ("dolpo_pa", "bhotia", "sherpa", "tamang")]
    scene = drawn("\n".join(["seats 4, round 9", *lines]), None)
    piles = [piece for piece in scene.pieces if piece.id.startswith("delegation:")]
    assert [pile.label for pile in piles] == ["15"] * 4


def test_fifteen_delegations_of_each_region_stand_apart() -> None:
    scene = drawn(f"seats 3, round 9\n dolpo_pa: delegations {'3 ' * 15}", None)
    spots = [(p.x, p.y) for p in scene.pieces if p.id.startswith("delegation:")]
    assert len(set(spots)) == 15


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


def test_hostile_data_stays_data() -> None:
    values = dict(GAME.data.values)
    tribes = [dict(tribe) | {"hex": '"><script/>', "nl": "</svg>"} for tribe in values["tribes"]]  # type: ignore[attr-defined]
    painted = art(values | {"tribes": tribes})
    for markup in (*painted.backdrops.values(), *painted.symbols.values(), painted.defs):
        root = ElementTree.fromstring(f"<svg>{markup}</svg>")
        assert not [element for element in root.iter() if "script" in element.tag]
