"""Lessons in the browser: who does what is lit comes to the end of each, who tries something else is answered."""

from typing import Any

import pytest
from playing import Player, ready, until
from playwright.sync_api import Page
from visitors import Guest, Invite

import serai
from serai.core.lesson import Lesson, lesson_of

_LIT = """
() => {
  const app = window.serai;
  const stage = app.stage;
  const origin = stage.overlay.getBoundingClientRect();
  const lit = [...document.querySelectorAll('.overlay .target.lit')].map((e) => {
    const at = stage.item(e.dataset.id).at;
    return { x: origin.left + at.x + at.w / 2, y: origin.top + at.y + at.h / 2 };
  });
  return {
    lit, words: document.querySelectorAll('.choice.lit').length, menu: !app.tips.menu.hidden,
    step: app.live.lesson.step, over: !!app.live.lesson.over,
    waits: !app.live.choices.length || !app.calm || !app.lesson.next.hidden,
    number: app.live.number, wide: document.documentElement.scrollWidth <= innerWidth,
  };
}
"""
MOST = 400
"""So many looks and clicks are enough for any lesson."""


def lesson(game: str) -> Lesson:
    found = lesson_of(serai.game(game))
    assert found is not None
    return found


class Pupil(Player):
    """Reads every page, then does what is lit."""

    def asked(self) -> dict[str, Any]:
        """What is lit, once the page is read and the others have played."""
        until(self.page, "window.serai?.calm && (serai.live.choices.length || serai.live.lesson?.over)", 60)
        ready(self.page)
        while self.page.locator(".lesson-next").is_visible():
            self.press(".lesson-next")
        seen: dict[str, Any] = self.page.evaluate(_LIT)
        return seen

    def _point(self, target: dict[str, Any]) -> None:
        """On a phone what is asked for comes into sight by itself, above the words."""
        if self.way == "touch":
            self.page.touchscreen.tap(target["x"], target["y"])
        else:
            super()._point(target)

    def press(self, button: str) -> None:
        found = self.page.locator(button).first
        (found.tap if self.way == "touch" else found.click)()

    def learn(self) -> set[int]:
        """To the end of the lesson; the steps it went through."""
        steps: set[int] = set()
        for _ in range(MOST):
            now = self.asked()
            steps.add(now["step"])
            assert now["wide"], "the page scrolls sideways"
            if now["over"]:
                return steps
            if now["waits"]:
                continue
            if now["menu"]:
                self._menu()
            elif now["lit"]:
                self._point(now["lit"][0])
            else:
                assert now["words"], f"nothing is lit at step {now['step']}"
                self.press(".choice.lit")
        raise AssertionError("the lesson does not end")


def at_lesson(guest: Guest, game: str) -> Page:
    """The lesson of a game, begun by its button on the home page."""
    page = guest.page("/")
    page.locator(f"form[action$='/learn/{game}'] button").click()
    page.wait_for_url("**/table/*")
    until(page, "window.serai?.calm && serai.live.choices.length > 0", 30)
    return page


GAMES = ("brillance", "feuville", "himalaya", "ilos", "kurier")
AT_ONCE = {"brillance": {9}}
"""On a phone the shop is tapped to which the cart is to drive: it then delivers, too, which is the next step."""


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learned_at_a_desk(invite: Invite, game: str, lang: str) -> None:
    page = at_lesson(invite("Anna", lang), game)
    assert Pupil(page).learn() == set(range(1, len(lesson(game).steps) + 1))
    page.locator(f".lesson-ways form[action$='/quick/{game}'] button").click()
    until(page, "window.serai?.calm && !serai.live.lesson && serai.live.choices.length > 0", 30)


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learned_on_a_phone(invite: Invite, game: str, lang: str) -> None:
    page = at_lesson(invite("Bert", lang, phone=True), game)
    steps = set(range(1, len(lesson(game).steps) + 1))
    assert steps - Pupil(page, "touch").learn() <= AT_ONCE.get(game, set())


def test_who_tries_something_else_is_answered_and_who_leaves_goes_on(invite: Invite) -> None:
    guest = invite("Cleo", "en")
    page = at_lesson(guest, "kurier")
    pupil = Pupil(page)
    number = pupil.asked()["number"]
    page.locator(".choice.lit").first.wait_for()  # a frame after the page of words was read
    page.locator(".choice:not(.lit)").first.click()
    page.locator(".lesson-answer:not([hidden])").wait_for()
    assert "Baikal-Bar" in page.locator(".lesson-answer").inner_text()
    assert pupil.asked()["number"] == number
    pupil.press(".choice.lit")
    until(page, "serai.live.lesson.step === 2", 30)
    assert not page.locator(".lesson-answer").is_visible()
    again = at_lesson(guest, "kurier")
    assert again.url == page.url
    assert Pupil(again).asked()["step"] == 2


def test_help_says_how_the_game_is_won_and_opens_the_rule_of_what_is_asked(invite: Invite) -> None:
    page = invite("Dora", "en").at_table("kurier")
    assert "You win by" in page.locator(".newcomer").inner_text()
    page.locator(".bar-tools .ask").click()
    assert "You win by" in page.locator("dialog.w-help .help-goal").inner_text()
    page.locator("dialog.w-help .help-rule").click()
    page.locator("dialog.w-rules #setup").wait_for()
    until(page, "[...document.querySelectorAll('dialog.w-rules, dialog.w-rules *')].some((e) => e.scrollTop > 0)")
    until(page, "document.querySelector('dialog.w-rules #setup').getBoundingClientRect().top < innerHeight / 2")
    assert page.locator("dialog.w-rules a[href$='#setup']").count() == 1
    page.keyboard.press("Escape")
    page.locator(".choice").first.click()
    until(page, "!document.querySelector('.newcomer')")
