"""The rules in the browser: examples are played out on request, by keys too, on the page and at the table."""

import pytest
from playwright.sync_api import Locator
from visitors import Invite


def _steps_through(strip: Locator, least: float) -> None:
    strip.locator("summary").click()
    moments = strip.locator("li")
    assert [moments.nth(n).is_visible() for n in range(3)] == [True, False, False]
    strip.locator("input").first.focus()
    strip.page.keyboard.press("ArrowRight")
    moments.nth(1).locator("p").wait_for(state="visible")
    assert [moments.nth(n).is_visible() for n in range(3)] == [False, True, False]
    box = moments.nth(1).locator("img").bounding_box()
    assert box is not None
    assert box["width"] > least


@pytest.mark.parametrize(("lang", "word"), [("nl", "3 stappen"), ("en", "3 steps")])
def test_an_example_is_stepped_through_by_keys(invite: Invite, lang: str, word: str) -> None:
    guest = invite("Anna", lang)
    page = guest.page()
    page.goto(f"{guest.url}/rules/kurier", timeout=60_000)
    strip = page.locator("details.played-out").first
    assert word in strip.locator("summary").inner_text()
    _steps_through(strip, 500)


def test_the_window_at_the_table_plays_it_out_too_on_a_phone(invite: Invite) -> None:
    page = invite("Anna", phone=True).at_table("kurier")
    page.set_default_timeout(60_000)
    page.locator(".to-rules").click()
    strip = page.locator("dialog details.played-out").first
    strip.wait_for()
    _steps_through(strip, 250)
    seen = strip.locator("summary").evaluate("(e) => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]")
    assert seen[1] == "rgba(0, 0, 0, 0)", "its words stand on the window's own ground"
