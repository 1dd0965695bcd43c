"""A far space by one click: the cart drives there step by step, and one undo takes the whole journey back."""

from typing import Any

import pytest
from playing import look, ready, until
from playwright.sync_api import Page
from visitors import Invite

_ASKED = "window.serai?.calm && serai.live.choices.length > 0"


def _on_the_move(invite: Invite, **settings: Any) -> Page:
    """At a table of Brillance, on turn, with a cart chosen."""
    anna = invite(**settings)
    order = {
        **{"game": "brillance", "seats": 2, "bots": {"1": "random"}},
        "options": {"colours": "dealt", "first_player": "1", "rotating_start": "yes"},
    }
    table = anna.post("/api/v1/tables", order)
    page = anna.page(f"/table/{table['id']}")
    if page.locator("form[action$='/begin'] button").count():
        page.locator("form[action$='/begin'] button").click()
    until(page, _ASKED, 25)
    page.locator(".choice", has_text="cart").first.click()
    until(page, f"{_ASKED} && serai.live.journeys.length > 0", 25)
    return page


def _spot(page: Page, name: str) -> tuple[float, float]:
    return next((t["x"], t["y"]) for t in look(page)["targets"] if t["id"] == name)


def _journey(page: Page) -> dict[str, Any]:
    """The longest journey to a space."""
    found: list[dict[str, Any]] = page.evaluate("serai.live.journeys.filter((j) => j.path[0].startsWith('space:'))")
    return max(found, key=lambda journey: len(journey["actions"]))


@pytest.mark.parametrize("motion", ["none", "full"])
def test_one_click_drives_far_and_one_undo_drives_back(invite: Invite, motion: str) -> None:
    page = _on_the_move(invite, motion=motion)
    before = look(page)
    journey = _journey(page)
    goal = journey["path"][0]
    assert len(journey["actions"]) >= 2
    assert "far" in page.evaluate("(id) => [...serai.stage.item(id).element.classList]", goal)
    page.mouse.click(*_spot(page, goal))
    until(page, f"serai.live.number === {before['number'] + len(journey['actions'])}", 25)
    ready(page)
    page.locator(".bar button", has_text="Undo").first.click()
    until(page, f"window.serai.calm && serai.live.number === {before['number']}")
    assert {t["id"] for t in look(page)["targets"]} == {t["id"] for t in before["targets"]}


def test_single_steps_after_a_journey_are_taken_back_one_by_one(invite: Invite) -> None:
    page = _on_the_move(invite)
    start = look(page)["number"]
    journey = page.evaluate("serai.live.journeys.find((j) => j.actions.length === 2 && j.path[0].startsWith('space:'))")
    if journey is None:
        pytest.skip("this cart cannot travel two spaces")
    page.mouse.click(*_spot(page, journey["path"][0]))
    until(page, f"window.serai.calm && serai.live.number === {start + 2}")
    page.locator(".choice").first.click()
    until(page, f"window.serai.calm && serai.live.number === {start + 3}")
    for number in (start + 2, start):
        page.locator(".bar button", has_text="Undo").first.click()
        until(page, f"window.serai.calm && serai.live.number === {number}")


def test_a_journey_ends_quietly_where_a_step_is_no_longer_open(invite: Invite) -> None:
    page = _on_the_move(invite)
    before = look(page)
    goal = _journey(page)["path"][0]
    # as if the table had changed under way: the second step is not offered any more
    page.evaluate("(id) => { serai.live.journeys.find((j) => j.path[0] === id).actions[1] = 999999; }", goal)
    page.mouse.click(*_spot(page, goal))
    until(page, f"window.serai.calm && serai.live.number === {before['number'] + 1}")
    assert page.locator(".toast").count() == 0
    assert look(page)["choices"] > 0


def test_a_click_on_another_cart_exchanges_the_one_that_was_chosen(invite: Invite) -> None:
    page = _on_the_move(invite)
    number = look(page)["number"]
    first = page.evaluate("serai.live.prompt")
    at = page.evaluate(
        """() => {
          const other = serai.live.scene.pieces.filter((p) => p.back).at(-1);
          const origin = serai.stage.overlay.getBoundingClientRect(), at = serai.stage.item(other.id).at;
          return [origin.left + at.x + at.w / 2, origin.top + at.y + at.h / 2];
        }"""
    )
    page.mouse.click(*at)
    until(page, f"window.serai.calm && serai.live.number === {number} && serai.live.prompt !== {first!r}")
    assert len(look(page)["targets"]) > 0
    assert page.locator(".toast").count() == 0
