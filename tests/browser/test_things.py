"""Who plays his first games of a kind is told what he sees for the first time: one thing at a time, and once."""

import pytest
from playing import until
from visitors import Invite

_COVERS = """
() => {
  const at = document.querySelector('NOTE').getBoundingClientRect();
  return [...document.querySelectorAll('.overlay .target, .choice')].map((e) => e.getBoundingClientRect())
    .some((r) => r.width && r.left < at.right && r.right > at.left && r.top < at.bottom && r.bottom > at.top);
}
"""


def covers(note: str) -> str:
    """Whether this note lies over something that can be chosen, as a question to the page."""
    return _COVERS.replace("NOTE", note)


GAMES = [("brillance", "en"), ("feuville", "nl"), ("himalaya", "en"), ("ilos", "nl"), ("kurier", "en")]


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_what_is_new_is_explained_once_and_covers_nothing_that_is_asked(invite: Invite, game: str, lang: str) -> None:
    page = invite("Anna", lang, explain=True).at_table(game, 3)
    # one word at a time: how the game is won comes first
    assert not page.locator(".thing").count()
    page.locator(".newcomer .coach-close").click()
    until(page, "serai.things.known")
    # in Brillance nothing lies there before colours are chosen
    for _ in range(12):
        if page.locator(".thing").count():
            break
        page.evaluate("serai.requests.act(serai.live.choices[0])")
        page.wait_for_timeout(50)
        until(page, "serai.calm && serai.live.choices.length > 0", 25)
    heard: list[str] = []
    for _ in range(40):
        if not page.locator(".thing").count():
            break
        assert page.locator(".thing").count() == 1
        assert not page.evaluate(covers(".thing"))
        heard.append(page.locator(".thing p").inner_text())
        page.locator(".thing .coach-close").click()
    assert heard
    assert len(heard) == len(set(heard))
    page.reload()
    until(page, "window.serai?.calm && serai.live.choices.length > 0 && serai.things.known", 25)
    assert not page.locator(".thing p").filter(has_text=heard[0]).count()


def test_the_word_about_winning_makes_room_for_what_is_asked_later(invite: Invite) -> None:
    page = invite("Anna", explain=False).at_table("ilos", 3)
    page.set_viewport_size({"width": 1280, "height": 720})
    until(page, "serai.calm && serai.live.choices.length > 0 && document.querySelector('.newcomer')", 25)
    until(page, "serai.stage.room === '1280x720' && !serai.stage.pending")
    page.wait_for_timeout(200)
    # as if it had been laid there before the hand was asked for
    page.evaluate("document.querySelector('.newcomer').dataset.corner = 'low-left'")
    assert page.evaluate(covers(".newcomer"))
    page.evaluate("serai.showing.render()")
    until(page, f"!({covers('.newcomer')})()")


def test_a_note_leaves_no_page_too_wide_whatever_becomes_of_the_window(invite: Invite) -> None:
    """On a phone a note may lie in the bar; at a desk the bar has no room for it."""
    page = invite("Anna", "nl", explain=False).at_table("himalaya", 4)
    until(page, "document.querySelector('.newcomer')")
    page.set_viewport_size({"width": 390, "height": 844})
    until(page, "serai.stage.room === '390x844' && serai.calm")
    # as if every corner were taken
    page.evaluate(
        """() => {
          const note = document.querySelector('.newcomer');
          note.dataset.corner = 'bar';
          serai.bar.element.append(note);
        }"""
    )
    for width, height in [(1440, 900), (390, 844), (1024, 768), (820, 1180)]:
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"serai.stage.room === '{width}x{height}' && !serai.stage.pending && serai.calm")
        until(page, "document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate("!!document.querySelector('.newcomer')")


def test_where_every_corner_is_asked_a_note_at_a_desk_covers_least(invite: Invite) -> None:
    page = invite("Anna", explain=False).at_table("ilos", 3)
    until(page, "serai.calm && document.querySelector('.newcomer')", 25)
    page.evaluate(
        """() => {
          document.querySelector('.side-dock').style.display = 'none';
          for (const [left, top, width] of [[0, 100, 600], [0, 800, 600], [900, 100, 540], [1400, 800, 40]]) {
            const asked = document.createElement('div');
            asked.className = 'target';
            asked.style = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: 90px`;
            serai.stage.overlay.append(asked);
          }
          serai.showing.render();
        }"""
    )
    until(page, "document.querySelector('.newcomer').dataset.corner === 'low-right'")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_wants_no_more_is_told_no_more(invite: Invite) -> None:
    guest = invite("Bert", explain=None)
    page = guest.at_table("kurier")
    page.locator(".newcomer .coach-close").click()
    page.locator(".thing .soft-button").click()
    until(page, "!document.querySelector('.thing') && serai.settings.likes.explain === false")
    page = guest.at_table("ilos")
    page.wait_for_timeout(300)
    assert page.evaluate("serai.showing.fresh && !serai.things.asked")


def test_nothing_is_explained_from_the_third_game_on(invite: Invite) -> None:
    guest = invite("Cleo", explain=None)
    for _ in range(2):
        assert guest.at_table("kurier").evaluate("serai.showing.fresh")
    page = guest.at_table("kurier")
    assert not page.evaluate("serai.showing.fresh || serai.things.asked")


def test_the_coach_speaks_in_the_first_games_unless_he_was_sent_away(invite: Invite) -> None:
    weighs = "(serai.settings.likes.coach ?? serai.showing.fresh)"
    assert invite("Dora", coach=None).at_table("kurier").evaluate(weighs)
    assert not invite("Emma", coach=False).at_table("kurier").evaluate(weighs)
    page = invite("Fred", coach=None).at_table("kurier")
    before = page.evaluate("serai.live.number")
    # in one go: the answer may come before the page is asked again
    asks = page.evaluate("serai.requests.act(serai.live.choices[0]), serai.coach.weighing !== null")
    assert asks, "the house is asked about the move"
    until(page, f"serai.live.number > {before} || document.querySelector('.coach-choice')", 20)
