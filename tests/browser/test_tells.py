"""The table tells how everybody stands, and what that is made of."""

from playing import Player, ready, until
from visitors import Finished, Invite


def test_a_standing_says_what_it_is_made_of(invite: Invite) -> None:
    page = invite("Anna", "en").at_table("himalaya", 3)
    seats = page.locator(".seat-button")
    assert seats.count() == 3
    texts = page.locator(".seat .score").all_inner_texts()
    assert texts == ["0 · 0 · 0", "0 · 0 · ?", "0 · 0 · ?"], "the yaks of others are behind their screens"
    seats.nth(1).hover()
    until(page, "!serai.tips.element.hidden")
    told = page.locator("#serai-tip").inner_text()
    assert "religion: 0" in told
    assert "behind the screen" in told


def test_the_log_shows_whose_step_it_was_and_folds_the_set_up(invite: Invite) -> None:
    page = invite("Anna", "en").at_table("brillance", 3)
    player = Player(page, "mouse", 2)
    for _ in range(400):
        if page.locator(".log-lines .fold").count():
            break
        if player.turn() != "acted":
            page.wait_for_timeout(100)
        ready(page)
    assert page.locator(".log-lines .sign").count() > 0, "the colour and sign of who acted"
    fold = page.locator(".log-lines .fold button")
    assert fold.inner_text().startswith("Set-up (")
    assert page.locator(".log-lines .set-up").first.is_hidden()
    fold.click()
    assert page.locator(".log-lines .set-up").first.is_visible()


def test_the_end_is_broken_down(invite: Invite, finished: Finished) -> None:
    page = invite("Anna", "en").page(f"/table/{finished.table('ilos', 3)}")
    until(page, "window.serai?.calm", 25)
    page.locator("dialog.w-result .made-of").first.wait_for()
    told = page.locator("dialog.w-result .made-of").all_inner_texts()
    points = page.evaluate("serai.live.seats.map((seat) => [seat.rank, seat.score])")
    for parts, (_, score) in zip(told, sorted(points), strict=True):
        worth = sum(int(part.rsplit("=", 1)[1]) for part in parts.split(" · ") if "=" in part)
        assert worth == score


def test_what_the_others_moved_stays_marked_until_one_acts(invite: Invite) -> None:
    page = invite("Anna", "en").at_table("kurier", 3)
    player = Player(page, "mouse", 5)
    marked = "[...document.querySelectorAll('.recent')].map((element) => element.dataset.id)"
    for _ in range(400):
        ready(page)
        if page.evaluate("serai.live.choices.length > 0") and page.evaluate(marked):
            break
        player.turn()
        page.wait_for_timeout(30)
    before = page.evaluate(marked)
    assert any(name.startswith(("courier:", "dispatch:")) for name in before)
    page.locator(".past .tool").nth(1).click()
    until(page, "serai.past.at !== null && !document.querySelector('.recent')")
    page.locator("button.now").click()
    until(page, "serai.past.at === null && document.querySelector('.recent')")
    # the next truth after an own step, as it comes when nobody else has acted yet
    page.evaluate("serai.showing.recent.take(serai.live, serai.live, serai.book.log.mine); serai.showing.render()")
    until(page, "!document.querySelector('.recent')")
