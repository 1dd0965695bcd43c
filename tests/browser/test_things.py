"""Who plays his first games of a kind is told what he sees for the first time: one thing at a time, and once."""

import pytest
from playing import until
from visitors import Invite

_COVERED = """
() => {
  const at = document.querySelector('.thing').getBoundingClientRect();
  return [...document.querySelectorAll('.overlay .target, .choice')].map((e) => e.getBoundingClientRect())
    .some((r) => r.width && r.left < at.right && r.right > at.left && r.top < at.bottom && r.bottom > at.top);
}
"""
GAMES = [("brillance", "en"), ("feuville", "nl"), ("himalaya", "en"), ("ilos", "nl"), ("kurier", "en")]


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_what_is_new_is_explained_once_and_covers_nothing_that_is_asked(invite: Invite, game: str, lang: str) -> None:
    page = invite("Anna", lang, explain=True).at_table(game, 3)
    until(page, "serai.things.known")
    # in Brillance nothing lies there before colours are chosen
    for _ in range(12):
        if page.locator(".thing").count():
            break
        page.evaluate("serai.act(serai.live.choices[0])")
        page.wait_for_timeout(50)
        until(page, "serai.calm && serai.live.choices.length > 0", 25)
    heard: list[str] = []
    for _ in range(40):
        if not page.locator(".thing").count():
            break
        assert page.locator(".thing").count() == 1
        assert not page.evaluate(_COVERED)
        heard.append(page.locator(".thing p").inner_text())
        page.locator(".thing .coach-close").click()
    assert heard
    assert len(heard) == len(set(heard))
    page.reload()
    until(page, "window.serai?.calm && serai.live.choices.length > 0 && serai.things.known", 25)
    assert not page.locator(".thing p").filter(has_text=heard[0]).count()


def test_who_wants_no_more_is_told_no_more(invite: Invite) -> None:
    guest = invite("Bert", explain=None)
    page = guest.at_table("kurier")
    page.locator(".thing .soft-button").click()
    until(page, "!document.querySelector('.thing') && serai.settings.likes.explain === false")
    page = guest.at_table("ilos")
    page.wait_for_timeout(300)
    assert page.evaluate("serai.fresh && !serai.things.asked")


def test_nothing_is_explained_from_the_third_game_on(invite: Invite) -> None:
    guest = invite("Cleo", explain=None)
    for _ in range(2):
        assert guest.at_table("kurier").evaluate("serai.fresh")
    page = guest.at_table("kurier")
    assert not page.evaluate("serai.fresh || serai.things.asked")


def test_the_coach_speaks_in_the_first_games_unless_he_was_sent_away(invite: Invite) -> None:
    weighs = "(serai.settings.likes.coach ?? serai.fresh)"
    assert invite("Dora", coach=None).at_table("kurier").evaluate(weighs)
    assert not invite("Emma", coach=False).at_table("kurier").evaluate(weighs)
    page = invite("Fred", coach=None).at_table("kurier")
    before = page.evaluate("serai.live.number")
    page.evaluate("serai.act(serai.live.choices[0])")
    assert page.evaluate("serai.coach.weighing !== null"), "the house is asked about the move"
    until(page, f"serai.live.number > {before} || document.querySelector('.coach-choice')", 20)
