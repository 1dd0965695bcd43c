"""Practice in the browser: a miss is answered, the solution can be seen, and what is done is marked."""

import pytest
from playing import until
from playwright.sync_api import Page
from test_lessons import Pupil
from visitors import Guest, Invite

import serai
from serai.core.practice import tasks_of


def at_task(guest: Guest, game: str) -> Page:
    """The first task of a game that is not done, from the home page."""
    page = guest.page("/")
    page.locator(f".card a[href$='/practise/{game}']").click()
    page.locator(".tasks .button.main").click()
    page.wait_for_url("**/table/*")
    until(page, "window.serai?.calm && serai.live.choices.length > 0", 30)
    return page


@pytest.mark.parametrize(("game", "lang", "phone"), [("kurier", "nl", False), ("himalaya", "en", True)])
def test_a_task_is_done_by_what_is_lit(invite: Invite, game: str, lang: str, phone: bool) -> None:
    guest = invite("Anna", lang, phone=phone)
    page = at_task(guest, game)
    task, following, *_ = tasks_of(serai.game(game))
    assert page.locator(".lesson-text").inner_text() == task.game.words.say(task.words(), lang)
    assert page.locator(".lit").count() == 0, "the solution is not shown before it is asked for"
    pupil = Pupil(page, "touch" if phone else "mouse")
    pupil.press(".practice-show")
    pupil.learn()
    assert page.locator(".lesson-text").inner_text() == task.game.words.say(task.learned(), lang)
    with page.expect_navigation():
        pupil.press(".practice-next button")
    until(page, f"window.serai?.live?.lesson?.task === {following.id!r}", 30)
    listed = guest.page(f"/practise/{game}")
    assert listed.locator(".task.done").count() == 1
    assert listed.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert guest.page("/profile").locator(f".practised a[href$='/practise/{game}']").count() == 1


def test_a_miss_is_answered_and_all_is_taken_back(invite: Invite) -> None:
    page = invite("Bert", "en").page("/practise/kurier")
    page.locator(".tasks .button.main").click()
    page.wait_for_url("**/table/*")
    until(page, "window.serai?.calm && serai.live.choices.length > 0", 30)
    pupil = Pupil(page)
    for _ in range(6):
        pupil.asked()
        page.locator(".choice").first.click()
        page.wait_for_timeout(150)
        if page.locator(".lesson-answer:not([hidden])").count():
            break
    page.locator(".lesson-answer:not([hidden])").wait_for()
    assert "start again" in page.locator(".lesson-answer").inner_text()
    page.locator(".practice-again").click()
    until(page, "serai.calm && serai.live.number === 0", 30)
    assert not page.locator(".lesson-answer").is_visible()
