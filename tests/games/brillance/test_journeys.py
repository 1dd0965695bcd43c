"""Journeys: a far space, a far shop or another cart, by one click."""

import pytest

from serai import Rng
from serai.core.laws.clicks import scene_fault
from serai.core.scene import Journey

from .table import GAME, SPACES, begin, do, given, on_with

ALONE = "players yellow blue, on turn yellow, round 2"


def journeys(text: str, *steps: str) -> dict[tuple[str, ...], Journey]:
    """The journeys of the decider in this position, by their click paths."""
    state = do(given(text), *steps)
    seat = state.decider
    legal = [int(action) for action in state.legal(seat)]
    found = GAME.journeys(state.view(seat), legal)
    assert len({journey.path for journey in found}) == len(found)
    return {journey.path: journey for journey in found}


def notations(journey: Journey) -> list[str]:
    return [GAME.notate(action) for action in journey.actions]


def space(name: str) -> tuple[str]:
    return (f"space:{SPACES[name]}",)


def test_a_cart_drives_to_a_far_space_by_a_shortest_way() -> None:
    found = journeys(f"{ALONE}\nyellow 1: ring_21 goods 3", "cart yellow 1")
    for path, journey in found.items():
        if path[0].startswith("space:"):
            steps = notations(journey)
            assert 2 <= len(steps) <= 5
            assert all(step.startswith("step ") for step in steps)
            assert steps[-1] == f"step {GAME.data.spaces[int(path[0][6:])].id}"
    assert max(len(journey.actions) for journey in found.values()) == 5


def test_what_stands_in_the_way_is_driven_round() -> None:
    free = journeys(f"{ALONE}\nyellow 1: ring_21", "cart yellow 1")
    goal, direct = next((path, j) for path, j in free.items() if len(j.actions) == 2)
    between = notations(direct)[0].removeprefix("step ")
    blocked = journeys(f"{ALONE}\nyellow 1: ring_21\ndwarfs: {between}", "cart yellow 1")
    assert space(between) not in blocked
    if goal in blocked:
        assert f"step {between}" not in notations(blocked[goal])


def test_a_guard_space_of_another_colour_is_crossed_but_never_the_goal() -> None:
    found = journeys(f"{ALONE}\nyellow 1: square_blue", "cart yellow 1")
    assert space("gate_blue") not in found
    for journey in found.values():
        assert notations(journey)[-1] != "step gate_blue"


def test_no_journeys_without_a_cart_on_the_move() -> None:
    assert journeys(f"{ALONE}\nyellow 1: ring_21") == {}
    state = given(f"{ALONE}\nyellow 1: ring_21")
    assert not GAME.journeys(do(state, "cart yellow 1").view(1), [])


def test_one_click_on_a_far_shop_drives_there_and_delivers() -> None:
    goal = "del_yellow_1"
    here = SPACES[goal]
    board = GAME.data.board
    near = GAME.data.spaces[int(board.near[here][0])].id
    text = f"{ALONE}\nyellow 1: {near} goods 2\nshop yellow 1: order 3"
    found = journeys(text, "cart yellow 1")
    assert notations(found[("shop:0",)]) == [f"step {goal}", "deliver", "deliver"]
    # before the shop its sign delivers one good; the cart itself delivers all
    found = journeys(text, "cart yellow 1", f"step {goal}")
    assert ("shop:0",) not in found
    assert notations(found[("cart:0",)]) == ["deliver", "deliver"]


def test_one_click_on_another_cart_goes_on_with_it() -> None:
    text = f"{ALONE}\nyellow 1: ring_21, yellow 2: square_yellow"
    assert ("cart:1",) not in journeys(text, "cart yellow 1")
    step = next(n for n in map(GAME.notate, do(given(text), "cart yellow 1").legal(0)) if n.startswith("step"))
    found = journeys(text, "cart yellow 1", step)
    assert notations(found[("cart:1",)]) == ["pause", "cart yellow 2"]


def test_the_bandits_travel_as_well() -> None:
    text = "players yellow blue, on turn yellow, round 3\nbandits: isle_04"
    found = journeys(text)
    assert any(len(journey.actions) == 5 for journey in found.values())
    assert all(path[0].startswith("space:") for path in found)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_every_journey_is_open_step_by_step_and_no_click_is_ambiguous(seats: int, seed: int) -> None:
    rng = Rng(seed)
    state = begin(seats, colours="dealt", roving_competitors=seats < 6)
    seen = 0
    for number in range(600):
        on_with(state)
        if state.over:
            break
        seat = state.decider
        legal = [int(action) for action in state.legal(seat)]
        if number % 6 == 0:
            found = tuple(GAME.journeys(state.view(seat), legal))
            scene = GAME.scene(state.view(seat), legal)
            assert scene_fault(scene, GAME.art(), legal, found) == ""
            for journey in found:
                seen += 1
                traveller = state.copy()
                for action in journey.actions:
                    traveller.play(seat, action)
        state.play(seat, legal[rng.below(len(legal))])
    assert seen > 100
