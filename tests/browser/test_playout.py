"""A round of Himalaya in the browser: it is played out action by action, can be skipped, and watched again."""

from typing import Any

from playing import Player, look, ready, until
from playwright.sync_api import Page
from visitors import Invite


def programme(page: Page) -> None:
    """Lay commands, and all that is asked before them, until a round is about to be played out."""
    player = Player(page)
    for _ in range(600):
        ready(page)
        if look(page)["confirm"] and page.locator(".overlay [data-id='laid:5']").count():
            return
        if player.turn() != "acted":
            page.wait_for_timeout(50)
    raise AssertionError("six commands were never laid")


def table_of(guest: Any) -> Page:
    order = {"game": "himalaya", "seats": 2, "bots": {"1": "random"}}
    page: Page = guest.page(f"/table/{guest.post('/api/v1/tables', order)['id']}")
    ready(page)
    return page


def test_a_round_is_played_out_skipped_and_watched_again(invite: Invite) -> None:
    page = table_of(invite(motion="slow", confirm=True))
    programme(page)
    assert page.locator(".way").is_hidden()
    assert page.locator(".confirm").inner_text().startswith("Confirm: "), "it says what is confirmed"
    page.locator(".confirm").click()
    until(page, "window.serai.playout.text")
    told = page.evaluate("window.serai.live.number")
    assert "revealed" in page.locator("#prompt").inner_text()
    assert look(page)["choices"] == 0, "nothing can be chosen while the round is played out"
    until(page, "document.querySelector('#prompt').textContent.startsWith('Action 1.')")
    assert page.evaluate("window.serai.live.number") == told, "the end comes last"
    done, most = page.evaluate("[serai.bar.way.value, serai.bar.way.max]")
    assert 0 < done < most, "the bar shows where one is"
    page.keyboard.press("Escape")
    until(page, "!window.serai.playout.text")
    assert page.evaluate("window.serai.live.number") > told
    assert page.locator(".way").is_hidden()
    ready(page)
    before = page.evaluate("window.serai.live.number")
    page.locator(".again").click()
    until(page, "window.serai.playout.text")
    assert page.locator("#prompt").inner_text() == "This is how it stood."
    page.locator(".skip-button").click()
    ready(page)
    assert page.evaluate("window.serai.live.number") == before
    assert look(page)["choices"] > 0
    page.reload()
    until(page, "window.serai?.calm && serai.live.choices.length > 0", 25)
    page.keyboard.press("r")
    until(page, "document.querySelector('#prompt').textContent.includes('revealed')")
    page.keyboard.press("Escape")
    ready(page)
    assert page.evaluate("window.serai.live.number") == before
    assert page.locator(".log-lines li").count() > 0


def test_who_comes_back_watches_what_the_others_did(invite: Invite) -> None:
    """In any game: the lines since one's last turn, each with its picture, on the screen it is asked for on."""
    page = invite("Anna", "nl", phone=True).at_table("kurier", 3)
    player = Player(page, "touch", 5)
    while page.locator(".recap").is_hidden():
        player.turn()
        ready(page)
    page.reload()
    until(page, "window.serai?.calm && serai.live.choices.length > 0", 25)
    page.locator(".recap summary").tap()
    lines = page.locator(".recap li").all_inner_texts()
    log = page.locator(".log-lines li").count()
    where = "[...serai.stage.items].map(([id, item]) => [id, item.at.x, item.at.y].join()).sort()"
    now = page.evaluate(where)
    page.evaluate(
        """() => {
          const { hooks } = serai.playout;
          const show = hooks.show;
          window.told = [];
          hooks.show = (moment, narrow) => { told.push(moment.text); show(moment, narrow); };
        }"""
    )
    page.locator(".recap .sheet button").tap()
    until(page, "told.length > 0")
    assert page.evaluate(where) != now, "the table looks as it did then"
    until(page, "!serai.playout.text", 5 + 3 * len(lines))
    first, *told = page.evaluate("told")
    assert first == "Zo stond het ervoor."
    assert told
    assert told == lines[: len(told)], "line by line, but for what came of one's own steps since"
    ready(page)
    assert page.evaluate(where) == now
    assert page.locator(".log-lines li").count() == log


def test_who_wants_no_movement_sees_the_end_at_once_and_may_still_watch(invite: Invite) -> None:
    page = table_of(invite(motion="none", confirm=True))
    programme(page)
    told = page.evaluate("window.serai.live.number")
    page.locator(".confirm").click()
    until(page, f"window.serai.live.number > {told}")
    ready(page)
    assert not page.evaluate("window.serai.playout.text")
    page.locator(".again").click()
    until(page, "window.serai.playout.text")
    page.mouse.click(400, 500)
    until(page, "!window.serai.playout.text")


def test_a_click_on_a_laid_command_takes_it_back_with_all_after_it(invite: Invite) -> None:
    page = table_of(invite(motion="none", confirm=True))
    programme(page)
    laid = ".overlay [data-id^='laid:']"
    assert page.locator(laid).count() == 6, "the last command can be seen before it is final"
    at = page.evaluate(
        """() => {
          const { at } = window.serai.stage.item('laid:2');
          const origin = window.serai.stage.overlay.getBoundingClientRect();
          return [origin.left + at.x + at.w / 2, origin.top + at.y + at.h / 2];
        }"""
    )
    page.mouse.click(*at)
    until(page, "window.serai.live.choices.length === 5")
    ready(page)
    assert page.locator(laid).count() == 2


def test_a_single_thing_that_is_open_is_taken_not_asked(invite: Invite) -> None:
    """Alone among bots, after one's own step; it is taken back with that step."""
    page = invite().at_table("kurier", 2)
    player = Player(page, "mouse", 2)
    run = """(() => {
      const trip = serai.travel.trips.at(-1);
      return trip && trip.to === serai.live.number && serai.live.can_undo ? trip.from : -1;
    })()"""
    for _ in range(400):
        assert player.turn() != "over", "nothing was ever taken along"
        ready(page)
        asked = page.evaluate("serai.live.choices.length === 1 && serai.live.number === serai.requests.acted + 1")
        assert not asked, "a choice with one option is no question"
        before = page.evaluate(run)
        if before >= 0:
            break
    page.keyboard.press("u")
    until(page, f"serai.calm && serai.live.number === {before}")
    assert page.evaluate("serai.live.choices.length") > 1
